import { labelOf, modelOf, opponentOf } from '@gargoyle/bmg-common'
import { ask, choose, pass, type Rule, type Seat } from '@gargoyle/engine'
import { crewOf } from '../model/crew.ts'
import type { MomentPayloads, Playing } from '../rules/moments.ts'
import { applies, trigger } from '../rules/rule-system.ts'
import type { Crew, Play } from '../state.ts'
import type { AnyResource, ResourceCase, ResourceMoment, ResourceTiming } from './card.ts'
import { cardNamed, discard, isDiscardable, refill, takeFrom } from './hand.ts'
import { asksAlways, distinctCards, isUnseen, unseenCards } from './unseen.ts'

type Payload = ResourceCase['moment']

/** Why a card in hand cannot be played as a resource now. bmg3/core/resource-points, bmg3/core/one-card-limits */
export function resourceBlockedReason(
  game: Play,
  seat: Seat,
  id: string,
  timing: ResourceTiming,
  moment: Payload,
): string | undefined {
  const { resource } = cardNamed(game, id)
  const crew = crewOf(game, seat)
  if (resource.timing === timing && resource.cost > crew.resources) {
    return `It costs ${resource.cost} resource points, and ${crew.resources} are left.`
  }
  return freeResourceBlockedReason(game, seat, id, timing, moment)
}

/** The same of a card that costs no points, because a rule pays for it otherwise. */
export function freeResourceBlockedReason(
  game: Play,
  seat: Seat,
  id: string,
  timing: ResourceTiming,
  moment: Payload,
): string | undefined {
  const { resource } = cardNamed(game, id)
  // First, because nearly all cards are asked about at another time than theirs.
  if (resource.timing !== timing) return 'It is not the time for it.'
  if (applies(game, 'no-resources', { about: modelOf(game, crewOf(game, seat).boss) }))
    return 'Your crew cannot play resources now.'
  if (game.state.activation?.resourcesBy.includes(seat))
    return 'Only one resource may be played in an activation.'
  return callWhy(resource, { game, seat, card: id, moment } as ResourceCase)
}

// The timing has been compared, so the payload is the one that this resource knows.
const callWhy = (resource: AnyResource, it: ResourceCase): string | undefined =>
  (resource.why as ((it: ResourceCase) => string | undefined) | undefined)?.(it)

const callPerform = (resource: AnyResource, it: ResourceCase): Rule<void> | undefined =>
  (resource.perform as (it: ResourceCase) => Rule<void> | undefined)(it)

/** The cards of a hand that could be played as resources, each name once. */
export function playableResources(
  game: Play,
  seat: Seat,
  timing: ResourceTiming,
  moment: Payload,
): readonly string[] {
  const timely = distinctCards(game, crewOf(game, seat).hand, ({ resource }) => resource.timing === timing)
  return timely.length === 0
    ? timely
    : timely.filter((id) => resourceBlockedReason(game, seat, id, timing, moment) === undefined)
}

/** The cards of a hand that could be played as resources if they cost nothing, each name once. */
export const playableFreeResources = (
  game: Play,
  seat: Seat,
  timing: 'activation' | 'lead' | 'plan' | 'recount',
): readonly string[] =>
  [...new Set(crewOf(game, seat).hand)].filter(
    (id) => freeResourceBlockedReason(game, seat, id, timing, undefined) === undefined,
  )

/** Whether a player might have such a card in hand, for all the other one knows. */
export function mayHaveResource(game: Play, seat: Seat, timing: ResourceTiming, moment: Payload): boolean {
  if (game.state.activation?.resourcesBy.includes(seat)) return false
  const { resources } = crewOf(game, seat)
  return unseenCards(
    game,
    seat,
    ({ resource }) => resource.timing === timing && resource.cost <= resources,
  ).some((id) => resourceBlockedReason(game, seat, id, timing, moment) === undefined)
}

/**
 * Plays a card as a resource: pays for it, lets the opponent answer, then resolves it. Answers resolve first, so
 * the last card played is the first to work. bmg3/core/resource-points
 */
export function* playResource(game: Play, seat: Seat, id: string, moment: Payload): Rule<void> {
  const crew = crewOf(game, seat)
  const card = cardNamed(game, id)
  if (!takeFrom(crew.hand, id)) return
  // It lies open while it is being resolved: no card is ever nowhere.
  crew.spent.push(id)
  crew.resources -= card.resource.cost
  if (!(yield* resolveResource(game, seat, id, moment, card.resource.cost))) discardSpent(game, crew, id)
  yield* refill(game, seat, 1)
}

