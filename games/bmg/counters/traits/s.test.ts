import { sees } from '@gargoyle/bmg-common'
import { seat } from '@gargoyle/engine'
import { cm, type Piece } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { endActivation } from '../activation/activation.ts'
import { weaponAt } from '../attack/arms.ts'
import { shotAtTargetBlockedReason } from '../attack/ranged.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { inflict } from '../damage/inflict.ts'
import { sufferEffect } from '../damage/suffer.ts'
import { limitOf } from '../model/skills.ts'
import { basicMove } from '../movement/pricing.ts'
import { strategyPoints } from '../preparation/strategies.ts'
import { countersToPlan, raiseAPlan } from '../round/raise-a-plan.ts'
import { actionBlockedReason, performById } from '../testing/actions.ts'
import { duel, gun, shootOut } from '../testing/duel.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { ANY, setTable, to } from '../testing/table.ts'

/** A low obstacle across the line of fire. */
const low = (id: string, x: number, cover: Piece['cover']): Piece => ({
  ...box(id, cm(x), cm(25), cm(1), cm(10), cm(2.5)),
  cover,
})

describe('ranks and followers', () => {
  const gang = (
    parts: Partial<Record<'boss' | 'one' | 'two' | 'three', Partial<ModelSketch>>> = {},
    more: Readonly<Record<string, ModelSketch>> = {},
  ) =>
    setTable<string>({
      models: {
        boss: { seat: 'a', at: [90, 90], rank: 'free-agent', ...parts.boss },
        one: { seat: 'a', at: [30, 30], ...parts.one },
        two: { seat: 'a', at: [40, 30], counters: 'S', ...parts.two },
        three: { seat: 'a', at: [50, 30], counters: 'S', ...parts.three },
        cop: { seat: 'b', at: [30, 90] },
        ...more,
      },
      active: 'one',
    })

  const NOBODY = undefined

  test("bmg1/trait/sidekick: henchmen within 20 cm roll Let's Go! again", () => {
    const sidekick = { rank: 'sidekick', at: [40, 53] } as const
    const table = gang({ boss: sidekick })
    table.play((game) => endActivation(game), '3 4', ['lets-go', '2'])
    expect(table.state.mustActivate).toBe(2)
    const good = gang({ boss: sidekick })
    good.play((game) => endActivation(game), '4', ['lets-go', '2'])
    const far = gang({ boss: { ...sidekick, at: [40, 53.1] } })
    far.play((game) => endActivation(game), '3', ['lets-go', '2'])
    expect(far.state.mustActivate).toBe(NOBODY)
    const enemy = gang({}, { robin: { seat: 'b', rank: 'sidekick', at: [40, 35] } })
    enemy.play((game) => endActivation(game), '3', ['lets-go', '2'])
  })
})

describe('strategy points', () => {
  const points = (own: readonly string[], enemy: readonly string[] = []) =>
    setTable({
      models: {
        hero: { seat: 'a', traits: own },
        thug: { seat: 'b', traits: enemy },
      },
    }).play((game) => [strategyPoints(game, seat('a')), strategyPoints(game, seat('b'))])

  test('bmg1/trait/strategist-grand-strategist: one point more, two for a Grand Strategist', () => {
    expect(points([])).toEqual([3, 3])
    expect(points(['strategist-grand-strategist(1)'])).toEqual([4, 3])
    expect(points(['strategist-grand-strategist(2)'])).toEqual([5, 3])
  })

  test('bmg1/trait/searcher: the enemy has a point less', () => {
    expect(points(['searcher'])).toEqual([3, 2])
    expect(points(['searcher'], ['strategist-grand-strategist(1)', 'searcher'])).toEqual([2, 3])
  })
})

describe('Scheming', () => {
  const plans = (first: 'a' | 'b', hero: Partial<ModelSketch> = {}) =>
    setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['scheming(2)'], ...hero },
        one: { seat: 'a', at: [40, 30] },
        two: { seat: 'a', at: [50, 30] },
        thug: { seat: 'b', at: [60, 60] },
      },
      stage: 'plan',
      part: 0,
      first,
    })

  test('bmg1/trait/scheming: when its band plans first, up to X models of it plan after the enemy', () => {
    const table = plans('a')
    table.playOn('', ['plan-later', ['0', '2']], ['plan', { '1:attack': 1 }], ['plan', ANY], ['plan', ANY])
    expect(table.asked).toEqual(['a: plan-later', 'a: plan', 'b: plan', 'a: plan'])
    expect(Object.keys(table.offered('plan'))).toEqual(
      ['0', '2'].flatMap((id) => ['movement', 'attack', 'defense', 'special'].map((kind) => `${id}:${kind}`)),
    )
    expect(() => plans('a').playOn('', ['plan-later', ['0', '1', '2']])).toThrow()
  })

  test('bmg1/trait/scheming: not when it plans second anyway, nor while its owner is K.O.', () => {
    const second = plans('b')
    second.playOn('', ['plan', ANY], ['plan', ANY])
    expect(second.asked).toEqual(['b: plan', 'a: plan'])
    const out = plans('a', { condition: 'ko' })
    out.play((game) => raiseAPlan(game))
    expect(out.asked).toEqual([])
  })
})

