import { seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { endActivation } from '../activation/activation.ts'
import { UNARMED, weaponAt } from '../attack/arms.ts'
import { newAttack, newStrike } from '../attack/attack.ts'
import { defenseAgainst } from '../attack/impact-roll.ts'
import { startPlaying } from '../preparation/start-playing.ts'
import type { Model, Play } from '../state.ts'
import { performById } from '../testing/actions.ts'
import { duel, gun, shootOut } from '../testing/duel.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable, to } from '../testing/table.ts'

const strikeAt = (game: Play, attacker: Model, target: Model) => {
  const weapon = weaponAt(game, attacker, UNARMED)
  return newStrike(newAttack({ attacker, kind: 'melee', weapon, arm: UNARMED }), target, {})
}

/** A policeman between two clowns. */
const outnumbered = (policeman: Partial<ModelSketch> = {}, clown: Partial<ModelSketch> = {}) =>
  setTable({
    models: {
      clown: { seat: 'b', at: [30, 30], counters: 'A', ...clown },
      policeman: { seat: 'a', touching: 'clown', endurance: 12, ...policeman },
      other: { seat: 'b', touching: 'policeman' },
    },
    active: 'clown',
  })

describe('ranks and followers', () => {
  const gang = (
    parts: Partial<Record<'boss' | 'one' | 'two' | 'three', Partial<ModelSketch>>> = {},
    more: Readonly<Record<string, ModelSketch>> = {},
  ) =>
    setTable<string>({
      models: {
        boss: { seat: 'a', at: [90, 90], rank: 'free-agent', ...parts.boss },
        one: { seat: 'a', at: [30, 30], ...parts.one },
        two: { seat: 'a', at: [40, 30], counters: 'S', ...parts.two },
        three: { seat: 'a', at: [50, 30], counters: 'S', ...parts.three },
        cop: { seat: 'b', at: [30, 90] },
        ...more,
      },
      active: 'one',
    })

  const NOBODY = undefined

  test("bmg1/trait/mob: henchmen of its band have 1 more on Let's Go! rolls, wherever it stands", () => {
    const table = gang({ boss: { traits: ['mob'] } })
    table.play((game) => endActivation(game), '3', ['lets-go', '2'])
    expect(table.state.mustActivate).toBe(2)
    const own = gang({ two: { traits: ['mob'] } })
    own.play((game) => endActivation(game), '3', ['lets-go', '2'])
    expect(own.state.mustActivate).toBe(2)
    const enemy = gang({}, { penguin: { seat: 'b', at: [40, 35], traits: ['mob'] } })
    enemy.play((game) => endActivation(game), '3', ['lets-go', '2'])
    expect(enemy.state.mustActivate).toBe(NOBODY)
    const out = gang({ boss: { traits: ['mob'], condition: 'ko' } })
    out.play((game) => endActivation(game), '3', ['lets-go', '2'])
    expect(out.state.mustActivate).toBe(NOBODY)
  })
})

describe('fighting', () => {
  test('bmg1/trait/martial-artist: numerical inferiority does nothing to it', () => {
    const defense = (policeman: Partial<ModelSketch>) =>
      outnumbered(policeman).play(
        (game, models) => defenseAgainst(game, strikeAt(game, models.clown, models.policeman)).total,
      )
    expect(defense({})).toBe(2)
    expect(defense({ traits: ['martial-artist'] })).toBe(3)
  })

  test('bmg1/trait/mobster: a free die more against a target that is outnumbered', () => {
    const mobster = { traits: ['mobster'] }
    const table = outnumbered({}, mobster)
    table.play((game, { clown }) => performById(game, clown, 'melee:-1'), '1 2 5 1')
    expect(table.model('policeman').stun).toBe(1)
    expect(table.model('clown').counters.attack).toBe(0)
    outnumbered().play((game, { clown }) => performById(game, clown, 'melee:-1'), '1')
  })

  test('bmg1/trait/mobster, bmg1/special-attack/360-attack: of all that it strikes those who are outnumbered take a die more', () => {
    const rolled = (traits: readonly string[], dice: string) => {
      const table = outnumbered({}, { traits: ['360-attack', ...traits], counters: 'AS' })
      table.play((game, { clown }) => performById(game, clown, 'special:360-attack:-1'), dice)
      return table.model('policeman').stun
    }
    // The last die is for the mate, 3 cm away.
    expect([rolled(['mobster'], '1 2 5 1 1'), rolled([], '1 1')]).toEqual([1, 0])
  })

  test('bmg1/trait/mobster, bmg1/special-attack/charge: so does who is struck on the way', () => {
    const table = setTable({
      models: {
        clown: { seat: 'b', at: [30, 30], traits: ['mobster', 'charge'], counters: 'AMS' },
        policeman: { seat: 'a', at: [40, 31], endurance: 12 },
        one: { seat: 'b', at: [36.998, 33.002] },
        two: { seat: 'b', at: [43.002, 33.002] },
      },
      active: 'clown',
    })
    // It moves the policeman aside, between the two others.
    table.play(
      (game, { clown }) => performById(game, clown, 'special:charge:-1'),
      '3 1 1',
      ['move', { to: to(43, 30) }],
      ['charge-target', '1'],
      ['charge-push', 'no'],
    )
    expect(table.model('clown').counters.attack).toBe(0)
  })

  test('bmg1/trait/mobster: nothing more against one that is not outnumbered, or never is', () => {
    const alone = duel({ thug: { traits: ['mobster'], counters: 'A' } })
    alone.play((game, { thug }) => performById(game, thug, 'melee:-1'), '1')
    const artist = outnumbered({ traits: ['martial-artist'] }, { traits: ['mobster'] })
    artist.play((game, { clown }) => performById(game, clown, 'melee:-1'), '1')
    expect(artist.model('policeman').stun).toBe(0)
  })

  test('bmg1/trait/master-fighter: impact dice are 1 better with bare hands only', () => {
    const struck = (arm: number, traits: readonly string[] = ['master-fighter']) => {
      const table = duel({ thug: { traits, counters: 'A', weapons: [{ damage: 'S' }] } })
      table.play(
        (game, { thug }) => performById(game, thug, `melee:${arm}`),
        arm === UNARMED && traits.length > 0 ? '2 5 1' : '2',
      )
      return table.model('hero').stun
    }
    expect([struck(UNARMED), struck(0), struck(UNARMED, [])]).toEqual([1, 0, 0])
  })

  test('bmg1/trait/master-fighter: a natural 1 misses all the same', () => {
    const table = duel({ thug: { traits: ['master-fighter'], counters: 'A' }, hero: { defense: 2 } })
    table.play((game, { thug }) => performById(game, thug, 'melee:-1'), '1')
    expect(table.model('hero').stun).toBe(0)
  })

  test('bmg1/trait/master-marksman: failed impact dice of a shot are rolled again once', () => {
    const table = shootOut({ thug: { traits: ['master-marksman'] } })
    // 2 and 5; the 2 again: 4. Then two damage dice and the collateral die.
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '2 5 4 3 3 1', ['shots', { '1': 2 }])
    expect(table.model('hero').injury).toBe(2)
    const twice = shootOut({ thug: { traits: ['master-marksman'], weapons: [{ ...gun, rof: 1 }] } })
    twice.play((game, { thug }) => performById(game, thug, 'ranged:0'), '2 2')
    expect(twice.model('hero').injury).toBe(0)
  })

  test('bmg1/trait/master-marksman: not in close combat', () => {
    const table = duel({ thug: { traits: ['master-marksman'], counters: 'A' } })
    table.play((game, { thug }) => performById(game, thug, 'melee:-1'), '2')
    expect(table.model('hero').stun).toBe(0)
  })
})

describe('before and around', () => {
  test('bmg1/trait/mastermind: its band has a lead counter more, also while it is not on the table', () => {
    const bag = (boss: Partial<ModelSketch>) => {
      const table = setTable({
        models: {
          boss: { seat: 'a', traits: ['mastermind'], ...boss },
          cop: { seat: 'b', at: [60, 90] },
        },
        stage: 'start',
        part: 0,
      })
      if (table.model('boss').at === undefined) table.model('boss').sewerSince = 0
      table.play((game) => startPlaying(game))
      return [table.state.bag[seat('a')], table.state.bag[seat('b')]]
    }
    expect(bag({ at: [30, 10] })).toEqual([4, 3])
    expect(bag({})).toEqual([4, 3])
    expect(bag({ at: [30, 10], traits: [] })).toEqual([3, 3])
  })
})
