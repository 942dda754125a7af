import type { RuleId } from '@gargoyle/engine'
import type { GamePage } from '../games/game-page.ts'

interface Props {
  readonly rule: RuleId | undefined
  readonly page: Pick<GamePage, 'rulePath'>
}

/** Where a rule can be read; nothing where it cannot. It opens beside the game, which stays where it is. */
export function RuleLink({ rule, page }: Props) {
  const path = rule === undefined ? undefined : page.rulePath?.(rule)
  if (path === undefined || rule === undefined) return null
  return (
    <a
      href={path}
      target="_blank"
      rel="noopener"
      aria-label={`The rule: ${ruleName(rule)} (opens in a new tab)`}
    >
      rule
    </a>
  )
}

/** `bmg3/core/ranged-modifiers` is about ranged modifiers. */
const ruleName = (rule: RuleId): string => rule.slice(rule.lastIndexOf('/') + 1).replaceAll('-', ' ')
