import { trigger } from '@gargoyle/bmg-counters/toolkit'
import { expect, test } from 'vitest'
import { stage } from '../testing/stage.ts'

const member = 'suicide-squad-member'

/** What becomes of a K.O. mate at the end of the Recount, in a crew with such a boss. */
function fate(boss: readonly string[], mate: readonly string[], condition: 'ko' | 'up' = 'ko'): string {
  const table = stage({
    hero: { traits: boss, rank: 'leader', leads: true },
    mate: { traits: mate, condition },
  })
  table.play((game) => trigger(game, 'recount-end', {}))
  return table.model('mate').condition
}

test('bmg2/trait/volunteer: a Suicide Mission takes K.O. Members of the team out of the game, but no Volunteer', () => {
  expect(fate([member], [member])).toBe('casualty')
  expect(fate([member], [member, 'volunteer'])).toBe('ko')
})

test('bmg2/trait/volunteer: the mission is only for Members, K.O., in a team of the Squad', () => {
  expect(fate([member], [])).toBe('ko')
  expect(fate([member], [member], 'up')).toBe('up')
  expect(fate([], [member])).toBe('ko')
})

test('bmg2/trait/volunteer: the boss counts as one', () => {
  const table = stage({ hero: { traits: [member], rank: 'leader', leads: true, condition: 'ko' } })
  table.play((game) => trigger(game, 'recount-end', {}))
  expect(table.model('hero').condition).toBe('ko')
})
