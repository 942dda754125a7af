import { combineRules } from '@gargoyle/engine'
import { equipmentEffects } from '../equipment/index.ts'
import { cardEffects } from '../objectives/boons.ts'
import { ownEffects } from '../rules/own-effects.ts'
import type { Bmg3Rules } from '../rules/special-rule.ts'
import { archerEffects } from '../traits/archers.ts'
import { shaken } from '../traits/area-effects.ts'
import { arkhamEffects } from '../traits/arkham-doctors.ts'
import { attackStanceEffects } from '../traits/attack-stances.ts'
import { presenceEffects } from '../traits/auras.ts'
import { baneEffects } from '../traits/bane-and-titan.ts'
import { adaptations } from '../traits/borrowed-traits.ts'
import { bossEffects } from '../traits/bosses.ts'
import { shapeEffects } from '../traits/changing-shape.ts'
import { commandEffects } from '../traits/commands.ts'
import { huntEffects } from '../traits/compelled-actions.ts'
import { smokeEffects } from '../traits/cries-bats-and-smoke.ts'
import { dragEffects } from '../traits/dragging.ts'
import { familyEffects } from '../traits/family-business.ts'
import { bloodMoney } from '../traits/gangsters.ts'
import { traits } from '../traits/index.ts'
import { disruption } from '../traits/intel-support.ts'
import { spellEffects } from '../traits/magic-schools.ts'
import { moods } from '../traits/mental-disorders.ts'
import { movingEffects } from '../traits/movement.ts'
import { nightmareEffects } from '../traits/nightmares.ts'
import { oddMoveEffects } from '../traits/odd-moves.ts'
import { oddballEffects } from '../traits/oddballs.ts'
import { plantEffects } from '../traits/plant-keepers.ts'
import { powerUpEffects } from '../traits/power-ups.ts'
import { loyaltyEffects } from '../traits/protecting-others.ts'
import { gearEffects } from '../traits/protective-gear.ts'
import { ravensMagicEffects } from '../traits/ravens-magic.ts'
import { reactionEffects } from '../traits/reactions.ts'
import { staminaEffects } from '../traits/recovery-and-extra-moves.ts'
import { ruledEffects } from '../traits/ruling-others.ts'
import { onTheMove } from '../traits/special-moves.ts'
import { shotEffects } from '../traits/special-shots.ts'
import { speedEffects } from '../traits/speed-powers.ts'
import { strangeBodyEffects } from '../traits/strange-bodies.ts'
import { taskEffects } from '../traits/tasks.ts'
import { bodyEffects } from '../traits/tough-bodies.ts'
import { venomEffects } from '../traits/venom.ts'
import { magicEffects } from '../weapons/magic.ts'
import { bonuses } from './bonuses.ts'
import { hypnotized } from './hypnotize.ts'
import { lostTraits } from './lost-traits.ts'
import { statuses } from './statuses.ts'

/** Everything that can last on a model. */
export const effects: Bmg3Rules = combineRules(
  bonuses,
  statuses,
  { hypnotized },
  lostTraits,
  magicEffects,
  movingEffects,
  cardEffects,
  reactionEffects,
  loyaltyEffects,
  moods,
  adaptations,
  bloodMoney,
  disruption,
  venomEffects,
  presenceEffects,
  huntEffects,
  onTheMove,
  shaken,
  staminaEffects,
  dragEffects,
  attackStanceEffects,
  gearEffects,
  taskEffects,
  strangeBodyEffects,
  nightmareEffects,
  shapeEffects,
  bossEffects,
  bodyEffects,
  shotEffects,
  commandEffects,
  plantEffects,
  ruledEffects,
  powerUpEffects,
  oddMoveEffects,
  smokeEffects,
  spellEffects,
  speedEffects,
  baneEffects,
  ravensMagicEffects,
  familyEffects,
  arkhamEffects,
  archerEffects,
  oddballEffects,
  equipmentEffects,
  ownEffects('trait', traits),
)

export { tableRules } from './table-rules.ts'
