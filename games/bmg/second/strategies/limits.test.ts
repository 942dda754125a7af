import { placedBy, shineReach } from '@gargoyle/bmg-common'
import { basicMove, type MarkerKind } from '@gargoyle/bmg-counters'
import {
  becomeCasualty,
  beginActivation,
  endActivation,
  playStrategies,
  trigger,
} from '@gargoyle/bmg-counters/parts'
import { ANY, actionBlockedReason, gun, type ModelSketch, to } from '@gargoyle/bmg-counters/testing'
import { computeTotal, iceAt, isFake, isHeldBack, isLasting } from '@gargoyle/bmg-counters/toolkit'
import { recall, remember, seat } from '@gargoyle/engine'
import { cm } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { strikeOf } from '../testing/stage.ts'
import { setTable } from '../testing/table.ts'
import { trio } from '../testing/trio.ts'
import { isTrapped } from './general.ts'

const sketch = {
  boss: { seat: 'a', at: [30, 30], rank: 'leader', leads: true },
  hero: { seat: 'a', at: [40, 30], endurance: 9 },
  chief: { seat: 'b', at: [80, 80], rank: 'leader', leads: true },
  thug: { seat: 'b', at: [80, 60] },
} as const satisfies Record<string, ModelSketch>

type Marker = { readonly kind: MarkerKind; readonly at: readonly [number, number]; readonly seat?: 'a' | 'b' }

const stage = (
  own: readonly string[],
  markers: readonly Marker[] = [],
  changed: Partial<Record<keyof typeof sketch, Partial<ModelSketch>>> = {},
) => {
  const models = Object.fromEntries(
    Object.entries(sketch).map(([name, model]) => [
      name,
      { ...model, ...changed[name as keyof typeof sketch] },
    ]),
  ) as Record<keyof typeof sketch, ModelSketch>
  const table = setTable({ models, scenario: 'plain', markers })
  table.band('a').strategies.push(...own)
  table.band('a').inForce.push(...own)
  return table
}

/** An objective of each side, and a sewer. */
const things: readonly Marker[] = [
  { kind: 'loot', at: [60, 60], seat: 'a' },
  { kind: 'titan-container', at: [70, 70], seat: 'b' },
  { kind: 'riddle', at: [90, 90], seat: 'b' },
  { kind: 'sewer', at: [50, 80] },
]

describe('which models and things a strategy is for', () => {
  const offers = (id: string, phase: 'D' | 'E', dice = '') => {
    const table = stage([id], things)
    try {
      table.play((game) => playStrategies(game, phase), dice)
    } catch {
      // It is asked and not answered: what it offers is all we want.
    }
    return Object.keys(table.offered(id))
  }

  test('bmg2/strategy/change-of-plans, bmg2/strategy/objective-trap: an objective of either side, nothing else', () => {
    expect(offers('change-of-plans', 'D', '3')).toEqual(['1', '2', '3'])
    expect(offers('objective-trap', 'D')).toEqual(['1', '2', '3'])
  })

  test('bmg2/strategy/fake-objective: only objectives of the enemy', () => {
    expect(offers('fake-objective', 'E')).toEqual(['2', '3'])
  })

  test('bmg2/strategy/vandalism: what the enemy placed; no question if that is nothing', () => {
    const table = stage(['vandalism'], things)
    table.play((game) => playStrategies(game, 'B'))
    expect(table.asked).toEqual([])
  })

  test('bmg2/crew-strategy/weird-crew: a Free Agent of the own crew', () => {
    const table = stage(['weird-crew'], [], { hero: { rank: 'free-agent' }, thug: { rank: 'free-agent' } })
    table.play((game) => playStrategies(game, 'E'), '', ['weird-crew', '1'])
    expect(Object.keys(table.offered('weird-crew'))).not.toContain('3')
    expect(Object.keys(table.offered('weird-crew'))).not.toContain('0')
  })

  test('bmg2/crew-strategy/hunting-pack: henchmen of the own crew only', () => {
    const table = stage(['hunting-pack'])
    table.play((game) => playStrategies(game, 'E'))
    expect(table.play((game, { hero, thug }) => [basicMove(game, hero), basicMove(game, thug)])).toEqual([
      6, 4,
    ])
  })

  test('bmg2/crew-strategy/police-training: only Arrest gets cheaper', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [36, 30], traits: ['arrest', 'air-support'], counters: 'S' },
        thug: { seat: 'b', at: [33, 30], condition: 'ko', stun: 6 },
      },
      active: 'hero',
    })
    table.band('a').inForce.push('police-training')
    expect(actionBlockedReason(table, 'trait:arrest')).toBeUndefined()
    expect(actionBlockedReason(table, 'trait:air-support')).toContain('2SC')
  })

  test('bmg2/crew-strategy/one-night-to-kill-the-bat: not for shots', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], counters: 'AA', weapons: [{ ...gun, rof: 1 }] },
        thug: { seat: 'b', at: [50, 30], rank: 'leader', defense: 4 },
      },
      active: 'hero',
    })
    table.band('a').inForce.push('one-night-to-kill-the-bat')
    table.playOn('3', ['action', 'ranged:0'])
    expect([table.model('thug').injury, table.model('thug').stun]).toEqual([0, 0])
  })

  test('bmg2/crew-strategy/payday: not for a model of the own crew', () => {
    const table = stage(['payday'])
    table.play((game, { boss, hero }) => becomeCasualty(game, boss, hero))
    expect(table.story.filter((text) => text.includes('Payday'))).toEqual([])
  })
})

