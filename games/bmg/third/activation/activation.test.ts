import { describe, expect, test } from 'vitest'
import { putSuspect } from '../manipulate/suspects.ts'
import { place, setTable, to } from '../testing/table.ts'
import { isInspired } from './inspire.ts'
import { grantExtraAction } from './payment.ts'

const cop = {
  seat: 'a',
  at: [20, 20],
  weapons: [{ name: 'Pistol', damage: 'I', rof: 2, ammo: 3 }],
  willpower: 9,
} as const
const thug = { seat: 'b', at: [20, 26], willpower: 9, endurance: 9 } as const

const scene = (
  options: { readonly audacity?: boolean; readonly cop?: object; readonly thug?: object } = {},
) =>
  setTable({
    models: {
      cop: { ...cop, ...options.cop } as typeof cop,
      thug: { ...thug, ...options.thug } as typeof thug,
    },
    active: 'cop',
    audacity: options.audacity ?? false,
    zones: { a: 'A', b: 'B' },
  })

const walk = (x: number, y: number) => ['move', { legs: [to(x, y)] }] as const
const step = (table: ReturnType<typeof scene>) => table.state.activation

describe('bmg3/core/activation', () => {
  test('one action, whichever it is, and the activation is over', () => {
    const table = scene()
    table.playOn('', ['action', 'move'], walk(20, 18))
    expect(table.model('cop')).toMatchObject({ activated: true })
    expect(step(table)?.model).not.toBe(0)
  })

  test('one of each type with Audacity, in any order', () => {
    const table = scene({ audacity: true })
    table.playOn('1 1 1', ['action', 'ranged:0'], ['action', 'move'], walk(20, 18), ['action', 'end'])
    expect(table.offered('action')).toMatchObject({
      move: expect.stringContaining('taken'),
      'ranged:0': expect.any(String),
    })
    expect(table.model('cop').activated).toBe(true)
  })

  test('none at all, if its player likes: bmg3/core/must-activate', () => {
    const table = scene()
    table.playOn('', ['action', 'end'])
    expect(table.model('cop').activated).toBe(true)
  })

  test('an action is over before the next: a shot after a move is a shot after a move', () => {
    const table = scene({ audacity: true })
    table.playOn('6', ['action', 'move'], walk(20, 18), ['action', 'ranged:0'])
    expect(table.story.join()).toContain('attack on thug: 6')
  })
})

describe('bmg3/core/tactical-exclusive', () => {
  test('attack or manipulate, not both, Audacity or not', () => {
    const table = scene({ audacity: true })
    table.playOn('', ['action', 'suspect'], ['place-suspect', to(21.18, 20)], ['action', 'end'])
    expect(table.offered('action')['ranged:0']).toBeDefined()
  })
})

describe('bmg3/core/one-attack-type', () => {
  const both = (mixes: object) => {
    const table = setTable({
      models: { cop: { ...cop, ...mixes }, thug: { ...thug, at: [20, 21.5] } },
      book: { traits: { both: { name: 'Both', text: 'A test.', own: { 'mixes-attacks': true } } } },
      active: 'cop',
    })
    table.play((game, { cop: it }) => {
      game.state.activation!.taken.push({ kind: 'melee' })
      grantExtraAction(game, it, { kind: 'attack', source: 'a test' })
    })
    table.playOn('', ['action', 'end'])
    return table.offered('action')['ranged:0']
  }

  test('who has fought does not shoot in the same activation, unless a rule allows it', () => {
    expect(both({})).toBeDefined()
    expect(both({ traits: ['both'] })).toBeUndefined()
  })
})

describe('bmg3/core/extra-actions', () => {
  test('one of a given type is only for that type; one of no type repeats any', () => {
    const offered = (kind: 'manipulate' | 'any') => {
      const table = scene()
      table.play((game, { cop: it }) => grantExtraAction(game, it, { kind, source: 'a test' }))
      table.playOn('', ['action', 'move'], walk(20, 18), ['action', 'end'])
      return table.offered('action')
    }
    expect(offered('manipulate')).toMatchObject({ move: expect.any(String), suspect: undefined })
    expect(offered('any')).toMatchObject({ move: undefined, suspect: undefined })
  })
})

describe('bmg3/core/inspire', () => {
  const near = (x: number, more: object = {}, bosses = 1) => {
    const table = setTable({
      models: {
        boss: { seat: 'a', at: [10, 20], ranks: ['leader'] },
        goon: { seat: 'a', at: [x, 20], ...more },
      },
    })
    table.crew('a').bosses = bosses
    return table.play((game, { goon }) => isInspired(game, goon))
  }

  test('bmg3/trait/inspire: Henchmen within eight inches of the Boss; four of a later one', () => {
    expect([near(19), near(19.3)]).toEqual([true, false])
    expect([near(15, {}, 2), near(15.3, {}, 2)]).toEqual([true, false])
  })

  test('only Henchmen', () => {
    expect(near(15, { ranks: ['free-agent'] })).toBe(false)
  })

  test('an extra Manipulate action, also after an attack', () => {
    const table = setTable({
      models: { boss: { seat: 'a', at: [18, 20], ranks: ['leader'] }, cop, thug },
      zones: { a: 'A', b: 'B' },
    })
    table.model('boss').activated = true
    table.playOn('1 1 1', ['action', 'ranged:0'], ['action', 'suspect'], ['place-suspect', to(21.18, 20)])
    expect(table.state.markers).toMatchObject([{ kind: 'suspect' }])
    expect(table.model('cop').activated).toBe(true)
  })
})

describe('bmg3/core/special-action, bmg3/core/passive-skills', () => {
  const book = {
    traits: {
      shout: {
        name: 'Shout',
        text: 'A test.',
        action: { kind: 'special' as const, perform: () => undefined },
      },
      calm: { name: 'Calm', text: 'A test.', own: { defense: 1 } },
    },
  }

  test('only a trait marked so is a special action, and it takes one', () => {
    const table = setTable({
      models: { cop: { ...cop, traits: ['shout', 'calm'] }, thug },
      active: 'cop',
      audacity: true,
      book,
    })
    table.playOn('', ['action', 'trait:shout'], ['action', 'end'])
    const offered = table.offered('action')
    expect(offered).not.toHaveProperty('trait:calm')
    expect(offered['trait:shout']).toContain('taken')
    expect(offered.move).toBeUndefined()
  })
})

test('bmg3/core/card-precedence: what a trait says goes over the rule', () => {
  const table = setTable({
    models: { cop, thug: { ...thug, at: [20, 21.18] } },
    book: { traits: { cool: { name: 'Cool', text: 'A test.', own: { 'shoots-in-contact': true } } } },
    active: 'cop',
  })
  table.playOn('', ['action', 'end'])
  expect(table.offered('action')['ranged:0']).toContain('contact')
  const cool = setTable({
    models: { cop: { ...cop, traits: ['cool'] }, thug: { ...thug, at: [20, 21.18] } },
    book: { traits: { cool: { name: 'Cool', text: 'A test.', own: { 'shoots-in-contact': true } } } },
    active: 'cop',
  })
  cool.playOn('', ['action', 'end'])
  expect(cool.offered('action')['ranged:0']).toBeUndefined()
})

test('revealing is an action like any other', () => {
  const table = scene()
  table.play(function* (game) {
    yield* putSuspect(game, game.seats[1]!, place([21.18, 20]), undefined)
  })
  table.playOn('', ['action', 'reveal:1'])
  expect(table.state.markers).toEqual([])
  expect(table.model('cop').activated).toBe(true)
})
