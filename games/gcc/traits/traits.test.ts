import { explain } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { performAttack } from '../actions/attack.ts'
import { moveCost, performMovement, stepsFrom } from '../actions/move.ts'
import { purseOf } from '../energy/spend.ts'
import { usableWeapons } from '../items/bonus-lines.ts'
import { dangerFor, enterDanger } from '../terrain/terrain.ts'
import { boardOfSquares } from '../testing/boards.ts'
import { skill } from '../testing/sketches.ts'
import { setTable } from '../testing/table.ts'

const here = { reinforcement: { points: 0, areas: ['a'] } }
const board = boardOfSquares(
  [
    { id: 'a', at: [0, 0], difficult: 3 },
    { id: 'roof', at: [1, 0], elevation: 2 },
  ],
  [
    {
      between: ['a', 'roof'],
      kind: 'special',
      moves: [
        { kind: 'climb', level: 2 },
        { kind: 'fall', level: 2, from: 'roof' },
      ],
    },
  ],
)

describe('gcc/trait/fly', () => {
  test('every move costs 1: no hindering, no difficult terrain, no level, no Horror. gcc/core/priority', () => {
    const table = setTable({
      board,
      mission: here,
      minis: {
        hawk: { at: 'a', hero: { traits: ['fly'] } },
        thug: { at: 'a', tile: {} },
        scare: { at: 'roof', tile: { skills: [skill('horror', 2)] } },
      },
    })
    const [climb] = table.content.grounds.with([]).ways[0]!
    const cost = moveCost(table.position, table.mini('hawk'), climb!)
    expect(cost.total).toBe(1)
    expect(explain(cost).at(-1)).toBe('Set to 1, which makes 1: Fly [gcc/trait/fly].')
    expect(moveCost(table.position, table.mini('thug'), climb!).total).toBe(1 + 1 + 3 + 2)
  })
  test('falls do not hurt', () => {
    const table = setTable({
      board,
      mission: here,
      minis: { hawk: { at: 'roof', hero: { traits: ['fly'] } } },
    })
    table.play((game, { hawk }) => performMovement(game, hawk), '', ['move-to', '0:fall'], ['move-to', 'end'])
    expect(table.hero('hawk').wounds).toBe(0)
  })
})

test('gcc/trait/moral-code: no benefit of lethal cards, but of others', () => {
  const weapons = (traits: readonly string[], lethal: boolean) => {
    const table = setTable({
      minis: { batman: { at: 'a', hero: { traits } } },
      items: { gun: { type: 'ranged-weapon', lethal, lines: [{ when: 'ranged' }], held: 'batman' } },
    })
    return usableWeapons(table.position, table.mini('batman'), 'ranged').length
  }
  expect([weapons(['moral-code'], true), weapons(['moral-code'], false), weapons([], true)]).toEqual([
    0, 1, 1,
  ])
})

test('gcc/trait/gas-immunity: gas tokens do not wound, other danger does', () => {
  const table = setTable({
    board: boardOfSquares([{ id: 'a', at: [0, 0], dangerous: 1 }]),
    mission: here,
    minis: { scarecrow: { at: 'a', hero: { traits: ['gas-immunity'] } } },
    state: {
      clouds: [
        { kind: 'gas', at: 0, count: 3, side: 'heroes', dissipating: false },
        { kind: 'flame', at: 0, count: 1, side: 'heroes', dissipating: false },
      ],
    },
  })
  table.play((game, { scarecrow }) => enterDanger(game, scarecrow), '3 3')
  expect(table.hero('scarecrow').wounds).toBe(2)
})

test('gcc/trait/gas-immunity, gcc/skill/toxic-gas: together they ignore gas once, and no other danger', () => {
  const table = setTable({
    board: boardOfSquares([{ id: 'a', at: [0, 0], dangerous: 1 }]),
    mission: here,
    minis: {
      joker: { at: 'a', tile: { lifePoints: 9, traits: ['gas-immunity'], skills: [skill('toxic-gas')] } },
    },
    state: {
      clouds: [
        { kind: 'gas', at: 0, count: 2, side: 'heroes', dissipating: false },
        { kind: 'flame', at: 0, count: 1, side: 'heroes', dissipating: false },
      ],
    },
  })
  expect(dangerFor(table.position, table.mini('joker'), 0)).toBe(1)
})

