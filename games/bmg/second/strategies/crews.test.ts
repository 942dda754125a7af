import { addEffect, hasEffect } from '@gargoyle/bmg-common'
import {
  type Affiliation,
  basicMove,
  controllersOf,
  hasTraitNow,
  type MarkerKind,
  rollSkill,
  skill,
} from '@gargoyle/bmg-counters'
import {
  becomeCasualty,
  beginActivation,
  buyStrategies,
  casualtyRecount,
  endActivation,
  playStrategies,
  trigger,
} from '@gargoyle/bmg-counters/parts'
import {
  ANY,
  actionBlockedReason,
  type ModelSketch,
  performById,
  type TestAnswer,
  to,
} from '@gargoyle/bmg-counters/testing'
import { DEMOTED, iceAt, isHenchman, isLasting, PROMOTED } from '@gargoyle/bmg-counters/toolkit'
import { recall, seat } from '@gargoyle/engine'
import { cm } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { book } from '../book.ts'
import { inchesInCm } from '../testing/inches.ts'
import { setTable } from '../testing/table.ts'
import { crewStrategies } from './crews.ts'

const a = seat('a')

/** A Boss and a henchman against a Boss, a Free Agent and a henchman. */
const stage = (
  own: readonly string[] = [],
  {
    boss = {},
    hero = {},
    thug = {},
    markers = [],
  }: {
    readonly boss?: Partial<ModelSketch>
    readonly hero?: Partial<ModelSketch>
    readonly thug?: Partial<ModelSketch>
    readonly markers?: readonly { kind: MarkerKind; at: readonly [number, number]; seat?: 'a' | 'b' }[]
  } = {},
) => {
  const table = setTable({
    models: {
      boss: { seat: 'a', at: [30, 30], rank: 'leader', leads: true, endurance: 9, ...boss },
      hero: { seat: 'a', at: [40, 30], endurance: 9, ...hero },
      chief: { seat: 'b', at: [80, 80], rank: 'leader', leads: true },
      agent: { seat: 'b', at: [80, 70], rank: 'free-agent' },
      thug: { seat: 'b', at: [80, 60], ...thug },
    },
    scenario: 'plain',
    markers,
  })
  table.band('a').inForce.push(...own)
  return table
}

/** Plays a strategy of the first player in its phase. */
const played = (
  id: string,
  phase: 'B' | 'D' | 'E',
  details: Parameters<typeof stage>[1] = {},
  ...answers: readonly TestAnswer[]
) => {
  const table = stage([], details)
  table.band('a').strategies.push(id)
  table.play((game) => playStrategies(game, phase), '', ...answers)
  return table
}

describe('strategies of crews', () => {
  test('bmg2/core/crew-strategies: values, phases and crews as printed, each once', () => {
    const shown = Object.entries(crewStrategies).map(
      ([id, { value, phase, crews, once }]) =>
        `${id} ${crews} ${value}${phase === 'own' ? '?' : phase}${once ? '' : '!'}`,
    )
    expect(shown).toEqual([
      'i-am-the-night batman 1?',
      'effective-henchmen penguin 2?',
      'why-so-serious joker 1?',
      'indomitable-will league-of-shadows 2?',
      'police-training batman,law-force,green-arrow 1?',
      'guardian-of-gotham two-face 1?',
      'one-night-to-kill-the-bat black-mask 1?',
      'regrowth poison-ivy 1?',
      'payday organized-crime 1?',
      'undercover-spy riddler 2E',
      'frozen-area mr-freeze 1E',
      'a-city-in-fear scarecrow 2?',
      'weird-crew wonderland-gang 1E',
      'lords-of-gotham court-of-owls 1B',
      'adaptable-plan green-arrow 1E',
      'titan-container-located bane 1D',
      'hunting-pack gorilla-grodd 2?',
    ])
  })

  test('bmg2/core/crew-names: strategies call some crews by other names, and one name means three', () => {
    const means = (id: string) => crewStrategies[id]!.crews
    expect(means('police-training')).toEqual(['batman', 'law-force', 'green-arrow'])
    expect(means('indomitable-will')).toEqual(['league-of-shadows'])
    expect([means('a-city-in-fear'), means('weird-crew'), means('adaptable-plan')]).toEqual([
      ['scarecrow'],
      ['wonderland-gang'],
      ['green-arrow'],
    ])
    expect(means('payday')).toEqual(['organized-crime'])
  })

  test('bmg2/core/crew-strategies: only the crew or Boss named can buy them', () => {
    const buys = (id: string, crew: Affiliation) => {
      const table = setTable({
        models: { boss: { seat: 'a', leads: true, affiliations: [crew] }, thug: { seat: 'b', leads: true } },
        stage: 'strategies',
        part: 0,
      })
      try {
        table.play((game) => buyStrategies(game), '', ['strategies', [`${id}#1`]], ['strategies', []])
        return table.band('a').strategies.includes(id)
      } catch {
        return false
      }
    }
    for (const [id, { crews }] of Object.entries(crewStrategies)) {
      expect([id, buys(id, crews![0]!)]).toEqual([id, true])
      expect([id, buys(id, crews![0] === 'joker' ? 'batman' : 'joker')]).toEqual([id, false])
    }
  })
})

