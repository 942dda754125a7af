import { expire, sees } from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { actionOptions } from '../activation/actions.ts'
import { meleeAttack } from '../attack/melee.ts'
import { rangedAttack, shootingBlockedReason } from '../attack/ranged.ts'
import type { ObjectiveCard } from '../cards/card.ts'
import { playObjective } from '../cards/objectives.ts'
import { playResource } from '../cards/resources.ts'
import { putSuspect } from '../manipulate/suspects.ts'
import { skillRoll } from '../model/skill-roll.ts'
import { skill } from '../model/skills.ts'
import { moveBudget } from '../movement/move.ts'
import { trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import { type ModelSketch, setTable, to } from '../testing/table.ts'
import { performById } from '../testing/use-trait.ts'
import {
  poisonOn,
  sufferAcid,
  sufferBlind,
  sufferCold,
  sufferEnervating,
  sufferFire,
  sufferFreeze,
  sufferParalyze,
  sufferPoison,
  sufferScared,
  sufferSlow,
  sufferSonic,
  sufferStunned,
} from './suffer.ts'

type Suffer = (game: Play, model: Model, by?: Model) => Rule<boolean>

/** A victim of the active player's, a friend of its, and an enemy in contact. */
function stage(suffer: Suffer | undefined, victim: Partial<ModelSketch> = {}, dice = '') {
  const table = setTable({
    models: {
      victim: { seat: 'a', at: [12, 12], willpower: 6, ...victim },
      enemy: { seat: 'b', touching: 'victim', willpower: 9 },
      friend: { seat: 'a', at: [12, 20] },
    },
    book: { cards },
    active: 'victim',
  })
  if (suffer) table.play((game, { victim: it, enemy }) => suffer(game, it, enemy), dice)
  return table
}

type Staged = ReturnType<typeof stage>

const burning: ObjectiveCard = {
  name: 'Burning',
  affiliations: [],
  copies: 1,
  type: 'menace',
  victoryPoints: 1,
  play: 'execute',
  score: 'instant',
  objective: { text: 'Always.', met: () => true },
  resource: { text: 'Nothing.', cost: 0, timing: 'activation', burn: true, perform: () => undefined },
}
const { burn: _, ...damp } = burning.resource
const cards = { burning, damp: { ...burning, name: 'Damp', resource: damp } as ObjectiveCard }

const effectsOf = (table: Staged) => table.model('victim').effects.map(({ id }) => id)

const possible = (table: Staged): readonly string[] =>
  table.play((game, { victim }) =>
    actionOptions(game, victim, () => undefined)
      .filter(({ why }) => why === undefined)
      .map(({ id }) => id),
  )

describe('bmg3/effect/poison', () => {
  const recount = (table: Staged, dice: string) =>
    table.play((game) => trigger(game, 'recount-status', {}), dice)

  test('bmg3/effect/poison: an Endurance roll, lowered by its value, or an injury', () => {
    const table = stage(sufferPoison)
    recount(table, '1 3 6')
    expect(table.model('victim').injury).toBe(0)
    recount(table, '1 4 6')
    expect(table.model('victim').injury).toBe(1)
    expect(poisonOn(table.model('victim'))).toBe(1)
  })

  test('bmg3/effect/poison: grows up to 4, where it gives two injuries', () => {
    const table = stage(sufferPoison)
    for (let times = 0; times < 4; times++) table.play((game, { victim }) => sufferPoison(game, victim))
    expect(poisonOn(table.model('victim'))).toBe(4)
    recount(table, '1 1 6')
    expect(table.model('victim').injury).toBe(2)
  })

  test('bmg3/effect/poison: not on vehicles', () => {
    expect(effectsOf(stage(sufferPoison, { ranks: ['vehicle'] }))).toEqual([])
  })
})

test('bmg3/effect/stunned: only Movement actions, until the round ends', () => {
  const table = stage(sufferStunned)
  expect(possible(table)).toEqual(['move'])
  table.play((game) => expire(game, 'round'))
  expect(possible(table)).toContain('melee:-1')
})

test('bmg3/effect/paralyze: 2 less Defense and no actions, until the round ends', () => {
  const table = stage(sufferParalyze)
  expect(possible(table)).toEqual([])
  expect(table.play((game, { victim }) => skill(game, 'defense', victim))).toBe(1)
  table.play((game) => expire(game, 'round'))
  expect(possible(table)).toContain('move')
})

describe('bmg3/effect/blind', () => {
  const gun = { damage: 'S', rof: 2 }

  test('bmg3/effect/blind: sees nothing, does not shoot, moves impaired, until the round ends', () => {
    const table = stage(sufferBlind, { weapons: [{ ...gun, rules: ['light'] }] })
    const senses = () =>
      table.play((game, { victim, enemy }) => [
        sees(game, victim, enemy),
        shootingBlockedReason(game, victim, 0) === undefined,
        moveBudget(game, victim, {}),
      ])
    expect(senses()).toEqual([false, false, inches(4)])
    table.play((game) => expire(game, 'round'))
    expect(senses()).toEqual([true, true, inches(8)])
  })

  test('bmg3/effect/blind: only a natural 6 hits or blocks', () => {
    const table = stage(sufferBlind)
    table.play((game, { victim }) => meleeAttack(game, victim, -1), '5 5 6 5  1 1 1')
    expect(table.model('enemy').stun).toBe(1)
    table.play((game, { enemy }) => meleeAttack(game, enemy, -1), '3 3 3 1  5 5 6')
    expect(table.model('victim').stun).toBe(2)
  })
})

test('bmg3/effect/scared: 1 off attack and defence dice, and no dodging', () => {
  const table = stage(sufferScared, { traits: ['dodge'] })
  table.play((game, { victim }) => meleeAttack(game, victim, -1), '3 4 1 1  1 1 1')
  expect(table.model('enemy').stun).toBe(1)
  table.play((game, { enemy }) => meleeAttack(game, enemy, -1), '3 3 1 1  3 4 1')
  expect(table.model('victim').stun).toBe(1)
  const dodging = (suffer?: Suffer) => {
    const shooting = setTable({
      models: {
        shooter: { seat: 'b', at: [5, 12], weapons: [{ damage: 'S', rof: 2 }] },
        victim: { seat: 'a', at: [10, 12], traits: ['dodge'] },
      },
    })
    if (suffer) shooting.play((game, { victim }) => suffer(game, victim))
    shooting.play((game, { shooter }) => rangedAttack(game, shooter, 0), '1 1 1')
    return shooting.asked
  }
  expect(dodging()).toEqual(['a: efforts'])
  expect(dodging(sufferScared)).toEqual([])
  expect(effectsOf(stage(sufferScared, { ranks: ['vehicle'] }))).toEqual([])
})

describe('bmg3/effect/slow', () => {
  const reach = (table: Staged) =>
    table.play((game, { victim }) => moveBudget(game, victim, { action: true }) / inches(1))

  test('bmg3/effect/slow: the next Movement action is shorter, then it is over', () => {
    const table = stage((game, model, by) => sufferSlow(game, model, 4, by))
    expect(reach(table)).toBe(4)
    table.play((game, { victim }) => performById(game, victim, 'move', () => undefined), '', [
      'move',
      to(12, 9),
    ])
    expect(reach(table)).toBe(8)
  })

  test('bmg3/effect/slow: the higher value counts, but cold adds up', () => {
    const table = stage((game, model, by) => sufferSlow(game, model, 2, by))
    table.play((game, { victim }) => sufferSlow(game, victim, 4))
    expect(reach(table)).toBe(4)
    table.play((game, { victim }) => sufferCold(game, victim, 2))
    expect(reach(table)).toBe(2)
  })
})

describe('bmg3/effect/enervating', () => {
  const enervate: Suffer = (game, model, by) => sufferEnervating(game, model, 3, by)
  const fight = (table: Staged, dice: string, ...answers: [string, string | number][]) =>
    table.play((game, { victim }) => meleeAttack(game, victim, -1), dice, ...answers)

  test('bmg3/effect/enervating: the opponent may lower the Effort limit once, for one attack', () => {
    const table = stage(enervate)
    fight(table, '1 1 1 1', ['efforts', 0], ['enervating', 'yes'])
    expect(table.asked).toEqual(['b: efforts', 'b: enervating'])
    fight(table, '1 1 1 1 1 1', ['efforts', 0], ['efforts', 2])
  })

  test('bmg3/effect/enervating: it stays as long as it is not used', () => {
    const table = stage(enervate)
    fight(table, '1 1 1 1 1 1', ['efforts', 0], ['enervating', 'no'], ['efforts', 2])
    expect(effectsOf(table)).toEqual(['enervating'])
  })

  test('bmg3/effect/enervating: a trait that costs Efforts comes to nothing, and the action is not spent', () => {
    const shout = {
      name: 'Shout',
      text: 'Costs an Effort.',
      action: { kind: 'special' as const, efforts: 1, perform: () => undefined },
    }
    const table = setTable({
      models: {
        victim: { seat: 'a', at: [12, 12], traits: ['shout'] },
        enemy: { seat: 'b', at: [20, 12] },
        friend: { seat: 'a', at: [12, 20] },
      },
      book: { traits: { shout } },
      active: 'victim',
    })
    table.play((game, { victim, enemy }) => enervate(game, victim, enemy))
    let paid = 0
    const use = (...answers: [string, string][]) =>
      table.play(
        (game, { victim }) =>
          performById(game, victim, 'trait:shout', () => {
            paid++
          }),
        '',
        ...answers,
      )
    use(['enervating', 'yes'])
    expect([paid, table.model('victim').stun]).toEqual([0, 0])
    table.play((game, { victim }) => trigger(game, 'activation-start', { active: victim }))
    use()
    expect([paid, table.model('victim').stun]).toEqual([1, 1])
  })

  test('bmg3/effect/enervating: also when it is attacked', () => {
    const table = stage(enervate)
    table.play((game, { enemy }) => meleeAttack(game, enemy, -1), '1 1 1 1', ['enervating', 'yes'])
    expect(table.asked).toEqual(['b: enervating', 'b: efforts'])
    expect(effectsOf(table)).toEqual([])
  })
})

describe('bmg3/effect/fire', () => {
  test('bmg3/effect/fire: hurts when its own player scores or plays a card that burns', () => {
    const table = stage(sufferFire)
    table.crew('a').hand = ['burning', 'burning', 'damp']
    table.play((game, { victim }) => playObjective(game, victim.seat, 'burning'))
    expect(table.model('victim').injury).toBe(1)
    table.play((game, { victim }) => playResource(game, victim.seat, 'burning', undefined))
    expect(table.model('victim').injury).toBe(2)
    table.play((game, { victim }) => playObjective(game, victim.seat, 'damp'))
    expect(table.model('victim').injury).toBe(2)
  })

  test('bmg3/effect/fire: the opponent’s cards do not fan it', () => {
    const table = stage(sufferFire)
    table.crew('b').hand = ['burning']
    table.play((game, { enemy }) => playObjective(game, enemy.seat, 'burning'))
    expect(table.model('victim').injury).toBe(0)
  })

  test('bmg3/effect/fire: a friend puts it out with a suspect in contact', () => {
    const table = stage(sufferFire)
    const { x, y } = table.model('victim').at!
    const suspect = (by: 'victim' | 'enemy' | 'friend', dy: number) =>
      table.play((game, models) => putSuspect(game, models[by].seat, { x, y: y + dy, z: 0 }, models[by]))
    suspect('victim', 3000)
    suspect('enemy', -3000)
    suspect('friend', inches(6))
    expect(effectsOf(table)).toEqual(['fire'])
    suspect('friend', 3000)
    expect(effectsOf(table)).toEqual([])
  })
})

test('bmg3/effect/freeze: 1 less Defense and no actions until an Endurance roll at the start of an activation', () => {
  const table = stage(sufferFreeze)
  expect(possible(table)).toEqual([])
  expect(table.play((game, { victim }) => skill(game, 'defense', victim))).toBe(2)
  const start = (dice: string) =>
    table.play((game, { victim }) => trigger(game, 'activation-start', { active: victim }), dice)
  start('3 3 6')
  expect(effectsOf(table)).toEqual(['freeze'])
  start('2 3 6')
  expect(effectsOf(table)).toEqual([])
  expect(possible(table)).toContain('move')
})

describe('bmg3/effect/sonic', () => {
  const roll = (table: Staged, dice: string, ...answers: [string, string][]) =>
    table.play(
      (game, { victim }) => skillRoll(game, victim, 'willpower', { reason: 'test' }),
      dice,
      ...answers,
    )

  test('bmg3/effect/sonic: once, the opponent may add 2 to a skill roll', () => {
    const table = stage(sufferSonic)
    expect(roll(table, '2 3 6', ['sonic', 'no']).passed).toBe(true)
    expect(roll(table, '2 3 6', ['sonic', 'yes']).passed).toBe(false)
    expect(table.asked).toEqual(['b: sonic'])
    expect(roll(table, '2 3 6').passed).toBe(true)
  })
})

test('bmg3/effect/acid: 1 less Attack and Defense until the round ends, not twice', () => {
  const table = stage(sufferAcid)
  table.play((game, { victim }) => sufferAcid(game, victim))
  const skills = () =>
    table.play((game, { victim }) => [skill(game, 'attack', victim), skill(game, 'defense', victim)])
  expect(skills()).toEqual([2, 2])
  table.play((game) => expire(game, 'round'))
  expect(skills()).toEqual([3, 3])
})
