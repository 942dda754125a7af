import { describe, expect, test } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { couldAdd } from './could-add.ts'
import type { CrewList } from './crew-list.ts'
import { context, listOf } from './testing/crew-context.ts'

const against = (list: CrewList, id: string, rank: string): readonly string[] | undefined =>
  couldAdd(list, context)
    .models.find((addition) => addition.id === id && addition.rank === rank)
    ?.reasons.map(({ rule }) => rule.replace('bmg3/', ''))

describe('models', () => {
  const list = listOf(['batman-bushi', 'chief-mackenzie'])

  test('those who may, and what speaks against the others', () => {
    const { models } = couldAdd(list, context)
    const of = (id: string) => models.filter((addition) => addition.id === id)
    expect(of('gcpd-cop-1')).toEqual([{ id: 'gcpd-cop-1', rank: 'henchman', reasons: [] }])
    expect(of('thorgon')[0]?.reasons.map(({ rule }) => rule.replace('bmg3/', ''))).toEqual(['core/boss'])
    expect(of('aaron-cash')[0]?.reasons.map(({ rule }) => rule.replace('bmg3/', ''))).toEqual([
      'core/crew-ranks',
    ])
    expect(of('bane-unleashed')[0]?.reasons.length).toBeGreaterThan(1)
    expect(new Set(models.map(({ id }) => id)).size).toBe(catalogue.models.size)
  })

  test('once for each rank, borrowed ones too', () => {
    expect(against(list, 'warden-sharp', 'leader')).toEqual(['core/crew-ranks'])
    expect(against(list, 'warden-sharp', 'sidekick')).toEqual(['core/crew-ranks'])
    expect(against(list, 'commissioner-gordon', 'free-agent')).toEqual([])
    expect(against(listOf(['aaron-cash']), 'commissioner-gordon', 'free-agent')).toBeUndefined()
  })

  test('what was wrong before is no reason', () => {
    const broken = listOf(['batman-bushi', 'thorgon'])
    expect(against(broken, 'gcpd-cop-1', 'henchman')).toEqual([])
  })

  test('company that is missing may come one by one', () => {
    const pyg = listOf(['joker-dark-knight-rises', 'professor-pyg'])
    expect(against(pyg, 'dollotron-1', 'henchman')).toEqual([])
    expect(against(listOf(['joker-dark-knight-rises']), 'dollotron-1', 'henchman')).toEqual([
      'trait/perfect-creations',
    ])
  })

  test('an empty crew begins with a Boss', () => {
    const empty = listOf([])
    expect(against(empty, 'batman-bushi', 'leader')).toEqual([])
    expect(against(empty, 'chief-mackenzie', 'sidekick')).toEqual([])
    expect(against(empty, 'quelle', 'sidekick')).toEqual(['core/boss'])
  })
})

describe('equipment', () => {
  test('for each model, at the price this crew pays', () => {
    const { equipment } = couldAdd(listOf(['batman-bushi', 'harry', 'gcpd-cop-1']), context)
    const of = (at: number, item: string) =>
      equipment.find((addition) => addition.at === at && addition.item === item)
    expect(of(2, 'gcpd/radio')).toEqual({ at: 2, item: 'gcpd/radio', price: 100, reasons: [] })
    expect(of(0, 'gcpd/radio')?.reasons.map(({ rule }) => rule.replace('bmg3/', ''))).toEqual([
      'core/funding',
    ])
    expect(of(2, 'joker/clown-paint')).toBeUndefined()
  })

  test('not when the money is gone', () => {
    const { equipment } = couldAdd(listOf(['batman-bushi', 'lerida'], { reputation: 150 }), context)
    const radio = equipment.find(({ at, item }) => at === 1 && item === 'gcpd/radio')
    expect(radio?.reasons.map(({ text }) => text)).toEqual(['The crew spends $650 and has $500.'])
  })
})
