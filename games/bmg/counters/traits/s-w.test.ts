import { sees } from '@gargoyle/bmg-common'
import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { beginActivation } from '../activation/activation.ts'
import { crouchCost } from '../activation/options.ts'
import { perform } from '../activation/perform.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { inflict } from '../damage/inflict.ts'
import { sufferEffect } from '../damage/suffer.ts'
import { whyNotPay } from '../model/counters.ts'
import { limitOf, skill } from '../model/skills.ts'
import { runCost } from '../movement/move-action.ts'
import { countersToPlan, raiseAPlan } from '../round/raise-a-plan.ts'
import { computeTotal, trigger } from '../rules/rule-system.ts'
import { whyNotAct } from '../testing/actions.ts'
import { duel, gun, shootOut } from '../testing/duel.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { ANY, setTable, to } from '../testing/table.ts'
import { traitFiles, traits } from './index.ts'

const one = (hero: Partial<ModelSketch>, thug: Partial<ModelSketch> = {}) =>
  setTable({
    models: {
      hero: { seat: 'a', at: [30, 30], endurance: 9, ...hero },
      thug: { seat: 'b', at: [50, 30], ...thug },
    },
    active: 'hero',
  })

test('every trait is in the file of its letter', () => {
  for (const [letter, records] of Object.entries(traitFiles))
    for (const id of Object.keys(records)) expect(id.startsWith(letter)).toBe(true)
  expect(Object.keys(traits).length).toBe(
    Object.values(traitFiles).flatMap((records) => Object.keys(records)).length,
  )
})

