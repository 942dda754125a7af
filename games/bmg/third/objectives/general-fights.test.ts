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
  scores,
  spend,
  spendBlockedReason,
  stage,
} from './testing/stage.ts'
import { type ObjectiveCases, testObjectives } from './testing/test-objectives.ts'

const home = { one: f(5, 5) }
const out = { one: f(10, 20), two: f(13, 20), three: f(16, 20) }
const suspects = [
  ['suspect', 10, 20],
  ['suspect', 20, 20],
] as const

const cases: ObjectiveCases = {
  'bloody-knuckles': {
    met: [{ models: home, did: { activation: { damageDealt: 6 } } }],
    not: [{ models: home, did: { activation: { damageDealt: 5 }, round: { damageDealt: 9 } } }],
  },
  'cold-pavement': {
    met: [
      { models: { one: f(20, 20) }, active: 'one', did: { activation: { kos: 1 } } },
      { models: { one: f(20, 20) }, active: 'one', did: { activation: { casualties: 1 } } },
    ],
    not: [
      {
        models: { one: f(20, 20) },
        active: 'one',
        did: { activation: { damageDealt: 4 }, round: { kos: 1 } },
      },
      { models: { one: f(20, 20, { stun: 1 }) }, active: 'one', did: { activation: { kos: 1 } } },
      { models: { one: f(20, 20, { injury: 1 }) }, active: 'one', did: { activation: { kos: 1 } } },
    ],
  },
  'nobody-left-behind': {
    met: [{ models: out }],
    not: [{ models: out, theyDid: { round: { kos: 1 } } }, { models: { ...out, three: f(16, 15) } }],
  },
  'trusted-hands': {
    met: [{ models: { one: f(10, 22), two: f(20, 22) }, markers: suspects }],
    not: [
      { models: { one: f(10, 22), two: f(20, 26) }, markers: suspects },
      {
        models: { one: f(10, 17), two: f(20, 17) },
        markers: [
          ['suspect', 10, 20],
          ['suspect', 20, 15],
        ],
      },
      { models: { one: f(10, 22), two: f(20, 22), foe: e(20, 17) }, markers: suspects },
      { models: { one: f(10, 22), two: f(20, 22, { condition: 'ko' }) }, markers: suspects },
    ],
  },
  'make-it-count': {
    met: [{ models: home, did: { round: { kos: 1 }, game: { kos: 1, casualties: 1 } } }],
    not: [
      { models: home, did: { round: { kos: 1 }, game: { kos: 1 } } },
      { models: home, did: { game: { kos: 3 } } },
    ],
  },
  'keep-the-boss-close': {
    met: [{ models: out, boss: 'two' }],
    not: [
      { models: { ...out, three: f(26, 20) }, boss: 'two' },
      { models: { one: f(10, 10), two: f(13, 10), three: f(16, 10) }, boss: 'two' },
      { models: { ...out, two: f(13, 20, { condition: 'ko' }) }, boss: 'two' },
    ],
  },
  'shoulder-to-shoulder': {
    met: [{ models: { ...out, four: f(19, 20), five: f(30, 5) } }],
    not: [{ models: { ...out, four: f(30, 20) } }, { models: { ...out, four: f(30, 5) } }],
  },
  'last-one-standing': {
    met: [
      {
        models: { one: f(20, 20), foe: e(0, 0, { touching: 'one', condition: 'ko' }) },
        active: 'one',
        did: { activation: { damageDealt: 3 } },
      },
    ],
    not: [
      {
        models: { one: f(20, 20), foe: e(0, 0, { touching: 'one' }) },
        active: 'one',
        did: { activation: { damageDealt: 3 } },
      },
      {
        models: { one: f(20, 20), foe: e(0, 0, { touching: 'one', condition: 'ko' }) },
        active: 'one',
        did: { activation: { damageDealt: 2 } },
      },
      {
        models: { one: f(20, 20), foe: e(0, 0, { touching: 'one', condition: 'ko' }) },
        active: 'foe',
        did: { activation: { damageDealt: 3 } },
      },
    ],
  },
}

describe('general cards about blows and shelter, as objectives', () => {
  testObjectives(cases)

  test('make-it-count: what the opponent does counts for nothing', () => {
    expect(scores('make-it-count', { models: home, theyDid: { round: { kos: 2 }, game: { kos: 2 } } })).toBe(
      false,
    )
  })
})

