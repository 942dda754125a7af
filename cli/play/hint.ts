import { setImmediate as pause } from 'node:timers/promises'
import {
  bestFew,
  noReasonText,
  type RankedAnswer,
  type Ranking,
  rankStepwise,
  type Tutor,
  tutorOf,
} from '@gargoyle/bots'
import { type AnswerRequest, type Asked, randomFrom } from '@gargoyle/engine'
import type { ShownQuestion } from './question.ts'
import { type TerminalMatch, thoughtSeed } from './terminal-match.ts'
import { describeTyped } from './typed-answer.ts'

/** How long a person waits for a hint at most. */
const patience = 3000

/** What a tutor would answer, best first, with reasons. */
export async function hintLines(
  match: TerminalMatch,
  asked: Asked,
  question: ShownQuestion,
  most: number,
): Promise<readonly string[]> {
  const { game, io } = match
  const tutor = tutorOf(game.kit)
  if (tutor === undefined) {
    return [`There are no hints in ${game.kit.title}: nobody has said yet what its positions are worth.`]
  }
  const ranking = await rankingOf(match, asked, tutor)
  if (ranking === undefined) {
    return ['There is no hint here: no game could be imagined that fits all you have just seen.']
  }
  const best = bestFew(ranking, most)
  const tells = new Set(ranking.answers.map(({ sentence }) => sentence))
  if (ranking.answers.length > 1 && tells.size === 1 && best.at(-1)?.standing === 'as good') {
    return ['No answer stands out: as far as a tutor sees, they all come to the same.']
  }
  const tried = `(Tried ${ranking.tries} times each in games that could be this one. The dice may have other ideas.)`
  return [
    ...best.flatMap((answer, index) => answerLines(answer, index + 1, match, asked, question)),
    ...wrapped(tried, io.columns, ''),
  ]
}

/** Thinks try by try, so that Ctrl-C is heard in between. */
async function rankingOf(
  match: TerminalMatch,
  { seat, decision }: Asked,
  { evaluator, words }: Tutor,
): Promise<Ranking | undefined> {
  const { session } = match
  const request: AnswerRequest = {
    seat,
    decision,
    random: randomFrom(thoughtSeed(match, `hint ${seat}`)),
    budget: { milliseconds: patience },
    imagine: (chance) => session.imagine(seat, chance),
    get view() {
      return session.view(seat)
    },
  }
  let latest: (() => Ranking) | undefined
  for (const ranking of rankStepwise(request, evaluator, words)) {
    latest = ranking
    await pause()
  }
  return latest?.()
}

function answerLines(
  { answer, label, verdict, sentence }: RankedAnswer,
  place: number,
  { game, io }: TerminalMatch,
  { decision }: Asked,
  question: ShownQuestion,
): readonly string[] {
  const typed = describeTyped(answer, question, game.text, (given) => decision.check(given).ok)
  // What is given up is reason enough.
  const why = sentence === noReasonText && verdict.includes(':') ? '' : ` ${sentence}`
  return [`${place}. ${label} (type ${typed})`, ...wrapped(`${verdict}${why}`, io.columns, '   ')]
}

/** A text in lines of at most so many columns, each with an indent. */
function wrapped(text: string, columns: number, indent: string): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && indent.length + line.length + 1 + word.length > columns) {
      lines.push(indent + line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, indent + line]
}
