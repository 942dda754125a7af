import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import { book } from '../book.ts'
import { inflict } from '../damage/harm.ts'
import { mostEfforts } from '../model/effort.ts'
import { skillRoll } from '../model/skill-roll.ts'
import { skill } from '../model/skills.ts'
import { setTable } from '../testing/table.ts'

describe('what a model does by being there', () => {
  test('bmg3/trait/leadership: friends within 8" and in sight attack and defend with a free Effort', () => {
    const table = setTable({
      models: {
        gordon: { seat: 'a', at: [10, 10], traits: ['leadership'], willpower: 1 },
        near: { seat: 'a', at: [15, 10], willpower: 1 },
        far: { seat: 'a', at: [30, 10], willpower: 1 },
        enemy: { seat: 'b', at: [10, 14], willpower: 1 },
      },
    })
    const efforts = (who: 'gordon' | 'near' | 'far' | 'enemy', purpose: string) =>
      table.play((game, models) => mostEfforts(game, models[who], { purpose }))
    expect(['attack', 'defense', 'dodge', 'skill'].map((purpose) => efforts('near', purpose))).toEqual([
      1, 1, 1, 0,
    ])
    expect([efforts('gordon', 'attack'), efforts('far', 'attack'), efforts('enemy', 'attack')]).toEqual([
      0, 0, 0,
    ])
    table.model('gordon').condition = 'ko'
    expect(efforts('near', 'attack')).toBe(0)
  })

  test('bmg3/trait/leadership: not through a wall', () => {
    const table = setTable({
      models: {
        gordon: { seat: 'a', at: [10, 10], traits: ['leadership'] },
        near: { seat: 'a', at: [14, 10], willpower: 1 },
      },
      pieces: [box('wall', inches(12), 0, 500, inches(20), inches(8))],
    })
    expect(table.play((game, { near }) => mostEfforts(game, near, { purpose: 'attack' }))).toBe(0)
  })

  const reputed = (rank: 'henchman' | 'sidekick') =>
    setTable({
      models: {
        batman: { seat: 'a', at: [10, 10], traits: ['frightening-reputation'], willpower: 9 },
        thug: { seat: 'b', touching: 'batman', ranks: [rank], willpower: 9 },
      },
      active: 'batman',
    })

  test('bmg3/trait/frightening-reputation: against a Henchman a die more, and Attack and Defense 1 higher', () => {
    const table = reputed('henchman')
    // Four attack dice; the defence needs 4 to block.
    table.play((game, { batman }) => meleeAttack(game, batman, -1), '3 1 1 1 1  3 3 3')
    expect(table.model('thug').stun).toBe(1)
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '3 3 3 1')
    expect(table.model('batman').stun).toBe(0)
  })

  test('bmg3/trait/frightening-reputation: no other model is affected', () => {
    const table = reputed('sidekick')
    table.play((game, { batman }) => meleeAttack(game, batman, -1), '3 1 1 1  3 1 1')
    expect(table.model('thug').stun).toBe(0)
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '3 1 1 1  1 1 1')
    expect(table.model('batman').stun).toBe(1)
  })

  test('bmg3/trait/grin-twins: one twin makes the other better', () => {
    const table = setTable({
      models: {
        grin: { seat: 'a', at: [10, 10], traits: ['grin-twins'] },
        twin: { seat: 'a', at: [20, 10], traits: ['grin-twins'] },
        stranger: { seat: 'b', at: [30, 10], traits: ['grin-twins'] },
      },
    })
    const skills = (who: 'grin' | 'stranger') =>
      table.play((game, models) =>
        (['attack', 'defense', 'willpower'] as const).map((name) => skill(game, name, models[who])),
      )
    expect([skills('grin'), skills('stranger')]).toEqual([
      [4, 4, 6],
      [3, 3, 5],
    ])
    table.model('twin').at = undefined
    table.model('twin').condition = 'casualty'
    expect(skills('grin')).toEqual([3, 3, 5])
  })

  const pointed = () =>
    setTable({
      models: {
        joker: { seat: 'a', at: [10, 10], traits: ['to-prove-a-point'] },
        near: { seat: 'b', at: [15, 10], traits: ['swift', 'hypnotize'], willpower: 6 },
        far: { seat: 'b', at: [20, 10], willpower: 6 },
        van: { seat: 'b', at: [10, 14], ranks: ['vehicle'] },
      },
      active: 'joker',
    })

  test('bmg3/trait/to-prove-a-point: Willpower rolls of enemies within 6" are 2 harder', () => {
    const table = pointed()
    const roll = (who: 'near' | 'far' | 'joker', skillName: 'willpower' | 'endurance', dice: string) =>
      table.play((game, models) => skillRoll(game, models[who], skillName, { reason: 'test' }), dice).passed
    expect(roll('near', 'willpower', '3 2 6')).toBe(false)
    expect(roll('near', 'willpower', '2 2 6')).toBe(true)
    expect(roll('near', 'endurance', '3 2 6')).toBe(true)
    expect(roll('far', 'willpower', '3 2 6')).toBe(true)
    expect(roll('joker', 'willpower', '3 2 6')).toBe(true)
  })

  test('bmg3/trait/to-prove-a-point: the enemy picked pays two stuns for an Effort in a Willpower roll', () => {
    const table = pointed()
    // Only one enemy is near enough and no Vehicle.
    table.playOn('', ['action', 'trait:to-prove-a-point'])
    const force = (who: 'near' | 'far') =>
      table.play(
        (game, models) =>
          skillRoll(game, models.joker, 'willpower', { reason: 'test', against: models[who] }),
        '1 1',
        ['efforts', 1],
      )
    force('near')
    force('far')
    expect([table.model('near').stun, table.model('far').stun]).toEqual([2, 1])
    expect(table.model('van').effects).toEqual([])
  })

  test('bmg3/trait/to-prove-a-point: special actions cost the enemy picked two Efforts', () => {
    const special = {
      name: 'Trick',
      text: '',
      action: { kind: 'special' as const, perform: () => undefined },
    }
    const table = setTable({
      models: {
        joker: { seat: 'a', at: [10, 10], traits: ['to-prove-a-point'] },
        near: { seat: 'b', at: [15, 10], traits: ['trick'] },
      },
      active: 'joker',
      book: { traits: { ...book.traits, trick: special } },
    })
    // With Audacity its activation goes on after the special action.
    table.model('near').audacity = true
    table.playOn('', ['action', 'trait:to-prove-a-point'], ['action', 'end'], ['action', 'trait:trick'])
    expect(table.model('near').stun).toBe(2)
  })

  const hell = (friend: readonly string[]) =>
    setTable({
      models: {
        carrie: { seat: 'a', at: [10, 10], traits: ['welcome-to-hell', 'the-dark-knight-returns'] },
        bruce: { seat: 'a', at: [14, 10], traits: ['the-dark-knight-returns'], willpower: 2, stun: 1 },
        friend: { seat: 'a', at: [30, 10], traits: friend },
        thug: { seat: 'b', touching: 'bruce' },
      },
      active: 'bruce',
    })

  test('bmg3/trait/welcome-to-hell: Efforts may be paid for in injuries, never to the end', () => {
    const table = hell(['cop'])
    const efforts = (who: 'bruce' | 'friend') =>
      table.play((game, models) => mostEfforts(game, models[who], { purpose: 'attack' }))
    expect([efforts('bruce'), efforts('friend')]).toEqual([3, 3])
    table.play(
      (game, { bruce }) => meleeAttack(game, bruce, -1),
      '1 1 1 1 1 1',
      ['efforts', 0],
      ['efforts', 2],
    )
    expect([table.model('bruce').stun, table.model('bruce').injury]).toEqual([1, 2])
    table.model('bruce').injury = 4
    expect(efforts('bruce')).toBe(0)
  })

  test('bmg3/trait/welcome-to-hell: its player chooses between stuns and injuries', () => {
    const table = hell(['cop'])
    table.model('bruce').stun = 0
    table.play(
      (game, { bruce }) => meleeAttack(game, bruce, -1),
      '1 1 1 1 1',
      ['efforts', 0],
      ['efforts', 1],
      ['efforts-in-injuries', 1],
    )
    expect([table.model('bruce').stun, table.model('bruce').injury]).toEqual([0, 1])
  })

  test('bmg3/trait/welcome-to-hell: not in a crew with others', () => {
    const table = hell(['criminal'])
    expect(table.play((game, { bruce }) => mostEfforts(game, bruce, { purpose: 'attack' }))).toBe(0)
  })

  test('bmg3/trait/greed: what it does counts for neither player', () => {
    const table = setTable({
      models: {
        greedy: { seat: 'a', at: [10, 10], traits: ['greed'] },
        honest: { seat: 'a', at: [12, 10] },
        one: { seat: 'b', at: [20, 10] },
        two: { seat: 'b', at: [24, 10] },
      },
    })
    const counts = () => {
      const { damageDealt, kos, casualties } = table.crew('a').round
      return [damageDealt, kos, casualties]
    }
    const finish = (by: 'greedy' | 'honest', whom: 'one' | 'two') =>
      table.play(function* (game, models) {
        yield* inflict(game, models[whom], { stun: 5, by: models[by], cause: 'test' })
        yield* inflict(game, models[whom], { injury: 5, by: models[by], cause: 'test' })
      })
    finish('greedy', 'one')
    expect(counts()).toEqual([0, 0, 0])
    finish('honest', 'two')
    expect(counts()).toEqual([11, 1, 1])
  })
})
