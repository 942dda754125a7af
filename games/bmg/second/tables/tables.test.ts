import { type CounterRules, computeTotal, hasTraitNow, skill, weaponAt } from '@gargoyle/bmg-counters'
import { beginActivation, endActivation } from '@gargoyle/bmg-counters/parts'
import { actionBlockedReason, type ModelSketch, performById } from '@gargoyle/bmg-counters/testing'
import { describe, expect, test } from 'vitest'
import { book } from '../book.ts'
import { setTable } from '../testing/table.ts'
import {
  chooseWhenHired,
  frighten,
  frightOf,
  goMad,
  iWillBreakYou,
  kryptonianTraits,
  multitask,
  traitOfTheMonth,
} from './index.ts'
import { surgicalMadness } from './surgical-madness.ts'
import { thirtyDays } from './thirty-days.ts'

const two = (hero: Partial<ModelSketch> = {}, thug: Partial<ModelSketch> = {}, traits: CounterRules = {}) =>
  setTable({
    models: {
      hero: { seat: 'a', at: [30, 30], endurance: 8, ...hero },
      thug: { seat: 'b', at: [40, 30], ...thug },
    },
    active: 'hero',
    book: { traits: { ...book.traits, ...traits } },
  })

const plain = (name: string) => ({ name, text: `${name}.`, keyword: true as const })

