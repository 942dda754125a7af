import type { BuiltInPack } from '../model-data.ts'
import amazonsOfThemyscira from './amazons-of-themyscira.json' with { type: 'json' }
import bane from './bane.json' with { type: 'json' }
import batman from './batman.json' with { type: 'json' }
import blackMask from './black-mask.json' with { type: 'json' }
import courtOfOwls from './court-of-owls.json' with { type: 'json' }
import gorillaGrodd from './gorilla-grodd.json' with { type: 'json' }
import greenArrow from './green-arrow.json' with { type: 'json' }
import joker from './joker.json' with { type: 'json' }
import lawForce from './law-force.json' with { type: 'json' }
import leagueOfShadows from './league-of-shadows.json' with { type: 'json' }
import lexcorp from './lexcorp.json' with { type: 'json' }
import mrFreeze from './mr-freeze.json' with { type: 'json' }
import organizedCrime from './organized-crime.json' with { type: 'json' }
import penguin from './penguin.json' with { type: 'json' }
import poisonIvy from './poison-ivy.json' with { type: 'json' }
import riddler from './riddler.json' with { type: 'json' }
import scarecrow from './scarecrow.json' with { type: 'json' }
import twoFace from './two-face.json' with { type: 'json' }
import unknown from './unknown.json' with { type: 'json' }
import watchmen from './watchmen.json' with { type: 'json' }
import wonderlandGang from './wonderland-gang.json' with { type: 'json' }

/** Every model of the facts, in a pack for each affiliation that is the first on a card. */
export const packs: readonly BuiltInPack[] = [
  amazonsOfThemyscira,
  bane,
  batman,
  blackMask,
  courtOfOwls,
  gorillaGrodd,
  greenArrow,
  joker,
  lawForce,
  leagueOfShadows,
  lexcorp,
  mrFreeze,
  organizedCrime,
  penguin,
  poisonIvy,
  riddler,
  scarecrow,
  twoFace,
  unknown,
  watchmen,
  wonderlandGang,
]
