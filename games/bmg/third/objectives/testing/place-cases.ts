import {
  around,
  but,
  HALF_FAR,
  HALF_NEAR,
  home,
  JUST_FAR,
  JUST_NEAR,
  ko,
  lastAt,
  nearHome,
  type ObjectiveCase,
  out,
  row,
  TABLE,
  ZONE,
} from './around-the-table.ts'
import { e, f } from './stage.ts'

/** Objectives about where models are, and in what state. */
export const placeCases = {
  afield: (many: number, distance: number): ObjectiveCase => ({
    met: [{ models: row(many, out(distance)) }],
    not: [
      { models: but(row(many, out(distance)), lastAt(many, nearHome(distance))) },
      { models: but(row(many, out(distance)), lastAt(many, out(distance), 9, ko)) },
    ],
  }),

  safeAndAfield: (many: number, distance: number): ObjectiveCase => ({
    met: [{ models: row(many, out(distance)) }],
    not: [
      { models: but(row(many, out(distance)), lastAt(many, nearHome(distance))) },
      { models: row(many, out(distance)), theyDid: { round: { kos: 1 } } },
      { models: row(many, out(distance)), theyDid: { round: { casualties: 1 } } },
    ],
  }),

  unseenAfield: (many: number, distance: number, clear: number): ObjectiveCase => {
    const models = row(many, out(distance), 18)
    const foe = (gap: number) => ({ x: e(5, out(distance) + clear + gap) })
    return {
      met: [{ models: { ...models, ...foe(JUST_FAR) } }],
      not: [
        { models: { ...models, ...foe(JUST_NEAR) } },
        { models: but(models, lastAt(many, nearHome(distance), 18)) },
      ],
    }
  },

  inTheMiddle: (many: number, distance: number): ObjectiveCase => {
    const models = { four: f(24, 25), three: f(25, 23), two: f(23, 23) }
    const some = Object.fromEntries(Object.entries(models).slice(0, many - 1))
    return {
      met: [{ models: { ...some, one: f(24, 24 + distance + HALF_NEAR) } }],
      not: [
        { models: { ...some, one: f(24, 24 + distance + HALF_FAR) } },
        { models: { ...some, one: f(24, 24 + distance + HALF_NEAR, ko) } },
      ],
    }
  },

  middleOfTown: (many: number, distance: number): ObjectiveCase => {
    const edge = distance + HALF_NEAR
    const ours = { one: f(24, 24), two: f(24, 24 + edge) }
    const theirs = (foes: number) => around(24, 24, foes, 3)
    return {
      met: [{ models: { ...ours, x: e(27, 24) } }],
      not: [
        { models: { ...ours, two: f(24, 24 + distance + HALF_FAR) } },
        { models: { ...ours, ...theirs(many) } },
      ],
    }
  },

  quartersOurs: (quarters: 2, many: number, distance: number): ObjectiveCase => {
    const y = out(distance)
    const ours = { one: f(6, y), two: f(40, y), three: f(14, y), four: f(44, y) }
    const models = Object.fromEntries(Object.entries(ours).slice(0, many))
    return {
      met: [{ models }],
      not: [
        { models: but(models, { ...Object.values(models).at(-1)!, at: [20, nearHome(distance)] }) },
        { models: { ...models, x: e(45, 10), ...(many > 3 ? { y: e(42, 5) } : {}) } },
        ...(quarters === 2 ? [{ models: { ...models, two: f(20, y), four: f(10, y + 3) } }] : []),
      ],
    }
  },

  atTheGates: (many: number, distance: number): ObjectiveCase => {
    const near = TABLE - ZONE - distance - HALF_NEAR
    return {
      met: [{ models: row(many, near) }],
      not: [
        { models: but(row(many, near), lastAt(many, near - 0.2)) },
        { models: but(row(many, near), lastAt(many, near, 9, ko)) },
      ],
    }
  },

  courtHeld: (distance: number, friends: number, near: number): ObjectiveCase => {
    const court = (y: number, gap: number) =>
      Object.fromEntries(
        Object.entries({
          boss: f(24, y),
          one: f(24 + near + gap, y),
          two: f(24 - near - JUST_NEAR, y),
        }).slice(0, friends + 1),
      )
    return {
      met: [{ models: court(out(distance), JUST_NEAR), boss: 'boss' }],
      not: [
        { models: court(out(distance), JUST_FAR), boss: 'boss' },
        { models: court(nearHome(distance), JUST_NEAR), boss: 'boss' },
        {
          models: { ...court(out(distance), JUST_NEAR), boss: f(24, out(distance), ko) },
          boss: 'boss',
        },
      ],
    }
  },

  inTheThickOfIt: (many: number, near: number): ObjectiveCase => ({
    met: [{ models: { one: f(24, 24), ...around(24, 24, many, near + JUST_NEAR) }, boss: 'one' }],
    not: [
      { models: { one: f(24, 24), ...around(24, 24, many, near + JUST_FAR) }, boss: 'one' },
      { models: { one: f(24, 24), ...around(24, 24, many, near + JUST_NEAR, ko) }, boss: 'one' },
      { models: { one: f(24, 24, ko), ...around(24, 24, many, near + JUST_NEAR) }, boss: 'one' },
      { models: { one: f(24, 24), ...around(24, 24, many - 1, near) }, boss: 'one' },
    ],
  }),

  bossInTrouble: (markers: number): ObjectiveCase => ({
    met: [
      { models: { ...home, x: e(20, 20, { stun: markers - 1, injury: 1 }) }, enemyBoss: 'x' },
      { models: { ...home, x: e(20, 20, ko) }, enemyBoss: 'x' },
      { models: { ...home, x: e(20, 20, { condition: 'casualty' }) }, enemyBoss: 'x' },
    ],
    not: [
      { models: { ...home, x: e(20, 20, { stun: markers - 1 }), y: e(30, 30, { stun: 5 }) }, enemyBoss: 'x' },
    ],
  }),

  bloodied: (many: number): ObjectiveCase => ({
    met: [{ models: { ...home, ...around(24, 24, many, 5, { stun: 1, ...ko }) } }],
    not: [{ models: { ...home, ...around(24, 24, many - 1, 5, { stun: 1 }), y: e(40, 40) } }],
  }),

  shadowed: (many: number, distance: number): ObjectiveCase => ({
    met: [{ models: { one: f(24, 24), ...around(24, 24, many, distance + JUST_NEAR) } }],
    not: [
      { models: { one: f(24, 24), ...around(24, 24, many, distance + JUST_FAR) } },
      { models: { one: f(24, 24), ...around(24, 24, many - 1, distance), y: e(45, 45) } },
      { models: { one: f(24, 24, ko), ...around(24, 24, many, distance + JUST_NEAR) } },
    ],
  }),

  handInHand: (many: number, near: number, distance: number): ObjectiveCase => {
    const apart = near + JUST_NEAR
    return {
      met: [{ models: row(many, out(distance), apart) }],
      not: [
        { models: row(many, out(distance), near + JUST_FAR) },
        { models: row(many, nearHome(distance), apart) },
        { models: but(row(many, out(distance), apart), lastAt(many, out(distance), apart, ko)) },
      ],
    }
  },

  farApart: (many: number, near: number, distance: number): ObjectiveCase => ({
    met: [{ models: row(many, out(distance), near + JUST_FAR) }],
    not: [
      { models: row(many, out(distance), near + JUST_NEAR) },
      { models: row(many, nearHome(distance), near + JUST_FAR) },
    ],
  }),
}
