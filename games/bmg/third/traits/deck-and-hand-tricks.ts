import {
  areEnemies,
  bodyOf,
  isOnTable,
  labelOf,
  modelOf,
  moveMarker,
  opponentOf,
  within,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import { ask, choose, type Rule, type RuleId, rememberAmong } from '@gargoyle/engine'
import { canBeTarget } from '../attack/dice.ts'
import { type Attack, newStrike, type Strike } from '../attack/strike.ts'
import type { ObjectiveType } from '../cards/card.ts'
import {
  cardNamed,
  discard,
  discardableIn,
  draw,
  isDiscardable,
  refill,
  takeFrom,
  trimHand,
} from '../cards/hand.ts'
import { isHurt } from '../damage/harm.ts'
import { heal, removeStun } from '../damage/healing.ts'
import { giveBonus } from '../effects/bonuses.ts'
import { sufferEnervating, sufferScared } from '../effects/suffer.ts'
import { terrorLeft, terrorPileOf } from '../effects/terror.ts'
import { freeSuspectSpot, placeSuspect, type SuspectOrder } from '../manipulate/suspects.ts'
import { crewOf } from '../model/crew.ts'
import { move, moveBlockedReason } from '../movement/move.ts'
import type { ActionRule, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { freeOptions, offerFreeAction } from './free-actions.ts'
import {
  type Aimed,
  chooseMarker,
  chooseModelOrNone,
  chooseTarget,
  noTargetReason,
  offer,
  targetsOf,
} from './helpers.ts'
import { kindsIn, searchDeck } from './search-deck.ts'

/** Special: take a card of a kind from the deck, and shuffle. */
export const searching = (what: string, fits: (game: Play, id: string) => boolean): ActionRule => {
  const found = ({ game, owner }: Bmg3Scope): readonly string[] =>
    kindsIn(crewOf(game, owner.seat).deck, (id) => fits(game, id))
  return {
    kind: 'special',
    why: (it) => (found(it).length === 0 ? `Your deck has no ${what}.` : undefined),
    *perform({ game, owner, rule }) {
      yield* searchDeck(game, owner, { rule, fits: (id) => fits(game, id) })
    },
  }
}

/** Asks for a card of the hand, discards it, and gives it. */
export function* spendCard(
  game: Play,
  owner: Model,
  rule: RuleId,
  fits: (id: string) => boolean,
): Rule<string | undefined> {
  const crew = crewOf(game, owner.seat)
  const options = kindsIn(crew.hand, (card) => isDiscardable(game, card) && fits(card)).map((card) => ({
    id: card,
    label: cardNamed(game, card).name,
    about: { card },
  }))
  if (options.length === 0) return undefined
  const prompt = 'Which card do you discard?'
  const picked = yield* ask(game, owner.seat, choose({ name: 'discard-card', prompt, rule, options }))
  takeFrom(crew.hand, picked)
  discard(crew, picked)
  return picked
}

const typeOf = (game: Play, card: string): ObjectiveType => cardNamed(game, card).type

const isThreat = (game: Play, card: string): boolean => ['menace', 'violence'].includes(typeOf(game, card))

const frightened: Aimed = { side: 'any', within: 8, seen: true }

/** Markers of one's own that are within 8" of a friend other than the owner. */
const inGoodHands = (game: Play, owner: Model): readonly Marker[] =>
  game.state.markers.filter(
    (marker) =>
      marker.seat === owner.seat &&
      marker.kind !== 'light' &&
      game.state.models.some(
        (friend) => friend !== owner && friend.seat === owner.seat && withinOfMarker(game, friend, marker, 8),
      ),
  )

const junk = (game: Play, owner: Model): SuspectOrder => ({
  seat: owner.seat,
  by: owner,
  near: { of: bodyOf(game, owner), inches: 4 },
  reason: 'Junk Hoarder',
})

const helper = (game: Play, type: ObjectiveType): Aimed => ({
  side: 'friend',
  self: true,
  within: 4,
  if: (friend) => type !== 'menace' || moveBlockedReason(game, friend) === undefined,
})

/** Whether a card of a type could do anything if it was thrown away now. */
const isJunk = ({ game, owner }: Bmg3Scope, type: ObjectiveType): boolean =>
  type === 'control'
    ? freeSuspectSpot(game, junk(game, owner)) !== undefined
    : targetsOf(game, owner, helper(game, type)).length > 0

/** bmg3/trait/junk-hoarder: what was thrown away says what it is good for. */
function* makeUseOf({ game, owner, rule }: Bmg3Scope, type: ObjectiveType): Rule<void> {
  if (type === 'control') {
    yield* placeSuspect(game, junk(game, owner))
    return
  }
  const friend = yield* chooseTarget(game, owner, helper(game, type), {
    rule,
    prompt: 'Which friend is helped?',
  })
  if (friend === undefined) return
  if (type === 'menace') yield* move(game, { model: friend, upTo: 4, reason: 'Junk Hoarder', rule })
  else giveBonus(game, friend, type === 'violence' ? 'attack' : 'defense', 2)
}

/** The model in whose activation a card was scored, if it is one of that player's. */
function scorerOf(game: Play, seat: Model['seat']): Model | undefined {
  const { activation } = game.state
  const scorer = activation === undefined ? undefined : modelOf(game, activation.model)
  return scorer?.seat === seat ? scorer : undefined
}

/** bmg3/trait/psychologist: its player says whether that did the model good. */
function* analyse({ game, owner, id, rule }: Bmg3Scope, scorer: Model): Rule<void> {
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: id,
      prompt: `What does scoring do to ${labelOf(game, scorer)}?`,
      rule,
      options: [
        { id: 'enervating', label: 'It suffers Enervating (1)' },
        { id: 'stun', label: 'It loses a stun' },
      ],
    }),
  )
  if (picked === 'enervating') yield* sufferEnervating(game, scorer, 1, owner)
  else removeStun(game, scorer)
}

