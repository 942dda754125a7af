import { isRecord, ok, parseJson, type Result, refused } from '@gargoyle/engine'

/** The first entry of every crew file. */
const CREW_FORMAT = 'gargoyle-crew/1'

/** A crew as a file holds it, before the game's own reader has looked at the list. */
export interface CrewFile {
  readonly game: string
  readonly name: string
  readonly list: unknown
}

/** A crew as the text of a file. */
export const crewFileText = ({ game, name, list }: CrewFile): string =>
  `${JSON.stringify({ format: CREW_FORMAT, game, name, crew: list }, null, 2)}\n`

/** Whether the text of a file is that of a crew, of whatever game. */
export function isCrewFile(text: string): boolean {
  try {
    const data = parseJson(text)
    return isRecord(data) && data.format === CREW_FORMAT
  } catch {
    return false
  }
}

/** What a file of that crew is called: letters that every system takes. */
export function crewFileName(name: string): string {
  const short = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${short.slice(0, 60) || 'crew'}.json`
}

/** Reads the text of a file: one of ours, or a bare list as the command line takes it. */
export function readCrewFile(text: string, game: string, word: string): Result<CrewFile> {
  let data: unknown
  try {
    data = parseJson(text)
  } catch {
    return refused(
      `This file is no JSON. Choose a ${word} that was saved here, or one written as JSON by hand.`,
    )
  }
  if (!isRecord(data)) return refused(`This file holds no ${word}: a ${word} is a JSON object.`)
  if (data.format === undefined) return ok({ game, name: '', list: data })
  if (data.format === 'gargoyle-record')
    return refused(`This file is a saved game and no ${word}. Open it under Replays.`, { path: 'format' })
  if (data.format !== CREW_FORMAT) {
    return refused(`This file is no ${word} of ours: its "format" should be "${CREW_FORMAT}".`, {
      path: 'format',
    })
  }
  if (data.game !== game) {
    return refused('This file is for another game. Open it in the builder of that game.', { path: 'game' })
  }
  return ok({ game, name: typeof data.name === 'string' ? data.name : '', list: data.crew })
}
