/** Writes the game that is open as a file, for a report of something broken. */
export type Report = () => Promise<void>

let current: Report | undefined

/** A table that opens says how its game can be written down; returns how to take that back. */
export function offerReport(report: Report): () => void {
  current = report
  return () => {
    if (current === report) current = undefined
  }
}

/** How the game on this page can be written down, if there is one. */
export const reportOnThisPage = (): Report | undefined => current
