import {
  actionOption,
  type BlockedReason,
  boardOf,
  bodyOf,
  markersOf,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import { isAmong, type LazyOption, memory, recall } from '@gargoyle/engine'
import { type Piece, touchesPiece } from '@gargoyle/table'
import type { CounterActionAbout } from '../abouts.ts'
import { coverId, shotMarkers } from '../attack/blink.ts'
import { captorsOf } from '../attack/impact-roll.ts'
import { editionTerms, ruleId } from '../edition.ts'
import { isObject, manipulateBlockedReason } from '../manipulate/manipulate.ts'
import { sewerEntryBlockedReason, sewerExitBlockedReason, sewerExits } from '../manipulate/sewers.ts'
import { available, type CounterCost, paymentBlockedReason } from '../model/counters.ts'
import { isCarrying, moveActionBlockedReason, standCost } from '../movement/move-action.ts'
import { applies } from '../rules/rule-system.ts'
import type { Activation, Model, Play } from '../state.ts'
import { sentenceStart } from '../words.ts'
import { foundOnce, whyStopped } from './action-option.ts'
import { attackOptions } from './attack-options.ts'
import type { CounterAction } from './counter-action.ts'
import { whyOutOfOrder } from './declaration.ts'
import { traitOptions } from './trait-options.ts'

/** Whether the active model has tried to get loose. bmg1/core/grab */
export const hasTriedToBreakFree = memory<boolean>('grab/tried-to-break-free', false)

/** The ids of what the active model has crouched behind. bmg1/core/take-cover */
export const crouchedBehind = memory<readonly string[]>('take-cover/crouched-behind', [])

/** All actions of the active model; whether each is allowed is computed when it is read. */
export function possibleActions(
  game: Play,
  model: Model,
  activation: Activation,
): readonly LazyOption<CounterAction>[] {
  const stopped = foundOnce(() => whyStopped(game, model))
  return [
    ...standing(game, model, activation, stopped),
    ...attackOptions(game, model, activation, stopped),
    ...objects(game, model, activation, stopped),
    ...traitOptions(game, model, activation, stopped),
  ]
}

function standing(
  game: Play,
  model: Model,
  activation: Activation,
  stopped: BlockedReason,
): readonly LazyOption<CounterAction>[] {
  const moveWhy: BlockedReason = () =>
    stopped() ?? whyOutOfOrder(activation, 'move') ?? moveActionBlockedReason(game, model)
  const options: LazyOption<CounterAction>[] = [
    actionOption(
      'move',
      { kind: 'move' },
      model.condition === 'down' ? 'Crawl' : 'Move',
      ruleId(game, 'core/move'),
      moveWhy,
    ),
  ]
  if (model.condition === 'down') {
    const why: BlockedReason = () =>
      stopped() ?? paymentBlockedReason(game, model, standCost(game, model)) ?? whyHeldDown(game, model)
    options.push(actionOption('stand', { kind: 'stand' }, 'Stand up', ruleId(game, 'core/stand'), why))
  }
  if (captorsOf(game, model).length > 0 || model.effects.some(({ id }) => id === 'immobilized')) {
    const why: BlockedReason = () =>
      stopped() ??
      whyTooWeak(game, model) ??
      (recall(activation, hasTriedToBreakFree) ? 'It has tried.' : undefined)
    options.push(
      actionOption('break-free', { kind: 'break-free' }, 'Break free', ruleId(game, 'core/grab'), why),
    )
  }
  for (const piece of coverBeside(game, model)) {
    const why: BlockedReason = () =>
      stopped() ??
      (model.condition === 'up' ? undefined : 'It lies on the ground.') ??
      (model.effects.some(({ id, args }) => id === 'cover' && args[0] === piece.id)
        ? 'It is in cover.'
        : undefined) ??
      (applies(game, 'cannot-crouch', { about: model }) ? 'It cannot crouch now.' : undefined) ??
      repeatBlockedReason(game, model, piece.id) ??
      paymentBlockedReason(game, model, crouchCost(game, model))
    options.push(
      actionOption(
        `cover:${piece.id}`,
        { kind: 'cover', piece: piece.id },
        `${sentenceStart(editionTerms(game).cover)} behind ${piece.name ?? piece.kind}`,
        ruleId(game, 'core/take-cover'),
        why,
        { onlyIfOpen: true },
      ),
    )
  }
  return options
}

/** An AC for each captor, and one where no captor holds it. bmg1/core/grab */
function whyTooWeak(game: Play, model: Model): string | undefined {
  const least = Math.max(1, captorsOf(game, model).length)
  return available(game, model, 'attack') < least ? `It takes ${least}AC at least to break free.` : undefined
}

const whyHeldDown = (game: Play, model: Model): string | undefined =>
  applies(game, 'cannot-move', { about: model }) ? 'Something holds it in place.' : undefined

/** What crouching takes. bmg1/core/take-cover, bmg2/core/crouch, bmg1/trait/street-guy */
export const crouchCost = (game: Play, model: Model): CounterCost =>
  applies(game, 'crouches-freely', { about: model }) ? {} : { special: 1 }

/** A model that crouches at no cost could go back and forth between two things for ever. bmg1/trait/street-guy */
const repeatBlockedReason = (game: Play, model: Model, piece: string): string | undefined =>
  isAmong(game.state.activation, crouchedBehind, piece) &&
  model.effects.some(({ id }) => id === 'cover') &&
  applies(game, 'crouches-freely', { about: model })
    ? 'It came from there and has not moved since.'
    : undefined

/** Something to crouch behind: its id and what players call it. */
export type CoverBeside = Pick<Piece, 'id' | 'name' | 'kind'>

/**
 * What a model touches and could crouch behind: scenery, lampposts, and sandbags. bmg1/core/take-cover, bmg1/core/blink,
 * bmg2/trait/sapper
 */
export function coverBeside(game: Play, model: Model): readonly CoverBeside[] {
  if (model.at === undefined) return []
  const body = bodyOf(game, model)
  const near = boardOf(game).index.search(
    body.x - body.radius - 100,
    body.y - body.radius - 100,
    body.x + body.radius + 100,
    body.y + body.radius + 100,
  )
  const pieces = new Set(near.map(({ piece }) => piece))
  return [
    ...[...pieces].filter(
      (piece) => piece.cover !== 'none' && piece.top > body.z && touchesPiece(body, piece),
    ),
    ...shotMarkers(game).flatMap((marker) =>
      withinOfMarker(game, model, marker, 0)
        ? [
            {
              id: coverId(marker),
              name: game.content.edition.markerNames[marker.kind] ?? marker.kind,
              kind: marker.kind,
            },
          ]
        : [],
    ),
  ]
}

function objects(
  game: Play,
  model: Model,
  activation: Activation,
  stopped: BlockedReason,
): readonly LazyOption<CounterAction>[] {
  const options: LazyOption<CounterAction>[] = []
  for (const marker of activation.ran ? [] : game.state.markers) {
    if (!isObject(marker)) continue
    const why: BlockedReason = () => stopped() ?? manipulateBlockedReason(game, model, marker)
    options.push(
      actionOption(
        `manipulate:${marker.id}`,
        { kind: 'manipulate', marker },
        `Manipulate: ${game.content.edition.markerNames[marker.kind] ?? marker.kind}`,
        ruleId(game, 'core/manipulate'),
        why,
        { about: { object: marker.id } satisfies CounterActionAbout, onlyIfOpen: true },
      ),
    )
  }
  for (const sewer of markersOf(game, 'sewer')) {
    if (!withinOfMarker(game, model, sewer, 0)) continue
    const why: BlockedReason = () => stopped() ?? sewerEntryBlockedReason(game, model, sewer)
    options.push(
      actionOption(
        `sewer:${sewer.id}`,
        { kind: 'sewer' },
        'Go down into the sewer',
        ruleId(game, 'core/sewers'),
        why,
      ),
    )
  }
  if (model.sewerSince !== undefined) {
    const why: BlockedReason = () => stopped() ?? sewerExitBlockedReason(game, model)
    options.push(
      actionOption(
        'emerge',
        { kind: 'emerge' },
        `Leave the sewer (${sewerExits(game, model).length} open)`,
        ruleId(game, 'core/sewer-exit'),
        why,
      ),
    )
  }
  if (isCarrying(game, model))
    options.push(
      actionOption('drop', { kind: 'drop' }, 'Drop the loot', ruleId(game, 'objective/loot'), stopped),
    )
  return options
}
