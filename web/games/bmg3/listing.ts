import type { GameListing } from '../game-listing.ts'
import cardPicture from './card.webp'
import table from './table.jpg'

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
  picture: {
    source: table,
    width: 1040,
    height: 695,
    alt: 'The table by night from above: houses with roofs to stand on, ladders, lamps, and two crews of figures with their names.',
    caption: 'Widow’s Cut in the middle of a game: the police against the carnival.',
  },
}

export default listing
