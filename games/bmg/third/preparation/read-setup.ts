import { isRecord, type Json, ok, type Result, refused, seatNameProblem } from '@gargoyle/engine'
import {
  type Board,
  boards,
  generateCity,
  inches,
  loadBoard,
  prepareBoard,
  refuseShape,
  showBoardProblem,
  showLength,
} from '@gargoyle/table'
import { z } from 'zod'
import { type CrewReport, checkCrew } from '../crew/check-crew.ts'
import type { CrewContext } from '../crew/crew.ts'
import type { CrewList } from '../crew/crew-list.ts'
import { decodeCrew } from '../crew/share-code.ts'
import type { RuleBook } from '../rules/rule-book.ts'
import { affiliations, ranks } from '../vocabulary.ts'
import type { SeatSetup, Setup } from './setup.ts'

/** What a setup may name. */
export type SetupContext = {
  readonly book: RuleBook
  readonly crews: CrewContext
  /** Ready-made crews by id. */
  readonly readyMade: Readonly<Record<string, CrewList>>
}

/** bmg3/core/board: no smaller than this, in inches. */
const SMALLEST_BOARD = 36

const crewSchema = z.strictObject({
  boss: z.string(),
  models: z
    .array(
      z.strictObject({ id: z.string(), rank: z.enum(ranks), equipment: z.array(z.string()).default([]) }),
    )
    .min(1)
    .max(40),
  reputation: z.number().positive(),
  deck: z.array(z.strictObject({ card: z.string(), copies: z.int().min(1).max(20) })),
  affiliation: z.enum(affiliations).optional(),
})

const BOARD = 'Give the name of a board, { "city": "any seed" }, or the data of a board.'

const setupSchema = z.strictObject({
  crews: z
    .array(
      z.strictObject({
        seat: z.string().min(1).max(40).optional(),
        // Read by itself, so that what is wrong inside is named.
        crew: z.unknown().optional(),
        plots: z.array(z.string()).max(60).optional(),
      }),
    )
    .length(2),
  board: z.union([z.string(), z.record(z.string(), z.json())], { error: BOARD }).default('crime-alley'),
  encounter: z.string().optional(),
  event: z.string().optional(),
  plots: z.boolean().optional(),
  askAlways: z.boolean().optional(),
  casual: z.boolean().optional(),
})

const HINT =
  'A setup lists the crews of both players, such as { "crews": [{ "crew": "NAME" }, { "crew": "NAME" }] }.'

/** Reads a setup from outside. Every refusal names what is wrong and where. */
export function readSetup(
  given: unknown,
  context: SetupContext,
): Result<{ readonly setup: Setup; readonly board: Board }> {
  const parsed = setupSchema.safeParse(given)
  if (!parsed.success)
    return refuseShape(parsed.error.issues, given, {
      what: 'The setup',
      hint: HINT,
      names: Object.keys(setupSchema.shape),
    })
  const { crews, encounter, event, ...rest } = parsed.data
  const unknown = unknownCard(encounter, event, context)
  if (unknown !== undefined) return unknown
  const board = readBoardChoice(rest.board)
  if (!board.ok) return board
  const read: SeatSetup[] = []
  for (const [index, each] of crews.entries()) {
    const crew = readCrew(each.crew, `crews.${index}.crew`, rest.casual === true, context)
    if (!crew.ok) return crew
    const plotless = unknownPlot(each.plots, `crews.${index}.plots`, context)
    if (plotless !== undefined) return plotless
    read.push({
      seat: each.seat ?? (index === 0 ? 'a' : 'b'),
      crew: crew.value,
      ...(each.plots ? { plots: each.plots } : {}),
    })
  }
  const [first, second] = read as [SeatSetup, SeatSetup]
  for (const [index, each] of [first, second].entries()) {
    const problem = seatNameProblem(each.seat)
    if (problem !== undefined) return refused(problem, { path: `crews.${index}.seat` })
  }
  if (first.seat === second.seat)
    return refused('The two players need different names.', { path: 'crews.1.seat' })
  const setup: Setup = {
    crews: [first, second],
    board: rest.board,
    ...(encounter === undefined ? {} : { encounter }),
    ...(event === undefined ? {} : { event }),
    ...(rest.plots ? { plots: true } : {}),
    ...(rest.askAlways ? { askAlways: true } : {}),
    ...(rest.casual ? { casual: true } : {}),
  }
  return ok({ setup, board: board.value })
}

function unknownCard(
  encounter: string | undefined,
  event: string | undefined,
  { book }: SetupContext,
): Result<never> | undefined {
  if (encounter !== undefined && !Object.hasOwn(book.encounters, encounter)) {
    return refused(
      `There is no encounter "${encounter}". There are: ${Object.keys(book.encounters).join(', ')}.`,
      { path: 'encounter' },
    )
  }
  if (event !== undefined && event !== 'none' && !Object.hasOwn(book.events, event)) {
    return refused(`There is no event "${event}". There are: none, ${Object.keys(book.events).join(', ')}.`, {
      path: 'event',
    })
  }
  return undefined
}

