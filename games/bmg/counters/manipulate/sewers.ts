import {
  areEnemies,
  hasRoomBeside,
  labelOf,
  markersOf,
  placeBeside,
  removeEffect,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import { ask, choose, memory, type Rule, recall, remember, type Seat } from '@gargoyle/engine'
import { endsNow } from '../activation/activation-memory.ts'
import { dropLoot } from '../damage/drop-loot.ts'
import { editionTerms, ruleId } from '../edition.ts'
import { agrees } from '../model/choose-model.ts'
import { type CounterCost, payCounters, paymentBlockedReason } from '../model/counters.ts'
import { release } from '../model/grip.ts'
import { applies, computeTotal } from '../rules/rule-system.ts'
import type { Marker, Model, Play } from '../state.ts'

/** The same in and out. bmg1/core/sewers, bmg1/core/sewer-exit */
const SEWER_COST: CounterCost = { special: 2, movement: 1 }

/** What going down takes a model. bmg2/trait/amphibious */
export const sewerEntryCost = (game: Play, model: Model): CounterCost =>
  applies(game, 'enters-sewers-cheaply', { about: model }) ? { movement: 1 } : SEWER_COST

/** Enemies in contact that close a sewer: one, or two for a Large model. bmg1/core/sewer-blocking, bmg2/core/sewers */
export function isBlocked(game: Play, model: Model, sewer: Marker): boolean {
  const guards = game.state.models.filter(
    (other) => areEnemies(model, other) && other.condition !== 'ko' && withinOfMarker(game, other, sewer, 0),
  )
  return guards.length >= computeTotal(game, 'sewer-guards', { about: model }, 1)
}

/** Why a model cannot go down a sewer now. bmg1/core/sewers */
export function sewerEntryBlockedReason(game: Play, model: Model, sewer: Marker): string | undefined {
  if (model.condition !== 'up') return `${labelOf(game, model)} is not on its feet.`
  // bmg2/trait/pollution-hate
  if (applies(game, 'cannot-use-sewers', { about: model })) return `${labelOf(game, model)} uses no sewers.`
  if (isForOthers(sewer, model)) return 'Only the enemy knows this sewer.'
  if (isBlocked(game, model, sewer)) return 'Enemies stand on the sewer.'
  if (!applies(game, 'ignores-sewer-limit', { about: model }) && isTaken(game, model))
    return game.content.edition.sewerLimit === 'one below'
      ? `One model of the ${editionTerms(game).band} is down there.`
      : `A model of the ${editionTerms(game).band} has gone down this round.`
  return paymentBlockedReason(game, model, sewerEntryCost(game, model))
}

/** Whether a friend takes the place in the sewers: by being there, or by having gone down this round. bmg1/core/sewers, bmg2/core/sewers */
const isTaken = (game: Play, model: Model): boolean =>
  game.state.models.filter(
    (mate) =>
      mate.seat === model.seat &&
      (game.content.edition.sewerLimit === 'one below'
        ? mate.sewerSince !== undefined
        : mate.sewerSince === game.state.round) &&
      !applies(game, 'ignores-sewer-limit', { about: mate }),
  ).length >= computeTotal(game, 'sewer-places', { about: model }, 1)

/** The only band that uses a sewer, if it is one. bmg2/crew-strategy/lords-of-gotham */
export const onlyFor = memory<Seat | null>('sewers/only-for', null)

function isForOthers(sewer: Marker, { seat }: Model): boolean {
  const only = recall(sewer, onlyFor)
  return only !== null && only !== seat
}

/** Goes down: its activation is over, and objectives stay above. bmg1/core/sewers, bmg1/core/objectives-stay */
export function* enterSewer(game: Play, model: Model): Rule<void> {
  yield* payCounters(game, model, sewerEntryCost(game, model), 'the sewer')
  dropLoot(game, model)
  // bmg1/core/grab, bmg1/core/take-cover: a model that goes away lets go, and leaves its cover.
  release(game, model)
  removeEffect(model, 'cover')
  model.at = undefined
  model.condition = 'away'
  model.sewerSince = game.state.round
  remember(game.state.activation, endsNow, true)
  game.emit(() => ({
    name: 'sewer',
    text: `${labelOf(game, model)} goes down into the sewers.`,
    rule: ruleId(game, 'core/sewers'),
    about: { model: model.id },
  }))
}

/** Whether a model has left a sewer without ending its activation. bmg2/trait/lord-of-the-sewers */
export const wentOnAfterSewer = memory<boolean>('lord-of-the-sewers/went-on', false)

/** Sewers that a model can come out of: not closed by enemies, with room beside. */
export const sewerExits = (game: Play, model: Model): readonly Marker[] =>
  markersOf(game, 'sewer').filter(
    (sewer) =>
      !isForOthers(sewer, model) &&
      !isBlocked(game, model, sewer) &&
      hasRoomBeside(game, {
        model,
        beside: sewer,
        reason: 'out of the sewer',
        rule: ruleId(game, 'core/sewer-exit'),
      }),
  )

/** Why a model cannot leave the sewers now: it stays a whole round. bmg1/core/sewer-exit */
export function sewerExitBlockedReason(game: Play, model: Model): string | undefined {
  if (model.sewerSince === undefined) return 'It is not in a sewer.'
  if (game.state.round < model.sewerSince + 2) return 'It must stay down for a whole round.'
  return (
    paymentBlockedReason(game, model, SEWER_COST) ??
    (sewerExits(game, model).length === 0 ? 'Every sewer is closed.' : undefined)
  )
}

/** Comes out beside any open sewer; its free move is 0 this round. bmg1/core/sewer-exit */
export function* leaveSewer(game: Play, model: Model): Rule<void> {
  const rule = ruleId(game, 'core/sewer-exit')
  const exits = sewerExits(game, model)
  yield* payCounters(game, model, SEWER_COST, 'the sewer')
  const beside = yield* ask(
    game,
    model.seat,
    choose({
      name: 'sewer-exit',
      prompt: `Where does ${labelOf(game, model)} come out?`,
      rule,
      options: exits.map((sewer) => ({
        id: `${sewer.id}`,
        value: sewer,
        label: `Sewer ${sewer.id}`,
        about: { marker: sewer.id },
      })),
    }),
  )
  yield* placeBeside(game, { model, beside, reason: 'out of the sewer', rule })
  model.sewerSince = undefined
  const { activation } = game.state
  if (activation?.model !== model.id) return
  activation.basicMoveGone = true
  if (game.content.edition.sewerLimit !== 'one a round') return
  // bmg2/core/sewers, bmg2/trait/lord-of-the-sewers: its activation is over, unless it knows the way and goes on now.
  const goesOn =
    applies(game, 'goes-on-after-sewer', { about: model }) &&
    (yield* agrees(game, model.seat, {
      name: 'go-on',
      prompt: `Does the activation of ${labelOf(game, model)} go on? (once a game)`,
      rule: ruleId(game, 'trait/lord-of-the-sewers'),
      model,
    }))
  if (goesOn) remember(model, wentOnAfterSewer, true)
  else remember(activation, endsNow, true)
}
