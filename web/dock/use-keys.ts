import { useEffect, useRef } from 'react'
import { placeOfKey } from './option-list.ts'

/** Handles the number keys wherever the focus is, except in text fields and while a dialog is open. */
export function useNumberKeys(onNumber: (place: number) => void): void {
  const latest = useRef(onNumber)
  latest.current = onNumber
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const place = placeOfKey(event.key)
      if (place === undefined || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return
      if (isTyping(event.target) || document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      latest.current(place)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=range], [type=button])'))
