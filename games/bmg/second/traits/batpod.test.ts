import { basicMove, buildContent, reputationLost, startState } from '@gargoyle/bmg-counters'
import { termsOf, trigger } from '@gargoyle/bmg-counters/parts'
import { actionBlockedReason, type ModelSketch } from '@gargoyle/bmg-counters/testing'
import { seat } from '@gargoyle/engine'
import { boards, cm, prepareBoard } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { bandContext } from '../bmg2.ts'
import { book } from '../book.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { secondEdition } from '../edition.ts'
import { setTable } from '../testing/table.ts'

const stage = (pod: Partial<ModelSketch> = {}) =>
  setTable({
    models: {
      pod: {
        seat: 'a',
        at: [30, 30],
        traits: ['batpod'],
        rank: 'leader',
        leads: true,
        reputation: 150,
        counters: 'MMMSS',
        ...pod,
      },
      rider: {
        seat: 'a',
        alias: 'Batman (DKR)',
        rank: 'leader',
        leads: true,
        reserve: true,
        reputation: 100,
        endurance: 8,
      },
      foe: { seat: 'b', at: [90, 90] },
    },
    markers: [
      { kind: 'sewer', at: [33, 30] },
      { kind: 'loot', at: [30, 30], seat: 'a', carrier: 'pod' },
    ],
    active: 'pod',
  })

describe('batpod', () => {
  test('bmg2/trait/batpod: 12", no jumps, no climbing and no sewers', () => {
    const table = stage()
    expect(table.play((game, { pod }) => basicMove(game, pod))).toBe(12)
    const ways = table.play((game, { pod }) =>
      Object.keys(termsOf(game, { model: pod, reason: 'test', upTo: 12 }).pricing),
    )
    expect([ways.includes('climb'), ways.includes('jump')]).toEqual([false, false])
    expect(actionBlockedReason(table, 'sewer:1')).toBe('pod uses no sewers.')
  })

  test('bmg2/trait/batpod: at Raise the Plan Batman takes its place with its markers, its loot and its command', () => {
    const table = stage({ stun: 2, injury: 1, endurance: 8 })
    table.play((game) => trigger(game, 'plan-start', {}), '', ['dismount', 'yes'])
    expect(table.model('rider')).toMatchObject({
      at: { x: cm(30), y: cm(30) },
      condition: 'up',
      stun: 2,
      injury: 1,
    })
    expect(table.model('pod').at).toBeUndefined()
    expect(table.band('a').leader).toBe(1)
    expect(table.state.markers[1]).toMatchObject({ carrier: 1 })
    // No objective has scored, and the crew has lost nothing.
    expect(table.band('b').earned).toBe(0)
    expect(table.play((game) => reputationLost(game, seat('a')))).toEqual({ lost: 0, total: 100 })
    table.play((game) => trigger(game, 'plan-start', {}))
    expect(table.asked).toEqual([])
  })

  test('bmg2/trait/batpod: only if wanted; until then the rider counts for nothing', () => {
    const table = stage()
    expect(table.play((game) => reputationLost(game, seat('a')))).toEqual({ lost: 0, total: 150 })
    table.play((game) => trigger(game, 'plan-start', {}), '', ['dismount', 'no'])
    expect([table.model('pod').at?.x, table.model('rider').condition]).toEqual([cm(30), 'casualty'])
  })

  test('bmg2/trait/batpod: the band that fields it has the card of its rider', () => {
    const pod = [...catalogue.models.values()].find(({ traits }) => traits.some(({ id }) => id === 'batpod'))!
    const band = {
      leader: pod.id,
      models: [{ id: pod.id, rank: 'leader', equipment: [] }],
      reputation: 300,
    } as const
    const content = buildContent({
      edition: secondEdition,
      setup: {
        bands: [
          { seat: 'a', band },
          { seat: 'b', band },
        ],
        board: null,
      },
      board: prepareBoard(Object.values(boards)[0]!),
      book,
      bands: bandContext,
    })
    expect(content.cards.map(({ profile, reserve }) => [profile.alias, reserve === true])).toEqual([
      ['Batman Batpod (DKR)', false],
      ['Batman (DKR)', true],
      ['Batman Batpod (DKR)', false],
      ['Batman (DKR)', true],
    ])
    const { models } = startState(content, [seat('a'), seat('b')])
    expect(models.map(({ condition }) => condition)).toEqual(['away', 'casualty', 'away', 'casualty'])
  })
})
