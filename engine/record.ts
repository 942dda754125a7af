import { BrokenGame } from './broken-game.ts'
import type { GameDefinition } from './definition.ts'
import { hashJson } from './hash.ts'
import { isRecord, jsonProblem, parseJson } from './json.ts'
import { ok, type Refused, type Result, reasonText, refused } from './result.ts'
import { type DiceChoice, scriptedDice } from './script.ts'
import type { Session } from './session.ts'
import { startSession } from './start.ts'
import { compatiblePart, engineVersion } from './version.ts'
import type { Json, Seat } from './vocabulary.ts'

/** The form of records. Before version 2 their hashes did not cover the set-up. */
export const recordVersion = 2

/** A saved game and a replay are the same thing: everything that determines a game, and hashes to check it. */
export type GameRecord = {
  readonly format: 'gargoyle-record'
  readonly version: typeof recordVersion
  readonly game: string
  readonly rulesVersion: number
  readonly engineVersion: string
  readonly setup: Json
  readonly dice: { readonly seed: string } | { readonly faces: readonly number[]; readonly seed: string }
  readonly answers: readonly { readonly seat: Seat; readonly answer: Json }[]
  /** Hashes of set-up and game after so many answers, ascending. */
  readonly checkpoints: readonly { readonly answers: number; readonly hash: string }[]
  readonly ended: boolean
}

/** How a record is written. */
export type RecordOptions = {
  /** A checkpoint after every so many answers, found by playing the game again; 0 for the last only. */
  readonly every?: number
}

/**
 * Writes the game down. With checkpoints on the way (every 20 answers by default) the game is
 * played once more from the start, which also proves that it can be.
 */
export function recordOf(session: Session, { every = 20 }: RecordOptions = {}): GameRecord {
  if (!session.isReal) {
    throw new Error(
      'This is a fork with other dice or an imagined state: its story does not follow from a seed.',
    )
  }
  const { definition, setup } = session
  const answers = session.answers()
  const fingerprint = fingerprintsWith(setup)
  const hash = fingerprint(session)
  const checkpoints = every === 0 ? [] : checkpointsOf(session, answers, every)
  const last = checkpoints.at(-1)
  if (last?.answers !== answers.length) checkpoints.push({ answers: answers.length, hash })
  else if (last.hash !== hash) {
    throw new BrokenGame(
      'Played again with the same dice and answers, the game came out differently.',
      session.where(),
    )
  }
  return {
    format: 'gargoyle-record',
    version: recordVersion,
    game: definition.id,
    rulesVersion: definition.rulesVersion,
    engineVersion,
    setup,
    dice: writtenDice(session.diceChoice),
    answers,
    checkpoints,
    ended: session.isOver,
  }
}

function writtenDice(choice: DiceChoice): GameRecord['dice'] {
  if (choice.dice === undefined) return { seed: choice.seed }
  return { faces: choice.dice.faces, seed: choice.dice.seed }
}

function checkpointsOf(
  session: Session,
  answers: GameRecord['answers'],
  every: number,
): { answers: number; hash: string }[] {
  const again = startSession(session.definition, {
    ...session.diceChoice,
    setup: session.setup,
    events: false,
  })
  if (!again.ok) throw new Error(`The game refuses its own setup: ${reasonText(again.reason)}`)
  const fingerprint = fingerprintsWith(session.setup)
  const checkpoints = [{ answers: 0, hash: fingerprint(again.value) }]
  answers.forEach(({ seat, answer }, i) => {
    const taken = again.value.answer(seat, answer)
    if (!taken.ok) throw new Error(`The game refuses its own answer ${i + 1}: ${reasonText(taken.reason)}`)
    if ((i + 1) % every === 0 || i + 1 === answers.length) {
      checkpoints.push({ answers: i + 1, hash: fingerprint(again.value) })
    }
  })
  return checkpoints
}

/** What a checkpoint holds: a fingerprint of the game and of the set-up it follows from. */
export function fingerprintsWith(setup: Json): (session: Session) => string {
  const of = hashJson(setup)
  return (session) => hashJson({ setup: of, game: session.hash() })
}

/** What a verified record turned out to hold. */
export type Verified = { readonly answers: number; readonly checkpoints: number; readonly ended: boolean }

