import { slug } from '@gargoyle/bmg-common'
import {
  type BandList,
  buildContent,
  checkBand,
  decodeBand,
  encodeBand,
  type Profile,
  type Rank,
  randomBand,
  ranksIn,
  readRuleUse,
} from '@gargoyle/bmg-counters'
import { randomFrom } from '@gargoyle/engine'
import { boards, prepareBoard } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { bandContext, CODE } from '../bmg2.ts'
import { book } from '../book.ts'
import { catalogue, isPlayable } from '../catalogue/catalogue.ts'
import { secondEdition } from '../edition.ts'
import { equipment } from './equipment.ts'
import { equipmentLines } from './equipment-list.ts'
import { readyMadeBands } from './ready-made.ts'

type Sketch = Partial<Omit<Profile, 'traits'>> & {
  readonly id: string
  readonly traits?: readonly string[]
  readonly rank?: Rank
}

const gun = { id: 'gun', name: 'Gun', damage: { stun: 0, injury: 1 }, rateOfFire: 2, ammo: 2, rules: [] }

function profileOf({ traits = [], rank = 'henchman', ...sketch }: Sketch): Profile {
  return {
    alias: sketch.id,
    name: sketch.id,
    minion: false,
    base: 30,
    ranks: [rank],
    ranksBy: [{ rank }],
    affiliations: ['joker'],
    rivals: [],
    reputation: 20,
    funding: 0,
    willpower: 5,
    strength: 4,
    movement: 3,
    attack: 3,
    defense: 3,
    endurance: 5,
    special: 3,
    weapons: [],
    ...sketch,
    traits: traits.map((trait) => readRuleUse(trait)),
  }
}

/** A context in which these models are all there is. */
function contextOf(sketches: readonly Sketch[]) {
  const models = new Map(sketches.map((sketch) => [sketch.id, profileOf(sketch)]))
  return {
    ...bandContext,
    catalogue: { ...bandContext.catalogue, models, model: (id: string) => models.get(id) },
  }
}

type Items = Readonly<Record<string, readonly string[]>>

const listOf = (sketches: readonly Sketch[], list: Partial<BandList>, items: Items): BandList => ({
  leader: sketches[0]!.id,
  models: sketches.map(({ id, rank = 'henchman' }) => ({ id, rank, equipment: items[id] ?? [] })),
  reputation: 300,
  affiliation: 'joker',
  ...list,
})

/** What is wrong with a crew of these models, the first of them the Boss. */
const problems = (sketches: readonly Sketch[], list: Partial<BandList> = {}, items: Items = {}) =>
  checkBand(listOf(sketches, list, items), contextOf(sketches)).violations.map(
    ({ rule, text }) => `${rule}: ${text}`,
  )

const boss: Sketch = { id: 'boss', rank: 'leader', reputation: 50 }

