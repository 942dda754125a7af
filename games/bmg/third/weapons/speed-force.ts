import { cardOf, isIce, isOnTable, labelOf, opponentOf, passesOver, roughGround } from '@gargoyle/bmg-common'
import {
  ask,
  choose,
  isAmong,
  memory,
  type Rule,
  recall,
  remember,
  rememberAmong,
  roundMemory,
  type Seat,
} from '@gargoyle/engine'
import type { Attack } from '../attack/strike.ts'
import { inflict } from '../damage/harm.ts'
import { sufferEnervating, sufferScared, sufferSlow } from '../effects/suffer.ts'
import { crewOf } from '../model/crew.ts'
import type { Bmg3Rule, Bmg3Rules, Bmg3Scope, Wielded } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { amount } from './on-hit.ts'

/** A card of the SpeedForce deck: what running too fast does to the runner. */
type SpeedCard = { readonly name: string; readonly apply: (game: Play, runner: Model) => Rule<unknown> }

/**
 * The sources say how the SpeedForce deck is used, not what is in it. An assumption: three of each of these.
 */
const speedCards: Readonly<Record<string, SpeedCard>> = {
  winded: { name: 'Winded: Slow (4)', apply: (game, runner) => sufferSlow(game, runner, 4) },
  dizzy: { name: 'Dizzy: Scared', apply: (game, runner) => sufferScared(game, runner) },
  drained: { name: 'Drained: Enervating (2)', apply: (game, runner) => sufferEnervating(game, runner, 2) },
  strained: {
    name: 'Strained: an injury',
    apply: (game, runner) => inflict(game, runner, { injury: 1, cause: 'SpeedForce' }),
  },
}
const COPIES = 3

const DRAWN = 'speed-force drawn'
/** The cards that were assigned to runners, by their crew. */
export const assigned = memory<Readonly<Record<Seat, readonly string[]>>>('speed-attack/assigned', {})

/** The cards that are not assigned to the runner yet. */
function deckOf(game: Play, seat: Seat): readonly string[] {
  const gone = recall(game.state, assigned)[seat] ?? []
  return Object.keys(speedCards).flatMap((card) =>
    Array.from({ length: COPIES - gone.filter((each) => each === card).length }, () => card),
  )
}

/**
 * Draws SpeedForce cards unseen. When the deck is empty the opponent looks at two of them, picks one that the
 * runner keeps and suffers, and the rest is shuffled for whatever is left to draw.
 */
export function* drawSpeedForce(game: Play, runner: Model, cards: number): Rule<void> {
  const crew = crewOf(game, runner.seat)
  for (let left = cards; left > 0; left--) {
    const drawn = (crew.counters[DRAWN] ?? 0) + 1
    crew.counters[DRAWN] = drawn
    if (drawn < deckOf(game, runner.seat).length) continue
    crew.counters[DRAWN] = 0
    yield* catchUp(game, runner)
  }
}

function* catchUp(game: Play, runner: Model): Rule<void> {
  const { seat } = runner
  const shown = game.dice.random.shuffle(deckOf(game, seat)).slice(0, 2)
  if (shown.length === 0 || !isOnTable(runner)) return
  const picked = yield* ask(
    game,
    opponentOf(game, runner.seat),
    choose({
      name: 'speed-force',
      prompt: `The SpeedForce catches up with ${labelOf(game, runner)}: how?`,
      rule: 'bmg3/weapon/speed-attack',
      options: [...new Set(shown)].map((card) => ({ id: card, label: speedCards[card]!.name })),
    }),
  )
  const cards = recall(game.state, assigned)
  remember(game.state, assigned, { ...cards, [seat]: [...(cards[seat] ?? []), picked] })
  yield* speedCards[picked]!.apply(game, runner)
}

/** The counter of Speed Powers that a Speedster has in reserve. */
export const speedReserve = memory<number>('speed-attack/reserve', 0)

/** bmg3/weapon/ice-template: Speedsters slip on it. */
export const speedOnIce: Bmg3Rule<undefined> = {
  name: 'Speed on Ice',
  text: 'A Speedster that comes into contact with an Ice Template loses a Speed Power counter of its reserve.',
  rule: 'bmg3/weapon/ice-template',
  on: {
    moved: ({ game, mover, from, path }) => {
      const left = recall(mover, speedReserve)
      // A model with a reserve is a Speedster, though no card that fills one prints the word.
      if (left === 0 || !isOnTable(mover)) return
      const way = path?.path ?? { from, legs: [{ to: mover.at }] }
      if (passesOver(way, cardOf(game, mover).radius, roughGround(game, isIce)))
        remember(mover, speedReserve, left - 1)
    },
  },
}

/** The Speed Powers that it has used this round, by their places on its card. */
const powersUsed = roundMemory<readonly number[]>('speed-attack/used', [])

/** Every Speed Power is used once a round. */
const useBlockedReason = ({ owner, weapon, weaponIndex }: Bmg3Scope & Wielded): string | undefined =>
  isAmong(owner, powersUsed, weaponIndex) ? `${weapon.name} has been used this round.` : undefined

function* use({ game, owner, args, attack }: Bmg3Scope & { readonly attack: Attack }): Rule<void> {
  rememberAmong(owner, powersUsed, attack.weaponIndex)
  yield* drawSpeedForce(game, owner, amount(args))
}

/** Attacks that are Speed Powers. */
export const speedForce: Bmg3Rules = {
  'speed-attack': {
    name: 'Speed Attack (X)',
    text: 'A Speed Power: once a round, for X SpeedForce cards.',
    useBlockedReason,
    on: { 'weapon-readied': use },
  },
  'fast-combo': {
    name: 'Fast Combo (X)',
    text: 'A Speed Power: once a round, for X SpeedForce cards. Every two hits it rolls are one more before the defence.',
    useBlockedReason,
    on: {
      'weapon-readied': use,
      'hits-rolled': ({ strike }) => {
        strike.hits += Math.floor((strike.hits + strike.strengthHits) / 2)
      },
    },
  },
}
