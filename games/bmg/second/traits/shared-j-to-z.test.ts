import { addEffect, sees } from '@gargoyle/bmg-common'
import { checkBand } from '@gargoyle/bmg-counters'
import { startPlaying, strategyPoints } from '@gargoyle/bmg-counters/parts'
import { actionBlockedReason, type ModelSketch, sketchedProfile } from '@gargoyle/bmg-counters/testing'
import {
  applies,
  beginActivation,
  computeTotal,
  countersToPlan,
  defenseAgainst,
  endActivation,
  inflict,
  knockOut,
  newAttack,
  newStrike,
  paymentBlockedReason,
  raiseAPlan,
  rateOfFire,
  rollSkill,
  skill,
  sufferEffect,
  trigger,
  weaponAt,
} from '@gargoyle/bmg-counters/toolkit'
import { refused, seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { book } from '../book.ts'
import { act } from '../testing/act.ts'
import { duel, shootOut } from '../testing/duel.ts'
import { setTable } from '../testing/table.ts'

/** The hero with a trait, and without it. */
const both = <T>(trait: string, look: (traits: readonly string[]) => T): readonly [T, T] => [
  look([trait]),
  look([]),
]

const punch = (thug: readonly string[], hero: readonly string[], kind: 'melee' | 'ranged' = 'melee') => {
  const table = duel({ thug: { traits: thug }, hero: { traits: hero } })
  return <T>(
    look: (game: Parameters<typeof defenseAgainst>[0], strike: Parameters<typeof defenseAgainst>[1]) => T,
  ): T =>
    table.play((game, models) => {
      const weapon = weaponAt(game, models.thug, -1)
      const attack = newAttack({ attacker: models.thug, kind, weapon, arm: -1 })
      return look(game, newStrike(attack, models.hero, {}))
    })
}

describe('fighting', () => {
  test('bmg2/trait/judgment: a coin makes a casualty of a model it puts K.O.', () => {
    const condition = (traits: readonly string[], coin: string) => {
      const table = duel({ thug: { traits } })
      table.play((game, { hero, thug }) => knockOut(game, hero, thug), coin)
      return table.model('hero').condition
    }
    expect([condition(['judgment'], '1'), condition(['judgment'], '2'), condition([], '')]).toEqual([
      'casualty',
      'ko',
      'ko',
    ])
  })

  const surrounded = (hero: readonly string[], thug: readonly string[]) =>
    setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], traits: thug, counters: 'A' },
        hero: { seat: 'a', touching: 'thug', traits: hero },
        other: { seat: 'b', touching: 'hero' },
      },
      active: 'thug',
    })

  test('bmg2/trait/martial-artist: being outnumbered does not lower its Defense', () => {
    const defense = (traits: readonly string[]) =>
      surrounded(traits, []).play((game, { hero, thug }) => {
        const attack = newAttack({ attacker: thug, kind: 'melee', weapon: weaponAt(game, thug, -1), arm: -1 })
        return defenseAgainst(game, newStrike(attack, hero, {})).total
      })
    expect(both('martial-artist', defense)).toEqual([3, 2])
  })

  test('bmg2/trait/mobster: a strike more against who is outnumbered', () => {
    const dice = (traits: readonly string[]) => {
      const table = surrounded([], traits)
      act(table, 'melee:-1', traits.length > 0 ? '1 1' : '1')
    }
    dice(['mobster'])
    dice([])
  })

  test('bmg2/trait/martial-artist, bmg2/trait/mobster: it is outnumbered for all that, and takes the strike more', () => {
    act(surrounded(['martial-artist'], ['mobster']), 'melee:-1', '1 1')
  })

  test('bmg2/trait/master-fighter: +1 to hit with bare hands', () => {
    const bonus = (traits: readonly string[]) =>
      punch(
        traits,
        [],
      )((game, strike) => computeTotal(game, 'impact-roll', { about: strike.attacker, strike }, 0))
    expect(both('master-fighter', bonus)).toEqual([1, 0])
  })

  test('bmg2/trait/master-marksman: failed hit rolls of shots again, not those of blows', () => {
    const rerolls = (kind: 'melee' | 'ranged') => (traits: readonly string[]) =>
      punch(
        traits,
        [],
        kind,
      )((game, strike) => applies(game, 'impact-rerolls', { about: strike.attacker, strike }))
    expect(both('master-marksman', rerolls('ranged'))).toEqual([true, false])
    expect(both('master-marksman', rerolls('melee'))).toEqual([false, false])
  })

  test('bmg2/trait/one-armed: blocks are 1 worse', () => {
    const bonus = (traits: readonly string[]) =>
      punch(
        [],
        traits,
      )((game, strike) => computeTotal(game, 'block-roll', { about: strike.sufferer, strike }, 0))
    expect(both('one-armed', bonus)).toEqual([-1, 0])
  })

  test('bmg2/trait/sustained-defense: three block dice for two DC', () => {
    const block = (traits: readonly string[]) => {
      const table = duel({ thug: { counters: 'A' }, hero: { traits, counters: 'DD' } })
      act(table, 'melee:-1', traits.length > 0 ? '6 1 1 4' : '6 1 1 1 3', ['block', 2])
    }
    block(['sustained-defense'])
    block([])
  })

  test('bmg2/trait/tough-skin: damage dice against it are 1 worse', () => {
    const bonus = (traits: readonly string[]) =>
      punch(
        [],
        traits,
      )((game, strike) => computeTotal(game, 'damage-roll', { about: strike.attacker, strike }, 0))
    expect(both('tough-skin', bonus)).toEqual([-1, 0])
  })

  test('bmg2/trait/reinforced-gloves: bare hands do two stuns', () => {
    const hands = (traits: readonly string[]) =>
      punch(traits, [])((_game, { damage }) => `${damage.injury} ${damage.stun}`)
    expect(both('reinforced-gloves', hands)).toEqual(['0 2', '0 1'])
  })

  test('bmg2/trait/rapid-fire: 1SC for a shot more, once an activation', () => {
    const table = shootOut({ thug: { traits: ['rapid-fire'], counters: 'AASS' } })
    const rate = () => table.play((game, { thug }) => rateOfFire(game, thug, weaponAt(game, thug, 0)))
    expect(rate()).toBe(2)
    act(table, 'trait:rapid-fire')
    expect([rate(), table.model('thug').counters.special]).toEqual([3, 1])
    expect(actionBlockedReason(table, 'trait:rapid-fire')).toBe('Once an activation.')
  })
})

