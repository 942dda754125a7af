/** Tries to be the only tab with a name; gives how to let go of it, or nothing if another tab has it. */
export async function holdLock(name: string): Promise<(() => void) | undefined> {
  // Where there are no locks, two tabs may be in each other's way; that is no reason not to play.
  if (!('locks' in navigator)) return () => undefined
  return new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock === null) {
        resolve(undefined)
        return undefined
      }
      return new Promise<void>((letGo) => resolve(() => letGo()))
    })
  })
}
