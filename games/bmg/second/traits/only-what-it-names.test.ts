import { addEffect, isImmune, sees } from '@gargoyle/bmg-common'
import { trigger } from '@gargoyle/bmg-counters/parts'
import { actionBlockedReason, type ModelSketch } from '@gargoyle/bmg-counters/testing'
import {
  applies,
  computeTotal,
  isDenied,
  mayAttack,
  rangedTargets,
  skill,
  surchargeFor,
  weaponAt,
} from '@gargoyle/bmg-counters/toolkit'
import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { inchesInCm } from '../testing/inches.ts'
import { strikeOf } from '../testing/stage.ts'
import { trio as closeTrio, type TrioName, type TrioParts } from '../testing/trio.ts'

type Names = TrioName

/** The three, not in contact, the friend and the enemy without counters. */
const trio = (traits: readonly string[], parts: TrioParts = {}, rest: Parameters<typeof closeTrio>[2] = {}) =>
  closeTrio(
    traits,
    {
      hero: { counters: 'MMAADDSSS', ...parts.hero },
      mate: { at: [30, 36], counters: '', ...parts.mate },
      thug: { at: [40, 30], counters: '', ...parts.thug },
    },
    rest,
  )
const gun = { name: 'Gun', damage: 'I', rof: 1, ammo: 3, rules: ['firearm', 'short-range'] }

describe('what a trait is for', () => {
  test.each([
    ['poison-immunity', ['poison']],
    ['god-killer', ['poison']],
    ['clay-body', ['steal']],
  ] as const)('bmg2/trait/%s: immune to what it names only', (trait, named) => {
    const table = trio([trait])
    const all = ['poison', 'steal', 'stunned', 'blind', 'paralyze']
    expect(table.play((game, { hero }) => all.filter((id) => isImmune(game, hero, id)))).toEqual(named)
  })

  test.each([
    ['acrobat', ['jump']],
    ['bat-cape', ['drop']],
    ['climbing-claws', ['climb']],
  ] as const)('bmg2/trait/%s: what does not impair it', (trait, named) => {
    const table = trio([trait])
    const ways = ['climb', 'jump', 'drop', 'difficult']
    expect(
      table.play((game, { hero }) =>
        ways.filter((purpose) => applies(game, 'not-impaired', { about: hero, purpose })),
      ),
    ).toEqual(named)
  })

  test('bmg2/trait/bat-cape: it leaps down without MC, and does nothing else without', () => {
    const free = trio(['bat-cape']).play((game, { hero }) =>
      ['drop', 'jump', 'climb', 'stand'].filter((purpose) =>
        applies(game, 'no-counter-for', { about: hero, purpose }),
      ),
    )
    expect(free).toEqual(['drop'])
  })

  test('bmg2/trait/animal: it neither climbs nor jumps, but vaults and drops', () => {
    const barred = trio(['animal']).play((game, { hero }) =>
      ['climb', 'jump', 'vault', 'drop'].filter((purpose) =>
        applies(game, 'cannot-go-by', { about: hero, purpose }),
      ),
    )
    expect(barred).toEqual(['climb', 'jump'])
  })

  test.each([
    ['cybernetic', 'ko', ['endurance']],
    ['cybernetic', 'up', []],
    ['reanimated-owl', 'ko', ['endurance']],
    ['reanimated-owl', 'up', []],
    ['leadership', 'up', ['willpower']],
    ['huge', 'up', ['endurance']],
  ] as const)('bmg2/trait/%s: rolls that it makes again while it is %s', (trait, condition, named) => {
    const table = trio([trait], { hero: { condition } })
    expect(
      table.play((game, { hero }) =>
        ['endurance', 'willpower', 'agility'].filter((purpose) =>
          applies(game, 'skill-rerolls', { about: hero, purpose }),
        ),
      ),
    ).toEqual(named)
  })

  test('bmg2/trait/countermeasures: Anti-Tank and nothing else, and one system at a time', () => {
    const table = trio(['countermeasures'])
    const choose = (system: string) =>
      table.play((game, { hero }) => trigger(game, 'activation-start', { active: hero }), '', [
        'countermeasures',
        system,
      ])
    const denied = () =>
      table.play((game, { hero, thug }) =>
        ['anti-tank', 'sharp'].filter((id) => isDenied(game, strikeOf(game, thug, hero), id)),
      )
    choose('anti-tank')
    expect(denied()).toEqual(['anti-tank'])
    table.play((game, { hero }) => void addEffect(game, hero, 'blind', { until: 'round' }))
    choose('stealth')
    expect(denied()).toEqual([])
    expect(table.model('hero').effects.map(({ id, args }) => [id, ...args])).toEqual([
      ['blind'],
      ['countermeasures', 'stealth'],
    ])
  })
})

