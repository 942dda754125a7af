import { ok, type Result, refused } from '@gargoyle/engine'
import {
  addOdds,
  atLeast,
  type DieType,
  lessOdds,
  meanOfOdds,
  poolOdds,
  readDie,
  type SuccessOdds,
} from '@gargoyle/gcc'
import type { OddsAnswer, OddsOption, OddsQuery, TypedOdds } from '../odds-query.ts'
import { textTable } from '../text-table.ts'

const number = (text: string): string | undefined =>
  /^\d{1,2}$/.test(text) ? undefined : 'give a whole number from 0 to 99.'

const pool = (text: string): string | undefined =>
  dicesIn(text) === undefined
    ? 'dice are colours joined by commas, with a + for a free-reroll icon: orange,orange,yellow+.'
    : undefined

const options: readonly OddsOption[] = [
  {
    flags: '--dice <colours>',
    description: 'the dice rolled: orange,orange,yellow+',
    required: true,
    problem: pool,
  },
  { flags: '--automatic <number>', description: 'automatic successes', standard: '0', problem: number },
  {
    flags: '--hindering <number>',
    description: 'what comes off: hindering, shackles, smoke',
    standard: '0',
    problem: number,
  },
  { flags: '--paid <number>', description: 'cubes for rerolls', standard: '0', problem: number },
  { flags: '--difficulty <number>', description: 'of a manipulation or thought', problem: number },
  {
    flags: '--defence <colours>',
    description: 'dice of the defence, its cubes included: an assumption of yours',
    problem: pool,
  },
  {
    flags: '--defence-automatic <number>',
    description: 'automatic successes of the defence',
    standard: '0',
    problem: number,
  },
  {
    flags: '--defence-paid <number>',
    description: 'cubes for rerolls of the defence',
    standard: '0',
    problem: number,
  },
]

/** The odds of an attack, a manipulation or a thought: exact, with rerolls chosen well. */
export const gccOddsQuery: OddsQuery = {
  description: 'how likely an attack, a manipulation or a thought succeeds; rerolls are chosen well',
  options,
  examples: [
    'gcc --dice orange,orange,yellow --difficulty 3 --hindering 1',
    'gcc --dice red,red,yellow+ --paid 1 --defence orange --defence-automatic 1',
  ],
  answer,
}

function dicesIn(text: string): readonly DieType[] | undefined {
  const words = text.split(',').map((word) => word.trim())
  if (text.trim() === '' || words.length > 8) return undefined
  return words.every((word) => /^(white|yellow|orange|red|black)\+?$/.test(word))
    ? words.map(readDie)
    : undefined
}

const amount = (typed: TypedOdds, name: string): number => Number(typed[name] ?? 0)

function answer(typed: TypedOdds): Result<OddsAnswer> {
  const dice = dicesIn(String(typed.dice ?? ''))
  if (dice === undefined) return refused('Say which dice: --dice orange,orange,yellow+.')
  const successes = less(
    shifted(poolOdds(dice, amount(typed, 'paid')), amount(typed, 'automatic')),
    amount(typed, 'hindering'),
  )
  if (typed.difficulty !== undefined) {
    const chance = atLeast(successes, amount(typed, 'difficulty'))
    return ok({
      text: `${percent(chance)} reach ${typed.difficulty}.\n\n${table('successes', successes)}`,
      json: { successes: [...successes], chance },
    })
  }
  const defence = shifted(
    poolOdds(dicesIn(String(typed.defence ?? '')) ?? [], amount(typed, 'defencePaid')),
    amount(typed, 'defenceAutomatic'),
  )
  const wounds = lessOdds(successes, defence)
  return ok({
    text: `${meanOfOdds(wounds).toFixed(2)} wounds on average, at least one in ${percent(atLeast(wounds, 1))}.\n\n${table('wounds', wounds)}`,
    json: { successes: [...successes], defence: [...defence], wounds: [...wounds], mean: meanOfOdds(wounds) },
  })
}

const shifted = (odds: SuccessOdds, by: number): SuccessOdds =>
  addOdds(odds, [...new Array<number>(by).fill(0), 1])

const less = (odds: SuccessOdds, by: number): SuccessOdds =>
  lessOdds(odds, [...new Array<number>(by).fill(0), 1])

const percent = (chance: number): string => `${(100 * chance).toFixed(1)} %`

function table(what: string, odds: SuccessOdds): string {
  const rows = odds.map((chance, value) => [String(value), percent(chance), percent(atLeast(odds, value))])
  return textTable([[what, 'exactly', 'at least'], ...rows], ['right', 'right', 'right'])
}
