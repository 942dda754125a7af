import { addMarker } from '@gargoyle/bmg-common'
import { seat } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { activationStep, endActivation } from '../activation/activation.ts'
import { placeSuspect, revealable, revealSuspect, suspectOrderOf } from '../manipulate/suspects.ts'
import { suspectsOf } from '../model/crew.ts'
import { trigger } from '../rules/rule-system.ts'
import type { Play } from '../state.ts'
import { place, setTable, to } from '../testing/table.ts'

const suspectAt = (game: Play, whose: 'a' | 'b', x: number, y: number) =>
  addMarker(game, 'suspect', place([x, y]), seat(whose))

/** A thug with these traits ten inches in, an enemy suspect east of it, and a wall in between if asked for. */
function crimeScene(traits: readonly string[], distance: number, wall = false) {
  const pieces = wall ? [box('wall', inches(11), inches(8), inches(0.5), inches(4), inches(4))] : []
  const table = setTable({ models: { thug: { seat: 'a', at: [10, 10], traits } }, pieces, active: 'thug' })
  table.play((game) => {
    suspectAt(game, 'b', 10 + distance, 10)
  })
  return table
}

const canReveal = (table: ReturnType<typeof crimeScene>): number =>
  table.play((game, { thug }) => revealable(game, thug).length)

