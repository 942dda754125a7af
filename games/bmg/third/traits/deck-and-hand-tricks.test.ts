import { addEffect, addMarker, hasEffect } from '@gargoyle/bmg-common'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import { rangedAttack } from '../attack/ranged.ts'
import type { ObjectiveType } from '../cards/card.ts'
import { score } from '../cards/objectives.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { bonusesOf } from '../effects/bonuses.ts'
import { mostEfforts } from '../model/effort.ts'
import { skillRoll } from '../model/skill-roll.ts'
import { gun } from '../testing/duel.ts'
import { plainCard } from '../testing/plain-card.ts'
import { ANY, type ModelSketch, place, setTable, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'

const card = (type: ObjectiveType) => ({ ...plainCard(type), type })

const cards = {
  control: card('control'),
  menace: card('menace'),
  violence: card('violence'),
  protection: card('protection'),
}

type Sketch = {
  readonly owner?: Partial<ModelSketch>
  readonly friend?: Partial<ModelSketch>
  readonly enemy?: Partial<ModelSketch>
  readonly hand?: readonly string[]
  readonly deck?: readonly string[]
  readonly active?: 'owner' | 'friend' | 'enemy'
}

/** A model with a trait at (20, 20), with a friend and an enemy three inches away. */
const scene = (trait: string, { owner, friend, enemy, hand, deck, active = 'owner' }: Sketch = {}) =>
  setTable({
    models: {
      owner: { seat: 'a', at: [20, 20], traits: [trait], ...owner },
      friend: { seat: 'a', at: [23, 20], ...friend },
      enemy: { seat: 'b', at: [20, 23], willpower: 9, endurance: 9, ...enemy },
    },
    book: { cards },
    hands: { a: hand ?? [] },
    decks: { a: deck ?? [] },
    active,
  })

describe('searching', () => {
  test('bmg3/trait/troublemaker: a Violence card of the deck, no other', () => {
    const table = scene('troublemaker', { deck: ['violence', 'control'] })
    useTrait(table, 'owner', 'troublemaker')
    expect(table.crew('a')).toMatchObject({ hand: ['violence'], deck: ['control'] })
    expect(useBlockedReason(table, 'owner', 'troublemaker')).toBe(
      'Your deck has no card of the Violence type.',
    )
  })

  test('bmg3/trait/smartest-man-alive: any card of the deck', () => {
    const table = scene('smartest-man-alive', { deck: ['violence', 'control'] })
    useTrait(table, 'owner', 'smartest-man-alive', '', ['search', 'control'])
    expect(table.crew('a')).toMatchObject({ hand: ['control'], deck: ['violence'] })
    expect(useBlockedReason(scene('smartest-man-alive'), 'owner', 'smartest-man-alive')).toBe(
      'Your deck has no cards.',
    )
  })

  test('bmg3/trait/smartest-man-alive: the hand stays at four', () => {
    const table = scene('smartest-man-alive', {
      hand: ['menace', 'menace', 'menace', 'menace'],
      deck: ['control'],
    })
    useTrait(table, 'owner', 'smartest-man-alive', '', ['discard', ['0']])
    expect(table.crew('a')).toMatchObject({
      hand: ['menace', 'menace', 'menace', 'control'],
      deck: ['menace'],
    })
  })
})

describe('throwing cards away', () => {
  test('bmg3/trait/im-batman: Menace or Violence scares a model within 8", once a round', () => {
    const table = scene('im-batman', { hand: ['menace', 'control', 'violence'], deck: ['protection'] })
    useTrait(table, 'owner', 'im-batman', '', ['discard-card', 'menace'], ['target', '2'])
    expect(table.offered('discard-card')).toEqual({ menace: undefined, violence: undefined })
    expect(hasEffect(table.model('enemy'), 'scared')).toBe(true)
    expect(table.crew('a')).toMatchObject({ hand: ['control', 'violence', 'protection'], deck: ['menace'] })
    expect(useBlockedReason(table, 'owner', 'im-batman')).toBe('It has been used this round.')
    expect(useBlockedReason(scene('im-batman', { hand: ['control'] }), 'owner', 'im-batman')).toMatch(
      /no card/,
    )
  })

  test('bmg3/trait/tactical-approach: a card for a move of a marker near another friend', () => {
    const table = scene('tactical-approach', { hand: ['menace'] })
    expect(useBlockedReason(table, 'owner', 'tactical-approach')).toMatch(/No marker of yours/)
    table.play((game, { owner, enemy }) => {
      addMarker(game, 'suspect', place([28, 20]), owner.seat)
      addMarker(game, 'suspect', place([26, 20]), enemy.seat)
    })
    useTrait(table, 'owner', 'tactical-approach', '', ['move-marker', to(28, 24)])
    expect(table.state.markers[0]!.at.y).toBe(inches(24))
    // The deck was empty: what was thrown away is drawn again.
    expect(table.crew('a').hand).toEqual(['menace'])
    expect(useBlockedReason(scene('tactical-approach'), 'owner', 'tactical-approach')).toBe(
      'You have no card to discard.',
    )
  })

  test('bmg3/trait/tactical-approach: the owner itself is no other friend', () => {
    const table = scene('tactical-approach', { hand: ['menace'], friend: { at: [40, 40] } })
    table.play((game, { owner }) => void addMarker(game, 'suspect', place([22, 20]), owner.seat))
    expect(useBlockedReason(table, 'owner', 'tactical-approach')).toMatch(/No marker of yours/)
  })

  test('bmg3/trait/junk-hoarder: what a card does depends on its type', () => {
    const control = scene('junk-hoarder', { hand: ['control'] })
    useTrait(control, 'owner', 'junk-hoarder', '', ['place-suspect', ANY])
    expect(control.state.markers).toHaveLength(1)
    const menace = scene('junk-hoarder', { hand: ['menace'] })
    useTrait(menace, 'owner', 'junk-hoarder', '', ['target', '1'], ['move', to(27, 20)])
    expect(menace.model('friend').at!.x).toBe(inches(27))
    const bonuses = (type: 'violence' | 'protection') => {
      const table = scene('junk-hoarder', { hand: [type] })
      useTrait(table, 'owner', 'junk-hoarder', '', ['target', '1'])
      return (['attack', 'defense'] as const).map((kind) => bonusesOf(table.model('friend'), kind))
    }
    expect([bonuses('violence'), bonuses('protection')]).toEqual([
      [2, 0],
      [0, 2],
    ])
  })

  test('bmg3/trait/junk-hoarder: with no friend within 4" the user helps itself', () => {
    const far = { at: [30, 30] as const }
    const menace = scene('junk-hoarder', { hand: ['menace'], friend: far })
    useTrait(menace, 'owner', 'junk-hoarder', '', ['move', to(16.5, 20)])
    expect(menace.model('owner').at!.x).toBe(inches(16.5))
    const violence = scene('junk-hoarder', { hand: ['violence'], friend: far })
    useTrait(violence, 'owner', 'junk-hoarder')
    expect(bonusesOf(violence.model('owner'), 'attack')).toBe(2)
  })

  test('bmg3/trait/junk-hoarder: nothing where there is no card that would do anything', () => {
    const stuck = scene('junk-hoarder', { hand: ['menace'], friend: { at: [30, 30] } })
    stuck.play((game, { owner }) => void addEffect(game, owner, 'vibrating', { until: 'round' }))
    expect(useBlockedReason(stuck, 'owner', 'junk-hoarder')).toMatch(/no card that would do/)
  })
})

describe('scoring', () => {
  const scores = (table: ReturnType<typeof scene>, seat: 'a' | 'b', ...answers: [string, string][]) =>
    table.play((game) => score(game, game.seats.find((each) => each === seat)!, 'control'), '', ...answers)

  test('bmg3/trait/psychologist: a model that scores within 4" loses a stun or is enervated, friend or foe', () => {
    const friend = scene('psychologist', { friend: { stun: 2 }, active: 'friend' })
    scores(friend, 'a', ['psychologist', 'stun'])
    expect(friend.model('friend').stun).toBe(1)
    const enemy = scene('psychologist', { active: 'enemy' })
    scores(enemy, 'b', ['psychologist', 'enervating'])
    expect(enemy.model('enemy').effects).toMatchObject([{ id: 'enervating', value: 1 }])
  })

  test('bmg3/trait/psychologist: not beyond 4", nor for a card scored in another model’s activation', () => {
    const far = scene('psychologist', { friend: { at: [26, 20] }, active: 'friend' })
    scores(far, 'a')
    const theirs = scene('psychologist', { active: 'enemy' })
    scores(theirs, 'a')
    expect([far.asked, theirs.asked]).toEqual([[], []])
  })

  test('bmg3/trait/joy-for-the-victory: an inspired friend that scores is healed', () => {
    const table = scene('joy-for-the-victory', { friend: { injury: 3 }, active: 'friend' })
    scores(table, 'a')
    expect(table.asked).toEqual([])
    table.play((game) => {
      game.state.activation!.inspired = true
    })
    scores(table, 'a', ['joy-for-the-victory', 'yes'])
    expect(table.model('friend').injury).toBe(1)
  })

  test('bmg3/trait/joy-for-the-victory: it and friends within 8" roll a die more against their Willpower', () => {
    const table = scene('joy-for-the-victory')
    const roll = (who: 'owner' | 'friend' | 'enemy', skill: 'willpower' | 'endurance', dice: string) =>
      table.play((game, models) => skillRoll(game, models[who], skill, { reason: 'test' }), dice)
    roll('friend', 'willpower', '1 1 1 1')
    roll('friend', 'endurance', '1 1 1')
    roll('enemy', 'willpower', '1 1 1')
    roll('owner', 'willpower', '1 1 1 1')
    const far = scene('joy-for-the-victory', { friend: { at: [29.3, 20] } })
    far.play((game, { friend }) => skillRoll(game, friend, 'willpower', { reason: 'test' }), '1 1 1')
    expect(table.model('friend').condition).toBe('up')
  })

  test('bmg3/trait/cleaning-the-scene: a card or a Manipulate action for taking an enemy out', () => {
    const kill = (friend: Partial<ModelSketch>, ...answers: [string, typeof ANY | string][]) => {
      const table = scene('cleaning-the-scene', { deck: ['menace'], friend })
      table.play((game, models) => becomeCasualty(game, models.enemy, models.friend), '', ...answers)
      return [table.crew('a').hand.length, table.state.markers.length, table.asked.length]
    }
    expect(kill({}, ['cleaning-the-scene', 'draw'])).toEqual([1, 0, 1])
    expect(
      kill({}, ['cleaning-the-scene', 'manipulate'], ['free-action', 'suspect'], ['place-suspect', ANY]),
    ).toEqual([0, 1, 3])
    expect(kill({ at: [27.3, 20] })).toEqual([0, 0, 0])
  })
})

describe('bmg3/trait/the-fear-master', () => {
  const terrified = (count: number, sketch: Sketch = {}) => {
    const table = scene('the-fear-master', { active: 'enemy', ...sketch })
    table.play((game) => {
      game.state.crews[game.seats[1]!]!.terror = Array.from({ length: count }, () => 'menace')
    })
    return table
  }

  test('a free Effort for each card of the Terror pile, in attacks only', () => {
    const efforts = (purpose: string) =>
      terrified(2).play((game, { owner }) => mostEfforts(game, owner, { purpose }))
    expect([efforts('attack'), efforts('defense')]).toEqual([5, 3])
  })

  test('a card of the pile makes a friend the target', () => {
    const table = terrified(1, { enemy: { touching: 'owner' } })
    table.play((game, { enemy }) => meleeAttack(game, enemy, -1), '3 1 1 1  1 1 1', ['the-fear-master', '1'])
    expect([table.model('owner').stun, table.model('friend').stun]).toEqual([0, 1])
    expect(table.crew('b')).toMatchObject({ terror: [], deck: ['menace'] })
  })

  test('without a card, or a friend within 4", it takes the blow itself', () => {
    const alone = terrified(1, { enemy: { at: [20, 26], weapons: [gun] }, friend: { at: [26, 20] } })
    alone.play((game, { enemy, owner }) => rangedAttack(game, enemy, 0, { targets: [owner] }), '3 1 1 1')
    expect([alone.model('owner').injury, alone.asked]).toEqual([1, []])
    const none = terrified(0, { enemy: { touching: 'owner' } })
    none.play((game, { enemy }) => meleeAttack(game, enemy, -1), '1 1 1 1')
    expect(none.asked).not.toContain('a: the-fear-master')
  })
})
