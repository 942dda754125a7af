import type { SeenEvent } from '@gargoyle/engine'
import { expect, test, vi } from 'vitest'
import { soundOfEvent, soundsOf } from './sound-of-event.ts'
import { SoundPlayer } from './sound-player.ts'
import { lengthOfSound, type SoundName, sounds } from './sounds.ts'

const event = (name: string, number = 1): SeenEvent => ({ number, name, text: name, about: {} })

test('every sound has parts that can be heard, and none lasts longer than two seconds', () => {
  for (const [name, parts] of Object.entries(sounds)) {
    expect(parts.length).toBeGreaterThan(0)
    for (const { gain, length, at } of parts) {
      expect(gain).toBeGreaterThan(0)
      expect(gain).toBeLessThanOrEqual(0.7)
      expect(length).toBeGreaterThan(0)
      expect(at).toBeGreaterThanOrEqual(0)
    }
    expect(lengthOfSound(name as SoundName)).toBeLessThan(2)
  }
})

test('events sound like what they are; most make no sound', () => {
  expect(soundOfEvent(event('roll'), {})).toBe('dice')
  expect(soundOfEvent(event('damage'), {})).toBe('hit')
  expect(soundOfEvent(event('draw'), {})).toBeUndefined()
  expect(soundOfEvent(event('constructor'), {})).toBeUndefined()
})

test('an attack whose dice all fail is a miss, one with a hit is not', () => {
  const result = (dice: readonly number[]) => ({ diceResults: () => [{ roll: 'r', dice, word: 'hit' }] })
  expect(soundOfEvent(event('strike'), result([]))).toBe('miss')
  expect(soundOfEvent(event('strike'), result([0]))).toBeUndefined()
  const block = { diceResults: () => [{ roll: 'r', dice: [], word: 'block' }] }
  expect(soundOfEvent(event('strike'), block)).toBeUndefined()
})

test('things of one moment are heard once each, in their order', () => {
  expect(soundsOf([event('roll'), event('roll', 2), event('draw', 3), event('damage', 4)], {})).toEqual([
    'dice',
    'hit',
  ])
})

/** As much of an audio context as the player uses, and what it was asked to start. */
function fakeAudio() {
  const started: string[] = []
  const parameter = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() })
  const node = (kind: string) => ({
    connect: vi.fn(),
    start: () => started.push(kind),
    stop: vi.fn(),
    gain: parameter(),
    frequency: parameter(),
  })
  const context = {
    currentTime: 0,
    sampleRate: 8,
    destination: {},
    createGain: () => node('gain'),
    createOscillator: () => node('tone'),
    createBufferSource: () => node('noise'),
    createBiquadFilter: () => node('filter'),
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
    close: vi.fn(async () => undefined),
  }
  return { context, started, create: vi.fn(() => context as unknown as AudioContext) }
}

test('without a volume nothing is made, let alone heard', () => {
  const { create, started } = fakeAudio()
  const player = new SoundPlayer(create)
  player.play(['hit'])
  expect(create).not.toHaveBeenCalled()
  expect(started).toEqual([])
})

test('with a volume the city is heard beneath the sound; with none again all of it ends', () => {
  const { create, started, context } = fakeAudio()
  const player = new SoundPlayer(create)
  player.setVolume(60)
  player.play(['hit', 'score'])
  expect(create).toHaveBeenCalledTimes(1)
  expect(started).toEqual(['noise', 'noise', 'tone', 'tone', 'tone'])
  player.setVolume(0)
  expect(context.close).toHaveBeenCalledTimes(1)
  player.play(['hit'])
  expect(started).toHaveLength(5)
})
