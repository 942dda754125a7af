import type { Tone } from './scene-content.ts'
import { colour, type Rgb } from './shape/colour.ts'

/** The colours of the style sheet that the scene draws with: a test holds them against `app/tokens.css`. */
export const tokens = {
  '--side-a': '#ffa04d',
  '--side-b': '#5cc8ff',
  '--side-c': '#b673f0',
  '--side-d': '#f4f3a0',
  '--side-e': '#1fa87c',
  '--side-neutral': '#c3c9d6',
  '--lamp': '#ffc457',
  '--lamp-strong': '#ffd98f',
  '--danger': '#ff8a80',
  '--ok': '#7fdc9a',
  '--info': '#9db7ff',
  '--ink': '#f4ecdc',
  '--ink-faint': '#97a3bf',
  '--night-1': '#0b0f1a',
} as const

/** The colour of a tone. Every tone has a sign of its own as well: see `signs`. */
export const toneColours: Readonly<Record<Tone, string>> = {
  open: tokens['--lamp'],
  closed: tokens['--ink-faint'],
  picked: tokens['--lamp-strong'],
  danger: tokens['--danger'],
  ok: tokens['--ok'],
  lamp: tokens['--lamp'],
  seen: tokens['--info'],
  plain: tokens['--ink'],
}

export const toneColour = (tone: Tone): Rgb => colour(toneColours[tone])

/** What is written beside a colour, so that no player needs to tell colours apart. */
export const signs: Readonly<Record<Tone, string>> = {
  open: '◇',
  closed: '✕',
  picked: '✓',
  danger: '!',
  ok: '✓',
  lamp: '☀',
  seen: '◉',
  plain: '',
}
