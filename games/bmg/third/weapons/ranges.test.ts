import { setDown } from '@gargoyle/bmg-common'
import { recall } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { meleeTargets, weaponAt } from '../attack/melee.ts'
import { rangedTargets, shootingBlockedReason } from '../attack/ranged.ts'
import { rangedPool } from '../attack/whole-attack.ts'
import { movedAnyhow } from '../effects/table-rules.ts'
import { place, setTable } from '../testing/table.ts'
import { fire, rangedTable } from './testing/duel.ts'

/** Names of those that may be shot at, with a mark for blind shots. */
const aimedAt = (table: ReturnType<typeof rangedTable>): readonly string[] =>
  table.play((game, { shooter }) =>
    rangedTargets(game, shooter, weaponAt(game, shooter, 0)).map(
      ({ target, blind }) => `${target.id}${blind ? ' blindly' : ''}`,
    ),
  )

describe('how far weapons reach', () => {
  test('bmg3/weapon/short-range: beyond 8" the Strength die is lost', () => {
    fire(rangedTable(['short-range'], 9), '1 1 1')
    fire(rangedTable(['short-range'], 10), '1 1')
  })

  test('bmg3/weapon/medium-range: beyond 16" the Strength die is lost', () => {
    const lit = { traits: [] as string[] }
    fire(rangedTable(['medium-range', 'scope'], 17, lit), '1 1 1')
    fire(rangedTable(['medium-range', 'scope'], 18, lit), '1 1')
  })

  test('bmg3/weapon/reach: strikes what it sees within so many inches', () => {
    const reached = (rules: string[], pieces: ReturnType<typeof box>[] = []) =>
      setTable({
        models: {
          fighter: { seat: 'a', at: [12, 12], weapons: [{ damage: 'S', rules }] },
          target: { seat: 'b', at: [15, 12] },
        },
        pieces,
      }).play((game, { fighter }) => meleeTargets(game, fighter, weaponAt(game, fighter, 0)).length)
    expect(reached([])).toBe(0)
    expect(reached(['reach(1)'])).toBe(0)
    expect(reached(['reach(2)'])).toBe(1)
    expect(
      reached(['reach(2)'], [box('wall', inches(13), inches(6), inches(1), inches(12), inches(4))]),
    ).toBe(0)
  })

  test('bmg3/weapon/scope: sees by night, and cover does not count', () => {
    expect(aimedAt(rangedTable([], 20))).toEqual(['1 blindly'])
    expect(aimedAt(rangedTable(['scope'], 20))).toEqual(['1'])
    const pieces = [box('fence', inches(12), inches(6), inches(0.5), inches(12), inches(1))]
    fire(rangedTable([], 10, {}, {}, { pieces }), '1 1')
    fire(rangedTable(['scope'], 10, {}, {}, { pieces }), '1 1 1')
  })

  test('bmg3/weapon/remote-controlled: the range is a limit, measured around obstacles, and cover does not count', () => {
    expect(aimedAt(rangedTable(['short-range'], 10))).toEqual(['1'])
    expect(aimedAt(rangedTable(['short-range', 'remote-controlled'], 10))).toEqual([])
    const fence = [box('fence', inches(8), 0, inches(0.5), inches(30), inches(1.2))]
    expect(aimedAt(rangedTable(['short-range'], 8, {}, {}, { pieces: fence }))).toEqual(['1'])
    expect(aimedAt(rangedTable(['short-range', 'remote-controlled'], 8, {}, {}, { pieces: fence }))).toEqual(
      [],
    )
    expect(aimedAt(rangedTable(['short-range', 'remote-controlled'], 6, {}, {}, { pieces: fence }))).toEqual([
      '1',
    ])
    fire(rangedTable(['short-range', 'remote-controlled'], 6, {}, {}, { pieces: fence }), '1 1 1')
  })

  test('bmg3/weapon/small-caliber: two dice are lost out of range', () => {
    fire(rangedTable(['short-range', 'small-caliber'], 9), '1 1 1')
    fire(rangedTable(['short-range', 'small-caliber'], 10), '1')
  })
})

