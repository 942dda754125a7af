import type { Result } from '@gargoyle/engine'
import { useState } from 'react'
import type { Hint } from '../worker/protocol.ts'
import type { QuestionProps } from './question-props.ts'

/** What a bot would advise, once it is asked. */
export interface Hints {
  readonly hint: Result<Hint> | undefined
  readonly isThinking: boolean
  ask(): void
  close(): void
}

/** The state of the advice on a question. */
type Advising = { readonly question: number | undefined; readonly hint?: Result<Hint> }

/** Asks a bot for advice; what it says is about one question, and gone with it. */
export function useHint(
  { store, seat }: Pick<QuestionProps, 'store' | 'seat'>,
  question: number | undefined,
): Hints {
  const [advising, setAdvising] = useState<Advising>()
  const own = advising?.question === question ? advising : undefined
  return {
    hint: own?.hint,
    isThinking: own !== undefined && own.hint === undefined,
    ask() {
      setAdvising({ question })
      store.host.hint(seat).then(
        (hint) => setAdvising((before) => (before?.question === question ? { question, hint } : before)),
        // The match was closed: the advice is not needed any more.
        () => setAdvising(undefined),
      )
    },
    close: () => setAdvising(undefined),
  }
}
