import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

interface AxeLook {
  /** Only what is in here: the rest of the page has been looked at already. */
  readonly within?: string
  /** Whether colours are compared, which takes most of the time. Once is enough for a page in several sizes. */
  readonly colours?: boolean
}

/** What axe holds against the page as it stands, of the grave kinds, in words. */
export async function graveProblems(
  page: Page,
  { within, colours = true }: AxeLook = {},
): Promise<readonly string[]> {
  // There are no frames in our page, so the older way does, which needs no second tab.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (within !== undefined) axe.include(within)
  if (!colours) axe.disableRules('color-contrast')
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => {
      const where = nodes.map(({ html, failureSummary }) => `${html}\n    ${failureSummary ?? ''}`)
      return `${id}: ${help}\n  ${where.join('\n  ')}`
    })
}

/** Opens every tab beside the table; what axe holds against each, by its title. None where all is well. */
export async function graveProblemsInTabs(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, readonly string[]> = {}
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    const problems = await graveProblems(page, { within: '[role="tabpanel"]:not([hidden])' })
    if (problems.length > 0) found[await tab.innerText()] = problems
  }
  return found
}
