import type { Equipment } from '@gargoyle/bmg-counters'
import { actionBlockedReason, to } from '@gargoyle/bmg-counters/testing'
import { weaponAt } from '@gargoyle/bmg-counters/toolkit'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { crewProblems, crewReport, type Recruited } from '../testing/crew.ts'
import { shootOut } from '../testing/duel.ts'
import { near, withFriend } from '../testing/near.ts'
import { setTable } from '../testing/table.ts'

const clown: Recruited = { affiliations: ['joker'], reputation: 20 }
const stranger: Recruited = { affiliations: ['law-force'], reputation: 20 }
const cop: Recruited = { ...stranger, traits: ['cop'] }

const item = (id: string, more: Partial<Equipment> = {}): Equipment => ({
  id,
  name: id,
  affiliations: ['joker'],
  funding: 0,
  most: 9,
  ...more,
})

describe('who may be hired', () => {
  test('bmg2/trait/absolute-power: as Boss it hires Henchmen with Cop of any affiliation', () => {
    const boss = { traits: ['absolute-power'] }
    expect(crewProblems(boss, { cop })).toEqual([])
    expect(crewProblems(boss, { stranger })).toEqual(['bmg2/core/band-leader'])
    expect(crewProblems(boss, { cop: { ...cop, rank: 'free-agent' } })).toEqual(['bmg2/core/band-leader'])
    expect(crewProblems({}, { cop, second: { ...clown, traits: ['absolute-power'] } })).toEqual([
      'bmg2/core/band-leader',
    ])
  })

  test('bmg2/trait/absolute-power: it inspires within 8" instead of 4"', () => {
    const inspires = (traits: readonly string[], inches: number) =>
      actionBlockedReason(withFriend(traits, 'S', { inches }), 'trait:inspire') === undefined
    expect([
      inspires(['inspire', 'absolute-power'], 8),
      inspires(['inspire', 'absolute-power'], 8.1),
      inspires(['inspire'], 4),
      inspires(['inspire'], 4.1),
    ]).toEqual([true, false, true, false])
  })

  test('bmg2/trait/affinity: a crew with that model hires it as a Free Agent, but no friend of a friend', () => {
    const ivy: Recruited = {
      rank: 'leader',
      as: 'free-agent',
      affiliations: ['poison-ivy'],
      traits: ['affinity(harley)'],
      reputation: 20,
    }
    const harley = { ...clown, alias: 'Harley' }
    expect(crewProblems({}, { harley, ivy })).toEqual([])
    expect(crewProblems({}, { ivy })).toEqual(['bmg2/core/band-leader', 'bmg2/core/band-ranks'])
    expect(crewProblems({}, { harley, ivy: { ...ivy, rank: 'sidekick', as: 'sidekick' } })).toEqual([
      'bmg2/trait/affinity-to',
    ])
    const friend = { ...stranger, rank: 'free-agent', traits: ['affinity(ivy)'] } as const
    expect(crewProblems({}, { harley, ivy, friend })).toEqual(['bmg2/core/band-leader'])
  })

  test('bmg2/trait/amazon-lineage: as Boss it hires Amazons only', () => {
    const boss: Recruited = { affiliations: ['amazons-of-themyscira'], traits: ['amazon-lineage'] }
    const amazon: Recruited = { affiliations: ['amazons-of-themyscira'] }
    const anyone: Recruited = { affiliations: ['unknown'] }
    expect(crewProblems(boss, { amazon })).toEqual([])
    expect(crewProblems(boss, { anyone })).toEqual(['bmg2/trait/amazon-lineage'])
    expect(
      crewProblems({ ...boss, traits: [] }, { anyone, amazon: { ...amazon, traits: ['amazon-lineage'] } }),
    ).toEqual([])
  })

  test('bmg2/trait/arrogant: only where no model has more Reputation', () => {
    const proud = { ...clown, traits: ['arrogant'], reputation: 50 }
    expect(crewProblems({ reputation: 50 }, { proud })).toEqual([])
    expect(crewProblems({ reputation: 51 }, { proud })).toEqual(['bmg2/trait/arrogant'])
  })

  test('bmg2/trait/aversion: not together with that model', () => {
    const hater = { ...clown, traits: ['aversion(harley)'] }
    expect(crewProblems({}, { hater, harley: { ...clown, alias: 'Harley (Comic)' } })).toEqual([
      'bmg2/trait/aversion',
    ])
    expect(crewProblems({}, { hater, other: clown })).toEqual([])
  })

  test('bmg2/trait/charismatic: one Free Agent more', () => {
    const agents = (count: number, traits: readonly string[]) =>
      crewProblems(
        { traits },
        Object.fromEntries(
          Array.from({ length: count }, (_, n) => [`agent${n}`, { ...clown, rank: 'free-agent' as const }]),
        ),
      )
    expect([agents(3, ['charismatic']), agents(4, ['charismatic']).length, agents(3, []).length]).toEqual([
      [],
      1,
      1,
    ])
  })

  test('bmg2/trait/corrupt: three Cops of any affiliation, however many are corrupt', () => {
    const cops = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`cop${n}`, cop]))
    expect(crewProblems({ traits: ['corrupt'] }, cops(3))).toEqual([])
    expect(crewProblems({ traits: ['corrupt'] }, cops(4))).toEqual(['bmg2/core/band-leader'])
    expect(
      crewProblems({ traits: ['corrupt'] }, { ...cops(4), other: { ...clown, traits: ['corrupt'] } }),
    ).toEqual(['bmg2/core/band-leader'])
    expect(crewProblems({}, cops(1))).toEqual(['bmg2/core/band-leader'])
  })

  test('bmg2/trait/court-of-owls-crew: models of the Court only', () => {
    const boss: Recruited = { affiliations: ['court-of-owls'] }
    const owl: Recruited = { affiliations: ['court-of-owls'], traits: ['court-of-owls-crew'] }
    expect(crewProblems(boss, { owl })).toEqual([])
    expect(crewProblems(boss, { owl, other: { affiliations: ['unknown'] } })).toEqual([
      'bmg2/trait/court-of-owls-crew',
    ])
    expect(crewProblems(boss, { other: { affiliations: ['unknown'] } })).toEqual([])
  })

  test('bmg2/trait/dollotrons: three Dollotrons, no fewer and no more, and for no other model', () => {
    const pyg = { ...clown, traits: ['dollotrons'] }
    const dolls = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, n) => [
          `doll${n}`,
          { affiliations: [], alias: `Dollotron ${n + 1}`, reputation: 0 },
        ]),
      )
    expect(crewProblems({}, { pyg, ...dolls(3) })).toEqual([])
    expect(crewProblems({}, { pyg, ...dolls(2) })).toEqual(['bmg2/trait/dollotrons'])
    expect(crewProblems({}, { pyg, ...dolls(4) })).toEqual(['bmg2/trait/dollotrons'])
    expect(crewProblems({}, dolls(1))).toEqual(['bmg2/core/band-leader'])
  })

  test('bmg2/trait/hates-crew-s, bmg2/core/rivals: it never joins those crews', () => {
    expect(crewProblems({}, { hater: { ...clown, traits: ['hates-crew-s(joker)'] } })).toHaveLength(1)
    expect(crewProblems({}, { hater: { ...clown, traits: ['hates-crew-s(penguin)'] } })).toEqual([])
  })

  test('bmg2/trait/elite-type, bmg2/trait/elite-boss-type: one Elite of a type, any number under its boss', () => {
    const elite = { ...clown, traits: ['elite-type(ninja)'] }
    expect(crewProblems({}, { one: elite })).toEqual([])
    expect(crewProblems({}, { one: elite, two: elite })).toEqual(['bmg2/trait/elite-type'])
    expect(crewProblems({ traits: ['elite-boss-type(ninja)'] }, { one: elite, two: elite })).toEqual([])
    expect(crewProblems({ traits: ['elite-boss-type(clown)'] }, { one: elite, two: elite })).toHaveLength(1)
  })

  test('bmg2/trait/heir-to-the-cowl, bmg2/core/rank-change: without a Batman it is a Leader, beside one what its card says', () => {
    const heir: Recruited = { rank: 'sidekick', affiliations: ['joker'], traits: ['heir-to-the-cowl'] }
    expect(crewProblems({ ...heir, as: 'leader' }, { clown })).toEqual([])
    expect(crewProblems(heir, { clown })).toEqual(['bmg2/core/band-ranks'])
    const batman = { alias: 'Batman (Comic)', rank: 'leader', affiliations: ['joker'] } as const
    expect(crewProblems(batman, { heir })).toEqual([])
    expect(crewProblems({ alias: 'Batmite' }, { heir })).toEqual(['bmg2/core/band-ranks'])
  })
})

