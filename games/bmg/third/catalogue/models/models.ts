import type { BuiltInPack } from '../make-profile.ts'
import bane from './bane.json' with { type: 'json' }
import batFamily from './bat-family.json' with { type: 'json' }
import batmanWhoLaughs from './batman-who-laughs.json' with { type: 'json' }
import bigBangTheory from './big-bang-theory.json' with { type: 'json' }
import birdsOfPrey from './birds-of-prey.json' with { type: 'json' }
import courtOfOwls from './court-of-owls.json' with { type: 'json' }
import cults from './cults.json' with { type: 'json' }
import doomPatrol from './doom-patrol.json' with { type: 'json' }
import gcpd from './gcpd.json' with { type: 'json' }
import joker from './joker.json' with { type: 'json' }
import leagueOfShadows from './league-of-shadows.json' with { type: 'json' }
import mrFreeze from './mr-freeze.json' with { type: 'json' }
import organizedCrime from './organized-crime.json' with { type: 'json' }
import penguin from './penguin.json' with { type: 'json' }
import riddler from './riddler.json' with { type: 'json' }
import royalFlush from './royal-flush.json' with { type: 'json' }
import scarecrow from './scarecrow.json' with { type: 'json' }
import suicideSquad from './suicide-squad.json' with { type: 'json' }
import twoFace from './two-face.json' with { type: 'json' }
import unknown from './unknown.json' with { type: 'json' }
import watchmen from './watchmen.json' with { type: 'json' }

/** Every model of the game, in a pack for each affiliation that is the first on a card. */
export const packs: readonly BuiltInPack[] = [
  bane,
  batFamily,
  batmanWhoLaughs,
  bigBangTheory,
  birdsOfPrey,
  courtOfOwls,
  cults,
  doomPatrol,
  gcpd,
  joker,
  leagueOfShadows,
  mrFreeze,
  organizedCrime,
  penguin,
  riddler,
  royalFlush,
  scarecrow,
  suicideSquad,
  twoFace,
  unknown,
  watchmen,
]
