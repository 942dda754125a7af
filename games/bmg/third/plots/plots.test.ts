import { addMarker, sees } from '@gargoyle/bmg-common'
import { seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { activationStep } from '../activation/activation.ts'
import { revealable } from '../manipulate/suspects.ts'
import { resourcePoints } from '../round/recount.ts'
import { takeTheLead } from '../round/take-the-lead.ts'
import { trigger } from '../rules/rule-system.ts'
import { ANY, place, setTable } from '../testing/table.ts'

const street = (plot: string, thug: readonly [number, number] = [20, 10]) => {
  const table = setTable({
    models: {
      gordon: { seat: 'a', at: [10, 10], ranks: ['leader'] },
      officer: { seat: 'a', at: [10, 4] },
      thug: { seat: 'b', at: thug },
    },
    zones: { a: 'A', b: 'B' },
    active: 'gordon',
    audacity: true,
  })
  table.crew('a').plot = plot
  return table
}

const [a, b] = [seat('a'), seat('b')]

test('bmg3/plot/eyes-everywhere: its crew reveals suspects within 2", the other in contact', () => {
  const table = street('eyes-everywhere', [15.5, 10])
  table.play((game) => {
    addMarker(game, 'suspect', place([13, 10]), b)
    addMarker(game, 'suspect', place([12.5, 12]), a)
  })
  const found = (name: 'gordon' | 'thug') =>
    table.play((game, models) => revealable(game, models[name]).length)
  expect(found('gordon')).toBe(1)
  expect(found('thug')).toBe(0)
  table.crew('a').plot = undefined
  expect(found('gordon')).toBe(0)
})

describe('bmg3/plot/safe-house', () => {
  const recountEnds = (table: ReturnType<typeof street>, ...answers: (readonly [string, string])[]) =>
    table.play((game) => trigger(game, 'recount-end', {}), '', ...answers)

  test('a model in the own zone may lose a marker', () => {
    const table = street('safe-house')
    table.model('gordon').injury = 1
    table.model('officer').injury = 2
    recountEnds(table, ['safe-house', '1'])
    expect(table.offered('safe-house')).toEqual({ 1: undefined, pass: undefined })
    expect(table.model('officer').injury).toBe(1)
    recountEnds(table, ['safe-house', 'pass'])
    expect(table.model('officer').injury).toBe(1)
  })

  test('a player without a model there is not asked; the other crew has no such house', () => {
    const table = street('safe-house', [20, 46])
    table.model('gordon').injury = 1
    table.model('thug').injury = 1
    recountEnds(table)
    expect(table.asked).toEqual([])
  })
})

test('bmg3/plot/deep-pockets: a resource point more while the Boss is in their senses', () => {
  const table = street('deep-pockets')
  const points = () => table.play((game) => [resourcePoints(game, a), resourcePoints(game, b)])
  expect(points()).toEqual([4, 3])
  table.model('gordon').condition = 'ko'
  expect(points()).toEqual([3, 3])
})

test('bmg3/plot/inside-information: 1 more on the roll for Initiative', () => {
  const asked = (plot: string) => {
    const table = street(plot)
    table.state.activation = undefined
    table.state.round = 2
    // Equal rolls would go to b, who lost the last one.
    table.state.lostLead = seat('b')
    table.play(takeTheLead, '3 3', ['initiative', 'a'])
    return table.asked
  }
  expect(asked('inside-information')).toEqual(['a: initiative'])
  expect(asked('rat-runs')).toEqual(['b: initiative'])
})

test('bmg3/plot/dressed-in-black: its crew is seen within 10" at night, the other within 12"', () => {
  const table = street('dressed-in-black', [22.5, 10])
  const looks = () =>
    table.play((game, { gordon, thug }) => [sees(game, thug, gordon), sees(game, gordon, thug)])
  expect(looks()).toEqual([false, true])
  table.model('thug').at = place([21, 10])
  expect(looks()).toEqual([true, true])
})

describe('bmg3/plot/rat-runs', () => {
  const below = (plot: string) => {
    const table = street(plot)
    table.play((game) => {
      addMarker(game, 'sewer', place([10, 10]))
      addMarker(game, 'sewer', place([30, 30]))
    })
    table.play(
      (game) => activationStep(game, game.state.activation!),
      '',
      ['action', 'sewer'],
      ['place', ANY],
    )
    return table.state.activation!.taken.length
  }

  test('going through a sewer costs no action', () => {
    expect(below('rat-runs')).toBe(0)
    expect(below('safe-house')).toBe(1)
  })
})
