import { addMarker, effectOn, markersOf } from '@gargoyle/bmg-common'
import { seat } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { activationStep } from '../activation/activation.ts'
import { score } from '../cards/objectives.ts'
import { putSuspect } from '../manipulate/suspects.ts'
import { move } from '../movement/move.ts'
import { deployCrews, deployInZone } from '../preparation/deploy.ts'
import { placeFurniture } from '../preparation/furniture.ts'
import { zonesOf } from '../preparation/zones.ts'
import { trigger } from '../rules/rule-system.ts'
import type { Play } from '../state.ts'
import { type Answer, place, setTable, to } from '../testing/table.ts'

const zones = { a: 'A', b: 'B' } as const
const step = (game: Play) => activationStep(game, game.state.activation!)

/** A model about to be deployed, and how it is. */
function arrival(traits: readonly string[]) {
  const table = setTable({
    models: { thug: { seat: 'a', traits }, cop: { seat: 'b', at: [24, 24] } },
    zones,
    stage: 'deployment',
  })
  table.play((game) => {
    addMarker(game, 'sewer', place([24, 30]))
  })
  return table
}

/** Deploys the model there, in inches; gives where it stands. */
function deployed(traits: readonly string[], x: number, y: number) {
  const table = arrival(traits)
  table.play((game, { thug }) => deployInZone(game, thug), '', ['place', to(x, y)])
  return table.model('thug').at
}

/** How far from the table's south edge zone A reaches, in inches. */
const depthOfZone = (): number =>
  arrival([]).play((game) => {
    const [zone] = zonesOf(game, seat('a'))
    if (zone === undefined || !('maxY' in zone)) throw new Error('This test needs a zone that is a box.')
    return zone.minY === 0 ? zone.maxY / inches(1) : Number.NaN
  })

test('bmg3/trait/undercover: is deployed up to eight inches outside its zone', () => {
  const edge = depthOfZone()
  expect(deployed(['undercover'], 24, edge + 8)?.y).toBe(inches(edge + 8))
  expect(() => deployed(['undercover'], 24, edge + 9)).toThrow(/deployment zone/)
  expect(() => deployed([], 24, edge + 1)).toThrow(/deployment zone/)
})

test('bmg3/trait/raised-in-the-sewers: is deployed in contact with a sewer', () => {
  expect(deployed(['raised-in-the-sewers'], 24, 31.18)?.y).toBe(inches(31.18))
  expect(() => deployed(['raised-in-the-sewers'], 24, 33)).toThrow(/deployment zone/)
  expect(() => deployed([], 24, 31.18)).toThrow(/deployment zone/)
})