describe('cards', () => {
  test('bmg1/trait/scientific: four Special Counters fit on its card, and it pays 1VP more as a casualty', () => {
    const lost = (traits: readonly string[]) => {
      const table = duel({ hero: { traits } })
      const limit = table.play((game, { hero }) => limitOf(game, hero, 'special'))
      table.play((game, { hero, thug }) => becomeCasualty(game, hero, thug))
      return [limit, table.band('b').earned]
    }
    expect(lost(['scientific'])).toEqual([4, 3])
    expect(lost([])).toEqual([3, 2])
  })

  test('bmg1/trait/sturdy: three markers cost it a counter', () => {
    const plan = (stun: number, traits = ['sturdy']) =>
      duel({ hero: { traits, stun, willpower: 5 } }).play((game, { hero }) => countersToPlan(game, hero))
    expect([2, 3, 5, 6].map((stun) => plan(stun))).toEqual([5, 4, 4, 3])
    expect(plan(2, [])).toBe(4)
    const table = duel({ hero: { traits: ['sturdy'], counters: 'AA', stun: 1 } })
    table.play((game, { hero }) => inflict(game, hero, { stun: 1, cause: 'a blow' }))
    expect(table.model('hero').counters.attack).toBe(2)
    table.play((game, { hero }) => inflict(game, hero, { stun: 1, cause: 'a blow' }))
    expect(table.model('hero').counters.attack).toBe(1)
  })

  test('bmg1/trait/sustained-defense: every two DC are three block dice', () => {
    const blocked = (traits: readonly string[], spent: number, dice: string) => {
      const table = duel({ hero: { traits, counters: 'DDD' } })
      table.play(
        (game, { thug }) => performById(game, thug, 'melee:-1'),
        dice,
        ['strikes', { '1': 4 }],
        ['block', spent],
      )
      return table.model('hero').stun
    }
    // Four impacts; three blocked, and the last one damages.
    expect(blocked(['sustained-defense'], 2, '5 5 5 5 4 4 4 5 1')).toBe(1)
    expect(blocked(['sustained-defense'], 3, '5 5 5 5 4 4 4 4')).toBe(0)
    expect(blocked(['sustained-defense'], 1, '5 5 5 5 4 5 5 5 1')).toBe(3)
    expect(blocked([], 2, '5 5 5 5 4 4 5 5 1')).toBe(2)
  })
})

describe('shots', () => {
  const shot = (dice: string, parts: Parameters<typeof shootOut>[0], pieces: Piece[], pick?: string) => {
    const { thug, hero } = parts
    const table = shootOut({ hero: hero ?? {}, thug: { weapons: [{ ...gun, rof: 1 }], ...thug } }, { pieces })
    table.play(
      (game, models) => performById(game, models.thug, 'ranged:0'),
      dice,
      ...(pick === undefined ? [] : [['ignore-obstacle', pick] as const]),
    )
    return table.model('hero').injury
  }

  const shooter = { thug: { traits: ['shooter'] } }

  test('bmg1/trait/shooter: one obstacle of its choice does not stop the shot, picked before any Blink!', () => {
    const both = [low('near', 40, 'light'), low('far', 48, 'heavy')]
    // Only the light one is left, which wants a 6.
    expect(shot('5 5 3 1', shooter, both, '1')).toBe(1)
    expect(shot('5 5', shooter, both, '0')).toBe(0)
  })

  test('bmg1/trait/shooter: a single obstacle is ignored without a question, others roll for it', () => {
    expect(shot('5 3 1', shooter, [low('only', 45, 'heavy')])).toBe(1)
    expect(shot('5 4', {}, [low('only', 45, 'heavy')])).toBe(0)
  })

  test('bmg1/trait/shooter, bmg1/core/lampposts: of a shot at a lamppost too', () => {
    const lampLeft = (traits: readonly string[], dice: string) => {
      const table = shootOut(
        { hero: { at: [53, 80] }, thug: { traits, weapons: [{ ...gun, rof: 1 }] } },
        { markers: [{ kind: 'streetlamp', at: [53, 30] }], pieces: [low('crate', 45, 'heavy')] },
      )
      table.play((game, { thug }) => performById(game, thug, 'ranged:0'), dice)
      return table.state.markers.length
    }
    // The crate is ignored, so that the lamppost is damaged on a 3; for others a 4 stops the shot there.
    expect(lampLeft(['shooter'], '5 3')).toBe(0)
    expect(lampLeft([], '5 4')).toBe(1)
  })

  test('bmg1/trait/small: Blink! is 1 better for it, and its basic move is 8 cm', () => {
    const crate = [low('crate', 45, 'heavy')]
    expect(shot('5 3', { hero: { traits: ['small'] } }, crate)).toBe(0)
    expect(shot('5 3 3 1', {}, crate)).toBe(1)
    expect(shot('5 2 3 1', { hero: { traits: ['small'] } }, crate)).toBe(1)
    expect(duel({ hero: { traits: ['small'] } }).play((game, { hero }) => basicMove(game, hero))).toBe(8)
  })
})

