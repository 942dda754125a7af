import { isConscious, isOnTable, labelOf } from '@gargoyle/bmg-common'
import { ask, chooseNumber } from '@gargoyle/engine'
import { move } from '../movement/move.ts'
import { pull, push } from '../movement/push.ts'
import type { Bmg3Rules } from '../rules/special-rule.ts'
import { amount, onHit } from './on-hit.ts'

/** Weapons that move a model. */
export const motion: Bmg3Rules = {
  push: {
    name: 'Push (X)',
    text: 'Whoever is hit is moved up to X" straight away from the attacker.',
    on: onHit(function* ({ game, victim, attacker, args }) {
      const { at } = attacker
      if (at === undefined) return
      const distance = yield* ask(
        game,
        attacker.seat,
        chooseNumber({
          name: 'push',
          prompt: `How many inches is ${labelOf(game, victim)} pushed?`,
          rule: 'bmg3/weapon/push',
          min: 0,
          max: amount(args),
        }),
      )
      if (distance > 0) yield* push(game, victim, at, distance)
    }),
  },
  pull: {
    name: 'Pull (X)',
    text: 'Whoever is hit is moved X" straight towards the attacker.',
    on: onHit(function* ({ game, victim, attacker, args }) {
      if (attacker.at !== undefined) yield* pull(game, victim, attacker.at, amount(args))
    }),
  },
  recoil: {
    name: 'Recoil (X)',
    text: 'After an attack its wielder is moved X" straight away from the target, or from where its template lay.',
    on: {
      *'attack-resolved'({ game, owner, args, attack }) {
        const from = attack.aims[0] ?? attack.strikes[0]?.target.at ?? attack.strikes[0]?.struckAt
        if (attack.stopped === undefined && from !== undefined && isOnTable(owner))
          yield* push(game, owner, from, amount(args))
      },
    },
  },
  motion: {
    name: 'Motion (X)',
    text: 'If it scores any hit, its wielder may move X" at once.',
    on: {
      *'attack-resolved'({ game, owner, args, attack }) {
        const scored = attack.strikes.some(({ inflicted, blocked }) => inflicted + blocked > 0)
        if (!scored || !isOnTable(owner) || !isConscious(owner)) return
        yield* move(game, { model: owner, reason: 'Motion', rule: 'bmg3/weapon/motion', upTo: amount(args) })
      },
    },
  },
}
