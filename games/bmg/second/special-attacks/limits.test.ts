import { beginActivation } from '@gargoyle/bmg-counters/parts'
import { actionBlockedReason, type ModelSketch, performById, to } from '@gargoyle/bmg-counters/testing'
import { computeTotal, newAttack, newStrike, resolveStrike, weaponAt } from '@gargoyle/bmg-counters/toolkit'
import { describe, expect, test } from 'vitest'
import { duel } from '../testing/duel.ts'
import { setTable } from '../testing/table.ts'

const knife = { name: 'Knife', damage: 'S' } as const
const club = { name: 'Club', damage: 'S' } as const
const bow = { name: 'Bow', damage: 'S', rof: 1 } as const

describe('what a special attack that is switched on is for', () => {
  const bonus = (trait: string, question: 'impact-roll' | 'strength', arm: number) => {
    const table = duel({ thug: { traits: [trait], counters: 'AASS', weapons: [knife, club, bow] } })
    table.play((game, { thug }) => performById(game, thug, `special:${trait.replace(/\(.*/, '')}:-1`))
    return table.play((game, { hero, thug }) => {
      const weapon = weaponAt(game, thug, arm)
      const kind = weapon.rateOfFire === undefined ? 'melee' : 'ranged'
      const strike = newStrike(newAttack({ attacker: thug, kind, weapon, arm }), hero, {})
      return Math.abs(computeTotal(game, question, { about: thug, strike }, 0))
    })
  }

  test.each([
    ['precise-blow', 'impact-roll'],
    ['devastating-blow', 'strength'],
  ] as const)(
    'bmg2/special-attack/%s: close combat only, with the weapon that the card names',
    (id, question) => {
      const look = (trait: string) => [0, 1, 2].map((arm) => bonus(trait, question, arm))
      expect(look(id)).toEqual([1, 1, 0])
      expect(look(`${id}(knife)`)).toEqual([1, 0, 0])
    },
  )

  test('bmg2/special-attack/technique: what is in force is not switched on again', () => {
    const table = duel({ thug: { traits: ['technique'], counters: 'AASS' } })
    table.model('thug').effects.push({ id: 'technique', until: 'round', args: [], value: 0, by: undefined })
    expect(actionBlockedReason(table, 'special:technique:-1')).toBe('It is in force already.')
    const other = duel({ thug: { traits: ['technique'], counters: 'AASS' } })
    other.model('thug').effects.push({ id: 'scared', until: 'round', args: [], value: 0, by: undefined })
    expect(actionBlockedReason(other, 'special:technique:-1')).toBeUndefined()
  })
})

describe('close combat attack actions', () => {
  /** The dice of one strike with a critical, as an action or out of turn. */
  const strike = (trait: string, occasion: 'action' | 'reaction') => {
    const table = duel({
      thug: { traits: [trait], counters: 'AASS' },
      hero: { endurance: 9, weapons: [club] },
    })
    table.play((game, { thug }) => performById(game, thug, `special:${trait}:-1`))
    table.play((game, { hero, thug }) => {
      const weapon = weaponAt(game, thug, -1)
      const attack = newAttack({ attacker: thug, kind: 'melee', weapon, arm: -1, occasion })
      return resolveStrike(game, newStrike(attack, hero, { dice: 1 }))
    }, '6 5 6')
    const { condition, injury, effects, arms } = table.model('hero')
    return [condition, injury, effects.map(({ id }) => id), arms.length]
  }

  test.each([
    ['deadly-strike', ['casualty', 0, [], 1]],
    ['devastating-blow', ['up', 1, [], 1]],
    ['lethal-blow', ['up', 0, ['stunned'], 1]],
    ['power-strike', ['down', 0, [], 1]],
    ['technique', ['up', 0, ['paralyze'], 1]],
  ] as const)('bmg2/special-attack/%s: it works in them, and not in strikes out of turn', (id, done) => {
    expect(strike(id, 'action')).toEqual(done)
    expect(strike(id, 'reaction')).toEqual(['up', 0, [], 1])
  })

  test('bmg2/special-attack/thief: it works in any close combat attack', () => {
    expect([strike('thief', 'action')[3], strike('thief', 'reaction')[3]]).toEqual([0, 0])
  })
})

test('bmg2/special-attack/360-attack: not where no model is in reach', () => {
  const why = (thug: Partial<ModelSketch>) =>
    actionBlockedReason(
      setTable({
        models: {
          hero: { seat: 'a', at: [30, 30], traits: ['360-attack'], counters: 'AS' },
          thug: { seat: 'b', ...thug },
        },
        active: 'hero',
      }),
      'special:360-attack:-1',
    )
  expect([why({ at: [40, 30] }), why({ touching: 'hero' })]).toEqual(['No model is in reach.', undefined])
})

test('bmg2/special-attack/sneak-attack: not where every enemy saw it; a friend does not count', () => {
  const why = (thug: Partial<ModelSketch>) => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['sneak-attack'], counters: 'AS' },
        mate: { seat: 'a', at: [36, 30] },
        thug: { seat: 'b', at: [40, 30], ...thug },
      },
    })
    table.play((game, { hero }) => beginActivation(game, hero), '', ['declare', 'neither'])
    return actionBlockedReason(table, 'special:sneak-attack:-1')
  }
  expect(why({})).toBe('Every enemy saw it when its activation began.')
  expect(why({ at: [80, 80] })).toBeUndefined()
})

describe('bmg2/special-attack/charge', () => {
  const charge = (hero: Partial<ModelSketch>, end: readonly [number, number], dice = '') => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], traits: ['charge'], counters: 'MS', endurance: 12 },
        hero: { seat: 'a', at: [35, 30], endurance: 12, ...hero },
      },
      active: 'thug',
    })
    table.play((game, { thug }) => performById(game, thug, 'special:charge:-1'), dice, [
      'move',
      { to: to(...end) },
    ])
    return [table.model('hero').stun, table.state.activation?.basicMoveGone]
  }

  test('bmg2/special-attack/charge: a model that its base just touches is hit, and its basic move is gone', () => {
    // Passing at exactly the width of the two bases.
    expect(charge({ at: [35, 33] }, [39, 30], '4 1')).toEqual([2, true])
    expect(charge({ at: [35, 33.01] }, [39, 30])).toEqual([0, true])
  })

  test('bmg2/special-attack/charge: not through a larger base, but past it', () => {
    expect(() => charge({ base: 60 }, [40, 30])).toThrow()
    expect(charge({ base: 60, at: [36, 34.5] }, [39, 30], '4 1')).toEqual([2, true])
    // A base as large as its own is no obstacle.
    expect(charge({ at: [34, 30] }, [38, 30], '4 1')).toEqual([2, true])
  })
})
