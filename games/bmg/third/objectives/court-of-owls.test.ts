import { describe } from 'vitest'
import { activationOfModel, e, f } from './testing/stage.ts'
import { type ObjectiveCases, testObjectives } from './testing/test-objectives.ts'
import { testResources } from './testing/test-resources.ts'

const march = { name: 'Lincoln March' }
const home = { one: f(5, 5) }
const ko = { condition: 'ko' } as const

const cases: ObjectiveCases = {
  'owls-an-owls-tale': {
    met: [
      {
        models: home,
        markers: [
          ['suspect', 10, 10],
          ['suspect', 40, 10],
          ['suspect', 10, 40],
        ],
      },
    ],
    not: [
      {
        models: home,
        markers: [
          ['suspect', 10, 10],
          ['suspect', 40, 10],
          ['suspect', 10, 40, 'b'],
        ],
      },
    ],
  },
  'owls-gotham-is-ours': {
    met: [
      { models: home, round: 2, playedIn: 1, accomplished: ['owls-an-owls-tale', 'owls-talons-claw'] },
      { models: home, round: 2, playedIn: 1, accomplished: ['owls-owls-night', 'owls-labyrinth'] },
    ],
    not: [
      { models: home, round: 1, playedIn: 1, accomplished: ['owls-an-owls-tale', 'owls-talons-claw'] },
      { models: home, round: 2, playedIn: 1, accomplished: ['owls-secure-bases', 'owls-talons-claw'] },
    ],
  },
  'owls-owls-night': {
    met: [{ models: { one: f(10, 20), two: f(30, 20), x: e(20, 30) } }],
    not: [
      { models: { one: f(10, 20), two: f(30, 20), x: e(30, 24) } },
      { models: { one: f(10, 20), two: f(30, 14.5), x: e(20, 30) } },
    ],
  },
  'owls-talons-claw': {
    met: [{ models: home, did: { activation: { injuriesDealt: 4 } } }],
    not: [{ models: home, did: { activation: { injuriesDealt: 3, damageDealt: 6 } } }],
  },
  'owls-terrible-accident': {
    met: [{ models: { one: f(20, 20), x: e(22, 20) }, active: 'one', did: { activation: { kos: 1 } } }],
    not: [
      { models: { one: f(20, 20), x: e(22, 20) }, active: 'one' },
      {
        models: { one: f(20, 20), x: e(22, 20), y: e(20, 23) },
        active: 'one',
        did: { activation: { kos: 1 } },
      },
    ],
  },
  'owls-secure-bases': {
    met: [
      {
        models: home,
        theyDid: { round: { suspectsRevealed: 1 } },
        markers: [
          ['suspect', 10, 10],
          ['suspect', 20, 10],
        ],
      },
    ],
    not: [
      {
        models: home,
        theyDid: { round: { suspectsRevealed: 2 } },
        markers: [
          ['suspect', 10, 10],
          ['suspect', 20, 10],
        ],
      },
      {
        models: home,
        markers: [['suspect', 10, 10]],
      },
    ],
  },
  'owls-labyrinth': {
    met: [{ models: { one: f(10, 10), two: f(30, 10), three: f(10, 35) } }],
    not: [
      { models: { one: f(10, 10), two: f(30, 10), three: f(10, 29.3) } },
      { models: { one: f(10, 10), two: f(12, 10), three: f(10, 35) } },
    ],
  },
  'owls-shadow-claw': {
    met: [
      { models: { one: f(20, 20), two: f(30, 20), x: e(0, 0, { touching: 'one' }) }, active: 'one' },
      { models: { one: { seat: 'a', at: [20, 20, 3] } }, active: 'one' },
    ],
    not: [
      {
        models: { one: f(20, 20), two: f(29, 20), x: e(0, 0, { touching: 'one', side: 'west' }) },
        active: 'one',
      },
      { models: { one: f(20, 20), x: e(24, 20) }, active: 'one' },
    ],
  },
  'owls-primary-prey': {
    met: [
      { models: { ...home, x: e(20, 20, { stun: 2 }) }, enemyBoss: 'x' },
      { models: { ...home, x: e(20, 20), y: e(30, 30, { ranks: ['sidekick'], ...ko }) }, enemyBoss: 'x' },
    ],
    not: [{ models: { ...home, x: e(20, 20, { stun: 1 }), y: e(30, 30, ko) }, enemyBoss: 'x' }],
  },
  'owls-stalking-parliament': {
    met: [{ models: { one: f(10, 20), two: f(30, 20), x: e(10, 23), y: e(30, 23) } }],
    not: [
      { models: { one: f(10, 20), two: f(30, 20), x: e(10, 23), y: e(30, 26) } },
      { models: { one: f(10, 20), two: f(30, 20), x: e(10, 23), y: e(12, 23) } },
    ],
  },
  'owls-not-a-whispered-word': {
    met: [
      { models: home, boss: 'one', did: { round: { suspectsRevealed: 1 } } },
      { models: home, boss: 'one', did: { round: { kos: 1 } } },
    ],
    not: [
      { models: home, boss: 'one', did: { game: { kos: 1 } } },
      { models: { one: f(5, 5, ko), two: f(8, 8) }, boss: 'one', did: { round: { kos: 1 } } },
    ],
  },
  'owls-plots-behind-plots': {
    met: [
      {
        models: { one: f(20, 20, march) },
        markers: [
          ['suspect', 20, 28],
          ['suspect', 28, 20],
        ],
      },
    ],
    not: [
      { models: { one: f(20, 20, march) }, markers: [['suspect', 20, 28]] },
      {
        models: { one: f(20, 20) },
        markers: [
          ['suspect', 20, 28],
          ['suspect', 28, 20],
        ],
      },
      {
        models: { one: f(20, 14, march) },
        markers: [
          ['suspect', 20, 18],
          ['suspect', 28, 14],
        ],
      },
    ],
  },
}

describe('cards of the Court of Owls as objectives', () => testObjectives(cases))

describe('cards of the Court of Owls as resources', () =>
  testResources({
    'owls-shadow-claw': {
      at: { models: { one: f(20, 20), x: e(26, 20) }, active: 'one' },
      moment: activationOfModel('one'),
      leaves: { one: ['card-haste 3 activation', 'card-sure-foot 0 activation'] },
      refused: {
        at: { models: { one: f(20, 20), x: e(24, 20) }, active: 'one' },
        moment: activationOfModel('one'),
        why: /within 4"/,
      },
    },
  }))
