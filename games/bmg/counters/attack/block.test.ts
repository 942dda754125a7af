import { describe, expect, test } from 'vitest'
import { performById } from '../testing/actions.ts'
import { duel, shootOut } from '../testing/duel.ts'

describe('blocking', () => {
  test('bmg1/core/block: a die for each DC, and each that reaches the Attack cancels an impact, before any damage', () => {
    const table = duel({ hero: { counters: 'DDD', traits: ['insensitive'] }, thug: { attack: 4 } })
    // Three impacts; two dice block on 4+: one of them does. Then two damage dice and the collateral.
    table.play(
      (game, { thug }) => performById(game, thug, 'melee:-1'),
      '5 5 5 4 3 6 6 2',
      ['strikes', { '1': 3 }],
      ['block', 2],
    )
    expect(table.model('hero').stun).toBe(2)
    expect(table.model('hero').counters.defense).toBe(1)
    expect(table.asked).toEqual(['b: strikes', 'a: block'])
  })

  test('bmg1/core/block: an attack that misses costs nothing, so a later one can still be blocked', () => {
    const table = duel({ hero: { counters: 'D' } })
    table.play((game, { thug }) => performById(game, thug, 'melee:-1'), '1', ['strikes', { '1': 1 }])
    expect(table.model('hero').counters.defense).toBe(1)
  })

  test('bmg1/core/block: only in close combat, and not while lying', () => {
    const shot = shootOut({ hero: { counters: 'DD' } })
    shot.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 1 6 2', ['shots', { '1': 2 }])
    expect(shot.model('hero').counters.defense).toBe(2)
    const lying = duel({ hero: { counters: 'DD', condition: 'down' } })
    lying.play((game, { thug }) => performById(game, thug, 'melee:-1'), '5 6 2', ['strikes', { '1': 1 }])
    expect(lying.asked).toEqual(['b: strikes'])
  })

  test('bmg1/core/passive-skills: it is the enemy’s activation, and the defender is asked', () => {
    const table = duel({ hero: { counters: 'D' } })
    table.play(
      (game, { thug }) => performById(game, thug, 'melee:-1'),
      '5 5',
      ['strikes', { '1': 1 }],
      ['block', 1],
    )
    expect(table.model('hero').counters.defense).toBe(0)
  })

  test('bmg1/effect/blind: a blind model blocks with a 6 and nothing less', () => {
    const blocked = (die: number) => {
      const table = duel({ hero: { counters: 'D' }, thug: { attack: 4 } })
      table.model('hero').effects = [{ id: 'blind', until: 'game', args: [], value: 0, by: undefined }]
      const hurt = die === 6 ? '' : ' 6 2'
      table.play(
        (game, { thug }) => performById(game, thug, 'melee:-1'),
        `5 ${die}${hurt}`,
        ['strikes', { '1': 1 }],
        ['block', 1],
      )
      return table.model('hero').stun === 0
    }
    expect([blocked(6), blocked(5)]).toEqual([true, false])
  })
})
