import {
  addMarker,
  boardOf,
  chooseSpot,
  flatMarker,
  friendsOf,
  isNearZone,
  MARKER_RADIUS,
  markersOf,
  opponentOf,
  overlapsMarker,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import { ask, choose, memory, pass, type Rule, recall, remember, type Seat } from '@gargoyle/engine'
import { findPath, fitsHere, inches, type Pricing, type Spot, tariff } from '@gargoyle/table'
import { cardNamed, shuffleDeck, takeFrom, trimHand } from '../cards/hand.ts'
import { seatsInOrder } from '../cards/resources.ts'
import { crewOf, suspectsOf } from '../model/crew.ts'
import { zonesOf } from '../preparation/zones.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Play } from '../state.ts'
import { drift } from './drift.ts'

/** Whether a marker is the data that is searched for. */
const isData = memory<boolean>('data-extraction/data', false)
const FROM_ZONE = 8
const ESCAPES = 4

/** What keeps a marker from lying somewhere. */
function judgeMarker(game: Play, at: Spot, but?: Marker): string | undefined {
  const fit = fitsHere(boardOf(game), flatMarker, at)
  if (!fit.ok) return fit.reason
  return overlapsMarker(game, at, but) ? 'Markers never overlap.' : undefined
}

function* plantData({ game, rule }: Bmg3Scope<undefined>): Rule<void> {
  const seat = opponentOf(game, game.state.initiative)
  const at = yield* chooseSpot(game, seat, {
    name: 'data',
    prompt: 'Where is the data to be had?',
    rule,
    about: { radius: MARKER_RADIUS },
    accept: (spot) =>
      zonesOf(game, seat).some((zone) => isNearZone(spot, MARKER_RADIUS, zone, inches(FROM_ZONE)))
        ? `It must be at least ${FROM_ZONE}" from your own zones.`
        : judgeMarker(game, spot),
  })
  if (at !== undefined) remember(addMarker(game, 'event', at), isData, true)
}

/** Players in contact may search; if only one does, the other moves the marker. */
function* extractData(it: Bmg3Scope<undefined>): Rule<void> {
  const { game, rule } = it
  const marker = markersOf(game, 'event').find((each) => recall(each, isData))
  if (marker === undefined) return
  const users: Seat[] = []
  for (const seat of seatsInOrder(game)) {
    const isThere = friendsOf(game, seat).some(
      (model) => model.condition !== 'ko' && withinOfMarker(game, model, marker, 0),
    )
    if (isThere && (yield* searchDeck(it, seat))) users.push(seat)
  }
  const [only] = users
  if (only === undefined || users.length > 1) return
  const chooser = opponentOf(game, only)
  yield* drift(game, { marker, chooser, dice: 1, what: 'Data Extraction', rule })
}

/** Takes a card of one's choice out of the deck. Only its owner learns which. */
function* searchDeck({ game, rule }: Bmg3Scope<undefined>, seat: Seat): Rule<boolean> {
  const crew = crewOf(game, seat)
  const cards = [...new Set(crew.deck)].sort()
  if (cards.length === 0) return false
  const picked = yield* ask(
    game,
    seat,
    choose({
      name: 'search-deck',
      prompt: 'Which card do you take from your deck?',
      rule,
      options: [
        ...cards.map((id) => ({ id, label: cardNamed(game, id).name, about: { card: id }, value: id })),
        { id: pass, label: 'None', value: undefined },
      ],
    }),
  )
  if (picked === undefined) return false
  takeFrom(crew.deck, picked)
  crew.hand.push(picked)
  shuffleDeck(game, seat)
  game.emit({ name: 'search-deck', text: `You take ${cardNamed(game, picked).name}.`, rule }, [seat], {
    others: { name: 'search-deck', text: `${seat} takes a card from the deck.`, rule },
  })
  yield* trimHand(game, seat)
  return true
}

/** A suspect walks, and neither climbs nor jumps. */
const onFoot: Pricing = { walk: tariff(), difficult: tariff() }

function* moveSuspect({ game, rule }: Bmg3Scope<undefined>, seat: Seat): Rule<void> {
  const suspects = suspectsOf(game, opponentOf(game, seat))
  if (suspects.length === 0) return
  const suspect = yield* ask(
    game,
    seat,
    choose({
      name: 'escape',
      prompt: 'Which enemy suspect do you move?',
      rule,
      options: [
        ...suspects.map((each) => ({
          id: `${each.id}`,
          label: `Suspect ${each.id}`,
          about: { marker: each.id },
          value: each,
        })),
        { id: pass, label: 'None', value: undefined },
      ],
    }),
  )
  if (suspect === undefined) return
  const { at } = suspect
  const to = yield* chooseSpot(game, seat, {
    name: 'escape-to',
    prompt: `Where does the suspect go? (up to ${ESCAPES}")`,
    rule,
    near: { of: at, upTo: ESCAPES },
    about: { radius: MARKER_RADIUS },
    accept: (spot) => judgeMarker(game, spot, suspect) ?? judgeEscape(game, at, spot),
  })
  if (to !== undefined) suspect.at = to
}

function judgeEscape(game: Play, from: Spot, to: Spot): string | undefined {
  const options = { pricing: onFoot, budget: inches(ESCAPES) }
  const found = findPath(boardOf(game), flatMarker, from, to, options)
  return found.ok ? undefined : found.reason
}

/** Events of what there is to be found. */
export const clues: Bmg3Rules<undefined> = {
  'data-extraction': {
    name: 'Data Extraction',
    text: 'After the first Raise the Plan the player without Initiative lays an event marker at least 8" from the own zone. At the end of each Recount players with a model in contact may take a card of their choice from their deck. If only one does, the other moves the marker a die of inches.',
    on: {
      *'plan-end'(it) {
        if (it.game.state.round === 1) yield* plantData(it)
      },
      'recount-end': extractData,
    },
  },
  'suspect-escapes': {
    name: 'Suspect Escapes',
    text: 'At the end of each Recount both players, the one with Initiative first, may move an enemy suspect 4".',
    on: {
      *'recount-end'(it) {
        for (const seat of seatsInOrder(it.game)) yield* moveSuspect(it, seat)
      },
    },
  },
}