/** bmg3/trait/cleaning-the-scene: a Manipulate action of the friend that caused the casualty, or a card. */
function* cleanUp({ game, owner, id, rule }: Bmg3Scope, cleaner: Model): Rule<void> {
  const options = [
    ...(freeOptions(game, cleaner, 'manipulate').length > 0
      ? [{ id: 'manipulate', label: `${labelOf(game, cleaner)} takes a Manipulate action` }]
      : []),
    { id: 'draw', label: 'Draw a card' },
    { id: 'none', label: 'Neither' },
  ]
  const prompt = 'What is done about the scene?'
  const picked = yield* ask(game, owner.seat, choose({ name: id, prompt, rule, options }))
  if (picked === 'manipulate')
    yield* offerFreeAction(game, cleaner, 'manipulate', { rule, prompt: 'Which Manipulate action?' })
  if (picked === 'draw') {
    draw(game, owner.seat, 1)
    yield* trimHand(game, owner.seat)
  }
}

/** Redirects a strike: the same dice, a new target. */
export function redirectStrike(attack: Attack, strike: Strike, target: Model): void {
  attack.strikes = attack.strikes.filter((each) => each !== strike)
  const { attackDice, strengthDice, blind } = strike
  newStrike(attack, target, { attackDice, strengthDice, blind })
}

/** bmg3/trait/the-fear-master: a card of the Terror pile makes a friend the target. */
function* hideBehind({ game, owner, id, rule }: Bmg3Scope, attack: Attack): Rule<void> {
  const strike = attack.strikes.find(({ target, template }) => target === owner && template === undefined)
  const { terror } = crewOf(game, opponentOf(game, owner.seat))
  if (strike === undefined || terror.length === 0) return
  const shields = targetsOf(game, owner, {
    side: 'friend',
    within: 4,
    seen: true,
    if: (friend) =>
      canBeTarget(game, attack.attacker, friend) && !attack.strikes.some(({ target }) => target === friend),
  })
  const shield = yield* chooseModelOrNone(game, owner.seat, shields, {
    name: id,
    rule,
    prompt: `Who becomes the target instead of ${labelOf(game, owner)}? It costs a card of the Terror pile.`,
  })
  const card = shield === undefined ? undefined : terror.pop()
  if (shield === undefined || card === undefined) return
  rememberAmong(game.state, terrorLeft, owner.seat)
  discard(crewOf(game, opponentOf(game, owner.seat)), card)
  redirectStrike(attack, strike, shield)
}

