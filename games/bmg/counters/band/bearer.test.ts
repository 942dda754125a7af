import { describe, expect, test } from 'vitest'
import { type ModelSketch, sketchedProfile } from '../testing/model-sketch.ts'
import type { Rank } from '../vocabulary.ts'
import { wrongBearer } from './bearer.ts'
import type { Equipment } from './equipment.ts'

const item = (terms: Partial<Equipment>): Equipment => ({
  id: 'joker/thing',
  name: 'Thing',
  affiliations: ['joker'],
  funding: 100,
  most: 1,
  ...terms,
})

const why = (
  terms: Partial<Equipment>,
  sketch: Partial<ModelSketch> = {},
  rank: Rank = 'henchman',
  leads = false,
): string | undefined => {
  const profile = sketchedProfile('hero', { seat: 'a', rank, ...sketch })
  const member = { profile, rank, leads, equipment: [], traits: profile.traits }
  return wrongBearer(item(terms), member, 'joker', rank)
}

describe('which models equipment is for', () => {
  test('bmg1/core/equipment: Henchmen only, and only from the list of the band', () => {
    expect([why({}), why({}, {}, 'free-agent')]).toEqual([undefined, 'equipment is for Henchmen'])
    expect(why({ affiliations: ['penguin'] })).toBe('it is not on the list of Joker')
  })

  test('bmg2/core/equipment: the models named, and no others', () => {
    const bearers = [{ rank: 'henchman' }, { who: 'arrow' }] as const
    expect(why({ bearers })).toBeUndefined()
    expect(why({ bearers }, {}, 'leader')).toBe('it is for others')
    expect(why({ bearers }, { alias: 'Arrow' }, 'leader')).toBeUndefined()
    expect(why({ bearers: [{ who: 'arrow' }] })).toBe('it is for others')
  })

  test('bmg2/core/equipment: a trait that the bearer must or must not have, with what is said of it', () => {
    const gangster = { trait: { id: 'elite-type', args: ['gangster'] } }
    expect(why({ bearers: [gangster] }, { traits: ['elite-type(gangster)'] })).toBeUndefined()
    expect(why({ bearers: [gangster] }, { traits: ['elite-type(clown)'] })).toBe('it is for others')
    expect(why({ bearers: [gangster] }, { traits: ['stealth'] })).toBe('it is for others')
    expect(why({ bearers: [{ not: 'large' }] }, { traits: ['large'] })).toBe('it is for others')
    expect(why({ bearers: [{ not: 'large' }] })).toBeUndefined()
    expect(why({ bearers: [{ notLeading: true }] }, {}, 'leader', true)).toBe('it is for others')
  })

  test('bmg1/core/equipment: what needs a trait says which', () => {
    const needs = { id: 'elite-type', args: ['gangster'] }
    expect(why({ needs }, { traits: ['elite-type(gangster)'] })).toBeUndefined()
    expect(why({ needs }, { traits: ['elite-type(clown)'] })).toContain('it is only for')
    expect(why({ needs }, { traits: ['stealth'] })).toContain('it is only for')
  })

  test('bmg1/equipment/magazine, bmg2/core/equipment: magazines and parts of weapons want the weapon', () => {
    const shot = { weapons: [{ damage: 'I', rof: 2, ammo: 3 }] }
    const club = { weapons: [{ damage: 'I' }] }
    expect([why({ magazine: true }, shot), why({ magazine: true }, club)]).toEqual([
      undefined,
      'it has no weapon with magazines',
    ])
    const silencer = { weaponRule: { rule: { id: 'silencer', args: [] }, ranged: true } }
    expect([why(silencer, shot), why(silencer, club)]).toEqual([undefined, 'it has no weapon for it'])
  })
})
