import { describe, expect, test } from 'vitest'
import type { Answer } from '../testing/table.ts'
import { fight, meleeTable } from './testing/duel.ts'

/** A critical hit and nothing else, with the effect that is picked. */
function criticalHit(rules: readonly string[], picked?: string) {
  const table = meleeTable(rules)
  const answers: Answer[] = picked === undefined ? [] : [['critical', picked]]
  fight(table, '1 1 1 6', ...answers)
  return table
}

const effectsAfter = (effect: string): readonly string[] =>
  criticalHit([`crt(${effect})`], `crt ${effect}`)
    .model('target')
    .effects.map(({ id }) => id)

describe('bmg3/weapon/crt', () => {
  test('bmg3/weapon/crt: the attacker picks the effect or knocks down', () => {
    expect(criticalHit(['crt(stunned)'], 'knocked-down').model('target')).toMatchObject({
      condition: 'down',
      effects: [],
    })
  })

  test.each(['stunned', 'paralyze', 'poison', 'freeze', 'fire', 'blind'])('bmg3/weapon/crt: %s', (effect) => {
    expect(effectsAfter(effect)).toEqual([effect])
  })

  test('bmg3/weapon/crt: terror', () => {
    const table = meleeTable(['crt(terror)'])
    fight(table, '1 1 1 6', ['critical', 'crt terror'])
    // Its deck is empty, so it takes two stuns beside the hit.
    expect(table.model('target').stun).toBe(3)
  })

  test('bmg3/weapon/crt: casualty', () => {
    expect(criticalHit(['crt(casualty)'], 'crt casualty').model('target').condition).toBe('casualty')
  })

  test('bmg3/weapon/crt: nothing without a critical hit', () => {
    const table = meleeTable(['crt(stunned)'])
    fight(table, '1 1 1 5')
    expect(table.asked).not.toContain('a: critical')
    expect(table.model('target').effects).toEqual([])
  })
})

test('bmg3/weapon/bleed: injuries instead of knocking down', () => {
  expect(criticalHit(['bleed(2)']).model('target')).toMatchObject({ condition: 'up', stun: 1, injury: 2 })
})

test('bmg3/weapon/blunt: stuns instead of knocking down', () => {
  expect(criticalHit(['blunt(2)']).model('target')).toMatchObject({ condition: 'up', stun: 3, injury: 0 })
})

test('bmg3/weapon/electric: stuns on a critical hit', () => {
  expect(criticalHit(['electric'], 'electric').model('target').effects).toMatchObject([{ id: 'stunned' }])
})

test('bmg3/weapon/electric: the Strength die is rolled again against machines', () => {
  const machine = meleeTable(['electric'], { traits: ['cybernetic'] })
  fight(machine, '1 1 1 3  4')
  expect(machine.model('target').stun).toBe(1)
  fight(meleeTable(['electric']), '1 1 1 3')
})