describe('crews', () => {
  test('bmg2/core/crew-building: never above the reputation limit', () => {
    expect(problems([boss, { id: 'thug', reputation: 100 }], { reputation: 150 })).toEqual([])
    expect(problems([boss, { id: 'thug', reputation: 101 }], { reputation: 150 })).toEqual([
      'bmg2/core/crew-building: The crew costs 151 Reputation; the limit is 150.',
    ])
  })

  test('bmg2/core/crew-building: one Leader, one Sidekick, two if a Sidekick leads, a Free Agent for every 150', () => {
    const kick = (id: string): Sketch => ({ id, rank: 'sidekick' })
    const agent = (id: string): Sketch => ({ id, rank: 'free-agent' })
    expect(problems([boss, { id: 'other', rank: 'leader' }])).toContain(
      'bmg2/core/crew-building: A crew has one Leader.',
    )
    expect(problems([boss, kick('one')])).toEqual([])
    expect(problems([boss, kick('one'), kick('two')])).toEqual([
      'bmg2/core/crew-building: The crew has 2 Sidekicks; it may have 1.',
    ])
    expect(problems([kick('one'), kick('two')])).toEqual([])
    expect(problems([boss, agent('one'), agent('two')])).toEqual([])
    expect(problems([boss, agent('one'), agent('two')], { reputation: 299 })).toHaveLength(1)
  })

  test('bmg2/core/crew-building: a Henchman once, a Minion three times, whichever of its cards', () => {
    const twice = (sketch: Sketch, times: number) => {
      const all = [boss, sketch]
      const models = [
        { id: 'boss', rank: 'leader' as const, equipment: [] },
        ...Array.from({ length: times }, () => ({ id: sketch.id, rank: 'henchman' as const, equipment: [] })),
      ]
      return problems(all, { models })
    }
    expect(twice({ id: 'thug' }, 2)).toEqual(['bmg2/core/crew-building: thug is in the crew twice.'])
    expect(twice({ id: 'clown', minion: true }, 3)).toEqual([])
    expect(twice({ id: 'clown', minion: true }, 4)).toEqual([
      'bmg2/core/crew-building: The crew has clown 4 times; a Minion may be in it 3 times.',
    ])
    const cards = ['a', 'b', 'c', 'd'].map((id): Sketch => ({ id, alias: 'Clown (Tube)', minion: true }))
    expect(problems([boss, ...cards])).toHaveLength(1)
  })

  test('bmg2/core/crew-building: one character once, whatever the version; many are called Unknown', () => {
    const joker = (id: string, alias: string, name: string): Sketch => ({ id, alias, name })
    expect(problems([boss, joker('a', 'Cat (AC)', 'Selina'), joker('b', 'Cat', 'Selina')])).toHaveLength(1)
    expect(problems([boss, joker('a', 'Six', 'Unknown'), joker('b', 'Asker', 'Unknown')])).toEqual([])
    expect(problems([boss, joker('a', 'Six', 'Unknown'), joker('b', 'Six (New)', 'None')])).toHaveLength(1)
  })

  test('bmg2/core/boss: the Leader is the Boss, or a Sidekick where there is none', () => {
    expect(problems([{ id: 'thug' }])).toEqual([
      'bmg2/core/boss: thug is no Leader or Sidekick and cannot lead.',
    ])
    expect(problems([{ id: 'kick', rank: 'sidekick' }, boss])).toContain(
      'bmg2/core/boss: boss is a Leader and must lead.',
    )
    expect(problems([{ id: 'kick', rank: 'sidekick' }])).toEqual([])
  })

  test('bmg2/core/affiliation: all share the affiliation of the Boss; Unknown joins any crew', () => {
    expect(problems([boss, { id: 'cop', affiliations: ['law-force'] }])).toHaveLength(1)
    expect(problems([boss, { id: 'cat', affiliations: ['unknown'] }])).toEqual([])
    expect(problems([boss, { id: 'cat', affiliations: ['law-force', 'joker'] }])).toEqual([])
  })

  test('bmg2/core/rivals: no model joins a crew of its rivals, Unknown or not', () => {
    const hater: Sketch = { id: 'cat', affiliations: ['unknown'], rivals: ['joker'] }
    expect(problems([boss, hater])).toEqual(['bmg2/core/rivals: cat never joins Joker.'])
    expect(problems([boss, { ...hater, rivals: ['penguin'] }])).toEqual([])
  })

  test('bmg2/core/rank-by-crew: the rank of the card for this crew, else for any other', () => {
    const bane = catalogue.model('bane-dkr')!
    expect(ranksIn(bane, 'bane')).toEqual(['leader'])
    expect(ranksIn(bane, 'league-of-shadows')).toEqual(['sidekick'])
    const changing = [...catalogue.models.values()].filter(({ ranksBy }) =>
      ranksBy.some(({ affiliation }) => affiliation !== undefined),
    )
    expect(changing).toHaveLength(7)
    const agent = changing.find(({ affiliations }) => affiliations.includes('unknown'))!
    expect(ranksIn(agent, 'joker')).toEqual(['free-agent'])
  })

  test('bmg2/core/rank-by-crew: the rank for a crew takes the place of the usual one there, and only there', () => {
    const both = profileOf({
      id: 'both',
      ranksBy: [{ rank: 'henchman' }, { rank: 'sidekick', affiliation: 'joker' }],
    })
    expect([ranksIn(both, 'joker'), ranksIn(both, 'penguin')]).toEqual([['sidekick'], ['henchman']])
    const several = profileOf({
      id: 'several',
      ranksBy: [{ rank: 'free-agent' }, { rank: 'leader' }, { rank: 'sidekick', affiliation: 'joker' }],
    })
    expect(ranksIn(several, 'penguin')).toEqual(['free-agent', 'leader'])
  })

  test('bmg2/core/rank-by-crew: a model with a rank only for other crews is refused with its rank in this one', () => {
    const changing: Sketch = {
      id: 'bane',
      rank: 'sidekick',
      ranks: ['leader', 'sidekick'],
      ranksBy: [
        { rank: 'leader', affiliation: 'joker' },
        { rank: 'sidekick', affiliation: 'penguin' },
      ],
    }
    expect(problems([boss, changing])).toContain(
      'bmg2/core/crew-building: bane cannot be recruited as Sidekick in a crew of this affiliation, only as Leader.',
    )
    expect(problems([boss, { ...changing, ranks: ['leader'] }])).toContain(
      'bmg2/core/crew-building: bane cannot be recruited as Sidekick.',
    )
  })

  test('bmg2/core/funding: $500 for every full 150 reputation', () => {
    const dear = (funding: number): readonly Sketch[] => [boss, { id: 'thug', funding }]
    expect(problems(dear(1000))).toEqual([])
    expect(problems(dear(1001))).toEqual(['bmg2/core/funding: The crew costs $1001; it has $1000.'])
    expect(problems(dear(501), { reputation: 299 })).toHaveLength(1)
    expect(
      problems([
        { ...boss, traits: ['lord-of-business'] },
        { id: 'thug', funding: 1500 },
      ]),
    ).toEqual([])
  })
})

