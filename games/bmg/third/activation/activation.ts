import {
  expire,
  isConscious,
  isOnTable,
  labelOf,
  type ModelId,
  modelOf,
  opponentOf,
} from '@gargoyle/bmg-common'
import {
  ask,
  choose,
  chooseLazily,
  evaluateOptions,
  forgetAmong,
  type LazyOption,
  memory,
  type Reason,
  type Rule,
  recall,
  roundMemory,
  type Seat,
} from '@gargoyle/engine'
import type { ActionAbout } from '../abouts.ts'
import { cardNamed } from '../cards/hand.ts'
import {
  objectiveBlockedReason,
  playableObjectives,
  playObjective,
  possibleObjectives,
} from '../cards/objectives.ts'
import { mayHaveResource, offerResources, playResource, resourceBlockedReason } from '../cards/resources.ts'
import { asksAlways, isUnseen } from '../cards/unseen.ts'
import { crewOf } from '../model/crew.ts'
import { moveBlockedReason } from '../movement/move.ts'
import { applies, trigger } from '../rules/rule-system.ts'
import { type Activation, emptyTally, type Model, type Play } from '../state.ts'
import { availableActions, possibleActions, traitActions } from './actions.ts'
import { freshActivation } from './fresh-activation.ts'
import { isInspired } from './inspire.ts'
import { costOf, isAttackAction, type ModelAction } from './model-action.ts'
import { type ActionKind, canPay, pay, paymentBlockedReason } from './payment.ts'
import { performAction } from './perform.ts'

/** Whether a model can be activated now. bmg3/core/execute-the-plan, bmg3/core/early-recovery */
export function canActivate(game: Play, model: Model): boolean {
  return (
    !model.activated &&
    !model.resting &&
    ((isConscious(model) && isOnTable(model)) || actsFromAfar(game, model)) &&
    !applies(game, 'acts-on-orders', { about: model })
  )
}

/** Some count as able to act though they are not on the table. */
export const actsFromAfar = (game: Play, model: Model): boolean =>
  model.condition === 'away' && applies(game, 'acts-from-afar', { about: model })

/** Starts a model's activation. bmg3/core/activation */
export function* beginActivation(game: Play, model: Model): Rule<void> {
  const inspired = isInspired(game, model)
  game.state.activation = {
    ...freshActivation(model),
    audacity: model.audacity,
    // bmg3/core/inspire
    extra: inspired ? [{ kind: 'manipulate', source: 'bmg3/trait/inspire', after: 0 }] : [],
    inspired,
  }
  for (const seat of game.seats) crewOf(game, seat).activation = emptyTally()
  game.emit(() => ({
    name: 'activation',
    text: `${labelOf(game, model)} activates${model.audacity ? ' with Audacity' : ''}.`,
    rule: 'bmg3/core/activation',
    about: { model: model.id, audacity: model.audacity },
  }))
  yield* trigger(game, 'activation-start', { active: model })
  yield* offerResources(game, 'activation-start', { active: model })
  if (!canGoOn(game, model)) yield* endActivation(game)
}

/** One action of the active model, or the end of its activation. bmg3/core/activation */
export function* activationStep(game: Play, activation: Activation): Rule<void> {
  const model = modelOf(game, activation.model)
  const { seat } = model
  const mustMove = owesMove(game, model, activation)
  const actions = possibleActions(
    game,
    model,
    (kind, id) =>
      paymentBlockedReason(game, model, kind, id) ?? (mustMove ? whyMoveFirst(game, model, kind) : undefined),
  )
  const answer = yield* ask(
    game,
    seat,
    chooseLazily({
      name: 'action',
      prompt: `What does ${labelOf(game, model)} do?`,
      rule: 'bmg3/core/activation',
      about: { model: model.id },
      options: boundTo(game, model, [...actions, ...cardOptions(game, seat), endOption(mustMove)]),
    }),
    { always: true },
  )
  if (answer.kind === 'end') {
    yield* endActivation(game)
    return
  }
  yield* act(game, model, answer)
  // Another model may have taken its place in the middle of it.
  const now = modelOf(game, game.state.activation?.model ?? model.id)
  if (!canGoOn(game, now)) yield* endActivation(game)
}

