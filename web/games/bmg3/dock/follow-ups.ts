import { attackOutlook, type Content, type State } from '@gargoyle/bmg3'
import type { FollowUp } from '@gargoyle/bots'
import { type Asked, isRecord } from '@gargoyle/engine'
import { promiseOf } from './aims.ts'

/** Who thinks about an attack thinks of all its dice on the target that promises most. */
const allOnTheBest: FollowUp = (asked, { state, content }) => {
  const { decision } = asked
  if (decision.name !== 'split-dice' && decision.name !== 'strength-die') return undefined
  const best = knownBest(asked, state as State, content as Content)
  if (best === undefined) return undefined
  return decision.shape === 'split' ? { [best]: decision.bounds?.total ?? 0 } : best
}

// Odds are worked out in thousands of runs from one position, and looking for targets costs more than rolling dice.
let latest: { readonly key: string; readonly best: string | undefined } | undefined

function knownBest(asked: Asked, state: State, content: Content): string | undefined {
  const key = JSON.stringify([
    asked.decision.about ?? null,
    state.models.map(({ at, condition }) => [at, condition]),
  ])
  if (latest?.key !== key) latest = { key, best: bestTarget(asked, state, content) }
  return latest.best
}

function bestTarget({ decision }: Asked, state: State, content: Content): string | undefined {
  const about = isRecord(decision.about) ? decision.about : {}
  if (typeof about.model !== 'number' || typeof about.weapon !== 'number') return undefined
  const [best] = attackOutlook(state, content, about.model, about.weapon)
    .filter(({ target }) => decision.options?.some(({ id, why }) => id === `${target}` && why === undefined))
    .toSorted((a, b) => promiseOf(b) - promiseOf(a))
  return best && `${best.target}`
}

export const followUps: readonly FollowUp[] = [allOnTheBest]
