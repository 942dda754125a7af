import type { SeenEvent } from '@gargoyle/engine'
import type { GamePage } from '../games/game-page.ts'
import type { SoundName } from './sounds.ts'

/** What the events of our games sound like, by their names. */
const byName: Readonly<Record<string, SoundName>> = {
  roll: 'dice',
  move: 'step',
  fall: 'hit',
  damage: 'hit',
  wounded: 'hit',
  ko: 'knock-out',
  'knocked-out': 'knock-out',
  casualty: 'knock-out',
  neutralized: 'knock-out',
  'objective-scored': 'score',
  'points-earned': 'score',
  round: 'round',
  'villain-turn': 'round',
  'heroes-turn': 'round',
}

/** What an event sounds like, if like anything. An attack whose dice all fail is a miss. */
export function soundOfEvent(
  event: SeenEvent,
  { diceResults }: Pick<GamePage, 'diceResults'>,
): SoundName | undefined {
  const known = Object.hasOwn(byName, event.name) ? byName[event.name] : undefined
  if (known !== undefined) return known
  const hits = diceResults?.(event)?.filter(({ word }) => word === 'hit') ?? []
  return hits.length > 0 && hits.every(({ dice }) => dice.length === 0) ? 'miss' : undefined
}

/** What is heard of several things that happened at once: each sound once, in the order of events. */
export function soundsOf(
  events: readonly SeenEvent[],
  page: Pick<GamePage, 'diceResults'>,
): readonly SoundName[] {
  const heard = events.flatMap((event) => soundOfEvent(event, page) ?? [])
  return [...new Set(heard)]
}
