import { describe, expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import { rangedAttack } from '../attack/ranged.ts'
import { inflict } from '../damage/harm.ts'
import { mostEfforts } from '../model/effort.ts'
import { skill } from '../model/skills.ts'
import { sufferFall } from '../movement/falling.ts'
import { type ModelSketch, setTable } from '../testing/table.ts'

/** A model with a trait, and an attacker in contact. */
const duel = (victim: Partial<ModelSketch>, thug: Partial<ModelSketch> = {}) =>
  setTable({
    models: {
      thug: { seat: 'a', at: [10, 10], ...thug },
      victim: { seat: 'b', touching: 'thug', willpower: 9, endurance: 9, ...victim },
    },
    active: 'thug',
  })

const gun = { damage: 'I', rof: 3 }

/** A model with a trait, shot at from six inches. */
const shootOut = (victim: Partial<ModelSketch>) =>
  setTable({
    models: {
      thug: { seat: 'a', at: [10, 10], weapons: [gun] },
      victim: { seat: 'b', at: [16, 10], willpower: 9, endurance: 9, ...victim },
    },
    active: 'thug',
  })

describe('what keeps from harm', () => {
  test('bmg3/trait/dont-mind-me: defends with free Efforts until it attacks', () => {
    const table = duel({ traits: ['dont-mind-me'], stun: 1 })
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '1', ['efforts', 3])
    expect(table.model('victim').stun).toBe(1)
    table.play((game, { victim }) => meleeAttack(game, victim, -1), '1 1 1 1')
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '1', ['efforts', 3])
    expect(table.model('victim').stun).toBe(4)
  })

  test('bmg3/trait/dont-mind-me: free Efforts are for defending only', () => {
    const table = duel({ traits: ['dont-mind-me'], willpower: 1 })
    const efforts = (purpose: string) =>
      table.play((game, { victim }) => mostEfforts(game, victim, { purpose }))
    expect([efforts('defense'), efforts('attack')]).toEqual([3, 0])
  })

  test('bmg3/trait/agile: a fall does not hurt, but can still be the end', () => {
    const table = setTable({
      models: {
        robin: { seat: 'a', at: [10, 10], traits: ['agile'] },
        thug: { seat: 'a', at: [20, 10] },
      },
    })
    table.play((game, { robin }) => sufferFall(game, robin, 9000, 8000))
    table.play((game, { thug }) => sufferFall(game, thug, 9000, 8000))
    expect([table.model('robin').injury, table.model('thug').injury]).toEqual([0, 2])
    table.play((game, { robin }) => sufferFall(game, robin, 16000, 8000))
    expect(table.model('robin').condition).toBe('casualty')
  })

  test('bmg3/trait/biker-jacket: a Sharp weapon does not reroll its Strength die', () => {
    const knife = { damage: 'I', rules: ['sharp', 'handy'] }
    const table = duel({ traits: ['biker-jacket'] }, { weapons: [knife], attack: 1 })
    // The attack die is rolled again because the weapon is Handy; the Strength die is not.
    table.play((game, { thug }) => meleeAttack(game, thug, 0), '1 2  1')
    expect(table.model('victim').injury).toBe(0)
  })

  test('bmg3/trait/boy-wonder: a Handy weapon does not reroll its attack dice', () => {
    const knife = { damage: 'I', rules: ['sharp', 'handy'] }
    const table = duel({ traits: ['boy-wonder'] }, { weapons: [knife], attack: 1 })
    table.play((game, { thug }) => meleeAttack(game, thug, 0), '1 2  4')
    expect(table.model('victim').injury).toBe(1)
  })

  test('bmg3/trait/bat-armor-mk-ii: Strength dice need a natural 6, and the move is 1" longer', () => {
    const table = duel({ traits: ['bat-armor-mk-ii'] })
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '1 1 1 5')
    expect(table.model('victim').stun).toBe(0)
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '1 1 1 6')
    expect(table.model('victim').stun).toBe(1)
    expect(table.play((game, { victim }) => skill(game, 'movement', victim))).toBe(9)
  })

  test('bmg3/trait/huge: two stuns of an enemy attack are ignored, of anything else none', () => {
    const table = duel({ traits: ['huge'], condition: 'down' })
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '3 3 3 1')
    expect(table.model('victim').stun).toBe(1)
    table.play((game, { victim }) => inflict(game, victim, { stun: 2, cause: 'rain' }))
    expect(table.model('victim').stun).toBe(3)
  })

  test('bmg3/trait/tough-skin: the Strength die is lowered and its hit can be blocked', () => {
    const table = duel({ traits: ['tough-skin'] })
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '1 1 1 4')
    expect(table.model('victim').stun).toBe(0)
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '1 1 1 5  3 1 1')
    expect(table.model('victim').stun).toBe(0)
  })

  test('bmg3/trait/reflexes: whatever hits in a ranged attack is rolled again', () => {
    const table = shootOut({ traits: ['reflexes'] })
    table.play((game, { thug }) => rangedAttack(game, thug, 0), '3 3 1 4  1 3 1')
    expect(table.model('victim').injury).toBe(1)
  })

  test('bmg3/trait/elusive: an Effort has one attack die of a shot rolled again', () => {
    const table = shootOut({ traits: ['elusive'] })
    table.play((game, { thug }) => rangedAttack(game, thug, 0), '3 3 1 1  1', ['reroll', '1'])
    expect([table.model('victim').injury, table.model('victim').stun]).toEqual([1, 1])
    expect(Object.keys(table.offered('reroll'))).toEqual(['0', '1', 'none'])
  })

  test('bmg3/trait/elusive: a player who can make no Effort is not asked', () => {
    const table = shootOut({ traits: ['elusive'], willpower: 3, stun: 2 })
    table.play((game, { thug }) => rangedAttack(game, thug, 0), '3 3 1 1')
    expect(table.model('victim').injury).toBe(2)
  })

  test('bmg3/trait/like-flies-to-me: attackers roll against their own Strength, the defence keeps its dice', () => {
    const table = duel({ traits: ['like-flies-to-me'], defense: 2 }, { strength: 5 })
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '4 4 4 1')
    expect(table.model('victim').stun).toBe(0)
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '5 5 4 1  1 1')
    expect(table.model('victim').stun).toBe(2)
  })

  test('bmg3/trait/observation: a better defence before it activates, a better attack on those who have', () => {
    const table = duel({ traits: ['observation'] })
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '3 1 1 1  2 1 1')
    expect(table.model('victim').stun).toBe(0)
    table.model('victim').activated = true
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '3 1 1 1  2 1 1')
    expect(table.model('victim').stun).toBe(1)
    table.play((game, { victim }) => meleeAttack(game, victim, -1), '2 1 1 3')
    expect(table.model('thug').stun).toBe(0)
    table.model('thug').activated = true
    table.play((game, { victim }) => meleeAttack(game, victim, -1), '2 1 1 3  1 1 1')
    expect(table.model('thug').stun).toBe(2)
  })

  test('bmg3/trait/sustained-defense: two successes cancel three hits', () => {
    const table = duel({ traits: ['sustained-defense'] })
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '3 3 3 1  3 3 1')
    expect(table.model('victim').stun).toBe(0)
    const plain = duel({})
    plain.play((game, { thug }) => meleeAttack(game, thug, -1), '3 3 3 1  3 3 1')
    expect(plain.model('victim').stun).toBe(1)
  })
})
