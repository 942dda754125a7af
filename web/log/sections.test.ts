import type { SeenEvent } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import type { LogHeading } from '../games/game-page.ts'
import { filtered, type LogSection, newsOf, recent, sectionsOf } from './sections.ts'

const events: readonly SeenEvent[] = [
  { number: 1, name: 'weather', text: 'It rains.' },
  { number: 2, name: 'round', text: 'Round 1' },
  { number: 3, name: 'roll', text: 'ada rolls: 4' },
  { number: 4, name: 'turn', text: 'Joker acts with Audacity.' },
  { number: 5, name: 'move', text: 'Joker moves 3".' },
]

const headingOf = ({ name }: SeenEvent): LogHeading | undefined => {
  if (name === 'round') return { level: 'part', text: 'Round 1' }
  return name === 'turn' ? { level: 'turn', text: 'Joker', side: 1 } : undefined
}

const sections = sectionsOf(events, headingOf)
const numbers = (of: typeof sections) => of.map((section) => section.events.map(({ number }) => number))

test('headings begin sections, and are not said twice', () => {
  expect(sections.map(({ heading }) => heading?.text)).toEqual([undefined, 'Round 1', 'Joker'])
  expect(numbers(sections)).toEqual([[1], [3], [4, 5]])
})

test('dice can be left out, without losing the headings', () => {
  expect(numbers(filtered(sections, { words: '', dice: false }))).toEqual([[1], [], [4, 5]])
  expect(filtered(sections, { words: '', dice: true })).toBe(sections)
})

test('words are looked for in sentences and headings', () => {
  expect(numbers(filtered(sections, { words: 'MOVES', dice: true }))).toEqual([[5]])
  expect(numbers(filtered(sections, { words: 'joker', dice: true }))).toEqual([[4, 5]])
  expect(filtered(sections, { words: 'bees', dice: true })).toEqual([])
})

test('news are the sentences since last time, summed up where there are many', () => {
  expect(newsOf(events, 3)).toBe('Joker acts with Audacity. Joker moves 3".')
  expect(newsOf(events, 5)).toBe('')
  const many = Array.from({ length: 20 }, (_, i) => ({ number: i + 1, name: 'x', text: `Line ${i + 1}.` }))
  expect(newsOf(many, 0)).toMatch(/^12 lines more in the log\. Line 13\. .*Line 20\.$/)
})

describe('the last parts', () => {
  const part = (name: string, lines: number): LogSection => ({
    heading: { level: 'turn', text: name },
    events: Array.from({ length: lines }, (_, number) => ({ number, name: 'x', text: 'x' })),
  })
  const names = (sections: readonly LogSection[]) => sections.map(({ heading }) => heading?.text)

  test('are as many as have so many lines together', () => {
    const parts = [part('a', 3), part('b', 4), part('c', 3)]
    expect(names(recent(parts, 7))).toEqual(['b', 'c'])
    expect(names(recent(parts, 6))).toEqual(['c'])
    expect(names(recent(parts, 10))).toEqual(['a', 'b', 'c'])
  })

  test('are one at least, however long', () => {
    expect(names(recent([part('a', 1), part('b', 9)], 5))).toEqual(['b'])
    expect(recent([], 5)).toEqual([])
  })
})