describe('rolls', () => {
  const rolls = (name: 'agility' | 'endurance', dice: string) => (traits: readonly string[]) => {
    const table = duel({ hero: { traits, movement: 3, endurance: 6 } })
    return table.play((game, { hero }) => rollSkill(game, hero, name, { reason: 'test' }), dice)
  }

  test('bmg2/trait/reflexes: failed Agility rolls again', () => {
    expect(rolls('agility', '6 1')(['reflexes'])).toBe(true)
    expect(rolls('agility', '6')([])).toBe(false)
  })

  test('bmg2/trait/resilient: failed Endurance rolls again', () => {
    expect(rolls('endurance', '6 6 1 1')(['resilient'])).toBe(true)
    expect(rolls('endurance', '6 6')([])).toBe(false)
  })

  test('bmg2/trait/poison-master: its poison takes three dice, without the lowest', () => {
    const cured = (traits: readonly string[], dice: string) => {
      const table = duel({ thug: { traits }, hero: { endurance: 6 } })
      table.play((game, { hero, thug }) => sufferEffect(game, hero, { id: 'poison', args: [] }, { by: thug }))
      table.play((game, { hero }) => beginActivation(game, hero), dice, ['declare', 'neither'])
      return table.model('hero').effects.length === 0
    }
    expect([cured(['poison-master'], '1 3 4'), cured([], '1 3')]).toEqual([false, true])
  })
})

