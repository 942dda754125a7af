import { must } from '@gargoyle/engine'
import { bmg3Kit } from '@gargoyle/kits/bmg3'
import { planRun, planTournament } from '@gargoyle/lab'
import { expect, test } from 'vitest'
import { folderName } from './folder-name.ts'

const wish = { kit: bmg3Kit, bots: ['greedy'], games: 2, seed: 'A b/c', folder: '.' }

test('a folder is called after what plays in it', () => {
  const a = { name: 'gcpd-signal' }
  const b = { name: 'bane-army' }
  expect(folderName(must(planRun({ ...wish, a, b })))).toBe('bmg3-gcpd-signal-vs-bane-army-greedy-seed-a-b-c')
  expect(folderName(must(planRun({ ...wish, bots: ['search@2s', '../bots/my.js'] })))).toBe(
    'bmg3-search@2s-vs-bots-my.js-seed-a-b-c',
  )
  expect(folderName(must(planTournament(wish)))).toBe('bmg3-crews-greedy-seed-a-b-c')
  expect(folderName(must(planTournament({ ...wish, bots: ['greedy', 'random'] })))).toBe(
    'bmg3-bots-greedy-random-seed-a-b-c',
  )
})