describe('equipment', () => {
  const armed: Sketch = { id: 'thug', weapons: [gun] }

  test('bmg2/core/equipment: from the list of the crew, once a model, within the limit', () => {
    const magazine = 'joker/magazine'
    const { most } = equipment.get(magazine)!
    expect(problems([boss, armed], {}, { thug: [magazine] })).toEqual([])
    expect(problems([boss, armed], {}, { thug: [magazine, magazine] })).toContain(
      'bmg2/core/equipment: thug has the same item twice.',
    )
    expect(problems([boss, armed], {}, { thug: ['penguin/magazine'] })).toEqual([
      'bmg2/core/equipment: thug cannot have Magazine: it is not on the list of Joker.',
    ])
    expect(problems([boss, { id: 'thug' }], {}, { thug: [magazine] })).toHaveLength(1)
    const many = Array.from({ length: most + 1 }, (_, at): Sketch => ({ ...armed, id: `thug-${at}` }))
    const items = Object.fromEntries(many.map(({ id }) => [id, [magazine]]))
    expect(problems([boss, ...many], { reputation: 450 }, items)).toContain(
      `bmg2/core/equipment: The crew has Magazine ${most + 1} times; it may have ${most}.`,
    )
  })

  test('bmg2/core/equipment: only for the target that the list names', () => {
    expect(problems([{ ...boss, weapons: [gun] }], {}, { boss: ['joker/magazine'] })).toEqual([
      'bmg2/core/equipment: boss cannot have Magazine: equipment is for Henchmen.',
    ])
    const bot = (traits: readonly string[]): readonly Sketch[] => [
      { ...boss, affiliations: ['riddler'] },
      { id: 'thug', traits, affiliations: ['riddler'] },
    ]
    const chassis = (traits: readonly string[]) =>
      problems(bot(traits), { affiliation: 'riddler' }, { thug: ['riddler/improved-chassis-mk'] })
    expect(chassis(['bot'])).toEqual([])
    expect(chassis([])).toEqual([
      'bmg2/core/equipment: thug cannot have Improved Chassis MK: it is for others.',
    ])
  })

  test('bmg2/core/equipment: every name on the lists is that of a model, every trait and rule is enforced', () => {
    const lines = Object.values(equipmentLines).flat()
    expect(lines).toHaveLength(235)
    for (const [name, , , bearer] of lines)
      for (const who of bearer.split(', ').filter((term) => term.startsWith('who:')))
        expect({ name, found: catalogue.find(who.slice(4)).ok }).toEqual({ name, found: true })
    for (const { grants, more = [] } of equipment.values())
      for (const use of grants ? [grants, ...more] : more)
        expect(book.traits[use.id] ?? book.specialAttacks[use.id]).toBeDefined()
  })

  test('bmg2/core/equipment: every line of the lists does something and can be bought', () => {
    const lines = Object.entries(equipmentLines).flatMap(([crew, pieces = []]) =>
      pieces.map(([name]) => `${crew}/${slug(name)}`),
    )
    expect(lines.filter((id) => !equipment.has(id))).toEqual([])
    const idle = [...equipment.values()].filter(
      ({ grants, weapon, weaponRule, magazine }) => !grants && !weapon && !weaponRule && !magazine,
    )
    expect(idle).toEqual([])
  })

  test('bmg2/core/equipment: a weapon rule goes to a weapon that it fits, a weapon beside the own', () => {
    const club = { id: 'club', name: 'Club', damage: { stun: 2, injury: 0 }, rules: [] }
    const sketches: readonly Sketch[] = [
      { ...boss, affiliations: ['league-of-shadows'] },
      { id: 'thug', weapons: [club, gun], affiliations: ['league-of-shadows'] },
    ]
    const items = [...equipment.values()].filter(({ affiliations: [crew], weapon, weaponRule }) =>
      crew === 'league-of-shadows' ? (weapon ?? weaponRule) !== undefined : false,
    )
    const given = items.map(({ id }) => id)
    const setup = (crew: BandList) => ({
      bands: [
        { seat: 'a', band: crew },
        { seat: 'b', band: crew },
      ] as const,
      board: null,
    })
    const crew = listOf(sketches, { affiliation: 'league-of-shadows' }, { thug: given })
    const { cards } = buildContent({
      edition: secondEdition,
      setup: setup(crew),
      board: prepareBoard(boards.docks),
      book,
      bands: contextOf(sketches),
    })
    const { weapons } = cards[1]!
    expect(weapons.map(({ id }) => id).slice(0, 2)).toEqual(['club', 'gun'])
    for (const { weapon, weaponRule } of items) {
      if (weapon) expect(weapons).toContainEqual(weapon)
      if (weaponRule) expect(weapons[weaponRule.ranged ? 1 : 0]!.rules).toContainEqual(weaponRule.rule)
    }
    expect(items.length).toBeGreaterThan(0)
  })

  test('bmg2/core/equipment: what fits several weapons is left to the player; what works with any of them is not', () => {
    const club = { id: 'club', name: 'Club', damage: { stun: 2, injury: 0 }, rules: [] }
    const icon = { affiliations: ['joker'] as const }
    const piece = (id: string, work: object) => ({ id, name: id, ...icon, funding: 0, most: 1, ...work })
    const rule = (id: string, ranged: boolean) => ({ weaponRule: { rule: { id, args: [] }, ranged } })
    const items = [
      piece('silencer', rule('silencer', true)),
      piece('acid', rule('acid', false)),
      piece('bracers', rule('defensive', false)),
      piece('magazine', { magazine: true }),
    ]
    const thug = { id: 'thug', weapons: [club, gun, { ...gun, id: 'rifle' }], ...icon }
    const context = contextOf([{ ...boss, ...icon }, thug])
    const crew = listOf([{ ...boss, ...icon }, thug], {}, { thug: items.map(({ id }) => id) })
    const { cards } = buildContent({
      edition: secondEdition,
      setup: {
        bands: [
          { seat: 'a', band: crew },
          { seat: 'b', band: crew },
        ],
        board: null,
      },
      board: prepareBoard(boards.docks),
      book,
      bands: { ...context, equipment: new Map(items.map((item) => [item.id, item])) },
    })
    const { weapons, fittings } = cards[1]!
    expect(fittings?.map(({ name, among }) => [name, among])).toEqual([
      ['silencer', [1, 2]],
      ['acid', [0, 1, 2]],
      ['magazine', weapons.flatMap(({ ammo }, at) => (ammo === undefined ? [] : [at]))],
    ])
    expect(weapons.map(({ rules }) => rules.some(({ id }) => id === 'defensive'))).toEqual([
      true,
      false,
      false,
    ])
  })
})

test('crews survive their share codes', () => {
  for (const list of Object.values(readyMadeBands))
    expect(decodeBand(encodeBand(list, CODE), CODE, bandContext)).toEqual({ ok: true, value: list })
  const [first] = Object.values(readyMadeBands)
  expect(decodeBand(encodeBand(first!, 'b1'), CODE, bandContext).ok).toBe(false)
})

test('crews of chance are legal, differ, and reach models of every kind', () => {
  const draw = (seed: number) => randomBand(bandContext, 300, randomFrom(`crew ${seed}`))!
  const drawn = Array.from({ length: 30 }, (_, seed) => draw(seed))
  for (const band of drawn) expect(checkBand(band, bandContext).violations).toEqual([])
  expect(new Set(drawn.map(({ affiliation }) => affiliation)).size).toBeGreaterThan(6)
  expect(drawn.flatMap(({ models }) => models).every(({ id }) => isPlayable(id))).toBe(true)
  expect(drawn.some(({ models }) => models.some(({ equipment: items }) => items.length > 0))).toBe(true)
})
