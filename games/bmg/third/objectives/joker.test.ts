import { seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { playObjective } from '../cards/objectives.ts'
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

const harley = { name: 'Dr. Harleen Frances Quinzel' }
const home = { one: f(5, 5) }
const middle = { one: f(24, 18), two: f(24, 24), three: f(24, 30) }
const hurt = { stun: 1 }
const fallen = f(30, 20, { condition: 'ko' })

const cases: ObjectiveCases = {
  'joker-red-noses': {
    met: [
      {
        models: {
          ...home,
          x: e(10, 30, hurt),
          y: e(20, 30, { injury: 1 }),
          z: e(30, 30, { condition: 'ko', stun: 5 }),
          w: e(40, 30, hurt),
        },
        did: { activation: { damageDealt: 3 } },
      },
    ],
    not: [
      {
        models: { ...home, x: e(10, 30, hurt), y: e(20, 30), z: e(30, 30, hurt), w: e(40, 30, hurt) },
        did: { activation: { damageDealt: 3 } },
      },
      {
        models: { ...home, x: e(10, 30, hurt), y: e(20, 30, hurt), z: e(30, 30, hurt) },
        did: { activation: { damageDealt: 2 }, round: { damageDealt: 3 } },
      },
    ],
  },
  'joker-posters-on-every-wall': {
    met: [
      {
        models: home,
        markers: [
          ['suspect', 10, 20],
          ['suspect', 14, 20],
          ['suspect', 30, 20],
          ['suspect', 30, 30],
          ['suspect', 34, 34],
          ['suspect', 38, 34],
        ],
      },
    ],
    not: [
      {
        models: home,
        markers: [
          ['suspect', 10, 20],
          ['suspect', 14, 20],
          ['suspect', 30, 20],
          ['suspect', 30, 30],
          ['suspect', 34, 34],
        ],
      },
      {
        models: home,
        markers: [
          ['suspect', 10, 20],
          ['suspect', 14, 20],
          ['suspect', 30, 20],
          ['suspect', 34, 20],
          ['suspect', 38, 20],
          ['suspect', 34, 16],
          ['suspect', 10, 30, 'b'],
        ],
      },
    ],
  },
  'joker-worth-the-bruises': {
    met: [
      { models: { one: f(20, 13), two: fallen }, active: 'one', did: { activation: { kos: 1 } } },
      {
        models: { one: f(20, 13), two: { seat: 'a', condition: 'casualty' } },
        active: 'one',
        did: { activation: { kos: 1 } },
      },
    ],
    not: [
      { models: { one: f(20, 13) }, active: 'one', did: { activation: { kos: 1 } } },
      { models: { one: f(20, 12), two: fallen }, active: 'one', did: { activation: { kos: 1 } } },
      { models: { one: f(20, 13), two: fallen }, active: 'one', did: { round: { kos: 1 } } },
    ],
  },
  'joker-front-row-seats': {
    met: [{ models: { one: f(20, 20), x: e(20, 26), y: e(26, 20), z: e(14, 20) }, boss: 'one' }],
    not: [
      { models: { one: f(20, 20), x: e(20, 26), y: e(26, 20), z: e(10, 20) }, boss: 'one' },
      {
        models: { one: f(20, 20, { condition: 'ko' }), x: e(20, 26), y: e(26, 20), z: e(14, 20) },
        boss: 'one',
      },
    ],
  },
  'joker-strangers-in-the-crowd': {
    met: [{ models: { ...home, x: e(10, 30), y: e(20, 30) } }],
    not: [{ models: { ...home, x: e(10, 30), y: e(15, 30), z: e(40, 30) } }],
  },
  'joker-doors-wide-open': {
    met: [{ models: { one: f(4, 20), two: f(44, 20), three: f(20, 40) } }],
    not: [{ models: { one: f(4, 20), two: f(44, 20), three: f(20, 38) } }],
  },
  'joker-guest-of-honour': {
    met: [
      { models: { ...home, x: e(20, 30, { stun: 1, injury: 1 }) }, enemyBoss: 'x' },
      { models: { ...home, x: e(20, 30, { condition: 'ko' }) }, enemyBoss: 'x' },
    ],
    not: [{ models: { ...home, x: e(20, 30, { stun: 1 }), y: e(30, 30, { stun: 4 }) }, enemyBoss: 'x' }],
  },
  'joker-laugh-it-off': {
    met: [{ models: { one: f(10, 20, hurt), two: f(20, 20, hurt) } }],
    not: [
      { models: { one: f(10, 20, hurt), two: f(20, 20) } },
      { models: { one: f(10, 20, hurt), two: f(20, 15, hurt) } },
    ],
  },
  'joker-block-party': {
    met: [{ models: { ...middle, x: e(18, 24) } }],
    not: [
      { models: { ...middle, x: e(5, 40) } },
      { models: { ...middle, two: f(9, 5), three: f(5, 5), x: e(18, 24) } },
    ],
  },
  'joker-no-rehearsal': {
    met: [{ models: home, did: { round: { suspectsPlaced: 4 } } }],
    not: [{ models: home, did: { round: { suspectsPlaced: 3 }, game: { suspectsPlaced: 5 } } }],
  },
  'joker-curtain-call': {
    met: [
      { models: home, round: 3, playedIn: 1, accomplished: ['joker-red-noses', 'cold-pavement'] },
      { models: home, round: 3, playedIn: 1, accomplished: ['word-gets-around', 'cold-pavement'] },
    ],
    not: [
      { models: home, round: 3, playedIn: 3, accomplished: ['joker-red-noses', 'cold-pavement'] },
      { models: home, round: 3, playedIn: 1, accomplished: ['joker-red-noses', 'two-and-two'] },
    ],
  },
  'joker-harleys-surprise': {
    met: [{ models: { one: f(20, 20, harley) }, active: 'one', did: { activation: { suspectsPlaced: 1 } } }],
    not: [
      { models: { one: f(20, 20) }, active: 'one', did: { activation: { suspectsPlaced: 1 } } },
      { models: { one: f(20, 18, harley) }, active: 'one', did: { activation: { suspectsPlaced: 1 } } },
      { models: { one: f(20, 20, harley) }, active: 'one' },
      {
        models: { one: f(20, 20, harley), two: f(5, 5) },
        active: 'two',
        did: { activation: { damageDealt: 1 } },
      },
    ],
  },
}

describe('cards of the Joker as objectives', () => {
  testObjectives(cases)

  test('joker-no-rehearsal: the opponent loses a card at random and draws another', () => {
    const table = stage({
      models: home,
      did: { round: { suspectsPlaced: 3 } },
      hands: { a: ['joker-no-rehearsal'], b: ['lamplighters'] },
      decks: { b: ['two-and-two'] },
    })
    table.play((game) => playObjective(game, seat('a'), 'joker-no-rehearsal'))
    expect(table.crew('a').victoryPoints).toBe(1)
    expect(table.crew('b').hand).toEqual(['two-and-two'])
    expect(table.crew('b').deck).toEqual(['lamplighters'])
  })
})

describe('cards of the Joker as resources', () => {
  test('joker-red-noses: two dice more for a stun', () => {
    const table = stage({ models: { one: f(20, 20), foe: e(0, 0, { touching: 'one' }) }, active: 'one' })
    spend(table, 'joker-red-noses', { moment: attackBy<'one' | 'foe'>('one', 'foe') })
    expect(effectsOn(table.model('one'))).toEqual(['card-fury 2 activation'])
    expect(table.model('one').stun).toBe(1)
  })

  test('joker-posters-on-every-wall: a suspect within 4"', () => {
    const table = stage({ models: { one: f(20, 20) }, active: 'one' })
    spend(table, 'joker-posters-on-every-wall', { moment: activationOfModel('one') }, [
      'place-suspect',
      to(20, 24),
    ])
    expect(table.state.markers.map(({ kind, at }) => [kind, at.y])).toEqual([['suspect', 24 * 2540]])
  })

  test('joker-worth-the-bruises: who hurts a friend in contact is hurt', () => {
    const models = { one: f(20, 20), foe: e(0, 0, { touching: 'one' }), far: e(30, 30) }
    const table = stage({ models, hands: { a: ['joker-worth-the-bruises'] } })
    table.play((game, { one, far }) => inflict(game, one, { stun: 1, by: far, cause: 'a test' }))
    table.play((game, { one, foe }) => inflict(game, one, { stun: 1, by: foe, cause: 'a test' }), '', [
      'resource',
      'joker-worth-the-bruises',
    ])
    expect(table.model('foe')).toMatchObject({ stun: 1, injury: 1 })
    expect(table.model('one').stun).toBe(2)
  })

  test('joker-front-row-seats: a stun and an injury for every enemy within 3"', () => {
    const models = { one: f(20, 20), x: e(20, 23), y: e(23, 20), z: e(20, 26) }
    const table = stage({ models, active: 'one' })
    spend(table, 'joker-front-row-seats')
    expect(table.model('x')).toMatchObject({ stun: 1, injury: 1 })
    expect(table.model('y')).toMatchObject({ stun: 1, injury: 1 })
    expect(table.model('z')).toMatchObject({ stun: 0, injury: 0 })
  })

  test('joker-strangers-in-the-crowd: an enemy in contact is driven 4" away', () => {
    const table = stage({ models: { one: f(20, 20), foe: e(0, 0, { touching: 'one' }) }, active: 'one' })
    const before = table.model('foe').at!.x
    spend(table, 'joker-strangers-in-the-crowd', { moment: activationOfModel<'one' | 'foe'>('one') })
    expect(table.model('foe').at!.x - before).toBe(4 * 2540)
  })

  test('joker-doors-wide-open: the opponent loses a card at random and draws another', () => {
    const table = stage({ models: home, hands: { b: ['lamplighters'] }, decks: { b: ['two-and-two'] } })
    spend(table, 'joker-doors-wide-open')
    expect(table.crew('b')).toMatchObject({ hand: ['two-and-two'], deck: ['lamplighters'] })
    expect(spendBlockedReason(stage({ models: home }), 'joker-doors-wide-open')).toBe(
      'The opponent has no cards.',
    )
  })

  test('joker-guest-of-honour: an enemy near a friend falls over', () => {
    const table = stage({ models: { one: f(20, 20), foe: e(20, 26) }, active: 'foe' })
    spend(table, 'joker-guest-of-honour', { moment: activationOfModel<'one' | 'foe'>('foe') })
    expect(table.model('foe').condition).toBe('down')
  })

  test('joker-laugh-it-off: no damage on 3 or more', () => {
    const hit = (face: string): number => {
      const table = stage({ models: { one: f(20, 20) }, hands: { a: ['joker-laugh-it-off'] } })
      const answer = ['resource', 'joker-laugh-it-off'] as const
      table.play((game, { one }) => inflict(game, one, { stun: 3, injury: 1, cause: 'a test' }), face, answer)
      return table.model('one').stun + table.model('one').injury
    }
    expect([hit('2'), hit('3')]).toEqual([4, 0])
  })

  test('joker-block-party: Audacity for two stuns', () => {
    const table = stage({ models: { one: f(20, 20), two: f(10, 10) } })
    spend(table, 'joker-block-party', {}, ['target', '1'])
    expect(table.model('two')).toMatchObject({ audacity: true, stun: 2 })
  })

  test('joker-no-rehearsal: stops a resource on 3 or more', () => {
    const played = (face: string): number => {
      const hands = { a: ['joker-no-rehearsal'], b: ['meet-me-halfway'] }
      const table = stage({ models: { one: f(20, 20), foe: e(30, 30) }, active: 'foe', hands })
      const answer = ['resource', 'joker-no-rehearsal'] as const
      table.play((game) => playResource(game, seat('b'), 'meet-me-halfway', undefined), face, answer)
      return table.model('foe').effects.length
    }
    expect([played('2'), played('3')]).toEqual([1, 0])
  })

  test('joker-curtain-call: up to four cards are exchanged', () => {
    const hands = { a: ['lamplighters', 'cold-pavement', 'two-and-two'] }
    const table = stage({
      models: home,
      hands,
      decks: { a: ['joker-block-party', 'bloody-knuckles', 'make-it-count'] },
    })
    spend(table, 'joker-curtain-call', {}, ['discard', ['0', '1', '2']])
    expect(table.crew('a').hand).toEqual([
      'make-it-count',
      'bloody-knuckles',
      'joker-block-party',
      'lamplighters',
    ])
  })

  test('joker-harleys-surprise: Harley comes running and heals', () => {
    const table = stage({ models: { one: f(20, 20, { ...harley, stun: 1 }), foe: e(30, 30) }, active: 'foe' })
    spend(table, 'joker-harleys-surprise', { moment: revealBy<'one' | 'foe'>('foe') }, ['move', to(20, 26)])
    expect(table.model('one')).toMatchObject({ stun: 0, at: { y: 26 * 2540 } })
  })
})
