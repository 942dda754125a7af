import { describe, expect, test } from 'vitest'
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

const bird = { name: 'Angel Vallelunga' }
const home = { one: f(5, 5) }
const out = { one: f(10, 20), two: f(20, 20), three: f(30, 20) }
const middle = { one: f(24, 16), two: f(24, 24), three: f(24, 32), four: f(16, 24) }
const ko = { condition: 'ko' } as const

const cases: ObjectiveCases = {
  'bane-up-the-main-street': {
    met: [{ models: middle }],
    not: [{ models: { ...middle, four: f(14, 24) } }, { models: { ...middle, four: f(16, 24, ko) } }],
  },
  'bane-crack-of-bone': {
    met: [{ models: home, did: { activation: { injuriesDealt: 3 } } }],
    not: [
      {
        models: home,
        did: { activation: { injuriesDealt: 2, damageDealt: 5 }, round: { injuriesDealt: 3 } },
      },
    ],
  },
  'bane-fire-and-steel': {
    met: [{ models: home, did: { round: { meleeAttacks: 2, rangedAttacks: 1, damageDealt: 7 } } }],
    not: [
      { models: home, did: { round: { meleeAttacks: 2, damageDealt: 7 } } },
      { models: home, did: { round: { meleeAttacks: 2, rangedAttacks: 1, damageDealt: 6 } } },
    ],
  },
  'bane-dig-in': {
    met: [{ models: out, markers: [['suspect', 20, 24]] }],
    not: [
      { models: out },
      { models: { ...out, three: f(30, 12) }, markers: [['suspect', 20, 24]] },
      { models: { ...out, x: e(20, 28) }, markers: [['suspect', 20, 24]] },
    ],
  },
  'bane-beachhead': {
    met: [{ models: { one: f(10, 35), two: f(20, 35) } }],
    not: [{ models: { one: f(10, 35), two: f(20, 32) } }],
  },
  'bane-outnumbered-and-outgunned': {
    met: [
      {
        models: { one: f(10, 20), two: f(20, 20), x: e(30, 30), y: e(40, 40, ko) },
        did: { game: { kos: 1 } },
      },
    ],
    not: [
      { models: { one: f(10, 20), two: f(20, 20), x: e(30, 30) } },
      { models: { one: f(10, 20), x: e(30, 30) }, did: { game: { kos: 1 } } },
    ],
  },
  'bane-supply-line': {
    met: [
      {
        models: { one: f(10, 20), two: f(40, 20) },
        markers: [
          ['suspect', 10, 16],
          ['suspect', 40, 16],
        ],
      },
    ],
    not: [
      {
        models: { one: f(10, 20), two: f(16, 20) },
        markers: [
          ['suspect', 10, 16],
          ['suspect', 16, 16],
        ],
      },
      {
        models: { one: f(10, 20), two: f(40, 20), x: e(40, 12.5) },
        markers: [
          ['suspect', 10, 16],
          ['suspect', 40, 16],
        ],
      },
    ],
  },
  'bane-on-its-knees': {
    met: [
      { models: { ...home, x: e(20, 30, { ranks: ['leader'], ...ko }) } },
      { models: { ...home, x: e(20, 30, { ranks: ['sidekick'], stun: 1, injury: 1 }) } },
      { models: { ...home, x: { seat: 'b', ranks: ['leader'], condition: 'casualty' } } },
    ],
    not: [
      { models: { ...home, x: e(20, 30, ko) } },
      { models: { ...home, x: e(20, 30, { ranks: ['leader'], stun: 1 }) } },
    ],
  },
  'bane-curfew': {
    met: [
      { models: home, round: 2, playedIn: 1, accomplished: ['two-and-two'] },
      { models: home, round: 2, playedIn: 1, accomplished: ['cold-pavement'] },
      { models: home, round: 2, playedIn: 1, accomplished: ['bane-dig-in'] },
    ],
    not: [
      { models: home, round: 2, playedIn: 2, accomplished: ['two-and-two', 'cold-pavement', 'bane-dig-in'] },
      { models: home, round: 2, playedIn: 1, accomplished: ['word-gets-around'] },
    ],
  },
  'bane-burned-boats': {
    met: [{ models: { ...out, four: f(40, 10) } }],
    not: [{ models: { ...out, four: f(40, 8) } }, { models: out }],
  },
  'bane-heel-on-the-neck': {
    met: [
      { models: { one: f(5, 5), x: e(20, 20, ko), y: e(30, 20, { condition: 'down' }) } },
      { models: { one: f(20, 22), x: e(20, 20, ko) } },
    ],
    not: [{ models: { one: f(20, 25), x: e(20, 20, ko) } }, { models: { one: f(20, 22), x: e(20, 20) } }],
  },
  'bane-next-dose': {
    met: [{ models: { one: f(20, 20, { stun: 4 }), x: e(20, 23) }, boss: 'one' }],
    not: [
      { models: { one: f(20, 20), x: e(20, 24) }, boss: 'one' },
      { models: { one: f(20, 20, { stun: 4, injury: 1 }), x: e(0, 0, { touching: 'one' }) }, boss: 'one' },
    ],
  },
  'bane-birds-eye': {
    met: [
      {
        models: { one: f(20, 20, bird), two: f(20, 25), three: f(20, 15) },
        markers: [
          ['suspect', 5, 20],
          ['suspect', 10, 20],
          ['suspect', 30, 20],
          ['suspect', 40, 20],
          ['suspect', 40, 30],
        ],
      },
    ],
    not: [
      {
        models: { one: f(20, 20, bird), two: f(20, 25), three: f(20, 15) },
        markers: [
          ['suspect', 5, 20],
          ['suspect', 10, 20],
          ['suspect', 30, 20],
          ['suspect', 40, 20],
        ],
      },
      {
        models: { one: f(20, 20, bird), two: f(20, 25), three: f(20, 14.7) },
        markers: [
          ['suspect', 5, 20],
          ['suspect', 10, 20],
          ['suspect', 30, 20],
          ['suspect', 40, 20],
          ['suspect', 40, 30],
        ],
      },
      {
        models: { one: f(20, 20), two: f(20, 25), three: f(20, 15) },
        markers: [
          ['suspect', 5, 20],
          ['suspect', 10, 20],
          ['suspect', 30, 20],
          ['suspect', 40, 20],
          ['suspect', 40, 30],
        ],
      },
    ],
  },
}

