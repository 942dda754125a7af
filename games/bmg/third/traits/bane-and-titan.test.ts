import { hasEffect } from '@gargoyle/bmg-common'
import { describe, expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import { inflict } from '../damage/harm.ts'
import { placeSuspect, revealSuspect, suspectOrderOf } from '../manipulate/suspects.ts'
import { skill } from '../model/skills.ts'
import { move } from '../movement/move.ts'
import { computeTotal, trigger } from '../rules/rule-system.ts'
import { scene, suspectAt } from '../testing/scene.ts'
import { ANY, type Answer, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'

describe('bmg3/trait/accelerated-venom', () => {
  test('bmg3/trait/accelerated-venom: injuries instead of stuns, for a dose', () => {
    const table = scene(['venom-dose', 'accelerated-venom'], { enemy: { touching: 'owner' } })
    useTrait(table, 'owner', 'accelerated-venom:blood')
    table.play((game, { owner }) => meleeAttack(game, owner, -1), '1 1 1 4')
    expect(table.model('enemy')).toMatchObject({ stun: 0, injury: 1 })
    expect(hasEffect(table.model('owner'), 'venom')).toBe(false)
    expect(useBlockedReason(table, 'owner', 'venom-dose')).toBe('It has used a dose this round.')
  })

  test('bmg3/trait/accelerated-venom: models it meets are hurled aside', () => {
    const table = scene(['venom-dose', 'accelerated-venom'], { enemy: { at: [20, 24] }, audacity: true })
    useTrait(table, 'owner', 'accelerated-venom:rampage')
    const before = table.model('enemy').at
    table.playOn('', ['action', 'move'], ['move', to(20, 22.8189)], ['place', to(22, 24)])
    expect(table.model('enemy').at).not.toEqual(before)
  })

  type Place = readonly [number, number]
  const walkBy = (enemy: Place, way: readonly Place[], ...hurls: readonly Answer[]) => {
    const table = scene(['venom-dose', 'accelerated-venom'], {
      owner: { movement: 8 },
      enemy: { at: enemy },
      friend: { at: [40, 40] },
    })
    useTrait(table, 'owner', 'accelerated-venom:rampage')
    table.state.activation!.moved = true
    table.play(
      (game, { owner }) => move(game, { model: owner, reason: 'Test', action: true }),
      '',
      ['move', { legs: way.map(([x, y]) => to(x, y)) }],
      ...hurls,
    )
  }

  test('bmg3/trait/accelerated-venom: whoever is met on the way walked, not on the straight line', () => {
    // A script that answers nothing, or is not asked, fails.
    walkBy(
      [22, 22],
      [
        [20.8189, 22],
        [19, 20.5],
      ],
      ['place', ANY],
    )
    walkBy(
      [22, 22],
      [
        [20.7, 22],
        [19, 20.5],
      ],
    )
    walkBy(
      [20, 22],
      [
        [18.5, 22],
        [20, 24],
      ],
    )
  })

  test('bmg3/trait/accelerated-venom: only in a Movement action', () => {
    const table = scene(['venom-dose', 'accelerated-venom'], { enemy: { at: [20, 24] } })
    useTrait(table, 'owner', 'accelerated-venom:rampage')
    table.state.activation!.moved = true
    table.play(
      (game, { owner }) =>
        move(game, { model: owner, upTo: 4, reason: 'Test', rule: 'bmg3/core/basic-move' }),
      '',
      ['move', to(20, 22.8189)],
    )
    expect(table.asked).toEqual(['a: move'])
  })
})

describe('bmg3/trait/breaking-the-bat', () => {
  test('bmg3/trait/breaking-the-bat: a 3 is critical against the Boss, who is thrown onto a suspect', () => {
    const table = scene('breaking-the-bat', { enemy: { touching: 'owner' }, owner: { strength: 3 } })
    const suspect = suspectAt(table, 25, 24, 'b')
    table.play(
      (game, { owner }) => meleeAttack(game, owner, -1),
      '1 1 1 3',
      ['place', to(25, 22.82)],
      ['crushed-suspect', `${suspect}`],
    )
    expect(table.model('enemy').condition).toBe('down')
    expect(table.state.markers).toEqual([])
  })

  test('bmg3/trait/breaking-the-bat: no other model', () => {
    const table = scene('breaking-the-bat', { enemy: { touching: 'owner' }, owner: { strength: 3 } })
    table.crew('b').boss = 0
    table.play((game, { owner }) => meleeAttack(game, owner, -1), '1 1 1 3')
    expect(table.model('enemy').condition).toBe('up')
  })
})

describe('bmg3/trait/recover-the-titan', () => {
  const container = (...answers: readonly Answer[]) => {
    const table = scene('recover-the-titan', {
      hands: { a: ['one', 'two'] },
      enemy: { at: [20, 23] },
      friend: { at: [24, 22] },
    })
    table.play(
      (game, { enemy }) => placeSuspect(game, suspectOrderOf(game, enemy)),
      '',
      ['place-suspect', to(21.1811, 23)],
      ['recover-the-titan', 'yes'],
      ['titan-card', 'two'],
      ...answers,
    )
    return table
  }

  test('bmg3/trait/recover-the-titan: more friends near it score the card that the opponent picked', () => {
    const table = container()
    expect(table.crew('a')).toMatchObject({ hand: ['one'], spent: ['two'] })
    table.play((game) => trigger(game, 'recount-start', {}))
    expect(table.crew('a')).toMatchObject({ victoryPoints: 2, spent: [] })
  })

  test('bmg3/trait/recover-the-titan: otherwise it goes under the deck', () => {
    const table = container()
    table.model('owner').at = undefined
    table.model('friend').at = undefined
    table.model('owner').condition = 'up'
    table.play((game) => trigger(game, 'recount-start', {}))
    expect(table.crew('a')).toMatchObject({ victoryPoints: 0, deck: ['two'] })
  })

  test('bmg3/trait/recover-the-titan: removed by the opponent it is scored, revealed by a friend it is not', () => {
    const points = (revealed: boolean) => {
      const table = container()
      if (revealed) table.play((game, { friend }) => revealSuspect(game, friend, game.state.markers[0]!))
      else table.state.markers = []
      table.play((game) => trigger(game, 'recount-start', {}))
      return table.crew('a').victoryPoints
    }
    expect([points(false), points(true)]).toEqual([2, 0])
  })
})

describe('bmg3/trait/titan-addict', () => {
  const addict = () => {
    const table = scene(['titan-addict', 'titan-dose(2)'])
    useTrait(table, 'owner', 'titan-dose(2)')
    return table
  }
  const hurt = (table: ReturnType<typeof scene>, injury: number) =>
    table.play((game, { owner }) => inflict(game, owner, { injury, cause: 'test' }))

  test('bmg3/trait/titan-addict: ignores two markers a time, until three injuries have got through', () => {
    const table = addict()
    hurt(table, 4)
    expect(table.model('owner').injury).toBe(2)
    expect(hasEffect(table.model('owner'), 'titan')).toBe(true)
    hurt(table, 3)
    expect(hasEffect(table.model('owner'), 'titan')).toBe(false)
    hurt(table, 1)
    expect(table.model('owner').injury).toBe(4)
  })

  test('bmg3/trait/titan-addict: more than one dose in a game', () => {
    const table = addict()
    table.model('owner').usedThisRound = []
    expect(useBlockedReason(table, 'owner', 'titan-dose(2)')).toBeUndefined()
  })
})

describe('bmg3/trait/batman-lives', () => {
  test('bmg3/trait/batman-lives: a Movement action more if no enemy sees it', () => {
    const extra = (y: number) => {
      const table = scene('batman-lives', { enemy: { at: [20, y] } })
      table.play((game, { owner }) => trigger(game, 'activation-start', { active: owner }))
      return table.state.activation?.extra.length
    }
    expect([extra(26), extra(40)]).toEqual([0, 1])
  })

  test('bmg3/trait/batman-lives: finishes K.O. enemies at its feet', () => {
    const table = scene('batman-lives', { enemy: { touching: 'owner', condition: 'ko' } })
    useTrait(table, 'owner', 'batman-lives')
    expect(table.model('enemy').condition).toBe('casualty')
    expect(
      useBlockedReason(scene('batman-lives', { enemy: { touching: 'owner' } }), 'owner', 'batman-lives'),
    ).toBeDefined()
  })
})

describe('bmg3/trait/i-will-break-you', () => {
  const picked = (option: string, ...traits: readonly string[]) => {
    const table = scene(['i-will-break-you', ...traits], { friend: { at: [24, 20] } })
    table.play((game) => trigger(game, 'cards-drawn', {}), '', ['pick-trait', option])
    return table
  }

  test('bmg3/trait/i-will-break-you: three doses more, for friends within 4" too', () => {
    const table = picked('doses')
    useTrait(table, 'owner', 'i-will-break-you')
    expect(hasEffect(table.model('friend'), 'venom')).toBe(true)
    expect(useBlockedReason(table, 'owner', 'venom-dose')).toBeUndefined()
    expect(useBlockedReason(picked('master'), 'owner', 'i-will-break-you')).toBe('That was not picked.')
  })

  test('bmg3/trait/i-will-break-you: 1 Willpower more with the planner', () => {
    const will = (option: string) => picked(option).play((game, { owner }) => skill(game, 'willpower', owner))
    expect([will('planner'), will('master')]).toEqual([10, 9])
  })

  test('bmg3/trait/i-will-break-you: Close Combat Master rolls misses again', () => {
    const table = picked('master')
    const rerolls = table.play((game, { owner, enemy }) => {
      const strike = {
        attacker: owner,
        target: enemy,
        kind: 'melee',
        weapon: { id: 'unarmed', rules: [] },
        attackDice: 3,
      }
      return computeTotal(game, 'attack-rerolls', { about: owner, strike: strike as never }, 0)
    })
    expect(rerolls).toBe(3)
  })
})
