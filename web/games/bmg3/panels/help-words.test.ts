import { expect, test } from 'vitest'
import { bmg3Library } from '../rules/library.ts'
import { momentOf, quickGame } from '../testing/moments.ts'
import { chapters, phases, words } from './help-words.ts'

const written = new Set(bmg3Library().entries.map(({ kind, id }) => `${kind}/${id}`))

test('whatever the help leads to can be read', () => {
  const refs = [...phases, ...words].map(({ rule }) => rule)
  for (const { kind, id } of [...refs, ...Object.values(chapters)]) expect(written).toContain(`${kind}/${id}`)
})

test('so can whatever cards at the table lead to', () => {
  const { book, models } = momentOf(quickGame()).info.table
  const ids = (kind: string, shelf: object) => Object.keys(shelf).map((id) => `${kind}/${id}`)
  const linked = [
    ...ids('trait', book.traits),
    ...ids('weapon', book.weaponRules),
    ...ids('effect', book.effects),
    ...ids('encounter', book.encounters),
    ...ids('event', book.events),
    ...ids('card', book.cards),
    ...models.map(({ profile }) => `model/${profile}`),
  ]
  expect(linked.filter((ref) => !written.has(ref))).toEqual([])
})
