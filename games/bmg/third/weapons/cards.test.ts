import { describe, expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import type { ObjectiveCard } from '../cards/card.ts'
import { type Answer, setTable } from '../testing/table.ts'
import { fight, meleeTable } from './testing/duel.ts'

const card = (name: string): ObjectiveCard => ({
  name,
  affiliations: [],
  copies: 1,
  type: 'menace',
  victoryPoints: 1,
  play: 'execute',
  score: 'instant',
  objective: { text: 'Never.', met: () => false },
  resource: { text: 'Nothing.', cost: 9, timing: 'activation', perform: () => undefined },
})

const theft = () =>
  setTable({
    models: {
      thief: { seat: 'a', at: [12, 12], weapons: [{ damage: '-', rules: ['steal'] }] },
      target: { seat: 'b', touching: 'thief' },
    },
    book: { cards: { plan: card('Plan'), dream: card('Dream'), spare: card('Spare') } },
    hands: { b: ['plan', 'dream'] },
    decks: { b: ['spare'] },
    active: 'thief',
  })

describe('bmg3/weapon/steal', () => {
  test('bmg3/weapon/steal: the attacker picks a card of the other hand, which is discarded and replaced', () => {
    const table = theft()
    table.play((game, { thief }) => meleeAttack(game, thief, 0), '1 1 1 4', ['steal', '1'])
    expect(table.crew('b')).toMatchObject({ hand: ['plan', 'spare'], deck: ['dream'] })
  })

  test('bmg3/weapon/steal: even from the crew of a target that the hit takes out of the game', () => {
    const table = setTable({
      models: {
        thief: { seat: 'a', at: [12, 12], weapons: [{ damage: 'I', rules: ['steal'] }] },
        target: { seat: 'b', touching: 'thief', endurance: 1 },
      },
      book: { cards: { plan: card('Plan'), dream: card('Dream'), spare: card('Spare') } },
      hands: { b: ['plan', 'dream'] },
      decks: { b: ['spare'] },
      active: 'thief',
    })
    table.play((game, { thief }) => meleeAttack(game, thief, 0), '1 1 1 4', ['steal', '1'])
    expect(table.model('target').condition).toBe('casualty')
    expect(table.crew('b')).toMatchObject({ hand: ['plan', 'spare'], deck: ['dream'] })
  })

  test('bmg3/weapon/steal: a card that cannot be discarded is not picked', () => {
    const stolen = (hand: readonly string[], ...answers: readonly Answer[]) => {
      const bomb: ObjectiveCard = { ...card('Bomb'), keywords: ['stays-in-hand'] }
      const table = setTable({
        models: {
          thief: { seat: 'a', at: [12, 12], weapons: [{ damage: '-', rules: ['steal'] }] },
          target: { seat: 'b', touching: 'thief' },
        },
        book: { cards: { bomb, dream: card('Dream'), spare: card('Spare') } },
        hands: { b: hand },
        decks: { b: ['spare'] },
        active: 'thief',
      })
      table.play((game, { thief }) => meleeAttack(game, thief, 0), '1 1 1 4', ...answers)
      return [table.crew('b').hand, table.asked.includes('a: steal')]
    }
    expect(() => stolen(['bomb', 'dream'], ['steal', '0'])).toThrow()
    expect(stolen(['bomb', 'dream', 'dream'], ['steal', '1'])[0]).toEqual(['bomb', 'dream', 'spare'])
    expect(stolen(['bomb'])).toEqual([['bomb'], false])
  })

  test('bmg3/weapon/steal: not without a hit', () => {
    const table = theft()
    table.play((game, { thief }) => meleeAttack(game, thief, 0), '1 1 1 1')
    expect(table.crew('b').hand).toEqual(['plan', 'dream'])
  })
})

describe('bmg3/weapon/suggest', () => {
  test('bmg3/weapon/suggest: damage sets a suspect of the opponent in contact with the target', () => {
    const table = meleeTable(['suggest'])
    const target = table.model('target').at!
    fight(table, '1 1 1 4', ['place-suspect', { to: [target.x + 3000, target.y, 0] }])
    expect(table.state.markers).toMatchObject([{ kind: 'suspect', seat: 'b' }])
    expect(table.asked).toContain('a: place-suspect')
  })

  test('bmg3/weapon/suggest: not without damage', () => {
    const table = meleeTable(['suggest'], {}, { damage: '-' })
    fight(table, '1 1 1 4')
    expect(table.state.markers).toEqual([])
  })
})
