import { type CrewList, checkCrew, crewContext, readyMadeCrews } from '@gargoyle/bmg3'
import { expect, test } from 'vitest'
import { rankCounts, totalsText } from './totals.ts'

const empty: CrewList = { boss: '', models: [], reputation: 350, deck: [] }
const precinct = readyMadeCrews['gcpd-precinct'] ?? empty
const signal = readyMadeCrews['gcpd-signal'] ?? empty
const texts = (list: CrewList) => rankCounts(list, crewContext).map(({ text }) => text)

test('counts by rank against what the crew may have', () => {
  expect(texts(precinct)).toEqual(['Leader 0 of 1', 'Sidekicks 1 of 2', 'Free Agent 0 of 1', 'Henchmen 9'])
  expect(texts(empty)).toEqual(['Leader 0 of 1', 'Sidekicks 0 of 2', 'Free Agent 0 of 1'])
  expect(texts({ ...precinct, reputation: 500 })).toContain('Free Agents 0 of 2')
})

test('all totals in a sentence', () => {
  expect(totalsText(checkCrew(signal, crewContext))).toMatch(
    /^343 of 350 Reputation, \$\d+ of \$1500, 20 of 20 cards\. Every rule is kept\.$/,
  )
  expect(totalsText(checkCrew({ ...signal, reputation: 340 }, crewContext))).toMatch(/There is 1 problem\.$/)
  expect(totalsText(checkCrew({ ...signal, reputation: 340, deck: [] }, crewContext))).toMatch(
    /There are 2 problems\.$/,
  )
})
