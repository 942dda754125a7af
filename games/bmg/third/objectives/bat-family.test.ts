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

const grayson = { name: 'Dick Grayson' }
const home = { one: f(5, 5) }
const high = { one: f(20, 20, { at: [20, 20, 3] }) }
const apart = { one: f(10, 20), two: f(20, 20), three: f(30, 20) }
const pair = { one: f(20, 20), two: f(20, 23) }
const revealed = { activation: { suspectsRevealed: 1 } }
const worn = { stun: 4 }

const cases: ObjectiveCases = {
  'bats-gargoyle-perch': {
    met: [{ models: { ...high, x: e(20, 23) } }],
    not: [{ models: { one: f(20, 20), x: e(20, 23) } }, { models: { ...high, x: e(20, 28) } }],
  },
  'bats-nobody-dies-tonight': {
    met: [
      { models: home, did: { round: { kos: 1 } } },
      { models: home, did: { round: { suspectsRevealed: 1 } } },
    ],
    not: [
      { models: home, did: { activation: { kos: 1 } } },
      { models: home, did: { round: { kos: 1 }, game: { casualties: 1 } } },
    ],
  },
  'bats-gloves-only': {
    met: [{ models: home, did: { activation: { stunsDealt: 7 } } }],
    not: [
      { models: home, did: { activation: { stunsDealt: 7, injuriesDealt: 1 } } },
      { models: home, did: { activation: { stunsDealt: 6 }, round: { stunsDealt: 8 } } },
    ],
  },
  'bats-loose-ends': {
    met: [
      {
        models: { one: f(10, 20), two: f(20, 20) },
        markers: [
          ['suspect', 20, 30, 'b'],
          ['suspect', 30, 30, 'b'],
          ['suspect', 40, 30, 'b'],
          ['suspect', 10, 30, 'b'],
        ],
      },
    ],
    not: [
      { models: { one: f(10, 20), two: f(20, 20) }, markers: [['suspect', 20, 23, 'b']] },
      { models: { one: f(10, 20), two: f(20, 14) } },
    ],
  },
  'bats-everywhere-at-once': {
    met: [{ models: apart }],
    not: [
      { models: { ...apart, three: f(25, 20) } },
      { models: { ...apart, two: f(20, 14), three: f(30, 14) } },
    ],
  },
  'bats-light-in-the-clouds': {
    met: [
      { models: { one: f(20, 20) }, markers: [['streetlamp', 20, 30]], boss: 'one' },
      { models: { one: f(20, 20, { at: [20, 20, 3] }) }, boss: 'one' },
    ],
    not: [
      { models: { one: f(20, 20) }, markers: [['streetlamp', 20, 32]], boss: 'one' },
      { models: { one: f(20, 12) }, markers: [['streetlamp', 20, 18]], boss: 'one' },
    ],
  },
  'bats-got-you': {
    met: [{ models: { one: f(20, 20, worn), two: f(20, 24) } }],
    not: [
      { models: { one: f(20, 20, { stun: 3 }), two: f(20, 24) } },
      { models: { one: f(20, 20, worn), two: f(20, 26) } },
      { models: { one: f(20, 20, worn), two: f(20, 24), x: e(0, 0, { touching: 'one' }) } },
    ],
  },
  'bats-they-talk-about-us': {
    met: [
      {
        models: {
          one: f(20, 20),
          x: e(20, 24, { stun: 1 }),
          y: e(24, 20, { condition: 'ko', stun: 5 }),
          z: e(16, 20, { stun: 1 }),
        },
      },
    ],
    not: [
      {
        models: { one: f(20, 20), x: e(20, 24, { stun: 1 }), y: e(24, 20, { stun: 1 }), z: e(16, 20) },
      },
      {
        models: {
          one: f(20, 20),
          x: e(20, 24, { stun: 1 }),
          y: e(24, 20, { stun: 1 }),
          z: e(15, 20, { stun: 1 }),
        },
      },
    ],
  },
  'bats-the-whole-picture': {
    met: [
      { models: { one: f(20, 10, { traits: ['detective'] }) }, active: 'one', did: revealed },
      { models: { one: f(20, 26) }, active: 'one', did: revealed },
    ],
    not: [
      { models: { one: f(20, 16) }, active: 'one', did: revealed },
      { models: { one: f(20, 26) }, active: 'one' },
    ],
  },
  'bats-what-we-stand-for': {
    met: [{ models: home, round: 2, playedIn: 1, accomplished: ['bats-got-you', 'bats-loose-ends'] }],
    not: [
      { models: home, round: 1, playedIn: 1, accomplished: ['bats-got-you', 'bats-loose-ends'] },
      {
        models: home,
        round: 2,
        playedIn: 1,
        accomplished: ['bats-got-you', 'bats-back-to-back', 'cold-pavement'],
      },
      { models: home, round: 2, playedIn: 1, accomplished: ['two-and-two', 'bats-loose-ends'] },
    ],
  },
  'bats-back-to-back': {
    met: [
      {
        models: {
          ...pair,
          x: e(24, 20),
          y: e(16, 20, { condition: 'ko' }),
          z: e(20, 16),
        },
      },
    ],
    not: [
      { models: { ...pair, two: f(20, 24), x: e(24, 20), y: e(16, 20), z: e(20, 16) } },
      { models: { ...pair, x: e(24, 20), y: e(16, 20), z: e(20, 15.7) } },
    ],
  },
  'bats-case-files': {
    met: [
      {
        models: { one: f(20, 20), two: f(40, 20) },
        markers: [
          ['suspect', 20, 22, 'b'],
          ['streetlamp', 20, 18],
          ['sewer', 40, 22],
          ['sewer', 40, 18],
        ],
      },
    ],
    not: [
      {
        models: { one: f(20, 20), two: f(40, 20) },
        markers: [
          ['suspect', 20, 22, 'b'],
          ['streetlamp', 20, 18],
          ['sewer', 40, 18],
          ['sewer', 40, 23],
        ],
      },
    ],
  },
  'bats-graysons-leap': {
    met: [{ models: { one: f(20, 20, grayson) }, active: 'one', did: { activation: { damageDealt: 2 } } }],
    not: [
      { models: { one: f(20, 20) }, active: 'one', did: { activation: { damageDealt: 2 } } },
      { models: { one: f(20, 20, grayson) }, active: 'one', did: { activation: { damageDealt: 1 } } },
      { models: { one: f(20, 18, grayson) }, active: 'one', did: { activation: { damageDealt: 2 } } },
      {
        models: { one: f(20, 20, grayson), two: f(5, 5) },
        active: 'two',
        did: { activation: { damageDealt: 2 } },
      },
    ],
  },
}