describe('what moving costs', () => {
  const pool = (rules: readonly string[]) => {
    const table = rangedTable(rules, 6)
    table.state.activation!.moved = true
    return table.play((game, { shooter }) => rangedPool(game, shooter, weaponAt(game, shooter, 0)))
  }

  test('bmg3/weapon/throwing: nothing', () => {
    expect(pool([])).toMatchObject({ attackDice: 1, strengthDice: 0 })
    expect(pool(['throwing'])).toMatchObject({ attackDice: 2, strengthDice: 1 })
  })

  test('bmg3/weapon/assault: nothing, if 1 is taken off the attack dice instead', () => {
    const moved = () => {
      const table = rangedTable(['assault'], 6)
      table.state.activation!.moved = true
      return table
    }
    const rushing = moved()
    fire(rushing, '3 4 1', ['assault', 'yes'])
    expect(rushing.model('target').stun).toBe(1)
    const holding = moved()
    fire(holding, '3', ['assault', 'no'])
    expect(holding.model('target').stun).toBe(1)
    fire(rangedTable(['assault'], 6), '3 3 1')
  })

  test('bmg3/weapon/aim: 1 more on attack dice for a model that has not moved in any way', () => {
    const steady = rangedTable(['aim'], 6, { defense: 4 })
    fire(steady, '3 1 1')
    expect(steady.model('target').stun).toBe(1)
    const shoved = rangedTable(['aim'], 6, { defense: 4 })
    shoved.play((game, { shooter }) => setDown(game, shooter, place([5, 11])))
    expect(recall(shoved.state.activation, movedAnyhow)).toBe(true)
    fire(shoved, '3 1 1')
    expect(shoved.model('target').stun).toBe(0)
  })
})

describe('which die is lost', () => {
  test('bmg3/weapon/high-caliber: within range the Strength die is the last', () => {
    const near = rangedTable(['short-range', 'high-caliber'], 6, { defense: 6, traits: ['light-armor'] })
    fire(near, '1 4')
    expect(near.model('target').stun).toBe(1)
    const far = rangedTable(['short-range', 'high-caliber'], 10, { defense: 6, traits: ['light-armor'] })
    fire(far, '4')
    expect(far.model('target').stun).toBe(0)
  })

  test('bmg3/weapon/acceleration: beyond 8" the Strength die turns into an attack die once, and no target dodges', () => {
    const hardened = { traits: ['light-armor', 'dodge'] }
    const far = rangedTable(['acceleration'], 10, hardened)
    fire(far, '1 1 1')
    expect(far.asked).toEqual([])
    const near = rangedTable(['acceleration'], 6, hardened)
    fire(near, '1 1')
    expect(near.asked).toEqual(['b: efforts'])
    fire(rangedTable(['acceleration'], 10, { traits: ['medium-armor'] }), '1 1')
  })

  test('bmg3/weapon/silencer: no target dodges', () => {
    const loud = rangedTable([], 6, { traits: ['dodge'] })
    fire(loud, '1 1', ['efforts', 1])
    const quiet = rangedTable(['silencer'], 6, { traits: ['dodge'] })
    fire(quiet, '1 1 1')
    expect(quiet.asked).toEqual([])
  })
})

test('bmg3/weapon/light: can be fired in contact with an enemy', () => {
  const blockedReason = (rules: string[]) =>
    setTable({
      models: {
        shooter: { seat: 'a', at: [12, 12], weapons: [{ damage: 'S', rof: 2, rules }] },
        target: { seat: 'b', touching: 'shooter' },
      },
    }).play((game, { shooter }) => shootingBlockedReason(game, shooter, 0))
  expect(blockedReason([])).toMatch('in contact')
  expect(blockedReason(['light'])).toBeUndefined()
})
