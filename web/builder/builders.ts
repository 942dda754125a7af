import type { ComponentType } from 'react'
import { builderPage, games } from '../games/index.ts'

/** A game whose crews can be built here, before anything of it is loaded. */
export interface ListedBuilder {
  /** The id of the game. */
  readonly game: string
  readonly name: string
  /** How its share codes begin. */
  readonly codes: string
  load(): Promise<{ readonly default: ComponentType }>
}

/** Every game whose crews can be built here. */
export const builders: readonly ListedBuilder[] = games.flatMap(({ id, name, crewCodes }) =>
  crewCodes === undefined ? [] : [{ game: id, name, codes: crewCodes, load: builderPage(id) }],
)

/** The builder that an address asks for: by the code it brings, or by the game it names; else the first. */
export function builderFor(
  search: string,
  all: readonly ListedBuilder[] = builders,
): ListedBuilder | undefined {
  const asked = new URLSearchParams(search)
  const code = asked.get('crew')
  return (
    all.find(({ codes }) => code?.trim().startsWith(codes)) ??
    all.find(({ game }) => game === asked.get('game')) ??
    all[0]
  )
}
