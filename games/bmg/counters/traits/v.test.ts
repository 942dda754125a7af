import { describe, expect, test } from 'vitest'
import { beginActivation } from '../activation/activation.ts'
import { setTable } from '../testing/table.ts'

describe('moving counters', () => {
  const begin = (traits: readonly string[], counters: string, moves: readonly string[]) => {
    const table = setTable({
      models: { hero: { seat: 'a', at: [30, 30], traits, counters }, thug: { seat: 'b', at: [90, 90] } },
    })
    table.play(
      (game, { hero }) => beginActivation(game, hero),
      '',
      ...moves.map((move) => ['move-counter', move] as const),
      ['declare', 'neither'],
    )
    const { movement, attack, defense, special } = table.model('hero').counters
    return [movement, attack, defense, special]
  }

  test('bmg1/trait/veteran: two of them, not a third', () => {
    expect(begin(['veteran'], 'MMM', ['movement:attack', 'movement:defense'])).toEqual([1, 1, 1, 0])
    expect(begin(['veteran'], 'MMM', ['stop'])).toEqual([3, 0, 0, 0])
  })

  test('bmg1/trait/veteran: not when another model begins', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['veteran'], counters: 'MM' },
        mate: { seat: 'a', at: [40, 30] },
        thug: { seat: 'b', at: [90, 90] },
      },
    })
    table.play((game, { mate }) => beginActivation(game, mate), '', ['declare', 'neither'])
    expect(table.asked).toEqual(['a: declare'])
  })

  test('bmg1/trait/veteran: places hold no more than their skill', () => {
    const table = setTable({
      models: { hero: { seat: 'a', at: [30, 30], traits: ['veteran'], counters: 'MMSSS', special: 3 } },
    })
    table.play(
      (game, { hero }) => beginActivation(game, hero),
      '',
      ['move-counter', 'stop'],
      ['declare', 'neither'],
    )
    expect(Object.keys(table.offered('move-counter'))).toContain('special:movement')
    expect(Object.keys(table.offered('move-counter'))).not.toContain('movement:special')
  })

  test('bmg1/trait/veteran: the log names each counter that moved and what was declared', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['veteran'], counters: 'MMM' },
        thug: { seat: 'b', at: [90, 90] },
      },
    })
    table.play(
      (game, { hero }) => beginActivation(game, hero),
      '',
      ['move-counter', 'movement:attack'],
      ['move-counter', 'stop'],
      ['declare', 'move-attack'],
    )
    expect(table.story.slice(-3)).toEqual([
      'hero activates.',
      'hero moves 1 counter from Move to Attack (Veteran).',
      'hero declares: move, then attack.',
    ])
  })
})
