import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

function token(name: string): string {
  const [, value] = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css) ?? []
  if (value === undefined) throw new Error(`There is no colour --${name} in tokens.css.`)
  return value
}

/** WCAG 2: relative luminance. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(token(a)), luminance(token(b))].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

const surfaces = ['night-1', 'night-2', 'night-3']

const sides = ['side-a', 'side-b', 'side-c', 'side-d', 'side-e', 'side-neutral']

test.each(
  ['ink', 'ink-soft', 'ink-faint', 'lamp', 'lamp-strong', ...sides, 'danger', 'ok', 'info'].flatMap((text) =>
    surfaces.map((surface) => [text, surface] as const),
  ),
)('%s on %s reaches 4.5:1', (text, surface) => {
  expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5)
})

test.each(['ink', 'ink-soft', 'lamp', 'lamp-strong'])('%s on night-4 reaches 4.5:1', (text) => {
  expect(contrast(text, 'night-4')).toBeGreaterThanOrEqual(4.5)
})

test.each([
  'paper',
  'lamp',
  'lamp-strong',
  ...sides,
  'danger',
  'ok',
  'die-bone',
  'die-white',
  'die-yellow',
  'die-orange',
  'die-red',
  'die-blue',
  'die-green',
  'die-gold',
])('dark text on %s reaches 4.5:1', (surface) => {
  expect(contrast('on-bright', surface)).toBeGreaterThanOrEqual(4.5)
})

test('light text on a black die reaches 4.5:1', () => {
  expect(contrast('ink', 'die-black')).toBeGreaterThanOrEqual(4.5)
})

test.each(surfaces)('edges that matter reach 3:1 on %s', (surface) => {
  expect(contrast('line-strong', surface)).toBeGreaterThanOrEqual(3)
})

test.each(sides)('%s has a colour, a letter, a line and a shape wherever it is named', (side) => {
  const letter = side === 'side-neutral' ? 'N' : side.slice(-1).toUpperCase()
  const block = css.split('[data-side=').find((each) => each.includes(`--side: var(--${side});`))
  expect(block).toContain(`--side-letter: "${letter}";`)
  expect(block).toMatch(/--side-line: \w+;\n {2}--side-shape: [\d% ]+;/)
})

test('no two sides share a line or a shape', () => {
  for (const name of ['--side-line', '--side-shape']) {
    const values = [...css.matchAll(new RegExp(`${name}: ([^;]+);`, 'g'))].map(([, value]) => value)
    expect(values).toHaveLength(sides.length)
    expect(new Set(values).size).toBe(sides.length)
  }
})
