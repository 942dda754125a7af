import { type ExitCode, type Io, terminal } from './io.ts'
import { runCommandLine as runWith } from './program.ts'

/** Runs one command line in the terminal of this process, or in another one given. */
export function runGargoyle(args: readonly string[], io?: Io): Promise<ExitCode> {
  if (io) return runWith(args, io)
  // `gargoyle rules | head` closes our output early; that is no mistake of anybody's.
  process.stdout.on('error', (error: Error & { readonly code?: string }) => {
    if (error.code !== 'EPIPE') throw error
    process.exit(0)
  })
  return runWith(args, terminal())
}
