import { addEffect } from '@gargoyle/bmg-common'
import { remember } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { applies, trigger } from '../rules/rule-system.ts'
import { pickTrait } from '../rules/rules-in-force.ts'
import {
  isAnsweredYes as isTrue,
  type ClauseNames as Names,
  clauseScene as scene,
  bareHandStrike as strikeOf,
  answeredTotal as total,
} from '../testing/clause-scene.ts'
import { lurks } from './deployment.ts'

/*
 * Clauses of traits that the tests beside them leave out, because another clause of the same trait is what it is known for:
 * each of these fails if that one clause is taken from the record.
 */

describe('who stays off the table at first', () => {
  for (const id of ['archie', 'bug', 'explosive-arrival', 'nightmare'])
    test(`bmg3/trait/${id}: it is not deployed`, () => {
      expect(isTrue(scene([id]), 'stays-away')).toBe(true)
      expect(isTrue(scene([id]), 'stays-away', { about: 'friend' })).toBe(false)
    })

  test('bmg3/trait/explosive-arrival: it may be given Audacity until it has arrived', () => {
    const table = scene(['explosive-arrival'])
    expect(isTrue(table, 'plans-from-afar')).toBe(false)
    table.model('owner').condition = 'away'
    table.model('owner').at = undefined
    expect(isTrue(table, 'plans-from-afar')).toBe(true)
  })

  test('bmg3/trait/explosive-arrival: its own smoke does not blind it, in the round in which it arrives', () => {
    const table = scene(['explosive-arrival'])
    expect(isTrue(table, 'ignores-smoke')).toBe(false)
    table.model('owner').usedThisRound.push('explosive-arrival')
    expect(isTrue(table, 'ignores-smoke')).toBe(true)
  })

  test('bmg3/trait/nightmare: it may be given Audacity wherever it is', () => {
    const table = scene(['nightmare'])
    expect(isTrue(table, 'plans-from-afar')).toBe(true)
    table.model('owner').condition = 'away'
    expect(isTrue(table, 'plans-from-afar')).toBe(true)
  })

  test('bmg3/trait/you-have-failed-this-city: it is given Audacity while it lurks, and no other time', () => {
    const table = scene(['you-have-failed-this-city'])
    expect(isTrue(table, 'plans-from-afar')).toBe(false)
    table.model('owner').condition = 'away'
    expect(isTrue(table, 'plans-from-afar')).toBe(false)
    remember(table.model('owner'), lurks, true)
    expect(isTrue(table, 'plans-from-afar')).toBe(true)
  })
})

describe('what nothing does to it', () => {
  for (const id of ['ghost', 'invulnerability(1)'])
    test(`bmg3/trait/${id.replace(/\(.*/, '')}: no critical hits`, () => {
      expect(isTrue(scene([id]), 'no-criticals')).toBe(true)
      expect(isTrue(scene([id]), 'no-criticals', { about: 'friend' })).toBe(false)
    })

  test('bmg3/trait/mind-controlled: nothing lowers its Willpower, anything else its other skills', () => {
    const table = scene(['mind-controlled'])
    expect(isTrue(table, 'never-lowered', { purpose: 'willpower' })).toBe(true)
    expect(isTrue(table, 'never-lowered', { purpose: 'attack' })).toBe(false)
  })

  for (const id of ['safe-hands', 'magic-tattoos', 'natural-immunities'])
    test(`bmg3/trait/${id}: nothing is stolen from it; other weapon rules work, and it protects no other model`, () => {
      const denies = (who: Names, purpose: string) =>
        isTrue(scene([id]), 'denies-weapon-rule', { about: who, strike: ['enemy', who], purpose })
      expect([denies('owner', 'steal'), denies('owner', 'sharp'), denies('friend', 'steal')]).toEqual([
        true,
        false,
        false,
      ])
    })
})

describe('Efforts', () => {
  test('bmg3/trait/ice-queen: it has a free Effort itself, wherever it is', () => {
    const table = scene(['ice-queen'])
    expect(total(table, 'free-efforts')).toBe(1)
    expect(total(table, 'free-efforts', { about: 'friend' })).toBe(0)
  })

  test('bmg3/trait/welcome-to-hell: for itself as well, if it is of the Dark Knight Returns', () => {
    const crew = { traits: ['the-dark-knight-returns'] }
    const returned = scene(['welcome-to-hell', 'the-dark-knight-returns'], { friend: crew })
    expect(isTrue(returned, 'efforts-in-injuries')).toBe(true)
    expect(isTrue(scene(['welcome-to-hell'], { friend: crew }), 'efforts-in-injuries')).toBe(false)
    // Any other model in the crew prevents it.
    expect(isTrue(scene(['welcome-to-hell', 'the-dark-knight-returns']), 'efforts-in-injuries')).toBe(false)
  })
})

