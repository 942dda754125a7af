import { bmg3 } from '@gargoyle/bmg3'
import { greedyPlayer, levels } from '@gargoyle/bots'
import { isRecord, must, playSync, type SyncPlayer, startSession } from '@gargoyle/engine'
import { flatDistance, inches } from '@gargoyle/table'
import { expect, test } from 'vitest'
import { bmg3Evaluator } from './evaluate.ts'

/** An explosion that begins at a model hits no model further away than this, from centre to centre. */
const BLAST = inches(5)

interface Watched {
  /** How often the model that can blow itself up could have done so. */
  readonly temptations: number
  readonly follies: readonly string[]
}

/** A whole game of the weakest bot against itself, and the moves in it that no person would make. */
function watchedGame(seed: string): Watched {
  const setup = {
    crews: [{ crew: 'joker-carnival' }, { crew: 'gcpd-signal' }],
    board: 'docks',
    event: 'none',
  }
  const session = must(startSession(bmg3, { setup, seed }))
  const follies: string[] = []
  let temptations = 0
  const isEnemyNear = (): boolean => {
    const { models, activation } = session.state
    const self = models.find(({ id }) => id === activation?.model)
    return (
      self !== undefined &&
      models.some(
        ({ seat, at, condition }) =>
          at !== undefined &&
          self.at !== undefined &&
          condition !== 'casualty' &&
          seat !== self.seat &&
          flatDistance(at, self.at) <= BLAST,
      )
    )
  }
  const player = greedyPlayer(bmg3Evaluator, levels[0].options)
  const watched: SyncPlayer = {
    answer(request) {
      const answer = player.answer(request)
      const explode = request.decision.options?.find(({ label, why }) => label === 'Explode' && !why)
      if (explode && !isEnemyNear()) {
        temptations += 1
        if (answer === explode.id) follies.push(`${seed}: it explodes beside nobody`)
      }
      return answer
    },
  }
  playSync(session, { a: watched, b: watched })
  for (const { name, text, about } of session.events('spectator'))
    if (name === 'attack' && isRecord(about) && Array.isArray(about.targets) && about.targets.length === 0)
      follies.push(`${seed}: ${text}`)
  return { temptations, follies }
}

test('novice never wastes a model: none explodes without an enemy near or attacks without a target in whole games', () => {
  const games = ['carnival', 'parade', 'tombola'].map(watchedGame)
  expect(games.flatMap(({ follies }) => follies)).toEqual([])
  // It could have, all the time.
  for (const { temptations } of games) expect(temptations).toBeGreaterThan(0)
}, 240_000)
