import { expect, test } from 'vitest'
import { element, escaped, short, text, wrapped } from './svg-markup.ts'

test('numbers are as short as a tenth of a pixel allows', () => {
  expect([short(1), short(1.04), short(-2.35), short(0.049)]).toEqual(['1', '1', '-2.3', '0'])
})

test('elements leave out what is undefined and close themselves when empty', () => {
  expect(element('rect', { x: 1.23, fill: undefined, id: 'a"b' })).toBe('<rect x="1.2" id="a&#34;b"/>')
  expect(element('g', {}, '<a/>')).toBe('<g><a/></g>')
})

test('signs that mean something to SVG are escaped', () => {
  expect(escaped(`<a b="c" d='e'>&`)).toBe('&#60;a b=&#34;c&#34; d=&#39;e&#39;&#62;&#38;')
  expect(text('<', { x: 0 })).toBe('<text x="0">&#60;</text>')
})

test('text is wrapped between words', () => {
  expect(wrapped('one two three four', 10, 50)).toEqual(['one two', 'three', 'four'])
  expect(wrapped('unbreakable', 10, 5)).toEqual(['unbreakable'])
})
