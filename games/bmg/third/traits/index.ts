import type { Bmg3Rules } from '../rules/special-rule.ts'
import { magicTraits } from '../weapons/magic.ts'
import { blasts } from './area-effects.ts'
import { armour } from './armour.ts'
import { presence } from './auras.ts'
import { versatility } from './borrowed-traits.ts'
import { cards } from './cards.ts'
import { onTheHunt } from './compelled-actions.ts'
import { toughness } from './damage-reduction.ts'
import { hardToHurt } from './defence.ts'
import { arriving } from './deployment.ts'
import { drag } from './dragging.ts'
import { tampering } from './enemy-equipment-and-markers.ts'
import { fears } from './fear-charts.ts'
import { gangsters } from './gangsters.ts'
import { aftermath } from './healing-others.ts'
import { ghosts } from './incorporeal.ts'
import { intelSupport } from './intel-support.ts'
import { kobra } from './kobra.ts'
import { leading } from './leadership.ts'
import { fighting } from './melee-bonuses.ts'
import { fightingStyles } from './melee-special-actions.ts'
import { mentalDisorders } from './mental-disorders.ts'
import { moving } from './movement.ts'
import { battlesOfWills } from './opposed-rolls.ts'
import { orders } from './orders-to-friends.ts'
import { plant } from './plant.ts'
import { loyalty } from './protecting-others.ts'
import { marksmanship } from './ranged-bonuses.ts'
import { shooting } from './ranged-defence-and-dodging.ts'
import { trickShots } from './ranged-special-actions.ts'
import { reactions } from './reactions.ts'
import { stamina } from './recovery-and-extra-moves.ts'
import { mettle } from './resolve-and-rerolls.ts'
import { scheming } from './scheming.ts'
import { senses } from './senses.ts'
import { seeing } from './sight.ts'
import { sneakingUp } from './sneak-attacks.ts'
import { agility } from './special-moves.ts'
import { suspects } from './suspects.ts'
import { bareHands } from './unarmed.ts'
import { venom } from './venom.ts'
import { lastMoments } from './when-dying.ts'

/** Every trait that is enforced. */
export const traits: Bmg3Rules = {
  ...armour,
  ...ghosts,
  ...magicTraits,
  ...suspects,
  ...seeing,
  ...moving,
  ...mettle,
  ...leading,
  ...cards,
  ...arriving,
  ...hardToHurt,
  ...venom,
  ...kobra,
  ...presence,
  ...fighting,
  ...sneakingUp,
  ...shooting,
  ...toughness,
  ...reactions,
  ...loyalty,
  ...mentalDisorders,
  ...versatility,
  ...gangsters,
  ...intelSupport,
  ...onTheHunt,
  ...aftermath,
  ...agility,
  ...battlesOfWills,
  ...blasts,
  ...fears,
  ...fightingStyles,
  ...orders,
  ...scheming,
  ...tampering,
  ...trickShots,
  ...marksmanship,
  ...bareHands,
  ...stamina,
  ...senses,
  ...lastMoments,
  ...plant,
  ...drag,
}
