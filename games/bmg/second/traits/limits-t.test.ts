import { damageNeeds } from '@gargoyle/bmg-counters'
import { trigger } from '@gargoyle/bmg-counters/parts'
import {
  applies,
  becomeCasualty,
  borrowedCounters,
  computeTotal,
  skill,
  weaponAt,
} from '@gargoyle/bmg-counters/toolkit'
import { remember } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { crewProblems } from '../testing/crew.ts'
import { strikeOf } from '../testing/stage.ts'
import { type TrioName, type TrioParts, trio } from '../testing/trio.ts'

test('bmg2/trait/taunt: its player may stop after fewer counters, and it stops when none is left', () => {
  const left = (counters: string, ...answers: readonly [string, string][]) => {
    const table = trio(['taunt'], { thug: { counters } })
    act(table, 'trait:taunt', '', ...answers)
    return table.model('thug').counters
  }
  expect(left('MM', ['taunt', 'stop'])).toMatchObject({ movement: 2, attack: 0 })
  expect(left('M', ['taunt', 'movement'])).toMatchObject({ movement: 0, attack: 1 })
})

describe('Teamwork', () => {
  const lent = (trait: string, parts: TrioParts, lender: TrioName, borrowed = 0) => {
    const table = trio([trait], parts)
    remember(table.state.activation, borrowedCounters, borrowed)
    return table.play((game, all) =>
      computeTotal(game, 'borrows-counters', { about: all.hero, other: all[lender] }, 0),
    )
  }
  const team = { traits: ['teamwork-all(2)'] }

  test('bmg2/trait/teamwork-all, bmg2/trait/teamwork-model: friends lend, enemies do not', () => {
    const both = { mate: team, thug: team }
    expect([
      lent('teamwork-all(2)', both, 'mate'),
      lent('teamwork-all(2)', both, 'thug'),
      lent('teamwork-model(2, robin)', { mate: { alias: 'Robin' } }, 'mate'),
      lent('teamwork-model(2, robin)', { thug: { alias: 'Robin' } }, 'thug'),
    ]).toEqual([2, 0, 2, 0])
  })

  test('bmg2/trait/teamwork-all: only counters that were borrowed count towards X', () => {
    expect([
      lent('teamwork-all(2)', { mate: team }, 'mate'),
      lent('teamwork-all(2)', { mate: team }, 'mate', 1),
    ]).toEqual([2, 1])
  })
})

describe('Teen Titans Founder', () => {
  const boss = { rank: 'leader', leads: true, affiliations: ['teen-titans'] } as const
  const founder = ['teen-titans-founder']

  test('bmg2/trait/teen-titans-founder: only if the Boss of its own crew is a Teen Titan', () => {
    const willpower = (parts: TrioParts) =>
      trio(founder, parts).play((game, { hero }) => skill(game, 'willpower', hero))
    expect([
      willpower({ mate: boss }),
      willpower({ mate: { ...boss, leads: false } }),
      willpower({ thug: boss }),
      willpower({ mate: { ...boss, affiliations: ['batman'] } }),
    ]).toEqual([6, 5, 5, 5])
  })

  test('bmg2/trait/teen-titans-founder: gloves for its own bare hands, unless those do as much', () => {
    const weapons = [{ damage: 'S' }]
    const hands = (traits: readonly string[], who: TrioName, arm = -1) =>
      trio(traits, { hero: { weapons }, mate: boss }).play(
        (game, all) => weaponAt(game, all[who], arm).damage,
      )
    const gloves = { stun: 2, injury: 0 }
    expect(hands(founder, 'hero')).toEqual(gloves)
    expect(hands(founder, 'mate')).toEqual({ stun: 1, injury: 0 })
    expect(hands(founder, 'hero', 0)).toEqual({ stun: 1, injury: 0 })
    // bmg2/trait/retractable-claws
    expect(hands([...founder, 'retractable-claws'], 'hero')).toEqual({ stun: 1, injury: 1 })
  })

  test('bmg2/trait/teen-titans-founder, bmg2/trait/the-sidekick, bmg2/trait/assistance: Strength helps no firearm', () => {
    const needs = (trait: string, mate: TrioParts['mate'], rules: readonly string[], fallen = false) => {
      const table = trio([trait], { hero: { weapons: [{ damage: 'I', rules }] }, mate: mate! })
      if (fallen) table.play((game, all) => becomeCasualty(game, all.mate, undefined))
      return table.play((game, { hero, thug }) =>
        damageNeeds(game, strikeOf(game, hero, thug, { arm: 0, kind: 'ranged' })),
      )
    }
    const batman = { alias: 'Batman' }
    const robin = { alias: 'Robin', traits: ['boy-wonder'] }
    expect([
      needs('teen-titans-founder', boss, []),
      needs('teen-titans-founder', boss, ['firearm']),
      needs('the-sidekick', batman, []),
      needs('the-sidekick', batman, ['firearm']),
      needs('assistance', robin, [], true),
      needs('assistance', robin, ['firearm'], true),
    ]).toEqual([3, 2, 3, 2, 3, 2])
  })
})

