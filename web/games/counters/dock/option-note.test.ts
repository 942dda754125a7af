import { bmg2Kit } from '@gargoyle/kits/bmg2'
import { expect, test } from 'vitest'
import { hostedGame } from '../../../worker/hosted-game.ts'
import secondHosting from '../../bmg2/hosting.ts'
import { asks, momentOf, playUntil, quickGame } from '../testing/moments.ts'
import { optionNote } from './option-note.ts'

const hosted = hostedGame(bmg2Kit, secondHosting)

test('the player who takes the lead is told which of the two sides is theirs', () => {
  const moment = momentOf(hosted, playUntil(quickGame(hosted), asks('lead')))
  const { decision, asked } = moment.look
  if (decision?.options === undefined) throw new Error('It is asked who goes first.')
  const notes = decision.options.map((option) => [option.id, optionNote(option, decision, moment)])
  expect(notes).toHaveLength(2)
  for (const [id, note] of notes) expect(note).toBe(id === asked[0] ? 'You' : 'Your opponent')
})
