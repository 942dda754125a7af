import { hasEffect } from '@gargoyle/bmg-common'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { actionOptions, manipulateBlockedReason } from '../activation/actions.ts'
import { pay } from '../activation/payment.ts'
import { meleeAttack } from '../attack/melee.ts'
import { rangedAttack } from '../attack/ranged.ts'
import { inflict } from '../damage/harm.ts'
import { sufferSlow } from '../effects/suffer.ts'
import { placeSuspect, suspectOrderOf } from '../manipulate/suspects.ts'
import { skillRoll } from '../model/skill-roll.ts'
import { computeTotal, trigger } from '../rules/rule-system.ts'
import { gun } from '../testing/duel.ts'
import { sceneWithCardsInPlay as scene } from '../testing/scenes/cards-in-play.ts'
import { ANY, type Answer, type ModelSketch, setTable, to } from '../testing/table.ts'
import { performById, useBlockedReason, useTrait } from '../testing/use-trait.ts'

const plant = (table: ReturnType<typeof scene>, who: 'owner' | 'enemy', ...answers: readonly Answer[]) =>
  table.play(
    (game, models) => placeSuspect(game, suspectOrderOf(game, models[who])),
    '',
    ['place-suspect', ANY],
    ...answers,
  )

describe('no model stays down', () => {
  test('bmg3/trait/big-bang-theory: loses all damage, is placed by the opponent, and costs an Audacity', () => {
    const table = scene('big-bang-theory')
    table.play(
      (game, { owner, enemy }) => inflict(game, owner, { injury: 5, by: enemy, cause: 'a test' }),
      '',
      ['place', ANY],
    )
    expect(table.asked).toContain('b: place')
    expect(table.model('owner')).toMatchObject({ condition: 'up', stun: 0, injury: 0 })
    expect(table.crew('b').game.casualties).toBe(1)
    const less = () =>
      table.play((game, { owner }) => computeTotal(game, 'audacity-markers', { about: owner }, 0))
    expect(less()).toBe(-1)
    table.play((game) => trigger(game, 'plan-end', {}))
    expect(less()).toBe(0)
  })

  test('bmg3/trait/big-bang-theory: on its feet again when it is knocked out, which counts all the same', () => {
    const table = scene('big-bang-theory')
    table.play(
      (game, { owner, enemy }) => inflict(game, owner, { stun: 5, by: enemy, cause: 'a test' }),
      '',
      ['place', ANY],
    )
    expect(table.model('owner')).toMatchObject({ condition: 'up', stun: 0, injury: 0 })
    expect(table.crew('b').game.kos).toBe(1)
    expect(table.play((game, { owner }) => computeTotal(game, 'audacity-markers', { about: owner }, 0))).toBe(
      -1,
    )
  })

  test('bmg3/trait/big-guy: two markers less, but one at least', () => {
    const taken = (stun: number, injury: number) => {
      const table = scene('big-guy', { owner: { willpower: 9, endurance: 9 } })
      table.play((game, { owner }) => inflict(game, owner, { stun, injury, cause: 'a test' }))
      return [table.model('owner').stun, table.model('owner').injury]
    }
    expect([taken(1, 0), taken(1, 1), taken(2, 2)]).toEqual([
      [1, 0],
      [1, 0],
      [2, 0],
    ])
    const other = scene('big-guy')
    other.play((game, { friend }) => inflict(game, friend, { stun: 3, cause: 'a test' }))
    expect(other.model('friend').stun).toBe(3)
  })
})

