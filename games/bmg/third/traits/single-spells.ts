import {
  addEffect,
  bodyOf,
  chooseSpot,
  effectOn,
  isOnTable,
  labelOf,
  markerBody,
  moveMarker,
  removeEffect,
  sees,
  seesSpot,
  within,
} from '@gargoyle/bmg-common'
import { ask, choose, type Rule } from '@gargoyle/engine'
import { grantExtraAction } from '../activation/payment.ts'
import { inflict } from '../damage/harm.ts'
import { heal } from '../damage/healing.ts'
import { giveBonus } from '../effects/bonuses.ts'
import { freeSuspectSpot, placeSuspect, type SuspectOrder } from '../manipulate/suspects.ts'
import { opposedMargin } from '../model/skill-roll.ts'
import { move, moveBlockedReason } from '../movement/move.ts'
import { pull } from '../movement/push.ts'
import type { Bmg3Rules } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { assignMagic, magicBlockedReason, magicOn } from '../weapons/magic.ts'
import { spellAction } from './casting-spells.ts'
import { isActive, offer, suspectsNear, targetsOf } from './helpers.ts'
import { ruleOf } from './special-actions.ts'

const thought = (game: Play, owner: Model, target: Model): SuspectOrder => ({
  seat: owner.seat,
  by: target,
  near: { of: bodyOf(game, target), inches: 4 },
  reason: 'Telepathy',
})

/** Models and suspects that may be moved by thought. */
type Thing = { readonly id: string; readonly label: string; readonly model?: Model; readonly marker?: Marker }

const things = (game: Play, owner: Model, but: readonly string[]): readonly Thing[] =>
  [
    ...targetsOf(game, owner, { side: 'any', within: 8, seen: true }).map((model) => ({
      id: `model ${model.id}`,
      label: labelOf(game, model),
      model,
    })),
    ...suspectsNear(game, owner, 8)
      .filter((marker) => seesSpot(game, owner, markerBody(marker)))
      .map((marker) => ({ id: `suspect ${marker.id}`, label: `Suspect ${marker.id}`, marker })),
  ].filter(({ id }) => !but.includes(id))

/** bmg3/trait/magical-telekinesis: two of them, 4" each. */
function* lift(game: Play, owner: Model): Rule<void> {
  const rule = ruleOf('magical-telekinesis')
  const moved: string[] = []
  for (let left = 2; left > 0; left--) {
    const found = things(game, owner, moved)
    if (found.length === 0) return
    const options = [...found.map(({ id, label }) => ({ id, label })), { id: 'none', label: 'Nothing more' }]
    const prompt = 'What is moved up to 4"?'
    const picked = yield* ask(game, owner.seat, choose({ name: 'lift', prompt, rule, options }))
    const thing = found.find(({ id }) => id === picked)
    if (thing === undefined) return
    moved.push(thing.id)
    const { marker, model } = thing
    if (marker !== undefined)
      yield* moveMarker(game, { marker, upTo: 4, chooser: owner.seat, reason: 'Magical Telekinesis', rule })
    else if (model !== undefined && isOnTable(model)) yield* shoveModel(game, owner, model)
  }
}

function* shoveModel(game: Play, owner: Model, model: Model & { at: NonNullable<Model['at']> }): Rule<void> {
  const { at } = model
  const towards = yield* chooseSpot(game, owner.seat, {
    name: 'direction',
    prompt: `In which direction does ${labelOf(game, model)} move 4"?`,
    rule: ruleOf('magical-telekinesis'),
    near: { of: at, upTo: 8 },
    about: { model: model.id },
    accept: (spot) => (spot.x === at.x && spot.y === at.y ? 'Pick a place to go towards.' : undefined),
  })
  if (towards !== undefined) yield* pull(game, model, towards, 4)
}

const EMPOWER = 'empower'
const empowerOf = (owner: Model): number => effectOn(owner, EMPOWER)?.value ?? 0
const sensed = (victim: Model): string => `khushu-idol ${victim.id}`