/**
 * Goes on from a record. Takes the parsed JSON or its text. A file that is broken, of another game or of
 * other rules is refused with the reason; nothing a file can hold makes it throw.
 */
export function loadRecord<Setup extends Json, Content, State, View extends Json, Outcome extends Json>(
  definition: GameDefinition<Setup, Content, State, View, Outcome>,
  json: unknown,
): Result<Session<Setup, Content, State, View, Outcome>> {
  const record = readRecord(json)
  if (!record.ok) return record
  const last = record.value.checkpoints.at(-1)
  return replay(definition, { ...record.value, checkpoints: last === undefined ? [] : [last] })
}

/** Plays a record again and compares every checkpoint; reports where the game first differs. */
export function verifyRecord<Setup extends Json, Content, State, View extends Json, Outcome extends Json>(
  definition: GameDefinition<Setup, Content, State, View, Outcome>,
  json: unknown,
): Result<Verified> {
  const record = readRecord(json)
  if (!record.ok) return record
  const session = replay(definition, record.value)
  if (!session.ok) return session
  const { answers, checkpoints, ended } = record.value
  return ok({ answers: answers.length, checkpoints: checkpoints.length, ended })
}

function replay<Setup extends Json, Content, State, View extends Json, Outcome extends Json>(
  definition: GameDefinition<Setup, Content, State, View, Outcome>,
  record: GameRecord,
): Result<Session<Setup, Content, State, View, Outcome>> {
  const fits = sameRules(definition, record)
  if (!fits.ok) return fits
  try {
    const started = startSession(definition, { ...readDice(record.dice), setup: record.setup })
    if (!started.ok) return inPlace(started, 'setup')
    const session = started.value
    // The set-up as it was recorded, not as the game reads it: nothing in it can be changed unnoticed.
    const fingerprint = fingerprintsWith(record.setup)
    const expected = new Map(record.checkpoints.map(({ answers, hash }) => [answers, hash]))
    let proven = 0
    for (let i = 0; i <= record.answers.length; i++) {
      const hash = expected.get(i)
      if (hash !== undefined && fingerprint(session) !== hash) return differs(record, proven, i)
      if (hash !== undefined) proven = i
      const next = record.answers[i]
      if (next === undefined) break
      const taken = session.answer(next.seat, next.answer)
      if (!taken.ok) return refusedAnswer(next.seat, i, taken)
    }
    if (record.ended && !session.isOver) {
      return refused('The record says that the game ended, but after its answers it goes on.', {
        path: 'ended',
      })
    }
    if (!record.ended && session.isOver) {
      return refused('The record says that the game goes on, but with its answers it has ended.', {
        path: 'ended',
      })
    }
    return ok(session)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return refused(`The game cannot be played again from this record: ${message}`)
  }
}

function inPlace({ reason }: Refused, path: string): Refused {
  const inner = reason.path
  const where = inner === undefined ? path : inner.startsWith('[') ? path + inner : `${path}.${inner}`
  return { ok: false, reason: { ...reason, path: where } }
}

function refusedAnswer(seat: Seat, index: number, { reason }: Refused): Refused {
  return refused(`Answer ${index + 1} (of seat ${seat}) does not fit the game so far: ${reason.text}`, {
    ...(reason.rule === undefined ? {} : { rule: reason.rule }),
    path: `answers[${index}]`,
  })
}

function differs(record: GameRecord, proven: number, at: number): Refused {
  const path = `checkpoints[${record.checkpoints.findIndex(({ answers }) => answers === at)}]`
  if (at === 0) return refused('The game differs from the record before the first answer.', { path })
  const first = proven + 1
  const where = first === at ? `at answer ${at}` : `somewhere from answer ${first} to answer ${at}`
  return refused(`The story differs from the record ${where}.`, { path })
}

function sameRules(
  definition: { readonly id: string; readonly rulesVersion: number },
  record: GameRecord,
): Result<undefined> {
  if (record.game !== definition.id) {
    return refused(`This is a record of the game "${record.game}", not of "${definition.id}".`, {
      path: 'game',
    })
  }
  if (record.rulesVersion !== definition.rulesVersion) {
    return refused(
      `Recorded with rules ${record.rulesVersion}, this is ${definition.rulesVersion}: the same answers could tell ` +
        `another story. Open it with the release it was made with.`,
      { path: 'rulesVersion' },
    )
  }
  if (compatiblePart(record.engineVersion) !== compatiblePart(engineVersion)) {
    return refused(
      `Recorded with engine ${record.engineVersion}, this is ${engineVersion}. Open it with the release it was made with.`,
      { path: 'engineVersion' },
    )
  }
  return ok(undefined)
}

