import { addMarker, cardOf, isInContact, removeMarker } from '@gargoyle/bmg-common'
import { describe, expect, test } from 'vitest'
import { meleeTargets } from '../attack/melee.ts'
import { rangedTargets } from '../attack/ranged.ts'
import { strengthAttack } from '../attack/strength-attack.ts'
import { inflict } from '../damage/harm.ts'
import { sufferKnockDown } from '../damage/statuses.ts'
import { sufferPoison } from '../effects/suffer.ts'
import { sewerBlockedReason } from '../manipulate/sewers.ts'
import { revealSuspect } from '../manipulate/suspects.ts'
import { raiseThePlan } from '../round/raise-the-plan.ts'
import { gun } from '../testing/duel.ts'
import { activationOf, place, setTable, to } from '../testing/table.ts'
import { useTrait } from '../testing/use-trait.ts'

const office = (more: object = {}) =>
  setTable({
    models: {
      oracle: { seat: 'a', at: [10, 10], traits: ['intel-support(2)'], ...more },
      batman: { seat: 'a', at: [30, 30] },
      thug: { seat: 'b', touching: 'oracle', weapons: [gun] },
    },
    active: 'thug',
  })

describe('bmg3/trait/intel-support', () => {
  test('bmg3/trait/intel-support: no target of attacks, and nothing that hits all around hits it', () => {
    const table = office()
    const targets = table.play((game, { thug }) => [
      ...meleeTargets(game, thug, cardOf(game, thug).unarmed),
      ...rangedTargets(game, thug, cardOf(game, thug).profile.weapons[0]!).map(({ target }) => target),
    ])
    expect(targets.map(({ id }) => id)).not.toContain(0)
    table.play(
      (game, { thug, oracle, batman }) =>
        strengthAttack(game, thug, [oracle, batman], {
          name: 'Blast',
          damage: { stun: 0, injury: 1 },
          strength: 2,
        }),
      '3',
    )
    expect([table.model('oracle').injury, table.model('batman').injury]).toEqual([0, 1])
  })

  test('bmg3/trait/intel-support: neither damage nor statuses', () => {
    const table = office()
    table.play(function* (game, { oracle, thug }) {
      yield* inflict(game, oracle, { stun: 9, injury: 9, by: thug, cause: 'test' })
      yield* sufferPoison(game, oracle, thug)
      yield* sufferKnockDown(game, oracle)
    })
    expect(table.model('oracle')).toMatchObject({ stun: 0, injury: 0, condition: 'up', effects: [] })
  })

  test('bmg3/trait/intel-support: a suspect lost to Tracking disrupts it too, one that its own crew gives up does not', () => {
    const lost = (seat: 'a' | 'b') => {
      const table = setTable({
        models: {
          oracle: { seat: 'a', at: [30, 30], traits: ['intel-support(1)'] },
          batman: { seat: 'a', at: [40, 40] },
          hound: { seat, at: [10, 10], traits: ['tracking'] },
        },
        active: 'hound',
      })
      table.play((game, { oracle, hound }) =>
        addMarker(game, 'suspect', place([12, 10]), seat === 'b' ? oracle.seat : hound.seat),
      )
      if (seat === 'b') useTrait(table, 'hound', 'tracking', '', ['move', { legs: [] }])
      else table.play((game) => removeMarker(game, game.state.markers[0]!))
      return table.model('oracle').condition
    }
    expect([lost('b'), lost('a')]).toEqual(['away', 'up'])
  })

  test('bmg3/trait/intel-support: in contact only in its own activation, and never unarmed', () => {
    const table = office({ weapons: [{ name: 'Escrima', damage: 'S' }] })
    const touching = () => table.play((game, { oracle, thug }) => isInContact(game, oracle, thug))
    expect(touching()).toBe(false)
    table.state.activation = activationOf(table.model('oracle'))
    expect(touching()).toBe(true)
    expect(() => table.playOn('', ['action', 'nothing'])).toThrow()
    const offered = table.offered('action')
    expect(offered['melee:-1']).toContain('cannot fight with bare hands')
    expect(offered['melee:0']).toBeUndefined()
  })

  test('bmg3/trait/intel-support: is placed instead of moving, and uses no sewers', () => {
    const table = office()
    table.state.activation = activationOf(table.model('oracle'))
    table.play((game) => {
      addMarker(game, 'sewer', place([10, 10]))
      addMarker(game, 'sewer', place([40, 40]))
    })
    expect(table.play((game, { oracle }) => sewerBlockedReason(game, oracle))).toContain('sewers')
    expect(table.play((game, { thug }) => sewerBlockedReason(game, thug))).toBeUndefined()
    table.playOn('', ['action', 'move'], ['place', to(4, 10)])
    expect(table.model('oracle').at).toEqual(place([4, 10]))
  })

  const reveal = (table: ReturnType<typeof office>, whose: 'a' | 'b') =>
    table.play(function* (game, { thug, batman }) {
      const suspect = addMarker(game, 'suspect', place([20, 20]), whose === 'a' ? batman.seat : thug.seat)
      yield* revealSuspect(game, whose === 'a' ? thug : batman, suspect)
    })

  test('bmg3/trait/intel-support: the Xth Suspect of its crew revealed drives it off', () => {
    const table = office()
    reveal(table, 'a')
    reveal(table, 'b')
    expect(table.model('oracle').condition).toBe('up')
    reveal(table, 'a')
    expect(table.model('oracle')).toMatchObject({ condition: 'away', at: undefined, effects: [] })
    expect(table.crew('b').round).toMatchObject({ casualties: 1, kos: 1 })
  })

  test('bmg3/trait/intel-support: comes back anywhere for an Audacity marker', () => {
    const comeBack = (...answers: [string, object | string | string[]][]) => {
      const table = setTable({
        models: {
          oracle: { seat: 'a', at: [10, 10], traits: ['intel-support(1)'] },
          ...Object.fromEntries([1, 2, 3, 4].map((i) => [`a${i}`, { seat: 'a', at: [5 * i, 30] }] as const)),
          thug: { seat: 'b', at: [40, 40] },
        },
        stage: 'plan',
      })
      table.play(function* (game) {
        const suspect = addMarker(game, 'suspect', place([20, 20]), game.state.models[0]!.seat)
        yield* revealSuspect(game, game.state.models[5]!, suspect)
      })
      table.play((game) => raiseThePlan(game), '', ...(answers as []))
      return table
    }
    const there = comeBack(['intel-support', 'yes'], ['place', to(36, 20)], ['audacity', ['0', '1', '2']])
    expect(there.model('oracle')).toMatchObject({ condition: 'up', at: place([36, 20]), audacity: true })
    const away = comeBack(['intel-support', 'no'])
    expect(away.model('oracle').condition).toBe('away')
    expect(away.state.models.filter(({ audacity, seat }) => audacity && seat === 'a')).toHaveLength(4)
  })
})