describe('funds and equipment', () => {
  const funds = (boss: Recruited, models: Readonly<Record<string, Recruited>>) =>
    crewReport(boss, models).funding.limit

  test('bmg2/trait/business-agent, bmg2/trait/dirty-money, bmg2/core/funding: $350 for each agent, $300 from the Boss', () => {
    expect(funds({}, { clown })).toBe(1000)
    expect(funds({}, { one: { ...clown, traits: ['business-agent'] } })).toBe(1350)
    expect(funds({ traits: ['dirty-money'] }, {})).toBe(1300)
    expect(funds({}, { one: { ...clown, traits: ['dirty-money'] } })).toBe(1000)
  })

  test('bmg2/trait/extremely-mutated, bmg2/core/equipment: one piece at most', () => {
    const mutant = (...items: readonly Equipment[]) => ({ ...clown, traits: ['extremely-mutated'], items })
    expect(crewProblems({}, { mutant: mutant(item('flare')) })).toEqual([])
    expect(crewProblems({}, { mutant: mutant(item('flare'), item('lantern')) })).toEqual([
      'bmg2/trait/extremely-mutated',
    ])
  })

  test('bmg2/trait/fully-equipped, bmg2/core/equipment: what any crew lists for Jason Todd', () => {
    const helmet = item('helmet', { affiliations: ['batman'], bearers: [{ who: 'red-hood-ak' }] })
    const crown = item('crown', { affiliations: ['batman'], bearers: [{ who: 'bruce-wayne' }] })
    const knight = (traits: readonly string[], bought: Equipment) => ({
      ...clown,
      name: 'Jason Todd',
      traits,
      items: [bought],
    })
    expect(crewProblems({}, { knight: knight(['fully-equipped'], helmet) })).toEqual([])
    expect(crewProblems({}, { knight: knight([], helmet) })).toEqual(['bmg2/core/equipment'])
    expect(crewProblems({}, { knight: knight(['fully-equipped'], crown) })).toEqual(['bmg2/core/equipment'])
    const mayHave = (bearers: Equipment['bearers']) => {
      const thing = item('thing', { affiliations: ['batman'], ...(bearers && { bearers }) })
      return crewProblems({}, { knight: knight(['fully-equipped'], thing) }).length === 0
    }
    // Lists name him by three names, alone or among others.
    expect([
      mayHave([{ who: 'jason-todd' }]),
      mayHave([{ who: 'bruce-wayne' }, { who: 'arkham-knight' }]),
      mayHave([{ rank: 'henchman' }]),
      mayHave([{ who: 'little-red-hood' }]),
      mayHave(undefined),
    ]).toEqual([true, true, false, false, false])
  })
})

