import { addMarker, effectOn } from '@gargoyle/bmg-common'
import { describe, expect, test } from 'vitest'
import { activationStep } from '../activation/activation.ts'
import { useSewer } from '../manipulate/sewers.ts'
import { ANY, place, setTable } from '../testing/table.ts'

const manhole = (event: string | undefined, traits: readonly string[] = []) => {
  const table = setTable({
    models: { gordon: { seat: 'a', at: [10, 10], traits }, thug: { seat: 'b', at: [40, 40] } },
    ...(event === undefined ? {} : { event }),
    active: 'gordon',
    audacity: true,
  })
  table.play((game) => {
    addMarker(game, 'sewer', place([10, 10]))
    addMarker(game, 'sewer', place([30, 30]))
  })
  return table
}

test('bmg3/event/labyrinthine-sewer: a model that uses a sewer is Enervated (1)', () => {
  const table = manhole('labyrinthine-sewer')
  table.play((game, { gordon }) => useSewer(game, gordon), '', ['place', ANY])
  expect(effectOn(table.model('gordon'), 'enervating')?.value).toBe(1)
  const dry = manhole(undefined)
  dry.play((game, { gordon }) => useSewer(game, gordon), '', ['place', ANY])
  expect(effectOn(dry.model('gordon'), 'enervating')).toBeUndefined()
})

describe('bmg3/event/old-sewage-system', () => {
  const climbOut = (table: ReturnType<typeof manhole>) => {
    table.play(
      (game) => activationStep(game, game.state.activation!),
      '',
      ['action', 'sewer'],
      ['place', ANY],
    )
    return table
  }

  test('a sewer ends the activation', () => {
    const table = climbOut(manhole('old-sewage-system'))
    expect(table.state.activation).toBeUndefined()
    expect(table.model('gordon').activated).toBe(true)
  })

  test('without it the activation goes on', () => {
    expect(climbOut(manhole(undefined)).state.activation).toBeDefined()
  })

  test('who is Amphibious goes on', () => {
    expect(climbOut(manhole('old-sewage-system', ['amphibious'])).state.activation).toBeDefined()
  })
})
