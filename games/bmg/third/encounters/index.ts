import { inches } from '@gargoyle/table'
import type { Encounter } from '../preparation/encounter.ts'

/** The encounter cards. */
export const encounters: Readonly<Record<string, Encounter>> = {
  showdown: {
    name: 'Showdown',
    text: 'The group deployed first has only Leaders, Sidekicks and Free Agents.',
    zones: (width, depth) => ({
      A: [{ minX: 0, minY: 0, maxX: width, maxY: inches(8) }],
      B: [{ minX: 0, minY: depth - inches(8), maxX: width, maxY: depth }],
    }),
    deployment: { firstGroup: 'leaders' },
  },
}
