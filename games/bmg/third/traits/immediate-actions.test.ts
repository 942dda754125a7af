import { hasEffect } from '@gargoyle/bmg-common'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { actionOptions } from '../activation/actions.ts'
import { canPay, grantExtraAction, pay } from '../activation/payment.ts'
import { placeSuspect, suspectOrderOf } from '../manipulate/suspects.ts'
import { trigger } from '../rules/rule-system.ts'
import { gun } from '../testing/duel.ts'
import { sceneWithTypedCards as scene } from '../testing/scenes/cards-of-each-type.ts'
import { ANY, type ModelSketch, setTable, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'

describe('sending friends', () => {
  test('bmg3/trait/dark-influence: a friend without Audacity moves 4" and acts', () => {
    const table = scene('dark-influence')
    useTrait(
      table,
      'owner',
      'dark-influence',
      '',
      ['move', to(29, 20)],
      ['free-action', 'suspect'],
      ['place-suspect', ANY],
    )
    expect(table.model('friend').at!.x).toBe(inches(29))
    expect(table.state.markers).toMatchObject([{ kind: 'suspect', seat: 'a' }])
    const bold = scene('dark-influence')
    bold.model('friend').audacity = true
    expect(useBlockedReason(bold, 'owner', 'dark-influence')).toMatch(/no friend/)
    expect(() =>
      useTrait(scene('dark-influence'), 'owner', 'dark-influence', '', ['move', to(29.5, 20)]),
    ).toThrow()
  })

  test('bmg3/trait/dark-influence: or a card with the Freed keyword, no other', () => {
    const table = scene('dark-influence', { deck: ['menace', 'freed'] })
    useTrait(table, 'owner', 'dark-influence:search')
    expect(table.crew('a')).toMatchObject({ hand: ['freed'], deck: ['menace'] })
    expect(useBlockedReason(table, 'owner', 'dark-influence:search')).toMatch(
      /no card with the Freed keyword/,
    )
  })

  test('bmg3/trait/king-of-spades, bmg3/trait/queen-of-spades: only friends with Spades; the Queen only manipulates', () => {
    for (const trait of ['king-of-spades', 'queen-of-spades'])
      expect(useBlockedReason(scene(trait), 'owner', trait)).toMatch(/no friend/)
    const spades = { friend: { traits: ['spades'] }, enemy: { at: [30, 20] as const } }
    const king = scene('king-of-spades', spades)
    useTrait(king, 'owner', 'king-of-spades', '', ['move', to(28, 20)], ['free-action', 'none'])
    const queen = scene('queen-of-spades', spades)
    useTrait(queen, 'owner', 'queen-of-spades', '', ['move', to(28.6, 20)], ['free-action', 'none'])
    expect(Object.keys(queen.offered('free-action'))).toEqual(['suspect', 'none'])
  })

  test('bmg3/trait/herald-of-spades: only near the King', () => {
    const spades = { traits: ['spades'] }
    const herald = (king: Partial<ModelSketch>) =>
      setTable({
        models: {
          owner: { seat: 'a', at: [20, 20], traits: ['herald-of-spades'] },
          friend: { seat: 'a', at: [20, 25], ...spades },
          king: { seat: 'a', at: [28, 20], traits: ['king-of-spades', 'spades'], ...king },
        },
        active: 'owner',
      })
    expect(useBlockedReason(herald({}), 'owner', 'herald-of-spades')).toBeUndefined()
    expect(useBlockedReason(herald({ at: [29.3, 20] }), 'owner', 'herald-of-spades')).toMatch(
      /King of Spades/,
    )
    expect(useBlockedReason(herald({ condition: 'ko' }), 'owner', 'herald-of-spades')).toMatch(
      /King of Spades/,
    )
  })

  test('bmg3/trait/herald-of-spades: not if no model could be sent', () => {
    const table = setTable({
      models: {
        owner: { seat: 'a', at: [20, 20], traits: ['herald-of-spades'] },
        friend: { seat: 'a', at: [20, 25], traits: ['spades'], condition: 'ko' },
        king: { seat: 'a', at: [28, 20], traits: ['king-of-spades'] },
      },
      active: 'owner',
    })
    expect(useBlockedReason(table, 'owner', 'herald-of-spades')).toMatch(/no friend/)
  })

  test('bmg3/trait/mob: a Mobster shoots, or goes and hits', () => {
    const mobster = { traits: ['mobster'], weapons: [gun] }
    const shot = scene('mob', { friend: mobster })
    useTrait(shot, 'owner', 'mob', '1 1 1 1', ['free-action', 'ranged:0'])
    expect(shot.story.join()).toMatch(/Gun/)
    const walk = scene('mob', {
      friend: { ...mobster, weapons: [{ damage: 'S', rules: ['reach(2)'] }] },
      enemy: { at: [30, 20] },
    })
    useTrait(walk, 'owner', 'mob', '', ['move', to(28, 20)], ['free-action', 'none'])
    expect(Object.keys(walk.offered('free-action'))).toEqual(['melee:0', 'none'])
    expect(useBlockedReason(scene('mob'), 'owner', 'mob')).toMatch(/no friend within 8"/)
    expect(
      useBlockedReason(scene('mob', { friend: { ...mobster, at: [29.3, 20] } }), 'owner', 'mob'),
    ).toMatch(/no friend/)
  })

  test('bmg3/trait/green-web: a Plant within 8" with a target in reach attacks', () => {
    const plant = { traits: ['plant'] }
    const near = { enemy: { touching: 'friend' } }
    const table = scene('green-web', { friend: plant, ...near })
    useTrait(table, 'owner', 'green-web', '1 1 1 1', ['free-action', 'melee:-1'])
    expect(table.story.join()).toMatch(/attack/i)
    expect(useBlockedReason(scene('green-web', near), 'owner', 'green-web')).toMatch(/no friend/)
    expect(useBlockedReason(scene('green-web', { friend: plant }), 'owner', 'green-web')).toMatch(/no friend/)
  })

  test('bmg3/trait/pulling-the-strings: 8" for another friend when it places a suspect', () => {
    const table = scene('pulling-the-strings')
    const plant = (
      who: 'owner' | 'friend',
      ...answers: readonly (readonly [string, string | ReturnType<typeof to>])[]
    ) =>
      table.play(
        (game, models) => placeSuspect(game, suspectOrderOf(game, models[who])),
        '',
        ['place-suspect', ANY],
        ...answers,
      )
    plant('friend')
    plant('owner', ['pulling-the-strings', '1'], ['move', to(33, 20)])
    expect(table.model('friend').at!.x).toBe(inches(33))
  })

  test('bmg3/trait/attorneys-allegation: an action more for Henchmen within 8", once a game', () => {
    const table = scene('attorneys-allegation')
    useTrait(table, 'owner', 'attorneys-allegation')
    expect(useBlockedReason(table, 'owner', 'attorneys-allegation')).toMatch(/used this game/)
    table.state.activation = { ...table.state.activation!, model: table.model('friend').id, extra: [] }
    table.play((game, { friend }) => trigger(game, 'activation-start', { active: friend }))
    expect(table.state.activation?.extra).toMatchObject([{ kind: 'any' }])
    expect(hasEffect(table.model('friend'), 'attorneys-allegation')).toBe(false)
    for (const friend of [{ at: [29.3, 20] as const }, { ranks: ['sidekick'] as const }])
      expect(
        useBlockedReason(scene('attorneys-allegation', { friend }), 'owner', 'attorneys-allegation'),
      ).toMatch(/no friend/)
  })
})

describe('Audacity and borrowed actions', () => {
  const ids = (table: ReturnType<typeof scene>, who: 'owner' | 'friend' | 'enemy') =>
    table.play((game, models) =>
      actionOptions(game, models[who], () => undefined)
        .filter(({ why }) => why === undefined)
        .map(({ id }) => id),
    )

  test('bmg3/trait/genius: Audacity goes to who is yet to activate, once a round', () => {
    const table = scene('genius')
    expect(useBlockedReason(table, 'owner', 'genius')).toMatch(/no Audacity/)
    table.model('owner').audacity = true
    useTrait(table, 'owner', 'genius')
    expect([table.model('owner').audacity, table.model('friend').audacity]).toEqual([false, true])
    expect(useBlockedReason(table, 'owner', 'genius')).toMatch(/used this round/)
    const late = scene('genius')
    late.model('owner').audacity = true
    late.model('friend').activated = true
    expect(useBlockedReason(late, 'owner', 'genius')).toMatch(/no Audacity/)
  })

  test('bmg3/trait/genius: who gives its own away goes on without, unless it has used it up', () => {
    const table = scene('genius')
    table.model('owner').audacity = true
    table.state.activation!.audacity = true
    const left = () =>
      table.play((game, { owner }) => canPay(game, owner, 'movement') && canPay(game, owner, 'manipulate'))
    table.play((game, { owner }) => pay(game, owner, 'special'))
    expect(left()).toBe(true)
    useTrait(table, 'owner', 'genius')
    expect([left(), table.model('friend').audacity]).toEqual([false, true])
    const used = scene('genius')
    used.model('owner').audacity = true
    used.state.activation!.audacity = true
    used.play((game, { owner }) => {
      pay(game, owner, 'special')
      pay(game, owner, 'movement')
      grantExtraAction(game, owner, { kind: 'manipulate', source: 'a test' })
    })
    expect(useBlockedReason(used, 'owner', 'genius')).toMatch(/no Audacity/)
  })

  test('bmg3/trait/enemies-of-the-court: a friend lets the Court take a special action', () => {
    const court = { owner: { traits: ['enemies-of-the-court', 'get-em'] } }
    const table = scene('enemies-of-the-court', { ...court, active: 'friend' })
    expect(ids(table, 'friend')).toContain('trait:enemies-of-the-court@0')
    useTrait(table, 'friend', 'enemies-of-the-court@0', '', ['free-action', 'trait:get-em'], ['target', '1'])
    expect(hasEffect(table.model('friend'), 'attack-bonus')).toBe(true)
    expect(ids(table, 'enemy')).not.toContain('trait:enemies-of-the-court@0')
    expect(ids(table, 'owner')).not.toContain('trait:enemies-of-the-court@0')
  })

  test('bmg3/trait/enemies-of-the-court: not if it is K.O. or has nothing to do', () => {
    const idle = scene('enemies-of-the-court', { active: 'friend' })
    expect(useBlockedReason(idle, 'friend', 'enemies-of-the-court@0')).toMatch(/no special action/)
    const out = scene('enemies-of-the-court', {
      owner: { traits: ['enemies-of-the-court', 'get-em'], condition: 'ko' },
      active: 'friend',
    })
    expect(ids(out, 'friend')).not.toContain('trait:enemies-of-the-court@0')
  })
})
