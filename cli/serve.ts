import { isGargoyle, serve } from '@gargoyle/server'
import { InvalidArgumentError } from 'commander'
import type { CliCommand } from './command.ts'
import { type ExitCode, exit, type Io } from './io.ts'
import { failed } from './refusals.ts'

/** The port that is tried first by default. */
const usualPort = 4000

interface ServeOptions {
  readonly port?: number
  readonly host?: string
}

/** `gargoyle serve`: what `npm start` runs. */
export const serveCommand: CliCommand = {
  name: 'serve',
  describe: (command, act) =>
    command
      .summary('serve Gargoyle to your browser')
      .description('Serves Gargoyle until Ctrl-C. `npm start` does the same after installing and building.')
      .option(
        '-p, --port <number>',
        `port to serve on (or PORT in the environment; else ${usualPort} or the next free one)`,
        portNumber,
      )
      .option('--host <name>', 'address to serve on (or HOST; 0.0.0.0 lets others in your network in)')
      .addHelpText('after', '\nExample:\n  gargoyle serve --port 4001')
      .action(
        act((io, options: ServeOptions) => {
          const { PORT, HOST } = io.env
          try {
            const port = options.port ?? (PORT ? portNumber(PORT) : undefined)
            return serveUntilStopped(io, { port, host: options.host ?? (HOST || 'localhost') })
          } catch (error) {
            if (!(error instanceof InvalidArgumentError)) throw error
            return command.error(`error: PORT is '${PORT}': ${error.message}`)
          }
        }),
      ),
}

/** Where to serve, as a person asked for it. */
interface Wish {
  readonly port: number | undefined
  readonly host: string
}

async function serveUntilStopped(io: Io, { port, host }: Wish): Promise<ExitCode> {
  const onError = (error: Error) => io.err(`gargoyle: ${error.stack ?? error.message}\n`)
  const stopped = io.untilStopped()
  const served = await serve({ port: port ?? usualPort, host, exact: port !== undefined, onError })
  if (!served.ok) {
    return failed(io, served.reason)
  }
  const { address, taken, close } = served.serving
  const [first] = taken
  if (first !== undefined) {
    const other = (await isGargoyle(first, host)) ? 'another Gargoyle' : 'another program'
    io.out(`  Port ${first} is in use by ${other}, so this is on the next free one.\n`)
  }
  io.out(`\n  Gargoyle is at ${address}\n  Stop it with Ctrl-C.\n\n`)
  await stopped
  await close()
  io.out('\n  Stopped. Good night.\n')
  return exit.done
}

function portNumber(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new InvalidArgumentError('A port is a whole number from 0 to 65535, for example 4001.')
}
