import { opponentOf } from '@gargoyle/bmg-common'
import { ask, choose, type Rule, type Seat, sumOf } from '@gargoyle/engine'
import { isCardWindowOpen, openCardWindow, playCards } from '../cards/phase-window.ts'
import { crewOf } from '../model/crew.ts'
import { computeTotal, trigger } from '../rules/rule-system.ts'
import type { Play } from '../state.ts'

/** bmg3/core/take-the-lead: the roll, then cards. */
export function* takeTheLead(game: Play): Rule<void> {
  if (!isCardWindowOpen(game)) {
    yield* rollAndChoose(game)
    openCardWindow(game)
    return
  }
  yield* playCards(game, 'lead')
  if (!isCardWindowOpen(game)) game.state.stage = 'plan'
}

function* rollAndChoose(game: Play): Rule<void> {
  const { state } = game
  game.emit(() => ({
    name: 'round',
    text: `Round ${state.round} begins.`,
    rule: 'bmg3/core/take-the-lead',
    about: { round: state.round },
  }))
  yield* trigger(game, 'lead-start', {})
  const winner = rollForLead(game, state.round === 1 ? undefined : state.lostLead)
  state.lostLead = opponentOf(game, winner)
  const chosen = yield* ask(
    game,
    winner,
    choose({
      name: 'initiative',
      prompt: 'Who has the Initiative this round?',
      rule: 'bmg3/core/take-the-lead',
      options: [
        { id: winner, label: 'You' },
        { id: opponentOf(game, winner), label: 'Your opponent' },
      ],
    }),
  )
  state.initiative = chosen as Seat
  state.turn = state.initiative
  for (const seat of game.seats) crewOf(game, seat).leadBonus = 0
  game.emit({
    name: 'initiative',
    text:
      chosen === winner
        ? `${winner} wins the roll and takes the Initiative.`
        : `${winner} wins the roll and gives ${chosen} the Initiative.`,
    rule: 'bmg3/core/take-the-lead',
    about: { seat: chosen },
  })
  yield* trigger(game, 'round-start', {})
}

/**
 * A die each, a point for every pass kept last round and for traits. A tie goes to the player who lost the last roll,
 * whichever player has the Initiative; where no player has lost one, it is rolled again. bmg3/core/take-the-lead,
 * bmg3/core/passing
 */
function rollForLead(game: Play, onTie: Seat | undefined): Seat {
  const [first, second] = game.seats as readonly [Seat, Seat]
  for (;;) {
    const mine = leadRoll(game, first)
    const theirs = leadRoll(game, second)
    if (mine !== theirs) return mine > theirs ? first : second
    if (onTie !== undefined) return onTie
  }
}

function leadRoll(game: Play, seat: Seat): number {
  const roll = game.dice.roll({ purpose: 'Take the Lead', seat, rule: 'bmg3/core/take-the-lead' })
  return sumOf(roll) + crewOf(game, seat).leadBonus + leadBonusOf(game, seat)
}

/** What traits add. */
function leadBonusOf(game: Play, seat: Seat): number {
  let bonus = 0
  for (const model of game.state.models) {
    if (model.seat === seat) bonus += computeTotal(game, 'lead-roll', { about: model }, 0)
  }
  return bonus
}

/** bmg3/core/setup-initiative: a plain roll-off, ties again. */
export function rollOff(game: Play): Seat {
  const [first, second] = game.seats as readonly [Seat, Seat]
  for (;;) {
    const roll = (seat: Seat): number =>
      sumOf(game.dice.roll({ purpose: 'setup initiative', seat, rule: 'bmg3/core/setup-initiative' }))
    const mine = roll(first)
    const theirs = roll(second)
    if (mine !== theirs) return mine > theirs ? first : second
  }
}
