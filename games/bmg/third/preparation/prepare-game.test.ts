import { addMarker, judgeFurniture, lightsOf, markersOf } from '@gargoyle/bmg-common'
import { seat } from '@gargoyle/engine'
import { boards, generateCity, inches, prepareBoard } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { plainCard } from '../testing/plain-card.ts'
import { ANY, type Answer, place, setTable, type TableSketch, to } from '../testing/table.ts'
import { viewState } from '../view.ts'
import { furnitureTerms, placeFurniture } from './furniture.ts'
import { cards, furniture, zones } from './prepare-game.ts'

const start = (more: Partial<TableSketch<'gordon' | 'thug'>> = {}) => {
  const table = setTable({
    models: { gordon: { seat: 'a' }, thug: { seat: 'b' } },
    stage: 'furniture',
    ...more,
  })
  table.state.part = 0
  table.state.encounter = more.encounter ?? ''
  return table
}

describe('bmg3/core/setup-initiative', () => {
  test('the higher die of a roll-off has it', () => {
    const table = start()
    table.play(furniture, '2 5')
    expect(table.state.setupInitiative).toBe('b')
  })

  test('ties are rolled again', () => {
    const table = start()
    table.play(furniture, '4 4  3 3  6 1')
    expect(table.state.setupInitiative).toBe('a')
  })
})

