import { seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { actionOptions } from '../activation/actions.ts'
import { beginActivation } from '../activation/activation.ts'
import { isInspired } from '../activation/inspire.ts'
import { paymentBlockedReason } from '../activation/payment.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { skill } from '../model/skills.ts'
import { deployment } from '../preparation/prepare-game.ts'
import { resourcePoints } from '../round/recount.ts'
import { trigger } from '../rules/rule-system.ts'
import { type Answer, setTable } from '../testing/table.ts'

test('bmg3/trait/informer: one pass more, however many informers there are, and none while they are K.O.', () => {
  const passes = (traits: readonly string[], condition: 'up' | 'ko' = 'up') => {
    const table = setTable({
      models: {
        boss: { seat: 'a', at: [2, 5] },
        one: { seat: 'a', at: [5, 5], traits, condition },
        two: { seat: 'a', at: [8, 5], traits, condition },
        cop: { seat: 'b', at: [20, 5], condition },
        partner: { seat: 'b', at: [25, 5], condition },
        sergeant: { seat: 'b', at: [30, 5] },
      },
    })
    table.state.part = 0
    table.playOn('')
    return table.crew('a').passes
  }
  expect(passes(['informer'])).toBe(1)
  expect(passes([])).toBe(0)
  expect(passes(['informer'], 'ko')).toBe(0)
})

describe('bmg3/trait/inspire', () => {
  const inspired = (
    traits: readonly string[],
    more: { readonly distance?: number; readonly boss?: 'up' | 'ko'; readonly alias?: string } = {},
  ) =>
    setTable({
      models: {
        boss: {
          seat: 'a',
          at: [40, 40],
          ranks: ['leader'],
          condition: more.boss ?? 'up',
          alias: 'Black Mask',
        },
        aide: { seat: 'a', at: [10, 10], ranks: ['sidekick'], traits },
        thug: { seat: 'a', at: [10 + (more.distance ?? 5), 10] },
      },
    }).play((game, { thug }) => isInspired(game, thug))

  test('bmg3/trait/inspire: inspires Henchmen within eight inches without being the Boss', () => {
    expect(inspired(['inspire'])).toBe(true)
    expect(inspired(['inspire'], { distance: 9.5 })).toBe(false)
    expect(inspired([])).toBe(false)
  })

  test('bmg3/trait/lieutenant: passes on what the named Boss inspires', () => {
    expect(inspired(['lieutenant(black-mask)'])).toBe(true)
    expect(inspired(['lieutenant(black-mask)'], { distance: 9.5 })).toBe(false)
    expect(inspired(['lieutenant(bane)'])).toBe(false)
    expect(inspired(['lieutenant(black-mask)'], { boss: 'ko' })).toBe(false)
  })
})

test('bmg3/trait/radio: is inspired however far away the Boss is, as long as there is one', () => {
  const inspired = (traits: readonly string[], condition: 'up' | 'ko' = 'up') =>
    setTable({
      models: {
        boss: { seat: 'a', at: [40, 40], ranks: ['leader'], condition },
        thug: { seat: 'a', at: [5, 5], traits },
      },
    }).play((game, { thug }) => isInspired(game, thug))
  expect(inspired(['radio'])).toBe(true)
  expect(inspired([])).toBe(false)
  expect(inspired(['radio'], 'ko')).toBe(false)
})

test('bmg3/trait/one-of-the-boys: is inspired although it is no Henchman', () => {
  const inspired = (traits: readonly string[]) =>
    setTable({
      models: {
        boss: { seat: 'a', at: [10, 10], ranks: ['leader'] },
        pal: { seat: 'a', at: [14, 10], ranks: ['free-agent'], traits },
      },
    }).play((game, { pal }) => isInspired(game, pal))
  expect(inspired(['one-of-the-boys'])).toBe(true)
  expect(inspired([])).toBe(false)
})

describe('bmg3/trait/harleys-best-friends', () => {
  const start = (distance: number) => {
    const table = setTable({
      models: {
        harley: { seat: 'a', at: [10, 10], ranks: ['leader'], name: 'Dr. Harleen Frances Quinzel' },
        hyena: { seat: 'a', at: [10 + distance, 10], traits: ['stupid', 'harleys-best-friends'] },
      },
    })
    table.play((game, { hyena }) => beginActivation(game, hyena))
    const suspect = table.play((game, { hyena }) =>
      actionOptions(game, hyena, (kind) => paymentBlockedReason(game, hyena, kind)).find(
        ({ id }) => id === 'suspect',
      ),
    )
    return { extra: table.state.activation?.extra.map(({ kind }) => kind), why: suspect?.why?.text }
  }

  test('bmg3/trait/harleys-best-friends: near her it is clever and has a Tactical action more, but no inspiration', () => {
    expect(start(5)).toEqual({ extra: ['tactical'], why: undefined })
  })

  test('bmg3/trait/stupid: without her it manipulates nothing', () => {
    const { extra, why } = start(12)
    expect(extra).toEqual([])
    expect(why).toMatch(/cannot manipulate/)
  })
})

describe('bmg3/trait/hidden-boss', () => {
  const crewWith = (traits: readonly string[]) =>
    setTable({
      models: {
        boss: { seat: 'a', at: [40, 40], ranks: ['leader'] },
        heir: { seat: 'a', at: [10, 10], ranks: ['sidekick'], traits, willpower: 5 },
        thug: { seat: 'a', at: [17, 10] },
      },
    })

  test('bmg3/trait/hidden-boss: takes the crown, inspires eight inches far and has more Willpower', () => {
    const table = crewWith(['hidden-boss'])
    // No question is asked who the Boss is now.
    table.play((game, { boss }) => becomeCasualty(game, boss, undefined))
    expect(table.crew('a').boss).toBe(1)
    expect(table.play((game, { heir }) => skill(game, 'willpower', heir))).toBe(6)
    expect(table.play((game, { thug }) => isInspired(game, thug))).toBe(true)
  })

  test('bmg3/trait/hidden-boss: others are chosen, and inspire four inches far', () => {
    const table = crewWith([])
    table.play((game, { boss }) => becomeCasualty(game, boss, undefined), '', ['new-boss', '1'])
    expect(table.play((game, { heir }) => skill(game, 'willpower', heir))).toBe(5)
    expect(table.play((game, { thug }) => isInspired(game, thug))).toBe(false)
  })
})

test('bmg3/trait/mastermind: adds one to the roll for the Initiative', () => {
  const lead = (traits: readonly string[]) => {
    const table = setTable({
      models: { brain: { seat: 'a', at: [5, 5], traits }, cop: { seat: 'b', at: [20, 5] } },
      stage: 'lead',
    })
    table.playOn('3 3 4 5', ['initiative', traits.length > 0 ? 'a' : 'b'])
    return table.asked[0]
  }
  expect(lead(['mastermind'])).toBe('a: initiative')
  // A tie in the first round is rolled again.
  expect(lead([])).toBe('b: initiative')
})

test('bmg3/trait/strategist, bmg3/trait/grand-strategist, bmg3/trait/searcher: resource points', () => {
  const points = (ours: readonly string[], theirs: readonly string[] = [], condition: 'up' | 'ko' = 'up') =>
    setTable({
      models: {
        brain: { seat: 'a', at: [5, 5], traits: ours, condition },
        one: { seat: 'b', at: [20, 5], traits: theirs, condition },
        two: { seat: 'b', at: [25, 5], traits: theirs, condition },
      },
    }).play((game) => resourcePoints(game, seat('a')))
  expect(points([])).toBe(3)
  expect(points(['strategist'])).toBe(4)
  expect(points(['grand-strategist'])).toBe(5)
  expect(points(['strategist'], [], 'ko')).toBe(3)
  // Two searchers take no more than one.
  expect(points([], ['searcher'])).toBe(2)
  expect(points([], ['searcher'], 'ko')).toBe(3)
})

test('bmg3/trait/strategist: counts in the first round already, because the points are handed out after deployment', () => {
  const points = (traits: readonly string[]) => {
    const table = setTable({
      models: { brain: { seat: 'a', at: [5, 5], traits }, cop: { seat: 'b', at: [20, 40] } },
      zones: { a: 'A', b: 'B' },
      stage: 'deployment',
    })
    table.state.part = 5
    table.play((game) => deployment(game))
    return [table.state.stage, table.crew('a').resources]
  }
  expect(points(['strategist'])).toEqual(['lead', 4])
  expect(points([])).toEqual(['lead', 3])
})

describe('bmg3/trait/trickster', () => {
  const start = (traits: readonly string[], ...answers: Answer[]) => {
    const table = setTable({
      models: { joker: { seat: 'a', at: [5, 5], traits }, thug: { seat: 'a', at: [20, 5] } },
    })
    table.model('thug').audacity = true
    table.play((game, { joker }) => beginActivation(game, joker), '', ...answers)
    return [table.state.activation?.audacity, table.model('thug').audacity]
  }

  test('bmg3/trait/trickster: takes the Audacity of a friend who has not activated', () => {
    expect(start(['trickster'], ['trickster', '1'])).toEqual([true, false])
    expect(start(['trickster'], ['trickster', 'none'])).toEqual([false, true])
    expect(start([])).toEqual([false, true])
  })
})

describe('bmg3/trait/kaos-agent', () => {
  const models = {
    joker: { seat: 'a', at: [5, 5], ranks: ['leader'], traits: ['kaos-agent'] },
    thug: { seat: 'a', at: [20, 5] },
    cop: { seat: 'b', at: [40, 5] },
  } as const

  test('bmg3/trait/kaos-agent: keeps Audacity back and gives it to a Henchman that activates', () => {
    const table = setTable({ models, stage: 'plan' })
    table.playOn('', ['audacity', []], ['activate', '1'], ['audacity-held', 'yes'])
    expect(table.state.activation).toMatchObject({ model: 1, audacity: true })
    expect(table.crew('a').counters.audacity).toBe(3)
  })

  test('bmg3/trait/kaos-agent: nothing can be kept back while it is K.O., but its Henchmen stay Tricksters', () => {
    const table = setTable({
      models: { ...models, joker: { ...models.joker, condition: 'ko' }, goon: { seat: 'a', at: [25, 5] } },
    })
    table.model('goon').audacity = true
    table.play((game, { thug }) => beginActivation(game, thug), '', ['trickster', '3'])
    expect(table.model('goon').audacity).toBe(false)
    table.state.activation = undefined
    table.state.stage = 'plan'
    // All who can have Audacity get it: there is nothing to decide.
    table.playOn('')
    expect(table.model('goon').audacity).toBe(true)
    expect(table.crew('a').counters.audacity).toBeUndefined()
  })
})

describe('bmg3/trait/the-worlds-greatest-detective', () => {
  const stage = () =>
    setTable({
      models: {
        batman: { seat: 'a', at: [5, 5], traits: ['the-worlds-greatest-detective'] },
        thug: { seat: 'b', at: [40, 40], willpower: 5 },
        goon: { seat: 'b', at: [45, 40] },
        tank: { seat: 'b', at: [40, 45], ranks: ['vehicle'] },
      },
      initiative: 'b',
    })

  test('bmg3/trait/the-worlds-greatest-detective: an enemy that fails must be the first of its crew', () => {
    const table = stage()
    table.play((game) => trigger(game, 'plan-end', {}), '4 4 4', ['target', '1'], ['offer', 'yes'])
    expect(Object.keys(table.offered('target'))).toEqual(['1', '2', 'none'])
    // There is no other choice, so no question is asked who activates.
    table.playOn('', ['action', 'end'])
    expect(table.model('thug').activated).toBe(true)
  })

  test('bmg3/trait/the-worlds-greatest-detective: who passes is free to wait', () => {
    const table = stage()
    table.play((game) => trigger(game, 'plan-end', {}), '1 1 6', ['target', '1'])
    table.playOn('', ['activate', '2'])
    expect(table.state.activation?.model).toBe(2)
  })
})
