import { addMarker } from '@gargoyle/bmg-common'
import { recall, seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { actionOptions } from '../activation/actions.ts'
import { meleeAttack } from '../attack/melee.ts'
import { rangedAttack } from '../attack/ranged.ts'
import { strengthAttack } from '../attack/strength-attack.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { bonusesOf } from '../effects/bonuses.ts'
import { frozenSuspect } from '../manipulate/suspect-marks.ts'
import { computeTotal } from '../rules/rule-system.ts'
import { gun } from '../testing/duel.ts'
import { type ModelSketch, place, setTable } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'

type Sketch = {
  readonly boss?: Partial<ModelSketch>
  readonly owner?: Partial<ModelSketch>
  readonly enemy?: Partial<ModelSketch>
  readonly other?: Partial<ModelSketch>
  readonly active?: 'owner' | 'enemy'
}

const scene = (trait: string, { boss, owner, enemy, other, active = 'owner' }: Sketch = {}) =>
  setTable({
    models: {
      boss: { seat: 'a', at: [23, 20], ranks: ['leader'], willpower: 9, endurance: 9, ...boss },
      owner: { seat: 'a', at: [20, 20], traits: [trait], willpower: 9, endurance: 9, ...owner },
      enemy: { seat: 'b', at: [20, 25], willpower: 9, endurance: 9, ...enemy },
      other: { seat: 'b', at: [24, 25], ...other },
    },
    active,
  })

describe('guards', () => {
  test('bmg3/trait/security-chief: 1 off attack dice against the Boss within 4", and no other model', () => {
    const injuries = (target: 'boss' | 'owner', x = 23) => {
      const table = scene('security-chief', {
        boss: { at: [x, 20] },
        enemy: { weapons: [gun] },
        active: 'enemy',
      })
      table.play(
        (game, models) => rangedAttack(game, models.enemy, 0, { targets: [models[target]] }),
        '3 1 1 1',
      )
      return table.model(target).injury
    }
    expect([injuries('boss'), injuries('boss', 25.3), injuries('owner')]).toEqual([0, 1, 1])
  })

  test('bmg3/trait/fight-me: an Effort takes the hits of a friend within 4"', () => {
    const shoot = (x: number) => {
      const table = scene('fight-me', { boss: { at: [x, 20] }, enemy: { weapons: [gun] }, active: 'enemy' })
      table.play(
        (game, { enemy, boss }) => rangedAttack(game, enemy, 0, { targets: [boss] }),
        '6 1 1 1',
        ...(x < 25.2 ? ([['fight-me', 'yes']] as const) : []),
      )
      return [table.model('boss').injury, table.model('owner').injury, table.model('owner').stun]
    }
    expect([shoot(23), shoot(25.3)]).toEqual([
      [0, 1, 1],
      [1, 0, 0],
    ])
  })

  test('bmg3/trait/fight-me: one Effort for an attack, however many friends it hits', () => {
    const table = scene('fight-me', { other: { seat: 'a', at: [20, 23] }, active: 'enemy' })
    const blow = { name: 'Blow', strength: 4, damage: { stun: 0, injury: 1 } }
    const hit = () =>
      table.play(
        (game, { enemy, boss, other }) => strengthAttack(game, enemy, [boss, other], blow),
        '4 4',
        ['fight-me', 'yes'],
        ['fight-me', 'yes'],
      )
    hit()
    expect(table.model('owner')).toMatchObject({ injury: 2, stun: 1 })
    // The next attack costs another one.
    hit()
    expect(table.model('owner')).toMatchObject({ injury: 4, stun: 2 })
  })

  test('bmg3/trait/brawler: a Defence bonus for each hit it takes', () => {
    const table = scene('brawler', { enemy: { weapons: [gun] }, active: 'enemy' })
    table.play((game, { enemy, owner }) => rangedAttack(game, enemy, 0, { targets: [owner] }), '6 6 1 1')
    expect(bonusesOf(table.model('owner'), 'defense')).toBe(2)
    expect(bonusesOf(table.model('boss'), 'defense')).toBe(0)
  })

  test('bmg3/trait/one-armed: defence dice count 1 less', () => {
    const table = scene('one-armed')
    expect(table.play((game, { owner }) => computeTotal(game, 'defense-roll', { about: owner }, 0))).toBe(-1)
  })
})

describe('leads and prizes', () => {
  test('bmg3/trait/hand: places and reveals suspects within the range of Inspire only, but may use sewers', () => {
    const open = (x: number) => {
      const table = scene('hand', { boss: { at: [x, 20] } })
      return table.play((game, { owner }) => {
        addMarker(game, 'suspect', place([20, 21.18]), seat('b'))
        addMarker(game, 'sewer', place([18.82, 20]))
        addMarker(game, 'sewer', place([40, 40]))
        return actionOptions(game, owner, () => undefined)
          .filter(({ id, why }) => why === undefined && /^(?:suspect|reveal|sewer)/.test(id))
          .map(({ id }) => id.replace(/:.*/, ''))
      })
    }
    expect(open(29)).toEqual(['suspect', 'sewer', 'reveal'])
    expect(open(29.3)).toEqual(['sewer'])
  })

  test('bmg3/trait/the-professional: a resource point for those above Henchmen', () => {
    const points = (rank: 'henchman' | 'sidekick') => {
      const table = scene('the-professional', { enemy: { ranks: [rank] } })
      table.play((game, { enemy, owner }) => becomeCasualty(game, enemy, owner))
      return table.crew('a').resources
    }
    expect([points('henchman'), points('sidekick')]).toEqual([3, 4])
  })

  test('bmg3/trait/disarray: Audacity goes to another enemy that is yet to activate', () => {
    const table = scene('disarray')
    expect(useBlockedReason(table, 'owner', 'disarray')).toMatch(/no enemy/)
    table.model('enemy').audacity = true
    useTrait(table, 'owner', 'disarray')
    expect([table.model('enemy').audacity, table.model('other').audacity]).toEqual([false, true])
    table.model('enemy').activated = true
    expect(useBlockedReason(table, 'owner', 'disarray')).toMatch(/no enemy/)
  })
})

describe('blows and ice', () => {
  test('bmg3/trait/the-time-has-come: two stuns with bare hands, once a game', () => {
    const table = scene('the-time-has-come', { enemy: { touching: 'owner', side: 'north' } })
    useTrait(table, 'owner', 'the-time-has-come')
    table.play((game, { owner }) => meleeAttack(game, owner, -1), '6 1 1 1 1 1 1')
    expect(table.model('enemy').stun).toBe(2)
    table.model('owner').effects = []
    expect(useBlockedReason(table, 'owner', 'the-time-has-come')).toMatch(/used this game/)
  })

  test('bmg3/trait/energy-absorption: stuns become injuries, and hits heal', () => {
    const table = scene('energy-absorption', {
      owner: { stun: 2 },
      enemy: { touching: 'owner', side: 'north' },
    })
    useTrait(table, 'owner', 'energy-absorption')
    table.play((game, { owner }) => meleeAttack(game, owner, -1), '6 1 1 1 1 1 1')
    expect(table.model('enemy')).toMatchObject({ stun: 0, injury: 1 })
    expect(table.model('owner').stun).toBe(1)
  })

  test('bmg3/trait/ice-queen: free Efforts for friends of Mr. Freeze in the cold, and a suspect freezes', () => {
    const free = (boss: Partial<ModelSketch>) =>
      scene('ice-queen', { boss }).play((game, models) =>
        computeTotal(game, 'free-efforts', { about: models.boss, purpose: 'attack' }, 0),
      )
    expect([
      free({ affiliations: ['mr-freeze'] }),
      free({}),
      free({ affiliations: ['mr-freeze'], at: [25.3, 20] }),
    ]).toEqual([1, 0, 0])
    const table = scene('ice-queen')
    expect(useBlockedReason(table, 'owner', 'ice-queen')).toMatch(/No suspect/)
    table.play((game) => void addMarker(game, 'suspect', place([20, 17]), seat('b')))
    useTrait(table, 'owner', 'ice-queen')
    expect(recall(table.state.markers[0], frozenSuspect)).toBe(true)
  })
})