describe('how often, and what stays', () => {
  test('bmg2/strategy/rapid-response-training: only who was chosen, and until its own activation ends', () => {
    const table = stage(['rapid-response-training'], [], { boss: { rank: 'henchman', leads: false } })
    table.play((game) => playStrategies(game, 'E'), '', ['rapid-response-training', ['1']])
    const far = () => table.play((game, { boss, hero }) => [basicMove(game, boss), basicMove(game, hero)])
    expect(far()).toEqual([4, 6])
    table.play((game, { boss }) => beginActivation(game, boss), '', ['declare', 'neither'])
    table.play((game) => endActivation(game))
    expect(far()).toEqual([4, 6])
  })

  test('bmg2/crew-strategy/adaptable-plan: two different models of the own crew, and no third', () => {
    const table = stage(['adaptable-plan'], [], { thug: { seat: 'a', at: [60, 60] } })
    table.play(
      (game) => trigger(game, 'recount-end', {}),
      '1 1',
      ['adaptable-plan', 'yes'],
      ['adaptable-plan-model', '1'],
      ['move', { to: to(41, 30) }],
      ['adaptable-plan-model', '0'],
      ['move', { to: to(31, 30) }],
    )
    expect(Object.keys(table.offered('adaptable-plan-model')).filter((id) => /^\d$/.test(id))).toEqual([
      '0',
      '3',
    ])
    expect(table.asked.filter((each) => each.endsWith('adaptable-plan-model')).length).toBe(2)
  })

  test('bmg2/crew-strategy/i-am-the-night: not while the Boss is K.O.', () => {
    const table = stage(['i-am-the-night'], [], { boss: { condition: 'ko' } })
    table.play((game) => trigger(game, 'lead-start', {}))
    expect(table.asked).toEqual([])
  })

  test('bmg2/strategy/objective-trap: on the objective that was picked', () => {
    const table = stage(['objective-trap'], things)
    table.play((game) => playStrategies(game, 'D'), '', ['objective-trap', '2'])
    expect(table.state.markers.map((marker) => recall(marker, isTrapped))).toEqual([
      false,
      true,
      false,
      false,
    ])
  })

  test('bmg2/crew-strategy/frozen-area: only its own ice is rolled for', () => {
    const table = stage(['frozen-area'])
    table.play((game) => {
      remember(iceAt(game, { x: cm(60), y: cm(60), z: 0 }), isLasting, true)
      iceAt(game, { x: cm(20), y: cm(60), z: 0 })
    })
    table.play((game) => trigger(game, 'recount-end', {}), '5')
    expect(table.state.markers.map(({ at }) => at.x)).toEqual([cm(20)])
  })

  test('bmg2/strategy/objective-trap, bmg2/strategy/public-resource-upgrade: what else is known of a marker stays', () => {
    const lamp = stage(['public-resource-upgrade'], [{ kind: 'streetlamp', at: [60, 60] }])
    remember(lamp.state.markers[0], placedBy, seat('b'))
    lamp.play((game) => playStrategies(game, 'E'), '', ['public-resource-upgrade', ['1']])
    expect(recall(lamp.state.markers[0], placedBy)).toBe('b')
    expect(recall(lamp.state.markers[0], shineReach)).toBe(6)
    const trap = stage([], [{ kind: 'loot', at: [43.5, 30], seat: 'b' }])
    remember(trap.state.markers[0], isFake, true)
    remember(trap.state.markers[0], isTrapped, true)
    trap.model('hero').at = { x: cm(40.5), y: cm(30), z: 0 }
    trap.play((game, { hero }) => trigger(game, 'moved', { mover: hero, from: hero.at!, how: 'move' }), '1')
    const [loot] = trap.state.markers
    expect([recall(loot, isFake), recall(loot, isTrapped)]).toEqual([true, false])
  })
})

