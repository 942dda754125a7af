import { describe, expect, test } from 'vitest'
import { setTable } from '../testing/table.ts'
import { opposedSkillRoll, skillRoll } from './skill-roll.ts'

const models = {
  ivy: { seat: 'a', at: [5, 5], willpower: 7 },
  thug: { seat: 'b', at: [9, 5], willpower: 7, special: 4 },
} as const

describe('bmg3/core/skill-roll', () => {
  test('as many dice as Special, the best two, and no more than the skill', () => {
    const table = setTable({ models })
    const roll = (dice: string) =>
      table.play((game, { thug }) => skillRoll(game, thug, 'willpower', { reason: 'a test' }), dice)
    expect(roll('6 6 3 4')).toEqual({ passed: true, margin: 0 })
    expect(roll('6 6 6 4')).toEqual({ passed: false, margin: 3 })
  })

  test('what has no Willpower ignores Willpower rolls', () => {
    const table = setTable({ models: { car: { seat: 'a', at: [5, 5] } } })
    const car = table.content.cards[0]!
    Object.assign(car.profile, { willpower: undefined })
    expect(table.play((game, { car: it }) => skillRoll(game, it, 'willpower', { reason: 'a test' }))).toEqual(
      {
        passed: true,
        margin: 0,
      },
    )
  })

  test('bmg3/core/effort: Efforts cannot take the last die', () => {
    const table = () => setTable({ models: { ...models, thug: { ...models.thug, special: 2 } } })
    const roll = (efforts: number) =>
      table().play(
        (game, { ivy, thug }) => skillRoll(game, thug, 'willpower', { reason: 'a test', against: ivy }),
        '6',
        ['efforts', efforts],
      )
    expect(roll(1)).toEqual({ passed: true, margin: 0 })
    expect(() => roll(2)).toThrow(/from 0 to 1/)
  })

  test('bmg3/core/effort: the player who forces the roll may take off a die for each Effort, as from 4 dice to 2', () => {
    const table = setTable({ models })
    const { passed } = table.play(
      (game, { ivy, thug }) => skillRoll(game, thug, 'willpower', { reason: 'hypnotized', against: ivy }),
      '6 6',
      ['efforts', 2],
    )
    expect(passed).toBe(false)
    expect(table.model('ivy').stun).toBe(2)
  })

  test('bmg3/core/effort: one die is always left', () => {
    const table = setTable({ models: { ...models, thug: { ...models.thug, special: 2 } } })
    const { passed } = table.play(
      (game, { ivy, thug }) => skillRoll(game, thug, 'willpower', { reason: 'hypnotized', against: ivy }),
      '6',
      ['efforts', 1],
    )
    expect(passed).toBe(true)
  })
})

describe('bmg3/core/opposed-skill-roll', () => {
  test('the two best dice must come to more than the target’s skill', () => {
    const table = setTable({ models })
    const roll = (dice: string) =>
      table.play(
        (game, { ivy, thug }) => opposedSkillRoll(game, ivy, thug, 'willpower', { reason: 'a test' }),
        dice,
      )
    expect(roll('1 4 3')).toBe(false)
    expect(roll('1 4 4')).toBe(true)
  })

  test('what has no Willpower ignores those for Willpower, but not those for Endurance', () => {
    const roll = (skill: 'willpower' | 'endurance', dice: string) => {
      const table = setTable({ models: { ivy: models.ivy, car: { seat: 'b', at: [9, 5], endurance: 7 } } })
      Object.assign(table.content.cards[1]!.profile, { willpower: undefined })
      return table.play(
        (game, { ivy, car }) => opposedSkillRoll(game, ivy, car, skill, { reason: 'a test' }),
        dice,
      )
    }
    expect([roll('willpower', ''), roll('endurance', '4 4 1')]).toEqual([false, true])
  })
})
