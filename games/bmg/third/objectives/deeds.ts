import {
  addEffect,
  addEffectUnlessImmune,
  bodyOf,
  isOnTable,
  labelOf,
  modelOf,
  opponentOf,
  removeMarker,
  type Until,
} from '@gargoyle/bmg-common'
import { ask, choose, type Rule } from '@gargoyle/engine'
import { grantExtraAction } from '../activation/payment.ts'
import type { CardCase } from '../cards/card.ts'
import { cardNamed, discardAtRandom, discardSome, draw, noteLook } from '../cards/hand.ts'
import { type Harm, inflict } from '../damage/harm.ts'
import { heal } from '../damage/healing.ts'
import { sufferKnockDown } from '../damage/statuses.ts'
import { freeSuspectSpot, placeSuspect, type SuspectOrder } from '../manipulate/suspects.ts'
import { crewOf } from '../model/crew.ts'
import { move, moveBlockedReason } from '../movement/move.ts'
import { push } from '../movement/push.ts'
import type { ExtraAction, Marker, Model, Play } from '../state.ts'
import { chooseModel, chooseModelOrNone } from '../traits/helpers.ts'
import type { Weapon } from '../vocabulary.ts'

/** What resources do, once they are paid for. */

const RULE = 'bmg3/core/resource-points'

const nameOf = ({ game, card }: CardCase): string => cardNamed(game, card).name

/** Lets the card's player pick one of these models; not asked where there is only one. */
export function* pick(it: CardCase, models: readonly Model[], prompt: string): Rule<Model | undefined> {
  return yield* chooseModel(it.game, it.seat, models, { rule: RULE, prompt: `${nameOf(it)}: ${prompt}` })
}

/** Picks several models in turn, as many as the player likes up to a number, and does something to each. */
export function* pickSome(
  it: CardCase,
  most: number,
  models: () => readonly Model[],
  prompt: string,
  deed: (model: Model) => Rule<void> | undefined,
): Rule<void> {
  const done = new Set<Model>()
  for (let left = most; left > 0; left--) {
    const among = models().filter((model) => !done.has(model))
    const asking = { rule: RULE, prompt: `${nameOf(it)}: ${prompt}` }
    const model = yield* chooseModelOrNone(it.game, it.seat, among, asking)
    if (model === undefined) return
    done.add(model)
    const doing = deed(model)
    if (doing !== undefined) yield* doing
  }
}

/** A friend is given something that lasts. */
export function give(it: CardCase, model: Model, effect: string, until: Until, value = 0): undefined {
  addEffect(it.game, model, effect, { until, value })
}

/** An enemy suffers something that lasts, unless it is immune. */
export function lay(it: CardCase, model: Model, effect: string, until: Until, value = 0): undefined {
  addEffectUnlessImmune(it.game, model, effect, { until, value })
}

/** Those of some models that can move. */
export const movers = (game: Play, models: readonly Model[]): readonly Model[] =>
  models.filter((model) => moveBlockedReason(game, model) === undefined)

/** Moves a model up to so many inches; its own player says where to. */
export function* run(it: CardCase, model: Model, upTo: number): Rule<void> {
  yield* move(it.game, { model, upTo, reason: nameOf(it), rule: RULE })
}

/** Damages a model. The damage is credited to no one. */
export function* hurt(it: CardCase, model: Model, damage: { stun?: number; injury?: number }): Rule<void> {
  yield* inflict(it.game, model, { ...damage, cause: nameOf(it) })
}

/** Takes markers off a model, of the kinds that the card's player picks. */
export function* mend(it: CardCase, model: Model, markers: number): Rule<void> {
  yield* heal(it.game, model, markers, it.seat)
}

/** Takes markers out of a harm before they are placed: injuries first, then stuns. */
export function soften(harm: Harm, markers: number): undefined {
  const injuries = Math.min(harm.injury, markers)
  harm.injury -= injuries
  harm.stun = Math.max(0, harm.stun - (markers - injuries))
}

const plantingAt = ({ game, seat, card }: CardCase, by: Model, distance: number): SuspectOrder => ({
  seat,
  by,
  near: { of: bodyOf(game, by), inches: distance },
  ...(distance > 0 ? { seenBy: by } : {}),
  reason: cardNamed(game, card).name,
})

/** Whether a suspect could be placed at a model. */
export const canPlant = (it: CardCase, by: Model, distance = 0): boolean =>
  isOnTable(by) && freeSuspectSpot(it.game, plantingAt(it, by, distance)) !== undefined

/** Places a suspect in contact with a model, or so near to it. bmg3/core/place-suspect */
export function* plant(it: CardCase, by: Model, distance = 0): Rule<void> {
  if (isOnTable(by)) yield* placeSuspect(it.game, plantingAt(it, by, distance))
}

/** Takes a marker off the table. */
function sweep({ game }: CardCase, marker: Marker): void {
  removeMarker(game, marker)
  game.emit(() => ({
    name: 'marker-removed',
    text: `A ${marker.kind} is taken off the table.`,
    about: { marker: marker.id },
  }))
}

