import type { GameListing } from '../game-listing.ts'

const listing: GameListing = {
  name: 'Batman Miniature Game, third edition',
  about:
    'Two crews meet in the streets at night: short activations, secret cards, lamps to hide from and suspects to bring in.',
  crewCodes: 'b3.',
  hasLibrary: true,
}

export default listing
