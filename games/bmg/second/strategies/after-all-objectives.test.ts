import { objectives } from '@gargoyle/bmg-counters/parts'
import { ANY, to } from '@gargoyle/bmg-counters/testing'
import { recall } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { setTable } from '../testing/table.ts'
import { isTrapped } from './general.ts'

/** The strategies of phase D: a has this one, and b a Secret Objective, which is placed after the others. */
function stage(strategy: string, kind: 'loot' | 'titan-container') {
  const table = setTable({
    models: { hero: { seat: 'a' }, thug: { seat: 'b' } },
    markers: [{ kind, at: [60, 60], seat: 'a' }],
    stage: 'objectives',
    part: 2,
    scenario: 'skirmish',
    zones: { a: 'A', b: 'B' },
  })
  table.band('a').strategies.push(strategy)
  table.band('b').strategies.push('secret-objective')
  return table
}

describe('bmg2/core/objective-placement: what changes objectives waits until all of them lie', () => {
  test('bmg2/strategy/objective-trap, bmg2/strategy/secret-objective: the objective that is added can have the trap', () => {
    const table = stage('objective-trap', 'loot')
    table.play((game) => objectives(game), '', ['secret-objective', 'titan-container'])
    expect(table.asked).toEqual(['b: secret-objective'])
    table.play((game) => objectives(game), '', ['place-objective', ANY], ['objective-trap', '2'])
    expect(table.asked).toEqual(['b: place-objective', 'a: objective-trap'])
    expect(Object.keys(table.offered('objective-trap'))).toEqual(['1', '2'])
    expect(table.state.markers.map((marker) => recall(marker, isTrapped))).toEqual([false, true])
  })

  test('bmg2/crew-strategy/titan-container-located, bmg2/strategy/secret-objective: so can it be the container that is moved', () => {
    const table = stage('titan-container-located', 'titan-container')
    table.play((game) => objectives(game), '', ['secret-objective', 'titan-container'])
    expect(table.asked).toEqual(['b: secret-objective'])
    table.play(
      (game) => objectives(game),
      '',
      ['place-objective', ANY],
      ['titan-container', '1'],
      ['move-marker', { to: to(62, 60) }],
    )
    expect(table.asked).toEqual(['b: place-objective', 'a: titan-container', 'a: move-marker'])
    expect(Object.keys(table.offered('titan-container'))).toEqual(['1', '2'])
  })

  test('bmg2/strategy/objective-trap: where nothing is added it comes with the other strategies of the phase', () => {
    const table = stage('objective-trap', 'loot')
    table.band('b').strategies.pop()
    // There is one objective to choose.
    table.play((game) => objectives(game))
    expect(recall(table.state.markers[0], isTrapped)).toBe(true)
  })
})
