import {
  type BandList,
  buildContent,
  checkBand,
  decodeBand,
  encodeBand,
  type Profile,
  type Rank,
  readRuleUse,
} from '@gargoyle/bmg-counters'
import { boards, prepareBoard } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { bandContext, CODE } from '../bmg1.ts'
import { book } from '../book.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { firstEdition } from '../edition.ts'
import { equipment, equipmentLists } from './equipment.ts'
import { readyMadeBands } from './ready-made.ts'

type Sketch = Partial<Omit<Profile, 'traits'>> & {
  readonly id: string
  readonly traits?: readonly string[]
  readonly rank?: Rank
}

/** A context in which these models are all there is. */
function contextOf(sketches: readonly Sketch[]) {
  const models = new Map(
    sketches.map(({ traits = [], rank = 'henchman', ...sketch }): [string, Profile] => [
      sketch.id,
      {
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
      },
    ]),
  )
  return {
    ...bandContext,
    catalogue: { ...bandContext.catalogue, models, model: (id: string) => models.get(id) },
  }
}

/** What is wrong with a band of these models, the first in command, in the order of the list. */
function problems(
  sketches: readonly Sketch[],
  list: Partial<BandList> = {},
  equipped: Readonly<Record<string, readonly string[]>> = {},
) {
  const models = sketches.map(({ id, rank = 'henchman' }) => ({ id, rank, equipment: equipped[id] ?? [] }))
  return checkBand(
    { leader: sketches[0]!.id, models, reputation: 300, affiliation: 'joker', ...list },
    contextOf(sketches),
  ).violations.map(({ rule, text }) => `${rule}: ${text}`)
}

const boss: Sketch = { id: 'boss', rank: 'leader', reputation: 100 }

