import { addEffect, addMarker, hasEffect } from '@gargoyle/bmg-common'
import { seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { newAttack, newStrike, type Strike } from '../attack/strike.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { knockOut } from '../damage/knocked-out.ts'
import { sufferSlow, sufferSlowThisRound } from '../effects/suffer.ts'
import type { Bmg3QuestionName } from '../rules/questions.ts'
import { applies, computeTotal, trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import { ANY, type ModelSketch, setTable, type TableSketch } from '../testing/table.ts'

/*
 * Clauses of traits that the tests beside them leave out, because another clause of the same trait is what it is known for:
 * each of these fails if that one clause is taken from the record.
 */

type Names = 'owner' | 'friend' | 'enemy'
type Sketch = Partial<Record<Names, Partial<ModelSketch>>> & Partial<Omit<TableSketch<Names>, 'models'>>

const tough = { willpower: 9, endurance: 9 }

const scene = (traits: readonly string[], { owner, friend, enemy, ...rest }: Sketch = {}) =>
  setTable<Names>({
    models: {
      owner: { seat: 'a', at: [20, 20], traits, ...tough, ...owner },
      friend: { seat: 'a', at: [24, 20], ...tough, ...friend },
      enemy: { seat: 'b', at: [20, 25], ...tough, ...enemy },
    },
    active: 'owner',
    ...rest,
  })

type Scene = ReturnType<typeof scene>

/** A strike with bare hands, one model against another. */
function strikeOf(game: Play, attacker: Model, target: Model, kind: Strike['kind'] = 'melee'): Strike {
  const weapon = game.content.cards[attacker.id]!.unarmed
  return newStrike(newAttack({ attacker, kind, weapon, weaponIndex: -1 }), target, {
    attackDice: 3,
    strengthDice: 1,
  })
}

type Asked = {
  readonly about?: Names
  readonly other?: Names
  readonly purpose?: string
  /** Who strikes whom. */
  readonly strike?: readonly [Names, Names]
}

const contextOf = (game: Play, models: Readonly<Record<Names, Model>>, asked: Asked) => ({
  about: models[asked.about ?? 'owner'],
  ...(asked.other === undefined ? {} : { other: models[asked.other] }),
  ...(asked.purpose === undefined ? {} : { purpose: asked.purpose }),
  ...(asked.strike === undefined
    ? {}
    : { strike: strikeOf(game, models[asked.strike[0]], models[asked.strike[1]]) }),
})

const isTrue = (table: Scene, question: Parameters<typeof applies>[1], asked: Asked = {}): boolean =>
  table.play((game, models) => applies(game, question, contextOf(game, models, asked)))

const total = (
  table: Scene,
  question: Parameters<typeof computeTotal>[1] & Bmg3QuestionName,
  asked: Asked = {},
  base = 0,
): number => table.play((game, models) => computeTotal(game, question, contextOf(game, models, asked), base))

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
    table.state.gameNotes.push('lurking 0')
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
    test(`bmg3/trait/${id}: nothing is stolen from it; other weapon rules work, and it protects nobody else`, () => {
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
    // Anybody else in the crew spoils it.
    expect(isTrue(scene(['welcome-to-hell', 'the-dark-knight-returns']), 'efforts-in-injuries')).toBe(false)
  })
})

