import type { Words } from '../tutor/words.ts'
import { sayPlace } from './words-answers.ts'
import { speakOfCardsInHand, speakOfCardsInPlay, speakOfVictoryPoints } from './words-cards.ts'
import { speakOfModels } from './words-models.ts'
import { speakOfPlaces } from './words-places.ts'
import { speakOfDangers, speakOfMenaces } from './words-threats.ts'
import { speakOfResources, speakOfSuspects } from './words-tokens.ts'

/** How reasons are put into words in the third edition. */
export const bmg3Words: Words = {
  game: 'bmg3',
  // A twelfth of a victory point.
  noticeable: 1,
  beginnings: new Set(['activate']),
  speakers: {
    'victory-points': speakOfVictoryPoints,
    model: speakOfModels,
    place: speakOfPlaces,
    danger: speakOfDangers,
    menace: speakOfMenaces,
    'card-in-play': speakOfCardsInPlay,
    'card-in-hand': speakOfCardsInHand,
    suspect: speakOfSuspects,
    resources: speakOfResources,
  },
  sayAnswer: sayPlace,
}
