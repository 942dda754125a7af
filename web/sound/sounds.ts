/** What can be heard at the table. */
export type SoundName = 'step' | 'dice' | 'hit' | 'miss' | 'knock-out' | 'score' | 'round'

/** A tone that glides from one pitch to another, in hertz, and fades. Times are in seconds. */
export interface Tone {
  readonly kind: 'tone'
  readonly wave: 'sine' | 'triangle' | 'square' | 'sawtooth'
  readonly from: number
  readonly to: number
  readonly at: number
  readonly length: number
  readonly gain: number
}

/** A burst of noise below a pitch, fading. */
export interface Noise {
  readonly kind: 'noise'
  readonly below: number
  readonly at: number
  readonly length: number
  readonly gain: number
}

export type SoundPart = Tone | Noise

const tone = (
  wave: Tone['wave'],
  from: number,
  to: number,
  at: number,
  length: number,
  gain: number,
): Tone => ({
  kind: 'tone',
  wave,
  from,
  to,
  at,
  length,
  gain,
})
const noise = (below: number, at: number, length: number, gain: number): Noise => ({
  kind: 'noise',
  below,
  at,
  length,
  gain,
})

/** Every sound, made of tones and noise: ours, and nothing recorded. */
export const sounds: Readonly<Record<SoundName, readonly SoundPart[]>> = {
  step: [noise(700, 0, 0.06, 0.65), noise(500, 0.14, 0.06, 0.6)],
  dice: [0, 0.05, 0.12, 0.16, 0.25, 0.31].map((at) => noise(3200, at, 0.03, 0.5)),
  hit: [noise(1200, 0, 0.12, 0.6), tone('triangle', 160, 60, 0, 0.16, 0.5)],
  miss: [noise(5200, 0, 0.18, 0.25)],
  'knock-out': [noise(900, 0, 0.2, 0.6), tone('triangle', 130, 38, 0.02, 0.5, 0.6)],
  score: [tone('sine', 523, 523, 0, 0.14, 0.25), tone('sine', 784, 784, 0.12, 0.3, 0.25)],
  round: [tone('sine', 196, 194, 0, 1.6, 0.35), tone('sine', 392, 390, 0, 1.1, 0.15)],
}

/** How long a sound lasts. */
export const lengthOfSound = (name: SoundName): number =>
  Math.max(...sounds[name].map(({ at, length }) => at + length))
