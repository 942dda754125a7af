import { hasEffect } from '@gargoyle/bmg-common'
import { expect, test } from 'vitest'
import { plainCard } from '../testing/plain-card.ts'
import { setTable } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'

const alley = (trait: string, distance = 4) =>
  setTable({
    models: {
      bat: { seat: 'a', at: [10, 10], traits: [trait] },
      thug: { seat: 'b', at: [10 + distance + 1.18, 10], endurance: 7 },
      other: { seat: 'b', at: [22, 22] },
    },
    active: 'bat',
    book: { cards: { left: plainCard('Left'), top: plainCard('Top') } },
    decks: { b: ['left', 'top'] },
  })

/** What a roll of three dice against Willpower 5 leads to. */
function frighten(trait: string, dice: string) {
  const table = alley(trait)
  useTrait(table, 'bat', trait, dice)
  const thug = table.model('thug')
  return {
    scared: hasEffect(thug, 'scared'),
    terror: 2 - table.crew('b').deck.length,
    slow: hasEffect(thug, 'slow'),
    injury: thug.injury,
  }
}

test.each(['inspire-fear', 'demon-mask'])(
  'bmg3/trait/%s: the worse the roll fails, the worse it gets',
  (trait) => {
    expect(frighten(trait, '2 3 6')).toEqual({ scared: false, terror: 0, slow: false, injury: 0 })
    expect(frighten(trait, '3 4 6')).toEqual({ scared: true, terror: 0, slow: false, injury: 0 })
    expect(frighten(trait, '4 4 6')).toEqual({ scared: true, terror: 1, slow: true, injury: 0 })
    expect(frighten(trait, '5 5 6')).toEqual({ scared: true, terror: 1, slow: true, injury: 0 })
    expect(frighten(trait, '6 6 5')).toEqual({ scared: true, terror: 1, slow: true, injury: 3 })
    expect(useBlockedReason(alley(trait, 5), 'bat', trait)).toMatch(/4"/)
  },
)