test('gcc/trait/reduced-mobility: no climb, jump or fall, and the reason names it', () => {
  const table = setTable({
    board,
    mission: here,
    minis: { oracle: { at: 'roof', hero: { traits: ['reduced-mobility'] } } },
  })
  const steps = stepsFrom(
    table.position,
    table.mini('oracle'),
    9,
    purseOf(table.position, table.mini('oracle')),
  )
  expect(steps.map(({ why }) => why?.text)).toEqual([
    'Reduced Mobility: no climb.',
    'Reduced Mobility: no fall.',
  ])
  expect(steps[0]?.why?.rule).toBe('gcc/trait/reduced-mobility')
})

test('gcc/trait/reduced-mobility: no jump either', () => {
  const gap = boardOfSquares(
    [
      { id: 'a', at: [0, 0] },
      { id: 'b', at: [1, 0] },
    ],
    [{ between: ['a', 'b'], kind: 'special', moves: [{ kind: 'jump', level: 1 }] }],
  )
  const table = setTable({
    board: gap,
    mission: { reinforcement: { points: 0, areas: ['a'] } },
    minis: { oracle: { at: 'a', hero: { traits: ['reduced-mobility'] } }, robin: { at: 'a' } },
  })
  const reasons = (name: 'oracle' | 'robin') =>
    stepsFrom(table.position, table.mini(name), 9, undefined).map(({ why }) => why?.text)
  expect(reasons('oracle')).toEqual(['Reduced Mobility: no jump.'])
  expect(reasons('robin')).toEqual([undefined])
})

test('gcc/trait/reduced-mobility: it walks like any other miniature', () => {
  const table = setTable({ minis: { oracle: { at: 'b', hero: { traits: ['reduced-mobility'] } } } })
  const steps = stepsFrom(table.position, table.mini('oracle'), 9, undefined)
  expect(steps.map(({ way, why }) => [way.kind, why])).toEqual([
    ['simple', undefined],
    ['simple', undefined],
  ])
})

describe('gcc/trait/harmless', () => {
  test('ordinary wounds become 0; automatic wounds came before. gcc/core/damage-immunity-order', () => {
    const table = setTable({
      minis: {
        ivy: { at: 'a', hero: { traits: ['harmless'], skills: [skill('poison', 2)] } },
        croc: { at: 'a', tile: { lifePoints: 9 } },
      },
    })
    const attack = table.play((game, { ivy }) => performAttack(game, ivy, 'melee'), '5', ['attack-cubes', 1])
    expect(attack).toMatchObject({ successes: 2, wounds: 2 })
  })
  test('and no shackles: no wound would fall that they could replace. gcc/skill/shackle', () => {
    const table = setTable({
      minis: {
        ivy: { at: 'a', hero: { traits: ['harmless'], skills: [skill('shackle', 2)] } },
        thug: { at: 'a', tile: {} },
      },
    })
    table.play(
      (game, { ivy }) => performAttack(game, ivy, 'melee'),
      '5',
      ['shackle', 'yes'],
      ['attack-cubes', 1],
    )
    expect(table.mini('thug').shackles).toBe(0)
  })
  test('alone it wounds no one', () => {
    const table = setTable({
      minis: { ivy: { at: 'a', hero: { traits: ['harmless'] } }, thug: { at: 'a', tile: {} } },
    })
    table.play((game, { ivy }) => performAttack(game, ivy, 'melee'), '5', ['attack-cubes', 1])
    expect(table.mini('thug').condition).toBe('board')
  })
})

test('gcc/core/skills-optional: traits always apply, skills of a neutralized hero do not', () => {
  const table = setTable({
    minis: {
      hawk: {
        at: 'a',
        hero: { traits: ['reduced-mobility'], skills: [skill('nerves-of-steel', 5)] },
        state: { skillsOff: true },
      },
      thug: { at: 'a', tile: {} },
    },
    board,
    mission: here,
  })
  const steps = stepsFrom(table.position, table.mini('hawk'), 9, undefined)
  expect(steps[0]?.why?.rule).toBe('gcc/trait/reduced-mobility')
})
