import { type AnyGame, loadRecord, type Reason, readRecord, verifyRecord } from '@gargoyle/engine'
import { count, gameIds, loadKit } from '@gargoyle/kits'
import type { CliCommand } from './command.ts'
import { readJson } from './files.ts'
import { type ExitCode, exit, type Io } from './io.ts'
import { failed } from './refusals.ts'

interface ReplayOptions {
  readonly verify?: boolean
}

/** `gargoyle replay`: shows or checks a recorded game. */
export const replayCommand: CliCommand = {
  name: 'replay',
  describe: (command, act) =>
    command
      .summary('tell a recorded game again, or verify it')
      .description(
        'Plays a record again and tells what happened, as somebody who watched would have seen it.',
      )
      .argument('<file>', 'a game record (JSON)')
      .option('--verify', 'instead, compare every fingerprint in the record with the game played again')
      .addHelpText('after', '\nExample:\n  gargoyle replay my-game.json --verify')
      .action(act((io, file: string, options: ReplayOptions) => replay(io, file, options))),
}

async function replay(io: Io, file: string, { verify = false }: ReplayOptions): Promise<ExitCode> {
  const read = await readJson(io, file)
  if (!read.ok) return failed(io, read.reason)
  const record = readRecord(read.value)
  if (!record.ok) return failed(io, refusal(file, record.reason))
  const kit = await loadKit(record.value.game)
  if (!kit.ok) {
    const known = gameIds.join(', ')
    return failed(
      io,
      `${file} is of the game '${record.value.game}', which is not known here. Known: ${known}.`,
    )
  }
  const game = kit.value.definition
  return verify ? verified(io, file, game, read.value) : told(io, file, game, read.value)
}

function verified(io: Io, file: string, game: AnyGame, json: unknown): ExitCode {
  const result = verifyRecord(game, json)
  if (!result.ok) return failed(io, refusal(file, result.reason))
  const { answers, checkpoints, ended } = result.value
  const end = ended ? 'to its end' : 'as far as it was played'
  io.out(
    `${file} is true: ${game.id} played again ${end}, ${count(answers, 'answer')} and ` +
      `${count(checkpoints, 'fingerprint')}, all the same.\n`,
  )
  return exit.done
}

function told(io: Io, file: string, game: AnyGame, json: unknown): ExitCode {
  const loaded = loadRecord(game, json)
  if (!loaded.ok) return failed(io, refusal(file, loaded.reason))
  const session = loaded.value
  const events = session.events('spectator')
  const width = String(events.length).length
  io.out(`${game.id}: ${session.seats.join(', ')}\n\n`)
  for (const { number, text } of events) io.out(`${String(number).padStart(width)}  ${text}\n`)
  io.out(
    session.isOver
      ? `\nThe game is over after ${count(session.answerCount, 'answer')}: ${JSON.stringify(session.outcome)}\n`
      : `\nThe game goes on; ${waitingFor(session.view('spectator').asked)}.\n`,
  )
  return exit.done
}

const waitingFor = (seats: readonly string[]): string =>
  seats.length === 0 ? 'nobody is asked' : `it waits for ${seats.join(', ')}`

const refusal = (file: string, { text, path }: Reason): string =>
  path === undefined ? `${file}: ${text}` : `${file}, at ${path}: ${text}`
