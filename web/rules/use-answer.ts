import { useEffect, useState } from 'react'

type Settled<T> = { readonly value: T } | { readonly error: unknown }

// What is known already is shown at once, so that going back leads to where one was on the page.
const known = new WeakMap<Promise<unknown>, Settled<unknown>>()

const settledOf = <T>(promise: Promise<T>): Settled<T> | undefined =>
  known.get(promise) as Settled<T> | undefined

/**
 * What a promise comes to. Until it does, the answer to the one before stays, so that a list does not blink with every
 * letter; `isOld` says so. What goes wrong is thrown, for the boundary around the page.
 */
export function useAnswer<T>(promise: Promise<T>): {
  readonly value: T | undefined
  readonly isOld: boolean
} {
  const [held, hold] = useState<Settled<T> | undefined>(() => settledOf(promise))
  useEffect(() => {
    let isWanted = true
    const settle = (settled: Settled<T>) => {
      known.set(promise, settled)
      if (isWanted) hold(settled)
    }
    promise.then(
      (value) => settle({ value }),
      (error: unknown) => settle({ error }),
    )
    return () => {
      isWanted = false
    }
  }, [promise])
  const settled = settledOf(promise) ?? held
  if (settled && 'error' in settled) throw settled.error
  return { value: settled?.value, isOld: settledOf(promise) === undefined }
}