describe('dice against certain enemies', () => {
  test('bmg3/trait/engineer: the Defense of whoever carries equipment is 1 lower against it', () => {
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

  test('bmg3/trait/superior-sense-of-smell: the night hides nobody within 10"', () => {
    const at = (y: number) =>
      isTrue(scene(['superior-sense-of-smell'], { enemy: { at: [20, y] } }), 'ignores-night', {
        other: 'enemy',
      })
    expect([at(31.1), at(31.3)]).toEqual([true, false])
  })

  test('bmg3/trait/always-illuminated: it sheds light 2" around, and the night hides it from nobody', () => {
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
      table.model('owner').usedThisGame.push(`multitask: ${task}`)
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

describe('the Speed Force is drained by whoever has a power', () => {
  for (const id of ['speed-force-bolts', 'kinetic-tornado', 'molecular-vibration'])
    test(`bmg3/trait/${id}: counters at the start of Raise the Plan, once a round`, () => {
      const table = scene([id])
      const drained = () => table.state.roundNotes.length
      table.play((game) => trigger(game, 'plan-start', {}))
      const once = drained()
      expect(once).toBeGreaterThan(0)
      table.play((game) => trigger(game, 'plan-start', {}))
      expect(drained()).toBe(once)
    })
})

describe('what ends', () => {
  test('bmg3/effect/slow: one that lasts for the round makes the next Movement action shorter, and no other', () => {
    const table = scene([])
    table.play((game, { owner }) => sufferSlowThisRound(game, owner, 3))
    const inches = (purpose: string) => total(table, 'movement', { purpose }, 8)
    expect([inches('movement-action'), inches('jump')]).toEqual([5, 8])
    const done = (kind: 'movement' | 'special', actor: Names = 'owner') =>
      table.play((game, models) => trigger(game, 'action-done', { action: { actor: models[actor], kind } }))
    done('special')
    done('movement', 'friend')
    expect(inches('movement-action')).toBe(5)
    done('movement')
    expect(inches('movement-action')).toBe(8)
  })

  test('bmg3/effect/slow: with another Slow the higher of the two counts', () => {
    const slowed = (forTheRound: number, longer: number) => {
      const table = scene([])
      table.play(function* (game, { owner }) {
        yield* sufferSlowThisRound(game, owner, forTheRound)
        yield* sufferSlow(game, owner, longer)
      })
      return total(table, 'movement', { purpose: 'movement-action' }, 8)
    }
    expect([slowed(4, 2), slowed(2, 4), slowed(3, 3)]).toEqual([4, 4, 5])
  })

  test('bmg3/effect/enervating: the Effort limit is back when an action is over', () => {
    const table = scene([])
    table.play((game, { owner }) => {
      addEffect(game, owner, 'enervated', { until: 'game' }).value = 2
    })
    expect(hasEffect(table.model('owner'), 'enervated')).toBe(true)
    table.play((game, { owner }) =>
      trigger(game, 'action-done', { action: { actor: owner, kind: 'special' } }),
    )
    expect(hasEffect(table.model('owner'), 'enervated')).toBe(false)
  })

  test('a Movement penalty is used up by a Movement action of its bearer, and by nothing else', () => {
    const table = scene([])
    table.play((game, { owner }) => {
      addEffect(game, owner, 'move-penalty', { until: 'game' }).value = 2
    })
    const done = (kind: 'movement' | 'special', actor: Names) =>
      table.play((game, models) => trigger(game, 'action-done', { action: { actor: models[actor], kind } }))
    done('movement', 'friend')
    done('special', 'owner')
    expect(hasEffect(table.model('owner'), 'move-penalty')).toBe(true)
    done('movement', 'owner')
    expect(hasEffect(table.model('owner'), 'move-penalty')).toBe(false)
  })

  test('bmg3/trait/soul-voices: the free Efforts are gone when the attack is over', () => {
    const table = scene(['soul-voices'])
    table.play(function* (game, { owner, enemy }) {
      addEffect(game, owner, 'soul-voices', { until: 'activation' })
      addEffect(game, owner, 'soul-voices-defence', { until: 'activation' })
      yield* trigger(game, 'attack-resolved', { attack: strikeOf(game, owner, enemy).attack })
    })
    expect(table.model('owner').effects).toEqual([])
  })

  test('bmg3/trait/laser-sight: the dot goes with whom it was on', () => {
    const dots = (who: 'enemy' | 'friend') => {
      const table = scene(['laser-sight'])
      table.play(function* (game, models) {
        addMarker(game, 'light', models.enemy.at!, seat('a'), ['0.01', `laser-sight on ${models.enemy.id}`])
        yield* trigger(game, 'casualty', { victim: models[who], by: undefined, harm: undefined })
      })
      return table.state.markers.length
    }
    expect(dots('friend')).toBe(1)
    expect(dots('enemy')).toBe(0)
  })
})

describe('what happens to it', () => {
  test('bmg3/trait/big-bang-theory: knocked out, it comes back unhurt where the opponent says', () => {
    const table = scene(['big-bang-theory'], { owner: { stun: 9, injury: 1 } })
    table.play((game, { owner, enemy }) => knockOut(game, owner, enemy), '', ['place', ANY])
    expect(table.asked).toEqual(['b: place'])
    expect(table.model('owner')).toMatchObject({ condition: 'up', stun: 0, injury: 0 })
    const friend = scene(['big-bang-theory'], { friend: { stun: 9 } })
    friend.play((game, models) => knockOut(game, models.friend, models.enemy))
    expect(friend.model('friend').condition).toBe('ko')
  })

  test('bmg3/trait/intel-support: what takes others out at once only drives it off the table', () => {
    const table = scene(['intel-support(2)'])
    table.play((game, { owner }) => becomeCasualty(game, owner, undefined))
    expect(table.model('owner').condition).toBe('away')
    table.play((game, { friend }) => becomeCasualty(game, friend, undefined))
    expect(table.model('friend').condition).toBe('casualty')
  })
})
