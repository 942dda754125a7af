import { hasTrait, isOnTable, opponentOf } from '@gargoyle/bmg-common'
import {
  ask,
  choose,
  chooseSome,
  isAmong,
  memory,
  type Rule,
  recall,
  remember,
  type Seat,
  sumOf,
} from '@gargoyle/engine'
import { grantExtraAction } from '../activation/payment.ts'
import {
  cardNamed,
  discard,
  discardAtRandom,
  discardSome,
  draw,
  hasLooked,
  isDiscardable,
  refill,
  takeFrom,
  trimHand,
} from '../cards/hand.ts'
import { crewOf } from '../model/crew.ts'
import type { Playing } from '../rules/moments.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { searching } from './deck-and-hand-tricks.ts'
import { isActive, offer, onceARound, suspectsNear } from './helpers.ts'
import { discardFromTheirs } from './interrogation.ts'
import { kindsIn, searchDeck } from './search-deck.ts'
import { onTarget, outwits } from './special-actions.ts'

const optionsFor = (game: Play, cards: readonly string[]) =>
  cards.map((card) => ({ id: card, label: cardNamed(game, card).name, about: { card } }))

const isNamed =
  (...names: readonly string[]) =>
  (game: Play, card: string): boolean =>
    names.includes(cardNamed(game, card).name)

