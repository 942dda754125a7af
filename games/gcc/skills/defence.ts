import { ask, chooseNumber, type Rule } from '@gargoyle/engine'
import { areAllies, areEnemies, nameOf, seatOf } from '../minis/minis.ts'
import { levelOf } from '../rules/level.ts'
import type { GccRuleSet, GccScope } from '../rules/rule-types.ts'
import { activeRules, scopeOf } from '../rules/special.ts'
import type { Mini, Play } from '../state.ts'
import { isBadlyHurt, wants } from './combat.ts'

/** Whether a miniature has a skill that works now. */
function hasSkill(game: Play, mini: Mini, skill: string): boolean {
  return activeRules(game, mini).some(({ id }) => id === skill)
}

/** The ally of a defender with the highest level of this skill: only one bodyguard counts. */
function bestBodyguard(game: Play, defender: Mini, skill: string): Mini | undefined {
  let best: { readonly mini: Mini; readonly level: number } | undefined
  for (const mini of game.state.minis) {
    if (mini.at !== defender.at || !areAllies(mini, defender)) continue
    const rule = activeRules(game, mini).find(({ id }) => id === skill)
    if (rule === undefined) continue
    const level = levelOf(scopeOf(game, rule))
    if (best === undefined || level > best.level) best = { mini, level }
  }
  return best?.mini
}

/**
 * How much of what is lost comes back: all it can, unless that could end a rage. Then its player says how much.
 * gcc/core/skills-optional, gcc/skill/berserk
 */
function* regenerated(it: GccScope, lost: number): Rule<number> {
  const { game, owner, id, rule } = it
  const most = Math.min(levelOf(it), lost)
  const seat = seatOf(game, owner)
  if (most <= 0 || seat === undefined || !hasSkill(game, owner, 'berserk') || !isBadlyHurt(game, owner))
    return Math.max(0, most)
  const prompt = `How much does ${nameOf(game, owner)} regenerate? Berserk needs half to be lost.`
  return yield* ask(game, seat, chooseNumber({ name: id, prompt, rule, min: 0, max: most }))
}

/** Skills about being attacked. */
export const defenceSkills: GccRuleSet = {
  // gcc/skill/bodyguard
  bodyguard: {
    name: 'Bodyguard',
    text: 'Allies in its area have X more successes in defence. One bodyguard an attack.',
    around: {
      'defense-successes': (it) =>
        it.about.at === it.owner.at && bestBodyguard(it.game, it.about, it.id) === it.owner ? levelOf(it) : 0,
    },
  },
  // gcc/skill/impenetrable-defense
  'impenetrable-defense': {
    name: 'Impenetrable Defense',
    text: 'X more successes in defence against melee attacks.',
    own: {
      'defense-successes': (it) => (it.attack?.kind === 'melee' ? levelOf(it) : 0),
    },
  },
  // gcc/skill/protected
  protected: {
    name: 'Protected',
    text: 'Cannot be attacked while X allies without this skill are in its area.',
    own: {
      'cannot-be-targeted': (it) => {
        let allies = 0
        for (const mini of it.game.state.minis)
          if (mini.at === it.owner.at && areAllies(mini, it.owner) && !hasSkill(it.game, mini, it.id))
            allies++
        return allies >= levelOf(it)
      },
    },
  },
  // gcc/skill/regeneration
  regeneration: {
    name: 'Regeneration',
    text: 'A hero moves up to X cubes from wounds to fatigue before recovering; a character regains X life points when it is activated.',
    on: {
      *'stance-declared'(it) {
        if (it.hero.mini !== it.owner.id) return
        const cubes = yield* regenerated(it, it.hero.wounds)
        it.hero.wounds -= cubes
        it.hero.fatigue += cubes
      },
      *'activation-started'(it) {
        if (it.mini !== it.owner) return
        const { lifePoints } = it.game.content.tiles[it.game.content.minis[it.owner.id]!.tile]!.profile
        it.owner.life += yield* regenerated(it, lifePoints - it.owner.life)
      },
    },
  },
  // gcc/skill/sacrifice
  sacrifice: {
    name: 'Sacrifice',
    text: 'Declared before the dice are rolled: takes up to X successes of an attack on an ally in its area as wounds, without defending.',
    on: {
      *'pool-created'(it) {
        const { game, owner, attack } = it
        if (attack.target === owner || attack.attacker === owner || attack.target.at !== owner.at) return
        if (!areAllies(owner, attack.target) || !areEnemies(owner, attack.attacker)) return
        const prompt = `Does ${nameOf(game, owner)} take hits for ${nameOf(game, attack.target)}?`
        if (!(yield* wants(it, prompt))) return
        attack.sacrifices.push({ by: owner, level: levelOf(it), wounds: 0 })
      },
    },
  },
  // gcc/skill/untouchable
  untouchable: {
    name: 'Untouchable',
    text: 'X more successes in defence against ranged attacks.',
    own: { 'defense-successes': (it) => (it.attack?.kind === 'ranged' ? levelOf(it) : 0) },
  },
}
