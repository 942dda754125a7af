import type { SpecialRules } from '../rules/record.ts'

/** What protects its bearer. */
export const armour: SpecialRules = {
  'bat-armor-mk-i': {
    name: 'Bat-Armor Mk I',
    text: 'Whoever attacks this model rolls no Strength die.',
    foe: { 'no-strength-die': true },
  },
  'light-armor': {
    name: 'Light Armor',
    text: 'Attacks on this model lose an attack die.',
    foe: { 'attack-dice': -1 },
  },
  'bat-cape': {
    name: 'Bat Cape',
    text: 'Falls neither hurt this model nor take it out of the game.',
    own: { 'no-fall-damage': true, 'no-fall-casualty': true },
  },
}
