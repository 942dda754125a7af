import { areEnemies, isConscious, opponentOf, withinOfMarker } from '@gargoyle/bmg-common'
import { ask, choose, forget, memory, type Rule, recall, remember, roundMemory } from '@gargoyle/engine'
import { cardNamed, discard, isDiscardable, noteLook, refill, takeFrom } from '../cards/hand.ts'
import { discardSpent, playableFreeResources, resolveResource } from '../cards/resources.ts'
import { crewOf, suspectsOf } from '../model/crew.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { type CardsBeside, offerCardsBeside, offeredInTime } from './cards-beside-the-table.ts'
import { chooseMarker, offer, suspectsNear, targetsOf } from './helpers.ts'
import { kindsIn } from './search-deck.ts'
import { onTarget, outwits } from './special-actions.ts'

/** bmg3/trait/pop-dart: the next two cards of one's own, one of which goes under the deck. */
function* throwDart({ game, owner, id, rule }: Bmg3Scope): Rule<void> {
  const crew = crewOf(game, owner.seat)
  if (crew.deck.length < 2) return
  const top = crew.deck.slice(-2)
  const asking = {
    rule,
    name: 'look',
    prompt: 'Look at the next two cards of your deck?',
  }
  if (!(yield* offer(game, owner.seat, asking))) return
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: id,
      prompt: 'Which of your next two cards goes under the deck?',
      rule,
      options: [...new Set(top)].map((card) => ({
        id: card,
        label: cardNamed(game, card).name,
        about: { card },
      })),
    }),
  )
  crew.deck.splice(-2)
  top.splice(top.indexOf(picked), 1)
  crew.deck.push(...top)
  discard(crew, picked)
}

/** Plays a card of the hand as a resource without paying for it. */
export function* treatToResource(game: Play, owner: Model): Rule<void> {
  const { seat } = owner
  const picked = yield* ask(
    game,
    seat,
    choose({
      name: 'free-resource',
      prompt: 'Which card is played for nothing?',
      rule: 'bmg3/trait/rich-family',
      options: playableFreeResources(game, seat, 'activation').map((card) => ({
        id: card,
        label: cardNamed(game, card).name,
        about: { card },
      })),
    }),
  )
  const crew = crewOf(game, seat)
  if (!takeFrom(crew.hand, picked)) return
  crew.spent.push(picked)
  if (!(yield* resolveResource(game, seat, picked, undefined))) discardSpent(game, crew, picked)
  yield* refill(game, seat, 1)
}

export const resourceForFreeBlockedReason = ({ game, owner }: Bmg3Scope): string | undefined =>
  playableFreeResources(game, owner.seat, 'activation').length > 0
    ? undefined
    : 'You have no card that could be played now.'

/** bmg3/trait/genius-special: a card of the opponent, for suspects. */
function* borrow(it: Bmg3Scope): Rule<void> {
  const { game, owner, rule } = it
  const theirs = crewOf(game, opponentOf(game, owner.seat))
  const near = suspectsNear(game, owner, 8, owner.seat)
  const fits = (card: string): boolean => cardNamed(game, card).victoryPoints <= near.length
  noteLook(game, owner.seat)
  const options = kindsIn(theirs.hand, (card) => fits(card) && isDiscardable(game, card))
  if (options.length === 0) return
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: 'genius',
      prompt: 'Which card do you take, for as many suspects as it has victory points?',
      rule,
      options: [
        ...options.map((card) => ({ id: card, label: cardNamed(game, card).name, about: { card } })),
        { id: 'none', label: 'None of them', about: {} },
      ],
    }),
  )
  if (picked === 'none') return
  for (let left = cardNamed(game, picked).victoryPoints; left > 0; left--) {
    const asking = { rule, prompt: 'Which suspect is removed?' }
    const suspect = yield* chooseMarker(game, owner.seat, suspectsNear(game, owner, 8, owner.seat), asking)
    if (suspect !== undefined) game.state.markers = game.state.markers.filter((each) => each !== suspect)
  }
  takeFrom(theirs.hand, picked)
  // What is spent goes under its owner's deck in the Recount, and so does this.
  theirs.spent.push(picked)
  remember(owner, borrowed, [...recall(owner, borrowed), picked])
  yield* refill(game, opponentOf(game, owner.seat), 1)
  yield* offerCardsBeside(it, borrowedCards, ['activation'], undefined)
}

/** The cards that it has taken this round. */
const borrowed = roundMemory<readonly string[]>('genius-special/cards', [])

/** bmg3/trait/genius-special: cards of the opponent's that may be played until the round ends. */
const borrowedCards: CardsBeside = {
  prompt: 'Play a card that was taken from your opponent, for nothing?',
  cards: ({ game, owner }) =>
    [...new Set(crewOf(game, opponentOf(game, owner.seat)).spent)].filter((card) =>
      recall(owner, borrowed).includes(card),
    ),
  label: (game, card) => cardNamed(game, card).name,
  take: ({ game, owner }, card) => {
    const theirs = crewOf(game, opponentOf(game, owner.seat))
    takeFrom(theirs.spent, card)
    discard(theirs, card)
    const left = [...recall(owner, borrowed)]
    takeFrom(left, card)
    remember(owner, borrowed, left)
  },
}

