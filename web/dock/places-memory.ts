const KEY = 'gargoyle-places-open'

/** Whether somebody wanted to read places in words when they were last asked for one. */
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
