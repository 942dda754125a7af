import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { lengthOfSound, type SoundName, sounds } from '../sound/sounds.ts'
import { visitor } from './testing/visitor.ts'

/** The player as one script that a page can run. */
async function playerScript(): Promise<string> {
  const entry = fileURLToPath(new URL('./testing/sound-entry.ts', import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, name: 'gargoyleSound', formats: ['iife'] } },
  })
  const [first] = Array.isArray(built) ? built : [built]
  if (first === undefined || !('output' in first)) throw new Error('The player was not built.')
  return first.output[0].code
}

/** What is heard of something, measured: levels from 0 to 1, times in seconds. */
interface Heard {
  readonly peak: number
  /** How loud it is while it lasts, and right after. */
  readonly level: number
  readonly after: number
  /** About how high it is, in hertz: how often the wave crosses zero. */
  readonly pitch: number
}

interface Listening {
  readonly names: readonly SoundName[]
  readonly seconds: number
  readonly volume: number
}

/** Runs in the page: plays sounds into a recording instead of a loudspeaker, and measures it. */
async function listen({ names, seconds, volume }: Listening): Promise<Heard> {
  const { SoundPlayer } = (
    globalThis as unknown as { gargoyleSound: typeof import('./testing/sound-entry.ts') }
  ).gargoyleSound
  const RATE = 22_050
  const tape = new OfflineAudioContext(1, Math.ceil((seconds + 0.3) * RATE), RATE)
  const player = new SoundPlayer(() => tape as unknown as AudioContext)
  player.setVolume(volume)
  player.play(names)
  const samples = (await tape.startRendering()).getChannelData(0)
  const levelOf = (part: Float32Array): number =>
    Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length)
  const during = samples.subarray(0, Math.floor(seconds * RATE))
  let crossings = 0
  for (let at = 1; at < during.length; at++) if (during[at]! >= 0 !== during[at - 1]! >= 0) crossings++
  return {
    peak: during.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
    level: levelOf(during),
    after: levelOf(samples.subarray(Math.floor((seconds + 0.1) * RATE))),
    pitch: crossings / 2 / seconds,
  }
}

test('every sound is heard, none is distorted, each ends when it should, and they differ in pitch', async () => {
  const { page, open } = await visitor()
  await open('/')
  await page.evaluate(await playerScript())
  const heard = async (names: readonly SoundName[], seconds: number, volume = 100) =>
    page.evaluate(listen, { names, seconds, volume })
  const all = Object.keys(sounds) as SoundName[]
  const measured = new Map<SoundName, Heard>()
  for (const name of all) {
    const each = await heard([name], lengthOfSound(name))
    measured.set(name, each)
    expect(each.peak, `${name} is loud enough`).toBeGreaterThan(0.1)
    expect(each.peak, `${name} is not distorted`).toBeLessThan(0.95)
    expect(each.level, `${name} is no mere click`).toBeGreaterThan(0.02)
    // Only the city is left.
    expect(each.after, `${name} has ended`).toBeLessThan(0.01)
  }
  const pitch = (name: SoundName): number => measured.get(name)?.pitch ?? 0
  expect(pitch('miss')).toBeGreaterThan(pitch('hit'))
  expect(pitch('hit')).toBeGreaterThan(pitch('knock-out'))
  // All that can happen at one moment, at full volume.
  expect((await heard(all, 3)).peak, 'everything at once').toBeLessThan(1)
  const [loud, soft] = [await heard(['hit'], 0.2), await heard(['hit'], 0.2, 30)]
  expect(soft.peak / loud.peak).toBeCloseTo(0.3, 1)
})
