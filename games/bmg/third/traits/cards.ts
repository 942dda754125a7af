import { areEnemies, labelOf, opponentOf, profileOf, touches } from '@gargoyle/bmg-common'
import { ask, choose, pass, type Rule, type Seat } from '@gargoyle/engine'
import {
  cardNamed,
  discard,
  discardableIn,
  draw,
  isDiscardable,
  noteLook,
  refill,
  shuffleDeck,
  takeFrom,
  trimHand,
} from '../cards/hand.ts'
import { isCalled } from '../catalogue/called.ts'
import { crewOf } from '../model/crew.ts'
import type { Playing } from '../rules/moments.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { offer, onceAGame } from './helpers.ts'

/** Draws cards and trims the hand. The draw is not optional: unwanted cards go back under the deck. */
function* drawMore(game: Play, seat: Seat, count: number): Rule<void> {
  draw(game, seat, count)
  yield* trimHand(game, seat)
}

const cardOption = (game: Play, card: string) => ({
  id: card,
  label: cardNamed(game, card).name,
  about: { card },
})

/** Each card of a pile once, in the order of their ids, so that the pile's order is not given away. */
const namesIn = (pile: readonly string[]): readonly string[] => [...new Set(pile)].sort()

/** Cards of a hand that can be discarded, each once. */
const pickable = (game: Play, hand: readonly string[]): readonly string[] =>
  namesIn(hand).filter((id) => isDiscardable(game, id))

/** K.O. enemies at hand. */
const victims = (game: Play, owner: Model): readonly Model[] =>
  game.state.models.filter(
    (model) => areEnemies(owner, model) && model.condition === 'ko' && touches(game, owner, model),
  )

function* pickPocket({ game, owner, id, rule }: Bmg3Scope): Rule<void> {
  const seat = opponentOf(game, owner.seat)
  const crew = crewOf(game, seat)
  noteLook(game, owner.seat)
  const card = yield* ask(
    game,
    owner.seat,
    choose({
      name: id,
      prompt: "This is your opponent's hand. Which card is discarded?",
      rule,
      options: pickable(game, crew.hand).map((id) => cardOption(game, id)),
    }),
    { always: true },
  )
  if (!takeFrom(crew.hand, card)) return
  discard(crew, card)
  yield* refill(game, seat, 1)
}

/** Cards of one's deck that a card in hand may be exchanged for. */
const sameType = (game: Play, seat: Seat, card: string): readonly string[] =>
  namesIn(crewOf(game, seat).deck).filter((id) => cardNamed(game, id).type === cardNamed(game, card).type)

function* listenToVoices({ game, owner, id, rule }: Bmg3Scope): Rule<void> {
  const { seat } = owner
  const crew = crewOf(game, seat)
  const given = yield* ask(
    game,
    seat,
    choose({
      name: id,
      prompt: 'Which card do you discard?',
      rule,
      options: pickable(game, crew.hand)
        .filter((id) => sameType(game, seat, id).length > 0)
        .map((id) => cardOption(game, id)),
    }),
  )
  // The card that is given away is not the one that is found.
  const choices = sameType(game, seat, given)
  takeFrom(crew.hand, given)
  discard(crew, given)
  const prompt = 'Which card of the same type do you take from your deck?'
  const options = choices.map((id) => cardOption(game, id))
  const found = yield* ask(game, seat, choose({ name: 'search', prompt, rule, options }))
  takeFrom(crew.deck, found)
  crew.hand.push(found)
  shuffleDeck(game, seat)
}

/** Lets a player look through the deck for a card. */
function* search({ game, rule }: Bmg3Scope, seat: Seat): Rule<void> {
  const crew = crewOf(game, seat)
  if (crew.deck.length === 0) return
  const found = yield* ask(
    game,
    seat,
    choose({
      name: 'search',
      prompt: 'Which card do you take from your deck?',
      rule,
      options: [...namesIn(crew.deck).map((id) => cardOption(game, id)), { id: pass, label: 'None' }],
    }),
  )
  if (found === pass) return
  takeFrom(crew.deck, found)
  crew.hand.push(found)
  shuffleDeck(game, seat)
  yield* trimHand(game, seat)
}