describe.each([
  ['streetlamp', 'bmg3/core/streetlamps'],
  ['sewer', 'bmg3/core/sewer-placement'],
] as const)('%s: %s', (kind, rule) => {
  const at = (x: number, y: number): Answer => [kind, to(x, y)]

  test('two each, by turns, setup initiative first', () => {
    const table = start()
    table.state.setupInitiative = seat('b')
    table.play((game) => placeFurniture(game, kind), '', at(10, 10), at(20, 10), at(30, 10), at(40, 10))
    expect(table.asked.map((each) => each[0]).join('')).toBe('baba')
    expect(table.play((game) => markersOf(game, kind).length)).toBe(4)
  })

  test('not within 8" of another, nor nearer than 2" to an edge', () => {
    const lay = (...answers: Answer[]) => start().play((game) => placeFurniture(game, kind), '', ...answers)
    // 30 mm markers: their middles are 8" and 30 mm apart when 8" lie between them.
    expect(() => lay(at(10, 10), at(19, 10))).toThrow(/8"/)
    expect(() => lay(at(10, 10), at(19.2, 10), at(2.5, 20))).toThrow(/2" from every edge/)
    expect(() => lay(at(45.6, 20))).toThrow(/2" from every edge/)
    expect(() => lay(at(10, 10), at(19.2, 10), at(2.6, 20), at(10, 45.4))).not.toThrow()
    expect(rule).toMatch(/^bmg3/)
  })

  test('the other kind may be near, but markers never overlap', () => {
    const other = kind === 'sewer' ? 'streetlamp' : 'sewer'
    const table = start()
    table.play((game) => void addMarker(game, other, place([10, 10])))
    const judge = (x: number) =>
      table.play((game) => judgeFurniture(game, furnitureTerms(game, kind), place([x, 10])))
    expect(judge(12)).toBeUndefined()
    expect(judge(10.5)).toMatch(/never overlap/)
  })

  test('a player who needs a proposal gets one on every board', () => {
    const tables = [
      ...Object.values(boards).map(prepareBoard),
      prepareBoard(generateCity({ seed: 'x', width: inches(36), depth: inches(36) })),
    ]
    for (const board of tables) {
      const table = start({ board })
      table.play((game) => placeFurniture(game, kind), '', [kind, ANY], [kind, ANY], [kind, ANY], [kind, ANY])
      expect(table.play((game) => markersOf(game, kind).length)).toBe(4)
    }
  })

  test('a table without room goes without', () => {
    const rock = {
      ...box('rock', 0, 0, inches(48), inches(48), inches(30)),
      standable: false,
      climbable: false,
    }
    const table = start({ pieces: [rock] })
    table.play((game) => placeFurniture(game, kind))
    expect(table.state.markers).toEqual([])
  })
})

test('bmg3/core/streetlamps: each gives light', () => {
  const table = start()
  table.play((game) => void addMarker(game, 'streetlamp', place([10, 10])))
  expect(table.play((game) => lightsOf(game))).toMatchObject([{ radius: 1500, reach: inches(4) }])
})

describe('bmg3/core/encounter-card', () => {
  test('one is drawn, and who has setup initiative picks a zone; the other gets the other', () => {
    // One card in each deck, so that what is drawn is known.
    const encounters = { only: { name: 'Only', text: 'The only one.', zones: () => ({ A: [], B: [] }) } }
    const events = { drizzle: { name: 'Drizzle', text: 'Wet.' } }
    const table = start({ book: { encounters, events } })
    table.state.setupInitiative = seat('b')
    table.play(zones, '', ['zone', 'A'])
    expect(table.asked).toEqual(['b: zone'])
    expect([table.crew('a').zone, table.crew('b').zone]).toEqual(['B', 'A'])
    expect([table.state.encounter, table.state.event]).toEqual(['only', 'drizzle'])
  })

  test('its markers are laid out', () => {
    const table = start({ setup: { encounter: 'king-of-the-hill', event: 'none' } })
    table.play(zones, '', ['zone', 'A'])
    expect(table.state.markers).toMatchObject([{ kind: 'event', at: place([24, 24]) }])
  })
})

describe('bmg3/core/event-card', () => {
  const stage = (event: string) => {
    const table = start({ setup: { encounter: 'showdown', event } })
    table.play(zones, '', ['zone', 'A'])
    return table
  }

  test('the event that was agreed on is in force, and told', () => {
    const table = stage('low-fog')
    expect(table.state.event).toBe('low-fog')
    expect(table.story.some((line) => line.startsWith('Event: Low Fog.'))).toBe(true)
  })

  test('players may do without', () => {
    expect(stage('none').state.event).toBeUndefined()
  })
})

describe('bmg3/core/objective-hand', () => {
  const deal = (a: readonly string[], b: readonly string[] = []) => {
    const names = ['one', 'two', 'three', 'four', 'five', 'six']
    const table = start({
      book: { cards: Object.fromEntries(names.map((name) => [name, plainCard(name)])) },
      encounter: 'showdown',
    })
    // The top of the deck is the last.
    table.crew('a').deck = [...names].reverse()
    table.crew('b').deck = [...names].reverse()
    table.play(cards)
    table.play(cards, '', ['mulligan', [...a]], ['mulligan', [...b]])
    return table
  }

  test('four cards each, of which any may be exchanged once', () => {
    const table = deal(['0', '2'])
    expect(table.crew('a').hand).toEqual(['two', 'four', 'five', 'six'])
    expect(table.crew('b').hand).toEqual(['one', 'two', 'three', 'four'])
  })

  test('what is exchanged goes to the bottom of the deck', () => {
    expect([...deal(['0', '1', '2', '3']).crew('a').hand].sort()).toEqual(['five', 'one', 'six', 'two'])
    expect([...deal(['0']).crew('a').deck].sort()).toEqual(['one', 'six'])
  })

  test('both decide in secret', () => {
    const table = deal([])
    expect(table.asked).toEqual(['a: mulligan', 'b: mulligan'])
    expect(table.state.stage).toBe('deployment')
  })
})

describe('bmg3/core/plot-cards', () => {
  const plotted = (plots: boolean, ...answers: Answer[]) => {
    const table = start({ encounter: 'showdown', setup: { plots } })
    table.crew('a').plotDeck = ['rat-runs', 'safe-house', 'deep-pockets']
    table.crew('b').plotDeck = ['rat-runs', 'dressed-in-black']
    table.play(cards)
    table.play(cards, '', ...answers)
    return table
  }

  test('each player chooses one; the rest are shuffled face down', () => {
    const table = plotted(true, ['plot', 'safe-house'], ['plot', 'rat-runs'])
    expect([table.crew('a').plot, table.crew('b').plot]).toEqual(['safe-house', 'rat-runs'])
    expect([...table.crew('a').plotDeck].sort()).toEqual(['deep-pockets', 'rat-runs'])
    expect(viewState(table.state, table.content, seat('b'))).toMatchObject({
      crews: {
        a: { plot: 'safe-house', plotDeck: 2 },
        b: { plot: 'rat-runs', plotDeck: ['dressed-in-black'] },
      },
    })
  })

  test('it is optional', () => {
    const table = plotted(false)
    expect(table.asked).toEqual([])
    expect(table.crew('a').plot).toBeUndefined()
  })
})
