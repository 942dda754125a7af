import { hasEffect, touches } from '@gargoyle/bmg-common'
import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { actionOptions } from '../activation/actions.ts'
import { meleeAttack } from '../attack/melee.ts'
import { rangedAttack, shootingBlockedReason } from '../attack/ranged.ts'
import { inflict } from '../damage/harm.ts'
import { skill } from '../model/skills.ts'
import { moveBlockedReason } from '../movement/move.ts'
import { computeTotal, trigger } from '../rules/rule-system.ts'
import { gun } from '../testing/duel.ts'
import { ANY, type ModelSketch, setTable, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'
import { isSpared } from './helpers.ts'

type Sketch = {
  readonly owner?: Partial<ModelSketch>
  readonly friend?: Partial<ModelSketch>
  readonly enemy?: Partial<ModelSketch>
  readonly active?: 'owner' | 'friend' | 'enemy'
  readonly round?: number
}

const scene = (trait: string, { owner, friend, enemy, active = 'owner', round = 1 }: Sketch = {}) =>
  setTable({
    models: {
      owner: { seat: 'a', at: [20, 20], traits: [trait], willpower: 9, endurance: 9, ...owner },
      friend: { seat: 'a', at: [30, 20], ...friend },
      enemy: { seat: 'b', at: [20, 24], willpower: 9, endurance: 9, ...enemy },
    },
    active,
    round,
  })

describe('Doom Patrol', () => {
  test('bmg3/trait/wheelchair: a friend in contact pushes it 3" and follows', () => {
    const table = scene('wheelchair', { friend: { touching: 'owner' }, active: 'friend' })
    const before = table.model('owner').at!.x
    useTrait(table, 'friend', 'wheelchair@0', '', ['push-wheelchair', 3], ['place', ANY])
    expect(before - table.model('owner').at!.x).toBe(inches(3))
    const shorter = scene('wheelchair', { friend: { touching: 'owner' }, active: 'friend' })
    useTrait(shorter, 'friend', 'wheelchair@0', '', ['push-wheelchair', 1], ['place', ANY])
    expect(before - shorter.model('owner').at!.x).toBe(inches(1))
    expect(table.play((game, { owner, friend }) => touches(game, owner, friend))).toBe(true)
    const apart = scene('wheelchair', { active: 'friend' })
    const ids = apart.play((game, { friend }) =>
      actionOptions(game, friend, () => undefined).map(({ id }) => id),
    )
    expect(ids).not.toContain('trait:wheelchair@0')
  })

  test('bmg3/trait/extended-limbs: 3" of reach in this activation', () => {
    const table = scene('extended-limbs')
    const reach = () => table.play((game, { owner }) => computeTotal(game, 'reach', { about: owner }, 0))
    const before = reach()
    useTrait(table, 'owner', 'extended-limbs')
    expect([before, reach()]).toEqual([0, 3])
    expect(table.model('owner').effects).toMatchObject([{ until: 'activation' }])
  })

  test('bmg3/trait/performance: who attacks within 6" rolls against Willpower first', () => {
    const impressed = (y: number, dice: string) => {
      const table = scene('performance', {
        owner: { at: [20, 20] },
        friend: { at: [20, y + 3] },
        enemy: { at: [20, y], willpower: 6, weapons: [gun] },
        active: 'enemy',
      })
      table.play((game, { enemy, friend }) => rangedAttack(game, enemy, 0, { targets: [friend] }), dice)
      return hasEffect(table.model('enemy'), 'impressed')
    }
    expect([
      impressed(27, '6 6 6 1 1 1 1'),
      impressed(27, '1 1 1 1 1 1 1'),
      impressed(27.3, '1 1 1 1'),
    ]).toEqual([true, false, false])
  })

  test('bmg3/trait/stretching: injuries become stuns, and it grows or shrinks', () => {
    const table = scene('stretching', { owner: { injury: 2 } })
    table.play((game, { owner }) => trigger(game, 'activation-start', { active: owner }), '', [
      'stretching',
      2,
    ])
    expect(table.model('owner')).toMatchObject({ stun: 2, injury: 0 })
    useTrait(table, 'owner', 'stretching:grow')
    expect(table.play((game, { owner }) => skill(game, 'defense', owner))).toBe(2)
    expect(useBlockedReason(table, 'owner', 'stretching:shrink')).toBe('It has grown.')
    table.play((game, { owner }) => trigger(game, 'activation-start', { active: owner }))
    expect(table.play((game, { owner }) => skill(game, 'defense', owner))).toBe(3)
    const small = scene('stretching')
    useTrait(small, 'owner', 'stretching:shrink')
    expect(small.play((game, { owner }) => skill(game, 'defense', owner))).toBe(4)
  })

  test('bmg3/trait/stretching: as many injuries as its player likes, and too many stuns knock it out', () => {
    const turn = (injuries: number) => {
      const table = scene('stretching', { owner: { injury: 3, stun: 7 } })
      table.play((game, { owner }) => trigger(game, 'activation-start', { active: owner }), '', [
        'stretching',
        injuries,
      ])
      const { stun, injury, condition } = table.model('owner')
      return [stun, injury, condition]
    }
    expect([turn(0), turn(1), turn(3)]).toEqual([
      [7, 3, 'up'],
      [8, 2, 'up'],
      [9, 0, 'ko'],
    ])
  })

  test('bmg3/trait/stretching: grown, its bare hands do two stuns', () => {
    const stuns = (grown: boolean) => {
      const table = scene('stretching', { enemy: { touching: 'owner' } })
      if (grown) useTrait(table, 'owner', 'stretching:grow')
      table.play((game, { owner }) => meleeAttack(game, owner, -1), '6 1 1 1 1 1 1')
      return table.model('enemy').stun
    }
    expect([stuns(false), stuns(true)]).toEqual([1, 2])
  })

  test('bmg3/trait/disappearing: moves before the attack, which may be lost', () => {
    const table = scene('disappearing', { enemy: { touching: 'owner' }, active: 'enemy' })
    const attack = (...answers: readonly (readonly [string, string | ReturnType<typeof to>])[]) =>
      table.play(
        (game, { enemy }) => meleeAttack(game, enemy, -1),
        answers.length > 0 ? '' : '1 1 1 1',
        ...answers,
      )
    attack(['disappearing', 'yes'], ['move', to(16, 20)])
    expect(table.model('owner').at!.x).toBe(inches(16))
    expect(table.model('owner').usedThisRound).toContain('disappearing')
  })

  test('bmg3/trait/disappearing: a shot at a model out of sight is lost, or goes to another target', () => {
    const hide = (at: number, ...more: readonly (readonly [string, string])[]) => {
      const table = setTable({
        models: {
          owner: { seat: 'a', at: [20, 20], traits: ['disappearing'], willpower: 9, endurance: 9 },
          friend: { seat: 'a', at: [14, 24], willpower: 9, endurance: 9 },
          enemy: { seat: 'b', at: [20, 28], weapons: [gun] },
        },
        pieces: [box('wall', inches(21), inches(22), inches(6), inches(1), inches(8))],
        active: 'enemy',
      })
      table.play(
        (game, { enemy, owner }) => rangedAttack(game, enemy, 0, { targets: [owner] }),
        at > 21 && more.some(([, answer]) => answer === 'none') ? '' : '6 6 6 1',
        ['disappearing', 'yes'],
        ['move', to(at, 20)],
        ...more,
      )
      return [table.model('owner').injury > 0, table.model('friend').injury > 0]
    }
    expect(hide(19)).toEqual([true, false])
    expect(hide(24, ['other-target', 'none'])).toEqual([false, false])
    expect(hide(24, ['other-target', '1'])).toEqual([false, true])
  })

  test('bmg3/trait/personalities: one a round; weapons only with one of them', () => {
    const table = scene('personalities', { owner: { weapons: [gun] } })
    expect(table.play((game, { owner }) => shootingBlockedReason(game, owner, 0))).toBeDefined()
    table.play((game) => trigger(game, 'plan-start', {}))
    expect(table.model('owner').effects.filter(({ id }) => id.startsWith('personality-'))).toHaveLength(1)
    table.model('owner').stun = 3
    table.play((game) => trigger(game, 'plan-start', {}), '', ['personality', ANY])
    expect(Object.keys(table.offered('personality'))).toHaveLength(3)
    expect(table.model('owner').effects.filter(({ id }) => id.startsWith('personality-'))).toHaveLength(1)
    table.model('owner').effects = []
    table.model('owner').stun = 0
  })

  test('bmg3/trait/radioactive-soul-self: nothing hurts it, it strikes from afar and stays where it is', () => {
    const table = scene(SOUL, { enemy: { at: [20, 27] } })
    useTrait(table, 'owner', SOUL)
    table.play((game, { owner }) => inflict(game, owner, { injury: 3, cause: 'a test' }))
    expect(table.model('owner').injury).toBe(0)
    expect(table.play((game, { owner }) => moveBlockedReason(game, owner))).toBeDefined()
    table.play((game, { owner }) => meleeAttack(game, owner, -1), '4 1 1 1 1 1 1 1')
    expect(table.model('enemy').stun).toBe(2)
    expect(useBlockedReason(table, 'owner', SOUL)).toMatch(/this round or the last/)
    table.play((game, { owner }) => trigger(game, 'activation-end', { active: owner }))
    expect(hasEffect(table.model('owner'), SOUL)).toBe(true)
    table.state.round = 2
    table.play((game, { owner }) => trigger(game, 'activation-end', { active: owner }))
    expect(hasEffect(table.model('owner'), SOUL)).toBe(false)
    expect(useBlockedReason(table, 'owner', SOUL)).toMatch(/this round or the last/)
    table.state.round = 3
    expect(useBlockedReason(table, 'owner', SOUL)).toBeUndefined()
  })

  test('bmg3/trait/radioactive-soul-self: traits of enemies pick it in vain', () => {
    const growl = (soul: boolean) => {
      const table = scene(SOUL, { enemy: { traits: ['disruptor'] } })
      if (soul) useTrait(table, 'owner', SOUL)
      const spared = table.play((game, { owner, enemy }) =>
        isSpared(game, enemy, owner, 'bmg3/trait/disruptor'),
      )
      return spared
    }
    expect([growl(false), growl(true)]).toEqual([false, true])
  })
})

const SOUL = 'radioactive-soul-self'
