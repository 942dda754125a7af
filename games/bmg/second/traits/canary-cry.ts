import { askPoint, bodyOf, isOnTable, labelOf, onTable } from '@gargoyle/bmg-common'
import {
  inflict,
  type Model,
  modelsUnder,
  newAttack,
  newStrike,
  onImpact,
  type Play,
  rollSkill,
  sufferEffect,
  type TraitAction,
} from '@gargoyle/bmg-counters/toolkit'
import type { Random } from '@gargoyle/engine'
import { type Spot, sprayTemplate } from '@gargoyle/table'

/** The cry itself: an automatic hit that is Sonic. */
const CRY = {
  id: 'canary-cry',
  name: 'Canary Cry',
  damage: { injury: 1, stun: 0 },
  rules: [{ id: 'sonic', args: [] }],
} as const

/** Directions worth trying: at enemies. */
function aims(game: Play, owner: Model, random: Random, n: number): readonly Spot[] {
  const at = owner.at!
  const spots = random
    .shuffle(onTable(game).filter(({ seat }) => seat !== owner.seat))
    .map((enemy): Spot => ({ x: enemy.at!.x, y: enemy.at!.y, z: at.z }))
    .filter(({ x, y }) => x !== at.x || y !== at.y)
  return [...spots, { x: at.x + 1000, y: at.y, z: at.z }].slice(0, Math.max(1, n))
}

/** All under the spray, friends too, roll Willpower or are hurt and Stunned. bmg2/trait/canary-cry */
export const canaryCry: TraitAction = {
  cost: { special: 2 },
  limit: 'round',
  *perform({ game, owner, rule }) {
    if (!isOnTable(owner)) return
    const from = bodyOf(game, owner)
    const towards = yield* askPoint(game, owner.seat, {
      name: 'spray',
      prompt: `Where does ${labelOf(game, owner)} cry?`,
      rule,
      about: { model: owner.id, template: 'spray' },
      judge: (at) => (at.x === from.x && at.y === from.y ? 'Aim away from the model.' : undefined),
      candidates: (random, n) => aims(game, owner, random, n),
    })
    const attack = newAttack({ attacker: owner, kind: 'ranged', weapon: CRY, arm: -1, occasion: 'reaction' })
    for (const { model } of modelsUnder(
      game,
      sprayTemplate(from, towards, game.content.edition.spray),
      owner,
    )) {
      const strike = newStrike(attack, model, { impacts: 1, template: 'spray' })
      yield* onImpact(game, strike)
      if (yield* rollSkill(game, model, 'willpower', { reason: 'against the cry', rule })) continue
      yield* inflict(game, model, { injury: 1, by: owner, strike, cause: 'Canary Cry' })
      yield* sufferEffect(game, model, { id: 'stunned', args: [] }, { by: owner, strike })
    }
  },
}
