import { expect, test } from 'vitest'
import { inflict } from '../damage/harm.ts'
import { trigger } from '../rules/rule-system.ts'
import { setTable } from '../testing/table.ts'

const swat = () =>
  setTable({
    models: {
      swat: { seat: 'a', at: [10, 10], traits: ['swat-special-training'] },
      thug: { seat: 'b', at: [14, 10] },
    },
    active: 'swat',
    audacity: true,
  })

const offered = (table: ReturnType<typeof swat>) => {
  table.playOn('', ['action', 'end'])
  return Object.keys(table.offered('action')).filter((id) => id.startsWith('trait:'))
}

test('bmg3/trait/swat-special-training: one of two traits, as its player says before the deployment', () => {
  for (const trait of ['tracking', 'precise-aim']) {
    const table = swat()
    table.play((game) => trigger(game, 'cards-drawn', {}), '', ['pick-trait', trait])
    expect(Object.keys(table.offered('pick-trait'))).toEqual(['tracking', 'precise-aim'])
    expect(offered(table)).toEqual([`trait:${trait}`])
  }
})

test('bmg3/trait/swat-special-training: none before that', () => {
  expect(offered(swat())).toEqual([])
})

test('bmg3/trait/arsenal: plates that were not picked keep nothing off, those that were do', () => {
  const hurt = (picked: string) => {
    const table = setTable({
      models: {
        owner: { seat: 'a', at: [10, 10], willpower: 9, traits: ['arsenal'] },
        thug: { seat: 'b', at: [14, 10] },
      },
    })
    table.play((game) => trigger(game, 'cards-drawn', {}), '', ['pick-trait', picked])
    table.play((game, { owner, thug }) => inflict(game, owner, { stun: 2, by: thug, cause: 'a test' }))
    return table.model('owner').stun
  }
  expect([hurt('rapid-fire kevlar-vest'), hurt('rapid-fire batclaw')]).toEqual([1, 2])
})
