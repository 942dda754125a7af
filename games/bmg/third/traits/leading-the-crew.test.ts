import { addEffect, hasEffect } from '@gargoyle/bmg-common'
import { recall, seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { meleeAttack, weaponAt } from '../attack/melee.ts'
import { playObjective } from '../cards/objectives.ts'
import { inflict } from '../damage/harm.ts'
import { skillRoll } from '../model/skill-roll.ts'
import { skill } from '../model/skills.ts'
import { countedSuspects } from '../objectives/looks.ts'
import { executeThePlan, mustBeLast } from '../round/execute-the-plan.ts'
import { recount } from '../round/recount.ts'
import { computeTotal, trigger } from '../rules/rule-system.ts'
import { plainCard } from '../testing/plain-card.ts'
import { type SceneSketch, scene, suspectAt } from '../testing/scene.ts'
import { ANY, type Answer } from '../testing/table.ts'
import { targetsOf } from './helpers.ts'

type Table = ReturnType<typeof scene>

const easy = { ...plainCard('Easy'), play: 'execute' as const, objective: { text: 'Met.', met: () => true } }

describe('bmg3/trait/manipulative', () => {
  test('bmg3/trait/manipulative: up to two friends are deployed anew', () => {
    const table = scene('manipulative', { zones: { a: 'A', b: 'B' }, encounter: 'stand-off' })
    table.play(
      (game) => trigger(game, 'deployed', {}),
      '',
      ['redeploy', '1'],
      ['place', ANY],
      ['redeploy', 'none'],
    )
    expect(Object.keys(table.offered('redeploy'))).toEqual(['0', 'none'])
  })

  test('bmg3/trait/manipulative: an enemy that fails its roll acts last', () => {
    const table = scene('manipulative', { enemy: { willpower: 5 } })
    Object.assign(table.state, { activation: undefined })
    table.play((game) => trigger(game, 'plan-end', {}), '6 6 6', ['manipulative', '2'])
    expect(recall(table.state, mustBeLast)).toEqual([2])
    // With others to go first it waits; alone it may go.
    table.state.turn = seat('b')
    table.play((game) => executeThePlan(game))
    expect(table.state.activation?.model).toBe(2)
  })
})

test('bmg3/trait/lord-of-business: loot beside a suspect when goods are played', () => {
  const table = scene('lord-of-business', {
    cards: { 'penguin-smuggled-goods': { ...easy, name: 'Smuggled Goods' } },
    hands: { a: ['penguin-smuggled-goods'] },
  })
  const suspect = suspectAt(table, 30, 30)
  table.play(
    (game) => playObjective(game, seat('a'), 'penguin-smuggled-goods'),
    '',
    ['lord-of-business', `${suspect}`],
    ['place-suspect', ANY],
  )
  expect(table.state.markers).toHaveLength(2)
})

describe('what a leader teaches', () => {
  const rules = (table: Table, who: 'friend' | 'owner') =>
    table.play((game, models) => weaponAt(game, models[who], -1).rules.map(({ id }) => id))

  test('bmg3/trait/no-mercy: attacks of Henchmen bleed, those of others do not', () => {
    const table = scene('no-mercy', { owner: { ranks: ['leader'] } })
    expect([rules(table, 'friend'), rules(table, 'owner')]).toEqual([['bleed'], []])
    expect(rules(scene('merciless'), 'owner')).toEqual(['bleed'])
  })

  test('bmg3/trait/mind-control-substance: Henchmen keep their Willpower and wake up', () => {
    const table = scene('mind-control-substance', {
      owner: { ranks: ['leader'] },
      friend: { condition: 'ko', stun: 9 },
      stage: 'recount',
    })
    table.state.part = 4
    table.play((game) => recount(game))
    expect(table.model('friend')).toMatchObject({ condition: 'down', stun: 8 })
    expect(scene('mind-controlled').play((game, { owner }) => skill(game, 'willpower', owner))).toBe(9)
  })

  test('bmg3/trait/the-boss, bmg3/trait/contractor, bmg3/trait/planning-the-move: the models they are for', () => {
    const taught = (trait: string, friend: SceneSketch['friend'], boss = true) => {
      const table = scene(boss ? trait : 'spades', {
        owner: { ranks: ['leader'] },
        friend: boss ? friend! : { ...friend, traits: [...(friend?.traits ?? []), trait] },
      })
      return [...table.content.cards[boss ? 1 : 0]!.traitIds]
    }
    expect(taught('the-boss', {})).toContain('expendable')
    expect(taught('the-boss', {}, false)).not.toContain('expendable')
    expect(taught('contractor', { traits: ['veteran'] })).toContain('assassin')
    expect(taught('contractor', {})).not.toContain('assassin')
    expect(taught('planning-the-move', { traits: ['gotham-city-siren'] })).toContain('primary-target')
    expect(taught('planning-the-move', {})).not.toContain('primary-target')
  })
})

test('bmg3/trait/cool-under-fire: a Veteran near it may lose a Status, and there is a resource point more', () => {
  const begin = (friend: SceneSketch['friend'], ...answers: readonly Answer[]) => {
    const table = scene('cool-under-fire', { friend: friend! })
    table.play(
      function* (game, { friend: veteran }) {
        addEffect(game, veteran, 'scared', { until: 'round' })
        yield* trigger(game, 'activation-start', { active: veteran })
      },
      '',
      ...answers,
    )
    return hasEffect(table.model('friend'), 'scared')
  }
  expect(begin({ traits: ['veteran'] }, ['remove-status', 'scared'])).toBe(false)
  expect(begin({ traits: ['veteran'], at: [29.2, 20] })).toBe(true)
  expect(begin({})).toBe(true)
  const table = scene('cool-under-fire')
  expect(table.play((game, { owner }) => computeTotal(game, 'resource-points', { about: owner }, 0))).toBe(1)
})

describe('those who stand by others', () => {
  const strikeOn = (table: Table, target: 'owner' | 'friend', question: 'attack-roll' | 'effort-limit') =>
    table.play((game, models) => {
      const strike = { attacker: models.enemy, target: models[target], weapon: { rules: [] } } as never
      return computeTotal(game, question, { about: models.enemy, strike }, 0)
    })

  test('bmg3/trait/bodyguard-mission: attacks on Leaders and Sidekicks within 4" are 1 worse', () => {
    const guard = (friend: SceneSketch['friend']) =>
      scene(['security-chief', 'bodyguard-mission'], { friend: friend! })
    expect(strikeOn(guard({ ranks: ['sidekick'] }), 'friend', 'attack-roll')).toBe(-1)
    expect(strikeOn(guard({ ranks: ['henchman'] }), 'friend', 'attack-roll')).toBe(0)
    expect(strikeOn(guard({ ranks: ['sidekick'], at: [25.2, 20] }), 'friend', 'attack-roll')).toBe(0)
  })

  test('bmg3/trait/exploit-the-weakness: the target of an Assassin near it makes an Effort less', () => {
    const limit = (friend: SceneSketch['friend']) => {
      const table = scene('exploit-the-weakness', { friend: friend! })
      return table.play((game, models) => {
        const strike = { attacker: models.friend, target: models.enemy, weapon: { rules: [] } } as never
        return computeTotal(game, 'effort-limit', { about: models.enemy, strike }, 3)
      })
    }
    expect([
      limit({ traits: ['assassin(1)'] }),
      limit({}),
      limit({ traits: ['assassin(1)'], at: [29.2, 20] }),
    ]).toEqual([2, 3, 3])
  })

  test('bmg3/trait/gambling-time: counts as a suspect where it stands, unless it is K.O.', () => {
    const counted = (condition: 'up' | 'ko') =>
      scene('gambling-time', { owner: { condition } }).play((game) => countedSuspects(game, seat('a')).length)
    expect([counted('up'), counted('ko')]).toEqual([1, 0])
  })

  test('bmg3/trait/my-idol: 1 Willpower more while its idol is there', () => {
    const will = (alias: string) =>
      scene('my-idol', { friend: { alias } }).play((game, { owner }) => skill(game, 'willpower', owner))
    expect([will('Zur-En-Arrh Batman'), will('Batman')]).toEqual([10, 9])
  })

  test('bmg3/trait/hates-humanity: traits of friends pass it by, those of enemies do not', () => {
    const table = scene('joy-for-the-victory', {
      friend: { traits: ['hates-humanity'] },
      enemy: { at: [20, 24] },
    })
    table.play((game, { owner, friend, enemy }) => {
      expect(computeTotal(game, 'skill-dice', { about: friend, purpose: 'willpower' }, 3)).toBe(3)
      expect(targetsOf(game, owner, { side: 'friend' })).toEqual([])
      expect(targetsOf(game, enemy, { side: 'enemy' })).toEqual([owner, friend])
    })
    const other = scene('joy-for-the-victory')
    expect(
      other.play((game, { friend }) =>
        computeTotal(game, 'skill-dice', { about: friend, purpose: 'willpower' }, 3),
      ),
    ).toBe(4)
  })
})

test('bmg3/trait/hidden-plans: no injury more for the K.O., unless the Boss is near; points for quiet cards', () => {
  const kicked = (boss: number, x = 24) => {
    const table = scene('hidden-plans', { friend: { at: [x, 20] }, enemy: { condition: 'ko' } })
    table.crew('a').boss = boss
    table.play((game, { owner, enemy }) => inflict(game, enemy, { stun: 1, by: owner, cause: 'test' }))
    return table.model('enemy').injury
  }
  expect([kicked(1, 40), kicked(1), kicked(0)]).toEqual([0, 1, 1])
  const table = scene('hidden-plans', { cards: { easy }, hands: { a: ['easy'] } })
  table.play((game) => playObjective(game, seat('a'), 'easy'))
  expect(table.crew('a').resources).toBe(4)
})

describe('bmg3/trait/master-torturer', () => {
  test('bmg3/trait/master-torturer: enemies within 6" roll 1 worse', () => {
    const roll = (y: number) =>
      scene('master-torturer', { enemy: { willpower: 6, at: [20, y] } }).play(
        (game, { enemy }) => skillRoll(game, enemy, 'willpower', { reason: 'test' }),
        '3 3 6',
      ).passed
    expect([roll(27.1), roll(27.2)]).toEqual([false, true])
  })

  test('bmg3/trait/master-torturer: spares a model that a melee attack would take out', () => {
    const table = scene('master-torturer', { enemy: { touching: 'owner', stun: 8 } })
    table.play((game, { owner }) => meleeAttack(game, owner, -1), '1 1 1 4', ['master-torturer', 'yes'])
    expect(table.model('enemy')).toMatchObject({ condition: 'up', stun: 5 })
    const strong = scene('master-torturer', { enemy: { touching: 'owner', stun: 7 } })
    strong.play((game, { owner }) => meleeAttack(game, owner, -1), '1 1 1 4')
    expect(strong.asked).not.toContain('a: master-torturer')
  })
})
