import { applies } from '@gargoyle/bmg-counters'
import {
  becomeCasualty,
  buyStrategies,
  casualtyRecount,
  judgePath,
  playStrategies,
  termsOf,
  trigger,
} from '@gargoyle/bmg-counters/parts'
import { actionBlockedReason, gun, type ModelSketch, to } from '@gargoyle/bmg-counters/testing'
import { freshActivation, rankOf, sufferEffect } from '@gargoyle/bmg-counters/toolkit'
import { seat } from '@gargoyle/engine'
import { cm, inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { secondEdition } from '../edition.ts'
import { act } from '../testing/act.ts'
import { duel, shootOut } from '../testing/duel.ts'
import { inchesInCm } from '../testing/inches.ts'
import { apart, near } from '../testing/near.ts'
import { setTable } from '../testing/table.ts'

describe('clues', () => {
  const stage = (
    traits: readonly string[],
    markers: Parameters<typeof setTable>[0]['markers'] = [],
    at = [60, 60],
  ) =>
    setTable({
      models: {
        hero: { seat: 'a', at: at as [number, number], traits, counters: 'SSM' },
        foe: { seat: 'b', at: [90, 90], counters: 'M' },
      },
      markers,
      zones: { a: 'A', b: 'B' },
      active: 'hero',
    })
  const clue = (x: number, y: number, seat: 'a' | 'b' = 'a') => ({ kind: 'clue', at: [x, y], seat }) as const

  test('bmg2/trait/can-you-solve-this-x, bmg2/core/clue-markers: on X or more a clue in contact, once a round', () => {
    const table = stage(['can-you-solve-this-x(4)'])
    act(table, 'trait:can-you-solve-this-x', '4', ['clue', { to: to(63, 60) }])
    expect(table.state.markers).toMatchObject([{ kind: 'clue', seat: 'a', at: { x: cm(63), y: cm(60) } }])
    expect(actionBlockedReason(table, 'trait:can-you-solve-this-x')).toBe('Once a round.')
    const missed = stage(['can-you-solve-this-x(4)'])
    act(missed, 'trait:can-you-solve-this-x', '3')
    expect(missed.state.markers).toEqual([])
    // Cards that lost their number: 4+.
    const lost = stage(['can-you-solve-this-x(this)'])
    act(lost, 'trait:can-you-solve-this-x', '3')
    expect(lost.state.markers).toEqual([])
    expect(() =>
      act(stage(['can-you-solve-this-x(4)']), 'trait:can-you-solve-this-x', '4', [
        'clue',
        { to: to(66, 60) },
      ]),
    ).toThrow('It must be in contact.')
  })

  test('bmg2/core/clue-markers: more than 4" from any other, in no deployment area, five of a crew at most', () => {
    const tries = (markers: readonly ReturnType<typeof clue>[], at?: number[]) => {
      const table = stage(['can-you-solve-this-x(2)'], markers, at)
      act(table, 'trait:can-you-solve-this-x', '6', [
        'clue',
        { to: to(at === undefined ? 63 : at[0]! + 3, at?.[1] ?? 60) },
      ])
    }
    expect(() => tries([clue(63, 60 + 3 + inchesInCm(4), 'b')])).toThrow('Clues are more than 4"')
    expect(() => tries([clue(63, 60 + 3 + inchesInCm(4.1), 'b')])).not.toThrow()
    // The areas of the plain scenario are 20 cm deep: at 19 nothing fits east of it.
    expect(() => tries([], [60, 21])).toThrow('No clue is placed in a deployment area.')
    const five = [20, 40, 60, 80, 100].map((x) => clue(x, 100))
    expect(actionBlockedReason(stage(['can-you-solve-this-x(2)'], five), 'trait:can-you-solve-this-x')).toBe(
      'Five clues of its crew are on the table.',
    )
    const theirs = [20, 40, 60, 80, 100].map((x) => clue(x, 100, 'b'))
    expect(
      actionBlockedReason(stage(['can-you-solve-this-x(2)'], theirs), 'trait:can-you-solve-this-x'),
    ).toBeUndefined()
  })

  test('bmg2/core/clue-markers: 1VP each in every Recount, whichever model left it; a model that touches one takes it away', () => {
    const table = stage([], [clue(40, 60), clue(90, 60), clue(63, 60, 'b')])
    act(table, 'manipulate:3')
    expect(table.state.markers.map(({ id }) => id)).toEqual([1, 2])
    Object.assign(table.state, {
      stage: 'recount',
      part: secondEdition.recount.indexOf('points'),
      activation: undefined,
    })
    table.play((game) => casualtyRecount(game))
    expect([table.band('a').victoryPoints, table.band('b').victoryPoints]).toEqual([2, 0])
  })
})

test('bmg2/trait/canary-cry: all under the spray lose 1SC and roll Willpower, or take an injury and are Stunned', () => {
  const table = setTable({
    models: {
      hero: { seat: 'a', at: [30, 30], traits: ['canary-cry'], counters: 'SSSSA' },
      foe: { seat: 'b', at: [37, 30], counters: 'S', willpower: 5 },
      mate: { seat: 'a', at: [42, 30], counters: 'SS', willpower: 5 },
      far: { seat: 'b', at: [30, 60], counters: 'S' },
    },
    active: 'hero',
  })
  act(table, 'trait:canary-cry', '3 3 2 3', ['spray', { to: to(60, 30) }])
  const [foe, mate, far] = [table.model('foe'), table.model('mate'), table.model('far')]
  expect([foe.injury, mate.injury, far.injury]).toEqual([1, 0, 0])
  expect([foe.counters.special, mate.counters.special, far.counters.special]).toEqual([0, 1, 1])
  expect([foe.effects.map(({ id }) => id), mate.effects.length]).toEqual([['stunned'], 0])
  expect(actionBlockedReason(table, 'trait:canary-cry')).toBe('Once a round.')
  // It is no attack action.
  expect(table.state.activation!.attacks).toBe(0)
})

test('bmg2/trait/charm: a Willpower roll, or the blows at it fail; shots are not concerned', () => {
  const strike = (dice: string) => {
    const table = duel({ thug: { counters: 'AA', willpower: 5 }, hero: { traits: ['charm'] } })
    act(table, 'melee:-1', dice, ['strikes', { '1': 2 }])
    return table.model('hero').stun
  }
  expect(strike('3 3')).toBe(0)
  // Passed once for both blows.
  expect(strike('3 2 4 4 4 4 1')).toBe(2)
  const shot = shootOut({ thug: { weapons: [gun] }, hero: { traits: ['charm'] } })
  act(shot, 'ranged:0', '6 2 1', ['shots', { '1': 1 }])
  expect(shot.model('hero').injury).toBe(1)
})

test('bmg2/trait/chill-touch, bmg2/core/unarmed: bare hands do an injury, and a critical cools', () => {
  const strike = (dice: string) => {
    const table = duel({ thug: { traits: ['chill-touch'], counters: 'A' }, hero: {} })
    act(table, 'melee:-1', dice)
    const { stun, injury, effects } = table.model('hero')
    return [stun, injury, effects.map(({ id }) => id)]
  }
  expect(strike('4 4 1')).toEqual([0, 1, []])
  expect(strike('4 4 6')).toEqual([0, 1, ['cooled']])
})

test('bmg2/trait/clay-body: Charge takes 1SC, and nothing is stolen from it', () => {
  const stage = (traits: readonly string[]) => near([...traits, 'charge'], 'S')
  expect(actionBlockedReason(stage([]), 'special:charge:-1')).toContain('1MC + 1SC')
  expect(actionBlockedReason(stage(['clay-body']), 'special:charge:-1')).toBeUndefined()
  const rob = (traits: readonly string[]) => {
    const table = near(traits, '', { hero: { weapons: [{ damage: 'S' }] } })
    table.play((game, { hero, thug }) => sufferEffect(game, hero, { id: 'steal', args: [] }, { by: thug }))
    return table.model('thug').arms.length
  }
  expect([rob([]), rob(['clay-body'])]).toEqual([1, 0])
})

test('bmg2/trait/climbing-claws, bmg2/core/climb: a climb counts its plain length and may end on the wall for nothing', () => {
  const tower = [{ ...box('tower', cm(36), cm(20), cm(20), cm(20), inches(6)), climbable: true }]
  const climb = (traits: readonly string[], upTo: number, gives = false) => {
    const table = setTable({
      models: { hero: { seat: 'a', at: [30, 30], traits, counters: 'MM' } },
      pieces: tower,
      active: 'hero',
    })
    const [foot, top] = [to(34.5, 30), to(36, 30, inchesInCm(6))]
    return table.play((game, { hero }) => {
      const terms = termsOf(game, { model: hero, reason: 'test', upTo })
      const judged = judgePath(game, terms, {
        legs: [{ to: foot }, { to: top, by: 'climb' }],
        ...(gives ? { fall: true } : {}),
      })
      return judged.ok ? [judged.value.points, judged.value.fall] : judged.reason.text
    })
  }
  expect(climb(['climbing-claws'], 9)).toEqual([1, undefined])
  expect(climb([], 9)).toContain('can be moved')
  expect(climb(['climbing-claws'], 5, true)).toEqual([1, undefined])
  expect(climb([], 5, true)).toEqual([1, 'from the wall'])
})

test('bmg2/trait/chain-of-command, bmg2/core/rank-change: once the Boss is out one of them is a Leader', () => {
  const stage = (boss: Partial<ModelSketch>) =>
    setTable({
      models: {
        boss: { seat: 'a', at: [60, 60], rank: 'sidekick', leads: true, ...boss },
        one: { seat: 'a', at: [30, 30], traits: ['chain-of-command'], counters: 'S' },
        two: { seat: 'a', at: apart(3), traits: ['chain-of-command'] },
        foe: { seat: 'b', at: [90, 90] },
      },
    })
  const table = stage({})
  table.play((game, { boss, foe }) => becomeCasualty(game, boss, foe), '', ['heir', '1'])
  expect(table.play((game, { one, two }) => [rankOf(game, one), rankOf(game, two)])).toEqual([
    'leader',
    'henchman',
  ])
  // It inspires like any Leader, and Henchmen near it follow for nothing.
  table.state.activation = { ...freshActivation(table.model('one')), declared: 'neither' }
  expect(actionBlockedReason(table, 'trait:effect-inspire')).toBeUndefined()
  expect(table.play((game, { two }) => applies(game, 'lets-go-free', { about: two }))).toBe(true)
  const other = stage({ leads: false })
  other.play((game, { boss, foe }) => becomeCasualty(game, boss, foe))
  expect(other.play((game, { one }) => rankOf(game, one))).toBe('henchman')
})

test('bmg2/trait/chain-of-command, bmg2/effect/hypnotize: models of the crew, whichever player commands them', () => {
  const chain = { traits: ['chain-of-command'] }
  const table = setTable({
    models: {
      foe: { seat: 'b', at: [90, 90], ...chain },
      boss: { seat: 'a', at: [60, 60], rank: 'leader', leads: true },
      one: { seat: 'a', at: [30, 30], ...chain },
      two: { seat: 'a', at: apart(3), ...chain },
    },
  })
  // An enemy works for the crew, and one of the crew for the enemy.
  table.model('foe').seat = seat('a')
  table.model('one').seat = seat('b')
  table.play((game, { boss }) => becomeCasualty(game, boss, undefined), '', ['heir', '2'])
  expect([table.asked, Object.keys(table.offered('heir'))]).toEqual([['a: heir'], ['2', '3']])
  expect(table.play((game, { foe, one }) => [rankOf(game, foe), rankOf(game, one)])).toEqual([
    'henchman',
    'leader',
  ])
})

test('bmg2/trait/chaotic-friends: Sirens of the crew are Unpredictable, others are not', () => {
  const wild = (traits: readonly string[], seat: 'a' | 'b' = 'a') =>
    setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['chaotic-friends'] },
        mate: { seat, at: [60, 60], traits },
      },
    }).play((game, { mate }) => applies(game, 'wild-special', { about: mate }))
  expect([wild(['gotham-city-siren']), wild([]), wild(['gotham-city-siren'], 'b')]).toEqual([
    true,
    false,
    false,
  ])
})

