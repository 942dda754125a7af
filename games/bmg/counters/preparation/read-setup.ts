import { isRecord, type Json, ok, type Result, refused } from '@gargoyle/engine'
import {
  type Board,
  boards,
  generateCity,
  lengthIn,
  loadBoard,
  prepareBoard,
  refuseShape,
  showBoardProblem,
  showLength,
  type Unit,
} from '@gargoyle/table'
import { z } from 'zod'
import type { BandList } from '../band/band-list.ts'
import { type BandContext, checkBand } from '../band/check-band.ts'
import { affiliations, ranks } from '../catalogue/words.ts'
import type { RuleBook } from '../rules/rule-book.ts'
import { coreWords } from '../words.ts'
import type { SeatSetup, Setup } from './setup.ts'

/** What a setup may name, and how large a table must be. */
export type SetupContext = {
  readonly book: RuleBook
  readonly bands: BandContext
  /** Ready-made bands by id. */
  readonly readyMade: Readonly<Record<string, BandList>>
  readonly unit: Unit
  /** The least each side of the table measures. bmg1/core/table-size */
  readonly smallest: number
  /** Reads a share code; a refusal says what is wrong with it. */
  readonly decode: (code: string) => Result<BandList>
}

const bandSchema = z.strictObject({
  leader: z.string(),
  models: z
    .array(
      z.strictObject({ id: z.string(), rank: z.enum(ranks), equipment: z.array(z.string()).default([]) }),
    )
    .min(1)
    .max(40),
  reputation: z.number().positive(),
  affiliation: z.enum(affiliations).optional(),
})

const BOARD = 'Give the name of a board, { "city": "any seed" }, or the data of a board.'

const setupSchema = z.strictObject({
  bands: z
    .array(z.strictObject({ seat: z.string().min(1).max(40).optional(), band: z.unknown().optional() }))
    .length(2),
  board: z.union([z.string(), z.record(z.string(), z.json())], { error: BOARD }).default('crime-alley'),
  scenario: z.string().optional(),
  strategies: z.boolean().optional(),
  compendium: z.boolean().optional(),
  daylight: z.boolean().optional(),
  month: z.number().int().min(1).max(12).optional(),
})

const HINT =
  'A setup lists what both players field, such as { "bands": [{ "band": "NAME" }, { "band": "NAME" }] }.'

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
  const { bands, scenario, strategies, compendium, daylight, month, board: named } = parsed.data
  const { scenarios } = context.book
  if (scenario !== undefined && !Object.hasOwn(scenarios, scenario))
    return refused(`There is no scenario "${scenario}". There are: ${Object.keys(scenarios).join(', ')}.`, {
      path: 'scenario',
    })
  const board = readBoard(named, context)
  if (!board.ok) return board
  const read: SeatSetup[] = []
  for (const [index, each] of bands.entries()) {
    const band = readBand(each.band, `bands.${index}.band`, context)
    if (!band.ok) return band
    read.push({ seat: each.seat ?? (index === 0 ? 'a' : 'b'), band: band.value })
  }
  const [first, second] = read as [SeatSetup, SeatSetup]
  if (first.seat === second.seat)
    return refused('The two players need different names.', { path: 'bands.1.seat' })
  return ok({
    setup: {
      bands: [first, second],
      board: named,
      ...(scenario === undefined ? {} : { scenario }),
      ...(strategies ? { strategies: true } : {}),
      ...(compendium ? { compendium: true } : {}),
      ...(daylight ? { daylight: true } : {}),
      ...(month === undefined ? {} : { month }),
    },
    board: board.value,
  })
}

// Preparing a board takes a while, and a lab plays thousands of games on one.
const prepared = new Map<string, Board>()

function readBoard(given: Json, { smallest, unit, bands }: SetupContext): Result<Board> {
  const known = typeof given === 'string' ? prepared.get(given) : undefined
  if (known) return ok(known)
  const board = boardFrom(given, lengthIn(smallest, unit))
  if (!board.ok) return board
  const { width, depth } = board.value
  if (Math.min(width, depth) < lengthIn(smallest, unit)) {
    const size = `${showLength(width, unit)} by ${showLength(depth, unit)}`
    return refused(
      `The board is ${size}; the game needs at least ${showLength(lengthIn(smallest, unit), unit)} each way.`,
      { path: 'board', rule: `${bands.prefix}/core/table-size` },
    )
  }
  if (typeof given === 'string') prepared.set(given, board.value)
  return board
}

function boardFrom(given: Json, side: number): Result<Board> {
  if (typeof given === 'string') {
    const named = Object.hasOwn(boards, given) ? boards[given as keyof typeof boards] : undefined
    if (named !== undefined) return ok(prepareBoard(named))
    return refused(`There is no board "${given}". There are: ${Object.keys(boards).join(', ')}.`, {
      path: 'board',
    })
  }
  if (isRecord(given) && typeof given.city === 'string')
    return ok(prepareBoard(generateCity({ seed: given.city, width: side, depth: side })))
  const read = loadBoard(given)
  return read.ok ? ok(read.board) : refused(read.problems.map(showBoardProblem).join(' '), { path: 'board' })
}

// A lab plays thousands of games with the same ready-made bands.
const knownLegal = new WeakMap<BandContext, WeakSet<BandList>>()

/** A band by the name of a ready-made one, by its share code, or as a list. */
function readBand(given: unknown, path: string, context: SetupContext): Result<BandList> {
  const list = bandList(given, path, context)
  if (!list.ok || isKnownLegal(list.value, context)) return list
  const { legal, violations } = checkBand(list.value, context.bands)
  const [first] = violations
  return legal
    ? list
    : refused(violations.map(({ text }) => text).join(' '), { path, ...(first ? { rule: first.rule } : {}) })
}

/** Whether a band is a ready-made one that has been found legal. */
function isKnownLegal(list: BandList, { bands, readyMade }: SetupContext): boolean {
  let known = knownLegal.get(bands)
  if (known === undefined) {
    known = new WeakSet(Object.values(readyMade).filter((each) => checkBand(each, bands).legal))
    knownLegal.set(bands, known)
  }
  return known.has(list)
}

function bandList(given: unknown, path: string, context: SetupContext): Result<BandList> {
  const { readyMade, decode } = context
  const { words = coreWords } = context.bands
  if (typeof given === 'string') {
    const known = Object.hasOwn(readyMade, given) ? readyMade[given] : undefined
    if (known !== undefined) return ok(known)
    if (given.includes('.')) {
      const decoded = decode(given)
      return decoded.ok ? decoded : refused(decoded.reason.text, { path })
    }
    return refused(
      `"${given}" is no ready-made ${words.band} and no code. There are: ${Object.keys(readyMade).join(', ')}.`,
      { path },
    )
  }
  if (!isRecord(given))
    return refused(
      `"${path}" ${given === undefined ? 'is missing' : `is no ${words.band}`}: give the name of a ready-made ${words.band}, the code of a ${words.band}, or a list.`,
      { path },
    )
  const parsed = bandSchema.safeParse(given)
  if (!parsed.success) return refuseShape(parsed.error.issues, given, { what: `The ${words.band}`, path })
  const { affiliation, ...band } = parsed.data
  return ok(affiliation === undefined ? band : { ...band, affiliation })
}
