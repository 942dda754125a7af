import { bmg3Kit } from '@gargoyle/kits/bmg3'
import { expect, test } from 'vitest'
import { gamesCsv } from './games-csv.ts'
import { samplePlan, sampleRow } from './testing/rows.ts'

test('one line for each game, with what needs it in quotes', () => {
  const rows = [
    sampleRow(
      1,
      0,
      [{ tags: { crew: 'a "b", c' }, points: 4, scored: ['k', 'm'] }, { tags: { crew: '=1+1' } }],
      { first: 1 },
    ),
    sampleRow(2, null),
    sampleRow(3, null, [{}, {}], { broken: 'No,\nreally.' }),
  ]
  const timings = [{ game: 1, sides: [{ answers: 5, milliseconds: 50, most: 20.5 }] }]
  const [heading = '', first = '', second = '', ...third] = gamesCsv(
    samplePlan(),
    bmg3Kit,
    rows,
    timings,
  ).split('\r\n')
  expect(heading).toMatch(/^game,seed,board,encounter,event,winner,first,.*,a contestant,.*,b longest$/)
  expect(first).toContain('1,s/1,,,,a,b,,10,dawn,hash 1,,x,x,"a ""b"", c",,,4,,k m,,,5,50,20.5,y,y,\'=1+1,')
  expect(second).toContain(',draw,')
  expect(third[0]).toContain(',"No,\nreally.",')
  expect(second.split(',')).toHaveLength(heading.split(',').length)
})
