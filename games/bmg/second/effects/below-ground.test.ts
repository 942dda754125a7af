import { casualtyRecount } from '@gargoyle/bmg-counters/toolkit'
import { describe, expect, test } from 'vitest'
import { stage } from '../testing/stage.ts'

/** A hero below ground in the Recount, with a number of markers of an effect. */
function burnt(id: string, value: number, counters = '', ...answers: readonly (readonly [string, number])[]) {
  const table = stage({ hero: { counters } }, { stage: 'recount', part: 0, round: 3 })
  const effects = [{ id, value, until: 'game' as const, args: [], by: undefined }]
  Object.assign(table.model('hero'), { at: undefined, condition: 'away', sewerSince: 2, effects })
  table.play((game) => casualtyRecount(game), '', ...answers)
  return table.model('hero')
}

describe('bmg2/core/sewers: what lasts on a model goes on below ground', () => {
  test('bmg2/effect/fire: it burns, grows, and is put out there', () => {
    expect(burnt('fire', 2)).toMatchObject({ injury: 2, effects: [{ value: 3 }] })
    expect(burnt('fire', 2, 'MM', ['put-out', 2])).toMatchObject({ injury: 0, effects: [] })
  })

  test('bmg2/effect/poison: each marker is an injury', () => {
    expect(burnt('poison', 2)).toMatchObject({ injury: 2, effects: [{ value: 2 }] })
  })
})
