import { expect, test } from 'vitest'
import type { Evaluator } from '../evaluator.ts'
import { tutorOf } from './tutor.ts'
import { plainWords } from './words.ts'

const evaluator: Evaluator = { appraise: () => undefined, rests: () => true, turns: () => true }

test('there is a tutor for a game whose positions have a worth, and for no other', () => {
  expect(tutorOf({ evaluator })).toEqual({ evaluator, words: plainWords })
  const hintWords = { ...plainWords, noticeable: 3 }
  expect(tutorOf({ evaluator, hintWords })?.words).toBe(hintWords)
  expect(tutorOf({ hintWords })).toBeUndefined()
})
