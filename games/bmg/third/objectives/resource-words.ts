/** How the texts of resources say their numbers. */

/** How many of something, in words: a stun, two stuns. */
export const countInWords = (number: number, one: string): string =>
  number === 1 ? `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}` : `${numberWords[number] ?? number} ${one}s`

/** Small numbers in words. */
export const numberWords: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five' }

/** So many attack dice, in words. */
export const attackDiceWords = (dice: number): string =>
  dice === 1 ? 'an attack die' : `${numberWords[dice] ?? dice} attack dice`

/** Damage that a card deals. */
export type CardDamage = { readonly stun?: number; readonly injury?: number }

/** Damage in words: a stun and two injuries. */
export const cardDamageWords = ({ stun = 0, injury = 0 }: CardDamage): string =>
  [
    stun > 0 ? countInWords(stun, 'stun') : '',
    injury > 0 ? countInWords(injury, 'injury').replace('injurys', 'injuries') : '',
  ]
    .filter((each) => each !== '')
    .join(' and ')
