import { addMarker } from '@gargoyle/bmg-common'
import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { trigger } from '../rules/rule-system.ts'
import type { Play } from '../state.ts'
import { plainCard } from '../testing/plain-card.ts'
import { ANY, place, setTable, to } from '../testing/table.ts'

const planEnds = (game: Play) => trigger(game, 'plan-end', {})
const recountEnds = (game: Play) => trigger(game, 'recount-end', {})

describe('bmg3/event/data-extraction', () => {
  const lab = (b: readonly [number, number] = [40, 40]) => {
    const cards = { alibi: plainCard('Alibi'), bribe: plainCard('Bribe'), clue: plainCard('Clue') }
    const table = setTable({
      models: { gordon: { seat: 'a', at: [22, 24] }, thug: { seat: 'b', at: b } },
      book: { cards },
      event: 'data-extraction',
      zones: { a: 'A', b: 'B' },
      hands: { a: ['alibi', 'alibi'], b: ['alibi', 'alibi', 'alibi', 'alibi'] },
      decks: { a: ['bribe', 'clue'], b: ['bribe', 'clue'] },
    })
    table.play(planEnds, '', ['data', to(23, 24)])
    return table
  }

  test('the player without Initiative lays the marker in the first round, 8" from the own zone', () => {
    const table = lab()
    expect(table.asked).toEqual(['b: data'])
    expect(table.state.markers.map(({ kind, at }) => [kind, at])).toEqual([['event', place([23, 24])]])
    // Zone B is the 8" along the north edge of 48".
    expect(() => lab().play(planEnds, '', ['data', to(20, 33)])).toThrow(/8" from your own zones/)
    table.state.round = 2
    table.play(planEnds)
    expect(table.asked).toEqual([])
  })

  test('players in contact may take a card of choice; if only one does, the other moves the marker', () => {
    const table = lab()
    table.play(recountEnds, '4', ['search-deck', 'clue'], ['direction', to(48, 24)])
    expect(table.asked).toEqual(['a: search-deck', 'b: direction'])
    expect(table.crew('a').hand).toEqual(['alibi', 'alibi', 'clue'])
    expect(table.crew('a').deck).toEqual(['bribe'])
    expect(table.story).not.toContain('You take Clue.')
    expect(table.state.markers[0]!.at).toEqual(place([27, 24]))
  })

  test('if both do, it stays; a full hand is cut down to four', () => {
    const table = lab([24, 24])
    table.play(recountEnds, '', ['search-deck', 'clue'], ['search-deck', 'bribe'], ['discard', ['0']])
    expect(table.crew('b').hand).toEqual(['alibi', 'alibi', 'alibi', 'bribe'])
    expect(table.state.markers[0]!.at).toEqual(place([23, 24]))
  })

  test('who does not want to changes nothing', () => {
    const table = lab()
    table.play(recountEnds, '', ['search-deck', 'pass'])
    expect(table.crew('a').hand).toHaveLength(2)
    expect(table.state.markers[0]!.at).toEqual(place([23, 24]))
  })

  test('who is knocked out or elsewhere is not asked', () => {
    const table = lab()
    table.model('gordon').condition = 'ko'
    table.play(recountEnds)
    expect(table.asked).toEqual([])
  })
})

describe('bmg3/event/suspect-escapes', () => {
  const street = (wall = false) => {
    const pieces = wall ? [box('wall', inches(21), 0, inches(1), inches(48), inches(4))] : []
    const table = setTable({
      models: { gordon: { seat: 'a', at: [5, 24] }, thug: { seat: 'b', at: [40, 24] } },
      event: 'suspect-escapes',
      pieces,
    })
    table.play((game) => {
      addMarker(game, 'suspect', place([10, 20]), game.seats[0])
      addMarker(game, 'suspect', place([20, 20]), game.seats[1])
    })
    return table
  }

  test('each player may move an enemy suspect 4"', () => {
    const table = street()
    table.play(recountEnds, '', ['escape', '2'], ['escape-to', to(24, 20)], ['escape', 'pass'])
    expect(table.asked).toEqual(['a: escape', 'a: escape-to', 'b: escape'])
    expect(table.state.markers.map(({ at }) => at)).toEqual([place([10, 20]), place([24, 20])])
  })

  test('no further', () => {
    expect(() => street().play(recountEnds, '', ['escape', '2'], ['escape-to', to(24.1, 20)])).toThrow(
      /no way to that place/,
    )
  })

  test('not through walls', () => {
    expect(() => street(true).play(recountEnds, '', ['escape', '2'], ['escape-to', to(23, 20)])).toThrow(
      /no way to that place/,
    )
    const table = street(true)
    table.play(recountEnds, '', ['escape', '2'], ['escape-to', ANY], ['escape', 'pass'])
    expect(table.state.markers[1]!.at.x).toBeLessThan(inches(21))
  })

  test('where there is no suspect no question is asked', () => {
    const table = street()
    table.state.markers = []
    table.play(recountEnds)
    expect(table.asked).toEqual([])
  })
})
