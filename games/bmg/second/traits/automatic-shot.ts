import {
  letGoOfOthers,
  type Model,
  newAttack,
  newStrike,
  type Play,
  takeShots,
  trigger,
  type Weapon,
} from '@gargoyle/bmg-counters/toolkit'
import type { Rule } from '@gargoyle/engine'

/** A hit that no die decides, from something that counts as a weapon that shoots: dodging, Ping! and armor come after it. */
export function* automaticShot(game: Play, target: Model, attacker: Model, weapon: Weapon): Rule<void> {
  const attack = newAttack({ attacker, kind: 'ranged', weapon, arm: -1 })
  const strike = newStrike(attack, target, { impacts: 1 })
  strike.hit = true
  // bmg2/core/grab: shooting at another it lets go.
  letGoOfOthers(game, attack)
  yield* trigger(game, 'attack-declared', { attack })
  yield* takeShots(game, strike)
  yield* trigger(game, 'attack-resolved', { attack })
}
