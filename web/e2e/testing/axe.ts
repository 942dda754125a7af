import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe holds against the page as it stands, of the grave kinds, in words. */
export async function graveProblems(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => {
      const where = nodes.map(({ html, failureSummary }) => `${html}\n    ${failureSummary ?? ''}`)
      return `${id}: ${help}\n  ${where.join('\n  ')}`
    })
}
