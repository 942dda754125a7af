import { again, chooseDice } from '../actions/rerolls.ts'
import type { Declared, Task } from '../actions/task.ts'
import { areAllies, areEnemies, nameOf, seatOf } from '../minis/minis.ts'
import { levelOf } from '../rules/level.ts'
import type { GccCase, GccRuleSet } from '../rules/rule-types.ts'

/** Automatic successes for complex actions whose description names the skill. */
const ifNamed = (it: GccCase): number => (it.skills?.includes(it.id) ? levelOf(it) : 0)

/** Skills about dice, actions of missions and what hinders them. */
export const diceSkills: GccRuleSet = {
  // gcc/skill/hacking
  hacking: {
    name: 'Hacking',
    text: 'X more successes for thoughts that name this skill.',
    own: { 'action-successes': ifNamed },
  },
  // gcc/skill/investigation
  investigation: {
    name: 'Investigation',
    text: 'X more successes for thoughts that name this skill.',
    own: { 'action-successes': ifNamed },
  },
  // gcc/skill/lock-picking
  'lock-picking': {
    name: 'Lock Picking',
    text: 'X more successes for manipulations that name this skill.',
    own: { 'action-successes': ifNamed },
  },
  // gcc/skill/munitions-specialist
  'munitions-specialist': {
    name: 'Munitions Specialist',
    text: 'X more successes for manipulations that name this skill.',
    own: { 'action-successes': ifNamed },
  },
  // gcc/skill/imaginary-friend
  'imaginary-friend': {
    name: 'Imaginary Friend',
    text: 'One more yellow die for each action while its imaginary friend is there. An enemy in its area drives the friend away with a complex thought of difficulty X.',
    own: { 'yellow-dice': (it) => (it.owner.friend ? 1 : 0) },
    tasksAround: (it, actor): readonly Task[] => {
      const { owner, game, id, rule } = it
      if (!owner.friend || owner.at !== actor.at || !areEnemies(owner, actor)) return []
      return [
        {
          id: `${id}:${owner.id}`,
          label: `Drive away the imaginary friend of ${nameOf(game, owner)}`,
          action: 'thought',
          kind: 'complex',
          rule,
          declare: (): Declared => ({
            difficulty: levelOf(it),
            apply: () => {
              owner.friend = false
            },
          }),
        },
      ]
    },
  },
  // gcc/skill/luck
  luck: {
    name: 'Luck',
    text: 'X free rerolls of any dice, the same die again if liked.',
    own: { 'free-rerolls': levelOf },
  },
  // gcc/skill/misfortune
  misfortune: {
    name: 'Misfortune',
    text: 'Enemies in its area must roll up to X dice again, which it picks after their free rerolls.',
    on: {
      *'paid-rerolls-declared'(it) {
        const { game, owner, id, rule, mini, rolled } = it
        if (owner.at !== mini.at || !areEnemies(owner, mini)) return
        const seat = seatOf(game, owner)
        const max = Math.min(levelOf(it), rolled.types.length)
        if (seat === undefined || max === 0) return
        const picked = yield* chooseDice(game, seat, rolled, {
          name: id,
          prompt: `Which dice must ${nameOf(game, mini)} roll again?`,
          rule,
          max,
        })
        if (picked.length > 0) again(game, rolled, picked, id, rule)
      },
    },
  },
  // gcc/skill/nerves-of-steel
  'nerves-of-steel': {
    name: 'Nerves of Steel',
    text: 'Ignores X of the menace of enemies in ranged attacks, manipulations and thoughts.',
    own: { 'ignored-menace': levelOf },
  },
  // gcc/skill/pushing-limits
  'pushing-limits': {
    name: 'Pushing Limits',
    text: 'Once a turn, before it spends cubes on an action: suffers X wounds whose cubes count as spent on it, beyond its limit.',
    own: { 'pushing-limits': levelOf },
  },
  // gcc/skill/support
  support: {
    name: 'Support',
    text: 'Allies in its area have X free rerolls of any dice.',
    around: {
      'free-rerolls': (it) =>
        it.about.at === it.owner.at && areAllies(it.owner, it.about) ? levelOf(it) : 0,
    },
  },
}
