import { addEffect } from '@gargoyle/bmg-common'
import { cm } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable } from '../testing/table.ts'
import { becomeCasualty } from './casualty.ts'
import { inflict } from './inflict.ts'
import { knockDown } from './knock-down.ts'

const one = (hero: Partial<ModelSketch>) =>
  setTable({
    models: { hero: { seat: 'a', at: [30, 30], ...hero }, thug: { seat: 'b', at: [60, 60] } },
  })

describe('markers', () => {
  test('bmg1/core/damage-order: injuries first, then stuns, and what is too much is lost', () => {
    const table = one({ endurance: 5 })
    table.play((game, { hero }) => inflict(game, hero, { injury: 4, stun: 2, cause: 'test' }))
    expect(table.model('hero')).toMatchObject({ injury: 4, stun: 1, condition: 'ko' })
  })

  test('bmg1/core/ko: surplus injuries replace stuns, which may make a casualty; stuns never do', () => {
    const table = one({ endurance: 4, injury: 1, stun: 2 })
    table.play((game, { hero }) => inflict(game, hero, { injury: 3, cause: 'test' }))
    expect(table.model('hero').condition).toBe('casualty')
    const stunned = one({ endurance: 4, injury: 1, stun: 2, counters: 'AD' })
    stunned.play((game, { hero }) => inflict(game, hero, { stun: 5, cause: 'test' }))
    expect(stunned.model('hero')).toMatchObject({ condition: 'ko', injury: 1, stun: 3 })
    expect(stunned.model('hero').counters).toEqual({ movement: 0, attack: 0, defense: 0, special: 0 })
  })

  test('bmg1/core/ko: only injuries beyond the room replace stuns', () => {
    const table = one({ endurance: 5, injury: 1, stun: 2 })
    table.play((game, { hero }) => inflict(game, hero, { injury: 3, cause: 'test' }))
    // Two find room, the third takes the place of one stun.
    expect(table.model('hero')).toMatchObject({ condition: 'ko', injury: 4, stun: 1 })
  })

  test('bmg1/core/ko, bmg1/core/take-cover: a K.O. model is no longer in cover; what else lasts on it stays', () => {
    const table = one({ endurance: 4 })
    const lasting = (id: string) => ({ id, until: 'game' as const, value: 0, args: [], by: undefined })
    table.model('hero').effects.push(lasting('cover'), lasting('stunned'))
    table.play((game, { hero }) => inflict(game, hero, { stun: 4, cause: 'test' }))
    expect(table.model('hero').effects.map(({ id }) => id)).toEqual(['stunned'])
  })

  test('bmg1/core/grab, bmg1/core/casualty: the model it held is free, and only of this hold', () => {
    const table = one({ endurance: 4 })
    const held = (id: string, by: number) => ({ id, until: 'game' as const, value: 0, args: [], by })
    table.model('thug').effects.push(held('immobilized', 0), held('immobilized', 1), held('stunned', 0))
    table.play((game, { hero }) => becomeCasualty(game, hero, undefined))
    expect(table.model('thug').effects.map(({ id, by }) => [id, by])).toEqual([
      ['immobilized', 1],
      ['stunned', 0],
    ])
  })

  test('bmg1/core/casualty: injuries equal to Endurance, and not one fewer', () => {
    const table = one({ endurance: 4 })
    table.play((game, { hero }) => inflict(game, hero, { injury: 3, cause: 'test' }))
    expect(table.model('hero').condition).toBe('up')
    table.play((game, { hero }) => inflict(game, hero, { injury: 1, cause: 'test' }))
    expect(table.model('hero')).toMatchObject({ condition: 'casualty', at: undefined })
  })

  test('bmg1/core/ko-hit-again: further injuries replace its stuns, further stuns are lost', () => {
    const table = one({ endurance: 4, stun: 4, condition: 'ko' })
    table.play((game, { hero }) => inflict(game, hero, { injury: 1, stun: 2, cause: 'test' }))
    expect(table.model('hero')).toMatchObject({ injury: 1, stun: 3, condition: 'ko' })
    table.play((game, { hero }) => inflict(game, hero, { injury: 3, cause: 'test' }))
    expect(table.model('hero').condition).toBe('casualty')
  })

  test('bmg1/core/damage-accumulation: each time the total passes an even number a counter of choice goes at once', () => {
    const table = one({ endurance: 9, counters: 'MA' })
    table.play((game, { hero }) => inflict(game, hero, { stun: 1, cause: 'test' }))
    expect(table.model('hero').counters).toMatchObject({ movement: 1, attack: 1 })
    table.play((game, { hero }) => inflict(game, hero, { injury: 1, cause: 'test' }), '', [
      'counter',
      'movement',
    ])
    expect(table.model('hero').counters).toMatchObject({ movement: 0, attack: 1 })
    expect(table.asked).toEqual(['a: counter'])
    // Three more pass 4: the last counter goes without a question.
    table.play((game, { hero }) => inflict(game, hero, { stun: 3, cause: 'test' }))
    expect(table.model('hero').counters.attack).toBe(0)
  })
})

