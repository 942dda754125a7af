import { controllersOf, damageNeeds } from '@gargoyle/bmg-counters'
import { actionBlockedReason } from '@gargoyle/bmg-counters/testing'
import {
  applies,
  becomeCasualty,
  computeTotal,
  endActivation,
  executeThePlan,
  knockOut,
  paymentBlockedReason,
  rankOf,
  skill,
  trigger,
} from '@gargoyle/bmg-counters/toolkit'
import { seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { crewProblems } from '../testing/crew.ts'
import { duel } from '../testing/duel.ts'
import { stage, strikeOf } from '../testing/stage.ts'
import { setTable } from '../testing/table.ts'

/** A thug strikes the ward, and a model of its crew stands near. */
const ambush = (ward: object, guard: object, dice: string, ...answers: readonly [string, string][]) => {
  const table = setTable({
    models: {
      thug: { seat: 'b', at: [30, 30], counters: 'A' },
      ward: { seat: 'a', touching: 'thug', endurance: 9, ...ward },
      guard: { seat: 'a', at: [33, 36], endurance: 9, counters: 'S', ...guard },
    },
    active: 'thug',
  })
  act(table, 'melee:-1', dice, ...answers)
  return [table.model('ward').stun, table.model('guard').stun, table.model('guard').counters.special]
}

describe('taking hits for others', () => {
  test('bmg2/trait/the-big-blue-boy-scout: 1SC takes the hits of a Bruce Wayne within 4"', () => {
    const scout = { traits: ['the-big-blue-boy-scout'], rank: 'leader' as const }
    expect(ambush({ name: 'Bruce Wayne' }, scout, '5 5 3', ['the-big-blue-boy-scout', 'yes'])).toEqual([
      0, 1, 0,
    ])
    expect(
      ambush({ name: 'Bruce Wayne' }, { ...scout, at: [33, 43] }, '5 5 3', ['the-big-blue-boy-scout', 'no']),
    ).toEqual([1, 0, 1])
    expect(ambush({ name: 'Bruce Wayne' }, { ...scout, at: [33, 43.3] }, '5 5 3')).toEqual([1, 0, 1])
    expect(ambush({}, scout, '5 5 3')).toEqual([1, 0, 1])
  })

  test('bmg2/trait/the-song-of-the-sirens: Bodyguards among Henchmen guard Sirens too', () => {
    const crew = (traits: readonly string[], ...answers: readonly [string, string][]) => {
      const table = setTable({
        models: {
          thug: { seat: 'b', at: [30, 30], counters: 'A' },
          ward: {
            seat: 'a',
            touching: 'thug',
            rank: 'free-agent',
            endurance: 9,
            traits: ['gotham-city-siren'],
          },
          guard: { seat: 'a', at: [33, 36], counters: 'S', endurance: 9, traits: ['bodyguard'] },
          singer: { seat: 'a', at: [80, 80], rank: 'leader', traits },
        },
        active: 'thug',
      })
      act(table, 'melee:-1', '5 5 3', ...answers)
      return table.model('guard').stun
    }
    expect(crew(['the-song-of-the-sirens'], ['bodyguard', 'yes'])).toBe(1)
    expect(crew([])).toBe(0)
  })

  test('bmg2/trait/the-untouchable, bmg2/core/boss: Bodyguard for it takes no SC if it leads, and Henchmen have For the Family', () => {
    const boss = { traits: ['the-untouchable'], rank: 'leader' as const, leads: true }
    expect(ambush(boss, { traits: ['bodyguard'], counters: '' }, '5 5 3', ['bodyguard', 'yes'])).toEqual([
      0, 1, 0,
    ])
    expect(ambush({ ...boss, leads: false }, { traits: ['bodyguard'], counters: '' }, '5 5 3')).toEqual([
      1, 0, 0,
    ])
    const { cards } = stage({ hero: boss }).content
    expect(cards.map(({ traitIds }) => traitIds.has('for-the-family'))).toEqual([false, true, false])
  })
})

describe('crews and bosses', () => {
  test('bmg2/trait/the-boss, bmg2/core/boss: Henchmen are Expendable if it leads', () => {
    const earned = (leads: boolean) => {
      const table = stage({ hero: { traits: ['the-boss'], rank: 'leader', leads } })
      table.play((game, { mate, thug }) => knockOut(game, mate, thug))
      return table.band('b').earned
    }
    expect([earned(true), earned(false)]).toEqual([0, 1])
  })

  test('bmg2/trait/the-hidden-boss, bmg2/core/rank-change: Leader with Willpower +1 once a Leader of its crew is out', () => {
    const after = (rank: 'leader' | 'sidekick') => {
      const table = stage({ hero: { traits: ['the-hidden-boss'] }, mate: { rank, leads: true } })
      table.play((game, { mate, thug }) => becomeCasualty(game, mate, thug))
      return table.play((game, { hero }) => [rankOf(game, hero), skill(game, 'willpower', hero)])
    }
    // A Sidekick that leads is the boss, but no Leader.
    expect([after('leader'), after('sidekick')]).toEqual([
      ['leader', 6],
      ['free-agent', 5],
    ])
  })

  test('bmg2/trait/the-sidekick: hired only where Batman (Modern Age) leads', () => {
    const robin = { robin: { affiliations: ['joker'] as const, traits: ['the-sidekick'] } }
    expect(crewProblems({}, robin)).toEqual(['bmg2/trait/the-sidekick'])
    expect(crewProblems({ alias: 'Batman (Modern Age)' }, robin)).toEqual([])
  })

  test('bmg2/trait/the-sidekick: Strength +1 beside Batman, Willpower -1 without him', () => {
    const table = stage({ hero: { traits: ['the-sidekick'] }, mate: { alias: 'Batman (Modern Age)' } })
    const look = () =>
      table.play((game, { hero, thug }) => [
        damageNeeds(game, strikeOf(game, hero, thug)),
        skill(game, 'willpower', hero),
      ])
    expect(look()).toEqual([3, 5])
    // bmg2/core/sewers: below ground he is in play; still to come he is not.
    const { at } = table.model('mate')
    Object.assign(table.model('mate'), { at: undefined, condition: 'away' })
    expect(look()).toEqual([4, 5])
    table.model('mate').sewerSince = 1
    expect(look()).toEqual([3, 5])
    Object.assign(table.model('mate'), { at, condition: 'up', sewerSince: undefined })
    table.play((game, { mate, thug }) => becomeCasualty(game, mate, thug))
    expect(look()).toEqual([4, 4])
  })

  test('bmg2/trait/the-target-of-the-bat: 2VP more for a Bruce Wayne that puts it K.O.', () => {
    const earned = (name: string) => {
      const table = stage({ hero: { name }, thug: { traits: ['the-target-of-the-bat'] } })
      table.play((game, { hero, thug }) => knockOut(game, thug, hero))
      return table.band('a').earned
    }
    expect([earned('Bruce Wayne'), earned('Dick Grayson')]).toEqual([3, 1])
  })
})

describe('turns', () => {
  test('bmg2/trait/the-dynamic-duo: right after a Robin (Boy Wonder) within 8"', () => {
    const duo = (y: number, alias: string) =>
      stage(
        { hero: { traits: ['the-dynamic-duo'] }, mate: { at: [30, y], alias, traits: ['boy-wonder'] } },
        { active: 'mate' },
      )
    const table = duo(53.3, 'Robin (Boy Wonder)')
    table.play((game) => endActivation(game), '', ['the-dynamic-duo', 'yes'])
    expect([table.state.mustActivate, table.state.turn]).toEqual([0, 'a'])
    for (const other of [duo(53.4, 'Robin (Boy Wonder)'), duo(38, 'Nightwing')]) {
      other.play((game) => endActivation(game))
      expect(other.state.mustActivate).toBeUndefined()
    }
  })

  test('bmg2/trait/the-worlds-greatest-detective: an enemy that fails a Willpower roll is the first of its crew to activate', () => {
    const plan = (dice: string) => {
      const table = stage({ hero: { traits: ['the-worlds-greatest-detective'] } }, { part: 1, first: 'b' })
      table.state.activation = undefined
      table.play((game) => trigger(game, 'plan-end', {}), dice, ['the-worlds-greatest-detective', '2'])
      return table
    }
    const forced = plan('6 6')
    expect(forced.story.at(-1)).toBe("thug must activate next (The World's Greatest Detective).")
    forced.play((game) => executeThePlan(game), '', ['declare', 'neither'])
    expect(forced.state.activation?.model).toBe(2)
    expect(plan('1 1').state.mustActivate).toBeUndefined()
  })

  test('bmg2/trait/the-worlds-greatest-detective, bmg2/trait/lets-go: the order stands when its own crew follows first', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [90, 90], traits: ['the-worlds-greatest-detective'], rank: 'free-agent' },
        mate: { seat: 'a', at: [30, 38] },
        second: { seat: 'a', at: [30, 60], traits: ['lets-go'], counters: 'S' },
        thug: { seat: 'b', at: [43, 30] },
        other: { seat: 'b', at: [60, 30] },
      },
      part: 1,
    })
    table.play((game) => trigger(game, 'plan-end', {}), '6 6', ['the-worlds-greatest-detective', '3'])
    table.state.turn = seat('a')
    table.play((game) => executeThePlan(game), '', ['activate', '1'], ['declare', 'neither'])
    table.play((game) => endActivation(game), '5', ['lets-go', '2'])
    table.play((game) => executeThePlan(game), '', ['declare', 'neither'])
    expect(table.state.activation?.model).toBe(2)
    table.play((game) => endActivation(game))
    table.play((game) => executeThePlan(game), '', ['declare', 'neither'])
    expect(table.state.activation?.model).toBe(3)
    // It was to be the first only: the next is chosen freely.
    expect(table.asked).not.toContain('b: activate')
  })

  test('bmg2/trait/the-main-man, bmg2/core/one-use-only: Attack and Defense +1 for one round of the game', () => {
    const table = stage({ hero: { traits: ['the-main-man'] } })
    table.play((game) => trigger(game, 'plan-start', {}), '', ['the-main-man', 'yes'])
    expect(
      table.play((game, { hero }) => [skill(game, 'attack', hero), skill(game, 'defense', hero)]),
    ).toEqual([5, 4])
    table.play((game) => trigger(game, 'plan-start', {}))
    expect(table.asked).toEqual([])
  })
})

