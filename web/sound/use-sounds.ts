import type { SeenEvent } from '@gargoyle/engine'
import { useEffect, useRef, useState } from 'react'
import type { GamePage } from '../games/game-page.ts'
import type { SceneShow } from '../scene/show/show.ts'
import { soundsOf } from './sound-of-event.ts'
import { SoundPlayer } from './sound-player.ts'

/** More cues than this cannot happen at one moment: the user jumped to another place of a replay, which is silent. */
const MANY = 80

/** Plays sounds for events, at the volume of the settings. Events from before it was opened make no sound. */
export function useSounds(
  events: readonly SeenEvent[],
  page: Pick<GamePage, 'diceResults'>,
  volume: number,
  show?: SceneShow,
): void {
  const [player] = useState(() => new SoundPlayer())
  const last = events.at(-1)?.number ?? 0
  const heard = useRef(last)
  useEffect(() => player.setVolume(volume), [player, volume])
  useEffect(() => () => player.close(), [player])
  // Dice of a show are heard as they fall, before it is known what they did.
  useEffect(() => {
    const falls = (show?.cues ?? []).filter(({ kind }) => kind === 'dice')
    const timers = falls.map(({ at }) => setTimeout(() => player.play(['dice']), at * 1000))
    return () => timers.forEach(clearTimeout)
  }, [show, player])
  const fallInShow = show?.cues.some(({ kind }) => kind === 'dice') ?? false
  useEffect(() => {
    const since = heard.current
    heard.current = last
    // Taken back makes no sound.
    if (last <= since) return
    const news = events.filter(({ number }) => number > since)
    if (news.length > MANY) return
    player.play(soundsOf(news, page).filter((sound) => sound !== 'dice' || !fallInShow))
  }, [events, last, page, player, fallInShow])
}
