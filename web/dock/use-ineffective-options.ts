import type { Option } from '@gargoyle/engine'
import { hasNoEffect } from '../worker/no-effect.ts'
import type { QuestionProps } from './question-props.ts'
import { useReply } from './use-reply.ts'

/** What is said of an attack for which no die would be rolled. */
export const INEFFECTIVE = 'No dice are left against anybody: nothing would come of it.'

/** Milliseconds before it is worked out: a quick answer does not wait for it. */
const PATIENCE = 500

const NONE: ReadonlySet<string> = new Set()

/** Options that dice are rolled for, of which nothing can come: attacks that have lost all their dice. */
export function useIneffectiveOptions(
  {
    page,
    decision,
    store,
    seat,
    moment,
  }: Pick<QuestionProps, 'page' | 'decision' | 'store' | 'seat' | 'moment'>,
  options: readonly Option[],
): ReadonlySet<string> {
  const rolled = options.filter(({ id, why }) => why === undefined && page.rollsDice?.(decision, id))
  const key = rolled.length > 0 ? `${moment.look.question} ${rolled.map(({ id }) => id).join()}` : undefined
  const { reply } = useReply(
    async () => {
      const aimed = await Promise.all(
        rolled.map(async ({ id }) => ({ id, aims: await store.host.aims(seat, id) })),
      )
      return new Set(aimed.filter(({ aims }) => hasNoEffect(aims)).map(({ id }) => id))
    },
    key,
    PATIENCE,
  )
  return reply ?? NONE
}

/** What nothing can come of stands last. */
export const withIneffectiveLast = (
  options: readonly Option[],
  vain: ReadonlySet<string>,
): readonly Option[] =>
  vain.size === 0
    ? options
    : [...options.filter(({ id }) => !vain.has(id)), ...options.filter(({ id }) => vain.has(id))]
