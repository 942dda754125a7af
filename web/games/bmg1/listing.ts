import type { GameListing } from '../game-listing.ts'
import cardPicture from './card.webp'

const listing: GameListing = {
  place: 3,
  name: 'Batman Miniature Game, first edition',
  about:
    'Two bands meet at night. Each round you raise a plan: counters for moving, attacking, defending and special deeds on every model, then they act by turns.',
  players: 'two, or you and the computer',
  length: 'an hour and a half',
  cardPicture,
  crewCodes: 'b1.',
  hasLibrary: true,
}

export default listing
