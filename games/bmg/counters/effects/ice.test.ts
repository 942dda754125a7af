import { layRoughGround } from '@gargoyle/bmg-common'
import { cm, type Piece } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { beginActivation } from '../activation/activation.ts'
import { performById } from '../testing/actions.ts'
import { testBook } from '../testing/edition.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { tower } from '../testing/scenery.ts'
import { setTable, type TestAnswer, to } from '../testing/table.ts'

const ghost = { name: 'Ghost', text: 'Through everything.', own: { 'goes-through-scenery': true as const } }

/** A hero at (20, 30) whose activation it is, and sheets of ice of 2 cm around these places. */
function facing(
  ice: readonly (readonly [number, number, number?])[],
  {
    pieces = [],
    hero = {},
  }: { readonly pieces?: readonly Piece[]; readonly hero?: Partial<ModelSketch> } = {},
) {
  const table = setTable({
    models: {
      hero: { seat: 'a', at: [20, 30], counters: 'MMSS', endurance: 12, ...hero },
      thug: { seat: 'b', at: [90, 90] },
    },
    pieces,
    book: { traits: { ...testBook.traits, ghost } },
    active: 'hero',
  })
  table.play((game) => {
    for (const [x, y, z = 0] of ice)
      layRoughGround(game, { x: cm(x), y: cm(y), z: cm(z) }, cm(2), { ice: true })
  })
  return table
}

/** Walks with the basic move alone; gives where the hero is then, and how. */
function walked(
  table: ReturnType<typeof facing>,
  dice: string,
  way: TestAnswer[1],
  pace = 'walk:0',
): readonly unknown[] {
  table.play((game, { hero }) => performById(game, hero, 'move'), dice, ['pace', pace], ['move', way])
  const { at, condition } = table.model('hero')
  return [at!.x / cm(1), at!.y / cm(1), condition]
}

const past = { to: to(25, 30) }

