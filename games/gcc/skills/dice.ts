import { ask, chooseSome, type Rule } from '@gargoyle/engine'
import { again, diceOptions } from '../actions/rerolls.ts'
import type { Declared, Task } from '../actions/task.ts'
import { areAllies, areEnemies, nameOf, seatOf } from '../minis/minis.ts'
import { levelOf } from '../rules/level.ts'
import type { GccCase, GccRuleSet } from '../rules/rule-types.ts'

/** Automatic successes for complex actions whose description names the skill. */
const ifNamed = (skill: string) => (it: GccCase) => (it.skills?.includes(skill) ? levelOf(it, skill) : 0)

/** Skills about dice, actions of missions and what hinders them. */
export const diceSkills: GccRuleSet = {
  hacking: {
    name: 'Hacking',
    rule: 'gcc/skill/hacking',
    text: 'X more successes for thoughts that name this skill.',
    own: { 'action-successes': ifNamed('hacking') },
  },
  investigation: {
    name: 'Investigation',
    rule: 'gcc/skill/investigation',
    text: 'X more successes for thoughts that name this skill.',
    own: { 'action-successes': ifNamed('investigation') },
  },
  'lock-picking': {
    name: 'Lock Picking',
    rule: 'gcc/skill/lock-picking',
    text: 'X more successes for manipulations that name this skill.',
    own: { 'action-successes': ifNamed('lock-picking') },
  },
  'munitions-specialist': {
    name: 'Munitions Specialist',
    rule: 'gcc/skill/munitions-specialist',
    text: 'X more successes for manipulations that name this skill.',
    own: { 'action-successes': ifNamed('munitions-specialist') },
  },
  'imaginary-friend': {
    name: 'Imaginary Friend',
    rule: 'gcc/skill/imaginary-friend',
    text: 'One more yellow die for each action while its imaginary friend is there. An enemy in its area drives the friend away with a complex thought of difficulty X.',
    own: { 'yellow-dice': (it) => (it.owner.friend ? 1 : 0) },
    tasksAround: (it, actor): readonly Task[] => {
      const { owner, game } = it
      if (!owner.friend || owner.at !== actor.at || !areEnemies(owner, actor)) return []
      return [
        {
          id: `imaginary-friend:${owner.id}`,
          label: `Drive away the imaginary friend of ${nameOf(game, owner)}`,
          action: 'thought',
          kind: 'complex',
          rule: 'gcc/skill/imaginary-friend',
          declare: (): Declared => ({
            difficulty: levelOf(it, 'imaginary-friend'),
            apply: () => {
              owner.friend = false
            },
          }),
        },
      ]
    },
  },
  luck: {
    name: 'Luck',
    rule: 'gcc/skill/luck',
    text: 'X free rerolls of any dice, the same die again if liked.',
    own: { 'free-rerolls': (it) => levelOf(it, 'luck') },
  },
  misfortune: {
    name: 'Misfortune',
    rule: 'gcc/skill/misfortune',
    text: 'Enemies in its area must roll up to X dice again, which it picks after their free rerolls.',
    on: {
      *'paid-rerolls-declared'(it): Rule<void> {
        const { game, owner, mini, rolled } = it
        if (owner.at !== mini.at || !areEnemies(owner, mini)) return
        const seat = seatOf(game, owner)
        const max = Math.min(levelOf(it, 'misfortune'), rolled.types.length)
        if (seat === undefined || max === 0) return
        const picked = yield* ask(
          game,
          seat,
          chooseSome({
            name: 'misfortune',
            prompt: `Which dice must ${nameOf(game, mini)} roll again?`,
            rule: 'gcc/skill/misfortune',
            options: diceOptions(rolled),
            max,
          }),
        )
        if (picked.length > 0) again(game, rolled, picked.map(Number), 'misfortune', 'gcc/skill/misfortune')
      },
    },
  },
  'nerves-of-steel': {
    name: 'Nerves of Steel',
    rule: 'gcc/skill/nerves-of-steel',
    text: 'Ignores X of the menace of enemies in ranged attacks, manipulations and thoughts.',
    own: { 'ignored-menace': (it) => levelOf(it, 'nerves-of-steel') },
  },
  'pushing-limits': {
    name: 'Pushing Limits',
    rule: 'gcc/skill/pushing-limits',
    text: 'Once a turn, before it spends cubes on an action: suffers X wounds whose cubes count as spent on it, beyond its limit.',
    own: { 'pushing-limits': (it) => levelOf(it, 'pushing-limits') },
  },
  support: {
    name: 'Support',
    rule: 'gcc/skill/support',
    text: 'Allies in its area have X free rerolls of any dice.',
    around: {
      'free-rerolls': (it) =>
        it.about.at === it.owner.at && areAllies(it.owner, it.about) ? levelOf(it, 'support') : 0,
    },
  },
}