describe('what is no damage', () => {
  test('bmg1/core/damage-order: no marker, and nothing is said of any', () => {
    const table = one({ endurance: 9 })
    table.play((game, { hero }) => inflict(game, hero, { stun: 0, cause: 'test' }))
    expect(table.story).toEqual([])
  })

  test('bmg1/core/damage-order, bmg1/trait/power-armor: what a rule takes away in full is not suffered', () => {
    const table = one({ endurance: 9, traits: ['power-armor'] })
    table.play((game, { hero }) => inflict(game, hero, { injury: 2, cause: 'test' }))
    expect(table.story.filter((line) => line.includes(' takes '))).toEqual([])
  })

  test('bmg1/core/damage-accumulation: markers that cost a counter before cost none again', () => {
    const table = one({ endurance: 9, stun: 4, counters: 'MADS' })
    table.play((game, { hero }) => inflict(game, hero, { stun: 2, cause: 'test' }), '', ['counter', 'attack'])
    expect(table.model('hero').counters).toEqual({ movement: 1, attack: 0, defense: 1, special: 1 })
    const odd = one({ endurance: 9, stun: 4, counters: 'MADS' })
    odd.play((game, { hero }) => inflict(game, hero, { stun: 1, cause: 'test' }))
    expect(odd.asked).toEqual([])
  })
})

describe('knocking down', () => {
  test('bmg1/effect/knock-down-fallen: only who stands is knocked down; K.O. it stays K.O.', () => {
    const down = (condition: NonNullable<ModelSketch['condition']>) => {
      const table = one({ condition })
      const fell = table.play((game, { hero }) => knockDown(game, hero, { rule: 'test' }))
      return [fell, table.model('hero').condition]
    }
    expect([down('up'), down('down'), down('ko')]).toEqual([
      [true, 'down'],
      [false, 'down'],
      [false, 'ko'],
    ])
  })
})

describe('victory points for models', () => {
  const earned = (hero: Partial<ModelSketch>): readonly number[] => {
    const table = one({ endurance: 4, ...hero })
    table.play((game, { hero: model }) => inflict(game, model, { stun: 4, cause: 'test' }))
    const ko = table.band('b').earned
    table.play((game, { hero: model }) => becomeCasualty(game, model, undefined))
    return [ko, table.band('b').earned]
  }

  test('bmg1/core/casualty-vp: first K.O. and casualty, by rank; both may be earned from one model', () => {
    expect(earned({ rank: 'henchman' })).toEqual([1, 3])
    expect(earned({ rank: 'sidekick' })).toEqual([2, 6])
    expect(earned({ rank: 'free-agent' })).toEqual([3, 7])
    expect(earned({ rank: 'leader', leads: true })).toEqual([4, 10])
  })

  test('bmg1/core/band-leader-vp: a Sidekick in command pays for a Leader', () => {
    expect(earned({ rank: 'sidekick', leads: true })).toEqual([4, 10])
  })

  test('bmg1/core/first-ko-vp: a second K.O. pays nothing', () => {
    const table = one({ endurance: 4 })
    table.play((game, { hero }) => inflict(game, hero, { stun: 4, cause: 'test' }))
    Object.assign(table.model('hero'), { condition: 'down', stun: 3 })
    table.play((game, { hero }) => inflict(game, hero, { stun: 1, cause: 'test' }))
    expect(table.model('hero').condition).toBe('ko')
    expect(table.band('b').earned).toBe(1)
  })
})

describe('bmg1/core/casualty', () => {
  test('lets go of the model it held, and no other captor does', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30] },
        thug: { seat: 'b', at: [60, 60] },
        victim: { seat: 'b', at: [40, 40] },
      },
    })
    table.play((game, { hero, thug, victim }) => {
      for (const by of [hero, thug]) addEffect(game, victim, 'immobilized', { until: 'game', by, each: true })
    })
    table.play((game, { hero }) => becomeCasualty(game, hero, undefined))
    expect(table.model('victim').effects).toMatchObject([{ id: 'immobilized', by: table.model('thug').id }])
  })

  test('bmg1/objective/loot: leaves what it carried where it stood, and what others carry alone', () => {
    const table = setTable({
      models: { hero: { seat: 'a', at: [30, 30] }, thug: { seat: 'b', at: [60, 60] } },
      markers: [
        { kind: 'loot', at: [10, 10], carrier: 'hero' },
        { kind: 'loot', at: [20, 20], carrier: 'thug' },
        { kind: 'loot', at: [50, 50] },
      ],
    })
    table.play((game, { hero }) => becomeCasualty(game, hero, undefined))
    const found = table.state.markers.map(({ carrier, at }) => [carrier, at.x / cm(1)])
    expect(found).toEqual([
      [undefined, 30],
      [table.model('thug').id, 20],
      [undefined, 50],
    ])
  })
})