describe('cards of Bane as objectives', () => testObjectives(cases))

describe('cards of Bane as resources', () => {
  test('bane-up-the-main-street: up to two friends march further', () => {
    const table = stage({ models: out })
    spend(table, 'bane-up-the-main-street', {}, ['target', '0'], ['target', '2'])
    expect(effectsOn(table.model('one'))).toEqual(['card-haste 3 round'])
    expect(effectsOn(table.model('two'))).toEqual([])
    expect(effectsOn(table.model('three'))).toEqual(['card-haste 3 round'])
  })

  test('bane-crack-of-bone: an injury more for an enemy in contact', () => {
    const models = { one: f(20, 20), foe: e(0, 0, { touching: 'one' }), far: e(30, 30) }
    const table = stage({ models, hands: { a: ['bane-crack-of-bone'] } })
    table.play((game, { one, far }) => inflict(game, far, { stun: 1, by: one, cause: 'a test' }))
    table.play((game, { one, foe }) => inflict(game, foe, { stun: 1, by: one, cause: 'a test' }), '', [
      'resource',
      'bane-crack-of-bone',
    ])
    expect(table.model('foe')).toMatchObject({ stun: 1, injury: 1 })
  })

  test('bane-fire-and-steel: stronger and surer', () => {
    const table = stage({ models: { one: f(20, 20), foe: e(0, 0, { touching: 'one' }) }, active: 'one' })
    spend(table, 'bane-fire-and-steel', { moment: attackBy<'one' | 'foe'>('one', 'foe') })
    expect(effectsOn(table.model('one'))).toEqual([
      'card-might 1 activation',
      'card-steady-hand 1 activation',
    ])
  })

  test('bane-dig-in: harder to hit for the round', () => {
    const table = stage({ models: home, active: 'one' })
    spend(table, 'bane-dig-in', { moment: activationOfModel('one') })
    expect(effectsOn(table.model('one'))).toEqual(['card-guard 1 round'])
  })

  test('bane-beachhead: the Initiative and a card', () => {
    const table = stage({ models: home, initiative: 'b', decks: { a: ['cold-pavement', 'lamplighters'] } })
    spend(table, 'bane-beachhead')
    expect([table.state.initiative, table.state.turn]).toEqual(['a', 'a'])
    expect(table.crew('a').hand).toEqual(['lamplighters', 'cold-pavement'])
  })

  test('bane-outnumbered-and-outgunned: an enemy in contact is thrown back', () => {
    const table = stage({ models: { one: f(20, 20), foe: e(0, 0, { touching: 'one' }) }, active: 'one' })
    const before = table.model('foe').at!.x
    spend(table, 'bane-outnumbered-and-outgunned')
    expect(table.model('foe').at!.x - before).toBe(3 * 2540)
    expect(table.model('foe').stun).toBe(1)
  })

  test('bane-supply-line: a magazine back', () => {
    const weapons = [{ damage: 'S', rof: 2, ammo: 3 }]
    const table = stage({ models: { one: f(20, 20, { weapons }) }, active: 'one' })
    expect(spendBlockedReason(table, 'bane-supply-line', activationOfModel('one'))).toBe('It has not fired.')
    table.model('one').ammo = [0]
    spend(table, 'bane-supply-line', { moment: activationOfModel('one') })
    expect(table.model('one').ammo).toEqual([1])
  })

  test('bane-on-its-knees: a melee attack more', () => {
    const table = stage({ models: home, active: 'one' })
    spend(table, 'bane-on-its-knees')
    expect(table.state.activation?.extra.map(({ kind }) => kind)).toEqual(['melee'])
  })

  test('bane-curfew: Audacity for two, a stun for each', () => {
    const table = stage({ models: out })
    spend(table, 'bane-curfew', {}, ['target', '0'], ['target', '1'])
    expect(table.model('one')).toMatchObject({ audacity: true, stun: 1 })
    expect(table.model('two')).toMatchObject({ audacity: true, stun: 1 })
    expect(table.model('three')).toMatchObject({ audacity: false, stun: 0 })
  })

  test('bane-burned-boats: a friend that is hurt cannot be knocked out', () => {
    const table = stage({ models: { one: f(20, 20) }, hands: { a: ['bane-burned-boats'] } })
    table.play((game, { one }) => inflict(game, one, { stun: 5, cause: 'a test' }), '', [
      'resource',
      'bane-burned-boats',
    ])
    expect(table.model('one')).toMatchObject({ stun: 5, condition: 'up' })
  })

  test('bane-heel-on-the-neck: who attacks makes no Efforts', () => {
    const table = stage({ models: { one: f(20, 20), foe: e(0, 0, { touching: 'one' }) }, active: 'foe' })
    spend(table, 'bane-heel-on-the-neck', { moment: attackBy<'one' | 'foe'>('foe', 'one') })
    expect(effectsOn(table.model('foe'))).toEqual(['card-rattled 0 activation'])
  })

  test('bane-next-dose: a friend heals three markers', () => {
    const table = stage({ models: { one: f(20, 20, { stun: 4 }) } })
    spend(table, 'bane-next-dose')
    expect(table.model('one').stun).toBe(1)
  })

  test('bane-birds-eye: a friend near Bird stands up and moves', () => {
    const models = { one: f(20, 20, bird), two: f(20, 27, { condition: 'down' }), foe: e(30, 30) }
    const table = stage({ models, active: 'foe' })
    spend(table, 'bane-birds-eye', { moment: revealBy<'one' | 'two' | 'foe'>('foe') }, ['move', to(20, 31)])
    expect(table.model('two')).toMatchObject({ condition: 'up', at: { y: 31 * 2540 } })
    expect(
      spendBlockedReason(
        stage({ models: { one: f(20, 20, bird), foe: e(9, 9) } }),
        'bane-birds-eye',
        revealBy<'one' | 'foe'>('foe'),
      ),
    ).toBe('Nobody is within 8" of Bird.')
  })
})
