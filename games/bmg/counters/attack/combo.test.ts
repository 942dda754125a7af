import { describe, expect, test } from 'vitest'
import { perform } from '../activation/perform.ts'
import { setTable, type TestAnswer } from '../testing/table.ts'

describe('bmg1/trait/combo-weapon, bmg1/core/melee-strikes: every two AC of the attack are three strikes, whomever they go to', () => {
  const fists = (
    counters: string,
    dice: string,
    first: Readonly<Record<string, number>>,
    ...answers: readonly TestAnswer[]
  ) => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], traits: ['combo-weapon(unarmed)'], counters, endurance: 12 },
        hero: { seat: 'a', touching: 'thug', endurance: 12 },
        mate: { seat: 'a', touching: 'thug', side: 'west', endurance: 12 },
      },
      active: 'thug',
    })
    table.play((game, { thug }) => perform(game, thug, 'melee:-1'), dice, ['strikes', first], ...answers)
    return table
  }

  test('two AC for two targets are three strikes, and the player says where the third goes', () => {
    // All miss: a die for one and two for the other, either way.
    const story = (to: string) =>
      fists('AA', '1 1 1', { '1': 1, '2': 1 }, ['third-strikes', { [to]: 1 }]).story.filter((line) =>
        line.includes('rolls'),
      )
    expect(story('1')).toEqual(['b rolls impact on hero (3+): 1 1', 'b rolls impact on mate (3+): 1'])
    expect(story('2')).toEqual(['b rolls impact on hero (3+): 1', 'b rolls impact on mate (3+): 1 1'])
  })

  test('it may go to a target that no AC went to', () => {
    const table = fists('AA', '1 1 1', { '1': 2 }, ['third-strikes', { '2': 1 }])
    expect(table.story).toContain('b rolls impact on mate (3+): 1')
  })

  test('one AC for each of three counters: the odd one makes no other', () => {
    const table = fists('AAA', '1 1 1 1', { '1': 1, '2': 2 }, ['third-strikes', { '1': 1 }])
    expect(table.model('thug').counters.attack).toBe(0)
    expect(fists('A', '1', { '1': 1 }).asked).toEqual(['b: strikes'])
  })
})
