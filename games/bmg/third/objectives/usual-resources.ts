import { isInContact, within } from '@gargoyle/bmg-common'
import type { Resource } from '../cards/card.ts'
import type { ExtraAction } from '../state.ts'
import {
  canPlant,
  driveBack,
  extra,
  give,
  hurt,
  lay,
  movers,
  pick,
  plant,
  run,
  soften,
  sweepOne,
  trip,
} from './deeds.ts'
import { beside, foes, foesNear, friendCalled, friendsNear, standing, suspectsInReach } from './looks.ts'
import { attackDiceWords, type CardDamage, cardDamageWords, countInWords } from './resource-words.ts'
import { ownTurn, whenAttacked, whenEnds, whenFriendAttacks, whenHurt, whenStarts } from './timings.ts'

/** Resources that cards of several crews have, each with its own numbers: those of attacks, damage and activations. */

/** A friend that attacks rolls more dice. */
export const moreDice = (cost: number, dice: number): Resource<'attack-declared'> =>
  whenFriendAttacks({
    cost,
    text: `When a friend attacks, its attacks roll ${attackDiceWords(dice)} more until the activation ends.`,
    perform: (it, { attacker }) => give(it, attacker, 'card-fury', 'activation', dice),
  })

/** A friend that attacks strikes harder. */
export const moreStrength = (cost: number, points: number): Resource<'attack-declared'> =>
  whenFriendAttacks({
    cost,
    text: `When a friend attacks, its Strength dice count ${points} more until the activation ends.`,
    perform: (it, { attacker }) => give(it, attacker, 'card-might', 'activation', points),
  })

/** A friend that attacks rolls failed dice again. */
export const surerAim = (cost: number, dice: number): Resource<'attack-declared'> =>
  whenFriendAttacks({
    cost,
    text: `When a friend attacks, up to ${dice} failed attack dice of each of its attacks are rolled again until the activation ends.`,
    perform: (it, { attacker }) => give(it, attacker, 'card-steady-hand', 'activation', dice),
  })

/** The targets of a friend make no Efforts. */
export const noExcuses = (cost: number): Resource<'attack-declared'> =>
  whenFriendAttacks({
    cost,
    text: 'When a friend attacks, its targets make no Efforts until the activation ends.',
    perform: (it, { strikes }) => {
      for (const { target } of strikes) lay(it, target, 'card-rattled', 'activation')
    },
  })

/** Attacks on a friend lose dice. */
export const closedRanks = (cost: number, dice: number): Resource<'attack-declared'> =>
  whenAttacked({
    cost,
    text: `When a friend is attacked, attacks on it roll ${attackDiceWords(dice)} less until the activation ends.`,
    perform: (it, { target }) => give(it, target, 'card-guard', 'activation', dice),
  })

/** A friend that is attacked defends itself better. */
export const quickReflexes = (cost: number, dice: number): Resource<'attack-declared'> =>
  whenAttacked({
    cost,
    text: `When a friend is attacked, up to ${dice} failed dice of each of its defences are rolled again until the activation ends.`,
    perform: (it, { target }) => give(it, target, 'card-parry', 'activation', dice),
  })

/** A friend takes fewer markers. */
export const softerBlow = (cost: number, markers: number): Resource<'harming'> =>
  whenHurt('friend', {
    cost,
    text: `When a friend is about to take damage, it takes ${countInWords(markers, 'marker')} less, injuries first.`,
    perform: (_, harm) => soften(harm, markers),
  })

/** Damages a model that damages a friend from near. */
export const payback = (cost: number, inches: number, damage: CardDamage): Resource<'harming'> =>
  whenHurt('friend', {
    cost,
    text: `When a friend is about to take damage from an enemy within ${inches}", that enemy takes ${cardDamageWords(damage)}.`,
    why: ({ game }, { to, by }) =>
      by !== undefined && by.seat !== to.seat && within(game, to, by, inches)
        ? undefined
        : `No enemy within ${inches}" hurts it.`,
    perform: (it, { by }) => (by === undefined ? undefined : hurt(it, by, damage)),
  })

