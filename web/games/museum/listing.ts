import type { GameListing } from '../game-listing.ts'

const listing: GameListing = {
  name: 'Night at the Museum',
  about:
    'Two burglars look for a diamond, and a guard for them. An example: areas, three seats on two sides.',
  isExample: true,
}

export default listing
