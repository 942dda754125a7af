import { refused } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import type { CounterRules } from '../rules/special-rule.ts'
import { type ModelSketch, sketchedProfile } from '../testing/model-sketch.ts'
import type { Rank } from '../vocabulary.ts'
import { wrongBearer } from './bearer.ts'
import { checkBand } from './check-band.ts'
import type { Equipment } from './equipment.ts'
import { withLent } from './forming.ts'

const traits: CounterRules = {
  commands: { name: 'Commands', text: 'It may lead.', forming: { leads: true } },
  twins: { name: 'Twins', text: 'Two of it.', forming: { copies: 2 } },
  loaded: { name: 'Loaded', text: 'It may have anything.', forming: { mayBear: () => true } },
  open: { name: 'Open', text: 'It lets others in.', forming: { admits: () => true } },
  teacher: {
    name: 'Teacher',
    text: 'It lends strength.',
    lendsTo: () => [{ id: 'strong', args: ['1'] }],
    takesFrom: () => ['weak'],
  },
}

type Recruit = Partial<ModelSketch> & {
  readonly id?: string
  readonly minion?: boolean
  /** What it is recruited as: its own rank if left out. */
  readonly as?: Rank
  readonly items?: readonly Equipment[]
}

/** What is wrong with a band of models; those with the same id are the same card. */
function problems(
  models: readonly Recruit[],
  {
    leader = '0',
    reputation = 300,
    mostMinions,
  }: { leader?: string; reputation?: number; mostMinions?: number } = {},
): readonly string[] {
  const ids = models.map(({ id }, at) => id ?? `${at}`)
  const profiles = new Map(
    models.map((sketch, at) => [
      ids[at]!,
      {
        ...sketchedProfile(ids[at]!, { seat: 'a', affiliations: ['joker'], ...sketch }),
        minion: sketch.minion ?? true,
      },
    ]),
  )
  const used = new Set([...profiles.values()].flatMap((profile) => profile.traits.map(({ id }) => id)))
  return checkBand(
    {
      leader,
      reputation,
      models: models.map(({ rank = 'henchman', as = rank, items = [] }, at) => ({
        id: ids[at]!,
        rank: as,
        equipment: items.map(({ id }) => id),
      })),
    },
    {
      prefix: 'bmg1',
      catalogue: { models: profiles, model: (id) => profiles.get(id), find: () => refused('not here') },
      equipment: new Map(models.flatMap(({ items = [] }) => items.map((item) => [item.id, item] as const))),
      enforced: { traits: used, weaponRules: new Set() },
      traits,
      ...(mostMinions === undefined ? {} : { mostMinions }),
    },
  ).violations.map(({ text }) => text)
}

const boss: Recruit = { rank: 'leader', alias: 'Boss', minion: false }

describe('forming a band', () => {
  test('bmg1/core/band-reputation: a limit is a whole number above 0', () => {
    const limit = (reputation: number) =>
      problems([{ ...boss, reputation: 1 }], { reputation }).some((text) => text.includes('whole number'))
    expect([limit(1), limit(0), limit(-5), limit(1.5)]).toEqual([false, true, true, true])
  })

  test('bmg1/core/band-leader, bmg2/trait/watchmen: only whose own trait says so leads as something else', () => {
    const cannot = (models: readonly Recruit[]) =>
      problems(models).some((text) => text.includes('cannot lead'))
    expect(cannot([{ traits: ['commands'] }])).toBe(false)
    expect(cannot([{}, { traits: ['commands'] }])).toBe(true)
    expect(cannot([{}])).toBe(true)
  })

  test('bmg1/core/unique-character: a character once, or as often as its own trait says', () => {
    const twice = (extra: readonly Recruit[], own: Recruit = {}) => {
      const cat = { id: 'cat', alias: 'Cat', name: 'Selina', minion: false, ...own }
      return problems([boss, ...extra, cat, cat]).filter((text) => text.includes('twice')).length
    }
    expect(twice([])).toBe(1)
    expect(twice([], { traits: ['twins'] })).toBe(0)
    expect(twice([{ traits: ['twins'] }])).toBe(1)
    expect(twice([{ alias: 'Other', minion: false, name: 'Else' }], { traits: ['twins'] })).toBe(0)
  })

  test('bmg2/core/crew-building: only Minions are counted as such', () => {
    const many = (minion: boolean) =>
      problems([boss, ...[0, 1, 2].map((n) => ({ alias: 'Clown', minion, name: `Clown ${n}` }))], {
        mostMinions: 2,
      }).filter((text) => text.includes('a Minion may be in it'))
    expect([many(true).length, many(false).length]).toEqual([1, 0])
  })

  test('bmg1/core/band-leader: no model lets itself in, another may', () => {
    const stranger: Recruit = { affiliations: ['penguin'] }
    const refusedIn = (models: readonly Recruit[]) =>
      problems([boss, ...models]).filter((text) => text.includes('does not join')).length
    expect(refusedIn([stranger])).toBe(1)
    expect(refusedIn([{ ...stranger, traits: ['open'] }])).toBe(1)
    expect(refusedIn([stranger, { traits: ['open'] }])).toBe(0)
  })

  test('bmg1/core/band-leader: of a leader with several icons the first that is not Unknown counts', () => {
    const joins = (affiliations: NonNullable<Recruit['affiliations']>) =>
      !problems([{ ...boss, affiliations }, { affiliations: ['penguin'] }]).some((text) =>
        text.includes('does not join'),
      )
    expect(joins(['unknown', 'penguin'])).toBe(true)
    expect(joins(['unknown', 'joker', 'penguin'])).toBe(false)
  })

  test('bmg1/trait/affinity-to, bmg1/rank/free-agent: a friend joins as a Free Agent, and as nothing else', () => {
    const cannot = (as: Rank) =>
      problems([boss, { affiliations: ['penguin'], traits: ['affinity-to(boss)'], as }]).some((text) =>
        text.includes('cannot be recruited as'),
      )
    expect([cannot('free-agent'), cannot('sidekick'), cannot('henchman')]).toEqual([false, true, false])
  })

  test('bmg2/trait/affinity: no model is in a band for its own sake', () => {
    const strange: Recruit = { alias: 'Cat', traits: ['affinity(cat)'] }
    const agent = (mates: readonly Recruit[]) =>
      problems([boss, { ...strange, as: 'free-agent' }, ...mates]).some((text) =>
        text.includes('cannot be recruited as'),
      )
    expect(agent([])).toBe(true)
    expect(agent([{ alias: 'Cat' }])).toBe(false)
    expect(agent([{ alias: 'Cat', affiliations: ['penguin'] }])).toBe(true)
  })

  test('bmg2/trait/fully-equipped: it lets its owner have what is not meant for it, and no other model', () => {
    const scarf: Equipment = {
      id: 'scarf',
      name: 'Scarf',
      affiliations: ['penguin'],
      funding: 0,
      most: 3,
    }
    const refusedTo = (own: readonly string[], other: readonly string[]) =>
      problems([boss, { traits: own, items: [scarf] }, { traits: other }]).filter((text) =>
        text.includes('cannot have Scarf'),
      ).length
    expect([refusedTo([], []), refusedTo(['loaded'], []), refusedTo([], ['loaded'])]).toEqual([1, 0, 1])
  })
})

