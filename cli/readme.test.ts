import { readFileSync } from 'node:fs'
import { must } from '@gargoyle/engine'
import { loadKit } from '@gargoyle/kits'
import { expect, test } from 'vitest'

type Counts = Readonly<Record<string, number>>

/** What can be played of each game, in the order of the README. */
const rows: readonly (readonly [game: string, say: (counts: Counts) => string])[] = [
  [
    'bmg3',
    ({ playable, models, equipment, factions, cards, encounters, crews }) =>
      `${playable} of ${models} models, ${equipment} pieces of equipment, ${factions} factions with ${cards} objective cards, ${encounters} encounters, ${crews} ready-made crews`,
  ],
  [
    'gcc',
    ({ heroes, tiles, items, gadgets, boards, missions }) =>
      `${heroes} heroes, ${tiles} tiles, ${items} items and ${gadgets} gadgets, ${missions} missions on ${boards} boards`,
  ],
  [
    'bmg2',
    ({ playable, models, equipment, scenarios, strategies, crews }) =>
      `${playable} of ${models} models, ${equipment} pieces of equipment, ${scenarios} scenarios, ${strategies} strategies, ${crews} ready-made crews`,
  ],
  [
    'bmg1',
    ({ playable, models, equipment, scenarios, strategies, crews }) =>
      `${playable} models, all ${models} with the Compendium, ${equipment} pieces of equipment, ${scenarios} scenarios, ${strategies} strategies, ${crews} ready-made crews`,
  ],
]

// Loaded before any test, whose time would be taken up by it.
const lines = await Promise.all(
  rows.map(async ([game, say]) => {
    const { title, contentCounts } = must(await loadKit(game))
    return `| ${title} (\`${game}\`) | ${say(contentCounts?.() ?? {})} |`
  }),
)
const table = ['| game | what can be played |', '| --- | --- |', ...lines].join('\n')

test('the README says how much can be played; run with -u when that has changed', async () => {
  const path = '../README.md'
  const readme = readFileSync(new URL(path, import.meta.url), 'utf8')
  const [from, to] = ['<!-- what can be played: written by a test -->', '<!-- end -->']
  const start = readme.indexOf(from)
  const end = readme.indexOf(to, start)
  expect(start).toBeGreaterThan(0)
  expect(end).toBeGreaterThan(start)
  expect(table).not.toContain('undefined')
  await expect(`${readme.slice(0, start + from.length)}\n${table}\n${readme.slice(end)}`).toMatchFileSnapshot(
    path,
  )
})
