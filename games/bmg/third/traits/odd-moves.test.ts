import { addEffect, addMarker, hasEffect, touches } from '@gargoyle/bmg-common'
import { seat } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { beginActivation } from '../activation/activation.ts'
import { meleeAttack } from '../attack/melee.ts'
import { rangedAttack } from '../attack/ranged.ts'
import { moveBlockedReason } from '../movement/move.ts'
import { applies, computeTotal, trigger } from '../rules/rule-system.ts'
import { gun } from '../testing/duel.ts'
import { movingScene as scene } from '../testing/scenes/getting-about.ts'
import { ANY, type Answer, type ModelSketch, place, to } from '../testing/table.ts'
import { performById, useBlockedReason, useTrait } from '../testing/use-trait.ts'

const BESIDE = 30 / 25.4

type Table = ReturnType<typeof scene>

const suspect = (table: Table, x: number, y: number) =>
  table.play((game) => void addMarker(game, 'suspect', place([x, y]), seat('a')))

describe('getting about', () => {
  test('bmg3/trait/kite: through the air, 4" further for each suspect within 4"', () => {
    const table = scene('kite')
    suspect(table, 22, 20)
    suspect(table, 18, 20)
    suspect(table, 30, 20)
    expect(
      table.play((game, { owner }) => [
        applies(game, 'flies', { about: owner }),
        computeTotal(game, 'flight-bonus', { about: owner }, 0),
      ]),
    ).toEqual([true, 8])
  })

  test('bmg3/trait/dots-suit: flies, and takes dice out of attacks on friends within 8"', () => {
    const shoot = (x: number, dice: string, ...answers: readonly Answer[]) => {
      const table = scene('dots-suit', {
        friend: { at: [x, 20] },
        enemy: { at: [x, 25], weapons: [gun] },
        active: 'enemy',
      })
      table.play(
        (game, { enemy, friend }) => rangedAttack(game, enemy, 0, { targets: [friend] }),
        dice,
        ...answers,
      )
      return table.model('owner').stun
    }
    expect(shoot(29, '1 1', ['efforts', 2])).toBe(2)
    expect(shoot(29.3, '1 1 1 1')).toBe(0)
    expect(scene('dots-suit').play((game, { owner }) => applies(game, 'flies', { about: owner }))).toBe(true)
  })

  test('bmg3/trait/bat-hooks: pulls an enemy in, or swings 6"', () => {
    const table = scene('bat-hooks', { enemy: { endurance: 5 } })
    useTrait(table, 'owner', 'bat-hooks:pull', '6 6 6', ['place', ANY])
    expect(table.play((game, { owner, enemy }) => touches(game, owner, enemy))).toBe(true)
    const swings = scene('bat-hooks')
    useTrait(swings, 'owner', 'bat-hooks:swing', '', ['place', to(14, 20)])
    expect(swings.model('owner').at!.x).toBe(inches(14))
    expect(
      useBlockedReason(scene('bat-hooks', { enemy: { at: [20, 29.3] } }), 'owner', 'bat-hooks:pull'),
    ).toMatch(/no enemy/)
  })

  test('bmg3/trait/dimensional-portal: 12", with a friend for the Movement action, and not twice running', () => {
    const table = scene('dimensional-portal', { friend: { at: [22, 20] } })
    useTrait(table, 'owner', 'dimensional-portal', '', ['portal', '1'], ['place', to(9, 20)], ['place', ANY])
    expect(table.play((game, { owner, friend }) => touches(game, owner, friend))).toBe(true)
    expect(table.play((game, { friend }) => moveBlockedReason(game, friend))).toBeDefined()
    expect(table.state.activation!.taken.map(({ kind }) => kind)).toContain('movement')
    table.state.round = 2
    expect(useBlockedReason(table, 'owner', 'dimensional-portal')).toMatch(/the last/)
    table.state.round = 3
    expect(useBlockedReason(table, 'owner', 'dimensional-portal')).toBeUndefined()
  })

  test('bmg3/trait/dimensional-portal: a model that came along counts as having moved, and no other', () => {
    const moved = (who: 'friend' | 'enemy') => {
      const table = scene('dimensional-portal', { friend: { at: [22, 20] } })
      useTrait(
        table,
        'owner',
        'dimensional-portal',
        '',
        ['portal', '1'],
        ['place', to(9, 20)],
        ['place', ANY],
      )
      table.play((game, models) => beginActivation(game, models[who]))
      return table.state.activation?.moved
    }
    expect([moved('friend'), moved('enemy')]).toEqual([true, false])
  })

  test('bmg3/trait/carry: a friend that was passed comes along for an Effort', () => {
    const carry = (friend: Partial<ModelSketch>, ...answers: readonly Answer[]) => {
      const table = scene('carry', { friend: { at: [16, 18], ...friend } })
      table.play(
        (game, { owner }) => performById(game, owner, 'move', () => undefined),
        '',
        ['move', to(12, 20)],
        ...answers,
      )
      return [table.model('owner').stun, hasEffect(table.model('friend'), 'dragged')]
    }
    expect(carry({}, ['carry', 'yes'], ['place', ANY])).toEqual([1, true])
    expect(carry({ name: 'Damian Wayne' }, ['carry', 'yes'], ['place', ANY])).toEqual([1, false])
    expect(carry({ traits: ['large'] })).toEqual([0, false])
    expect(carry({ at: [16, 30] })).toEqual([0, false])
  })

  test('bmg3/trait/undercity-command, bmg3/trait/undercity-knowledge: sewers for others', () => {
    const table = scene('undercity-command', { friend: { at: [24, 20] } })
    expect(useBlockedReason(table, 'owner', 'undercity-command')).toMatch(/no friend/)
    table.play((game) => {
      addMarker(game, 'sewer', place([27, 20]))
      addMarker(game, 'sewer', place([40, 40]))
    })
    useTrait(table, 'owner', 'undercity-command', '', ['place', ANY], ['place', ANY])
    expect(table.model('friend').at!.x > inches(35)).toBe(true)
    const knows = scene('undercity-knowledge', { owner: { name: 'Jake' } })
    knows.play((game) => trigger(game, 'cards-drawn', {}), '', ['undercity-knowledge', ['1']])
    expect(
      knows.play((game, { friend, owner }) =>
        [friend, owner].map((about) => computeTotal(game, 'deploys-near-sewers', { about }, 0)),
      ),
    ).toEqual([4, 0])
  })
})