/** Spells and powers that belong to no school. */
export const singleSpells: Bmg3Rules = {
  'a-bit-of-magic': {
    name: 'A Bit of Magic',
    text: 'Once in its activation it may take a Magic counter for an Attack bonus marker. A Magical Conflux is a single damage marker for it.',
    own: { 'conflux-damage': { set: 1 } },
    action: {
      kind: 'free',
      limit: 'activation',
      why: ({ game, owner }) => magicBlockedReason(game, owner, 1),
      perform: ({ game, owner }) => {
        assignMagic(game, owner, 1)
        giveBonus(game, owner, 'attack', 1)
      },
    },
  },
  'life-force-absorption': {
    name: 'Life-Force Absorption',
    text: 'Attack, for a Magic counter: an opposed Willpower roll against an enemy within 4" and in sight. It takes a stun, and two damage markers are taken off this model; twice as much if the roll is won by 4 or more.',
    action: spellAction({
      label: 'Life-Force Absorption',
      counters: 1,
      kind: 'ranged',
      aim: () => ({ side: 'enemy', within: 4, seen: true }),
      *cast({ game, owner }, target) {
        const rule = ruleOf('life-force-absorption')
        const reason = `against ${labelOf(game, target)}`
        const margin = yield* opposedMargin(game, owner, target, 'willpower', { reason, rule })
        if (margin === 0) return
        const times = margin >= 4 ? 2 : 1
        yield* inflict(game, target, { stun: times, by: owner, cause: 'Life-Force Absorption' })
        yield* heal(game, owner, 2 * times)
      },
    }),
  },
  'magical-telekinesis': {
    name: 'Magical Telekinesis',
    text: 'Manipulate, for two Magic counters: up to two models or suspects within 8" and in sight are moved 4".',
    action: spellAction({
      label: 'Magical Telekinesis',
      counters: 2,
      kind: 'manipulate',
      cast: ({ game, owner }) => lift(game, owner),
    }),
  },
  telepathy: {
    name: 'Telepathy',
    text: 'Movement, for a Magic counter: a friend moves as far as its Movement, or a suspect is placed within 4" of it.',
    action: spellAction({
      label: 'Telepathy',
      counters: 1,
      kind: 'movement',
      aim: ({ game, owner }) => ({
        side: 'friend',
        only: 'conscious',
        if: (friend) =>
          moveBlockedReason(game, friend) === undefined ||
          freeSuspectSpot(game, thought(game, owner, friend)) !== undefined,
      }),
      *cast({ game, owner }, target) {
        const rule = ruleOf('telepathy')
        const order = thought(game, owner, target)
        const asking = { rule, name: 'telepathy', prompt: `What does ${labelOf(game, target)} do?` }
        const places = freeSuspectSpot(game, order) !== undefined
        const moves = moveBlockedReason(game, target) === undefined
        if (
          places &&
          (!moves ||
            !(yield* offer(game, owner.seat, asking, { yes: 'It moves', no: 'A suspect within 4"' })))
        )
          yield* placeSuspect(game, order)
        else yield* move(game, { model: target, reason: 'Telepathy', rule })
      },
    }),
  },
  'khushu-idol': {
    name: 'Khushu Idol',
    text: 'Gets an Empower counter for each model taken out of the game within 8" and in sight. In its activation one of them takes a Magic counter off it, and two, once, give it a Tactical action more.',
    on: {
      dying: ({ game, owner, victim }) => {
        if (victim !== owner && within(game, owner, victim, 8) && sees(game, owner, victim))
          owner.usedThisRound.push(sensed(victim))
      },
      casualty: ({ game, owner, victim }) => {
        if (owner.usedThisRound.includes(sensed(victim)))
          addEffect(game, owner, EMPOWER, { until: 'game', value: 1 })
      },
    },
    action: [
      {
        kind: 'free',
        id: 'ease',
        label: 'Khushu Idol: a Magic counter less',
        why: ({ owner }) => {
          if (empowerOf(owner) < 1) return 'It has no Empower counter.'
          return magicOn(owner) > 0 ? undefined : 'It has no Magic counter.'
        },
        perform: ({ owner }) => {
          spend(owner, EMPOWER, 1)
          spend(owner, 'magic-counter', 1)
        },
      },
      {
        kind: 'free',
        id: 'act',
        label: 'Khushu Idol: a Tactical action more',
        limit: 'activation',
        why: ({ game, owner }) => {
          if (!isActive(game, owner)) return 'Only in its own activation.'
          return empowerOf(owner) >= 2 ? undefined : 'It has no two Empower counters.'
        },
        perform: ({ game, owner, rule }) => {
          spend(owner, EMPOWER, 2)
          grantExtraAction(game, owner, { kind: 'tactical', source: rule })
        },
      },
    ],
  },
}

function spend(owner: Model, effect: string, amount: number): void {
  const held = effectOn(owner, effect)
  if (held === undefined) return
  held.value -= amount
  if (held.value <= 0) removeEffect(owner, effect)
}