describe('counters', () => {
  const counters = (hurt: Partial<ModelSketch>) => (traits: readonly string[]) =>
    duel({ hero: { traits, willpower: 6, ...hurt } }).play((game, { hero }) => countersToPlan(game, hero))

  test('bmg2/trait/sturdy: three markers cost a counter', () => {
    expect(both('sturdy', counters({ stun: 2 }))).toEqual([6, 5])
    expect(both('sturdy', counters({ stun: 3 }))).toEqual([5, 5])
  })

  test('bmg2/trait/weak: every marker costs a counter, in the plan and at once', () => {
    expect(both('weak', counters({ stun: 1, injury: 1 }))).toEqual([4, 5])
    const table = duel({ hero: { traits: ['weak'], counters: 'AD' } })
    table.play((game, { hero }) => inflict(game, hero, { stun: 1, cause: 'test' }), '', [
      'counter',
      'defense',
    ])
    expect(table.model('hero').counters).toMatchObject({ attack: 1, defense: 0 })
  })

  test('bmg2/trait/tension: Attack and Defense +1 while it has a marker', () => {
    const skills = (stun: number) =>
      duel({ hero: { traits: ['tension'], stun } }).play((game, { hero }) => [
        skill(game, 'attack', hero),
        skill(game, 'defense', hero),
      ])
    expect([skills(1), skills(0)]).toEqual([
      [5, 4],
      [4, 3],
    ])
  })

  test('bmg2/trait/paranoid, bmg2/core/mental-disorder: a free DC with a marker on its card', () => {
    const free = (stun: number, cured = false) => {
      const table = setTable({
        models: {
          hero: { seat: 'a', at: [30, 30], traits: ['paranoid'], stun },
          thug: { seat: 'b', at: [80, 80] },
        },
        stage: 'plan',
        part: 0,
      })
      if (cured)
        table.play((game, { hero }) => void addEffect(game, hero, 'psychoanalysis', { until: 'round' }))
      table.play((game) => raiseAPlan(game))
      return table.model('hero').counters.defense
    }
    expect([free(1), free(0), free(1, true)]).toEqual([1, 0, 0])
  })

  const moves = (trait: string, answers: number) => {
    const table = duel({ hero: { traits: [trait], counters: 'MMM' } })
    const moving = Array.from({ length: answers }, () => ['move-counter', 'movement:defense'] as const)
    table.play((game, { hero }) => beginActivation(game, hero), '', ...moving, ['declare', 'neither'])
    return table.model('hero').counters.defense
  }

  test('bmg2/trait/veteran: up to two counters moved at the beginning of its activation', () => {
    expect(moves('veteran', 2)).toBe(2)
    expect(() => moves('veteran', 3)).toThrow()
  })

  test('bmg2/trait/trickster: all of them', () => {
    expect(moves('trickster', 3)).toBe(3)
  })

  test('bmg2/trait/unpredictable: SC pay for anything', () => {
    const pays = (traits: readonly string[]) =>
      duel({ hero: { traits, counters: 'SS' } }).play(
        (game, { hero }) => paymentBlockedReason(game, hero, { movement: 1, attack: 1 }) === undefined,
      )
    expect(both('unpredictable', pays)).toEqual([true, false])
  })

  test('bmg2/trait/titan-dose: all basic skills +1 for the round, one in a game', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['titan-dose(2)'] },
        thug: { seat: 'b', at: [80, 80] },
      },
    })
    table.play((game) => trigger(game, 'plan-start', {}), '', ['titan-dose', 'yes'])
    table.play((game, { hero }) => {
      const skills = (['willpower', 'movement', 'attack', 'defense', 'endurance', 'strength'] as const).map(
        (name) => skill(game, name, hero),
      )
      // Strength 3+ instead of 4+.
      expect(skills).toEqual([6, 4, 5, 4, 7, 3])
    })
    table.play((game) => trigger(game, 'plan-start', {}))
    expect([table.asked, table.model('hero').doses]).toEqual([[], 1])
  })
})