/** An enemy that is hurt by a friend is hurt more. */
export const saltInTheWound = (cost: number, damage: CardDamage): Resource<'harming'> =>
  whenHurt('foe', {
    cost,
    text: `When an enemy is about to take damage from a friend, it takes ${cardDamageWords(damage)} more.`,
    why: ({ seat }, { by }) => (by?.seat === seat ? undefined : 'No friend hurts it.'),
    perform: (_, harm) => {
      harm.stun += damage.stun ?? 0
      harm.injury += damage.injury ?? 0
    },
  })

/** A friend whose activation ends moves on. */
export const slipAway = (cost: number, inches: number): Resource<'activation-end'> =>
  whenEnds('friend', {
    cost,
    text: `When a friend ends its activation, it moves up to ${inches}".`,
    why: ({ game }, active) => (movers(game, [active]).length > 0 ? undefined : 'It cannot move.'),
    perform: (it, active) => run(it, active, inches),
  })

/** A friend is hidden by the night. */
export const intoTheDark = (cost: number): Resource<'activation-end'> =>
  whenEnds('friend', {
    cost,
    text: 'When a friend ends its activation, only those within 6" see it by night this round.',
    perform: (it, active) => give(it, active, 'card-shade', 'round'),
  })

/** A friend whose activation ends is harder to hit. */
export const keepYourHeadDown = (cost: number, dice: number): Resource<'activation-end'> =>
  whenEnds('friend', {
    cost,
    text: `When a friend ends its activation, attacks on it roll ${attackDiceWords(dice)} less this round.`,
    perform: (it, active) => give(it, active, 'card-guard', 'round', dice),
  })

/** A friend leaves a suspect where it ends its activation. */
export const calledIn = (cost: number): Resource<'activation-end'> =>
  whenEnds('friend', {
    cost,
    text: 'When a friend ends its activation, place a suspect in contact with it.',
    why: (it, active) => (canPlant(it, active) ? undefined : 'There is no place for a suspect.'),
    perform: (it, active) => plant(it, active),
  })

/** A friend finds a suspect near where it starts. */
export const inPlainSight = (cost: number, inches: number): Resource<'activation-start'> =>
  whenStarts('friend', {
    cost,
    text: `When a friend starts its activation, place a suspect that it sees within ${inches}" of it.`,
    why: (it, active) => (canPlant(it, active, inches) ? undefined : 'There is no place for a suspect.'),
    perform: (it, active) => plant(it, active, inches),
  })

/** A friend reaches suspects from afar. */
export const longReach = (cost: number, inches: number): Resource<'activation-start'> =>
  whenStarts('friend', {
    cost,
    text: `When a friend starts its activation, it places and reveals suspects that it sees within ${inches}" until the activation ends.`,
    perform: (it, active) => give(it, active, 'card-long-arm', 'activation', inches),
  })

/** A certain model does something more. */
export const starTurn = (
  cost: number,
  name: string,
  kind: ExtraAction['kind'],
  what: string,
): Resource<'activation-start'> =>
  whenStarts('friend', {
    cost,
    text: `When ${name} starts an activation, that model has ${what} more.`,
    why: ({ game, seat }, active) =>
      friendCalled(game, seat, name) === active ? undefined : `It is not ${name}.`,
    perform: (it, active) => extra(it, active, kind),
  })

const farFromUs = (inches: number): string => `No friend is within ${inches}".`

/** An enemy near a friend is slower. */
export const wetPaint = (cost: number, inches: number, near: number): Resource<'activation-start'> =>
  whenStarts('foe', {
    cost,
    text: `When an enemy within ${near}" of a friend starts its activation, it moves ${inches}" less until it ends.`,
    why: ({ game, seat }, active) =>
      beside(game, [active], standing(game, seat), near).length > 0 ? undefined : farFromUs(near),
    perform: (it, active) => lay(it, active, 'card-hobbled', 'activation', inches),
  })

/** An enemy near a friend makes no Efforts. */
export const coldSweat = (cost: number, near: number): Resource<'activation-start'> =>
  whenStarts('foe', {
    cost,
    text: `When an enemy within ${near}" of a friend starts its activation, it makes no Efforts until it ends.`,
    why: ({ game, seat }, active) =>
      beside(game, [active], standing(game, seat), near).length > 0 ? undefined : farFromUs(near),
    perform: (it, active) => lay(it, active, 'card-rattled', 'activation'),
  })