describe('traits that are lent', () => {
  const mate = (...uses: readonly string[]) => {
    const profile = sketchedProfile('mate', { seat: 'a', traits: uses })
    return {
      profile,
      rank: 'henchman' as Rank,
      leads: false,
      equipment: [],
      traits: profile.traits,
      seat: 'a',
      reserve: false,
    }
  }
  const lent = (...all: readonly ReturnType<typeof mate>[]) =>
    withLent(all, traits).map((uses) => uses.map(({ id, args }) => `${id}(${args.join()})`))

  test('bmg2/core/passive-traits: to others, not to the giver, and not what they have', () => {
    expect(lent(mate('teacher', 'weak'), mate('weak'))).toEqual([['teacher()', 'weak()'], ['strong(1)']])
    expect(lent(mate('teacher'), mate('strong(1)'))[1]).toEqual(['strong(1)'])
    expect(lent(mate('teacher'), mate('strong(2)'))[1]).toEqual(['strong(2)', 'strong(1)'])
  })
})

describe('equipment', () => {
  const item = (terms: Partial<Equipment>): Equipment => ({
    id: 'joker/thing',
    name: 'Thing',
    affiliations: ['joker'],
    funding: 100,
    most: 1,
    ...terms,
  })
  const why = (terms: Partial<Equipment>, uses: readonly string[], leads = false) => {
    const profile = sketchedProfile('hero', { seat: 'a', traits: uses })
    return wrongBearer(
      item(terms),
      { profile, rank: 'henchman', leads, equipment: [], traits: [] },
      'joker',
      'henchman',
    )
  }

  test('bmg1/core/equipment: all that is said of a trait must be said of the bearer’s, in one trait', () => {
    const needs = { id: 'elite-type', args: ['gangster', 'clown'] }
    expect(why({ needs }, ['elite-type(gangster, clown)'])).toBeUndefined()
    expect(why({ needs }, ['elite-type(gangster)'])).toContain('it is only for')
    expect(why({ needs }, ['affinity(gangster, clown)'])).toContain('it is only for')
    const bearers = [{ trait: { id: 'elite-type', args: ['clown'] } }]
    expect(why({ bearers }, ['affinity(clown)'])).toBe('it is for others')
  })

  test('bmg1/core/equipment: for one that shoots, one weapon that shoots is enough', () => {
    const scope = item({ weaponRule: { rule: { id: 'scope', args: [] }, ranged: true } })
    const bearer = (...weapons: NonNullable<ModelSketch['weapons']>) => {
      const profile = sketchedProfile('hero', { seat: 'a', weapons })
      const member = { profile, rank: 'henchman', leads: false, equipment: [], traits: [] } as const
      return wrongBearer(scope, member, 'joker', 'henchman')
    }
    const [knife, pistol] = [{ damage: 'I' }, { damage: 'I', rof: 1, ammo: 2 }]
    expect([bearer(knife, pistol), bearer(knife)]).toEqual([undefined, 'it has no weapon for it'])
  })

  test('bmg2/core/equipment: only the trait that is named keeps it from its bearer, and only a leader is one', () => {
    const bearers = [{ not: 'large' }]
    expect([why({ bearers }, ['small']), why({ bearers }, ['small', 'large'])]).toEqual([
      undefined,
      'it is for others',
    ])
    expect([
      why({ bearers: [{ notLeading: true }] }, []),
      why({ bearers: [{}] }, [], true),
      why({ bearers: [{ notLeading: true }] }, [], true),
    ]).toEqual([undefined, undefined, 'it is for others'])
  })
})
