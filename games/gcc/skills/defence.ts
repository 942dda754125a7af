import { areAllies, areEnemies, nameOf } from '../minis/minis.ts'
import { levelOf } from '../rules/level.ts'
import type { GccRuleSet } from '../rules/rule-types.ts'
import { activeRules } from '../rules/special.ts'
import type { Mini, Play } from '../state.ts'
import { wants } from './combat.ts'

/** Whether a miniature has a skill that works now. */
export function hasSkill(game: Play, mini: Mini, skill: string): boolean {
  return activeRules(game, mini).some((rule) => rule.skill === skill)
}

/** The strongest bodyguard of a defender: only one of them counts. */
function bestBodyguard(game: Play, defender: Mini): Mini | undefined {
  let best: { readonly mini: Mini; readonly level: number } | undefined
  for (const mini of game.state.minis) {
    if (mini.at !== defender.at || !areAllies(mini, defender)) continue
    const rule = activeRules(game, mini).find(({ skill }) => skill === 'bodyguard')
    if (rule === undefined) continue
    const level = levelOf({ owner: mini, args: rule.args, effect: undefined }, 'bodyguard')
    if (best === undefined || level > best.level) best = { mini, level }
  }
  return best?.mini
}

/** Skills about being attacked. */
export const defenceSkills: GccRuleSet = {
  bodyguard: {
    name: 'Bodyguard',
    rule: 'gcc/skill/bodyguard',
    text: 'Allies in its area have X more successes in defence. One bodyguard an attack.',
    around: {
      'defense-successes': (it) =>
        it.about.at === it.owner.at && bestBodyguard(it.game, it.about) === it.owner
          ? levelOf(it, 'bodyguard')
          : 0,
    },
  },
  'impenetrable-defense': {
    name: 'Impenetrable Defense',
    rule: 'gcc/skill/impenetrable-defense',
    text: 'X more successes in defence against melee attacks.',
    own: {
      'defense-successes': (it) => (it.attack?.kind === 'melee' ? levelOf(it, 'impenetrable-defense') : 0),
    },
  },
  protected: {
    name: 'Protected',
    rule: 'gcc/skill/protected',
    text: 'Cannot be attacked while X allies without this skill are in its area.',
    own: {
      'cannot-be-targeted': (it) => {
        let allies = 0
        for (const mini of it.game.state.minis)
          if (mini.at === it.owner.at && areAllies(mini, it.owner) && !hasSkill(it.game, mini, 'protected'))
            allies++
        return allies >= levelOf(it, 'protected')
      },
    },
  },
  regeneration: {
    name: 'Regeneration',
    rule: 'gcc/skill/regeneration',
    text: 'A hero moves up to X cubes from wounds to fatigue before recovering; a character regains X life points when it is activated.',
    on: {
      'stance-declared'(it) {
        if (it.hero.mini !== it.owner.id) return
        const cubes = Math.min(levelOf(it, 'regeneration'), it.hero.wounds)
        it.hero.wounds -= cubes
        it.hero.fatigue += cubes
      },
      'activation-started'(it) {
        if (it.mini !== it.owner) return
        const { lifePoints } = it.game.content.tiles[it.game.content.minis[it.owner.id]!.tile]!.profile
        it.owner.life = Math.min(lifePoints, it.owner.life + levelOf(it, 'regeneration'))
      },
    },
  },
  sacrifice: {
    name: 'Sacrifice',
    rule: 'gcc/skill/sacrifice',
    text: 'Declared before the dice are rolled: takes up to X successes of an attack on an ally in its area as wounds, without defending.',
    on: {
      *'pool-created'(it) {
        const { game, owner, attack } = it
        if (attack.target === owner || attack.attacker === owner || attack.target.at !== owner.at) return
        if (!areAllies(owner, attack.target) || !areEnemies(owner, attack.attacker)) return
        const prompt = `Does ${nameOf(game, owner)} take hits for ${nameOf(game, attack.target)}?`
        if (!(yield* wants(game, owner, 'sacrifice', prompt, 'gcc/skill/sacrifice'))) return
        attack.sacrifices.push({ by: owner, level: levelOf(it, 'sacrifice'), wounds: 0 })
      },
    },
  },
  untouchable: {
    name: 'Untouchable',
    rule: 'gcc/skill/untouchable',
    text: 'X more successes in defence against ranged attacks.',
    own: { 'defense-successes': (it) => (it.attack?.kind === 'ranged' ? levelOf(it, 'untouchable') : 0) },
  },
}
