import { bodyOf, lightsOf, sees } from '@gargoyle/bmg-common'
import { cm, isLit } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { beginActivation } from '../activation/activation.ts'
import { perform } from '../activation/perform.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { inflict } from '../damage/inflict.ts'
import { knockDown } from '../damage/knock-down.ts'
import { letsGo } from '../effects/lets-go.ts'
import { rollSkill } from '../model/skill-roll.ts'
import { fallHarm } from '../movement/falling.ts'
import { dealPasses } from '../round/execute-the-plan.ts'
import { countersToPlan } from '../round/raise-a-plan.ts'
import { applies, computeTotal } from '../rules/rule-system.ts'
import { whyNotAct } from '../testing/actions.ts'
import { duel, gun, shootOut } from '../testing/duel.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable } from '../testing/table.ts'

const one = (hero: Partial<ModelSketch>) =>
  setTable({
    models: {
      hero: { seat: 'a', at: [30, 30], endurance: 9, ...hero },
      thug: { seat: 'b', at: [60, 60], endurance: 4 },
    },
    active: 'hero',
  })

describe('traits with I, J and K', () => {
  test('bmg1/trait/immortal: a casualty pays like a K.O.', () => {
    const table = one({ traits: ['immortal'], rank: 'leader', leads: true })
    table.play((game, { hero }) => becomeCasualty(game, hero, undefined))
    expect(table.band('b').earned).toBe(4)
  })

  test('bmg1/trait/informer: a pass more, not while K.O.', () => {
    const passes = (condition: 'up' | 'ko'): number => {
      const table = one({ traits: ['informer'], condition })
      table.play((game) => void dealPasses(game))
      return table.band('a').passes
    }
    // K.O. it gives none, but then the band is smaller by one.
    expect([passes('up'), passes('ko')]).toEqual([1, 1])
    const mate = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['informer'], condition: 'ko' },
        mate: { seat: 'a', at: [40, 30] },
        thug: { seat: 'b', at: [60, 60] },
      },
    })
    mate.play((game) => void dealPasses(game))
    expect(mate.band('a').passes).toBe(0)
  })

  test('bmg1/trait/insensitive: markers cost no counters, at once or in the plan', () => {
    const table = one({ traits: ['insensitive'], counters: 'AA', willpower: 6 })
    table.play((game, { hero }) => inflict(game, hero, { stun: 4, cause: 'test' }))
    expect(table.model('hero').counters.attack).toBe(2)
    expect(table.play((game, { hero }) => countersToPlan(game, hero))).toBe(6)
  })

  test('bmg1/trait/inspire: 1SC gives henchmen within 10 cm a counter of choice, once a round', () => {
    const table = setTable({
      models: {
        boss: { seat: 'a', at: [30, 30], rank: 'sidekick', traits: ['inspire'], counters: 'SS' },
        mate: { seat: 'a', at: [43, 30] },
        far: { seat: 'a', at: [30, 50] },
      },
      active: 'boss',
    })
    table.play((game, { boss }) => perform(game, boss, 'trait:inspire'), '', ['inspired-counter', 'defense'])
    expect(table.model('mate').counters.defense).toBe(1)
    expect(whyNotAct(table, 'trait:inspire')).toBe('Once a round.')
  })

  test('bmg1/trait/judgment: a coin for each enemy it puts K.O., heads is a casualty', () => {
    const judged = (coin: string) => {
      const table = one({ traits: ['judgment'] })
      table.play((game, { hero, thug }) => inflict(game, thug, { stun: 4, by: hero, cause: 'test' }), coin)
      return table.model('thug').condition
    }
    expect([judged('1'), judged('2')]).toEqual(['casualty', 'ko'])
  })

  test('bmg1/trait/kaos-agent: an enemy lead counter less, and henchmen of its band are Tricksters', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], rank: 'leader', leads: true, traits: ['kaos-agent'] },
        mate: { seat: 'a', at: [40, 30], counters: 'M' },
        thug: { seat: 'b', at: [60, 60], counters: 'M' },
      },
    })
    expect(
      table.play((game, { hero }) => computeTotal(game, 'enemy-lead-counters', { about: hero }, 0)),
    ).toBe(1)
    table.play(
      (game, { mate }) => beginActivation(game, mate),
      '',
      ['move-counter', 'movement:attack'],
      ['declare', 'neither'],
    )
    expect(table.model('mate').counters).toMatchObject({ movement: 0, attack: 1 })
    table.state.activation = undefined
    table.play((game, { thug }) => beginActivation(game, thug), '', ['declare', 'neither'])
    expect(table.asked).toEqual(['b: declare'])
  })

  test('bmg1/trait/kevlar-vest: a marker less, but at least one', () => {
    const taken = (injury: number, stun: number) => {
      const table = one({ traits: ['kevlar-vest'] })
      table.play((game, { hero }) => inflict(game, hero, { injury, stun, cause: 'test' }))
      return [table.model('hero').injury, table.model('hero').stun]
    }
    expect([taken(2, 1), taken(0, 2), taken(1, 0)]).toEqual([
      [1, 1],
      [0, 1],
      [1, 0],
    ])
  })
})