/** bmg3/trait/artist: it keeps the next card if it has named it. */
function* paint({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const crew = crewOf(game, owner.seat)
  const options = optionsFor(
    game,
    kindsIn(crew.deck, () => true),
  )
  const prompt = 'Which card do you name?'
  const named = yield* ask(game, owner.seat, choose({ name: 'name-card', prompt, rule, options }))
  const card = crew.deck.pop()!
  if (card === named) {
    crew.hand.push(card)
    yield* trimHand(game, owner.seat)
  } else discard(crew, card)
  const text = `${owner.seat} names ${cardNamed(game, named).name}: ${card === named ? 'it is' : 'it is not'} the next card.`
  game.emit({ name: 'card-named', text, rule })
}

/** Lets its player put away a card of the hand, and draw another. */
function* meditate(game: Play, owner: Model): Rule<void> {
  const gone = yield* discardSome(game, owner.seat, 0, 1, 'Battle Meditation: discard a card?')
  if (gone > 0) yield* refill(game, owner.seat, gone)
}

/** The cards that were laid aside to be exchanged for others, by crew. */
const lawBooks = memory<Readonly<Record<string, readonly string[]>>>('law-interpretation/cards', {})

const laws = (game: Play, seat: Seat): readonly string[] => recall(game.state, lawBooks)[seat] ?? []

const setLaws = (game: Play, seat: Seat, cards: readonly string[]): void =>
  remember(game.state, lawBooks, { ...recall(game.state, lawBooks), [seat]: cards })

/** bmg3/trait/law-interpretation: up to three cards of the deck are laid aside, openly. */
function* openTheBooks({ game, owner, id, rule }: Bmg3Scope): Rule<void> {
  const crew = crewOf(game, owner.seat)
  const picked = yield* ask(
    game,
    owner.seat,
    chooseSome({
      name: id,
      prompt: 'Which cards of your deck are laid aside, to be exchanged for others?',
      rule,
      options: optionsFor(
        game,
        kindsIn(crew.deck, () => true),
      ),
      min: 0,
      max: 3,
    }),
  )
  for (const card of picked) {
    takeFrom(crew.deck, card)
    crew.removed.push(card)
  }
  setLaws(game, owner.seat, [...laws(game, owner.seat), ...picked])
}

function* interpret({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const crew = crewOf(game, owner.seat)
  const aside = laws(game, owner.seat).filter((card) => crew.removed.includes(card))
  const hand = kindsIn(crew.hand, (card) => isDiscardable(game, card))
  if (aside.length === 0 || hand.length === 0) return
  const none = { id: 'none', label: 'None of them', about: {} }
  const prompt = 'Which card do you remove from the game, for one that was laid aside?'
  const gone = yield* ask(
    game,
    owner.seat,
    choose({ name: 'remove-card', prompt, rule, options: [...optionsFor(game, hand), none] }),
  )
  if (gone === 'none') return
  const options = optionsFor(game, [...new Set(aside)])
  const taken = yield* ask(
    game,
    owner.seat,
    choose({ name: 'take-card', prompt: 'Which one do you take?', rule, options }),
  )
  takeFrom(crew.hand, gone)
  takeFrom(crew.removed, taken)
  crew.removed.push(gone)
  crew.hand.push(taken)
  const left = [...laws(game, owner.seat)]
  takeFrom(left, taken)
  setLaws(game, owner.seat, left)
}

/** bmg3/trait/objection: as many suspects as the card is worth, twice. */
function* object({ game, owner, id, rule }: Bmg3Scope, playing: Playing): Rule<void> {
  if (playing.seat === owner.seat || playing.stopped !== undefined) return
  if (owner.usedThisRound.includes(id)) return
  const { victoryPoints, name } = cardNamed(game, playing.card)
  if (suspectsNear(game, owner, 8).length !== 2 * victoryPoints) return
  const asking = { rule, name: id, prompt: `Object to ${name}?` }
  if (!(yield* offer(game, owner.seat, asking))) return
  onceARound(owner, id)
  playing.stopped = 'Objection!'
  if (!crewOf(game, owner.seat).hand.some((card) => isDiscardable(game, card))) return
  const prompt = `Discard a card of ${owner.seat}, without seeing it first?`
  if (yield* offer(game, playing.seat, { rule, name: 'objection-answer', prompt }))
    yield* refill(game, owner.seat, discardAtRandom(game, owner.seat, 1))
}

/** The next card of a crew that lies open, by crew. */
export const cardsOnTrial = memory<Readonly<Record<string, string>>>('trial/cards', {})

/** bmg3/trait/trial: the opponent's next card lies open as long as a suspect is in contact. */
function hold({ game, owner, rule }: Bmg3Scope): undefined {
  const theirs = crewOf(game, opponentOf(game, owner.seat))
  const { [theirs.seat]: open, ...others } = recall(game.state, cardsOnTrial)
  const top = theirs.deck.at(-1)
  const isOn = isOnTable(owner) && suspectsNear(game, owner, 0).length > 0
  if (open !== undefined && (!isOn || open !== top)) remember(game.state, cardsOnTrial, others)
  if (open !== undefined && !isOn && open === top) discard(theirs, theirs.deck.pop()!)
  if (!isOn || top === undefined || open === top) return
  remember(game.state, cardsOnTrial, { ...others, [theirs.seat]: top })
  const text = `The next card of ${theirs.seat} lies open: ${cardNamed(game, top).name}.`
  game.emit({ name: 'card-shown', text, rule })
}

/** Traits about cards, courts and commands. */
export const cardsAndCourts: Bmg3Rules = {
  artist: {
    name: 'Artist',
    text: 'Special: name a card and turn over the next card of your deck. If it is the one, it is yours; if not, it goes under the deck.',
    action: {
      kind: 'special',
      why: ({ game, owner }) =>
        crewOf(game, owner.seat).deck.length > 0 ? undefined : 'Your deck is empty.',
      perform: paint,
    },
  },
  'battle-meditation': {
    name: 'Battle Meditation',
    text: 'When it places a suspect, you may discard a card, and draw another.',
    on: { 'suspect-placed': ({ game, owner, by }) => (by === owner ? meditate(game, owner) : undefined) },
  },
  designated: {
    name: 'Designated',
    text: 'Before anything else in its activation, you may take a Target Acquired from your deck, and shuffle.',
    action: {
      ...searching('Target Acquired', isNamed('Target Acquired')),
      kind: 'free',
      limit: 'activation',
      why: ({ game, owner }) => {
        if ((game.state.activation?.taken.length ?? 0) > 0) return 'Only at the start of its activation.'
        return crewOf(game, owner.seat).deck.some((card) => isNamed('Target Acquired')(game, card))
          ? undefined
          : 'Your deck has no Target Acquired.'
      },
    },
  },
  'gothams-finished': {
    name: 'Gotham’s Finished',
    text: 'Friends who are Veterans may spend a Special action to take Black Ops, Invasion or Domination from your deck, openly, and shuffle.',
    lends: {
      kind: 'special',
      label: 'Gotham’s Finished: search the deck',
      why: ({ game, user }) => {
        if (!hasTrait(game, user, 'veteran')) return false
        return crewOf(game, user.seat).deck.some((card) => isOfArkham(game, card))
          ? undefined
          : 'Your deck has none of these cards.'
      },
      *perform({ game, user, rule }) {
        yield* searchDeck(game, user, {
          rule,
          fits: (card) => isOfArkham(game, card),
          shown: true,
        })
      },
    },
  },
  'i-see-the-light': {
    name: 'I See the Light',
    text: 'Special: take I See... from your deck, openly, and shuffle.',
    action: searching('I See...', isNamed('I See...')),
  },
  'resourceful-vigilante': {
    name: 'Resourceful Vigilante',
    text: 'Special: draw a card, or take one from your deck that answers when a suspect is revealed, and shuffle.',
    action: {
      kind: 'special',
      why: ({ game, owner }) =>
        crewOf(game, owner.seat).deck.length > 0 ? undefined : 'Your deck is empty.',
      *perform({ game, owner, id, rule }) {
        const asking = { rule, name: id, prompt: 'Draw a card, or search your deck?' }
        if (yield* offer(game, owner.seat, asking, { yes: 'Draw', no: 'Search' })) {
          draw(game, owner.seat, 1)
          yield* trimHand(game, owner.seat)
        } else
          yield* searchDeck(game, owner, {
            rule,
            fits: (card) => cardNamed(game, card).resource.timing === 'suspect-revealed',
            optional: true,
          })
      },
    },
  },
  disturb: {
    name: 'Disturb',
    text: 'Special: an enemy within 8" and in sight that is yet to activate; if it loses an opposed Willpower roll, you look at the opponent’s hand and have a card of it discarded.',
    action: onTarget(
      { side: 'enemy', within: 8, seen: true, only: 'conscious', if: (enemy) => !enemy.activated },
      'Who is disturbed?',
      function* (it) {
        const { game, owner, target, rule } = it
        if (yield* outwits(game, owner, target, rule)) yield* discardFromTheirs(it)
      },
    ),
  },
  'duke-of-duality': {
    name: 'Duke of Duality',
    text: 'When you score a card in its activation, a die decides: even draws a card more, odd discards one of your cards at random first.',
    on: {
      *'objective-scored'({ game, owner, playing, rule }) {
        if (playing.seat !== owner.seat || !isActive(game, owner)) return
        const roll = game.dice.roll({ purpose: 'Duke of Duality', seat: owner.seat, rule })
        if (sumOf(roll) % 2 === 0) {
          draw(game, owner.seat, 1)
          yield* trimHand(game, owner.seat)
        } else discardAtRandom(game, owner.seat, 1)
      },
    },
  },
  'feedback-protection': {
    name: 'Feedback Protection',
    text: 'Suspects of its crew disrupt it only if an enemy reveals them, not if one is removed otherwise.',
    own: { 'disrupted-by-reveals-only': true },
  },
  afk: {
    name: 'AFK',
    text: 'A Cranial Bomb takes it out of the game for good, whatever its Intel Support says.',
    // Intel Support looks for it.
    keyword: true,
  },
  'ive-caught-you': {
    name: 'I’ve Caught You!',
    text: 'A suspect that it reveals counts as two for Patrol Report.',
    on: {
      'suspect-revealed': ({ game, owner, reveal }) => {
        const { counters } = crewOf(game, owner.seat)
        if (reveal.by === owner) counters.patrol = (counters.patrol ?? 0) + 1
      },
      refresh: ({ game, owner }) => {
        delete crewOf(game, owner.seat).counters.patrol
      },
    },
  },
  'agent-of-order': {
    name: 'Agent of Order',
    text: 'With a suspect of its crew within 4" it counts as a Thwart for Containing the Threat.',
    own: { 'counts-as-thwart': ({ game, owner }) => suspectsNear(game, owner, 4, owner.seat).length > 0 },
  },
  'knowledge-is-power': {
    name: 'Knowledge Is Power',
    text: 'Once in its activation, if you have looked at the opponent’s hand or deck this round, it has a Special action more.',
    action: {
      kind: 'free',
      limit: 'activation',
      why: ({ game, owner }) =>
        isAmong(game.state, hasLooked, owner.seat)
          ? undefined
          : 'You have not looked at their cards this round.',
      perform: ({ game, owner, rule }) => {
        grantExtraAction(game, owner, { kind: 'special', source: rule })
      },
    },
  },
  'law-interpretation': {
    name: 'Law Interpretation',
    text: 'Before the deployment up to three cards of your deck are laid aside, openly. When it places a suspect, you may remove a card of your hand from the game to take one of them.',
    always: true,
    on: {
      'cards-drawn': openTheBooks,
      'suspect-placed': (it) => (it.by === it.owner ? interpret(it) : undefined),
    },
  },
  objection: {
    name: 'Objection!',
    text: 'Once a round you may cancel a resource of the opponent, if twice as many suspects are within 8" of this model as its card has victory points; then the opponent may discard one of your cards, unseen.',
    on: { 'resource-played': (it) => object(it, it.playing) },
  },
  trial: {
    name: 'Trial',
    text: 'While a suspect is in contact with it, the next card of the opponent lies open. When there is none any more, that card is discarded.',
    always: true,
    on: {
      'suspect-placed': hold,
      'action-done': hold,
      'activation-end': hold,
    },
  },
}

const isOfArkham = isNamed('Black Ops', 'Invasion', 'Domination')