describe('bmg3/trait/hidden', () => {
  const late = (x: number, y: number) => {
    const table = arrival(['hidden'])
    table.state.part = 5
    table.play((game) => deployCrews(game), '', ['place', to(x, y)])
    return table.model('thug').at
  }

  test('bmg3/trait/hidden: is not deployed with the others, but wherever no enemy sees it', () => {
    const table = arrival(['hidden'])
    table.state.part = 0
    for (let part = 0; part < 5; part++) table.play((game) => deployCrews(game))
    expect(table.model('thug').condition).toBe('away')
    // Far across the table, in the enemy's own zone.
    expect(late(45, 45)).toEqual({ x: inches(45), y: inches(45), z: 0 })
    expect(() => late(24, 34)).toThrow(/would see it/)
  })

  test('bmg3/trait/hidden: in the light of a lamp too, if those who see it are twelve inches away', () => {
    const lit = (y: number) => {
      const table = setTable({
        models: { thug: { seat: 'a', traits: ['hidden'] }, cop: { seat: 'b', at: [24, 40] } },
        zones: { a: 'A', b: 'B' },
        stage: 'deployment',
      })
      table.play((game) => {
        addMarker(game, 'streetlamp', place([24, y]))
      })
      table.state.part = 5
      table.play((game) => deployCrews(game), '', ['place', to(26, y)])
      return table.model('thug').at?.y
    }
    // Bases of 30 mm: 14" from centre to centre are more than twelve inches apart.
    expect(lit(26)).toBe(inches(26))
    expect(() => lit(28)).toThrow(/less than 12" away/)
  })
})

describe('bmg3/trait/lord-of-the-sewers', () => {
  const lord = ['lord-of-the-sewers']

  test('bmg3/trait/lord-of-the-sewers: is deployed in contact with a sewer', () => {
    expect(deployed(lord, 24, 31.18)?.y).toBe(inches(31.18))
  })

  test('bmg3/trait/lord-of-the-sewers: its crew places a sewer more', () => {
    const sewers = (traits: readonly string[], ...answers: Answer[]) => {
      const table = setTable({
        models: { thug: { seat: 'a', traits }, cop: { seat: 'b' } },
        stage: 'furniture',
      })
      table.play((game) => placeFurniture(game, 'sewer'), '', ...answers)
      expect(table.asked.at(-1)).toBe(traits.length > 0 ? 'a: sewer' : 'b: sewer')
      return table.play((game) => markersOf(game, 'sewer').length)
    }
    const usual: Answer[] = [10, 20, 30, 40].map((x) => ['sewer', to(x, 10)])
    expect(sewers(lord, ...usual, ['sewer', to(10, 30)])).toBe(5)
    expect(sewers([], ...usual)).toBe(4)
  })

  const underground = (traits: readonly string[]) => {
    const table = setTable({
      models: { croc: { seat: 'a', at: [10, 10], traits: [...traits, 'amphibious'] } },
      active: 'croc',
      audacity: true,
    })
    table.play((game) => {
      addMarker(game, 'sewer', place([15, 10]))
      addMarker(game, 'sewer', place([30, 30]))
    })
    return table
  }
  const through: Answer[] = [
    ['action', 'sewer'],
    ['place', to(31.18, 30)],
  ]

  test('bmg3/trait/lord-of-the-sewers: goes on with what is left of its move, once a game', () => {
    const table = underground(lord)
    table.play(step, '', ['action', 'move'], ['move', { legs: [to(13.82, 10)] }])
    table.play(step, '', ...through, ['offer', 'yes'], ['move', { legs: [to(35.3, 30)] }])
    expect(table.model('croc').at?.x).toBe(inches(35.3))
    expect(table.state.activation?.rooted).toBe(true)
    const far = underground(lord)
    far.play(step, '', ['action', 'move'], ['move', { legs: [to(13.82, 10)] }])
    expect(() => far.play(step, '', ...through, ['offer', 'yes'], ['move', { legs: [to(36, 30)] }])).toThrow(
      /can be moved/,
    )
  })

  test('bmg3/trait/lord-of-the-sewers: another move in between is no part of its Movement action', () => {
    const table = underground(lord)
    table.play(step, '', ['action', 'move'], ['move', { legs: [to(13.82, 10)] }])
    table.play((game, { croc }) => move(game, { model: croc, upTo: 8, reason: 'Test' }), '', [
      'move',
      { legs: [to(15, 8.82)] },
    ])
    expect(() =>
      table.play(step, '', ...through, ['offer', 'yes'], ['move', { legs: [to(36, 30)] }]),
    ).toThrow(/can be moved/)
  })

  test('bmg3/trait/lord-of-the-sewers: or takes the Movement action that it has not taken yet', () => {
    const start = (traits: readonly string[], ...answers: Answer[]) => {
      const table = underground(traits)
      table.model('croc').at = place([13.82, 10])
      table.play(step, '', ...through, ...answers)
      table.play(step, '', ['action', 'end'])
      return table.offered('action').move
    }
    expect(start(lord, ['offer', 'yes'])).toBeUndefined()
    expect(start(lord, ['offer', 'no'])).toMatch(/sewer/)
    expect(start([])).toMatch(/sewer/)
  })
})

describe('bmg3/trait/shadowed-nightmare', () => {
  const stage = (...answers: Answer[]) => {
    const table = setTable({
      models: {
        boss: { seat: 'a', at: [5, 5], ranks: ['leader'] },
        bat: { seat: 'a', traits: ['shadowed-nightmare'], ranks: ['free-agent'] },
        thug: { seat: 'b', at: [30, 20] },
        chief: { seat: 'b', at: [30, 23], ranks: ['leader'] },
        far: { seat: 'b', at: [40, 20] },
      },
      zones,
    })
    table.play((game) => trigger(game, 'cards-drawn', {}), '', ...answers)
    return table
  }
  const suspect = (game: Play) => putSuspect(game, seat('b'), place([25, 20]), undefined)

  test('bmg3/trait/shadowed-nightmare: stays away, and steps out near a suspect that either player places', () => {
    const table = stage(['keep-off', 'yes'])
    table.play(suspect, '', ['place', to(27, 20)])
    expect(table.model('bat')).toMatchObject({ condition: 'up', at: { x: inches(27) } })
    expect(effectOn(table.model('thug'), 'enervating')?.value).toBe(1)
    for (const name of ['chief', 'far'] as const) expect(table.model(name).effects).toEqual([])
    expect(() => stage(['keep-off', 'yes']).play(suspect, '', ['place', to(36, 20)])).toThrow(/within 8"/)
  })

  test('bmg3/trait/shadowed-nightmare: waits if its player wants to, with Audacity', () => {
    const table = stage(['keep-off', 'yes'])
    table.play(suspect, '', ['place', { stay: true }])
    expect(table.model('bat').condition).toBe('away')
    table.state.stage = 'plan'
    table.playOn('')
    expect(table.model('bat').audacity).toBe(true)
  })

  test('bmg3/trait/shadowed-nightmare: is deployed like any other model if it is not kept off', () => {
    const table = stage(['keep-off', 'no'])
    table.play(suspect)
    table.state.stage = 'deployment'
    table.state.part = 0
    table.play(
      function* (game) {
        yield* deployCrews(game)
        yield* deployCrews(game)
      },
      '',
      ['place', to(24, 2)],
    )
    expect(table.model('bat').condition).toBe('up')
  })

  test('bmg3/trait/shadowed-nightmare: a player who keeps it off does not deploy it', () => {
    const table = stage(['keep-off', 'yes'])
    table.state.stage = 'deployment'
    table.state.part = 0
    for (let part = 0; part < 6; part++) table.play((game) => deployCrews(game))
    expect(table.model('bat').condition).toBe('away')
  })
})

describe('bmg3/trait/timely-arrival', () => {
  const stage = (active: 'boss' | 'cop') => {
    const table = setTable({
      models: {
        boss: { seat: 'a', at: [5, 5] },
        robin: { seat: 'a', traits: ['timely-arrival'] },
        cop: { seat: 'b', at: [30, 20] },
      },
      zones,
      active,
      book: {
        cards: {
          prize: {
            name: 'Prize',
            affiliations: [],
            copies: 1,
            type: 'control',
            victoryPoints: 1,
            play: 'execute',
            score: 'instant',
            objective: { text: 'Done.', met: () => true },
            resource: { text: 'Nothing.', cost: 0, timing: 'activation', perform: () => undefined },
          },
        },
      },
    })
    return table
  }
  const scored = (game: Play) => score(game, seat('a'), 'prize')

  test('bmg3/trait/timely-arrival: comes when its crew scores in an activation of its own, not near enemies', () => {
    const table = stage('boss')
    // An inch and a bit are the two radii.
    table.play(scored, '', ['place', to(30, 25.182)])
    expect(table.model('robin').condition).toBe('up')
    expect(() => stage('boss').play(scored, '', ['place', to(30, 25.1)])).toThrow(/closer than 4"/)
    const waiting = stage('boss')
    waiting.play(scored, '', ['place', { stay: true }])
    expect(waiting.model('robin').condition).toBe('away')
  })

  test('bmg3/trait/timely-arrival: not in an enemy activation, nor for what the enemy scores', () => {
    const table = stage('cop')
    table.play(scored)
    const other = stage('boss')
    other.play((game) => score(game, seat('b'), 'prize'))
    for (const each of [table, other]) expect(each.model('robin').condition).toBe('away')
  })

  test('bmg3/trait/timely-arrival: is never deployed, but may have Audacity', () => {
    const table = stage('boss')
    table.state.activation = undefined
    table.state.stage = 'deployment'
    table.state.part = 0
    for (let part = 0; part < 6; part++) table.play((game) => deployCrews(game))
    expect(table.model('robin').condition).toBe('away')
    table.state.stage = 'plan'
    table.playOn('')
    expect(table.model('robin').audacity).toBe(true)
  })
})
