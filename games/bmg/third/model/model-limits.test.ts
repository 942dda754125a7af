import { addMarker } from '@gargoyle/bmg-common'
import { seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { book } from '../book.ts'
import type { Bmg3Rule } from '../rules/special-rule.ts'
import { type ModelSketch, place, setTable } from '../testing/table.ts'
import { suspectsOf } from './crew.ts'
import { effortBlockedReason, makeEfforts, mostEfforts, offerEfforts, payEfforts } from './effort.ts'
import { opposedSkillRoll, skillRoll } from './skill-roll.ts'
import { skill, skillValue } from './skills.ts'

// The limits of skills, Efforts and skill rolls: what they cost to the marker, and which models a rule is about.

/** A thug with one more trait, and another model. */
const staged = (more: Partial<Bmg3Rule> = {}, sketch: Partial<ModelSketch> = {}) => {
  const special: Bmg3Rule = { name: 'Special', text: 'A test.', ...more }
  return setTable({
    models: {
      thug: { seat: 'a', at: [5, 5], traits: ['special'], ...sketch },
      ivy: { seat: 'b', at: [9, 5], willpower: 7 },
    },
    book: { traits: { ...book.traits, special } },
  })
}

const attack = { purpose: 'attack' }

test('bmg3/core/place-suspect: a crew’s suspects are its own, and no other markers', () => {
  const count = staged().play((game) => {
    addMarker(game, 'suspect', place([10, 10]), seat('a'))
    addMarker(game, 'suspect', place([20, 10]), seat('b'))
    addMarker(game, 'event', place([30, 10]), seat('a'))
    return [suspectsOf(game, seat('a')).length, suspectsOf(game, seat('b')).length]
  })
  expect(count).toEqual([1, 1])
})

describe('bmg3/core/effort', () => {
  const most = (more: Partial<Bmg3Rule>, sketch: Partial<ModelSketch>, alreadyMade = 0) =>
    staged(more, sketch).play((game, { thug }) => mostEfforts(game, thug, attack, alreadyMade))

  test('none for a model that is K.O. or that a rule forbids them', () => {
    expect(most({}, { condition: 'ko', willpower: 9 })).toBe(0)
    expect(most({ own: { 'no-efforts': true } }, { willpower: 9 })).toBe(0)
  })

  test('bmg3/core/effort-limit: those made before count against the limit', () => {
    expect([0, 1, 3].map((made) => most({}, { willpower: 9 }, made))).toEqual([3, 2, 0])
  })

  test('free ones come on top of the limit and of what Willpower leaves, once', () => {
    const free = { own: { 'free-efforts': 1 } }
    expect(most(free, { willpower: 9 })).toBe(4)
    expect(most(free, { willpower: 3, stun: 2 })).toBe(1)
    // One free Effort and one paid one are made: two more can be paid for.
    expect([1, 2, 4].map((made) => most(free, { willpower: 9 }, made))).toEqual([3, 2, 0])
  })

  test('a free one costs no stun, and the next one does', () => {
    const table = staged({ own: { 'free-efforts': 1 } }, { willpower: 9 })
    table.play((game, { thug }) => makeEfforts(game, thug, 1, attack))
    expect(table.model('thug').stun).toBe(0)
    table.play((game, { thug }) => makeEfforts(game, thug, 2, attack, 1))
    expect(table.model('thug').stun).toBe(2)
    expect(table.crew('a').round.efforts).toBe(3)
  })

  test('where each costs two stuns, half as many can be paid for', () => {
    const dear = { own: { 'effort-cost': 1 } }
    expect(most(dear, { willpower: 5 })).toBe(2)
    expect(most(dear, { willpower: 4 })).toBe(1)
    const table = staged(dear, { willpower: 9 })
    table.play((game, { thug }) => makeEfforts(game, thug, 2, attack))
    expect(table.model('thug')).toMatchObject({ stun: 4, injury: 0 })
  })

  test('an Effort never costs less than a stun', () => {
    const table = staged({ own: { 'effort-cost': -5 } }, { willpower: 9 })
    table.play((game, { thug }) => makeEfforts(game, thug, 2, attack))
    expect(table.model('thug').stun).toBe(2)
  })

  describe('paid for in injuries where a rule allows it', () => {
    const injuries: Partial<Bmg3Rule> = { own: { 'efforts-in-injuries': true } }

    test('as many more as Endurance leaves, short of being a Casualty', () => {
      expect(most(injuries, { willpower: 2, endurance: 3 })).toBe(3)
      expect(most(injuries, { willpower: 1, endurance: 3 })).toBe(2)
      expect(most(injuries, { willpower: 1, endurance: 3, injury: 1 })).toBe(1)
      expect(most({}, { willpower: 1, endurance: 3 })).toBe(0)
    })

    test('its player says how many are injuries, at least those that stuns have no room for', () => {
      const pay = (willpower: number, answer: number) => {
        const table = staged(injuries, { willpower, endurance: 9 })
        table.play((game, { thug }) => payEfforts(game, thug, 2, attack), '', ['efforts-in-injuries', answer])
        const { stun, injury } = table.model('thug')
        return [stun, injury]
      }
      expect([pay(9, 0), pay(9, 2), pay(2, 1)]).toEqual([
        [2, 0],
        [0, 2],
        [1, 1],
      ])
      expect(() => pay(2, 0)).toThrow()
      expect(() => pay(9, 3)).toThrow()
    })

    test('without such a rule no question is asked, and stuns pay', () => {
      const table = staged({}, { willpower: 9 })
      table.play((game, { thug }) => payEfforts(game, thug, 2, attack))
      expect(table.asked).toEqual([])
      expect(table.model('thug')).toMatchObject({ stun: 2, injury: 0 })
    })

    test('where no question is asked, injuries take what stuns have no room for', () => {
      const table = staged(injuries, { willpower: 3, stun: 1, endurance: 9 })
      table.play((game, { thug }) => makeEfforts(game, thug, 3, attack))
      expect(table.model('thug')).toMatchObject({ stun: 2, injury: 2 })
    })
  })

  test('rules learn of Efforts that can be made and that are made, and of none that are not', () => {
    const seen: string[] = []
    const watching: Partial<Bmg3Rule> = {
      on: {
        'efforts-offered': () => {
          seen.push('offered')
          return undefined
        },
        'efforts-made': ({ efforts, inAll }) => {
          seen.push(`made ${efforts}, in all ${inAll}`)
          return undefined
        },
      },
    }
    const offered = (willpower: number, ...answers: readonly ['efforts', number][]) =>
      staged(watching, { willpower }).play(
        (game, { thug }) => offerEfforts(game, thug, attack, { prompt: 'How many?', alreadyMade: 1 }),
        '',
        ...answers,
      )
    expect(offered(9, ['efforts', 2])).toBe(2)
    expect(seen).toEqual(['offered', 'made 2, in all 3'])
    seen.length = 0
    expect(offered(1)).toBe(0)
    expect(offered(9, ['efforts', 0])).toBe(0)
    expect(seen).toEqual(['offered'])
  })

  test('no more are asked for than there is a use for', () => {
    const table = staged({}, { willpower: 9 })
    const offer = (cap: number) =>
      table.play((game, { thug }) => offerEfforts(game, thug, attack, { prompt: 'How many?', cap }))
    expect([offer(0), table.asked]).toEqual([0, []])
  })

  test('a player who cannot make so many is told so', () => {
    const why = (efforts: number) =>
      staged({}, { willpower: 3 }).play((game, { thug }) =>
        effortBlockedReason(game, thug, efforts, 'a rule'),
      )
    expect([why(1), why(2), why(3)]).toEqual([
      undefined,
      undefined,
      expect.stringContaining('cannot make 3 Efforts now'),
    ])
  })
})

describe('bmg3/core/skill-roll', () => {
  const roll = (
    dice: string,
    more: Partial<Bmg3Rule> = {},
    details: object = {},
    name: 'willpower' | 'endurance' = 'willpower',
  ) =>
    staged(more, { willpower: 7, endurance: 4, special: 3 }).play(
      (game, { thug }) => skillRoll(game, thug, name, { reason: 'a test', ...details }),
      dice,
    )

  test('exactly the skill is enough', () => {
    expect([roll('3 4 6').passed, roll('4 4 6').passed]).toEqual([true, false])
  })

  test('what helps for this roll is added to the skill, what a rule adds to the sum counts against it', () => {
    expect(roll('4 4 6', {}, { modifier: 1 }).passed).toBe(true)
    expect(roll('3 4 6', {}, { modifier: -1 })).toEqual({ passed: false, margin: 1 })
    expect(roll('3 4 6', { own: { 'skill-roll': 2 } })).toEqual({ passed: false, margin: 2 })
    expect(roll('4 4 6', { own: { 'skill-roll': -1 } }).passed).toBe(true)
  })

  test('a model without Willpower rolls Endurance as any other', () => {
    const table = staged()
    Object.assign(table.content.cards[0]!.profile, { willpower: undefined })
    const rolled = table.play(
      (game, { thug }) => skillRoll(game, thug, 'endurance', { reason: 'a test' }),
      '6 6 6',
    )
    expect(rolled).toEqual({ passed: false, margin: 7 })
  })

  test('spare dice are rolled with the others, and the worst dropped', () => {
    // Three dice count and one is spare: of 6 6 1 1 the two lowest are picked.
    expect(roll('6 6 1 1', { own: { 'skill-spare-dice': 1 } }).passed).toBe(true)
    // With one die that counts, the spare one only replaces it.
    const one = { own: { 'skill-spare-dice': 1, 'skill-dice': -2 } }
    expect(roll('5 6', one)).toEqual({ passed: true, margin: 0 })
    expect(roll('5 4', one, {}, 'endurance')).toEqual({ passed: true, margin: 0 })
    expect(roll('5 6', one, {}, 'endurance')).toEqual({ passed: false, margin: 1 })
  })

  test('a failed roll may be rolled again where a rule says so; a good one and a final one are not', () => {
    const again = { own: { 'skill-rerolls': 1 } }
    expect(roll('6 6 6 1 1 6', again).passed).toBe(true)
    expect(roll('1 1 6', again).passed).toBe(true)
    expect(roll('6 6 6', again, { final: true }).passed).toBe(false)
    expect(roll('6 6 6').passed).toBe(false)
  })

  test('rules may make it harder once it is known what is rolled; an opposed roll is left alone', () => {
    const harder: Partial<Bmg3Rule> = {
      on: {
        'skill-rolling': ({ rolling }) => {
          rolling.added += 3
          return undefined
        },
      },
    }
    expect(roll('1 3 6', harder).passed).toBe(true)
    expect(roll('2 3 6', harder)).toEqual({ passed: false, margin: 1 })
    const opposed = staged(harder).play(
      (game, { thug, ivy }) => opposedSkillRoll(game, thug, ivy, 'willpower', { reason: 'a test' }),
      '4 4 1',
    )
    expect(opposed).toBe(true)
  })

  test('a rule about one occasion only counts there', () => {
    const rule: Partial<Bmg3Rule> = {
      own: { 'skill-roll': ({ occasion }) => (occasion === 'bmg3/core/recovery' ? -4 : 0) },
    }
    expect(roll('5 6 6', rule, { rule: 'bmg3/core/recovery' }).passed).toBe(true)
    expect(roll('5 6 6', rule, { rule: 'bmg3/core/fall' }).passed).toBe(false)
    expect(roll('5 6 6', rule).passed).toBe(false)
  })

  test('bmg3/core/effort: the last die is never taken away', () => {
    const table = staged({}, { willpower: 7, special: 3 })
    const take = (efforts: number, dice: string) => () =>
      table.play(
        (game, { thug, ivy }) => skillRoll(game, thug, 'willpower', { reason: 'a test', against: ivy }),
        dice,
        ['efforts', efforts],
      )
    expect(take(3, '6')).toThrow()
    expect(take(2, '6')().passed).toBe(true)
  })

  test('Efforts against Willpower rolls are told from those against Endurance', () => {
    const purposes: string[] = []
    const watching: Partial<Bmg3Rule> = {
      on: {
        'efforts-made': ({ purpose }) => {
          purposes.push(purpose)
          return undefined
        },
      },
    }
    for (const name of ['willpower', 'endurance'] as const) {
      staged(watching, { special: 3 }).play(
        (game, { thug, ivy }) => skillRoll(game, thug, name, { reason: 'a test', against: ivy }),
        '1 1',
        ['efforts', 1],
      )
    }
    expect(purposes).toEqual(['skill', 'endurance'])
  })
})

describe('bmg3/core/opposed-skill-roll', () => {
  test('nothing is achieved against what has no Willpower, and no die is rolled', () => {
    const table = staged()
    Object.assign(table.content.cards[1]!.profile, { willpower: undefined })
    const won = table.play((game, { thug, ivy }) =>
      opposedSkillRoll(game, thug, ivy, 'willpower', { reason: 'a test' }),
    )
    expect(won).toBe(false)
  })

  test('spare dice only replace worse ones', () => {
    const one = { own: { 'skill-spare-dice': 1, 'skill-dice': -2 } }
    const won = (dice: string, willpower: number) => {
      const table = staged(one)
      Object.assign(table.content.cards[1]!.profile, { willpower })
      return table.play(
        (game, { thug, ivy }) => opposedSkillRoll(game, thug, ivy, 'willpower', { reason: 'a test' }),
        dice,
      )
    }
    expect([won('2 6', 5), won('2 6', 6)]).toEqual([true, false])
  })
})

describe('bmg3/core/skills-floor and what changes skills', () => {
  const skills = (own: Bmg3Rule['own'] & object, ...names: readonly Parameters<typeof skill>[1][]) =>
    staged({ own }).play((game, { thug }) =>
      names.map((name) => {
        const { total } = skillValue(game, name, thug)
        // With reasons and without, it is the same.
        expect(skill(game, name, thug)).toBe(total)
        return total
      }),
    )

  test('Movement may fall to nothing, no other skill below 1', () => {
    const worn = { movement: -99, strength: -99, endurance: -99, special: -99, willpower: -99 }
    expect(skills(worn, 'movement', 'strength', 'endurance', 'special', 'willpower')).toEqual([0, 1, 1, 1, 1])
  })

  test('what is never lowered is not, by whatever kind of change; what raises it still does', () => {
    const never = { 'never-lowered': true } as const
    expect(skills({ ...never, attack: -1, defense: -1 }, 'attack', 'defense')).toEqual([3, 3])
    expect(skills({ ...never, attack: 1, defense: 2 }, 'attack', 'defense')).toEqual([4, 5])
    expect(skills({ ...never, attack: { set: 2 }, defense: { set: 4 } }, 'attack', 'defense')).toEqual([3, 4])
    expect(skills({ ...never, attack: { times: 0.5 }, defense: { times: 2 } }, 'attack', 'defense')).toEqual([
      3, 6,
    ])
    // Only Attack and Defense are held up.
    expect(skills({ ...never, strength: -1 }, 'strength')).toEqual([3])
    expect(skills({ attack: -1, defense: -1 }, 'attack', 'defense')).toEqual([2, 2])
  })

  test('only the skill a rule speaks of is held up', () => {
    const attackOnly = {
      'never-lowered': ({ purpose }: { purpose?: string | undefined }) => purpose === 'attack',
    }
    expect(skills({ ...attackOnly, attack: -1, defense: -1 }, 'attack', 'defense')).toEqual([3, 2])
  })

  test('a model that nothing makes faster loses its bonuses to Movement, but keeps what slows it', () => {
    expect(skills({ movement: 2 }, 'movement')).toEqual([10])
    expect(skills({ 'no-move-bonus': true, movement: 2 }, 'movement')).toEqual([8])
    expect(skills({ 'no-move-bonus': true, movement: -2 }, 'movement')).toEqual([6])
    // It is about Movement alone.
    expect(skills({ 'no-move-bonus': true, attack: 2 }, 'attack')).toEqual([5])
  })
})
