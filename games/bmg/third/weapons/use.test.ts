import { describe, expect, test } from 'vitest'
import { actionOptions } from '../activation/actions.ts'
import { fight, fire, meleeTable, rangedTable } from './testing/duel.ts'

/** Why the weapon cannot be used now, if it cannot. */
const blockedReason = (table: ReturnType<typeof rangedTable>): string | undefined =>
  table.play(
    (game, { shooter }) =>
      actionOptions(game, shooter, () => undefined).find(({ id }) => id === 'ranged:0')?.why?.text,
  )

describe('weapons that cannot always be used', () => {
  test('bmg3/weapon/one-use: once a game', () => {
    const table = rangedTable(['one-use'], 6)
    expect(blockedReason(table)).toBeUndefined()
    fire(table, '1 1 1')
    table.state.round = 4
    expect(blockedReason(table)).toMatch('has been used')
    fire(rangedTable([], 6), '1 1 1')
  })

  test('bmg3/weapon/reload: not until a whole round has gone by', () => {
    const table = rangedTable(['reload'], 6)
    fire(table, '1 1 1')
    expect(blockedReason(table)).toMatch('reloaded')
    table.state.round = 2
    expect(blockedReason(table)).toMatch('reloaded')
    table.state.round = 3
    expect(blockedReason(table)).toBeUndefined()
  })

  test('bmg3/weapon/concealed: two Efforts to bring it out', () => {
    const table = meleeTable(['concealed'])
    fight(table, '1 1 1 1')
    expect(table.model('fighter').stun).toBe(2)
    const worn = rangedTable(['concealed'], 6)
    worn.model('shooter').stun = 3
    expect(blockedReason(worn)).toMatch('2 Efforts')
  })
})
