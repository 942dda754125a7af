import { type FurnitureTerms, layOutFurniture, opponentOf } from '@gargoyle/bmg-common'
import type { Rule, Seat } from '@gargoyle/engine'
import { computeTotal } from '../rules/rule-system.ts'
import type { Play } from '../state.ts'

type Furniture = 'streetlamp' | 'sewer'

const EACH = 2

const ruleOf = { streetlamp: 'bmg3/core/streetlamps', sewer: 'bmg3/core/sewer-placement' } as const

/** bmg3/core/streetlamps, bmg3/core/sewer-placement: two each, by turns, the player with setup initiative first. */
export const placeFurniture = (game: Play, kind: Furniture): Rule<void> =>
  layOutFurniture(game, furnitureTerms(game, kind))

/** How lamps or sewers are laid out at this table. */
export const furnitureTerms = (game: Play, kind: Furniture): FurnitureTerms => ({
  kind,
  rule: ruleOf[kind],
  turns: turnsFor(game, kind),
  apart: 8,
  fromEdge: 2,
})

/** Two each by turns, then the players whose models know of further ones. */
function turnsFor(game: Play, kind: Furniture): readonly Seat[] {
  const { setupInitiative } = game.state
  const both = [setupInitiative, opponentOf(game, setupInitiative)]
  const turns = Array.from({ length: EACH }, () => both).flat()
  for (const seat of both) for (let left = extras(game, seat, kind); left > 0; left--) turns.push(seat)
  return turns
}

function extras(game: Play, seat: Seat, kind: Furniture): number {
  const question = kind === 'sewer' ? 'extra-sewers' : 'extra-lamps'
  let extra = 0
  for (const model of game.state.models) {
    if (model.seat === seat) extra += computeTotal(game, question, { about: model }, 0)
  }
  return extra
}
