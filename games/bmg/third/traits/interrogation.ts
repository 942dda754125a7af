import { areEnemies, isOnTable, labelOf, opponentOf } from '@gargoyle/bmg-common'
import { ask, choose, type Rule } from '@gargoyle/engine'
import { cardNamed, discard, isDiscardable, noteLook, refill, takeFrom } from '../cards/hand.ts'
import { crewOf } from '../model/crew.ts'
import { skillRoll } from '../model/skill-roll.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model } from '../state.ts'
import { chooseModel } from './helpers.ts'
import { kindsIn, searchDeck } from './search-deck.ts'

/** Shows the opponent's hand to a player, who has a card of it discarded. Gives the card. */
export function* discardFromTheirs({ game, owner, id, rule }: Bmg3Scope): Rule<string | undefined> {
  const seat = opponentOf(game, owner.seat)
  const theirs = crewOf(game, seat)
  noteLook(game, owner.seat)
  const options = kindsIn(theirs.hand, (card) => isDiscardable(game, card))
  if (options.length === 0) return undefined
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: id,
      prompt: 'Which card of the opponent’s hand is discarded?',
      rule,
      options: options.map((card) => ({ id: card, label: cardNamed(game, card).name, about: { card } })),
    }),
    { always: true },
  )
  takeFrom(theirs.hand, picked)
  discard(theirs, picked)
  game.emit(() => ({
    name: 'card-stolen',
    text: `${cardNamed(game, picked).name} of ${seat} is discarded.`,
    rule,
    about: { seat, card: picked },
  }))
  yield* refill(game, seat, 1)
  return picked
}

/** bmg3/trait/interrogation: if the target fails its roll, its player's hand is shown and loses a card. */
function* question(it: Bmg3Scope, target: Model): Rule<void> {
  const { game, owner, rule } = it
  const { passed } = yield* skillRoll(game, target, 'willpower', {
    reason: `Interrogation by ${labelOf(game, owner)}`,
    rule,
    against: owner,
  })
  if (passed) return
  const card = yield* discardFromTheirs(it)
  if (card === undefined) return
  const { type } = cardNamed(game, card)
  const fits = (own: string): boolean => cardNamed(game, own).type === type
  yield* searchDeck(game, owner, { rule, fits, optional: true })
}

/** Traits of interrogators. */
export const interrogation: Bmg3Rules = {
  interrogation: {
    name: 'Interrogation',
    text: 'After a melee attack of its action, its target (of several, the enemy you pick) takes a Willpower roll; if it fails, you look at the opponent’s hand and have a card of it discarded, and may take a card of the same type from your deck.',
    on: {
      *'attack-resolved'(it) {
        const { game, owner, attack, rule } = it
        const { attacker, kind, occasion, stopped, strikes } = attack
        if (attacker !== owner || kind !== 'melee' || occasion !== 'action' || stopped !== undefined) return
        // An attack on all models in reach hits friends, too: those are not interrogated.
        const targets = new Set(strikes.map((strike) => strike.target))
        const asked = [...targets].filter((each) => isOnTable(each) && areEnemies(owner, each))
        const asking = { rule, prompt: 'Who is interrogated?' }
        const target = yield* chooseModel(game, owner.seat, asked, asking)
        if (target !== undefined) yield* question(it, target)
      },
    },
  },
}