/** Whether a model that must move this activation has yet to, and can. */
function owesMove(game: Play, model: Model, activation: Activation): boolean {
  return (
    !activation.moved &&
    applies(game, 'must-move', { about: model }) &&
    canPay(game, model, 'movement') &&
    !applies(game, 'cannot-act', { about: model }) &&
    moveBlockedReason(game, model) === undefined
  )
}

/** It does nothing that would leave no action for the move. */
const whyMoveFirst = (game: Play, model: Model, kind: ActionKind): string | undefined =>
  kind === 'movement' || canPay(game, model, kind, 'movement') ? undefined : MUST_MOVE

const MUST_MOVE = 'It must move in this activation.'

/** What the active player can do: an action of the model, a card, or the end of the activation. */
type Step = ModelAction | CardStep | { readonly kind: 'end' }

const endOption = (mustMove: boolean): LazyOption<Step> => ({
  id: 'end',
  value: { kind: 'end' },
  label: 'End the activation',
  ...(mustMove ? { why: () => ({ text: MUST_MOVE, rule: 'bmg3/core/activation' }) } : {}),
})

function* act(game: Play, model: Model, step: Exclude<Step, { readonly kind: 'end' }>): Rule<void> {
  const { seat } = model
  if (isCard(step)) {
    if (step.kind === 'objective') yield* playObjective(game, seat, step.card)
    else yield* playResource(game, seat, step.card, undefined)
  } else {
    yield* performAction(game, model, step, (kind, id) => pay(game, model, kind, id))
    yield* offerObjectives(game, opponentOf(game, seat))
  }
}

/** A card that is played. */
type CardStep = { readonly kind: 'objective' | 'resource'; readonly card: string }

const isCard = (step: Step): step is CardStep => step.kind === 'objective' || step.kind === 'resource'

/** A model that must attack and can does nothing that would keep it from attacking, nor ends its activation. */
function boundTo(
  game: Play,
  model: Model,
  options: readonly LazyOption<Step>[],
): readonly LazyOption<Step>[] {
  if (!applies(game, 'must-attack', { about: model })) return options
  const isAttack = (step: Step): boolean => !isCard(step) && step.kind !== 'end' && isAttackAction(step)
  if (!evaluateOptions(options).some(({ value, why }) => isAttack(value) && why === undefined)) return options
  const leavesTime = (step: Step): boolean => {
    if (step.kind === 'end') return false
    if (isCard(step) || isAttack(step)) return true
    const cost = costOf(step)
    return (
      cost === 'free' ||
      cost === 'melee' ||
      cost === 'ranged' ||
      canPay(game, model, cost, 'melee') ||
      canPay(game, model, cost, 'ranged')
    )
  }
  const why = { text: `${labelOf(game, model)} must attack.` }
  return options.map((option) => (leavesTime(option.value) ? option : withReason(option, why)))
}

/** An option with a further reason against it. */
const withReason = <V>(option: LazyOption<V>, reason: Reason): LazyOption<V> => {
  const { id, value, label, about, onlyIfOpen = false } = option
  return {
    id,
    value,
    label,
    onlyIfOpen,
    why: () => option.why?.() ?? reason,
    ...(about === undefined ? {} : { about }),
  }
}

/** The cards the active player could play. bmg3/core/one-card-limits */
function cardOptions(game: Play, seat: Seat): LazyOption<Step>[] {
  const options: LazyOption<Step>[] = []
  for (const card of new Set(crewOf(game, seat).hand)) {
    const { name, victoryPoints, play, resource } = cardNamed(game, card)
    if (play === 'execute') {
      const why = (): string | undefined => objectiveBlockedReason(game, seat, card, 'execute')
      options.push(cardOption('objective', card, `Objective: ${name} (${victoryPoints} VP)`, why))
    }
    if (resource.timing === 'activation') {
      const why = (): string | undefined => resourceBlockedReason(game, seat, card, 'activation', undefined)
      options.push(cardOption('resource', card, `Resource: ${name} (${resource.cost} RP)`, why))
    }
  }
  return options
}

/** Cards that cannot be played are seen in the hand; the menu has only those that can. */
const cardOption = (
  kind: 'objective' | 'resource',
  card: string,
  label: string,
  why: () => string | undefined,
): LazyOption<Step> => ({
  id: `${kind}:${card}`,
  value: { kind, card },
  label,
  about: { card, half: kind } satisfies ActionAbout,
  onlyIfOpen: true,
  why: () => {
    const text = why()
    return text === undefined ? undefined : { text }
  },
})

