import type { ReplayProof } from '../worker/protocol.ts'

/** What came of playing a record again, in a sentence. */
export function proofWords({ checkpoints, differsAt, endless, isOver }: ReplayProof): {
  readonly isGood: boolean
  readonly text: string
} {
  if (differsAt !== undefined)
    return {
      isGood: false,
      text: `Played again, the game differs from its record at answer ${differsAt} or before. What you see follows from the dice and answers in the file, not from what was once played.`,
    }
  if (endless === true)
    return { isGood: false, text: 'The record says that the game ended, but after its answers it goes on.' }
  if (isOver === true)
    return {
      isGood: false,
      text: 'The record says that the game goes on, but with its answers it has ended.',
    }
  if (checkpoints === 0)
    return { isGood: true, text: 'Every answer was legal. The record holds no fingerprints to compare.' }
  return {
    isGood: true,
    text: `Verified: played again from its seed and answers, the game came out as recorded (${checkpoints} ${checkpoints === 1 ? 'fingerprint' : 'fingerprints'} compared).`,
  }
}
