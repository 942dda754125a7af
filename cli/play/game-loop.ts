import { type Asked, areOnSameSide, reasonText, type Seat } from '@gargoyle/engine'
import { winningSides } from '@gargoyle/kits'
import { type ExitCode, exit } from '../io.ts'
import { messageOf } from '../refusals.ts'
import { questionLines, questionOf } from './question.ts'
import {
  drawPosition,
  isHotSeat,
  letBotAnswer,
  nextAsked,
  printLines,
  printNews,
  type TerminalMatch,
  waitingBots,
} from './terminal-match.ts'
import { readTyped } from './typed-answer.ts'
import { runWord, saveTo, undoOf, type WordResult } from './words.ts'

/** Plays until the game is over, a player leaves, or there is nothing more to read. */
export async function playOn(match: TerminalMatch): Promise<ExitCode> {
  try {
    for (let asked = nextAsked(match); asked !== undefined; asked = nextAsked(match)) {
      const bot = match.bots.get(asked.seat)
      if (bot !== undefined) {
        await letBotAnswer(match, asked, bot)
        continue
      }
      const went = await turnOf(match, asked)
      if (went === 'leave') return farewell(match)
      if (went === 'ended') return cutOff(match)
    }
    printNews(match)
    printLines(match, '', endText(match))
    return farewell(match)
  } catch (error) {
    match.io.err(`gargoyle: this is a mistake in the game itself, not yours: ${messageOf(error)}\n`)
    printLines(
      match,
      'The game cannot go on. It stands before the last answer; a save helps to find the mistake.',
    )
    await farewell(match)
    return exit.failed
  }
}

type Went = 'on' | 'leave' | 'ended'

/** Puts a question to a person until it is answered or the person wants something else. */
async function turnOf(match: TerminalMatch, asked: Asked): Promise<Went> {
  const { seat } = asked
  if (match.viewer !== seat) {
    const changed = await changeViewer(match, seat)
    if (changed !== 'ready') return changed
  }
  printNews(match)
  if (match.redraw || match.session.atQuietPoint) drawPosition(match)
  for (let round = 0; ; round++) {
    const next = await putQuestion(match, asked, round)
    if (next !== 'more') return next
  }
}

/** Asks, with the suggestions of this round, until there is an answer. */
async function putQuestion(
  match: TerminalMatch,
  { seat, decision }: Asked,
  round: number,
): Promise<Went | 'more'> {
  const { input, game, session } = match
  const question = questionOf(decision, `suggestions ${session.answerCount} ${round}`)
  printLines(match, ...questionLines(question, game.text), ...waitLines(match, seat))
  for (;;) {
    const line = (await input.ask(`${seat}> `))?.trim()
    if (line === undefined) return 'ended'
    if (line === '') {
      printLines(match, 'Type an answer by its number, or help.')
      continue
    }
    const next: WordResult | undefined = await runWord(line, { match, seat, question })
    if (next === 'leave' || next === 'more') return next
    if (next === 'moved') return 'on'
    if (next === 'same') continue
    const typed = readTyped(line, question, game.text)
    const taken = typed.ok ? session.answer(seat, typed.value) : typed
    if (taken.ok) return 'on'
    printLines(match, `${reasonText(taken.reason)} (help lists what else you can type.)`)
  }
}

/** Says who goes first if the person lets them. */
function waitLines(match: TerminalMatch, seat: Seat): readonly string[] {
  const bots = waitingBots(match, seat)
  return bots.length === 0 ? [] : [`Or type wait, and ${bots.join(' or ')} goes first.`]
}

/** A new page, or on paper many empty lines: nothing of what one person saw is left for the next. */
const cover = (match: TerminalMatch): void =>
  match.io.out(match.io.outIsScreen ? '\u001b[2J\u001b[3J\u001b[H' : '\n'.repeat(40))

/** Covers what one person saw before one of another side looks. Those of a side may see each other's. */
async function changeViewer(match: TerminalMatch, seat: Seat): Promise<'ready' | Went> {
  const before = match.viewer
  const isAlly = before !== undefined && areOnSameSide(match.session.sides, before, seat)
  if (!isHotSeat(match) || isAlly) {
    match.viewer = seat
    match.redraw ||= before !== undefined
    return 'ready'
  }
  if (before !== undefined) {
    printNews(match)
    const left = await waitForEnter(
      match,
      `${before}, press Enter to hand over to ${seat} (or undo): `,
      before,
    )
    if (left !== 'ready') return left
  }
  match.viewer = undefined
  match.recent = []
  cover(match)
  const came = await waitForEnter(match, `${seat}, press Enter when only you look at this: `)
  if (came !== 'ready') return came
  match.viewer = seat
  match.redraw = true
  return 'ready'
}

/** Waits for Enter; `quit` leaves, and `undo` takes back what the seat did last, if one is given. */
async function waitForEnter(match: TerminalMatch, prompt: string, undoer?: Seat): Promise<'ready' | Went> {
  for (;;) {
    const line = (await match.input.ask(prompt))?.trim().toLowerCase()
    if (line === undefined) return 'ended'
    if (line === '') return 'ready'
    if (line === 'quit' || line === 'q') return 'leave'
    if (line !== 'undo' || undoer === undefined)
      printLines(match, 'Press Enter without typing anything, or type quit.')
    else if (undoOf(match, undoer)) return 'on'
  }
}

function endText({ session, game }: TerminalMatch): string {
  const summary = game.kit.summarize(session.outcome ?? null)
  const counts = Object.entries(summary.numbers).map(([name, value]) => `${name} ${value}`)
  const won = winningSides(summary, session.sides).flatMap((place) => session.sides[place] ?? [])
  const result = won.length === 0 ? 'a draw' : `${won.join(' and ')} ${won.length === 1 ? 'wins' : 'win'}`
  return `The game is over, ${result}: ${summary.reason}.${counts.length > 0 ? ` (${counts.join(', ')})` : ''}`
}

/** Offers to save what is not saved yet. */
async function farewell(match: TerminalMatch): Promise<ExitCode> {
  const { session, input } = match
  while (session.answerCount !== match.savedAt) {
    const file = await input.ask('Save the game? Type the name of a file, or press Enter to leave without: ')
    if (file === undefined) return cutOff(match)
    if (file.trim() === '') break
    await saveTo(match, file.trim())
  }
  printLines(match, 'Good night.')
  return exit.done
}

/** The end of input, or Ctrl-C: no player is left to ask. */
function cutOff(match: TerminalMatch): ExitCode {
  const { session } = match
  const unsaved = session.answerCount !== match.savedAt
  printLines(
    match,
    '',
    unsaved
      ? 'Nothing more to read, and the game is not saved. Next time, save FILE before you leave keeps it.'
      : 'Good night.',
  )
  return exit.done
}