describe('cards of the Bat-Family as objectives', () => testObjectives(cases))

describe('cards of the Bat-Family as resources', () => {
  test('bats-gargoyle-perch: up and away', () => {
    const table = stage({ models: home, active: 'one' })
    spend(table, 'bats-gargoyle-perch')
    expect(effectsOn(table.model('one'))).toEqual(['card-haste 2 activation', 'card-sure-foot 0 activation'])
  })

  test('bats-nobody-dies-tonight: no damage at all', () => {
    const table = stage({ models: { one: f(20, 20) }, hands: { a: ['bats-nobody-dies-tonight'] } })
    table.play((game, { one }) => inflict(game, one, { stun: 2, injury: 2, cause: 'a test' }), '', [
      'resource',
      'bats-nobody-dies-tonight',
    ])
    expect(table.model('one')).toMatchObject({ stun: 0, injury: 0 })
    expect(table.crew('a').resources).toBe(0)
  })

  test('bats-gloves-only: the target makes no Efforts', () => {
    const table = stage({ models: { one: f(20, 20), foe: e(0, 0, { touching: 'one' }) }, active: 'one' })
    spend(table, 'bats-gloves-only', { moment: attackBy<'one' | 'foe'>('one', 'foe') })
    expect(effectsOn(table.model('foe'))).toEqual(['card-rattled 0 activation'])
  })

  test('bats-loose-ends: suspects within 5" are in reach', () => {
    const table = stage({ models: home, active: 'one' })
    spend(table, 'bats-loose-ends')
    expect(effectsOn(table.model('one'))).toEqual(['card-long-arm 5 activation'])
  })

  test('bats-everywhere-at-once: Audacity for a model that is alone', () => {
    const table = stage({ models: { one: f(20, 20), two: f(20, 24), three: f(40, 40) } })
    spend(table, 'bats-everywhere-at-once')
    expect(['one', 'two', 'three'].map((name) => table.model(name as 'one').audacity)).toEqual([
      false,
      false,
      true,
    ])
    const together = stage({ models: { one: f(20, 20), two: f(20, 24) } })
    expect(spendBlockedReason(together, 'bats-everywhere-at-once')).toBe(
      'Nobody is alone and without Audacity.',
    )
  })

  test('bats-light-in-the-clouds: a friend moves when an enemy begins', () => {
    const table = stage({ models: { one: f(20, 20), foe: e(20, 29) }, active: 'foe' })
    const moment = activationOfModel<'one' | 'foe'>('foe')
    spend(table, 'bats-light-in-the-clouds', { moment }, ['move', to(20, 23)])
    expect(table.model('one').at?.y).toBe(23 * 2540)
  })

  test('bats-got-you: a friend near heals and stands up', () => {
    const models = {
      one: f(20, 20),
      two: f(20, 23, { stun: 3, condition: 'down' }),
      far: f(40, 40, { stun: 3 }),
    }
    const table = stage({ models, active: 'one' })
    spend(table, 'bats-got-you', { moment: activationOfModel<'one' | 'two' | 'far'>('one') })
    expect(table.model('two')).toMatchObject({ stun: 1, condition: 'up' })
    expect(table.model('far').stun).toBe(3)
  })

  test('bats-they-talk-about-us: an enemy that is done is slow and makes no Efforts', () => {
    const table = stage({ models: { one: f(20, 20), foe: e(30, 30) }, active: 'foe' })
    spend(table, 'bats-they-talk-about-us', { moment: activationOfModel<'one' | 'foe'>('foe') })
    expect(effectsOn(table.model('foe'))).toEqual(['card-hobbled 4 round', 'card-rattled 0 round'])
  })

  test('bats-the-whole-picture: another enemy suspect near goes', () => {
    const markers = [
      ['suspect', 20, 26, 'b'],
      ['suspect', 30, 30, 'b'],
    ] as const
    const table = stage({ models: { one: f(20, 20) }, markers, active: 'one' })
    spend(table, 'bats-the-whole-picture', { moment: revealBy('one') })
    expect(table.state.markers.map(({ at }) => at.x)).toEqual([30 * 2540])
  })

  test('bats-what-we-stand-for: stops what cost a point at most', () => {
    const effectsAfter = (card: string, ...answers: (readonly [string, string])[]): number => {
      const hands = { a: ['bats-what-we-stand-for'], b: [card] }
      const table = stage({ models: { one: f(20, 20), foe: e(30, 30) }, active: 'foe', hands })
      table.play((game) => playResource(game, seat('b'), card, undefined), '', ...answers)
      return table.model('foe').effects.length + (table.state.activation?.extra.length ?? 0)
    }
    expect(effectsAfter('meet-me-halfway', ['resource', 'bats-what-we-stand-for'])).toBe(0)
    expect(effectsAfter('on-their-doorstep')).toBe(1)
  })

  test('bats-back-to-back: attacks on a friend that is not alone lose two dice', () => {
    const models = { one: f(20, 20), two: f(20, 24), foe: e(0, 0, { touching: 'one' }) }
    const table = stage({ models, active: 'foe' })
    spend(table, 'bats-back-to-back', { moment: attackBy<'one' | 'two' | 'foe'>('foe', 'one') })
    expect(effectsOn(table.model('one'))).toEqual(['card-guard 2 activation'])
    const alone = stage({ models: { ...models, two: f(40, 40) }, active: 'foe' })
    expect(
      spendBlockedReason(alone, 'bats-back-to-back', attackBy<'one' | 'two' | 'foe'>('foe', 'one')),
    ).toBe('No other friend is within 4".')
  })

  test('bats-case-files: the hand of the opponent is seen, and a card drawn', () => {
    const table = stage({
      models: home,
      hands: { b: ['two-and-two'] },
      decks: { a: ['cold-pavement', 'lamplighters'] },
    })
    spend(table, 'bats-case-files')
    expect(table.crew('a').hand).toEqual(['lamplighters', 'cold-pavement'])
    expect(table.story).toContain('a looks at the hand of b.')
  })

  test('bats-graysons-leap: Grayson manipulates once more, and a card is drawn', () => {
    const models = { one: f(20, 20, grayson), two: f(10, 10) }
    const table = stage({ models, active: 'one', decks: { a: ['cold-pavement', 'lamplighters'] } })
    spend(table, 'bats-graysons-leap', { moment: activationOfModel<'one' | 'two'>('one') })
    expect(table.state.activation?.extra.map(({ kind }) => kind)).toEqual(['manipulate'])
    expect(table.crew('a').hand).toEqual(['lamplighters', 'cold-pavement'])
    expect(
      spendBlockedReason(stage({ models }), 'bats-graysons-leap', activationOfModel<'one' | 'two'>('two')),
    ).toBe('It is not Dick Grayson.')
  })
})