describe('driving others away', () => {
  test.each(['bat-beacon', 'bat-form'])('bmg3/trait/%s: those of less Willpower than two dice', (trait) => {
    const burst = (dice: string) => {
      const table = scene(trait, { enemy: { at: [20, 25], willpower: 7 } })
      suspect(table, 20, 24)
      useTrait(table, 'owner', trait, dice)
      return [hasEffect(table.model('enemy'), 'scared'), table.model('enemy').at!.y]
    }
    expect(burst('4 4')).toEqual([true, inches(27)])
    expect(burst('4 3')).toEqual([false, inches(25)])
    expect(useBlockedReason(scene(trait), 'owner', trait)).toMatch(/No suspect/)
    const again = scene(trait, { round: 2 })
    suspect(again, 20, 24)
    again.model('owner').lastUse[trait] = 1
    expect(useBlockedReason(again, 'owner', trait)).toMatch(/the last/)
  })
})

test('the Effects of these traits say what they do', () => {
  const table = scene('cop', { enemy: { at: [20, 20 + BESIDE] } })
  table.play((game, { owner }) => void addEffect(game, owner, 'vanished', { until: 'round' }))
  expect(table.play((game, { owner }) => applies(game, 'ignores-smoke', { about: owner }))).toBe(true)
  table.play((game, { owner }) => meleeAttack(game, owner, -1), '1 1 1 1')
})
