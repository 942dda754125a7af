import { labelOf } from '@gargoyle/bmg-common'
import { describe, expect, test } from 'vitest'
import { book } from '../book.ts'
import type { Bmg3Scope } from '../rules/special-rule.ts'
import { withItsCards } from '../testing/card-window.ts'
import { setTable } from '../testing/table.ts'
import { offer } from '../traits/helpers.ts'
import { recount } from './recount.ts'
import { takeTheLead } from './take-the-lead.ts'

const a1 = { seat: 'a', at: [10, 10] } as const
const b1 = { seat: 'b', at: [10, 40] } as const

describe('bmg3/core/take-the-lead', () => {
  const lead = (
    options: object,
    dice: string,
    chosen: string,
    before?: (table: ReturnType<typeof scene>) => void,
  ) => {
    const table = scene(options)
    before?.(table)
    table.play(withItsCards(takeTheLead), dice, ['initiative', chosen])
    return { asked: table.asked[0], initiative: table.state.initiative }
  }
  const scene = (options: object) => setTable({ models: { a1, b1 }, stage: 'lead', ...options })

  test('the higher die chooses, not necessarily oneself', () => {
    expect(lead({}, '5 3', 'a')).toEqual({ asked: 'a: initiative', initiative: 'a' })
    expect(lead({}, '2 3', 'a')).toEqual({ asked: 'b: initiative', initiative: 'a' })
  })

  test('both can be read in the story', () => {
    const told = (dice: string) => {
      const table = scene({})
      table.play(withItsCards(takeTheLead), dice, ['initiative', 'a'])
      return table.story.at(-1)
    }
    expect(told('5 3')).toBe('a wins the roll and takes the Initiative.')
    expect(told('2 3')).toBe('b wins the roll and gives a the Initiative.')
  })

  test('a tie goes to who lost the last roll, not to who lacks the Initiative; in the first round it is rolled again', () => {
    // In round 1 b won the roll and gave a the Initiative: a has lost the roll and wins the tie.
    const table = scene({ round: 1 })
    table.play(withItsCards(takeTheLead), '2 3', ['initiative', 'a'])
    table.state.round = 2
    table.play(withItsCards(takeTheLead), '4 4', ['initiative', 'a'])
    expect(table.asked).toEqual(['a: initiative'])
    // Who wins a tie has won the roll.
    table.state.round = 3
    table.play(withItsCards(takeTheLead), '4 4', ['initiative', 'a'])
    expect(table.asked).toEqual(['b: initiative'])
    expect(lead({ round: 1, initiative: 'a' }, '4 4 6 1', 'a').asked).toBe('a: initiative')
  })

  test('bmg3/core/passing: every pass kept last round adds one', () => {
    const kept = (passes: number) =>
      lead({ round: 2, initiative: 'b' }, '3 5', 'a', (table) => {
        table.crew('a').leadBonus = passes
      }).asked
    expect([kept(1), kept(3)]).toEqual(['b: initiative', 'a: initiative'])
  })
})

describe('bmg3/core/raise-the-plan', () => {
  const models = {
    one: a1,
    two: { ...a1, at: [12, 10] },
    three: { ...a1, at: [14, 10] },
    four: { ...a1, at: [16, 10] },
    five: { ...a1, at: [18, 10] },
    b1,
  } as const

  test('four markers each, in secret, on models that can activate', () => {
    const table = setTable({ models, stage: 'plan' })
    table.model('two').condition = 'ko'
    table.playOn('')
    expect(table.asked).toEqual([])
    // Four can activate, so it is four, and no question is asked.
    expect(table.state.models.filter(({ audacity }) => audacity).map(({ id }) => id)).toEqual([0, 2, 3, 4, 5])
  })

  test('with more models their player picks', () => {
    const table = setTable({ models, stage: 'plan' })
    table.playOn('', ['audacity', ['0', '1', '2', '4']])
    expect(table.state.models.map(({ audacity }) => audacity)).toEqual([true, true, true, false, true, true])
  })
})

