import { effectOn } from '@gargoyle/bmg-common'
import { describe, expect, test } from 'vitest'
import { activationStep } from '../activation/activation.ts'
import { meleeAttack } from '../attack/melee.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { inflict } from '../damage/harm.ts'
import { knockOut } from '../damage/knocked-out.ts'
import { bonusesOf } from '../effects/bonuses.ts'
import { sufferHypnotize } from '../effects/hypnotize.ts'
import { sufferCold, sufferFreeze, sufferSlow } from '../effects/suffer.ts'
import { opposedSkillRoll, skillRoll } from '../model/skill-roll.ts'
import type { Play } from '../state.ts'
import { type Answer, type ModelSketch, setTable } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'
import { resolveAndRerolls } from './resolve-and-rerolls.ts'

const step = (game: Play) => activationStep(game, game.state.activation!)

/** A model with traits, an enemy in contact, and a second enemy if wanted. */
function brawl(hero: Partial<ModelSketch>, thug: Partial<ModelSketch> = {}) {
  return setTable({
    models: {
      hero: { seat: 'a', at: [10, 10], willpower: 7, ...hero },
      thug: { seat: 'b', touching: 'hero', willpower: 7, ...thug },
    },
    active: 'hero',
  })
}

test('bmg3/trait/martial-artist: outnumbering takes nothing from its Defense', () => {
  const hits = (traits: readonly string[]) => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [10, 10], willpower: 7, traits },
        thug: { seat: 'b', touching: 'hero' },
        goon: { seat: 'b', touching: 'hero', side: 'west' },
      },
      active: 'thug',
    })
    // Defense 3, or 2 if outnumbered: then a 2 hits, and there is one defence die less.
    const defence = traits.length > 0 ? '' : '1 1'
    table.play((game, { thug }) => meleeAttack(game, thug, -1), `2 2 2 1 ${defence}`)
    return table.model('hero').stun
  }
  expect(hits(['martial-artist'])).toBe(0)
  expect(hits([])).toBe(3)
})

test('bmg3/trait/brutal: a natural 5 on the Strength die is a critical hit', () => {
  const fight = (traits: readonly string[], strengthDie: number) => {
    const table = brawl({ traits })
    table.play((game, { hero }) => meleeAttack(game, hero, -1), `1 1 1 ${strengthDie}`)
    return table.model('thug').condition
  }
  expect(fight(['brutal'], 5)).toBe('down')
  expect(fight(['brutal'], 4)).toBe('up')
  expect(fight([], 5)).toBe('up')
})

test('bmg3/trait/self-discipline: no other model controls it', () => {
  const hypnotized = (traits: readonly string[], dice: string, ...answers: Answer[]) =>
    brawl({}, { traits, willpower: 5 }).play(
      (game, { hero, thug }) => sufferHypnotize(game, thug, hero),
      dice,
      ...answers,
    )
  expect(hypnotized(['self-discipline'], '')).toBe(false)
  // Any other model has to roll.
  expect(hypnotized([], '1 1 1')).toBe(false)
})

test('bmg3/trait/runaway: an arrest comes to nothing', () => {
  const arrest = (traits: readonly string[]) => {
    const table = brawl({ traits: ['arrest'] }, { traits, condition: 'ko' })
    useTrait(table, 'hero', 'arrest')
    return table.model('thug').condition
  }
  expect(arrest(['runaway'])).toBe('ko')
  expect(arrest([])).toBe('casualty')
  // Other ends are still ends.
  const table = brawl({}, { traits: ['runaway'], condition: 'ko' })
  table.play((game, { hero, thug }) => becomeCasualty(game, thug, hero))
  expect(table.model('thug').condition).toBe('casualty')
})

describe('bmg3/trait/luck', () => {
  test('bmg3/trait/luck: one die of an attack is rolled again, once a round', () => {
    const table = brawl({ traits: ['luck'] })
    table.play((game, { hero }) => meleeAttack(game, hero, -1), '1 1 1 1  5  1 1 1', ['reroll', '0'])
    expect(table.model('thug').stun).toBe(1)
    table.play((game, { hero }) => meleeAttack(game, hero, -1), '1 1 1 1')
    expect(table.asked).not.toContain('a: reroll')
  })

  test('bmg3/trait/luck: of a skill roll that fails; luck that is not tried is kept', () => {
    const table = brawl({ traits: ['luck'], willpower: 5 })
    const roll = (dice: string, ...answers: Answer[]) =>
      table.play(
        (game, { hero }) => skillRoll(game, hero, 'willpower', { reason: 'a test' }),
        dice,
        ...answers,
      )
    expect(roll('3 3 6', ['reroll', 'none']).passed).toBe(false)
    expect(roll('3 3 6 2', ['reroll', '2']).passed).toBe(true)
    expect(roll('3 3 6').passed).toBe(false)
  })

  test('bmg3/trait/luck: not of other people’s dice', () => {
    const table = brawl({}, { traits: ['luck'] })
    table.play((game, { hero }) => meleeAttack(game, hero, -1), '1 1 1 1')
    expect(table.asked).not.toContain('b: reroll')
  })
})