describe('strikes', () => {
  const bonus = (
    trait: string,
    question: 'impact-roll' | 'block-roll',
    parts: { kind?: 'melee' | 'ranged'; special?: string; thug?: Partial<ModelSketch>; about?: 'thug' } = {},
  ) =>
    trio([trait], { thug: parts.thug ?? {} }).play((game, { hero, thug }) => {
      const strike = strikeOf(game, hero, thug, {
        kind: parts.kind ?? 'melee',
        ...(parts.special === undefined ? {} : { special: parts.special }),
      })
      return computeTotal(game, question, { about: parts.about === 'thug' ? thug : hero, strike }, 0)
    })

  test('bmg2/trait/cop: only against Criminals', () => {
    expect([
      bonus('cop', 'impact-roll'),
      bonus('cop', 'impact-roll', { thug: { traits: ['criminal'] } }),
    ]).toEqual([0, 1])
  })

  test('bmg2/trait/ranged-master, bmg2/trait/cyclops: shots only, and far ones', () => {
    expect([
      bonus('ranged-master', 'impact-roll'),
      bonus('ranged-master', 'impact-roll', { kind: 'ranged' }),
    ]).toEqual([0, 1])
    const far = { at: [60, 30] as const }
    expect([
      bonus('cyclops', 'impact-roll', { kind: 'ranged', thug: far }),
      bonus('cyclops', 'impact-roll', { kind: 'ranged' }),
      bonus('cyclops', 'impact-roll', { thug: far }),
    ]).toEqual([-1, 0, 0])
  })

  test('bmg2/trait/amazon-princess: its charge is blocked at -1, no other strike', () => {
    const blocked = (special?: string) =>
      bonus('amazon-princess', 'block-roll', { about: 'thug', ...(special === undefined ? {} : { special }) })
    expect([blocked('charge'), blocked('technique'), blocked()]).toEqual([-1, 0, 0])
  })

  test('bmg2/trait/plead: it keeps its victim from attacking the owner only', () => {
    const table = trio(['plead'])
    act(table, 'trait:plead', '6 6')
    expect(
      table.play((game, { hero, mate, thug }) => [
        mayAttack(game, thug, hero, 'melee'),
        mayAttack(game, thug, mate, 'melee'),
      ]),
    ).toEqual([false, true])
  })

  test('bmg2/trait/menace: enemies pay for attacking it, friends do not', () => {
    const table = trio([])
    table.play((game, { hero }) => void addEffect(game, hero, 'menace', { until: 'round' }))
    expect(
      table.play((game, { hero, mate, thug }) => [
        surchargeFor(game, thug, hero),
        surchargeFor(game, mate, hero),
      ]),
    ).toEqual([1, 0])
  })

  test('bmg2/trait/anger-management: it is bound in shooting, not in close combat', () => {
    const table = trio(['anger-management'], { hero: { weapons: [gun] }, mate: { at: [30, 45] } })
    expect(
      table.play((game, { hero, mate, thug }) => [
        mayAttack(game, hero, thug, 'ranged'),
        mayAttack(game, hero, mate, 'ranged'),
        mayAttack(game, hero, mate, 'melee'),
        applies(game, 'attacks-friends', { about: hero, other: mate, purpose: 'melee' }),
      ]),
    ).toEqual([true, false, true, false])
    const near = trio(['anger-management'], { hero: { weapons: [gun] }, mate: { at: [30, 36] } })
    expect(
      near.play((game, { hero }) => rangedTargets(game, hero, weaponAt(game, hero, 0)).map(({ id }) => id)),
    ).toEqual([1])
  })
})

