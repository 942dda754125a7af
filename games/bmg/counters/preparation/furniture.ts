import { layOutFurniture, opponentOf } from '@gargoyle/bmg-common'
import type { Rule, Seat } from '@gargoyle/engine'
import { ruleId } from '../edition.ts'
import { computeTotal } from '../rules/rule-system.ts'
import type { Play } from '../state.ts'
import { countModels } from './start.ts'
import { playStrategies } from './strategies.ts'

/** Lengths of the rules, in centimetres: markers of a kind are 20 cm apart or more, and more than 5 cm from the edges. */
const APART = 20
const FROM_EDGE = 5

/** The least that "more than" adds to a length. */
const MORE_THAN = 0.001

type Kind = 'streetlamp' | 'sewer'

const namesOf = { streetlamp: 'lamppost', sewer: 'sewer' } as const
const ruleOf = { streetlamp: 'core/lampposts', sewer: 'core/sewers' } as const

/** How the two kinds are placed, and by which player. bmg1/core/lampposts, bmg2/core/lampposts, bmg1/core/sewers */
export const furnitureTerms = (game: Play, kind: Kind, turns: readonly Seat[]) => {
  const { measure } = game.content.edition
  return {
    kind,
    called: namesOf[kind],
    rule: ruleId(game, ruleOf[kind]),
    turns,
    // What is exactly so far apart is far enough, and exactly so near an edge too near.
    apart: measure(APART) - MORE_THAN,
    fromEdge: measure(FROM_EDGE) + MORE_THAN,
    // bmg2/strategy/vandalism
    noted: Object.hasOwn(game.content.book.strategies, 'vandalism'),
  }
}

/** Phase B: sewers, then lampposts, then what strategies add. bmg1/core/pregame-sequence */
export function* furniture(game: Play): Rule<void> {
  const { state } = game
  if (state.part < 2) {
    const kind: Kind = state.part === 0 ? 'sewer' : 'streetlamp'
    const counts = rollCounts(game, kind)
    yield* layOutFurniture(game, furnitureTerms(game, kind, turnsFor(game, counts)))
  } else {
    yield* playStrategies(game, 'B')
    state.stage = 'bands'
    state.part = -1
  }
  state.part++
}

/** D3 of each kind for each player; some bands know of more sewers. bmg1/trait/lord-of-the-sewers */
function rollCounts(game: Play, kind: Kind): ReadonlyMap<Seat, number> {
  const counts = new Map<Seat, number>()
  for (const seat of game.seats) {
    const [die] = game.dice.roll({
      purpose: kind === 'sewer' ? 'sewers' : 'lampposts',
      seat,
      sides: 3,
      rule: ruleId(game, ruleOf[kind]),
    }).dice
    const question = kind === 'sewer' ? 'extra-sewers' : 'extra-lamps'
    const more = game.state.models
      .filter((model) => model.seat === seat)
      .reduce((sum, model) => sum + computeTotal(game, question, { about: model }, 0), 0)
    counts.set(seat, die!.face + more)
  }
  return counts
}

/** By turns; the player with more to place starts, then the one with more models. bmg1/core/lamppost-order */
function turnsFor(game: Play, counts: ReadonlyMap<Seat, number>): readonly Seat[] {
  const first = game.seats.toSorted(
    (a, b) =>
      (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || countModels(game.state, b) - countModels(game.state, a),
  )[0]!
  const left = new Map(counts)
  const turns: Seat[] = []
  for (let seat = first; [...left.values()].some((count) => count > 0); seat = opponentOf(game, seat)) {
    const count = left.get(seat) ?? 0
    if (count === 0) continue
    turns.push(seat)
    left.set(seat, count - 1)
  }
  return turns
}
