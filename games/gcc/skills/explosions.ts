import { ask, choose, type Rule } from '@gargoyle/engine'
import type { Attack } from '../actions/attack-state.ts'
import type { Declared, Task } from '../actions/task.ts'
import { type AreaId, NOWHERE } from '../board/board.ts'
import { groundOf } from '../content.ts'
import { landing } from '../items/item-tasks.ts'
import { seatOf } from '../minis/minis.ts'
import { levelOf } from '../rules/level.ts'
import type { Explosion, GccRuleSet, GccScope } from '../rules/rule-types.ts'
import { type CloudKind, type Mini, noteUse, type Play } from '../state.ts'
import { cloudsIn } from '../terrain/clouds.ts'
import { explode, placeClouds } from '../terrain/terrain.ts'
import { wants } from './combat.ts'

/** Asks for one of some areas. */
export function* pickArea(
  game: Play,
  mini: Mini,
  name: string,
  prompt: string,
  areas: readonly AreaId[],
): Rule<AreaId> {
  const seat = seatOf(game, mini)
  if (seat === undefined) return areas[0]!
  const options = areas.map((area) => ({
    id: String(area),
    label: game.content.board.areas[area]!.name,
    about: { area },
  }))
  return Number(yield* ask(game, seat, choose({ name, prompt, options })))
}

/** An explosion around the possessor, once a turn: in its own area and in an adjacent one in sight. */
function outburst(it: GccScope, skill: 'blast' | 'cry', name: string): readonly Task[] {
  const { game, owner } = it
  if (owner.used.includes(skill)) return []
  const ground = groundOf(game)
  const near = ground.adjacent[owner.at]!.filter((area) => ground.sight(owner.at, area).clear)
  return [
    {
      id: skill,
      label: name,
      action: 'manipulation',
      kind: 'automatic',
      rule: `gcc/skill/${skill}`,
      ...(skill === 'cry' ? { free: true } : {}),
      *declare(): Rule<Declared> {
        const other =
          near.length === 0 ? NOWHERE : yield* pickArea(game, owner, skill, `${name}: where else?`, near)
        return {
          *apply() {
            noteUse(owner, skill)
            const level = levelOf(it, skill)
            const here = owner.at
            yield* explode(game, owner, here, level, true)
            if (other !== NOWHERE) yield* explode(game, owner, other, level, true)
          },
        }
      },
    },
  ]
}

/** After its attack, or an explosion it triggered: tokens in the area concerned. */
function leaves(
  kind: CloudKind,
  skill: string,
  name: string,
  alsoAttacks: boolean,
): GccRuleSet[string]['on'] {
  function* place(it: GccScope, at: AreaId): Rule<void> {
    if (at === NOWHERE) return
    if (!(yield* wants(it.game, it.owner, skill, `${name}: place ${kind} tokens?`, `gcc/skill/${skill}`)))
      return
    yield* placeClouds(it.game, it.owner, kind, at, levelOf(it, skill))
  }
  return {
    'explosion-ended': (it: GccScope & { readonly explosion: Explosion }) =>
      it.explosion.by === it.owner ? place(it, it.explosion.at) : undefined,
    ...(alsoAttacks
      ? {
          'attack-ended': (it: GccScope & { readonly attack: Attack }) =>
            it.attack.attacker === it.owner ? place(it, it.attack.targetArea) : undefined,
        }
      : {}),
  }
}

/** gcc/skill/immobilization: a miniature that suffered at least X wounds lies, if it is still on the board. */
function layDown(it: GccScope, mini: Mini, wounds: number): void {
  if (wounds > 0 && wounds >= levelOf(it, 'immobilization') && mini.at !== NOWHERE) mini.lying = true
}

/** Skills with explosions and dissipating tokens. */
export const explosionSkills: GccRuleSet = {
  blast: {
    name: 'Blast',
    rule: 'gcc/skill/blast',
    text: 'Once a turn, as an automatic manipulation: explosions of level X in its area and an adjacent one in sight. It is not wounded itself.',
    tasks: (it) => outburst(it, 'blast', 'Blast'),
  },
  cry: {
    name: 'Cry',
    rule: 'gcc/skill/cry',
    text: 'Once a turn, for no cube: explosions of level X in its area and an adjacent one in sight. It is not wounded itself.',
    tasks: (it) => outburst(it, 'cry', 'Cry'),
  },
  flame: {
    name: 'Flame',
    rule: 'gcc/skill/flame',
    text: 'After its attacks and explosions: X flame tokens there, each one level of danger. It ignores flame and gas tokens.',
    own: { 'unhurt-by-flames': true, 'unhurt-by-gas': true },
    on: leaves('flame', 'flame', 'Flame', true)!,
  },
  frost: {
    name: 'Frost',
    rule: 'gcc/skill/frost',
    text: 'After its attacks and explosions: X frost tokens there, each one level of difficult terrain. It ignores frost tokens.',
    own: { 'ignored-difficult': ({ game, area = NOWHERE }) => cloudsIn(game, area, 'frost') },
    on: leaves('frost', 'frost', 'Frost', true)!,
  },
  grenade: {
    name: 'Grenade',
    rule: 'gcc/skill/grenade',
    text: 'A complex manipulation as difficult as the target area is far: an explosion of level X there, or as many areas along the line as there are successes.',
    tasks(it) {
      const { game, owner } = it
      const ground = groundOf(game)
      const targets = ground.board.areas.flatMap((_, area) =>
        ground.sight(owner.at, area).clear && Number.isFinite(ground.distance(owner.at, area)) ? [area] : [],
      )
      return [
        {
          id: 'grenade',
          label: 'Throw a grenade',
          action: 'manipulation',
          kind: 'complex',
          rule: 'gcc/skill/grenade',
          *declare(): Rule<Declared> {
            const from = owner.at
            const area = yield* pickArea(game, owner, 'grenade', 'Where is the grenade thrown?', targets)
            const level = levelOf(it, 'grenade')
            return {
              difficulty: ground.distance(from, area),
              apply: () => explode(game, owner, area, level),
              fail: (successes) => explode(game, owner, landing(game, from, area, successes), level),
            }
          },
        },
      ]
    },
  },
  immobilization: {
    name: 'Immobilization',
    rule: 'gcc/skill/immobilization',
    text: 'Whoever suffers at least X wounds by its attack or explosion lies down, and has no first-movement bonus in its next activation.',
    on: {
      'attack-ended'(it) {
        const { attack } = it
        if (attack.attacker !== it.owner) return
        layDown(it, attack.target, attack.wounds)
        // gcc/skill/sacrifice: those wounds come from the attack as well.
        for (const { by, wounds } of attack.sacrifices) layDown(it, by, wounds)
      },
      'explosion-ended'(it) {
        if (it.explosion.by !== it.owner) return
        for (const [mini, wounds] of it.explosion.wounds) layDown(it, mini, wounds)
      },
    },
  },
  'smoke-grenade': {
    name: 'Smoke Grenade',
    rule: 'gcc/skill/smoke-grenade',
    text: 'After its explosions: X smoke tokens there. Each on a line of sight takes a success off ranged attacks.',
    on: leaves('smoke', 'smoke-grenade', 'Smoke Grenade', false)!,
  },
  'toxic-gas': {
    name: 'Toxic Gas',
    rule: 'gcc/skill/toxic-gas',
    text: 'After its attacks and explosions: X gas tokens there, each one level of danger. It ignores flame and gas tokens.',
    own: { 'unhurt-by-flames': true, 'unhurt-by-gas': true },
    on: leaves('gas', 'toxic-gas', 'Toxic Gas', true)!,
  },
}
