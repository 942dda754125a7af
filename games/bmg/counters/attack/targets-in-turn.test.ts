import { describe, expect, test } from 'vitest'
import { performById } from '../testing/actions.ts'
import { gun } from '../testing/duel.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable } from '../testing/table.ts'

describe('bmg1/core/ranged-attack: targets are shot at one after the other', () => {
  /** A thug that shoots an explosive weapon at an enemy so close that the blast hits itself, and then at another. */
  const blast = (thug: Partial<ModelSketch>, dice: string, shares: Readonly<Record<string, number>>) => {
    const table = setTable({
      models: {
        thug: {
          seat: 'b',
          at: [30, 30],
          counters: 'AA',
          weapons: [{ ...gun, rules: ['firearm', 'explosive', 'light'] }],
          ...thug,
        },
        near: { seat: 'a', at: [35, 30], endurance: 12 },
        far: { seat: 'a', at: [30, 50], endurance: 12 },
      },
      markers: [{ kind: 'streetlamp', at: [12, 30] }],
      active: 'thug',
    })
    table.play((game, all) => performById(game, all.thug, 'ranged:0'), dice, ['shots', shares])
    return [table.model('thug').condition, table.model('far').injury, table.state.markers.length]
  }

  test('bmg1/core/ranged-attack, bmg1/core/ko: who is K.O. of its own blast shoots at no other target', () => {
    // An impact; the shooter and the target under the template.
    const weak = { endurance: 2, stun: 1 }
    expect(blast(weak, '5 2 3 2 3', { '1': 1, '2': 1 })).toEqual(['ko', 0, 1])
    expect(blast(weak, '5 2 3 2 3', { '1': 1, 'lamp:1': 1 })).toEqual(['ko', 0, 1])
  })

  test('bmg1/core/ranged-attack, bmg1/effect/knock-down-fallen: nor does who is knocked down by it; who stands does', () => {
    const strong = { endurance: 12 }
    expect(blast(strong, '5 2 2 2 3', { '1': 1, '2': 1 })).toEqual(['down', 0, 1])
    expect(blast(strong, '5 2 3 2 3 5 2 3', { '1': 1, '2': 1 })).toEqual(['up', 1, 1])
    expect(blast(strong, '5 2 3 2 3 2 2', { '1': 1, 'lamp:1': 1 })[2]).toBe(0)
  })
})

describe('strikes and what is struck back in between', () => {
  const ring = (
    thug: Partial<ModelSketch>,
    hero: Partial<ModelSketch>,
    mate: Partial<ModelSketch> = { touching: 'thug', side: 'west' },
  ) =>
    setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], counters: 'AAS', endurance: 12, ...thug },
        hero: {
          seat: 'a',
          touching: 'thug',
          endurance: 12,
          traits: ['counter-attack'],
          counters: 'DS',
          ...hero,
        },
        mate: { seat: 'a', endurance: 12, ...mate },
      },
      active: 'thug',
    })

  test('bmg1/special-attack/360-attack, bmg1/core/melee-strikes: it strikes all at the same time, knocked down or not', () => {
    const around = (dice: string, thug: Partial<ModelSketch> = {}) => {
      const table = ring({ traits: ['360-attack'], counters: 'AS', ...thug }, {})
      table.play(
        (game, all) => performById(game, all.thug, 'special:360-attack:-1'),
        dice,
        ['block', 1],
        ['counter-attack', 'yes'],
      )
      return [table.model('thug').condition, table.model('mate').stun]
    }
    // Hit, blocked, struck back with a pair; then the other is hit and damaged all the same.
    expect(around('5 4 5 5 5 5 5 2')).toEqual(['down', 1])
    expect(around('5 4 5 5 4 5 5 2', { endurance: 1 })).toEqual(['ko', 1])
  })

  const mallet = { name: 'Mallet', damage: 'S', rules: ['pushed'] }
  const split = ['strikes', { '1': 1, '2': 1 }] as const
  const back = [
    ['block', 1],
    ['counter-attack', 'yes'],
    ['strike-with', '0'],
  ] as const

  test('bmg1/core/melee-contact, bmg1/effect/displaced-pushed: who is pushed away in between strikes no one out of reach', () => {
    const pushed = (from: 'east' | 'north', other: 'east' | 'north') => {
      const table = ring({}, { weapons: [mallet], side: from }, { touching: 'thug', side: other })
      // The collateral die is 3: the thug slides 3 cm away.
      table.play((game, all) => performById(game, all.thug, 'melee:-1'), '5 4 5 5 3', split, ...back)
      const { at, condition } = table.model('thug')
      return [at!.x, at!.y, condition, table.model('mate').stun]
    }
    expect(pushed('east', 'north')).toEqual([27_000, 30_000, 'up', 0])
    expect(pushed('north', 'east')).toEqual([30_000, 27_000, 'up', 0])
  })

  test('bmg1/core/melee-contact, bmg1/weapon-rule/reach: it still strikes whoever its weapon reaches', () => {
    const pole = { name: 'Pole', damage: 'S', rules: ['reach'] }
    const table = ring({ weapons: [pole] }, { weapons: [mallet] }, { touching: 'thug', side: 'north' })
    table.play((game, all) => performById(game, all.thug, 'melee:0'), '5 4 5 5 3 5 5 2', split, ...back)
    expect([table.model('thug').at!.x, table.model('mate').stun]).toEqual([27_000, 1])
  })
})
