import { seat } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { expect } from 'vitest'
import type { ExtraAction } from '../../state.ts'
import { ANY, type ModelSketch, to } from '../../testing/table.ts'
import { activationOfModel, attackBy, e, f, harmBy, type MomentOf, revealBy, type Stage } from './stage.ts'
import type { TestedResource } from './test-resources.ts'

/**
 * What resources leave behind, by their cost and numbers, and a situation just outside what they reach: bases are 30 mm wide,
 * so two models are within a distance if their middles are 1.18" further apart at most.
 */

const JUST_NEAR = 1.1
const JUST_FAR = 1.3

/** How far apart the middles of two models in contact are. */
const CONTACT = 3000

const friends = { one: f(20, 20), two: f(24, 20) }
const touching = { ...friends, foe: e(0, 0, { touching: 'one', side: 'west' }) }
const scene: Stage<string> = { models: touching, active: 'one' }

const attack = attackBy('one', 'foe')
const attacked = attackBy('foe', 'one')

const foeAt = (distance: number, gap: number): Readonly<Record<string, ModelSketch>> => ({
  one: f(20, 20),
  two: f(5, 5),
  foe: e(20 + distance + gap, 20),
})

type Damage = { readonly stun?: number; readonly injury?: number }
const pair = ({ stun = 0, injury = 0 }: Damage): readonly [number, number] => [stun, injury]

/** A moment, and what has become of it. */
function watched(moment: MomentOf<string>): readonly [MomentOf<string>, () => unknown] {
  let last: unknown
  return [
    (game, models) => {
      const payload = moment(game, models)
      last = payload
      return payload
    },
    () => last,
  ]
}

/** A player plays another card as a resource. */
const playedBy =
  (who: 'a' | 'b'): MomentOf<string> =>
  () => ({ playing: { seat: seat(who), card: 'bloody-knuckles', stopped: undefined } })

/** Something about the attack of a friend, on the friend or on its target. */
const onAttack = (cost: number, who: 'one' | 'foe', effect: string): TestedResource => ({
  cost,
  at: scene,
  moment: attack,
  leaves: { [who]: [effect], two: [] },
  refused: { at: scene, moment: attacked, why: /./ },
})

/** Something about the start of an enemy's activation near a friend. */
const onTheirStart = (cost: number, near: number, then: Partial<TestedResource>): TestedResource => ({
  cost,
  at: { models: foeAt(near, JUST_NEAR), active: 'foe' },
  moment: activationOfModel('foe'),
  refused: {
    at: { models: foeAt(near, JUST_FAR), active: 'foe' },
    moment: activationOfModel('foe'),
    why: new RegExp(`within ${near}"`),
  },
  ...then,
})

const onPhase = (cost: number, then: Partial<TestedResource>): TestedResource => ({
  cost,
  at: scene,
  ...then,
})

/** Some of the resources of the phases draw: a deck of their own makes it seen. */
const withCards = (hand: number, deck: number): Stage<string> => ({
  ...scene,
  hands: { a: Array.from({ length: hand }, () => 'bloody-knuckles'), b: ['bloody-knuckles', 'two-and-two'] },
  decks: {
    a: Array.from({ length: deck }, () => 'two-and-two'),
    b: ['cold-pavement', 'cold-pavement', 'cold-pavement'],
  },
})

