import { addEffect } from '@gargoyle/bmg-common'
import { damageBonus, damageNeeds, skill } from '@gargoyle/bmg-counters'
import { actionBlockedReason, type ModelSketch, type TestAnswer, to } from '@gargoyle/bmg-counters/testing'
import {
  applies,
  casualtyRecount,
  endActivation,
  inflict,
  resolveStrike,
  trigger,
} from '@gargoyle/bmg-counters/toolkit'
import { seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { crewProblems } from '../testing/crew.ts'
import { duel } from '../testing/duel.ts'
import { stage, strikeOf } from '../testing/stage.ts'
import { setTable } from '../testing/table.ts'

test('bmg2/trait/animal, bmg2/effect/fire: it may panic two rounds running, each for one round', () => {
  const table = setTable({
    models: { hero: { seat: 'a', at: [30, 30], traits: ['animal'], willpower: 5, endurance: 12 } },
    stage: 'recount',
    part: 0,
  })
  table.model('hero').effects.push({ id: 'fire', until: 'game', args: [], value: 1, by: undefined })
  const still = () => table.play((game, { hero }) => applies(game, 'cannot-move', { about: hero }))
  const recount = (dice: string) => {
    Object.assign(table.state, { stage: 'recount', part: 0 })
    // Recovery, points, the end of the round.
    for (const roll of [dice, '', '']) table.play((game) => casualtyRecount(game), roll)
    table.state.round++
  }
  recount('6 6')
  expect(still()).toBe(true)
  recount('6 6')
  expect(still()).toBe(true)
  recount('1 1')
  expect(still()).toBe(false)
})

describe('bmg2/core/trait-use: no passive trait, so only in its own activation', () => {
  /** The strike of a hero with traits that is asked about while it is the activation of one of the two. */
  const struck = (trait: string, active: 'hero' | 'thug', hero: Partial<ModelSketch>, dice: string) => {
    const table = duel(
      { hero: { traits: [trait], counters: 'S', ...hero }, thug: { endurance: 2, counters: '' } },
      { active },
    )
    table.play(
      (game, all) => {
        const strike = strikeOf(game, all.hero, all.thug)
        strike.dice = 2
        return resolveStrike(game, strike)
      },
      dice,
      ...(active === 'hero' ? ([[trait, 'no']] as const) : []),
    )
    return table.asked
  }

  test('bmg2/trait/critical-strike, bmg2/trait/counter-attack', () => {
    expect(struck('critical-strike', 'hero', {}, '5 1 5 4')).toEqual(['a: critical-strike'])
    expect(struck('critical-strike', 'thug', {}, '5 1 5 4')).toEqual([])
  })

  test('bmg2/trait/takedown, bmg2/trait/counter-attack', () => {
    expect(struck('takedown', 'hero', {}, '5 5 5 5 4')).toEqual(['a: takedown'])
    expect(struck('takedown', 'thug', {}, '5 5 5 5 4')).toEqual([])
  })
})

test('bmg2/trait/aggressive-schizophrenia, bmg2/trait/plead: it does not lash out at who has moved it to pity', () => {
  const table = duel({ hero: {}, thug: { traits: ['aggressive-schizophrenia'] } })
  table.play(
    (game, { hero, thug }) => void addEffect(game, thug, 'plead', { until: 'round', by: hero, each: true }),
  )
  table.play((game, { thug }) => trigger(game, 'activation-start', { active: thug }))
  expect(table.story.filter((line) => line.includes('hits'))).toEqual([])
})

test('bmg2/trait/counter-attack, bmg2/special-attack/360-attack: a block against it is answered', () => {
  const table = duel({
    hero: { traits: ['counter-attack'], counters: 'DS', attack: 3 },
    thug: { traits: ['360-attack'], counters: 'AS', attack: 3 },
  })
  act(table, 'special:360-attack:-1', '5 5 1', ['block', 1], ['counter-attack', 'yes'])
  expect(table.asked).toEqual(['a: block', 'a: counter-attack'])
})

test('bmg2/trait/titan-dose, bmg2/special-attack/devastating-blow, bmg2/weapon-rule/mechanical, bmg2/weapon-rule/firearm: Strength +1 only where Strength counts', () => {
  for (const effect of ['titan-dose', 'venom-dose', 'devastating-blow']) {
    const needs = (...rules: readonly string[]) => {
      const table = duel({ thug: { weapons: [{ damage: 'I', rules }] } })
      table.play((game, { thug }) => void addEffect(game, thug, effect, { until: 'round' }))
      return table.play((game, { hero, thug }) => {
        const strike = strikeOf(game, thug, hero, { arm: 0 })
        return damageNeeds(game, strike) - damageBonus(game, strike)
      })
    }
    expect([needs(), needs('mechanical'), needs('firearm'), needs('beam')]).toEqual([3, 3, 2, 2])
    // Of two bonuses each counts. bmg2/weapon-rule/heavy
    expect(needs('heavy')).toBe(2)
  }
})

test('bmg2/trait/venom-dose, bmg2/special-attack/charge, bmg2/special-attack/electric-storm: a charge goes by Strength, a storm by its own', () => {
  const hurt = (effect: string | undefined, fixed: number | undefined) => {
    const table = duel({ thug: { strength: 4 } })
    return table.play((game, { hero, thug }) => {
      if (effect !== undefined) addEffect(game, thug, effect, { until: 'round' })
      const strength = fixed ?? skill(game, 'strength', thug)
      return damageNeeds(game, { ...strikeOf(game, thug, hero), strength })
    })
  }
  expect([hurt(undefined, undefined), hurt('venom-dose', undefined)]).toEqual([4, 3])
  expect([hurt(undefined, 3), hurt('venom-dose', 3)]).toEqual([3, 3])
})

describe('attacks by a trait', () => {
  const gunman = (trait: string, counters: string, effect?: 'menace' | 'plead') => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: [trait], counters, endurance: 12 },
        thug: { seat: 'b', at: [40, 30], endurance: 12 },
      },
      active: 'hero',
      round: 2,
    })
    table.play((game, { hero, thug }) => {
      if (effect === 'menace') addEffect(game, thug, 'menace', { until: 'round' })
      if (effect === 'plead') addEffect(game, hero, 'plead', { until: 'round', by: thug, each: true })
    })
    return table
  }

  test('bmg2/trait/one-shot-gun, bmg2/trait/hidden-sniper, bmg2/trait/menace: they take a counter more', () => {
    const more = 'It takes more counters to attack it.'
    expect(actionBlockedReason(gunman('one-shot-gun', 'AASS', 'menace'), 'trait:one-shot-gun')).toBe(more)
    expect(actionBlockedReason(gunman('one-shot-gun', 'AASS'), 'trait:one-shot-gun')).toBeUndefined()
    const table = gunman('one-shot-gun', 'AASSD', 'menace')
    expect(actionBlockedReason(table, 'trait:one-shot-gun')).toBeUndefined()
    act(table, 'trait:one-shot-gun', '2 3')
    expect(table.model('hero').counters.defense).toBe(0)
    expect(table.model('thug').injury).toBe(3)
    expect(actionBlockedReason(gunman('hidden-sniper', 'AA', 'menace'), 'trait:hidden-sniper')).toBe(more)
    expect(
      actionBlockedReason(gunman('hidden-sniper', 'AAD', 'menace'), 'trait:hidden-sniper'),
    ).toBeUndefined()
  })

  test('bmg2/trait/one-shot-gun, bmg2/trait/hidden-sniper, bmg2/trait/plead: not at who has pleaded', () => {
    expect(actionBlockedReason(gunman('one-shot-gun', 'AASS', 'plead'), 'trait:one-shot-gun')).toContain(
      'sees no enemy',
    )
    expect(actionBlockedReason(gunman('hidden-sniper', 'AA', 'plead'), 'trait:hidden-sniper')).toContain(
      'within 12"',
    )
    expect(actionBlockedReason(gunman('hidden-sniper', 'AA'), 'trait:hidden-sniper')).toBeUndefined()
  })
})

