import { expect, test } from 'vitest'
import { box, testBoard } from '../testing/random-board.ts'
import { inches, mm } from '../units.ts'
import { groundFor } from './ground.ts'
import { mover } from './mover.ts'
import { blockedBy, NO_EXTRA, NO_HEADROOM, OFF_BOARD, UNSUPPORTED, WRONG_LEVEL } from './survey.ts'

test('what blocks a leg is named', () => {
  const ground = groundFor(
    testBoard([box('kiosk', 0, 0, 2000, 2000, inches(2))]),
    mover({ radius: mm(15), height: mm(40) }),
  )
  expect(blockedBy(ground.obstacles[0]!)).toEqual({
    ok: false,
    problem: 'blocked',
    piece: ground.board.pieces[0],
  })
})

test('problems without detail carry none', () => {
  expect([OFF_BOARD, UNSUPPORTED, NO_HEADROOM, WRONG_LEVEL]).toEqual(
    ['off-board', 'unsupported', 'no-headroom', 'wrong-level'].map((problem) => ({ ok: false, problem })),
  )
  expect(NO_EXTRA).toEqual([])
})
