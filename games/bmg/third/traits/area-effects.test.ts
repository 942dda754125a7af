import { effectOn, hasEffect } from '@gargoyle/bmg-common'
import { seat } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { skill } from '../model/skills.ts'
import { setTable } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'

const crowd = (trait: string) =>
  setTable({
    models: {
      bomber: { seat: 'a', at: [10, 10], traits: [trait], willpower: 9 },
      friend: { seat: 'a', at: [12, 10], willpower: 9, endurance: 9 },
      enemy: { seat: 'b', at: [10, 12], willpower: 9, endurance: 9 },
      far: { seat: 'b', at: [20, 10], willpower: 9 },
    },
    active: 'bomber',
  })

const marks = (table: ReturnType<typeof crowd>) =>
  (['bomber', 'friend', 'enemy', 'far'] as const).map((name) => {
    const { stun, injury } = table.model(name)
    return [stun, injury]
  })

describe('blasts', () => {
  test('bmg3/trait/electric-storm: two stuns to all other models around, on 3+', () => {
    const table = crowd('electric-storm')
    useTrait(table, 'bomber', 'electric-storm', '3 2')
    expect(marks(table)).toEqual([
      [0, 0],
      [2, 0],
      [0, 0],
      [0, 0],
    ])
  })

  test('bmg3/trait/flaming-wave: an injury and Fire', () => {
    const table = crowd('flaming-wave')
    useTrait(table, 'bomber', 'flaming-wave', '3 2')
    expect(marks(table)).toEqual([
      [0, 0],
      [0, 1],
      [0, 0],
      [0, 0],
    ])
    expect([hasEffect(table.model('friend'), 'fire'), hasEffect(table.model('enemy'), 'fire')]).toEqual([
      true,
      false,
    ])
  })

  test('bmg3/trait/detonate: a suspect within 8" blows up and damages all models, whichever player set it off', () => {
    const table = crowd('detonate')
    expect(useBlockedReason(table, 'bomber', 'detonate')).toMatch(/No suspect/)
    const at = { x: inches(11), y: inches(10), z: 0 }
    table.state.markers.push({ id: 5, kind: 'suspect', seat: seat('a'), at, memory: {} })
    useTrait(table, 'bomber', 'detonate', '3 3 2')
    expect(marks(table)).toEqual([
      [1, 1],
      [1, 1],
      [0, 0],
      [0, 0],
    ])
    expect(table.state.markers).toEqual([])
  })
})

describe('bmg3/trait/one-shot-gun', () => {
  const duel = (options: { readonly walled?: boolean; readonly close?: boolean } = {}) =>
    setTable({
      models: {
        gangster: { seat: 'a', at: [10, 10], traits: ['one-shot-gun'] },
        enemy: {
          seat: 'b',
          ...(options.close ? { touching: 'gangster' } : { at: [17, 10] as const }),
          endurance: 9,
          defense: 5,
        },
        other: { seat: 'b', at: [22, 22] },
      },
      // A crate that hides a part of the target.
      ...(options.walled
        ? { pieces: [box('crate', inches(15), inches(10), inches(1), inches(3), inches(4))] }
        : {}),
      active: 'gangster',
    })

  test('bmg3/trait/one-shot-gun: three injuries on 2+, once a game', () => {
    const table = duel()
    useTrait(table, 'gangster', 'one-shot-gun', '2')
    expect(table.model('enemy').injury).toBe(3)
    expect(useBlockedReason(table, 'gangster', 'one-shot-gun')).toMatch(/used this game/)
  })

  test('bmg3/trait/one-shot-gun: a critical hit may bleed', () => {
    const table = duel()
    useTrait(table, 'gangster', 'one-shot-gun', '6')
    expect(table.model('enemy').injury).toBe(6)
  })

  test('bmg3/trait/one-shot-gun: cover or a move before it leave an attack die against Defense', () => {
    const covered = duel({ walled: true })
    useTrait(covered, 'gangster', 'one-shot-gun', '4')
    expect(covered.model('enemy').injury).toBe(0)
    const moved = duel()
    moved.state.activation!.moved = true
    useTrait(moved, 'gangster', 'one-shot-gun', '5')
    expect(moved.model('enemy').injury).toBe(3)
  })

  test('bmg3/trait/one-shot-gun: not in contact with an enemy', () => {
    expect(useBlockedReason(duel({ close: true }), 'gangster', 'one-shot-gun')).toMatch(/in contact/)
  })
})

describe('what weakens', () => {
  test('bmg3/trait/electric-handshake: Stunned unless a Willpower roll is passed', () => {
    const shake = (dice: string) => {
      const table = setTable({
        models: {
          joker: { seat: 'a', at: [10, 10], traits: ['electric-handshake'] },
          cop: { seat: 'b', touching: 'joker' },
        },
        active: 'joker',
      })
      useTrait(table, 'joker', 'electric-handshake', dice)
      return hasEffect(table.model('cop'), 'stunned')
    }
    expect(shake('3 3 3')).toBe(true)
    expect(shake('2 3 6')).toBe(false)
  })

  test('bmg3/trait/ice-flash: Freeze, or at least 1 Defense and 2" of Movement less', () => {
    const flash = (dice: string) => {
      const table = setTable({
        models: {
          freeze: { seat: 'a', at: [10, 10], traits: ['ice-flash'] },
          cop: { seat: 'b', at: [21.18, 10] },
        },
        active: 'freeze',
      })
      useTrait(table, 'freeze', 'ice-flash', dice)
      const [defense, movement] = table.play((game, { cop }) => [
        skill(game, 'defense', cop),
        skill(game, 'movement', cop),
      ])
      return { frozen: hasEffect(table.model('cop'), 'freeze'), defense, movement }
    }
    expect(flash('3 3 3')).toMatchObject({ frozen: true, movement: 8 })
    expect(flash('2 3 6')).toEqual({ frozen: false, defense: 2, movement: 6 })
  })

  test('bmg3/trait/ice-flash: needs sight, and no more than 10"', () => {
    const why = (x: number, walled: boolean) =>
      useBlockedReason(
        setTable({
          models: {
            freeze: { seat: 'a', at: [10, 10], traits: ['ice-flash'] },
            cop: { seat: 'b', at: [x, 10] },
          },
          pieces: walled ? [box('wall', inches(15), inches(5), 500, inches(10), inches(8))] : [],
          active: 'freeze',
        }),
        'freeze',
        'ice-flash',
      )
    expect([why(21.18, false), why(21.3, false) !== undefined, why(21.18, true) !== undefined]).toEqual([
      undefined,
      true,
      true,
    ])
  })

  test('bmg3/trait/shockwave: enemies within 4" are slowed, friends are not', () => {
    const table = crowd('shockwave')
    useTrait(table, 'bomber', 'shockwave')
    const slow = (['friend', 'enemy', 'far'] as const).map(
      (name) => effectOn(table.model(name), 'slow')?.value,
    )
    expect(slow).toEqual([undefined, 4, undefined])
  })

  test('bmg3/trait/jokers-gas: Enervating (1) and Poison for all models within 4", friends too', () => {
    const table = crowd('jokers-gas')
    useTrait(table, 'bomber', 'jokers-gas')
    const found = (['bomber', 'friend', 'enemy', 'far'] as const).map((name) => [
      effectOn(table.model(name), 'enervating')?.value,
      effectOn(table.model(name), 'poison')?.value,
    ])
    expect(found).toEqual([
      [undefined, undefined],
      [1, 1],
      [1, 1],
      [undefined, undefined],
    ])
  })
})
