import type { GccRuleSet } from '../rules/rule-types.ts'

/** All traits by id. They always apply. gcc/core/skills-optional */
export const traits: GccRuleSet = {
  // gcc/trait/fly
  fly: {
    name: 'Fly',
    text: 'Every move costs 1, whatever its kind, the terrain and enemies. Falls do not hurt.',
    own: { 'move-cost': { set: 1 }, 'unhurt-by-falls': true },
  },
  // gcc/trait/gas-immunity
  'gas-immunity': {
    name: 'Gas Immunity',
    text: 'Gas tokens do not wound it.',
    own: { 'unhurt-by-gas': true },
  },
  // gcc/trait/harmless
  harmless: {
    name: 'Harmless',
    text: 'The wounds of its attacks are reduced to 0. Automatic wounds came before.',
    own: { 'wounds-inflicted': { set: 0 } },
  },
  // gcc/trait/moral-code
  'moral-code': {
    name: 'Moral Code',
    text: 'Benefits from no lethal item.',
    own: { 'cannot-use-lethal-items': true },
  },
  // gcc/trait/reduced-mobility
  'reduced-mobility': {
    name: 'Reduced Mobility',
    text: 'Cannot climb, jump or fall.',
    own: { 'cannot-move-specially': true },
  },
}
