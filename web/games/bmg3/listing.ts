import type { GameListing } from '../game-listing.ts'
import cardPicture from './card.webp'

const listing: GameListing = {
  place: 1,
  name: 'Batman Miniature Game, third edition',
  about:
    'Two crews meet in the streets at night: short activations, secret cards, lamps to hide from and suspects to bring in.',
  players: 'two, or you and the computer',
  length: 'an hour; Play now is shorter',
  cardPicture,
  crewCodes: 'b3.',
  hasLibrary: true,
  hasGuide: true,
}

export default listing
