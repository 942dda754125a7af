import { expect, test } from 'vitest'
import { playOn, rotatingPicker } from './testing/answers.ts'
import { graveProblems } from './testing/axe.ts'
import { fileFrom } from './testing/files.ts'
import { moment } from './testing/moment.ts'
import { visitor } from './testing/visitor.ts'

test('a part of the page that cannot be fetched is owned up to, and can be tried again', async () => {
  const { page, context, open, troubles } = await visitor()
  troubles.expect(/settings-page/)
  await context.route('**/settings-page-*.js', (route) => route.abort())
  await open('/')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('heading', { level: 1, name: 'Something broke' }).waitFor()
  expect(await page.getByRole('alert').innerText()).toContain('our mistake')
  expect(await graveProblems(page)).toEqual([])
  await context.unroute('**/settings-page-*.js')
  await page.getByRole('button', { name: 'Load this page again' }).click()
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
})

test('a table that breaks offers the game as a file, and the game goes on', async () => {
  const { page, context, playNow, troubles } = await visitor()
  await playNow()
  await playOn(page, rotatingPicker(), 3)
  const left = await moment(page)
  troubles.expect(/table-scene/)
  await context.route('**/table-scene-*.js', (route) => route.abort())
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Something broke' }).waitFor()
  const file = await fileFrom(page.getByRole('button', { name: 'Save the game as a file' }))
  expect(file.name).toMatch(/^gargoyle-.*\.json$/)
  await context.unroute('**/table-scene-*.js')
  await page.getByRole('button', { name: 'Home page' }).click()
  await page.getByRole('link', { name: /^Go on:/ }).click()
  expect(await moment(page)).toEqual(left)
})

test('a damaged save says what is wrong with it, and can be sent to us', async () => {
  const { page, open, playNow } = await visitor()
  await playNow()
  await playOn(page, rotatingPicker(), 3)
  const address = page.url()
  await open('/')
  await page.evaluate(damageEveryRecord)
  await open(address)
  await page.getByRole('heading', { level: 1, name: 'This game cannot be opened' }).waitFor()
  expect(await page.getByRole('alert').innerText()).not.toBe('')
  const file = await fileFrom(page.getByRole('button', { name: 'Save the game as a file' }))
  expect(file.name).toMatch(/\.json$/)
  // The list says so too, and lets it go.
  await page.getByRole('link', { name: 'All games' }).click()
  await page.getByRole('heading', { level: 1, name: 'Replays' }).waitFor()
  const entry = page.getByRole('listitem').filter({ hasText: 'Cannot be opened: ' })
  await entry.getByRole('button', { name: /^Remove:/ }).click()
  await entry.getByRole('button', { name: 'Yes, remove it' }).click()
  await entry.waitFor({ state: 'detached' })
})

/** Runs in the page: puts nonsense in place of the second answer of every game that is kept. */
function damageEveryRecord(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('gargoyle')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const change = opening.result.transaction('records', 'readwrite')
      change.objectStore('records').openCursor().onsuccess = ({ target }) => {
        const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result
        if (cursor === null) return
        const record = cursor.value
        record.answers[1].answer = { utter: 'nonsense' }
        cursor.update(record)
        cursor.continue()
      }
      change.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })
}
