import { inflict } from '@gargoyle/bmg-counters/parts'
import type { ModelSketch } from '@gargoyle/bmg-counters/testing'
import { performById } from '@gargoyle/bmg-counters/testing'
import { sufferEffect, usedInGame, weaponAt } from '@gargoyle/bmg-counters/toolkit'
import { recall } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { setTable } from '../testing/table.ts'

const hero: ModelSketch = { seat: 'a', at: [30, 30], rank: 'leader', leads: true }

test('bmg2/trait/attorneys-allegation: henchmen within 20 cm gain two counters within their skills, once a game', () => {
  const table = setTable({
    models: {
      hero: { ...hero, traits: ['attorneys-allegation'], counters: 'SSSS' },
      near: { seat: 'a', at: [53, 30], counters: 'A', attack: 2 },
      far: { seat: 'a', at: [53.1, 40] },
      foe: { seat: 'b', at: [40, 30] },
    },
    active: 'hero',
  })
  table.play(
    (game, models) => performById(game, models.hero, 'trait:attorneys-allegation'),
    '',
    ['gained-counter', 'attack'],
    ['gained-counter', 'defense'],
  )
  expect(table.model('near').counters).toMatchObject({ attack: 2, defense: 1 })
  expect(table.model('far').counters.attack + table.model('foe').counters.attack).toBe(0)
  expect(table.model('hero').counters.special).toBe(2)
  expect(recall(table.model('hero'), usedInGame)).toEqual(['trait:attorneys-allegation'])
})

test('bmg2/trait/immune-to: the named effect does nothing to it, others do', () => {
  const suffered = (id: string) => {
    const table = setTable({
      models: { hero: { ...hero, traits: ['immune-to(poison)'] }, foe: { seat: 'b', at: [60, 60] } },
    })
    table.play((game, models) => sufferEffect(game, models.hero, { id, args: [] }, { by: models.foe }))
    return table.model('hero').effects.map((effect) => effect.id)
  }
  expect([suffered('poison'), suffered('blind')]).toEqual([[], ['blind']])
})

test('bmg2/trait/no-mercy: criticals of henchmen of its band do an injury, not its own, not of enemies, not while K.O.', () => {
  const rules = (who: 'hero' | 'mate' | 'foe', condition: 'up' | 'ko' = 'up') => {
    const table = setTable({
      models: {
        hero: { ...hero, traits: ['no-mercy'], endurance: 9 },
        mate: { seat: 'a', at: [40, 30] },
        foe: { seat: 'b', at: [60, 60] },
      },
    })
    if (condition === 'ko')
      table.play((game, models) => inflict(game, models.hero, { stun: 9, cause: 'test' }))
    return table.play((game, models) => weaponAt(game, models[who], -1).rules)
  }
  expect(rules('mate')).toEqual([{ id: 'crt', args: ['i'] }])
  expect([rules('hero'), rules('foe'), rules('mate', 'ko')]).toEqual([[], [], []])
})
