const KEY = 'gargoyle-places-open'

/** Whether the list of places in words was open when a place was last asked for. */
export function placesWereOpen(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true'
  } catch {
    return false
  }
}

/** Remembers it where the browser allows that. */
export function rememberPlaces(isOpen: boolean): void {
  try {
    localStorage.setItem(KEY, `${isOpen}`)
  } catch {
    // It holds for this question.
  }
}
