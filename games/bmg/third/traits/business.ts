import {
  areEnemies,
  hasRank,
  hasTrait,
  isConscious,
  labelOf,
  markerBody,
  opponentOf,
  seesSpot,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import { ask, choose, chooseSome, memory, type Rule, recall, remember, type Seat } from '@gargoyle/engine'
import { inspireRange } from '../activation/inspire.ts'
import { grantExtraAction } from '../activation/payment.ts'
import {
  cardNamed,
  discard,
  discardSome,
  isDiscardable,
  noteLook,
  refill,
  shuffleDeck,
  takeFrom,
  trimHand,
} from '../cards/hand.ts'
import { crewOf } from '../model/crew.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Play } from '../state.ts'
import { FEAR } from '../weapons/fear.ts'
import { type CardsBeside, offerCardsBeside, offeredInTime } from './cards-beside-the-table.ts'
import { chooseModelOrNone, offer, targetsOf } from './helpers.ts'
import { kindsIn } from './search-deck.ts'

/** What the crew's Business counters are called. */
const BUSINESS = 'business'

/** The Business counters of a crew. */
export const businessOf = (game: Play, seat: Seat): number => crewOf(game, seat).counters[BUSINESS] ?? 0

function setBusiness(game: Play, seat: Seat, counters: number): undefined {
  crewOf(game, seat).counters[BUSINESS] = counters
}

/** bmg3/trait/the-emperor: who lives on the losses of others earns nothing otherwise. */
const earnsOnlyByLoss = (game: Play, seat: Seat): boolean =>
  game.state.models.some((model) => model.seat === seat && hasTrait(game, model, 'the-emperor'))

/** Gives a crew Business counters. */
export function gainBusiness(game: Play, seat: Seat, counters: number): undefined {
  if (counters <= 0 || earnsOnlyByLoss(game, seat)) return
  setBusiness(game, seat, businessOf(game, seat) + counters)
  game.emit(() => ({ name: 'business', text: `${seat} gets ${counters} Business.` }))
}

export function spendBusiness(game: Play, seat: Seat, counters: number): void {
  setBusiness(game, seat, businessOf(game, seat) - counters)
}

type Side = 'up' | 'down'

/** The cards of an Underworld King that lie open beside the table, by crew: face up or face down. */
export const kingsTable = memory<Readonly<Record<string, Readonly<Record<string, Side>>>>>(
  'underworld-king/cards',
  {},
)

const openCards = (game: Play, seat: Seat, side: Side): readonly string[] =>
  Object.entries(recall(game.state, kingsTable)[seat] ?? {})
    .filter(([, lying]) => lying === side)
    .map(([card]) => card)

function lay(game: Play, seat: Seat, card: string, side: Side): void {
  const all = recall(game.state, kingsTable)
  remember(game.state, kingsTable, { ...all, [seat]: { ...all[seat], [card]: side } })
}

/** Turns a card of an Underworld King that was played face up again. */
export const turnFaceUp = (game: Play, seat: Seat, card: string): void => {
  lay(game, seat, card, 'up')
}

/** The cards of an Underworld King that lie face down. */
export const faceDownCards = (game: Play, seat: Seat): readonly string[] => openCards(game, seat, 'down')

/** Cards that no crew and no model owns. */
const generalCards = (game: Play): readonly string[] =>
  Object.entries(game.content.book.cards)
    .filter(([id]) => id !== FEAR)
    .filter(
      ([, { affiliations, forModels, resource }]) =>
        affiliations.length === 0 && forModels === undefined && resource.cost <= 3,
    )
    .map(([id]) => id)

function* layOut({ game, owner, id, rule }: Bmg3Scope): Rule<void> {
  const { seat } = owner
  const picked = yield* ask(
    game,
    seat,
    chooseSome({
      name: id,
      prompt: 'Which four general cards lie open for your Underworld King?',
      rule,
      options: generalCards(game).map((id) => ({ id, label: cardNamed(game, id).name, about: { card: id } })),
      min: 0,
      max: 4,
    }),
  )
  for (const card of picked) lay(game, seat, card, 'up')
}

/** The first of several in a crew speaks for all of them. */
const isSpokesman = ({ game, owner, id }: Bmg3Scope): boolean =>
  game.state.models.find((model) => model.seat === owner.seat && hasTrait(game, model, id)) === owner

/** The open cards that there is Business for. */
const kingsCards: CardsBeside = {
  prompt: 'Which card of your Underworld King is played?',
  cards: (it) =>
    isSpokesman(it)
      ? openCards(it.game, it.owner.seat, 'up').filter(
          (card) => cardNamed(it.game, card).resource.cost <= businessOf(it.game, it.owner.seat),
        )
      : [],
  label: (game, card) => {
    const { name, resource } = cardNamed(game, card)
    return `${name} (${resource.cost} Business)`
  },
  take: ({ game, owner: { seat } }, card) => {
    spendBusiness(game, seat, cardNamed(game, card).resource.cost)
    lay(game, seat, card, 'down')
  },
}

/** Turns cards that were played face up again, for a Business counter each. */
function* turnUp(it: Bmg3Scope): Rule<void> {
  if (!isSpokesman(it)) return
  const { game, owner, rule } = it
  const { seat } = owner
  for (const card of openCards(game, seat, 'down')) {
    if (businessOf(game, seat) < 1) return
    const prompt = `Turn ${cardNamed(game, card).name} face up again for a Business counter?`
    if (!(yield* offer(game, seat, { rule, name: 'turn-up', prompt }))) continue
    spendBusiness(game, seat, 1)
    lay(game, seat, card, 'up')
  }
}

/** bmg3/trait/empire-of-lies: the opponent loses a card, and its kind can be searched for. */
function* lieTo({ game, owner, id, rule }: Bmg3Scope): Rule<void> {
  const victim = opponentOf(game, owner.seat)
  const theirs = crewOf(game, victim)
  noteLook(game, owner.seat)
  const shown = kindsIn(theirs.hand, (card) => isDiscardable(game, card))
  if (shown.length === 0) return
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: id,
      prompt: 'Which card does the opponent discard?',
      rule,
      options: shown.map((card) => ({
        id: card,
        label: cardNamed(game, card).name,
        about: { card },
      })),
    }),
  )
  takeFrom(theirs.hand, picked)
  discard(theirs, picked)
  yield* refill(game, victim, 1)
  const crew = crewOf(game, owner.seat)
  const { type } = cardNamed(game, picked)
  const found = kindsIn(crew.deck, (card) => cardNamed(game, card).type === type)
  if (found.length === 0) return
  const taken = yield* ask(
    game,
    owner.seat,
    choose({
      name: 'search',
      prompt: 'Which card of that type do you take from your deck?',
      rule,
      options: [
        ...found.map((card) => ({ id: card, label: cardNamed(game, card).name, about: { card } })),
        { id: 'none', label: 'None of them', about: {} },
      ],
    }),
  )
  if (taken === 'none') return
  takeFrom(crew.deck, taken)
  crew.hand.push(taken)
  shuffleDeck(game, owner.seat)
  yield* trimHand(game, owner.seat)
}

