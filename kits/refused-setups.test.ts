import { must } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { loadKit } from './registry.ts'

/** Words of schemas and of JavaScript, which mean nothing to a player. */
const PROGRAMMERS = /invalid|expected|received|undefined|unrecognized|NaN|\[object|>=|<=/i

const rubbish: readonly unknown[] = [
  {},
  null,
  [],
  'x',
  7,
  { crews: [], bands: [], mission: [] },
  { crews: [{}], bands: [{}], mission: 'first-night', heroes: 9 },
  { crews: [{}, {}] },
  { bands: [{}, {}] },
  { crews: [{ crew: 3 }, {}] },
  { bands: [{ band: 3 }, {}] },
  { crews: [{ crew: { boss: 1 } }, {}] },
  { bands: [{ band: { leader: 1 } }, {}] },
  { mission: 'first-night', heroes: 'two' },
  { mission: 'first-night', heroes: [{ hero: 3 }] },
  { mission: 'first-night', heros: 2 },
  { mission: {} },
  { mission: { id: 3, board: 'nowhere' } },
]

test.each(['bmg3', 'bmg2', 'bmg1', 'gcc'])(
  '%s refuses rubbish for a setup in words for people',
  async (id) => {
    const { definition } = must(await loadKit(id))
    for (const given of rubbish) {
      const read = definition.prepare(given)
      if (read.ok) throw new Error(`${id} takes ${JSON.stringify(given)}.`)
      const { text } = read.reason
      expect(text, JSON.stringify(given)).not.toMatch(PROGRAMMERS)
      expect(text, JSON.stringify(given)).toMatch(/^["A-Z].*[.?]$/)
    }
  },
)