describe('strategies', () => {
  const plan = { name: 'Plan', text: 'A plan.', value: 1, phase: 'C' } as const
  const stage = (hero: readonly string[], thug: readonly string[] = []) =>
    setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: hero },
        thug: { seat: 'b', at: [60, 60], traits: thug },
      },
      book: { strategies: { plan, other: { ...plan, name: 'Other' } } },
    })

  test('bmg2/trait/chaotic-planner: on a 1 a strategy of its player comes to nothing', () => {
    const play = (dice: string, seat: 'a' | 'b') => {
      const table = stage(['chaotic-planner'])
      table.band(seat).strategies = ['plan']
      table.play((game) => playStrategies(game, 'C'), dice)
      return table.band(seat).inForce
    }
    expect([play('1', 'a'), play('2', 'a'), play('', 'b')]).toEqual([[], ['plan'], ['plan']])
  })

  test('bmg2/trait/exhaustive-planner: each cancels one strategy of the enemy before the game, if wanted', () => {
    const cancel = (traits: readonly string[], ...picks: readonly string[]) => {
      const table = stage(traits)
      table.band('b').strategies = ['plan', 'plan', 'other']
      table.band('a').strategies = ['plan']
      table.play(
        (game) => trigger(game, 'strategies-bought', {}),
        '',
        ...picks.map((pick) => ['exhaustive-planner', pick] as const),
      )
      return [table.band('b').strategies, table.band('a').strategies]
    }
    expect(cancel(['exhaustive-planner'], 'plan')).toEqual([['plan', 'other'], ['plan']])
    expect(cancel(['exhaustive-planner'], '(none)')).toEqual([['plan', 'plan', 'other'], ['plan']])
    expect(cancel([])).toEqual([['plan', 'plan', 'other'], ['plan']])
  })

  test('bmg2/trait/exhaustive-planner: it is asked once strategies are bought', () => {
    const table = stage(['exhaustive-planner'])
    Object.assign(table.state, { stage: 'strategies', part: 0 })
    table.play(
      (game) => buyStrategies(game),
      '',
      ['strategies', []],
      ['strategies', ['plan#1']],
      ['exhaustive-planner', 'plan'],
    )
    expect(table.band('b').strategies).toEqual([])
  })
})

test('bmg2/trait/chlorokinesis: from anywhere within 4" of a Plant to anywhere else there, once a round', () => {
  const stage = (gap: number, traits = ['plant']) =>
    setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['chlorokinesis'], counters: 'SS' },
        plant: { seat: 'a', at: apart(gap), traits },
      },
      active: 'hero',
    })
  const table = stage(4)
  const far = 33 + inchesInCm(4) + 3 + inchesInCm(4)
  act(table, 'trait:chlorokinesis', '', ['place', { to: to(far, 30) }])
  expect(table.model('hero').at!.x).toBe(cm(far))
  expect(actionBlockedReason(table, 'trait:chlorokinesis')).toBe('Once a round.')
  expect(() => act(stage(4), 'trait:chlorokinesis', '', ['place', { to: to(far + 0.2, 30) }])).toThrow(
    'within 4"',
  )
  expect(actionBlockedReason(stage(4.1), 'trait:chlorokinesis')).toBe('No Plant is within 4".')
  expect(actionBlockedReason(stage(4, []), 'trait:chlorokinesis')).toBe('No Plant is within 4".')
})
