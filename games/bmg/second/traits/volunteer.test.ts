import { casualtyRecount, trigger } from '@gargoyle/bmg-counters/toolkit'
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

test('bmg2/trait/volunteer, bmg2/core/recount-order: the mission is over in the last round too, and pays the enemy', () => {
  const ended = (round: number) => {
    const table = stage(
      {
        hero: { traits: [member], rank: 'leader', leads: true },
        mate: { traits: [member], condition: 'ko' },
      },
      { stage: 'recount', part: 3, round },
    )
    table.play((game) => casualtyRecount(game))
    const { victoryPoints, earned } = table.band('b')
    return [table.state.stage, table.model('mate').condition, victoryPoints + earned]
  }
  expect(ended(2)).toEqual(['lead', 'casualty', 2])
  expect(ended(6)).toEqual(['over', 'casualty', 2])
})

test('bmg2/trait/volunteer, bmg2/core/sewers: nor does it help to be K.O. below ground', () => {
  const table = stage({ hero: { traits: [member], rank: 'leader', leads: true }, mate: { traits: [member] } })
  Object.assign(table.model('mate'), { at: undefined, condition: 'ko', sewerSince: 1 })
  table.play((game) => trigger(game, 'recount-end', {}))
  expect(table.model('mate')).toMatchObject({ condition: 'casualty', sewerSince: undefined })
})

test('bmg2/trait/volunteer: the boss counts as one', () => {
  const table = stage({ hero: { traits: [member], rank: 'leader', leads: true, condition: 'ko' } })
  table.play((game) => trigger(game, 'recount-end', {}))
  expect(table.model('hero').condition).toBe('ko')
})