describe('at the beginning of Take the Lead', () => {
  const lead = (table: ReturnType<typeof stage>, dice: string, ...answers: readonly TestAnswer[]) =>
    table.play((game) => trigger(game, 'lead-start', {}), dice, ...answers)

  test('bmg2/crew-strategy/i-am-the-night: the Boss is placed up to 6 inches away, once a game', () => {
    const far = 30 + 3 + inchesInCm(6)
    const table = stage(['i-am-the-night'])
    lead(table, '', ['i-am-the-night', 'no'])
    expect(() => lead(table, '', ['i-am-the-night', 'yes'], ['place', { to: to(30, far + 0.01) }])).toThrow(
      'within 6"',
    )
    lead(table, '', ['i-am-the-night', 'yes'], ['place', { to: to(30, far) }])
    expect(table.model('boss').at!.y).toBe(cm(far))
    lead(table, '')
    expect(table.asked).toEqual([])
  })

  test('bmg2/crew-strategy/guardian-of-gotham: 2 Willpower until the end of the round, once a game', () => {
    const table = stage(['guardian-of-gotham'], { boss: { willpower: 5 } })
    lead(table, '', ['guardian-of-gotham', 'yes'])
    const willpower = () => table.play((game, { boss }) => skill(game, 'willpower', boss))
    expect(willpower()).toBe(7)
    Object.assign(table.state, { stage: 'recount', part: 2 })
    table.play((game) => casualtyRecount(game))
    expect(willpower()).toBe(5)
    lead(table, '')
    expect(table.asked).toEqual([])
  })

  test('bmg2/crew-strategy/regrowth: a Plant goes to another seed marker of its crew', () => {
    const plant = { name: 'Plant', text: 'A plant.', keyword: true as const }
    const table = setTable({
      models: {
        boss: { seat: 'a', at: [30, 30], leads: true },
        hero: { seat: 'a', at: [40, 30], traits: ['plant'] },
        thug: { seat: 'b', at: [80, 60], leads: true },
      },
      markers: [
        { kind: 'seed', at: [60, 60], seat: 'a' },
        { kind: 'seed', at: [70, 70], seat: 'b' },
      ],
      book: { traits: { ...book.traits, plant } },
    })
    table.band('a').inForce.push('regrowth')
    table.play((game) => trigger(game, 'lead-start', {}), '', ['regrowth', 'yes'])
    expect([table.model('hero').at, table.state.markers.length]).toMatchObject([{ x: cm(60), y: cm(60) }, 1])
    table.play((game) => trigger(game, 'lead-start', {}))
    expect(table.asked).toEqual([])
  })

  test('bmg2/crew-strategy/regrowth: not to a seed marker on which a model stands', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [40, 30], traits: ['plant'] },
        thug: { seat: 'b', at: [60, 60] },
      },
      markers: [{ kind: 'seed', at: [60, 61], seat: 'a' }],
    })
    table.band('a').inForce.push('regrowth')
    table.play((game) => trigger(game, 'lead-start', {}))
    expect([table.asked, table.state.markers.length]).toEqual([[], 1])
  })

  test('bmg2/crew-strategy/i-am-the-night, bmg2/core/crouch: the Boss leaves its cover', () => {
    const table = stage(['i-am-the-night'])
    table.play((game, { boss }) => void addEffect(game, boss, 'cover', { until: 'game', args: ['wall'] }))
    lead(table, '', ['i-am-the-night', 'yes'], ['place', { to: to(30, 40) }])
    expect(table.model('boss').effects).toEqual([])
  })

  test('bmg2/crew-strategy/a-city-in-fear: an enemy that is no Boss rolls Willpower or is Scared, each round', () => {
    const table = stage(['a-city-in-fear'], { thug: { willpower: 5 } })
    lead(table, '3 3', ['a-city-in-fear', '4'])
    expect(Object.keys(table.offered('a-city-in-fear'))).toEqual(['3', '4'])
    expect(table.model('thug').effects).toMatchObject([{ id: 'scared', until: 'round' }])
    lead(table, '2 3', ['a-city-in-fear', '3'])
    expect(table.model('agent').effects).toEqual([])
  })
})

