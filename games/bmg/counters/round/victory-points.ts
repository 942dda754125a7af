import { cardOf, friendsOf, labelOf, opponentOf } from '@gargoyle/bmg-common'
import { memory, type RuleId, recall, type Seat } from '@gargoyle/engine'
import { ruleId } from '../edition.ts'
import { rankOf } from '../model/rank.ts'
import { applies, computeTotal } from '../rules/rule-system.ts'
import type { Marker, Model, Play } from '../state.ts'
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

/** The leader of the band pays as a Leader, a Sidekick in command too. bmg1/core/band-leader-vp */
function pointsFor(game: Play, model: Model): readonly [casualty: number, ko: number] {
  // bmg2/trait/watchmen
  if (applies(game, 'pays-as-free-agent', { about: model })) return rankPoints['free-agent']
  return rankPoints[cardOf(game, model).leads ? 'band-leader' : rankOf(game, model)]
}

/** Victory points are earned at once and added at the end of the round. bmg1/core/casualty-recount */
export function award(game: Play, seat: Seat, points: number, rule: RuleId, why: string): void {
  const gained = gamble(game, seat, points)
  if (points <= 0 || gained <= 0) return
  game.state.bands[seat]!.earned += gained
  game.emit(() => ({
    name: 'points-earned',
    text: `${seat} earns ${gained} VP: ${why}.`,
    rule,
    about: { seat, points: gained },
  }))
}

/** Some let a coin decide about every gain: one more or one less. bmg2/trait/duke-of-duality */
function gamble(game: Play, seat: Seat, points: number): number {
  if (points <= 0 || !game.content.ruleIndex.answered.has('gambles-points')) return points
  const gambler = friendsOf(game, seat).find((model) => applies(game, 'gambles-points', { about: model }))
  if (gambler === undefined) return points
  const rule = ruleId(game, 'trait/duke-of-duality')
  const [coin] = game.dice.roll({ purpose: `Duke of Duality (${points} VP)`, seat, rule }).dice
  return coin!.face % 2 === 0 ? points + 1 : points - 1
}

/** Whether an objective is a fake. bmg2/strategy/fake-objective */
export const isFake = memory<boolean>('fake-objective/fake', false)

/** What an objective pays a band, less what its enemies take off, but at least one. bmg2/trait/wizard-of-quiz */
export function lessToll(game: Play, seat: Seat, marker: Marker, points: number): number {
  const fake = recall(marker, isFake) ? 1 : 0
  if (points <= 1 || !game.content.ruleIndex.answered.has('objective-toll'))
    return Math.max(Math.min(1, points), points - fake)
  const toll = game.state.models
    .filter((model) => model.seat !== seat)
    .reduce((sum, model) => sum + computeTotal(game, 'objective-toll', { about: model, marker }, 0), fake)
  return Math.max(1, points - toll)
}

/** The first K.O. of a model pays, later ones do not. bmg1/core/first-ko-vp */
export function awardKnockOut(game: Play, model: Model): void {
  if (model.koPaid) return
  model.koPaid = true
  // bmg2/trait/expendable
  if (applies(game, 'ko-pays-nothing', { about: model })) return
  const [, points] = pointsFor(game, model)
  const seat = opponentOf(game, countsFor(game, model))
  award(game, seat, points, ruleId(game, 'core/first-ko-vp'), `${labelOf(game, model)} is K.O.`)
}

/** A casualty pays also after having paid for a K.O. bmg1/core/casualty-vp, bmg1/core/first-ko-vp */
export function awardCasualty(game: Play, model: Model): void {
  // bmg2/trait/immortal
  if (applies(game, 'casualty-pays-nothing', { about: model })) return
  const [casualty, ko] = pointsFor(game, model)
  const base = applies(game, 'casualty-as-ko', { about: model }) ? ko : casualty
  const points = computeTotal(game, 'casualty-points', { about: model }, base)
  const seat = opponentOf(game, countsFor(game, model))
  award(game, seat, points, ruleId(game, 'core/casualty-vp'), `${labelOf(game, model)} is a casualty`)
}

/** The band that a model is of in what it pays and earns: see `commanded` of the edition. bmg1/effect/hypnotize, bmg2/effect/hypnotize */
export const countsFor = (game: Play, model: Model): Seat =>
  game.content.edition.commanded === 'of its commander' ? model.seat : ownerOf(game, model)

/** The band on whose list a model is, whichever band controls it now. */
export const ownerOf = (game: Play, model: Model): Seat => cardOf(game, model).seat as Seat
