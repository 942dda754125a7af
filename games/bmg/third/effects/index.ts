import { cardEffects } from '../objectives/boons.ts'
import type { Bmg3Rules } from '../rules/special-rule.ts'
import { grudges } from '../traits/aftermath.ts'
import { onTheMove } from '../traits/agility.ts'
import { beaten } from '../traits/battles-of-wills.ts'
import { shaken } from '../traits/blasts.ts'
import { dragEffects } from '../traits/drag.ts'
import { stances } from '../traits/fighting-styles.ts'
import { bloodMoney } from '../traits/gangsters.ts'
import { disruption } from '../traits/intel-support.ts'
import { leadingEffects } from '../traits/leading.ts'
import { loyaltyEffects } from '../traits/loyalty.ts'
import { moods } from '../traits/mental-disorders.ts'
import { movingEffects } from '../traits/moving.ts'
import { huntEffects } from '../traits/on-the-hunt.ts'
import { ordersGiven } from '../traits/orders.ts'
import { presenceEffects } from '../traits/presence.ts'
import { reactionEffects } from '../traits/reactions.ts'
import { seeingEffects } from '../traits/seeing.ts'
import { staminaEffects } from '../traits/stamina.ts'
import { aiming } from '../traits/trick-shots.ts'
import { venomEffects } from '../traits/venom.ts'
import { adaptations } from '../traits/versatility.ts'
import { magicEffects } from '../weapons/magic.ts'
import { bonuses } from './bonuses.ts'
import { hypnotized } from './hypnotize.ts'
import { statuses } from './statuses.ts'

/** Everything that can last on a model. */
export const effects: Bmg3Rules = {
  ...bonuses,
  ...statuses,
  hypnotized,
  ...magicEffects,
  ...seeingEffects,
  ...movingEffects,
  ...leadingEffects,
  ...cardEffects,
  ...reactionEffects,
  ...loyaltyEffects,
  ...moods,
  ...adaptations,
  ...bloodMoney,
  ...disruption,
  ...venomEffects,
  ...presenceEffects,
  ...huntEffects,
  ...grudges,
  ...onTheMove,
  ...beaten,
  ...shaken,
  ...stances,
  ...ordersGiven,
  ...aiming,
  ...staminaEffects,
  ...dragEffects,
}

export { tableRules } from './table-rules.ts'
