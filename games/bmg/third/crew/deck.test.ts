import { describe, expect, test } from 'vitest'
import { checkCrew } from './check-crew.ts'
import type { CrewList } from './crew-list.ts'
import { context, listOf } from './testing/crew-context.ts'

/** Writes a deck in short: `gcpd-a*3 general-a*2`. */
const deckOf = (text: string) =>
  text.split(' ').map((entry) => {
    const [card = '', copies = '1'] = entry.split('*')
    return { card, copies: Number(copies) }
  })
const wrong = (models: readonly string[], deck: string, change: Partial<CrewList> = {}): readonly string[] =>
  checkCrew(listOf(models, { deck: deckOf(deck), ...change }), context)
    .violations.filter(({ rule }) => rule === 'bmg3/core/objective-deck')
    .map(({ text }) => text)

const cops = ['batman-bushi', 'gcpd-cop-1']
const whole = 'gcpd-a*3 gcpd-b*3 gcpd-c*3 gcpd-d*3 general-a*2 general-b*2 general-c*2 general-d*2'
const singles = (many: number) => Array.from({ length: many }, (_, n) => `gcpd-single-${n + 1}`).join(' ')

describe('bmg3/core/objective-deck', () => {
  test('has 20 cards, no more and no fewer', () => {
    expect(wrong(cops, whole)).toEqual([])
    expect(wrong(cops, `${whole} gcpd-single-1`)).toEqual(['The deck has 21 cards; it must have 20.'])
    expect(wrong(cops, 'gcpd-a*3 gcpd-b*3')).toEqual(['The deck has 6 cards; it must have 20.'])
  })

  test('has no more general cards than cards of the crew', () => {
    const even =
      'gcpd-a*3 gcpd-b*3 gcpd-c*3 gcpd-single-1 general-a*2 general-b*2 general-c*2 general-d*2 general-e*2'
    expect(wrong(cops, even)).toEqual([])
    const odd = `gcpd-a*3 gcpd-b*3 gcpd-c*3 general-a*2 general-b*2 general-c*2 general-d*2 general-e*2 general-single-1`
    expect(wrong(cops, odd)).toEqual([
      'The deck has 11 general cards and 9 of the crew; there cannot be more general ones.',
    ])
  })

  test('has single cards for half of it at most', () => {
    const ten = `${singles(10)} general-a*2 general-b*2 general-c*2 general-d*2 general-e*2`
    expect(wrong(cops, ten)).toEqual([])
    const eleven = `${singles(10)} gcpd-a*3 general-a*2 general-b*2 general-c*2 general-single-1`
    expect(wrong(cops, eleven)).toEqual([
      'The deck has 11 single cards; no more than half of its 20 cards can be single.',
    ])
  })

  test('has all copies of a card or none', () => {
    expect(wrong(cops, whole.replace('gcpd-a*3', 'gcpd-a*2 gcpd-single-1'))).toEqual([
      'The deck has 2 of gcpd-a; it must have 3 or none.',
    ])
  })

  test('has a card once', () => {
    expect(wrong(cops, whole.replace('gcpd-d*3', 'gcpd-c*3'))).toEqual(['gcpd-c is in the deck twice.'])
  })

  test('has cards of its own crew', () => {
    expect(wrong(cops, whole.replace('gcpd-a*3', 'joker-a*3'))).toEqual([
      'joker-a cannot be in this deck: it belongs to another crew.',
    ])
  })

  test('a Boss of two affiliations brings the cards of both, unless the crew keeps to its own', () => {
    const mixed = whole.replace('gcpd-a*3', 'bats-a*3')
    expect(wrong(['batman-classic'], mixed, { affiliation: 'gcpd' })).toEqual([])
    expect(wrong(['batman-classic'], mixed)).toHaveLength(3)
  })

  test('has cards of a trait only where a model has it', () => {
    expect(wrong(cops, whole.replace('general-d*2', 'for-detectives*2'))).toEqual([
      'for-detectives cannot be in this deck: no model of the crew has Kobra Cultist.',
    ])
    const cult = wrong(['kobra'], whole.replace('general-d*2', 'for-detectives*2'))
    expect(cult.some((text) => text.includes('no model of the crew'))).toBe(false)
  })

  describe('extra cards come on top', () => {
    test('for a model of that alias and rank', () => {
      expect(wrong(['batman-dark-knight-rises'], `${whole} for-batman`)).toEqual([])
      expect(wrong(cops, `${whole} for-batman`)).toEqual([
        'for-batman cannot be in this deck: no model of the crew with the right rank brings it.',
      ])
    })

    test('the rank is the one it was recruited as', () => {
      expect(wrong(['batman-bushi', 'warden-sharp as sidekick'], `${whole} for-sharp`)).toEqual([])
      expect(wrong(['warden-sharp as leader'], `${whole} for-sharp`, { affiliation: 'gcpd' })).toHaveLength(1)
      expect(wrong(cops, `${whole} for-bruce*2`)).toHaveLength(1)
    })

    test('a rank that is only borrowed to be recruited does not count', () => {
      const borrowed = ['batman-bushi', 'commissioner-gordon as free-agent']
      expect(wrong(borrowed, `${whole} for-gordon`)).toEqual([])
    })

    test('a card for Batman is not for every version of him', () => {
      expect(wrong(['batman'], `${whole} for-plain-batman`, { affiliation: 'gcpd' })).toEqual([])
      expect(wrong(cops, `${whole} for-plain-batman`)).toHaveLength(1)
    })

    test('some models stand for another one', () => {
      expect(wrong(['batman-on-batpod-dark-knight-rises'], `${whole} for-batman`)).toEqual([])
    })
  })

  test('a trait may forbid a card', () => {
    const nora = (models: readonly string[]) =>
      wrong(models, 'searching-for-nora').filter((text) => text.startsWith('Searching'))
    expect(nora(['mr-freeze-1997'])).toEqual([])
    expect(nora(['mr-freeze-1997', 'mrs-freeze'])).toEqual([
      'Searching for Nora cannot be in this deck: Mrs. Freeze forbids it.',
    ])
  })
})
