import type { Page } from 'playwright-core'

/** Puts a ready-made crew on the bench. */
export async function openReadyMade(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Open…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Open a crew' })
  await dialog.getByRole('tab', { name: 'Ready-made' }).click()
  await dialog.getByRole('button', { name }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** All that distinguishes one crew in the builder from another. */
export async function crewOnBench(page: Page) {
  const models = page.getByRole('list', { name: 'Models of the crew' }).getByRole('listitem')
  await models.first().waitFor()
  return {
    name: await page.getByLabel('Name of the crew').inputValue(),
    models: await models.allInnerTexts(),
    totals: await page.getByRole('meter').evaluateAll((all) => all.map((each) => each.ariaValueText)),
  }
}
