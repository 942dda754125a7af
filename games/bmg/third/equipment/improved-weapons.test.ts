import { describe, expect, test } from 'vitest'
import { meleeAttack, weaponAt } from '../attack/melee.ts'
import { trigger } from '../rules/rule-system.ts'
import { gun } from '../testing/duel.ts'
import { type SceneSketch, scene } from '../testing/scene.ts'
import type { Answer } from '../testing/table.ts'

const pistol = { ...gun, name: 'Pistol', ammo: 2 }
const rifle = { ...gun, name: 'Rifle', ammo: 1 }
const club = { name: 'Club', damage: 'S' }

/** A bearer whose equipment has been put on its weapons. */
function bearer(trait: string, weapons: SceneSketch['owner'], ...answers: readonly Answer[]) {
  const table = scene(trait, { owner: { ...weapons } })
  table.play((game) => trigger(game, 'cards-drawn', {}), '', ...answers)
  return table
}

const rulesOf = (table: ReturnType<typeof scene>, index: number): readonly string[] =>
  table.play((game, { owner }) =>
    weaponAt(game, owner, index).rules.map(({ id, args }) => [id, ...args].join(' ')),
  )

describe('bmg3/trait/magazine', () => {
  test('bmg3/trait/magazine: one more for the weapon that its player picks', () => {
    const table = bearer('magazine', { weapons: [pistol, rifle, club] }, ['fit-weapon', '1'])
    expect(table.model('owner').ammo).toEqual([2, 2, -1])
    expect(Object.keys(table.offered('fit-weapon'))).toEqual(['0', '1'])
  })

  test('bmg3/trait/magazine: no question is asked about the only weapon that takes one, and without such a weapon it has no use', () => {
    expect(bearer('magazine', { weapons: [club, rifle] }).model('owner').ammo).toEqual([-1, 2])
    expect(bearer('magazine', { weapons: [gun] }).model('owner').ammo).toEqual([-1])
  })

  test('bmg3/trait/magazine: two of them are two', () => {
    const table = bearer('magazine', { weapons: [rifle], traits: ['magazine', 'magazine'] })
    expect(table.model('owner').ammo).toEqual([3])
  })
})

describe('what is put on one ranged weapon', () => {
  test.each([
    ['hi-tech-ammo', 'bleed 2'],
    ['arkham-knight-secret-armoury', 'acid'],
    ['advanced-weaponry', 'accurate'],
    ['silencer', 'silencer'],
    ['scope', 'scope'],
  ])('bmg3/trait/%s: only that one, never a melee weapon', (trait, rule) => {
    const table = bearer(trait, { weapons: [club, pistol, rifle] }, ['fit-weapon', '2'])
    expect([-1, 0, 1, 2].map((index) => rulesOf(table, index))).toEqual([[], [], [], [rule]])
    expect(rulesOf(bearer(trait, { weapons: [pistol, club] }), 0)).toEqual([rule])
  })
})

describe('what is put on all weapons of a kind', () => {
  test.each([
    // Bare hands, a club, a pistol.
    ['deadly-weapons', [[], [], ['silencer']]],
    ['ancient-weapon', [[], ['bleed 1'], []]],
    ['smash-n-grab', [['steal'], ['steal'], []]],
    ['shock-droid', [['crt stunned'], ['crt stunned'], ['crt stunned']]],
  ])('bmg3/trait/%s', (trait, expected) => {
    const table = scene(trait, { owner: { weapons: [club, pistol] } })
    expect([-1, 0, 1].map((index) => rulesOf(table, index))).toEqual(expected)
  })

  test.each([
    ['enervating', 'enervating 2'],
    ['anti-tank', 'anti-tank'],
  ])('bmg3/trait/weird-ammo: its player picks %s for all ranged weapons', (picked, rule) => {
    const table = bearer('weird-ammo', { weapons: [club, pistol] }, ['weird-ammo', picked])
    expect([-1, 0, 1].map((index) => rulesOf(table, index))).toEqual([[], [], [rule]])
  })
})

test('bmg3/trait/combat-bracers: failed defence dice are rolled again, but not against a Shield Breaker', () => {
  const blow = (rules: readonly string[]) => ({ weapons: [{ damage: 'S', rules }], touching: 'owner' })
  const defended = (rules: readonly string[], dice: string) => {
    const table = scene('combat-bracers', { enemy: blow(rules), active: 'enemy' })
    table.play((game, { enemy }) => meleeAttack(game, enemy, 0), dice)
    return table.model('owner').stun
  }
  expect(defended([], '6 1 1 1  1 1 1  6 1 1')).toBe(0)
  expect(defended(['shield-breaker'], '6 1 1 1  1 1 1')).toBe(1)
})

test('bmg3/trait/hook-pistol: brings a weapon that shoots twice', () => {
  const table = scene('hook-pistol', { owner: { weapons: [club] } })
  expect(table.model('owner').ammo).toEqual([-1, 2])
  table.play((game, { owner }) => expect(weaponAt(game, owner, 1)).toMatchObject({ name: 'Electric Hook' }))
})

describe('bmg3/trait/long-guns', () => {
  const short = { ...gun, rules: ['short-range', 'firearm'] }
  const armed = (sketch: SceneSketch = {}) => scene('long-guns', { friend: { weapons: [short] }, ...sketch })
  const begin = (table: ReturnType<typeof scene>, ...answers: readonly Answer[]) =>
    table.play((game) => trigger(game, 'plan-start', {}), '', ...answers)

  test('bmg3/trait/long-guns: firearms of the Henchmen that the Boss picks reach further', () => {
    const table = armed()
    begin(table, ['long-guns', '1'])
    table.play((game, { friend }) =>
      expect(weaponAt(game, friend, 0).rules.map(({ id }) => id)).toEqual(['medium-range', 'firearm']),
    )
  })

  test('bmg3/trait/long-guns: only Henchmen, only firearms, only the first round, only the Boss', () => {
    for (const table of [
      armed({ friend: { weapons: [short], ranks: ['sidekick'] } }),
      armed({ friend: { weapons: [{ ...gun, rules: ['short-range'] }] } }),
      armed({ round: 2 }),
    ]) {
      begin(table)
      expect(table.asked).toEqual([])
    }
    const led = armed()
    led.crew('a').boss = 1
    begin(led)
    expect(led.asked).toEqual([])
  })
})