test('bmg2/trait/mercenary: the League of Assassins has him with any Bane, whose cards do not print his name', () => {
  const league = { affiliations: ['league-of-shadows'] } as const
  const soldier = { ...league, traits: ['mercenary'] }
  expect(crewProblems(league, { soldier })).toEqual(['bmg2/trait/mercenary'])
  const bane = { ...league, alias: 'Bane (DKR)', rank: 'sidekick' } as const
  expect(crewProblems(league, { soldier, bane })).toEqual([])
})

test('bmg2/trait/painful-empathy, bmg2/core/damage-accumulation: the markers it takes over cost counters', () => {
  const table = stage({
    hero: { traits: ['painful-empathy'], injury: 1, counters: 'MS' },
    mate: { injury: 3 },
  })
  act(table, 'trait:painful-empathy', '', ['wounds', 1])
  expect(table.model('hero').counters).toMatchObject({ movement: 0, special: 0 })
})

describe('bmg2/trait/luck, bmg2/core/repeat-use', () => {
  test('a die for each SC, each once', () => {
    const table = duel({ thug: { traits: ['luck'], counters: 'AASSS' }, hero: { defense: 4, endurance: 12 } })
    act(
      table,
      'melee:-1',
      '1 1 1 5 5 4',
      ['strikes', { '1': 2 }],
      ['reroll', '0'],
      ['reroll', '1'],
      ['reroll', 'none'],
    )
    expect(table.model('thug').counters.special).toBe(1)
  })

  test('bmg2/objective/riddle, bmg2/trait/puzzle-master: for a riddle too, unless an enemy forbids it', () => {
    const solve = (thug: readonly string[]) => {
      const table = setTable({
        models: {
          hero: { seat: 'a', at: [30, 30], traits: ['luck'], counters: 'MS' },
          thug: { seat: 'b', at: [60, 60], traits: thug },
        },
        markers: [{ kind: 'riddle', at: [33, 30], seat: 'a' }],
        active: 'hero',
      })
      act(
        table,
        `manipulate:${table.state.markers[0]!.id}`,
        thug.length === 0 ? '1 4' : '1',
        ['riddle', 4],
        ...(thug.length === 0 ? ([['reroll', '0']] as const) : []),
      )
      return table.band('a').earned
    }
    expect([solve([]), solve(['puzzle-master'])]).toEqual([3, 1])
  })
})

