import { addEffect, addMarker, sees } from '@gargoyle/bmg-common'
import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { activationStep, beginActivation } from '../activation/activation.ts'
import { rangedTargets } from '../attack/ranged.ts'
import { bonusesOf } from '../effects/bonuses.ts'
import { sufferBlind } from '../effects/suffer.ts'
import { type ModelSketch, place, setTable } from '../testing/table.ts'

type Scene = {
  readonly watcher?: Partial<ModelSketch>
  readonly thug?: Partial<ModelSketch>
  readonly distance: number
  readonly wall?: boolean
  readonly active?: boolean
}

/** A watcher and a model to be seen, so many inches apart between their edges. */
function scene({ watcher, thug, distance, wall, active }: Scene) {
  const x = 5 + distance + 2 * 0.5906
  return setTable({
    models: {
      watcher: { seat: 'a', at: [5, 5], ...watcher },
      thug: { seat: 'b', at: [x, 5], ...thug },
    },
    pieces: wall ? [box('wall', inches(7), inches(0), inches(1), inches(20), inches(6))] : [],
    ...(active ? { active: 'watcher' as const } : {}),
  })
}

const isSeen = (it: Scene): boolean => scene(it).play((game, { watcher, thug }) => sees(game, watcher, thug))

describe('bmg3/trait/stealth', () => {
  const stealthy = { traits: ['stealth'] }

  test('bmg3/trait/stealth: enemies see it within eight inches only', () => {
    expect(isSeen({ thug: stealthy, distance: 7.9 })).toBe(true)
    expect(isSeen({ thug: stealthy, distance: 8.2 })).toBe(false)
    expect(isSeen({ distance: 8.2 })).toBe(true)
  })

  test('bmg3/trait/stealth: friends see it as usual, and light shows it', () => {
    expect(isSeen({ thug: { ...stealthy, seat: 'a' }, distance: 11 })).toBe(true)
    const table = scene({ thug: stealthy, distance: 11 })
    const lit = table.play((game, { watcher, thug }) => {
      addMarker(game, 'streetlamp', place([16, 7]))
      return sees(game, watcher, thug)
    })
    expect(lit).toBe(true)
  })

  test('bmg3/trait/stealth: who has mastered it is not seen from further away by having both', () => {
    for (const traits of [
      ['stealth', 'master-of-stealth'],
      ['master-of-stealth', 'stealth'],
    ])
      expect(isSeen({ thug: { traits }, distance: 7 })).toBe(false)
  })
})

test('bmg3/trait/lantern: its light shows it from afar until the round ends, for no action', () => {
  const table = setTable({
    models: { thug: { seat: 'a', at: [5, 5], traits: ['lantern'] }, cop: { seat: 'b', at: [30, 5] } },
    active: 'thug',
  })
  const seen = () => table.play((game, { thug, cop }) => sees(game, cop, thug))
  expect(seen()).toBe(false)
  const step = () =>
    table.play((game) => activationStep(game, game.state.activation!), '', ['action', 'trait:lantern'])
  step()
  expect(seen()).toBe(true)
  expect(table.state.activation).toMatchObject({ taken: [] })
  expect(table.model('thug').effects).toMatchObject([{ id: 'lantern', until: 'round' }])
  expect(step).toThrow(/lit already/)
})

test('bmg3/trait/night-vision: the night hides nothing from it', () => {
  expect(isSeen({ watcher: { traits: ['night-vision'] }, distance: 20 })).toBe(true)
  expect(isSeen({ watcher: { traits: ['night-vision'] }, distance: 20, wall: true })).toBe(false)
  expect(isSeen({ distance: 20 })).toBe(false)
})

describe('bmg3/trait/echolocation', () => {
  const bat = { traits: ['echolocation'] }

  test('bmg3/trait/echolocation: sees at any distance, but not through scenery', () => {
    expect(isSeen({ watcher: bat, distance: 20 })).toBe(true)
    expect(isSeen({ watcher: bat, distance: 20, wall: true })).toBe(false)
  })

  test('bmg3/trait/echolocation: smoke hides nothing from it', () => {
    const through = (watcher: Partial<ModelSketch>) =>
      scene({ watcher, distance: 8 }).play((game, models) => {
        addMarker(game, 'smoke', place([10, 5]))
        return sees(game, models.watcher, models.thug)
      })
    expect(through(bat)).toBe(true)
    expect(through({})).toBe(false)
  })

  test('bmg3/trait/echolocation: is never Blind', () => {
    const blinded = (watcher: Partial<ModelSketch>) =>
      scene({ watcher, distance: 8 }).play((game, models) => sufferBlind(game, models.watcher))
    expect(blinded(bat)).toBe(false)
    expect(blinded({})).toBe(true)
  })
})

describe('bmg3/trait/total-vision', () => {
  const gun = { damage: 'S', rof: 2, ammo: 2 }
  const oracle = { traits: ['total-vision'], weapons: [gun] }

  test('bmg3/trait/total-vision: in its activation it sees at any distance and through walls', () => {
    expect(isSeen({ watcher: oracle, distance: 20, wall: true, active: true })).toBe(true)
    expect(isSeen({ watcher: oracle, distance: 20, active: false })).toBe(false)
    expect(isSeen({ watcher: oracle, distance: 8, wall: true, active: false })).toBe(false)
  })

  test('bmg3/trait/total-vision: but it does not shoot through walls', () => {
    const targets = (wall: boolean) =>
      scene({ watcher: oracle, distance: 20, wall, active: true }).play((game, { watcher }) =>
        rangedTargets(game, watcher, game.content.cards[0]!.profile.weapons[0]!).map(({ blind }) => blind),
      )
    expect(targets(true)).toEqual([])
    expect(targets(false)).toEqual([false])
  })
})

describe('bmg3/trait/pyromania', () => {
  const markers = (it: Scene, burning = true) => {
    const table = scene(it)
    table.play(function* (game, { watcher, thug }) {
      if (burning) addEffect(game, thug, 'fire', { until: 'game' })
      yield* beginActivation(game, watcher)
    })
    return bonusesOf(table.model('watcher'), 'defense')
  }
  const firefly = { traits: ['pyromania(mental-disorder)'] }

  test('bmg3/trait/pyromania: a burning model in sight is worth a defence bonus', () => {
    expect(markers({ watcher: firefly, distance: 8 })).toBe(1)
    expect(markers({ watcher: firefly, distance: 8 }, false)).toBe(0)
    expect(markers({ watcher: firefly, distance: 8, wall: true })).toBe(0)
    expect(markers({ distance: 8 })).toBe(0)
  })
})