describe('places', () => {
  test('bmg2/strategy/maps: in deployment areas too, unlike in the first edition', () => {
    const table = stage(['maps'])
    table.play((game) => playStrategies(game, 'B'), '', ['maps', 'sewer'], ['sewer', { to: to(60, 12) }])
    expect(table.state.markers).toMatchObject([{ kind: 'sewer', at: { y: cm(12) } }])
  })

  const arrives = (
    x: number,
    y: number,
    { scenario = 'plain', zones = ['A', 'B'] as readonly ['A' | 'B', 'A' | 'B'] } = {},
  ) => {
    const table = stage(['reinforcements'])
    table.state.scenario = scenario
    table.band('a').zone = zones[0]
    table.band('b').zone = zones[1]
    remember(table.model('hero'), isHeldBack, true)
    table.model('hero').condition = 'away'
    table.model('hero').at = undefined
    table.state.round = 2
    table.play((game) => trigger(game, 'plan-start', {}), '', ['place', { to: to(x, y) }])
    return table.model('hero').at?.x
  }

  test('bmg2/strategy/reinforcements: in contact with any edge, outside the area of the enemy', () => {
    const { depth } = stage([]).content.board
    expect(arrives(1.5, 60)).toBe(cm(1.5))
    expect(() => arrives(1.6, 60)).toThrow('at that edge')
    // The strip of the enemy is 20 cm deep along the north edge; the rest of the west edge is free.
    expect(() => arrives(1.5, depth / cm(1) - 21)).toThrow('area of the enemy')
    expect(arrives(1.5, depth / cm(1) - 21.6)).toBe(cm(1.5))
  })

  test('bmg2/strategy/reinforcements: outside each of several areas of the enemy', () => {
    // Its strips are 15 cm deep along the west and the east edge.
    const enters = (x: number) => arrives(x, 118.5, { scenario: 'ambush', zones: ['B', 'A'] })
    expect(() => enters(10)).toThrow('area of the enemy')
    expect(() => enters(110)).toThrow('area of the enemy')
    expect(enters(60)).toBe(cm(60))
  })

  test('bmg2/strategy/secret-objective, bmg2/objective/safe-boxes: Safe Boxes are a kind of this edition', () => {
    const table = stage(['secret-objective'])
    table.play((game) => playStrategies(game, 'D'), '', ['secret-objective', ANY])
    expect(Object.keys(table.offered('secret-objective'))).toContain('safe-boxes')
  })
})

test('bmg2/strategy/reinforcements, bmg2/trait/timely-arrival, bmg2/trait/plant: who is not deployed is not held back either', () => {
  const asked = (traits: readonly string[]) => {
    const table = setTable({
      models: { hero: { seat: 'a', traits }, thug: { seat: 'b' } },
      scenario: 'patrol',
    })
    table.band('a').strategies = ['reinforcements']
    table.play((game) => playStrategies(game, 'C'), traits.length > 0 ? '' : '3')
    return table.band('a').inForce
  }
  for (const traits of [[], ['timely-arrival'], ['plant']]) expect(asked(traits)).toEqual(['reinforcements'])
})

test('bmg2/crew-strategy/one-night-to-kill-the-bat: against Leaders of the enemy, not against the own', () => {
  const table = trio([], { mate: { rank: 'leader' }, thug: { rank: 'leader' } })
  table.band('a').inForce.push('one-night-to-kill-the-bat')
  const bonus = (who: 'mate' | 'thug') =>
    table.play((game, all) =>
      computeTotal(game, 'impact-roll', { about: all.hero, strike: strikeOf(game, all.hero, all[who]) }, 0),
    )
  expect([bonus('thug'), bonus('mate')]).toEqual([1, 0])
})
