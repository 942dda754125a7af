import type { RuleId } from '@gargoyle/engine'
import { NOWHERE } from '../board/board.ts'
import { isNeutralized, takeWounds } from '../energy/recover.ts'
import { cardOf, heroOf, nameOf } from '../minis/minis.ts'
import type { Mini, Play } from '../state.ts'
import { neutralizeTile } from '../villain/river.ts'

/**
 * Wounds a miniature and neutralizes it if it must be. Gives how many wounds found something to wound.
 * gcc/core/wounds, gcc/core/hero-wounds, gcc/core/life-points
 */
export function wound(game: Play, mini: Mini, wounds: number, cause: { text: string; rule: RuleId }): number {
  if (wounds <= 0 || mini.at === NOWHERE) return 0
  const hero = heroOf(game, mini)
  const name = nameOf(game, mini)
  if (hero !== undefined) {
    if (isNeutralized(hero)) return 0
    const taken = takeWounds(hero, wounds)
    game.emit(() => ({
      name: 'wounded',
      text: `${name} suffers ${taken} ${taken === 1 ? 'wound' : 'wounds'}: ${cause.text}.`,
      rule: cause.rule,
      about: { mini: mini.id, wounds: taken },
    }))
    if (isNeutralized(hero)) neutralize(game, mini)
    return taken
  }
  const taken = Math.min(wounds, mini.life)
  mini.life -= taken
  game.emit(() => ({
    name: 'wounded',
    text: `${name} suffers ${taken} ${taken === 1 ? 'wound' : 'wounds'}: ${cause.text}.`,
    rule: cause.rule,
    about: { mini: mini.id, wounds: taken },
  }))
  if (mini.life === 0) neutralize(game, mini)
  return taken
}

/** gcc/core/hero-neutralized, gcc/core/life-points, gcc/core/neutralized-tile */
export function neutralize(game: Play, mini: Mini): void {
  game.emit(() => ({
    name: 'neutralized',
    text: `${nameOf(game, mini)} is neutralized.`,
    rule: heroOf(game, mini) === undefined ? 'gcc/core/life-points' : 'gcc/core/hero-neutralized',
    about: { mini: mini.id },
  }))
  if (heroOf(game, mini) !== undefined) mini.skillsOff = true
  else leaveBoard(game, mini, 'pool')
}

/** Takes a character off the board: into the pool, from which it may return, or for good. gcc/core/character-pool */
export function leaveBoard(game: Play, mini: Mini, to: 'pool' | 'gone'): void {
  for (const token of game.state.tokens) {
    if (token.holder !== mini.id) continue
    token.holder = NOWHERE
    token.at = mini.at
  }
  mini.at = NOWHERE
  mini.condition = to
  mini.life = 0
  mini.lying = false
  mini.shackles = 0
  mini.friend = false
  const { tile } = cardOf(game, mini)
  const { minis } = game.content.tiles[tile]!
  if (minis.every((id) => game.state.minis[id]!.at === NOWHERE)) neutralizeTile(game, tile)
}
