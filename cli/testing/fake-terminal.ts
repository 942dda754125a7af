import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Input } from '../input.ts'
import type { Io } from '../io.ts'
import { runCommandLine } from '../program.ts'

/** A terminal that remembers what was written to it, in a folder of its own. */
export interface FakeTerminal {
  readonly io: Io
  readonly folder: string
  readonly out: () => string
  readonly err: () => string
  /** Presses Ctrl-C. */
  readonly stop: () => void
}

/** Sets up a terminal in a temporary folder with some files in it, gone after the test. */
export function fakeTerminal(
  files: Readonly<Record<string, string>> = {},
  env: Readonly<Record<string, string>> = {},
  typed: Typed = [],
): FakeTerminal {
  const folder = mkdtempSync(join(tmpdir(), 'gargoyle-cli-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  let out = ''
  let err = ''
  let stop = () => {}
  const stopped = new Promise<void>((resolve) => {
    stop = resolve
  })
  return {
    folder,
    io: {
      out: (text) => {
        out += text
      },
      err: (text) => {
        err += text
      },
      folder,
      env,
      columns: 100,
      outIsScreen: false,
      errIsScreen: false,
      openInput: () =>
        typing(
          typed,
          (prompt) => (out += prompt),
          () => out,
        ),
      untilStopped: () => stopped,
    },
    out: () => out,
    err: () => err,
    stop,
  }
}

/** What the user types: lines, or a line for what is on the screen; undefined is the end of input. */
export type Typed = readonly string[] | ((screen: string) => string | undefined)

function typing(typed: Typed, show: (prompt: string) => void, screen: () => string): Input {
  const lines = typeof typed === 'function' ? undefined : [...typed]
  const type = typeof typed === 'function' ? typed : () => lines?.shift()
  return {
    ask(prompt) {
      show(prompt)
      const line = type(screen())
      // As a terminal would, so that tests read what people see.
      if (line !== undefined) show(`${line}\n`)
      return Promise.resolve(line)
    },
    close: () => undefined,
  }
}

/** Runs one command line to its end in such a terminal, with lines that the user types. */
export async function runCommand(
  args: readonly string[],
  files: Readonly<Record<string, string>> = {},
  typed: Typed = [],
): Promise<{ readonly code: number; readonly out: string; readonly err: string; readonly folder: string }> {
  const terminal = fakeTerminal(files, {}, typed)
  const code = await runCommandLine(args, terminal.io)
  return { code, out: terminal.out(), err: terminal.err(), folder: terminal.folder }
}
