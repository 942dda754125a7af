import { addEffect, addMarker, hasEffect, sees } from '@gargoyle/bmg-common'
import { recall, remember } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import { rangedAttack } from '../attack/ranged.ts'
import { hasEvidence } from '../manipulate/suspect-marks.ts'
import { revealSuspect } from '../manipulate/suspects.ts'
import { suspectsOf } from '../model/crew.ts'
import { makeEfforts } from '../model/effort.ts'
import { setEncounterMarkers } from '../preparation/encounter-markers.ts'
import { heldBack } from '../preparation/held-back.ts'
import { recount } from '../round/recount.ts'
import { takeTheLead } from '../round/take-the-lead.ts'
import { trigger } from '../rules/rule-system.ts'
import type { Play } from '../state.ts'
import { withItsCards } from '../testing/card-window.ts'
import { plainCard } from '../testing/plain-card.ts'
import { ANY, place, setTable, to } from '../testing/table.ts'

const deployed = (game: Play) => trigger(game, 'deployed', {})
const zonesChosen = (game: Play) => trigger(game, 'zones-chosen', {})
const recountEnds = (game: Play) => trigger(game, 'recount-end', {})
const zones = { a: 'A', b: 'B' } as const

describe('bmg3/encounter/plunder', () => {
  // On 48": A is a 6" square in the north-west and north-east, B 12" by 6" in the middle of the south edge.
  const start = () =>
    setTable({ models: { gordon: { seat: 'a' }, thug: { seat: 'b' } }, encounter: 'plunder', zones })

  test('each player places two suspects before any model is deployed', () => {
    const table = start()
    const at = (x: number, y: number) => ['place-suspect', to(x, y)] as const
    table.play(zonesChosen, '', at(10, 10), at(30, 10), at(10, 30), at(30, 30))
    expect(table.state.markers.map(({ seat }) => seat)).toEqual(['a', 'a', 'b', 'b'])
  })

  test('8" from the own zones and from each other', () => {
    expect(() => start().play(zonesChosen, '', ['place-suspect', to(5, 34)])).toThrow(
      /8" from your own zones/,
    )
    expect(() =>
      start().play(zonesChosen, '', ['place-suspect', to(10, 10)], ['place-suspect', to(17, 10)]),
    ).toThrow(/8" apart/)
  })
})

describe('bmg3/encounter/secure-the-area', () => {
  const late = () => {
    const table = setTable({
      models: {
        gordon: { seat: 'a', at: [4, 4] },
        officer: { seat: 'a' },
        thug: { seat: 'b', at: [44, 44] },
      },
      encounter: 'secure-the-area',
      zones,
      stage: 'lead',
    })
    remember(table.state, heldBack, { 'secure-the-area': [1] })
    table.play((game) => void addMarker(game, 'suspect', place([24, 24]), game.seats[0]))
    return table
  }

  test('before the roll for Initiative it may come to a friendly suspect', () => {
    const table = late()
    table.play(withItsCards(takeTheLead), '5 2', ['arrival', '1'], ['place', to(25, 24)], ['initiative', 'a'])
    expect(table.asked[0]).toBe('a: arrival')
    expect(table.model('officer')).toMatchObject({ condition: 'up', at: place([25, 24]) })
  })

  test('in contact with it', () => {
    expect(() => late().play(withItsCards(takeTheLead), '', ['arrival', '1'], ['place', to(28, 24)])).toThrow(
      /within 0"|contact/,
    )
  })

  test('or wait for another round', () => {
    const table = late()
    table.play(withItsCards(takeTheLead), '5 2', ['arrival', 'pass'], ['initiative', 'a'])
    expect(table.model('officer').condition).toBe('away')
    table.state.round = 3
    table.play(withItsCards(takeTheLead), '5 2', ['arrival', '1'], ['place', ANY], ['initiative', 'a'])
    expect(table.model('officer').condition).toBe('up')
  })

  test('without a suspect no question is asked', () => {
    const table = late()
    table.state.markers = []
    table.play(withItsCards(takeTheLead), '5 2', ['initiative', 'a'])
    expect(table.asked).toEqual(['a: initiative'])
  })
})

test('bmg3/encounter/duel: a marker at the inner corner of each zone, gone after deployment', () => {
  const table = setTable({ models: { gordon: { seat: 'a' }, thug: { seat: 'b' } }, encounter: 'duel', zones })
  table.play((game) => setEncounterMarkers(game))
  expect(table.state.markers.map(({ at }) => at)).toEqual([place([12, 12]), place([36, 36])])
  table.play((game) => void addMarker(game, 'event', place([24, 24])))
  table.play(deployed)
  expect(table.state.markers.map(({ at }) => at)).toEqual([place([24, 24])])
})

describe('bmg3/encounter/stand-off', () => {
  const brawl = (round: number) => {
    const table = setTable({
      models: { gordon: { seat: 'a', at: [10, 10] }, thug: { seat: 'b', touching: 'gordon' } },
      encounter: 'stand-off',
      round,
    })
    table.play((game, { gordon }) => meleeAttack(game, gordon, -1), '3 3 1 4  1 1 1')
    return table
  }

  test('in the first round damage is ignored, but counts for objectives', () => {
    const table = brawl(1)
    expect(table.model('thug')).toMatchObject({ stun: 0, condition: 'up' })
    expect(table.crew('a').round).toMatchObject({ damageDealt: 3, stunsDealt: 3, hits: 1 })
    expect(table.story).toContain('thug ignores 3 stuns (3 hits, bare hands).')
  })

  test('later it hurts', () => {
    expect(brawl(2).model('thug').stun).toBe(3)
  })

  test('Efforts are no damage', () => {
    const table = brawl(1)
    table.play((game, { gordon }) => makeEfforts(game, gordon, 2, { purpose: 'attack' }))
    expect(table.model('gordon').stun).toBe(2)
  })
})

describe('bmg3/encounter/hidden-evidences', () => {
  const hand = ['alibi', 'bribe']
  const cards = { alibi: plainCard('Alibi'), bribe: plainCard('Bribe') }
  const start = () => {
    const table = setTable({
      models: { gordon: { seat: 'a', at: [20, 4] }, thug: { seat: 'b', at: [20, 40] } },
      encounter: 'hidden-evidences',
      book: { cards },
      zones,
      hands: { a: hand },
      decks: { a: hand.slice(0, 1) },
    })
    return table
  }
  const hide = () => {
    const table = start()
    const at = (x: number, y: number) => ['place-suspect', to(x, y)] as const
    table.play(deployed, '', at(20, 33), at(26, 34), at(20, 11), at(26, 10.8))
    return table
  }

  test('each player places two suspects within 8" of an enemy', () => {
    const table = hide()
    expect(table.asked.map((each) => each[0]).join('')).toBe('aabb')
    expect(table.state.markers.every((each) => recall(each, hasEvidence))).toBe(true)
    expect(() => start().play(deployed, '', ['place-suspect', to(20, 30)])).toThrow(/8" of an enemy/)
  })

  test('a player who reveals one may discard a card, and draws another', () => {
    const table = hide()
    table.play((game, { gordon }) => revealSuspect(game, gordon, game.state.markers[2]!), '', [
      'discard',
      ['1'],
    ])
    expect(table.crew('a').hand).toEqual([hand[0], hand[0]])
    expect(table.crew('a').deck).toEqual([hand[1]])
  })

  test('other suspects are just suspects', () => {
    const table = start()
    table.play((game) => void addMarker(game, 'suspect', place([20, 12]), game.seats[1]))
    table.play((game, { gordon }) => revealSuspect(game, gordon, game.state.markers[0]!))
    expect(table.asked).toEqual([])
  })
})

describe('bmg3/encounter/king-of-the-hill', () => {
  const hill = (victim: readonly [number, number], more: object = {}) => {
    const table = setTable({
      models: {
        gunman: { seat: 'a', at: [4, victim[1]], weapons: [{ damage: 'S', rof: 2 }] },
        victim: { seat: 'b', at: victim },
      },
      encounter: 'king-of-the-hill',
      ...more,
    })
    table.play((game) => setEncounterMarkers(game))
    return table
  }

  test('the night does not hide models within 4" of the marker', () => {
    const seen = (table: ReturnType<typeof hill>): boolean =>
      table.play((game, { gunman, victim }) => sees(game, gunman, victim))
    expect(seen(hill([24, 24]))).toBe(true)
    expect(seen(hill([24, 34]))).toBe(false)
  })

  test('cover does not protect them', () => {
    const crate = (y: number) => [box('crate', inches(22), inches(y - 1), inches(0.5), inches(2), inches(1))]
    const onTop = hill([24, 24], { pieces: crate(24) })
    onTop.play((game, { gunman }) => rangedAttack(game, gunman, 0), '1 1 1')
    const below = hill([24, 10], { pieces: crate(10) })
    below.play((game) => void addMarker(game, 'streetlamp', place([24, 12])))
    below.play((game, { gunman }) => rangedAttack(game, gunman, 0), '1 1')
    expect(onTop.model('victim').stun + below.model('victim').stun).toBe(0)
  })

  test('the nearest model may lose two damage markers or a status', () => {
    const table = hill([24, 26], { round: 1 })
    table.model('victim').injury = 3
    table.play((game, { victim }) => void addEffect(game, victim, 'fire', { until: 'game' }))
    table.play(recountEnds, '', ['king-of-the-hill', '1 damage'])
    expect(table.asked).toEqual(['b: king-of-the-hill'])
    expect(table.model('victim').injury).toBe(1)
    table.play(recountEnds, '', ['king-of-the-hill', '1 fire'])
    expect(hasEffect(table.model('victim'), 'fire')).toBe(false)
    table.play(recountEnds, '', ['king-of-the-hill', 'nothing'])
    expect(table.model('victim').injury).toBe(1)
  })

  test('a player with nothing to lose is not asked; two equally near are no king', () => {
    const healthy = hill([24, 26])
    healthy.play(recountEnds)
    expect(healthy.asked).toEqual([])
    const tied = hill([24, 26])
    tied.model('gunman').at = place([24, 22])
    tied.model('victim').injury = 1
    tied.play(recountEnds)
    expect(tied.asked).toEqual([])
  })

  test('it happens in the Recount', () => {
    const table = hill([24, 26], { stage: 'recount' })
    table.model('victim').injury = 2
    table.state.part = 4
    table.play(recount, '', ['king-of-the-hill', '1 damage'])
    expect(table.model('victim').injury).toBe(0)
  })
})

test('bmg3/encounter/news-flies: each player places a suspect within 8" of the middle', () => {
  const start = () =>
    setTable({
      models: { gordon: { seat: 'a', at: [4, 44] }, thug: { seat: 'b', at: [44, 4] } },
      encounter: 'news-flies',
      zones,
      initiative: 'b',
    })
  expect(() => start().play(deployed, '', ['place-suspect', to(24, 33)])).toThrow(/middle of the table/)
  const table = start()
  table.play(deployed, '', ['place-suspect', to(24, 30)], ['place-suspect', ANY])
  expect(table.asked).toEqual(['b: place-suspect', 'a: place-suspect'])
  expect(table.play((game) => game.seats.map((seat) => suspectsOf(game, seat).length))).toEqual([1, 1])
})

describe('bmg3/encounter/fight-for-territory', () => {
  const start = () =>
    setTable({
      models: {
        gordon: { seat: 'a', at: [4, 44] },
        thug: { seat: 'b', at: [24, 10] },
        clown: { seat: 'b', at: [28, 10] },
      },
      encounter: 'fight-for-territory',
      zones,
    })

  test('each player may move a model 4"', () => {
    const table = start()
    table.play(deployed, '', ['gain-ground', '0'], ['move', { legs: [to(8, 44)] }], ['gain-ground', 'pass'])
    expect(table.model('gordon').at).toEqual(place([8, 44]))
    expect(table.model('thug').at).toEqual(place([24, 10]))
  })

  test('no further', () => {
    expect(() => start().play(deployed, '', ['gain-ground', '0'], ['move', { legs: [to(8.5, 44)] }])).toThrow(
      /4"/,
    )
  })
})
