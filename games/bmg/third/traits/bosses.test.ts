import { hasTrait } from '@gargoyle/bmg-common'
import { describe, expect, test } from 'vitest'
import { beginActivation } from '../activation/activation.ts'
import { inspireRange } from '../activation/inspire.ts'
import { canPay } from '../activation/payment.ts'
import { meleeAttack } from '../attack/melee.ts'
import { rangedAttack } from '../attack/ranged.ts'
import { skill } from '../model/skills.ts'
import { furnitureTerms } from '../preparation/furniture.ts'
import { applies, computeTotal, trigger } from '../rules/rule-system.ts'
import { gun } from '../testing/duel.ts'
import { leaderScene as scene } from '../testing/scenes/leader.ts'
import { type ModelSketch, setTable } from '../testing/table.ts'
import { useTrait } from '../testing/use-trait.ts'

const tough = { willpower: 9, endurance: 9 }

describe('who leads', () => {
  test('bmg3/trait/shadows-agent, bmg3/trait/dark-knight: another is the Boss, with the full range', () => {
    for (const trait of ['shadows-agent', 'dark-knight']) {
      const table = setTable({
        models: {
          owner: { seat: 'a', at: [20, 20], traits: [trait], ranks: ['leader'] },
          friend: { seat: 'a', at: [23, 20] },
          third: { seat: 'a', at: [26, 20] },
          enemy: { seat: 'b', at: [20, 25] },
        },
      })
      table.play((game) => trigger(game, 'cards-drawn', {}), '', ['name-boss', '2'])
      expect([table.crew('a').boss, table.crew('a').bosses]).toEqual([2, 1])
      table.play((game) => trigger(game, 'cards-drawn', {}))
      expect(table.crew('a').boss).toBe(2)
    }
  })

  test('bmg3/trait/absolute-power: Inspire reaches 12"', () => {
    expect(scene('absolute-power').play((game, { owner }) => inspireRange(game, owner))).toBe(12)
  })

  test('bmg3/trait/public-resources: one more lamp and one more sewer', () => {
    const turns = (trait: string) =>
      scene(trait).play((game) =>
        (['streetlamp', 'sewer'] as const).map((kind) => furnitureTerms(game, kind).turns.join('')),
      )
    expect([turns('public-resources'), turns('cop')]).toEqual([
      ['ababa', 'ababa'],
      ['abab', 'abab'],
    ])
  })

  test('bmg3/trait/moment-of-glory: inspired like a Henchman, once a game, only near the Boss', () => {
    const start = (x: number) => {
      const table = scene('cop', {
        friend: { traits: ['moment-of-glory'], ranks: ['free-agent'], at: [x, 20] },
        active: 'friend',
      })
      table.play(
        (game, { friend }) => beginActivation(game, friend),
        '',
        ...(x < 29.2 ? ([['moment-of-glory', 'yes']] as const) : []),
      )
      const granted = table.state.activation?.extra.map(({ kind }) => kind)
      table.play((game, { friend }) => beginActivation(game, friend))
      return [granted, table.state.activation?.extra.length]
    }
    // The effect lasts the round, so that a second activation in it would be inspired too.
    expect(start(29)).toEqual([['manipulate'], 1])
    expect(start(29.3)).toEqual([[], 0])
  })
})

describe('what Henchmen have of it', () => {
  test('bmg3/trait/i-believe-in-harvey-dent: even helps, odd hinders', () => {
    const effects = (dice: string) => {
      const table = scene('i-believe-in-harvey-dent', { active: 'friend' })
      table.play((game, { friend }) => trigger(game, 'activation-start', { active: friend }), dice)
      return table.model('friend').effects.map(({ id }) => id)
    }
    expect([effects('4'), effects('3')]).toEqual([['believes-in-harvey'], ['enervating']])
    const own = scene('i-believe-in-harvey-dent')
    own.play((game, { owner }) => trigger(game, 'activation-start', { active: owner }))
    expect(own.model('owner').effects).toEqual([])
  })

  test('bmg3/trait/play-nice, bmg3/trait/chaotic-friends, bmg3/trait/the-untouchable: what they teach', () => {
    const learns = (trait: string, learnt: string, friend: Partial<ModelSketch>) =>
      scene(trait, { friend }).play((game, models) => hasTrait(game, models.friend, learnt))
    expect([
      learns('play-nice', 'bluff', {}),
      learns('play-nice', 'bluff', { ranks: ['free-agent'] }),
    ]).toEqual([true, false])
    expect([
      learns('chaotic-friends', 'unpredictable', { traits: ['gotham-city-siren'] }),
      learns('chaotic-friends', 'unpredictable', {}),
    ]).toEqual([true, false])
    expect(learns('the-untouchable', 'for-the-family', {})).toBe(true)
  })

  test('bmg3/trait/the-song-of-the-sirens: Bodyguards step in for Sirens', () => {
    const guarded = (traits: readonly string[]) =>
      scene('the-song-of-the-sirens', { friend: { traits } }).play((game, { friend }) =>
        applies(game, 'guarded-as-boss', { about: friend }),
      )
    expect([guarded(['gotham-city-siren']), guarded([])]).toEqual([true, false])
    const table = setTable({
      models: {
        owner: { seat: 'a', at: [40, 40], traits: ['the-song-of-the-sirens'] },
        siren: { seat: 'a', at: [20, 20], traits: ['gotham-city-siren'], ...tough },
        guard: { seat: 'a', at: [22, 20], traits: ['bodyguard'], ...tough },
        enemy: { seat: 'b', at: [20, 25], weapons: [gun] },
      },
      active: 'enemy',
    })
    table.play((game, { enemy, siren }) => rangedAttack(game, enemy, 0, { targets: [siren] }), '6 1 1 1', [
      'bodyguard',
      'yes',
    ])
    expect([table.model('siren').injury, table.model('guard').injury]).toEqual([0, 1])
  })

  test('bmg3/trait/possessed: strangers have Self-Discipline and 1 Willpower less', () => {
    const thrall = (friend: Partial<ModelSketch>) =>
      scene('possessed', { owner: { affiliations: ['birds-of-prey'] }, friend }).play((game, models) => [
        skill(game, 'willpower', models.friend),
        hasTrait(game, models.friend, 'self-discipline'),
      ])
    expect(thrall({ affiliations: ['penguin'] })).toEqual([8, true])
    expect(thrall({ affiliations: ['birds-of-prey'] })).toEqual([9, false])
    expect(thrall({ affiliations: ['unknown'] })).toEqual([9, false])
  })

  test('bmg3/trait/possessed: strangers that another Boss has recruited keep their Willpower', () => {
    const table = setTable({
      models: {
        boss: { seat: 'a', at: [20, 14], ranks: ['leader'], affiliations: ['penguin'] },
        owner: { seat: 'a', at: [20, 20], traits: ['possessed'], affiliations: ['birds-of-prey'] },
        friend: { seat: 'a', at: [23, 20], affiliations: ['penguin'], ...tough },
        enemy: { seat: 'b', at: [20, 25] },
      },
    })
    expect(table.play((game, { friend }) => skill(game, 'willpower', friend))).toBe(9)
  })
})

