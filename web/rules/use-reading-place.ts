import { useEffect } from 'react'

let wentBack = false
window.addEventListener('popstate', () => {
  wentBack = true
})

/**
 * A followed link begins at the top of the page, or at the part that the address names; going back restores the
 * scroll position.
 */
export function useReadingPlace(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return
    const part = document.getElementById(window.location.hash.slice(1))
    if (!wentBack && part) part.scrollIntoView()
    else if (!wentBack) window.scrollTo(0, 0)
    wentBack = false
  }, [isReady])
}
