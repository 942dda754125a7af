import type { GameListing } from '../game-listing.ts'
import cardPicture from './card.webp'

const listing: GameListing = {
  place: 2,
  name: 'Gotham City Chronicles',
  about:
    'One to four heroes against a villain and a gang: missions on boards of areas, cubes of energy to spend, dice of five colours.',
  players: 'one to five, heroes together',
  length: 'an hour',
  cardPicture,
  hasLibrary: true,
}

export default listing
