import {
  addEffect,
  areEnemies,
  bodyOf,
  cardOf,
  isOnTable,
  labelOf,
  MARKER_RADIUS,
  moveMarker,
  overlapsMarker,
  removeEffect,
  rerollDice,
  rerollFailures,
  sees,
  successes,
  within,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { type Spot, touchingSpot } from '@gargoyle/table'
import { ATTACK_DIE, canBeTarget } from '../attack/dice.ts'
import { strengthAttack } from '../attack/strength-attack.ts'
import type { Attack } from '../attack/strike.ts'
import { cardNamed, isDiscardable, refill } from '../cards/hand.ts'
import { keywords } from '../crew/keywords.ts'
import { crewOf } from '../model/crew.ts'
import type { Bmg3Rolled } from '../model/rolled.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { redirectStrike, spendCard } from './deck-and-hand-tricks.ts'
import {
  chooseMarker,
  chooseMarkerOrNone,
  chooseModel,
  chooseModelOrNone,
  isActive,
  offer,
  suspectsNear,
  targetsOf,
} from './helpers.ts'
import { ruleOf } from './special-actions.ts'
import { wings } from './special-moves.ts'

/*
 * The gang plays with a pack of cards of its own, which no source prints. Ours is the deck that every crew has: a card
 * from the hand is worth as many dice as victory points.
 */

const hasCard = (game: Play, owner: Model): boolean =>
  crewOf(game, owner.seat).hand.some((card) => isDiscardable(game, card))

/** Discards a card for as many dice as it has victory points, if its player wants to. */
function* playHigh(game: Play, owner: Model, trait: string, prompt: string): Rule<number> {
  if (!(yield* offer(game, owner.seat, { rule: ruleOf(trait), name: trait, prompt }))) return 0
  const card = yield* spendCard(game, owner, ruleOf(trait), () => true)
  if (card === undefined) return 0
  yield* refill(game, owner.seat, 1)
  return cardNamed(game, card).victoryPoints
}

const isOwnAttack = (owner: Model, { roller, purpose }: Bmg3Rolled): boolean =>
  roller === owner && purpose === 'attack'

function* marked(game: Play, owner: Model, rolled: Bmg3Rolled): Rule<void> {
  const dice = yield* playHigh(
    game,
    owner,
    'spades',
    'Discard a card to roll as many failed attack dice again as it has victory points?',
  )
  rerollFailures(game, rolled, dice, { reason: 'Spades', rule: ruleOf('spades'), colour: ATTACK_DIE })
}

/** Whether dice belong to a strike between the owner and an enemy. */
const concerns = (owner: Model, { strike, roller }: Bmg3Rolled): boolean =>
  strike !== undefined &&
  (strike.attacker === owner || strike.target === owner) &&
  (roller === strike.attacker || roller === strike.target)

function* cheatWith(game: Play, owner: Model, rolled: Bmg3Rolled): Rule<void> {
  const own = rolled.roller === owner
  const dice = own
    ? rolled.roll.dice.map((_, index) => index).filter((index) => !rolled.succeeds(index))
    : successes(rolled)
  if (dice.length === 0) return
  const what = own ? `failed dice of ${labelOf(game, owner)}` : `good dice of ${labelOf(game, rolled.roller)}`
  const most = yield* playHigh(
    game,
    owner,
    'cheat',
    `Discard a card to have as many ${what} rolled again as it has victory points?`,
  )
  if (most === 0) return
  owner.usedThisRound.push('cheat')
  rerollDice(game, rolled, dice.slice(0, most), { reason: 'Cheat', rule: ruleOf('cheat') })
}

const throwable = (game: Play, owner: Model): readonly Marker[] =>
  game.state.markers.filter(
    (marker) =>
      marker.kind !== 'light' && marker.kind !== 'template' && withinOfMarker(game, owner, marker, 2),
  )

/** Where a thrown marker comes to lie: between the thrower and its target. */
function landingAt(game: Play, owner: Model, target: Model): Spot | undefined {
  if (!isOnTable(owner) || !isOnTable(target)) return undefined
  const at = touchingSpot(bodyOf(game, target), MARKER_RADIUS, owner.at)
  const spot = { x: at.x, y: at.y, z: target.at.z }
  return overlapsMarker(game, spot) ? undefined : spot
}

const victims = ({ game, owner }: Pick<Bmg3Scope, 'game' | 'owner'>): readonly Model[] =>
  targetsOf(game, owner, {
    side: 'enemy',
    within: 8,
    seen: true,
    if: (enemy) => canBeTarget(game, owner, enemy) && landingAt(game, owner, enemy) !== undefined,
  })

function* throwMarker({ game, owner }: Bmg3Scope): Rule<void> {
  const rule = ruleOf('savage-throw')
  const marker = yield* chooseMarker(game, owner.seat, throwable(game, owner), {
    rule,
    prompt: 'What is thrown?',
  })
  const target = yield* chooseModel(game, owner.seat, victims({ game, owner }), { rule, prompt: 'At whom?' })
  const at = target === undefined ? undefined : landingAt(game, owner, target)
  if (marker === undefined || target === undefined || at === undefined) return
  marker.at = at
  const damage = { stun: 2, injury: 0 }
  const { strength } = cardOf(game, owner).profile
  yield* strengthAttack(game, owner, [target], { name: 'Savage Throw', strength, damage })
}

const shareKeyword = (game: Play, a: Model, b: Model): boolean =>
  Object.keys({ ...keywords, spades: '' }).some(
    (word) => cardOf(game, a).traitIds.has(word) && cardOf(game, b).traitIds.has(word),
  )

/** bmg3/trait/for-my-lords: the owner becomes the target instead of a friend. */
function* stepForward(game: Play, owner: Model, attack: Attack): Rule<void> {
  if (attack.strikes.some(({ target }) => target === owner) || !canBeTarget(game, attack.attacker, owner))
    return
  const lord = attack.strikes.find(
    ({ target, template }) =>
      template === undefined &&
      target.seat === owner.seat &&
      shareKeyword(game, owner, target) &&
      within(game, owner, target, 4),
  )
  if (lord === undefined) return
  const prompt = `Does ${labelOf(game, owner)} become the target instead of ${labelOf(game, lord.target)}?`
  if (yield* offer(game, owner.seat, { rule: ruleOf('for-my-lords'), name: 'for-my-lords', prompt }))
    redirectStrike(attack, lord, owner)
}

/** Traits of a gang that plays with marked cards. */
export const spades: Bmg3Rules = {
  spades: {
    name: 'Spades',
    text: 'A keyword. When it attacks within 4" of a suspect of its crew, you may discard a card to roll as many failed attack dice again as the card has victory points.',
    on: {
      'dice-rolled': ({ game, owner, rolled }) =>
        isOwnAttack(owner, rolled) &&
        hasCard(game, owner) &&
        suspectsNear(game, owner, 4, owner.seat).length > 0 &&
        rolled.roll.dice.some((_, index) => !rolled.succeeds(index))
          ? marked(game, owner, rolled)
          : undefined,
    },
  },
  cheat: {
    name: 'Cheat',
    text: 'Once a round, when it attacks an enemy or is attacked by one, you may discard a card: as many failed dice of its own, or good dice of the enemy, are rolled again as the card has victory points.',
    on: {
      'dice-rolled': ({ game, owner, rolled }) =>
        concerns(owner, rolled) && !owner.usedThisRound.includes('cheat') && hasCard(game, owner)
          ? cheatWith(game, owner, rolled)
          : undefined,
    },
  },
  'card-fly': {
    name: 'Card Fly',
    text: 'Special, once a round: this activation’s Movement action goes 8" further, through the air. For every card that you discard then, another friend within 8" and in sight does the same in its next Movement action of this round.',
    action: {
      ...wings(8),
      *perform({ game, owner }) {
        const rule = ruleOf('card-fly')
        for (;;) {
          const friends = targetsOf(game, owner, {
            side: 'friend',
            within: 8,
            seen: true,
            if: (friend) => !friend.effects.some(({ id }) => id === 'card-fly') && !friend.activated,
          })
          if (friends.length === 0 || !hasCard(game, owner)) break
          const asking = { rule, name: 'card-fly', prompt: 'Who flies along, for a card?' }
          const friend = yield* chooseModelOrNone(game, owner.seat, friends, asking)
          if (friend === undefined) break
          if ((yield* spendCard(game, owner, rule, () => true)) === undefined) break
          addEffect(game, friend, 'card-fly', { until: 'round' })
        }
        addEffect(game, owner, 'card-fly', { until: 'activation' })
        yield* refill(game, owner.seat, 4)
      },
    },
  },
  'jack-of-spades': {
    name: 'Jack of Spades',
    text: 'When a friend with Spades within 8" and in sight places a suspect, or it does so itself, you may exchange a card.',
    on: {
      *'suspect-placed'({ game, owner, by, rule }) {
        if (by === undefined || by.seat !== owner.seat || !hasCard(game, owner)) return
        if (!cardOf(game, by).traitIds.has('spades')) return
        if (by !== owner && !(within(game, owner, by, 8) && sees(game, owner, by))) return
        const asking = { rule, name: 'jack-of-spades', prompt: 'Exchange a card?' }
        if (!(yield* offer(game, owner.seat, asking))) return
        yield* spendCard(game, owner, rule, () => true)
        yield* refill(game, owner.seat, 1)
      },
    },
  },
  'realistic-illusions': {
    name: 'Realistic Illusions',
    text: 'Special: up to two markers within 8" are moved up to 4" each.',
    action: {
      kind: 'special',
      why: ({ game, owner }) => (movable(game, owner, []).length > 0 ? undefined : 'No marker is within 8".'),
      *perform({ game, owner }) {
        const rule = ruleOf('realistic-illusions')
        const done: number[] = []
        for (let left = 2; left > 0; left--) {
          const marker = yield* chooseMarkerOrNone(game, owner.seat, movable(game, owner, done), {
            rule,
            prompt: 'Which marker is moved?',
          })
          if (marker === undefined) return
          done.push(marker.id)
          yield* moveMarker(game, {
            marker,
            upTo: 4,
            chooser: owner.seat,
            reason: 'Realistic Illusions',
            rule,
          })
        }
      },
    },
  },
  'savage-throw': {
    name: 'Savage Throw',
    text: 'Special: a marker within 2" is put in contact with an enemy within 8" and in sight, which is hit on a Strength die for two stuns.',
    action: {
      kind: 'special',
      why: (it) => {
        if (throwable(it.game, it.owner).length === 0) return 'No marker is within 2".'
        return victims(it).length === 0 ? 'There is no enemy within 8" and in sight.' : undefined
      },
      perform: throwMarker,
    },
  },
  'for-my-lords': {
    name: 'For My Lords',
    text: 'When a friend within 4" that shares a keyword with it becomes the target of an attack, it may become the target instead.',
    on: {
      'attack-declared': ({ game, owner, attack }) =>
        attack.stopped === undefined && areEnemies(owner, attack.attacker)
          ? stepForward(game, owner, attack)
          : undefined,
    },
  },
}

const movable = (game: Play, owner: Model, but: readonly number[]): readonly Marker[] =>
  game.state.markers.filter(
    (marker) =>
      ['suspect', 'streetlamp', 'sewer', 'event'].includes(marker.kind) &&
      !but.includes(marker.id) &&
      withinOfMarker(game, owner, marker, 8),
  )

/** What a flight in company leaves on friends. */
export const spadesEffects: Bmg3Rules = {
  'card-fly': {
    name: 'Card Fly',
    text: 'Its next Movement action goes 8" further, through the air.',
    rule: 'bmg3/trait/card-fly',
    own: { flies: true, 'flight-bonus': 8 },
    on: {
      'action-done': ({ game, owner, action }) => {
        if (action.actor === owner && action.kind === 'movement' && isActive(game, owner))
          removeEffect(owner, 'card-fly')
      },
    },
  },
}
