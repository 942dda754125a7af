import { remember, seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { book } from '../book.ts'
import type { Bmg3Rule } from '../rules/special-rule.ts'
import { setTable, type TableSketch } from '../testing/table.ts'
import { cannotBeFirst, mustBeFirst } from './execute-the-plan.ts'
import { HELD_AUDACITY } from './raise-the-plan.ts'
import { recount, resourcePoints } from './recount.ts'
import { rollOff, takeTheLead } from './take-the-lead.ts'

// The limits of the four phases: which models a rule is about and which not, what wins a tie, who is skipped and who
// is not.

const a1 = { seat: 'a', at: [10, 10] } as const
const a2 = { seat: 'a', at: [14, 10] } as const
const b1 = { seat: 'b', at: [10, 40] } as const
const b2 = { seat: 'b', at: [14, 40] } as const
const special = { traits: ['special'] }

/** A book with one more trait. */
const withTrait = (own: Bmg3Rule['own'] & object) => {
  const special: Bmg3Rule = { name: 'Special', text: 'A test.', always: true, own }
  return { traits: { ...book.traits, special } }
}

describe('bmg3/core/take-the-lead', () => {
  const asked = (sketch: Partial<TableSketch<'a1' | 'b1'>>, dice: string) => {
    const table = setTable({ models: { a1, b1 }, stage: 'lead', ...sketch })
    table.state.lostLead = seat('a')
    table.play((game) => takeTheLead(game), dice, ['initiative', 'a'])
    return table.asked[0]
  }

  test('a trait adds to the roll of its own crew, and of no other', () => {
    const book = withTrait({ 'lead-roll': 2 })
    const models = (trait: 'a' | 'b') => ({
      a1: trait === 'a' ? { ...a1, ...special } : a1,
      b1: trait === 'b' ? { ...b1, ...special } : b1,
    })
    expect(asked({ book, models: models('a') }, '3 4')).toBe('a: initiative')
    expect(asked({ book, models: models('b') }, '4 3')).toBe('b: initiative')
    expect(asked({ models: models('b'), book: withTrait({ 'lead-roll': -2 }) }, '3 4')).toBe('a: initiative')
  })

  test('a tie of the first round is rolled again, whichever player lost a roll before it', () => {
    expect(asked({ round: 1 }, '4 4 2 6')).toBe('b: initiative')
    expect(asked({ round: 2 }, '4 4')).toBe('a: initiative')
  })

  test('bmg3/core/setup-initiative: the higher die wins, ties are rolled again', () => {
    const winner = (dice: string) => setTable({ models: { a1, b1 } }).play((game) => rollOff(game), dice)
    expect([winner('5 2'), winner('2 5'), winner('3 3 4 4 1 2')]).toEqual(['a', 'b', 'b'])
  })
})

describe('bmg3/core/raise-the-plan', () => {
  const five = {
    one: a1,
    two: a2,
    three: { seat: 'a', at: [18, 10] },
    four: { seat: 'a', at: [22, 10] },
    five: { seat: 'a', at: [26, 10] },
    b1,
  } as const

  test('a trait that gives a marker more gives it to its own crew only', () => {
    const given = (which: 'one' | 'b1', own: number, picked: readonly string[]) => {
      const models = { ...five, [which]: { ...five[which], ...special } }
      const table = setTable({ models, stage: 'plan', book: withTrait({ 'audacity-markers': own }) })
      table.playOn('', ...(picked.length > 0 ? [['audacity', [...picked]] as const] : []))
      return table.state.models.filter(({ seat, audacity }) => seat === 'a' && audacity).length
    }
    expect(given('one', 1, [])).toBe(5)
    expect(given('b1', 1, ['0', '1', '2', '3'])).toBe(4)
    expect(given('one', -1, ['0', '1', '2'])).toBe(3)
  })

  test('all markers are placed, unless a rule lets its crew hold some back: those are counted', () => {
    const plan = (holder: 'one' | 'b1', picked: readonly string[]) => {
      const models = { ...five, [holder]: { ...five[holder], ...special } }
      const table = setTable({ models, stage: 'plan', book: withTrait({ 'holds-audacity': true }) })
      const forB = holder === 'b1' ? [['audacity', []] as const] : []
      table.playOn('', ['audacity', [...picked]], ...forB)
      return table
    }
    expect(plan('one', ['0']).crew('a').counters[HELD_AUDACITY]).toBe(3)
    expect(() => plan('b1', ['0'])).toThrow()
    const table = plan('b1', ['0', '1', '2', '4'])
    expect(table.crew('a').counters[HELD_AUDACITY]).toBeUndefined()
    expect(table.crew('b').counters[HELD_AUDACITY]).toBe(4)
  })

  test('a model that is not on the table yet gets none, unless a rule plans from afar', () => {
    const planned = (own: Bmg3Rule['own'] & object) => {
      const table = setTable({
        models: { a1, late: { seat: 'a', condition: 'away', ...special }, b1 },
        stage: 'plan',
        book: withTrait(own),
      })
      table.playOn('')
      return table.state.models.map(({ audacity }) => audacity)
    }
    expect(planned({ 'plans-from-afar': true })).toEqual([true, true, true])
    expect(planned({ 'lead-roll': 1 })).toEqual([true, false, true])
  })

  test('a K.O. model gets none, whatever a rule says about those from afar', () => {
    const table = setTable({
      models: { a1, out: { ...a2, condition: 'ko', ...special }, b1 },
      stage: 'plan',
      book: withTrait({ 'plans-from-afar': true }),
    })
    table.playOn('')
    expect(table.model('out').audacity).toBe(false)
  })
})

describe('bmg3/core/execute-the-plan', () => {
  const models = { a1, a2, b1, b2 } as const

  test('a crew with no model left to activate is skipped', () => {
    const table = setTable({ models, initiative: 'a' })
    table.model('a1').activated = true
    table.model('a2').activated = true
    table.playOn('', ['activate', '3'])
    expect(table.asked).toEqual(['b: activate'])
  })

  test('bmg3/core/must-activate: a model that must be next is, and no question is asked', () => {
    const table = setTable({ models, initiative: 'a' })
    table.state.mustActivate = table.model('a2').id
    table.playOn('', ['action', 'end'])
    expect(table.asked).toEqual(['a: action'])
    expect(table.model('a2').activated).toBe(true)
    expect(table.state.mustActivate).toBeUndefined()
  })

  test('bmg3/core/must-activate: one of the other crew waits for its turn', () => {
    const table = setTable({ models, initiative: 'a' })
    table.state.mustActivate = table.model('b2').id
    table.playOn('', ['activate', '0'], ['action', 'end'], ['action', 'end'])
    expect(table.asked).toEqual(['a: activate', 'a: action', 'b: action'])
    expect(table.model('b2').activated).toBe(true)
  })

  test('bmg3/core/must-activate: one that cannot activate any more leaves its crew the choice', () => {
    const table = setTable({ models, initiative: 'a' })
    table.state.mustActivate = table.model('a2').id
    table.model('a2').activated = true
    table.playOn('', ['action', 'end'])
    expect(table.model('a1').activated).toBe(true)
    expect(table.state.mustActivate).toBeUndefined()
  })

  describe('who is held back from being the first of its crew', () => {
    const more = { ...models, a3: { seat: 'a', at: [18, 10] } } as const
    const ordered = (what: typeof cannotBeFirst, ...held: readonly number[]) => {
      const table = setTable({ models: more, initiative: 'a' })
      remember(table.state, what, held)
      return table
    }
    const held = 'It cannot be the first of its crew this round.'

    test('is not offered as long as none of its crew has activated', () => {
      const table = ordered(cannotBeFirst, 0)
      table.playOn('', ['activate', '1'])
      expect(table.offered('activate')).toEqual({ '0': held, '1': undefined, '4': undefined })
    })

    test('is offered later, though no model of the other crew has', () => {
      const table = setTable({ models: more, initiative: 'a' })
      remember(table.state, cannotBeFirst, [0])
      table.model('a2').activated = true
      table.playOn('', ['activate', '0'])
      expect(table.offered('activate')).toEqual({ '0': undefined, '4': undefined })
    })

    test('is not freed by the other crew’s activations', () => {
      const table = ordered(cannotBeFirst, 0)
      table.model('b1').activated = true
      table.playOn('', ['activate', '1'])
      expect(table.offered('activate')).toMatchObject({ '0': held })
    })

    test('goes first after all if there is no other', () => {
      const table = ordered(cannotBeFirst, 0, 1, 4)
      table.playOn('', ['activate', '0'])
      expect(table.offered('activate')).toEqual({ '0': undefined, '1': undefined, '4': undefined })
    })

    test('a model that must be first holds back all others of its crew, until it can no longer activate', () => {
      const table = ordered(mustBeFirst, 1, 4)
      // Two that must be first hold each other back, and so neither is.
      table.playOn('', ['activate', '1'])
      expect(table.offered('activate')).toEqual({ '0': undefined, '1': undefined, '4': undefined })
      const alone = ordered(mustBeFirst, 1)
      alone.playOn('', ['action', 'end'])
      expect(alone.model('a2').activated).toBe(true)
      const gone = setTable({ models: more, initiative: 'a' })
      remember(gone.state, mustBeFirst, [1])
      gone.model('a2').condition = 'ko'
      gone.playOn('', ['activate', '0'])
      expect(gone.offered('activate')).toEqual({ '0': undefined, '4': undefined })
    })
  })
})

describe('bmg3/core/passing', () => {
  const passes = (models: TableSketch<string>['models'], own: Bmg3Rule['own'] & object) => {
    const table = setTable({ models, book: withTrait(own) })
    table.state.part = 0
    table.playOn('')
    return [table.crew('a').passes, table.crew('b').passes]
  }

  test('a trait gives its own crew one more, however many have it, besides the difference in size', () => {
    const own = { 'extra-passes': 1 }
    expect(passes({ a1: { ...a1, ...special }, b1 }, own)).toEqual([1, 0])
    expect(passes({ a1: { ...a1, ...special }, a2: { ...a2, ...special }, b1, b2 }, own)).toEqual([1, 0])
    expect(passes({ a1: { ...a1, ...special }, b1, b2 }, own)).toEqual([2, 0])
    expect(passes({ a1, a2, b1: { ...b1, ...special } }, own)).toEqual([0, 2])
  })

  test('no pass is offered when the other crew has no model to activate', () => {
    const table = setTable({ models: { a1, a2, b1 }, initiative: 'a' })
    table.crew('a').passes = 1
    table.model('b1').activated = true
    table.playOn('', ['activate', '0'])
    expect(Object.keys(table.offered('activate'))).toEqual(['0', '1'])
  })
})

describe('bmg3/core/resource-points', () => {
  const points = (models: TableSketch<string>['models'], own: Bmg3Rule['own'] & object) => {
    const table = setTable({ models, book: withTrait(own) })
    return table.play((game) => [resourcePoints(game, seat('a')), resourcePoints(game, seat('b'))])
  }

  test('three, and what a crew’s own models add, each of them', () => {
    const own = { 'resource-points': 1 }
    expect(points({ a1, b1 }, own)).toEqual([3, 3])
    expect(points({ a1: { ...a1, ...special }, a2: { ...a2, ...special }, b1 }, own)).toEqual([5, 3])
  })

  test('enemies take away no more than one of them would, and it is never less than nothing', () => {
    const own = { 'enemy-resource-points': -1 }
    expect(points({ a1: { ...a1, ...special }, a2: { ...a2, ...special }, b1 }, own)).toEqual([3, 2])
    expect(points({ a1: { ...a1, ...special }, b1 }, { 'enemy-resource-points': -9 })).toEqual([3, 0])
  })

  test('what was played as a resource goes back to the bottom of the deck in the Recount', () => {
    const [first, second, third] = Object.keys(book.cards) as [string, string, string]
    const table = setTable({ models: { a1, b1 }, stage: 'recount', decks: { a: [first, second] } })
    table.state.part = 1
    table.crew('a').spent = [third]
    table.play((game) => recount(game))
    // The top of a deck is its last card.
    expect(table.crew('a')).toMatchObject({ deck: [third, first, second], spent: [] })
  })
})

describe('bmg3/core/recovery', () => {
  const recover = (models: TableSketch<string>['models'], dice = '') => {
    const table = setTable({ models, stage: 'recount' })
    table.state.part = 4
    table.play((game) => recount(game), dice)
    return table.state.models.map(({ stun, condition }) => [stun, condition])
  }

  test('a model without a stun loses none, and a conscious model does not roll', () => {
    expect(recover({ a1, b1: { ...b1, condition: 'down', stun: 1 } })).toEqual([
      [0, 'up'],
      [0, 'down'],
    ])
  })

  test('a K.O. model without a stun comes round with none', () => {
    expect(recover({ a1: { ...a1, condition: 'ko' }, b1 }, '1 1')).toEqual([
      [0, 'down'],
      [0, 'up'],
    ])
  })
})

describe('bmg3/core/game-end', () => {
  const end = (models: TableSketch<string>['models'], round = 1) => {
    const table = setTable({ models, stage: 'recount', round })
    table.state.part = 5
    table.play((game) => recount(game))
    return [table.state.stage, table.state.reasonOver]
  }

  test('a crew whose models are yet to come goes on', () => {
    expect(end({ a1, b1: { seat: 'b', condition: 'away' } })[0]).toBe('lead')
    expect(end({ a1, b1: { seat: 'b', condition: 'casualty' } })).toEqual([
      'over',
      'b has nobody left to act.',
    ])
  })

  test('it says whether one crew or both have no model left', () => {
    expect(end({ a1: { ...a1, condition: 'ko' }, b1 })).toEqual(['over', 'a has nobody left to act.'])
    expect(end({ a1: { ...a1, condition: 'ko' }, b1: { ...b1, condition: 'ko' } })).toEqual([
      'over',
      'Nobody is left to act.',
    ])
    expect(end({ a1, b1 }, 4)).toEqual(['over', 'Round 4 is over.'])
  })
})
