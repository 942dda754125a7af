import { addMarker } from '@gargoyle/bmg-common'
import { recall } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { rangedAttack } from '../attack/ranged.ts'
import { frozenSuspect } from '../manipulate/suspect-marks.ts'
import { place, setTable } from '../testing/table.ts'

const coldTable = (rules: readonly string[]) => {
  const table = setTable({
    models: {
      shooter: { seat: 'a', at: [5, 12], weapons: [{ damage: 'S', rof: 2, rules }] },
      target: { seat: 'b', at: [10, 12], willpower: 9 },
      neighbour: { seat: 'b', at: [12, 12], willpower: 9 },
      bystander: { seat: 'b', at: [10, 30], willpower: 9 },
    },
    active: 'shooter',
  })
  const near = table.play((game) => addMarker(game, 'suspect', place([10, 14])).id)
  const far = table.play((game) => addMarker(game, 'suspect', place([10, 20])).id)
  return { table, near, far }
}

test('bmg3/weapon/cryo-weapon: another model near the target takes a hit, and a suspect freezes', () => {
  const { table, near, far } = coldTable(['cryo-weapon', 'cold'])
  const { id } = table.model('neighbour')
  table.play(
    (game, { shooter, target }) => rangedAttack(game, shooter, 0, { targets: [target] }),
    '3 3 1',
    ['target', `${id}`],
    ['marker', `${near}`],
  )
  expect(Object.keys(table.offered('target'))).toEqual([`${id}`, 'none'])
  expect(table.model('target').stun).toBe(2)
  expect(table.model('neighbour')).toMatchObject({ stun: 1, effects: [{ id: 'slow', value: 2 }] })
  const frozen = table.state.markers.filter((marker) => recall(marker, frozenSuspect))
  expect(frozen.map((marker) => marker.id)).toEqual([near])
  expect(table.state.markers.map((marker) => marker.id)).toContain(far)
})

test('bmg3/weapon/cryo-weapon: the cold spreads from where a model stood that it took out of the game', () => {
  const { table, near } = coldTable(['cryo-weapon'])
  table.model('target').injury = 4
  table.model('target').condition = 'ko'
  const { id } = table.model('neighbour')
  table.play(
    (game, { shooter, target }) => rangedAttack(game, shooter, 0, { targets: [target] }),
    '3 1 1',
    ['new-boss', `${id}`],
    ['target', `${id}`],
    ['marker', `${near}`],
  )
  expect(table.model('target').condition).toBe('casualty')
  expect(table.model('neighbour').stun).toBe(1)
  expect(
    recall(
      table.state.markers.find((marker) => marker.id === near),
      frozenSuspect,
    ),
  ).toBe(true)
})

test('bmg3/weapon/cryo-weapon: nothing spreads without a hit', () => {
  const { table } = coldTable(['cryo-weapon'])
  table.play((game, { shooter, target }) => rangedAttack(game, shooter, 0, { targets: [target] }), '1 1 1')
  expect(table.asked).toEqual([])
})