describe('for the whole game', () => {
  test('bmg2/crew-strategy/why-so-serious: the Boss has Immortal', () => {
    const table = played('why-so-serious', 'E')
    expect(
      table.play((game, { boss, hero }) => [boss, hero].map((model) => hasTraitNow(game, model, 'immortal'))),
    ).toEqual([true, false])
  })

  test('bmg2/crew-strategy/hunting-pack: henchmen have Fast', () => {
    const table = played('hunting-pack', 'E')
    expect(table.play((game, { boss, hero }) => [boss, hero].map((model) => basicMove(game, model)))).toEqual(
      [4, 6],
    )
  })

  test('bmg2/crew-strategy/indomitable-will: Willpower rolls of henchmen come to 2 less', () => {
    const roll = (own: readonly string[], who: 'hero' | 'boss', name: 'willpower' | 'endurance') =>
      // A Leader may roll again, and models near it.
      stage(own, { hero: { willpower: 5, endurance: 5 }, boss: { willpower: 5, at: [10, 100] } }).play(
        (game, models) => rollSkill(game, models[who], name, { reason: 'test' }),
        who === 'boss' ? '3 4 3 4' : '3 4',
      )
    expect(roll(['indomitable-will'], 'hero', 'willpower')).toBe(true)
    expect(roll([], 'hero', 'willpower')).toBe(false)
    expect(roll(['indomitable-will'], 'boss', 'willpower')).toBe(false)
    expect(roll(['indomitable-will'], 'hero', 'endurance')).toBe(false)
  })

  test('bmg2/crew-strategy/police-training: henchmen arrest for 1SC', () => {
    const arrest = (own: readonly string[], who: 'hero' | 'boss') => {
      const table = setTable({
        models: {
          boss: { seat: 'a', at: [30, 30], rank: 'leader', leads: true, traits: ['arrest'], counters: 'S' },
          hero: { seat: 'a', at: [36, 30], traits: ['arrest'], counters: 'S' },
          thug: { seat: 'b', at: [33, 30], condition: 'ko', stun: 6 },
        },
        active: who,
      })
      table.band('a').inForce.push(...own)
      return actionBlockedReason(table, 'trait:arrest') === undefined
    }
    expect([
      arrest(['police-training'], 'hero'),
      arrest([], 'hero'),
      arrest(['police-training'], 'boss'),
    ]).toEqual([true, false, false])
  })

  test('bmg2/crew-strategy/one-night-to-kill-the-bat: henchmen hit Leaders and Sidekicks 1 better in close combat', () => {
    const hits = (
      own: readonly string[],
      rank: 'leader' | 'sidekick' | 'free-agent',
      attacker = 'henchman' as const,
    ) => {
      const table = setTable({
        models: {
          hero: { seat: 'a', at: [30, 30], counters: 'A', rank: attacker },
          thug: { seat: 'b', touching: 'hero', rank, defense: 4 },
        },
        active: 'hero',
      })
      table.band('a').inForce.push(...own)
      table.play(
        (game, { hero }) => performById(game, hero, 'melee:-1'),
        own.length > 0 && rank !== 'free-agent' ? '3 4 2' : '3',
      )
      return table.model('thug').stun
    }
    const night = ['one-night-to-kill-the-bat']
    expect([
      hits(night, 'leader'),
      hits(night, 'sidekick'),
      hits(night, 'free-agent'),
      hits([], 'leader'),
    ]).toEqual([1, 1, 0, 0])
  })

  test('bmg2/crew-strategy/payday: a henchman that fells a Free Agent, Sidekick or Leader earns 1VP more', () => {
    const earned = (own: readonly string[], victim: 'chief' | 'agent' | 'thug', by: 'boss' | 'hero') => {
      const table = stage(own)
      table.play((game, models) => becomeCasualty(game, models[victim], models[by]))
      return table.band('a').earned
    }
    expect([earned(['payday'], 'chief', 'hero'), earned([], 'chief', 'hero')]).toEqual([7, 6])
    expect([earned(['payday'], 'agent', 'hero'), earned(['payday'], 'thug', 'hero')]).toEqual([5, 2])
    expect(earned(['payday'], 'agent', 'boss')).toBe(4)
  })

  test('bmg2/crew-strategy/payday, bmg2/core/rank-change: what the victim has become counts', () => {
    const earned = (effect: string, victim: 'agent' | 'thug') => {
      const table = stage(['payday'])
      table.play((game, models) => {
        addEffect(game, models[victim], effect, { until: 'game' })
        return becomeCasualty(game, models[victim], models.hero)
      })
      return table.story.filter((text) => text.includes('Payday')).length
    }
    expect([earned(PROMOTED, 'thug'), earned(DEMOTED, 'agent')]).toEqual([1, 0])
  })

  test('bmg2/crew-strategy/effective-henchmen: who follows by Let’s Go! moves 2 inches at once', () => {
    const follow = (own: readonly string[], ...answers: readonly TestAnswer[]) => {
      const table = setTable({
        models: {
          hero: { seat: 'a', at: [30, 30], counters: 'A' },
          mate: { seat: 'a', at: [40, 30], counters: 'SA' },
          thug: { seat: 'b', at: [80, 60] },
        },
        active: 'hero',
      })
      table.band('a').inForce.push(...own)
      table.play((game) => endActivation(game), '4', ['lets-go', '1'], ...answers)
      return table.model('mate').at!.x
    }
    const far = 40 + inchesInCm(2)
    expect(follow(['effective-henchmen'], ['move', { to: to(far, 30) }])).toBe(cm(far))
    expect(() => follow(['effective-henchmen'], ['move', { to: to(far + 0.1, 30) }])).toThrow(
      'There is no way',
    )
    expect(follow([])).toBe(cm(40))
  })

  test('bmg2/crew-strategy/undercover-spy: it neither controls nor contests', () => {
    const at = { markers: [{ kind: 'loot' as const, at: [43, 30] as const, seat: 'a' as const }] }
    const near = { ...at, thug: { at: [46, 30] as const } }
    const table = played('undercover-spy', 'E', near)
    const control = (who: 'a' | 'b') =>
      table.play((game) => controllersOf(game, game.state.markers[0]!, seat(who)).length)
    expect(table.model('thug').effects).toMatchObject([{ id: 'undercover-spy' }])
    expect([control('a'), control('b')]).toEqual([1, 0])
    table.model('thug').effects = []
    expect([control('a'), control('b')]).toEqual([0, 0])
  })

  test('bmg2/crew-strategy/frozen-area: ice on neutral ground that outlasts rounds until a 5+', () => {
    expect(() => played('frozen-area', 'E', {}, ['frozen-area', { to: to(60, 10) }])).toThrow(
      'neutral ground',
    )
    const table = played('frozen-area', 'E', {}, ['frozen-area', { to: to(60, 60) }])
    table.play((game) => trigger(game, 'round-end', {}))
    table.play((game) => trigger(game, 'recount-end', {}), '4')
    expect(table.state.markers).toMatchObject([{ kind: 'template' }])
    table.play((game) => trigger(game, 'recount-end', {}), '5')
    expect(table.state.markers).toEqual([])
  })

  test('bmg2/crew-strategy/frozen-area: other ice is gone with the round', () => {
    const table = stage()
    table.play((game) => iceAt(game, { x: cm(60), y: cm(60), z: 0 }))
    expect(recall(table.state.markers[0], isLasting)).toBe(false)
    table.play((game) => trigger(game, 'round-end', {}))
    expect(table.state.markers).toEqual([])
  })

  test('bmg2/crew-strategy/weird-crew: a Free Agent counts as a Henchman', () => {
    const table = played('weird-crew', 'E', { hero: { rank: 'free-agent' } }, ['weird-crew', '1'])
    expect(table.play((game, { hero, boss }) => [isHenchman(game, hero), isHenchman(game, boss)])).toEqual([
      true,
      false,
    ])
    table.play((game, { hero, thug }) => becomeCasualty(game, hero, thug))
    expect(table.band('b').earned).toBe(2)
    expect(hasEffect(table.model('boss'), 'counts-as-henchman')).toBe(false)
  })

  test('bmg2/crew-strategy/lords-of-gotham: two sewers that only the crew uses', () => {
    const table = played('lords-of-gotham', 'B', {}, ['sewer', ANY], ['sewer', { to: to(60, 33) }])
    expect(table.state.markers.map(({ kind }) => kind)).toEqual(['sewer', 'sewer'])
    const why = (name: 'hero' | 'thug') => {
      const model = table.model(name)
      const other = table.model(name === 'hero' ? 'thug' : 'hero')
      other.at = { x: cm(10), y: cm(100), z: 0 }
      model.at = { x: cm(63), y: cm(33), z: 0 }
      Object.assign(model.counters, { movement: 1, special: 2 })
      table.state.activation = undefined
      table.play((game, models) => beginActivation(game, models[name]), '', ['declare', 'neither'])
      return actionBlockedReason(table, 'sewer:2')
    }
    expect([why('hero'), why('thug')]).toEqual([undefined, 'Only the enemy knows this sewer.'])
  })

  test('bmg2/crew-strategy/adaptable-plan: up to two models move by a die in inches, once a game', () => {
    const table = stage(['adaptable-plan'])
    const end = (dice: string, ...answers: readonly TestAnswer[]) =>
      table.play((game) => trigger(game, 'recount-end', {}), dice, ...answers)
    end('', ['adaptable-plan', 'no'])
    end(
      '2 1',
      ['adaptable-plan', 'yes'],
      ['adaptable-plan-model', '1'],
      ['move', { to: to(40 + inchesInCm(2), 30) }],
      ['adaptable-plan-model', '0'],
      ['move', { to: to(30, 30 + inchesInCm(1)) }],
    )
    expect([table.model('hero').at!.x, table.model('boss').at!.y]).toEqual([
      cm(40 + inchesInCm(2)),
      cm(30 + inchesInCm(1)),
    ])
    end('')
    expect(table.asked).toEqual([])
  })

  test('bmg2/crew-strategy/titan-container-located: a Titan Container, up to 4 inches', () => {
    const markers = [
      { kind: 'titan-container' as const, at: [60, 60] as const, seat: 'b' as const },
      { kind: 'loot' as const, at: [70, 70] as const, seat: 'b' as const },
    ]
    const go = (x: number) =>
      played('titan-container-located', 'D', { markers }, ['move-marker', { to: to(x, 60) }]).state
        .markers[0]!.at.x
    expect(go(60 + inchesInCm(4))).toBe(cm(60 + inchesInCm(4)))
    expect(() => go(60 + inchesInCm(4.01))).toThrow('at most')
  })
})

test('strategies of the other player are not asked about', () => {
  const table = stage()
  table.play((game) => trigger(game, 'lead-start', {}))
  expect([table.asked, a]).toEqual([[], seat('a')])
})
