import { seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { beginActivation } from '../activation/activation.ts'
import { inflict } from '../damage/inflict.ts'
import { startPlaying } from '../preparation/start-playing.ts'
import { actionBlockedReason, performById } from '../testing/actions.ts'
import { duel } from '../testing/duel.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable } from '../testing/table.ts'

describe('Kaos Agent', () => {
  const agent = (mate: Partial<ModelSketch> = {}) =>
    setTable({
      models: {
        joker: { seat: 'a', at: [30, 30], rank: 'leader', traits: ['kaos-agent'] },
        mate: { seat: 'a', at: [60, 30], counters: 'MA', ...mate },
        cop: { seat: 'b', at: [60, 90], counters: 'MA' },
      },
      stage: 'start',
      part: 0,
    })

  test('bmg1/trait/kaos-agent: one lead counter of the enemy is not in the bag', () => {
    const table = agent()
    table.play((game) => startPlaying(game))
    expect([table.state.bag[seat('a')], table.state.bag[seat('b')]]).toEqual([3, 2])
  })

  test('bmg1/trait/kaos-agent: henchmen of its band have Trickster', () => {
    const table = agent()
    table.play(
      (game, { mate }) => beginActivation(game, mate),
      '',
      ['move-counter', 'attack:special'],
      ['move-counter', 'movement:special'],
      ['declare', 'neither'],
    )
    expect(table.model('mate').counters).toEqual({ movement: 0, attack: 0, defense: 0, special: 2 })
  })

  test('bmg1/trait/kaos-agent: not the agent, other ranks or enemies, and no second time for who has Trickster', () => {
    for (const name of ['joker', 'cop'] as const) {
      const table = agent()
      table.play((game, models) => beginActivation(game, models[name]), '', ['declare', 'neither'])
      expect(table.asked).not.toContain('a: move-counter')
    }
    const sidekick = agent({ rank: 'sidekick' })
    sidekick.play((game, { mate }) => beginActivation(game, mate), '', ['declare', 'neither'])
    const trickster = agent({ traits: ['trickster'], counters: 'M' })
    trickster.play(
      (game, { mate }) => beginActivation(game, mate),
      '',
      ['move-counter', 'movement:special'],
      ['declare', 'neither'],
    )
    expect(trickster.asked).toEqual(['a: move-counter', 'a: declare'])
  })
})

describe('Kevlar Vest', () => {
  const wounded = (injury: number, stun: number) => {
    const table = duel({ hero: { traits: ['kevlar-vest'] } })
    table.play((game, { hero }) => inflict(game, hero, { injury, stun, cause: 'a shot' }))
    return [table.model('hero').injury, table.model('hero').stun]
  }

  test('bmg1/trait/kevlar-vest: a marker less each time, but at least one', () => {
    expect(wounded(3, 0)).toEqual([2, 0])
    expect(wounded(0, 2)).toEqual([0, 1])
    expect(wounded(1, 0)).toEqual([1, 0])
    expect(wounded(0, 1)).toEqual([0, 1])
  })

  test('bmg1/trait/kevlar-vest, bmg1/core/damage-roll: a marker less of each damage of a strike', () => {
    const struck = (damage: string, dice: string) => {
      const table = duel({
        thug: { weapons: [{ damage }], counters: 'AA' },
        hero: { traits: ['kevlar-vest'] },
      })
      table.play((game, { thug }) => performById(game, thug, 'melee:0'), dice, ['strikes', { '1': 2 }])
      return [table.model('hero').injury, table.model('hero').stun]
    }
    expect(struck('IS', '5 5 5 5 1')).toEqual([0, 2])
    expect(struck('III', '5 5 5 5 1')).toEqual([4, 0])
    // One marker is the least of a damage; what a critical adds is part of one.
    expect(struck('I', '5 5 5 5 1')).toEqual([2, 0])
    expect(struck('I', '5 5 5 5 6')).toEqual([1, 1])
    expect(struck('IS', '5 5 5 2 1')).toEqual([0, 1])
  })

  test('bmg1/trait/kevlar-vest: of both kinds the injury goes', () => {
    expect(wounded(1, 1)).toEqual([0, 1])
    expect(wounded(2, 2)).toEqual([1, 2])
  })

  test('bmg1/trait/kevlar-vest: it protects its wearer only', () => {
    const table = duel({ thug: { traits: ['kevlar-vest'] } })
    table.play((game, { hero }) => inflict(game, hero, { injury: 3, cause: 'a shot' }))
    expect(table.model('hero').injury).toBe(3)
  })
})

describe('Kill Them!', () => {
  const boss = (counters = 'SS') =>
    setTable({
      models: {
        boss: { seat: 'a', at: [30, 30], rank: 'leader', leads: true, traits: ['kill-them'], counters },
        // Bases of 3 cm: 13 cm between the centres are 10 cm.
        near: { seat: 'a', at: [43, 30] },
        far: { seat: 'a', at: [30, 43.1] },
        full: { seat: 'a', at: [30, 40], attack: 2, counters: 'AA' },
        out: { seat: 'a', at: [30, 20], condition: 'ko' },
        sidekick: { seat: 'a', at: [20, 30], rank: 'sidekick' },
        enemy: { seat: 'b', at: [35, 35] },
      },
      active: 'boss',
    })

  test('bmg1/trait/kill-them: every conscious henchman of its band within 10 cm gains 1AC, within its limit', () => {
    const table = boss()
    table.play((game, models) => performById(game, models.boss, 'trait:kill-them'))
    const attack = (name: Parameters<typeof table.model>[0]) => table.model(name).counters.attack
    expect(
      (['near', 'far', 'full', 'out', 'sidekick', 'enemy', 'boss'] as const).map((name) => attack(name)),
    ).toEqual([1, 0, 2, 0, 0, 0, 0])
    expect(table.model('boss').counters.special).toBe(1)
  })

  test('bmg1/trait/kill-them: 1SC, once a round', () => {
    expect(actionBlockedReason(boss('M'), 'trait:kill-them')).toContain('1SC')
    const table = boss()
    expect(actionBlockedReason(table, 'trait:kill-them')).toBeUndefined()
    table.play((game, models) => performById(game, models.boss, 'trait:kill-them'))
    expect(actionBlockedReason(table, 'trait:kill-them')).toBe('Once a round.')
  })
})
