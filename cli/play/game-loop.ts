import { type Asked, reasonText, type Seat } from '@gargoyle/engine'
import { type ExitCode, exit } from '../io.ts'
import { messageOf } from '../refusals.ts'
import { questionLines, questionOf } from './question.ts'
import { drawPosition, isHotSeat, letBotAnswer, nextAsked, type Sitting, say, tellNews } from './sitting.ts'
import { readTyped } from './typed-answer.ts'
import { type Next, saveTo, speak, undoOf } from './words.ts'

/** Plays until the game is over, somebody leaves, or there is nothing more to read. */
export async function playOn(sitting: Sitting): Promise<ExitCode> {
  try {
    for (let asked = nextAsked(sitting); asked !== undefined; asked = nextAsked(sitting)) {
      const bot = sitting.bots.get(asked.seat)
      if (bot !== undefined) {
        await letBotAnswer(sitting, asked, bot)
        continue
      }
      const went = await turnOf(sitting, asked)
      if (went === 'leave') return farewell(sitting)
      if (went === 'ended') return cutOff(sitting)
    }
    tellNews(sitting)
    say(sitting, '', endText(sitting))
    return farewell(sitting)
  } catch (error) {
    sitting.io.err(`gargoyle: this is a mistake in the game itself, not yours: ${messageOf(error)}\n`)
    say(sitting, 'The game cannot go on. It stands before the last answer; a save helps to find the mistake.')
    await farewell(sitting)
    return exit.failed
  }
}

type Went = 'on' | 'leave' | 'ended'

/** Puts a question to a person until it is answered or the person wants something else. */
async function turnOf(sitting: Sitting, asked: Asked): Promise<Went> {
  const { seat } = asked
  if (sitting.viewer !== seat) {
    const handed = await handOver(sitting, seat)
    if (handed !== 'ready') return handed
  }
  tellNews(sitting)
  if (sitting.redraw || sitting.session.atQuietPoint) drawPosition(sitting)
  for (let round = 0; ; round++) {
    const next = await putQuestion(sitting, asked, round)
    if (next !== 'more') return next
  }
}

/** Asks, with the suggestions of this round, until there is an answer. */
async function putQuestion(
  sitting: Sitting,
  { seat, decision }: Asked,
  round: number,
): Promise<Went | 'more'> {
  const { input, playable, session } = sitting
  const question = questionOf(decision, `suggestions ${session.answerCount} ${round}`)
  say(sitting, ...questionLines(question, playable))
  for (;;) {
    const line = (await input.ask(`${seat}> `))?.trim()
    if (line === undefined) return 'ended'
    if (line === '') {
      say(sitting, 'Type an answer by its number, or help.')
      continue
    }
    const next: Next | undefined = await speak(line, { sitting, seat, question })
    if (next === 'leave' || next === 'more') return next
    if (next === 'moved') return 'on'
    if (next === 'same') continue
    const typed = readTyped(line, question, playable)
    const taken = typed.ok ? session.answer(seat, typed.value) : typed
    if (taken.ok) return 'on'
    say(sitting, `${reasonText(taken.reason)} (help lists what else you can type.)`)
  }
}

/** A new page, or on paper many empty lines: nothing of what one person saw is left for the next. */
const cover = (sitting: Sitting): void =>
  sitting.io.out(sitting.io.outIsScreen ? '\u001b[2J\u001b[3J\u001b[H' : '\n'.repeat(40))

/** Covers what one person saw before the next one looks. */
async function handOver(sitting: Sitting, seat: Seat): Promise<'ready' | Went> {
  if (!isHotSeat(sitting)) {
    sitting.viewer = seat
    return 'ready'
  }
  const before = sitting.viewer
  if (before !== undefined) {
    tellNews(sitting)
    const left = await waitForEnter(
      sitting,
      `${before}, press Enter to hand over to ${seat} (or undo): `,
      before,
    )
    if (left !== 'ready') return left
  }
  sitting.viewer = undefined
  sitting.recent = []
  cover(sitting)
  const came = await waitForEnter(sitting, `${seat}, press Enter when only you look at this: `)
  if (came !== 'ready') return came
  sitting.viewer = seat
  sitting.redraw = true
  return 'ready'
}

/** Waits for Enter; `quit` leaves, and `undo` takes back what the seat did last, if one is given. */
async function waitForEnter(sitting: Sitting, prompt: string, undoer?: Seat): Promise<'ready' | Went> {
  for (;;) {
    const line = (await sitting.input.ask(prompt))?.trim().toLowerCase()
    if (line === undefined) return 'ended'
    if (line === '') return 'ready'
    if (line === 'quit' || line === 'q') return 'leave'
    if (line !== 'undo' || undoer === undefined)
      say(sitting, 'Press Enter without typing anything, or type quit.')
    else if (undoOf(sitting, undoer)) return 'on'
  }
}

function endText({ session, playable }: Sitting): string {
  const { winner, numbers, reason } = playable.summarize(session.outcome ?? null)
  const told = Object.entries(numbers).map(([name, value]) => `${name} ${value}`)
  const result = winner === undefined ? 'a draw' : `${winner} wins`
  return `The game is over, ${result}: ${reason}.${told.length > 0 ? ` (${told.join(', ')})` : ''}`
}

/** Offers to save what is not saved yet. */
async function farewell(sitting: Sitting): Promise<ExitCode> {
  const { session, input } = sitting
  while (session.answerCount !== sitting.savedAt) {
    const file = await input.ask('Save the game? Type the name of a file, or press Enter to leave without: ')
    if (file === undefined) return cutOff(sitting)
    if (file.trim() === '') break
    await saveTo(sitting, file.trim())
  }
  say(sitting, 'Good night.')
  return exit.done
}

/** The end of input, or Ctrl-C: nobody is left to be asked. */
function cutOff(sitting: Sitting): ExitCode {
  const { session } = sitting
  const unsaved = session.answerCount !== sitting.savedAt
  say(
    sitting,
    '',
    unsaved
      ? 'Nothing more to read, and the game is not saved. Next time, save FILE before you leave keeps it.'
      : 'Good night.',
  )
  return exit.done
}