describe('amazon princess', () => {
  test('bmg2/trait/amazon-princess: the lasso and the shield stay at home, other weapons do not', () => {
    const weapons = [
      { name: 'Lasso of Hestia', damage: 'S' },
      { name: 'Magic Shield', damage: 'S', rules: ['protective'] },
      { name: 'Sword', damage: 'I' },
    ]
    const armed = (traits: readonly string[]) => {
      const table = near(traits, '', { hero: { weapons } })
      return table.play((game, { hero }) => hero.arms.map((_, at) => weaponAt(game, hero, at).name))
    }
    expect([armed(['amazon-princess']), armed([]).length]).toEqual([['Sword'], 3])
  })

  test('bmg2/trait/amazon-princess: no bracelets against shots, and Charge for 1SC', () => {
    const gun = { damage: 'I', rof: 2, rules: ['firearm'] }
    const table = shootOut({
      thug: { weapons: [gun] },
      hero: { traits: ['amazon-princess', 'bracelets-of-submission'] },
    })
    act(table, 'ranged:0', '6 2 1', ['shots', { '1': 1 }])
    expect(table.model('hero').injury).toBe(1)
    expect(actionBlockedReason(near(['amazon-princess', 'charge'], 'S'), 'special:charge:-1')).toBeUndefined()
  })

  test('bmg2/trait/amazon-princess, bmg2/special-attack/charge: a model that her charge hits blocks at -1', () => {
    const charge = (traits: readonly string[], face: number, rest: string) => {
      const table = setTable({
        models: {
          hero: { seat: 'a', at: [30, 30], traits: [...traits, 'charge'], counters: 'MS', attack: 4 },
          foe: { seat: 'b', at: [36, 30], counters: 'D', endurance: 12 },
        },
        active: 'hero',
      })
      const pace = traits.length > 0 ? [['charge-distance', 0] as const] : []
      act(
        table,
        'special:charge:-1',
        `${face} ${rest}`,
        ...pace,
        ['move', { legs: [{ to: to(40, 30) }] }],
        ['block', 1],
      )
      return table.model('foe').stun
    }
    expect(charge(['amazon-princess'], 4, '4 2')).toBe(2)
    expect(charge(['amazon-princess'], 5, '')).toBe(0)
    expect(charge([], 4, '')).toBe(0)
  })
})
