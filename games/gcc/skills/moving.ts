import { areEnemies } from '../minis/minis.ts'
import { levelOf } from '../rules/level.ts'
import type { GccRuleSet } from '../rules/rule-types.ts'

/** Skills about moving. */
export const movingSkills: GccRuleSet = {
  elusive: {
    name: 'Elusive',
    rule: 'gcc/skill/elusive',
    text: 'Ignores X of the size of enemies when it leaves an area.',
    own: { 'ignored-size': (it) => levelOf(it, 'elusive') },
  },
  horror: {
    name: 'Horror',
    rule: 'gcc/skill/horror',
    text: 'Enemies pay X more to enter its area.',
    around: {
      'move-cost': (it) =>
        it.area === it.owner.at && areEnemies(it.owner, it.about) ? levelOf(it, 'horror') : 0,
    },
  },
  mobility: {
    name: 'Mobility',
    rule: 'gcc/skill/mobility',
    text: 'Ignores X levels of difficult terrain in each move.',
    own: { 'ignored-difficult': (it) => levelOf(it, 'mobility') },
  },
  parkour: {
    name: 'Parkour',
    rule: 'gcc/skill/parkour',
    text: 'Ignores X levels of climbs and jumps, and X wounds of a fall.',
    own: {
      'ignored-levels': (it) => levelOf(it, 'parkour'),
      'ignored-fall-wounds': (it) => levelOf(it, 'parkour'),
    },
  },
  'wall-breaker': {
    name: 'Wall Breaker',
    rule: 'gcc/skill/wall-breaker',
    text: 'Moves through a wall of level X or less between areas of one elevation for 2 more, and leaves it broken.',
    own: { 'wall-level': (it) => levelOf(it, 'wall-breaker') },
  },
}
