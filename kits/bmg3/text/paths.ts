import { typedPaths } from '../../path-text.ts'

/** Places and paths of the third edition, in inches. */
export const { readAnswer: readPathText, sayAnswer: describePathText } = typedPaths('inch')
