import { describe, expect, test } from 'vitest'
import { fight, meleeTable } from './testing/duel.ts'

describe('how much weapons hurt', () => {
  test('bmg3/weapon/toxic: injuries on top, however many hits', () => {
    const table = meleeTable(['toxic(2)'])
    fight(table, '3 3 1 4  1 1 1')
    expect(table.model('target')).toMatchObject({ stun: 3, injury: 2 })
    const missed = meleeTable(['toxic(2)'])
    fight(missed, '3 1 1 1  3 1 1')
    expect(missed.model('target')).toMatchObject({ stun: 0, injury: 0 })
  })

  test('bmg3/weapon/caustic: an injury where the Strength die fails', () => {
    const failed = meleeTable(['caustic'])
    fight(failed, '1 1 1 3')
    expect(failed.model('target')).toMatchObject({ stun: 0, injury: 1 })
    const hit = meleeTable(['caustic'])
    fight(hit, '1 1 1 4')
    expect(hit.model('target')).toMatchObject({ stun: 1, injury: 0 })
  })

  test('bmg3/weapon/exposure: a marker for every hit after the first, of the kinds the attacker likes', () => {
    const table = meleeTable(['exposure'])
    fight(table, '3 3 1 4  1 1 1', ['exposure', 1])
    expect(table.model('target')).toMatchObject({ stun: 4, injury: 1 })
    fight(meleeTable(['exposure']), '1 1 1 4')
  })

  test('bmg3/weapon/limited-attack: damages once, and does not knock down', () => {
    const table = meleeTable(['limited-attack'])
    fight(table, '3 3 3 6  1 1 1')
    expect(table.model('target')).toMatchObject({ stun: 1, condition: 'up' })
  })
})
