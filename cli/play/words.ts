import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { loadRecord, readRecord, reasonText, recordOf, type Seat } from '@gargoyle/engine'
import { jsonText } from '@gargoyle/table'
import { readJson, writeText } from '../files.ts'
import { messageOf } from '../refusals.ts'
import { hintLines } from './hint.ts'
import type { ShownQuestion } from './question.ts'
import { takeBack } from './take-back.ts'
import { drawPosition, handOver, markAllShown, printLines, type TerminalMatch } from './terminal-match.ts'
import { whyLines } from './why.ts'

/** What follows after a word: the same question again, another position, other suggestions, or the end. */
export type WordResult = 'same' | 'moved' | 'more' | 'leave'

/** Where a word was typed. */
interface Spoken {
  readonly match: TerminalMatch
  readonly seat: Seat
  readonly question: ShownQuestion
  /** What follows the word on its line. */
  readonly rest: string
}

interface Word {
  readonly usage: string
  readonly about: string
  readonly act: (spoken: Spoken) => WordResult | Promise<WordResult>
}

/** The words that do something else than answer. */
const words: Readonly<Record<string, Word>> = {
  why: { usage: 'why [number]', about: 'reasons: of options, of numbers, of what just happened', act: why },
  hint: {
    usage: 'hint [number]',
    about: 'the best answers with reasons, three or as many as you say',
    act: hint,
  },
  undo: { usage: 'undo', about: 'take back your last answer, if no die fell since', act: undo },
  board: {
    usage: 'board',
    about: 'draw the position',
    act: ({ match }) => {
      drawPosition(match)
      return 'same'
    },
  },
  log: { usage: 'log [number]', about: 'the story so far, or its last lines', act: log },
  wait: {
    usage: 'wait',
    about: 'let a bot of your side answer this question first',
    act: wait,
  },
  more: { usage: 'more', about: 'other suggestions, where answers cannot be listed', act: () => 'more' },
  save: { usage: 'save FILE', about: 'write the game down; load, or gargoyle replay, reads it', act: save },
  load: { usage: 'load FILE', about: 'go on with a game that was saved', act: load },
  help: { usage: 'help', about: 'this list', act: help },
  quit: { usage: 'quit', about: 'leave; asks whether to save', act: () => 'leave' },
}

const short: Readonly<Record<string, string>> = { '?': 'help', h: 'hint', q: 'quit', exit: 'quit' }

/** Does what the typed word says; undefined if the line is no word but an answer. */
export function runWord(line: string, spoken: Omit<Spoken, 'rest'>): Promise<WordResult> | undefined {
  const [, first = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(line) ?? []
  const name = first.toLowerCase()
  const word = Object.entries(words).find(([each]) => each === (short[name] ?? name))?.[1]
  return word && Promise.resolve(word.act({ ...spoken, rest }))
}

function why({ match, question, rest }: Spoken): WordResult {
  const number = /^\d+$/.test(rest) ? Number(rest) : undefined
  printLines(match, ...whyLines(question.decision, match.recent, number))
  return 'same'
}

const usualHints = 3

async function hint({ match, seat, question, rest }: Spoken): Promise<WordResult> {
  const asked = match.session.pending?.asked.find((each) => each.seat === seat)
  const most = /^\d+$/.test(rest) ? Number(rest) || usualHints : usualHints
  if (asked !== undefined) printLines(match, ...(await hintLines(match, asked, question, most)))
  return 'same'
}

function wait({ match, seat }: Spoken): WordResult {
  if (handOver(match, seat)) return 'moved'
  printLines(match, 'No bot of your side waits for you here.')
  return 'same'
}

function undo({ match, seat }: Spoken): WordResult {
  return undoOf(match, seat) ? 'moved' : 'same'
}

/** Takes back the last answer of a seat and says so, or says why not. */
export function undoOf(match: TerminalMatch, seat: Seat): boolean {
  const undone = takeBack(match.session, seat, new Set(match.bots.keys()))
  if (!undone.ok) {
    printLines(match, reasonText(undone.reason))
    return false
  }
  match.session = undone.value
  markAllShown(match)
  printLines(match, 'Taken back.')
  return true
}

function log({ match, seat, rest }: Spoken): WordResult {
  const events = match.session.events(seat)
  const shown = /^\d+$/.test(rest) ? events.slice(-Number(rest) || events.length) : events
  const width = String(events.length).length
  if (events.length === 0) printLines(match, 'Nothing has happened yet.')
  printLines(match, ...shown.map(({ number, text }) => `${String(number).padStart(width)}  ${text}`))
  return 'same'
}

async function save({ match, rest }: Spoken): Promise<WordResult> {
  if (rest === '') printLines(match, 'Save where to? Type save and the name of a file: save my-game.json')
  else await saveTo(match, rest)
  return 'same'
}

/** Writes the game down and says so. Never writes over a file that is something else than a game. */
export async function saveTo(match: TerminalMatch, file: string): Promise<void> {
  const { io, session, game } = match
  if (existsSync(resolve(io.folder, file))) {
    const old = await readJson(io, file)
    if (!old.ok || !readRecord(old.value).ok) {
      printLines(match, `Not saved: ${file} is there already and is no saved game. Take another name.`)
      return
    }
  }
  let text: string
  try {
    text = jsonText(recordOf(session))
  } catch (error) {
    printLines(match, `Not saved: the game cannot be written down: ${messageOf(error)}`)
    return
  }
  const problem = await writeText(io, file, text)
  if (problem !== undefined) {
    printLines(match, `Not saved: ${problem}`)
    return
  }
  match.savedAt = session.answerCount
  printLines(match, `Saved. Go on later with: gargoyle play ${game.kit.definition.id} --load ${file}`)
}

async function load({ match, rest }: Spoken): Promise<WordResult> {
  if (rest === '') {
    printLines(match, 'Load what? Type load and the name of a file: load my-game.json')
    return 'same'
  }
  const problem = await loadFrom(match, rest)
  if (problem !== undefined) {
    printLines(match, `Not loaded: ${problem}`)
    return 'same'
  }
  printLines(match, `Loaded ${rest}; log tells its story.`)
  return 'moved'
}

/** Goes on with the game of a file. Gives the sentence that says why not; then nothing has changed. */
async function loadFrom(match: TerminalMatch, file: string): Promise<string | undefined> {
  const { io, game, session } = match
  const read = await readJson(io, file)
  if (!read.ok) return read.reason
  const loaded = loadRecord(game.kit.definition, read.value)
  if (!loaded.ok) return `${file}: ${reasonText(loaded.reason)}`
  if (loaded.value.seats.join() !== session.seats.join()) {
    return `${file} is played by ${loaded.value.seats.join(', ')}, not by ${session.seats.join(', ')}: leave, and begin with --load ${file}.`
  }
  match.session = loaded.value
  match.savedAt = loaded.value.answerCount
  markAllShown(match)
  return undefined
}

function help({ match }: Spoken): WordResult {
  const width = Math.max(...Object.values(words).map(({ usage }) => usage.length))
  printLines(
    match,
    'Answer by number, as the question says. These words do something else:',
    ...Object.values(words).map(({ usage, about }) => `  ${usage.padEnd(width)}  ${about}`),
  )
  return 'same'
}