/** Discards a resource that did nothing; a Cranial Bomb goes back to its pile in the Recount, as if it had gone off. */
export function discardSpent(game: Play, crew: Crew, id: string): void {
  if (isDiscardable(game, id) && takeFrom(crew.spent, id)) discard(crew, id)
}

/**
 * Lets the opponent answer a resource, then carries it out; gives whether it did anything. Where the card comes from,
 * where it goes and who pays for it is not looked at.
 */
export function* resolveResource(
  game: Play,
  seat: Seat,
  id: string,
  moment: Payload,
  cost = 0,
): Rule<boolean> {
  const crew = crewOf(game, seat)
  const card = cardNamed(game, id)
  game.state.activation?.resourcesBy.push(seat)
  for (const tally of [crew.activation, crew.round, crew.game]) tally.resourcesPlayed++
  game.emit(() => ({
    name: 'resource-played',
    text: `${seat} plays ${card.name} as a resource.`,
    rule: 'bmg3/core/resource-points',
    about: { seat, card: id, cost },
  }))
  const playing: Playing = { seat, card: id, stopped: undefined }
  yield* trigger(game, 'resource-played', { playing })
  if (playing.stopped === undefined)
    yield* offerResource(game, opponentOf(game, seat), 'resource-played', { playing })
  // An answer may have taken away what it was played for: then it is discarded.
  playing.stopped ??= callWhy(card.resource, { game, seat, card: id, moment } as ResourceCase)
  if (playing.stopped !== undefined) {
    game.emit({ name: 'resource-stopped', text: `${card.name} does nothing: ${playing.stopped}` })
    return false
  }
  const deed = callPerform(card.resource, { game, seat, card: id, moment } as ResourceCase)
  if (deed !== undefined) yield* deed
  return true
}

/** What a resource would be an answer to. */
const momentWords: { readonly [M in ResourceMoment]: (game: Play, payload: MomentPayloads[M]) => string } = {
  'activation-start': (game, { active }) => `${labelOf(game, active)} begins its activation.`,
  'activation-end': (game, { active }) => `${labelOf(game, active)} ends its activation.`,
  'attack-declared': (game, { attack: { attacker, strikes } }) => {
    const targets = strikes.map(({ target }) => labelOf(game, target)).join(' and ')
    return `${labelOf(game, attacker)} attacks${targets === '' ? '' : ` ${targets}`}.`
  },
  harming: (game, { harm: { to } }) => `${labelOf(game, to)} is about to be hurt.`,
  'suspect-revealed': (game, { reveal: { by } }) => `${labelOf(game, by)} has revealed a suspect.`,
  'resource-played': (game, { playing }) => `Your opponent plays ${cardNamed(game, playing.card).name}.`,
}

/** Offers both players, the active one first, to answer a moment with a resource. */
export function* offerResources<M extends ResourceMoment>(
  game: Play,
  moment: M,
  payload: MomentPayloads[M],
): Rule<void> {
  for (const seat of seatsInOrder(game)) yield* offerResource(game, seat, moment, payload)
}

function* offerResource<M extends ResourceMoment>(
  game: Play,
  seat: Seat,
  moment: M,
  payload: MomentPayloads[M],
): Rule<void> {
  const cards = playableResources(game, seat, moment, payload)
  if (cards.length === 0 && (isUnseen(game) || !mayHaveResource(game, seat, moment, payload))) return
  // A player who sees whether this player is asked must not be able to undo and decide anew.
  game.forbidUndo(seat)
  if (cards.length === 0 && !asksAlways(game)) return
  const options = cards.map((id) => {
    const { name, resource } = cardNamed(game, id)
    return { id, label: `${name} (${resource.cost} RP)`, about: { card: id } }
  })
  const picked = yield* ask(
    game,
    seat,
    choose({
      name: 'resource',
      prompt: `${momentWords[moment](game, payload)} Play a resource?`,
      rule: 'bmg3/core/resource-points',
      options: [...options, { id: pass, label: 'No' }],
    }),
    { always: true },
  )
  if (picked !== pass) yield* playResource(game, seat, picked, payload)
}

/** The active player first, else the player with Initiative. bmg3/core/card-clash */
export function seatsInOrder(game: Play): readonly Seat[] {
  const { activation, models, initiative } = game.state
  const first = activation ? models[activation.model]!.seat : initiative
  return [first, opponentOf(game, first)]
}
