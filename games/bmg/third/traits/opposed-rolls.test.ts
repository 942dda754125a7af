import { effectOn, expire, hasEffect } from '@gargoyle/bmg-common'
import { seat } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { meleeAttack, meleeTargets, weaponAt } from '../attack/melee.ts'
import { sufferCold, sufferSlow, sufferSlowThisRound } from '../effects/suffer.ts'
import { makeEfforts, mostEfforts } from '../model/effort.ts'
import { skillRoll } from '../model/skill-roll.ts'
import { skill } from '../model/skills.ts'
import { trigger } from '../rules/rule-system.ts'
import { setTable, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'

/** A model with a trait, an enemy four inches away, and a car. */
const facing = (trait: string, distance = 4) =>
  setTable({
    models: {
      joker: { seat: 'a', at: [10, 10], traits: [trait] },
      cop: { seat: 'b', at: [10 + distance + 1.18, 10] },
    },
    active: 'joker',
  })

/** The two highest of three dice must beat Willpower 5. */
const WINS = '6 1 1'
const LOSES = '2 3 1'

const numbers = (table: ReturnType<typeof facing>) =>
  table.play((game, { cop }) => ({
    attack: skill(game, 'attack', cop),
    defense: skill(game, 'defense', cop),
  }))

describe('wills against each other', () => {
  test('bmg3/trait/goad: the winner moves the enemy up to 4", and never off an edge', () => {
    const table = facing('goad')
    useTrait(table, 'joker', 'goad', WINS, ['move', to(15.18, 13)])
    expect(table.model('cop').at).toMatchObject({ x: inches(15.18), y: inches(13) })
    expect(table.asked).toEqual(['a: move'])
    expect(() => useTrait(facing('goad'), 'joker', 'goad', WINS, ['move', to(15.18, 15)])).toThrow(/no way/)
  })

  test('bmg3/trait/goad: the loser moves no model, and vehicles are not goaded', () => {
    const table = facing('goad')
    useTrait(table, 'joker', 'goad', LOSES)
    expect(table.asked).toEqual([])
    const car = setTable({
      models: {
        joker: { seat: 'a', at: [10, 10], traits: ['goad'] },
        car: { seat: 'b', at: [15, 10], ranks: ['vehicle'] },
      },
      active: 'joker',
    })
    expect(useBlockedReason(car, 'joker', 'goad')).toMatch(/no enemy/)
  })

  test('bmg3/trait/bluff: 1 Attack less for the round, once', () => {
    const table = facing('bluff', 6)
    useTrait(table, 'joker', 'bluff')
    useTrait(table, 'joker', 'bluff')
    expect(numbers(table)).toEqual({ attack: 2, defense: 3 })
    expect(effectOn(table.model('cop'), 'bluff')?.until).toBe('round')
    expect(useBlockedReason(facing('bluff', 7), 'joker', 'bluff')).toMatch(/6"/)
  })

  test('bmg3/trait/distract: 1 Defense less for the round, once', () => {
    const table = facing('distract')
    useTrait(table, 'joker', 'distract')
    useTrait(table, 'joker', 'distract')
    expect(numbers(table)).toEqual({ attack: 3, defense: 2 })
    expect(useBlockedReason(facing('distract', 5), 'joker', 'distract')).toMatch(/4"/)
  })

  test('bmg3/trait/discourage: Willpower rolls are 2 harder', () => {
    const roll = (dice: string) => {
      const table = facing('discourage', 8)
      useTrait(table, 'joker', 'discourage', dice)
      return table.play((game, { cop }) => skillRoll(game, cop, 'willpower', { reason: 'test' }), '2 2 6')
    }
    expect(roll(WINS)).toEqual({ passed: false, margin: 1 })
    expect(roll(LOSES).passed).toBe(true)
  })

  test('bmg3/trait/confusion: 1 Attack, 1 Defense and special actions are gone', () => {
    const table = setTable({
      models: {
        joker: { seat: 'a', at: [10, 10], traits: ['confusion'] },
        cop: { seat: 'b', at: [15, 10], traits: ['bluff'] },
      },
      active: 'joker',
    })
    expect(useBlockedReason(table, 'cop', 'bluff')).toBeUndefined()
    useTrait(table, 'joker', 'confusion', WINS)
    expect(table.play((game, { cop }) => [skill(game, 'attack', cop), skill(game, 'defense', cop)])).toEqual([
      2, 2,
    ])
    expect(useBlockedReason(table, 'cop', 'bluff')).toMatch(/special actions/)
    const failed = facing('confusion')
    useTrait(failed, 'joker', 'confusion', LOSES)
    expect(numbers(failed)).toEqual({ attack: 3, defense: 3 })
  })

  test('bmg3/trait/taunt: 1 Attack more, 2 Defense less', () => {
    const table = facing('taunt', 8)
    useTrait(table, 'joker', 'taunt', WINS)
    expect(numbers(table)).toEqual({ attack: 4, defense: 1 })
    const failed = facing('taunt')
    useTrait(failed, 'joker', 'taunt', LOSES)
    expect(numbers(failed)).toEqual({ attack: 3, defense: 3 })
  })

  test('bmg3/trait/stop: 1 Defense less, once, and Slow (4)', () => {
    const table = facing('stop', 8)
    useTrait(table, 'joker', 'stop', WINS)
    useTrait(table, 'joker', 'stop', WINS)
    expect(numbers(table)).toEqual({ attack: 3, defense: 2 })
    const walks = () =>
      table.play((game, { cop }) => [
        skill(game, 'movement', cop, { purpose: 'movement-action' }),
        skill(game, 'movement', cop),
      ])
    expect(walks()).toEqual([4, 8])
    const failed = facing('stop')
    useTrait(failed, 'joker', 'stop', LOSES)
    expect(failed.model('cop').effects).toEqual([])
  })

  test('bmg3/trait/stop: Slow and all end with the round; a Slow of another source does not', () => {
    const table = facing('stop', 8)
    const walk = () =>
      table.play((game, { cop }) => skill(game, 'movement', cop, { purpose: 'movement-action' }))
    useTrait(table, 'joker', 'stop', WINS)
    table.play((game, { cop }) => sufferSlow(game, cop, 2))
    // Of two values the higher counts.
    expect(walk()).toBe(4)
    table.play((game) => expire(game, 'round'))
    expect(walk()).toBe(6)
  })

  test('bmg3/trait/stop: the cold adds to it, one Movement action uses it up, and who is immune to Slow is spared', () => {
    const table = facing('stop', 8)
    const walk = () =>
      table.play((game, { cop }) => skill(game, 'movement', cop, { purpose: 'movement-action' }))
    useTrait(table, 'joker', 'stop', WINS)
    table.play((game, { cop }) => sufferCold(game, cop, 2))
    expect(walk()).toBe(2)
    table.play((game, { cop }) => trigger(game, 'action-done', { action: { actor: cop, kind: 'movement' } }))
    expect(table.model('cop').effects.map(({ id }) => id)).toEqual(['stop'])
    const ghost = setTable({
      models: {
        joker: { seat: 'a', at: [10, 10] },
        ghost: { seat: 'b', at: [12, 10], traits: ['ghost'] },
      },
    })
    expect(ghost.play((game, { ghost: it, joker }) => sufferSlowThisRound(game, it, 4, joker))).toBe(false)
  })

  test('bmg3/trait/drop-it: a suspect of one’s own beside the enemy, close to another of them', () => {
    const table = facing('drop-it')
    const near = { x: inches(15.18), y: inches(12), z: 0 }
    table.state.markers.push({ id: 99, kind: 'suspect', seat: seat('a'), at: near, memory: {} })
    useTrait(table, 'joker', 'drop-it', WINS, ['place-suspect', to(15.18 + 30 / 25.4, 10)])
    expect(table.state.markers.filter(({ kind }) => kind === 'suspect')).toHaveLength(2)
    const failed = facing('drop-it')
    useTrait(failed, 'joker', 'drop-it', LOSES)
    expect(failed.state.markers.filter(({ kind }) => kind === 'suspect')).toEqual([])
  })

  test('bmg3/trait/intimidate: special actions cost 2 Efforts, Efforts against Willpower rolls 2 stuns', () => {
    const table = setTable({
      models: {
        joker: { seat: 'a', at: [10, 10], traits: ['intimidate'] },
        cop: { seat: 'b', at: [15, 10], traits: ['bluff'] },
      },
      active: 'joker',
    })
    useTrait(table, 'joker', 'intimidate')
    useTrait(table, 'cop', 'bluff')
    expect(table.model('cop').stun).toBe(2)
    const rolls = { purpose: 'skill' }
    expect(table.play((game, { cop }) => mostEfforts(game, cop, rolls))).toBe(1)
    table.play((game, { cop }) => makeEfforts(game, cop, 1, rolls))
    expect(table.model('cop').stun).toBe(4)
    expect(useBlockedReason(table, 'cop', 'bluff')).toMatch(/Efforts/)
  })

  test('bmg3/trait/demotivate: Enervating (2) unless a Willpower roll is passed', () => {
    const table = facing('demotivate', 8)
    useTrait(table, 'joker', 'demotivate', '3 3 3')
    expect(effectOn(table.model('cop'), 'enervating')?.value).toBe(2)
    const passed = facing('demotivate')
    useTrait(passed, 'joker', 'demotivate', '2 3 6')
    expect(hasEffect(passed.model('cop'), 'enervating')).toBe(false)
  })
})

/** Two enemies in contact with a model, and a friend of its beside the second of them. */
const brawl = (trait: string) =>
  setTable({
    models: {
      joker: { seat: 'a', at: [10, 10], traits: [trait], willpower: 9 },
      cop: { seat: 'b', touching: 'joker', willpower: 9 },
      thug: { seat: 'a', touching: 'cop', willpower: 9 },
    },
    active: 'joker',
  })

describe('what it means for fights', () => {
  const targets = (table: ReturnType<typeof brawl>) =>
    table.play((game, { cop, joker, thug }) => {
      const found = meleeTargets(game, cop, weaponAt(game, cop, -1))
      return [found.includes(joker), found.includes(thug)]
    })

  test('bmg3/trait/provoke: no other model may be attacked until the provoker is gone or provokes again', () => {
    const table = brawl('provoke')
    expect(targets(table)).toEqual([true, true])
    useTrait(table, 'joker', 'provoke', '6 5 1')
    expect(targets(table)).toEqual([true, false])
    useTrait(table, 'joker', 'provoke', '1 1 1')
    expect(targets(table)).toEqual([true, true])
  })

  test('bmg3/trait/plead: a model that fails a Willpower roll does not attack the pleader', () => {
    const table = brawl('plead')
    useTrait(table, 'joker', 'plead', '6 6 6')
    expect(targets(table)).toEqual([false, true])
    const passed = brawl('plead')
    useTrait(passed, 'joker', 'plead', '3 3 3')
    expect(targets(passed)).toEqual([true, true])
  })

  test('bmg3/trait/feint: no Efforts against the feinter’s attacks, only against others’', () => {
    const table = brawl('feint')
    useTrait(table, 'joker', 'feint', '1 1 1')
    table.play((game, { joker }) => meleeAttack(game, joker, -1), '1 1 1 1')
    expect(table.asked).toEqual(['a: efforts'])
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '1 1 1 1')
    expect(table.asked).toEqual(['b: efforts', 'a: efforts'])
    const failed = brawl('feint')
    useTrait(failed, 'joker', 'feint', '6 6 6')
    failed.play((game, { joker }) => meleeAttack(game, joker, -1), '1 1 1 1')
    expect(failed.asked).toEqual(['b: efforts', 'a: efforts'])
  })

  test('bmg3/trait/disguised-sneak-attack: neither defence nor Efforts', () => {
    const table = brawl('disguised-sneak-attack')
    useTrait(table, 'joker', 'disguised-sneak-attack', '6 5 1', ['target', '1'])
    // Three hits, and no dice for a defence.
    table.play((game, { joker }) => meleeAttack(game, joker, -1), '6 6 6 1')
    expect(table.asked).toEqual(['a: efforts'])
    expect(table.model('cop').stun).toBe(3)
  })
})