describe('bmg3/core/execute-the-plan', () => {
  const models = { a1, a2: { ...a1, at: [14, 10] }, b1, b2: { ...b1, at: [14, 40] } } as const

  test('players alternate, one model at a time, each once, starting with the Initiative', () => {
    const table = setTable({ models, initiative: 'b' })
    table.playOn(
      '6 1',
      ['activate', '3'],
      ['action', 'end'],
      ['activate', '0'],
      ['action', 'end'],
      ['action', 'end'],
      ['action', 'end'],
    )
    expect(table.asked.map((line) => line.split(':')[0])).toEqual(['b', 'b', 'a', 'a', 'b', 'a'])
    expect(table.state.round).toBe(2)
  })

  test('bmg3/core/must-activate: the round does not end while models are left', () => {
    const table = setTable({ models, initiative: 'a' })
    table.playOn('', ['activate', '0'])
    expect(table.offered('activate')).toEqual({ '0': undefined, '1': undefined })
  })
})

describe('bmg3/core/passing', () => {
  const models = { a1, b1, b2: { ...b1, at: [14, 40] }, b3: { ...b1, at: [18, 40] } } as const

  test('the smaller crew gets the difference in passes, K.O. models not counted', () => {
    const passes = (ko: boolean) => {
      const table = setTable({ models })
      table.state.part = 0
      if (ko) table.model('b3').condition = 'ko'
      table.playOn('')
      return [table.crew('a').passes, table.crew('b').passes]
    }
    expect([passes(false), passes(true)]).toEqual([
      [2, 0],
      [1, 0],
    ])
  })

  test('a pass hands the activation over; the model still activates later', () => {
    const table = setTable({ models, initiative: 'a' })
    table.crew('a').passes = 1
    table.playOn('', ['activate', 'pass'], ['activate', '1'], ['action', 'end'])
    expect(table.asked).toEqual(['a: activate', 'b: activate', 'b: action'])
    expect(table.crew('a').passes).toBe(0)
    expect(table.model('a1').activated).toBe(false)
  })

  test('unused passes count for the next Take the Lead', () => {
    const table = setTable({ models, stage: 'recount' })
    table.state.part = 5
    table.crew('a').passes = 2
    table.play((game) => recount(game))
    expect(table.crew('a')).toMatchObject({ passes: 0, leadBonus: 2 })
  })
})

describe('bmg3/core/recount-order', () => {
  test('traits, spent resources, objectives, statuses, recovery, end: each in its turn', () => {
    const seen: string[] = []
    const note = (what: string) => () => {
      seen.push(what)
      return undefined
    }
    const watch = {
      name: 'Watch',
      text: 'A test.',
      on: {
        'recount-start': note('traits'),
        'recount-status': note('statuses'),
        'recount-end': note('recovered'),
        refresh: note('refresh'),
      },
    }
    const table = setTable({
      models: { a1: { ...a1, traits: ['watch'], stun: 2 }, b1 },
      stage: 'recount',
      book: { traits: { watch } },
    })
    table.state.part = 0
    for (let step = 0; step < 6; step++) {
      seen.push(`${step}`)
      table.play(withItsCards(recount))
    }
    expect(seen.join(' ')).toBe('0 traits 1 2 3 statuses 4 recovered 5 refresh')
    expect(table.state).toMatchObject({ round: 2, stage: 'lead' })
  })
})

describe('bmg3/core/recount-order: traits of the start', () => {
  const asks = {
    name: 'Asks',
    text: 'A test.',
    on: {
      *'recount-start'({ game, owner }: Bmg3Scope) {
        yield* offer(game, owner.seat, { rule: 'bmg3/core/recount-order', prompt: labelOf(game, owner) })
      },
    },
  }
  const quiet = { name: 'Quiet', text: 'A test.', on: { 'recount-start': () => undefined } }

  test('players alternate, beginning with the Initiative, until all are used; what asks no question takes no turn', () => {
    const table = setTable({
      models: {
        a1: { ...a1, traits: ['quiet', 'asks'] },
        a2: { ...a1, at: [12, 10], traits: ['asks'] },
        a3: { ...a1, at: [14, 10], traits: ['asks'] },
        b1: { ...b1, traits: ['asks'] },
        b2: { ...b1, at: [12, 40], traits: ['quiet', 'asks'] },
      },
      stage: 'recount',
      initiative: 'b',
      book: { traits: { asks, quiet } },
    })
    table.state.part = 0
    table.play((game) => recount(game), '', ...Array.from({ length: 5 }, () => ['offer', 'no'] as const))
    expect(table.asked.map((line) => line[0])).toEqual(['b', 'a', 'b', 'a', 'a'])
  })
})

