import { sameJson } from '@gargoyle/engine'
import { useRef } from 'react'

/**
 * The value as it was when it last changed. Every moment of a match comes as new data, most of it as before: what is
 * drawn from it is made anew only when it differs.
 */
export function useSame<T>(value: T): T {
  const kept = useRef(value)
  if (kept.current !== value && !sameJson(kept.current, value)) kept.current = value
  return kept.current
}