describe('seeing', () => {
  const seen = (
    x: number,
    hero: Partial<ModelSketch>,
    thug: Partial<ModelSketch> = {},
    rest: Partial<Parameters<typeof setTable>[0]> = {},
  ) =>
    setTable({
      ...(rest as object),
      models: { thug: { seat: 'b', at: [20, 30], ...thug }, hero: { seat: 'a', at: [x, 30], ...hero } },
    }).play((game, models) => sees(game, models.thug, models.hero))

  const stealth = { traits: ['stealth'] }

  const smelling = (x: number) => {
    const table = setTable({
      models: {
        dog: { seat: 'b', at: [20, 30], traits: ['superior-smell'], counters: 'S', weapons: [gun] },
        hero: { seat: 'a', at: [x, 30], ...stealth },
      },
      pieces: [box('wall', cm(30), cm(10), cm(2), cm(40), cm(8))],
      active: 'dog',
    })
    const before = table.play((game, { dog, hero }) => sees(game, dog, hero))
    table.play((game, { dog }) => performById(game, dog, 'trait:superior-smell'))
    return { table, before, after: table.play((game, { dog, hero }) => sees(game, dog, hero)) }
  }

  test('bmg1/trait/stealth: enemies see it within 20 cm only', () => {
    expect(seen(43, stealth)).toBe(true)
    expect(seen(43.1, stealth)).toBe(false)
    expect(seen(43.1, {})).toBe(true)
  })

  test('bmg1/trait/stealth: friends see it as far as any other', () => {
    expect([seen(53, stealth, { seat: 'a' }), seen(53.1, stealth, { seat: 'a' })]).toEqual([true, false])
  })

  test('bmg1/trait/stealth: not in light, nor from models with other senses', () => {
    expect(seen(90, stealth, {}, { markers: [{ kind: 'streetlamp', at: [95, 30] }] })).toBe(true)
    expect(seen(90, stealth)).toBe(false)
    expect(seen(90, stealth, { traits: ['total-vision'] })).toBe(true)
  })

  test('bmg1/trait/superior-smell: for 1SC it sees all within 40 cm until the end of the round, through anything', () => {
    expect(smelling(63)).toMatchObject({ before: false, after: true })
    expect(smelling(63.1)).toMatchObject({ before: false, after: false })
    const { table } = smelling(63)
    expect(table.model('dog')).toMatchObject({ counters: { special: 0 }, effects: [{ until: 'round' }] })
  })

  test('bmg1/trait/superior-smell: what it only smells it cannot shoot', () => {
    const { table } = smelling(50)
    expect(
      table.play((game, { dog, hero }) => shotAtTargetBlockedReason(game, dog, weaponAt(game, dog, 0), hero)),
    ).toBe('It is not seen.')
  })

  test('bmg1/trait/superior-smell: it cannot be made Blind', () => {
    const blinded = (traits: readonly string[]) => {
      const table = duel({ hero: { traits } })
      table.play((game, { hero }) => sufferEffect(game, hero, { id: 'blind', args: [] }))
      return table.model('hero').effects.length
    }
    expect([blinded(['superior-smell']), blinded([])]).toEqual([0, 1])
  })
})

