import type { Chapter } from '@gargoyle/bmg-common'
import { equipmentLists } from '../bands/equipment.ts'
import { book } from '../book.ts'
import { type EntryLine, entriesOf } from './entries.ts'

const slug = (name: string): string => name.toLowerCase().replaceAll(' ', '-')

/** What an item does, and in which lists it is. */
function itemLines(): readonly EntryLine[] {
  const found = new Map<string, { readonly name: string; readonly where: string[]; readonly does: string }>()
  for (const { name: list, lines } of Object.values(equipmentLists)) {
    for (const [most, name, funding, grants] of lines) {
      const trait = grants === undefined ? undefined : (book.traits[grants]?.name ?? grants)
      const does = trait === undefined ? 'A magazine more for one weapon.' : `Its bearer has ${trait}.`
      const known = found.get(name) ?? { name, where: [], does }
      known.where.push(`${list}: up to ${most} at $${funding}.`)
      found.set(name, known)
    }
  }
  return [...found.values()].map(
    ({ name, where, does }): EntryLine => [`equipment/${slug(name)}`, name, does, where.join(' ')],
  )
}

/** Forming a band. */
export const bandRules: Chapter = {
  id: 'bands',
  title: 'Bands',
  about: 'Who may be in a band, and what it carries.',
  intro: ['Bands of 150, 300 or 450 Reputation are usual.'],
  entries: entriesOf([
    ['core/band-reputation', 'Reputation', 'The sum of a band never exceeds the agreed limit.'],
    [
      'core/band-leader',
      'The Band Leader',
      'A Leader or Sidekick. All others bear the same affiliation or none at all.',
    ],
    [
      'core/band-ranks',
      'Ranks',
      'One Leader; one Sidekick, two if one leads; Free Agents for the reputation; any number of Henchmen.',
    ],
    ['rank/free-agent', 'Free Agents', 'One for every full 150 of the limit.'],
    ['rank/minion', 'Minions', 'Henchmen without a name of their own: any number of copies.'],
    [
      'core/unique-character',
      'No one twice',
      'The same character is never in a band twice, whatever the version.',
    ],
    ['core/funding', 'Funding', '$500 for every 150 Reputation, for models and equipment.'],
    [
      'core/equipment',
      'Equipment',
      'For Henchmen only, from the list of the band. A model has an item once, the band as often as the list says.',
    ],
    ...Object.entries(equipmentLists).map(
      ([id, { name, lines }]): EntryLine => [
        `equipment-list/${id}`,
        `Equipment: ${name}`,
        `${lines.map(([most, item, funding]) => `Up to ${most} ${item} at $${funding}`).join('. ')}.`,
      ],
    ),
    ...itemLines(),
  ]),
}
