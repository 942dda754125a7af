import { useEffect, useRef, useState } from 'react'
import { afterPress } from '../ui/presses.ts'

/**
 * What the host replies to whatever was asked last; nothing while it is on its way. `key` says what is asked: as long as
 * it stays the same, nothing is asked again. Without a key nothing is asked.
 */
export function useReply<T>(
  ask: () => Promise<T>,
  key: string | undefined,
  delay = 0,
): { readonly reply: T | undefined; readonly isAsking: boolean } {
  const [held, setHeld] = useState<{ readonly key: string; readonly reply: T }>()
  const latest = useRef(ask)
  latest.current = ask
  useEffect(() => {
    if (key === undefined) return undefined
    let gone = false
    const timer = setTimeout(() => {
      latest.current().then(
        (reply) =>
          // Odds that come in push the button that confirms them down.
          afterPress(() => {
            if (!gone) setHeld({ key, reply })
          }),
        // The match was closed: the reply is not needed any more.
        () => undefined,
      )
    }, delay)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [key, delay])
  const isKnown = held !== undefined && held.key === key
  return { reply: isKnown ? held.reply : undefined, isAsking: key !== undefined && !isKnown }
}
