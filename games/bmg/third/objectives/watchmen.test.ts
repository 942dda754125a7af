import { describe } from 'vitest'
import { attackBy, e, f } from './testing/stage.ts'
import { type ObjectiveCases, testObjectives } from './testing/test-objectives.ts'
import { testResources } from './testing/test-resources.ts'

const veidt = { name: 'Adrian Alexander Veidt' }
const home = { one: f(5, 5) }
const out = { one: f(10, 20), two: f(20, 20) }
const ko = { condition: 'ko' } as const

const cases: ObjectiveCases = {
  'watchmen-who-watches': {
    met: [{ models: { ...out, x: e(40, 10), y: e(44, 10), z: e(40, 30) } }],
    not: [
      { models: { ...out, x: e(40, 10), y: e(44, 10), z: e(36, 10) } },
      { models: { ...out, two: f(20, 18) } },
    ],
  },
  'watchmen-unnecessary-brutality': {
    met: [{ models: home, did: { activation: { damageDealt: 8 } } }],
    not: [{ models: home, did: { activation: { damageDealt: 7 } } }],
  },
  'watchmen-the-big-plan': {
    met: [
      {
        models: home,
        boss: 'one',
        markers: [
          ['suspect', 5, 10],
          ['suspect', 30, 10],
          ['suspect', 40, 10],
        ],
      },
    ],
    not: [
      {
        models: home,
        boss: 'one',
        markers: [
          ['suspect', 20, 10],
          ['suspect', 30, 10],
          ['suspect', 40, 10],
        ],
      },
      {
        models: home,
        boss: 'one',
        markers: [
          ['suspect', 5, 10],
          ['suspect', 30, 10],
        ],
      },
    ],
  },
  'watchmen-retribution': {
    met: [
      { models: { one: f(20, 20) }, active: 'one', did: { activation: { casualties: 1 } } },
      { models: { one: f(20, 20), x: e(0, 0, { touching: 'one', ...ko }) }, active: 'one' },
    ],
    not: [
      { models: { one: f(20, 20), x: e(0, 0, { touching: 'one' }) }, active: 'one' },
      { models: { one: f(20, 18) }, active: 'one', did: { activation: { kos: 1 } } },
      { models: { one: f(20, 20), x: e(30, 20, ko) }, active: 'one', did: { round: { kos: 1 } } },
    ],
  },
  'watchmen-rorschachs-journal': {
    met: [{ models: out, active: 'one', did: { activation: { suspectsRevealed: 1 } } }],
    not: [
      { models: { one: f(10, 16) }, active: 'one', did: { activation: { suspectsRevealed: 1 } } },
      { models: out, active: 'one', did: { round: { suspectsRevealed: 1 } } },
    ],
  },
  'watchmen-sealed-area': {
    met: [{ models: { one: f(24, 24), two: f(20, 24), x: e(28, 24), y: e(24, 28) } }],
    not: [
      { models: { one: f(24, 24), x: e(40, 40) } },
      { models: { one: f(24, 24), two: f(20, 24), x: e(28, 24), y: e(24, 28), z: e(24, 20) } },
    ],
  },
  'watchmen-a-days-work': {
    met: [{ models: home, did: { round: { suspectsPlaced: 1, suspectsRevealed: 1, damageDealt: 2 } } }],
    not: [
      { models: home, did: { round: { suspectsPlaced: 2, damageDealt: 1 } } },
      { models: home, did: { round: { suspectsPlaced: 1, damageDealt: 5 } } },
    ],
  },
  'watchmen-a-comedian-died': {
    met: [
      { models: { ...home, x: e(20, 20, { stun: 3, ranks: ['free-agent'] }) } },
      {
        models: {
          ...home,
          x: e(20, 20, { stun: 1 }),
          y: e(24, 20, { stun: 1 }),
          z: e(28, 20, { injury: 1 }),
          w: e(32, 20, { stun: 1, ...ko }),
        },
      },
    ],
    not: [
      {
        models: {
          ...home,
          x: e(20, 20, { stun: 1 }),
          y: e(24, 20, { stun: 1 }),
          z: e(28, 20, { injury: 1 }),
        },
      },
      { models: { ...home, x: e(20, 20, { stun: 2, ranks: ['leader'] }) } },
    ],
  },
  'watchmen-soon-it-will-be-dark': {
    met: [
      { models: home, round: 2, playedIn: 1, accomplished: ['watchmen-retribution', 'watchmen-a-days-work'] },
    ],
    not: [
      { models: home, round: 1, playedIn: 1, accomplished: ['watchmen-retribution', 'watchmen-a-days-work'] },
      { models: home, round: 2, playedIn: 1, accomplished: ['watchmen-who-watches', 'watchmen-a-days-work'] },
      { models: home, round: 2, playedIn: 1, accomplished: [] },
    ],
  },
  'watchmen-locked-in-here-with-me': {
    met: [{ models: { one: f(20, 20), x: e(22, 20), y: e(20, 23) } }],
    not: [
      { models: { one: f(20, 20), x: e(22, 20), y: e(20, 24) } },
      { models: { one: f(20, 20), x: e(22, 20), y: e(20, 23, ko) } },
    ],
  },
  'watchmen-pretending-normality': {
    met: [{ models: { ...out, three: f(30, 20), x: e(30, 22) } }],
    not: [
      { models: { ...out, three: f(30, 20), four: f(40, 20), five: f(40, 30, { condition: 'down' }) } },
      { models: { ...out, three: f(30, 20), four: f(40, 20), five: f(40, 30, ko) } },
      { models: { ...out, x: e(20, 23.1) } },
      { models: { one: f(10, 20) } },
    ],
  },
  'watchmen-deceiving-a-god': {
    met: [{ models: { one: f(20, 20, veidt) }, did: { round: { suspectsPlaced: 2, suspectsRevealed: 1 } } }],
    not: [
      { models: { one: f(20, 20) }, did: { round: { suspectsPlaced: 3 } } },
      { models: { one: f(20, 16, veidt) }, did: { round: { suspectsPlaced: 3 } } },
      { models: { one: f(20, 20, veidt) }, did: { round: { suspectsPlaced: 2 } } },
    ],
  },
}

describe('cards of the Watchmen as objectives', () => testObjectives(cases))

describe('cards of the Watchmen as resources', () =>
  testResources({
    'watchmen-unnecessary-brutality': {
      at: { models: { one: f(20, 20), x: e(0, 0, { touching: 'one' }) }, active: 'one' },
      moment: attackBy('one', 'x'),
      leaves: { one: ['card-fury 1 activation', 'card-might 1 activation'] },
    },
  }))
