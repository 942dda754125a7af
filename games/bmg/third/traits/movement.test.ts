import { addEffect, addMarker } from '@gargoyle/bmg-common'
import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { activationStep } from '../activation/activation.ts'
import { move, moveBlockedReason } from '../movement/move.ts'
import { push } from '../movement/push.ts'
import { trigger } from '../rules/rule-system.ts'
import type { Play } from '../state.ts'
import { type Answer, type ModelSketch, place, setTable, to } from '../testing/table.ts'
import { performById } from '../testing/use-trait.ts'

const walk = (x: number, y = 5) => ({ legs: [to(x, y)] })
const stay = { legs: [] }

type Pieces = NonNullable<Parameters<typeof setTable>[0]['pieces']>

/** A model alone on the table takes a Movement action; gives where it ends in inches. */
function walks(sketch: Partial<ModelSketch>, answer: Answer[1], pieces: Pieces = []): number {
  const table = setTable({
    models: { thug: { seat: 'a', at: [5, 5], ...sketch } },
    pieces,
    active: 'thug',
  })
  table.play((game, { thug }) => performById(game, thug, 'move', () => undefined), '', ['move', answer])
  return table.model('thug').at!.x / inches(1)
}

describe('bmg3/trait/fast', () => {
  const stage = (condition: 'up' | 'down' = 'up') =>
    setTable({
      models: {
        flash: { seat: 'a', at: [5, 5], traits: ['fast(3)'], condition },
        cop: { seat: 'b', at: [30, 30] },
      },
      active: 'cop',
    })
  const enemyActs = (game: Play) =>
    trigger(game, 'action-done', { action: { actor: game.state.models[1]!, kind: 'manipulate' } })

  test('bmg3/trait/fast: moves so many inches when any model has acted, once a round', () => {
    const table = stage()
    table.play(enemyActs, '', ['move', walk(8)])
    expect(table.model('flash').at?.x).toBe(inches(8))
    table.play(enemyActs)
    expect(table.asked).toEqual([])
  })

  test('bmg3/trait/fast: no further, and who waits may still do it later', () => {
    expect(() => stage().play(enemyActs, '', ['move', walk(8.1)])).toThrow(/only 3"/)
    const table = stage()
    table.play(enemyActs, '', ['move', stay])
    table.play(enemyActs, '', ['move', walk(7)])
    expect(table.model('flash').at?.x).toBe(inches(7))
  })

  test('bmg3/trait/fast: a model does not stand up by it', () => {
    const table = stage('down')
    table.play(enemyActs)
    expect(table.model('flash').condition).toBe('down')
  })
})

test('bmg3/trait/sneaking: moves two inches in the Recount', () => {
  const recount = (traits: readonly string[], ...answers: Answer[]) => {
    const table = setTable({ models: { cat: { seat: 'a', at: [5, 5], traits } }, stage: 'recount' })
    table.play((game) => trigger(game, 'recount-start', {}), '', ...answers)
    return table.model('cat').at!.x / inches(1)
  }
  expect(recount(['sneaking'], ['move', walk(7)])).toBe(7)
  expect(() => recount(['sneaking'], ['move', walk(7.1)])).toThrow(/only 2"/)
  expect(recount([])).toBe(5)
})

test('bmg3/trait/scout: moves once before the first round', () => {
  const deployed = (traits: readonly string[], ...answers: Answer[]) => {
    const table = setTable({ models: { cat: { seat: 'a', at: [5, 5], traits } }, stage: 'deployment' })
    table.play((game) => trigger(game, 'deployed', {}), '', ...answers)
    return table.model('cat').at!.x / inches(1)
  }
  expect(deployed(['scout'], ['move', walk(13)])).toBe(13)
  expect(() => deployed(['scout'], ['move', walk(13.1)])).toThrow(/only 8"/)
  expect(deployed([])).toBe(5)
})

describe('bmg3/trait/tireless', () => {
  const step = (game: Play) => activationStep(game, game.state.activation!)

  test('bmg3/trait/tireless: a Special action is worth two inches', () => {
    const table = setTable({
      models: { thug: { seat: 'a', at: [5, 5], traits: ['tireless'] } },
      active: 'thug',
      audacity: true,
    })
    table.play(step, '', ['action', 'trait:tireless'])
    expect(table.state.activation).toMatchObject({ taken: [{ kind: 'special' }] })
    table.play(step, '', ['action', 'move'], ['move', walk(15)])
    expect(table.model('thug').at?.x).toBe(inches(15))
    expect(() => walks({ traits: ['tireless'] }, walk(15))).toThrow(/only 8"/)
  })

  test('bmg3/trait/tireless: not where no Movement action would be left', () => {
    const table = setTable({
      models: { thug: { seat: 'a', at: [5, 5], traits: ['tireless'] } },
      active: 'thug',
    })
    table.play(step, '', ['action', 'end'])
    expect(table.offered('action')['trait:tireless']).toMatch(/no Movement action left/)
  })
})

describe('bmg3/trait/anxiety', () => {
  const offered = (audacity: boolean, act: string, ...answers: Answer[]) => {
    const table = setTable({
      models: { nerves: { seat: 'a', at: [5, 5], traits: ['anxiety(mental-disorder)'] } },
      active: 'nerves',
      audacity,
    })
    const step = (game: Play) => activationStep(game, game.state.activation!)
    table.play(step, '', ['action', act], ...answers)
    return table.offered('action')
  }

  test('bmg3/trait/anxiety: moves two inches further', () => {
    expect(walks({ traits: ['anxiety(mental-disorder)'] }, walk(15))).toBe(15)
  })

  test('bmg3/trait/anxiety: must move before the activation ends, and with its only action', () => {
    const alone = offered(false, 'move', ['move', walk(6)])
    expect(alone).toMatchObject({
      suspect: expect.stringMatching(/must move/),
      end: expect.stringMatching(/must move/),
    })
    expect(alone.move).toBeUndefined()
    const bold = offered(true, 'suspect', ['place-suspect', to(6.18, 5)])
    expect(bold.suspect).toBeUndefined()
    expect(bold.end).toMatch(/must move/)
  })

  test('bmg3/trait/anxiety: who cannot move need not', () => {
    const table = setTable({
      models: { nerves: { seat: 'a', at: [5, 5], traits: ['anxiety'] } },
      active: 'nerves',
      book: { effects: { glue: { name: 'Glue', text: 'Stuck.', own: { 'cannot-move': true } } } },
    })
    table.play(
      function* (game, { nerves }) {
        addEffect(game, nerves, 'glue', { until: 'round' })
        yield* activationStep(game, game.state.activation!)
      },
      '',
      ['action', 'end'],
    )
    expect(table.model('nerves').activated).toBe(true)
  })
})

const house = [box('house', inches(8), inches(2), inches(8), inches(8), inches(3))]
const upTheHouse = { legs: [to(7.4, 5), to(8, 5, 3)] }
const roofs = [
  box('west', 0, 0, inches(8), inches(10), inches(3)),
  box('east', inches(10), 0, inches(12), inches(10), inches(3)),
]

describe('bmg3/trait/climbing-claws', () => {
  const cat = { traits: ['climbing-claws'] }
  const tower = [box('tower', inches(8), inches(2), inches(8), inches(8), inches(12))]
  const hang = (z: number) => ({ legs: [to(7.4, 5), { ...to(7.4, 5, z), by: 'climb' }] })

  /** Two moves of a model on the tower, where it stands after them, and what was told. */
  const climbs = (sketch: Partial<ModelSketch>, ...moves: Answer[1][]) => {
    const table = setTable({ models: { thug: { seat: 'a', at: [5, 5], ...sketch } }, pieces: tower })
    for (const answer of moves)
      table.play((game, { thug }) => move(game, { model: thug, reason: 'a test' }), '', ['move', answer])
    const { x, z } = table.model('thug').at!
    return [x / inches(1), z / inches(1)]
  }

  test('bmg3/trait/climbing-claws: climbing does not impair', () => {
    expect(walks({ ...cat, movement: 7 }, upTheHouse, house)).toBe(8)
    expect(() => walks({ movement: 7 }, upTheHouse, house)).toThrow(/only 7"/)
  })

  test('bmg3/trait/climbing-claws: a move may end on the wall, as high as it leads', () => {
    expect(climbs(cat, hang(5))).toEqual([7.4, 5])
    expect(() => climbs(cat, hang(6))).toThrow(/only 8"/)
    expect(() => climbs({}, hang(5))).toThrow()
    expect(() => climbs({ ...cat, movement: 30 }, hang(12.5))).toThrow(/nothing to hang on/)
    const nowhere = { legs: [{ ...to(5, 5, 2), by: 'climb' }] }
    expect(() => climbs(cat, nowhere)).toThrow(/nothing to hang on/)
  })

  test('bmg3/trait/climbing-claws: from there it goes on up, along the wall, or down again', () => {
    // Seven inches up and a bit across are left of twelve.
    const roof = { legs: [to(8, 5, 12)] }
    expect(climbs(cat, hang(5), roof)).toEqual([8, 12])
    expect(() => climbs({ ...cat, movement: 7.5 }, hang(5), roof)).toThrow(/only 7.5"/)
    expect(climbs(cat, hang(5), { legs: [{ ...to(7.4, 5, 2), by: 'climb' }] })).toEqual([7.4, 2])
    expect(climbs(cat, hang(5), { legs: [to(4.4, 5)] })).toEqual([4.4, 0])
    expect(() => climbs(cat, hang(5), { legs: [to(4.3, 5)] })).toThrow(/only 8"/)
    expect(climbs(cat, hang(5), stay)).toEqual([7.4, 5])
  })

  test('bmg3/trait/climbing-claws: who is pushed off a wall falls', () => {
    const table = setTable({
      models: { thug: { seat: 'a', at: [7.4, 5, 5], ...cat } },
      pieces: tower,
    })
    table.play((game, { thug }) => push(game, thug, place([12, 5]), 2))
    expect(table.model('thug').at?.z).toBe(0)
  })

  test('bmg3/trait/climbing-claws: not where another model hangs already', () => {
    const table = setTable({
      models: { thug: { seat: 'a', at: [5, 5], ...cat }, cat: { seat: 'a', at: [7.4, 5, 4], ...cat } },
      pieces: tower,
    })
    const go = (z: number) =>
      table.play((game, { thug }) => move(game, { model: thug, reason: 'a test' }), '', ['move', hang(z)])
    expect(() => go(5)).toThrow(/overlap/)
    go(2)
    expect(table.model('thug').at?.z).toBe(inches(2))
  })
})

test('bmg3/trait/mechanical-mount: moves four inches further, but neither climbs nor jumps', () => {
  const mount = { traits: ['mechanical-mount'], movement: 12 }
  expect(walks(mount, walk(21))).toBe(21)
  expect(() => walks(mount, upTheHouse, house)).toThrow(/cannot move that way/)
  expect(() => walks({ ...mount, at: [7, 5, 3] }, { legs: [to(11, 5, 3)] }, roofs)).toThrow(/cannot move/)
  expect(walks({ movement: 16 }, upTheHouse, house)).toBe(8)
  expect(walks({ movement: 16, at: [7, 5, 3] }, { legs: [to(11, 5, 3)] }, roofs)).toBe(11)
})

describe('bmg3/trait/amphibious', () => {
  const pool = (kind: string) => [
    { ...box('pool', inches(7), inches(0), inches(2), inches(20), 0), passage: 'difficult' as const, kind },
  ]

  test('bmg3/trait/amphibious: wades through water as if it were nothing, along a path or to a place', () => {
    const frog = { traits: ['amphibious'] }
    expect(walks(frog, walk(13), pool('water'))).toBe(13)
    expect(walks(frog, to(13, 5), pool('water'))).toBe(13)
    expect(() => walks({}, walk(13), pool('water'))).toThrow(/only 8"/)
    expect(() => walks({}, to(13, 5), pool('water'))).toThrow()
  })

  test('bmg3/trait/amphibious: other ground is as difficult as ever', () => {
    expect(() => walks({ traits: ['amphibious'] }, walk(13), pool('rubble'))).toThrow(/only 8"/)
    expect(() => walks({ traits: ['amphibious'] }, to(13, 5), pool('rubble'))).toThrow(/only 8"/)
  })

  test('bmg3/trait/amphibious: rubble behind the water is still in the way, and far is still far', () => {
    const frog = { traits: ['amphibious'] }
    const rubbleLater = {
      ...box('rubble', inches(10), inches(0), inches(1), inches(20), 0),
      passage: 'difficult' as const,
    }
    expect(() => walks(frog, walk(13), [...pool('water'), rubbleLater])).toThrow(/only 8"/)
    expect(() => walks(frog, to(30, 5), pool('water'))).toThrow()
  })

  test('bmg3/trait/amphibious: goes into a sewer without an action', () => {
    const spent = (traits: readonly string[]) => {
      const table = setTable({ models: { frog: { seat: 'a', at: [5, 5], traits } }, active: 'frog' })
      table.play((game) => {
        addMarker(game, 'sewer', place([6.18, 5]))
        addMarker(game, 'sewer', place([20, 20]))
      })
      table.play(
        (game) => activationStep(game, game.state.activation!),
        '',
        ['action', 'sewer'],
        ['place', to(21.18, 20)],
      )
      expect(table.model('frog').at?.y).toBe(inches(20))
      return table.state.activation?.taken.length ?? 'over'
    }
    expect(spent(['amphibious'])).toBe(0)
    expect(spent([])).not.toBe(0)
  })
})

describe('bmg3/trait/animal', () => {
  const crate = [box('crate', inches(8), inches(3), inches(1), inches(4), inches(2))]

  test('bmg3/trait/animal: steps over two inches', () => {
    expect(walks({ traits: ['animal'] }, walk(13), crate)).toBe(13)
    expect(() => walks({}, walk(13), crate)).toThrow()
  })

  test('bmg3/trait/animal: neither climbs nor jumps', () => {
    const dog = { traits: ['animal'], movement: 16 }
    expect(() => walks(dog, upTheHouse, house)).toThrow(/cannot move that way/)
    expect(() => walks({ ...dog, at: [7, 5, 3] }, { legs: [to(11, 5, 3)] }, roofs)).toThrow(/cannot move/)
  })

  test('bmg3/trait/animal: fire may keep it from moving for the whole next round', () => {
    const table = setTable({
      models: { dog: { seat: 'a', at: [5, 5], traits: ['animal', 'luck'], willpower: 5 } },
      stage: 'recount',
    })
    const why = () => table.play((game, { dog }) => moveBlockedReason(game, dog))
    table.play(
      function* (game, { dog }) {
        addEffect(game, dog, 'fire', { until: 'game' })
        yield* trigger(game, 'recount-start', {})
      },
      // Luck would help, but this roll is never repeated.
      '4 4 4',
    )
    expect(table.asked).toEqual([])
    table.play((game) => trigger(game, 'refresh', {}))
    expect(why()).toBe('Something holds it in place.')
    table.play((game) => trigger(game, 'refresh', {}))
    expect(why()).toBeUndefined()
  })

  test('bmg3/trait/animal: a passed roll, or no fire, does nothing', () => {
    const table = setTable({
      models: { dog: { seat: 'a', at: [5, 5], traits: ['animal'], willpower: 5 } },
      stage: 'recount',
    })
    table.play((game) => trigger(game, 'recount-start', {}))
    table.play(function* (game, { dog }) {
      addEffect(game, dog, 'fire', { until: 'game' })
      yield* trigger(game, 'recount-start', {})
      yield* trigger(game, 'refresh', {})
    }, '2 3 6')
    expect(table.play((game, { dog }) => moveBlockedReason(game, dog))).toBeUndefined()
  })
})

describe('bmg3/trait/stay-in-formation', () => {
  const call = (answer: Answer[1], x = 14) => {
    const table = setTable({
      models: {
        sergeant: { seat: 'a', at: [5, 5], traits: ['stay-in-formation'] },
        cop: { seat: 'a', at: [x, 5] },
      },
      active: 'sergeant',
      audacity: true,
    })
    const step = (game: Play) => activationStep(game, game.state.activation!)
    table.play(step, '', ['action', 'trait:stay-in-formation'], ['move', answer])
    table.play(step, '', ['action', 'end'])
    expect(table.offered('action')['trait:stay-in-formation']).toMatch(/used this game/)
    return table.model('cop').at!.x / inches(1)
  }

  test('bmg3/trait/stay-in-formation: a friend moves up to six inches straight towards it, once a game', () => {
    expect(call(walk(8))).toBe(8)
    expect(call(walk(11))).toBe(11)
    expect(() => call(walk(7.9))).toThrow(/only 6"/)
    expect(() => call(walk(10, 6))).toThrow(/straight towards/)
    expect(() => call(walk(16))).toThrow(/straight towards/)
  })

  test('bmg3/trait/stay-in-formation: no model further than eight inches away', () => {
    expect(() => call(walk(12), 15)).toThrow(/within 8"/)
  })
})

describe('bmg3/trait/cowards-reward', () => {
  const leave = (answer: Answer[1], sketch: Partial<ModelSketch> = { traits: ['cowards-reward'] }) => {
    const table = setTable({
      models: {
        thug: { seat: 'a', at: [5, 5] },
        brute: { seat: 'b', touching: 'thug', side: 'west', ...sketch },
      },
    })
    table.play((game, { thug }) => move(game, { model: thug, reason: 'a test' }), '', ['move', answer])
    return table.model('thug').injury
  }

  test('bmg3/trait/cowards-reward: an enemy that walks out of contact takes an injury', () => {
    expect(leave(walk(8))).toBe(1)
    expect(leave(walk(8), {})).toBe(0)
    expect(leave(walk(8), { traits: ['cowards-reward'], condition: 'ko' })).toBe(0)
  })

  test('bmg3/trait/cowards-reward: not one that stays, nor one that was never there', () => {
    expect(leave(stay)).toBe(0)
    const table = setTable({
      models: {
        thug: { seat: 'a', at: [5, 5] },
        brute: { seat: 'b', at: [6.5, 5], traits: ['cowards-reward'] },
      },
    })
    table.play((game, { thug }) => move(game, { model: thug, reason: 'a test' }), '', ['move', walk(10)])
    expect(table.model('thug').injury).toBe(0)
  })
})