export const usualResource = {
  moreDice: (cost: number, dice: number) => onAttack(cost, 'one', `card-fury ${dice} activation`),
  moreStrength: (cost: number, points: number) => onAttack(cost, 'one', `card-might ${points} activation`),
  surerAim: (cost: number, dice: number) => onAttack(cost, 'one', `card-steady-hand ${dice} activation`),
  noExcuses: (cost: number) => onAttack(cost, 'foe', 'card-rattled 0 activation'),

  closedRanks: (cost: number, dice: number): TestedResource => ({
    cost,
    at: scene,
    moment: attacked,
    leaves: { one: [`card-guard ${dice} activation`], two: [] },
    refused: { at: scene, moment: attack, why: /./ },
  }),

  softerBlow: (cost: number, markers: number): TestedResource => {
    const [moment, seen] = watched(harmBy({ to: 'one', by: 'foe', stun: markers, injury: 1 }))
    return {
      cost,
      at: scene,
      moment,
      // Injuries first: of a stun for each marker and an injury, one stun is left.
      and: () => expect(seen()).toMatchObject({ harm: { stun: 1, injury: 0 } }),
      refused: { at: scene, moment: harmBy({ to: 'foe', by: 'one', stun: 1 }), why: /./ },
    }
  },

  payback: (cost: number, near: number, damage: Damage): TestedResource => ({
    cost,
    at: { models: foeAt(near, JUST_NEAR) },
    moment: harmBy({ to: 'one', by: 'foe', stun: 1 }),
    damage: { foe: pair(damage), two: [0, 0] },
    refused: {
      at: { models: foeAt(near, JUST_FAR) },
      moment: harmBy({ to: 'one', by: 'foe', stun: 1 }),
      why: new RegExp(`within ${near}"`),
    },
  }),

  saltInTheWound: (cost: number, { stun = 0, injury = 0 }: Damage): TestedResource => {
    const [moment, seen] = watched(harmBy({ to: 'foe', by: 'one', stun: 1 }))
    return {
      cost,
      at: scene,
      moment,
      and: () => expect(seen()).toMatchObject({ harm: { stun: 1 + stun, injury } }),
      refused: { at: scene, moment: harmBy({ to: 'foe', stun: 1 }), why: /No friend hurts it/ },
    }
  },

  slipAway: (cost: number, far: number): TestedResource => ({
    cost,
    at: scene,
    moment: activationOfModel('two'),
    answers: [['move', to(24, 20 + far)]],
    and: (table) => expect(table.model('two').at!.y).toBe(inches(20 + far)),
    refused: { at: scene, moment: activationOfModel('foe'), why: /./ },
    tooFar: [['move', to(24, 20.3 + far)]],
  }),

  intoTheDark: (cost: number): TestedResource => ({
    cost,
    at: scene,
    moment: activationOfModel('one'),
    leaves: { one: ['card-shade 0 round'], two: [] },
    refused: { at: scene, moment: activationOfModel('foe'), why: /./ },
  }),

  calledIn: (cost: number): TestedResource => ({
    cost,
    at: scene,
    moment: activationOfModel('one'),
    answers: [['place-suspect', ANY]],
    and: (table) => expect(table.state.markers).toMatchObject([{ kind: 'suspect', seat: 'a' }]),
    refused: { at: scene, moment: activationOfModel('foe'), why: /./ },
  }),

  /** Where the suspect goes is told by middles: the widths of a base and of a marker come on top. */
  inPlainSight: (cost: number, near: number): TestedResource => ({
    cost,
    at: scene,
    moment: activationOfModel('one'),
    answers: [['place-suspect', to(20, 20 + near + JUST_NEAR)]],
    and: (table) => expect(table.state.markers).toMatchObject([{ kind: 'suspect', seat: 'a' }]),
    refused: { at: scene, moment: activationOfModel('foe'), why: /./ },
    tooFar: [['place-suspect', to(20, 20 + near + JUST_FAR)]],
  }),

  longReach: (cost: number, near: number): TestedResource => ({
    cost,
    at: scene,
    moment: activationOfModel('one'),
    leaves: { one: [`card-long-arm ${near} activation`], two: [] },
    refused: { at: scene, moment: activationOfModel('foe'), why: /./ },
  }),

  starTurn: (cost: number, name: string, kind: ExtraAction['kind']): TestedResource => {
    const at = { models: { ...touching, one: f(20, 20, { name }) }, active: 'one' }
    return {
      cost,
      at,
      moment: activationOfModel('one'),
      and: (table) => expect(table.state.activation?.extra.map((each) => each.kind)).toEqual([kind]),
      refused: { at, moment: activationOfModel('two'), why: new RegExp(`It is not ${name}`) },
    }
  },

  wetPaint: (cost: number, inchesLess: number, near: number) =>
    onTheirStart(cost, near, { leaves: { foe: [`card-hobbled ${inchesLess} activation`], one: [] } }),
  coldSweat: (cost: number, near: number) =>
    onTheirStart(cost, near, { leaves: { foe: ['card-rattled 0 activation'], one: [] } }),
  outstretchedLeg: (cost: number, near: number) =>
    onTheirStart(cost, near, { and: (table) => expect(table.model('foe').condition).toBe('down') }),

  oneMore: (cost: number, kind: ExtraAction['kind']): TestedResource => ({
    cost,
    at: scene,
    and: (table) => expect(table.state.activation?.extra.map((each) => each.kind)).toEqual([kind]),
  }),

  shove: (cost: number, far: number, damage: Damage): TestedResource => ({
    cost,
    at: scene,
    damage: { foe: pair(damage) },
    and: (table) => expect(table.model('one').at!.x - table.model('foe').at!.x).toBe(CONTACT + inches(far)),
    refused: { at: { models: foeAt(0, JUST_FAR), active: 'one' }, why: /No enemy is in contact/ },
  }),

  hurtFoesNear: (cost: number, near: number, damage: Damage): TestedResource => ({
    cost,
    at: { models: { ...foeAt(near, JUST_NEAR), two: f(20, 22) }, active: 'one' },
    damage: { foe: pair(damage), two: [0, 0] },
    refused: {
      at: { models: foeAt(near, JUST_FAR), active: 'one' },
      why: new RegExp(`No enemy is within ${near}"`),
    },
  }),

  comeAlong: (cost: number, near: number, far: number): TestedResource => {
    const at = (gap: number): Stage<string> => ({
      models: { one: f(20, 20), two: f(20 + near + gap, 20), foe: e(40, 40) },
      active: 'one',
    })
    const x = 20 + near + JUST_NEAR
    return {
      cost,
      at: at(JUST_NEAR),
      answers: [['move', to(x, 20 + far)]],
      and: (table) => expect(table.model('two').at!.y).toBe(inches(20 + far)),
      refused: { at: at(JUST_FAR), why: new RegExp(`No friend within ${near}"`) },
      tooFar: [['move', to(x, 20.3 + far)]],
    }
  },

  noWitnesses: (cost: number, near: number): TestedResource => ({
    cost,
    at: {
      ...scene,
      markers: [
        ['suspect', 20, 20 + near + JUST_NEAR, 'b'],
        ['suspect', 21, 22],
      ],
    },
    and: (table) => expect(table.state.markers.map(({ seat }) => seat)).toEqual(['a']),
    refused: {
      at: { ...scene, markers: [['suspect', 20, 20 + near + JUST_FAR, 'b']] },
      why: new RegExp(`within ${near}"`),
    },
  }),

  patchUp: (cost: number, many: 1 | 2, markers: number): TestedResource => {
    const hurt = { stun: markers + 1 }
    const two = { one: f(20, 20, hurt), two: f(24, 20, hurt), foe: e(30, 30, hurt) }
    return onPhase(cost, {
      at: { models: many === 1 ? { ...two, two: f(24, 20) } : two },
      answers:
        many === 1
          ? [['target', '0']]
          : [
              ['target', '0'],
              ['target', '1'],
            ],
      damage: { one: [1, 0], two: [many === 1 ? 0 : 1, 0], foe: [markers + 1, 0] },
      refused: { at: scene, why: /No friend is hurt/ },
    })
  },

  newHeart: (cost: number, many: 1 | 2, damage: Damage = {}): TestedResource => {
    const three = { ...touching, three: f(28, 20) }
    return onPhase(cost, {
      at: { models: three },
      answers:
        many === 1
          ? [['target', '1']]
          : [
              ['target', '1'],
              ['target', '3'],
            ],
      damage: { two: pair(damage), one: [0, 0] },
      and: (table) =>
        expect(['one', 'two', 'three'].map((name) => table.model(name).audacity)).toEqual([
          false,
          true,
          many === 2,
        ]),
    })
  },

  lockedDoors: (cost: number) =>
    onPhase(cost, { answers: [['target', '1']], leaves: { two: ['card-sentry 0 round'], one: [] } }),

  steadyNerves: (cost: number, many: 3): TestedResource => {
    const models = { ...friends, three: f(28, 20), four: f(32, 20) }
    return onPhase(cost, {
      at: { models },
      answers: Array.from({ length: many }, (_, index) => ['target', `${index}`] as const),
      leaves: {
        ...Object.fromEntries(['one', 'two', 'three'].map((name) => [name, ['card-nerve 1 round']])),
        four: [],
      },
    })
  },

  /** Of a hand of one beside the card itself: what was played is replaced as well. */
  newLeads: (cost: number, cards: number) =>
    onPhase(cost, {
      at: withCards(0, 5),
      and: (table) =>
        expect([table.crew('a').hand.length, table.crew('a').deck.length]).toEqual([cards + 1, 4 - cards]),
    }),

  secondThoughts: (cost: number, cards: number) =>
    onPhase(cost, {
      at: withCards(4, 5),
      answers: [['discard', Array.from({ length: cards }, (_, index) => `${index}`)]],
      and: (table) =>
        expect(table.crew('a').hand.filter((card) => card === 'two-and-two').length).toBeGreaterThanOrEqual(
          cards,
        ),
      ...(cards < 4 ? { tooFar: [['discard', ['0', '1', '2', '3'].slice(0, cards + 1)]] as const } : {}),
    }),

  openBook: (cost: number) =>
    onPhase(cost, {
      at: withCards(0, 5),
      and: (table) => expect([table.crew('a').hand.length, table.crew('a').deck.length]).toEqual([2, 3]),
    }),

  spannerInTheWorks: (cost: number, cards: number) =>
    onPhase(cost, {
      at: withCards(0, 5),
      and: (table) =>
        expect(table.crew('b').hand.filter((card) => card === 'cold-pavement')).toHaveLength(cards),
      refused: { at: scene, why: /The opponent has no cards/ },
    }),

  firstMove: (cost: number) =>
    onPhase(cost, {
      at: { ...scene, initiative: 'b' },
      and: (table) => expect([table.state.initiative, table.state.turn]).toEqual(['a', 'a']),
    }),

  /** Just high enough or just too low, where a die is rolled at all. */
  calledOff: (cost: number, from: number, die = from): TestedResource => {
    const [moment, seen] = watched(playedBy('b'))
    return {
      cost,
      at: scene,
      moment,
      dice: from > 1 ? `${die}` : '',
      and: () =>
        expect(seen()).toMatchObject({ playing: { stopped: die >= from ? expect.any(String) : undefined } }),
      refused: { at: scene, moment: playedBy('a'), why: /It is your own card/ },
      ...(from > 1 && die === from ? { also: usualResource.calledOff(cost, from, from - 1) } : {}),
    }
  },

  boobyTrap: (cost: number, damage: Damage): TestedResource => ({
    cost,
    at: scene,
    moment: revealBy('foe'),
    damage: { foe: pair(damage), one: [0, 0] },
    refused: { at: scene, moment: revealBy('one'), why: /./ },
  }),

  holdTheLine: (cost: number): TestedResource => ({
    cost,
    at: scene,
    moment: revealBy('foe'),
    leaves: { foe: ['card-tied-up 0 round'], one: [] },
    refused: { at: scene, moment: revealBy('one'), why: /./ },
  }),

  hotTrail: (cost: number, far: number): TestedResource => ({
    cost,
    at: scene,
    moment: revealBy('two'),
    answers: [['move', to(24, 20 + far)]],
    and: (table) => expect(table.model('two').at!.y).toBe(inches(20 + far)),
    refused: { at: scene, moment: revealBy('foe'), why: /./ },
    tooFar: [['move', to(24, 20.3 + far)]],
  }),
}
