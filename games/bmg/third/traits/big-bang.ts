import {
  addEffect,
  areEnemies,
  bodyOf,
  hasEffect,
  hasTrait,
  isConscious,
  isOnTable,
  labelOf,
  type ModelId,
  markerBody,
  opponentOf,
  place,
  profileOf,
  removeEffect,
  within,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import { ask, choose, forget, type Rule, recall, remember, roundMemory, sumOf } from '@gargoyle/engine'
import { isInspired } from '../activation/inspire.ts'
import { type ActionKind, canPay, grantExtraAction, pay } from '../activation/payment.ts'
import { isCalled } from '../catalogue/called.ts'
import { inflict, isHurt } from '../damage/harm.ts'
import { heal } from '../damage/healing.ts'
import { sufferHypnotize } from '../effects/hypnotize.ts'
import { sufferEnervating, sufferScared } from '../effects/suffer.ts'
import { freeSuspectSpot, placeSuspect, type SuspectOrder } from '../manipulate/suspects.ts'
import { crewOf } from '../model/crew.ts'
import { move, moveBlockedReason } from '../movement/move.ts'
import { pull } from '../movement/push.ts'
import { isAtZoneOf } from '../objectives/looks.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { chooseModelOrNone, isSpared, offer, onceARound, targetsOf } from './helpers.ts'
import { onTarget, resists } from './special-actions.ts'

/** Friends of a name within so many inches. */
const friendsNamed = (game: Play, owner: Model, name: string, distance: number): readonly Model[] =>
  targetsOf(game, owner, {
    side: 'friend',
    within: distance,
    only: 'conscious',
    if: (friend) => isCalled(profileOf(game, friend), name),
  })

/** bmg3/trait/big-bang-theory: the model is not lost; the opponent chooses where it lies instead. */
function* fallBack({ game, owner, id, rule }: Bmg3Scope): Rule<void> {
  owner.stun = 0
  owner.injury = 0
  if (owner.condition === 'ko') owner.condition = 'up'
  const { counters } = crewOf(game, owner.seat)
  counters[id] = (counters[id] ?? 0) + 1
  yield* place(game, {
    model: owner,
    reason: 'Big Bang Theory',
    rule,
    near: { of: bodyOf(game, owner), upTo: 4, completely: true },
    chooser: opponentOf(game, owner.seat),
    optional: true,
  })
}

/** The first of a crew counts for all of them. */
const isFirst = (game: Play, owner: Model, trait: string): boolean =>
  game.state.models.find((model) => model.seat === owner.seat && hasTrait(game, model, trait)) === owner

/** What a friend could give up for The False Boss. bmg3/trait/the-false-boss */
const spareOf = (game: Play, user: Model): readonly ActionKind[] =>
  (['movement', 'special'] as const).filter((kind) => canPay(game, user, kind))

/** The love of the owner that was hurt in this action. */
const hurtLove = roundMemory<ModelId | null>('weird-true-love/hurt', null)

const loose = (owner: Model): SuspectOrder => ({
  seat: owner.seat,
  by: owner,
  reason: 'Zoom, Zoom',
})

const inReply = (game: Play, owner: Model, rival: Model): SuspectOrder => ({
  seat: owner.seat,
  near: { of: bodyOf(game, rival), inches: 0 },
  reason: 'Magic Tricks',
})

/** Traits of the crew of the Big Bang Theory. */
export const bigBang: Bmg3Rules = {
  'big-bang-theory': {
    name: 'Big Bang Theory',
    text: 'It is never knocked out or taken out of the game: it loses all damage instead, the opponent places it within 4", and its crew has an Audacity marker less in the next Raise the Plan. It counts as knocked out or taken out all the same.',
    // It is K.O. when it is asked about that.
    always: true,
    on: {
      'knocked-out': (it) => (it.victim === it.owner ? fallBack(it) : undefined),
      *dying(it) {
        const { game, owner, victim, death } = it
        if (victim !== owner || death.averted !== undefined) return
        death.averted = 'Big Bang Theory'
        for (const tally of talliesOf(game, opponentOf(game, owner.seat))) tally.casualties++
        yield* fallBack(it)
      },
      'plan-end': ({ game, owner, id }) => {
        if (isFirst(game, owner, id)) crewOf(game, owner.seat).counters[id] = 0
      },
    },
    own: {
      'audacity-markers': ({ game, owner, id }) =>
        isFirst(game, owner, id) ? -(crewOf(game, owner.seat).counters[id] ?? 0) : 0,
    },
  },
  'new-laser': {
    name: 'New Laser',
    text: 'Special: a model within 8" is hit on a Strength die of 2+ for two injuries, and is Scared.',
    action: onTarget({ side: 'any', within: 8 }, 'At whom is it pointed?', function* (it) {
      const { game, owner, target } = it
      const roll = game.dice.roll({ purpose: 'New Laser', seat: owner.seat, rule: it.rule })
      if (sumOf(roll) >= 2) {
        yield* inflict(game, target, { injury: 2, by: owner, cause: 'New Laser' })
        if (isOnTable(target)) yield* sufferScared(game, target, owner)
      }
      for (const friend of game.state.models)
        if (friend.seat === owner.seat && hasTrait(game, friend, 'blow-up-the-moon'))
          yield* runFromMoon(game, owner, friend)
    }),
  },
  'blow-up-the-moon': {
    name: 'Blow up the Moon',
    text: 'When a friend within 8" uses New Laser, it may move up to 6".',
    // It happens where the New Laser is used.
    keyword: true,
  },
  bazinga: {
    name: 'Bazinga',
    text: 'Special: this round enemies within 8" that fail two dice of an attack or defence, or a skill roll, suffer Enervating (2).',
    special: {
      until: 'round',
      text: 'Enemies within 8" that fail two dice of an attack or defence, or a skill roll, suffer Enervating (2).',
      on: {
        *'dice-rolled'({ game, owner, rolled }) {
          const { roller, purpose } = rolled
          if (!areEnemies(owner, roller) || !isOnTable(roller) || !within(game, owner, roller, 8)) return
          const failed =
            purpose === 'attack' || purpose === 'defense'
              ? rolled.roll.dice.filter((_, index) => !rolled.succeeds(index)).length >= 2
              : !rolled.succeeds(0)
          if (failed) yield* sufferEnervating(game, roller, 2, owner)
        },
      },
    },
  },
  'the-false-boss': {
    name: 'The False Boss',
    text: 'While it is not the Boss, other friends within 8" whom nobody inspires may use a Movement or Special action to have a Manipulate action more.',
    lends: {
      // Which action it costs is asked.
      kind: 'free',
      label: 'The False Boss: manipulate instead',
      why: ({ game, owner, user }) => {
        if (crewOf(game, owner.seat).boss === owner.id || isInspired(game, user)) return false
        if (!within(game, owner, user, 8)) return 'The False Boss is not within 8".'
        if (user.condition === 'down') return 'Not while it is knocked down.'
        return spareOf(game, user).length > 0 ? undefined : 'It has no Movement or Special action left.'
      },
      *perform({ game, user, rule, id }) {
        const spent = yield* ask(
          game,
          user.seat,
          choose({
            name: id,
            prompt: 'Which action is given up for a Manipulate action?',
            rule,
            options: spareOf(game, user).map((kind) => ({
              id: kind,
              value: kind,
              label: `The ${kind} action`,
            })),
          }),
        )
        const { activation } = game.state
        const moved = activation?.moved ?? false
        pay(game, user, spent)
        // Giving a Movement action up is no move.
        if (activation !== undefined) activation.moved = moved
        grantExtraAction(game, user, { kind: 'manipulate', source: 'The False Boss' })
      },
    },
  },
  'zoom-zoom': {
    name: 'Zoom, Zoom',
    text: 'It may use its Movement action to place a suspect anywhere that suspects may lie.',
    action: {
      kind: 'movement',
      givenUp: true,
      label: 'Zoom, Zoom: place a suspect',
      why: ({ game, owner }) =>
        freeSuspectSpot(game, loose(owner)) === undefined ? 'There is no place for a suspect.' : undefined,
      *perform({ game, owner }) {
        yield* placeSuspect(game, loose(owner))
      },
    },
  },
  'amazons-wig': {
    name: 'Amazon’s Wig',
    text: 'For an Effort, until its next activation enemies roll two attack dice less against it, and it moves 4" less.',
    action: {
      kind: 'free',
      limit: 'activation',
      efforts: 1,
      why: ({ owner, id }) => (hasEffect(owner, id) ? 'She wears it already.' : undefined),
      perform: ({ game, owner, id }) => {
        addEffect(game, owner, id, { until: 'game' })
      },
    },
    on: {
      'activation-start': ({ owner, active, id }) => {
        if (active === owner) removeEffect(owner, id)
      },
    },
    effect: {
      text: 'Enemies roll two attack dice less against it, and it moves 4" less.',
      own: { movement: -4 },
      foe: { 'attack-dice': ({ owner, strike }) => (strike?.target === owner ? -2 : 0) },
    },
  },
  'country-girl': {
    name: 'Country Girl',
    text: 'Within 8" of its deployment zone it has a Manipulate action more, and its bare hands do two stuns.',
    on: {
      'activation-start': ({ game, owner, active }) => {
        if (active === owner && isAtZoneOf(game, owner.seat, owner, 8))
          grantExtraAction(game, owner, { kind: 'manipulate', source: 'Country Girl' })
      },
    },
    rearms: ({ game, owner, weapon }) =>
      weapon.id === 'unarmed' && isAtZoneOf(game, owner.seat, owner, 8)
        ? { ...weapon, damage: { stun: 2, injury: 0 } }
        : weapon,
  },
  molecules: {
    name: 'Molecules',
    text: 'Special: an enemy within 4" that fails a Willpower roll suffers Hypnotize.',
    action: onTarget(
      { side: 'enemy', within: 4, only: 'conscious', vehicles: false },
      'Who listens?',
      function* ({ game, owner, target, rule }) {
        const { passed } = yield* resists(game, owner, target, 'willpower', rule)
        if (!passed) yield* sufferHypnotize(game, target, owner)
      },
    ),
  },
  engineer: {
    name: 'Engineer',
    text: 'Enemies that carry equipment have an attack die less against it in melee, and their Defense is 1 lower against its attacks.',
    foe: {
      'attack-dice': ({ game, owner, about, strike }) =>
        strike?.target === owner && strike.kind === 'melee' && isEquipped(game, about) ? -1 : 0,
      defense: ({ game, owner, about, strike }) =>
        strike?.attacker === owner && isEquipped(game, about) ? -1 : 0,
    },
  },
  'froot-loops': {
    name: 'Froot Loops',
    text: 'Within 4" of a friendly Raj one of its Efforts costs nothing each time it makes some. If it starts its activation without one within 8", it suffers Enervating (1).',
    own: {
      'free-efforts': ({ game, owner }) =>
        friendsNamed(game, owner, 'rajesh-koothrappali', 4).length > 0 ? 1 : 0,
    },
    on: {
      *'activation-start'({ game, owner, active }) {
        if (active === owner && friendsNamed(game, owner, 'rajesh-koothrappali', 8).length === 0)
          yield* sufferEnervating(game, owner, 1)
      },
    },
  },
  'magic-tricks': {
    name: 'Magic Tricks',
    text: 'Once a round, when an enemy places a suspect within 8", you may place one of yours in contact with that enemy.',
    on: {
      *'suspect-placed'({ game, owner, suspect, by, rule, id }) {
        if (by === undefined || !areEnemies(owner, by) || !isOnTable(by)) return
        if (!withinOfMarker(game, owner, suspect, 8) || owner.usedThisRound.includes(id)) return
        const order = inReply(game, owner, by)
        if (freeSuspectSpot(game, order) === undefined) return
        const prompt = `Place a suspect in contact with ${labelOf(game, by)}?`
        const asking = { rule, name: id, prompt }
        if (!(yield* offer(game, owner.seat, asking)) || !onceARound(owner, id)) return
        yield* placeSuspect(game, order)
      },
    },
  },
  'through-the-stars': {
    name: 'Through the Stars',
    text: 'When it places a suspect, you may move an enemy up to 4" straight towards it.',
    on: {
      *'suspect-placed'({ game, owner, suspect, by, rule, id }) {
        if (by !== owner) return
        const enemies = targetsOf(game, owner, {
          side: 'enemy',
          if: (enemy) => moveBlockedReason(game, enemy) === undefined,
        })
        const asking = {
          rule,
          name: id,
          prompt: 'Which enemy is drawn to the suspect?',
        }
        const enemy = yield* chooseModelOrNone(game, owner.seat, enemies, asking)
        if (enemy === undefined || (yield* isSpared(game, owner, enemy, asking.rule))) return
        yield* pull(game, enemy, markerBody(suspect), 4)
      },
    },
  },
  'weird-true-love': {
    name: 'Weird True Love',
    text: 'After an action that hurt a friendly Howard within 8" it may move up to 4" towards him; then he loses a damage marker.',
    on: {
      harmed: ({ game, owner, harm: { to } }) => {
        if (
          to.seat === owner.seat &&
          isCalled(profileOf(game, to), 'howard-wolowitz') &&
          within(game, owner, to, 8)
        )
          if (recall(owner, hurtLove) === null) remember(owner, hurtLove, to.id)
      },
      *'action-done'({ game, owner, id, rule }) {
        const hurt = recall(owner, hurtLove)
        if (hurt === null) return
        forget(owner, hurtLove)
        const howard = game.state.models[hurt]!
        if (!isOnTable(howard) || !isHurt(howard)) return
        const prompt = `Does ${labelOf(game, owner)} hurry to ${labelOf(game, howard)}?`
        if (!(yield* offer(game, owner.seat, { rule, name: id, prompt }))) return
        yield* pull(game, owner, howard.at, 4)
        yield* heal(game, howard, 1)
      },
    },
  },
  'big-guy': {
    name: 'Big Guy',
    text: 'Whenever it takes damage it takes two markers less, but one at least.',
    on: {
      harming: ({ owner, harm }) => {
        if (harm.to !== owner) return
        for (let left = Math.min(2, harm.stun + harm.injury - 1); left > 0; left--)
          if (harm.injury > 0) harm.injury--
          else harm.stun--
      },
    },
  },
  'dolphins-or-zack': {
    name: 'Dolphins or Zack',
    text: 'Manipulates only within 8" of a friendly Sheldon.',
    own: {
      'cannot-manipulate': ({ game, owner }) => friendsNamed(game, owner, 'sheldon-cooper', 8).length === 0,
    },
  },
}

const talliesOf = (game: Play, seat: Model['seat']) => {
  const crew = crewOf(game, seat)
  return [crew.activation, crew.round, crew.game]
}

const isEquipped = (game: Play, model: Model): boolean => game.content.cards[model.id]?.equipped === true

/** bmg3/trait/blow-up-the-moon: a friend may move when New Laser is used. */
function* runFromMoon(game: Play, owner: Model, friend: Model): Rule<void> {
  if (
    !isConscious(friend) ||
    !within(game, owner, friend, 8) ||
    moveBlockedReason(game, friend) !== undefined
  )
    return
  const rule = 'bmg3/trait/blow-up-the-moon'
  const asking = { rule, name: 'blow-up-the-moon', prompt: `Does ${labelOf(game, friend)} move up to 6"?` }
  if (yield* offer(game, friend.seat, asking))
    yield* move(game, { model: friend, upTo: 6, reason: 'Blow up the Moon', rule })
}
