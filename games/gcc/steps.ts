import type { Rule } from '@gargoyle/engine'
import { declareStances, heroesAct, heroesEnd, heroesStart } from './heroes/heroes-turn.ts'
import { runEffects } from './missions/effects.ts'
import { checkEnd } from './missions/end.ts'
import type { Play, Stage } from './state.ts'
import { villainEnd, villainStart, villainTiles } from './villain/villain-turn.ts'

const stages: Readonly<Record<Exclude<Stage, 'over'>, (game: Play) => Rule<void> | undefined>> = {
  upkeep,
  'heroes-start': heroesStart,
  stance: declareStances,
  'heroes-act': heroesAct,
  'heroes-end': heroesEnd,
  'villain-start': villainStart,
  tiles: villainTiles,
  'villain-end': villainEnd,
  check,
}

/** Plays from one quiet point to the next: a phase, one action of a hero, or a part of a character's activation. */
export function* gccSteps(game: Play): Rule<void> {
  const { stage } = game.state
  if (stage === 'over') return
  const work = stages[stage](game)
  if (work !== undefined) yield* work
  // gcc/core/constant-end-conditions: some are watched within a step too; then it has no further stage.
  if (game.state.winner !== undefined) game.state.stage = 'over'
  else if (stage !== 'check') checkEnd(game, 'always')
}

/** gcc/core/upkeep, gcc/core/turn-track: the marker goes on, then effects in the order of the side with initiative. */
function* upkeep(game: Play): Rule<void> {
  const { state } = game
  state.turn++
  state.half = 0
  game.emit(() => ({
    name: 'turn',
    text: `Turn ${state.turn}.`,
    rule: 'gcc/core/turn-track',
    about: { turn: state.turn },
  }))
  yield* runEffects(game, 'upkeep')
  beginHalf(game)
}

/** gcc/core/turn-order, gcc/core/end-checks: after each side's turn. */
function check(game: Play): undefined {
  const { state } = game
  if (checkEnd(game, 'check')) return
  if (state.half === 0) {
    state.half = 1
    beginHalf(game)
    return
  }
  state.stage = 'upkeep'
}

function beginHalf({ state, content }: Play): void {
  const isHeroes = (content.mission.initiative === 'heroes') === (state.half === 0)
  state.stage = isHeroes ? 'heroes-start' : 'villain-start'
}
