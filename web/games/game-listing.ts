/**
 * What the page knows of a game before anything of it is loaded: `listing.ts` in the game's folder, which is named after
 * the id of the game. The folder holds besides it
 * - `page.ts`: its `GamePage`, by default export;
 * - `builder/page.tsx`: its crew builder, a component by default export, if it has `crewCodes`;
 * - `rules/library.ts`: what there is to read, a function by default export, if it has a library.
 */
export interface GameListing {
  readonly name: string
  readonly about: string
  /** An example for those who write games: it is opened by its address alone. */
  readonly isExample?: boolean
  /** How the share codes of its crews begin. Only of games whose crews can be built here. */
  readonly crewCodes?: string
  /** Whether its rules can be read here. */
  readonly hasLibrary?: boolean
}
