import { createInterface } from 'node:readline'

/** Lines that a person types, one at a time. */
export interface Input {
  /** Shows the prompt and waits for a line; undefined when there is no more to come. */
  ask(prompt: string): Promise<string | undefined>
  /** Stops listening, so that the program can end. */
  close(): void
}

/** An input fed from somewhere: lines that come before they are asked for wait in order. */
export function queuedInput(
  show: (prompt: string) => void,
  close = (): void => undefined,
): { readonly input: Input; readonly type: (line: string) => void; readonly end: () => void } {
  const lines: string[] = []
  let ended = false
  let waiting: ((line: string | undefined) => void) | undefined
  const settle = (line: string | undefined): void => {
    const resolve = waiting
    waiting = undefined
    resolve?.(line)
  }
  return {
    input: {
      ask(prompt) {
        show(prompt)
        const next = lines.shift()
        if (next !== undefined || ended) return Promise.resolve(next)
        return new Promise((resolve) => {
          waiting = resolve
        })
      },
      close,
    },
    type(line) {
      if (waiting) settle(line)
      else lines.push(line)
    },
    end() {
      ended = true
      settle(undefined)
    },
  }
}

/** Where lines come from and prompts go to. */
interface Streams {
  readonly from: NodeJS.ReadableStream
  readonly to: NodeJS.WritableStream
  /** Whether a person sits before both. */
  readonly person: boolean
}

/**
 * What is typed into this process, or piped into it. Node's own `question` loses piped lines that come faster than
 * they are asked for, hence the queue. Ctrl-C and Ctrl-D both end the input.
 */
export function standardInput({ from, to, person }: Streams = ofProcess()): Input {
  const reader = createInterface({ input: from, output: to, terminal: person })
  let closed = false
  const show = (prompt: string): void => {
    // A closed reader shows no prompts any more, but lines may still be waiting.
    if (closed) {
      to.write(prompt)
      return
    }
    reader.setPrompt(prompt)
    reader.prompt()
  }
  const { input, type, end } = queuedInput(show, () => reader.close())
  reader.on('line', type)
  reader.on('SIGINT', () => reader.close())
  reader.on('close', () => {
    closed = true
    end()
  })
  return input
}

const ofProcess = (): Streams => ({
  from: process.stdin,
  to: process.stdout,
  person: Boolean(process.stdin.isTTY && process.stdout.isTTY),
})