describe('bands', () => {
  test('a plain band is fine', () => {
    expect(problems([boss, { id: 'thug' }])).toEqual([])
  })

  test('bmg1/core/band-reputation: the sum never exceeds the limit', () => {
    expect(problems([boss, { id: 'thug', reputation: 50 }], { reputation: 150 })).toEqual([])
    expect(problems([boss, { id: 'thug', reputation: 51 }], { reputation: 150 })).toEqual([
      'bmg1/core/band-reputation: The band costs 151 Reputation; the limit is 150.',
    ])
  })

  test('bmg1/core/band-leader: a Leader or Sidekick leads; affiliations match, Unknown joins any', () => {
    expect(problems([{ id: 'thug' }, { id: 'other' }])).toEqual([
      'bmg1/core/band-leader: thug is no Leader or Sidekick and cannot lead.',
    ])
    expect(problems([{ id: 'kick', rank: 'sidekick' }, { id: 'other' }])).toEqual([])
    expect(problems([boss, { id: 'cop', affiliations: ['law-force'] }])).toEqual([
      'bmg1/core/band-leader: cop does not join a band of Joker.',
    ])
    expect(problems([boss, { id: 'cat', affiliations: ['unknown'] }])).toEqual([])
  })

  test('bmg1/core/band-ranks: one Leader, one Sidekick, two if a Sidekick leads', () => {
    expect(problems([boss, { id: 'second', rank: 'leader' }])).toContain(
      'bmg1/core/band-ranks: A band has one Leader.',
    )
    const kick = (id: string): Sketch => ({ id, rank: 'sidekick' })
    expect(problems([boss, kick('one'), kick('two')])).toEqual([
      'bmg1/core/band-ranks: The band has 2 Sidekicks; it may have 1.',
    ])
    expect(problems([kick('one'), kick('two')])).toEqual([])
  })

  test('bmg1/rank/free-agent: one for every full 150 of the limit; bmg1/trait/charismatic: 100', () => {
    const agent = (id: string): Sketch => ({ id, rank: 'free-agent' })
    expect(problems([boss, agent('one'), agent('two')])).toEqual([])
    expect(problems([boss, agent('one'), agent('two')], { reputation: 299 })).toEqual([
      'bmg1/rank/free-agent: The band has 2 Free Agents; at 299 Reputation it may have 1.',
    ])
    expect(
      problems([{ ...boss, traits: ['charismatic'] }, agent('one'), agent('two')], { reputation: 299 }),
    ).toEqual([])
  })

  test('bmg1/core/unique-character: no character twice, whatever the version; bmg1/rank/minion: minions repeat', () => {
    const bat = (id: string): Sketch => ({ id, rank: 'free-agent', name: 'Bruce Wayne' })
    expect(problems([boss, bat('batman-one'), bat('batman-two')])).toEqual([
      'bmg1/core/unique-character: batman-two and batman-one are the same character.',
    ])
    const secret = (id: string): Sketch => ({ id, name: 'Classified' })
    expect(problems([boss, secret('bravo'), secret('delta')])).toEqual([])
    const thug: Sketch = { id: 'thug', name: 'Unknown' }
    expect(problems([boss, thug, thug])).toEqual(['bmg1/core/unique-character: thug is in the band twice.'])
    expect(problems([boss, { ...thug, minion: true }, { ...thug, minion: true }])).toEqual([])
  })

  test('bmg1/trait/elite-type: one of each type; bmg1/trait/elite-boss-type: any number with their boss', () => {
    const elite = (id: string): Sketch => ({ id, traits: ['elite-type(circus)'] })
    expect(problems([boss, elite('one'), elite('two')])).toEqual([
      'bmg1/trait/elite-type: The band has 2 Elites of the type Circus; without their boss it may have one.',
    ])
    expect(problems([{ ...boss, traits: ['elite-boss-type(circus)'] }, elite('one'), elite('two')])).toEqual(
      [],
    )
    expect(
      problems([{ ...boss, traits: ['elite-boss-type(ninja)'] }, elite('one'), elite('two')]),
    ).toHaveLength(1)
  })

  test('bmg1/trait/hates-band-s: never joins those bands, nor do rivals', () => {
    expect(problems([boss, { id: 'foe', traits: ['hates-band-s(joker)'] }])).toEqual([
      'bmg1/trait/hates-band-s: foe never joins Joker.',
    ])
    expect(problems([boss, { id: 'foe', rivals: ['joker'] }])).toHaveLength(1)
    expect(problems([boss, { id: 'foe', traits: ['hates-band-s(penguin)'] }])).toEqual([])
  })

  test('bmg1/trait/affinity-to: the band of that character recruits it as a Free Agent, whatever its rank', () => {
    const friend = (who: string): Sketch => ({
      id: 'friend',
      rank: 'free-agent',
      ranks: ['leader'],
      ranksBy: [{ rank: 'leader' }],
      affiliations: ['penguin'],
      traits: [`affinity-to(${who})`],
    })
    expect(problems([boss, friend('boss')])).toEqual([])
    expect(problems([boss, friend('somebody')])).toContain(
      'bmg1/core/band-leader: friend does not join a band of Joker.',
    )
  })

  test('bmg1/core/funding: $500 for every 150; bmg1/trait/lord-of-business: $500 more', () => {
    expect(problems([boss, { id: 'thug', funding: 1000 }])).toEqual([])
    expect(problems([boss, { id: 'thug', funding: 1001 }])).toEqual([
      'bmg1/core/funding: The band costs $1001; it has $1000.',
    ])
    expect(
      problems([
        { ...boss, traits: ['lord-of-business'] },
        { id: 'thug', funding: 1500 },
      ]),
    ).toEqual([])
  })

  test('bmg1/core/equipment: only Henchmen, an item once a model, up to a limit a band, from the list of the band', () => {
    expect(problems([boss, { id: 'thug' }], {}, { thug: ['joker/flare'] })).toEqual([])
    expect(problems([boss], {}, { boss: ['joker/flare'] })).toEqual([
      'bmg1/core/equipment: boss cannot have Flare: equipment is for Henchmen.',
    ])
    expect(problems([boss, { id: 'thug' }], {}, { thug: ['joker/flare', 'joker/flare'] })).toContain(
      'bmg1/core/equipment: thug has the same item twice.',
    )
    expect(problems([boss, { id: 'thug' }], {}, { thug: ['penguin/laser'] })).toEqual([
      'bmg1/core/equipment: thug cannot have Laser: it is not on the list of Joker.',
    ])
    const three = ['one', 'two', 'three'].map((id): Sketch => ({ id }))
    const all = Object.fromEntries(three.map(({ id }) => [id, ['joker/clown-painting']]))
    expect(problems([boss, ...three], {}, all)).toEqual([
      'bmg1/core/equipment: The band has Clown Painting 3 times; it may have 2.',
    ])
    expect(problems([boss, { id: 'thug' }], {}, { thug: ['joker/magazine'] })).toEqual([
      'bmg1/core/equipment: thug cannot have Magazine: it has no weapon with magazines.',
    ])
  })

  test('models that need more than this edition say so', () => {
    const plant = catalogue.model('plant')!
    const report = checkBand(
      {
        leader: 'joker-ac',
        models: [
          { id: 'joker-ac', rank: 'leader', equipment: [] },
          { id: plant.id, rank: 'henchman', equipment: [] },
        ],
        reputation: 300,
      },
      bandContext,
    )
    expect(report.violations.map(({ text }) => text)).toContain(
      'Plant cannot be played in this edition: its rules do not have Plant.',
    )
  })
})

