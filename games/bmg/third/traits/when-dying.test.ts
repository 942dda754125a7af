import { touches } from '@gargoyle/bmg-common'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { inflict } from '../damage/harm.ts'
import { setTable } from '../testing/table.ts'

describe('bmg3/trait/boom', () => {
  const carnival = () =>
    setTable({
      models: {
        clown: { seat: 'a', at: [10, 10], traits: ['boom'], endurance: 9 },
        friend: { seat: 'a', at: [12, 10], endurance: 9, willpower: 9 },
        thug: { seat: 'b', at: [10, 12], endurance: 9, willpower: 9 },
        far: { seat: 'b', at: [10, 20], endurance: 9 },
      },
      active: 'clown',
    })

  test('bmg3/trait/boom: a 6 after damage, and all models nearby are in danger', () => {
    const table = carnival()
    const hurt = (dice: string) =>
      table.play((game, { clown }) => inflict(game, clown, { stun: 1, cause: 'test' }), dice)
    hurt('5')
    expect(table.model('clown').condition).toBe('up')
    hurt('6  3 2')
    expect([table.model('friend').injury, table.model('friend').stun, table.model('thug').injury]).toEqual([
      2, 1, 0,
    ])
    expect([table.model('clown').condition, table.model('far').injury]).toEqual(['casualty', 0])
  })

  test('bmg3/trait/boom: or whenever its player likes', () => {
    const table = carnival()
    table.playOn('2 3', ['action', 'trait:boom'])
    expect([table.model('friend').injury, table.model('thug').injury]).toEqual([0, 2])
    expect(table.model('clown').condition).toBe('casualty')
  })
})

describe('bmg3/trait/not-him', () => {
  const decoys = () =>
    setTable({
      models: {
        scarface: { seat: 'a', at: [10, 10], traits: ['not-him', 'criminal'] },
        decoy: { seat: 'a', at: [16, 10], traits: ['criminal'], endurance: 9, willpower: 9 },
        honest: { seat: 'a', at: [10, 14] },
        far: { seat: 'a', at: [30, 10], traits: ['criminal'] },
      },
    })
  const hurt = (
    table: ReturnType<typeof decoys>,
    stun: number,
    injury: number,
    ...answers: (readonly [string, never])[]
  ) =>
    table.play(
      (game, { scarface }) => inflict(game, scarface, { stun, injury, cause: 'test' }),
      '',
      ...answers,
    )
  const beside = { to: [inches(16), inches(10) + 3000, 0] }

  test('bmg3/trait/not-him: a friend with a keyword in common takes what would have been the end', () => {
    const table = decoys()
    hurt(table, 0, 5, ['not-him', '1' as never], ['place', beside as never])
    expect(Object.keys(table.offered('not-him'))).toEqual(['1', 'none'])
    expect([table.model('scarface').injury, table.model('decoy').injury]).toEqual([0, 5])
    expect(table.play((game, { scarface, decoy }) => touches(game, scarface, decoy))).toBe(true)
  })

  test('bmg3/trait/not-him: what its own rules take off comes first, and a model that cannot be K.O. needs no stand-in', () => {
    const wants = (
      traits: readonly string[],
      stun: number,
      injury: number,
      ...answers: (readonly [string, number])[]
    ) => {
      const table = setTable({
        models: {
          // The trait stands before the vest on the card.
          scarface: { seat: 'a', at: [10, 10], traits: ['not-him', 'criminal', ...traits] },
          decoy: { seat: 'a', at: [16, 10], traits: ['criminal'] },
          thug: { seat: 'b', at: [30, 30] },
        },
      })
      try {
        table.play(
          (game, { scarface, thug }) => inflict(game, scarface, { stun, injury, by: thug, cause: 'test' }),
          '',
          ...answers,
        )
        return false
      } catch (error) {
        return String(error).includes('not-him')
      }
    }
    expect(wants([], 0, 5)).toBe(true)
    expect(wants(['kevlar-vest'], 0, 5)).toBe(false)
    expect(wants([], 5, 0)).toBe(true)
    expect(wants(['desensitized'], 5, 0)).toBe(false)
  })

  test('bmg3/trait/not-him: K.O. counts too, anything less does not, and it is a choice', () => {
    const table = decoys()
    hurt(table, 4, 4)
    expect([table.model('scarface').stun, table.model('scarface').injury]).toEqual([4, 4])
    hurt(table, 1, 0, ['not-him', 'none' as never])
    expect(table.model('scarface').condition).toBe('ko')
  })

  test('bmg3/trait/not-him: two of them do not hand the same damage to each other for ever', () => {
    const table = setTable({
      models: {
        one: { seat: 'a', at: [10, 10], traits: ['not-him', 'criminal'] },
        other: { seat: 'a', at: [16, 10], traits: ['not-him', 'criminal'] },
      },
    })
    table.play(
      (game, { one }) => inflict(game, one, { injury: 5, cause: 'test' }),
      '',
      ['not-him', '1'],
      ['place', { to: [inches(16), inches(10) + 3000, 0] }],
    )
    expect([table.model('one').injury, table.model('other').condition]).toEqual([0, 'casualty'])
  })
})