describe('what is lent, and to which models', () => {
  const has = (
    trait: string,
    id: string,
    parts: Partial<Record<Names, Partial<ModelSketch>>>,
    hero: Partial<ModelSketch> = { rank: 'leader', leads: true },
  ) => {
    const table = trio([trait], { hero, ...parts })
    return (['hero', 'mate', 'thug'] as const).filter((_, index) =>
      table.content.cards[index]!.traitIds.has(id),
    )
  }
  const sidekick = { mate: { rank: 'sidekick' } } as const

  test.each([
    ['the-boss', 'expendable'],
    ['the-untouchable', 'for-the-family'],
    ['play-nice', 'bluff'],
  ])('bmg2/trait/%s: Henchmen of its crew have %s', (trait, lent) => {
    expect(has(trait, lent, {})).toEqual(['mate'])
    expect(has(trait, lent, sidekick)).toEqual([])
  })

  test('bmg2/trait/the-boss, bmg2/trait/the-untouchable: only if it leads', () => {
    expect([has('the-boss', 'expendable', {}, {}), has('the-untouchable', 'for-the-family', {}, {})]).toEqual(
      [[], []],
    )
  })

  test('bmg2/trait/the-song-of-the-sirens: Henchmen with Bodyguard only, and only for Sirens', () => {
    const guard = { traits: ['bodyguard'] }
    expect(has('the-song-of-the-sirens', 'siren-guard', { mate: guard })).toEqual(['mate'])
    expect(has('the-song-of-the-sirens', 'siren-guard', { mate: { traits: ['stealth'] } })).toEqual([])
    expect(has('the-song-of-the-sirens', 'siren-guard', { mate: { ...guard, rank: 'sidekick' } })).toEqual([])
    const guards = (thug: readonly string[]) =>
      trio([], { mate: { traits: ['siren-guard'] }, hero: { traits: thug } }).play((game, { hero, mate }) =>
        applies(game, 'guards', { about: mate, other: hero }),
      )
    expect([guards(['gotham-city-siren']), guards([])]).toEqual([true, false])
  })

  test('bmg2/trait/chaotic-friends: Gotham City Sirens only', () => {
    expect(has('chaotic-friends', 'unpredictable', { mate: { traits: ['gotham-city-siren'] } })).toEqual([
      'mate',
    ])
    expect(has('chaotic-friends', 'unpredictable', { mate: { traits: ['stealth'] } })).toEqual([])
  })

  test('bmg2/trait/the-untouchable: its own Henchmen guard it for free, no other models and nothing else', () => {
    const table = trio(['the-untouchable'], { hero: { rank: 'leader', leads: true } })
    const free = (about: Names, other: Names, purpose: string) =>
      table.play((game, all) =>
        applies(game, 'no-counter-for', { about: all[about], other: all[other], purpose }),
      )
    expect(free('mate', 'hero', 'bodyguard')).toBe(true)
    expect([
      free('mate', 'hero', 'stand'),
      free('mate', 'thug', 'bodyguard'),
      free('thug', 'hero', 'bodyguard'),
    ]).toEqual([false, false, false])
  })

  test('bmg2/trait/the-sidekick: a Batman of its own crew makes it strong, and its loss weak', () => {
    const willpower = (parts: Partial<Record<Names, Partial<ModelSketch>>>) =>
      trio(['the-sidekick'], { ...parts, hero: { willpower: 5 } }).play((game, { hero }) =>
        skill(game, 'willpower', hero),
      )
    const gone = { alias: 'Batman', condition: 'casualty' } as const
    expect([willpower({}), willpower({ mate: gone }), willpower({ thug: gone })]).toEqual([5, 4, 5])
  })
})

