import { expect, test } from 'vitest'
import { playOn, rotatingPicker, untilAsked } from './testing/answers.ts'
import { fileFrom, jsonFile } from './testing/files.ts'
import { moment } from './testing/moment.ts'
import { visitor } from './testing/visitor.ts'

test('a game that was saved as a file is watched and played on by another visitor', async () => {
  const giver = await visitor()
  await giver.playNow()
  await playOn(giver.page, rotatingPicker(), 6)
  const left = await moment(giver.page)
  const file = await fileFrom(giver.page.getByRole('button', { name: 'Save file' }))

  const { page, open } = await visitor()
  await open('/replays')
  const fileField = page.getByLabel('Watch a game from a file')
  await fileField.setInputFiles(jsonFile('torn.json', file.buffer.subarray(0, 100)))
  expect(await page.getByRole('alert').innerText()).toMatch(/^torn\.json cannot be read\./)

  // What cannot be opened here stays in no list.
  const other = { ...JSON.parse(file.buffer.toString()), game: 'chess' }
  await fileField.setInputFiles(jsonFile('other.json', Buffer.from(JSON.stringify(other))))
  await page.getByText('other.json cannot be read. The game "chess" is not known here.').waitFor()
  expect(await page.getByText('A game from a file', { exact: true }).count()).toBe(0)

  await fileField.setInputFiles(file)
  const timeline = page.getByRole('region', { name: 'Timeline' })
  const slider = timeline.getByRole('slider')
  await slider.waitFor()
  const at = () => slider.inputValue().then(Number)
  const lines = page.getByRole('log', { name: 'What happened' }).getByRole('listitem')
  expect(await at()).toBe(0)

  // It plays by itself, and stops where it is told to.
  await timeline.getByLabel('Speed').selectOption('very fast')
  await timeline.getByRole('button', { name: 'Play' }).click()
  await expect.poll(at, { timeout: 60_000 }).toBeGreaterThan(1)
  await timeline.getByRole('button', { name: 'Pause' }).click()
  await timeline.getByRole('button', { name: 'Play' }).waitFor()
  const paused = await at()
  // The timeline leads anywhere, forwards and back.
  await timeline.getByRole('button', { name: 'To the beginning' }).click()
  expect(await at()).toBe(0)
  await expect.poll(() => lines.count(), { timeout: 60_000 }).toBeLessThan(left.log.length)
  await slider.press('End')
  expect(await at()).toBeGreaterThanOrEqual(paused)
  await expect.poll(() => lines.last().innerText(), { timeout: 60_000 }).toBe(left.log.at(-1))

  // Saved once more, here or in the list, the file still says who plays.
  const seatsIn = ({ buffer }: typeof file): unknown => JSON.parse(buffer.toString()).seats
  const again = await fileFrom(page.getByRole('button', { name: 'Save file' }))
  expect(seatsIn(again)).toEqual(seatsIn(file))
  expect(seatsIn(file)).toMatchObject({ Computer: { kind: 'bot' } })

  await timeline.getByRole('link', { name: 'Go on playing' }).click()
  await untilAsked(page)
  expect(await moment(page)).toEqual(left)

  await open('/replays')
  const listed = await fileFrom(page.getByRole('button', { name: 'Save as a file' }).first())
  expect(seatsIn(listed)).toEqual(seatsIn(file))
})
