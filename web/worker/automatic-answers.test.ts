import {
  ask,
  choose,
  defineGame,
  type Json,
  must,
  ok,
  type Rule,
  type Seat,
  type Session,
  seat,
  startSession,
} from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { AutomaticAnswers } from './automatic-answers.ts'

type Walk = { steps: string[] }

const me = seat('me')

/** Asks in turn for a way with a choice, and for one without. */
const walk = defineGame<null, null, Walk>({
  id: 'walk',
  rulesVersion: 1,
  prepare: () => ok({ setup: null, content: null }),
  seats: () => [me],
  start: () => ({ steps: [] }),
  *step(game): Rule<void> {
    const ways = game.state.steps.length % 2 === 0 ? ['left', 'right'] : ['on']
    const options = ways.map((id) => ({ id, label: id }))
    game.state.steps.push(
      yield* ask(game, me, choose({ name: 'way', prompt: 'Where to?', options }), { always: true }),
    )
  },
  isOver: ({ steps }) => steps.length === 6,
  outcome: () => null,
  clone: ({ steps }) => ({ steps: [...steps] }),
  view: ({ steps }) => steps,
  resample: (state) => state,
})

const begin = (): Session => must(startSession(walk, { setup: null, seed: 's' }))

/** Answers by itself as far as that goes. */
function settle(session: Session, automatic: AutomaticAnswers): void {
  for (;;) {
    const asked = session.pending?.asked[0]
    const answer = asked && automatic.answerTo(asked)
    if (answer === undefined) return
    automatic.note(session)
    must(session.answer(me, answer))
  }
}

const say = (session: Session, automatic: AutomaticAnswers, answer: Json): void => {
  must(session.answer(me as Seat, answer))
  settle(session, automatic)
}

test('only what has one answer is answered', () => {
  const [session, automatic] = [begin(), new AutomaticAnswers()]
  settle(session, automatic)
  expect(session.view(me).game).toEqual([])
  say(session, automatic, 'left')
  expect(session.view(me).game).toEqual(['left', 'on'])
})

test('nothing is answered where a person wants to be asked', () => {
  const [session, automatic] = [begin(), new AutomaticAnswers()]
  automatic.isOn = false
  say(session, automatic, 'left')
  expect(session.view(me).game).toEqual(['left'])
})

test('taking back goes to the last choice, and other choices can be taken back after it', () => {
  const [session, automatic] = [begin(), new AutomaticAnswers()]
  say(session, automatic, 'left')
  say(session, automatic, 'left')
  must(automatic.undo(session, me))
  expect(session.view(me).game).toEqual(['left', 'on'])
  say(session, automatic, 'right')
  expect(session.view(me).game).toEqual(['left', 'on', 'right', 'on'])
  must(automatic.undo(session, me))
  must(automatic.undo(session, me))
  expect(session.view(me).game).toEqual([])
})

test('an answer that a person gave without a choice is taken back alone', () => {
  const [session, automatic] = [begin(), new AutomaticAnswers()]
  automatic.isOn = false
  say(session, automatic, 'left')
  say(session, automatic, 'on')
  must(automatic.undo(session, me))
  expect(session.view(me).game).toEqual(['left'])
})
