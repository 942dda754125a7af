import { describe, expect, test } from 'vitest'
import { perform } from '../activation/perform.ts'
import { gun, oneShot, shootOut } from '../testing/duel.ts'
import { setTable } from '../testing/table.ts'

describe('effects of weapons that ask for damage', () => {
  const counters = (dice: string, ...rules: readonly string[]) => {
    const table = shootOut({
      hero: { counters: 'AA' },
      thug: { weapons: [oneShot('firearm', 'explosive', ...rules)] },
    })
    table.play((game, { thug }) => perform(game, thug, 'ranged:0'), dice)
    return table.model('hero').counters.attack
  }

  test('bmg1/effect/enervating, bmg1/template/explosion-template: a blast that fails to damage takes no counters', () => {
    expect([counters('5 1 3', 'enervating(1)'), counters('5 2 3', 'enervating(1)')]).toEqual([2, 1])
  })
})

test('bmg1/effect/smoke: it hangs where the shot hits, not at another target that was missed', () => {
  const table = setTable({
    models: {
      thug: { seat: 'b', at: [30, 30], counters: 'AA', weapons: [{ ...gun, rules: ['firearm', 'smoke'] }] },
      hero: { seat: 'a', at: [45, 30], endurance: 9 },
      mate: { seat: 'a', at: [30, 45], endurance: 9 },
    },
    active: 'thug',
  })
  table.play((game, { thug }) => perform(game, thug, 'ranged:0'), '1 5 2 3', ['shots', { '1': 1, '2': 1 }])
  expect(table.state.markers.map(({ at }) => at)).toEqual([table.model('mate').at])
})
