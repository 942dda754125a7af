import { bmg3Kit } from '@gargoyle/kits/bmg3'
import { crowKit } from '@gargoyle/kits/examples'
import { expect, test } from 'vitest'
import { resultsOf } from '../results.ts'
import { samplePlan, sampleRow } from '../testing/rows.ts'
import { labReportPage } from './page.ts'
import { thinkingOf } from './thinking.ts'

const crews = [
  { name: 'bats <b>', bot: 'greedy', brings: { name: 'bats <b>' } },
  { name: 'bane', bot: 'greedy', brings: { name: 'bane' } },
  { name: 'owls', bot: 'greedy', brings: { name: 'owls' } },
]
const plan = samplePlan({
  kind: 'tournament',
  sideOption: { name: 'crews', each: 'crew', ready: [] },
  contestants: crews,
  pairings: [
    [0, 1],
    [0, 2],
    [1, 2],
  ],
  marks: { 'the program': 'abc' },
})
const side = (contestant: number, points: number, scored: readonly string[]) => ({
  contestant,
  bot: 'greedy',
  brings: crews[contestant]!.name,
  tags: {
    crew: crews[contestant]!.name,
    faction: `faction ${contestant}`,
    zone: contestant === 0 ? 'A' : 'B',
  },
  points,
  deck: ['bloody-knuckles'],
  drawn: ['bloody-knuckles'],
  scored,
  resources: [],
  rules: points > 3 ? ['bmg3/trait/batclaw'] : [],
})
const rows = [0, 1, 2, 3, 4, 5].map((index) => {
  const pairing = index % 3
  const [a, b] = plan.pairings[pairing]!
  return sampleRow(
    index + 1,
    index === 5 ? null : 0,
    [side(a, 5 + index, ['bloody-knuckles']), side(b, index, [])],
    {
      pairing,
      first: index % 2,
      tags: { encounter: index % 2 === 0 ? 'duel' : 'ambush' },
      rounds: 4,
    },
  )
})
const timings = rows.map(({ game }) => ({
  game,
  sides: [
    { answers: 10, milliseconds: 100, most: 50 },
    { answers: 30, milliseconds: 100, most: 20 },
  ],
}))
const page = labReportPage(plan, bmg3Kit, resultsOf(plan, rows, bmg3Kit), timings)

test('nothing in it leads out into the network', () => {
  expect(page).not.toMatch(/https?:|\/\/\w|src=|@import|url\(|<link/)
  for (const [, target] of page.matchAll(/href="([^"]*)"/g))
    expect(page).toContain(`id="${target?.slice(1)}"`)
})

test('every tag is closed, and names are text', () => {
  const open: string[] = []
  const body = page.replace(/<(style|script)>[\s\S]*?<\/\1>/g, '')
  for (const [tag, slash, name = ''] of body.matchAll(/<(\/?)([!a-z][a-z0-9]*)[^>]*>/g)) {
    if (slash) expect(open.pop()).toBe(name)
    else if (!tag.endsWith('/>') && name !== 'meta' && name !== '!doctype') open.push(name)
  }
  expect(open).toEqual([])
  expect(body).toContain('bats &lt;b&gt;')
  expect(body).not.toContain('bats <b>')
})

test('every plot says in words what it shows', () => {
  const plots = page.match(/<svg [^>]*>/g) ?? []
  expect(plots.length).toBeGreaterThan(10)
  for (const plot of plots) expect(plot).toMatch(/role="img" aria-label="[^"]+"/)
})

test('it shows who won, what scored, which rules mattered, how long games last, and the aims', () => {
  for (const text of [
    'Tournament of 3 crews, crow',
    'Aims of balance',
    '<span class="wrong">',
    'Factions against the field',
    'bats &lt;b&gt; against bane: 2 won, 0 drawn, 0 lost',
    'Bloody Knuckles',
    'Batclaw',
    '4.0 rounds, always.',
    'By encounter',
    'Ambush',
    'Fingerprints: the program abc',
  ])
    expect(page).toContain(text)
})

test('a plan where bots differ is not judged', () => {
  const other = { ...plan, contestants: crews.map((each, place) => ({ ...each, bot: `bot ${place}` })) }
  expect(labReportPage(other, bmg3Kit, resultsOf(other, rows, bmg3Kit), [])).not.toContain('Aims of balance')
})

test('games without points, cards or zones have a page too, and broken ones are listed', () => {
  const small = samplePlan()
  const played = [sampleRow(1, 0), sampleRow(2, 1, [{}, {}], { broken: 'The sack bursts.' })]
  const text = labReportPage(small, crowKit, resultsOf(small, played, crowKit), [])
  expect(text).toContain('x against y')
  expect(text).toContain('The sack bursts.')
  expect(text).not.toContain('Victory points')
  expect(labReportPage(small, crowKit, resultsOf(small, [], crowKit), [])).toContain('0 of 4')
})

test('thinking is added up for each bot, whichever side it played', () => {
  expect(thinkingOf(plan, timings)).toEqual([{ bot: 'greedy', games: 12, answers: 240, mean: 5, most: 50 }])
  const two = thinkingOf(samplePlan(), timings.slice(0, 2))
  // The second game is played with sides changed.
  expect(two.map(({ bot, answers, mean }) => [bot, answers, mean])).toEqual([
    ['x', 40, 5],
    ['y', 40, 5],
  ])
})
