import { lengthOfSound, type SoundName, type SoundPart, sounds } from './sounds.ts'

/** How long a noise lasts before it repeats, in seconds: longer than any sound. */
const NOISE_LENGTH = 2

/** Seconds between the beginnings of two sounds of one moment. */
const APART = 0.18

/** The quiet city beneath everything: how loud, and below which pitch. */
const CITY = { gain: 0.035, below: 220 }

/** Plays sounds once there is a volume. Makes nothing before: browsers let pages sound only after a click. */
export class SoundPlayer {
  private readonly createContext: () => AudioContext
  private context: AudioContext | undefined
  private output: GainNode | undefined
  private noise: AudioBuffer | undefined
  private volume = 0

  constructor(createContext: () => AudioContext = () => new AudioContext()) {
    this.createContext = createContext
  }

  /** In per cent; 0 is silence, and ends what sounds. */
  setVolume(percent: number): void {
    this.volume = percent / 100
    if (this.volume === 0) this.close()
    else if (this.output !== undefined) this.output.gain.value = this.volume
  }

  /** Plays sounds one after the other. */
  play(names: readonly SoundName[]): void {
    if (this.volume === 0 || names.length === 0) return
    const { context, output } = this.open()
    let start = context.currentTime
    for (const name of names) {
      for (const part of sounds[name]) this.playPart(context, output, part, start)
      start += Math.min(APART, lengthOfSound(name))
    }
  }

  close(): void {
    void this.context?.close()
    this.context = undefined
    this.output = undefined
    this.noise = undefined
  }

  private open(): { readonly context: AudioContext; readonly output: GainNode } {
    if (this.context !== undefined && this.output !== undefined)
      return { context: this.context, output: this.output }
    const context = this.createContext()
    const output = context.createGain()
    output.gain.value = this.volume
    output.connect(context.destination)
    this.context = context
    this.output = output
    this.noise = noiseIn(context)
    this.playCity(context, output)
    return { context, output }
  }

  private playPart(context: AudioContext, output: AudioNode, part: SoundPart, start: number): void {
    const from = start + part.at
    const until = from + part.length
    const fade = context.createGain()
    fade.gain.setValueAtTime(part.gain, from)
    fade.gain.exponentialRampToValueAtTime(0.001, until)
    fade.connect(output)
    if (part.kind === 'tone') {
      const source = context.createOscillator()
      source.type = part.wave
      source.frequency.setValueAtTime(part.from, from)
      source.frequency.exponentialRampToValueAtTime(part.to, until)
      source.connect(fade)
      source.start(from)
      source.stop(until)
    } else {
      const source = this.noiseBelow(context, part.below, fade)
      source.start(from)
      source.stop(until)
    }
  }

  /** Wind and far traffic, without end. */
  private playCity(context: AudioContext, output: AudioNode): void {
    const quiet = context.createGain()
    quiet.gain.value = CITY.gain
    quiet.connect(output)
    const source = this.noiseBelow(context, CITY.below, quiet)
    source.loop = true
    source.start()
  }

  private noiseBelow(context: AudioContext, pitch: number, output: AudioNode): AudioBufferSourceNode {
    const source = context.createBufferSource()
    source.buffer = this.noise ?? null
    const filter = context.createBiquadFilter()
    filter.type = 'lowpass'
    filter.frequency.value = pitch
    source.connect(filter)
    filter.connect(output)
    return source
  }
}

/** White noise. Randomness would not be audible, so it is the same every time. */
function noiseIn(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_LENGTH, context.sampleRate)
  const samples = buffer.getChannelData(0)
  let state = 1
  for (let index = 0; index < samples.length; index++) {
    state = (state * 16_807) % 2_147_483_647
    samples[index] = (state / 2_147_483_647) * 2 - 1
  }
  return buffer
}