describe('traits with S', () => {
  test('bmg1/trait/scheming: when its band plans first, X models plan after the enemy', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['scheming(1)'] },
        mate: { seat: 'a', at: [40, 30] },
        thug: { seat: 'b', at: [60, 60] },
      },
      stage: 'plan',
      part: 0,
    })
    table.playOn('', ['plan-later', ['1']], ['plan', ANY], ['plan', ANY], ['plan', { '1:attack': 2 }])
    expect(table.asked).toEqual(['a: plan-later', 'a: plan', 'b: plan', 'a: plan'])
    expect(table.model('mate').counters.attack).toBe(2)
    const second = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['scheming(1)'] },
        thug: { seat: 'b', at: [60, 60] },
      },
      stage: 'plan',
      part: 0,
      first: 'b',
    })
    second.play((game) => raiseAPlan(game))
    expect(second.asked).toEqual([])
  })

  test('bmg1/trait/scientific: Special 4, and 1VP more as a casualty', () => {
    const table = one({ traits: ['scientific'] })
    expect(table.play((game, { hero }) => limitOf(game, hero, 'special'))).toBe(4)
    table.play((game, { hero }) => becomeCasualty(game, hero, undefined))
    expect(table.band('b').earned).toBe(3)
  })

  const points = (trait: string, question: 'strategy-points' | 'enemy-strategy-points') =>
    setTable({ models: { hero: { seat: 'a', traits: [trait] } } }).play((game, { hero }) =>
      computeTotal(game, question, { about: hero }, 0),
    )

  test('bmg1/trait/searcher: a strategy point less for the enemy', () => {
    expect(points('searcher', 'enemy-strategy-points')).toBe(1)
  })

  test('bmg1/trait/strategist-grand-strategist: one point more, or two', () => {
    expect([
      points('strategist-grand-strategist(1)', 'strategy-points'),
      points('strategist-grand-strategist(2)', 'strategy-points'),
    ]).toEqual([1, 2])
  })

  const crate = (x: number) => ({
    ...box(`crate ${x}`, cm(x), cm(25), cm(1), cm(10), cm(2.5)),
    cover: 'heavy' as const,
  })

  test('bmg1/trait/shooter: one obstacle of its choice does not count', () => {
    const table = shootOut(
      { thug: { traits: ['shooter'], weapons: [{ ...gun, rof: 1 }] } },
      { pieces: [crate(40), crate(46)] },
    )
    table.play((game, { thug }) => perform(game, thug, 'ranged:0'), '5 3 5 2', ['ignore-obstacle', '0'])
    expect(table.model('hero').injury).toBe(1)
  })

  test('bmg1/trait/small: Blink! +1', () => {
    const table = shootOut(
      { hero: { traits: ['small'] }, thug: { weapons: [{ ...gun, rof: 1 }] } },
      { pieces: [crate(45)] },
    )
    table.play((game, { thug }) => perform(game, thug, 'ranged:0'), '5 3')
    expect(table.model('hero').injury).toBe(0)
  })

  test('bmg1/trait/stealth: seen within 20 cm only, unless lit', () => {
    const seen = (apart: number, lamp = false) =>
      setTable({
        models: {
          hero: { seat: 'a', at: [33 + apart, 30], traits: ['stealth'] },
          thug: { seat: 'b', at: [30, 30] },
        },
        markers: lamp ? [{ kind: 'streetlamp', at: [33 + apart, 34] }] : [],
      }).play((game, { hero, thug }) => sees(game, thug, hero))
    expect([seen(20), seen(20.1), seen(25, true)]).toEqual([true, false, true])
  })

  test('bmg1/trait/stop: 1SC keeps an enemy in sight from using MC in that activation', () => {
    const table = one({ counters: 'MM' }, { traits: ['stop'], counters: 'S' })
    table.play(
      (game, { hero }) => perform(game, hero, 'move'),
      '',
      ['stop', 'yes'],
      ['move', { to: to(30, 40) }],
    )
    expect(table.asked).toEqual(['b: stop', 'a: move'])
    expect(table.model('hero')).toMatchObject({
      counters: { movement: 2 },
      effects: [{ id: 'halted', until: 'activation' }],
    })
    const far = one({ counters: 'MM' }, { traits: ['stop'], counters: 'S', at: [90, 90] })
    far.play(
      (game, { hero }) => perform(game, hero, 'move'),
      '',
      ['pace', 'walk:0'],
      ['move', { to: to(30, 40) }],
    )
    expect(far.asked).toEqual(['a: pace', 'a: move'])
  })

  test('bmg1/trait/street-guy: crouches without SC', () => {
    expect(
      one({ traits: ['street-guy'] }).play((game, { hero, thug }) => [
        crouchCost(game, hero),
        crouchCost(game, thug),
      ]),
    ).toEqual([{}, { special: 1 }])
  })

  test('bmg1/trait/stupid: never manipulates', () => {
    const table = setTable({
      models: { hero: { seat: 'a', at: [30, 30], traits: ['stupid', 'flare'], counters: 'MM' } },
      markers: [{ kind: 'loot', at: [33, 30] }],
      active: 'hero',
    })
    expect([whyNotAct(table, 'manipulate:1'), whyNotAct(table, 'trait:flare')]).toEqual([
      'hero cannot manipulate.',
      'It cannot manipulate.',
    ])
  })

  const left = (trait: string, stun: number) =>
    one({ traits: [trait], willpower: 6, stun, endurance: 12 }).play((game, { hero }) =>
      countersToPlan(game, hero),
    )

  test('bmg1/trait/sturdy: three markers cost a counter', () => {
    expect([left('sturdy', 2), left('sturdy', 3), left('sturdy', 5), left('sturdy', 6)]).toEqual([6, 5, 5, 4])
    const table = one({ traits: ['sturdy'], counters: 'AA' })
    table.play((game, { hero }) => inflict(game, hero, { stun: 2, cause: 'test' }))
    expect(table.model('hero').counters.attack).toBe(2)
  })

  test('bmg1/trait/weak: every marker costs a counter', () => {
    expect([left('weak', 1), left('weak', 3)]).toEqual([5, 3])
  })

  test('bmg1/trait/superior-smell: 1SC and it sees everything within 40 cm through walls; immune to Blind', () => {
    const wall = box('wall', cm(40), cm(10), cm(1), cm(40), cm(9))
    const smell = (apart: number) => {
      const table = setTable({
        models: {
          hero: { seat: 'a', at: [30, 30], traits: ['superior-smell'], counters: 'S' },
          thug: { seat: 'b', at: [33 + apart, 30] },
        },
        pieces: [wall],
        active: 'hero',
      })
      table.play((game, { hero }) => perform(game, hero, 'trait:superior-smell'))
      return table.play((game, { hero, thug }) => sees(game, hero, thug))
    }
    expect([smell(40), smell(40.1)]).toEqual([true, false])
    const table = one({ traits: ['superior-smell'] })
    table.play((game, { hero }) => sufferEffect(game, hero, { id: 'blind', args: [] }))
    expect(table.model('hero').effects).toEqual([])
  })

  test('bmg1/trait/sustained-defense: two DC are three block dice', () => {
    const table = duel({ hero: { traits: ['sustained-defense'], counters: 'DD' }, thug: { attack: 4 } })
    table.play(
      (game, { thug }) => perform(game, thug, 'melee:-1'),
      '5 5 5 4 4 4',
      ['strikes', { '1': 3 }],
      ['block', 2],
    )
    expect(table.model('hero').stun).toBe(0)
  })
})

