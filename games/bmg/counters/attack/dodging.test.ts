import { expect, test } from 'vitest'
import { performById } from '../testing/actions.ts'
import { gun, oneShot } from '../testing/duel.ts'
import type { ModelSketch, WeaponSketch } from '../testing/model-sketch.ts'
import { setTable, type TestAnswer, to } from '../testing/table.ts'

const dodger = { traits: ['dodge'], counters: 'M', movement: 3 } as const

/** The injuries of a hero and a mate beside it that a thug shoots at with a weapon. */
function shot(
  weapon: WeaponSketch,
  hero: Partial<ModelSketch>,
  mate: Partial<ModelSketch>,
  dice: string,
  ...answers: readonly TestAnswer[]
) {
  const table = setTable({
    models: {
      thug: { seat: 'b', at: [30, 30], counters: 'AA', weapons: [weapon] },
      hero: { seat: 'a', at: [44, 30], endurance: 9, ...hero },
      mate: { seat: 'a', at: [48, 30], endurance: 9, ...mate },
    },
    active: 'thug',
  })
  table.play((game, { thug }) => performById(game, thug, 'ranged:0'), dice, ...answers)
  return [table.model('hero').injury, table.model('mate').injury]
}

const dodged = ['dodge', { counters: 1 }] as const

test('bmg1/trait/dodge, bmg1/template/spray-template: a spray is a ranged attack, and its impacts are dodged', () => {
  const spray: WeaponSketch = { ...gun, rof: 1, rules: ['firearm', 'expansive'] }
  // The hero rolls Agility; the mate is damaged.
  const aim = ['spray', { to: to(60, 30) }] as const
  expect(shot(spray, dodger, {}, '3 2 3', aim, dodged)).toEqual([0, 1])
  expect(shot(spray, dodger, {}, '4 2 3 2 3', aim, dodged)).toEqual([1, 1])
})

test('bmg1/trait/dodge, bmg1/template/explosion-template: so are those of a blast, but once by whom it was aimed at', () => {
  const bomb = oneShot('firearm', 'explosive')
  const at = ['shots', { '1': 1 }] as const
  // An impact; then under the template the hero is damaged and the mate dodges.
  expect(shot(bomb, {}, dodger, '5 2 3 3', at, dodged)).toEqual([1, 0])
  // The target fails to dodge the shot, and is not asked again.
  expect(shot(bomb, { ...dodger, counters: 'MM' }, {}, '5 4 2 3 2 3', at, dodged)).toEqual([1, 1])
})

test('bmg1/core/cross-fire, bmg1/trait/dodge, bmg1/trait/bat-armor-mk1: a stray impact is dodged and stopped as others', () => {
  const pistol = oneShot('firearm')
  const at = ['shots', { '2': 1 }] as const
  // Impact, Blink!, then the roll of the model in the way; damage where that fails.
  expect(shot(pistol, dodger, {}, '5 4 3', at, dodged)).toEqual([0, 0])
  expect(shot(pistol, dodger, {}, '5 4 4 2', at, dodged)).toEqual([1, 0])
  const armoured = { traits: ['bat-armor-mk1'] }
  expect(shot(pistol, armoured, {}, '5 4 5', at)).toEqual([0, 0])
  expect(shot(pistol, armoured, {}, '5 4 4 2', at)).toEqual([1, 0])
})
