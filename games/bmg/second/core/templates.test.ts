import { type ModelSketch, to } from '@gargoyle/bmg-counters/testing'
import { explosionAt, modelsUnder } from '@gargoyle/bmg-counters/toolkit'
import { cm, inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { inchesInCm } from '../testing/inches.ts'
import { setTable } from '../testing/table.ts'

describe('templates', () => {
  const under = (hero: Partial<ModelSketch>, height = 0) =>
    setTable({
      models: { hero: { seat: 'a', at: [30, 30], ...hero } },
      pieces: height > 0 ? [box('roof', cm(20), cm(20), cm(20), cm(20), inches(height))] : [],
    }).play((game) => modelsUnder(game, explosionAt(game, { x: cm(30), y: cm(30), z: 0 })).length)

  test('bmg2/core/template-volume: 2 inches above and below the point of impact, 5 across', () => {
    expect(under({ at: [30, 30, inchesInCm(2)] }, 2)).toBe(1)
    expect(under({ at: [30, 30, inchesInCm(2.01)] }, 2.01)).toBe(0)
    // The base of 3 cm is under it as long as its edge is.
    expect(under({ at: [30 + inchesInCm(2.5) + 1.49, 30] })).toBe(1)
    expect(under({ at: [30 + inchesInCm(2.5) + 1.5, 30] })).toBe(0)
  })

  const wall = box('wall', cm(13), cm(20), cm(1), cm(20), inches(6))
  const sprayed = (
    apart: number,
    weapon: { readonly damage?: string; readonly single?: true; readonly rules?: readonly string[] } = {},
    more: Partial<ModelSketch> = {},
    between?: 'wall' | 'hedge',
  ) => {
    const table = setTable({
      // A hedge hides what is behind it, but stops no template.
      pieces: between ? [{ ...wall, ...(between === 'hedge' ? { passage: 'difficult' as const } : {}) }] : [],
      models: {
        thug: {
          seat: 'b',
          at: [10, 30],
          counters: 'AA',
          weapons: [
            {
              name: 'Spray',
              damage: weapon.damage ?? 'I',
              ...(weapon.single ? {} : { bands: ['III', 'II', 'S'] as const }),
              rof: 1,
              ammo: 1,
              rules: ['expansive', 'firearm', ...(weapon.rules ?? [])],
            },
          ],
        },
        hero: {
          seat: 'a',
          at: [10 + 3 + inchesInCm(apart), 30],
          endurance: 9,
          traits: ['desensitized'],
          ...more,
        },
      },
      active: 'thug',
    })
    const aim = ['spray', { to: to(60, 30) }] as const
    try {
      act(table, 'ranged:0', '2 3', aim)
    } catch (error) {
      if (!String(error).includes('dice')) throw error
      return [0, 0]
    }
    return [table.model('hero').injury, table.model('hero').stun]
  }

  test('bmg2/core/spray-bands, bmg2/template/spray: 8 inches in four bands: blank, lethal, serious, mild; between two the narrower', () => {
    // A base that reaches back into a band counts there: the bands are 2 inches long.
    expect([sprayed(0.5), sprayed(2.1), sprayed(4.1), sprayed(6.1)]).toEqual([
      [0, 0],
      [3, 0],
      [2, 0],
      [0, 1],
    ])
    // Half an inch before the end of the lethal band and beyond it.
    expect(sprayed(3.9)).toEqual([3, 0])
    expect([sprayed(7.9), sprayed(8.1)]).toEqual([
      [0, 1],
      [0, 0],
    ])
  })

  test('bmg2/core/spray-bands: the blank band is lethal for Gas, and one damage serves all bands', () => {
    expect(sprayed(0.5, { rules: ['gas'] })).toEqual([3, 0])
    expect([sprayed(2.1, { single: true }), sprayed(6.1, { single: true })]).toEqual([
      [1, 0],
      [1, 0],
    ])
  })

  test('bmg2/template/spray: every model under it, friends too, without a roll to hit', () => {
    expect(sprayed(2.1, {}, { seat: 'b', defense: 9 })).toEqual([3, 0])
  })

  test('bmg2/core/template-walls: a model that the shooter does not see is not hit', () => {
    expect([sprayed(2.1, {}, {}, 'wall'), sprayed(2.1)]).toEqual([
      [0, 0],
      [3, 0],
    ])
  })

  test('bmg2/core/template-walls: a spray hits only models that the shooter sees', () => {
    expect(sprayed(2.1, {}, {}, 'hedge')).toEqual(sprayed(2.1, {}, {}, 'wall'))
    expect(sprayed(2.1, {}, {}, 'hedge')).not.toEqual(sprayed(2.1))
  })
})
