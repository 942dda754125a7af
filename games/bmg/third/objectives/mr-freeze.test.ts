import { describe } from 'vitest'
import { e, f } from './testing/stage.ts'
import { type ObjectiveCases, testObjectives } from './testing/test-objectives.ts'
import { testResources } from './testing/test-resources.ts'

const freeze = { name: 'Victor Fries' }
const home = { one: f(5, 5) }
const out = { one: f(10, 20), two: f(20, 20), three: f(30, 20) }
const ko = { condition: 'ko' } as const

const cases: ObjectiveCases = {
  'freeze-important-research': {
    met: [
      {
        models: out,
        markers: [
          ['suspect', 10, 24],
          ['suspect', 20, 24],
        ],
      },
    ],
    not: [
      { models: out, markers: [['suspect', 10, 24]] },
      {
        models: { ...out, x: e(20, 28) },
        markers: [
          ['suspect', 10, 24],
          ['suspect', 20, 24],
        ],
      },
      {
        models: { ...out, three: f(30, 14) },
        markers: [
          ['suspect', 10, 24],
          ['suspect', 20, 24],
        ],
      },
    ],
  },
  'freeze-a-freeze-is-coming': {
    met: [
      {
        models: home,
        did: { activation: { suspectsPlaced: 1 } },
        markers: [
          ['suspect', 5, 20],
          ['suspect', 20, 20],
          ['suspect', 35, 20],
        ],
      },
    ],
    not: [
      {
        models: home,
        markers: [
          ['suspect', 5, 20],
          ['suspect', 20, 20],
          ['suspect', 35, 20],
        ],
      },
      {
        models: home,
        did: { activation: { suspectsPlaced: 1 } },
        markers: [
          ['suspect', 5, 20],
          ['suspect', 20, 20],
          ['suspect', 30, 20],
        ],
      },
    ],
  },
  'freeze-stay-cool': {
    met: [{ models: { one: f(10, 15), two: f(20, 15) } }],
    not: [
      { models: out, theyDid: { round: { kos: 1 } } },
      { models: out, theyDid: { round: { casualties: 1 } } },
      { models: { one: f(10, 15), two: f(20, 14) } },
    ],
  },
  'freeze-chill-out': {
    met: [{ models: home, did: { activation: { damageDealt: 6 } } }],
    not: [{ models: home, did: { activation: { damageDealt: 5 }, round: { damageDealt: 9 } } }],
  },
  'freeze-frozen-assets': {
    met: [
      {
        models: home,
        markers: [
          ['suspect', 10, 20],
          ['suspect', 20, 20],
          ['suspect', 40, 40, 'b'],
        ],
      },
    ],
    not: [
      { models: home, markers: [['suspect', 10, 20]] },
      {
        models: home,
        markers: [
          ['suspect', 10, 20],
          ['suspect', 20, 20],
          ['suspect', 30, 20],
          ['suspect', 40, 20],
          ['suspect', 10, 40, 'b'],
          ['suspect', 20, 40, 'b'],
          ['suspect', 30, 40, 'b'],
          ['suspect', 40, 40, 'b'],
        ],
      },
    ],
  },
  'freeze-endless-winter': {
    met: [
      {
        models: home,
        round: 2,
        playedIn: 1,
        accomplished: ['freeze-frozen-assets', 'freeze-important-research'],
      },
      { models: home, round: 2, playedIn: 1, accomplished: ['freeze-frozen-assets', 'freeze-stay-cool'] },
    ],
    not: [
      { models: home, round: 1, playedIn: 1, accomplished: ['freeze-frozen-assets', 'freeze-stay-cool'] },
      { models: home, round: 2, playedIn: 1, accomplished: ['freeze-frozen-assets', 'freeze-chill-out'] },
      {
        models: home,
        round: 2,
        playedIn: 1,
        accomplished: ['freeze-stay-cool', 'freeze-technological-information'],
      },
    ],
  },
  'freeze-kingdom-of-ice': {
    met: [{ models: { one: f(24, 24), two: f(20, 24), three: f(24, 28) }, markers: [['suspect', 24, 20]] }],
    not: [
      { models: { one: f(24, 24), two: f(20, 24), three: f(24, 28) }, markers: [['suspect', 40, 20]] },
      { models: { one: f(24, 24), two: f(20, 24), three: f(24, 34) }, markers: [['suspect', 24, 20]] },
    ],
  },
  'freeze-send-them-to-the-cooler': {
    met: [
      { models: { one: f(20, 15) }, active: 'one', did: { activation: { kos: 1 } } },
      { models: { one: f(20, 20) }, active: 'one', did: { activation: { casualties: 1 } } },
    ],
    not: [
      { models: { one: f(20, 14) }, active: 'one', did: { activation: { kos: 1 } } },
      { models: { one: f(20, 20), two: f(10, 10) }, active: 'two', did: { activation: { kos: 1 } } },
      { models: { one: f(20, 20) }, active: 'one', did: { round: { kos: 1 } } },
    ],
  },
  'freeze-harsh-conditions': {
    met: [
      {
        models: { ...home, x: e(20, 20), y: e(22, 20), z: e(40, 40) },
        markers: [
          ['suspect', 21, 16],
          ['suspect', 40, 36],
        ],
      },
    ],
    not: [
      { models: { ...home, x: e(20, 20), y: e(22, 20), z: e(40, 40) }, markers: [['suspect', 21, 16]] },
      { models: { ...home, x: e(20, 20), y: e(22, 20), z: e(18, 20, ko) }, markers: [['suspect', 21, 16]] },
      { models: { ...home, x: e(20, 20), y: e(22, 20), z: e(18, 20) }, markers: [['suspect', 21, 16, 'b']] },
    ],
  },
  'freeze-technological-information': {
    met: [
      { models: home, did: { round: { suspectsRevealed: 1 } } },
      { models: { one: f(20, 20), two: f(23, 20) }, markers: [['suspect', 21.5, 20, 'b']] },
    ],
    not: [
      { models: home, did: { game: { suspectsRevealed: 1 } } },
      { models: { one: f(20, 20), two: f(30, 20) }, markers: [['suspect', 21.5, 20, 'b']] },
      { models: { one: f(20, 18), two: f(23, 18) }, markers: [['suspect', 21.5, 18, 'b']] },
    ],
  },
  'freeze-cool-trophy': {
    met: [
      { models: { ...home, x: e(20, 20, { stun: 1 }) }, enemyBoss: 'x' },
      { models: { ...home, x: e(20, 20, ko) }, enemyBoss: 'x' },
      { models: { one: f(20, 22), two: f(22, 20), x: e(20, 20) }, enemyBoss: 'x' },
    ],
    not: [
      { models: { ...home, x: e(20, 20) }, enemyBoss: 'x' },
      { models: { one: f(20, 22), two: f(26, 20), x: e(20, 20) }, enemyBoss: 'x' },
    ],
  },
  'freeze-searching-for-nora': {
    met: [
      {
        models: { one: f(20, 20, freeze) },
        markers: [
          ['suspect', 20, 24, 'b'],
          ['streetlamp', 24, 20],
        ],
      },
    ],
    not: [
      { models: { one: f(20, 20, freeze) }, markers: [['suspect', 20, 24]] },
      {
        models: { one: f(20, 14, freeze) },
        markers: [
          ['suspect', 20, 16],
          ['streetlamp', 24, 14],
        ],
      },
      {
        models: { one: f(20, 20) },
        markers: [
          ['suspect', 20, 24],
          ['streetlamp', 24, 20],
        ],
      },
    ],
  },
}

describe('cards of Mr. Freeze as objectives', () => testObjectives(cases))

describe('cards of Mr. Freeze as resources', () =>
  testResources({
    'freeze-kingdom-of-ice': {
      at: { models: { one: f(20, 20), near: e(24, 20), far: e(30, 20) }, active: 'one' },
      leaves: { near: ['card-hobbled 4 round'], far: [] },
      damage: { near: [1, 0], far: [0, 0] },
      refused: { at: { models: { one: f(20, 20), far: e(30, 20) }, active: 'one' }, why: /within 4"/ },
    },
  }))
