import { describe, expect, test } from 'vitest'
import type { ObjectiveCard } from '../cards/card.ts'
import { revealSuspect } from '../manipulate/suspects.ts'
import { setTable } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'

const card = (name: string, type: ObjectiveCard['type']): ObjectiveCard => ({
  name,
  affiliations: [],
  copies: 1,
  type,
  victoryPoints: 1,
  play: 'recount',
  score: 'end-of-round',
  objective: { text: 'Nothing.', met: () => false },
  resource: { text: 'Nothing.', cost: 9, timing: 'activation', perform: () => undefined },
})

type Names = 'riot' | 'brawl' | 'guard' | 'watch' | 'siege' | 'bomb'

const cards: Record<Names, ObjectiveCard> = {
  riot: card('Riot', 'menace'),
  brawl: card('Brawl', 'violence'),
  guard: card('Guard', 'protection'),
  watch: card('Watch', 'control'),
  siege: card('Siege', 'control'),
  bomb: { ...card('Bomb', 'violence'), keywords: ['stays-in-hand'] },
}

const desk = (
  trait: string,
  piles: {
    readonly hand?: readonly Names[]
    readonly deck?: readonly Names[]
    readonly theirs?: readonly Names[]
  },
) =>
  setTable({
    models: {
      planner: { seat: 'a', at: [10, 10], traits: [trait] },
      detective: { seat: 'a', at: [4, 4], traits: ['detective'] },
      near: { seat: 'b', at: [14, 10] },
      far: { seat: 'b', at: [22, 22] },
    },
    book: { cards },
    hands: { a: piles.hand ?? [], b: piles.theirs ?? [] },
    decks: { a: piles.deck ?? [] },
    active: 'planner',
  })

test('bmg3/trait/shady-dealings: two cards go to the bottom of the deck, two come', () => {
  const table = desk('shady-dealings', { hand: ['riot', 'brawl', 'guard'], deck: ['watch', 'siege'] })
  useTrait(table, 'planner', 'shady-dealings', '', ['discard', ['0', '2']])
  expect(table.crew('a').hand.toSorted()).toEqual(['brawl', 'siege', 'watch'])
  expect(table.crew('a').deck.toSorted()).toEqual(['guard', 'riot'])
  expect(useBlockedReason(desk('shady-dealings', { hand: ['riot'] }), 'planner', 'shady-dealings')).toMatch(
    /two cards/,
  )
})

describe('bmg3/trait/groundwork', () => {
  // The top of a deck is the last card.
  const deck: readonly Names[] = ['siege', 'watch', 'riot', 'brawl']

  test('bmg3/trait/groundwork: the first Control card from the top; the others go to the bottom', () => {
    const table = desk('groundwork', { deck })
    useTrait(table, 'planner', 'groundwork')
    expect(table.crew('a').hand).toEqual(['watch'])
    expect(table.crew('a').deck).toEqual(['riot', 'brawl', 'siege'])
    expect(useBlockedReason(desk('groundwork', {}), 'planner', 'groundwork')).toMatch(/empty/)
  })

  test('bmg3/trait/groundwork: after a Detective’s find, any Control card of the deck', () => {
    const table = desk('groundwork', { deck })
    const at = table.model('detective').at!
    table.state.markers.push({
      id: 1,
      kind: 'suspect',
      seat: table.model('near').seat,
      at,
      memory: {},
    })
    table.play((game, { detective }) => revealSuspect(game, detective, game.state.markers[0]!))
    useTrait(table, 'planner', 'groundwork', '', ['search', 'siege'])
    expect(table.crew('a').hand).toEqual(['siege'])
    expect(table.crew('a').deck.toSorted()).toEqual(['brawl', 'riot', 'watch'])
  })

  test('bmg3/trait/groundwork: the find of another model does not help', () => {
    const table = desk('groundwork', { deck })
    const at = table.model('planner').at!
    table.state.markers.push({
      id: 1,
      kind: 'suspect',
      seat: table.model('near').seat,
      at,
      memory: {},
    })
    table.play((game, { planner }) => revealSuspect(game, planner, game.state.markers[0]!))
    useTrait(table, 'planner', 'groundwork')
    expect(table.asked).toEqual([])
    expect(table.crew('a').hand).toEqual(['watch'])
  })
})

test('bmg3/trait/i-am-chaos: one’s own card at random, then one of theirs for each enemy within 8"', () => {
  const table = desk('i-am-chaos', { hand: ['riot'], deck: ['siege'], theirs: ['guard', 'watch'] })
  table.crew('b').deck.push('brawl')
  useTrait(table, 'planner', 'i-am-chaos', '', ['discard-theirs', ['1']])
  expect(table.asked).toEqual(['a: discard-theirs'])
  // Both draw what they lost: from the top, while the lost cards lie at the bottom.
  expect(table.crew('a')).toMatchObject({ hand: ['siege'], deck: ['riot'] })
  expect(table.crew('b')).toMatchObject({ hand: ['guard', 'brawl'], deck: ['watch'] })
  expect(table.story).toContainEqual(expect.stringMatching(/^b discards a card/))
  expect(() =>
    useTrait(
      desk('i-am-chaos', { hand: ['riot'], theirs: ['guard', 'watch'] }),
      'planner',
      'i-am-chaos',
      '',
      ['discard-theirs', ['0', '1']],
    ),
  ).toThrow()
  expect(useBlockedReason(desk('i-am-chaos', {}), 'planner', 'i-am-chaos')).toMatch(/no card/)
})

test('bmg3/trait/i-am-chaos: cards that cannot be discarded stay, on either side', () => {
  const table = desk('i-am-chaos', { hand: ['bomb', 'riot', 'bomb'], theirs: ['bomb', 'watch', 'guard'] })
  expect(() => useTrait(table, 'planner', 'i-am-chaos', '', ['discard-theirs', ['0']])).toThrow()
  const again = desk('i-am-chaos', { hand: ['bomb', 'riot', 'bomb'], theirs: ['bomb', 'watch', 'guard'] })
  useTrait(again, 'planner', 'i-am-chaos', '', ['discard-theirs', ['1']])
  expect(again.crew('a')).toMatchObject({ hand: ['bomb', 'bomb', 'riot'] })
  expect(again.crew('b')).toMatchObject({ hand: ['bomb', 'guard', 'watch'] })
  const theirs = desk('i-am-chaos', { hand: ['riot'], theirs: ['bomb'] })
  useTrait(theirs, 'planner', 'i-am-chaos')
  expect([theirs.asked, theirs.crew('b').hand]).toEqual([[], ['bomb']])
  expect(useBlockedReason(desk('i-am-chaos', { hand: ['bomb'] }), 'planner', 'i-am-chaos')).toMatch(/no card/)
})
