import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe holds against the page as it stands, of the grave kinds, in words. */
export async function graveProblems(page: Page): Promise<readonly string[]> {
  // There are no frames in our page, so the older way does, which needs no second tab.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => {
      const where = nodes.map(({ html, failureSummary }) => `${html}\n    ${failureSummary ?? ''}`)
      return `${id}: ${help}\n  ${where.join('\n  ')}`
    })
}
