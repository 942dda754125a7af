import { expect, test } from 'vitest'
import { plainParts } from '../scene/figures/figure-parts.ts'
import { portraitOf } from './portrait.tsx'

const whole = (change: Partial<typeof plainParts>): string =>
  JSON.stringify(portraitOf({ ...plainParts, ...change }))

test('a portrait follows the parts of the figure', () => {
  const looks = [
    whole({}),
    whole({ head: 'ears' }),
    whole({ head: 'horns' }),
    whole({ back: 'cape' }),
    whole({ dress: 'coat' }),
    whole({ frame: 'huge' }),
    whole({ held: ['axe', 'none'] }),
    whole({ held: ['none', 'axe'] }),
    whole({ frame: 'beast' }),
  ]
  expect(new Set(looks).size).toBe(looks.length)
})

test('what is held in the left hand shows on the other side', () => {
  expect(portraitOf({ ...plainParts, held: ['none', 'shield'] })).toMatchObject({
    behind: [],
    left: [{ fill: 'accent' }, { fill: 'dark' }],
  })
})

test('machines and animals have faces of their own and wear nothing', () => {
  for (const frame of ['machine', 'beast'] as const) {
    const { front } = portraitOf({ ...plainParts, frame, head: 'top-hat' })
    expect(front).toEqual(portraitOf({ ...plainParts, frame, head: 'hair' }).front)
  }
})
