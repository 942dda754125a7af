import { type GameRecord, must, playSync, randomPlayer, recordOf, seat, startSession } from '@gargoyle/engine'
import { heist } from '@gargoyle/engine/examples'
import { expect, test } from 'vitest'
import { viewsOnly } from './hosted-game.ts'
import { LocalReplay } from './replay-host.ts'
import { amongGames } from './testing/among-games.ts'

const ada = seat('ada')
const loadGame = amongGames({ definition: heist, ...viewsOnly })
const plans = { ada: { kind: 'person' }, bo: { kind: 'bot', name: 'random' } } as const

function recorded(): GameRecord {
  const session = must(startSession(heist, { setup: { seats: ['ada', 'bo'] }, seed: 'clock' }))
  playSync(session, { ada: randomPlayer(), bo: randomPlayer() })
  return recordOf(session)
}

test('every moment of a game can be looked at, in any order, as it was then', async () => {
  const record = recorded()
  const replay = new LocalReplay(loadGame)
  const info = must(await replay.open(record, plans))
  expect(info).toMatchObject({
    game: 'heist',
    seats: ['ada', 'bo'],
    answers: record.answers.length,
    ended: true,
  })
  expect(info.moments).toHaveLength(record.answers.length + 1)
  expect(info.moments[0]?.next).toBe(record.answers[0]?.seat)
  expect(info.moments.at(-1)?.next).toBeUndefined()
  const end = must(await replay.snapshot(record.answers.length, 'spectator')).look
  expect(end.over).toBe(true)
  const begin = must(await replay.snapshot(0, ada)).look
  expect(begin).toMatchObject({ over: false, answers: 0, viewer: ada })
  const middle = must(await replay.snapshot(5, 'spectator')).look
  expect(middle.answers).toBe(5)
  expect(middle.lastEvent).toBe(info.moments[5]?.lastEvent)
  expect(must(await replay.snapshot(5, 'spectator')).events.length).toBe(middle.lastEvent)
  expect(await replay.snapshot(999, 'spectator')).toMatchObject({ ok: false })
})

test('a game that goes on is watched from outside only', async () => {
  const record = recorded()
  const replay = new LocalReplay(loadGame)
  must(
    await replay.open(
      { ...record, answers: record.answers.slice(0, 6), checkpoints: [], ended: false },
      plans,
    ),
  )
  expect(await replay.snapshot(3, ada)).toMatchObject({ ok: false })
  expect(await replay.snapshot(3, 'spectator')).toMatchObject({ ok: true })
})

test('other rules, another game and answers that do not fit are refused with the place', async () => {
  const record = recorded()
  const refusal = async (change: Partial<GameRecord>) => {
    const opened = await new LocalReplay(loadGame).open({ ...record, ...change }, plans)
    return opened.ok ? undefined : opened.reason
  }
  expect((await refusal({ rulesVersion: 77 }))?.text).toContain('Recorded with rules 77')
  expect((await refusal({ game: 'chess' }))?.text).toBe('The game "chess" is not known here.')
  const answers = [{ seat: ada, answer: 'fly' }, ...record.answers.slice(1)]
  expect(await refusal({ answers })).toMatchObject({ path: 'answers[0]' })
})

test('a game is held against the fingerprints in its record', async () => {
  const record = recorded()
  const proof = async (change: Partial<GameRecord>) =>
    must(await new LocalReplay(loadGame).open({ ...record, ...change }, plans)).proof
  const { checkpoints } = record
  expect(await proof({})).toEqual({ checkpoints: checkpoints.length })
  const forged = checkpoints.map((each, index) => (index === 1 ? { ...each, hash: 'forged' } : each))
  expect(await proof({ checkpoints: forged })).toMatchObject({ differsAt: checkpoints[1]?.answers })
  const short = { answers: record.answers.slice(0, 6), checkpoints: [] }
  expect(await proof(short)).toEqual({ checkpoints: 0, endless: true })
  expect(await proof({ ended: false })).toEqual({ checkpoints: checkpoints.length, isOver: true })
})