describe('bmg3/core/refresh', () => {
  test('the deck is shuffled before the hand is filled', () => {
    const deck = Object.keys(book.cards).slice(0, 20)
    const table = setTable({
      models: { a1, b1 },
      stage: 'recount',
      hands: { a: deck.slice(0, 4) },
      decks: { a: deck.slice(4) },
    })
    table.state.part = 5
    table.play((game) => recount(game), '', ['discard', []])
    expect(table.crew('a').deck).not.toEqual(deck.slice(4))
    expect(table.crew('a').deck.toSorted()).toEqual(deck.slice(4).toSorted())
  })

  test('what is drawn for a discarded card comes from the shuffled deck, not from the top of the old one', () => {
    const deck = Object.keys(book.cards).slice(0, 30)
    const table = setTable({
      models: { a1, b1 },
      stage: 'recount',
      hands: { a: deck.slice(0, 4) },
      decks: { a: deck.slice(4) },
    })
    table.state.part = 5
    table.play((game) => recount(game), '', ['discard', ['0']])
    const { hand } = table.crew('a')
    expect(hand.slice(0, 3)).toEqual(deck.slice(1, 4))
    expect([deck.slice(4).includes(hand[3]!) || hand[3] === deck[0], hand[3] === deck.at(-1)]).toEqual([
      true,
      false,
    ])
  })

  test('no more than one card is exchanged', () => {
    const deck = Object.keys(book.cards).slice(0, 20)
    const exchange = (picked: readonly string[]) => {
      const table = setTable({
        models: { a1, b1 },
        stage: 'recount',
        hands: { a: deck.slice(0, 4) },
        decks: { a: deck.slice(4) },
      })
      table.state.part = 5
      table.play((game) => recount(game), '', ['discard', picked])
      return table.crew('a').hand.length
    }
    expect(exchange(['0'])).toBe(4)
    expect(() => exchange(['0', '1'])).toThrow()
  })

  test('markers come off and there are three resource points again', () => {
    const table = setTable({ models: { a1, b1 }, stage: 'recount' })
    table.state.part = 5
    Object.assign(table.model('a1'), {
      activated: true,
      audacity: true,
      resting: true,
      usedThisRound: ['sewer'],
    })
    table.crew('a').resources = 0
    table.play((game) => recount(game))
    expect(table.model('a1')).toMatchObject({
      activated: false,
      audacity: false,
      resting: false,
      usedThisRound: [],
    })
    expect(table.crew('a').resources).toBe(3)
  })
})

describe('bmg3/core/recovery', () => {
  const recoverWith = (dice: string, more: object) => {
    const table = setTable({ models: { a1: { ...a1, ...more } as typeof a1, b1 }, stage: 'recount' })
    table.state.part = 4
    table.play((game) => recount(game), dice)
    return table.model('a1')
  }

  test('every conscious model loses a stun', () => {
    expect(recoverWith('', { stun: 3 })).toMatchObject({ stun: 2 })
    expect(recoverWith('', { injury: 3 })).toMatchObject({ injury: 3 })
  })

  test('a K.O. model rolls Endurance with a die less; passed, it loses a stun and lies where it is', () => {
    // Special 3, less one for being K.O.: two dice against Endurance 5.
    expect(recoverWith('2 3', { condition: 'ko', stun: 5 })).toMatchObject({
      condition: 'down',
      stun: 4,
      resting: false,
    })
    expect(recoverWith('2 4', { condition: 'ko', stun: 5 })).toMatchObject({ condition: 'ko', stun: 5 })
  })
})

describe('bmg3/core/game-end', () => {
  const end = (round: number, condition: 'up' | 'ko') => {
    const table = setTable({ models: { a1, b1: { ...b1, condition } }, stage: 'recount', round })
    table.state.part = 5
    table.play((game) => recount(game))
    return table.state.stage
  }

  test('after round four, or when a crew has no model to activate after the recoveries', () => {
    expect([end(3, 'up'), end(4, 'up'), end(1, 'ko')]).toEqual(['lead', 'over', 'over'])
  })
})
