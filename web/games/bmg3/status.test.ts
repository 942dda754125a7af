import { type Seat, seat } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { ending } from './ending.ts'
import { status } from './status.ts'
import { momentOf, playUntil, quickGame, stage, withView } from './testing/moments.ts'

const shownAs = (moment: Parameters<typeof status>[0], label: string) =>
  status(moment).find((item) => item.label === label)?.value

test('before the first round there is no round and no turn', () => {
  const moment = momentOf(quickGame())
  expect(status(moment).map(({ label }) => label)).toEqual(['Phase', 'Player', 'Computer'])
  expect(shownAs(moment, 'Phase')).toBe('Laying out the street')
})

test('in a round all viewers see whose turn it is, both crews’ points, and who has the Initiative', () => {
  const moment = withView(momentOf(playUntil(quickGame(), stage('execute'))), ({ crews }) => ({
    round: 2,
    turn: seat('Computer'),
    initiative: seat('Player'),
    crews: {
      ...crews,
      Player: { ...crews.Player!, victoryPoints: 3, resources: 1, passes: 1 },
      Computer: { ...crews.Computer!, victoryPoints: 0, resources: 3, passes: 0 },
    },
  }))
  expect(shownAs(moment, 'Round')).toBe('2 of 4')
  expect(shownAs(moment, 'Turn')).toBe('Computer')
  expect(shownAs(moment, 'Player')).toBe('3 VP · 1 RP · 1 pass · Initiative')
  expect(shownAs(moment, 'Computer')).toBe('0 VP · 3 RP')
})

test('the end tells who won, with the points of both', () => {
  const session = playUntil(quickGame('to the end'), () => false)
  const moment = momentOf(session)
  const { outcome } = moment.look
  if (outcome === undefined) throw new Error('The game is not over.')
  const { heading, sentences } = ending(outcome, moment)
  const { winner } = outcome
  expect(heading).toBe(winner === null ? 'A draw' : `${winner} wins`)
  expect(
    sentences.filter((sentence) => /^(Player|Computer): \d+ victory points? from/.test(sentence)),
  ).toHaveLength(2)
})

test('a person alone against the computer reads it as their own', () => {
  const moment = momentOf(playUntil(quickGame(), stage('execute')))
  const info = {
    ...moment.info,
    plans: { Player: { kind: 'person' }, Computer: { kind: 'bot', name: 'regular' } },
  } as const
  const told = (winner: Seat | null) =>
    ending({ winner, victoryPoints: {}, rounds: 4, reason: '' }, { ...moment, info }).heading
  expect([told(seat('Player')), told(seat('Computer')), told(null)]).toEqual([
    'You win',
    'Computer wins',
    'A draw',
  ])
})