describe('equipment', () => {
  const line = (list: string) =>
    equipmentLists[list]!.lines.map(
      ([most, name, funding, grants]) => `0-${most} ${name} $${funding} ${grants ?? '+1 magazine'}`,
    )

  test('eight lists with 32 entries', () => {
    expect([Object.keys(equipmentLists).length, equipment.size]).toEqual([8, 32])
  })

  test('bmg1/equipment-list/batman-law: bmg1/equipment/magazine, bmg1/equipment/flashlight, bmg1/equipment/handcuffs, bmg1/equipment/whistle', () => {
    expect(line('batman-law')).toEqual([
      '0-2 Magazine $200 +1 magazine',
      '0-2 Flashlight $100 lantern',
      '0-2 Handcuffs $200 arrest',
      '0-2 Whistle $200 stop',
    ])
  })

  test('bmg1/equipment-list/joker: bmg1/equipment/throwing, bmg1/equipment/clown-painting, bmg1/equipment/flare', () => {
    expect(line('joker')).toEqual([
      '0-2 Magazine $200 +1 magazine',
      '0-2 Throwing $300 batclaw',
      '0-2 Clown Painting $150 distract',
      '0-2 Flare $300 flare',
    ])
  })

  test('bmg1/equipment-list/poison-ivy: bmg1/equipment/titanic-mutation, bmg1/equipment/sense-mutation, bmg1/equipment/extra-spores, bmg1/equipment/spikes-mutation, for plants only', () => {
    expect(line('poison-ivy')).toEqual([
      '0-2 Titanic Mutation $150 titan-dose',
      '0-1 Sense Mutation $100 night-vision',
      '0-2 Extra Spores $200 +1 magazine',
      '0-2 Spikes Mutation $200 claws',
    ])
    const ivy: Sketch = { ...boss, affiliations: ['poison-ivy'] }
    const buy = (traits: readonly string[]) =>
      problems(
        [ivy, { id: 'thug', affiliations: ['poison-ivy'], traits }],
        { affiliation: 'poison-ivy' },
        { thug: ['poison-ivy/spikes-mutation'] },
      )
    expect(buy(['elite-type(plants)'])).toEqual([])
    expect(buy([])).toEqual([
      'bmg1/core/equipment: thug cannot have Spikes Mutation: it is only for Elite Type Plants.',
    ])
  })

  test('bmg1/equipment-list/black-mask: bmg1/equipment/brass-knuckles, bmg1/equipment/bribery', () => {
    expect(line('black-mask')).toEqual([
      '0-2 Magazine $200 +1 magazine',
      '0-2 Brass Knuckles $200 reinforced-gloves',
      '0-2 Throwing $200 batclaw',
      '0-1 Bribery $100 informer',
    ])
  })

  test('bmg1/equipment-list/penguin: bmg1/equipment/laser, bmg1/equipment/camouflage-vest', () => {
    expect(line('penguin')).toEqual([
      '0-2 Magazine $200 +1 magazine',
      '0-2 Throwing $300 batclaw',
      '0-2 Laser $150 laser',
      '0-2 Camouflage Vest $300 stealth',
    ])
  })

  test('bmg1/equipment-list/bane: bmg1/equipment/titan-dose, bmg1/equipment/night-vision-goggles', () => {
    expect(line('bane')).toEqual([
      '0-2 Magazine $200 +1 magazine',
      '0-2 Throwing $300 batclaw',
      '0-1 Titan Dose $100 titan-dose',
      '0-2 Night Vision Goggles $200 night-vision',
    ])
  })

  test('bmg1/equipment-list/two-face: bmg1/equipment/bulletproof-vest', () => {
    expect(line('two-face')).toEqual([
      '0-2 Magazine $200 +1 magazine',
      '0-1 Bribery $100 informer',
      '0-2 Bulletproof Vest $100 bulletproof-vest',
      '0-2 Handcuffs $200 arrest',
    ])
  })

  test('bmg1/equipment-list/league-of-shadows: bmg1/equipment/loyalty-tattoo, bmg1/equipment/climbing-shoes', () => {
    expect(line('league-of-shadows')).toEqual([
      '0-2 Magazine $200 +1 magazine',
      '0-1 Loyalty Tattoo $200 bodyguard',
      '0-1 Night Vision Goggles $200 night-vision',
      '0-1 Climbing Shoes $100 climbing-shoes',
    ])
  })

  test('what is bought is on the card in the game: traits, magazines and doses', () => {
    const list: BandList = {
      leader: 'bane-dkr',
      reputation: 300,
      affiliation: 'bane',
      models: [
        { id: 'bane-dkr', rank: 'leader', equipment: [] },
        { id: 'clover', rank: 'henchman', equipment: ['bane/magazine'] },
        { id: 'cuchillo', rank: 'henchman', equipment: ['bane/titan-dose', 'bane/night-vision-goggles'] },
      ],
    }
    expect(checkBand(list, bandContext).violations).toEqual([])
    const content = buildContent({
      edition: firstEdition,
      setup: {
        bands: [
          { seat: 'a', band: list },
          { seat: 'b', band: list },
        ],
        board: 'docks',
      },
      board: prepareBoard(boards.docks),
      book,
      bands: bandContext,
    })
    const [, clover, cuchillo] = content.cards
    expect(clover!.weapons[0]!.ammo).toBe(catalogue.model('clover')!.weapons[0]!.ammo! + 1)
    expect([cuchillo!.doses, cuchillo!.traitIds.has('night-vision')]).toEqual([1, true])
  })
})

