import { cardOf, isIce, isOnTable, labelOf, opponentOf, passesOver, roughGround } from '@gargoyle/bmg-common'
import { ask, choose, type Rule } from '@gargoyle/engine'
import type { Attack } from '../attack/strike.ts'
import { inflict } from '../damage/harm.ts'
import { sufferEnervating, sufferScared, sufferSlow } from '../effects/suffer.ts'
import { crewOf } from '../model/crew.ts'
import type { Bmg3Rule, Bmg3Rules, Bmg3Scope, Wielded } from '../rules/special-rule.ts'
import type { Crew, Model, Play } from '../state.ts'
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
const assigned = (card: string): string => `speed-force assigned: ${card}`

/** The cards that are not assigned to the runner yet. */
const deckOf = (crew: Crew): readonly string[] =>
  Object.keys(speedCards).flatMap((card) =>
    Array.from({ length: COPIES - (crew.counters[assigned(card)] ?? 0) }, () => card),
  )

/**
 * Draws SpeedForce cards unseen. When the deck is empty the opponent looks at two of them, picks one that the
 * runner keeps and suffers, and the rest is shuffled for whatever is left to draw.
 */
export function* drawSpeedForce(game: Play, runner: Model, cards: number): Rule<void> {
  const crew = crewOf(game, runner.seat)
  for (let left = cards; left > 0; left--) {
    const drawn = (crew.counters[DRAWN] ?? 0) + 1
    crew.counters[DRAWN] = drawn
    if (drawn < deckOf(crew).length) continue
    crew.counters[DRAWN] = 0
    yield* catchUp(game, runner)
  }
}

function* catchUp(game: Play, runner: Model): Rule<void> {
  const crew = crewOf(game, runner.seat)
  const shown = game.dice.random.shuffle(deckOf(crew)).slice(0, 2)
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
  crew.counters[assigned(picked)] = (crew.counters[assigned(picked)] ?? 0) + 1
  yield* speedCards[picked]!.apply(game, runner)
}

/** The counter of Speed Powers that a Speedster has in reserve. */
export const speedReserve = ({ id }: Pick<Model, 'id'>): string => `speed power ${id}`

/** bmg3/weapon/ice-template: Speedsters slip on it. */
export const speedOnIce: Bmg3Rule<undefined> = {
  name: 'Speed on Ice',
  text: 'A Speedster that comes into contact with an Ice Template loses a Speed Power counter of its reserve.',
  rule: 'bmg3/weapon/ice-template',
  on: {
    moved: ({ game, mover, from, path }) => {
      const { counters } = crewOf(game, mover.seat)
      const left = counters[speedReserve(mover)] ?? 0
      // A model with a reserve is a Speedster, though no card that fills one prints the word.
      if (left === 0 || !isOnTable(mover)) return
      const way = path?.path ?? { from, legs: [{ to: mover.at }] }
      if (passesOver(way, cardOf(game, mover).radius, roughGround(game, isIce)))
        counters[speedReserve(mover)] = left - 1
    },
  },
}

const noteOf = (weaponIndex: number): string => `speed power: weapon ${weaponIndex}`

/** Every Speed Power is used once a round. */
const useBlockedReason = ({ owner, weapon, weaponIndex }: Bmg3Scope & Wielded): string | undefined =>
  owner.usedThisRound.includes(noteOf(weaponIndex)) ? `${weapon.name} has been used this round.` : undefined

function* use({ game, owner, args, attack }: Bmg3Scope & { readonly attack: Attack }): Rule<void> {
  const note = noteOf(attack.weaponIndex)
  if (!owner.usedThisRound.includes(note)) owner.usedThisRound.push(note)
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
