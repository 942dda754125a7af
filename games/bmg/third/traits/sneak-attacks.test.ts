import { addMarker, sees } from '@gargoyle/bmg-common'
import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { beginActivation } from '../activation/activation.ts'
import { meleeAttack } from '../attack/melee.ts'
import { mostEfforts } from '../model/effort.ts'
import { type ModelSketch, place, setTable } from '../testing/table.ts'

/** The cat starts behind a wall, or nearby in the open, and is then next to the dog. */
function sneak(traits: ModelSketch['traits'], hidden: boolean) {
  const wall = box('wall', inches(9), inches(5), inches(1), inches(10), inches(4))
  const table = setTable({
    models: {
      cat: { seat: 'a', at: [hidden ? 5 : 9, 10], traits: traits ?? [] },
      dog: { seat: 'b', at: [14, 10], willpower: 9 },
    },
    pieces: hidden ? [wall] : [],
  })
  table.play((game, { cat }) => beginActivation(game, cat))
  table.model('cat').at = { ...table.model('dog').at!, x: table.model('dog').at!.x - 3000 }
  return table
}

describe('sneaking up', () => {
  test('bmg3/trait/sneak-attack: who did not see it coming makes no Efforts in defence', () => {
    const asked = (traits: string[], hidden: boolean) => {
      const table = sneak(traits, hidden)
      table.play((game, { cat }) => meleeAttack(game, cat, -1), '1 1 1 1')
      return table.asked.filter((who) => who === 'b: efforts').length
    }
    expect([asked(['sneak-attack'], true), asked(['sneak-attack'], false), asked([], true)]).toEqual([
      0, 1, 1,
    ])
  })

  test('bmg3/trait/sneak-attack: only in that activation', () => {
    const table = sneak(['sneak-attack'], true)
    table.state.activation = undefined
    table.play((game, { cat }) => meleeAttack(game, cat, -1), '1', ['efforts', 3])
    expect(table.model('dog').stun).toBe(3)
    expect(table.play((game, { dog }) => mostEfforts(game, dog, { purpose: 'attack' }))).toBe(3)
  })

  test('bmg3/trait/master-of-stealth: enemies see it within 6" only at night, unless it is lit', () => {
    const seen = (
      distance: number,
      { seat = 'b', lamp = false }: { seat?: 'a' | 'b'; lamp?: boolean } = {},
    ) =>
      setTable({
        models: {
          bat: { seat: 'a', at: [10, 10], traits: ['master-of-stealth'] },
          guard: { seat, at: [10 + distance, 10] },
        },
      }).play((game, { bat, guard }) => {
        if (lamp) addMarker(game, 'streetlamp', place([10, 12]))
        return sees(game, guard, bat)
      })
    expect([seen(6), seen(9), seen(9, { seat: 'a' }), seen(9, { lamp: true })]).toEqual([
      true,
      false,
      true,
      true,
    ])
  })

  test('bmg3/trait/master-of-stealth: 1 on each attack die against a target that its Sneak Attack surprises', () => {
    const stun = (traits: string[], hidden: boolean, dice: string) => {
      const table = sneak(traits, hidden)
      table.play((game, { cat }) => meleeAttack(game, cat, -1), dice)
      return table.model('dog').stun
    }
    expect(stun(['master-of-stealth', 'sneak-attack'], true, '2 2 1 1  1 1 1')).toBe(2)
    expect(stun(['master-of-stealth', 'sneak-attack'], false, '2 2 1 1')).toBe(0)
    expect(stun(['master-of-stealth'], true, '2 2 1 1')).toBe(0)
  })
})