/** An enemy near a friend falls. */
export const outstretchedLeg = (cost: number, near: number): Resource<'activation-start'> =>
  whenStarts('foe', {
    cost,
    text: `When an enemy within ${near}" of a friend starts its activation, it is knocked down.`,
    why: ({ game, seat }, active) =>
      active.condition === 'up' && beside(game, [active], standing(game, seat), near).length > 0
        ? undefined
        : `It lies already, or no friend is within ${near}".`,
    perform: (it, active) => trip(it, active),
  })

/** The active model moves further. */
export const onTheRun = (cost: number, inches: number): Resource<'activation'> =>
  ownTurn({
    cost,
    text: `The active model moves ${inches}" further this activation.`,
    perform: (it, active) => give(it, active, 'card-haste', 'activation', inches),
  })

/** The active model does something more. */
export const oneMore = (cost: number, kind: ExtraAction['kind'], what: string): Resource<'activation'> =>
  ownTurn({
    cost,
    text: `The active model has ${what} more.`,
    perform: (it, active) => extra(it, active, kind),
  })

/** An enemy in contact is driven away. */
export const shove = (cost: number, inches: number, damage: CardDamage): Resource<'activation'> =>
  ownTurn({
    cost,
    text: `An enemy in contact with the active model takes ${cardDamageWords(damage)} and is driven ${inches}" away.`,
    why: ({ game, seat }, active) =>
      foes(game, seat).some((foe) => isInContact(game, active, foe)) ? undefined : 'No enemy is in contact.',
    perform: function* (it, active) {
      const near = foes(it.game, it.seat).filter((foe) => isInContact(it.game, active, foe))
      const foe = yield* pick(it, near, 'who is driven back?')
      if (foe === undefined) return
      yield* driveBack(it, foe, active, inches)
      yield* hurt(it, foe, damage)
    },
  })

/** Enemies near the active model are hurt. */
export const hurtFoesNear = (cost: number, inches: number, damage: CardDamage): Resource<'activation'> =>
  ownTurn({
    cost,
    text: `Every enemy within ${inches}" of the active model takes ${cardDamageWords(damage)}.`,
    why: ({ game, seat }, active) =>
      foesNear(game, seat, active, inches).length > 0 ? undefined : `No enemy is within ${inches}".`,
    perform: function* (it, active) {
      for (const foe of foesNear(it.game, it.seat, active, inches)) yield* hurt(it, foe, damage)
    },
  })

/** An enemy near the active model drops its guard. */
export const openSide = (cost: number, inches: number): Resource<'activation'> =>
  ownTurn({
    cost,
    text: `An enemy within ${inches}" of the active model has its Defense lowered by 1 this round.`,
    why: ({ game, seat }, active) =>
      foesNear(game, seat, active, inches).length > 0 ? undefined : `No enemy is within ${inches}".`,
    perform: function* (it, active) {
      const foe = yield* pick(it, foesNear(it.game, it.seat, active, inches), 'who is exposed?')
      if (foe !== undefined) lay(it, foe, 'card-exposed', 'round', 1)
    },
  })

/** Another friend comes along. */
export const comeAlong = (cost: number, near: number, inches: number): Resource<'activation'> =>
  ownTurn({
    cost,
    text: `Another friend within ${near}" of the active model moves up to ${inches}".`,
    why: ({ game, seat }, active) =>
      movers(game, friendsNear(game, seat, active, near)).length > 0
        ? undefined
        : `No friend within ${near}" can move.`,
    perform: function* (it, active) {
      const able = movers(it.game, friendsNear(it.game, it.seat, active, near))
      const friend = yield* pick(it, able, 'who moves?')
      if (friend !== undefined) yield* run(it, friend, inches)
    },
  })

/** An enemy suspect near the active model is taken away. */
export const noWitnesses = (cost: number, inches: number): Resource<'activation'> =>
  ownTurn({
    cost,
    text: `Take an enemy suspect within ${inches}" of a friend off the table.`,
    why: ({ game, seat }) =>
      suspectsInReach(game, seat, inches).length > 0 ? undefined : `No enemy suspect is within ${inches}".`,
    perform: (it) => sweepOne(it, suspectsInReach(it.game, it.seat, inches), 'which suspect goes?'),
  })
