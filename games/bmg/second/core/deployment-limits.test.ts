import { deployModel } from '@gargoyle/bmg-counters'
import { buyStrategies, objectives, startPlaying } from '@gargoyle/bmg-counters/parts'
import { ANY, type ModelSketch, type TestAnswer, to } from '@gargoyle/bmg-counters/testing'
import { describe, expect, test } from 'vitest'
import { setTable } from '../testing/table.ts'

const zones = { a: 'A', b: 'B' } as const

describe('deployment', () => {
  test('bmg2/trait/hidden: any one enemy that sees it is enough, and its own area is open even then', () => {
    const hide = (x: number, y: number) => () => {
      const table = setTable({
        models: {
          hero: { seat: 'a', traits: ['hidden'] },
          far: { seat: 'b', at: [110, 110] },
          near: { seat: 'b', at: [20, 25] },
        },
        zones,
        stage: 'start',
      })
      table.play((game) => startPlaying(game), '', ['place', { to: to(x, y) }])
    }
    expect(hide(20, 40)).toThrow('An enemy within 12" sees it there.')
    expect(hide(60, 60)).not.toThrow()
    expect(hide(20, 10)).not.toThrow()
  })

  test('bmg2/trait/lord-of-the-sewers: beside any sewer, not beside all of them', () => {
    const beside = (x: number) => () =>
      setTable({
        models: { hero: { seat: 'a', traits: ['lord-of-the-sewers'] }, thug: { seat: 'b' } },
        markers: [
          { kind: 'sewer', at: [60, 60] },
          { kind: 'sewer', at: [90, 60] },
        ],
        zones,
      }).play((game, { hero }) => deployModel(game, hero), '', ['place', { to: to(x, 60) }])
    expect(beside(63)).not.toThrow()
    expect(beside(93)).not.toThrow()
    expect(beside(75)).toThrow('deployment area')
  })
})

test('bmg2/trait/quiz-master, bmg2/objective/riddle: three markers for its own crew, two for the other', () => {
  const laid = (seat: 'a' | 'b') => {
    const table = setTable({
      models: { hero: { seat: 'a', traits: ['quiz-master'] }, mate: { seat: 'a' }, thug: { seat: 'b' } },
      stage: 'objectives',
      part: 1,
      zones,
    })
    table.band(seat).objectives = ['riddle']
    const places = Array.from({ length: seat === 'a' ? 3 : 2 }, (): TestAnswer => ['place-objective', ANY])
    table.play((game) => objectives(game), '', ...places)
    return table.state.markers.length
  }
  expect([laid('a'), laid('b')]).toEqual([3, 2])
})

test('bmg2/core/crew-strategies: a crew buys what is for the crew that its own list or Boss names', () => {
  const models = {
    boss: { seat: 'a', leads: true, affiliations: ['joker'] },
    other: { seat: 'b', leads: true, affiliations: ['penguin'] },
  } as const satisfies Record<string, ModelSketch>
  const crew = (own: 'joker' | 'penguin') => ({
    name: own,
    text: 'For one crew.',
    value: 1,
    phase: 'A' as const,
    crews: [own],
  })
  const table = setTable({
    models,
    stage: 'strategies',
    part: 0,
    book: { strategies: { jokes: crew('joker'), umbrellas: crew('penguin') } },
  })
  const buy = (a: readonly string[], b: readonly string[]) => () =>
    table.play((game) => buyStrategies(game), '', ['strategies', a], ['strategies', b])
  expect(buy(['umbrellas#1'], [])).toThrow()
  expect(buy([], ['jokes#1'])).toThrow()
  expect(buy(['jokes#1'], ['umbrellas#1'])).not.toThrow()
  // The list may name another crew than the first of its Boss.
  const band = (affiliation?: 'penguin' | 'joker') => ({
    leader: '',
    models: [],
    reputation: 300,
    ...(affiliation === undefined ? {} : { affiliation }),
  })
  const named = setTable({
    models,
    stage: 'strategies',
    part: 0,
    book: { strategies: { jokes: crew('joker'), umbrellas: crew('penguin') } },
    setup: {
      bands: [
        { seat: 'a', band: band('penguin') },
        { seat: 'b', band: band() },
      ],
    },
  })
  const choose = (a: string, b: string) => () =>
    named.play((game) => buyStrategies(game), '', ['strategies', [a]], ['strategies', [b]])
  expect(choose('umbrellas#1', 'umbrellas#1')).not.toThrow()
  expect(choose('umbrellas#1', 'jokes#1')).toThrow()
})
