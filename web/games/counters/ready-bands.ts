import { affiliationName, type BandList, type Catalogue } from '@gargoyle/bmg-counters'
import type { ReadyBand } from './edition-parts.ts'

/** Names and descriptions of some ready-made bands; the others are named after their leader. */
const words: Readonly<Record<string, readonly [name: string, about: string]>> = {
  'batman-patrol': ['Batman’s patrol', 'Batman and Gordon with a few of the police: strong one by one.'],
  'law-raid': ['The raid', 'Many police under Gordon: guns, whistles and numbers.'],
  'joker-circus': ['The circus', 'Joker and eight thugs who do what nobody expects.'],
  'penguin-gang': ['The Penguin’s gang', 'A crowd around the Penguin, with axes and ice.'],
  'bane-army': ['Bane’s army', 'Few and terrible: Bane, Deadshot and soldiers full of venom.'],
  'mask-society': ['The False Face Society', 'Black Mask, Deadshot and thugs with brass knuckles.'],
  'two-face-mob': ['Two-Face’s mob', 'Two-Face and eight cheap thugs, most of them in pairs.'],
  'ivy-thralls': ['Ivy’s thralls', 'Poison Ivy, Killer Croc and prisoners under her spell.'],
  'league-blades': ['Blades of the League', 'Ra’s and Talia al Ghul with fast fighters in the dark.'],
}

/** Bands to start from, with what they are called here. */
export function readyBandsOf(
  lists: Readonly<Record<string, BandList>>,
  catalogue: Catalogue,
): Readonly<Record<string, ReadyBand>> {
  const taken = new Map<string, number>()
  return Object.fromEntries(
    Object.entries(lists).map(([id, list]): [string, ReadyBand] => {
      const [name, about] = words[id] ?? toldOf(list, catalogue)
      const times = (taken.get(name) ?? 0) + 1
      taken.set(name, times)
      return [id, { name: times === 1 ? name : `${name} (${times})`, about, list }]
    }),
  )
}

/** A band without a name is named after its leader. */
function toldOf(
  { leader, affiliation, models }: BandList,
  catalogue: Catalogue,
): readonly [name: string, about: string] {
  const aliasOf = (id: string): string => catalogue.model(id)?.alias ?? id
  const others = [...new Set(models.filter(({ id }) => id !== leader).map(({ id }) => aliasOf(id)))]
  const whose = affiliation === undefined ? '' : `${affiliationName(affiliation)}: `
  return [`${whose}${aliasOf(leader)}`, `With ${others.slice(0, 3).join(', ')} and others.`]
}
