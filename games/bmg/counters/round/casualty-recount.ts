import { expire, isOnTable, labelOf } from '@gargoyle/bmg-common'
import { ask, chooseNumber, noMemories, type Rule } from '@gargoyle/engine'
import { settleDamage } from '../damage/inflict.ts'
import { ruleId } from '../edition.ts'
import { countSuccesses } from '../model/count-successes.ts'
import { available, payCounters } from '../model/counters.ts'
import { isInGame } from '../model/in-game.ts'
import { rollSkill } from '../model/skill-roll.ts'
import { applies, trigger } from '../rules/rule-system.ts'
import { type Model, noCounters, type Play } from '../state.ts'
import { scoreObjectives } from './control.ts'
import { addEarned, endGame } from './end-game.ts'
import { runAway } from './run-away.ts'

/** What a recovery die must reach. bmg1/core/recover-stun, bmg2/core/recovery */
const RECOVERED = 4

/**
 * The end of a round. The first edition: recovery, what happens at the end of the round, counters off, objectives and
 * victory points, running away, next round. The second counts points before effects of the round go.
 * bmg1/core/casualty-recount, bmg2/core/recount-order
 */
export function* casualtyRecount(game: Play): Rule<void> {
  const { state } = game
  const step = game.content.edition.recount[state.part]
  if (step !== undefined) {
    yield* steps[step](game)
    state.part++
    return
  }
  const fled = yield* runAway(game)
  // The last round has its end too; only flight ends the game at once. bmg2/core/recount-order, bmg1/core/run-away
  if (fled === undefined) yield* trigger(game, 'recount-end', {})
  const reason = fled ?? whyOver(game)
  if (reason === undefined) nextRound(game)
  else yield* endGame(game, reason)
}

/** A part of the Recount before bands may run away. */
export type RecountStep = 'recovery' | 'end of round' | 'points'

/** Counters that were not used are lost in the last step. bmg1/core/spend-counters, bmg2/core/recount-order */
function loseUnused({ state, content }: Play, step: RecountStep): void {
  if (content.edition.recount.at(-1) === step) for (const model of state.models) model.counters = noCounters()
}

const steps: Readonly<Record<RecountStep, (game: Play) => Rule<void>>> = {
  *recovery(game) {
    game.emit(() => ({
      name: 'recount',
      text: `Round ${game.state.round} ends: the Recount.`,
      rule: ruleId(game, 'core/casualty-recount'),
    }))
    yield* trigger(game, 'recount-start', {})
    for (const model of inOrder(game)) yield* recover(game, model)
  },
  *'end of round'(game) {
    yield* trigger(game, 'round-end', {})
    loseUnused(game, 'end of round')
    expire(game, 'round')
    // Endurance that a dose lent is gone, for K.O. models too. bmg1/core/casualty
    for (const model of inOrder(game)) yield* settleDamage(game, model, undefined)
  },
  *points(game) {
    loseUnused(game, 'points')
    yield* scoreObjectives(game)
    addEarned(game)
  },
}

/** Models of the player who plans first come first. */
const inOrder = ({ state }: Play): readonly Model[] =>
  state.models.toSorted((a, b) => Number(b.seat === state.first) - Number(a.seat === state.first))

/** One die for a model with stuns and one for each Special Counter kept; injuries stay. bmg1/core/recover-stun, bmg1/core/recover-ko */
function* recover(game: Play, model: Model): Rule<void> {
  // bmg1/core/sewers: models below ground recover too.
  if (!isInGame(model)) return
  const recovery = { done: false }
  yield* trigger(game, 'recovering', { model, recovery })
  if (recovery.done) return
  if (model.condition === 'ko') {
    yield* wakeUp(game, model)
    return
  }
  if (model.stun === 0) return
  // Spent before the dice fall, so that none of them pays for Luck too. bmg1/trait/luck, bmg2/trait/the-voices
  const more = yield* countersForRecovery(game, model)
  yield* payCounters(game, model, { special: more }, 'recovery')
  const healed = yield* countSuccesses(game, model, {
    name: 'recovery',
    purpose: `recovery of ${labelOf(game, model)} (${RECOVERED}+)`,
    count: 1 + more,
    rule: ruleId(game, 'core/recover-stun'),
    isGood: (face) => face >= RECOVERED,
  })
  const before = model.stun
  model.stun = Math.max(0, before - healed)
  const gone = before - model.stun
  game.emit(() => ({
    name: 'recovers',
    text: `${labelOf(game, model)} recovers from ${gone === 0 ? 'no stun' : gone === 1 ? 'one stun' : `${gone} stuns`}; ${model.stun === 0 ? 'none is' : `${model.stun} ${model.stun === 1 ? 'is' : 'are'}`} left.`,
    rule: ruleId(game, 'core/recover-stun'),
    about: { model: model.id },
  }))
}

/** Special Counters that roll: all, unless the model could do something else with them. bmg1/core/recover-stun */
function* countersForRecovery(game: Play, model: Model): Rule<number> {
  const most = available(game, model, 'special')
  if (most === 0 || !applies(game, 'pays-for-rerolls', { about: model })) return most
  return yield* ask(
    game,
    model.seat,
    chooseNumber({
      name: 'recovery',
      prompt: `How many SC does ${labelOf(game, model)} spend on more dice to recover?`,
      rule: ruleId(game, 'core/recover-stun'),
      about: { model: model.id },
      min: 0,
      max: most,
    }),
  )
}

/** It wakes lying down, with a stun less. bmg1/core/recover-ko */
function* wakeUp(game: Play, model: Model): Rule<void> {
  const rule = ruleId(game, 'core/recover-ko')
  if (!(yield* rollSkill(game, model, 'endurance', { reason: 'to wake up', rule }))) return
  // bmg1/core/sewers: below ground it is on its feet again when it comes out.
  model.condition = isOnTable(model) ? 'down' : 'away'
  model.stun = Math.max(0, model.stun - 1)
  game.emit(() => ({
    name: 'wakes-up',
    text: `${labelOf(game, model)} wakes up.`,
    rule,
    about: { model: model.id },
  }))
}

/** Why the game ends with this round, if it does: the round limit caps it, whatever is left in the bag. bmg1/core/game-end */
function whyOver(game: Play): string | undefined {
  const { state, content } = game
  const wiped = game.seats.find((seat) => isWipedOut(game, seat))
  if (wiped !== undefined) return `${wiped} has no model left.`
  const { rounds } = content.book.scenarios[state.scenario]!
  return state.round < rounds ? undefined : `${rounds} rounds are over.`
}

/** By the list it is on: a hypnotized model still belongs to its band. */
const isWipedOut = ({ state, content }: Play, seat: string): boolean =>
  state.models.every(({ id, condition }) => content.cards[id]!.seat !== seat || condition === 'casualty')

function nextRound(game: Play): void {
  const { state } = game
  state.round++
  state.stage = 'lead'
  state.part = 0
  state.roundMemory = noMemories
  state.followers = 0
  state.mustActivate = undefined
  for (const model of state.models) {
    model.activated = false
    model.roundMemory = noMemories
  }
}
