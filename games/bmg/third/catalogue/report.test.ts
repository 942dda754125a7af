import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { catalogueReport, reportPage } from './report.ts'

test('every settled case is about a model and a field of it', () => {
  const fields = ['name', 'base', 'rivals', 'strength', 'traits', 'weapons']
  expect(catalogueReport().filter(({ model }) => !catalogue.model(model))).toEqual([])
  expect(catalogueReport().filter(({ field }) => !fields.includes(field))).toEqual([])
  expect(catalogueReport().length).toBeGreaterThan(80)
})

test('the models are as the report says', () => {
  for (const { model, field, settled } of catalogueReport()) {
    const profile = catalogue.model(model)!
    if (field === 'name') expect(profile.name).toBe(settled)
    if (field === 'base') expect(String(profile.base)).toBe(settled)
    if (field === 'strength') expect(`${profile.strength}+`).toBe(settled)
    if (field === 'rivals') expect(profile.rivals).toEqual([settled])
  }
})

// When this fails the data changed: `npx vitest run games/bmg/third/catalogue/report.test.ts -u` writes the page.
test('the page is in step', async () => {
  await expect(reportPage()).toMatchFileSnapshot('../../../../docs/bmg3-catalogue.md')
})