describe('bmg2/template/ice: ice on the way', () => {
  test('who only crosses it rolls, goes on if it passes, and else lies where it touched it', () => {
    // The base of 3 cm across passes the sheet on its south side.
    expect(walked(facing([[22, 33]]), '3', past)).toEqual([25, 30, 'up'])
    const [x, y, condition] = walked(facing([[22, 33]]), '4', past)
    expect([x, y, condition]).toEqual([expect.closeTo(22 - Math.sqrt(3.5 ** 2 - 9), 3), 30, 'down'])
  })

  test('the very edge counts, a hundredth of a millimetre beside it does not', () => {
    expect(walked(facing([[22, 33.5]]), '4', past)).toEqual([22, 30, 'down'])
    expect(walked(facing([[22, 33.501]]), '', past)).toEqual([25, 30, 'up'])
    // bmg1/core/impaired-movement: nor does it impair then.
    expect(() => walked(facing([[22, 33.5]]), '', { to: to(25.001, 30) })).toThrow('10 cm')
    expect(walked(facing([[22, 33.501]]), '', { to: to(30, 30) })).toEqual([30, 30, 'up'])
  })

  const gone = (dice: string, pieces: readonly Piece[] = [], ...traits: readonly string[]) => {
    const table = facing([[22, 33.5]], { pieces, hero: { traits: ['ghost', ...traits] } })
    table.play((game, { hero }) => performById(game, hero, 'move'), dice, ['pace', 'walk:0'], ['place', past])
    const { at, condition } = table.model('hero')
    return [at!.x / cm(1), condition]
  }

  test('bmg2/trait/incorporeal: who goes through scenery and only crosses it rolls too, and lies where it touched it', () => {
    expect([gone('3'), gone('4')]).toEqual([
      [25, 'up'],
      [22, 'down'],
    ])
  })

  test('bmg2/trait/incorporeal: inside of something it finds no room to lie, and comes out of it', () => {
    const wall = box('wall', cm(21), cm(25), cm(1.2), cm(10), cm(8))
    const [x, condition] = gone('4', [wall])
    expect([(x as number) > 23.7 && (x as number) < 25, condition]).toEqual([true, 'down'])
    const thick = box('wall', cm(21), cm(25), cm(2.5), cm(10), cm(8))
    expect(gone('4', [thick])).toEqual([25, 'down'])
  })

  test('bmg2/trait/incorporeal, bmg1/trait/large: who cannot be knocked down goes on through everything', () => {
    expect(gone('4', [], 'large')).toEqual([25, 'up'])
  })

  test('one roll however many sheets it crosses, at the first of them', () => {
    const two = [
      [23.5, 33.5],
      [22, 33.5],
    ] as const
    expect(walked(facing(two), '3', past)).toEqual([25, 30, 'up'])
    expect(walked(facing(two), '4', past)).toEqual([22, 30, 'down'])
  })

  test('a roll at the start of the activation was the one', () => {
    const table = facing([
      [20, 33],
      [24, 33],
    ])
    table.state.activation = undefined
    table.play((game, { hero }) => beginActivation(game, hero), '3', ['declare', 'move'])
    expect(walked(table, '', past)).toEqual([25, 30, 'up'])
  })

  test('who passed and stays on it does not roll again', () => {
    expect(walked(facing([[26, 30]]), '3', past)).toEqual([25, 30, 'up'])
    expect(walked(facing([[26, 30]]), '4', past)).toEqual([22.5, 30, 'down'])
  })

  test('ice on a roof is neither touched from below nor from above its height', () => {
    const roof = box('roof', cm(21), cm(25), cm(2), cm(10), cm(0.4))
    const raised = { ...roof, id: 'bridge', bottom: cm(4), top: cm(4.5) }
    expect(walked(facing([[22, 30, 4.5]], { pieces: [raised] }), '', past)).toEqual([25, 30, 'up'])
    const block = box('block', cm(15), cm(25), cm(20), cm(10), cm(6))
    const above = facing([[22, 30]], { pieces: [block], hero: { at: [20, 30, 6] } })
    expect(walked(above, '', { to: to(30, 30, 6) })).toEqual([30, 30, 'up'])
  })

  test('bmg1/core/run: a run that slips is over, though it is too short for one', () => {
    expect(walked(facing([[22, 33.5]]), '4', { to: to(30, 30) }, 'run:0')).toEqual([22, 30, 'down'])
  })

  test('bmg1/trait/large: who cannot be knocked down rolls and goes on', () => {
    const large = facing([[22, 34]], { hero: { traits: ['large'], base: 40 } })
    expect(walked(large, '4', past)).toEqual([25, 30, 'up'])
  })

  test('bmg1/effect/knock-down-fallen: who crawls over it does not roll', () => {
    const table = facing([[22, 33.5]], { hero: { condition: 'down' } })
    expect(walked(table, '', { to: to(24, 30) })).toEqual([24, 30, 'down'])
  })

  test('bmg1/core/stand: who gets up on it rolls then, once', () => {
    const table = facing([[20, 30]], { hero: { condition: 'down' } })
    table.play((game, { hero }) => performById(game, hero, 'stand'), '4')
    expect(table.model('hero').condition).toBe('down')
    table.play((game, { hero }) => performById(game, hero, 'stand'), '')
    expect(table.model('hero').condition).toBe('up')
  })

  describe('bmg1/trait/climbing-shoes: ice at the foot of a wall that a model hangs on', () => {
    const hanging = (ice: readonly [number, number, number?], ...traits: readonly string[]) => {
      const table = facing([ice], {
        pieces: [tower(20)],
        hero: { at: [34.5, 30, 6], traits: ['climbing-shoes', ...traits], counters: 'MMSS' },
      })
      const args = to(34.5, 30).map(String)
      table.model('hero').effects = [{ id: 'clinging', until: 'game', args, value: 0, by: undefined }]
      return table
    }
    const climb = { legs: [{ to: to(36, 30, 20) }], fall: true }

    test('it is neither touched where it hangs nor when it climbs on, and impairs nothing', () => {
      const still = hanging([34.5, 30])
      still.state.activation = undefined
      still.play((game, { hero }) => beginActivation(game, hero), '', ['declare', 'move'])
      const table = hanging([34.5, 30])
      expect(walked(table, '', climb)).toEqual([34.5, 30, 'up'])
      // All 10 cm are climbed.
      expect(table.model('hero').at!.z).toBe(cm(16))
    })

    test('who climbs down to it rolls there', () => {
      expect(walked(hanging([34.5, 30], 'acrobat'), '3', { to: to(34, 30) })).toEqual([34, 30, 'up'])
      const slipped = hanging([34.5, 30], 'acrobat')
      expect(walked(slipped, '4', { to: to(34, 30) })).toEqual([34.5, 30, 'down'])
      expect(slipped.model('hero').at!.z).toBe(0)
    })

    test('who begins to climb at the foot rolls', () => {
      const below = facing([[34.5, 30]], {
        pieces: [tower(20)],
        hero: { at: [34.5, 30], traits: ['climbing-shoes'], counters: 'MMSS' },
      })
      expect(walked(below, '4', climb)).toEqual([34.5, 30, 'down'])
      // bmg1/core/impaired-movement: and climbs half as far.
      const passed = facing([[34.5, 30]], {
        pieces: [tower(20)],
        hero: { at: [34.5, 30], traits: ['climbing-shoes'], counters: 'MMSS' },
      })
      expect(walked(passed, '3', climb)).toEqual([34.5, 30, 'up'])
      expect(passed.model('hero').at!.z).toBe(cm(5))
    })
  })

  test('bmg1/core/deliberate-drop: who would leap down beyond the ice slips before', () => {
    const block = box('block', cm(10), cm(25), cm(15), cm(10), cm(4))
    const leap = { legs: [{ to: to(25, 30, 4) }, { to: to(26.5, 30), by: 'drop' }] }
    const table = facing([[23, 33.5, 4]], { pieces: [block], hero: { at: [22.1, 30, 4] } })
    expect(walked(table, '4', leap)).toEqual([23, 30, 'down'])
    expect(table.model('hero').counters.movement).toBe(2)
    const passed = facing([[23, 33.5, 4]], { pieces: [block], hero: { at: [22.1, 30, 4] } })
    expect(walked(passed, '3', leap)).toEqual([26.5, 30, 'up'])
    expect(passed.model('hero').counters.movement).toBe(1)
  })
})
