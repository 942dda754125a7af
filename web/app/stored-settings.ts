import type { SceneQuality } from '../scene/scene-content.ts'
import { keepText, readText } from '../storage/text-store.ts'

/** What a person can set about the page. */
export interface Settings {
  readonly quality: SceneQuality
  /** `system`: as the system says. */
  readonly motion: 'system' | 'full' | 'still'
  /** Per cent of the usual. */
  readonly textSize: 90 | 100 | 115 | 130
  readonly names: boolean
  /** Milliseconds that the table waits between two things an opponent does. */
  readonly pace: 0 | 300 | 800 | 1600
  /** How attacks are acted out; never where nothing is to move. */
  readonly staging: 'full' | 'quick' | 'off'
  /** Whether moves and whatever dice are rolled for are confirmed before they happen. */
  readonly confirm: boolean
  /** Whether questions are put that have only one answer, such as to end an activation in which nothing is left to do. */
  readonly askWithoutChoice: boolean
  /** Whether the table turns to the figure a question is about. */
  readonly follow: boolean
  /** How loud the table is, in per cent; 0 is silence. */
  readonly volume: 0 | 30 | 60 | 100
  /** Whether a coach says what each question means. */
  readonly coach: boolean
}

export const usualSettings: Settings = {
  quality: 'middle',
  motion: 'system',
  textSize: 100,
  names: true,
  pace: 800,
  staging: 'full',
  confirm: true,
  askWithoutChoice: false,
  follow: true,
  volume: 0,
  coach: true,
}

/** Everything that can be chosen for each setting. */
export const settingChoices: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  quality: ['low', 'middle', 'high'],
  motion: ['system', 'full', 'still'],
  textSize: [90, 100, 115, 130],
  names: [true, false],
  pace: [0, 300, 800, 1600],
  staging: ['full', 'quick', 'off'],
  confirm: [true, false],
  askWithoutChoice: [false, true],
  follow: [true, false],
  volume: [0, 30, 60, 100],
  coach: [true, false],
}

const KEY = 'gargoyle-settings'

/** Reads settings from text; what is missing or makes no sense is as usual. */
function readSettings(text: string | null): Settings {
  let given: unknown
  try {
    given = JSON.parse(text ?? '{}')
  } catch {
    return usualSettings
  }
  const known = typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {}
  const pick = <K extends keyof Settings>(key: K): Settings[K] => {
    return settingChoices[key].find((choice) => choice === known[key]) ?? usualSettings[key]
  }
  return {
    quality: pick('quality'),
    motion: pick('motion'),
    textSize: pick('textSize'),
    names: pick('names'),
    pace: pick('pace'),
    staging: pick('staging'),
    confirm: pick('confirm'),
    askWithoutChoice: pick('askWithoutChoice'),
    follow: pick('follow'),
    volume: pick('volume'),
    coach: pick('coach'),
  }
}

/** What was set last on this machine. */
export const storedSettings = (): Settings => readSettings(readText(KEY))

/** Keeps settings where the browser allows it; otherwise they hold until the tab is closed. */
export const saveSettings = (settings: Settings): void => void keepText(KEY, JSON.stringify(settings))
