import type { Content, State } from '@gargoyle/bmg-counters'
import { counterOutlook } from '@gargoyle/bmg-counters'
import type { FollowUp } from '@gargoyle/bots'
import { type Asked, isRecord } from '@gargoyle/engine'
import { promiseOf } from './aims.ts'

/** Who thinks about an attack thinks of all its dice on the target that promises most. */
const allOnTheBest: FollowUp = (asked, { state, content }) => {
  const { decision } = asked
  if (decision.name === 'strike-count') return decision.bounds?.max
  if (decision.name !== 'strikes' && decision.name !== 'shots') return undefined
  const best = knownBest(asked, state as State, content as Content)
  const option = decision.options?.find(({ id }) => id === best)
  if (option === undefined) return undefined
  return { [option.id]: Math.min(decision.bounds?.max ?? 0, option.max ?? Number.POSITIVE_INFINITY) }
}

/** A model that is hit blocks with all useful counters: as many as there are impacts. */
const blocksWhatComes: FollowUp = ({ decision }) => {
  if (decision.name !== 'block' || !isRecord(decision.about)) return undefined
  return Math.min(decision.bounds?.max ?? 0, Number(decision.about.impacts ?? 0))
}

// Odds are worked out in thousands of runs from one position, and looking for targets costs more than rolling dice.
let latest: { readonly key: string; readonly best: string | undefined } | undefined

function knownBest(asked: Asked, state: State, content: Content): string | undefined {
  const key = JSON.stringify([
    asked.decision.about ?? null,
    state.models.map(({ at, condition, counters }) => [at, condition, counters]),
  ])
  if (latest?.key !== key) latest = { key, best: bestTarget(asked, state, content) }
  return latest.best
}

function bestTarget({ decision }: Asked, state: State, content: Content): string | undefined {
  const about = isRecord(decision.about) ? decision.about : {}
  if (typeof about.model !== 'number') return undefined
  const arm = state.models[about.model]?.arms.findIndex(
    ({ card, index }) => content.cards[card]?.weapons[index]?.id === about.weapon,
  )
  const [best] = counterOutlook(state, content, about.model, arm ?? -1)
    .filter(({ target }) => decision.options?.some(({ id, why }) => id === `${target}` && why === undefined))
    .toSorted((a, b) => promiseOf(b) - promiseOf(a))
  return best === undefined ? decision.options?.[0]?.id : `${best.target}`
}

export const followUps: readonly FollowUp[] = [allOnTheBest, blocksWhatComes]
