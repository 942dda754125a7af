import type { Bmg3Rules } from '../rules/special-rule.ts'
import { magicTraits } from '../weapons/magic.ts'
import { aftermath } from './aftermath.ts'
import { agility } from './agility.ts'
import { armour } from './armour.ts'
import { arriving } from './arriving.ts'
import { bareHands } from './bare-hands.ts'
import { battlesOfWills } from './battles-of-wills.ts'
import { blasts } from './blasts.ts'
import { cards } from './cards.ts'
import { drag } from './drag.ts'
import { fears } from './fears.ts'
import { fighting } from './fighting.ts'
import { fightingStyles } from './fighting-styles.ts'
import { gangsters } from './gangsters.ts'
import { ghosts } from './ghosts.ts'
import { hardToHurt } from './hard-to-hurt.ts'
import { intelSupport } from './intel-support.ts'
import { kobra } from './kobra.ts'
import { lastMoments } from './last-moments.ts'
import { leading } from './leading.ts'
import { loyalty } from './loyalty.ts'
import { marksmanship } from './marksmanship.ts'
import { mentalDisorders } from './mental-disorders.ts'
import { mettle } from './mettle.ts'
import { moving } from './moving.ts'
import { onTheHunt } from './on-the-hunt.ts'
import { orders } from './orders.ts'
import { plant } from './plant.ts'
import { presence } from './presence.ts'
import { reactions } from './reactions.ts'
import { scheming } from './scheming.ts'
import { seeing } from './seeing.ts'
import { senses } from './senses.ts'
import { shooting } from './shooting.ts'
import { sneakingUp } from './sneaking-up.ts'
import { stamina } from './stamina.ts'
import { suspects } from './suspects.ts'
import { tampering } from './tampering.ts'
import { toughness } from './toughness.ts'
import { trickShots } from './trick-shots.ts'
import { venom } from './venom.ts'
import { versatility } from './versatility.ts'

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
