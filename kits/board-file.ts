import { isRecord } from '@gargoyle/engine'
import { readBoard, showBoardProblem } from '@gargoyle/table'

/** Why a file is no board, in sentences; undefined if it is one, or asks for a city. */
export function boardFileProblem(file: string, json: unknown): string | undefined {
  if (isRecord(json) && typeof json.city === 'string') return undefined
  const read = readBoard(json)
  if (read.ok) return undefined
  const [first, ...more] = read.problems.map(showBoardProblem)
  const rest =
    more.length === 0
      ? ''
      : ` It is the first of ${more.length + 1} problems: gargoyle board ${file} lists them.`
  return `${first}.${rest}`
}