function* foil({ game, owner, rule }: Bmg3Scope, playing: Playing): Rule<void> {
  const prompt = `Does ${labelOf(game, owner)} foil ${cardNamed(game, playing.card).name}? (once a game)`
  if (!(yield* offer(game, owner.seat, { rule, prompt }))) return
  onceAGame(owner, rule)
  playing.stopped = 'Exhaustive Planner'
}

/** Traits about objective cards and what pays for them. */
export const cards: Bmg3Rules = {
  assassin: {
    name: 'Assassin',
    text: 'When it puts an enemy out of the game, its player draws as many cards as the number says.',
    on: {
      casualty: ({ game, owner, args, victim, by }) =>
        by === owner && areEnemies(owner, victim)
          ? drawMore(game, owner.seat, Number(args[0] ?? 1))
          : undefined,
    },
  },
  expendable: {
    name: 'Expendable',
    text: 'When it is out of the game, its player draws a card.',
    always: true,
    on: {
      casualty: ({ game, owner, victim }) => (victim === owner ? drawMore(game, owner.seat, 1) : undefined),
    },
  },
  pickpocket: {
    name: 'Pickpocket',
    text: "Once a round, in its activation and touching a K.O. enemy, its player may look at the opponent's hand and discard a card of it.",
    action: {
      kind: 'free',
      limit: 'round',
      why: ({ game, owner }) => {
        if (victims(game, owner).length === 0) return 'No K.O. enemy is in contact.'
        const { hand } = crewOf(game, opponentOf(game, owner.seat))
        return pickable(game, hand).length === 0 ? 'The opponent has no cards to discard.' : undefined
      },
      perform: pickPocket,
    },
  },
  'exhaustive-planner': {
    name: 'Exhaustive Planner',
    text: 'Once a game, when the opponent plays a card as a resource, it may be made to do nothing and be discarded.',
    on: {
      'resource-played': (it) => {
        const { owner, playing, rule } = it
        const isOpen =
          playing.seat !== owner.seat && playing.stopped === undefined && !owner.usedThisGame.includes(rule)
        return isOpen ? foil(it, playing) : undefined
      },
    },
  },
  'the-voices': {
    name: 'The Voices',
    text: 'A Mental Disorder. Once in each of its activations its player may discard a card, take another of the same type from the deck, and shuffle.',
    action: {
      kind: 'free',
      limit: 'activation',
      why: ({ game, owner }) =>
        discardableIn(game, crewOf(game, owner.seat).hand).some(
          (id) => sameType(game, owner.seat, id).length > 0,
        )
          ? undefined
          : 'The deck has no card of a type that is in hand.',
      perform: listenToVoices,
    },
  },
  'the-target-of-the-bat': {
    name: 'The Target of the Bat',
    text: 'If Bruce Wayne knocks it out, his player may take any card from the deck.',
    always: true,
    on: {
      *'knocked-out'(it) {
        const { game, owner, victim, by } = it
        if (victim !== owner || by === undefined || !areEnemies(owner, by)) return
        if (isCalled(profileOf(game, by), 'bruce-wayne')) yield* search(it, by.seat)
      },
    },
  },
  invaluable: {
    name: 'Invaluable',
    text: 'When it is out of the game, the opponent gets a resource point.',
    always: true,
    on: {
      casualty: ({ game, owner, victim }) => {
        if (victim === owner) crewOf(game, opponentOf(game, owner.seat)).resources++
      },
    },
  },
  'blackfire-cultist': {
    name: 'Blackfire Cultist',
    text: 'When it is out of the game, its crew gains 1 Faith.',
    always: true,
    on: {
      casualty: ({ game, owner, victim }) => {
        const { counters } = crewOf(game, owner.seat)
        if (victim === owner) counters.faith = (counters.faith ?? 0) + 1
      },
    },
  },
  veteran: {
    name: 'Veteran',
    text: 'For objectives that ask for a trait it counts as having that trait.',
    keyword: true,
  },
  'tough-guy': {
    name: 'Tough Guy',
    text: 'It counts as two models for the objectives of its crew.',
    own: { 'counts-as': 1 },
  },
}
