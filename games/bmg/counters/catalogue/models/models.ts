import type { ProfileData } from '../model-data.ts'
import { amazonsOfThemyscira } from './amazons-of-themyscira.ts'
import { bane } from './bane.ts'
import { batman } from './batman.ts'
import { blackMask } from './black-mask.ts'
import { courtOfOwls } from './court-of-owls.ts'
import { gorillaGrodd } from './gorilla-grodd.ts'
import { greenArrow } from './green-arrow.ts'
import { joker } from './joker.ts'
import { lawForce } from './law-force.ts'
import { leagueOfShadows } from './league-of-shadows.ts'
import { lexcorp } from './lexcorp.ts'
import { mrFreeze } from './mr-freeze.ts'
import { organizedCrime } from './organized-crime.ts'
import { penguin } from './penguin.ts'
import { poisonIvy } from './poison-ivy.ts'
import { riddler } from './riddler.ts'
import { scarecrow } from './scarecrow.ts'
import { twoFace } from './two-face.ts'
import { unknown } from './unknown.ts'
import { watchmen } from './watchmen.ts'
import { wonderlandGang } from './wonderland-gang.ts'

/** Every model of the facts. */
export const models: readonly ProfileData[] = [
  ...amazonsOfThemyscira,
  ...bane,
  ...batman,
  ...blackMask,
  ...courtOfOwls,
  ...gorillaGrodd,
  ...greenArrow,
  ...joker,
  ...lawForce,
  ...leagueOfShadows,
  ...lexcorp,
  ...mrFreeze,
  ...organizedCrime,
  ...penguin,
  ...poisonIvy,
  ...riddler,
  ...scarecrow,
  ...twoFace,
  ...unknown,
  ...watchmen,
  ...wonderlandGang,
]
