import { seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import type { Objective } from '../cards/card.ts'
import { e, f, type Stage, stage } from './testing/stage.ts'
import * as usual from './usual-objectives.ts'

const isMet = (objective: Objective, given: Stage<string>): boolean =>
  stage(given).play((game) =>
    objective.met({ game, seat: seat('a'), card: 'tried', playedIn: given.playedIn ?? game.state.round }),
  )

const home = { one: f(5, 5) }
const out = { one: f(10, 20), two: f(20, 20), three: f(30, 20) }
const ko = { condition: 'ko' } as const
const at = (...places: readonly (readonly [number, number, ('a' | 'b')?])[]) =>
  places.map(([x, y, whose]) => ['suspect', x, y, whose ?? 'a'] as const)

type Case = { readonly met: readonly Stage<string>[]; readonly not: readonly Stage<string>[] }

const cases: readonly (readonly [string, Objective, Case])[] = [
  [
    'muchDamage',
    usual.muchDamage(4),
    {
      met: [{ models: home, did: { activation: { damageDealt: 4 } } }],
      not: [{ models: home, did: { activation: { damageDealt: 3 }, round: { damageDealt: 9 } } }],
    },
  ],
  [
    'muchOf',
    usual.muchOf('injury', 3),
    {
      met: [{ models: home, did: { activation: { injuriesDealt: 3 } } }],
      not: [{ models: home, did: { activation: { injuriesDealt: 2, stunsDealt: 9 } } }],
    },
  ],
  [
    'beatenAfield',
    usual.beatenAfield(8),
    {
      met: [{ models: out, active: 'one', did: { activation: { kos: 1 } } }],
      not: [
        { models: { one: f(10, 16) }, active: 'one', did: { activation: { casualties: 1 } } },
        { models: out, active: 'one', did: { round: { kos: 1 } } },
        { models: { ...out, x: e(30, 30) }, active: 'x', did: { activation: { kos: 1 } } },
      ],
    },
  ],
  [
    'beatenByNow',
    usual.beatenByNow(1, 2),
    {
      met: [{ models: home, did: { round: { kos: 1 }, game: { kos: 1, casualties: 1 } } }],
      not: [
        { models: home, did: { round: { kos: 1 }, game: { kos: 1 } } },
        { models: home, did: { game: { kos: 2 } } },
      ],
    },
  ],
  [
    'manyHits',
    usual.manyHits(3),
    {
      met: [{ models: home, did: { round: { hits: 3 } } }],
      not: [{ models: home, did: { round: { hits: 2 }, game: { hits: 5 } } }],
    },
  ],
  [
    'spreadOut',
    usual.spreadOut(2, 10),
    {
      met: [{ models: home, did: { activation: { suspectsPlaced: 1 } }, markers: at([10, 20], [22, 20]) }],
      not: [
        { models: home, markers: at([10, 20], [22, 20]) },
        { models: home, did: { activation: { suspectsPlaced: 1 } }, markers: at([10, 20], [18, 20]) },
      ],
    },
  ],
  [
    'wellGuarded',
    usual.wellGuarded(2, 4),
    {
      met: [{ models: out, markers: at([10, 24], [20, 24]) }],
      not: [
        { models: out, markers: at([10, 24]) },
        { models: { ...out, x: e(20, 28) }, markers: at([10, 24], [20, 24]) },
        { models: { ...out, two: f(20, 20, ko) }, markers: at([10, 24], [20, 24]) },
      ],
    },
  ],
  [
    'moreSuspects',
    usual.moreSuspects(2),
    {
      met: [{ models: home, markers: at([10, 20], [20, 20], [30, 20, 'b']) }],
      not: [
        { models: home, markers: at([10, 20]) },
        { models: home, markers: at([10, 20], [20, 20], [30, 20, 'b'], [40, 20, 'b']) },
      ],
    },
  ],
  [
    'untouched',
    usual.untouched(2, 1),
    {
      met: [{ models: home, markers: at([10, 20], [20, 20]), theyDid: { round: { suspectsRevealed: 1 } } }],
      not: [
        { models: home, markers: at([10, 20], [20, 20]), theyDid: { round: { suspectsRevealed: 2 } } },
        { models: home, markers: at([10, 20]) },
      ],
    },
  ],
  [
    'inEveryQuarter',
    usual.inEveryQuarter(3),
    {
      met: [{ models: home, markers: at([10, 10], [40, 10], [10, 40]) }],
      not: [{ models: home, markers: at([10, 10], [40, 10], [10, 40, 'b']) }],
    },
  ],
  [
    'atTheirDoor',
    usual.atTheirDoor(2, 6),
    {
      met: [{ models: home, markers: at([10, 36], [20, 36]) }],
      not: [
        { models: home, markers: at([10, 36], [20, 30]) },
        { models: home, markers: at([10, 36], [20, 36, 'b']) },
      ],
    },
  ],
  [
    'busyRound',
    usual.busyRound(3),
    {
      met: [{ models: home, did: { round: { suspectsPlaced: 3 } } }],
      not: [{ models: home, did: { round: { suspectsPlaced: 2 }, game: { suspectsPlaced: 6 } } }],
    },
  ],
  [
    'workAndBlows',
    usual.workAndBlows(2, 2),
    {
      met: [{ models: home, did: { round: { suspectsPlaced: 1, suspectsRevealed: 1, damageDealt: 2 } } }],
      not: [
        { models: home, did: { round: { suspectsPlaced: 2, damageDealt: 1 } } },
        { models: home, did: { round: { suspectsPlaced: 1, damageDealt: 5 } } },
      ],
    },
  ],
  [
    'revealedAfield',
    usual.revealedAfield(8),
    {
      met: [{ models: out, active: 'one', did: { activation: { suspectsRevealed: 1 } } }],
      not: [
        { models: { one: f(10, 16) }, active: 'one', did: { activation: { suspectsRevealed: 1 } } },
        { models: out, active: 'one', did: { round: { suspectsRevealed: 1 } } },
      ],
    },
  ],
  [
    'caseWork',
    usual.caseWork(1),
    {
      met: [
        { models: home, did: { round: { suspectsRevealed: 1 } } },
        { models: home, did: { round: { casualties: 1 } } },
      ],
      not: [{ models: home, did: { game: { suspectsRevealed: 1, kos: 1 } } }],
    },
  ],
  [
    'afield',
    usual.afield(3, 8),
    {
      met: [{ models: out }],
      not: [{ models: { ...out, three: f(30, 16) } }, { models: { ...out, three: f(30, 20, ko) } }],
    },
  ],
  [
    'safeAndAfield',
    usual.safeAndAfield(3, 8),
    {
      met: [{ models: out }],
      not: [{ models: out, theyDid: { round: { kos: 1 } } }, { models: { ...out, three: f(30, 16) } }],
    },
  ],
  [
    'unseenAfield',
    usual.unseenAfield(2, 8, 4),
    {
      met: [{ models: { one: f(10, 20), two: f(20, 20), x: e(15, 26) } }],
      not: [{ models: { one: f(10, 20), two: f(20, 20), x: e(20, 24) } }],
    },
  ],
  [
    'inTheMiddle',
    usual.inTheMiddle(2, 8),
    {
      met: [{ models: { one: f(24, 24), two: f(24, 32) } }],
      not: [{ models: { one: f(24, 24), two: f(24, 33) } }],
    },
  ],
  [
    'middleOfTown',
    usual.middleOfTown(2, 6),
    {
      met: [{ models: { one: f(24, 24), two: f(24, 28), x: e(28, 24) } }],
      not: [
        { models: { one: f(24, 24), two: f(24, 28), x: e(28, 24), y: e(20, 24) } },
        { models: { one: f(24, 24) } },
      ],
    },
  ],
  [
    'quartersOurs',
    usual.quartersOurs(2, 2, 6),
    {
      met: [{ models: { one: f(10, 20), two: f(40, 20) } }],
      not: [
        { models: { one: f(10, 20), two: f(40, 20), x: e(44, 10) } },
        { models: { one: f(10, 20), two: f(40, 10) } },
      ],
    },
  ],
  [
    'atTheGates',
    usual.atTheGates(2, 6),
    {
      met: [{ models: { one: f(10, 35), two: f(20, 35) } }],
      not: [{ models: { one: f(10, 35), two: f(20, 32) } }],
    },
  ],
  [
    'courtHeld',
    usual.courtHeld(4, 2, 5),
    {
      met: [{ models: { one: f(20, 20), two: f(25, 20), three: f(20, 25) }, boss: 'one' }],
      not: [
        { models: { one: f(20, 20), two: f(25, 20), three: f(20, 28) }, boss: 'one' },
        { models: { one: f(20, 12), two: f(25, 12), three: f(20, 16) }, boss: 'one' },
        { models: { one: f(20, 20, ko), two: f(25, 20), three: f(20, 25) }, boss: 'one' },
      ],
    },
  ],
  [
    'inTheThickOfIt',
    usual.inTheThickOfIt(2, 6),
    {
      met: [{ models: { one: f(20, 20), x: e(26, 20), y: e(20, 26) }, boss: 'one' }],
      not: [{ models: { one: f(20, 20), x: e(26, 20), y: e(20, 28) }, boss: 'one' }],
    },
  ],
  [
    'bossInTrouble',
    usual.bossInTrouble(3),
    {
      met: [
        { models: { ...home, x: e(20, 20, { stun: 2, injury: 1 }) }, enemyBoss: 'x' },
        { models: { ...home, x: e(20, 20, ko) }, enemyBoss: 'x' },
      ],
      not: [{ models: { ...home, x: e(20, 20, { stun: 2 }), y: e(30, 30, { stun: 5 }) }, enemyBoss: 'x' }],
    },
  ],
  [
    'bloodied',
    usual.bloodied(2),
    {
      met: [{ models: { ...home, x: e(20, 20, { stun: 1 }), y: e(30, 30, { injury: 1, ...ko }) } }],
      not: [{ models: { ...home, x: e(20, 20, { stun: 1 }), y: e(30, 30) } }],
    },
  ],
  [
    'scattered',
    usual.scattered(2, 6),
    {
      met: [{ models: { ...home, x: e(20, 20), y: e(30, 20) } }],
      not: [{ models: { ...home, x: e(20, 20), y: e(26, 20) } }],
    },
  ],
  [
    'shadowed',
    usual.shadowed(2, 4),
    {
      met: [{ models: { one: f(20, 20), x: e(24, 20), y: e(20, 24) } }],
      not: [{ models: { one: f(20, 20), x: e(24, 20), y: e(20, 26) } }],
    },
  ],
  [
    'gangedUp',
    usual.gangedUp(2),
    {
      met: [
        {
          models: {
            x: e(20, 20),
            one: f(0, 0, { touching: 'x' }),
            two: f(0, 0, { touching: 'x', side: 'west' }),
          },
        },
      ],
      not: [{ models: { x: e(20, 20), one: f(0, 0, { touching: 'x' }), two: f(15, 20) } }],
    },
  ],
  [
    'handInHand',
    usual.handInHand(2, 4, 6),
    {
      met: [{ models: { one: f(20, 20), two: f(24, 20) } }],
      not: [{ models: { one: f(20, 20), two: f(26, 20) } }, { models: { one: f(20, 14), two: f(24, 14) } }],
    },
  ],
  [
    'farApart',
    usual.farApart(2, 5, 6),
    {
      met: [{ models: { one: f(20, 20), two: f(28, 20) } }],
      not: [{ models: { one: f(20, 20), two: f(26, 20) } }, { models: { one: f(20, 20), two: f(28, 14) } }],
    },
  ],
  [
    'caughtInTheAct',
    usual.caughtInTheAct(2, 4),
    {
      met: [{ models: { ...home, x: e(20, 20), y: e(24, 20) }, markers: at([22, 22]) }],
      not: [
        { models: { ...home, x: e(20, 20), y: e(30, 20) }, markers: at([22, 22]) },
        { models: { ...home, x: e(20, 20), y: e(24, 20) }, markers: at([22, 22, 'b']) },
      ],
    },
  ],
  [
    'heldCorners',
    usual.heldCorners('streetlamp', 1, 5),
    {
      met: [{ models: home, markers: [['streetlamp', 5, 9]] }],
      not: [
        { models: { ...home, x: e(5, 13) }, markers: [['streetlamp', 5, 9]] },
        { models: home, markers: [['sewer', 5, 9]] },
      ],
    },
  ],
  [
    'onTheRoofs',
    usual.onTheRoofs(1, 3),
    {
      met: [{ models: { one: { seat: 'a', at: [20, 20, 3] } } }],
      not: [{ models: { one: { seat: 'a', at: [20, 20, 2.9] } } }],
    },
  ],
  [
    'oftenThisRound',
    usual.oftenThisRound('resourcesPlayed', 2, 'Two resources.'),
    {
      met: [{ models: home, did: { round: { resourcesPlayed: 2 } } }],
      not: [{ models: home, did: { round: { resourcesPlayed: 1 }, game: { resourcesPlayed: 4 } } }],
    },
  ],
  [
    'longGame',
    usual.longGame(2, ['violence', 'control']),
    {
      met: [{ models: home, round: 2, playedIn: 1, accomplished: ['bloody-knuckles', 'two-and-two'] }],
      not: [
        { models: home, round: 2, playedIn: 2, accomplished: ['bloody-knuckles', 'bloody-knuckles'] },
        { models: home, round: 2, playedIn: 1, accomplished: ['bloody-knuckles', 'word-gets-around'] },
      ],
    },
  ],
  [
    'starAfield',
    usual.starAfield('Jane Doe', 6, usual.busyRound(1)),
    {
      met: [{ models: { one: f(20, 20, { name: 'Jane Doe' }) }, did: { round: { suspectsPlaced: 1 } } }],
      not: [
        { models: { one: f(20, 20, { name: 'Jane Doe' }) } },
        { models: { one: f(20, 20) }, did: { round: { suspectsPlaced: 1 } } },
        { models: { one: f(20, 14, { name: 'Jane Doe' }) }, did: { round: { suspectsPlaced: 1 } } },
      ],
    },
  ],
  [
    'both',
    usual.both(usual.busyRound(1), usual.manyHits(1)),
    {
      met: [{ models: home, did: { round: { suspectsPlaced: 1, hits: 1 } } }],
      not: [
        { models: home, did: { round: { suspectsPlaced: 1 } } },
        { models: home, did: { round: { hits: 1 } } },
      ],
    },
  ],
  [
    'either',
    usual.either(usual.busyRound(1), usual.manyHits(1)),
    {
      met: [
        { models: home, did: { round: { suspectsPlaced: 1 } } },
        { models: home, did: { round: { hits: 1 } } },
      ],
      not: [{ models: home }],
    },
  ],
]

describe('objectives of several crews', () => {
  for (const [name, objective, { met, not }] of cases) {
    test(`${name}: met`, () => expect(met.map((each) => isMet(objective, each))).toEqual(met.map(() => true)))
    test(`${name}: not met`, () =>
      expect(not.map((each) => isMet(objective, each))).toEqual(not.map(() => false)))
  }

  test('every one of them is tried here', () => {
    expect(cases.map(([name]) => name).toSorted()).toEqual(Object.keys(usual).toSorted())
  })

  test('their texts name their numbers', () => {
    expect(usual.muchDamage(4).text).toMatch(/four damage markers or more/)
    expect(usual.beatenByNow(0, 1).text).toBe(
      'Your crew has knocked out or removed one enemy or more so far.',
    )
    expect(usual.untouched(3, 0).text).toMatch(/revealed none/)
    expect(usual.longGame(2, ['control', 'menace']).text).toMatch(
      /two objectives or more of these types: Control, Menace/,
    )
  })
})
