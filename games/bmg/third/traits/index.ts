import type { SpecialRules } from '../rules/record.ts'
import { armour } from './armour.ts'
import { fighting } from './fighting.ts'
import { gangsters } from './gangsters.ts'
import { hardToHurt } from './hard-to-hurt.ts'
import { intelSupport } from './intel-support.ts'
import { kobra } from './kobra.ts'
import { loyalty } from './loyalty.ts'
import { mentalDisorders } from './mental-disorders.ts'
import { presence } from './presence.ts'
import { reactions } from './reactions.ts'
import { shooting } from './shooting.ts'
import { sneakingUp } from './sneaking-up.ts'
import { toughness } from './toughness.ts'
import { venom } from './venom.ts'
import { versatility } from './versatility.ts'

/** Every trait that is enforced. */
export const traits: SpecialRules = {
  ...armour,
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
}
