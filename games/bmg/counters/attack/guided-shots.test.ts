import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { expect, test } from 'vitest'
import { setTable } from '../testing/table.ts'
import { isWithinAround } from './way-around.ts'

/** Whether a shot of this range, in centimetres, comes to a target 24 cm away, past a wall as high as this. */
const reaches = (range: number, height: number) =>
  setTable({
    models: { hero: { seat: 'a', at: [30, 30] }, thug: { seat: 'b', at: [54, 30] } },
    pieces: [box('wall', cm(41), cm(5), cm(2), cm(28), cm(height))],
  }).play((game, { hero, thug }) => isWithinAround(game, hero, thug, cm(range)))

test('bmg1/weapon-rule/remote-controlled: the way around a corner counts from base to base', () => {
  // From middle to middle it is about 25 cm around the end of the wall; both bases take 1.5 cm off.
  expect([reaches(23.1, 30), reaches(21.7, 30)]).toEqual([true, false])
})

test('bmg1/weapon-rule/remote-controlled: where nothing hides the target the shot flies straight', () => {
  expect(reaches(21, 2)).toBe(true)
})