describe('sight', () => {
  const seen = (viewer: readonly string[], target: readonly string[], x: number) =>
    setTable({
      models: {
        hero: { seat: 'a', at: [20, 30], traits: viewer },
        thug: { seat: 'b', at: [x, 30], traits: target },
      },
      pieces: x > 90 ? [] : [],
    }).play((game, { hero, thug }) => sees(game, hero, thug))

  test('bmg2/trait/stealth: seen within 8" only', () => {
    expect([seen([], ['stealth'], 43.3), seen([], ['stealth'], 43.4), seen([], [], 43.4)]).toEqual([
      true,
      false,
      true,
    ])
  })

  test('bmg2/trait/night-vision: it sees at any distance', () => {
    expect([seen(['night-vision'], [], 100), seen([], [], 100)]).toEqual([true, false])
  })

  test('bmg2/trait/total-vision: it sees at any distance, and where a line is blocked', () => {
    expect([seen(['total-vision'], [], 100), seen(['total-vision'], ['stealth'], 100)]).toEqual([true, true])
    const through = (traits: readonly string[]) =>
      duel({ hero: { traits } }).play((game, { hero, thug }) =>
        applies(game, 'sees-through', { about: hero, other: thug }),
      )
    expect(both('total-vision', through)).toEqual([true, false])
  })
})

describe('doing things', () => {
  test('bmg2/trait/runaway: it cannot be arrested', () => {
    const free = (traits: readonly string[]) =>
      duel({ hero: { traits, condition: 'ko' } }).play((game, { hero }) =>
        applies(game, 'cannot-be-arrested', { about: hero }),
      )
    expect(both('runaway', free)).toEqual([true, false])
  })

  test('bmg2/trait/pickpocket: by manipulating it takes a weapon from who is K.O. beside it', () => {
    const table = duel(
      {
        thug: { condition: 'ko', weapons: [{ damage: 'I' }] },
        hero: { traits: ['pickpocket'], counters: 'M' },
      },
      { active: 'hero' },
    )
    act(table, 'trait:pickpocket')
    expect([table.model('thug').arms, table.model('hero').arms.length]).toEqual([[], 1])
  })

  test('bmg2/trait/stupid: it manipulates nothing', () => {
    const why = (traits: readonly string[]) =>
      actionBlockedReason(
        setTable({
          models: {
            hero: { seat: 'a', at: [30, 30], traits, counters: 'M' },
            thug: { seat: 'b', at: [80, 80] },
          },
          markers: [{ kind: 'loot', at: [33, 30] }],
          active: 'hero',
        }),
        'manipulate:1',
      )
    expect(both('stupid', why)).toEqual(['hero cannot manipulate.', undefined])
  })

  test('bmg2/trait/street-guy: it crouches without SC', () => {
    const free = (traits: readonly string[]) =>
      duel({ hero: { traits } }).play((game, { hero }) => applies(game, 'crouches-freely', { about: hero }))
    expect(both('street-guy', free)).toEqual([true, false])
  })

  test('bmg2/trait/lets-go: after a Henchman another follows at once, for 1SC and a 4+, then a 5+', () => {
    const table = setTable({
      models: {
        one: { seat: 'a', at: [30, 30] },
        two: { seat: 'a', at: [30, 40], counters: 'S', traits: ['lets-go'] },
        thug: { seat: 'b', at: [80, 80] },
      },
      active: 'one',
    })
    const follow = (chain: number, die: string) => {
      table.state.followers = chain
      table.play((game) => endActivation(game), die, ['lets-go', '1'])
      return table.state.mustActivate
    }
    expect(follow(1, '4')).toBeUndefined()
    expect(table.model('two').counters.special).toBe(0)
    const first = setTable({
      models: {
        one: { seat: 'a', at: [30, 30] },
        two: { seat: 'a', at: [30, 40], counters: 'S', traits: ['lets-go'] },
        thug: { seat: 'b', at: [80, 80] },
      },
      active: 'one',
    })
    first.play((game) => endActivation(game), '4', ['lets-go', '1'])
    expect(first.state.mustActivate).toBe(1)
    first.state.activation = undefined
  })

  test('bmg2/trait/lets-go: a model that has it follows a Henchman, and only a Henchman or the end of a chain is followed', () => {
    const ends = (active: 'boss' | 'mate', followers: number) => {
      const table = setTable({
        models: {
          boss: { seat: 'a', at: [30, 30], rank: 'free-agent', traits: ['lets-go'], counters: 'S' },
          mate: { seat: 'a', at: [30, 40], traits: ['lets-go'], counters: 'S' },
          thug: { seat: 'b', at: [80, 80] },
        },
        active,
      })
      table.state.followers = followers
      const open = active === 'mate' || followers > 0
      table.play((game) => endActivation(game), '', ...(open ? ([['lets-go', 'none']] as const) : []))
      return Object.keys(table.offered('lets-go'))
    }
    expect([ends('mate', 0), ends('boss', 0), ends('boss', 1)]).toEqual([['0', 'none'], [], ['1', 'none']])
  })
})

