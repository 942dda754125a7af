import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import { inflict } from '../damage/harm.ts'
import { sufferCold, sufferFreeze, sufferPoison, sufferSlow } from '../effects/suffer.ts'
import { move } from '../movement/move.ts'
import { type Answer, setTable, to } from '../testing/table.ts'

const alone = (traits: readonly string[], pieces: ReturnType<typeof box>[] = []) =>
  setTable({ models: { ghost: { seat: 'a', at: [5, 5], traits, willpower: 5, endurance: 6 } }, pieces })

const hurt = (traits: readonly string[], stun: number, injury: number) => {
  const table = alone(traits)
  table.play((game, { ghost }) => inflict(game, ghost, { stun, injury, cause: 'a test' }))
  return [table.model('ghost').stun, table.model('ghost').injury]
}

describe('bmg3/trait/ghost', () => {
  test('bmg3/trait/ghost: stuns do nothing, and of injuries it takes one less', () => {
    expect(hurt(['ghost'], 3, 2)).toEqual([0, 1])
    expect(hurt(['ghost'], 3, 0)).toEqual([0, 0])
    expect(hurt([], 3, 2)).toEqual([3, 2])
  })

  test('bmg3/trait/ghost: no Status holds it but what it is weak to', () => {
    const suffers = (traits: readonly string[], status: typeof sufferPoison) =>
      alone(traits).play((game, { ghost }) => status(game, ghost))
    expect(suffers(['ghost'], sufferPoison)).toBe(false)
    expect(suffers(['ghost'], sufferFreeze)).toBe(false)
    expect(suffers(['ghost', 'weakness-to-cold'], sufferFreeze)).toBe(true)
    expect(suffers([], sufferPoison)).toBe(true)
  })

  test('bmg3/trait/ghost: weak to the cold, it is slowed by the cold and by nothing else', () => {
    const slowed = (traits: readonly string[], status: typeof sufferSlow) =>
      alone(traits).play((game, { ghost }) => status(game, ghost, 2))
    expect(slowed(['ghost', 'weakness-to-cold'], sufferCold)).toBe(true)
    expect(slowed(['ghost', 'weakness-to-cold'], sufferSlow)).toBe(false)
    expect(slowed(['ghost'], sufferCold)).toBe(false)
    expect(slowed([], sufferSlow)).toBe(true)
  })

  test('bmg3/trait/ghost: a critical hit does no more than any other', () => {
    const struck = (traits: readonly string[]) => {
      const table = setTable({
        models: {
          thug: { seat: 'a', at: [5, 5] },
          ghost: { seat: 'b', touching: 'thug', traits, willpower: 9 },
        },
        active: 'thug',
      })
      table.play((game, { thug }) => meleeAttack(game, thug, -1), '1 1 1 6')
      return table.model('ghost').condition
    }
    expect(struck(['ghost'])).toBe('up')
    expect(struck([])).toBe('down')
  })

  const wall = [box('wall', inches(7), inches(0), inches(2), inches(20), inches(5))]
  const go = (traits: readonly string[], answer: Answer[1]) => {
    const table = alone(traits, wall)
    table.play((game, { ghost }) => move(game, { model: ghost, reason: 'a test' }), '', ['move', answer])
    return table.model('ghost').at!.x / inches(1)
  }

  test('bmg3/trait/ghost: walks through walls, as far as its move', () => {
    expect(go(['ghost'], to(12, 5))).toBe(12)
    expect(go(['ghost'], { legs: [to(8, 5), to(13, 5)] })).toBe(13)
    expect(() => go(['ghost'], to(13.1, 5))).toThrow(/only 8"/)
    expect(() => go([], to(12, 5))).toThrow()
  })

  test('bmg3/trait/ghost: but does not stop inside them, nor float up', () => {
    expect(() => go(['ghost'], to(8, 5))).toThrow()
    expect(() => go(['ghost'], { legs: [{ ...to(8, 5, 5), by: 'walk' }] })).toThrow(/does not fly/)
    expect(() => go(['ghost'], { legs: [{ ...to(12, 5), by: 'jump' }] })).toThrow(/does not fly/)
  })

  test('bmg3/trait/ghost: on a roof as on the ground', () => {
    const roof = box('roof', inches(0), inches(0), inches(20), inches(20), inches(5))
    const chimney = box('chimney', inches(7), inches(0), inches(2), inches(20), inches(9))
    const table = setTable({
      models: { ghost: { seat: 'a', at: [5, 5, 5], movement: 8, traits: ['ghost'] } },
      pieces: [roof, chimney],
    })
    const go = (answer: Answer[1]) =>
      table.play((game, { ghost }) => move(game, { model: ghost, reason: 'a test' }), '', ['move', answer])
    expect(() => go({ legs: [to(13.1, 5, 5)] })).toThrow(/only 8"/)
    go({ legs: [to(13, 5, 5)] })
    expect(table.model('ghost').at).toMatchObject({ x: inches(13), z: inches(5) })
  })

  test('bmg3/core/impassable: the walls of an encounter stop it like any other model', () => {
    const table = setTable({
      models: { ghost: { seat: 'a', at: [12, 16], movement: 8, traits: ['ghost'] } },
      encounter: 'taking-sides',
    })
    const go = (answer: Answer[1]) =>
      table.play((game, { ghost }) => move(game, { model: ghost, reason: 'a test' }), '', ['move', answer])
    expect(() => go({ legs: [to(12, 20)] })).toThrow(/Nothing passes/)
  })

  test('bmg3/trait/ghost: a step of an inch up or down is as far as it goes, and is part of the way', () => {
    const onto = (height: number, movement: number) => {
      const table = alone(
        ['ghost'],
        [...wall, box('stage', inches(10), inches(0), inches(6), inches(20), inches(height))],
      )
      const way = { legs: [to(12, 5, height)] }
      table.play((game, { ghost }) => move(game, { model: ghost, reason: 'a test', upTo: movement }), '', [
        'move',
        way,
      ])
      return table.model('ghost').at!.z / inches(1)
    }
    expect(onto(1, 8)).toBe(1)
    expect(() => onto(1, 7.9)).toThrow(/can be moved/)
    expect(() => onto(1.1, 20)).toThrow(/does not fly/)
  })
})
