import { expect, test } from 'vitest'
import { untilAsked } from './testing/answers.ts'
import { graveProblems } from './testing/axe.ts'
import { fileFrom } from './testing/files.ts'
import { smallDesk, visitor } from './testing/visitor.ts'

/** Everything that the page keeps as text. */
const keys = [
  'gargoyle-crews',
  'gargoyle-crew-open',
  'gargoyle-gcc-missions',
  'gargoyle-last-game',
  'gargoyle-tips-seen',
  'gargoyle-panel',
  'gargoyle-places-open',
  'gargoyle-settings',
  ...['bmg1', 'bmg2', 'bmg3', 'gcc'].map((game) => `gargoyle-${game}-new-game`),
]

const rubbish = [
  '{broken',
  '[null,7,{"id":3}]',
  '{"__proto__":{"polluted":1},"game":"__proto__","read":7,"width":"x","crews":[1,2],"board":{"a":[]},"heroes":"x"}',
]

const places: readonly (readonly [address: string, heading: string])[] = [
  ['/', 'Gargoyle'],
  ['/settings', 'Settings'],
  ['/new?game=bmg3', 'New game'],
  ['/new?game=gcc', 'New game'],
  ['/new?game=bmg2', 'New game'],
  ['/build?game=bmg2', 'Crews'],
  ['/replays', 'Replays'],
]

test('rubbish in what the browser keeps breaks no page', async () => {
  const { page, open, troubles } = await visitor({ size: smallDesk })
  // Pages are left while they still load.
  troubles.expect(/ERR_ABORTED/)
  await open('/settings')
  for (const text of rubbish) {
    await page.evaluate(
      ([all, value]) => {
        for (const key of all) localStorage.setItem(key, value)
      },
      [keys, text] as const,
    )
    for (const [address, heading] of places) {
      await open(address)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    }
  }
  expect(await page.evaluate(() => Reflect.get({}, 'polluted'))).toBeUndefined()
})

test('what is damaged among the crews is said, can be saved and removed, and no crew is lost', async () => {
  const { page, open, troubles } = await visitor({ size: smallDesk })
  // Pages are left while they still load.
  troubles.expect(/ERR_ABORTED/)
  await open('/settings')
  await page.evaluate(() =>
    localStorage.setItem(
      'gargoyle-crews',
      JSON.stringify([{ id: 3 }, { id: 'mine', game: 'bmg3', name: 'My crew', list: null, changed: 1 }]),
    ),
  )
  await open('/build?game=bmg3')
  await page.getByRole('button', { name: /^Open/ }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('is damaged and cannot be shown').waitFor()
  expect(await graveProblems(page)).toEqual([])
  const file = await fileFrom(dialog.getByRole('button', { name: 'Save it as a file' }))
  expect(JSON.parse(file.buffer.toString())).toEqual([{ id: 3 }])
  await dialog.getByRole('button', { name: 'Remove what is damaged' }).click()
  await dialog.getByText('is damaged and cannot be shown').waitFor({ state: 'detached' })
  await dialog.getByText('My crew').first().waitFor()
  const kept = await page.evaluate(() => localStorage.getItem('gargoyle-crews'))
  expect(JSON.parse(kept ?? '').map(({ id }: { readonly id: string }) => id)).toEqual(['mine'])
})

test('a mission of one’s own that can no longer be read is said, can be saved and removed', async () => {
  const { page, open, troubles } = await visitor({ size: smallDesk })
  // Pages are left while they still load.
  troubles.expect(/ERR_ABORTED/)
  await open('/settings')
  await page.evaluate(() =>
    localStorage.setItem('gargoyle-gcc-missions', JSON.stringify([{ id: 'old', name: 'Old Night' }])),
  )
  await open('/new?game=gcc')
  await page.getByText('Old Night: ').waitFor()
  expect(await graveProblems(page)).toEqual([])
  const file = await fileFrom(page.getByRole('button', { name: 'Save it as a file' }))
  expect(JSON.parse(file.buffer.toString())).toEqual([{ id: 'old', name: 'Old Night' }])
  await page.getByRole('button', { name: 'Remove what is damaged' }).click()
  await page.getByText('Old Night: ').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => localStorage.getItem('gargoyle-gcc-missions'))).toBe('[]')
})

test('saved games that are damaged are listed, say why they cannot be opened, and harm no other', async () => {
  const { page, open, playNow, troubles } = await visitor({ size: smallDesk })
  // Pages are left while they still load.
  troubles.expect(/ERR_ABORTED/)
  await playNow()
  expect(await untilAsked(page)).toBe('asked')
  const address = new URL(page.url()).pathname
  await open('/settings')
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('gargoyle')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const change = opening.result.transaction(['matches', 'records'], 'readwrite')
          const [matches, records] = [change.objectStore('matches'), change.objectStore('records')]
          const match = (id: string, game: string) => ({
            id,
            title: `The ${id} game`,
            order: { game, setup: {}, seed: 's', seats: {} },
            startedAt: 1,
            changedAt: 1,
            answers: 3,
            over: false,
          })
          matches.put(match('empty', 'bmg3'))
          matches.put(match('torn', 'gcc'))
          records.put('rubbish', 'torn')
          matches.put(match('unknown', '__proto__'))
          matches.put({ id: 7, title: ['x'] })
          change.onerror = () => reject(change.error)
          change.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
  )
  const whys = [
    ['empty', 'What this game begins with is missing or damaged'],
    ['torn', 'What was played in this game is damaged and cannot be read.'],
    ['unknown', 'The game "__proto__" is not known here.'],
  ] as const
  for (const [id, why] of whys) {
    await open(`/play/${id}`)
    await page.getByText(why).waitFor()
  }
  await open('/')
  for (const [, why] of whys) await page.getByText(`Cannot be opened: ${why}`).waitFor()
  await page.getByText('Damaged: it has no name.').waitFor()
  await open(address)
  expect(await untilAsked(page)).toBe('asked')
})

test('a game can be played where the place for games lost its parts', async () => {
  const { page, context, open, playNow } = await visitor({ size: smallDesk })
  // The database is made before the page asks for it.
  await context.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await open('/settings')
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('gargoyle', 3)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          opening.result.close()
          resolve()
        }
      }),
  )
  await context.unroute('**/*.js')
  await playNow()
  expect(await untilAsked(page)).toBe('asked')
})
