import { askSecretly, choose, pass, type Rule, type RuleDecision, type Seat } from '@gargoyle/engine'
import type { Bmg3Options } from '../abouts.ts'
import { crewOf } from '../model/crew.ts'
import type { Play } from '../state.ts'
import type { CardPhase } from './card.ts'
import { cardNamed, discard, refill, takeFrom } from './hand.ts'
import { playableObjectives, playObjective, possibleObjectives } from './objectives.ts'
import { mayHaveResource, playableResources, playResource, seatsInOrder } from './resources.ts'

type Phase = Exclude<CardPhase, 'execute'>

/**
 * Outside the activations both players may play as many cards as they like. Each round of cards is a step of its own:
 * what was drawn in the last one is then known to a bot that imagines the hands, and need not be guessed anew.
 */
export function openCardWindow({ state }: Play): void {
  state.cardPasses = []
}

/** Whether players may go on playing cards in this phase. */
export const isCardWindowOpen = ({ state }: Play): boolean => state.cardPasses !== undefined

/**
 * Asks both players for a card, and closes the window once neither may have one or wants to play it. They decide at the
 * same time; of two cards played together the one with fewer copies resolves first, then the active player's, then that
 * of the player with Initiative. Who is asked never depends on what is in a hand, only on what could be: a player without
 * such a card is asked all the same. bmg3/core/one-card-limits, bmg3/core/card-clash
 */
export function* playCards(game: Play, phase: Phase): Rule<void> {
  const passes = game.state.cardPasses ?? game.broken('Cards are played outside the window for them.')
  const decisions = new Map<Seat, RuleDecision<string, PhaseCard | undefined>>()
  for (const seat of seatsInOrder(game)) {
    if (!passes.includes(seat) && mayHaveCard(game, seat, phase))
      decisions.set(seat, cardDecision(game, seat, phase))
  }
  const played: { readonly seat: Seat; readonly card: PhaseCard }[] = []
  if (decisions.size > 0) {
    for (const [seat, card] of yield* askSecretly(game, decisions, { always: true })) {
      if (card === undefined) passes.push(seat)
      else played.push({ seat, card })
    }
  }
  // Sorting is stable, and the seats are in order already.
  played.sort((a, b) => copiesOf(game, a.card) - copiesOf(game, b.card))
  for (const { seat, card } of played) yield* playPhaseCard(game, seat, card, phase)
  if (played.length === 0) game.state.cardPasses = undefined
}

/** Whether a player might have a card to play, for all the other one knows. */
const mayHaveCard = (game: Play, seat: Seat, phase: Phase): boolean =>
  mayHaveResource(game, seat, phase, undefined) || possibleObjectives(game, seat, phase).length > 0

/** A card as it is played in a phase: as an objective or as a resource. */
type PhaseCard = { readonly kind: 'objective' | 'resource'; readonly card: string }

function cardDecision(game: Play, seat: Seat, phase: Phase): RuleDecision<string, PhaseCard | undefined> {
  const option = (kind: PhaseCard['kind'], card: string, label: string) => ({
    id: `${kind}:${card}`,
    value: { kind, card },
    label,
    about: { card, half: kind } satisfies Bmg3Options['play-card'],
  })
  return choose({
    name: 'play-card',
    prompt: 'Play a card?',
    rule: 'bmg3/core/one-card-limits',
    options: [
      ...playableObjectives(game, seat, phase).map((card) => {
        const { name, victoryPoints } = cardNamed(game, card)
        return option('objective', card, `Objective: ${name} (${victoryPoints} VP)`)
      }),
      ...playableResources(game, seat, phase, undefined).map((card) => {
        const { name, resource } = cardNamed(game, card)
        return option('resource', card, `Resource: ${name} (${resource.cost} RP)`)
      }),
      { id: pass, value: undefined, label: 'No more cards' },
    ],
  })
}

const copiesOf = (game: Play, { card }: PhaseCard): number => cardNamed(game, card).copies

/** A card that cannot be resolved any more, because the other came first, is discarded. bmg3/core/objective-scoring */
function* playPhaseCard(game: Play, seat: Seat, { kind, card }: PhaseCard, phase: Phase): Rule<void> {
  const playable =
    kind === 'objective'
      ? playableObjectives(game, seat, phase)
      : playableResources(game, seat, phase, undefined)
  if (!playable.includes(card)) yield* wasteCard(game, seat, card)
  else if (kind === 'objective') yield* playObjective(game, seat, card)
  else yield* playResource(game, seat, card, undefined)
}

function* wasteCard(game: Play, seat: Seat, id: string): Rule<void> {
  const crew = crewOf(game, seat)
  if (!takeFrom(crew.hand, id)) return
  discard(crew, id)
  game.emit({
    name: 'card-wasted',
    text: `${cardNamed(game, id).name} can no longer be played and is discarded.`,
  })
  yield* refill(game, seat, 1)
}