describe('actions', () => {
  test('bmg3/trait/new-laser, bmg3/trait/blow-up-the-moon: two injuries and fear; a friend may run', () => {
    const table = scene('new-laser', { friend: { traits: ['blow-up-the-moon'] } })
    useTrait(
      table,
      'owner',
      'new-laser',
      '2',
      ['target', '2'],
      ['blow-up-the-moon', 'yes'],
      ['move', to(30, 20)],
    )
    expect(table.model('enemy').injury).toBe(2)
    expect(hasEffect(table.model('enemy'), 'scared')).toBe(true)
    expect(table.model('friend').at!.x).toBe(inches(30))
    const missed = scene('new-laser', { friend: { at: [40, 40] } })
    useTrait(missed, 'owner', 'new-laser', '1')
    expect(missed.model('enemy').injury).toBe(0)
  })

  test('bmg3/trait/bazinga: who fails a roll within 8" is enervated', () => {
    const enervated = (dice: string, y = 26) => {
      const table = scene('bazinga', { enemy: { willpower: 6, at: [20, y] } })
      useTrait(table, 'owner', 'bazinga')
      table.play((game, { enemy }) => skillRoll(game, enemy, 'willpower', { reason: 'a test' }), dice)
      return hasEffect(table.model('enemy'), 'enervating')
    }
    expect([enervated('6 6 6'), enervated('1 1 1'), enervated('6 6 6', 29.3)]).toEqual([true, false, false])
  })

  test('bmg3/trait/the-false-boss: a Movement or Special action for a Manipulate action', () => {
    const table = setTable({
      models: {
        boss: { seat: 'a', at: [40, 40], ranks: ['leader'] },
        owner: { seat: 'a', at: [20, 20], traits: ['the-false-boss'] },
        friend: { seat: 'a', at: [24, 20] },
        far: { seat: 'a', at: [20, 5] },
      },
      active: 'friend',
    })
    const id = 'trait:the-false-boss@1'
    const why = (who: 'friend' | 'far') =>
      table.play(
        (game, models) =>
          actionOptions(game, models[who], () => undefined).find((each) => each.id === id)?.why?.text,
      )
    expect([why('friend'), why('far')]).toEqual([undefined, 'The False Boss is not within 8".'])
    useTrait(table, 'friend', 'the-false-boss@1', '', ['the-false-boss', 'movement'])
    expect(Object.keys(table.offered('the-false-boss'))).toEqual(['movement', 'special'])
    expect(table.state.activation).toMatchObject({
      extra: [{ kind: 'manipulate' }],
      taken: [{ kind: 'movement' }],
      moved: false,
    })
    expect(why('friend')).toBe('It has no Movement or Special action left.')
  })

  test('bmg3/trait/zoom-zoom: a suspect anywhere', () => {
    const table = scene('zoom-zoom')
    useTrait(table, 'owner', 'zoom-zoom', '', ['place-suspect', to(40, 30)])
    expect(table.state.markers[0]!.at.x).toBe(inches(40))
  })

  test('bmg3/trait/zoom-zoom: the Movement action it is spent on is no move, and uses up no Slow', () => {
    const table = scene('zoom-zoom')
    table.play((game, { owner }) => sufferSlow(game, owner, 4))
    table.play(
      (game, { owner }) =>
        performById(game, owner, 'trait:zoom-zoom', (kind, id) => pay(game, owner, kind, id)),
      '',
      ['place-suspect', to(40, 30)],
    )
    expect(table.state.activation).toMatchObject({ moved: false, taken: [{ kind: 'movement' }] })
    expect(hasEffect(table.model('owner'), 'slow')).toBe(true)
  })

  test('bmg3/trait/molecules: hypnotized within 4" on a failed roll', () => {
    const table = scene('molecules', { enemy: { at: [20, 25], willpower: 5 } })
    useTrait(table, 'owner', 'molecules', '6 6 6 1 1 1')
    expect(table.story.join()).toMatch(/Hypnoti/i)
    expect(useBlockedReason(scene('molecules', { enemy: { at: [20, 25.3] } }), 'owner', 'molecules')).toMatch(
      /no enemy/,
    )
  })
})

