import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
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