describe('bmg2/table/fear-chart', () => {
  test('bmg2/table/fear-chart: what a miss does, at every bound', () => {
    expect([-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(frightOf)).toMatchObject([
      undefined,
      undefined,
      { terror: 0 },
      { terror: 0 },
      { terror: 1 },
      { terror: 1 },
      { terror: 2 },
      { terror: 2 },
      { terror: 3 },
      'casualty',
      'casualty',
    ])
  })

  const scare = (willpower: number, dice: string, ...answers: readonly (readonly [string, string])[]) => {
    const table = two({ counters: 'AAA' }, { willpower, counters: 'MMM' })
    table.play((game, { hero, thug }) => frighten(game, thug, hero), dice, ...answers)
    return table
  }
  const effectsOf = (table: ReturnType<typeof two>) =>
    table.model('thug').effects.map(({ id, value }) => `${id} ${value}`)

  test('bmg2/table/fear-chart: the worked example with Willpower 5', () => {
    expect(effectsOf(scare(5, '2 3'))).toEqual([])
    expect(effectsOf(scare(5, '3 4'))).toEqual(['scared 0'])
    expect(effectsOf(scare(5, '4 5'))).toEqual(['scared 0', 'terror 1'])
    const worse = scare(5, '5 6')
    expect([effectsOf(worse), worse.model('thug').counters.movement]).toEqual([['scared 0', 'terror 2'], 1])
    expect(effectsOf(scare(5, '6 6'))).toEqual(['scared 0', 'terror 3'])
  })

  test('bmg2/table/fear-chart: missed by 8 it is a casualty, and a point more for the other crew', () => {
    const table = scare(4, '6 6')
    expect([table.model('thug').condition, table.band('a').earned]).toEqual(['casualty', 3])
  })

  test('bmg2/table/fear-chart, bmg2/trait/survivor, bmg2/trait/the-fear-master: no point for who survives, nor for a friend', () => {
    const earned = (thug: Partial<ModelSketch>, dice: string) => {
      const table = two({}, { willpower: 4, ...thug })
      table.play((game, { hero, thug: victim }) => frighten(game, victim, hero), dice)
      return [table.model('thug').condition, table.band('a').earned]
    }
    expect(earned({ traits: ['survivor'] }, '6 6 5')).toEqual(['down', 0])
    expect(earned({ seat: 'a' }, '6 6')).toEqual(['casualty', 0])
  })
})

describe('Kryptonians', () => {
  const shown = (level: number, daylight: boolean) =>
    kryptonianTraits([`${level}`], { daylight })
      .map(({ id, args }) => [id, ...args].join(' '))
      .toSorted()
      .join(', ')

  test('bmg2/table/kryptonian-night: every level', () => {
    expect([1, 2, 3, 4, 5, 6].map((level) => shown(level, false))).toEqual([
      'fast, invulnerability 1, natural-immunities',
      'fast, invulnerability 2, natural-immunities, super-jump',
      'fast, fly, invulnerability 3, natural-immunities',
      'fast, fly, invulnerability 3, natural-immunities, tough-skin',
      'fast, fly, flying-high, hover, invulnerability 4, natural-immunities, tough-skin',
      'fast, fly, flying-high, hover, invulnerability 5, natural-immunities, tough-skin',
    ])
  })

  test('bmg2/table/kryptonian-day: one more Invulnerability, Regeneration from 2, Swift from 4', () => {
    expect([1, 2, 3, 4, 5, 6].map((level) => shown(level, true))).toEqual([
      'fast, invulnerability 2, natural-immunities',
      'fast, invulnerability 3, natural-immunities, regeneration, super-jump',
      'fast, fly, invulnerability 4, natural-immunities, regeneration',
      'fast, fly, invulnerability 4, natural-immunities, regeneration, swift, tough-skin',
      'fast, fly, flying-high, hover, invulnerability 5, natural-immunities, regeneration, swift, tough-skin',
      'fast, fly, flying-high, hover, invulnerability 6, natural-immunities, regeneration, swift, tough-skin',
    ])
  })

  test('bmg2/table/kryptonian-day, bmg2/table/kryptonian-night: which one is in force is an option of the game', () => {
    const kryptonian = { ...plain('Kryptonian'), grants: kryptonianTraits }
    const isSwift = (setup: { readonly daylight?: boolean }) =>
      setTable({
        models: { hero: { seat: 'a', at: [30, 30], traits: ['visitor(4)'] }, thug: { seat: 'b' } },
        book: { traits: { ...book.traits, visitor: kryptonian, swift: plain('Swift') } },
        setup,
      }).play((game, { hero }) => hasTraitNow(game, hero, 'swift'))
    expect([isSwift({}), isSwift({ daylight: true })]).toEqual([false, true])
  })
})

describe('other tables', () => {
  test('bmg2/table/surgical-madness: a die, and the trait is gone with the next activation', () => {
    expect(surgicalMadness).toEqual([
      'weak',
      'stupid',
      'aggressive-schizophrenia',
      'the-voices',
      'ocd',
      'desensitized',
    ])
    const table = two({}, {}, { stupid: { ...plain('Stupid'), own: { 'cannot-manipulate': true } } })
    table.play((game, { hero, thug }) => goMad(game, thug, hero), '2')
    const isMad = () => table.play((game, { thug }) => hasTraitNow(game, thug, 'stupid'))
    expect(isMad()).toBe(true)
    table.play((game) => endActivation(game))
    expect(isMad()).toBe(true)
    table.play((game, { thug }) => beginActivation(game, thug), '', ['declare', 'neither'])
    expect(isMad()).toBe(true)
    table.play((game) => endActivation(game))
    expect(isMad()).toBe(false)
  })

  test('bmg2/table/thirty-days: a trait for each month, chosen by the option of the game', () => {
    const months = thirtyDays.map((_, at) => traitOfTheMonth([], { month: at + 1 })[0]!.id)
    expect(months.join(' ')).toBe(
      'demotivate confusion luck trickster disarray demoralize veteran intimidate cruel undead unpredictable survivor',
    )
    expect(traitOfTheMonth([], {})[0]!.id).toBe('undead')
  })

  const hired = (choice: string, hero: Partial<ModelSketch> = {}, thug: Partial<ModelSketch> = {}) => {
    const table = two(hero, thug)
    table.play((game, { hero: owner }) => chooseWhenHired(game, owner, multitask), '', ['multitask', choice])
    return table
  }

  test('bmg2/table/multitask: explorer and fighter', () => {
    const explorer = hired('explorer')
    expect(
      explorer.play((game, { hero }) => [
        skill(game, 'movement', hero),
        hasTraitNow(game, hero, 'undercover'),
      ]),
    ).toEqual([4, true])
    const fighter = hired('fighter')
    expect(
      fighter.play((game, { hero }) => [
        skill(game, 'attack', hero),
        skill(game, 'defense', hero),
        skill(game, 'movement', hero),
        weaponAt(game, hero, -1).damage,
      ]),
    ).toEqual([5, 4, 3, { injury: 1, stun: 1 }])
  })

  test('bmg2/table/multitask: a hacker moves counters of machines within 8 inches, once an activation', () => {
    const machine = { traits: ['bot'], counters: 'AA', at: [53, 30] as const }
    const table = hired('hacker', { counters: 'SS' }, machine)
    expect(table.play((game, { hero }) => skill(game, 'willpower', hero))).toBe(6)
    table.play(
      (game, { hero }) => performById(game, hero, 'trait:effect-computer-intrusion'),
      '',
      ['move-counter', 'attack:movement'],
      ['move-counter', 'stop'],
    )
    expect(table.model('thug').counters).toMatchObject({ attack: 1, movement: 1 })
    const offered = (thug: Partial<ModelSketch>) => {
      const other = hired('hacker', { counters: 'SS' }, { ...machine, ...thug })
      return actionBlockedReason(other, 'trait:effect-computer-intrusion')
    }
    expect([offered({}), offered({ at: [53.5, 30] }), offered({ traits: [] })]).toEqual([
      undefined,
      'No enemy machine is within 8".',
      'No enemy machine is within 8".',
    ])
  })

  test('bmg2/table/multitask: the force field of a defensor is a last Ping! for a friend in contact', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], endurance: 8, counters: 'S' },
        mate: { seat: 'a', touching: 'hero' },
        thug: { seat: 'b', at: [60, 30] },
      },
      active: 'hero',
    })
    table.play((game, { hero }) => chooseWhenHired(game, hero, multitask), '', ['multitask', 'defensor'])
    expect(table.play((game, { hero }) => skill(game, 'endurance', hero))).toBe(10)
    table.play((game, { hero }) => performById(game, hero, 'trait:effect-force-field'))
    expect(table.play((game, { mate }) => computeTotal(game, 'last-blink', { about: mate }, 0))).toBe(4)
  })

  test('bmg2/table/i-will-break-you: three choices', () => {
    const stubs = {
      'venom-dose': plain('Venom Dose'),
      'exhaustive-planner': plain('Exhaustive Planner'),
      'close-combat-master': plain('Close Combat Master'),
    }
    const chosen = (choice: string) => {
      const table = two({}, {}, stubs)
      table.play((game, { hero }) => chooseWhenHired(game, hero, iWillBreakYou), '', [
        'i-will-break-you',
        choice,
      ])
      return table.play((game, { hero }) => [
        skill(game, 'willpower', hero),
        ...Object.keys(stubs).filter((id) => hasTraitNow(game, hero, id)),
      ])
    }
    expect([chosen('venom'), chosen('planner'), chosen('master')]).toEqual([
      [5, 'venom-dose'],
      [6, 'exhaustive-planner'],
      [5, 'close-combat-master'],
    ])
  })
})