describe('before the game', () => {
  const start = (hero: Partial<ModelSketch>) =>
    setTable({
      models: { hero: { seat: 'a', at: [30, 30], ...hero }, thug: { seat: 'b', at: [80, 80] } },
      stage: 'start',
      part: 0,
      zones: { a: 'A', b: 'B' },
    })

  test('bmg2/trait/mastermind: a lead counter more in the bag', () => {
    const bag = (traits: readonly string[]) => {
      const table = start({ traits })
      table.play((game) => startPlaying(game))
      return table.state.bag
    }
    expect(both('mastermind', bag)).toEqual([
      { a: 4, b: 3 },
      { a: 3, b: 3 },
    ])
  })

  test('bmg2/trait/kaos-agent: a lead counter of the enemy less', () => {
    const table = start({ traits: ['kaos-agent'] })
    table.play((game) => startPlaying(game))
    expect(table.state.bag).toEqual({ a: 3, b: 2 })
  })

  test('bmg2/trait/searcher: the enemy has a strategy point less', () => {
    const points = (traits: readonly string[]) =>
      start({ traits }).play((game) => [strategyPoints(game, seat('a')), strategyPoints(game, seat('b'))])
    expect(both('searcher', points)).toEqual([
      [3, 2],
      [3, 3],
    ])
  })

  test('bmg2/trait/strategist-grand-strategist: one or two strategy points more', () => {
    const points = (trait: string) =>
      start({ traits: [trait] }).play((game) => strategyPoints(game, seat('a')))
    expect(['strategist-grand-strategist', 'strategist-grand-strategist(2)'].map(points)).toEqual([4, 5])
  })

  test('bmg2/trait/undercover: deployed after the objectives, up to 8" outside its area', () => {
    start({ traits: ['undercover'] }).play((game, { hero }) => {
      expect(computeTotal(game, 'deploys-outside', { about: hero }, 0)).toBe(8)
      expect(applies(game, 'deploys-last', { about: hero })).toBe(true)
      // Exactly 4" from an objective is not too near.
      expect(applies(game, 'deploys-no-closer', { about: hero })).toBe(true)
    })
  })

  test('bmg2/trait/lord-of-business: $500 and a Loot more for a crew it leads', () => {
    const boss = { seat: 'a', rank: 'leader', leads: true, traits: ['lord-of-business'] } as const
    const profile = sketchedProfile('boss', boss)
    const funds = (leads: boolean) =>
      checkBand(
        {
          leader: leads ? 'boss' : 'x',
          reputation: 300,
          models: [{ id: 'boss', rank: 'leader', equipment: [] }],
        },
        {
          prefix: 'bmg2',
          catalogue: { models: new Map(), model: () => profile, find: () => refused('not here') },
          equipment: new Map(),
          enforced: { traits: new Set(Object.keys(book.traits)), weaponRules: new Set() },
          traits: book.traits,
        },
      ).funding.limit
    expect([funds(true), funds(false)]).toEqual([1500, 1000])
    const loot = (leads: boolean) =>
      start({ traits: ['lord-of-business'], rank: 'leader', leads }).play((game, { hero }) =>
        computeTotal(game, 'extra-loot', { about: hero }, 0),
      )
    expect([loot(true), loot(false)]).toEqual([1, 0])
  })
})
