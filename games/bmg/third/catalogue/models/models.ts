import type { ProfileData } from '../model-schema.ts'
import { bane } from './bane.ts'
import { batFamily } from './bat-family.ts'
import { batmanWhoLaughs } from './batman-who-laughs.ts'
import { bigBangTheory } from './big-bang-theory.ts'
import { birdsOfPrey } from './birds-of-prey.ts'
import { courtOfOwls } from './court-of-owls.ts'
import { cults } from './cults.ts'
import { doomPatrol } from './doom-patrol.ts'
import { gcpd } from './gcpd.ts'
import { joker } from './joker.ts'
import { leagueOfShadows } from './league-of-shadows.ts'
import { mrFreeze } from './mr-freeze.ts'
import { organizedCrime } from './organized-crime.ts'
import { penguin } from './penguin.ts'
import { riddler } from './riddler.ts'
import { royalFlush } from './royal-flush.ts'
import { scarecrow } from './scarecrow.ts'
import { suicideSquad } from './suicide-squad.ts'
import { twoFace } from './two-face.ts'
import { unknown } from './unknown.ts'
import { watchmen } from './watchmen.ts'

/** Every model of the game, by the first affiliation on its card. */
export const models: readonly ProfileData[] = [
  ...bane,
  ...batFamily,
  ...batmanWhoLaughs,
  ...bigBangTheory,
  ...birdsOfPrey,
  ...courtOfOwls,
  ...cults,
  ...doomPatrol,
  ...gcpd,
  ...joker,
  ...leagueOfShadows,
  ...mrFreeze,
  ...organizedCrime,
  ...penguin,
  ...riddler,
  ...royalFlush,
  ...scarecrow,
  ...suicideSquad,
  ...twoFace,
  ...unknown,
  ...watchmen,
]