test('bmg2/trait/elusive, bmg2/core/repeat-use: 1MC for the Ping! of each hit', () => {
  const table = stage({ hero: { traits: ['elusive'], counters: 'MMM' } })
  table.play(
    function* (game, { hero, thug }) {
      const strike = strikeOf(game, thug, hero, { kind: 'ranged' })
      const rolled = {
        roller: hero,
        purpose: 'blink',
        strike,
        roll: game.dice.roll({ purpose: 'test', seat: hero.seat, count: 2 }),
        succeeds: (index: number): boolean => rolled.roll.dice[index]!.face >= 4,
      }
      yield* trigger(game, 'dice-rolled', { rolled })
    },
    '1 2 3 5',
    ['elusive', 'yes'],
    ['elusive', 'yes'],
  )
  expect(table.model('hero').counters.movement).toBe(1)
})

test('bmg2/trait/lets-go, bmg2/trait/mob: from the fourth in a row on it is a 6, which Mob makes a 5', () => {
  const follows = (followers: number, die: string) => {
    const table = setTable({
      models: {
        one: { seat: 'a', at: [30, 30], traits: ['mob'] },
        two: { seat: 'a', at: [30, 40], counters: 'S', traits: ['lets-go'] },
      },
      active: 'one',
    })
    Object.assign(table.state, { followers })
    table.play((game) => endActivation(game), die, ['lets-go', '1'])
    return table.state.mustActivate
  }
  expect([follows(2, '5'), follows(2, '4'), follows(4, '5'), follows(4, '4')]).toEqual([
    1,
    undefined,
    1,
    undefined,
  ])
})

test('bmg2/trait/supernatural, bmg2/special-attack/charge, bmg2/special-attack/electric-storm: these attacks are Magic too', () => {
  const lost = (traits: readonly string[], how: string, dice: string, ...answers: readonly TestAnswer[]) => {
    const table = duel({
      thug: { traits: [...traits], counters: 'MSSS', strength: 3 },
      hero: { traits: ['tough-skin'], endurance: 12 },
    })
    act(table, how, dice, ...answers)
    return table.model('hero').effects.flatMap(({ args }) => args)
  }
  const storm = 'special:electric-storm:-1'
  expect(lost(['electric-storm', 'supernatural'], storm, '3 2')).toEqual(['tough-skin'])
  expect(lost(['electric-storm'], storm, '3 2')).toEqual([])
  const charge = (...traits: readonly string[]) =>
    lost(['charge', ...traits], 'special:charge:-1', '3 2', ['move', { to: to(30, 27) }])
  expect(charge('supernatural')).toEqual(['tough-skin'])
  expect(charge()).toEqual([])
})

test('bmg2/trait/intimidation, bmg2/trait/regrets: no Charge, and no Electric Storm for who makes no attack at all', () => {
  const why = (special: string, effect: string) => {
    const table = duel({ thug: { traits: [special], counters: 'MSSS' } })
    table.play((game, { thug }) => void addEffect(game, thug, effect, { until: 'round' }))
    return actionBlockedReason(table, `special:${special}:-1`)
  }
  const kept = 'Something keeps it from attacking.'
  expect([why('charge', 'intimidation'), why('charge', 'regrets')]).toEqual([kept, kept])
  expect([why('electric-storm', 'intimidation'), why('electric-storm', 'regrets')]).toEqual([undefined, kept])
  expect(why('charge', 'scared')).toBeUndefined()
})