describe('traits with L', () => {
  test('bmg1/trait/lantern: 5 cm around it are lit, not 10, unless an enemy touches it', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['lantern'], counters: 'S' },
        near: { seat: 'b', at: [38, 30] },
        far: { seat: 'b', at: [30, 38.1] },
      },
      active: 'hero',
    })
    table.play((game, { hero }) => perform(game, hero, 'trait:lantern'))
    const lit = (name: 'near' | 'far') =>
      table.play((game, models) => isLit(game.content.board, bodyOf(game, models[name]), lightsOf(game)).lit)
    expect([lit('near'), lit('far')]).toEqual([true, false])
    const beside = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['lantern'], counters: 'S' },
        thug: { seat: 'b', touching: 'hero' },
      },
      active: 'hero',
    })
    expect(whyNotAct(beside, 'trait:lantern')).toBe('An enemy is in contact.')
  })

  test('bmg1/trait/large: not pushed, grabbed or knocked down but by what is Large; falls twice as far; Tough and Charge', () => {
    const table = duel({ hero: { traits: ['large'], endurance: 20 }, thug: { counters: 'AAAS' } })
    const before = { ...table.model('hero').at! }
    table.play((game, { thug }) => perform(game, thug, 'push:-1'), '5 5 5', ['strikes', { '1': 1 }])
    expect(table.model('hero')).toMatchObject({ at: before, condition: 'up', stun: 1 })
    const down = (traits: readonly string[]) =>
      duel({ hero: { traits: ['large'] }, thug: { traits } }).play((game, { hero, thug }) =>
        knockDown(game, hero, { by: thug, rule: 'bmg1/core/collateral-die' }),
      )
    expect([down([]), down(['large'])]).toEqual([false, true])
    expect(
      table.play((game, { hero }) => [10, 20, 30, 30.1].map((height) => fallHarm(game, hero, cm(height), 0))),
    ).toEqual(['stun', 'injury', 'half', 'casualty'])
    const tough = duel({ thug: { traits: ['large'], strength: 5, counters: 'A' } })
    tough.play((game, { thug }) => perform(game, thug, 'melee:-1'), '5 4 6')
    expect(tough.model('hero').stun).toBe(2)
    expect(tough.content.cards[0]!.traitIds.has('charge')).toBe(true)
    const grabbed = duel({ hero: { traits: ['large'] }, thug: { counters: 'AS' } })
    grabbed.play((game, { thug }) => perform(game, thug, 'grab:-1'), '5 5 2')
    expect(grabbed.model('hero').effects).toEqual([])
  })

  test('bmg1/trait/large: Blink! -1', () => {
    const crate = { ...box('crate', cm(45), cm(25), cm(1), cm(10), cm(2.5)), cover: 'heavy' as const }
    const table = shootOut(
      { hero: { traits: ['large'] }, thug: { weapons: [{ ...gun, rof: 1 }] } },
      { pieces: [crate] },
    )
    table.play((game, { thug }) => perform(game, thug, 'ranged:0'), '5 4 5 2')
    expect(table.model('hero').injury).toBe(1)
  })

  test('bmg1/trait/laser: its target counts as lit for others of its band', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [40, 30], traits: ['laser'], counters: 'M' },
        mate: { seat: 'a', at: [10, 30] },
        thug: { seat: 'b', at: [65, 30] },
      },
      active: 'hero',
    })
    const seen = () => table.play((game, { mate, thug }) => sees(game, mate, thug))
    expect(seen()).toBe(false)
    table.play((game, { hero }) => perform(game, hero, 'trait:laser'))
    expect(seen()).toBe(true)
  })

  test('bmg1/trait/leader: leads, inspires, makes Let’s Go! free within 10 cm, and rolls failed Willpower rolls again', () => {
    const table = setTable({
      models: {
        boss: { seat: 'a', at: [30, 30], rank: 'leader', leads: true, willpower: 6 },
        near: { seat: 'a', at: [43, 30] },
        far: { seat: 'a', at: [30, 43.1] },
      },
    })
    expect(
      table.play((game, { near, far }) => [
        applies(game, 'lets-go-free', { about: near }),
        applies(game, 'lets-go-free', { about: far }),
      ]),
    ).toEqual([true, false])
    expect(table.content.cards[0]!.traitIds.has('inspire')).toBe(true)
    expect(
      table.play((game, { boss }) => rollSkill(game, boss, 'willpower', { reason: 'test' }), '6 6 3 3'),
    ).toBe(true)
  })

  const band = (boss: Partial<ModelSketch> = {}) =>
    setTable({
      models: {
        first: { seat: 'a', at: [30, 30], activated: true },
        second: { seat: 'a', at: [34, 30], counters: 'S' },
        third: { seat: 'a', at: [38, 30], counters: 'S' },
        boss: { seat: 'a', at: [80, 80], rank: 'leader', leads: true, ...boss },
        thug: { seat: 'b', at: [60, 60] },
      },
    })

  test('bmg1/trait/lets-go: 1SC and 4+, then 5+, then 6; a 6 always works', () => {
    const go = (followers: number, die: string): readonly unknown[] => {
      const table = band()
      table.state.followers = followers
      table.play((game, { first }) => letsGo(game, first), die, ['lets-go', '1'])
      return [table.state.mustActivate, table.model('second').counters.special, table.state.followers]
    }
    expect(go(0, '4')).toEqual([1, 0, 1])
    expect(go(0, '3')).toEqual([undefined, 0, 0])
    expect(go(1, '5')).toEqual([1, 0, 2])
    expect(go(1, '4')).toEqual([undefined, 0, 0])
    expect(go(2, '6')).toEqual([1, 0, 3])
    expect(go(5, '6')).toEqual([1, 0, 6])
  })

  test('bmg1/trait/lets-go: only henchmen that have not been activated and can pay, and only if wanted', () => {
    const table = band()
    table.model('third').activated = true
    table.play((game, { first }) => letsGo(game, first), '', ['lets-go', 'none'])
    expect(table.offered('lets-go')).toEqual({ '1': undefined, none: undefined })
    const leader = band()
    leader.play((game, { boss }) => letsGo(game, boss))
    expect(leader.asked).toEqual([])
  })

  test('bmg1/trait/lord-of-business: a Loot more for the band it leads', () => {
    const loot = (leads: boolean) =>
      setTable({
        models: { boss: { seat: 'a', at: [30, 30], rank: 'leader', leads, traits: ['lord-of-business'] } },
      }).play((game, { boss }) => computeTotal(game, 'extra-loot', { about: boss }, 0))
    expect([loot(true), loot(false)]).toEqual([1, 0])
  })

  test('bmg1/trait/lord-of-the-sewers: outside the limit, may begin below, and a sewer more', () => {
    const table = setTable({ models: { croc: { seat: 'a', traits: ['lord-of-the-sewers'] } } })
    expect(
      table.play((game, { croc }) => [
        applies(game, 'ignores-sewer-limit', { about: croc }),
        applies(game, 'starts-in-sewer', { about: croc }),
        computeTotal(game, 'extra-sewers', { about: croc }, 0),
      ]),
    ).toEqual([true, true, 1])
  })

  test('bmg1/trait/luck: 1SC rolls its failed dice again, or the enemy’s impacts against it', () => {
    const table = duel({ thug: { traits: ['luck'], counters: 'AAS' } })
    table.play(
      (game, { thug }) => perform(game, thug, 'melee:-1'),
      '1 2 5 5 4 4 2',
      ['strikes', { '1': 2 }],
      ['luck', 'yes'],
    )
    expect(table.model('hero').stun).toBe(2)
    const victim = duel({ hero: { traits: ['luck'], counters: 'S' }, thug: { counters: 'AA' } })
    victim.play(
      (game, { thug }) => perform(game, thug, 'melee:-1'),
      '5 5 1 2',
      ['strikes', { '1': 2 }],
      ['luck', 'yes'],
    )
    expect([victim.model('hero').stun, victim.model('hero').counters.special]).toEqual([0, 0])
  })

  test('bmg1/trait/luck: also for Blink! dice', () => {
    const crate = { ...box('crate', cm(45), cm(25), cm(1), cm(10), cm(2.5)), cover: 'heavy' as const }
    const table = shootOut(
      { hero: { traits: ['luck'], counters: 'S' }, thug: { weapons: [{ ...gun, rof: 1 }] } },
      { pieces: [crate] },
    )
    // The impact is not rolled again, the failed Blink! is.
    table.play((game, { thug }) => perform(game, thug, 'ranged:0'), '5 3 4', ['luck', 'no'], ['luck', 'yes'])
    expect(table.model('hero').injury).toBe(0)
  })
})
