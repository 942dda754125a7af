import { useEffect } from 'react'

/** Keys that end what is acted out, besides a click anywhere. */
const KEYS: ReadonlySet<string> = new Set(['Escape', 'Enter', ' '])

/** Lets people end what is acted out by a click or a key. */
export function useSkipping(isHeld: boolean, skip: () => void): void {
  useEffect(() => {
    if (!isHeld) return undefined
    const onKey = (event: KeyboardEvent): void => {
      if (!KEYS.has(event.key)) return
      event.preventDefault()
      skip()
    }
    // Before the table gets it: the same press must not answer what is asked next.
    const onPress = (event: PointerEvent): void => {
      event.stopPropagation()
      skip()
    }
    addEventListener('pointerdown', onPress, true)
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('pointerdown', onPress, true)
      removeEventListener('keydown', onKey)
    }
  }, [isHeld, skip])
}
