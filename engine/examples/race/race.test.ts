import { expect, test } from 'vitest'
import { explain, seat } from '../../index.ts'
import { type StagedGame, stage } from '../../testing/index.ts'
import { race } from './index.ts'
import type { RaceRoof } from './roof.ts'
import { type RaceState, type Runner, strideOf } from './runner.ts'

type RaceStage = StagedGame<{ readonly seats: readonly string[]; readonly roof: string }, RaceRoof, RaceState>

function trained(dice: string, tools: Readonly<Record<string, readonly string[]>> = {}): RaceStage {
  const game = stage(race, { setup: { seats: ['ann', 'ben'] }, dice })
  game.play(['ann', 'training', { legs: 4, nerve: 2 }], ['ben', 'training', { legs: 5, nerve: 1 }])
  game.play(['ann', 'packing', tools.ann ?? []], ['ben', 'packing', tools.ben ?? []])
  return game
}

const ann = seat('ann')

test('training is secret and checked', () => {
  const game = stage(race, { setup: { seats: ['ann', 'ben'] } })
  expect(game.refusal('ann', { legs: 1, nerve: 5 })).toBe('Nerve can be given a whole number from 0 to 4.')
  expect(game.refusal('ann', { legs: 1, nerve: 1 })).toBe('2 handed out, but it must be 6 in all.')
  game.answer('ann', { legs: 2, nerve: 4 })
  expect(game.asked()).toEqual(['ben: training'])
})

test('a steady turn: effort, dice, landing', () => {
  const game = trained('3 4')
  game.play(['ann', 'pace', 'steady'], ['ann', 'effort', 1])
  expect(game.session.view(ann).decision).toMatchObject({
    shape: 'point',
    about: { from: { x: 0, y: 200 }, reach: 185 },
  })
  expect(game.refusal('ann', { x: 186, y: 200 })).toBe('That is further than the 185 cm you can leap.')
  expect(game.refusal('ann', { x: -1, y: 200 })).toBe('Nobody can stand there.')
  expect(game.refusal('ann', { x: 1.5, y: 200 })).toContain('whole centimetres')
  game.answer('ann', { x: 185, y: 200 })
  expect(game.session.state.runners[0]).toMatchObject({ x: 185, y: 200, nerve: 1 })
  expect(game.story().at(-1)).toBe('ann leaps to 185, 200.')
  game.dice.expectAllUsed()
})

test('the pace can be taken back until the dice fall', () => {
  const game = trained('3 4')
  const hash = game.session.hash()
  game.play(['ann', 'pace', 'sprint'])
  expect(game.session.state.runners[0]?.nerve).toBe(1)
  expect(game.session.undo(ann)).toEqual({ ok: true, value: 'sprint' })
  expect(game.session.hash()).toBe(hash)
  game.play(['ann', 'pace', 'steady'], ['ann', 'effort', 0])
  expect(game.session.canUndo(ann)).toBe(false)
})

test('without nerve there is no sprint, and the option says so', () => {
  const game = trained('3 4 3 4 3 4')
  game.play(['ann', 'pace', 'steady'], ['ann', 'effort', 2], ['ann', 'landing', { x: 10, y: 200 }])
  game.play(['ben', 'pace', 'steady'], ['ben', 'effort', 0], ['ben', 'landing', { x: 10, y: 400 }])
  // Only one pace is left and no nerve to spend: the next question is where to land.
  expect(game.asked()).toEqual(['ann: landing'])
})

test('chalk rolls one die again, once', () => {
  const game = trained('1 4 6', { ann: ['chalk'] })
  game.play(['ann', 'pace', 'steady'], ['ann', 'effort', 0], ['ann', 'chalk', ['0']])
  expect(game.session.view(ann).decision?.about).toMatchObject({ reach: 10 * 15 + 60 })
  const reroll = game.session.events('spectator').find(({ name }) => name === 'reroll')
  expect(reroll?.about).toMatchObject({
    dice: [{ faces: [1, 6], face: 6 }, { faces: [4] }],
    rerolls: [{ reason: 'chalk' }],
  })
})

test('smoke trips, a rope catches, a fall slides', () => {
  const tripped = (tools: readonly string[], dice: string): RaceStage => {
    const game = trained(dice, { ann: tools, ben: ['smoke'] })
    game.play(['ann', 'pace', 'steady'], ['ann', 'effort', 0], ['ann', 'landing', { x: 100, y: 300 }])
    game.play(['ben', 'landed', 'smoke-ben'])
    return game
  }
  const fallen = tripped([], '3 4 2')
  expect(fallen.session.state.runners[0]).toMatchObject({ x: 60, winded: true })
  const caught = tripped(['rope'], '3 4')
  caught.play(['ann', 'tripped', 'rope-ann'])
  expect(caught.session.state.runners[0]).toMatchObject({ x: 100, winded: false, tools: [] })
  expect(caught.session.state.runners[1]?.tools).toEqual([])
})

test('a stride explains itself', () => {
  const runner: Runner = { seat: ann, x: 0, y: 0, legs: 3, nerve: 0, winded: true, tools: [] }
  expect(explain(strideOf(runner, 7, true, 1))).toEqual([
    'Stride is 170.',
    'It starts at 105: rolled 7 [race/stride].',
    'Multiplied by 2, which makes 210: sprinting [race/sprint].',
    'Divided by 2, which makes 105: out of breath [race/winded].',
    'Plus 45, which makes 150: strong legs [race/legs].',
    'Plus 20, which makes 170: nerve spent [race/effort].',
  ])
  expect(strideOf({ ...runner, winded: false, legs: 5 }, 18, true, 4).total).toBe(420)
})

test('the runner who is over the last edge wins', () => {
  const game = trained('6 6')
  game.session.state.runners[0]!.x = 1400
  game.play(['ann', 'pace', 'steady'], ['ann', 'effort', 0], ['ann', 'landing', { x: 1500, y: 200 }])
  expect(game.session.outcome).toEqual({ winner: 'ann', turns: 1 })
})

test('a bad setup names its path', () => {
  expect(race.prepare({ seats: ['ann'] })).toMatchObject({ ok: false, reason: { path: 'seats' } })
  expect(race.prepare({ seats: ['ann', 'ben'], roof: 'constructor' })).toMatchObject({
    ok: false,
    reason: { path: 'roof' },
  })
})
