import { must } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { describePathText, readPathText } from './paths.ts'

const path = { name: 'move', prompt: '', shape: 'path' }
const point = { name: 'place', prompt: '', shape: 'point' }

describe('places and paths as a person types them', () => {
  test('a place in inches, with a height if it is not the ground', () => {
    expect(must(readPathText('12.5,8', point))).toEqual({ to: [inches(12.5), inches(8), 0] })
    expect(must(readPathText('12.5,8,3', point))).toEqual({ to: [inches(12.5), inches(8), inches(3)] })
  })

  test('one place of a path is where to; several are the way', () => {
    expect(must(readPathText('4,5', path))).toEqual({ to: [inches(4), inches(5), 0] })
    expect(must(readPathText('4,5 climb 4.5,5,3', path))).toEqual({
      legs: [{ to: [inches(4), inches(5), 0] }, { to: [inches(4.5), inches(5), inches(3)], by: 'climb' }],
    })
  })

  test('staying is an answer too', () => {
    expect(must(readPathText('stay', path))).toEqual({ legs: [] })
    expect(must(readPathText('Stay', point))).toEqual({ stay: true })
  })

  test('anything else is explained', () => {
    for (const text of ['', 'over there', '4;5', '4,5,6,7', 'jump']) {
      const read = readPathText(text, path)
      expect(read.ok || read.reason.text).toContain('inches')
    }
    expect(readPathText('1,2 3,4', point).ok).toBe(false)
  })

  test.each(['12.5,8', '3,4,2.5', 'stay', '1,2 jump 5,2', '1,2 3,4 climb 3.5,4,3'])(
    '%s is said as it is typed',
    (text) => {
      expect(describePathText(must(readPathText(text, path)))).toBe(text)
    },
  )
})
