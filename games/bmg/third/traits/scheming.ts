import { hasTrait, opponentOf } from '@gargoyle/bmg-common'
import {
  ask,
  choose,
  chooseSome,
  isAmong,
  type Rule,
  rememberAmong,
  roundMemory,
  type Seat,
} from '@gargoyle/engine'
import {
  cardNamed,
  discard,
  discardableIn,
  discardSome,
  isDiscardable,
  refill,
  shuffleDeck,
  takeFrom,
  trimHand,
} from '../cards/hand.ts'
import { crewOf } from '../model/crew.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { targetsOf } from './helpers.ts'

const isControl = (game: Play, card: string): boolean => cardNamed(game, card).type === 'control'

const namesOf = (game: Play, cards: readonly string[]): string =>
  cards.map((card) => cardNamed(game, card).name).join(', ') || 'nothing'

/** The crews of which a Detective has revealed a suspect this round. */
const onTheCase = roundMemory<readonly Seat[]>('groundwork/on-the-case', [])

/** bmg3/trait/groundwork: turns over cards until one is about Control. */
function* digFor({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const { seat } = owner
  const crew = crewOf(game, seat)
  const shown: string[] = []
  let found: string | undefined
  while (found === undefined && crew.deck.length > 0) {
    const card = crew.deck.pop()!
    shown.push(card)
    if (isControl(game, card)) found = card
  }
  game.emit({
    name: 'revealed',
    text: `${seat} reveals ${namesOf(game, shown)}.`,
    rule,
  })
  for (const card of shown) if (card !== found) discard(crew, card)
  if (found === undefined) return
  crew.hand.push(found)
  yield* trimHand(game, seat)
}

/** The same with a Detective's help: any such card of the deck, which is then shuffled. */
function* searchFor({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const { seat } = owner
  const crew = crewOf(game, seat)
  // Sorted, so that the order of the deck stays a secret.
  const kinds = [...new Set(crew.deck.filter((card) => isControl(game, card)))].toSorted()
  const picked = yield* ask(
    game,
    seat,
    choose({
      name: 'search',
      prompt: 'Which card do you take from your deck?',
      rule,
      options: kinds.map((card) => ({ id: card, label: cardNamed(game, card).name, about: { card } })),
    }),
  )
  takeFrom(crew.deck, picked)
  crew.hand.push(picked)
  shuffleDeck(game, seat)
  yield* trimHand(game, seat)
}

const seenEnemies = (game: Play, owner: Model): number =>
  targetsOf(game, owner, { side: 'enemy', within: 8, seen: true }).length

/** bmg3/trait/i-am-chaos: a card of one's own at random, then one of the opponent's for each enemy nearby. */
function* wreakChaos(it: Bmg3Scope): Rule<void> {
  const { game, owner, rule } = it
  const mine = crewOf(game, owner.seat)
  const lost = game.dice.random.pick(discardableIn(game, mine.hand))
  takeFrom(mine.hand, lost)
  discard(mine, lost)
  game.emit({ name: 'discard', text: `You lose ${namesOf(game, [lost])}.`, rule }, [owner.seat], {
    others: { name: 'discard', text: `${owner.seat} discards a card at random.`, rule },
  })
  const victim = opponentOf(game, owner.seat)
  const theirs = crewOf(game, victim)
  const shown = theirs.hand.slice()
  game.emit(
    { name: 'hand-shown', text: `${victim} shows ${namesOf(game, shown)}.`, rule, about: { cards: shown } },
    game.seats,
    { others: { name: 'hand-shown', text: `${victim} shows their hand.` } },
  )
  const count = Math.min(seenEnemies(game, owner), discardableIn(game, shown).length)
  if (count > 0) yield* takeAway(it, victim, count)
  yield* refill(game, owner.seat, 1)
}

function* takeAway({ game, owner, rule }: Bmg3Scope, victim: Seat, count: number): Rule<void> {
  const crew = crewOf(game, victim)
  const gone = yield* ask(
    game,
    owner.seat,
    chooseSome({
      name: 'discard-theirs',
      prompt: `Which ${count === 1 ? 'card' : `${count} cards`} must ${victim} discard?`,
      rule,
      options: crew.hand.flatMap((card, index) =>
        isDiscardable(game, card)
          ? [{ id: `${index}`, label: cardNamed(game, card).name, about: { card }, value: card }]
          : [],
      ),
      min: count,
      max: count,
    }),
  )
  for (const card of gone) {
    takeFrom(crew.hand, card)
    discard(crew, card)
  }
  const text = `${victim} discards ${gone.length === 1 ? 'a card' : `${gone.length} cards`}.`
  game.emit({ name: 'discard', text: `${victim} discards ${namesOf(game, gone)}.` }, game.seats, {
    others: { name: 'discard', text },
  })
  yield* refill(game, victim, gone.length)
}

/** Special actions with the objective cards. */
export const scheming: Bmg3Rules = {
  'shady-dealings': {
    name: 'Shady Dealings',
    text: 'Special: discard two objective cards of your hand, and draw as many.',
    action: {
      kind: 'special',
      why: ({ game, owner }) =>
        crewOf(game, owner.seat).hand.length < 2 ? 'You have fewer than two cards.' : undefined,
      *perform({ game, owner }) {
        const gone = yield* discardSome(game, owner.seat, 2, 2, 'Which two cards are discarded?')
        yield* refill(game, owner.seat, gone)
      },
    },
  },
  groundwork: {
    name: 'Groundwork',
    text: 'Special: reveal cards from the top of your deck until one is of the Control type; it goes to your hand and the others are discarded. If a Detective of your crew has revealed a suspect this round, search the deck for such a card and shuffle it instead.',
    // A Detective's find counts even if this model was out of its senses then.
    always: true,
    action: {
      kind: 'special',
      why: ({ game, owner }) => {
        const { deck } = crewOf(game, owner.seat)
        if (deck.length === 0) return 'Your deck is empty.'
        return isOnTheCase(game, owner.seat) && !deck.some((card) => isControl(game, card))
          ? 'Your deck has no card of the Control type.'
          : undefined
      },
      perform: (it) => (isOnTheCase(it.game, it.owner.seat) ? searchFor(it) : digFor(it)),
    },
    on: {
      'suspect-revealed': ({ game, owner, reveal: { by } }) => {
        if (by.seat === owner.seat && hasTrait(game, by, 'detective'))
          rememberAmong(game.state, onTheCase, owner.seat)
      },
    },
  },
  'i-am-chaos': {
    name: 'I am Chaos',
    text: 'Special: discard a card of yours at random. The opponent shows their hand, and you pick a card of it to be discarded for each enemy within 8" and in sight.',
    action: {
      kind: 'special',
      why: ({ game, owner }) =>
        discardableIn(game, crewOf(game, owner.seat).hand).length === 0
          ? 'You have no card to discard.'
          : undefined,
      perform: wreakChaos,
    },
  },
}

const isOnTheCase = (game: Play, seat: Seat): boolean => isAmong(game.state, onTheCase, seat)
