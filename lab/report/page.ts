import type { Plan } from '../plan.ts'
import type { Results } from '../results.ts'
import type { TimingRow } from '../row.ts'

/** The report as one page that needs nothing else. */
export function reportPage(_plan: Plan, results: Results, _timings: readonly TimingRow[]): string {
  return `<!doctype html><title>${results.title}</title><pre>${JSON.stringify(results, null, 2)}</pre>`
}