describe('traits with T', () => {
  test('bmg1/trait/tension: Attack and Defense 1 better when hurt', () => {
    const skills = (stun: number) =>
      one({ traits: ['tension'], stun }).play((game, { hero }) => [
        skill(game, 'attack', hero),
        skill(game, 'defense', hero),
      ])
    expect([skills(0), skills(1)]).toEqual([
      [4, 3],
      [5, 4],
    ])
  })

  test('bmg1/trait/tireless: runs for 1SC', () => {
    expect(
      one({ traits: ['tireless'] }).play((game, { hero, thug }) => [
        runCost(game, hero),
        runCost(game, thug),
      ]),
    ).toEqual([{ special: 1 }, { movement: 1, special: 1 }])
  })

  test('bmg1/trait/titan-dose: in Raise a Plan all basic skills are 1 better until the end of the round; one a game', () => {
    const table = one({ traits: ['titan-dose(2)'], willpower: 5, attack: 4 })
    table.play((game) => trigger(game, 'plan-start', {}), '', ['titan-dose', 'yes'])
    expect(
      table.play((game, { hero }) =>
        (['willpower', 'movement', 'attack', 'defense', 'endurance'] as const).map((name) =>
          skill(game, name, hero),
        ),
      ),
    ).toEqual([6, 4, 5, 4, 10])
    expect(table.model('hero')).toMatchObject({ doses: 1, effects: [{ id: 'titan-dose', until: 'round' }] })
    table.play((game) => trigger(game, 'plan-start', {}))
    expect(table.asked).toEqual([])
  })

  const addict = (resists: 'yes' | 'no', dice: string) => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['titan-addict'], counters: 'MA' },
        thug: { seat: 'b', at: [90, 90] },
      },
      markers: [{ kind: 'titan-container', at: [55, 30] }],
    })
    table.play((game) => trigger(game, 'round-start', {}))
    table.play(
      (game, { hero }) => beginActivation(game, hero),
      dice,
      ['resist', resists],
      ...(resists === 'yes' ? [['counter', 'attack'] as const] : []),
      ['declare', ANY],
    )
    return table
  }

  test('bmg1/trait/titan-addict: goes straight for a container it sees with all its movement, or spends a counter', () => {
    const goes = addict('no', '4')
    expect(goes.model('hero')).toMatchObject({ at: { x: cm(44), y: cm(30) }, counters: { movement: 0 } })
    const resists = addict('yes', '')
    expect(resists.model('hero')).toMatchObject({ at: { x: cm(30) }, counters: { movement: 1, attack: 0 } })
  })

  test('bmg1/trait/titan-addict: may take more than one dose, one a round', () => {
    const table = one({ traits: ['titan-addict', 'titan-dose(2)'] })
    table.play((game) => trigger(game, 'plan-start', {}), '', ['titan-dose', 'yes'])
    table.play((game) => trigger(game, 'plan-start', {}))
    expect(table.asked).toEqual([])
    table.model('hero').effects = []
    table.model('hero').usedThisRound = []
    table.play((game) => trigger(game, 'plan-start', {}), '', ['titan-dose', 'yes'])
    expect(table.model('hero').doses).toBe(0)
  })

  test('bmg1/trait/total-vision: any distance and through everything', () => {
    const wall = box('wall', cm(40), cm(10), cm(1), cm(40), cm(9))
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [10, 30], traits: ['total-vision'] },
        thug: { seat: 'b', at: [90, 30] },
      },
      pieces: [wall],
    })
    expect(table.play((game, { hero, thug }) => [sees(game, hero, thug), sees(game, thug, hero)])).toEqual([
      true,
      false,
    ])
  })

  test('bmg1/trait/tough-skin: damage dice against it 1 worse', () => {
    const table = duel({ hero: { traits: ['tough-skin'] }, thug: { counters: 'A', strength: 4 } })
    table.play((game, { thug }) => perform(game, thug, 'melee:-1'), '5 4 2')
    expect(table.model('hero').stun).toBe(0)
  })

  test('bmg1/trait/trickster: moves all its counters when it activates; bmg1/trait/veteran two', () => {
    const moved = (trait: string) => {
      const table = one({ traits: [trait], counters: 'MMM', attack: 9 })
      table.state.activation = undefined
      const move = ['move-counter', 'movement:attack'] as const
      table.play(
        (game, { hero }) => beginActivation(game, hero),
        '',
        move,
        move,
        ...(trait === 'trickster' ? [move] : []),
        ['declare', 'neither'],
      )
      return table.model('hero').counters.attack
    }
    expect([moved('trickster'), moved('veteran')]).toEqual([3, 2])
  })

  test('bmg1/trait/true-love-character: Willpower and Attack +1 when that character of its band is a casualty', () => {
    const love = (seat: 'a' | 'b') => {
      const table = setTable({
        models: {
          hero: { seat: 'a', at: [30, 30], traits: ['true-love-character(joker)'], willpower: 5, attack: 4 },
          joker: { seat, at: [50, 30], alias: 'Joker (AC)' },
        },
      })
      table.play((game, { joker }) => becomeCasualty(game, joker, undefined))
      return table.play((game, { hero }) => [skill(game, 'willpower', hero), skill(game, 'attack', hero)])
    }
    expect([love('a'), love('b')]).toEqual([
      [6, 5],
      [5, 4],
    ])
  })
})

describe('traits with U', () => {
  test('bmg1/trait/unpredictable: SC pay for anything, but not what cannot be spent at all', () => {
    const table = one({ traits: ['unpredictable'], counters: 'SS' })
    const why = (cost: Parameters<typeof whyNotPay>[2]) =>
      table.play((game, { hero }) => whyNotPay(game, hero, cost))
    expect([why({ attack: 2 }), why({ movement: 1, special: 1 })]).toEqual([undefined, undefined])
    expect(why({ attack: 2, special: 1 })).toContain('2AC + 1SC')
    table.play((game, { hero }) => sufferEffect(game, hero, { id: 'immobilized', args: [] }))
    expect(why({ movement: 1 })).toContain('1MC')
  })
})