describe('share codes', () => {
  test('there is a legal ready-made band for each equipment list, led by a Leader', () => {
    const led = Object.values(readyMadeBands).map((list) => {
      const report = checkBand(list, bandContext)
      expect([report.violations, list.models[0]!.rank]).toEqual([[], 'leader'])
      return report.affiliation
    })
    for (const { bands } of Object.values(equipmentLists))
      expect(bands.filter((affiliation) => led.includes(affiliation))).not.toEqual([])
  })

  test('every ready-made band comes back from its code', () => {
    for (const list of Object.values(readyMadeBands))
      expect(decodeBand(encodeBand(list, CODE), CODE, bandContext)).toEqual({ ok: true, value: list })
  })

  test('damaged, foreign and newer codes are refused with a sentence', () => {
    const code = encodeBand(readyMadeBands['bane-army']!, CODE)
    const text = (given: unknown): string => {
      const read = decodeBand(given, CODE, bandContext)
      return read.ok ? 'read' : read.reason.text
    }
    expect(text(`${code.slice(0, -2)}AA`)).toContain('damaged')
    expect(text(code.replace('b1.', 'b3.'))).toContain('begins with "b1."')
    expect(text(code.replace('b1.1', 'b1.9'))).toContain('newer version')
    for (const none of [null, undefined, 3, {}, [code]]) expect(text(none)).toContain('no band code')
    expect(text(`${'x'.repeat(200_000)}.1.2`).length).toBeLessThan(300)
    // Cut off anywhere, it still is a code of this edition.
    for (const cut of ['b1.', 'b1.1', `${code}.`]) expect(text(cut)).toContain('damaged')
    expect(text(code.replace('b1.', 'b2.'))).toMatch(/begins with "b1\.", and this one with "b2\."/)
    expect(text('hello')).toBe('This is no band code of this edition; such a code begins with "b1.".')
  })
})
