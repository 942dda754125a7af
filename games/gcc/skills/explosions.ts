import { ask, choose, type Memory, type Rule, recall, remember, roundMemory } from '@gargoyle/engine'
import type { Declared, Task } from '../actions/task.ts'
import { type AreaId, NOWHERE } from '../board/board.ts'
import { groundOf } from '../content.ts'
import { landing } from '../items/item-tasks.ts'
import { areAllies, seatOf } from '../minis/minis.ts'
import { levelOf } from '../rules/level.ts'
import type { GccRule, GccRuleSet, GccScope } from '../rules/rule-types.ts'
import type { CloudKind, Mini } from '../state.ts'
import { cloudsIn } from '../terrain/clouds.ts'
import { explode, placeClouds } from '../terrain/terrain.ts'
import { wants } from './combat.ts'

/** Asks for one of some areas. */
function* pickArea(
  { game, owner, id, rule }: GccScope,
  prompt: string,
  areas: readonly AreaId[],
): Rule<AreaId> {
  const seat = seatOf(game, owner)
  if (seat === undefined) return areas[0]!
  const options = areas.map((area) => ({
    id: String(area),
    value: area,
    label: game.content.board.areas[area]!.name,
    about: { area },
  }))
  return yield* ask(game, seat, choose({ name: id, prompt, rule, options }))
}

/** An explosion around the possessor, once a turn: in its own area and in an adjacent one in sight. */
function outburst(
  record: Pick<GccRule, 'name' | 'text'>,
  isUsed: Memory<boolean, 'roundMemory'>,
  cost: Pick<Task, 'free'> = {},
): GccRule {
  const { name } = record
  return {
    ...record,
    tasks(it) {
      const { game, owner, id, rule } = it
      if (recall(owner, isUsed)) return []
      const ground = groundOf(game)
      const near = ground.adjacent[owner.at]!.filter((area) => ground.sight(owner.at, area).clear)
      return [
        {
          id,
          label: name,
          action: 'manipulation',
          kind: 'automatic',
          rule,
          ...cost,
          *declare(): Rule<Declared> {
            const other = near.length === 0 ? NOWHERE : yield* pickArea(it, `${name}: where else?`, near)
            return {
              *apply() {
                remember(owner, isUsed, true)
                const level = levelOf(it)
                const here = owner.at
                yield* explode(game, owner, here, level, true)
                if (other !== NOWHERE) yield* explode(game, owner, other, level, true)
              },
            }
          },
        },
      ]
    },
  }
}

/** A skill that leaves tokens in the area of an explosion that it triggered. */
function leavesTokens(kind: CloudKind, record: GccRule): GccRule {
  return {
    ...record,
    on: {
      ...record.on,
      *'explosion-ended'(it) {
        if (it.explosion.by === it.owner) yield* placeTokens(it, record.name, kind, it.explosion.at)
      },
    },
  }
}

/** A skill that also leaves them in the area of the target of its attack. */
function leavesTokensAfterAttacks(kind: CloudKind, record: GccRule): GccRule {
  return leavesTokens(kind, {
    ...record,
    on: {
      *'attack-ended'(it) {
        if (it.attack.attacker === it.owner) yield* placeTokens(it, record.name, kind, it.attack.targetArea)
      },
    },
  })
}

function* placeTokens(it: GccScope, name: string, kind: CloudKind, at: AreaId): Rule<void> {
  if (at === NOWHERE || !(yield* wants(it, `${name}: place ${kind} tokens?`))) return
  yield* placeClouds(it.game, it.owner, kind, at, levelOf(it))
}

/** gcc/skill/immobilization: a miniature that suffered at least X wounds lies, if it is still on the board. */
function layDown(it: GccScope, mini: Mini, wounds: number): void {
  if (isLaidDown(it, mini, wounds)) mini.lying = true
}

const isLaidDown = (it: GccScope, mini: Mini, wounds: number): boolean =>
  wounds > 0 && wounds >= levelOf(it) && mini.at !== NOWHERE

