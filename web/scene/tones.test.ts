import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { crewLooks } from './figures/crew-look.ts'
import { colour } from './shape/colour.ts'
import { signs, tokens, toneColours } from './tones.ts'

const styleSheet = readFileSync(new URL('../app/tokens.css', import.meta.url), 'utf8')

test.each(Object.entries(tokens))('%s is %s in the style sheet as well', (name, value) => {
  expect(styleSheet).toContain(`${name}: ${value};`)
})

test('no two tones that may meet on a figure share both colour and sign', () => {
  const looks = (['open', 'closed', 'picked', 'danger', 'ok'] as const).map(
    (tone) => toneColours[tone] + signs[tone],
  )
  expect(new Set(looks).size).toBe(looks.length)
})

test('crews differ in colour, letter and ring', () => {
  const [a, b] = [crewLooks[0], crewLooks[1]]
  expect(a.colour).toEqual(colour(tokens['--crew-a']))
  expect(b.colour).toEqual(colour(tokens['--crew-b']))
  expect(a.letter).not.toBe(b.letter)
  expect(a.ring).toHaveLength(1)
  expect(b.ring.length).toBeGreaterThan(4)
})