describe('Stop!', () => {
  const guarded = (parts: Partial<Record<'cop' | 'thug', Partial<ModelSketch>>> = {}) =>
    setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], counters: 'MM', ...parts.thug },
        cop: { seat: 'a', at: [50, 30], traits: ['stop'], counters: 'S', ...parts.cop },
      },
      markers: [{ kind: 'loot', at: [33, 30], seat: 'a' }],
      active: 'thug',
    })

  test('bmg1/trait/stop: for 1SC an enemy that it sees uses no MC in this activation', () => {
    const table = guarded()
    table.play(
      (game, { thug }) => performById(game, thug, 'move'),
      '',
      ['stop', 'yes'],
      ['move', { legs: [{ to: to(20, 30) }] }],
    )
    expect(table.asked).toEqual(['a: stop', 'b: move'])
    expect(table.model('cop').counters.special).toBe(0)
    expect(table.model('thug')).toMatchObject({
      counters: { movement: 2 },
      effects: [{ id: 'halted', until: 'activation' }],
    })
    expect(actionBlockedReason(table, 'manipulate:1')).not.toBeUndefined()
  })

  test('bmg1/trait/stop: it may let the enemy go, and is not asked without SC, sight or feet, or where no MC is left', () => {
    const free = guarded()
    free.play(
      (game, { thug }) => performById(game, thug, 'move'),
      '3',
      ['stop', 'no'],
      ['pace', 'walk:1'],
      ['move', { legs: [{ to: to(20, 30) }] }],
    )
    expect(free.model('cop').counters.special).toBe(1)
    for (const parts of [
      { cop: { counters: 'A' } },
      { cop: { at: [70, 30] } },
      { cop: { condition: 'down' } },
      { cop: { seat: 'b' } },
    ] as const) {
      const table = guarded(parts)
      table.play(
        (game, { thug }) => performById(game, thug, 'move'),
        '',
        ['pace', 'walk:0'],
        ['move', { legs: [{ to: to(20, 30) }] }],
      )
    }
    const poor = guarded({ thug: { counters: 'A' } })
    poor.play((game, { thug }) => performById(game, thug, 'move'), '', [
      'move',
      { legs: [{ to: to(20, 30) }] },
    ])
    expect(poor.asked).toEqual(['b: move'])
  })

  test('bmg1/trait/stop: it also keeps an enemy from manipulating or standing up', () => {
    const loot = guarded()
    loot.play((game, { thug }) => performById(game, thug, 'manipulate:1'), '', ['stop', 'yes'])
    expect(loot.state.markers[0]!.carrier).toBeUndefined()
    expect(loot.model('thug').counters.movement).toBe(2)
    const fallen = guarded({ thug: { condition: 'down' } })
    fallen.play((game, { thug }) => performById(game, thug, 'stand'), '', ['stop', 'yes'])
    expect(fallen.model('thug').condition).toBe('down')
    const spared = guarded({ thug: { condition: 'down' } })
    spared.play((game, { thug }) => performById(game, thug, 'stand'), '', ['stop', 'no'])
    expect(spared.model('thug')).toMatchObject({ condition: 'up', counters: { movement: 1 } })
  })
})

describe('what it can do', () => {
  test('bmg1/trait/street-guy: it crouches without SC', () => {
    const crouch = (traits: readonly string[]) =>
      shootOut(
        { hero: { traits, at: [53, 30], counters: '' } },
        { pieces: [low('crate', 50.5, 'light')], active: 'hero' },
      )
    expect(actionBlockedReason(crouch([]), 'cover:crate')).toContain('1SC')
    const table = crouch(['street-guy'])
    expect(actionBlockedReason(table, 'cover:crate')).toBeUndefined()
    table.play((game, { hero }) => performById(game, hero, 'cover:crate'))
    expect(table.model('hero').effects).toMatchObject([{ id: 'cover', args: ['crate'] }])
  })

  test('bmg1/trait/street-guy: it goes from one cover to another for nothing, but not back until it has moved', () => {
    const table = shootOut(
      { hero: { traits: ['street-guy'], at: [53, 30], counters: '' } },
      { pieces: [low('crate', 50.5, 'light'), low('bin', 54.5, 'light')], active: 'hero' },
    )
    for (const piece of ['crate', 'bin']) {
      expect(actionBlockedReason(table, `cover:${piece}`)).toBeUndefined()
      table.play((game, { hero }) => performById(game, hero, `cover:${piece}`))
    }
    expect(actionBlockedReason(table, 'cover:crate')).toBe('It came from there and has not moved since.')
    expect(actionBlockedReason(table, 'cover:bin')).toBe('It is in cover.')
    // A move ends the cover.
    table.model('hero').effects = []
    expect(actionBlockedReason(table, 'cover:crate')).toBeUndefined()
  })

  test('bmg1/trait/stupid: it cannot manipulate, neither objectives nor what is in its hands', () => {
    const clumsy = (traits: readonly string[]) =>
      setTable({
        models: {
          hero: { seat: 'a', at: [30, 30], counters: 'MM', traits: [...traits, 'laser'] },
          thug: { seat: 'b', at: [50, 30] },
        },
        markers: [{ kind: 'loot', at: [33, 30], seat: 'a' }],
        active: 'hero',
      })
    expect(actionBlockedReason(clumsy(['stupid']), 'manipulate:1')).toBe('hero cannot manipulate.')
    expect(actionBlockedReason(clumsy(['stupid']), 'trait:laser')).toBe('It cannot manipulate.')
    expect(actionBlockedReason(clumsy([]), 'manipulate:1')).toBeUndefined()
    expect(actionBlockedReason(clumsy([]), 'trait:laser')).toBeUndefined()
  })
})
