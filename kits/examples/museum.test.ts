import { greedyPlayer } from '@gargoyle/bots'
import { must, playSync, randomPlayer, seat, startSession } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { museumEvaluator, museumKit, museumOddsReader } from './museum.ts'

const begin = (seed: string) =>
  must(startSession(museumKit.definition, { setup: must(museumKit.setupFor({}, 0, '')), seed }))

/** How often the burglars win of some games. */
function wins(burglars: 'greedy' | 'random', guard: 'greedy' | 'random'): number {
  const player = { greedy: () => greedyPlayer(museumEvaluator), random: randomPlayer }
  return Array.from({ length: 12 }, (_, i) => {
    const session = begin(`${i}`)
    const [one, other] = [player[burglars](), player[burglars]()]
    playSync(session, { fox: one, magpie: other, guard: player[guard]() })
    return session.outcome?.winner
  }).filter((winner) => winner === 'burglars').length
}

test('thinking helps both sides', () => {
  const chance = wins('random', 'random')
  expect(wins('greedy', 'random')).toBeGreaterThan(chance)
  expect(wins('greedy', 'greedy')).toBeLessThan(wins('greedy', 'random'))
})

test('what is good for the burglars is bad for the guard, by as much', () => {
  const { state, content } = begin('s')
  const worth = (who: string): number => {
    let sum = 0
    museumEvaluator.appraise(state, content, seat(who), (_matter, _which, value) => {
      sum += value
    })
    return sum
  }
  expect(worth('fox')).toBe(worth('magpie'))
  expect(worth('guard')).toBe(-worth('fox'))
})

test('odds cover locks, alarms and who is caught', () => {
  const { state: before, content } = begin('s')
  const after = museumKit.definition.clone(before)
  after.alarms++
  after.burglars[1]!.caught = true
  expect(museumOddsReader.read({ before, after, content, events: [] })).toEqual([
    { what: 'alarms', id: 'museum', whom: 'the museum', value: 1 },
    { what: 'caught', id: 'magpie', whom: 'magpie', value: 1 },
  ])
})

test('breaches: nothing is wrong at the beginning, and what is wrong is reported', () => {
  const { state, content } = begin('s')
  expect(museumKit.breaches?.(state, content, true)).toEqual([])
  const broken = museumKit.definition.clone(state)
  broken.guard.room = 'moon'
  Object.assign(broken.diamond, { carrier: 'fox', found: true })
  Object.assign(broken.burglars[0]!, { caught: true })
  broken.alarms = -1
  expect(museumKit.breaches?.(broken, content, true)).toEqual([
    'There is no room moon.',
    'The diamond is not with its carrier.',
    'A burglar who is caught carries the diamond.',
    'There are fewer alarms than none.',
  ])
})

test('the rooms are drawn with who and what is in them, and the diamond for the guard alone', async () => {
  const session = begin('s')
  const text = await museumKit.loadTextMode?.()
  const drawn = (viewer: string) => text?.draw?.(session.view(seat(viewer)).game, seat(viewer)) ?? []
  expect(drawn('fox')).toContain('the cellar         fox, magpie (exit); doors to workshop, egypt')
  expect(drawn('fox').join()).not.toContain('the diamond')
  expect(drawn('guard').join()).toContain('the diamond')
})

test('wings take turns, and hours are counted', () => {
  const setups = [0, 1, 2].map((index) => must(museumKit.setupFor({}, index, '')))
  expect(setups.map((setup) => (setup as { wing: string }).wing)).toEqual(['east', 'west', 'east'])
  expect(must(museumKit.setupFor({ hours: [{ name: '4' }] }, 0, ''))).toMatchObject({ hours: 4 })
  const hours = museumKit.options.find(({ name }) => name === 'hours')
  expect(['0', '1', '24', '25', 'x'].map((text) => hours?.problem?.(text) === undefined)).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
})
