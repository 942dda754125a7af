import { beginActivation } from '@gargoyle/bmg-counters/parts'
import type { ModelSketch } from '@gargoyle/bmg-counters/testing'
import { actionBlockedReason } from '@gargoyle/bmg-counters/testing'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { setTable } from '../testing/table.ts'

/** A hero, and a Henchman in contact that may hate humanity, of either crew. */
const pair = (trait: string, mate: Partial<ModelSketch>, hero: Partial<ModelSketch> = {}) =>
  setTable({
    models: {
      hero: { seat: 'a', at: [30, 30], traits: [trait], counters: 'SSS', endurance: 12, ...hero },
      mate: { seat: 'a', touching: 'hero', counters: 'A', endurance: 2, willpower: 2, ...mate },
    },
    active: 'hero',
  })

const alone = { traits: ['hates-humanity'] } as const

describe('bmg2/trait/hates-humanity', () => {
  test('bmg2/trait/lunatic-laugh: a friend is left alone, an enemy is not', () => {
    expect(actionBlockedReason(pair('lunatic-laugh', alone), 'trait:lunatic-laugh')).toBe(
      'No other model is within 4".',
    )
    const enemy = pair('lunatic-laugh', { ...alone, seat: 'b' })
    act(enemy, 'trait:lunatic-laugh')
    expect(enemy.model('mate').counters.attack).toBe(0)
  })

  test('bmg2/trait/jokers-gas: a friend does not breathe it, its user does', () => {
    const table = pair('jokers-gas', alone)
    act(table, 'trait:jokers-gas', '1 1')
    expect(table.model('mate').injury).toBe(0)
    const gassed = pair('jokers-gas', {})
    act(gassed, 'trait:jokers-gas', '1 1 6 6')
    expect(gassed.model('mate').injury).toBe(1)
  })

  test('bmg2/trait/medic, bmg2/trait/electric-handshake: neither treated nor shaken by a friend', () => {
    expect(actionBlockedReason(pair('medic', { ...alone, stun: 1 }), 'trait:medic')).toBe(
      'No hurt friend is in contact.',
    )
    expect(actionBlockedReason(pair('electric-handshake', alone), 'trait:electric-handshake')).toBe(
      'No model is in contact.',
    )
  })

  test('bmg2/trait/psychoanalysis, bmg2/trait/repairman: neither cured nor repaired by a friend, by an enemy', () => {
    const cured = (trait: string, traits: readonly string[], mate: Partial<ModelSketch> = {}) =>
      actionBlockedReason(pair(trait, { traits, ...mate }), `trait:${trait}`)
    const mad = ['paranoid', 'hates-humanity']
    expect([
      cured('psychologist', ['paranoid']),
      cured('psychologist', mad),
      cured('psychologist', mad, { seat: 'b' }),
    ]).toEqual([undefined, 'It sees no one with a mental disorder within 8".', undefined])
    const damaged = { stun: 1 }
    expect([
      cured('repairman', ['vehicle'], damaged),
      cured('repairman', ['vehicle', 'hates-humanity'], damaged),
    ]).toEqual([undefined, 'No damaged vehicle is in contact.'])
  })

  test('bmg2/trait/i-believe-in-harvey-dent: no die for a model with no one to believe in', () => {
    const table = pair('i-believe-in-harvey-dent', alone, { leads: true, rank: 'leader' })
    table.state.activation = undefined
    table.play((game, { mate }) => beginActivation(game, mate), '', ['declare', 'neither'])
    expect(table.story.some((line) => line.includes('Harvey Dent'))).toBe(false)
  })
})
