import { expect, test } from 'vitest'
import { perform } from '../activation/perform.ts'
import { gun } from '../testing/duel.ts'
import { setTable } from '../testing/table.ts'

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
