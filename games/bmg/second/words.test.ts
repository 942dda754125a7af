import { expect, test } from 'vitest'
import { book } from './book.ts'

test('bmg2/special-attack/sneak-attack: trait and attack say what counts, the beginning of the activation', () => {
  const texts = [book.traits['sneak-attack']?.text, book.specialAttacks['sneak-attack']?.text]
  for (const text of texts) {
    expect(text).toContain('activation began')
    expect(text).not.toContain('round')
  }
})

test('bmg2/effect/knocked-down: traits without a cost work, and only close combat hits on 2+', () => {
  expect(book.effects['knocked-down']?.text).toMatch(/traits that cost anything.*close combat hits it on 2\+/)
})
