import { expect, test } from 'vitest'
import { crewOnBench, openReadyMade } from './testing/crews.ts'
import { fileFrom, jsonFile } from './testing/files.ts'
import { visitor } from './testing/visitor.ts'

test('a crew is the same for another visitor: by its link, by its code, from its file', async () => {
  const giver = await visitor()
  await giver.open('/build')
  await openReadyMade(giver.page, 'Family Business')
  await giver.page.getByLabel('Name of the crew').fill('The Aunts')
  await giver.page
    .getByRole('button', { name: /^Remove / })
    .last()
    .click()
  const crew = await crewOnBench(giver.page)
  expect(crew.name).toBe('The Aunts')
  await giver.page.getByRole('button', { name: 'Share or print…' }).click()
  const share = giver.page.getByRole('dialog', { name: 'Share The Aunts' })
  const copied = async (what: 'link' | 'code') => {
    await share.getByRole('button', { name: `Copy ${what}` }).click()
    await share
      .getByText(/copied\.$/i)
      .first()
      .waitFor()
    return giver.page.evaluate(() => navigator.clipboard.readText())
  }
  const link = await copied('link')
  const code = await copied('code')
  const file = await fileFrom(share.getByRole('button', { name: 'Save as a file' }))

  const { page, open } = await visitor()
  await open(link)
  expect(await crewOnBench(page)).toEqual(crew)

  const bringIn = async () => {
    await page.getByRole('button', { name: 'New crew' }).click()
    await page.getByText('Nobody is here yet.').waitFor()
    await page.getByRole('button', { name: 'Open…' }).click()
    await page.getByRole('tab', { name: 'Import' }).click()
  }
  await bringIn()
  await page.getByLabel('Link or code').fill(code)
  await page.getByRole('button', { name: 'Open it' }).click()
  // A code has no room for a name.
  expect(await crewOnBench(page)).toEqual({ ...crew, name: '' })

  await bringIn()
  await page.getByLabel('Crew file').setInputFiles(file)
  expect(await crewOnBench(page)).toEqual(crew)

  await bringIn()
  await page.getByLabel('Crew file').setInputFiles(jsonFile('torn.json', file.buffer.subarray(0, 100)))
  expect(await page.getByRole('alert').innerText()).toMatch(/torn\.json: /)
})
