import type { RuleId } from '@gargoyle/engine'

/** The page about a model. */
export const modelPath = (id: string): string => `/rules/bmg3/model/${encodeURIComponent(id)}`

/** The page about the rule behind a violation: a trait's own, or that of the core rule; content notes have none. */
export function violationPath(rule: RuleId): string | undefined {
  const [, kind, id] = rule.split('/')
  if (kind === 'trait' && id) return `/rules/bmg3/trait/${encodeURIComponent(id)}`
  return kind === 'core' ? `/rules/bmg3/rule/${encodeURIComponent(rule)}` : undefined
}
