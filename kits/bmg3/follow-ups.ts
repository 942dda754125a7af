import { type AllottedAttack, type bmg3, bmg3Question, type State } from '@gargoyle/bmg3'
import type { FollowUp } from '@gargoyle/bots'
import type { Asked, SessionOf } from '@gargoyle/engine'
import { aimsOf } from './aims.ts'

type Bmg3FollowUp = FollowUp<typeof bmg3>

/** Who thinks about an attack thinks of all its dice on the target that promises most. */
const allOnTheBest: Bmg3FollowUp = (asked, session) => {
  const { decision } = asked
  const attack = bmg3Question(decision, 'split-dice', 'strength-die')
  if (attack === undefined) return undefined
  const best = knownBest(asked, attack, session)
  if (best === undefined) return undefined
  return decision.shape === 'split' ? { [best]: decision.bounds?.total ?? 0 } : best
}

// Odds are worked out in thousands of runs from one position, and looking for targets costs more than rolling dice.
let latest: { readonly key: string; readonly best: string | undefined } | undefined

function knownBest(
  asked: Asked,
  { model, weapon }: AllottedAttack,
  session: Pick<SessionOf<typeof bmg3>, 'state' | 'content'>,
): string | undefined {
  const key = keyOf(asked, session.state)
  if (latest?.key !== key) {
    const [best] = aimsOf(session, model, weapon)
      .filter(({ target }) =>
        asked.decision.options?.some(({ id, why }) => id === `${target}` && why === undefined),
      )
      .toSorted((a, b) => b.promise - a.promise)
    latest = { key, best: best && `${best.target}` }
  }
  return latest.best
}

const keyOf = ({ decision }: Asked, { models }: State): string =>
  JSON.stringify([decision.about ?? null, models.map(({ at, condition }) => [at, condition])])

export const bmg3FollowUps: readonly Bmg3FollowUp[] = [allOnTheBest]
