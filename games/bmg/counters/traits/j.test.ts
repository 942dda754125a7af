import { describe, expect, test } from 'vitest'
import { inflict } from '../damage/inflict.ts'
import { duel } from '../testing/duel.ts'

describe('traits with J', () => {
  const knockedOut = (coin: string, by: 'thug' | 'hero' | 'nobody' = 'thug') => {
    const table = duel({ thug: { traits: ['judgment'] }, hero: { endurance: 4 } })
    table.play(
      (game, models) =>
        inflict(game, models.hero, {
          stun: 4,
          by: by === 'nobody' ? undefined : models[by],
          cause: 'a blow',
        }),
      coin,
    )
    return table.model('hero').condition
  }

  test('bmg1/trait/judgment: heads makes the enemy it put K.O. a casualty, tails leaves it K.O.', () => {
    expect(knockedOut('1')).toBe('casualty')
    expect(knockedOut('2')).toBe('ko')
  })

  test('bmg1/trait/judgment: no coin if another model or none did it, or a friend fell', () => {
    expect(knockedOut('', 'hero')).toBe('ko')
    expect(knockedOut('', 'nobody')).toBe('ko')
    const friend = duel({ thug: { traits: ['judgment'] }, hero: { seat: 'b', endurance: 4 } })
    friend.play((game, { hero, thug }) => inflict(game, hero, { stun: 4, by: thug, cause: 'a blow' }))
    expect(friend.model('hero').condition).toBe('ko')
  })

  test('bmg1/trait/judgment: an enemy that is K.O. already is not judged again', () => {
    const table = duel({ thug: { traits: ['judgment'] }, hero: { endurance: 4, stun: 4, condition: 'ko' } })
    table.play((game, { hero, thug }) => inflict(game, hero, { injury: 1, by: thug, cause: 'a blow' }))
    expect(table.model('hero')).toMatchObject({ condition: 'ko', injury: 1, stun: 3 })
  })
})
