import type { Result } from '@gargoyle/engine'
import type { ComponentType } from 'react'

/** A change a person made to a crew. */
export interface Edit<List> {
  readonly list: List
  /** What was done, as a sentence: it is said aloud, and stands beside the button that takes it back. */
  readonly done: string
  /** Something was removed: the undo button is then shown in plain view. */
  readonly removal?: boolean
}

/** What a game's own workbench is given. */
export interface WorkbenchProps<List> {
  readonly list: List
  onChange(edit: Edit<List>): void
  /** Shows crews to start from. */
  onOpen(): void
}

/** What a game's own printed roster is given. */
export interface RosterProps<List> {
  readonly list: List
  readonly name: string
  /** Where the crew can be opened again. */
  readonly link: string
}

/** A crew that is not the person's own, to start from. */
export interface ReadyMadeEntry<List> {
  readonly id: string
  readonly name: string
  readonly about: string
  /** Crews of a kind stand together under this heading. */
  readonly group: string
  readonly list: List
}

/** All that the builder page knows about the crews of one game; the rest of the page is independent of any game. */
export interface CrewBuilder<List> {
  /** The id of the game. */
  readonly game: string
  readonly gameName: string
  /** What those are called who play together: crew, band. */
  readonly word: string
  /** A crew without models. */
  readonly fresh: List
  readonly readyMade: readonly ReadyMadeEntry<List>[]
  encode(list: List): string
  decode(code: string): Result<List>
  /** Reads a list that came as data, from a file or out of the browser's store. */
  read(data: unknown): Result<List>
  /** The name of a crew that the person has not named. */
  usualName(list: List): string
  /** One line for lists of crews: who leads it, how many, what it costs. */
  summary(list: List): string
  /** Why it cannot be played. */
  playBlockedReason(list: List): string | undefined
  readonly Workbench: ComponentType<WorkbenchProps<List>>
  readonly Roster: ComponentType<RosterProps<List>>
}