describe('friends and enemies', () => {
  test('bmg3/trait/amazons-wig: two dice less against her, 4" less to go, until her next activation', () => {
    const table = scene('amazons-wig', { enemy: { touching: 'owner' } })
    useTrait(table, 'owner', 'amazons-wig')
    expect(table.model('owner').stun).toBe(1)
    table.play((game, { enemy }) => meleeAttack(game, enemy, -1), '1 1')
    table.play((game, { owner }) => trigger(game, 'activation-start', { active: owner }))
    table.play((game, { enemy }) => meleeAttack(game, enemy, -1), '1 1 1 1')
  })

  test('bmg3/trait/country-girl: at home she has a Manipulate action more', () => {
    const extra = (y: number) => {
      const table = scene('country-girl', { owner: { at: [20, y] } })
      table.play((game, { owner }) => trigger(game, 'activation-start', { active: owner }))
      return table.state.activation?.extra.map(({ source }) => source) ?? []
    }
    expect([extra(16).includes('Country Girl'), extra(17).includes('Country Girl')]).toEqual([true, false])
  })

  test('bmg3/trait/engineer: those with equipment are worse against it', () => {
    const attack = (equipped: boolean) => {
      const table = scene('engineer', { enemy: { touching: 'owner', equipped } })
      table.play((game, { enemy }) => meleeAttack(game, enemy, -1), equipped ? '1 1 1' : '1 1 1 1')
      return true
    }
    expect([attack(true), attack(false)]).toEqual([true, true])
    // A rate of fire is not the Attack skill: three dice and the Strength die.
    const shot = scene('engineer', { enemy: { equipped: true, weapons: [gun] }, active: 'enemy' })
    shot.play((game, { owner, enemy }) => rangedAttack(game, enemy, 0, { targets: [owner] }), '1 1 1 1')
  })

  test('bmg3/trait/froot-loops: free Efforts near Raj, weak without him', () => {
    const raj = { alias: 'Rajesh Koothrappali' }
    const free = (friend: Partial<ModelSketch>) =>
      scene('froot-loops', { friend }).play((game, { owner }) =>
        computeTotal(game, 'free-efforts', { about: owner, purpose: 'attack' }, 0),
      )
    expect([free(raj), free({ ...raj, at: [25.3, 20] }), free({})]).toEqual([1, 0, 0])
    const start = (friend: Partial<ModelSketch>) => {
      const table = scene('froot-loops', { friend })
      table.play((game, { owner }) => trigger(game, 'activation-start', { active: owner }))
      return hasEffect(table.model('owner'), 'enervating')
    }
    expect([start(raj), start({})]).toEqual([false, true])
  })

  test('bmg3/trait/magic-tricks: a suspect in contact with the model that placed one, once a round', () => {
    const table = scene('magic-tricks')
    plant(table, 'enemy', ['magic-tricks', 'yes'], ['place-suspect', ANY])
    expect(table.state.markers.map((each) => each.seat)).toEqual(['b', 'a'])
  })

  test('bmg3/trait/through-the-stars: an enemy is drawn 4" to the suspect', () => {
    const table = scene('through-the-stars', { enemy: { at: [20, 36] } })
    plant(table, 'owner', ['through-the-stars', '2'])
    expect(table.model('enemy').at!.y).toBeLessThan(inches(33))
  })

  test('bmg3/trait/weird-true-love: hurries to Howard and heals him', () => {
    const table = scene('weird-true-love', { friend: { alias: 'Howard Wolowitz', at: [27, 20] } })
    table.play((game, { friend, enemy }) => inflict(game, friend, { stun: 2, by: enemy, cause: 'a test' }))
    table.play(
      (game, { enemy }) => trigger(game, 'action-done', { action: { actor: enemy, kind: 'melee' } }),
      '',
      ['weird-true-love', 'yes'],
    )
    expect(table.model('friend').stun).toBe(1)
    expect(table.model('owner').at!.x).toBe(inches(24))
  })

  test('bmg3/trait/weird-true-love: no model hurries to the Howard of the other crew', () => {
    const howard = { alias: 'Howard Wolowitz' }
    const table = scene('weird-true-love', { enemy: { ...howard, at: [20, 24] } })
    table.play((game, { friend, enemy }) => inflict(game, enemy, { stun: 2, by: friend, cause: 'a test' }))
    table.play((game, { friend }) =>
      trigger(game, 'action-done', { action: { actor: friend, kind: 'melee' } }),
    )
    const both = scene('weird-true-love', { enemy: { traits: ['weird-true-love'] }, friend: howard })
    both.play((game, { friend, enemy }) => inflict(game, friend, { stun: 2, by: enemy, cause: 'a test' }))
    both.play(
      (game, { enemy }) => trigger(game, 'action-done', { action: { actor: enemy, kind: 'melee' } }),
      '',
      ['weird-true-love', 'no'],
    )
    expect([table.asked, both.asked]).toEqual([[], ['a: weird-true-love']])
  })

  test('bmg3/trait/through-the-stars: a model it draws may ignore that', () => {
    const table = scene('through-the-stars', { enemy: { traits: ['the-dude'] } })
    plant(table, 'owner', ['through-the-stars', '2'], ['the-dude', 'yes'])
    expect(table.model('enemy').at!.y).toBe(inches(26))
  })

  test('bmg3/trait/dolphins-or-zack: manipulates near Sheldon only', () => {
    const why = (friend: Partial<ModelSketch>) =>
      scene('dolphins-or-zack', { friend }).play((game, { owner }) => manipulateBlockedReason(game, owner))
    expect(why({ alias: 'Sheldon Cooper' })).toBeUndefined()
    expect(why({ alias: 'Sheldon Cooper', at: [29.3, 20] })).toBeDefined()
  })
})
