import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { endActivation } from '../activation/activation.ts'
import type { ObjectiveType } from '../cards/card.ts'
import {
  cardOfType,
  sceneWithTypedCards as scene,
  type TypedCardsSketch,
} from '../testing/scenes/cards-of-each-type.ts'
import { ANY, setTable } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'

describe('bmg3/trait/harlequin-show', () => {
  const harlequin = { traits: ['harlequin'] }

  const show = (type: ObjectiveType, more: TypedCardsSketch = {}) =>
    scene('harlequin-show', { hand: [type], ...more, friend: { ...harlequin, ...more.friend } })

  test('bmg3/trait/harlequin-show: Protection heals two, Violence attacks', () => {
    const healed = show('protection', { friend: { stun: 3 } })
    useTrait(healed, 'owner', 'harlequin-show', '')
    expect(healed.model('friend').stun).toBe(1)
    const fight = show('violence', { enemy: { touching: 'friend' } })
    useTrait(fight, 'owner', 'harlequin-show', '1 1 1 1', ['free-action', 'melee:-1'])
    expect(fight.story.join()).toMatch(/attack/i)
  })

  test('bmg3/trait/harlequin-show: Menace places it at an enemy within its Movement', () => {
    const table = show('menace', { enemy: { at: [30, 22] } })
    useTrait(table, 'owner', 'harlequin-show', '', ['place', ANY])
    expect(table.model('friend').at!.x).toBeGreaterThan(inches(28))
    expect(useBlockedReason(show('menace', { enemy: { at: [36, 20] } }), 'owner', 'harlequin-show')).toMatch(
      /no card/,
    )
  })

  test('bmg3/trait/harlequin-show: Control takes the Audacity of who has acted', () => {
    const acted = (audacity: boolean) => {
      const table = setTable({
        models: {
          owner: { seat: 'a', at: [20, 20], traits: ['harlequin-show'] },
          friend: { seat: 'a', at: [25, 20], ...harlequin },
          giver: { seat: 'a', at: [40, 40] },
        },
        book: { cards: { control: cardOfType('control') } },
        hands: { a: ['control', 'control'] },
        active: 'giver',
        audacity,
      })
      table.play((game) => endActivation(game))
      return table
    }
    const table = acted(true)
    expect(table.model('giver')).toMatchObject({ audacity: false, activated: true })
    useTrait(table, 'owner', 'harlequin-show')
    expect(table.model('friend').audacity).toBe(true)
    // The marker is had once.
    table.model('friend').audacity = false
    expect(useBlockedReason(table, 'owner', 'harlequin-show')).toMatch(/no card/)
    expect(useBlockedReason(acted(false), 'owner', 'harlequin-show')).toMatch(/no card/)
  })

  test('bmg3/trait/harlequin-show: Protection helps a K.O. one, nothing else does', () => {
    const out = { friend: { stun: 6, willpower: 6, condition: 'ko' } } as const
    const table = show('protection', out)
    useTrait(table, 'owner', 'harlequin-show')
    expect(table.model('friend')).toMatchObject({ stun: 4, condition: 'down' })
    expect(
      useBlockedReason(show('menace', { ...out, enemy: { at: [28, 20] } }), 'owner', 'harlequin-show'),
    ).toMatch(/no card/)
  })

  test('bmg3/trait/harlequin-show: no other model, and no farther than 8"', () => {
    const hurt = { stun: 3 }
    expect(
      useBlockedReason(
        scene('harlequin-show', { hand: ['protection'], friend: hurt }),
        'owner',
        'harlequin-show',
      ),
    ).toMatch(/no card/)
    expect(
      useBlockedReason(
        show('protection', { friend: { ...hurt, at: [29.3, 20] } }),
        'owner',
        'harlequin-show',
      ),
    ).toMatch(/no card/)
  })
})