describe('tempo and vengeance', () => {
  test('bmg3/trait/changing-the-tempo: range or a free Effort, until it changes again', () => {
    const table = scene('changing-the-tempo')
    const now = () =>
      table.play((game, { owner, friend }) => [
        inspireRange(game, owner),
        computeTotal(game, 'free-efforts', { about: friend, purpose: 'attack' }, 0),
        computeTotal(game, 'free-efforts', { about: owner, purpose: 'attack' }, 0),
      ])
    useTrait(table, 'owner', 'changing-the-tempo', '', ['tempo', 'range'])
    const far = now()
    useTrait(table, 'owner', 'changing-the-tempo', '', ['tempo', 'effort'])
    expect([far, now()]).toEqual([
      [12, 0, 0],
      [8, 1, 1],
    ])
  })

  test('bmg3/trait/legendary-solo: enemies in range pay for being inspired', () => {
    const inspired = (answer: 'yes' | 'no' | undefined, y = 25) => {
      const table = setTable({
        models: {
          owner: { seat: 'a', at: [20, 20], traits: ['legendary-solo'] },
          friend: { seat: 'a', at: [23, 20] },
          boss: { seat: 'b', at: [25, y] },
          enemy: { seat: 'b', at: [20, y], ...tough },
        },
        active: 'enemy',
      })
      const free = table.play((game, { owner, friend }) =>
        [owner, friend].map((about) => computeTotal(game, 'free-efforts', { about, purpose: 'attack' }, 0)),
      )
      table.play(
        (game, { enemy }) => beginActivation(game, enemy),
        '',
        ...(answer ? ([['legendary-solo', answer]] as const) : []),
      )
      return [free, table.state.activation?.extra.length, table.model('enemy').stun]
    }
    expect(inspired('yes')).toEqual([[1, 1], 1, 1])
    expect(inspired('no')).toEqual([[1, 1], 0, 0])
    expect(inspired(undefined, 29.3)).toEqual([[1, 1], 1, 0])
  })

  test('bmg3/trait/im-vengeance: two dice an Effort, until eight objectives bring hope', () => {
    const table = scene('im-vengeance', { enemy: { at: [20, 20 + 30 / 25.4] } })
    const strike = (dice: string) =>
      table.play((game, { owner }) => meleeAttack(game, owner, -1), dice, ['efforts', 0], ['efforts', 1])
    strike('1 1 1 1 1 1')
    expect(table.play((game, { friend }) => applies(game, 'inspired', { about: friend }))).toBe(false)
    table.crew('a').accomplished = Array.from({ length: 8 }, () => 'card')
    strike('1 1 1 1 1')
    expect(table.play((game, { friend }) => applies(game, 'inspired', { about: friend }))).toBe(true)
  })

  test('bmg3/trait/unpredictable: the Special action is a second one of another type', () => {
    const pays = (trait: string, ...taken: readonly ('movement' | 'melee' | 'special')[]) => {
      const table = scene(trait, { audacity: true })
      table.play((game, { owner }) => beginActivation(game, owner))
      table.state.activation!.taken = taken.map((kind) => ({ kind }))
      return table.play((game, { owner }) =>
        (['movement', 'melee', 'special'] as const).map((kind) => canPay(game, owner, kind)),
      )
    }
    expect(pays('unpredictable', 'movement')).toEqual([true, true, true])
    expect(pays('unpredictable', 'movement', 'movement')).toEqual([false, true, false])
    expect(pays('unpredictable', 'special')).toEqual([true, true, false])
    expect(pays('cop', 'movement')).toEqual([false, true, true])
  })

  test('bmg3/trait/criminology: no Runaway within 12"', () => {
    const immune = (y: number) =>
      scene('criminology', { enemy: { at: [20, y], traits: ['runaway'] } }).play((game, { enemy }) =>
        applies(game, 'immune', { about: enemy, purpose: 'arrest' }),
      )
    expect([immune(33), immune(33.3)]).toEqual([false, true])
  })
})
