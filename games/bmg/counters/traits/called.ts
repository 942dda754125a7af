import { slug } from '@gargoyle/bmg-common'
import type { Profile } from '../vocabulary.ts'

/** Whether a name on a card means this model: by alias, alias without its version, or name. */
export function isCalled({ alias, name }: Profile, called: string): boolean {
  const plain = alias.replace(/\(.*\)/g, '')
  const names = [slug(alias), slug(plain), slug(name)]
  // Cards use short names: Dent and Talia.
  return names.includes(called) || slug(name).split('-').includes(called)
}
