import { cardOf, labelOf, opponentOf } from '@gargoyle/bmg-common'
import type { RuleId, Seat } from '@gargoyle/engine'
import { ruleId } from '../edition.ts'
import { applies, computeTotal } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import type { Rank } from '../vocabulary.ts'

/**
 * What a model pays when it is out of the game, and the first time it is K.O. bmg1/core/casualty-vp,
 * bmg2/core/casualty-vp
 */
export const rankPoints: Readonly<Record<Rank | 'band-leader', readonly [casualty: number, ko: number]>> = {
  'band-leader': [6, 4],
  leader: [6, 4],
  sidekick: [4, 2],
  'free-agent': [4, 3],
  henchman: [2, 1],
}

/** Whoever leads the band pays for a Leader, a Sidekick in command too. bmg1/core/band-leader-vp */
function pointsFor(game: Play, model: Model): readonly [casualty: number, ko: number] {
  const { leads, recruitedAs } = cardOf(game, model)
  return rankPoints[leads ? 'band-leader' : recruitedAs]
}

/** Victory points are earned at once and added at the end of the round. bmg1/core/casualty-recount */
export function award(game: Play, seat: Seat, points: number, rule: RuleId, why: string): void {
  if (points <= 0) return
  game.state.bands[seat]!.earned += points
  game.emit(() => ({
    name: 'points-earned',
    text: `${seat} earns ${points} VP: ${why}.`,
    rule,
    about: { seat, points },
  }))
}

/** The first K.O. of a model pays, later ones do not. bmg1/core/first-ko-vp */
export function awardKnockOut(game: Play, model: Model): void {
  if (model.koPaid) return
  model.koPaid = true
  const [, points] = pointsFor(game, model)
  const seat = opponentOf(game, ownerOf(game, model))
  award(game, seat, points, ruleId(game, 'core/first-ko-vp'), `${labelOf(game, model)} is K.O.`)
}

/** A casualty pays also after having paid for a K.O. bmg1/core/casualty-vp, bmg1/core/first-ko-vp */
export function awardCasualty(game: Play, model: Model): void {
  const [casualty, ko] = pointsFor(game, model)
  const base = applies(game, 'casualty-as-ko', { about: model }) ? ko : casualty
  const points = base + computeTotal(game, 'casualty-points', { about: model }, 0)
  const seat = opponentOf(game, ownerOf(game, model))
  award(game, seat, points, ruleId(game, 'core/casualty-vp'), `${labelOf(game, model)} is a casualty`)
}

/** The band on whose list a model is, whoever controls it now. */
export const ownerOf = (game: Play, model: Model): Seat => cardOf(game, model).seat as Seat
