import { type TestAnswer, to } from '@gargoyle/bmg-counters/testing'
import {
  applies,
  countersToPlan,
  hasTakenTitanDose,
  inflict,
  type Model,
  raiseAPlan,
  trigger,
} from '@gargoyle/bmg-counters/toolkit'
import { remember } from '@gargoyle/engine'
import { cm, type Piece, point } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { secondEdition } from '../edition.ts'
import { crewProblems } from '../testing/crew.ts'
import { stage } from '../testing/stage.ts'
import { setTable } from '../testing/table.ts'

/** The second edition's rules in centimetres, as games of the first read them. */
const firstMeasures = { ...secondEdition, unit: 'cm' as const, measure: (centimetres: number) => centimetres }

test('bmg2/trait/timely-arrival, bmg2/core/deploy-later: in the second round anywhere 4" from objectives and enemies', () => {
  const late = (round: number) =>
    setTable({
      models: { hero: { seat: 'a', traits: ['timely-arrival'] }, thug: { seat: 'b', at: [60, 60] } },
      markers: [{ kind: 'loot', at: [30, 30] }],
      stage: 'plan',
      part: 0,
      round,
    })
  const arrive = (x: number, y: number) =>
    late(2).play((game) => raiseAPlan(game), '', ['place', { to: [cm(x), cm(y), 0] }])
  // 4" are 10.16 cm from edge to edge.
  expect(() => arrive(60, 46.85)).toThrow('4"')
  expect(() => arrive(30, 43.15)).toThrow('4"')
  arrive(60, 46.84)
  arrive(30, 43.16)
  late(2).play((game, { hero }) => expect(applies(game, 'arrives-later', { about: hero })).toBe(true))
  const early = late(1)
  early.play((game) => raiseAPlan(game))
  expect(early.asked).toEqual([])
  const third = late(3)
  third.play((game) => raiseAPlan(game), '')
  expect(third.asked).toEqual([])
})

describe('arrivals', () => {
  const roof = { ...box('roof', cm(40), cm(40), cm(20), cm(20), cm(9)), bottom: cm(8) }
  /** Half of a square, so that the other half is open to the sky. */
  const awning = { ...roof, footprint: [point(cm(40), cm(40)), point(cm(60), cm(40)), point(cm(40), cm(60))] }
  const late = (trait: string, round: number, piece: Piece = roof) =>
    setTable({
      models: {
        hero: { seat: 'a', traits: [trait] },
        mate: { seat: 'a', at: [20, 20] },
        thug: { seat: 'b', at: [90, 90] },
        gone: { seat: 'b' },
      },
      markers: [{ kind: 'sewer', at: [20, 40] }],
      pieces: [piece],
      round,
    })
  const arrive = (table: ReturnType<typeof late>, ...answers: readonly TestAnswer[]) => {
    table.play((game) => trigger(game, 'arriving', {}), '', ...answers)
    return table.model('hero')
  }
  const device = 'multiverse-teleportation-device'

  test('bmg2/trait/timely-arrival: under a roof too, beside friends and other markers, or not at all', () => {
    const at = (x: number, y: number) => arrive(late('timely-arrival', 2), ['place', { to: to(x, y) }])
    expect([at(50, 50).condition, at(23, 20).condition, at(20, 43).condition]).toEqual(['up', 'up', 'up'])
    const away = arrive(late('timely-arrival', 2), ['place', { stay: true }])
    expect([away.at, away.condition]).toEqual([undefined, 'away'])
  })

  test('bmg2/trait/multiverse-teleportation-device, bmg2/core/deploy-later: beside and on a roof, not under it', () => {
    const at = (x: number, y: number, z = 0, piece: Piece = roof) =>
      arrive(late(device, 2, piece), ['place', { to: to(x, y, z) }]).at!
    expect(() => at(50, 50)).toThrow('Not under a roof.')
    expect(() => at(45, 45, 0, awning)).toThrow('Not under a roof.')
    expect([at(62, 50).x, at(50, 50, 9).z, at(56, 56, 0, awning).x]).toEqual([cm(62), cm(9), cm(56)])
    expect(() => arrive(late(device, 2), ['place', { stay: true }])).toThrow()
  })

  test('bmg2/trait/multiverse-teleportation-device: in a later round if it had to wait, once, and not out of a sewer', () => {
    const asked = (change: Partial<Model>, ...answers: readonly TestAnswer[]) => {
      const table = late(device, 3)
      Object.assign(table.model('hero'), change)
      arrive(table, ...answers)
      return table.asked
    }
    expect(asked({}, ['place', { to: to(80, 20) }])).toEqual(['a: place'])
    expect(asked({ sewerSince: 2 })).toEqual([])
    expect(asked({ condition: 'casualty' })).toEqual([])
  })
})

