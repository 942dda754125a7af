import {
  fingerprintsWith,
  type GameRecord,
  loadRecord,
  ok,
  type Result,
  readRecord,
  refused,
  type Session,
  type Viewer,
} from '@gargoyle/engine'
import { type HostedGame, viewsOnly } from './hosted-game.ts'
import type { LoadGame } from './hosted-games.ts'
import { infoOf, lookOf } from './look.ts'
import { readViewer } from './outside.ts'
import type {
  ReplayHost,
  ReplayInfo,
  ReplayMoment,
  ReplayProof,
  ReplaySnapshot,
  SeatPlans,
} from './protocol.ts'

/** A recorded game, played again once and then looked at anywhere. */
export class LocalReplay implements ReplayHost {
  private readonly loadGame: LoadGame
  private game: HostedGame | undefined
  /** The game after each number of answers. They share their history, so that keeping all of them is cheap. */
  private sessions: readonly Session[] = []
  private ended = false

  constructor(loadGame: LoadGame) {
    this.loadGame = loadGame
  }

  async open(saved: GameRecord, plans: SeatPlans): Promise<Result<ReplayInfo>> {
    const read = readRecord(saved)
    if (!read.ok) return read
    const record = read.value
    const loaded = await this.loadGame(record.game)
    if (!loaded.ok) return loaded
    const game = loaded.value
    const played = playAgain(game, record)
    if (!played.ok) return played
    this.game = game
    this.sessions = played.value
    const last = this.sessions.at(-1)
    const first = this.sessions[0]
    if (last === undefined || first === undefined) return refused('There is nothing to watch.')
    this.ended = last.isOver
    return ok({
      ...infoOf(first, plans, game),
      answers: record.answers.length,
      ended: this.ended,
      moments: this.sessions.map((session, index) => momentOf(session, record, index)),
      proof: proofOf(this.sessions, record),
    })
  }

  async snapshot(answers: number, viewer: Viewer): Promise<Result<ReplaySnapshot>> {
    const session = this.at(answers, viewer)
    if (!session.ok) return session
    return ok({
      look: lookOf(
        session.value,
        viewer,
        this.game ?? { ...viewsOnly, definition: session.value.definition },
      ),
      events: session.value.events(viewer),
    })
  }

  close(): void {
    this.sessions = []
  }

  private at(answers: number, viewer: Viewer): Result<Session> {
    const session = Number.isInteger(answers) ? this.sessions[answers] : undefined
    if (session === undefined) return refused('This game has no such moment: name a number of its answers.')
    const known = readViewer(session, viewer)
    if (!known.ok) return known
    if (viewer === 'spectator' || this.ended) return ok(session)
    return refused('This game goes on: what its players hide stays hidden until it is over.')
  }
}

/** Every moment of a recorded game. Refuses a record of other rules, and one whose answers do not fit, with the place. */
function playAgain({ definition }: HostedGame, record: GameRecord): Result<readonly Session[]> {
  const begun = loadRecord(definition, { ...record, answers: [], checkpoints: [], ended: false })
  if (!begun.ok) return begun
  const session = begun.value
  const moments: Session[] = [session.fork()]
  for (const [index, { seat, answer }] of record.answers.entries()) {
    const taken = session.answer(seat, answer)
    if (!taken.ok)
      return refused(`Answer ${index + 1} does not fit the game so far: ${taken.reason.text}`, {
        path: `answers[${index}]`,
      })
    moments.push(session.fork())
  }
  return ok(moments)
}

function momentOf(session: Session, { answers }: GameRecord, index: number): ReplayMoment {
  const next = answers[index]?.seat
  const lastEvent = session.events('spectator').length
  return next === undefined ? { lastEvent } : { lastEvent, next }
}

/** Holds the game against the fingerprints in its record. */
function proofOf(sessions: readonly Session[], { setup, checkpoints, ended }: GameRecord): ReplayProof {
  const fingerprint = fingerprintsWith(setup)
  const wrong = checkpoints.find(({ answers, hash }) => {
    const session = sessions[answers]
    return session === undefined || fingerprint(session) !== hash
  })
  return {
    checkpoints: checkpoints.length,
    ...(wrong === undefined ? {} : { differsAt: wrong.answers }),
    ...(ended && sessions.at(-1)?.isOver !== true ? { endless: true } : {}),
    ...(!ended && sessions.at(-1)?.isOver === true ? { isOver: true } : {}),
  }
}