test('bmg2/trait/the-dynamic-duo: right after a Robin of its own crew that is another', () => {
  const robin = { alias: 'Robin', traits: ['boy-wonder'], counters: '' }
  const asked = (active: TrioName, parts: TrioParts, ...answers: readonly [string, string][]) => {
    const table = trio(
      ['the-dynamic-duo'],
      { hero: { counters: '' }, mate: { counters: '' }, ...parts },
      { active },
    )
    table.play((game, all) => trigger(game, 'activation-end', { active: all[active] }), '', ...answers)
    return table.asked
  }
  expect(asked('mate', { mate: robin }, ['the-dynamic-duo', 'no'])).toEqual(['a: the-dynamic-duo'])
  expect([
    asked('thug', { thug: robin }),
    asked('mate', {}),
    asked('hero', { hero: { ...robin, traits: ['the-dynamic-duo', 'boy-wonder'] } }),
  ]).toEqual([[], [], []])
})

test('bmg2/trait/the-sidekick: another Batman makes it strong, one of several is enough', () => {
  const needs = (parts: TrioParts) =>
    trio(['the-sidekick'], parts).play((game, { hero, thug }) =>
      damageNeeds(game, strikeOf(game, hero, thug)),
    )
  const batman = { alias: 'Batman' }
  expect([needs({ mate: batman }), needs({ hero: batman }), needs({ thug: batman })]).toEqual([3, 4, 4])
  expect(needs({ mate: batman, thug: { ...batman, seat: 'a', condition: 'casualty' } })).toBe(3)
})

test('bmg2/trait/the-sidekick: a founder joins without Batman among the Teen Titans only', () => {
  const robin = { alias: 'Robin', rank: 'sidekick', traits: ['the-sidekick', 'teen-titans-founder'] } as const
  const crew = (affiliation: 'teen-titans' | 'joker') =>
    crewProblems({ affiliations: [affiliation] }, { robin: { ...robin, affiliations: [affiliation] } })
  expect([crew('teen-titans'), crew('joker')]).toEqual([[], ['bmg2/trait/the-sidekick']])
})

test('bmg2/trait/the-song-of-the-sirens: Bodyguard may be one of several traits of a Henchman', () => {
  const table = trio(['the-song-of-the-sirens'], { mate: { traits: ['stealth', 'bodyguard'] } })
  expect(table.content.cards[1]!.traitIds.has('siren-guard')).toBe(true)
})

test('bmg2/trait/the-voices: AC stand in for counters of other kinds, and no others do', () => {
  const pays = ['attack-movement', 'attack-special', 'special-movement', 'movement-attack']
  expect(
    trio(['the-voices']).play((game, { hero }) =>
      pays.filter((purpose) => computeTotal(game, 'stand-in', { about: hero, purpose }, 0) > 0),
    ),
  ).toEqual(['attack-movement', 'attack-special'])
})

test('bmg2/trait/close-combat-master: unarmed strikes of close combat only', () => {
  const again = (kind: 'melee' | 'ranged', arm = -1) =>
    trio(['close-combat-master'], { hero: { weapons: [{ damage: 'S' }] } }).play((game, { hero, thug }) =>
      applies(game, 'impact-rerolls', { about: hero, strike: strikeOf(game, hero, thug, { kind, arm }) }),
    )
  expect([again('melee'), again('melee', 0), again('ranged')]).toEqual([true, false, false])
})
