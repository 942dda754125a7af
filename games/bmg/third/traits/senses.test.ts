import { addMarker, hasEffect, profileOf, sees } from '@gargoyle/bmg-common'
import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { rangedTargets } from '../attack/ranged.ts'
import { sufferBlind } from '../effects/suffer.ts'
import { revealSuspect } from '../manipulate/suspects.ts'
import { place, setTable } from '../testing/table.ts'

describe('bmg3/trait/superior-sense-of-smell', () => {
  const kennel = (traits: readonly string[]) =>
    setTable({
      models: {
        dog: { seat: 'a', at: [10, 10], traits, weapons: [{ damage: 'I', rof: 3 }] },
        behind: { seat: 'b', at: [16, 10] },
        far: { seat: 'b', at: [23, 10] },
      },
      pieces: [box('wall', inches(13), 0, 300, inches(24), inches(5))],
    })

  test('bmg3/trait/superior-sense-of-smell: sees through walls within 10", but does not shoot through them', () => {
    const table = kennel(['superior-sense-of-smell'])
    expect(
      table.play((game, { dog, behind, far }) => [sees(game, dog, behind), sees(game, dog, far)]),
    ).toEqual([true, false])
    expect(table.play((game, { dog }) => rangedTargets(game, dog, profileOf(game, dog).weapons[0]!))).toEqual(
      [],
    )
    expect(kennel([]).play((game, { dog, behind }) => sees(game, dog, behind))).toBe(false)
  })

  test('bmg3/trait/superior-sense-of-smell: never blind', () => {
    const table = kennel(['superior-sense-of-smell'])
    table.play((game, { dog }) => sufferBlind(game, dog))
    expect(hasEffect(table.model('dog'), 'blind')).toBe(false)
  })
})

describe('bmg3/trait/protect-the-shadows', () => {
  const shadows = (x: number) => {
    const table = setTable({
      models: {
        ninja: { seat: 'a', at: [x, 10], traits: ['protect-the-shadows'] },
        cop: { seat: 'b', at: [20, 10] },
      },
      active: 'cop',
    })
    table.play((game, { ninja }) => {
      addMarker(game, 'suspect', place([20, 11.2]), ninja.seat)
    })
    return table
  }
  const reveal = (table: ReturnType<typeof shadows>, ...answers: (readonly [string, string])[]) =>
    table.play((game, { cop }) => revealSuspect(game, cop, game.state.markers[0]!), '', ...answers)

  test('bmg3/trait/protect-the-shadows: an Effort keeps the suspect on the table', () => {
    const table = shadows(13)
    reveal(table, ['offer', 'yes'])
    expect([table.state.markers.length, table.model('ninja').stun]).toEqual([1, 1])
    reveal(table, ['offer', 'no'])
    expect([table.state.markers.length, table.model('ninja').stun]).toEqual([0, 1])
  })

  test('bmg3/trait/protect-the-shadows: not from more than 8" away', () => {
    const table = shadows(10)
    reveal(table)
    expect(table.state.markers).toHaveLength(0)
  })
})
