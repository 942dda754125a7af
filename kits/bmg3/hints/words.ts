import type { Content, State } from '@gargoyle/bmg3'
import type { Words } from '@gargoyle/bots'
import { placeWords } from './answers.ts'
import { speakOfCardsInHand, speakOfCardsInPlay, speakOfVictoryPoints } from './cards.ts'
import { speakOfModels } from './models.ts'
import { speakOfPlaces } from './places.ts'
import { speakOfDangers, speakOfMenaces } from './threats.ts'
import { speakOfResources, speakOfSuspects } from './tokens.ts'

/** How reasons are put into words in the third edition. */
export const bmg3Words: Words<State, Content> = {
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
  sayAnswer: placeWords,
}