/** Objectives that a player has passed over: those in the hand, and those that the other one has to expect there. */
type PassedOver = { readonly held: readonly string[]; readonly expected: readonly string[] }

const nothingPassedOver: PassedOver = { held: [], expected: [] }

/** What a player who ends an activation could have scored in it. */
const passedOver = (game: Play, seat: Seat): PassedOver => ({
  held: playableObjectives(game, seat, 'execute', true),
  expected: isUnseen(game) ? [] : possibleObjectives(game, seat, 'execute', true),
})

/** After an action the other player may have met an objective too. bmg3/core/one-card-limits */
function* offerObjectives(
  game: Play,
  seat: Seat,
  { held, expected }: PassedOver = nothingPassedOver,
): Rule<void> {
  const cards = playableObjectives(game, seat, 'execute', true).filter((id) => !held.includes(id))
  const isExpected = (): boolean =>
    possibleObjectives(game, seat, 'execute', true).some((id) => !expected.includes(id))
  if (cards.length === 0 && (isUnseen(game) || !isExpected())) return
  // A player who sees whether this player is asked must not be able to undo and decide anew.
  game.forbidUndo(seat)
  if (cards.length === 0 && !asksAlways(game)) return
  const answer = yield* ask(
    game,
    seat,
    choose({
      name: 'objective',
      prompt:
        cards.length > 0 ? 'You have met an objective. Score it now?' : 'You hold no objective that is met.',
      rule: 'bmg3/core/objective-scoring',
      options: [
        ...cards.map((id) => ({ id, value: id, label: cardNamed(game, id).name, about: { card: id } })),
        { id: 'no', value: undefined, label: 'Not now' },
      ],
    }),
    { always: true },
  )
  if (answer !== undefined) yield* playObjective(game, seat, answer)
}

/** An activation that is over after the action in progress. */
export const endsNow = memory<boolean>('activation/ends-now', false)

const kinds: readonly ActionKind[] = ['movement', 'melee', 'ranged', 'manipulate', 'special']

/** Whether the active player has anything left to decide in this activation. */
function canGoOn(game: Play, model: Model): boolean {
  const { activation } = game.state
  if (activation?.model !== model.id || !isOnTable(model) || !isConscious(model)) return false
  if (recall(activation, endsNow)) return false
  if (kinds.some((kind) => canPay(game, model, kind))) return true
  if (traitActions(game, model).some(({ action }) => action.kind === 'free')) {
    const left = availableActions(game, model, (kind, id) => paymentBlockedReason(game, model, kind, id))
    if (left.length > 0) return true
  }
  if (cardOptions(game, model.seat).some(({ why }) => why?.() === undefined)) return true
  return asksAlways(game) && mayHaveCard(game, model.seat)
}

/** Whether the active player might hold a card to play, for all the other one knows. */
const mayHaveCard = (game: Play, seat: Seat): boolean =>
  mayHaveResource(game, seat, 'activation', undefined) || possibleObjectives(game, seat, 'execute').length > 0

/** Ends the activation: it is marked as activated and the other player's turn comes. */
export function* endActivation(game: Play): Rule<void> {
  const { state } = game
  const { activation } = state
  if (activation === undefined) return
  const model = modelOf(game, activation.model)
  // Who ended it could have scored these; who was knocked out in the middle of it could not.
  const passed = isConscious(model) ? passedOver(game, model.seat) : nothingPassedOver
  yield* trigger(game, 'activation-end', { active: model })
  yield* offerResources(game, 'activation-end', { active: model })
  yield* offerObjectives(game, model.seat, passed)
  yield* offerObjectives(game, opponentOf(game, model.seat))
  model.activated = !applies(game, 'activates-again', { about: model })
  model.audacity = false
  expire(game, 'activation')
  state.activation = undefined
  state.turn = opponentOf(game, model.seat)
  interrupt(game)
}

/** Models that activate right after the activation in progress, in this order. */
export const nextToActivate = roundMemory<readonly ModelId[]>('activation/next', [])

function interrupt({ state }: Play): void {
  const [next] = recall(state, nextToActivate)
  if (next === undefined) return
  forgetAmong(state, nextToActivate, next)
  state.mustActivate = next
  state.turn = state.models[next]!.seat
}
