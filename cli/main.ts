import { type ExitCode, exit, type Io, terminal } from './io.ts'
import { runCommandLine as runWith } from './program.ts'

/** Runs one command line in the terminal of this process, or in another one given. */
export function runGargoyle(args: readonly string[], io?: Io): Promise<ExitCode> {
  if (io) return runWith(args, io)
  for (const stream of [process.stdout, process.stderr]) stream.on('error', endOutput)
  return runWith(args, terminal())
}

/** Nothing more can be written: the command ends, with a sentence unless the reader has gone. */
function endOutput(error: Error & { readonly code?: string }): void {
  // `gargoyle rules | head` closes our output early; that is no error.
  if (error.code === 'EPIPE') process.exit(exit.done)
  const why = error.code === 'ENOSPC' ? 'the disk is full' : error.message
  process.stderr.write(`gargoyle: what it has to say cannot be written: ${why}.\n`, () =>
    process.exit(exit.failed),
  )
}
