import { useSyncExternalStore } from 'react'

/** Whether a media query holds, always the latest. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
    // Without a screen nothing holds.
    () => false,
  )
}