/** Skills with explosions and dissipating tokens. */
export const explosionSkills: GccRuleSet = {
  // gcc/skill/blast
  blast: outburst(
    {
      name: 'Blast',
      text: 'Once a turn, as an automatic manipulation: explosions of level X in its area and an adjacent one in sight. It is not wounded itself.',
    },
    roundMemory<boolean>('blast/used', false),
  ),
  // gcc/skill/cry
  cry: outburst(
    {
      name: 'Cry',
      text: 'Once a turn, for no cube: explosions of level X in its area and an adjacent one in sight. It is not wounded itself.',
    },
    roundMemory<boolean>('cry/used', false),
    { free: true },
  ),
  // gcc/skill/flame
  flame: leavesTokensAfterAttacks('flame', {
    name: 'Flame',
    text: 'After its attacks and explosions: X flame tokens there, each one level of danger. It ignores flame and gas tokens.',
    own: { 'unhurt-by-flames': true, 'unhurt-by-gas': true },
  }),
  // gcc/skill/frost
  frost: leavesTokensAfterAttacks('frost', {
    name: 'Frost',
    text: 'After its attacks and explosions: X frost tokens there, each one level of difficult terrain. It ignores frost tokens.',
    own: { 'ignored-difficult': ({ game, area = NOWHERE }) => cloudsIn(game, area, 'frost') },
  }),
  // gcc/skill/grenade
  grenade: {
    name: 'Grenade',
    text: 'A complex manipulation as difficult as the target area is far: an explosion of level X there, or as many areas along the line as there are successes.',
    tasks(it) {
      const { game, owner, id, rule } = it
      const ground = groundOf(game)
      const targets = ground.board.areas.flatMap((_, area) =>
        ground.sight(owner.at, area).clear && Number.isFinite(ground.distance(owner.at, area)) ? [area] : [],
      )
      return [
        {
          id,
          label: 'Throw a grenade',
          action: 'manipulation',
          kind: 'complex',
          rule,
          *declare(): Rule<Declared> {
            const from = owner.at
            const area = yield* pickArea(it, 'Where is the grenade thrown?', targets)
            const level = levelOf(it)
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
  // gcc/skill/immobilization
  immobilization: {
    name: 'Immobilization',
    text: 'Whoever suffers at least X wounds by its attack or explosion lies down, and has no first-movement bonus in its next activation.',
    on: {
      'attack-ended'(it) {
        const { attack } = it
        if (attack.attacker !== it.owner) return
        layDown(it, attack.target, attack.wounds)
        // gcc/skill/sacrifice: those wounds come from the attack as well.
        for (const { by, wounds } of attack.sacrifices) layDown(it, by, wounds)
      },
      *'explosion-ended'(it) {
        if (it.explosion.by !== it.owner) return
        const laid = [...it.explosion.wounds].filter(([mini, wounds]) => isLaidDown(it, mini, wounds))
        // gcc/core/skills-optional: all of them or none, so it is a choice where friends are among them.
        const hurtsFriends = laid.some(([mini]) => mini === it.owner || areAllies(mini, it.owner))
        if (hurtsFriends && !(yield* wants(it, 'Immobilization: lay down whoever was hit, friends too?')))
          return
        for (const [mini, wounds] of it.explosion.wounds) layDown(it, mini, wounds)
      },
    },
  },
  // gcc/skill/smoke-grenade
  'smoke-grenade': leavesTokens('smoke', {
    name: 'Smoke Grenade',
    text: 'After its explosions: X smoke tokens there. Each on a line of sight takes a success off ranged attacks.',
  }),
  // gcc/skill/toxic-gas
  'toxic-gas': leavesTokensAfterAttacks('gas', {
    name: 'Toxic Gas',
    text: 'After its attacks and explosions: X gas tokens there, each one level of danger. It ignores flame and gas tokens.',
    own: { 'unhurt-by-flames': true, 'unhurt-by-gas': true },
  }),
}
