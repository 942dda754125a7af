import { refused } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { testBook } from '../testing/edition.ts'
import { type ModelSketch, sketchedProfile } from '../testing/model-sketch.ts'
import type { Affiliation, Rank } from '../vocabulary.ts'
import { checkBand } from './check-band.ts'

/** A model on a list: its sketch, and what it is recruited as if not what its card says. */
type Recruited = Partial<ModelSketch> & { readonly as?: Rank; readonly rivals?: readonly Affiliation[] }

const boss: Recruited = { rank: 'leader', affiliations: ['joker'], alias: 'The Joker' }

/** What is wrong with a band of 300 that the boss leads. */
function problems(models: Readonly<Record<string, Recruited>>, reputation = 300): readonly string[] {
  const all = { boss, ...models }
  const profiles = new Map(
    Object.entries(all).map(([id, { rivals = [], ...sketch }]) => [
      id,
      { ...sketchedProfile(id, { seat: 'a', ...sketch }), rivals },
    ]),
  )
  const traits = new Set([...profiles.values()].flatMap((profile) => profile.traits.map(({ id }) => id)))
  const report = checkBand(
    {
      leader: 'boss',
      reputation,
      models: Object.entries(all).map(([id, { rank = 'henchman', as = rank }]) => ({
        id,
        rank: as,
        equipment: [],
      })),
    },
    {
      prefix: 'bmg1',
      catalogue: { models: profiles, model: (id) => profiles.get(id), find: () => refused('not here') },
      equipment: new Map(),
      enforced: { traits, weaponRules: new Set() },
      traits: testBook.traits,
    },
  )
  return report.violations.map(({ rule, text }) => `${rule}: ${text}`)
}

const clown: Recruited = { affiliations: ['joker'] }

describe('traits about forming bands', () => {
  test('bmg1/trait/affinity-to: a Leader of another band joins that character as a Free Agent, beside its Leader', () => {
    const harley: Recruited = { rank: 'leader', as: 'free-agent', affiliations: ['poison-ivy'] }
    expect(problems({ harley: { ...harley, traits: ['affinity-to(the-joker)'] } })).toEqual([])
    expect(problems({ harley })).toHaveLength(2)
    const other = problems({ harley: { ...harley, traits: ['affinity-to(penguin)'] } })
    expect(other).toEqual([
      'bmg1/core/band-leader: harley does not join a band of Joker.',
      'bmg1/core/band-ranks: harley cannot be recruited as Free Agent.',
    ])
  })

  test('bmg1/trait/affinity-to: a Sidekick of the same icon is a Free Agent only for that character', () => {
    const second: Recruited = { rank: 'sidekick', as: 'free-agent', affiliations: ['joker'] }
    expect(
      problems({
        first: { ...clown, rank: 'sidekick' },
        second: { ...second, traits: ['affinity-to(the-joker)'] },
      }),
    ).toEqual([])
    expect(problems({ second: { ...second, traits: ['affinity-to(penguin)'] } })).toEqual([
      'bmg1/core/band-ranks: second cannot be recruited as Free Agent.',
    ])
  })

  test('bmg1/trait/affinity-to: a model with another icon joins as nothing else', () => {
    const harley: Recruited = {
      rank: 'sidekick',
      affiliations: ['poison-ivy'],
      traits: ['affinity-to(the-joker)'],
    }
    expect(problems({ harley })).toEqual(['bmg1/trait/affinity-to: harley joins Joker as a Free Agent only.'])
    expect(problems({ harley: { ...harley, as: 'free-agent' } })).toEqual([])
    expect(problems({ harley: { ...harley, affiliations: ['joker'] } })).toEqual([])
  })

  test('bmg1/trait/affinity-to: it counts as a Free Agent', () => {
    const agent: Recruited = { rank: 'free-agent', affiliations: ['joker'] }
    const harley: Recruited = {
      rank: 'leader',
      as: 'free-agent',
      affiliations: ['poison-ivy'],
      traits: ['affinity-to(the-joker)'],
    }
    expect(problems({ one: agent, two: agent, harley })).toEqual([
      'bmg1/rank/free-agent: The band has 3 Free Agents; at 300 Reputation it may have 2.',
    ])
  })

  test('bmg1/trait/charismatic: a Free Agent for every 100 Reputation instead of 150', () => {
    const agent: Recruited = { rank: 'free-agent', affiliations: ['joker'] }
    const agents = { one: agent, two: agent, three: agent }
    expect(problems(agents)).toEqual([
      'bmg1/rank/free-agent: The band has 3 Free Agents; at 300 Reputation it may have 2.',
    ])
    expect(problems({ ...agents, mate: { ...clown, traits: ['charismatic'] } })).toEqual([])
    expect(problems({ ...agents, mate: { ...clown, traits: ['charismatic'] } }, 299)).toEqual([
      'bmg1/rank/free-agent: The band has 3 Free Agents; at 299 Reputation it may have 2.',
    ])
  })

  const swat: Recruited = { ...clown, traits: ['elite-type(swat)'] }
  const guard: Recruited = { ...clown, traits: ['elite-type(guard)'] }

  test('bmg1/trait/elite-type: one of each type', () => {
    expect(problems({ one: swat, other: guard })).toEqual([])
    expect(problems({ one: swat, two: swat, other: guard })).toEqual([
      'bmg1/trait/elite-type: The band has 2 Elites of the type Swat; without their boss it may have one.',
    ])
  })

  test('bmg1/trait/elite-boss-type: any number of its own type, still one of others', () => {
    const chief: Recruited = { ...clown, traits: ['elite-boss-type(swat)'] }
    expect(problems({ chief, one: swat, two: swat, three: swat })).toEqual([])
    expect(problems({ chief, one: guard, two: guard })).toHaveLength(1)
  })

  test('bmg1/trait/hates-band-s: it joins other bands only, whatever its icons', () => {
    const hater = (bands: string): Recruited => ({
      affiliations: ['unknown'],
      traits: [`hates-band-s(${bands})`],
    })
    expect(problems({ one: hater('penguin, joker') })).toEqual([
      'bmg1/trait/hates-band-s: one never joins Joker.',
    ])
    expect(problems({ one: hater('penguin') })).toEqual([])
    expect(problems({ one: { affiliations: ['unknown'], rivals: ['joker'] } })).toEqual([
      'bmg1/trait/hates-band-s: one never joins Joker.',
    ])
  })

  test('bmg1/trait/henchman: any number of them, and a Minion more than once', () => {
    expect(problems(Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`clown-${n}`, clown])))).toEqual(
      [],
    )
  })
})
