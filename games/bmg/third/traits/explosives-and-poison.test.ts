import { addMarker, hasEffect } from '@gargoyle/bmg-common'
import { type Memory, recall, remember, seat } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { suspectOrderOf } from '../manipulate/suspects.ts'
import { scene, suspectAt } from '../testing/scene.ts'
import { ANY, place, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'
import { isBarrel, isFish, teethNumber } from './explosives-and-poison.ts'

type Table = ReturnType<typeof scene>

const eventAt = <T extends boolean | number>(
  table: Table,
  [x, y]: readonly [number, number],
  whose: 'a' | 'b',
  what: Memory<T>,
  value: T,
): void => table.play((game) => remember(addMarker(game, 'event', place([x, y]), seat(whose)), what, value))

const barrelAt = (table: Table, at: readonly [number, number]): void =>
  eventAt(table, at, 'a', isBarrel, true)

const numbersOf = (table: Table) => table.state.markers.map((marker) => recall(marker, teethNumber))

describe('bmg3/trait/explosive-teeth', () => {
  test('bmg3/trait/explosive-teeth: set down with a 2, run, run again and explode', () => {
    const table = scene('explosive-teeth')
    useTrait(table, 'owner', 'explosive-teeth:set', '', ['set-down', to(20, 24)])
    expect(numbersOf(table)).toEqual([2])
    useTrait(table, 'owner', 'explosive-teeth:move', '', ['move-marker', to(22, 24)])
    expect(numbersOf(table)).toEqual([1])
    // Only the enemy at 20, 26 is under the template.
    useTrait(table, 'owner', 'explosive-teeth:move', '3', ['move-marker', to(20, 25)])
    expect(table.model('enemy')).toMatchObject({ injury: 1, stun: 1 })
    expect(table.state.markers).toEqual([])
  })

  test('bmg3/trait/explosive-teeth: not further than 4", and only one’s own', () => {
    const table = scene('explosive-teeth')
    expect(() => useTrait(table, 'owner', 'explosive-teeth:set', '', ['set-down', to(20, 25.5)])).toThrow()
    eventAt(table, [20, 22], 'b', teethNumber, 2)
    expect(useBlockedReason(table, 'owner', 'explosive-teeth:move')).toBe(
      'No teeth of yours are on the table.',
    )
  })

  test('bmg3/trait/if-youre-good-at-something: a stun more, and suspects within 6"', () => {
    const table = scene('explosive-teeth', { friend: { traits: ['if-youre-good-at-something'] } })
    eventAt(table, [20, 25], 'a', teethNumber, 1)
    useTrait(table, 'owner', 'explosive-teeth:move', '3', ['move-marker', to(20, 25.2)])
    expect(table.model('enemy')).toMatchObject({ injury: 1, stun: 2 })
    expect(table.play((game, { friend }) => suspectOrderOf(game, friend).near?.inches)).toBe(6)
    const out = scene('explosive-teeth', {
      friend: { traits: ['if-youre-good-at-something'], condition: 'ko' },
    })
    eventAt(out, [20, 25], 'a', teethNumber, 1)
    useTrait(out, 'owner', 'explosive-teeth:move', '3', ['move-marker', to(20, 25.2)])
    expect(out.model('enemy')).toMatchObject({ injury: 1, stun: 1 })
  })
})

describe('bmg3/trait/poisoned-fish', () => {
  test('bmg3/trait/poisoned-fish: slides as far as two dice say and poisons the weak', () => {
    const table = scene('poisoned-fish', { enemy: { endurance: 6 } })
    useTrait(table, 'owner', 'poisoned-fish', '3 4', ['set-down', to(20, 22)], ['fish-direction', to(20, 40)])
    expect(table.state.markers[0]?.at).toMatchObject({ x: inches(20), y: inches(29) })
    expect(hasEffect(table.model('enemy'), 'poison')).toBe(true)
    const strong = scene('poisoned-fish', { enemy: { endurance: 7 } })
    useTrait(
      strong,
      'owner',
      'poisoned-fish',
      '3 4',
      ['set-down', to(20, 22)],
      ['fish-direction', to(20, 40)],
    )
    expect(hasEffect(strong.model('enemy'), 'poison')).toBe(false)
  })

  test('bmg3/trait/poisoned-fish: the fish that lies there slides on, and stops at the edge', () => {
    const table = scene('poisoned-fish')
    eventAt(table, [20, 45], 'a', isFish, true)
    useTrait(table, 'owner', 'poisoned-fish', '6 6', ['fish-direction', to(20, 47)])
    expect(table.state.markers[0]?.at.y).toBe(inches(48) - 1500)
  })
})

describe('bmg3/trait/bio-chemical-barrel', () => {
  test('bmg3/trait/bio-chemical-barrel: poisons and has all models under it roll at once; a barrel stays', () => {
    const table = scene('bio-chemical-barrel', { enemy: { endurance: 5, at: [20, 25] } })
    useTrait(table, 'owner', 'bio-chemical-barrel', '6 6 6', ['template', to(20, 25)])
    expect(table.model('enemy')).toMatchObject({ injury: 1, effects: [{ id: 'poison', value: 1 }] })
    expect(table.state.markers.map((marker) => recall(marker, isBarrel))).toEqual([true])
    expect(useBlockedReason(table, 'owner', 'bio-chemical-barrel')).toBe('It has been used this round.')
  })

  test('bmg3/trait/bio-chemical-barrel: completely within 8"', () => {
    const table = scene('bio-chemical-barrel')
    expect(() => useTrait(table, 'owner', 'bio-chemical-barrel', '', ['template', to(20, 26.2)])).toThrow()
  })

  test('bmg3/trait/bio-chemical-recharge: a barrel near by is thrown at an enemy and bursts, for nothing', () => {
    const table = scene(['bio-chemical-barrel', 'bio-chemical-recharge'], { enemy: { at: [20, 25] } })
    barrelAt(table, [18, 20])
    useTrait(table, 'owner', 'bio-chemical-recharge', '1 1 1', ['template', to(20, 24)])
    expect(hasEffect(table.model('enemy'), 'poison')).toBe(true)
    expect(table.state.markers[0]?.at.y).toBeGreaterThan(inches(23))
    expect(useBlockedReason(table, 'owner', 'bio-chemical-barrel')).toBe('It has been used this round.')
  })

  test('bmg3/trait/bio-chemical-recharge: the barrel bursts once a round, for nothing or not', () => {
    const table = scene(['bio-chemical-barrel', 'bio-chemical-recharge'], { enemy: { at: [20, 25] } })
    barrelAt(table, [18, 20])
    useTrait(table, 'owner', 'bio-chemical-barrel', '', ['template', to(20, 15)])
    useTrait(table, 'owner', 'bio-chemical-recharge', '', ['marker', ANY])
    expect(table.asked).not.toContain('a: template')
    expect(hasEffect(table.model('enemy'), 'poison')).toBe(false)
  })

  test('bmg3/trait/bio-chemical-recharge: its target may ignore that', () => {
    const table = scene(['bio-chemical-barrel', 'bio-chemical-recharge'], {
      enemy: { at: [20, 25], traits: ['the-dude'] },
    })
    barrelAt(table, [18, 20])
    useTrait(table, 'owner', 'bio-chemical-recharge', '', ['the-dude', 'yes'])
    expect(hasEffect(table.model('enemy'), 'poison')).toBe(false)
  })

  test('bmg3/trait/bio-chemical-recharge: nothing within 4", nothing to throw', () => {
    const table = scene('bio-chemical-recharge')
    barrelAt(table, [14, 20])
    expect(useBlockedReason(table, 'owner', 'bio-chemical-recharge')).toBe(
      'No Poisoned Fish or Poison Barrel is within 4".',
    )
  })
})

describe('those who blow themselves up', () => {
  test('bmg3/trait/funny-bomb: all models near are hit on 3+, and it is gone', () => {
    const table = scene('funny-bomb', { friend: { at: [22, 20] } })
    useTrait(table, 'owner', 'funny-bomb', '3')
    expect(table.model('friend')).toMatchObject({ injury: 1, stun: 1 })
    expect(table.model('owner').condition).toBe('casualty')
    expect(table.model('enemy').injury).toBe(0)
  })

  test('bmg3/trait/self-destruction: moves 6" first, and takes suspects along', () => {
    const table = scene('self-destruction')
    suspectAt(table, 18, 24, 'b')
    suspectAt(table, 30, 30, 'b')
    useTrait(table, 'owner', 'self-destruction', '2', ['move', to(20, 24)])
    expect(table.model('enemy')).toMatchObject({ injury: 1, stun: 1 })
    expect(table.state.markers).toHaveLength(1)
    expect(table.model('owner').condition).toBe('casualty')
  })
})
