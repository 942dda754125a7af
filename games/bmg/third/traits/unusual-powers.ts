import {
  addEffect,
  areEnemies,
  bodyOf,
  chooseSpot,
  firstPlace,
  hasEffect,
  hasRoomBeside,
  isOnTable,
  markerBody,
  opponentOf,
  place,
  placeBeside,
  removeEffect,
  removeMarker,
  within,
} from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { underSprayFrom } from '../attack/templates.ts'
import { suspectsOf } from '../model/crew.ts'
import { hasWillpower, skill } from '../model/skills.ts'
import { moveBlockedReason } from '../movement/move.ts'
import type { ActionRule, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { offerFreeAction } from './free-actions.ts'
import { chooseMarker } from './helpers.ts'
import { onTarget } from './special-actions.ts'

/** bmg3/trait/truly-immortal: it only ends up somewhere else. */
function* dragAway({ game, owner, rule }: Bmg3Scope): Rule<void> {
  if (!isOnTable(owner)) return
  const near = { of: bodyOf(game, owner), upTo: 4 }
  const chooser = opponentOf(game, owner.seat)
  yield* place(game, {
    model: owner,
    chooser,
    reason: 'Truly Immortal',
    rule,
    near,
  })
}

/** An action that a lying model does nothing with but stand up. */
export const standsUp = (kind: 'movement' | 'special' | 'manipulate'): ActionRule => ({
  kind,
  id: kind,
  lying: true,
  label: `Stand up (${kind === 'movement' ? 'Movement' : kind === 'special' ? 'Special' : 'Manipulate'} action)`,
  why: ({ owner }) => (owner.condition === 'down' ? undefined : 'It is not knocked down.'),
  perform: ({ owner }) => {
    owner.condition = 'up'
  },
})

const isDampened = (game: Play, model: Model): boolean =>
  game.state.models.some(
    (source) =>
      hasEffect(source, 'power-dampening') &&
      isOnTable(source) &&
      (source === model || within(game, source, model, 4)),
  )

const perches = (it: Bmg3Scope): readonly Marker[] =>
  suspectsOf(it.game, it.owner.seat).filter(
    (suspect) => firstPlace(it.game, perch(it, suspect)) !== undefined,
  )

const perch = ({ owner, rule }: Pick<Bmg3Scope, 'owner' | 'rule'>, suspect: Marker) => ({
  model: owner,
  near: { of: markerBody(suspect), upTo: 4 },
  reason: 'Shadowed Perch',
  rule,
})

const command = ({ rule }: Pick<Bmg3Scope, 'rule'>, friend: Model, suspect: Marker) => ({
  model: friend,
  beside: suspect,
  reason: 'Shadows Command',
  rule,
})

const called = (it: Bmg3Scope, friend: Model): readonly Marker[] =>
  suspectsOf(it.game, it.owner.seat).filter((suspect) => hasRoomBeside(it.game, command(it, friend, suspect)))

/** Traits of models with unusual powers. */
export const unusualPowers: Bmg3Rules = {
  'multiverse-teleportation-device': {
    name: 'Multiverse Teleportation Device',
    text: 'Is not deployed with the others: when Raise the Plan of the second round begins it is placed anywhere.',
    always: true,
    own: { 'stays-away': ({ owner }) => owner.condition === 'away' },
    on: {
      *'plan-start'({ game, owner, rule }) {
        if (game.state.round < 2 || owner.condition !== 'away') return
        yield* place(game, { model: owner, reason: 'Multiverse Teleportation Device', rule })
      },
    },
  },
  'power-dampening': {
    name: 'Power Dampening',
    text: 'Special: until the round ends nobody within 4" of it, itself included, is incorporeal or invulnerable, casts spells, or has free Efforts.',
    special: { until: 'round', text: 'Dampens the powers of everybody within 4".', keyword: true },
    own: {
      'no-free-efforts': ({ game, owner }) => isDampened(game, owner),
      dampened: ({ game, owner }) => isDampened(game, owner),
    },
    around: {
      'no-free-efforts': ({ game, owner, about, id }) => hasEffect(owner, id) && isDampened(game, about),
      dampened: ({ game, owner, about, id }) => hasEffect(owner, id) && isDampened(game, about),
    },
  },
  dispersion: {
    name: 'Dispersion',
    text: 'Special: in this activation every Explosive template of its attacks has a Spray template beside it, which its player points where it likes; both affect models.',
    special: {
      until: 'activation',
      text: 'Explosive templates of its attacks have a Spray template beside them.',
      on: {
        *'template-placed'({ game, owner, attack, at, affected, rule, id }) {
          if (attack.attacker !== owner) return
          const towards = yield* chooseSpot(game, owner.seat, {
            name: id,
            prompt: 'Towards where does it spray?',
            rule,
            accept: (spot) =>
              spot.x === at.x && spot.y === at.y ? 'Point away from the explosion.' : undefined,
          })
          if (towards === undefined) return
          for (const model of underSprayFrom(game, at, towards)) affected.add(model)
        },
      },
    },
  },
  'shadowed-perch': {
    name: 'Shadowed Perch',
    text: 'As a Movement action it is placed within 4" of a suspect of its crew. Nothing makes its moves longer.',
    own: { 'no-move-bonus': true },
    action: {
      kind: 'movement',
      why: (it) =>
        moveBlockedReason(it.game, it.owner) ??
        (perches(it).length > 0 ? undefined : 'No suspect of yours has room near it.'),
      *perform(it) {
        const { game, owner, rule } = it
        const asking = { rule, prompt: 'Near which suspect?' }
        const suspect = yield* chooseMarker(game, owner.seat, perches(it), asking)
        if (suspect !== undefined) yield* place(game, perch(it, suspect))
      },
    },
  },
  'shadows-command': {
    name: 'Shadows Command',
    text: 'Special: another friend within 8" is placed in contact with a suspect of its crew, which is removed, and may attack at once; in melee it reaches enemies within 4" and in sight.',
    action: onTarget(
      (it) => ({
        side: 'friend',
        within: 8,
        only: 'conscious',
        if: (friend) => called(it, friend).length > 0,
      }),
      'Who steps out of the shadows?',
      function* (it) {
        const { game, owner, target, id, rule } = it
        const asking = { rule, prompt: 'Beside which suspect?' }
        const suspect = yield* chooseMarker(game, owner.seat, called(it, target), asking)
        if (suspect === undefined || (yield* placeBeside(game, command(it, target, suspect))) === undefined)
          return
        removeMarker(game, suspect)
        addEffect(game, target, id, { until: 'activation' })
        yield* offerFreeAction(game, target, ['melee', 'ranged'], { rule, prompt: 'Which attack?' })
        removeEffect(target, id)
      },
    ),
    effect: {
      name: 'Out of the shadows',
      text: 'Reaches enemies within 4" in melee.',
      own: { reach: { raisedTo: 4 } },
    },
  },
  'panda-costume': {
    name: 'Panda Costume',
    text: 'Needs an action of any type to stand up, and does nothing else with it.',
    own: { 'cannot-move': ({ owner }) => owner.condition === 'down' },
    action: [standsUp('movement'), standsUp('special'), standsUp('manipulate')],
  },
  'defensive-stance': {
    name: 'Defensive Stance',
    text: 'Being outnumbered costs it nothing, and its player says where it is pushed to.',
    own: { 'ignores-outnumbering': true, 'steers-pushes': true },
  },
  'truly-immortal': {
    name: 'Truly Immortal',
    text: 'Is never knocked out and never out of the game. When it would be, it loses a damage marker, and the opponent places it within 4".',
    own: { 'cannot-be-ko': true },
    on: {
      *dying(it) {
        const { game, owner, victim, death } = it
        if (victim !== owner) return
        death.averted = 'Truly Immortal'
        if (owner.injury > 0) owner.injury = Math.min(owner.injury, skill(game, 'endurance', owner)) - 1
        else if (owner.stun > 0) owner.stun--
        yield* dragAway(it)
      },
      *harmed(it) {
        const { game, owner, harm } = it
        if (
          harm.to !== owner ||
          !hasWillpower(game, owner) ||
          owner.injury >= skill(game, 'endurance', owner)
        )
          return
        if (owner.stun < skill(game, 'willpower', owner)) return
        owner.stun--
        yield* dragAway(it)
      },
    },
  },
  'sad-life': {
    name: 'Sad Life',
    text: 'Enemies within 6" make an Effort before every action they take, if they can.',
    around: {
      'action-efforts': ({ game, owner, about }) =>
        areEnemies(owner, about) && within(game, owner, about, 6) ? 1 : 0,
    },
  },
}
