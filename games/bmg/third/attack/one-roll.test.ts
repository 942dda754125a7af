import { describe, expect, test } from 'vitest'
import { book } from '../book.ts'
import type { Bmg3Rule } from '../rules/special-rule.ts'
import { setTable } from '../testing/table.ts'
import { meleeAttack } from './melee.ts'

// Where one roll is compared with all targets: which of its dice each of them has to fear.

/** Gordon with his three attack dice and a Strength die of 4+ between two thugs who lie, with a Defense of 3. */
const brawl = (own: NonNullable<Bmg3Rule['own']>) =>
  setTable({
    models: {
      gordon: { seat: 'a', at: [10, 10], traits: ['special'] },
      east: { seat: 'b', touching: 'gordon', side: 'east', willpower: 20, condition: 'down', defense: 4 },
      west: { seat: 'b', touching: 'gordon', side: 'west', willpower: 20, condition: 'down', defense: 4 },
    },
    active: 'gordon',
    book: {
      traits: {
        ...book.traits,
        special: { name: 'Special', text: 'A test.', own: { 'strikes-all': true, ...own } },
      },
    },
  })

/** Stuns of the two after one throw; a model that lies does not defend. */
const stuns = (own: NonNullable<Bmg3Rule['own']>, dice: string) => {
  const table = brawl(own)
  table.play((game, { gordon }) => meleeAttack(game, gordon, -1), dice)
  const throws = table.story.filter((line) => line.includes('rolls attack')).length
  return [table.model('east').stun, table.model('west').stun, throws]
}

/** Dice more or less for blows at one of the two. */
const against = (target: 'east' | 'west', amount: number) => ({
  'attack-dice': ({ strike }: { readonly strike?: { readonly target: { readonly id: number } } }) =>
    strike?.target.id === (target === 'east' ? 1 : 2) ? amount : 0,
})

describe('bmg3/trait/360-strike: one roll for all', () => {
  test('each die counts for all targets, the Strength die too', () => {
    expect(stuns({}, '3 1 1 1')).toEqual([1, 1, 1])
    expect(stuns({}, '1 1 1 4')).toEqual([1, 1, 1])
    expect(stuns({}, '3 3 1 4')).toEqual([3, 3, 1])
  })

  test('a target with fewer dice against it takes only the first ones, and the largest number is thrown', () => {
    expect(stuns(against('east', -2), '3 1 1 1')).toEqual([1, 1, 1])
    expect(stuns(against('east', -2), '1 3 3 1')).toEqual([0, 2, 1])
    expect(stuns(against('west', -2), '1 3 3 1')).toEqual([2, 0, 1])
    expect(stuns(against('west', 2), '1 1 1 3 3 1')).toEqual([0, 2, 1])
  })

  test('bmg3/core/rerolls: what is rolled again for one stands for those who follow', () => {
    const again = (target: 'east' | 'west') => ({
      'attack-rerolls': ({ strike }: { readonly strike?: { readonly target: { readonly id: number } } }) =>
        strike?.target.id === (target === 'east' ? 1 : 2) ? 1 : 0,
    })
    expect(stuns(again('east'), '1 1 1 1  3').slice(0, 2)).toEqual([1, 1])
    // An earlier target keeps what was rolled then.
    expect(stuns(again('west'), '1 1 1 1  3').slice(0, 2)).toEqual([0, 1])
    // No die is rolled a third time: the next one that failed is.
    expect(stuns({ 'attack-rerolls': 1 }, '1 1 1 1  1  3').slice(0, 2)).toEqual([0, 1])
  })
})
