import { appendFileSync } from 'node:fs'

/** What a number should be. */
export type PageAim = { readonly atLeast: number } | { readonly atMost: number }

/** A measured number, in the form in which `gargoyle bench` has them. */
export interface PageMeasurement {
  /** The key in the JSON: room, then what and in which unit. */
  readonly name: string
  readonly about: string
  readonly unit: string
  readonly value: number
  /** Left out where none is set. */
  readonly aim?: PageAim
}

/** The variable that names the file for the numbers, one JSON object a line. */
const FILE = 'GARGOYLE_PAGE_NUMBERS'

/** Writes the numbers to the file that `scripts/bench-page.mjs` names and prints, or to the output. */
export function report(...measured: readonly PageMeasurement[]): void {
  const file = process.env[FILE]
  const lines = measured.map((each) => `${JSON.stringify(each)}\n`).join('')
  if (file === undefined) process.stdout.write(lines)
  else appendFileSync(file, lines)
}

/** The middle of some numbers: one slow run, when the machine was busy with something else, does not count. */
export function middleValue(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? Number.NaN
}
