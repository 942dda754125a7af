import {
  type CounterDefinition,
  counterQuestion,
  type SharedAttack,
  type State,
} from '@gargoyle/bmg-counters'
import type { FollowUp } from '@gargoyle/bots'
import type { Asked, SessionOf } from '@gargoyle/engine'
import { aimsOf, armOf } from './aims.ts'

type CounterFollowUp = FollowUp<CounterDefinition>

/** Who thinks about an attack thinks of all its dice on the target that promises most. */
const allOnTheBest: CounterFollowUp = (asked, session) => {
  const { decision } = asked
  if (decision.name === 'strike-count') return decision.bounds?.max
  const attack = counterQuestion(decision, 'strikes', 'shots')
  if (attack === undefined) return undefined
  const best = knownBest(asked, attack, session)
  const option = decision.options?.find(({ id }) => id === best)
  if (option === undefined) return undefined
  return { [option.id]: Math.min(decision.bounds?.max ?? 0, option.max ?? Number.POSITIVE_INFINITY) }
}

/** A model that is hit blocks with all useful counters: as many as there are impacts. */
const blocksWhatComes: CounterFollowUp = ({ decision }) => {
  const block = counterQuestion(decision, 'block')
  return block === undefined ? undefined : Math.min(decision.bounds?.max ?? 0, block.impacts)
}

// Odds are worked out in thousands of runs from one position, and looking for targets costs more than rolling dice.
let latest: { readonly key: string; readonly best: string | undefined } | undefined

function knownBest(
  asked: Asked,
  attack: SharedAttack,
  session: Pick<SessionOf<CounterDefinition>, 'state' | 'content'>,
): string | undefined {
  const key = keyOf(asked, session.state)
  if (latest?.key !== key) {
    const { options } = asked.decision
    const [best] = aimsOf(session, attack.model, armOf(session, attack))
      .filter(({ target }) => options?.some(({ id, why }) => id === `${target}` && why === undefined))
      .toSorted((a, b) => b.promise - a.promise)
    latest = { key, best: best === undefined ? options?.[0]?.id : `${best.target}` }
  }
  return latest.best
}

const keyOf = ({ decision }: Asked, { models }: State): string =>
  JSON.stringify([
    decision.about ?? null,
    models.map(({ at, condition, counters }) => [at, condition, counters]),
  ])

export const counterFollowUps: readonly CounterFollowUp[] = [allOnTheBest, blocksWhatComes]