test('bmg2/trait/timely-arrival, bmg2/trait/titan-dose, bmg2/trait/adaptable: who arrives does what is done at the beginning of Raise the Plan', () => {
  const table = setTable({
    models: {
      hero: { seat: 'a', traits: ['adaptable', 'titan-dose', 'timely-arrival'] },
      thug: { seat: 'b', at: [60, 60] },
    },
    stage: 'plan',
    part: 0,
    round: 2,
  })
  table.play(
    (game) => raiseAPlan(game),
    '',
    ['place', { to: to(20, 20) }],
    ['titan-dose', 'yes'],
    ['adaptable', 'attack'],
  )
  expect(table.model('hero').effects.map(({ id }) => id)).toEqual(['titan-dose', 'adaptable'])
})

test('bmg2/trait/timely-arrival: in a first edition game the 4" are 10 cm', () => {
  const arrive = (y: number) =>
    setTable({
      edition: firstMeasures,
      models: { hero: { seat: 'a', traits: ['timely-arrival'] }, thug: { seat: 'b', at: [60, 60] } },
      stage: 'plan',
      part: 0,
      round: 2,
    }).play((game) => raiseAPlan(game), '', ['place', { to: [cm(60), cm(y), 0] }])
  expect(() => arrive(47.01)).toThrow('4"')
  arrive(47)
})

test('bmg2/trait/titan-berserk, bmg2/trait/addict: with the Titan Dose of a friend too', () => {
  const table = stage({
    hero: { traits: ['titan-berserk', 'addict'] },
    mate: { traits: ['titan-dose'], at: [30, 33] },
  })
  table.model('mate').doses = 1
  table.play(
    (game, { mate }) => {
      remember(mate, hasTakenTitanDose, true)
      return trigger(game, 'plan-start', {})
    },
    '',
    ['addict', '1:titan-dose'],
  )
  table.play((game, { hero }) => inflict(game, hero, { stun: 4, cause: 'test' }))
  expect(table.model('hero').stun).toBe(1)
})

test('bmg2/trait/titan-berserk, bmg2/core/doses: Invulnerability (3) with a Titan Dose, for the round', () => {
  const hurt = (answer: string) => {
    const table = stage({ hero: { traits: ['titan-berserk', 'titan-dose'] } })
    table.play((game) => trigger(game, 'plan-start', {}), '', ['titan-dose', answer])
    table.play((game, { hero }) => inflict(game, hero, { stun: 4, cause: 'test' }), '', ...lost(answer))
    return table.model('hero').stun
  }
  const lost = (answer: string): readonly [string, string][] =>
    answer === 'yes'
      ? []
      : [
          ['counter', 'attack'],
          ['counter', 'attack'],
        ]
  expect([hurt('yes'), hurt('no')]).toEqual([1, 4])
})

test('bmg2/trait/tracking, bmg2/core/recount-order: 2SC kept for the Recount move it up to a die of inches at its end', () => {
  const table = stage({ hero: { traits: ['tracking'], counters: 'SS' } }, { stage: 'recount', part: 0 })
  table.play((game) => trigger(game, 'recount-start', {}), '', ['tracking', 'yes'])
  expect(table.model('hero').counters.special).toBe(0)
  const end = (y: number, die: string) =>
    table.play((game) => trigger(game, 'recount-end', {}), die, ['move', { to: [cm(30), cm(y), 0] }])
  expect(() => end(20, '3')).toThrow()
  end(20, '4')
  expect(table.model('hero').at?.y).toBe(cm(20))
  const poor = stage({ hero: { traits: ['tracking'], counters: 'S' } })
  poor.play((game) => trigger(game, 'recount-start', {}))
  poor.play((game) => trigger(game, 'recount-end', {}))
  expect(poor.asked).toEqual([])
  poor.play((game, { hero }) => expect(countersToPlan(game, hero)).toBe(5))
})

test('bmg2/trait/treacherous, bmg2/core/boss: it cannot lead a crew', () => {
  expect(crewProblems({ traits: ['treacherous'] }, {})).toEqual(['bmg2/trait/treacherous'])
  expect(crewProblems({}, { rat: { affiliations: ['joker'], traits: ['treacherous'] } })).toEqual([])
})
