import { seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { playResource } from '../cards/resources.ts'
import { inflict } from '../damage/harm.ts'
import { to } from '../testing/table.ts'
import {
  activationOfModel,
  attackBy,
  e,
  effectsOn,
  f,
  revealBy,
  spend,
  spendBlockedReason,
  stage,
} from './testing/stage.ts'
import { type ObjectiveCases, testObjectives } from './testing/test-objectives.ts'

const artist = { traits: ['martial-artist'] }
const nyssa = { name: 'Nyssa Raatko' }
const home = { one: f(5, 5) }
const fought = { activation: { meleeAttacks: 1, damageDealt: 5 } }

const sixOfTheirs = [10, 15, 20, 25, 30, 35].map((x) => ['suspect', x, 20, 'b'] as const)

const cases: ObjectiveCases = {
  'league-inside-the-walls': {
    met: [{ models: { one: f(20, 40), two: f(24, 40) } }],
    not: [
      { models: { one: f(20, 40), two: f(24, 38) } },
      { models: { one: f(20, 40), two: f(24, 42, { condition: 'ko' }) } },
    ],
  },
  'league-like-smoke': {
    met: [{ models: { one: f(10, 22), two: f(30, 22), x: e(20, 28) } }],
    not: [
      { models: { one: f(10, 22), two: f(30, 22), x: e(30, 26) } },
      { models: { one: f(10, 22), two: f(30, 20) } },
    ],
  },
  'league-test-of-skill': {
    met: [
      { models: { one: f(20, 20, artist) }, active: 'one', did: fought },
      { models: { one: f(20, 20, { traits: ['martial-expert'] }) }, active: 'one', did: fought },
    ],
    not: [
      { models: { one: f(20, 20) }, active: 'one', did: fought },
      {
        models: { one: f(20, 20, artist) },
        active: 'one',
        did: { activation: { rangedAttacks: 1, damageDealt: 5 } },
      },
      {
        models: { one: f(20, 20, artist) },
        active: 'one',
        did: { activation: { meleeAttacks: 1, damageDealt: 4 } },
      },
    ],
  },
  'league-no-footprints': {
    met: [{ models: { one: f(20, 20), x: e(20, 24) }, active: 'one', did: { activation: { kos: 1 } } }],
    not: [
      {
        models: { one: f(20, 20), x: e(20, 23) },
        active: 'one',
        did: { activation: { kos: 1 } },
      },
      { models: { one: f(20, 20), x: e(20, 24) }, active: 'one' },
      { models: { one: f(20, 20), x: e(20, 24) }, active: 'x', did: { activation: { kos: 1 } } },
    ],
  },
  'league-poisoned-well': {
    met: [
      {
        models: home,
        markers: [
          ['suspect', 10, 35],
          ['suspect', 20, 35],
        ],
      },
      {
        models: home,
        markers: [
          ['suspect', 10, 20],
          ['sewer', 10, 22],
        ],
      },
    ],
    not: [
      {
        models: home,
        markers: [
          ['suspect', 10, 35],
          ['suspect', 20, 31],
        ],
      },
      {
        models: home,
        markers: [
          ['suspect', 10, 20],
          ['sewer', 10, 23],
        ],
      },
      {
        models: home,
        markers: [
          ['suspect', 10, 20, 'b'],
          ['sewer', 10, 22],
        ],
      },
    ],
  },
  'league-ring-of-knives': {
    met: [
      {
        models: {
          x: e(20, 20),
          one: f(0, 0, { touching: 'x' }),
          two: f(0, 0, { touching: 'x', side: 'west' }),
        },
      },
    ],
    not: [
      { models: { x: e(20, 20), one: f(0, 0, { touching: 'x' }), two: f(17, 20) } },
      {
        models: {
          x: e(20, 20),
          y: e(20, 23),
          one: f(0, 0, { touching: 'x' }),
          two: f(0, 0, { touching: 'x', side: 'west' }),
        },
      },
    ],
  },
  'league-erase-the-record': {
    met: [{ models: home, markers: sixOfTheirs.slice(1), did: { round: { suspectsRevealed: 1 } } }],
    not: [
      { models: home, markers: sixOfTheirs, did: { round: { suspectsRevealed: 1 } } },
      { models: home, markers: sixOfTheirs.slice(1) },
    ],
  },
  'league-strike-and-fade': {
    met: [
      { models: { one: f(20, 20), x: e(20, 24) }, did: { round: { hits: 1 } } },
      { models: { one: f(20, 20), x: e(0, 0, { touching: 'one' }) }, did: { round: { hits: 1 } } },
    ],
    not: [
      {
        models: {
          one: f(20, 20),
          two: f(30, 20),
          x: e(0, 0, { touching: 'one' }),
          y: e(0, 0, { touching: 'two' }),
        },
        did: { round: { hits: 1 } },
      },
      { models: { one: f(20, 20), x: e(20, 24) } },
    ],
  },
  'league-heir-and-master': {
    met: [{ models: { one: f(20, 24, { stun: 2 }) }, boss: 'one' }],
    not: [
      { models: { one: f(20, 24, { stun: 3 }) }, boss: 'one' },
      { models: { one: f(20, 16) }, boss: 'one' },
      { models: { one: f(20, 24, { condition: 'ko' }) }, boss: 'one' },
    ],
  },
  'league-cities-fall': {
    met: [{ models: home, round: 2, playedIn: 1, accomplished: ['word-gets-around', 'cold-pavement'] }],
    not: [
      { models: home, round: 2, playedIn: 2, accomplished: ['word-gets-around', 'cold-pavement'] },
      { models: home, round: 2, playedIn: 1, accomplished: ['bloody-knuckles', 'cold-pavement'] },
      { models: home, round: 2, playedIn: 1, accomplished: ['word-gets-around', 'two-and-two'] },
    ],
  },
  'league-the-straggler': {
    met: [{ models: { one: f(20, 20), x: e(20, 23), y: e(20, 31) } }],
    not: [
      { models: { one: f(20, 20), x: e(20, 23), y: e(20, 28) } },
      { models: { one: f(20, 18), x: e(20, 23), y: e(20, 31) } },
    ],
  },
  'league-nyssas-vow': {
    met: [{ models: { one: f(20, 20, nyssa), x: e(20, 30) }, markers: [['suspect', 20, 25]] }],
    not: [
      { models: { one: f(20, 20), x: e(20, 30) }, markers: [['suspect', 20, 25]] },
      { models: { one: f(20, 20, nyssa), x: e(20, 17) }, markers: [['suspect', 20, 25]] },
      { models: { one: f(20, 20, nyssa), x: e(20, 30) }, markers: [['suspect', 20, 28]] },
      { models: { one: f(20, 15, nyssa), x: e(20, 30) }, markers: [['suspect', 20, 18]] },
    ],
  },
}

describe('cards of the League of Shadows as objectives', () => testObjectives(cases))

describe('cards of the League of Shadows as resources', () => {
  test('league-inside-the-walls: further and unimpaired', () => {
    const table = stage({ models: { one: f(20, 20) }, active: 'one' })
    spend(table, 'league-inside-the-walls')
    expect(effectsOn(table.model('one'))).toEqual(['card-haste 3 activation', 'card-sure-foot 0 activation'])
  })

  test('league-like-smoke: hard to see by night', () => {
    const table = stage({ models: { one: f(20, 20) }, active: 'one' })
    spend(table, 'league-like-smoke', { moment: activationOfModel('one') })
    expect(effectsOn(table.model('one'))).toEqual(['card-shade 0 round'])
  })

  test('league-test-of-skill: stronger in melee', () => {
    const models = { one: f(20, 20), foe: e(0, 0, { touching: 'one' }) }
    const table = stage({ models, active: 'one' })
    spend(table, 'league-test-of-skill', { moment: attackBy<'one' | 'foe'>('one', 'foe') })
    expect(effectsOn(table.model('one'))).toEqual(['card-might 2 activation'])
    const shot = attackBy<'one' | 'foe'>('one', 'foe', 'ranged')
    expect(spendBlockedReason(stage({ models }), 'league-test-of-skill', shot)).toBe('It is no melee attack.')
  })

  test('league-no-footprints: who is done moves away', () => {
    const table = stage({ models: { one: f(20, 20) }, active: 'one' })
    spend(table, 'league-no-footprints', { moment: activationOfModel('one') }, ['move', to(20, 25)])
    expect(table.model('one').at?.y).toBe(25 * 2540)
    const stuck = stage({ models: { one: f(20, 20) }, active: 'one' })
    stuck.state.activation!.rooted = true
    expect(spendBlockedReason(stuck, 'league-no-footprints', activationOfModel('one'))).toBe(
      'It came out of a sewer and moves no further.',
    )
  })

  test('league-poisoned-well: a suspect within 6"', () => {
    const table = stage({ models: { one: f(20, 20) }, active: 'one' })
    spend(table, 'league-poisoned-well', { moment: activationOfModel('one') }, ['place-suspect', to(20, 26)])
    expect(table.state.markers.map(({ at }) => at.y)).toEqual([26 * 2540])
  })

  test('league-ring-of-knives: an enemy in contact is exposed', () => {
    const table = stage({
      models: { one: f(20, 20), foe: e(0, 0, { touching: 'one' }), far: e(30, 30) },
      active: 'one',
    })
    spend(table, 'league-ring-of-knives')
    expect(effectsOn(table.model('foe'))).toEqual(['card-exposed 1 round'])
    expect(spendBlockedReason(stage({ models: home, active: 'one' }), 'league-ring-of-knives')).toBe(
      'No enemy is in contact.',
    )
  })

  test('league-erase-the-record: a card for a reveal', () => {
    const table = stage({ models: home, active: 'one', decks: { a: ['cold-pavement', 'lamplighters'] } })
    spend(table, 'league-erase-the-record', { moment: revealBy('one') })
    expect(table.crew('a').hand).toEqual(['lamplighters', 'cold-pavement'])
  })

  test('league-strike-and-fade: attacks on the target lose two dice', () => {
    const table = stage({ models: { one: f(20, 20), foe: e(0, 0, { touching: 'one' }) }, active: 'foe' })
    spend(table, 'league-strike-and-fade', { moment: attackBy<'one' | 'foe'>('foe', 'one') })
    expect(effectsOn(table.model('one'))).toEqual(['card-guard 2 activation'])
  })

  test('league-heir-and-master: four markers less', () => {
    const table = stage({ models: { one: f(20, 20) }, hands: { a: ['league-heir-and-master'] } })
    table.play((game, models) => inflict(game, models.one, { stun: 3, injury: 2, cause: 'a test' }), '', [
      'resource',
      'league-heir-and-master',
    ])
    expect(table.model('one')).toMatchObject({ stun: 1, injury: 0 })
    expect(table.crew('a').resources).toBe(0)
  })

  test('league-cities-fall: a friend heals two markers and stands up', () => {
    const table = stage({ models: { one: f(20, 20, { stun: 3, condition: 'down' }), two: f(10, 10) } })
    spend(table, 'league-cities-fall')
    expect(table.model('one')).toMatchObject({ stun: 1, condition: 'up' })
  })

  test('league-the-straggler: what the opponent plays does nothing, and a card is exchanged', () => {
    const hands = { a: ['league-the-straggler', 'lamplighters'], b: ['meet-me-halfway'] }
    const models = { one: f(20, 20), foe: e(30, 30) }
    const table = stage({ models, active: 'foe', hands, decks: { a: ['cold-pavement', 'two-and-two'] } })
    table.play(
      (game) => playResource(game, seat('b'), 'meet-me-halfway', undefined),
      '',
      ['resource', 'league-the-straggler'],
      ['discard', ['0']],
    )
    expect(table.model('foe').effects).toEqual([])
    expect(table.crew('a').hand).toEqual(['two-and-two', 'cold-pavement'])
  })

  test('league-nyssas-vow: a friend near Nyssa moves twice', () => {
    const models = { one: f(20, 20, nyssa), two: f(20, 27), away: f(20, 35) }
    const table = stage({ models, active: 'two' })
    spend(table, 'league-nyssas-vow')
    expect(table.state.activation?.extra.map(({ kind }) => kind)).toEqual(['movement'])
    expect(spendBlockedReason(stage({ models, active: 'away' }), 'league-nyssas-vow')).toBe(
      'It is not within 8" of Nyssa Raatko.',
    )
  })
})