/** Traits about Business counters. */
export const business: Bmg3Rules = {
  'underworld-king': {
    name: 'Underworld King',
    text: 'Before the deployment you lay up to four general cards of your choice open beside the table. When it is the time for one of them, you may play it as a resource for as many Business counters as it costs, and turn it face down. In the Recount a Business counter turns one face up again.',
    always: true,
    on: {
      ...offeredInTime(kingsCards),
      'cards-drawn': (it) => (isSpokesman(it) ? layOut(it) : undefined),
      'recount-start': function* (it) {
        yield* turnUp(it)
        yield* offerCardsBeside(it, kingsCards, ['recount'], undefined)
      },
    },
  },
  'the-emperor': {
    name: 'The Emperor',
    text: 'Its crew begins with six Business counters, and then gets one only for a friend that is knocked out or taken out of the game.',
    always: true,
    on: {
      deployed: ({ game, owner }) => setBusiness(game, owner.seat, 6),
      'knocked-out': ({ game, owner, victim }) =>
        victim.seat === owner.seat
          ? setBusiness(game, owner.seat, businessOf(game, owner.seat) + 1)
          : undefined,
      casualty: ({ game, owner, victim }) =>
        victim.seat === owner.seat
          ? setBusiness(game, owner.seat, businessOf(game, owner.seat) + 1)
          : undefined,
    },
  },
  'mayor-cobblepot': {
    name: 'Mayor Cobblepot',
    text: 'Its crew begins with two Business counters. When an enemy hits this model, a Business counter makes a friend other than a Vehicle, within 4" and in sight, suffer the attack instead. Secret Equipment Bases is worth a victory point more.',
    always: true,
    on: {
      deployed: ({ game, owner }) => gainBusiness(game, owner.seat, 2),
      *'hits-kept'({ game, owner, strike, rule, id }) {
        if (strike.sufferer !== owner || !areEnemies(strike.attacker, owner) || !isConscious(owner)) return
        if (strike.hits + strike.strengthHits === 0 || businessOf(game, owner.seat) < 1) return
        const shields = targetsOf(game, owner, { side: 'friend', within: 4, seen: true, vehicles: false })
        const shield = yield* chooseModelOrNone(game, owner.seat, shields, {
          name: id,
          prompt: `Who takes the hits for ${labelOf(game, owner)}? It costs a Business counter.`,
          rule,
        })
        if (shield === undefined) return
        spendBusiness(game, owner.seat, 1)
        strike.sufferer = shield
      },
      'objective-scored': ({ game, owner, playing }) => {
        if (playing.seat === owner.seat && playing.card === 'penguin-secret-equipment-bases')
          crewOf(game, owner.seat).victoryPoints++
      },
    },
  },
  dealer: {
    name: 'Dealer',
    text: 'At the start of its activation the opponent may discard up to three cards. For each of three cards in hand that they keep you get a Business counter.',
    on: {
      *'activation-start'({ game, owner, active }) {
        if (active !== owner) return
        const victim = opponentOf(game, owner.seat)
        const most = Math.min(3, crewOf(game, victim).hand.length)
        const gone = yield* discardSome(
          game,
          victim,
          0,
          most,
          `Dealer: discard up to ${most} cards? ${owner.seat} gets Business for those you keep.`,
        )
        gainBusiness(game, owner.seat, most - gone)
        yield* refill(game, victim, gone)
      },
    },
  },
  'i-bought-this-place': {
    name: 'I Bought this Place',
    text: 'When a friendly Free Agent starts its activation, a Business counter lets this model inspire it like a Henchman.',
    on: {
      *'activation-start'({ game, owner, active, rule }) {
        const { activation } = game.state
        if (active.seat !== owner.seat || active === owner || !hasRank(game, active, 'free-agent')) return
        if (activation === undefined || activation.inspired || businessOf(game, owner.seat) < 1) return
        if (crewOf(game, owner.seat).boss !== owner.id) return
        const near = targetsOf(game, owner, { side: 'friend', within: inspireRange(game, owner) })
        if (!near.includes(active)) return
        const prompt = `Inspire ${labelOf(game, active)} for a Business counter?`
        if (!(yield* offer(game, owner.seat, { rule, prompt }))) return
        spendBusiness(game, owner.seat, 1)
        activation.inspired = true
        // The source by which whatever takes inspiration away knows it. bmg3/trait/legendary-solo
        grantExtraAction(game, active, { kind: 'manipulate', source: 'bmg3/trait/inspire' })
      },
    },
  },
  'empire-of-lies': {
    name: 'Empire of Lies',
    text: 'When it places a suspect within 8" and in sight of an enemy, the opponent shows their hand and discards the card that you pick. You may take a card of the same type from your deck.',
    on: {
      *'suspect-placed'(it) {
        const { game, owner, suspect, by } = it
        if (by !== owner) return
        const witness = game.state.models.some(
          (enemy) =>
            areEnemies(owner, enemy) &&
            isConscious(enemy) &&
            withinOfMarker(game, enemy, suspect, 8) &&
            seesSpot(game, enemy, markerBody(suspect)),
        )
        if (witness) yield* lieTo(it)
      },
    },
  },
}