test('bmg3/trait/psycho: its Willpower rolls come to two less', () => {
  const passes = (traits: readonly string[], dice: string) =>
    brawl({ traits, willpower: 5 }).play(
      (game, { hero }) => skillRoll(game, hero, 'willpower', { reason: 'a test' }),
      dice,
    ).passed
  expect(passes(['psycho'], '3 4 6')).toBe(true)
  expect(passes(['psycho'], '4 4 6')).toBe(false)
  expect(passes([], '3 4 6')).toBe(false)
})

describe('bmg3/trait/scientific', () => {
  test('bmg3/trait/scientific: one die more for Willpower, the worst is dropped', () => {
    const table = (traits: readonly string[], special = 2) => brawl({ traits, willpower: 5, special })
    const roll = (it: ReturnType<typeof brawl>, dice: string) =>
      it.play((game, { hero }) => skillRoll(game, hero, 'willpower', { reason: 'a test' }), dice).passed
    expect(roll(table(['scientific']), '6 2 3')).toBe(true)
    expect(roll(table([]), '6 2')).toBe(false)
    // With a Special of 1 only the better of two dice counts.
    expect(roll(table(['scientific'], 1), '5 4')).toBe(true)
  })

  test('bmg3/trait/scientific: in an opposed roll the lowest is dropped', () => {
    const table = brawl({ traits: ['scientific'], special: 1 }, { willpower: 5 })
    const won = table.play(
      (game, { hero, thug }) => opposedSkillRoll(game, hero, thug, 'willpower', { reason: 'a test' }),
      '2 6',
    )
    expect(won).toBe(true)
  })

  test('bmg3/trait/scientific: not for Endurance', () => {
    const table = brawl({ traits: ['scientific'], endurance: 5, special: 2 })
    table.play((game, { hero }) => skillRoll(game, hero, 'endurance', { reason: 'a test' }), '1 1')
  })

  test('bmg3/trait/scientific: a Special action is followed by another, different one', () => {
    const table = setTable({
      models: {
        doctor: { seat: 'a', at: [10, 10], traits: ['scientific', 'ponder', 'wonder'] },
      },
      active: 'doctor',
      book: {
        traits: {
          ...resolveAndRerolls,
          ponder: { name: 'Ponder', text: 'Thinks.', action: { kind: 'special', perform: () => undefined } },
          wonder: { name: 'Wonder', text: 'Thinks.', action: { kind: 'special', perform: () => undefined } },
        },
      },
    })
    table.play(step, '', ['action', 'trait:ponder'])
    table.play(step, '', ['action', 'trait:wonder'])
    expect(table.offered('action')).toMatchObject({ 'trait:ponder': 'It must be a different action.' })
    // The second is the last.
    expect(table.state.activation).toBeUndefined()
  })
})

test('bmg3/trait/resilient: a failed Endurance roll is rolled again', () => {
  const passes = (traits: readonly string[], dice: string, name: 'endurance' | 'willpower' = 'endurance') =>
    brawl({ traits, endurance: 5, willpower: 5 }).play(
      (game, { hero }) => skillRoll(game, hero, name, { reason: 'a test' }),
      dice,
    ).passed
  expect(passes(['resilient'], '6 6 6  1 2 3')).toBe(true)
  expect(passes(['resilient'], '6 6 6', 'willpower')).toBe(false)
  expect(passes([], '6 6 6')).toBe(false)
})

