import { areEnemies } from '../minis/minis.ts'
import { levelOf } from '../rules/level.ts'
import type { GccRuleSet } from '../rules/rule-types.ts'

/** Skills about moving. */
export const movingSkills: GccRuleSet = {
  // gcc/skill/elusive
  elusive: {
    name: 'Elusive',
    text: 'Ignores X of the size of enemies when it leaves an area.',
    own: { 'ignored-size': levelOf },
  },
  // gcc/skill/horror
  horror: {
    name: 'Horror',
    text: 'Enemies pay X more to enter its area.',
    around: {
      'move-cost': (it) => (it.area === it.owner.at && areEnemies(it.owner, it.about) ? levelOf(it) : 0),
    },
  },
  // gcc/skill/mobility
  mobility: {
    name: 'Mobility',
    text: 'Ignores X levels of difficult terrain in each move.',
    own: { 'ignored-difficult': levelOf },
  },
  // gcc/skill/parkour
  parkour: {
    name: 'Parkour',
    text: 'Ignores X levels of climbs and jumps, and X wounds of a fall.',
    own: {
      'ignored-levels': levelOf,
      'ignored-fall-wounds': levelOf,
    },
  },
  // gcc/skill/wall-breaker
  'wall-breaker': {
    name: 'Wall Breaker',
    text: 'Moves through a wall of level X or less between areas of one elevation for 2 more, and leaves it broken.',
    own: { 'wall-level': levelOf },
  },
}
