import {
  choose,
  chooseNumber,
  chooseSome,
  type Decision,
  describe as described,
  type Json,
  open,
  refused,
  seat,
  split,
} from '@gargoyle/engine'
import { boards, prepareBoard } from '@gargoyle/table'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SettingsProvider } from '../app/settings.tsx'
import type { GamePage, Moment } from '../games/game-page.ts'
import type { MatchStore } from '../match/match-store.ts'
import type { SceneContent } from '../scene/scene-content.ts'
import { QuestionForm } from './question-form.tsx'

const ada = seat('ada')
const page = {
  targetOf: () => undefined,
  optionNote: ({ id }) => (id === 'card' ? 'Draw one.' : undefined),
  pickNote: (ids, { name }) => (name === 'buy' ? `${ids.length} paid for.` : undefined),
  firstAmount: ({ name }) => (name === 'cubes' ? 9 : undefined),
} as Partial<GamePage> as GamePage
const store = { host: {} } as Partial<MatchStore> as MatchStore
const content: SceneContent = {
  board: prepareBoard(boards['crime-alley']),
  figures: [],
  tokens: [],
  lights: [],
  zones: [],
  night: true,
}

/** The markup of a question before any input. */
function drawn(asked: Decision, initial?: Json): string {
  const decision = described(asked)
  const moment: Moment = {
    info: { game: 'none', seats: [ada], sides: [[ada]], plans: {}, table: {} },
    look: {
      viewer: ada,
      view: null,
      shown: null,
      decision,
      question: 1,
      asked: [ada],
      canUndo: false,
      over: false,
      answers: 0,
      lastEvent: 0,
    },
  }
  return renderToStaticMarkup(
    <SettingsProvider>
      <QuestionForm
        moment={moment}
        decision={decision}
        page={page}
        store={store}
        content={content}
        seat={ada}
        initial={initial}
        busy={false}
        give={() => undefined}
        onTool={() => undefined}
      />
    </SettingsProvider>,
  )
}

test('a choice lists everything: what can be picked with its key, what cannot with its reason', () => {
  const html = drawn(
    choose({
      name: 'action',
      prompt: 'What now?',
      options: [
        { id: 'fight', label: 'Fight', why: { text: 'Nobody is near.' } },
        { id: 'move', label: 'Move' },
        { id: 'card', label: 'A card' },
      ],
    }),
  )
  expect(html.indexOf('Move')).toBeLessThan(html.indexOf('Fight'))
  expect(html).toContain('Not now: Nobody is near.')
  expect(html).toContain('Draw one.')
  expect(html).toMatch(/aria-disabled="true"[^>]*aria-keyshortcuts="3"/)
})

test('an answer that was advised is filled in, to be confirmed', () => {
  const yesOrNo = choose({ name: 'q', prompt: 'Well?', options: ['yes', 'no'] })
  expect(drawn(yesOrNo)).not.toContain('Confirm')
  expect(drawn(yesOrNo, 'no')).toContain('Confirm: no')
})

test('some of several say how many, a split how much is left, a number how far it goes', () => {
  const some = drawn(chooseSome({ name: 'q', prompt: 'Which?', options: ['a', 'b', 'c'], min: 2, max: 2 }))
  expect(some).toContain('2 to go')
  expect(some.match(/type="checkbox"/g)).toHaveLength(3)
  const shared = drawn(split({ name: 'q', prompt: 'Share.', total: 3, among: ['a', 'b'] }))
  expect(shared).toContain('All handed out.')
  expect(shared).toContain('Less: a')
  const groups = [{ label: 'Robin', ids: ['a', 'b'], max: 2 }]
  const kept = drawn(split({ name: 'q', prompt: 'Share.', max: 3, among: ['a', 'b'], groups }))
  expect(kept).toContain('3 not handed out: you need not use them.')
  expect(kept).toContain('Robin 0 of 2')
  expect(kept).not.toMatch(/disabled=""[^>]*>Confirm/)
  const count = drawn(chooseNumber({ name: 'q', prompt: 'How many?', min: 2, max: 30 }))
  expect(count).toContain('From 2 to 30.')
  expect(count).toContain('type="range"')
})

test('the button says how many are taken', () => {
  const some = (min: number, picked: readonly string[]) =>
    /(None of these|Take \d)/.exec(
      drawn(chooseSome({ name: 'q', prompt: 'Which?', options: ['a', 'b', 'c'], min, max: 3 }), picked),
    )?.[0]
  expect(some(0, [])).toBe('None of these')
  expect(some(0, ['a', 'b'])).toBe('Take 2')
  expect(some(2, ['a'])).toBe('Take 2')
  expect(some(2, ['a', 'b', 'c'])).toBe('Take 3')
})

test('a question of an unknown shape can still be answered, as text', () => {
  const riddle = open({
    name: 'q',
    prompt: 'Speak.',
    shape: 'riddle',
    check: () => refused('No.'),
    candidates: () => [],
  })
  expect(drawn(riddle)).toContain('An answer written out (riddle)')
})

test('what is ticked so far is summed up where the game says how', () => {
  const options = ['plan', 'patrol'].map((id) => ({ id, label: id }))
  const asked = chooseSome({ name: 'buy', prompt: 'What?', options })
  expect(drawn(asked, ['plan'])).toContain('1 paid for.')
})

test('a number begins where the game says, within its bounds', () => {
  const cubes = (name: string) => drawn(chooseNumber({ name, prompt: 'How many?', min: 1, max: 4 }))
  expect(cubes('cubes')).toMatch(/Confirm\D+4/)
  expect(cubes('other')).toMatch(/Confirm\D+1/)
})
