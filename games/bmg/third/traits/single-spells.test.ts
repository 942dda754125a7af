import { addEffect, addMarker, effectOn, hasEffect } from '@gargoyle/bmg-common'
import { seat } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { becomeCasualty } from '../damage/casualty.ts'
import { bonusesOf } from '../effects/bonuses.ts'
import { moveBlockedReason } from '../movement/move.ts'
import { trigger } from '../rules/rule-system.ts'
import { casterScene as scene } from '../testing/scenes/spell-caster.ts'
import { place, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'
import { assignMagic, magicOn } from '../weapons/magic.ts'

describe('other magic', () => {
  test('bmg3/trait/a-bit-of-magic: a bonus for a counter, and one marker in a Conflux', () => {
    const table = scene(['a-bit-of-magic'])
    useTrait(table, 'owner', 'a-bit-of-magic')
    expect([bonusesOf(table.model('owner'), 'attack'), magicOn(table.model('owner'))]).toEqual([1, 1])
    table.play((game, { owner }) => assignMagic(game, owner, 5))
    table.play((game) => trigger(game, 'recount-start', {}), '', ['conflux', 0])
    expect(table.model('owner').stun).toBe(1)
  })

  test('bmg3/trait/life-force-absorption: twice as much if won by 4', () => {
    const absorb = (dice: string) => {
      const table = scene(['life-force-absorption'], { stun: 5, willpower: 9 }, { willpower: 5 })
      useTrait(table, 'owner', 'life-force-absorption:spell', dice)
      return [table.model('enemy').stun, table.model('owner').stun]
    }
    expect([absorb('5 4 1'), absorb('5 3 1'), absorb('3 2 1')]).toEqual([
      [2, 1],
      [1, 3],
      [0, 5],
    ])
  })

  test('bmg3/trait/magical-telekinesis: two things within 8" move 4"', () => {
    const table = scene(['magical-telekinesis'])
    table.play((game) => void addMarker(game, 'suspect', place([25, 25]), seat('b')))
    useTrait(
      table,
      'owner',
      'magical-telekinesis:spell',
      '',
      ['lift', 'suspect 1'],
      ['move-marker', to(28, 25)],
      ['lift', 'model 2'],
      ['direction', to(14, 23)],
    )
    expect([table.state.markers[0]!.at.x, table.model('enemy').at!.x, magicOn(table.model('owner'))]).toEqual(
      [inches(28), inches(16), 2],
    )
  })

  test('bmg3/trait/telepathy: a friend moves, or a suspect is placed near it', () => {
    const moved = scene(['telepathy'])
    useTrait(moved, 'owner', 'telepathy:spell', '', ['telepathy', 'yes'], ['move', to(30, 20)])
    expect(moved.model('friend').at!.x).toBe(inches(30))
    const placed = scene(['telepathy'])
    useTrait(placed, 'owner', 'telepathy:spell', '', ['telepathy', 'no'], ['place-suspect', to(27, 20)])
    expect(placed.state.markers).toHaveLength(1)
  })

  test('bmg3/trait/telepathy: a friend that cannot move can still have a suspect placed', () => {
    const table = scene(['telepathy'])
    table.play((game, { friend }) => void addEffect(game, friend, 'vibrating', { until: 'round' }))
    table.play((game, { friend }) => expect(moveBlockedReason(game, friend)).toBeDefined())
    useTrait(table, 'owner', 'telepathy:spell', '', ['place-suspect', to(27, 20)])
    expect(table.state.markers).toHaveLength(1)
  })

  test('bmg3/trait/khushu-idol: counters for the dead, for magic and for actions', () => {
    const table = scene(['khushu-idol'])
    table.play((game, { enemy }) => becomeCasualty(game, enemy, undefined))
    table.play((game, { friend }) => becomeCasualty(game, friend, undefined))
    expect(effectOn(table.model('owner'), 'empower')?.value).toBe(2)
    expect(useBlockedReason(table, 'owner', 'khushu-idol:ease')).toMatch(/no Magic/)
    table.play((game, { owner }) => assignMagic(game, owner, 1))
    useTrait(table, 'owner', 'khushu-idol:ease')
    expect([magicOn(table.model('owner')), effectOn(table.model('owner'), 'empower')?.value]).toEqual([0, 1])
    expect(useBlockedReason(table, 'owner', 'khushu-idol:act')).toMatch(/no two/)
    table.play((game, { owner }) => void addEffect(game, owner, 'empower', { until: 'game', value: 1 }))
    useTrait(table, 'owner', 'khushu-idol:act')
    expect(table.state.activation!.extra).toMatchObject([{ kind: 'tactical' }])
    const far = scene(['khushu-idol'], {}, { at: [20, 29.3] })
    far.play((game, { enemy }) => becomeCasualty(game, enemy, undefined))
    expect(hasEffect(far.model('owner'), 'empower')).toBe(false)
  })
})