/** bmg3/core/plot-cards: one of them is chosen, so there must be one. */
function unknownPlot(
  plots: readonly string[] | undefined,
  path: string,
  { book }: SetupContext,
): Result<never> | undefined {
  if (plots === undefined) return undefined
  if (plots.length === 0) return refused('Name at least one plot, or leave the list out.', { path })
  for (const [index, plot] of plots.entries()) {
    const at = { path: `${path}.${index}` }
    if (!Object.hasOwn(book.plots, plot))
      return refused(`There is no plot "${plot}". There are: ${Object.keys(book.plots).join(', ')}.`, at)
    if (plots.indexOf(plot) < index) return refused(`The plot "${plot}" is named twice.`, at)
  }
  return undefined
}

// Preparing a board takes a while, and a lab plays thousands of games on one.
const prepared = new Map<string, Board>()

function readBoardChoice(given: Json): Result<Board> {
  const key = typeof given === 'string' ? given : undefined
  const known = key === undefined ? undefined : prepared.get(key)
  if (known) return ok(known)
  const board = boardFrom(given)
  if (!board.ok) return board
  const { width, depth } = board.value
  if (Math.min(width, depth) < inches(SMALLEST_BOARD)) {
    return refused(
      `The board is ${showLength(width)} by ${showLength(depth)}; the game needs at least ${SMALLEST_BOARD}" each way.`,
      {
        path: 'board',
        rule: 'bmg3/core/board',
      },
    )
  }
  if (key !== undefined) prepared.set(key, board.value)
  return board
}

function boardFrom(given: Json): Result<Board> {
  if (typeof given === 'string') {
    const named = Object.hasOwn(boards, given) ? boards[given as keyof typeof boards] : undefined
    if (named === undefined)
      return refused(`There is no board "${given}". There are: ${Object.keys(boards).join(', ')}.`, {
        path: 'board',
      })
    return ok(prepareBoard(named))
  }
  if (isRecord(given) && typeof given.city === 'string') {
    const side = inches(SMALLEST_BOARD)
    return ok(prepareBoard(generateCity({ seed: given.city, width: side, depth: side })))
  }
  const read = loadBoard(given)
  return read.ok ? ok(read.board) : refused(read.problems.map(showBoardProblem).join(' '), { path: 'board' })
}

/** A crew by the name of a ready-made one, by its share code, or as a list. */
function readCrew(given: unknown, path: string, casual: boolean, context: SetupContext): Result<CrewList> {
  const list = typeof given === 'string' ? namedCrew(given, path, context) : listedCrew(given, path)
  if (!list.ok) return list
  const report = reportOn(list.value, context)
  const wrong = casual
    ? report.violations.filter(
        ({ rule }) => rule === 'bmg3/content/unenforced' || rule === 'bmg3/content/unknown',
      )
    : report.violations
  const [first] = wrong
  if (first === undefined) return list
  return refused(wrong.map(({ text }) => text).join(' '), { path, rule: first.rule })
}

function listedCrew(given: unknown, path: string): Result<CrewList> {
  if (!isRecord(given))
    return refused(
      `"${path}" ${given === undefined ? 'is missing' : 'is no crew'}: give the name of a ready-made crew, the code of a crew, or a crew list.`,
      { path },
    )
  const parsed = crewSchema.safeParse(given)
  if (!parsed.success) return refuseShape(parsed.error.issues, given, { what: 'The crew', path })
  const { affiliation, ...list } = parsed.data
  return ok(affiliation === undefined ? list : { ...list, affiliation })
}

// A lab plays thousands of games with the same few crews.
const reports = new WeakMap<CrewList, { readonly by: SetupContext['crews']; readonly report: CrewReport }>()

function reportOn(list: CrewList, { crews }: SetupContext): CrewReport {
  const known = reports.get(list)
  if (known?.by === crews) return known.report
  const report = checkCrew(list, crews)
  reports.set(list, { by: crews, report })
  return report
}

function namedCrew(given: string, path: string, { readyMade, crews }: SetupContext): Result<CrewList> {
  const ready = Object.hasOwn(readyMade, given) ? readyMade[given] : undefined
  if (ready) return ok(ready)
  const decoded = decodeCrew(given, crews)
  if (decoded.ok) return decoded
  // A pasted code was not meant as a name.
  if (/^b\d+\./.test(given)) return refused(decoded.reason.text, { path })
  const names = Object.keys(readyMade).join(', ')
  return refused(`"${given}" is no ready-made crew (${names}) and no share code: ${decoded.reason.text}`, {
    path,
  })
}
