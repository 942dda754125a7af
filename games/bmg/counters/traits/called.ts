import { slug } from '@gargoyle/bmg-common'
import { isNobody } from '../catalogue/catalogue.ts'
import type { Profile } from '../vocabulary.ts'

/** Cards write some names as one word: Heatwave is Heat Wave. */
const asOneWord = (name: string): string => slug(name).replaceAll('-', '')

/** Whether a name on a card means this model: by alias, alias without its version, or name. */
export function isCalled({ alias, name }: Profile, called: string): boolean {
  const plain = alias.replace(/\(.*\)/g, '')
  if ([alias, plain, name].some((each) => asOneWord(each) === asOneWord(called))) return true
  // Cards use short names: Dent, and Talia, whose alias is the only name her card has.
  if (!isNobody(name)) return slug(name).split('-').includes(called)
  return slug(plain).replace(/^the-/, '').split('-')[0] === called
}
