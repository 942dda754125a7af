import { type Reason, reasonText, withShortNames } from '@gargoyle/engine'
import { type ExitCode, exit, type Io } from './io.ts'

/** Says what a person got wrong when calling a command. */
export function reportMisuse(io: Io, reason: Reason): ExitCode {
  io.err(`gargoyle: ${withShortNames(reasonText(reason))}\n`)
  return exit.misused
}

/** Says why something could not be done. */
export function failed(io: Io, sentence: string): ExitCode {
  io.err(`gargoyle: ${withShortNames(sentence)}\n`)
  return exit.failed
}

export { messageOf } from '@gargoyle/lab'
