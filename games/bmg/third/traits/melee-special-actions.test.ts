import { seat } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { beginActivation } from '../activation/activation.ts'
import { meleeAttack, weaponAt } from '../attack/melee.ts'
import { ANY, type Answer, type ModelSketch, setTable, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'

/** A fighter with a trait and an enemy in contact; both have a Willpower that takes a beating. */
const fight = (trait: string, fighter: Partial<ModelSketch> = {}, enemy: Partial<ModelSketch> = {}) =>
  setTable({
    models: {
      fighter: { seat: 'a', at: [10, 10], traits: [trait], willpower: 9, ...fighter },
      enemy: { seat: 'b', touching: 'fighter', willpower: 9, endurance: 9, ...enemy },
      bystander: { seat: 'b', at: [20, 20] },
    },
    active: 'fighter',
  })

/** The fighter hits with its bare hands: three attack dice, the Strength die, then three defence dice. */
const punch = (table: ReturnType<typeof fight>, dice: string, ...answers: readonly Answer[]) =>
  table.play((game, { fighter }) => meleeAttack(game, fighter, -1), dice, ...answers)

describe('special actions before a fight', () => {
  test('bmg3/trait/unstoppable: two successes cancel one hit', () => {
    const table = fight('unstoppable')
    useTrait(table, 'fighter', 'unstoppable')
    punch(table, '6 6 6 1  6 6 1')
    expect(table.model('enemy').stun).toBe(2)
    const plain = fight('thief')
    punch(plain, '6 6 6 1  6 6 1')
    expect(plain.model('enemy').stun).toBe(1)
    expect(useBlockedReason(table, 'fighter', 'unstoppable')).toMatch(/already/)
  })

  test('bmg3/trait/precise-blow: 1 more on attack dice, and a failed Strength die again', () => {
    const table = fight('precise-blow')
    useTrait(table, 'fighter', 'precise-blow')
    // Twos hit Defense 3; the Strength die misses, is rolled again and hits.
    punch(table, '2 2 2 2 4  1 1 1')
    expect(table.model('enemy').stun).toBe(4)
  })

  test('bmg3/trait/devastating-blow: 1 more on the Strength die, and Bleed (1)', () => {
    const table = fight('devastating-blow')
    useTrait(table, 'fighter', 'devastating-blow')
    punch(table, '1 1 1 3')
    expect(table.model('enemy').stun).toBe(1)
    expect(table.play((game, { fighter }) => weaponAt(game, fighter, -1).rules)).toEqual([
      { id: 'bleed', args: ['1'] },
    ])
    punch(table, '1 1 1 6')
    expect(table.model('enemy').injury).toBe(1)
  })

  test('bmg3/trait/savage-fighter: 1 more on attack dice in melee, and Push (2)', () => {
    const table = fight('savage-fighter')
    useTrait(table, 'fighter', 'savage-fighter')
    const before = table.model('enemy').at!.x
    punch(table, '2 1 1 1  1 1 1', ['push', 2])
    expect(table.model('enemy').stun).toBe(1)
    expect(table.model('enemy').at!.x).toBe(before + inches(2))
  })

  test('bmg3/trait/kapow: 1 more on attack dice in melee, and Blunt (3), while its activation lasts', () => {
    const table = fight('kapow')
    useTrait(table, 'fighter', 'kapow')
    punch(table, '2 1 1 6  1 1 1')
    expect(table.model('enemy').stun).toBe(5)
    expect(table.model('fighter').effects).toMatchObject([{ id: 'kapow', until: 'activation' }])
  })

  test('bmg3/trait/thief: melee attacks steal, shots do not', () => {
    const table = fight('thief', { weapons: [{ damage: 'S' }, { damage: 'S', rof: 1 }] })
    useTrait(table, 'fighter', 'thief')
    const rules = table.play((game, { fighter }) =>
      [0, 1, -1].map((index) => weaponAt(game, fighter, index).rules.map(({ id }) => id)),
    )
    expect(rules).toEqual([['steal'], [], ['steal']])
  })

  test('bmg3/trait/power-strike: a damaged model falls down, unless it is a vehicle', () => {
    const table = fight('power-strike')
    useTrait(table, 'fighter', 'power-strike')
    punch(table, '6 1 1 1  6 6 6')
    expect(table.model('enemy').condition).toBe('up')
    punch(table, '6 1 1 1  1 1 1')
    expect(table.model('enemy').condition).toBe('down')
    const car = fight('power-strike', {}, { ranks: ['vehicle'] })
    useTrait(car, 'fighter', 'power-strike')
    punch(car, '6 1 1 1  1 1 1')
    expect(car.model('enemy').condition).toBe('up')
  })

  test('bmg3/trait/grudge-match: no Efforts on either side if its player says so', () => {
    const table = fight('grudge-match')
    useTrait(table, 'fighter', 'grudge-match')
    punch(table, '1 1 1 1', ['grudge-match', 'yes'])
    expect(table.asked).toEqual(['a: grudge-match'])
    punch(table, '1 1 1 1', ['grudge-match', 'no'])
    expect(table.asked).toEqual(['a: grudge-match', 'b: efforts', 'a: efforts'])
  })

  test('bmg3/trait/mixed-combat-style: an extra attack of the other type, before or after', () => {
    const armed = { weapons: [{ damage: 'S', rof: 1, rules: ['light'] }] }
    const atEnemy = [
      ['split-dice', { '1': 1, '2': 0 }],
      ['strength-die', '1'],
    ] as const
    const table = fight('mixed-combat-style', armed)
    table.state.activation = { ...table.state.activation!, audacity: true }
    table.playOn(
      '1 1 1 1  1 1',
      ['action', 'trait:mixed-combat-style'],
      ['action', 'melee:-1'],
      ['action', 'ranged:0'],
      ...atEnemy,
    )
    expect(table.crew('a').round).toMatchObject({ meleeAttacks: 1, rangedAttacks: 1 })
    const after = fight('mixed-combat-style', armed)
    after.state.activation = { ...after.state.activation!, audacity: true }
    after.playOn(
      '1 1 1 1  1 1',
      ['action', 'melee:-1'],
      ['action', 'trait:mixed-combat-style'],
      ['action', 'ranged:0'],
      ...atEnemy,
    )
    expect(after.crew('a').round).toMatchObject({ meleeAttacks: 1, rangedAttacks: 1 })
    const without = fight('thief', armed)
    without.state.activation = { ...without.state.activation!, audacity: true }
    without.playOn('1 1 1 1', ['action', 'melee:-1'], ['action', 'trait:thief'], ['action', 'end'])
    expect(without.crew('a').round).toMatchObject({ meleeAttacks: 1, rangedAttacks: 0 })
    expect(without.offered('action')['ranged:0']).toBeDefined()
  })
})

describe('bmg3/trait/360-strike', () => {
  const ring = () =>
    setTable({
      models: {
        fighter: { seat: 'a', at: [10, 10], traits: ['360-strike'], willpower: 9 },
        friend: { seat: 'a', touching: 'fighter', side: 'west', willpower: 9, defense: 2 },
        cop: { seat: 'b', touching: 'fighter', side: 'east', willpower: 9, defense: 4 },
        thug: { seat: 'b', touching: 'fighter', side: 'north', willpower: 9, traits: ['light-armor'] },
      },
      active: 'fighter',
    })

  test('bmg3/trait/360-strike: one roll against all models, no Efforts, and friends do not defend', () => {
    const table = ring()
    useTrait(table, 'fighter', '360-strike')
    // The attack dice are 2, 3 and 4; the Strength die is 4. The friend's Defense is 2, the others defend with
    // as many dice as theirs: the cop 4, the thug, whose armour keeps one die off it, 3.
    table.play((game, { fighter }) => meleeAttack(game, fighter, -1), '2 3 4 4  1 1 1 1  1 1 1')
    expect(table.asked).toEqual([])
    expect(table.model('friend').stun).toBe(4)
    expect(table.model('cop').stun).toBe(2)
    // 2 and 3 are the two dice against its Defense of 3.
    expect(table.model('thug').stun).toBe(2)
  })

  test('bmg3/trait/360-strike: friends alone are no reason to strike', () => {
    const table = ring()
    for (const name of ['cop', 'thug'] as const) table.model(name).at = { x: inches(40), y: inches(40), z: 0 }
    table.state.activation = { ...table.state.activation!, audacity: true }
    table.playOn('', ['action', 'trait:360-strike'], ['action', 'end'])
    expect(table.offered('action')['melee:-1']).toMatch(/No enemy/)
  })
})

describe('bmg3/trait/flying-kick', () => {
  const stage = (height: number) =>
    setTable({
      models: {
        fighter: { seat: 'a', at: [10, 10, height], traits: ['flying-kick'], willpower: 9 },
        enemy: { seat: 'b', at: [15, 10], willpower: 9 },
        other: { seat: 'b', at: [20, 20] },
      },
      initiative: 'a',
    })

  test('bmg3/trait/flying-kick: from above it rolls two Strength dice, pushes 4" and leaves a suspect', () => {
    const table = stage(4)
    table.play((game, { fighter }) => beginActivation(game, fighter))
    useTrait(table, 'fighter', 'flying-kick')
    table.model('fighter').at = { x: inches(15) - 3000, y: inches(10), z: 0 }
    table.play(
      (game, { fighter }) => meleeAttack(game, fighter, -1),
      '1 1 1 5 5',
      ['push', 4],
      ['place-suspect', to(19 + 3000 / 2540, 10)],
    )
    expect(table.model('enemy')).toMatchObject({ stun: 2, at: { x: inches(19) } })
    expect(table.state.markers).toMatchObject([{ kind: 'suspect', seat: seat('a') }])
    // It was for the next attack only.
    expect(table.model('fighter').effects).toEqual([])
  })

  test('bmg3/trait/flying-kick: of two targets only the one that stood lower is kicked', () => {
    const kicked = (strength: string) => {
      const table = setTable({
        models: {
          fighter: { seat: 'a', at: [10, 10, 4], traits: ['flying-kick'], willpower: 9, attack: 2 },
          lower: { seat: 'b', at: [15, 10], willpower: 9 },
          level: { seat: 'b', at: [20, 10, 4], willpower: 9 },
        },
        initiative: 'a',
      })
      table.play((game, { fighter }) => beginActivation(game, fighter))
      useTrait(table, 'fighter', 'flying-kick')
      table.model('fighter').at = { x: inches(15) - 3000, y: inches(10), z: 0 }
      table.model('level').at = { x: inches(15) - 6000, y: inches(10), z: 0 }
      return {
        table,
        split: [
          ['split-dice', { '1': 1, '2': 1 }],
          ['strength-die', strength],
        ] as const,
      }
    }
    const onLower = kicked('1')
    onLower.table.play(
      (game, { fighter }) => meleeAttack(game, fighter, -1),
      // One attack die and two Strength dice, then the other attack die.
      '1 5 5  1',
      ...onLower.split,
      ['push', 0],
      ['place-suspect', ANY],
    )
    expect([onLower.table.model('lower').stun, onLower.table.model('level').stun]).toEqual([2, 0])
    const onLevel = kicked('2')
    onLevel.table.play((game, { fighter }) => meleeAttack(game, fighter, -1), '1  1 5', ...onLevel.split)
    expect([onLevel.table.model('lower').stun, onLevel.table.model('level').stun]).toEqual([0, 1])
  })

  test('bmg3/trait/flying-kick: on the same level it is a blow like any other', () => {
    const table = stage(0)
    table.play((game, { fighter }) => beginActivation(game, fighter))
    useTrait(table, 'fighter', 'flying-kick')
    table.model('fighter').at = { x: inches(15) - 3000, y: inches(10), z: 0 }
    table.play((game, { fighter }) => meleeAttack(game, fighter, -1), '1 1 1 5')
    expect(table.model('enemy')).toMatchObject({ stun: 1, at: { x: inches(15) } })
    expect(table.state.markers).toEqual([])
  })
})