describe('bmg3/trait/detective', () => {
  test('bmg3/trait/detective: places a suspect up to three inches away', () => {
    const put = (traits: readonly string[], x: number) => {
      const table = setTable({ models: { thug: { seat: 'a', at: [10, 10], traits } } })
      table.play((game, { thug }) => placeSuspect(game, suspectOrderOf(game, thug)), '', [
        'place-suspect',
        to(x, 10),
      ])
      return table.state.markers.length
    }
    expect(put(['detective'], 14)).toBe(1)
    expect(() => put(['detective'], 14.5)).toThrow(/within 3"/)
    expect(() => put([], 14)).toThrow(/contact/)
  })

  test('bmg3/trait/detective: reveals one up to three inches away that it sees', () => {
    expect(canReveal(crimeScene(['detective'], 4))).toBe(1)
    expect(canReveal(crimeScene(['detective'], 4.5))).toBe(0)
    expect(canReveal(crimeScene([], 4))).toBe(0)
    expect(canReveal(crimeScene(['detective'], 4, true))).toBe(0)
  })
})

test('bmg3/trait/bank-robber: reveals up to three inches away, even what it does not see', () => {
  expect(canReveal(crimeScene(['bank-robber'], 4, true))).toBe(1)
  expect(canReveal(crimeScene(['bank-robber'], 4.5))).toBe(0)
  // Two such traits reach no further than one.
  expect(canReveal(crimeScene(['detective', 'bank-robber'], 4.5))).toBe(0)
})

describe('bmg3/trait/evidence-tampering', () => {
  const tamper = (...answers: Parameters<ReturnType<typeof crimeScene>['play']>[2][]) => {
    const table = crimeScene(['evidence-tampering'], 1.181)
    table.play((game, { thug }) => revealSuspect(game, thug, game.state.markers[0]!), '', ...answers)
    return table.state.markers.map((marker) => marker.seat)
  }

  test('bmg3/trait/evidence-tampering: leaves a suspect of its own in contact with the one that goes', () => {
    expect(tamper(['offer', 'yes'], ['place-suspect', to(12.363, 10)])).toEqual(['a'])
    expect(() => tamper(['offer', 'yes'], ['place-suspect', to(16, 10)])).toThrow(/contact/)
  })

  test('bmg3/trait/evidence-tampering: or does not', () => {
    expect(tamper(['offer', 'no'])).toEqual([])
  })
})

test('bmg3/trait/its-mine: enemies reveal no suspect within two inches of it, unless it is K.O.', () => {
  const guarded = (traits: readonly string[], x: number, condition: 'up' | 'ko' = 'up') => {
    const table = setTable({
      models: { cop: { seat: 'a', at: [10, 10] }, thug: { seat: 'b', at: [x, 10], traits, condition } },
    })
    return table.play((game, { cop }) => {
      suspectAt(game, 'b', 11.18, 10)
      return revealable(game, cop).length
    })
  }
  expect(guarded(['its-mine'], 14)).toBe(0)
  expect(guarded(['its-mine'], 15)).toBe(1)
  expect(guarded(['its-mine'], 14, 'ko')).toBe(1)
  expect(guarded([], 14)).toBe(1)
})

describe('bmg3/trait/backpack', () => {
  test('bmg3/trait/backpack: a Reveal costs no action, once an activation', () => {
    const table = crimeScene(['backpack'], 1.181)
    table.play((game) => {
      suspectAt(game, 'b', 10, 11.18)
    })
    const step = (game: Play) => activationStep(game, game.state.activation!)
    table.play(step, '', ['action', 'trait:backpack'], ['marker', '1'])
    expect(table.state.markers.map(({ id }) => id)).toEqual([2])
    expect(table.state.activation).toMatchObject({ taken: [] })
    table.play(step, '', ['action', 'end'])
    expect(table.offered('action')).toMatchObject({
      'trait:backpack': 'It has been used this activation.',
      'reveal:2': undefined,
    })
  })

  test('bmg3/trait/backpack: not where there is nothing to reveal', () => {
    const table = crimeScene(['backpack'], 5)
    table.play((game) => activationStep(game, game.state.activation!), '', ['action', 'end'])
    expect(table.offered('action')['trait:backpack']).toMatch(/no suspect/)
  })
})

test('bmg3/trait/investigator: a suspect that it reveals counts twice', () => {
  const revealed = (traits: readonly string[]) => {
    const table = crimeScene(traits, 1.181)
    table.play((game, { thug }) => revealSuspect(game, thug, game.state.markers[0]!))
    return table.crew('a').round.suspectsRevealed
  }
  expect(revealed(['investigator'])).toBe(2)
  expect(revealed([])).toBe(1)
})

describe('bmg3/trait/primary-target', () => {
  const ours = (game: Play) => suspectsOf(game, seat('a')).length

  test('bmg3/trait/primary-target: an enemy suspect is one of ours until the activation ends', () => {
    const table = crimeScene(['primary-target'], 5)
    const during = table.play(
      function* (game) {
        yield* activationStep(game, game.state.activation!)
        return ours(game)
      },
      '',
      ['action', 'trait:primary-target'],
    )
    expect(during).toBe(1)
    table.play((game) => endActivation(game))
    expect(table.state.markers).toMatchObject([{ seat: 'b', memory: {} }])
  })

  test('bmg3/trait/primary-target: even if its owner is knocked out on the way', () => {
    const table = crimeScene(['primary-target'], 5)
    table.play((game) => activationStep(game, game.state.activation!), '', ['action', 'trait:primary-target'])
    table.model('thug').condition = 'ko'
    table.play((game) => endActivation(game))
    expect(table.state.markers).toMatchObject([{ seat: 'b' }])
  })
})

describe('bmg3/trait/scheming', () => {
  const plan = (
    traits: readonly string[],
    ...answers: Parameters<ReturnType<typeof crimeScene>['play']>[2][]
  ) => {
    const table = crimeScene(traits, 10)
    table.play((game) => {
      suspectAt(game, 'a', 25, 10)
    })
    table.play((game) => trigger(game, 'plan-start', {}), '', ...answers)
    return table.state.markers.map(({ at }) => at.x / inches(1))
  }

  test('bmg3/trait/scheming: moves that many suspects, of either crew, up to four inches, close to others too', () => {
    const both = plan(
      ['scheming(2)'],
      ['marker', '1'],
      ['move-marker', to(23.5, 10)],
      ['marker', '2'],
      ['move-marker', to(27, 10)],
    )
    expect(both).toEqual([23.5, 27])
    expect(plan(['scheming(1)'], ['marker', '2'], ['move-marker', to(21.5, 10)])).toEqual([20, 21.5])
  })

  test('bmg3/trait/scheming: no further, onto no other, and only if its player wants to', () => {
    expect(() => plan(['scheming(1)'], ['marker', '1'], ['move-marker', to(24.1, 10)])).toThrow(/4"/)
    expect(() => plan(['scheming(1)'], ['marker', '1'], ['move-marker', to(24, 10)])).toThrow(/overlap/)
    expect(plan(['scheming(2)'], ['marker', 'none'])).toEqual([20, 25])
  })
})