describe('fear, murder and voices', () => {
  test('bmg2/trait/the-fear-master, bmg2/table/fear-chart: all others in sight within 4" roll, friends too, but not behind a Gas Mask', () => {
    const table = stage({
      hero: { traits: ['the-fear-master', 'inspire-fear'] },
      mate: { traits: ['gas-mask'] },
    })
    act(table, 'trait:the-fear-master', '3 3')
    expect(table.model('thug').effects).toMatchObject([{ id: 'scared' }])
    expect([table.model('mate').effects, table.model('hero').counters.special]).toEqual([[], 0])
    const friend = stage({ hero: { traits: ['the-fear-master'] }, thug: { traits: ['vehicle'] } })
    act(friend, 'trait:the-fear-master', '3 3')
    expect(friend.model('mate').effects).toMatchObject([{ id: 'scared' }])
    expect(
      actionBlockedReason(
        stage({ hero: { traits: ['the-fear-master'], counters: 'SS' } }),
        'trait:the-fear-master',
      ),
    ).toContain('3SC')
  })

  test('bmg2/trait/the-holiday-killer: hit and damage dice again against more than 50 Reputation', () => {
    const rolls = (reputation: number) =>
      duel({ thug: { traits: ['the-holiday-killer'] }, hero: { reputation } }).play(
        (game, { hero, thug }) => {
          const strike = strikeOf(game, thug, hero)
          strike.impacts = 2
          return [
            applies(game, 'impact-rerolls', { about: thug, strike }),
            computeTotal(game, 'damage-rerolls', { about: thug, strike }, 0),
          ]
        },
      )
    expect([rolls(51), rolls(50)]).toEqual([
      [true, 2],
      [false, 0],
    ])
  })

  test('bmg2/trait/the-murderer: it controls nothing, and riddles pay it nothing', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['the-murderer', 'puzzle-master'], counters: 'M' },
        thug: { seat: 'b', at: [80, 80] },
      },
      markers: [{ kind: 'riddle', at: [33, 30], seat: 'a' }],
      active: 'hero',
    })
    table.play((game) => expect(controllersOf(game, game.state.markers[0]!, seat('a'))).toEqual([]))
    act(table, 'manipulate:1')
    expect([table.band('a').earned, table.state.markers]).toEqual([0, []])
  })

  test('bmg2/trait/the-voices, bmg2/core/mental-disorder: AC pay for anything, unless the disorder is off', () => {
    const pays = (cured = false) => {
      const table = stage({ hero: { traits: ['the-voices'], counters: 'AA' } })
      if (cured)
        table
          .model('hero')
          .effects.push({ id: 'psychoanalysis', until: 'round', args: [], value: 0, by: undefined })
      return table.play((game, { hero }) => [
        paymentBlockedReason(game, hero, { movement: 1, special: 1 }) === undefined,
        paymentBlockedReason(game, hero, { movement: 2, special: 1 }) === undefined,
      ])
    }
    expect([pays(), pays(true)]).toEqual([
      [true, false],
      [false, false],
    ])
  })

  test('bmg2/trait/thirty-days-has, bmg2/table/thirty-days: it has the trait of the month', () => {
    const { traitIds } = stage({ hero: { traits: ['thirty-days-has'] } }).content.cards[0]!
    expect(traitIds.has('undead')).toBe(true)
  })
})
