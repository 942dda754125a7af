import {
  around,
  HALF_NEAR,
  home,
  inRow,
  JUST_FAR,
  JUST_NEAR,
  ko,
  type Marks,
  nearHome,
  type ObjectiveCase,
  out,
  row,
  suspects,
  TABLE,
  ZONE,
} from './around-the-table.ts'
import { e, f } from './stage.ts'

/** Objectives about what was done, and about suspects and other markers. */
export const deedAndSuspectCases = {
  muchDamage: (markers: number): ObjectiveCase => ({
    met: [{ models: home, did: { activation: { damageDealt: markers } } }],
    not: [
      { models: home, did: { activation: { damageDealt: markers - 1 } } },
      { models: home, did: { round: { damageDealt: 9 } } },
    ],
  }),

  beatenAfield: (distance: number): ObjectiveCase => {
    const far = { one: f(20, out(distance)), two: f(30, 5), x: e(20, 40) }
    return {
      met: [
        { models: far, active: 'one', did: { activation: { kos: 1 } } },
        { models: far, active: 'one', did: { activation: { casualties: 1 } } },
      ],
      not: [
        {
          models: { ...far, one: f(20, nearHome(distance)) },
          active: 'one',
          did: { activation: { kos: 1 } },
        },
        { models: far, active: 'two', did: { activation: { kos: 1 } } },
        { models: far, active: 'x', did: { activation: { kos: 1 } } },
        { models: far, active: 'one', did: { round: { kos: 1 } } },
      ],
    }
  },

  revealedAfield: (distance: number): ObjectiveCase => {
    const far = { one: f(20, out(distance)), two: f(30, 5) }
    const did = { activation: { suspectsRevealed: 1 } }
    return {
      met: [{ models: far, active: 'one', did }],
      not: [
        { models: { one: f(20, nearHome(distance)) }, active: 'one', did },
        { models: far, active: 'two', did },
        { models: far, active: 'one', did: { round: { suspectsRevealed: 1 } } },
      ],
    }
  },

  caseWork: (times: number): ObjectiveCase => ({
    met: [
      { models: home, did: { round: { suspectsRevealed: times } } },
      { models: home, did: { round: { suspectsRevealed: times - 1, kos: 1 } } },
      { models: home, did: { round: { casualties: times } } },
    ],
    not: [
      {
        models: home,
        did: {
          round: { suspectsPlaced: 3, suspectsRevealed: times - 1 },
          game: { suspectsRevealed: 3, kos: 3 },
        },
      },
    ],
  }),

  manyHits: (hits: number): ObjectiveCase => ({
    met: [{ models: home, did: { round: { hits } } }],
    not: [{ models: home, did: { round: { hits: hits - 1 }, game: { hits: 9 } } }],
  }),

  busyRound: (many: number): ObjectiveCase => ({
    met: [{ models: home, did: { round: { suspectsPlaced: many } } }],
    not: [{ models: home, did: { round: { suspectsPlaced: many - 1, suspectsRevealed: 3 } } }],
  }),

  workAndBlows: (many: number, markers: number): ObjectiveCase => ({
    met: [
      { models: home, did: { round: { suspectsPlaced: many, damageDealt: markers } } },
      { models: home, did: { round: { suspectsRevealed: many, damageDealt: markers } } },
    ],
    not: [
      { models: home, did: { round: { suspectsPlaced: many - 1, damageDealt: 9 } } },
      { models: home, did: { round: { suspectsPlaced: many, damageDealt: markers - 1 } } },
    ],
  }),

  spreadOut: (many: number, distance: number): ObjectiveCase => {
    const did = { activation: { suspectsPlaced: 1 } }
    const far = suspects(inRow(many, 20, distance + JUST_FAR))
    return {
      met: [{ models: home, did, markers: far }],
      not: [
        { models: home, did, markers: suspects(inRow(many, 20, distance + JUST_NEAR)) },
        { models: home, did, markers: far.slice(1) },
        { models: home, markers: far },
      ],
    }
  },

  wellGuarded: (many: number, distance: number): ObjectiveCase => {
    const at = (gap: number) => suspects(inRow(many, 20 + distance + gap, 9).map(([x, y]) => [x + 1, y]))
    const first = { x: e(5, 20 + 2 * (distance + JUST_NEAR)) }
    return {
      met: [{ models: row(many, 20), markers: at(JUST_NEAR) }],
      not: [
        { models: row(many, 20), markers: at(JUST_FAR) },
        { models: row(many, 20), markers: at(JUST_NEAR).slice(1) },
        { models: row(many, 20, 9, ko), markers: at(JUST_NEAR) },
        { models: { ...row(many, 20), ...first }, markers: at(JUST_NEAR) },
      ],
    }
  },

  moreSuspects: (many: number): ObjectiveCase => {
    const ours = suspects(inRow(many, 20, 4))
    return {
      met: [{ models: home, markers: [...ours, ...suspects(inRow(many - 1, 30, 4), 'b')] }],
      not: [
        { models: home, markers: ours.slice(1) },
        { models: home, markers: [...ours, ...suspects(inRow(many, 30, 4), 'b')] },
      ],
    }
  },

  untouched: (many: number, revealed: number): ObjectiveCase => {
    const markers = suspects(inRow(many, 20, 4))
    return {
      met: [{ models: home, markers, theyDid: { round: { suspectsRevealed: revealed } } }],
      not: [
        { models: home, markers, theyDid: { round: { suspectsRevealed: revealed + 1 } } },
        { models: home, markers: markers.slice(1) },
      ],
    }
  },

  inEveryQuarter: (quarters: number): ObjectiveCase => {
    const all = suspects(
      (
        [
          [10, 10],
          [40, 10],
          [10, 40],
          [40, 40],
        ] as const
      ).slice(0, quarters),
    )
    return {
      met: [{ models: home, markers: all }],
      not: [{ models: home, markers: [...all.slice(1), ['suspect', 41, 12]] }],
    }
  },

  atTheirDoor: (many: number, distance: number): ObjectiveCase => {
    const near = TABLE - ZONE - distance - HALF_NEAR
    const markers = suspects(inRow(many, near, 6))
    return {
      met: [{ models: home, markers }],
      not: [
        { models: home, markers: [...markers.slice(1), ['suspect', 4, near - 0.2]] },
        { models: home, markers: [...markers.slice(1), ['suspect', 4, near, 'b']] },
      ],
    }
  },

  caughtInTheAct: (many: number, distance: number): ObjectiveCase => ({
    met: [
      { models: { ...home, ...around(24, 24, many, distance + JUST_NEAR) }, markers: [['suspect', 24, 24]] },
    ],
    not: [
      { models: { ...home, ...around(24, 24, many, distance + JUST_FAR) }, markers: [['suspect', 24, 24]] },
      {
        models: { ...home, ...around(24, 24, many, distance + JUST_NEAR) },
        markers: [['suspect', 24, 24, 'b']],
      },
      {
        models: { ...home, ...around(24, 24, many, distance + JUST_NEAR, ko) },
        markers: [['suspect', 24, 24]],
      },
    ],
  }),

  heldCorners: (kind: 'streetlamp' | 'sewer', many: number, distance: number): ObjectiveCase => {
    const at = (gap: number): Marks =>
      inRow(many, 20 + distance + gap, 9).map(([x, y]) => [kind, x + 1, y] as const)
    return {
      met: [{ models: row(many, 20), markers: at(JUST_NEAR) }],
      not: [
        { models: row(many, 20), markers: at(JUST_FAR) },
        {
          models: { ...row(many, 20), x: e(5, 20 + 2 * (distance + JUST_NEAR)) },
          markers: at(JUST_NEAR),
        },
      ],
    }
  },

  /** Cards of the kinds that count, enough of them, and one of another kind. */
  longGame: (counted: readonly string[], other: string, needed: 1 | 2 = 2): ObjectiveCase => {
    const later = { models: home, round: 2, playedIn: 1 }
    const enough = counted
      .map((_, index) => counted.slice(index, index + needed))
      .slice(0, counted.length + 1 - needed)
    const few = counted.slice(0, needed - 1)
    return {
      met: enough.map((accomplished) => ({ ...later, accomplished })),
      not: [
        { ...later, round: 1, accomplished: enough[0]! },
        { ...later, accomplished: few },
        { ...later, accomplished: [...few, other] },
      ],
    }
  },
}
