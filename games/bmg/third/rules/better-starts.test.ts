import { addEffect } from '@gargoyle/bmg-common'
import { describe, expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import { duel } from '../testing/duel.ts'
import { scene } from '../testing/scene.ts'
import { computeTotal } from './rule-system.ts'

describe('bmg3/core/dice: rules that give a number a better start', () => {
  const reach = (traits: readonly string[], ...effects: readonly (readonly [string, number])[]) => {
    const table = scene('gang-lord', { friend: { traits } })
    return table.play((game, { friend }) => {
      for (const [id, value] of effects) addEffect(game, friend, id, { until: 'activation', value })
      return computeTotal(game, 'reveal-reach', { about: friend }, 0)
    })
  }

  test('bmg3/trait/detective: a card that reaches further is not made shorter', () => {
    expect([reach(['detective']), reach(['detective'], ['card-long-arm', 5])]).toEqual([3, 5])
  })

  test('bmg3/trait/gang-lord: makes the reach of nobody shorter', () => {
    expect(reach(['gangsters', 'detachable-arms'])).toBe(8)
  })

  test('bmg3/trait/stealth, bmg3/trait/master-of-stealth: the better of two counts', () => {
    const seen = (...traits: readonly string[]) =>
      scene(traits).play((game, { owner, enemy }) =>
        computeTotal(game, 'seen-within', { about: owner, other: enemy }, 12),
      )
    expect([seen('stealth'), seen('stealth', 'master-of-stealth'), seen('master-of-stealth')]).toEqual([
      8, 6, 6,
    ])
  })

  test('bmg3/trait/martial-expert, bmg3/weapon/brutal: a natural 4 is a critical hit with a Brutal weapon too', () => {
    const struck = (traits: readonly string[]) => {
      const knife = { name: 'Knife', damage: 'S', rules: ['brutal'] }
      const table = duel({ thug: { traits, strength: 5, weapons: [knife] } })
      table.play((game, { thug }) => meleeAttack(game, thug, 0), '1 1 1 4')
      return table.model('hero').condition
    }
    expect([struck(['martial-expert']), struck([])]).toEqual(['down', 'up'])
  })

  test('bmg3/weapon/reach: a longer reach of the model is not added to that of its weapon', () => {
    const table = scene([], {
      owner: { weapons: [{ name: 'Staff', damage: 'S', rules: ['reach(2)'] }] },
    })
    const inches = () =>
      table.play((game, { owner }) => {
        const [weapon] = game.content.cards[owner.id]!.profile.weapons
        return computeTotal(game, 'reach', { about: owner, weapon: weapon! }, 0)
      })
    expect(inches()).toBe(2)
    table.play((game, { owner }) => void addEffect(game, owner, 'extended-limbs', { until: 'round' }))
    expect(inches()).toBe(3)
  })
})
