import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Result, reasonText, refused } from '@gargoyle/engine'
import { type BoardMark, drawBoard, gccSetupContext, type MissionData, readMission } from '@gargoyle/gcc'
import { unknownName } from '@gargoyle/kits'
import type { CliCommand } from '../command.ts'
import { isWordWithoutFile, readJson, writeText } from '../files.ts'
import { type ExitCode, exit, type Io } from '../io.ts'
import { failed } from '../refusals.ts'

interface MissionOptions {
  readonly svg?: string
}

const ready = [...gccSetupContext.missions.keys()]

/** `gargoyle mission`: reads a mission of Gotham City Chronicles, says what is wrong with it or in it, draws it. */
export const missionCommand: CliCommand = {
  name: 'mission',
  describe: (command, act) =>
    command
      .summary('check or draw a mission of Gotham City Chronicles')
      .description(
        'Reads a mission file and says what is wrong with it, with the place in the file. Prints what is in it; --svg draws ' +
          'its board with everything that begins on it.',
      )
      .argument('<file>', `a mission file (JSON, see docs/gcc.md), or one of ${ready.join(', ')}`)
      .option('--svg <file>', 'draw the board into this file')
      .addHelpText(
        'after',
        '\nExamples:\n  gargoyle mission the-evidence --svg evidence.svg\n  gargoyle mission my-mission.json',
      )
      .action(act((io, file: string, options: MissionOptions) => check(io, file, options))),
}

async function check(io: Io, file: string, { svg }: MissionOptions): Promise<ExitCode> {
  const read = await missionIn(io, file)
  if (!read.ok) {
    return failed(io, reasonText(read.reason))
  }
  io.out(summary(read.value))
  if (svg === undefined) return exit.done
  const board = gccSetupContext.boards.get(read.value.board)!
  const problem = await writeText(io, svg, drawBoard(board, marksOf(read.value)))
  if (problem !== undefined) {
    return failed(io, problem)
  }
  io.out(`Drawn: ${svg}\n`)
  return exit.done
}

async function missionIn(io: Io, file: string): Promise<Result<MissionData>> {
  const known = gccSetupContext.missions.get(file)
  if (known !== undefined && !existsSync(resolve(io.folder, file))) return { ok: true, value: known }
  if (isWordWithoutFile(io, file)) return refused(unknownName('mission', file, ready))
  const json = await readJson(io, file)
  if (!json.ok) return refused(json.reason)
  const read = readMission(json.value, gccSetupContext)
  return read.ok ? read : refused(`${file}: ${reasonText(read.reason)}`)
}

function summary({
  name,
  kind,
  text,
  board,
  initiative,
  turns,
  heroes,
  river,
  actions,
  ends,
}: MissionData): string {
  const lines = [
    `${name} (${kind})`,
    ...text.map((paragraph) => `  ${paragraph}`),
    `Board: ${gccSetupContext.boards.get(board)?.name}. ${heroes.min} to ${heroes.max} heroes. Initiative: ${initiative}.`,
    `Turns: ${[turns.last].flat().join(', ')}; then ${turns.winner} win${turns.winner === 'villain' ? 's' : ''}.`,
    `River: ${river.join(', ')}.`,
    ...actions.map(
      (action) =>
        `Action: ${action.name} (${action.by.join(' and ')}, ${action.kind} ${action.action}${action.difficulty === undefined ? '' : `, difficulty ${[action.difficulty].flat().join(', ')}`}).`,
    ),
    ...ends.map(({ winner, text: words }) => `End: ${words} (${winner})`),
  ]
  return `${lines.join('\n')}\n`
}

/** Everything that is on the board when four heroes begin. */
function marksOf(mission: MissionData): readonly BoardMark[] {
  const { areas } = gccSetupContext.boards.get(mission.board)!
  const area = (id: string): number => areas.findIndex((each) => each.id === id)
  return [
    ...mission.heroes.areas.map((id): BoardMark => ({ area: area(id), label: 'heroes', kind: 'hero' })),
    ...mission.tokens.flatMap(({ kind, areas: ids }) =>
      ids.map((id): BoardMark => ({ area: area(id), label: kind, kind: 'token' })),
    ),
    ...mission.tiles.flatMap(({ tile, areas: ids, extra }) => {
      const profile = gccSetupContext.catalogue.tiles.get(tile)!
      const kind = profile.side === 'neutral' ? 'neutral' : 'villain'
      return [...ids, ...extra.flatMap((more) => more.areas)].map(
        (id): BoardMark => ({ area: area(id), label: profile.name, kind }),
      )
    }),
    ...mission.items.map(({ item, area: id }): BoardMark => ({ area: area(id), label: item, kind: 'token' })),
  ]
}
