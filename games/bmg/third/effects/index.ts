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
import { avengerEffects } from '../traits/avengers.ts'
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
import { menaceEffects } from '../traits/keeping-attackers-off.ts'
import { knowledgeEffects } from '../traits/knowledge.ts'
import { leadingEffects } from '../traits/leadership.ts'
import { spellEffects } from '../traits/magic-schools.ts'
import { stances } from '../traits/melee-special-actions.ts'
import { moods } from '../traits/mental-disorders.ts'
import { movingEffects } from '../traits/movement.ts'
import { nightmareEffects } from '../traits/nightmares.ts'
import { oddMoveEffects } from '../traits/odd-moves.ts'
import { oddballEffects } from '../traits/oddballs.ts'
import { oneSentenceEffects } from '../traits/one-sentence-traits.ts'
import { beaten } from '../traits/opposed-rolls.ts'
import { ordersGiven } from '../traits/orders-to-friends.ts'
import { plantEffects } from '../traits/plant-keepers.ts'
import { powerUpEffects } from '../traits/power-ups.ts'
import { loyaltyEffects } from '../traits/protecting-others.ts'
import { gearEffects } from '../traits/protective-gear.ts'
import { aiming } from '../traits/ranged-special-actions.ts'
import { ravensMagicEffects } from '../traits/ravens-magic.ts'
import { reactionEffects } from '../traits/reactions.ts'
import { staminaEffects } from '../traits/recovery-and-extra-moves.ts'
import { ruledEffects } from '../traits/ruling-others.ts'
import { runnerEffects } from '../traits/runners.ts'
import { seeingEffects } from '../traits/sight.ts'
import { spadesEffects } from '../traits/spades.ts'
import { blowEffects } from '../traits/special-blows.ts'
import { onTheMove } from '../traits/special-moves.ts'
import { shotEffects } from '../traits/special-shots.ts'
import { speedEffects } from '../traits/speed-powers.ts'
import { summonedEffects } from '../traits/standing-in.ts'
import { strangeBodyEffects } from '../traits/strange-bodies.ts'
import { swarmEffects } from '../traits/swarms-and-sewers.ts'
import { taskEffects } from '../traits/tasks.ts'
import { threatEffects } from '../traits/threatening-enemies.ts'
import { bodyEffects } from '../traits/tough-bodies.ts'
import { unusualPowerEffects } from '../traits/unusual-powers.ts'
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
  seeingEffects,
  movingEffects,
  leadingEffects,
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
  beaten,
  shaken,
  stances,
  ordersGiven,
  aiming,
  staminaEffects,
  dragEffects,
  threatEffects,
  attackStanceEffects,
  gearEffects,
  oneSentenceEffects,
  taskEffects,
  strangeBodyEffects,
  spadesEffects,
  nightmareEffects,
  shapeEffects,
  summonedEffects,
  bossEffects,
  bodyEffects,
  blowEffects,
  shotEffects,
  commandEffects,
  plantEffects,
  ruledEffects,
  powerUpEffects,
  oddMoveEffects,
  smokeEffects,
  spellEffects,
  speedEffects,
  menaceEffects,
  baneEffects,
  ravensMagicEffects,
  knowledgeEffects,
  familyEffects,
  arkhamEffects,
  archerEffects,
  avengerEffects,
  unusualPowerEffects,
  oddballEffects,
  swarmEffects,
  runnerEffects,
  equipmentEffects,
  ownEffects('trait', traits),
)

export { tableRules } from './table-rules.ts'
