import { hasEffect, sees } from '@gargoyle/bmg-common'
import { seat } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { beginActivation, endActivation } from '../activation/activation.ts'
import { push } from '../movement/push.ts'
import { type ModelSketch, place, setTable, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'

/** A wall of 8" height across the way east, 2" thick. */
const wall = [box('wall', inches(13), inches(0), inches(2), inches(24), inches(8))]

const street = (
  traits: readonly string[],
  options: { readonly walled?: boolean; readonly audacity?: boolean } = {},
) =>
  setTable({
    models: {
      hero: { seat: 'a', at: [10, 10], traits },
      friend: { seat: 'a', at: [22, 22] },
      enemy: { seat: 'b', at: [20, 20] },
    },
    ...(options.walled ? { pieces: wall } : {}),
    active: 'hero',
    audacity: options.audacity ?? true,
  })

describe('through the air', () => {
  test.each([
    ['batclaw', 6],
    ['hook-arrow', 6],
    ['fly', 8],
  ] as const)('bmg3/trait/%s: the Movement action goes %d" further, over a wall', (trait, further) => {
    const table = street([trait], { walled: true })
    // To the top of the wall and on: 8" of Movement and as much more, measured through the air.
    const far = Math.sqrt((8 + further) * (8 + further) - 8 * 8)
    const x = Math.floor((10 + Math.min(far, 4)) * 100) / 100
    table.playOn('', ['action', `trait:${trait}`], ['action', 'move'], ['fly', to(x, 10, 8)])
    expect(table.model('hero').at).toEqual({ x: inches(x), y: inches(10), z: inches(8) })
    expect(hasEffect(table.model('hero'), 'airborne')).toBe(false)
    const flat = street([trait])
    flat.playOn('', ['action', `trait:${trait}`], ['action', 'move'], ['fly', to(10, 10 + 8 + further)])
    expect(flat.model('hero').at?.y).toBe(inches(18 + further))
    expect(() =>
      street([trait]).playOn(
        '',
        ['action', `trait:${trait}`],
        ['action', 'move'],
        ['fly', to(10, 18.1 + further)],
      ),
    ).toThrow(/can be flown/)
  })

  test('bmg3/trait/batclaw: not without a Movement action to come', () => {
    expect(useBlockedReason(street(['batclaw'], { audacity: false }), 'hero', 'batclaw')).toMatch(
      /Movement action/,
    )
  })

  test.each(['batclaw', 'hook-arrow'])('bmg3/trait/%s: never in two activations running', (trait) => {
    const table = street([trait])
    const activate = (round: number) => {
      table.state.round = round
      Object.assign(table.model('hero'), { usedThisRound: [], activated: false, audacity: true })
      table.play((game, { hero }) => beginActivation(game, hero))
      return useBlockedReason(table, 'hero', trait)
    }
    const end = () => table.play((game) => endActivation(game))
    useTrait(table, 'hero', trait)
    end()
    expect(activate(2)).toMatch(/last activation/)
    end()
    // An activation without it frees the hook.
    expect(activate(3)).toBeUndefined()
    useTrait(table, 'hero', trait)
    end()
    // A round without an activation is none in between.
    expect(activate(5)).toMatch(/last activation/)
  })
})

describe('bmg3/trait/charge', () => {
  const field = (traits: readonly string[]) =>
    setTable({
      models: {
        bull: { seat: 'a', at: [10, 10], traits, strength: 3 },
        near: { seat: 'b', at: [14, 10.5], willpower: 9 },
        friend: { seat: 'a', at: [16, 9.5], willpower: 9 },
        behind: { seat: 'b', touching: 'bull', side: 'west', willpower: 9 },
        aside: { seat: 'b', at: [14, 14], willpower: 9 },
      },
      active: 'bull',
      audacity: true,
    })

  test('bmg3/trait/charge: a Strength die against every model on the straight way', () => {
    const table = field(['charge'])
    table.playOn('3 3', ['action', 'trait:charge'], ['action', 'move'], ['move', to(18, 10)])
    expect(['near', 'friend', 'behind', 'aside'].map((name) => table.model(name as 'near').stun)).toEqual([
      2, 2, 0, 0,
    ])
    expect(hasEffect(table.model('bull'), 'charge')).toBe(false)
  })

  test('bmg3/trait/charge: only straight ahead, and only before moving', () => {
    const bent = {
      legs: [{ to: [inches(14), inches(12), 0] }, { to: [inches(16), inches(10), 0] }],
    }
    expect(() =>
      field(['charge']).playOn('', ['action', 'trait:charge'], ['action', 'move'], ['move', bent]),
    ).toThrow(/straight/)
    const moved = field(['charge'])
    moved.state.activation!.moved = true
    expect(useBlockedReason(moved, 'bull', 'charge')).toMatch(/moved/)
    const pushed = field(['charge'])
    pushed.play((game, { bull }) => push(game, bull, place([10, 8]), 1))
    expect(useBlockedReason(pushed, 'bull', 'charge')).toMatch(/moved/)
  })
})

describe('bmg3/trait/combat-flip', () => {
  const ring = (enemy: Partial<ModelSketch>) =>
    setTable({
      models: {
        hero: { seat: 'a', at: [10, 10], traits: ['combat-flip'] },
        enemy: { seat: 'b', at: [13.5, 10], ...enemy },
      },
      active: 'hero',
    })

  test('bmg3/trait/combat-flip: 3" into contact', () => {
    const table = ring({})
    useTrait(table, 'hero', 'combat-flip', '', ['move', to(13.5 - 30 / 25.4, 10)])
    expect(table.model('hero').at?.x).toBe(inches(13.5) - 3000)
    expect(() => useTrait(ring({}), 'hero', 'combat-flip', '', ['move', to(10, 13)])).toThrow(/in contact/)
  })

  test('bmg3/trait/combat-flip: 3" out of contact', () => {
    const table = ring({ at: [10 + 30 / 25.4, 10] })
    useTrait(table, 'hero', 'combat-flip', '', ['move', to(7, 10)])
    expect(table.model('hero').at?.x).toBe(inches(7))
    expect(useBlockedReason(ring({ at: [16, 10] }), 'hero', 'combat-flip')).toMatch(/near enough/)
  })
})

test('bmg3/trait/super-jump: placed completely within 6", walls or not', () => {
  const table = street(['super-jump'], { walled: true })
  useTrait(table, 'hero', 'super-jump', '', ['place', to(15.99, 10)])
  expect(table.model('hero').at?.x).toBe(inches(15.99))
  const far = street(['super-jump'])
  expect(() => useTrait(far, 'hero', 'super-jump', '', ['place', to(16.2, 10)])).toThrow(
    /completely within 6"/,
  )
})

test('bmg3/trait/tracking: an enemy suspect within 4" is removed for a move of 4", once a round', () => {
  const table = street(['tracking'])
  const suspect = (id: number, owner: string, x: number) => ({
    id,
    kind: 'suspect' as const,
    seat: seat(owner),
    at: { x: inches(x), y: inches(10), z: 0 },
    memory: {},
  })
  expect(useBlockedReason(table, 'hero', 'tracking')).toMatch(/No enemy suspect/)
  table.state.markers.push(suspect(1, 'a', 12), suspect(2, 'b', 13), suspect(3, 'b', 20))
  useTrait(table, 'hero', 'tracking', '', ['move', to(10, 14)])
  expect(table.model('hero').at?.y).toBe(inches(14))
  expect(table.state.markers.map(({ id }) => id)).toEqual([1, 3])
  table.state.markers.push(suspect(4, 'b', 12))
  expect(useBlockedReason(table, 'hero', 'tracking')).toMatch(/used this round/)
})

test('bmg3/trait/concealment: enemies see it only in contact, friends as before', () => {
  const table = setTable({
    models: {
      shadow: { seat: 'a', at: [10, 10], traits: ['concealment'] },
      friend: { seat: 'a', at: [14, 10] },
      near: { seat: 'b', touching: 'shadow' },
      far: { seat: 'b', at: [10, 14] },
    },
    active: 'shadow',
  })
  const seen = () =>
    table.play((game, { shadow, friend, near, far }) =>
      [friend, near, far].map((who) => sees(game, who, shadow)),
    )
  expect(seen()).toEqual([true, true, true])
  useTrait(table, 'shadow', 'concealment')
  expect(seen()).toEqual([true, true, false])
})

test('bmg3/trait/concealment: Total Vision and a good nose find it all the same', () => {
  const found = (trait: string) => {
    const table = setTable({
      models: {
        shadow: { seat: 'a', at: [10, 10], traits: ['concealment'] },
        enemy: { seat: 'b', at: [10, 14], traits: [trait] },
      },
      active: 'enemy',
    })
    useTrait(table, 'shadow', 'concealment')
    return table.play((game, { shadow, enemy }) => sees(game, enemy, shadow))
  }
  expect(found('night-vision')).toBe(false)
  expect(found('total-vision')).toBe(true)
  expect(found('superior-sense-of-smell')).toBe(true)
})
