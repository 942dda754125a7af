import type { ModelSketch } from '@gargoyle/bmg-counters/testing'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { setTable } from '../testing/table.ts'

/** A bomber beside a ward (1); the guard (2) stands behind the ward, out of the blast. */
const ambush = (ward: Partial<ModelSketch>, guard: Partial<ModelSketch>, bomber: Partial<ModelSketch> = {}) =>
  setTable({
    models: {
      bomber: { seat: 'b', at: [30, 30], traits: ['self-destruction'], counters: 'ASSS', ...bomber },
      ward: { seat: 'a', at: [35, 30], rank: 'leader', endurance: 9, ...ward },
      guard: { seat: 'a', at: [41, 30], counters: 'S', endurance: 9, ...guard },
    },
    active: 'bomber',
  })

const hurt = (table: ReturnType<typeof ambush>) =>
  (['ward', 'guard'] as const).map((name) => table.model(name).injury)

describe('hits of templates', () => {
  const cases: readonly (readonly [string, Partial<ModelSketch>])[] = [
    ['bodyguard', {}],
    ['for-the-family', { alias: 'Carmine Falcone' }],
    ['perfect-creations', { alias: 'Professor Pyg' }],
    ['the-big-blue-boy-scout', { name: 'Bruce Wayne' }],
  ]

  test.each(cases)('bmg2/trait/%s: they are taken over like those of shots and blows', (id, ward) => {
    const guarded = ambush(ward, { traits: [id] })
    act(guarded, 'trait:self-destruction', '3 1', [id, 'yes'])
    expect([hurt(guarded), guarded.model('guard').counters.special]).toEqual([[0, 1], 0])
    const refused = ambush(ward, { traits: [id] })
    act(refused, 'trait:self-destruction', '3 1', [id, 'no'])
    expect(hurt(refused)).toEqual([1, 0])
  })

  test.each(cases)('bmg2/trait/%s: not lying, not without SC, and not for who takes no help', (id, ward) => {
    for (const [more, guard] of [
      [{}, { condition: 'down' }],
      [{}, { counters: '' }],
      [{ traits: ['hates-humanity'] }, {}],
    ] as const) {
      const table = ambush({ ...ward, ...more }, { traits: [id], ...guard })
      act(table, 'trait:self-destruction', '3 1')
      expect([hurt(table), table.asked]).toEqual([[1, 0], []])
    }
  })

  test('bmg2/trait/bodyguard: a spray and a friend count as well', () => {
    const hose = { damage: 'I', rof: 1, rules: ['expansive'] }
    const bomber = { traits: [], weapons: [hose], counters: 'AA', seat: 'a' as const }
    const table = ambush({ at: [40, 30] }, { traits: ['bodyguard'], at: [40, 35] }, bomber)
    act(table, 'ranged:0', '5 1', ['spray', { to: [60000, 30000, 0] }], ['bodyguard', 'yes'])
    expect(hurt(table)).toEqual([0, 1])
  })
})

test('bmg2/trait/protect-me, bmg2/trait/hates-humanity: a model that traits of friends leave alone is not nominated', () => {
  const shoot = (guard: Partial<ModelSketch>, answers: readonly (readonly [string, string])[]) => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], counters: 'A' },
        boss: { seat: 'a', touching: 'thug', traits: ['protect-me'], counters: 'S', endurance: 9 },
        guard: { seat: 'a', at: [36, 32], endurance: 9, ...guard },
      },
      active: 'thug',
    })
    act(table, 'melee:-1', '5 5 3', ...answers)
    return [table.model('boss').stun, table.model('guard').stun]
  }
  expect(shoot({}, [['protect-me', '2']])).toEqual([0, 1])
  expect(shoot({ traits: ['hates-humanity'] }, [])).toEqual([1, 0])
})
