import { askSecretly, choose, pass, type Rule, type RuleDecision, type Seat } from '@gargoyle/engine'
import type { Bmg3Options, CardHalf } from '../abouts.ts'
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
  const decisions = new Map<Seat, RuleDecision<string>>()
  for (const seat of seatsInOrder(game)) {
    if (!passes.includes(seat) && mayHaveCard(game, seat, phase))
      decisions.set(seat, cardDecision(game, seat, phase))
  }
  const played: { readonly seat: Seat; readonly answer: string }[] = []
  if (decisions.size > 0) {
    for (const [seat, answer] of yield* askSecretly(game, decisions, { always: true })) {
      if (answer === pass) passes.push(seat)
      else played.push({ seat, answer })
    }
  }
  // Sorting is stable, and the seats are in order already.
  played.sort((a, b) => copiesOf(game, a.answer) - copiesOf(game, b.answer))
  for (const { seat, answer } of played) yield* playAnswer(game, seat, answer, phase)
  if (played.length === 0) game.state.cardPasses = undefined
}

/** Whether a player might have a card to play, for all the other one knows. */
const mayHaveCard = (game: Play, seat: Seat, phase: Phase): boolean =>
  mayHaveResource(game, seat, phase, undefined) || possibleObjectives(game, seat, phase).length > 0

function cardDecision(game: Play, seat: Seat, phase: Phase): RuleDecision<string> {
  const objectives = playableObjectives(game, seat, phase).map((id) => {
    const { name, victoryPoints } = cardNamed(game, id)
    return {
      id: `objective:${id}`,
      label: `Objective: ${name} (${victoryPoints} VP)`,
      about: half(id, 'objective'),
    }
  })
  const resources = playableResources(game, seat, phase, undefined).map((id) => {
    const { name, resource } = cardNamed(game, id)
    return {
      id: `resource:${id}`,
      label: `Resource: ${name} (${resource.cost} RP)`,
      about: half(id, 'resource'),
    }
  })
  return choose({
    name: 'play-card',
    prompt: 'Play a card?',
    rule: 'bmg3/core/one-card-limits',
    options: [...objectives, ...resources, { id: pass, label: 'No more cards' }],
  })
}

const half = (card: string, which: CardHalf): Bmg3Options['play-card'] => ({ card, half: which })

const cardId = (answer: string): string => answer.slice(answer.indexOf(':') + 1)

const copiesOf = (game: Play, answer: string): number => cardNamed(game, cardId(answer)).copies

/** A card that cannot be resolved any more, because the other came first, is discarded. bmg3/core/objective-scoring */
function* playAnswer(game: Play, seat: Seat, answer: string, phase: Phase): Rule<void> {
  const id = cardId(answer)
  const asObjective = answer.startsWith('objective:')
  const playable = asObjective
    ? playableObjectives(game, seat, phase)
    : playableResources(game, seat, phase, undefined)
  if (!playable.includes(id)) yield* wasteCard(game, seat, id)
  else if (asObjective) yield* playObjective(game, seat, id)
  else yield* playResource(game, seat, id, undefined)
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
