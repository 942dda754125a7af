import { addEffect } from '@gargoyle/bmg-common'
import { expect, test } from 'vitest'
import { performById } from '../testing/actions.ts'
import { setTable } from '../testing/table.ts'

test('bmg1/trait/obsessive, bmg1/trait/counter-attack: it strikes back at no other than the one it hunts', () => {
  const asked = (prey: 'one' | 'two' | 'none', condition: 'up' | 'ko' = 'up') => {
    const table = setTable({
      models: {
        hero: {
          seat: 'a',
          at: [30, 30],
          traits: ['obsessive', 'counter-attack'],
          counters: 'DS',
          endurance: 12,
        },
        one: { seat: 'b', touching: 'hero', counters: 'A' },
        two: { seat: 'b', touching: 'hero', side: 'west', condition },
      },
      active: 'one',
    })
    table.play((game, all) => {
      if (prey !== 'none')
        addEffect(game, all.hero, 'obsession', { until: 'game', args: [`${all[prey].id}`] })
    })
    const back = prey === 'two' && condition === 'up' ? [] : [['counter-attack', 'no'] as const]
    table.play((game, all) => performById(game, all.one, 'melee:-1'), '5 6', ['block', 1], ...back)
    return table.asked.includes('a: counter-attack')
  }
  expect([asked('none'), asked('one'), asked('two'), asked('two', 'ko')]).toEqual([true, true, false, true])
})
