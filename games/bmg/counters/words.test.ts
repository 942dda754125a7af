import { describe, expect, test } from 'vitest'
import { type CounterWords, coreWords, reword, sentenceStart, several } from './words.ts'

const others: CounterWords = {
  ...coreWords,
  blink: 'Ping!',
  impact: 'hit',
  anImpact: 'a hit',
  band: 'crew',
  leader: 'Boss',
  plan: 'Raise the Plan',
}

describe('texts in the words of another edition', () => {
  test('its words take the place of the core’s, with an s and at the beginning of a sentence', () => {
    expect(reword('Impacts on its band: an impact, Blink! -1. Bands do.', others)).toBe(
      'Hits on its crew: a hit, Ping! -1. Crews do.',
    )
    expect(reword('In Raise a Plan the Band Leader acts.', others)).toBe('In Raise the Plan the Boss acts.')
  })

  test('parts of words and bands of a spray stay as they are', () => {
    const text = 'A contraband husband, the band of a spray, and an impact-webbing.'
    expect(reword(text, others)).toBe(text)
  })

  test('centimetres become inches', () => {
    expect(reword('Within 20 cm, not 5 cm; 2.5 cm.', others)).toBe('Within 8", not 2"; 1".')
  })

  test('counts and beginnings of sentences', () => {
    expect([several(1, 'hit'), several(2, 'hit'), sentenceStart('crouch')]).toEqual([
      '1 hit',
      '2 hits',
      'Crouch',
    ])
  })
})
