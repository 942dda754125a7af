import { expect, test } from 'vitest'
import { shownRolls } from '../../../dice/rolls.ts'
import { reasonsIn } from '../../../log/reasons.ts'
import { sectionsOf } from '../../../log/sections.ts'
import { momentOf, playUntil, quickGame } from '../testing/moments.ts'
import { diceResults, dieLook } from './dice.ts'
import { headingOf } from './headings.ts'
import { optionNote } from './option-note.ts'

const game = playUntil(quickGame('dice'), (session) =>
  session
    .events('spectator')
    .some(({ name, about }) => name === 'strike' && JSON.stringify(about).includes('"roll"')),
)
const events = game.events('spectator')
const moment = momentOf(game)

test('the log has a preparation, rounds, and a heading for the model that acts', () => {
  const headings = sectionsOf(events, (event) => headingOf(event, moment)).map(({ heading }) => heading)
  expect(headings[0]).toEqual({ level: 'part', text: 'Preparation' })
  expect(headings).toContainEqual({ level: 'part', text: 'Round 1' })
  const turns = headings.filter((heading) => heading?.level === 'turn')
  expect(turns.length).toBeGreaterThan(0)
  const sides = new Set(turns.map((heading) => heading?.side))
  expect(sides.has(0) || sides.has(1)).toBe(true)
})

test('a strike tells which dice of its rolls did something, and gives reasons', () => {
  const strike = events.findLast(({ name }) => name === 'strike')!
  const [result] = diceResults(strike)
  expect(result?.word).toMatch(/hit|block/)
  const rolls = shownRolls(events, { diceResults }, 5)
  expect(rolls.find(({ roll }) => roll.id === result?.roll)?.isJudged).toBe(true)
  expect(reasonsIn(strike).length).toBeGreaterThan(0)
  expect(diceResults({ ...strike, name: 'move' })).toEqual([])
})

test('dice are told apart by their colour and what they are rolled for', () => {
  const names = (colour: string, purpose: string) => dieLook({ colour }, { purpose }).name
  expect(names('white', 'attack on Joker')).toBe('attack die')
  expect(names('red', 'attack on Joker')).toBe('Strength die')
  expect(names('blue', 'defence')).toBe('defence die')
  expect(names('white', 'Take the Lead')).toBe('die')
})

test('cards say what they do, by the half that is asked about; so do traits', () => {
  const card = { id: 'above-the-noise', label: 'Above the Noise', about: { card: 'above-the-noise' } }
  const note = (name: string, half?: string) =>
    optionNote(
      { ...card, about: { ...card.about, ...(half === undefined ? {} : { half }) } },
      { name, prompt: '', shape: 'choice' },
      moment,
    )
  expect(note('resource')).toMatch(/^Resource: /)
  expect(note('play-card', 'objective')).toMatch(/^Objective, \d VP: /)
  expect(note('mulligan')).toMatch(/^Objective.*Resource: /)
  const trait = { id: 'trait:lantern', label: 'Lantern', about: { trait: 'lantern' } }
  expect(optionNote(trait, { name: 'action', prompt: '', shape: 'choice' }, moment)).toMatch(/\w{3}/)
  expect(
    optionNote({ id: 'move', label: 'Move' }, { name: 'action', prompt: '', shape: 'choice' }, moment),
  ).toBeUndefined()
})

test('the model that is to act is shown with its rank, and the Boss as such', () => {
  const models = moment.info.table.models
  const notes = models.map((_, model) =>
    optionNote(
      { id: `${model}`, label: '', about: { model } },
      { name: 'audacity', prompt: '', shape: 'several' },
      moment,
    ),
  )
  expect(notes.filter((note) => note?.startsWith('Boss, '))).toHaveLength(2)
  expect(notes).toContain('Henchman')
  const target = { id: '0', label: '', about: { model: 0 } }
  expect(optionNote(target, { name: 'target', prompt: '', shape: 'choice' }, moment)).toBeUndefined()
})