describe('which models an action reaches', () => {
  const wall = [box('wall', cm(25), cm(33), cm(10), cm(1), cm(8))]

  test('bmg2/trait/the-fear-master, bmg2/trait/lunatic-laugh: a model within 4 inches', () => {
    const near = 33 + inchesInCm(4)
    const why = (trait: string, x: number) =>
      actionBlockedReason(trio([trait], { mate: { at: [90, 90] }, thug: { at: [x, 30] } }), `trait:${trait}`)
    expect([why('the-fear-master', near), why('the-fear-master', near + 0.1)]).toEqual([
      undefined,
      'It sees no one within 4".',
    ])
    expect([why('lunatic-laugh', near), why('lunatic-laugh', near + 0.1)]).toEqual([
      undefined,
      'No other model is within 4".',
    ])
  })

  test('bmg2/trait/painful-empathy: a friend in sight that is injured', () => {
    const why = (mate: Partial<ModelSketch>, hidden = false) =>
      actionBlockedReason(
        trio(['painful-empathy'], { mate }, hidden ? { pieces: wall } : {}),
        'trait:painful-empathy',
      )
    const nobody = 'It sees no injured friend.'
    expect([why({ injury: 1 }), why({ stun: 1 }), why({ injury: 1 }, true)]).toEqual([
      undefined,
      nobody,
      nobody,
    ])
  })

  test('bmg2/trait/regeneration, bmg2/trait/precise-aim, bmg2/trait/multifire: a model that is hurt, or has not moved', () => {
    const why = (trait: string, hero: Partial<ModelSketch>, moved = false) => {
      const table = trio([trait], { hero })
      table.state.activation!.moved = moved
      return actionBlockedReason(table, `trait:${trait}`)
    }
    expect([why('regeneration', { stun: 1 }), why('regeneration', {})]).toEqual([
      undefined,
      'It is not hurt.',
    ])
    for (const trait of ['precise-aim', 'multifire'])
      expect([why(trait, {}), why(trait, {}, true)]).toEqual([undefined, 'It has moved.'])
  })

  test('bmg2/trait/mixed-combat-style: with a loaded gun and a target, in the turn of its attack, and not after shots', () => {
    const why = (weapon: object, set: (table: ReturnType<typeof trio>) => void = () => {}) => {
      const table = trio(['mixed-combat-style'], { hero: { weapons: [{ ...gun, ...weapon }] } })
      set(table)
      return actionBlockedReason(table, 'trait:mixed-combat-style')
    }
    const nothing = 'It has nothing to shoot at.'
    expect(why({})).toBeUndefined()
    expect(why({}, (table) => void Object.assign(table.model('hero').arms[0]!, { ammo: 0 }))).toBe(nothing)
    expect(
      why({}, (table) => void Object.assign(table.model('thug'), { condition: 'casualty', at: undefined })),
    ).toBe(nothing)
    expect(why({ rules: ['expansive'] })).toBe(nothing)
    expect(why({}, (table) => void Object.assign(table.state.activation!, { attackKind: 'ranged' }))).toBe(
      'It has shot.',
    )
    expect(
      why(
        {},
        (table) => void Object.assign(table.state.activation!, { declared: 'attack-move', moved: true }),
      ),
    ).toContain('It has moved')
    expect(
      why(
        { rules: ['firearm', 'aim'] },
        (table) => void Object.assign(table.state.activation!, { moved: true }),
      ),
    ).toBe(nothing)
  })

  test('bmg2/trait/combat-flip, bmg2/trait/revenge: an enemy in contact, or a Henchman near', () => {
    const flip = (x: number) =>
      actionBlockedReason(trio(['combat-flip'], { thug: { at: [x, 30] } }), 'trait:combat-flip')
    expect([flip(33), flip(40)]).toEqual([undefined, 'No enemy is in contact.'])
    const boss = { rank: 'leader', leads: true } as const
    const revenge = (mate: Partial<ModelSketch>) =>
      actionBlockedReason(trio(['revenge'], { hero: boss, mate }), 'trait:revenge')
    expect([revenge({}), revenge({ at: [90, 90] })]).toEqual([undefined, 'No Henchman is within 8".'])
  })

  test('bmg2/trait/the-worlds-greatest-detective: an enemy on the table that may still activate', () => {
    const table = trio(['the-worlds-greatest-detective'])
    const offered = (thug: object) => {
      Object.assign(table.model('thug'), thug)
      const left = table.model('thug')
      const open = !left.activated && left.at !== undefined
      table.play(
        (game) => trigger(game, 'plan-end', {}),
        '',
        ...(open ? [['the-worlds-greatest-detective', 'none'] as const] : []),
      )
      return table.asked.length > 0 ? Object.keys(table.offered('the-worlds-greatest-detective')) : []
    }
    expect(offered({})).toEqual(['2', 'none'])
    expect(offered({ activated: true })).toEqual([])
  })
})

test('bmg2/trait/animal: on fire it may panic, and then does not move in the next round only', () => {
  const table = trio(['animal'], { hero: { willpower: 2, counters: '' } })
  table.play((game) => trigger(game, 'recount-start', {}))
  table.play((game, { hero }) => void addEffect(game, hero, 'fire', { until: 'game', value: 1 }))
  table.play((game) => trigger(game, 'recount-start', {}), '6 6')
  const held = () => table.play((game, { hero }) => applies(game, 'cannot-move', { about: hero }))
  const panics = () => table.model('hero').effects.some(({ id }) => id === 'panic')
  expect(held()).toBe(false)
  table.play((game, { hero }) => {
    hero.effects = hero.effects.filter(({ id }) => id !== 'fire')
    return trigger(game, 'round-end', {})
  })
  expect(panics()).toBe(true)
  table.state.round = 2
  expect(held()).toBe(true)
  table.play((game) => trigger(game, 'round-end', {}))
  expect([held(), panics()]).toEqual([false, false])
})

test('bmg2/trait/concealment: enemies do not see it, friends do', () => {
  const table = trio([])
  table.play((game, { hero }) => void addEffect(game, hero, 'concealment', { until: 'round' }))
  expect(
    table.play((game, { hero, mate, thug }) => [sees(game, mate, hero), sees(game, thug, hero)]),
  ).toEqual([true, false])
})
