import type { GameListing } from '../game-listing.ts'
import cardPicture from './card.webp'

const listing: GameListing = {
  place: 4,
  name: 'Batman Miniature Game, second edition',
  about:
    'The game of plans and counters with all the traits of the Compendium: inches, fixed moves, hundreds of models to field.',
  players: 'two, or you and the computer',
  length: 'an hour and a half',
  cardPicture,
  crewCodes: 'b2.',
  hasLibrary: true,
}

export default listing
