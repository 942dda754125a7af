import {
  addEffect,
  areEnemies,
  cardOf,
  effectOn,
  hasTrait,
  isOnTable,
  labelOf,
  opponentOf,
  place,
  removeEffect,
} from '@gargoyle/bmg-common'
import { recall, remember, roundMemory } from '@gargoyle/engine'
import { crewOf, DRIVEN_OFF } from '../model/crew.ts'
import { applies } from '../rules/rule-system.ts'
import type { Bmg3Rules } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { isActive, offer } from './helpers.ts'

const RULE = 'bmg3/trait/intel-support'

/** Whether its crew has paid for its return this round. */
const hasReturned = roundMemory<boolean>('intel-support/returned', false)

/** Takes the model off the table. To cards it counts as a casualty and as knocked out. */
function driveOff(game: Play, owner: Model): void {
  removeEffect(owner, 'disruption')
  owner.at = undefined
  owner.condition = 'away'
  owner.audacity = false
  owner.usedThisGame.push(DRIVEN_OFF)
  const crew = crewOf(game, opponentOf(game, owner.seat))
  for (const tally of [crew.activation, crew.round, crew.game]) {
    tally.casualties++
    tally.kos++
  }
  game.emit(() => ({
    name: 'driven-off',
    text: `${labelOf(game, owner)} has been disrupted too often and leaves the table.`,
    rule: RULE,
    about: { model: owner.id },
  }))
}

/** Disturbs a model with Intel Support once; the Xth time it leaves the table. */
export function disrupt(game: Play, model: Model): void {
  const support = cardOf(game, model).traits.find(({ id }) => id === 'intel-support')
  if (support === undefined || !hasTrait(game, model, 'intel-support') || !isOnTable(model)) return
  const held = effectOn(model, 'disruption') ?? addEffect(game, model, 'disruption', { until: 'game' })
  held.value++
  if (held.value >= Number(support.args[0])) driveOff(game, model)
}

/** Traits that help from a distance. */
export const intelSupport: Bmg3Rules = {
  'intel-support': {
    name: 'Intel Support (X)',
    text: "Attacks, statuses and damage do not touch this model; it makes no unarmed attacks, is in contact with others only in its own activation, is placed instead of moving and uses no sewers. Each of its crew's Suspects that an enemy removes disrupts it: the Xth time it leaves the table. What takes others out of the game at once only drives it off the table. In a later Raise the Plan it may come back anywhere, for one Audacity marker less that round.",
    always: true,
    own: {
      'cannot-be-target': true,
      immune: true,
      'cannot-attack': ({ weapon }) => weapon?.id === 'unarmed',
      'no-contact': ({ game, owner }) => !isActive(game, owner),
      'moves-by-placing': true,
      'cannot-use-sewers': true,
      'audacity-markers': ({ owner }) => (recall(owner, hasReturned) ? -1 : 0),
    },
    on: {
      // Templates and similar attacks do not check whether a model may be a target.
      'attack-declared': ({ owner, attack }) => {
        attack.strikes = attack.strikes.filter(({ target }) => target !== owner)
      },
      harming: ({ owner, harm }) => {
        if (harm.to !== owner) return
        harm.stun = 0
        harm.injury = 0
      },
      'suspect-removed': ({ game, owner, suspect, by, revealed }) => {
        if (!revealed && applies(game, 'disrupted-by-reveals-only', { about: owner })) return
        if (areEnemies(by, owner) && suspect.seat === owner.seat) disrupt(game, owner)
      },
      // Nothing can hurt it, so what takes others out of the game at once only drives it off. bmg3/trait/afk
      dying: ({ game, owner, victim }) => {
        if (victim === owner && !hasTrait(game, owner, 'afk')) driveOff(game, owner)
      },
      *'plan-start'({ game, owner, id, rule }) {
        if (owner.condition !== 'away' || !owner.usedThisGame.includes(DRIVEN_OFF)) return
        const comes = yield* offer(game, owner.seat, {
          name: id,
          prompt: `Does ${labelOf(game, owner)} come back, for one Audacity marker less this round?`,
          rule,
        })
        if (!comes) return
        const there = yield* place(game, { model: owner, reason: 'Intel Support', rule })
        if (there !== undefined) remember(owner, hasReturned, true)
      },
    },
  },
}

/** Traits that disrupt such help. */
export const disruption: Bmg3Rules = {
  disruption: {
    name: 'Disruption',
    text: 'Tokens that drive Intel Support off the table when there are enough of them.',
    rule: RULE,
    keyword: true,
  },
}