/** Whether a suspect is a Cinnamon marker. */
const isCinnamon = memory<boolean>('cinnamon/marker', false)

const isWatched = (game: Play, owner: Model, suspect: Marker): boolean =>
  game.state.models.some(
    (friend) => friend.seat === owner.seat && isConscious(friend) && withinOfMarker(game, friend, suspect, 4),
  )

/** A card of the opponent's hand, which is shown, is discarded. */
function* snatch({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const victim = opponentOf(game, owner.seat)
  const theirs = crewOf(game, victim)
  noteLook(game, owner.seat)
  const options = kindsIn(theirs.hand, (card) => isDiscardable(game, card))
  if (options.length === 0) return
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: 'snatch',
      prompt: 'Which card does the opponent discard?',
      rule,
      options: options.map((card) => ({ id: card, label: cardNamed(game, card).name, about: { card } })),
    }),
  )
  takeFrom(theirs.hand, picked)
  discard(theirs, picked)
  yield* refill(game, victim, 1)
}

/** Traits about the next cards, the cards of others, and cards that cost nothing. */
export const cardsOfOthers: Bmg3Rules = {
  'pop-dart': {
    name: 'Pop Dart',
    text: 'If no objective was played in its activation, at the end of it you may look at the next two cards of your deck, and then put one of them under it.',
    on: {
      'activation-end': (it) =>
        it.active === it.owner && it.game.state.activation?.objectivesBy.includes(it.owner.seat) === false
          ? throwDart(it)
          : undefined,
    },
  },
  'genius-special': {
    name: 'Genius (Special)',
    text: 'Special: an opposed Willpower roll against the enemy Boss within 8". If it wins, you look at the opponent’s hand and may take a card of it, for as many of your suspects within 8" as it has victory points. Until the round ends you may play it as a resource, for nothing; then it goes under the deck it came from.',
    action: onTarget(
      ({ game, owner }) => ({
        side: 'enemy',
        within: 8,
        only: 'conscious',
        if: (enemy) =>
          crewOf(game, enemy.seat).boss === enemy.id && suspectsNear(game, owner, 8, owner.seat).length > 0,
      }),
      'Who is outwitted?',
      function* (it) {
        const { game, owner, target, rule } = it
        if (yield* outwits(game, owner, target, rule)) yield* borrow(it)
      },
    ),
    on: offeredInTime(borrowedCards),
  },
  cinnamon: {
    name: 'Cinnamon',
    text: 'Special: a suspect of yours within 4" is a Cinnamon marker this round. If an enemy reveals or removes it with a friend of yours within 4", you look at the opponent’s hand and discard a card of it.',
    // The marker stays what it is if its maker falls.
    always: true,
    action: {
      kind: 'special',
      why: ({ game, owner }) =>
        suspectsNear(game, owner, 4, owner.seat).length > 0 ? undefined : 'No suspect of yours is within 4".',
      *perform({ game, owner, rule }) {
        const near = suspectsNear(game, owner, 4, owner.seat)
        const marker = yield* chooseMarker(game, owner.seat, near, {
          rule,
          prompt: 'Which suspect is Cinnamon?',
        })
        if (marker !== undefined) remember(marker, isCinnamon, true)
      },
    },
    on: {
      'suspect-removed': (it) =>
        areEnemies(it.owner, it.by) &&
        recall(it.suspect, isCinnamon) &&
        isWatched(it.game, it.owner, it.suspect)
          ? snatch(it)
          : undefined,
      refresh: ({ game, owner }) => {
        for (const marker of suspectsOf(game, owner.seat)) forget(marker, isCinnamon)
      },
    },
  },
  'rich-family': {
    name: 'Rich Family',
    text: 'Once in its activation a card may be played as a resource without paying for it.',
    action: {
      kind: 'free',
      limit: 'activation',
      label: 'Rich Family: a resource for nothing',
      why: resourceForFreeBlockedReason,
      perform: ({ game, owner }) => treatToResource(game, owner),
    },
  },
  showmanship: {
    name: 'Showmanship',
    text: 'In its activation, with two enemies within 4", a card may be played as a resource without paying for it.',
    action: {
      kind: 'free',
      limit: 'activation',
      label: 'Showmanship: a resource for nothing',
      why: (it) =>
        targetsOf(it.game, it.owner, { side: 'enemy', within: 4, only: 'conscious' }).length >= 2
          ? resourceForFreeBlockedReason(it)
          : 'There are no two enemies within 4".',
      perform: ({ game, owner }) => treatToResource(game, owner),
    },
  },
}
