import type { GccRuleSet } from '../rules/rule-types.ts'

/** All traits by id. They always apply. gcc/core/skills-optional */
export const traits: GccRuleSet = {
  fly: {
    name: 'Fly',
    text: 'Every move costs 1, whatever its kind, the terrain and enemies. Falls do not hurt.',
    rule: 'gcc/trait/fly',
    own: { 'move-cost': { set: 1 }, 'unhurt-by-falls': true },
  },
  'gas-immunity': {
    name: 'Gas Immunity',
    text: 'Gas tokens do not wound it.',
    rule: 'gcc/trait/gas-immunity',
    own: { 'unhurt-by-gas': true },
  },
  harmless: {
    name: 'Harmless',
    text: 'The wounds of its attacks are reduced to 0. Automatic wounds came before.',
    rule: 'gcc/trait/harmless',
    own: { 'wounds-inflicted': { set: 0 } },
  },
  'moral-code': {
    name: 'Moral Code',
    text: 'Benefits from no lethal item.',
    rule: 'gcc/trait/moral-code',
    own: { 'cannot-use-lethal-items': true },
  },
  'reduced-mobility': {
    name: 'Reduced Mobility',
    text: 'Cannot climb, jump or fall.',
    rule: 'gcc/trait/reduced-mobility',
    own: { 'cannot-move-specially': true },
  },
}
