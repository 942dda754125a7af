import { areEnemies, isImmune, isOnTable, labelOf, opponentOf } from '@gargoyle/bmg-common'
import {
  ask,
  chooseNumber,
  forget,
  memory,
  type Rule,
  recall,
  remember,
  rememberAmong,
  roundMemory,
  type Seat,
} from '@gargoyle/engine'
import { cardNamed, discard } from '../cards/hand.ts'
import { inflict } from '../damage/harm.ts'
import { crewOf } from '../model/crew.ts'
import { trigger } from '../rules/rule-system.ts'
import type { Bmg3Rule } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { MOST_POISON, poisonTest } from './poison.ts'
import { poisonOn, type Suffering, sufferPoison } from './suffer.ts'

/** How many cards may be revealed after one action. */
const MOST_REVEALED = 3

/** What hurts where there is no card to draw. */
const NO_CARD_STUNS = 2

/**
 * Makes an enemy suffer Terror: the top card of its deck goes face down on the other player's Terror pile. Gives
 * whether it suffers.
 */
export function* sufferTerror(game: Play, victim: Model, by?: Model, how: Suffering = {}): Rule<boolean> {
  if (!isOnTable(victim) || (by !== undefined && !areEnemies(by, victim))) return false
  if (isImmune(game, victim, 'terror', how.nature)) return false
  const crew = crewOf(game, victim.seat)
  const card = crew.deck.pop()
  if (card === undefined) {
    yield* inflict(game, victim, { stun: NO_CARD_STUNS, by, cause: 'Terror', nature: ['terror'] })
  } else {
    crew.terror.push(card)
    game.emit(() => ({
      name: 'terror',
      text: `${labelOf(game, victim)} is terrified: a card of ${victim.seat} goes to the Terror pile.`,
      rule: 'bmg3/effect/terror',
      about: { model: victim.id },
    }))
  }
  yield* trigger(game, 'suffered', { victim, status: 'terror', nature: how.nature ?? [], by })
  return true
}

/** How many cards lie in a player's Terror pile. */
export const terrorPileOf = (game: Play, seat: Model['seat']): number =>
  crewOf(game, opponentOf(game, seat)).terror.length

/** Players whose Terror piles a card has left this round. bmg3/trait/back-to-the-nightmare */
export const terrorLeft = roundMemory<readonly Seat[]>('terror/left', [])

/** The active model has rolled something that terror may answer. */
const isShaken = memory<boolean>('terror/rolled', false)
const frightening = ['attack', 'defense', 'willpower']

/** What Terror piles are for: a model that rolls in its own activation may be poisoned by its fears afterwards. */
export const terrorPile: Bmg3Rule<undefined> = {
  name: 'Terror',
  text: 'After an action in which the active model rolled to attack, to defend or against its Willpower, the opponent may reveal up to three cards of the Terror pile: each poisons it once. The cards go back under their deck.',
  on: {
    'dice-rolled': ({ game, rolled }) => {
      const { activation } = game.state
      if (activation?.model === rolled.roller.id && frightening.includes(rolled.purpose))
        remember(activation, isShaken, true)
    },
    *'action-done'({ game, action }) {
      const { activation } = game.state
      if (activation === undefined || !recall(activation, isShaken)) return
      forget(activation, isShaken)
      if (activation.model === action.actor.id) yield* revealTerror(game, action.actor)
    },
  },
}

function* revealTerror(game: Play, victim: Model): Rule<void> {
  const crew = crewOf(game, victim.seat)
  const most = Math.min(MOST_REVEALED, crew.terror.length)
  if (most === 0 || !isOnTable(victim)) return
  const cards = yield* ask(
    game,
    opponentOf(game, victim.seat),
    chooseNumber({
      name: 'terror',
      prompt: `How many cards of the Terror pile do you reveal to poison ${labelOf(game, victim)}?`,
      rule: 'bmg3/effect/terror',
      min: 0,
      max: most,
      about: { model: victim.id },
    }),
  )
  if (cards === 0) return
  const revealed = crew.terror.splice(-cards)
  rememberAmong(game.state, terrorLeft, opponentOf(game, victim.seat))
  game.emit(() => ({
    name: 'terror-revealed',
    text: `The Terror pile shows ${revealed.map((id) => cardNamed(game, id).name).join(', ')}.`,
    rule: 'bmg3/effect/terror',
    about: { cards: revealed },
  }))
  for (const id of revealed) {
    yield* sufferPoison(game, victim)
    discard(crew, id)
  }
  if (poisonOn(victim) >= MOST_POISON) yield* poisonTest(game, victim)
}
