import { sees } from '@gargoyle/bmg-common'
import { seat } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { rangedAttack } from '../attack/ranged.ts'
import { trigger } from '../rules/rule-system.ts'
import type { Marker, MarkerKind } from '../state.ts'
import { setTable, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'

const marker = (id: number, kind: MarkerKind, x: number, y: number, owner?: string): Marker => ({
  id,
  kind,
  seat: owner === undefined ? undefined : seat(owner),
  at: { x: inches(x), y: inches(y), z: 0 },
  memory: {},
})

const room = (trait: string, markers: readonly Marker[]) => {
  const table = setTable({
    models: {
      hacker: { seat: 'a', at: [10, 10], traits: [trait] },
      friend: { seat: 'a', at: [3, 3] },
      enemy: { seat: 'b', at: [20, 10], willpower: 9 },
    },
    active: 'hacker',
  })
  table.state.markers.push(...markers)
  table.state.nextMarker = 50
  return table
}

describe('moving markers', () => {
  const markers = () => [
    marker(1, 'suspect', 14, 10, 'b'),
    marker(2, 'streetlamp', 10, 14),
    marker(3, 'suspect', 10, 6, 'a'),
    marker(4, 'sewer', 22, 22),
  ]

  test('bmg3/trait/hacking: two markers of any kind within 8", 4" each', () => {
    const table = room('hacking', markers())
    useTrait(
      table,
      'hacker',
      'hacking',
      '',
      ['marker', '2'],
      ['move-marker', to(10, 18)],
      ['marker', '1'],
      ['move-marker', to(14, 14)],
    )
    expect(table.state.markers.map(({ at }) => [at.x, at.y].map((n) => n / inches(1)))).toEqual([
      [14, 14],
      [10, 18],
      [10, 6],
      [22, 22],
    ])
    expect(Object.keys(table.offered('marker'))).toEqual(['1', '3', 'none'])
    const far = room('hacking', markers())
    expect(() =>
      useTrait(far, 'hacker', 'hacking', '', ['marker', '2'], ['move-marker', to(10, 18.1)]),
    ).toThrow(/4" at most/)
  })

  test('bmg3/trait/computer-intrusion: suspects only, 2" each', () => {
    const table = room('computer-intrusion', markers())
    useTrait(
      table,
      'hacker',
      'computer-intrusion',
      '',
      ['marker', '1'],
      ['move-marker', to(16, 10)],
      ['marker', 'none'],
    )
    expect(table.state.markers[0]!.at.x).toBe(inches(16))
    expect(Object.keys(table.offered('marker'))).toEqual(['3', 'none'])
    expect(
      useBlockedReason(
        room('computer-intrusion', [marker(2, 'streetlamp', 10, 14)]),
        'hacker',
        'computer-intrusion',
      ),
    ).toMatch(/near enough/)
  })

  test('bmg3/trait/go-my-little-birds: a suspect flies off to another place, and a friend there moves 4"', () => {
    const table = room('go-my-little-birds', [marker(1, 'suspect', 10, 13, 'a')])
    table.model('friend').at = { x: inches(16), y: inches(16), z: 0 }
    useTrait(table, 'hacker', 'go-my-little-birds', '', ['place-suspect', to(16, 13)], ['move', to(20, 16)])
    expect(table.state.markers).toMatchObject([{ kind: 'suspect', at: { x: inches(16), y: inches(13) } }])
    expect(table.model('friend').at?.x).toBe(inches(20))
    expect(
      useBlockedReason(
        room('go-my-little-birds', [marker(1, 'suspect', 10, 13, 'b')]),
        'hacker',
        'go-my-little-birds',
      ),
    ).toMatch(/No suspect/)
  })
})

test('bmg3/trait/sapper: a suspect that is cover for models that touch it, and only for them', () => {
  const shots = (x: number) => {
    const table = setTable({
      models: {
        sapper: { seat: 'a', at: [10, 10], traits: ['sapper'], willpower: 9 },
        enemy: { seat: 'b', at: [16, 10], weapons: [{ damage: 'S', rof: 2 }] },
      },
      active: 'sapper',
    })
    useTrait(table, 'sapper', 'sapper', '', ['place-suspect', to(10, 10 + 30 / 25.4)])
    table.model('sapper').at = { x: inches(x), y: inches(10), z: 0 }
    // Cover takes the Strength die away.
    table.play((game, { enemy }) => rangedAttack(game, enemy, 0), x === 10 ? '6 6' : '6 6 4')
    return table.model('sapper').stun
  }
  expect(shots(10)).toBe(2)
  expect(shots(8)).toBe(3)
})

test('bmg3/trait/air-support: what the searchlight shows is seen from afar, until the round is over', () => {
  const table = room('air-support', [])
  const seen = () => table.play((game, { friend, enemy }) => sees(game, friend, enemy))
  expect(seen()).toBe(false)
  useTrait(table, 'hacker', 'air-support', '', ['template', to(18, 10)])
  expect(seen()).toBe(true)
  table.play((game) => trigger(game, 'refresh', {}))
  expect(seen()).toBe(false)
  expect(table.state.markers).toEqual([])
  // 2.5" around the centre of the template, and no further.
  useTrait(table, 'hacker', 'air-support', '', ['template', to(16.8, 10)])
  expect(seen()).toBe(false)
})
