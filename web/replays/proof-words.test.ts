import { expect, test } from 'vitest'
import { proofWords } from './proof-words.ts'

test('what was compared is said, and what differs', () => {
  expect(proofWords({ checkpoints: 3 })).toMatchObject({
    isGood: true,
    text: expect.stringMatching(/^Verified.+3 fingerprints/),
  })
  expect(proofWords({ checkpoints: 1 }).text).toMatch(/1 fingerprint compared/)
  expect(proofWords({ checkpoints: 0 })).toMatchObject({
    isGood: true,
    text: expect.stringMatching(/no fingerprints/),
  })
  expect(proofWords({ checkpoints: 3, differsAt: 40 })).toMatchObject({
    isGood: false,
    text: expect.stringMatching(/answer 40/),
  })
  expect(proofWords({ checkpoints: 1, endless: true })).toMatchObject({
    isGood: false,
    text: expect.stringMatching(/goes on/),
  })
  expect(proofWords({ checkpoints: 1, isOver: true })).toMatchObject({
    isGood: false,
    text: expect.stringMatching(/has ended/),
  })
})
