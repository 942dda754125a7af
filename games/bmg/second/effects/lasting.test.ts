import type { addEffect } from '@gargoyle/bmg-common'
import { applies, type Play, skill, sufferEffect } from '@gargoyle/bmg-counters'
import { beginActivation, endActivation, trigger } from '@gargoyle/bmg-counters/parts'
import type { ModelSketch } from '@gargoyle/bmg-counters/testing'
import { describe, expect, test } from 'vitest'
import { setTable } from '../testing/table.ts'

const two = (hero: Partial<ModelSketch> = {}, thug: Partial<ModelSketch> = {}, active?: 'hero' | 'thug') =>
  setTable({
    models: {
      hero: { seat: 'a', at: [30, 30], endurance: 6, ...hero },
      thug: { seat: 'b', at: [50, 30], endurance: 6, ...thug },
    },
    ...(active ? { active } : {}),
  })

type Table = ReturnType<typeof two>

const suffer = (table: Table, id: string, ...args: readonly string[]) =>
  table.play((game, { hero, thug }) => sufferEffect(game, hero, { id, args }, { by: thug }))

const held = (table: Table) => table.model('hero').effects.map(({ id }) => id)

describe('whose activation counts', () => {
  const activateThug = (table: Table) => {
    table.play((game, { thug }) => beginActivation(game, thug), '', ['declare', 'neither'])
    table.play((game) => endActivation(game))
  }

  test.each(['cooled', 'freeze', 'poison'])('bmg2/effect/%s: that of another model changes nothing', (id) => {
    const table = two()
    suffer(table, id)
    activateThug(table)
    expect(held(table)).toEqual([id])
  })

  test('bmg2/effect/cooled: cooled again in its own activation it stays so through the next', () => {
    const table = two({}, {}, 'hero')
    suffer(table, 'cooled')
    suffer(table, 'cooled')
    table.play((game) => endActivation(game))
    expect(held(table)).toEqual(['cooled'])
    const before = two()
    suffer(before, 'cooled')
    before.play((game, { hero }) => beginActivation(game, hero), '', ['declare', 'neither'])
    suffer(before, 'cooled')
    before.play((game) => endActivation(game))
    expect(held(before)).toEqual(['cooled'])
  })

  test('bmg2/effect/cooled: cooled again in that of another it is over with its own next, whatever else lasts on it', () => {
    const values = (active: 'hero' | 'thug') => {
      const table = two({}, {}, active)
      suffer(table, 'scared')
      suffer(table, 'cooled')
      suffer(table, 'cooled')
      return table.model('hero').effects.map(({ id, value }) => [id, value])
    }
    expect([values('thug'), values('hero')]).toEqual([
      [
        ['scared', 0],
        ['cooled', 0],
      ],
      [
        ['scared', 0],
        ['cooled', 1],
      ],
    ])
  })
})

describe('bmg2/effect/poison, bmg2/trait/poison-master', () => {
  const roll = (thug: Partial<ModelSketch>, dice: string) => {
    const table = two({}, thug)
    suffer(table, 'poison')
    table.play((game, { hero }) => beginActivation(game, hero), dice, ['declare', 'neither'])
    return held(table)
  }

  test('bmg2/trait/poison-master: a die more, the lowest dropped; two dice against the poison of others', () => {
    // 4 and 1 are 5; with a 3 more, 4 and 3 are 7.
    expect(roll({}, '4 1')).toEqual([])
    expect(roll({ traits: ['poison-master'] }, '4 1 3')).toEqual(['poison'])
  })

  test('bmg2/effect/poison: poison without a source is rolled for like any', () => {
    const table = two()
    table.play((game, { hero }) => sufferEffect(game, hero, { id: 'poison', args: [] }))
    table.play((game, { hero }) => beginActivation(game, hero), '4 1', ['declare', 'neither'])
    expect(held(table)).toEqual([])
  })
})

describe('bmg2/effect/fire', () => {
  const burn = (hero: Partial<ModelSketch>, ...answers: readonly (readonly [string, number])[]) => {
    const table = two(hero)
    suffer(table, 'fire')
    table.play((game) => trigger(game, 'recount-start', {}), '', ...answers)
    return [table.model('hero').injury, held(table), table.asked]
  }

  test('bmg2/effect/fire: put out in time it does not burn', () => {
    expect(burn({ counters: 'M' }, ['put-out', 1])).toEqual([0, [], ['a: put-out']])
    expect(burn({ counters: 'M' }, ['put-out', 0])).toEqual([1, ['fire'], ['a: put-out']])
  })

  test('bmg2/effect/fire: a model that has no MC or is K.O. is not asked', () => {
    expect(burn({ counters: 'AS' })).toEqual([1, ['fire'], []])
    expect(burn({ counters: 'M', condition: 'ko', stun: 6 })[2]).toEqual([])
  })
})

test('bmg2/effect/flash: it still fights hand to hand', () => {
  const table = two()
  suffer(table, 'flash')
  const cannot = (purpose: string) =>
    table.play((game, { hero }) => applies(game, 'cannot-attack', { about: hero, purpose }))
  expect([cannot('ranged'), cannot('melee')]).toEqual([true, false])
})

test('bmg2/effect/terror: only terror of the round before counts, whatever else lasts on the model', () => {
  const willpower = (effects: (game: Play, hero: Parameters<typeof addEffect>[1]) => void) => {
    const table = setTable({
      models: { hero: { seat: 'a', at: [30, 30], willpower: 6 }, thug: { seat: 'b', at: [60, 60] } },
      round: 3,
    })
    table.play((game, { hero }) => effects(game, hero))
    return table.play((game, { hero }) => skill(game, 'willpower', hero))
  }
  const terror = (round: number, value: number) => ({
    id: 'terror',
    until: 'game' as const,
    args: [`${round}`],
    value,
    by: undefined,
  })
  expect(willpower((_, hero) => void hero.effects.push(terror(2, 2)))).toBe(4)
  // This round's does not count yet; the worst of the last counts once.
  expect(willpower((_, hero) => void hero.effects.push(terror(3, 5), terror(2, 1), terror(2, 3)))).toBe(3)
  const other = { id: 'hard-driving', until: 'game' as const, args: ['2'], value: 5, by: undefined }
  expect(willpower((_, hero) => void hero.effects.push(other, terror(2, 1)))).toBe(5)
})
