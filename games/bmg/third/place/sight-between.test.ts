import { sightBetween } from '@gargoyle/bmg-common'
import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { expect, test } from 'vitest'
import { bmg3Position } from '../position.ts'
import { place, setTable } from '../testing/table.ts'

const wall = { ...box('wall', inches(9), 0, inches(1), inches(20), inches(4)), name: 'the old wall' }

function between(pieces: readonly (typeof wall)[], at: readonly [number, number]) {
  const table = setTable({
    models: { thug: { seat: 'a', at: [5, 5] }, cop: { seat: 'b', at } },
    pieces: [...pieces],
  })
  const { state, content } = table
  const [thug, cop] = [table.model('thug').id, table.model('cop').id]
  return {
    models: sightBetween(bmg3Position(state, content), { model: thug }, { model: cop }),
    spot: sightBetween(bmg3Position(state, content), { model: thug }, { at: place([...at]) }),
    state,
    content,
  }
}

test('bmg3/core/line-of-sight: two models in the open see each other, and how far apart they are is told', () => {
  const { models, spot } = between([], [12, 5])
  expect(models).toMatchObject({ sees: true, from: place([5, 5]), to: place([12, 5]) })
  expect(models?.sentences.join(' ')).toMatch(
    /^Seen\. Nothing is in the way\. thug and cop are 5\.82" apart\.$/,
  )
  expect(spot).toMatchObject({ sees: true })
})

test('what stands in the way is named, for models and for bare places', () => {
  const { models, spot } = between([wall], [12, 5])
  for (const found of [models, spot]) {
    expect(found?.sees).toBe(false)
    expect(found?.sentences[0]).toContain('the old wall')
  }
})

test('bmg3/core/night: beyond twelve inches it is dark', () => {
  const { models, spot } = between([], [20, 5])
  for (const found of [models, spot]) {
    expect(found?.sees).toBe(false)
    expect(found?.sentences[0]).toMatch(/further than the 12" one sees at night/)
  }
})

test('a model that is not on the table has no sight', () => {
  const { state, content } = between([], [12, 5])
  expect(sightBetween(bmg3Position(state, content), { model: 0 }, { model: 99 })).toBeUndefined()
})