/** Lets the card's player pick a marker and takes it off the table. */
export function* sweepOne(it: CardCase, markers: readonly Marker[], prompt: string): Rule<void> {
  if (markers.length === 0) return
  const marker = yield* ask(
    it.game,
    it.seat,
    choose({
      name: 'marker',
      prompt: `${nameOf(it)}: ${prompt}`,
      rule: RULE,
      options: markers.map((each) => ({
        id: `${each.id}`,
        label: `${each.kind} ${each.id}`,
        about: { marker: each.id },
        value: each,
      })),
    }),
  )
  sweep(it, marker)
}

/** Gives the active model an action more. bmg3/core/extra-actions */
export function extra(it: CardCase, model: Model, kind: ExtraAction['kind']): undefined {
  grantExtraAction(it.game, model, { kind, source: nameOf(it) })
}

/** Draws cards; what is too many goes back when the card is resolved. bmg3/core/objective-hand */
export function sift({ game, seat }: CardCase, cards: number): undefined {
  draw(game, seat, cards)
}

/** Exchanges up to so many cards of the hand. bmg3/core/discard-remove */
export function* exchange(it: CardCase, most: number): Rule<void> {
  const gone = yield* discardSome(it.game, it.seat, 0, most, `${nameOf(it)}: which cards do you exchange?`)
  draw(it.game, it.seat, gone)
}

/** The opponent loses cards at random and draws as many. bmg3/core/randomise, bmg3/core/discard-remove */
export function disrupt({ game, seat }: CardCase, cards: number): undefined {
  const victim = opponentOf(game, seat)
  draw(game, victim, discardAtRandom(game, victim, cards))
}

/** Shows the opponent's hand to the card's player only; then draws cards. */
export function spy({ game, seat }: CardCase, cards: number): undefined {
  const other = opponentOf(game, seat)
  const names = crewOf(game, other).hand.map((id) => cardNamed(game, id).name)
  const text = `${other} holds ${names.join(', ') || 'no cards'}.`
  noteLook(game, seat)
  game.emit({ name: 'hand-seen', text }, [seat], {
    others: { name: 'hand-seen', text: `${seat} looks at the hand of ${other}.` },
  })
  draw(game, seat, cards)
}

/** Gives a model Audacity for this round. bmg3/core/raise-the-plan */
export function embolden({ game }: CardCase, model: Model): undefined {
  model.audacity = true
  game.emit(() => ({
    name: 'audacity',
    text: `${labelOf(game, model)} gets Audacity.`,
    rule: 'bmg3/core/raise-the-plan',
    about: { model: model.id },
  }))
}

/** Puts a lying model on its feet. */
export function helpUp({ game }: CardCase, model: Model): undefined {
  if (model.condition !== 'down') return
  model.condition = 'up'
  game.emit(() => ({
    name: 'stands-up',
    text: `${labelOf(game, model)} stands up.`,
    about: { model: model.id },
  }))
}

/** Knocks a model down, unless that cannot be done. */
export function* trip({ game }: CardCase, model: Model): Rule<void> {
  yield* sufferKnockDown(game, model)
}

/** Drives a model straight away from another. */
export function* driveBack(it: CardCase, model: Model, from: Model, distance: number): Rule<void> {
  if (isOnTable(from)) yield* push(it.game, model, from.at, distance)
}

/** Refills a magazine of every weapon of a model that has used one. bmg3/core/ammo */
export function reload({ game }: CardCase, model: Model): undefined {
  for (const [index, weapon] of game.content.cards[model.id]!.profile.weapons.entries()) {
    const left = model.ammo[index]
    if (takesMagazine(game, weapon, left)) model.ammo[index] = (left ?? 0) + 1
  }
}

/** Whether a weapon has used a magazine and may get it back. bmg3/weapon/beam */
const takesMagazine = (game: Play, { ammo, rules }: Weapon, left = 0): boolean =>
  ammo !== undefined &&
  left < ammo &&
  !rules.some(({ id }) => game.content.book.weaponRules[id]?.neverReloaded)

/** Whether a model has used a magazine that it may get back. */
export const hasFired = (game: Play, model: Model): boolean =>
  game.content.cards[model.id]!.profile.weapons.some((weapon, index) =>
    takesMagazine(game, weapon, model.ammo[index]),
  )

/** The model whose activation it is. */
export const activeModel = (game: Play): Model =>
  game.state.activation === undefined
    ? game.broken('No model is active.')
    : modelOf(game, game.state.activation.model)

/** Takes the Initiative of the round, and with it the first activation. bmg3/core/take-the-lead */
export function takeInitiative({ game, seat }: CardCase): undefined {
  game.state.initiative = seat
  game.state.turn = seat
  game.emit(() => ({
    name: 'initiative',
    text: `${seat} has the Initiative.`,
    rule: 'bmg3/core/take-the-lead',
    about: { seat },
  }))
}
