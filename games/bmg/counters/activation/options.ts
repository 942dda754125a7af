import { boardOf, bodyOf, markersOf, withinOfMarker } from '@gargoyle/bmg-common'
import type { LazyOption } from '@gargoyle/engine'
import { type Piece, touchesPiece } from '@gargoyle/table'
import { coverId } from '../attack/blink.ts'
import { captorsOf } from '../attack/impact-roll.ts'
import { editionTerms, ruleId } from '../edition.ts'
import { isObject, whyNotManipulate } from '../manipulate/manipulate.ts'
import { sewerExits, whyNoSewerEntry, whyNoSewerExit } from '../manipulate/sewers.ts'
import { available, type CounterCost, whyNotPay } from '../model/counters.ts'
import { isCarrying, standCost, whyNoMoveAction } from '../movement/move-action.ts'
import { applies } from '../rules/rule-system.ts'
import type { Activation, Model, Play } from '../state.ts'
import { sentenceStart } from '../words.ts'
import { actionOption, foundOnce, type WhyNot, whyStopped } from './action-option.ts'
import { attackOptions } from './attack-options.ts'
import { whyOutOfOrder } from './declaration.ts'
import { traitOptions } from './trait-options.ts'

/** Everything the active model might do; whether it can is found out when somebody looks. */
export function possibleActions(game: Play, model: Model, activation: Activation): readonly LazyOption[] {
  const stopped = foundOnce(() => whyStopped(game, model))
  return [
    ...standing(game, model, activation, stopped),
    ...attackOptions(game, model, activation, stopped),
    ...objects(game, model, activation, stopped),
    ...traitOptions(game, model, activation, stopped),
  ]
}

function standing(game: Play, model: Model, activation: Activation, stopped: WhyNot): readonly LazyOption[] {
  const moveWhy: WhyNot = () => stopped() ?? whyOutOfOrder(activation, 'move') ?? whyNoMoveAction(game, model)
  const options = [
    actionOption('move', model.condition === 'down' ? 'Crawl' : 'Move', ruleId(game, 'core/move'), moveWhy),
  ]
  if (model.condition === 'down') {
    const why: WhyNot = () =>
      stopped() ?? whyNotPay(game, model, standCost(game, model)) ?? whyHeldDown(game, model)
    options.push(actionOption('stand', 'Stand up', ruleId(game, 'core/stand'), why))
  }
  if (captorsOf(game, model).length > 0 || model.effects.some(({ id }) => id === 'immobilized')) {
    const why: WhyNot = () =>
      stopped() ??
      whyTooWeak(game, model) ??
      (activation.used.includes('break-free') ? 'It has tried.' : undefined)
    options.push(actionOption('break-free', 'Break free', ruleId(game, 'core/grab'), why))
  }
  for (const piece of coverBeside(game, model)) {
    const why: WhyNot = () =>
      stopped() ??
      (model.condition === 'up' ? undefined : 'It lies on the ground.') ??
      (model.effects.some(({ id, args }) => id === 'cover' && args[0] === piece.id)
        ? 'It is in cover.'
        : undefined) ??
      (applies(game, 'cannot-crouch', { about: model }) ? 'It cannot crouch now.' : undefined) ??
      whyNotAgain(game, model, piece.id) ??
      whyNotPay(game, model, crouchCost(game, model))
    options.push(
      actionOption(
        `cover:${piece.id}`,
        `${sentenceStart(editionTerms(game).cover)} behind ${piece.name ?? piece.kind}`,
        ruleId(game, 'core/take-cover'),
        why,
        true,
      ),
    )
  }
  return options
}

/** An AC for each captor, and one where nobody holds it. bmg1/core/grab */
function whyTooWeak(game: Play, model: Model): string | undefined {
  const least = Math.max(1, captorsOf(game, model).length)
  return available(game, model, 'attack') < least ? `It takes ${least}AC at least to break free.` : undefined
}

const whyHeldDown = (game: Play, model: Model): string | undefined =>
  applies(game, 'cannot-move', { about: model }) ? 'Something holds it in place.' : undefined

/** What crouching takes. bmg1/core/take-cover, bmg2/core/crouch, bmg1/trait/street-guy */
export const crouchCost = (game: Play, model: Model): CounterCost =>
  applies(game, 'crouches-freely', { about: model }) ? {} : { special: 1 }

/** Whoever crouches for nothing could go back and forth between two things for ever. bmg1/trait/street-guy */
const whyNotAgain = (game: Play, model: Model, piece: string): string | undefined =>
  game.state.activation?.used.includes(`cover:${piece}`) &&
  model.effects.some(({ id }) => id === 'cover') &&
  applies(game, 'crouches-freely', { about: model })
    ? 'It came from there and has not moved since.'
    : undefined

/** Something to crouch behind: its id and what players call it. */
export type CoverBeside = Pick<Piece, 'id' | 'name' | 'kind'>

/** What a model touches and could crouch behind: scenery, and sandbags. bmg1/core/take-cover, bmg2/trait/sapper */
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
    ...markersOf(game, 'sandbags').flatMap((marker) =>
      withinOfMarker(game, model, marker, 0)
        ? [{ id: coverId(marker), name: 'sandbags', kind: marker.kind }]
        : [],
    ),
  ]
}

function objects(game: Play, model: Model, activation: Activation, stopped: WhyNot): readonly LazyOption[] {
  const options: LazyOption[] = []
  for (const marker of activation.ran ? [] : game.state.markers) {
    if (!isObject(marker)) continue
    const why: WhyNot = () => stopped() ?? whyNotManipulate(game, model, marker)
    options.push(
      actionOption(
        `manipulate:${marker.id}`,
        `Manipulate: ${game.content.edition.markerNames[marker.kind] ?? marker.kind}`,
        ruleId(game, 'core/manipulate'),
        why,
        true,
      ),
    )
  }
  for (const sewer of markersOf(game, 'sewer')) {
    if (!withinOfMarker(game, model, sewer, 0)) continue
    const why: WhyNot = () => stopped() ?? whyNoSewerEntry(game, model, sewer)
    options.push(
      actionOption(`sewer:${sewer.id}`, 'Go down into the sewer', ruleId(game, 'core/sewers'), why),
    )
  }
  if (model.sewerSince !== undefined) {
    const why: WhyNot = () => stopped() ?? whyNoSewerExit(game, model)
    options.push(
      actionOption(
        'emerge',
        `Leave the sewer (${sewerExits(game, model).length} open)`,
        ruleId(game, 'core/sewer-exit'),
        why,
      ),
    )
  }
  if (isCarrying(game, model))
    options.push(
      actionOption('drop', 'Drop the loot', `${game.content.edition.id}/objective/loot`, () => undefined),
    )
  return options
}