describe('dice against certain enemies', () => {
  test('bmg3/trait/engineer: the Defense of models with equipment is 1 lower against it', () => {
    const at = (equipped: boolean) => scene(['engineer'], { enemy: { equipped } })
    const struck = { about: 'enemy', strike: ['owner', 'enemy'] } as const
    expect(total(at(true), 'defense', struck, 3)).toBe(2)
    expect(total(at(false), 'defense', struck, 3)).toBe(3)
    expect(total(at(true), 'defense', { about: 'enemy', strike: ['friend', 'enemy'] }, 3)).toBe(3)
  })

  test('bmg3/trait/demon: enemies roll an attack die less against it, friends do not', () => {
    const table = scene(['demon'])
    expect(total(table, 'attack-dice', { about: 'enemy', strike: ['enemy', 'owner'] }, 3)).toBe(2)
    expect(total(table, 'attack-dice', { about: 'friend', strike: ['friend', 'owner'] }, 3)).toBe(3)
  })

  test('bmg3/trait/bushido-bat-armor: a defence die more in a duel it was challenged to, none otherwise', () => {
    const table = scene(['bushido-bat-armor'])
    const struck = { strike: ['enemy', 'owner'] } as const
    expect(total(table, 'defense-dice', struck, 3)).toBe(3)
    table.play((game, { owner, enemy }) => {
      addEffect(game, owner, 'challenged', { until: 'game', args: [`${enemy.id}`] })
      addEffect(game, enemy, 'challenged', { until: 'game', args: [`${owner.id}`] })
    })
    expect(total(table, 'defense-dice', struck, 3)).toBe(4)
    expect(total(table, 'defense-dice', { strike: ['owner', 'enemy'] }, 3)).toBe(3)
  })

  test('bmg3/trait/blood-scent: a critical hit on a bleeding target does not knock it down', () => {
    const knocks = (notes: readonly string[]) =>
      scene(['blood-scent']).play((game, { owner, enemy }) => {
        const strike = strikeOf(game, owner, enemy)
        for (const note of notes) strike.notes.add(note)
        return applies(game, 'no-knock-down', { about: owner, strike })
      })
    expect(knocks([])).toBe(false)
    const scented = scene(['blood-scent'], { enemy: { injury: 1 } }).play(function* (game, { owner, enemy }) {
      const strike = strikeOf(game, owner, enemy)
      yield* trigger(game, 'attack-declared', { attack: strike.attack })
      return applies(game, 'no-knock-down', { about: owner, strike })
    })
    expect(scented).toBe(true)
  })

  test('bmg3/trait/emotion-control: Fear takes 1 off defence dice too, within 8" and of enemies only', () => {
    const at = (y: number) => {
      const table = scene(['emotion-control'], { enemy: { at: [20, y] } })
      table.play((game, { owner }) => {
        addEffect(game, owner, 'emotion-fear', { until: 'game' })
      })
      return [
        total(table, 'defense-roll', { about: 'enemy' }),
        total(table, 'defense-roll', { about: 'friend' }),
      ]
    }
    expect([at(29.1), at(29.3)]).toEqual([
      [-1, 0],
      [0, 0],
    ])
    expect(total(scene(['emotion-control']), 'defense-roll', { about: 'enemy' })).toBe(0)
  })
})

describe('seeing', () => {
  test('bmg3/trait/quilts-helmet: it sees through everything within 8", and no further', () => {
    const at = (y: number) =>
      isTrue(scene(['quilts-helmet'], { enemy: { at: [20, y] } }), 'sees-through', { other: 'enemy' })
    expect([at(29.1), at(29.3)]).toEqual([true, false])
  })

  test('bmg3/trait/superior-sense-of-smell: the night hides no model within 10"', () => {
    const at = (y: number) =>
      isTrue(scene(['superior-sense-of-smell'], { enemy: { at: [20, y] } }), 'ignores-night', {
        other: 'enemy',
      })
    expect([at(31.1), at(31.3)]).toEqual([true, false])
  })

  test('bmg3/trait/always-illuminated: it sheds light 2" around, and the night hides it from no model', () => {
    const table = scene(['always-illuminated'])
    expect([total(table, 'light'), total(table, 'light', { about: 'friend' })]).toEqual([2, 0])
    expect(isTrue(table, 'ignores-night', { about: 'enemy', other: 'owner' })).toBe(true)
    expect(isTrue(table, 'ignores-night', { about: 'enemy', other: 'friend' })).toBe(false)
  })
})

describe('what depends on a choice or a time', () => {
  test('bmg3/trait/multitask: a Fighter has 1 more Defense, others have not', () => {
    const as = (task: string) => {
      const table = scene(['multitask'])
      pickTrait(table.model('owner'), { of: 'multitask', id: task })
      return total(table, 'defense', {}, 3)
    }
    expect([as('fighter'), as('defender'), as('explorer')]).toEqual([4, 3, 3])
  })

  test('bmg3/trait/seasonal-criminal: Defense in the third season, Strength in the fourth', () => {
    const season = (which: number) => {
      const table = scene(['seasonal-criminal'])
      table.model('owner').lastUse.season = which
      return [total(table, 'defense', {}, 3), total(table, 'strength-roll')]
    }
    expect([1, 2, 3, 4].map(season)).toEqual([
      [3, 0],
      [3, 0],
      [5, 0],
      [3, 2],
    ])
  })

  test('bmg3/trait/sewers-assault: it reveals suspects within 2" while it comes out, as it places them', () => {
    const table = scene(['sewers-assault'])
    expect(total(table, 'reveal-reach')).toBe(0)
    table.model('owner').usedThisRound.push('sewers-assault: surging')
    expect([total(table, 'reveal-reach'), total(table, 'place-reach')]).toEqual([2, 2])
  })

  test('bmg3/trait/the-song-of-the-sirens: Bodyguards step in for its owner too, if it is a Siren', () => {
    expect(isTrue(scene(['the-song-of-the-sirens', 'gotham-city-siren']), 'guarded-as-boss')).toBe(true)
    expect(isTrue(scene(['the-song-of-the-sirens']), 'guarded-as-boss')).toBe(false)
  })

  test('bmg3/trait/objectives-puzzles-everywhere: its whole crew scores by puzzles only, the other crew does not', () => {
    const table = scene(['objectives-puzzles-everywhere'])
    expect(isTrue(table, 'puzzles-only', { about: 'friend' })).toBe(true)
    expect(isTrue(table, 'puzzles-only', { about: 'enemy' })).toBe(false)
  })
})
