import { cm } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { possibleActions } from '../activation/options.ts'
import { trigger } from '../rules/rule-system.ts'
import { actionBlockedReason, performById } from '../testing/actions.ts'
import { duel, gun } from '../testing/duel.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable, type TestAnswer, to } from '../testing/table.ts'
import { isUnaware } from './sneaking.ts'

const special = (id: string, thug: Partial<ModelSketch> = {}, hero: Partial<ModelSketch> = {}) =>
  duel({ thug: { traits: [id], counters: 'AAMSSS', ...thug }, hero })

const attack = (table: ReturnType<typeof special>, id: string, dice: string) =>
  table.play((game, { thug }) => performById(game, thug, `special:${id}:-1`), dice, ['strike-count', 1])

describe('special attacks', () => {
  test('bmg1/special-attack/360-attack: 1SC+1AC, all models within 3 cm, friends too, one die each; it may attack as usual', () => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], traits: ['360-attack'], counters: 'AAS', endurance: 12 },
        hero: { seat: 'a', touching: 'thug', endurance: 12 },
        mate: { seat: 'b', at: [30, 36], endurance: 12 },
        far: { seat: 'a', at: [23.9, 30], endurance: 12 },
      },
      active: 'thug',
    })
    table.play((game, { thug }) => performById(game, thug, 'special:360-attack:-1'), '5 5 2 5 5 2')
    expect([table.model('hero').stun, table.model('mate').stun, table.model('far').stun]).toEqual([1, 1, 0])
    expect(table.model('thug').counters).toMatchObject({ attack: 1, special: 0 })
    table.play((game, { thug }) => performById(game, thug, 'melee:-1'), '1')
  })

  test('bmg1/special-attack/charge: straight, with a die of distance; a model in the way is struck and moved aside', () => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], traits: ['charge'], counters: 'AAMS', endurance: 12 },
        hero: { seat: 'a', at: [36, 30], endurance: 12 },
      },
      active: 'thug',
    })
    table.play(
      (game, { thug }) => performById(game, thug, 'special:charge:-1'),
      '4 5 5 2',
      ['move', { legs: [{ to: to(44, 30) }] }],
      ['charge-target', '1'],
      ['charge-push', 'no'],
    )
    expect(table.model('thug').at).toMatchObject({ x: cm(44), y: cm(30) })
    expect(Math.abs(table.model('hero').at!.y - cm(30))).toBeGreaterThanOrEqual(cm(3))
    expect(table.model('hero').stun).toBe(1)
    expect(table.model('thug').counters).toMatchObject({ attack: 1, movement: 0, special: 0 })
  })

  test('bmg1/special-attack/charge: aslant too, a model moved aside stands on whole units, clear of the way', () => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], traits: ['charge'], counters: 'MS' },
        hero: { seat: 'a', at: [34.11, 36.07] },
      },
      active: 'thug',
    })
    table.play((game, { thug }) => performById(game, thug, 'special:charge:-1'), '6', [
      'move',
      { legs: [{ to: to(37, 43) }] },
    ])
    const { x, y } = table.model('hero').at!
    expect([x, y].every(Number.isInteger)).toBe(true)
    const [dx, dy] = [cm(7), cm(13)]
    const off = Math.abs((x - cm(30)) * dy - (y - cm(30)) * dx) / Math.sqrt(dx * dx + dy * dy)
    expect(off).toBeGreaterThanOrEqual(cm(3))
    expect(off).toBeLessThan(cm(3.1))
  })

  test('bmg1/special-attack/charge: friends are run through but not struck, enemies once each, none on another level', () => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], traits: ['charge'], counters: 'AAAMS', endurance: 12 },
        hero: { seat: 'a', at: [36, 30], endurance: 12 },
        mate: { seat: 'b', at: [41, 30], endurance: 12 },
        above: { seat: 'a', at: [38, 30, 20], endurance: 12 },
        beside: { seat: 'a', at: [36, 33.1], endurance: 12 },
      },
      active: 'thug',
    })
    table.play(
      (game, { thug }) => performById(game, thug, 'special:charge:-1'),
      '5 5 5 2',
      ['move', { legs: [{ to: to(45, 30) }] }],
      ['charge-target', '1'],
      ['charge-push', 'no'],
    )
    // Two AC are left, and no target to strike with them.
    expect(table.asked).toEqual(['b: move', 'b: charge-target', 'b: charge-push'])
    expect(table.model('thug').counters.attack).toBe(2)
    expect(table.model('mate').at!.y).not.toBe(cm(30))
    expect(table.model('above').at).toMatchObject({ x: cm(38), y: cm(30) })
    expect([table.model('mate').stun, table.model('above').stun, table.model('beside').stun]).toEqual([
      0, 0, 0,
    ])
  })

  test('bmg1/special-attack/charge, bmg1/trait/large: not through a model that is not moved aside; it is a move', () => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], traits: ['charge'], counters: 'AMS' },
        hero: { seat: 'a', at: [36, 30], traits: ['large'] },
      },
      active: 'thug',
    })
    const charge = (x: number) =>
      table.play((game, { thug }) => performById(game, thug, 'special:charge:-1'), '5', [
        'move',
        { legs: [{ to: to(x, 30) }] },
      ])
    expect(() => charge(44)).toThrow('not moved aside')
    charge(32)
    expect(table.state.activation!.moved).toBe(true)
  })

  test('bmg1/special-attack/deadly-strike: a critical makes a casualty, anything less does not', () => {
    const table = special('deadly-strike')
    attack(table, 'deadly-strike', '5 5 6')
    expect(table.model('hero').condition).toBe('casualty')
    const plain = special('deadly-strike')
    attack(plain, 'deadly-strike', '5 5 4')
    expect(plain.model('hero')).toMatchObject({ condition: 'up', stun: 1 })
  })

  test('bmg1/core/special-attack-use: where a card names a weapon, only with that one', () => {
    const table = special('deadly-strike(sword)', { weapons: [{ name: 'Sword', damage: 'I' }] })
    const why = (arm: string) =>
      table.play(
        (game, { thug }) =>
          possibleActions(game, thug, game.state.activation!)
            .find(({ id }) => id === `special:deadly-strike:${arm}`)
            ?.why?.()?.text,
      )
    expect([why('0'), why('-1')]).toEqual([undefined, 'It is made with another weapon.'])
  })

  test('bmg1/special-attack/devastating-blow: damage dice 1 better', () => {
    const table = special('devastating-blow', { strength: 5 })
    attack(table, 'devastating-blow', '5 4 6')
    expect(table.model('hero').stun).toBe(2)
  })

  test('bmg1/special-attack/electric-storm: 3SC+1AC, every other model within 12 cm takes an impact of 4+ and two stuns', () => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], traits: ['electric-storm'], counters: 'ASSS', endurance: 12 },
        hero: { seat: 'a', at: [37.4, 30], endurance: 12, counters: 'DD' },
        mate: { seat: 'b', at: [30, 35], endurance: 12 },
        far: { seat: 'a', at: [22.4, 30], endurance: 12 },
      },
      active: 'thug',
    })
    table.play((game, { thug }) => performById(game, thug, 'special:electric-storm:-1'), '4 2 3 2')
    expect([
      table.model('hero').stun,
      table.model('mate').stun,
      table.model('far').stun,
      table.model('thug').stun,
    ]).toEqual([2, 0, 0, 0])
  })

  test('bmg1/special-attack/electric-storm, bmg1/core/one-attack-type: it binds to no weapon, and goes with attacks of either kind', () => {
    const stormy = (first: string, dice: string, ...answers: readonly TestAnswer[]) => {
      const table = setTable({
        models: {
          thug: {
            seat: 'b',
            at: [30, 30],
            traits: ['electric-storm'],
            weapons: [{ damage: 'S' }, { ...gun, rules: ['firearm', 'light'] }],
            counters: 'AAAAASSS',
          },
          hero: { seat: 'a', touching: 'thug', endurance: 12 },
        },
        active: 'thug',
      })
      table.play((game, { thug }) => performById(game, thug, first), dice, ...answers)
      return ['melee:0', 'ranged:1', 'special:electric-storm:-1'].map((id) => actionBlockedReason(table, id))
    }
    expect(stormy('special:electric-storm:-1', '3 2')).toEqual([
      undefined,
      undefined,
      'It has made a special attack.',
    ])
    expect(stormy('melee:0', '1', ['strikes', { '1': 1 }])[2]).toBeUndefined()
    expect(stormy('ranged:1', '1')[2]).toBeUndefined()
  })

  test('bmg1/special-attack/lethal-blow: who is damaged is Stunned', () => {
    const table = special('lethal-blow')
    attack(table, 'lethal-blow', '5 5 2')
    expect(table.model('hero').effects.map(({ id }) => id)).toEqual(['stunned'])
    const failed = special('lethal-blow')
    attack(failed, 'lethal-blow', '5 3 2')
    expect(failed.model('hero').effects).toEqual([])
  })

  test('bmg1/special-attack/power-strike: who is hit is knocked down, damaged or not', () => {
    const table = special('power-strike')
    attack(table, 'power-strike', '5 3 2')
    expect(table.model('hero')).toMatchObject({ condition: 'down', stun: 0 })
    const missed = special('power-strike')
    attack(missed, 'power-strike', '2')
    expect(missed.model('hero').condition).toBe('up')
  })

  test('bmg1/special-attack/precise-blow: +1 to hit, and the collateral die again', () => {
    const table = special('precise-blow', {}, { defense: 4 })
    attack(table, 'precise-blow', '3 5 2 6')
    expect(table.model('hero').stun).toBe(2)
  })

  test('bmg1/special-attack/sneak-attack: who sees it when the round begins is noted, and only enemies who do', () => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], traits: ['sneak-attack'] },
        near: { seat: 'a', at: [50, 30] },
        far: { seat: 'a', at: [90, 30] },
        mate: { seat: 'b', at: [35, 35] },
        away: { seat: 'a' },
      },
    })
    table.play((game) => trigger(game, 'round-start', {}))
    const unaware = (name: 'near' | 'far' | 'mate' | 'away') =>
      table.play((_, models) => isUnaware(models[name], models.thug))
    expect([unaware('near'), unaware('far'), unaware('mate'), unaware('away')]).toEqual([
      false,
      true,
      true,
      true,
    ])
  })

  test('bmg1/special-attack/sneak-attack: only on who did not see it at the beginning of the round, who cannot block', () => {
    const table = special('sneak-attack', {}, { counters: 'DD' })
    table.play((game) => trigger(game, 'round-start', {}))
    const open = () =>
      table.play(
        (game, { thug }) =>
          possibleActions(game, thug, game.state.activation!)
            .find(({ id }) => id === 'special:sneak-attack:-1')
            ?.why?.()?.text,
      )
    expect(open()).toBe('No enemy is in reach.')
    table.model('thug').roundMemory = {}
    expect(open()).toBeUndefined()
    table.play((game, { thug }) => performById(game, thug, 'special:sneak-attack:-1'), '5 5 2', [
      'strike-count',
      1,
    ])
    expect(table.model('hero').stun).toBe(1)
    expect(table.asked).toEqual(['b: strike-count'])
  })

  test('bmg1/special-attack/technique: damage knocks down; if the dice do so too, one more impact of 4+ and two stuns', () => {
    const table = special('technique')
    attack(table, 'technique', '5 5 2')
    expect(table.model('hero')).toMatchObject({ condition: 'down', stun: 1 })
    const pair = special('technique', {}, { traits: ['insensitive'] })
    attack(pair, 'technique', '5 5 5 4 2')
    expect(pair.model('hero')).toMatchObject({ condition: 'down', stun: 3 })
  })

  test('bmg1/special-attack/technique, bmg1/trait/large: the dice do not knock down who cannot be knocked down', () => {
    const large = special('technique', {}, { traits: ['large', 'insensitive'] })
    attack(large, 'technique', '5 5 5')
    expect(large.model('hero')).toMatchObject({ condition: 'up', stun: 1 })
    const both = special(
      'technique',
      { traits: ['technique', 'large'] },
      { traits: ['large', 'insensitive'] },
    )
    attack(both, 'technique', '5 5 5 4 2')
    expect(both.model('hero')).toMatchObject({ condition: 'down', stun: 3 })
  })

  test('bmg1/special-attack/thief: a critical steals', () => {
    const table = special('thief', {}, { weapons: [{ damage: 'I' }] })
    attack(table, 'thief', '5 5 6')
    expect([table.model('hero').arms.length, table.model('thug').arms.length]).toEqual([0, 1])
    // Damage without a critical takes nothing, nor does a critical without damage.
    for (const dice of ['5 5 3', '5 2 6']) {
      const kept = special('thief', {}, { weapons: [{ damage: 'I' }] })
      attack(kept, 'thief', dice)
      expect([kept.model('hero').arms.length, kept.model('thug').arms.length]).toEqual([1, 0])
    }
  })
})
