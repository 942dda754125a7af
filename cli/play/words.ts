import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { loadRecord, readRecord, reasonText, recordOf, type Seat } from '@gargoyle/engine'
import { jsonText } from '@gargoyle/table'
import { readJson, writeText } from '../files.ts'
import { messageOf } from '../refusals.ts'
import { hintLines } from './hint.ts'
import type { ShownQuestion } from './question.ts'
import { drawPosition, forgetStory, type Sitting, say } from './sitting.ts'
import { takeBack } from './take-back.ts'
import { whyLines } from './why.ts'

/** What follows from a word: the same question again, another position, other suggestions, or the end. */
export type Next = 'same' | 'moved' | 'more' | 'leave'

/** Where a word was typed. */
interface Spoken {
  readonly sitting: Sitting
  readonly seat: Seat
  readonly question: ShownQuestion
  /** What follows the word on its line. */
  readonly rest: string
}

interface Word {
  readonly usage: string
  readonly about: string
  readonly act: (spoken: Spoken) => Next | Promise<Next>
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
    act: ({ sitting }) => {
      drawPosition(sitting)
      return 'same'
    },
  },
  log: { usage: 'log [number]', about: 'the story so far, or its last lines', act: log },
  more: { usage: 'more', about: 'other suggestions, where answers cannot be listed', act: () => 'more' },
  save: { usage: 'save FILE', about: 'write the game down; load, or gargoyle replay, reads it', act: save },
  load: { usage: 'load FILE', about: 'go on with a game that was saved', act: load },
  help: { usage: 'help', about: 'this list', act: help },
  quit: { usage: 'quit', about: 'leave; asks whether to save', act: () => 'leave' },
}

const short: Readonly<Record<string, string>> = { '?': 'help', h: 'hint', q: 'quit', exit: 'quit' }

/** Does what the typed word says; undefined if the line is no word but an answer. */
export function speak(line: string, spoken: Omit<Spoken, 'rest'>): Promise<Next> | undefined {
  const [, first = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(line) ?? []
  const name = first.toLowerCase()
  const word = Object.entries(words).find(([each]) => each === (short[name] ?? name))?.[1]
  return word && Promise.resolve(word.act({ ...spoken, rest }))
}

function why({ sitting, question, rest }: Spoken): Next {
  const number = /^\d+$/.test(rest) ? Number(rest) : undefined
  say(sitting, ...whyLines(question.decision, sitting.recent, number))
  return 'same'
}

const usualHints = 3

async function hint({ sitting, seat, question, rest }: Spoken): Promise<Next> {
  const asked = sitting.session.pending?.asked.find((each) => each.seat === seat)
  const most = /^\d+$/.test(rest) ? Number(rest) || usualHints : usualHints
  if (asked !== undefined) say(sitting, ...(await hintLines(sitting, asked, question, most)))
  return 'same'
}

function undo({ sitting, seat }: Spoken): Next {
  return undoOf(sitting, seat) ? 'moved' : 'same'
}

/** Takes back the last answer of a seat and says so, or says why not. */
export function undoOf(sitting: Sitting, seat: Seat): boolean {
  const undone = takeBack(sitting.session, seat, new Set(sitting.bots.keys()))
  if (!undone.ok) {
    say(sitting, reasonText(undone.reason))
    return false
  }
  sitting.session = undone.value
  forgetStory(sitting)
  say(sitting, 'Taken back.')
  return true
}

function log({ sitting, seat, rest }: Spoken): Next {
  const events = sitting.session.events(seat)
  const shown = /^\d+$/.test(rest) ? events.slice(-Number(rest) || events.length) : events
  const width = String(events.length).length
  if (events.length === 0) say(sitting, 'Nothing has happened yet.')
  say(sitting, ...shown.map(({ number, text }) => `${String(number).padStart(width)}  ${text}`))
  return 'same'
}

async function save({ sitting, rest }: Spoken): Promise<Next> {
  if (rest === '') say(sitting, 'Save where to? Type save and the name of a file: save my-game.json')
  else await saveTo(sitting, rest)
  return 'same'
}

/** Writes the game down and says so. Never writes over a file that is something else than a game. */
export async function saveTo(sitting: Sitting, file: string): Promise<void> {
  const { io, session, playable } = sitting
  if (existsSync(resolve(io.folder, file))) {
    const old = await readJson(io, file)
    if (!old.ok || !readRecord(old.value).ok) {
      say(sitting, `Not saved: ${file} is there already and is no saved game. Take another name.`)
      return
    }
  }
  let text: string
  try {
    text = jsonText(recordOf(session))
  } catch (error) {
    say(sitting, `Not saved: the game cannot be written down: ${messageOf(error)}`)
    return
  }
  const problem = await writeText(io, file, text)
  if (problem !== undefined) {
    say(sitting, `Not saved: ${problem}`)
    return
  }
  sitting.savedAt = session.answerCount
  say(sitting, `Saved. Go on later with: gargoyle play ${playable.game.id} --load ${file}`)
}

async function load({ sitting, rest }: Spoken): Promise<Next> {
  if (rest === '') {
    say(sitting, 'Load what? Type load and the name of a file: load my-game.json')
    return 'same'
  }
  const problem = await loadFrom(sitting, rest)
  if (problem !== undefined) {
    say(sitting, `Not loaded: ${problem}`)
    return 'same'
  }
  say(sitting, `Loaded ${rest}; log tells its story.`)
  return 'moved'
}

/** Goes on with the game of a file. Gives the sentence that says why not; then nothing has changed. */
async function loadFrom(sitting: Sitting, file: string): Promise<string | undefined> {
  const { io, playable, session } = sitting
  const read = await readJson(io, file)
  if (!read.ok) return read.reason
  const loaded = loadRecord(playable.game, read.value)
  if (!loaded.ok) return `${file}: ${reasonText(loaded.reason)}`
  if (loaded.value.seats.join() !== session.seats.join()) {
    return `${file} is played by ${loaded.value.seats.join(', ')}, not by ${session.seats.join(', ')}: leave, and begin with --load ${file}.`
  }
  sitting.session = loaded.value
  sitting.savedAt = loaded.value.answerCount
  forgetStory(sitting)
  return undefined
}

function help({ sitting }: Spoken): Next {
  const width = Math.max(...Object.values(words).map(({ usage }) => usage.length))
  say(
    sitting,
    'Answer by number, as the question says. These words do something else:',
    ...Object.values(words).map(({ usage, about }) => `  ${usage.padEnd(width)}  ${about}`),
  )
  return 'same'
}