function readDice(dice: GameRecord['dice']): DiceChoice {
  return 'faces' in dice ? { dice: scriptedDice(dice.faces, dice.seed) } : { seed: dice.seed }
}

/** Reads a record without playing it. Refusals name the path. */
export function readRecord(json: unknown): Result<GameRecord> {
  let data = json
  if (typeof json === 'string') {
    try {
      data = parseJson(json)
    } catch (error) {
      return refused(`This is not JSON: ${jsonProblem(error)}`)
    }
  }
  if (!isRecord(data) || data.format !== 'gargoyle-record') {
    return refused('This is not a Gargoyle record: it must be an object with "format": "gargoyle-record".', {
      path: 'format',
    })
  }
  if (data.version !== recordVersion) {
    // Only a number is repeated: other things a file can hold may have no text at all.
    const version =
      typeof data.version === 'number' ? `of version ${data.version}` : 'without a version number'
    return refused(`Records ${version} cannot be read, only those of version ${recordVersion}.`, {
      path: 'version',
    })
  }
  const { game, rulesVersion, engineVersion: engine, setup, dice, answers, checkpoints, ended } = data
  if (typeof game !== 'string') return wrong('game', 'the name of a game')
  if (typeof rulesVersion !== 'number') return wrong('rulesVersion', 'a number')
  if (typeof engine !== 'string') return wrong('engineVersion', 'a version such as "0.1.0"')
  if (setup === undefined) return wrong('setup', 'what the game starts from')
  if (typeof ended !== 'boolean') return wrong('ended', 'true or false')
  const trouble = diceTrouble(dice) ?? answersTrouble(answers) ?? checkpointsTrouble(checkpoints, answers)
  return trouble ?? ok(data as GameRecord)
}

function wrong(path: string, wanted: string): Refused {
  return refused(`It must be ${wanted}.`, { path })
}

function diceTrouble(dice: unknown): Refused | undefined {
  if (!isRecord(dice)) return wrong('dice', 'an object with a seed')
  if (typeof dice.seed !== 'string') return wrong('dice.seed', 'a text')
  if (!('faces' in dice)) return undefined
  if (!Array.isArray(dice.faces)) return wrong('dice.faces', 'a list of dice faces')
  const bad = dice.faces.findIndex((face: unknown) => !Number.isInteger(face) || (face as number) < 1)
  return bad < 0 ? undefined : wrong(`dice.faces[${bad}]`, 'a whole number from 1 up')
}

function answersTrouble(answers: unknown): Refused | undefined {
  if (!Array.isArray(answers)) return wrong('answers', 'a list')
  for (const [i, each] of (answers as readonly unknown[]).entries()) {
    if (!isRecord(each)) return wrong(`answers[${i}]`, 'an object with seat and answer')
    if (typeof each.seat !== 'string') return wrong(`answers[${i}].seat`, 'the name of a seat')
    if (!('answer' in each)) return wrong(`answers[${i}].answer`, 'given')
  }
  return undefined
}

function checkpointsTrouble(checkpoints: unknown, answers: unknown): Refused | undefined {
  if (!Array.isArray(checkpoints)) return wrong('checkpoints', 'a list')
  const count = Array.isArray(answers) ? answers.length : 0
  let least = 0
  for (const [i, each] of (checkpoints as readonly unknown[]).entries()) {
    if (!isRecord(each)) return wrong(`checkpoints[${i}]`, 'an object with answers and hash')
    const at = each.answers
    if (typeof at !== 'number' || !Number.isInteger(at) || at < least || at > count) {
      return wrong(
        `checkpoints[${i}].answers`,
        `a whole number from ${least} to ${count}, each higher than the last`,
      )
    }
    if (typeof each.hash !== 'string') return wrong(`checkpoints[${i}].hash`, 'a hash')
    least = at + 1
  }
  return undefined
}