test('bmg2/trait/duke-of-duality, bmg2/core/run-away: points for a crew that runs away are a gamble too', () => {
  const table = setTable({
    models: {
      duke: { seat: 'a', at: [30, 30], traits: ['duke-of-duality'] },
      thug: { seat: 'b', at: [60, 60], willpower: 2 },
      out: { seat: 'b', condition: 'casualty', reputation: 300 },
    },
    stage: 'recount',
    part: 3,
  })
  const left = table.content.book.scenarios[table.state.scenario]!.rounds - table.state.round
  table.state.bag = { [seat('a')]: left, [seat('b')]: 0 }
  table.play((game) => casualtyRecount(game), '6 6 2')
  expect(table.band('a').victoryPoints).toBe(left + 1)
})

test('bmg2/trait/bat-armor-mk-i, bmg2/trait/bat-armor-mk-ii, bmg2/core/equipment: two armours are two rolls', () => {
  const hit = (traits: readonly string[], dice: string) => {
    const table = duel({
      hero: { traits: [...traits], endurance: 12 },
      thug: { counters: 'A', weapons: [{ damage: 'I' }] },
    })
    act(table, 'melee:0', dice)
    return table.model('hero').injury
  }
  const both = ['bat-armor-mk-i', 'bat-armor-mk-ii']
  expect([hit(both, '5 5'), hit(both, '5 4 6'), hit(both, '5 4 5 5 2')]).toEqual([0, 0, 1])
  // The same twice is one.
  expect(hit(['bat-armor-mk-i', 'bat-armor-mk-i'], '5 4 5 2')).toBe(1)
})

test('bmg2/trait/chaotic-friends, bmg2/core/traits-include-self: itself too, if it is a Siren', () => {
  const isWild = (...traits: readonly string[]) =>
    stage({ hero: { traits } }).play((game, { hero }) => applies(game, 'wild-special', { about: hero }))
  expect([isWild('chaotic-friends', 'gotham-city-siren'), isWild('chaotic-friends')]).toEqual([true, false])
})

test('bmg2/core/recovery, bmg2/trait/luck, bmg2/trait/the-voices: what pays for dice pays for nothing else', () => {
  const recover = (traits: readonly string[], counters: string, dice: string, kept?: number) => {
    const table = setTable({
      models: { hero: { seat: 'a', at: [30, 30], traits, counters, stun: 3, endurance: 12 } },
      stage: 'recount',
      part: 0,
    })
    const spent = kept === undefined ? [] : [['recovery', counters.length - kept] as const]
    table.play((game) => casualtyRecount(game), dice, ...spent)
    return [
      table.model('hero').stun,
      table.model('hero').counters.special,
      table.model('hero').counters.attack,
    ]
  }
  expect(recover(['luck'], 'S', '4 1', 0)).toEqual([2, 0, 0])
  expect(recover(['the-voices'], 'SAA', '4 4 4 1')).toEqual([0, 0, 0])
  expect(recover([], 'SAA', '4 4')).toEqual([1, 0, 2])
})

test('bmg2/trait/plant, bmg2/trait/kryptonian-x: a Kryptonian is a match for Large models, not for Plants', () => {
  const isSafe = (trait: string) =>
    duel({ hero: { traits: ['plant'] }, thug: { traits: [trait] } }).play((game, { hero, thug }) =>
      applies(game, 'cannot-be-pushed', { about: hero, other: thug }),
    )
  expect([isSafe('kryptonian-x(1)'), isSafe('large'), isSafe('huge')]).toEqual([true, false, false])
})

test('bmg2/trait/flak-armor, bmg2/core/ko: only those weapons, and K.O. too', () => {
  const hurt = (rules: readonly string[]) => {
    const table = duel({
      hero: { traits: ['flak-armor'], condition: 'ko', stun: 4, endurance: 4 },
      thug: { weapons: [{ damage: 'I', rules }] },
    })
    table.play((game, { hero, thug }) =>
      inflict(game, hero, { injury: 1, strike: strikeOf(game, thug, hero, { arm: 0 }), cause: 'test' }),
    )
    return table.model('hero').injury
  }
  expect([hurt([]), hurt(['explosive']), hurt(['expansive'])]).toEqual([1, 0, 0])
})