test('bmg3/trait/weakness-to-cold: frost and cold hurt it as well', () => {
  const injuries = (
    traits: readonly string[],
    suffer: (game: Play, thug: Parameters<typeof sufferFreeze>[1]) => ReturnType<typeof sufferFreeze>,
  ) => {
    const table = brawl({}, { traits })
    table.play((game, { thug }) => suffer(game, thug))
    return table.model('thug').injury
  }
  const weak = ['weakness-to-cold']
  expect(injuries(weak, (game, thug) => sufferFreeze(game, thug))).toBe(1)
  expect(injuries(weak, (game, thug) => sufferCold(game, thug, 2))).toBe(1)
  expect(injuries(weak, (game, thug) => sufferSlow(game, thug, 2))).toBe(0)
  expect(injuries([], (game, thug) => sufferFreeze(game, thug))).toBe(0)
})

test('bmg3/trait/faint: who is knocked out is out of the game', () => {
  const fate = (traits: readonly string[]) => {
    const table = brawl({}, { traits, willpower: 2 })
    table.play((game, { hero, thug }) => inflict(game, thug, { stun: 2, by: hero, cause: 'a test' }))
    return table.model('thug').condition
  }
  expect(fate(['faint'])).toBe('casualty')
  expect(fate([])).toBe('ko')
})

test('bmg3/trait/judgment: an even die puts the enemy it knocks out out of the game', () => {
  const fate = (dice: string, byHero = true) => {
    const table = brawl({ traits: ['judgment'] })
    table.play((game, { hero, thug }) => knockOut(game, thug, byHero ? hero : undefined), dice)
    return table.model('thug').condition
  }
  expect(fate('4')).toBe('casualty')
  expect(fate('3')).toBe('ko')
  expect(fate('', false)).toBe('ko')
})

test('bmg3/trait/survivor: on a 5 or 6 it loses an injury and stays, even if it is K.O.', () => {
  const fate = (dice: string, traits: readonly string[] = ['survivor'], condition: 'up' | 'ko' = 'up') => {
    const table = brawl({}, { traits, endurance: 3, condition })
    table.play((game, { hero, thug }) => inflict(game, thug, { injury: 3, by: hero, cause: 'a test' }), dice)
    return table.model('thug')
  }
  expect(fate('5')).toMatchObject({ condition: 'up', injury: 2 })
  expect(fate('6', ['survivor'], 'ko')).toMatchObject({ condition: 'ko', injury: 2 })
  expect(fate('4')).toMatchObject({ condition: 'casualty' })
  expect(fate('', [])).toMatchObject({ condition: 'casualty' })
})

describe('bmg3/trait/death-marks', () => {
  const kill = (...answers: Answer[]) => {
    const table = brawl({ traits: ['death-marks'] })
    table.play((game, { hero, thug }) => becomeCasualty(game, thug, hero), '', ...answers)
    return table.model('hero')
  }

  test('bmg3/trait/death-marks: bonus markers of one kind for a life', () => {
    expect(bonusesOf(kill(['bonus', 'attack']), 'attack')).toBe(2)
    expect(bonusesOf(kill(['bonus', 'defense']), 'defense')).toBe(2)
    expect(effectOn(kill(['bonus', 'move']), 'move-bonus')?.value).toBe(4)
  })

  test('bmg3/trait/death-marks: not for lives that others take', () => {
    const table = brawl({ traits: ['death-marks'] })
    table.play((game, { thug }) => becomeCasualty(game, thug, undefined))
    expect(table.model('hero').effects).toEqual([])
  })
})

describe('bmg3/trait/gotham-city-siren', () => {
  const trio = (x: number, traits: readonly string[] = ['gotham-city-siren']) =>
    setTable({
      models: {
        ivy: { seat: 'a', at: [10, 10], traits: ['gotham-city-siren'] },
        cat: { seat: 'a', at: [x, 10], traits },
      },
      active: 'ivy',
    })

  test('bmg3/trait/gotham-city-siren: another Siren within four inches gets two bonus markers, once a game', () => {
    const table = trio(14)
    useTrait(table, 'ivy', 'gotham-city-siren', '', ['bonus', 'defense'])
    expect(bonusesOf(table.model('cat'), 'defense')).toBe(2)
    expect(useBlockedReason(table, 'ivy', 'gotham-city-siren')).toMatch(/used this game/)
  })

  test('bmg3/trait/gotham-city-siren: no model further away, none that is no Siren', () => {
    expect(useBlockedReason(trio(16), 'ivy', 'gotham-city-siren')).toMatch(/no friend within 4"/)
    expect(useBlockedReason(trio(14, []), 'ivy', 'gotham-city-siren')).toMatch(/no friend within 4"/)
  })
})
