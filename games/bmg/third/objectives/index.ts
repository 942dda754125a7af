import type { ObjectiveCard } from '../cards/card.ts'
import { baneCards } from './bane.ts'
import { batFamilyCards } from './bat-family.ts'
import { batmanWhoLaughsCards } from './batman-who-laughs.ts'
import { bigBangTheoryCards } from './big-bang-theory.ts'
import { birdsOfPreyCards } from './birds-of-prey.ts'
import { withBurn } from './burning.ts'
import { courtOfOwlsCards } from './court-of-owls.ts'
import { cultsCards } from './cults.ts'
import { doomPatrolCards } from './doom-patrol.ts'
import { gcpdCards } from './gcpd.ts'
import { generalCards } from './general.ts'
import { generalFightCards } from './general-fights.ts'
import { jokerCards } from './joker.ts'
import { leagueOfShadowsCards } from './league-of-shadows.ts'
import { mrFreezeCards } from './mr-freeze.ts'
import { namedCards } from './named-cards.ts'
import { organizedCrimeCards } from './organized-crime.ts'
import { penguinCards } from './penguin.ts'
import { riddlerCards } from './riddler.ts'
import { royalFlushCards } from './royal-flush.ts'
import { scarecrowCards } from './scarecrow.ts'
import { suicideSquadCards } from './suicide-squad.ts'
import { twoFaceCards } from './two-face.ts'
import { watchmenCards } from './watchmen.ts'

/** Every objective card. */
export const objectiveCards: Readonly<Record<string, ObjectiveCard>> = withBurn({
  ...generalCards,
  ...generalFightCards,
  ...gcpdCards,
  ...jokerCards,
  ...organizedCrimeCards,
  ...leagueOfShadowsCards,
  ...baneCards,
  ...batFamilyCards,
  ...mrFreezeCards,
  ...courtOfOwlsCards,
  ...watchmenCards,
  ...suicideSquadCards,
  ...riddlerCards,
  ...bigBangTheoryCards,
  ...royalFlushCards,
  ...doomPatrolCards,
  ...cultsCards,
  ...scarecrowCards,
  ...twoFaceCards,
  ...penguinCards,
  ...birdsOfPreyCards,
  ...batmanWhoLaughsCards,
  ...namedCards,
})