describe('general cards about blows and shelter, as resources', () => {
  test('bloody-knuckles: the attacker rolls a die more', () => {
    const table = stage({ models: { one: f(20, 20), foe: e(0, 0, { touching: 'one' }) }, active: 'one' })
    spend(table, 'bloody-knuckles', { moment: attackBy<'one' | 'foe'>('one', 'foe') })
    expect(effectsOn(table.model('one'))).toEqual(['card-fury 1 activation'])
    const theirs = stage({ models: { one: f(20, 20), foe: e(0, 0, { touching: 'one' }) }, active: 'foe' })
    expect(spendBlockedReason(theirs, 'bloody-knuckles', attackBy<'one' | 'foe'>('foe', 'one'))).toBe(
      'It is not about a model of yours.',
    )
  })

  test('cold-pavement: two markers less, injuries first', () => {
    const table = stage({ models: { one: f(20, 20), foe: e(30, 30) }, hands: { a: ['cold-pavement'] } })
    table.play((game, { one }) => inflict(game, one, { stun: 2, injury: 1, cause: 'a test' }), '', [
      'resource',
      'cold-pavement',
    ])
    expect(table.model('one')).toMatchObject({ stun: 1, injury: 0 })
    expect(table.crew('a').resources).toBe(1)
  })

  test('nobody-left-behind: a marker less; enemies get no such help', () => {
    const table = stage({ models: { one: f(20, 20), foe: e(30, 30) }, hands: { a: ['nobody-left-behind'] } })
    table.play((game, { foe }) => inflict(game, foe, { stun: 2, cause: 'a test' }))
    expect(table.model('foe').stun).toBe(2)
    table.play((game, { one }) => inflict(game, one, { stun: 2, cause: 'a test' }), '', [
      'resource',
      'nobody-left-behind',
    ])
    expect(table.model('one').stun).toBe(1)
  })

  test('trusted-hands: a model that reveals one of ours takes two stuns', () => {
    const table = stage({ models: { one: f(20, 20), foe: e(30, 30) }, active: 'foe' })
    spend(table, 'trusted-hands', { moment: revealBy<'one' | 'foe'>('foe') })
    expect(table.model('foe').stun).toBe(2)
    expect(spendBlockedReason(stage({ models: { one: f(20, 20) } }), 'trusted-hands', revealBy('one'))).toBe(
      'It is about a model of yours.',
    )
  })

  test('make-it-count: an attack more', () => {
    const table = stage({ models: { one: f(20, 20) }, active: 'one' })
    spend(table, 'make-it-count')
    expect(table.state.activation?.extra.map(({ kind }) => kind)).toEqual(['attack'])
  })

  test('keep-the-boss-close: attacks on the target lose a die', () => {
    const table = stage({ models: { one: f(20, 20), foe: e(0, 0, { touching: 'one' }) }, active: 'foe' })
    spend(table, 'keep-the-boss-close', { moment: attackBy<'one' | 'foe'>('foe', 'one') })
    expect(effectsOn(table.model('one'))).toEqual(['card-guard 1 activation'])
    const ours = stage({ models: { one: f(20, 20), foe: e(0, 0, { touching: 'one' }) }, active: 'one' })
    expect(spendBlockedReason(ours, 'keep-the-boss-close', attackBy<'one' | 'foe'>('one', 'foe'))).toBe(
      'None of your models is attacked.',
    )
  })

  test('shoulder-to-shoulder: up to two friends heal a marker each', () => {
    const models = {
      one: f(20, 20, { stun: 2 }),
      two: f(10, 20, { injury: 2 }),
      three: f(30, 20, { stun: 1 }),
    }
    const table = stage({ models })
    spend(table, 'shoulder-to-shoulder', {}, ['target', '0'], ['target', '1'])
    expect([table.model('one').stun, table.model('two').injury, table.model('three').stun]).toEqual([1, 1, 1])
    expect(spendBlockedReason(stage({ models: { one: f(20, 20) } }), 'shoulder-to-shoulder')).toBe(
      'Nobody is hurt.',
    )
  })

  test('last-one-standing: a friend near the enemy that is done moves', () => {
    const table = stage({ models: { one: f(20, 20), two: f(5, 5), foe: e(20, 24) }, active: 'foe' })
    spend(table, 'last-one-standing', { moment: activationOfModel<'one' | 'two' | 'foe'>('foe') }, [
      'move',
      to(20, 17),
    ])
    expect(table.model('one').at?.y).toBe(17 * 2540)
  })
})
