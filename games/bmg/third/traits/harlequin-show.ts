import {
  enemiesOf,
  hasRoomBeside,
  hasTrait,
  isConscious,
  isInContact,
  isOnTable,
  labelOf,
  placeBeside,
  within,
} from '@gargoyle/bmg-common'
import { forget, type Rule, type RuleId, recall, remember, roundMemory } from '@gargoyle/engine'
import type { ObjectiveType } from '../cards/card.ts'
import { cardNamed, refill } from '../cards/hand.ts'
import { isHurt } from '../damage/harm.ts'
import { heal } from '../damage/healing.ts'
import { crewOf } from '../model/crew.ts'
import { skill } from '../model/skills.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { spendCard } from './deck-and-hand-tricks.ts'
import { freeOptions, offerFreeAction } from './free-actions.ts'
import { type Aimed, chooseModel, targetsOf } from './helpers.ts'

/** How a Harlequin enters, by the type of the card. */
const entrance = (it: Bmg3Scope, type: ObjectiveType): Aimed => ({
  side: 'friend',
  within: 8,
  if: (friend) => hasTrait(it.game, friend, 'harlequin') && couldEnter(it, friend, type),
})

function couldEnter(it: Bmg3Scope, friend: Model, type: ObjectiveType): boolean {
  const { game } = it
  if (type !== 'protection' && !isConscious(friend)) return false
  if (type === 'control')
    return !friend.audacity && !friend.activated && spareAudacity(game, friend).length > 0
  if (type === 'menace') return stages(it, friend).length > 0
  if (type === 'violence')
    return [...freeOptions(game, friend, 'melee'), ...freeOptions(game, friend, 'ranged')].length > 0
  return isHurt(friend)
}

/** Whether a friend has acted with Audacity this round: its marker lies there, used. */
const hasSpentAudacity = roundMemory<boolean>('harlequin-show/spent-audacity', false)

/** Friends that have been activated with Audacity this round. */
const spareAudacity = (game: Play, friend: Model): readonly Model[] =>
  game.state.models.filter(
    (model) =>
      model !== friend &&
      model.seat === friend.seat &&
      isOnTable(model) &&
      model.activated &&
      recall(model, hasSpentAudacity),
  )

/** Enemies within a model's Movement that it could be placed at. */
const stages = ({ game, rule }: Bmg3Scope, friend: Model): readonly Model[] =>
  enemiesOf(game, friend.seat).filter(
    (enemy) =>
      isConscious(enemy) &&
      !isInContact(game, friend, enemy) &&
      within(game, friend, enemy, skill(game, 'movement', friend)) &&
      hasRoomBeside(game, showUp(rule, friend, enemy)),
  )

const showUp = (rule: RuleId, model: Model, beside: Model) => ({
  model,
  beside,
  reason: 'Harlequin Show',
  rule,
})

/** Whether any Harlequin could do something with a card of a type. */
const isShow = (it: Bmg3Scope, card: string): boolean =>
  targetsOf(it.game, it.owner, entrance(it, cardNamed(it.game, card).type)).length > 0

function* giveShow(it: Bmg3Scope, type: ObjectiveType): Rule<void> {
  const { game, owner, rule } = it
  const cast = targetsOf(game, owner, entrance(it, type))
  const friend = yield* chooseModel(game, owner.seat, cast, { rule, prompt: 'Whose entrance is it?' })
  if (friend === undefined) return
  if (type === 'control') {
    const asking = { rule, name: 'audacity-from', prompt: 'Whose Audacity does it take?' }
    const giver = yield* chooseModel(game, owner.seat, spareAudacity(game, friend), asking)
    if (giver === undefined) return
    forget(giver, hasSpentAudacity)
    friend.audacity = true
  } else if (type === 'menace') {
    const asking = { rule, name: 'enemy', prompt: `Beside which enemy is ${labelOf(game, friend)} placed?` }
    const enemy = yield* chooseModel(game, owner.seat, stages(it, friend), asking)
    if (enemy !== undefined) yield* placeBeside(game, showUp(rule, friend, enemy))
  } else if (type === 'violence') {
    yield* offerFreeAction(game, friend, ['melee', 'ranged'], { rule, prompt: 'Which attack?' })
  } else yield* heal(game, friend, 2)
}

/** The show of the Harlequins. */
export const harlequinShow: Bmg3Rules = {
  'harlequin-show': {
    name: 'Harlequin Show',
    text: 'Special: discard a card for another friend with Harlequin within 8". Control: it takes the Audacity of a friend that has been activated with it this round. Menace: it is placed in contact with an enemy within its Movement. Violence: it attacks at once. Protection: it heals two markers.',
    action: {
      kind: 'special',
      why: (it) =>
        crewOf(it.game, it.owner.seat).hand.some((card) => isShow(it, card))
          ? undefined
          : 'You have no card that a Harlequin within 8" could use now.',
      *perform(it) {
        const { game, owner } = it
        const card = yield* spendCard(game, owner, it.rule, (each) => isShow(it, each))
        if (card === undefined) return
        yield* giveShow(it, cardNamed(game, card).type)
        yield* refill(game, owner.seat, 1)
      },
    },
    on: {
      'activation-end': ({ owner, active }) => {
        if (active.seat === owner.seat && active.audacity) remember(active, hasSpentAudacity, true)
      },
    },
  },
}
