import {
  areEnemies,
  bodyOf,
  hasTrait,
  isInContact,
  isOnTable,
  opponentOf,
  place,
  profileOf,
  within,
} from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { giveBonus } from '../effects/bonuses.ts'
import { callUp, isAside, setAside } from '../model/aside.ts'
import { crewOf } from '../model/crew.ts'
import { pull } from '../movement/push.ts'
import type { Bmg3Case, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { couldStrike, freeStrike } from './free-actions.ts'
import { type Aimed, chooseModel, isTarget, paysEffort } from './helpers.ts'
import { onTarget } from './special-actions.ts'

const SWARM = 'sewer-swarm'

const isSwarm = (game: Play, model: Model): boolean => profileOf(game, model).id === SWARM

const swarmsOf = (game: Play, owner: Model): readonly Model[] =>
  game.state.models.filter((model) => model.seat === owner.seat && isOnTable(model) && isSwarm(game, model))

const amount = ({ args }: Pick<Bmg3Scope, 'args'>): number => Number(args[0] ?? 1)

/** Swarms that are not in play come out within 2" of their keeper, up to so many. */
function* callSwarms({ game, owner, rule }: Bmg3Scope, most: number): Rule<void> {
  for (let left = most - swarmsOf(game, owner).length; left > 0; left--) {
    const swarm = game.state.models.find(
      (model) =>
        model.seat === owner.seat &&
        isSwarm(game, model) &&
        (isAside(model) || model.condition === 'casualty'),
    )
    if (swarm === undefined || !isOnTable(owner)) return
    // What was trodden flat comes again: there are always more rats.
    if (swarm.condition === 'casualty') setAside(swarm)
    callUp(swarm)
    const near = { of: bodyOf(game, owner), upTo: 2 }
    const order = { model: swarm, reason: 'Sewer Swarm', rule, near }
    if ((yield* place(game, order)) === undefined) {
      setAside(swarm)
      return
    }
  }
}

const hasSwarmNear = ({ game, owner }: Bmg3Case): boolean =>
  swarmsOf(game, owner).some((swarm) => within(game, owner, swarm, 8))

const PREY: Aimed = { side: 'enemy', within: 8 }

/** bmg3/trait/poison-master, as long as there are swarms: several masters do no more than one. */
function poisonDice(it: Bmg3Case): number {
  const { game, owner, about, purpose, occasion } = it
  if (purpose !== 'endurance' || occasion !== 'bmg3/effect/poison') return 0
  if (!areEnemies(owner, about) || !within(game, owner, about, 8) || !hasSwarmNear(it)) return 0
  const masters = game.state.models.filter(
    (model) =>
      model.seat === owner.seat &&
      (hasTrait(game, model, 'poison-master') || (hasTrait(game, model, SWARM) && model.id < owner.id)) &&
      within(game, model, about, 8),
  )
  return masters.length === 0 ? 1 : 0
}

/** Traits of models with Sewer Swarms. */
export const sewerSwarms: Bmg3Rules = {
  'sewer-swarm': {
    name: 'Sewer Swarm (X)',
    text: 'Starts with X swarms within 2". In its activation it may make X Efforts to have as many again, for X passes of the opponent. With a swarm within 8" it is a Poison Master. When an enemy hits it, it may make an Effort to have a swarm within 4" and in sight suffer the attack instead.',
    brings: ({ args }) => Array.from({ length: Number(args[0] ?? 1) }, () => SWARM),
    around: { 'skill-dice': poisonDice, 'skill-picked-dice': poisonDice },
    on: {
      deployed: (it) => callSwarms(it, amount({ args: it.args })),
      *'hits-kept'({ game, owner, strike, id, rule }) {
        const { sufferer, attacker } = strike
        if (sufferer !== owner || !areEnemies(attacker, owner) || strike.hits + strike.strengthHits === 0)
          return
        const near = swarmsOf(game, owner).filter((swarm) =>
          isTarget(game, owner, swarm, { side: 'friend', within: 4, seen: true }),
        )
        if (near.length === 0) return
        const asking = { rule, name: id, prompt: 'Make an Effort to have a swarm take the hits?' }
        if (!(yield* paysEffort(game, owner, { purpose: id, strike }, asking))) return
        const swarm = yield* chooseModel(game, owner.seat, near, { rule, prompt: 'Which swarm?' })
        if (swarm !== undefined) strike.sufferer = swarm
      },
    },
    action: {
      kind: 'free',
      limit: 'activation',
      label: 'Sewer Swarm: call swarms',
      why: ({ game, owner, args }) => {
        if (swarmsOf(game, owner).length >= amount({ args })) return 'All swarms are in play.'
        return undefined
      },
      *perform(it) {
        const { game, owner, args, id, rule } = it
        for (let left = amount({ args }); left > 0; left--) {
          const asking = {
            rule,
            name: 'swarm-effort',
            prompt: `Make an Effort for the swarms? (${left} to go)`,
          }
          if (!(yield* paysEffort(game, owner, { purpose: id }, asking))) return
        }
        yield* callSwarms(it, amount({ args }))
        crewOf(game, opponentOf(game, owner.seat)).passes += amount({ args })
      },
    },
  },
  'tamer-device': {
    name: 'Tamer Device',
    text: 'Special: all swarms of its crew move 6" towards an enemy within 8". One of them that touches it may attack it, with an attack die more for each other one that does.',
    action: onTarget(
      ({ game, owner }) => ({ ...PREY, if: () => swarmsOf(game, owner).length > 0 }),
      'Whom do the swarms hunt?',
      function* ({ game, owner, target, rule }) {
        for (const swarm of swarmsOf(game, owner))
          if (isOnTable(target)) yield* pull(game, swarm, target.at, 6)
        const biting = swarmsOf(game, owner).filter((swarm) => isInContact(game, swarm, target))
        const able = biting.filter((swarm) => couldStrike(game, swarm, target))
        const swarm = yield* chooseModel(game, owner.seat, able, { rule, prompt: 'Which swarm attacks?' })
        if (swarm === undefined) return
        giveBonus(game, swarm, 'attack', biting.length - 1)
        yield* freeStrike(game, swarm, target, rule)
      },
    ),
  },
}
