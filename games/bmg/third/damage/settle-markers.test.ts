import { addEffect } from '@gargoyle/bmg-common'
import { describe, expect, test } from 'vitest'
import type { Bmg3Rules } from '../rules/special-rule.ts'
import { type ModelSketch, setTable } from '../testing/table.ts'
import { inflict, settleMarkers } from './harm.ts'

const effects: Bmg3Rules = {
  dazed: { name: 'Dazed', text: 'Willpower is 2 lower.', own: { willpower: -2 } },
  frail: { name: 'Frail', text: 'Endurance is 2 lower.', own: { endurance: -2 } },
}
const traits: Bmg3Rules = {
  lucky: {
    name: 'Lucky',
    text: 'Is not taken out of the game.',
    on: {
      dying: ({ owner, victim, death }) => {
        if (victim === owner) death.averted = 'luck'
      },
    },
  },
}

const hurt = (sketch: Partial<ModelSketch>, effect?: string) => {
  const table = setTable({
    models: {
      thug: { seat: 'a', at: [10, 10], willpower: 5, endurance: 5, ...sketch },
      foe: { seat: 'b', at: [30, 30] },
    },
    active: 'foe',
    book: { effects, traits },
  })
  table.play((game, { thug }) => {
    if (effect !== undefined) addEffect(game, thug, effect, { until: 'round' })
    return settleMarkers(game)
  })
  return table
}

describe('a skill that falls to the markers there are', () => {
  test('bmg3/core/ko: Willpower, at exactly as many stuns', () => {
    expect(hurt({ stun: 3 }, 'dazed').model('thug').condition).toBe('ko')
    expect(hurt({ stun: 2 }, 'dazed').model('thug').condition).toBe('up')
    expect(hurt({ stun: 3 }).model('thug').condition).toBe('up')
  })

  test('bmg3/core/passing: who is lost so before it could activate gives a pass', () => {
    expect(hurt({ stun: 3 }, 'dazed').crew('a').passes).toBe(1)
  })

  test('bmg3/core/casualty: Endurance, at exactly as many injuries', () => {
    expect(hurt({ injury: 3 }, 'frail').model('thug').condition).toBe('casualty')
    expect(hurt({ injury: 2 }, 'frail').model('thug').condition).toBe('up')
  })

  test('bmg3/core/ko: Willpower means nothing to who is K.O. or gone already', () => {
    expect(hurt({ stun: 5, condition: 'ko' }, 'dazed').crew('a').passes).toBe(0)
  })

  test('bmg3/core/casualty: who was saved from its injuries is not lost to the same again, but to more', () => {
    const table = hurt({ traits: ['lucky'] })
    table.play((game, { thug }) => inflict(game, thug, { injury: 5, cause: 'a test' }))
    table.model('thug').effects = []
    const saved = () => table.story.join().includes('stays in the game')
    expect(saved()).toBe(true)
    table.play((game) => settleMarkers(game))
    expect([saved(), table.model('thug').condition]).toEqual([false, 'up'])
  })

  test('bmg3/core/ko: it is looked at once an action is over', () => {
    const table = setTable({
      models: {
        thug: { seat: 'a', at: [10, 10], willpower: 5, stun: 3 },
        foe: { seat: 'b', at: [30, 30] },
      },
      initiative: 'b',
      book: { effects },
    })
    table.play((game, { thug }) => void addEffect(game, thug, 'dazed', { until: 'round' }))
    table.playOn('6 6', ['action', 'end'])
    expect(table.model('thug').condition).toBe('ko')
  })
})
