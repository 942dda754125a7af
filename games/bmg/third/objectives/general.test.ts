import { seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { playResource } from '../cards/resources.ts'
import { to } from '../testing/table.ts'
import {
  activationOfModel,
  e,
  effectsOn,
  f,
  scores,
  spend,
  spendBlockedReason,
  stage,
} from './testing/stage.ts'
import { type ObjectiveCases, testObjectives } from './testing/test-objectives.ts'

const lamps = [
  ['streetlamp', 10, 20],
  ['streetlamp', 30, 20],
] as const
const four = [
  ['suspect', 10, 20],
  ['suspect', 23, 20],
  ['suspect', 36, 20],
  ['suspect', 23, 33],
] as const
const cases: ObjectiveCases = {
  lamplighters: {
    met: [{ models: { one: f(10, 23), two: f(30, 15), foe: e(30, 24) }, markers: lamps }],
    not: [
      { models: { one: f(10, 23), two: f(10, 17) }, markers: lamps },
      { models: { one: f(10, 23), two: f(30, 17), foe: e(30, 22) }, markers: lamps },
    ],
  },
  'meet-me-halfway': {
    met: [{ models: { one: f(24, 20), two: f(24, 28), foe: e(20, 24) } }],
    not: [
      { models: { one: f(24, 20), two: f(24, 28), foe: e(20, 24), other: e(28, 24) } },
      { models: { one: f(24, 20), two: f(24, 33) } },
    ],
  },
  'word-gets-around': {
    met: [{ models: { one: f(5, 5) }, markers: four }],
    not: [
      { models: { one: f(5, 5) }, markers: four.slice(1) },
      { models: { one: f(5, 5) }, markers: [...four.slice(1), ['suspect', 28, 20]] },
      { models: { one: f(5, 5) }, markers: [...four.slice(1), ['suspect', 10, 20, 'b']] },
    ],
  },
  'two-and-two': {
    met: [
      {
        models: { one: f(5, 5) },
        did: { activation: { suspectsRevealed: 1 }, game: { suspectsRevealed: 2 } },
      },
    ],
    not: [
      {
        models: { one: f(5, 5) },
        did: { activation: { suspectsRevealed: 1 }, game: { suspectsRevealed: 1 } },
      },
      { models: { one: f(5, 5) }, did: { round: { suspectsRevealed: 2 }, game: { suspectsRevealed: 2 } } },
    ],
  },
  'on-their-doorstep': {
    met: [
      {
        models: { one: f(5, 5) },
        markers: [['suspect', 20, 37]],
        did: { activation: { suspectsPlaced: 1 } },
      },
    ],
    not: [
      { models: { one: f(5, 5) }, markers: [['suspect', 20, 37]] },
      {
        models: { one: f(5, 5) },
        markers: [['suspect', 20, 34]],
        did: { activation: { suspectsPlaced: 1 } },
      },
    ],
  },
  'carve-up-the-map': {
    met: [{ models: { one: f(10, 20), two: f(40, 14.7), foe: e(40, 40) } }],
    not: [
      { models: { one: f(10, 20), two: f(40, 14.5), foe: e(40, 40) } },
      { models: { one: f(10, 20), two: f(40, 20), foe: e(44, 10) } },
      { models: { one: f(10, 20), two: f(12, 20) } },
    ],
  },
  'above-the-noise': {
    met: [{ models: { one: f(10, 10, { at: [10, 10, 2] }), two: f(20, 10, { at: [20, 10, 4] }) } }],
    not: [{ models: { one: f(10, 10, { at: [10, 10, 3] }), two: f(20, 10, { at: [20, 10, 1] }) } }],
  },
  'a-long-night': {
    met: [
      {
        models: { one: f(5, 5) },
        round: 3,
        playedIn: 2,
        accomplished: ['lamplighters', 'word-gets-around', 'cold-pavement'],
      },
      {
        models: { one: f(5, 5) },
        round: 3,
        playedIn: 2,
        accomplished: ['lamplighters', 'lamplighters', 'two-and-two', 'cold-pavement'],
      },
    ],
    not: [
      {
        models: { one: f(5, 5) },
        round: 2,
        playedIn: 2,
        accomplished: ['lamplighters', 'word-gets-around', 'cold-pavement'],
      },
      {
        models: { one: f(5, 5) },
        round: 3,
        playedIn: 2,
        accomplished: ['lamplighters', 'two-and-two', 'cold-pavement'],
      },
    ],
  },
  'beneath-the-streets': {
    met: [
      {
        models: { one: f(10, 12), two: f(30, 12) },
        markers: [
          ['sewer', 10, 10],
          ['sewer', 30, 10],
        ],
      },
    ],
    not: [
      {
        models: { one: f(10, 12), two: f(30, 15) },
        markers: [
          ['sewer', 10, 10],
          ['sewer', 30, 10],
        ],
      },
      {
        models: { one: f(10, 12), two: f(30, 12), foe: e(32, 10) },
        markers: [
          ['sewer', 10, 10],
          ['sewer', 30, 10],
        ],
        did: { game: { sewersUsed: 1 } },
      },
    ],
  },
  'wipe-the-board': {
    met: [
      {
        models: { one: f(5, 5) },
        markers: [
          ['suspect', 10, 20],
          ['suspect', 20, 20],
          ['suspect', 30, 20],
          ['suspect', 30, 30, 'b'],
          ['suspect', 20, 30, 'b'],
        ],
      },
    ],
    not: [
      {
        models: { one: f(5, 5) },
        markers: [
          ['suspect', 10, 20],
          ['suspect', 20, 20],
          ['suspect', 30, 20],
          ['suspect', 30, 30, 'b'],
          ['suspect', 20, 30, 'b'],
          ['suspect', 10, 30, 'b'],
        ],
      },
      {
        models: { one: f(5, 5) },
        markers: [
          ['suspect', 10, 20],
          ['suspect', 20, 20],
        ],
      },
    ],
  },
  'bide-your-time': {
    met: [{ models: { one: f(20, 32) } }],
    not: [
      { models: { one: f(20, 32) }, did: { round: { resourcesPlayed: 1 } } },
      { models: { one: f(20, 31) } },
    ],
  },
  'change-of-plans': {
    met: [
      { models: { one: f(5, 5) }, did: { activation: { suspectsPlaced: 1 }, round: { damageDealt: 1 } } },
      { models: { one: f(5, 5) }, did: { activation: { suspectsPlaced: 2 } } },
    ],
    not: [
      { models: { one: f(5, 5) }, did: { activation: { suspectsPlaced: 1 }, round: { suspectsPlaced: 2 } } },
      { models: { one: f(5, 5) }, did: { activation: { damageDealt: 5 }, round: { damageDealt: 5 } } },
    ],
  },
}

describe('general cards about ground and suspects, as objectives', () => {
  testObjectives(cases)

  test('beneath-the-streets: a walk through the sewers will do', () => {
    expect(
      scores('beneath-the-streets', { models: { one: f(5, 5) }, did: { round: { sewersUsed: 1 } } }),
    ).toBe(true)
  })
})

describe('general cards about ground and suspects, as resources', () => {
  test('lamplighters: puts out a streetlamp within 6"', () => {
    const table = stage({ models: { one: f(10, 24) }, markers: lamps, active: 'one' })
    spend(table, 'lamplighters')
    expect(table.state.markers.map(({ at }) => at.x)).toEqual([30 * 2540])
    expect(spendBlockedReason(table, 'lamplighters')).toBe(
      'Only one resource may be played in an activation.',
    )
    const far = stage({ models: { one: f(20, 34) }, markers: lamps, active: 'one' })
    expect(spendBlockedReason(far, 'lamplighters')).toBe('No streetlamp is within 6".')
  })

  test('meet-me-halfway: the active model moves 4" further', () => {
    const table = stage({ models: { one: f(10, 10) }, active: 'one' })
    spend(table, 'meet-me-halfway')
    expect(effectsOn(table.model('one'))).toEqual(['card-haste 4 activation'])
  })

  test('word-gets-around: a friend that ends its activation leaves a suspect', () => {
    const table = stage({ models: { one: f(20, 20), foe: e(30, 30) }, active: 'one' })
    const ended = activationOfModel<'one' | 'foe'>('one')
    spend(table, 'word-gets-around', { moment: ended }, ['place-suspect', to(21.18, 20)])
    expect(table.state.markers.map(({ kind, seat: whose }) => [kind, whose])).toEqual([['suspect', 'a']])
    expect(
      spendBlockedReason(stage({ models: { one: f(20, 4), foe: e(30, 30) } }), 'word-gets-around', ended),
    ).toBe('There is no place for a suspect.')
    const theirs = activationOfModel<'one' | 'foe'>('foe')
    expect(
      spendBlockedReason(stage({ models: { one: f(20, 20), foe: e(30, 30) } }), 'word-gets-around', theirs),
    ).toBe('It is not about a model of yours.')
  })

  test('two-and-two: a friend reaches suspects within 4"', () => {
    const table = stage({ models: { one: f(20, 20) }, active: 'one' })
    spend(table, 'two-and-two', { moment: activationOfModel('one') })
    expect(effectsOn(table.model('one'))).toEqual(['card-long-arm 4 activation'])
  })

  test('on-their-doorstep: a Manipulate action more', () => {
    const table = stage({ models: { one: f(20, 20) }, active: 'one' })
    spend(table, 'on-their-doorstep')
    expect(table.state.activation?.extra.map(({ kind }) => kind)).toEqual(['manipulate'])
  })

  test('carve-up-the-map: a friend gets Audacity', () => {
    const table = stage({ models: { one: f(20, 20), two: f(10, 10) } })
    table.model('one').audacity = true
    spend(table, 'carve-up-the-map')
    expect(table.model('two').audacity).toBe(true)
    expect(spendBlockedReason(table, 'carve-up-the-map')).toBe('It costs 2 resource points, and 1 are left.')
  })

  test('above-the-noise: nothing impairs the active model', () => {
    const table = stage({ models: { one: f(20, 20) }, active: 'one' })
    spend(table, 'above-the-noise')
    expect(effectsOn(table.model('one'))).toEqual(['card-sure-foot 0 activation'])
  })

  test('a-long-night: two cards are drawn, what is above four is discarded', () => {
    const hands = { a: ['lamplighters', 'lamplighters', 'lamplighters'] }
    const decks = { a: ['bloody-knuckles', 'cold-pavement', 'two-and-two'] }
    const table = stage({ models: { one: f(20, 20) }, hands, decks })
    spend(table, 'a-long-night', {}, ['discard', ['0']])
    expect(table.crew('a').hand).toEqual(['lamplighters', 'lamplighters', 'two-and-two', 'cold-pavement'])
    expect(table.crew('a').deck).toEqual(['lamplighters', 'bloody-knuckles'])
  })

  test('beneath-the-streets: a friend at a sewer heals two markers', () => {
    const table = stage({
      models: { one: f(20, 20, { injury: 3 }) },
      markers: [['sewer', 20, 22]],
      active: 'one',
    })
    spend(table, 'beneath-the-streets', { moment: activationOfModel('one') })
    expect(table.model('one').injury).toBe(1)
    const far = stage({ models: { one: f(20, 20, { injury: 3 }) }, markers: [['sewer', 20, 26]] })
    expect(spendBlockedReason(far, 'beneath-the-streets', activationOfModel('one'))).toBe(
      'No sewer is within 2".',
    )
  })

  test('wipe-the-board: an enemy suspect near a friend goes', () => {
    const markers = [
      ['suspect', 20, 22, 'b'],
      ['suspect', 30, 30, 'b'],
    ] as const
    const table = stage({ models: { one: f(20, 20) }, markers })
    spend(table, 'wipe-the-board')
    expect(table.state.markers.map(({ at }) => at.x)).toEqual([30 * 2540])
  })

  test('bide-your-time: what the opponent plays does nothing', () => {
    const models = { one: f(20, 20), foe: e(30, 30) }
    const table = stage({ models, active: 'foe', hands: { a: ['bide-your-time'], b: ['meet-me-halfway'] } })
    table.play((game) => playResource(game, seat('b'), 'meet-me-halfway', undefined), '', [
      'resource',
      'bide-your-time',
    ])
    expect(table.model('foe').effects).toEqual([])
    expect([table.crew('a').resources, table.crew('b').resources]).toEqual([1, 2])
  })

  test('change-of-plans: up to three cards are exchanged', () => {
    const hands = { a: ['lamplighters', 'cold-pavement'] }
    const table = stage({
      models: { one: f(20, 20) },
      hands,
      decks: { a: ['two-and-two', 'bloody-knuckles'] },
    })
    spend(table, 'change-of-plans', {}, ['discard', ['0', '1']])
    expect(table.crew('a').hand).toEqual(['bloody-knuckles', 'two-and-two', 'lamplighters'])
    expect(table.crew('a').deck).toEqual(['cold-pavement'])
  })
})