/** Traits about decks, hands, and what scoring a card leads to. */
export const deckAndHandTricks: Bmg3Rules = {
  troublemaker: {
    name: 'Troublemaker',
    text: 'Special: take a card of the Violence type from your deck, and shuffle.',
    action: searching('card of the Violence type', (game, card) => typeOf(game, card) === 'violence'),
  },
  'smartest-man-alive': {
    name: 'Smartest Man Alive',
    text: 'Special: take a card from your deck, and shuffle.',
    action: searching('cards', () => true),
  },
  'im-batman': {
    name: 'I’m Batman',
    text: 'Once a round, in its activation, discard a card of the Menace or Violence type: a model within 8" and in sight is Scared.',
    action: {
      kind: 'free',
      limit: 'round',
      why: ({ game, owner }) =>
        discardableIn(game, crewOf(game, owner.seat).hand).some((card) => isThreat(game, card))
          ? noTargetReason(game, owner, frightened)
          : 'You have no card of the Menace or Violence type.',
      *perform({ game, owner, rule }) {
        const spent = yield* spendCard(game, owner, rule, (card) => isThreat(game, card))
        if (spent === undefined) return
        const target = yield* chooseTarget(game, owner, frightened, { rule, prompt: 'Who is scared?' })
        if (target !== undefined) yield* sufferScared(game, target, owner)
        yield* refill(game, owner.seat, 1)
      },
    },
  },
  'tactical-approach': {
    name: 'Tactical Approach',
    text: 'Once in its activation, discard a card: a marker of yours within 8" of another friend is moved 4".',
    action: {
      kind: 'free',
      limit: 'activation',
      why: ({ game, owner }) => {
        if (discardableIn(game, crewOf(game, owner.seat).hand).length === 0)
          return 'You have no card to discard.'
        return inGoodHands(game, owner).length === 0
          ? 'No marker of yours is within 8" of another friend.'
          : undefined
      },
      *perform({ game, owner, rule }) {
        const spent = yield* spendCard(game, owner, rule, () => true)
        if (spent === undefined) return
        const asking = { rule, prompt: 'Which marker is moved?' }
        const marker = yield* chooseMarker(game, owner.seat, inGoodHands(game, owner), asking)
        if (marker !== undefined)
          yield* moveMarker(game, { marker, upTo: 4, chooser: owner.seat, reason: 'Tactical Approach', rule })
        yield* refill(game, owner.seat, 1)
      },
    },
  },
  'junk-hoarder': {
    name: 'Junk Hoarder',
    text: 'Special: discard a card. Control places a suspect within 4"; Menace moves this model or a friend within 4" up to 4"; Violence gives such a model two Attack bonus markers, Protection two Defence bonus markers.',
    action: {
      kind: 'special',
      why: (it) => {
        const { hand } = crewOf(it.game, it.owner.seat)
        return discardableIn(it.game, hand).some((card) => isJunk(it, typeOf(it.game, card)))
          ? undefined
          : 'You have no card that would do anything now.'
      },
      *perform(it) {
        const { game, owner } = it
        const fits = (card: string): boolean => isJunk(it, typeOf(game, card))
        const card = yield* spendCard(game, owner, it.rule, fits)
        if (card === undefined) return
        yield* makeUseOf(it, typeOf(game, card))
        yield* refill(game, owner.seat, 1)
      },
    },
  },
  psychologist: {
    name: 'Psychologist',
    text: 'When a model within 4" scores a card in its activation, your choice: it suffers Enervating (1), or loses a stun.',
    on: {
      *'objective-scored'(it) {
        const { game, owner, playing } = it
        const scorer = scorerOf(game, playing.seat)
        if (scorer === undefined || !isOnTable(scorer)) return
        if (scorer === owner || within(game, owner, scorer, 4)) yield* analyse(it, scorer)
      },
    },
  },
  'joy-for-the-victory': {
    name: 'Joy for the Victory',
    text: 'It and friends within 8" roll a die more against their Willpower. An inspired friend that scores a card in its activation may lose up to two damage markers.',
    own: { 'skill-dice': ({ purpose }) => (purpose === 'willpower' ? 1 : 0) },
    around: {
      'skill-dice': ({ game, owner, about, purpose }) =>
        purpose === 'willpower' && about.seat === owner.seat && within(game, owner, about, 8) ? 1 : 0,
    },
    on: {
      *'objective-scored'({ game, owner, playing, rule, id }) {
        if (playing.seat !== owner.seat) return
        const scorer = scorerOf(game, owner.seat)
        if (scorer === undefined || !game.state.activation?.inspired || !isHurt(scorer)) return
        const prompt = `Does ${labelOf(game, scorer)} lose up to two damage markers?`
        const asking = { rule, name: id, prompt }
        if (yield* offer(game, owner.seat, asking)) yield* heal(game, scorer, 2)
      },
    },
  },
  'cleaning-the-scene': {
    name: 'Cleaning the Scene',
    text: 'When this model or a friend within 6" takes an enemy out of the game, that one may take a Manipulate action at once, or its player draws a card.',
    on: {
      *casualty(it) {
        const { game, owner, victim, by } = it
        if (by === undefined || by.seat !== owner.seat || !areEnemies(owner, victim) || !isOnTable(by)) return
        if (by === owner || within(game, owner, by, 6)) yield* cleanUp(it, by)
      },
    },
  },
  'the-fear-master': {
    name: 'The Fear Master',
    text: 'Attacks with a free Effort for each card in its player’s Terror pile. When it becomes the target of an attack, a card of that pile may be discarded to make a friend within 4" and in sight the target instead.',
    own: {
      'free-efforts': ({ game, owner, purpose }) =>
        purpose === 'attack' ? terrorPileOf(game, owner.seat) : 0,
    },
    on: {
      'attack-declared': (it) =>
        it.attack.stopped === undefined && areEnemies(it.owner, it.attack.attacker)
          ? hideBehind(it, it.attack)
          : undefined,
    },
  },
}
