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
import type { Rule } from '@gargoyle/engine'
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
import { type Aimed, chooseModel, onceARound, targetsOf } from './helpers.ts'
import { ruleOf } from './special-actions.ts'

/** How a Harlequin enters, by the type of the card. */
const entrance = (game: Play, type: ObjectiveType): Aimed => ({
  side: 'friend',
  within: 8,
  if: (friend) => hasTrait(game, friend, 'harlequin') && couldEnter(game, friend, type),
})

function couldEnter(game: Play, friend: Model, type: ObjectiveType): boolean {
  if (type !== 'protection' && !isConscious(friend)) return false
  if (type === 'control')
    return !friend.audacity && !friend.activated && spareAudacity(game, friend).length > 0
  if (type === 'menace') return stages(game, friend).length > 0
  if (type === 'violence')
    return [...freeOptions(game, friend, 'melee'), ...freeOptions(game, friend, 'ranged')].length > 0
  return isHurt(friend)
}

/** Noted on a friend that has acted with Audacity this round: its marker lies there, used. */
const USED_AUDACITY = 'harlequin-show: used audacity'

/** Friends that have been activated with Audacity this round. */
const spareAudacity = (game: Play, friend: Model): readonly Model[] =>
  game.state.models.filter(
    (model) =>
      model !== friend &&
      model.seat === friend.seat &&
      isOnTable(model) &&
      model.activated &&
      model.usedThisRound.includes(USED_AUDACITY),
  )

/** Enemies within a model's Movement that it could be placed at. */
const stages = (game: Play, friend: Model): readonly Model[] =>
  enemiesOf(game, friend.seat).filter(
    (enemy) =>
      isConscious(enemy) &&
      !isInContact(game, friend, enemy) &&
      within(game, friend, enemy, skill(game, 'movement', friend)) &&
      hasRoomBeside(game, showUp(friend, enemy)),
  )

const showUp = (model: Model, beside: Model) => ({
  model,
  beside,
  reason: 'Harlequin Show',
  rule: ruleOf('harlequin-show'),
})

/** Whether any Harlequin could do something with a card of a type. */
const isShow = ({ game, owner }: Bmg3Scope, card: string): boolean =>
  targetsOf(game, owner, entrance(game, cardNamed(game, card).type)).length > 0

function* giveShow({ game, owner, rule }: Bmg3Scope, type: ObjectiveType): Rule<void> {
  const cast = targetsOf(game, owner, entrance(game, type))
  const friend = yield* chooseModel(game, owner.seat, cast, { rule, prompt: 'Whose entrance is it?' })
  if (friend === undefined) return
  if (type === 'control') {
    const asking = { rule, name: 'audacity-from', prompt: 'Whose Audacity does it take?' }
    const giver = yield* chooseModel(game, owner.seat, spareAudacity(game, friend), asking)
    if (giver === undefined) return
    giver.usedThisRound = giver.usedThisRound.filter((note) => note !== USED_AUDACITY)
    friend.audacity = true
  } else if (type === 'menace') {
    const asking = { rule, name: 'enemy', prompt: `Beside which enemy is ${labelOf(game, friend)} placed?` }
    const enemy = yield* chooseModel(game, owner.seat, stages(game, friend), asking)
    if (enemy !== undefined) yield* placeBeside(game, showUp(friend, enemy))
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
        const card = yield* spendCard(game, owner, it.id, (each) => isShow(it, each))
        if (card === undefined) return
        yield* giveShow(it, cardNamed(game, card).type)
        yield* refill(game, owner.seat, 1)
      },
    },
    on: {
      'activation-end': ({ owner, active }) => {
        if (active.seat === owner.seat && active.audacity) onceARound(active, USED_AUDACITY)
      },
    },
  },
}
