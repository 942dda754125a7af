/**
 * What the page knows of a game before anything of it is loaded: `listing.ts` in the game's folder, which is named after
 * the id of the game. The folder holds besides it
 * - `page.ts`: its `GamePage`, by default export;
 * - `hosting.ts`: its `GameHosting`, by default export, for the worker, if there is something that its kit does not say;
 * - `builder/page.tsx`: its crew builder, a component by default export, if it has `crewCodes`;
 * - `rules/library.ts`: what there is to read, a function by default export, if it has a library.
 */
export interface GameListing {
  readonly name: string
  readonly about: string
  /** Who plays, and about how long a whole game takes, in a few words each. */
  readonly players?: string
  readonly length?: string
  /** An example for authors of games: shown only where an address says so (`?examples`, or `?game=` its id). */
  readonly isExample?: boolean
  /** Where it stands in lists of games: lower first; games without it come last. */
  readonly place?: number
  /** The address of a small picture for its card, sixteen by nine (`cardPicture` of `npm run shots` takes it). */
  readonly cardPicture?: string
  /** How the share codes of its crews begin. Only of games whose crews can be built here. */
  readonly crewCodes?: string
  /** Whether there is a guided first game: `lessons` in its page. */
  readonly hasGuide?: boolean
  /** Whether its rules can be read here. */
  readonly hasLibrary?: boolean
}
