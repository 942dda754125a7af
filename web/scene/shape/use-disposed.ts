import { useEffect } from 'react'

/** Gives back what the graphics card holds for something when it is no longer shown. */
export function useDisposed(thing: { dispose(): void }): void {
  useEffect(() => () => thing.dispose(), [thing])
}
