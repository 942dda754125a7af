import { z } from 'zod'
import { boardData } from './board/read-board.ts'
import { heroFile, itemFile, tileFile } from './catalogue/card-data.ts'
import { missionData } from './missions/mission-data.ts'

const formats = {
  board: boardData,
  mission: missionData,
  heroes: heroFile,
  tiles: tileFile,
  items: itemFile,
} as const

/** The JSON schema of one of the formats of this game. */
export function jsonSchemaOf(format: keyof typeof formats): object {
  return z.toJSONSchema(formats[format], { io: 'input', target: 'draft-2020-12', reused: 'ref' })
}

/** The names of all formats. */
export const formatNames = Object.keys(formats) as readonly (keyof typeof formats)[]
