import { bmg3 } from '@gargoyle/bmg3'
import { loadRecord, must, recordOf, type Seat, startSession } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { wholeSeats, wholeSetup } from '../games/bmg3/testing/whole-setup.ts'
import { games } from '../games/index.ts'
import { loadHostedGame } from './hosted-games.ts'
import { LocalMatch } from './match-host.ts'
import type { Snapshot } from './protocol.ts'
import { LocalReplay } from './replay-host.ts'

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

test.each(games)('$id can be hosted under the id that the page lists it by', async ({ id }) => {
  expect(must(await loadHostedGame(id)).definition.id).toBe(id)
})

test('a game that is not known is refused', async () => {
  expect(await loadHostedGame('chess')).toMatchObject({
    ok: false,
    reason: { text: 'The game "chess" is not known here.', path: 'game' },
  })
})

/** Sits down at a quick game and answers for its person until something holds. */
async function playedUntil(
  game: (typeof games)[number],
  until: (match: LocalMatch, me: Seat) => Promise<boolean>,
) {
  const page = await game.load()
  const order = page.quickStart('moonlight')
  const seats = Object.fromEntries(
    Object.entries(order.seats).map(([seat, plan]) =>
      plan.kind === 'bot' ? [seat, { kind: 'bot' as const, name: 'random' }] : [seat, plan],
    ),
  )
  const match = new LocalMatch({ loadGame: loadHostedGame, wait })
  const info = must(await match.start({ ...order, seats }))
  const me = info.seats.find((seat) => seats[seat]?.kind === 'person')
  if (me === undefined) throw new Error('A quick game is played by a person.')
  for (let i = 0; i < 2000; i++) {
    const { look }: Snapshot = must(await match.snapshot(me))
    if (look.over) break
    if (!look.asked.includes(me)) await wait(1)
    else if (await until(match, me)) return { match, me, info, page, look }
    else {
      const [first] = await match.candidates(me, 1)
      must(await match.answer(me, first?.answer ?? null, look.question ?? -1))
    }
  }
  throw new Error('The game was over before anything of the kind was asked.')
}

const named = (name: string) => async (match: LocalMatch, me: Seat) =>
  must(await match.snapshot(me)).look.decision?.name === name

test.each(games)(
  '$id: one click begins a game with a person and a bot, and a table to draw',
  async (game) => {
    const { info, page, look } = await playedUntil(game, async () => true)
    const scene = page.scene({ info, look })
    expect(scene.board.width).toBeGreaterThan(0)
    expect(page.status({ info, look }).length).toBeGreaterThan(0)
    expect(page.title(info)).not.toBe('')
    expect(structuredClone({ info, look })).toEqual({ info, look })
  },
)

test('bmg3: a move is drawn, hinted at and looked along', async () => {
  const [game] = games
  if (game === undefined) throw new Error('There is a game.')
  const { match, me, info, page, look } = await playedUntil(game, named('move'))
  expect((await match.explore(me))?.areas.length).toBeGreaterThan(0)
  const scene = page.scene({ info, look })
  const [mover] = page.subjectsOf(look.decision ?? { name: '', prompt: '', shape: '' }, { info, look })
  const figure = scene.figures.find(({ id }) => id === mover)
  if (figure === undefined) throw new Error('Somebody moves.')
  const stays = await match.toward(me, figure.at)
  expect(stays.ok ? stays.value.length : -1).toBe(0)
  const listed = await match.candidates(me, 6)
  expect(listed.length).toBeGreaterThan(1)
  for (const { answer, label } of listed) {
    expect(label).not.toBe('')
    expect(must(await match.check(me, answer))).toEqual(answer)
  }
  const hint = must(await match.hint(me))
  expect(hint.answers[0]?.sentence).toBeTypeOf('string')
  // Advice on places is in the words in which places are listed, and leads to different ones.
  const ends = await Promise.all(hint.answers.map(async ({ answer }) => must(await match.trace(me, answer))))
  expect(hint.answers.map(({ label }) => label)).toEqual(ends.map(({ text }) => text))
  expect(new Set(ends.map(({ points }) => JSON.stringify(points.at(-1)))).size).toBe(ends.length)
  const other = scene.figures.find(({ side }) => side !== figure.side)
  const sight = must(await match.sight(me, { id: figure.id }, { id: other?.id ?? '' }))
  expect(sight.sentences.length).toBeGreaterThan(0)
})

test('bmg3: nothing that is sent to a person names a card in the bot’s hand', async () => {
  const [game] = games
  if (game === undefined) throw new Error('There is a game.')
  const { match, me, info } = await playedUntil(game, named('activate'))
  const session = must(loadRecord(bmg3, must(await match.record())))
  const rival = info.seats.find((seat) => seat !== me) as Seat
  const { crews } = session.state
  const mine = crews[me]
  const theirs = crews[rival]
  const open = new Set([...(mine?.hand ?? []), ...(mine?.deck ?? []), ...(mine?.terror ?? [])])
  const hidden = theirs?.hand.filter((card) => !open.has(card)) ?? []
  expect(hidden.length).toBeGreaterThan(0)
  const sent = JSON.stringify(must(await match.snapshot(me)))
  const played = [theirs?.waiting.map(({ card }) => card), theirs?.accomplished, theirs?.spent].flat()
  expect(hidden.filter((card) => !played.includes(card) && sent.includes(`"${card}"`))).toEqual([])
  // The test itself would notice: the person's own hand is there.
  expect(mine?.hand.every((card) => sent.includes(`"${card}"`))).toBe(true)
})

test('bmg3: where both are asked at once, the answer of one does not cost the other a hint', async () => {
  const seats = Object.fromEntries(Object.keys(wholeSeats).map((seat) => [seat, { kind: 'person' as const }]))
  const match = new LocalMatch({ loadGame: loadHostedGame, wait })
  const info = must(await match.start({ game: 'bmg3', setup: wholeSetup, seed: 'moonlight', seats }))
  const [me, rival] = info.seats as [Seat, Seat]
  const answerFor = async (seat: Seat) => {
    const [first] = await match.candidates(seat, 1)
    must(
      await match.answer(seat, first?.answer ?? null, must(await match.snapshot(seat)).look.question ?? -1),
    )
  }
  while (!(await named('audacity')(match, me))) {
    const [next] = must(await match.snapshot(me)).look.asked
    if (next === undefined) throw new Error('Nobody was ever asked for Audacity.')
    await answerFor(next)
  }
  const hint = match.hint(me)
  await answerFor(rival)
  expect((await hint).ok).toBe(true)
  const late = match.hint(me)
  await answerFor(me)
  expect(await late).toMatchObject({ ok: false, reason: { text: 'The hint is no longer wanted.' } })
})

test('bmg3: a game of rules that have changed is neither gone on with nor shown again, and both say why', async () => {
  const session = must(startSession(bmg3, { setup: wholeSetup, seed: 'versions' }))
  const now = recordOf(session)
  const old = { ...now, rulesVersion: 3 }
  const refused = {
    ok: false,
    reason: {
      path: 'rulesVersion',
      text: expect.stringContaining(`Recorded with rules 3, this is ${bmg3.rulesVersion}`),
    },
  }
  const match = () => new LocalMatch({ loadGame: loadHostedGame, wait })
  expect(await match().resume(old, wholeSeats)).toMatchObject(refused)
  expect(await new LocalReplay(loadHostedGame).open(old, wholeSeats)).toMatchObject(refused)
  expect(await match().resume(now, wholeSeats)).toMatchObject({ ok: true })
  expect(await new LocalReplay(loadHostedGame).open(now, wholeSeats)).toMatchObject({ ok: true })
})
