import { must, randomPlayer, startSession } from '@gargoyle/engine'
import { heist } from '@gargoyle/engine/examples'
import { secretsWithin } from '@gargoyle/engine/testing'
import { expect, test } from 'vitest'
import { botAnswer } from './seated-bot.ts'

test('a bot at the page is given neither the game nor its seed, from which its own chance is drawn', async () => {
  const seed = 'the secret of the dice'
  const session = must(startSession(heist, { setup: { seats: ['ada', 'bo'] }, seed }))
  const found: string[] = []
  const random = randomPlayer()
  const nosy = {
    answer(request: Parameters<typeof random.answer>[0]) {
      found.push(...secretsWithin(request, session, seed))
      return random.answer(request)
    },
  }
  const { signal } = new AbortController()
  const answer = await botAnswer(session, session.pending!.asked[0]!, { player: nosy }, signal)
  expect(session.pending!.asked[0]!.decision.check(answer).ok).toBe(true)
  expect(found).toEqual([])
})
