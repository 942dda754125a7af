import { hasEffect, isUnlit, sees } from '@gargoyle/bmg-common'
import { recall } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { inflict } from '../damage/harm.ts'
import { sewerBlockedReason } from '../manipulate/sewers.ts'
import { placeSuspect, revealSuspect, suspectOrderOf } from '../manipulate/suspects.ts'
import { trigger } from '../rules/rule-system.ts'
import { markerAt, scene } from '../testing/scene.ts'
import { to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'
import { isVandalized } from '../traits/vandals-and-treasures.ts'
import { cansSpent } from './usable-items.ts'

describe('bmg3/trait/flare', () => {
  const dark = () => scene('flare', { enemy: { at: [20, 40] } })
  const seen = (table: ReturnType<typeof scene>) =>
    table.play((game, { owner, enemy }) => [sees(game, owner, enemy), sees(game, enemy, owner)])

  test('bmg3/trait/flare: all models see as far as by day until the round ends, once a game', () => {
    const table = dark()
    expect(seen(table)).toEqual([false, false])
    useTrait(table, 'owner', 'flare')
    expect(seen(table)).toEqual([true, true])
    table.state.roundMemory = {}
    table.play((game) => trigger(game, 'refresh', {}))
    expect(seen(table)).toEqual([false, false])
    expect(useBlockedReason(table, 'owner', 'flare')).toBe('It has been used this game.')
  })
})

describe('bmg3/trait/med-pack', () => {
  test('bmg3/trait/med-pack: up to two markers off a model in contact, once a game', () => {
    const table = scene('med-pack', { friend: { touching: 'owner', stun: 2, injury: 1 } })
    useTrait(table, 'owner', 'med-pack', '', ['heal', 'injury'])
    expect(table.model('friend')).toMatchObject({ stun: 1, injury: 0 })
    expect(useBlockedReason(table, 'owner', 'med-pack')).toBe('It has been used this game.')
  })

  test('bmg3/trait/med-pack: not from afar, not on the unhurt', () => {
    expect(useBlockedReason(scene('med-pack', { friend: { stun: 2 } }), 'owner', 'med-pack')).toBe(
      'There is no model in contact that it could be used on.',
    )
    const unhurt = scene('med-pack', { friend: { touching: 'owner' } })
    expect(useBlockedReason(unhurt, 'owner', 'med-pack')).toBeDefined()
  })
})

test('bmg3/trait/poison-device: an enemy within 4" and in sight, once a round', () => {
  const table = scene('poison-device', { enemy: { at: [20, 25.1] } })
  useTrait(table, 'owner', 'poison-device')
  expect(table.model('enemy').effects).toMatchObject([{ id: 'poison', value: 1 }])
  expect(useBlockedReason(table, 'owner', 'poison-device')).toBe('It has been used this round.')
  expect(
    useBlockedReason(scene('poison-device', { enemy: { at: [20, 25.3] } }), 'owner', 'poison-device'),
  ).toBeDefined()
})

describe('bmg3/trait/heliport', () => {
  const call = (at: readonly [number, number], dice: string, ...answers: (readonly [string, string])[]) => {
    const table = scene(['air-support', 'heliport'])
    useTrait(table, 'owner', 'air-support', dice, ['template', to(...at)], ...answers)
    return table
  }

  test('bmg3/trait/heliport: an enemy in the searchlight is shot at', () => {
    expect(call([20, 27], '6 4', ['heliport', '2']).model('enemy').injury).toBe(4)
    expect(call([20, 27], '', ['heliport', 'none']).model('enemy').injury).toBe(0)
  })

  test('bmg3/trait/heliport: no other model', () => {
    // The template reaches 2.5" and the base of the enemy 0.6".
    expect(call([20, 29], '6 4', ['heliport', '2']).model('enemy').injury).toBe(4)
    expect(call([20, 29.2], '').asked).toEqual(['a: template'])
  })
})

describe('bmg3/trait/spray-can', () => {
  const spray = (kind: 'streetlamp' | 'sewer', ...picked: readonly (readonly [string, string])[]) => {
    const table = scene('spray-can(1)')
    // The suspect lies 1.2" east of the owner's middle, the marker as much further.
    const id = markerAt(table, kind, [22.38, 20])
    const play = (answers: readonly (readonly [string, string])[]) =>
      table.play(
        (game, { owner }) => placeSuspect(game, suspectOrderOf(game, owner)),
        '',
        ['place-suspect', to(21.18, 20)],
        ...answers,
      )
    play(picked)
    return { table, marker: table.state.markers.find((marker) => marker.id === id), id }
  }

  test('bmg3/trait/spray-can: a lamp goes out', () => {
    const lamp = spray('streetlamp', ['spray-can', '1'])
    expect(recall(lamp.marker, isVandalized)).toBe(true)
    expect(recall(lamp.marker, isUnlit)).toBe(true)
    expect(recall(lamp.table.model('owner'), cansSpent)).toBe(1)
  })

  test('bmg3/trait/spray-can: the sewer cannot be used', () => {
    const { table } = spray('sewer', ['spray-can', '1'])
    markerAt(table, 'sewer', [5, 5])
    markerAt(table, 'sewer', [5, 10])
    table.model('friend').at = { ...table.model('friend').at!, x: table.state.markers[0]!.at.x + 3010 }
    expect(table.play((game, { friend }) => sewerBlockedReason(game, friend))).toBe('No sewer is in contact.')
  })

  test('bmg3/trait/spray-can: paint on the wall keeps the suspect from being revealed once', () => {
    const { table } = spray('streetlamp', ['spray-can', 'wall'])
    const suspect = () => table.state.markers.find(({ kind }) => kind === 'suspect')
    const reveal = () =>
      table.play((game, { enemy }) =>
        revealSuspect(game, enemy, game.state.markers.find(({ kind }) => kind === 'suspect')!),
      )
    expect([reveal(), suspect() !== undefined]).toEqual([false, true])
    expect([reveal(), suspect() !== undefined]).toEqual([true, false])
  })

  test('bmg3/trait/spray-can: only as often as there are cans', () => {
    const { table } = spray('streetlamp', ['spray-can', 'wall'])
    table.play(
      (game, { owner }) => placeSuspect(game, { ...suspectOrderOf(game, owner), anywhere: true }),
      '',
      ['place-suspect', to(18.82, 20)],
    )
    expect(table.asked).toEqual(['a: place-suspect'])
  })
})

describe('bmg3/trait/corrosive-blood', () => {
  test('bmg3/trait/corrosive-blood: a model that touches it rolls, and no other', () => {
    const table = scene('corrosive-blood', { enemy: { touching: 'owner', endurance: 5 } })
    table.play((game, { owner }) => inflict(game, owner, { injury: 9, cause: 'test' }), '6 6 6')
    expect([table.model('enemy').injury, table.model('friend').injury]).toEqual([1, 0])
    const lucky = scene('corrosive-blood', { enemy: { touching: 'owner', endurance: 5 } })
    lucky.play((game, { owner }) => inflict(game, owner, { injury: 9, cause: 'test' }), '1 1 6')
    expect(lucky.model('enemy').injury).toBe(0)
  })
})

describe('bmg3/trait/aerial-locator-system', () => {
  test('bmg3/trait/aerial-locator-system: one model is lit for a round, once a game', () => {
    const table = scene('aerial-locator-system', { enemy: { at: [20, 40] } })
    table.play((game) => trigger(game, 'lead-start', {}), '', ['aerial-locator-system', '2'])
    table.play((game, { owner, enemy }) =>
      expect([sees(game, owner, enemy), sees(game, enemy, owner)]).toEqual([true, false]),
    )
    table.play((game) => trigger(game, 'lead-start', {}))
    expect(table.asked).toEqual([])
  })

  test('bmg3/trait/aerial-locator-system: it may be kept for later', () => {
    const table = scene('aerial-locator-system')
    for (let round = 0; round < 2; round++)
      table.play((game) => trigger(game, 'lead-start', {}), '', ['aerial-locator-system', 'none'])
    expect(hasEffect(table.model('enemy'), 'located')).toBe(false)
  })
})
