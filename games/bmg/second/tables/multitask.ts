import { addEffect, areEnemies, isInContact, isOnTable, within } from '@gargoyle/bmg-common'
import {
  type CounterRules,
  type CounterScope,
  chooseModel,
  hasTraitNow,
  inUnits,
  type Model,
  moveCounters,
} from '@gargoyle/bmg-counters'
import { fromInches } from '../edition.ts'
import type { HireChoice } from './hire-choice.ts'

/** What a model with Multitask is hired as. bmg2/table/multitask, bmg2/trait/multitask */
export const multitask: HireChoice = {
  effect: 'multitask',
  rule: 'bmg2/table/multitask',
  options: {
    explorer: { label: 'Explorer: Undercover, Movement +1', traits: [{ id: 'undercover', args: [] }] },
    hacker: { label: 'Hacker: Willpower +1, Computer Intrusion', traits: [] },
    defensor: { label: 'Defensor: Endurance +2, Force Field', traits: [] },
    fighter: { label: 'Fighter: Attack +1, Defense +1, Claws', traits: [{ id: 'claws', args: [] }] },
  },
}

/** Machines, as hackers see them: no Robot trait exists, it is read as Bot. bmg2/core/robot-label */
const machines = ['bot', 'robot', 'cybernetic'] as const

const intrudable = ({ game, owner }: CounterScope): readonly Model[] =>
  game.state.models.filter(
    (model) =>
      areEnemies(owner, model) &&
      isOnTable(model) &&
      machines.some((id) => hasTraitNow(game, model, id)) &&
      within(game, owner, model, inUnits(game, fromInches(8))),
  )

const shieldable = ({ game, owner }: CounterScope): readonly Model[] =>
  game.state.models.filter(
    (model) => model !== owner && model.seat === owner.seat && isInContact(game, owner, model),
  )

const only =
  (choice: string, amount: number) =>
  ({ args }: CounterScope): number =>
    args[0] === choice ? amount : 0

/** What the choices of Multitask do. bmg2/table/multitask */
export const multitaskEffects: CounterRules = {
  multitask: {
    name: 'Multitask',
    text: 'Explorer: Undercover and Movement +1. Hacker: Willpower +1, and for 1SC once an activation it moves two counters of a machine of the enemy within 8 inches. Defensor: Endurance +2, and for 1SC a friend in contact has a Ping! roll (4+, our number) until the end of the round. Fighter: Attack and Defense +1, Claws.',
    rule: 'bmg2/table/multitask',
    own: {
      movement: only('explorer', 1),
      willpower: only('hacker', 1),
      endurance: only('defensor', 2),
      attack: only('fighter', 1),
      defense: only('fighter', 1),
    },
    action: [
      {
        id: 'computer-intrusion',
        label: 'Computer Intrusion',
        cost: { special: 1 },
        limit: 'activation',
        why: (it) =>
          it.owner.effects.some(({ id, args }) => id === 'multitask' && args[0] === 'hacker')
            ? intrudable(it).length === 0
              ? 'No machine of the enemy is within 8 inches.'
              : undefined
            : 'It was not hired as a hacker.',
        *perform(it) {
          const { game, owner } = it
          const target = yield* chooseModel(game, owner.seat, {
            name: 'target',
            prompt: 'Whose counters are moved?',
            rule: 'bmg2/table/multitask',
            among: intrudable(it),
          })
          yield* moveCounters(game, owner.seat, target, 2, 'Computer Intrusion')
        },
      },
      {
        id: 'force-field',
        label: 'Force Field',
        cost: { special: 1 },
        why: (it) =>
          it.owner.effects.some(({ id, args }) => id === 'multitask' && args[0] === 'defensor')
            ? shieldable(it).length === 0
              ? 'No friend is in contact.'
              : undefined
            : 'It was not hired as a defensor.',
        *perform(it) {
          const { game, owner } = it
          const target = yield* chooseModel(game, owner.seat, {
            name: 'target',
            prompt: 'Whom does the force field cover?',
            rule: 'bmg2/table/multitask',
            among: shieldable(it),
          })
          addEffect(game, target, 'force-field', { until: 'round', by: owner })
        },
      },
    ],
  },
  'force-field': {
    name: 'Force Field',
    text: 'A last Ping! of 4+ until the end of the round.',
    rule: 'bmg2/table/multitask',
    own: { 'last-blink': { set: 4 } },
  },
}
