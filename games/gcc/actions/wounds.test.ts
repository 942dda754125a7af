import { describe, expect, test } from 'vitest'
import { setTable } from '../testing/table.ts'
import { arrive } from '../villain/reinforce.ts'
import { neutralize, wound } from './wounds.ts'

const cause = { text: 'a test', rule: 'gcc/core/wounds' }

describe('gcc/core/life-points, gcc/core/character-pool', () => {
  test('a miniature that is not on the board suffers nothing, and no wounds are no wounds', () => {
    const table = setTable({
      minis: { batman: { at: 'a' }, thug: { at: 'a', tile: {} }, gone: { tile: {} } },
    })
    expect(table.play((game, { gone }) => wound(game, gone, 2, cause))).toBe(0)
    expect(table.story).toEqual([])
    expect(table.play((game, { thug }) => wound(game, thug, 0, cause))).toBe(0)
    expect(table.story).toEqual([])
  })

  test('a character that comes back from the pool stands, without shackles and without its imaginary friend', () => {
    const table = setTable({
      minis: {
        batman: { at: 'a' },
        thug: { at: 'b', tile: {}, state: { lying: true, shackles: 2, friend: true } },
      },
    })
    table.play((game, { thug }) => neutralize(game, thug))
    table.play((game, { thug }) => arrive(game, thug, 2))
    expect(table.mini('thug')).toMatchObject({ at: 2, life: 1, lying: false, shackles: 0, friend: false })
  })

  test('what it carried stays where it was, and what others carry with them', () => {
    const table = setTable({
      minis: { batman: { at: 'a' }, thug: { at: 'b', tile: {} }, other: { like: 'thug', at: 'c' } },
    })
    table.state.tokens = [1, 2].map((holder) => ({
      kind: 'loot',
      face: 'up',
      id: `${holder}`,
      at: -1,
      holder,
    }))
    table.play((game, { thug }) => neutralize(game, thug))
    expect(table.state.tokens).toMatchObject([
      { at: 1, holder: -1 },
      { at: -1, holder: 2 },
    ])
  })
})

describe('gcc/core/hero-wounds, gcc/core/hero-neutralized', () => {
  test('a hero with a cube left is not neutralized and keeps its skills', () => {
    const table = setTable({ minis: { batman: { at: 'a' } } })
    table.play((game, { batman }) => wound(game, batman, 9, cause))
    expect(table.mini('batman').skillsOff).toBe(false)
    expect(table.story.join()).not.toContain('neutralized')
    table.play((game, { batman }) => wound(game, batman, 1, cause))
    expect(table.mini('batman').skillsOff).toBe(true)
    expect(table.story.join()).toContain('batman is neutralized.')
  })
  test('a neutralized hero suffers nothing more', () => {
    const table = setTable({ minis: { batman: { at: 'a', energy: { reserve: 0, wounds: 10 } } } })
    expect(table.play((game, { batman }) => wound(game, batman, 2, cause))).toBe(0)
    expect(table.story).toEqual([])
  })
})
