import { sees } from '@gargoyle/bmg-common'
import type { Piece } from '@gargoyle/table'
import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { perform } from '../activation/perform.ts'
import { weaponAt } from '../attack/arms.ts'
import { meleeTargets } from '../attack/melee.ts'
import { skill } from '../model/skills.ts'
import { judgePath } from '../movement/judge-path.ts'
import { termsOf } from '../movement/move.ts'
import { standCost } from '../movement/move-action.ts'
import { applies, trigger } from '../rules/rule-system.ts'
import { whyNotAct } from '../testing/actions.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable, to } from '../testing/table.ts'

const one = (
  hero: Partial<ModelSketch>,
  others: Readonly<Record<string, ModelSketch>> = {},
  pieces: readonly Piece[] = [],
) =>
  setTable<string>({
    models: { hero: { seat: 'a', at: [30, 30], ...hero }, thug: { seat: 'b', at: [60, 60] }, ...others },
    pieces,
    active: 'hero',
  })

const points = (table: ReturnType<typeof one>, end: readonly [number, number, number]): number | string =>
  table.play((game, { hero }) => {
    const judged = judgePath(game, termsOf(game, { model: hero!, reason: 'test', upTo: 40 }), {
      legs: [{ to: end }],
    })
    return judged.ok ? judged.value.points : judged.reason.text
  })

describe('traits with A', () => {
  const fence = box('fence', cm(36), cm(10), cm(1), cm(40), cm(3))

  test('bmg1/trait/acrobat: no MC for obstacles and standing up, through models, and Dodge; climbing still takes one', () => {
    expect(points(one({ traits: ['acrobat'] }, {}, [fence]), to(44, 30))).toBe(0)
    expect(points(one({ traits: ['acrobat'] }, { mate: { seat: 'a', at: [35, 30] } }), to(44, 30))).toBe(0)
    expect(typeof points(one({}, { mate: { seat: 'a', at: [35, 30] } }), to(44, 30))).toBe('string')
    const table = one({ traits: ['acrobat'] })
    expect(table.play((game, { hero }) => standCost(game, hero!))).toEqual({})
    expect(
      table.play((game, { hero }) => [
        applies(game, 'can-dodge', { about: hero! }),
        applies(game, 'no-counter-for', { about: hero!, purpose: 'climb' }),
      ]),
    ).toEqual([true, false])
  })

  test('bmg1/trait/adaptable: Attack, Defense or Movement 1 better until the end of the round', () => {
    const table = one({ traits: ['adaptable'], attack: 3, defense: 3, movement: 2 })
    table.play((game) => trigger(game, 'plan-start', {}), '', ['adaptable', 'defense'])
    const skills = () =>
      table.play((game, { hero }) =>
        (['attack', 'defense', 'movement'] as const).map((name) => skill(game, name, hero!)),
      )
    expect(skills()).toEqual([3, 4, 2])
    expect(table.model('hero').effects[0]).toMatchObject({ until: 'round' })
    expect(table.offered('adaptable')).toEqual({ attack: undefined, defense: undefined, movement: undefined })
  })

  test('bmg1/trait/aggressive-schizophrenia, bmg1/core/mental-disorder: comes nearer, attacks the closest, friends too', () => {
    const table = one(
      { traits: ['aggressive-schizophrenia'], counters: 'AA' },
      { mate: { seat: 'a', at: [40, 30] } },
    )
    const judge = (x: number) => {
      try {
        const fresh = one({ traits: ['aggressive-schizophrenia'] }, { mate: { seat: 'a', at: [45, 30] } })
        fresh.play((game, { hero }) => perform(game, hero!, 'move'), '', ['move', { to: to(x, 30) }])
        return 'taken'
      } catch (error) {
        return String(error)
      }
    }
    expect(judge(25)).toContain('must come nearer')
    expect(judge(35)).toBe('taken')
    table.playOn('', ['action', 'move'], ['move', { to: to(37, 30) }])
    expect(
      table.play((game, { hero }) =>
        meleeTargets(game, hero!, weaponAt(game, hero!, -1)).map(({ id }) => id),
      ),
    ).toEqual([2])
    table.playOn('', ['action', 'melee:-1'])
    expect(table.offered('action').end).toBe('It must attack.')
  })

  test('bmg1/core/mental-disorder: Psychoanalysis turns disorders off, and nothing else', () => {
    const table = one({ traits: ['aggressive-schizophrenia', 'night-vision'] })
    table.model('hero').effects = [
      { id: 'psychoanalysis', until: 'round', args: [], value: 0, by: undefined },
    ]
    expect(
      table.play((game, { hero }) => [
        applies(game, 'must-attack', { about: hero! }),
        applies(game, 'ignores-night', { about: hero! }),
      ]),
    ).toEqual([false, true])
  })

  test('bmg1/trait/air-support: 3SC light an area of 12 cm anywhere until the end of the round', () => {
    const table = one(
      { traits: ['air-support'], counters: 'SSS', at: [10, 10] },
      { far: { seat: 'b', at: [80, 10] } },
    )
    expect(table.play((game, { hero, far }) => sees(game, hero!, far!))).toBe(false)
    table.play((game, { hero }) => perform(game, hero!, 'trait:air-support'), '', [
      'air-support',
      { to: to(75, 10) },
    ])
    expect(table.model('hero').counters.special).toBe(0)
    expect(table.play((game, { hero, far }) => sees(game, hero!, far!))).toBe(true)
    table.play((game) => trigger(game, 'round-end', {}))
    expect(table.play((game, { hero, far }) => sees(game, hero!, far!))).toBe(false)
  })

  test('bmg1/trait/amphibious: water takes no MC, other difficult ground does', () => {
    const pond = (kind: string): Piece => ({
      ...box(kind, cm(32), cm(10), cm(20), cm(40), 0),
      kind,
      passage: 'difficult',
      sight: 'clear',
      cover: 'none',
      standable: false,
    })
    expect(points(one({ traits: ['amphibious'] }, {}, [pond('water')]), to(36, 30))).toBe(0)
    expect(points(one({ traits: ['amphibious'] }, {}, [pond('rubble')]), to(36, 30))).toContain('1MC')
  })

  test('bmg1/trait/arrest: 1MC+1SC, a K.O. enemy in contact is a casualty', () => {
    const beside = (victim: Partial<ModelSketch>) =>
      one(
        { traits: ['arrest'], counters: 'MS' },
        { victim: { seat: 'b', touching: 'hero', condition: 'ko', ...victim } },
      )
    const table = beside({})
    table.play((game, { hero }) => perform(game, hero!, 'trait:arrest'))
    expect(table.model('victim').condition).toBe('casualty')
    expect(table.model('hero').counters).toMatchObject({ movement: 0, special: 0 })
    expect(whyNotAct(beside({ condition: 'down' }), 'trait:arrest')).toContain('No K.O. enemy')
    expect(whyNotAct(beside({ seat: 'a' }), 'trait:arrest')).toContain('No K.O. enemy')
    expect(whyNotAct(beside({ traits: ['runaway'] }), 'trait:arrest')).toContain('No K.O. enemy')
  })
})
