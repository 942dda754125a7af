import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { book } from './book.ts'

/** The folders that hold special rules, by the word that stands in their ids. */
const folders = { trait: 'traits', weapon: 'weapons', effect: 'effects' } as const

type Kind = keyof typeof folders

const recordsOf: Readonly<Record<Kind, object>> = {
  trait: book.traits,
  weapon: book.weaponRules,
  effect: book.effects,
}

/** A line that begins a record: an entry under its id, an id passed to a function, or a constant of that name. */
const beginsRecord = (id: string): RegExp =>
  new RegExp(`^( {2}\\[?'?${id}'?(\\]?: |,$)|export const ${id}: Bmg3Rule)`, 'm')

const sources = new Map(
  // What only equipment does has a folder of its own; traits that change recruiting stand with the crews, effects of
  // cards with the cards.
  [...Object.values(folders), 'equipment', 'crew', 'objectives'].flatMap((folder) =>
    readdirSync(new URL(folder, import.meta.url))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'index.ts')
      .map((file) => [
        `${folder}/${file}`,
        readFileSync(new URL(`${folder}/${file}`, import.meta.url), 'utf8'),
      ]),
  ),
)

/** The file that holds a rule: in the folder of its kind if there is one, else in one of the others. */
function fileOf(kind: Kind, id: string): string | undefined {
  const found = [...sources].filter(([, text]) => beginsRecord(id).test(text)).map(([path]) => path)
  const own = found.find((path) => path.startsWith(folders[kind]))
  return own ?? found.find((path) => path.startsWith('equipment')) ?? found[0]
}

const rows = (Object.keys(folders) as Kind[]).flatMap((kind) =>
  Object.keys(recordsOf[kind])
    .toSorted()
    .map((id) => ({ kind, id, file: fileOf(kind, id) })),
)

test('every special rule is found in a file by its id', () => {
  expect(rows.filter(({ file }) => file === undefined).map(({ kind, id }) => `${kind}/${id}`)).toEqual([])
})

test('WHERE-RULES-ARE.md leads from every id to its file', async () => {
  const page = [
    '# Where the special rules of the third edition are',
    '',
    'From id to file, by the alphabet. Written by `where-rules-are.test.ts`; `npx vitest run -u` on that file renews it.',
    '',
    ...(Object.keys(folders) as Kind[]).flatMap((kind) => [
      `## bmg3/${kind}`,
      '',
      '| id | file |',
      '| --- | --- |',
      ...rows.filter((row) => row.kind === kind).map(({ id, file }) => `| ${id} | [${file}](${file}) |`),
      '',
    ]),
  ]
  await expect(page.join('\n')).toMatchFileSnapshot('./WHERE-RULES-ARE.md')
})
