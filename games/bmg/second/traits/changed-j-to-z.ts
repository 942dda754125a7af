import {
  addEffect,
  cardOf,
  hasTrait,
  isOnTable,
  labelOf,
  offerReroll,
  removeEffect,
  sees,
  within,
} from '@gargoyle/bmg-common'
import type { CounterRule } from '@gargoyle/bmg-counters'
import {
  applies,
  areBandmates,
  canPayTrait,
  countersStoodIn,
  gainCounter,
  isCalled,
  isLeft,
  isUnarmed,
  isWeaponNamed,
  type Model,
  moveCounters,
  type Play,
  payCounters,
  shotAtTargetBlockedReason,
  type TraitAction,
  type Weapon,
  wentOnAfterSewer,
} from '@gargoyle/bmg-counters/toolkit'
import { type RuleDifferences, recall, wasRerolled } from '@gargoyle/engine'
import { automaticShot } from './automatic-shot.ts'
import { callFriends } from './changed-d-to-i.ts'
import { hasDisorder } from './disorders.ts'
import { payToIgnore } from './ignore-damage.ts'
import { thinDamage } from './kevlar-vest.ts'
import { choosePrimaryTarget } from './primary-target.ts'
import { shotByTrait } from './shot-by-trait.ts'
import { isSingleMinded } from './single-minded.ts'
import {
  anyoneInSight,
  awakeHenchman,
  enemiesInSight,
  friendsOfOwner,
  friendsWithin,
  inchesIn,
  isWithinReach,
  lasting,
  notVehicle,
  onOne,
  type Whom,
} from './targets.ts'

const SC = { special: 1 } as const

/** Other Henchmen within 4" gain a counter even beyond the limit of its place. bmg2/core/counters-above-maximum */
const callHenchmen = (name: string, kind: 'attack' | 'defense'): TraitAction =>
  callFriends(
    (game, model) => {
      gainCounter(game, model, kind, name, { beyond: true })
    },
    friendsWithin(4, awakeHenchman, { self: false }),
  )

/** Whether a model is big enough to push, grab or knock down a Large one. bmg2/trait/large, bmg2/trait/kryptonian-x */
const isStrongEnough = (game: Play, other: Model | undefined): boolean =>
  other !== undefined && ['large', 'huge', 'kryptonian-x'].some((id) => hasTrait(game, other, id))

/** What a pistol that fires once does. bmg2/trait/one-shot-gun */
const ONE_SHOT: Weapon = {
  id: 'one-shot-gun',
  name: 'One-Shot Gun',
  damage: { injury: 3, stun: 0 },
  rateOfFire: 1,
  rules: [
    { id: 'firearm', args: [] },
    { id: 'crt', args: ['iii'] },
  ],
}

const withDisorder: Whom = (game, owner) =>
  game.state.models.filter(
    (model) =>
      isOnTable(model) &&
      isWithinReach(game, owner, model) &&
      hasDisorder(game, model) &&
      within(game, owner, model, inchesIn(game, 8)),
  )

/** Whether a model is near enough to be smelled. bmg2/trait/superior-sense-of-smell */
const isSmelled = (game: Play, owner: Model, other: Model | undefined): boolean =>
  other !== undefined && within(game, owner, other, inchesIn(game, 10))

/** 1SC as 1MC, once in each of its activations. */
function spared({ state }: Play, owner: Model): number {
  const { activation } = state
  if (activation?.model !== owner.id) return 0
  return recall(activation, countersStoodIn).some(({ from, as }) => from === 'special' && as === 'movement')
    ? 0
    : 1
}

/** What the Compendium says otherwise about shared traits from J to Z. */
export const changedJToZ: NonNullable<RuleDifferences<CounterRule>['changed']> = {
  // bmg2/trait/kaos-agent
  'kaos-agent': {
    text: 'One lead counter of the enemy is taken out of the bag before the game. Henchmen of its crew have Trickster until the end of the game.',
    on: undefined,
    lendsTo: ({ taker }) =>
      taker.rank === 'henchman' && !taker.leads ? [{ id: 'trickster', args: [] }] : [],
  },
  // bmg2/trait/kevlar-vest
  'kevlar-vest': {
    text: 'Of each damage that it takes it takes a marker less, but at least one; its player chooses which.',
    on: { harming: ({ game, owner, harm, rule }) => thinDamage(game, owner, harm, rule) },
  },
  // bmg2/trait/kill-them
  'kill-them': {
    text: 'Once a round every other Henchman of its crew within 4" gains 1AC, even beyond its limit.',
    action: callHenchmen('Kill Them!', 'attack'),
  },
  // bmg2/trait/lantern
  lantern: {
    text: 'If no enemy touches it, 2" around the middle of its base are lit until the end of the round.',
    effect: {
      name: 'Lantern',
      text: 'Light.',
      own: { light: ({ game }) => inchesIn(game, 2), 'lit-from-middle': true },
    },
  },
  // bmg2/trait/large
  large: {
    text: 'Basic move +2". Pushed, grabbed and knocked down in close combat only by who is Large or Huge too. Ping! -1. It rolls failed Endurance rolls again, and can Charge.',
    own: {
      'basic-move': ({ game }) => inchesIn(game, 2),
      'cannot-be-pushed': ({ game, other }) => !isStrongEnough(game, other),
      'cannot-be-grabbed': ({ game, other }) => !isStrongEnough(game, other),
      'cannot-be-knocked-down': ({ game, other, purpose }) =>
        purpose === 'melee' && !isStrongEnough(game, other),
      'blink-roll': -1,
      'skill-rerolls': ({ purpose }) => purpose === 'endurance',
      'sewer-guards': 1,
    },
  },
  // bmg2/trait/laser-sight
  'laser-sight': {
    name: 'Laser Sight',
    text: 'A model in sight counts as lit until the end of the round, or until it moves.',
    action: onOne({
      cost: { movement: 1 },
      whom: anyoneInSight(),
      nobody: 'It sees no model.',
      prompt: 'At whom does the laser point?',
      act: lasting(),
    }),
    effect: {
      name: 'In the laser',
      text: 'Counts as lit until it moves.',
      foe: { 'ignores-night': true },
      on: {
        moved({ owner, mover, id }) {
          if (owner === mover) removeEffect(owner, id)
        },
      },
    },
  },
  // bmg2/trait/lets-go
  'lets-go': {
    text: 'After a Henchman of its crew, 1SC and a 4+ let it activate at once, whatever its rank; each further one needs 1 more, and a 6 always works.',
    own: { 'lets-go': true, 'follows-henchmen': true },
  },
  // bmg2/trait/lord-of-the-sewers, bmg2/core/sewers
  'lord-of-the-sewers': {
    text: 'It does not count for the limit of the sewers, and may be deployed in contact with any. Its crew places a sewer more. Once a game leaving one does not end its activation.',
    own: {
      'ignores-sewer-limit': true,
      'extra-sewers': 1,
      'deploys-at-sewers': true,
      'goes-on-after-sewer': ({ owner }) => !recall(owner, wentOnAfterSewer),
    },
  },
  // bmg2/trait/luck
  luck: {
    text: 'For 1SC it rolls any single die again that it has rolled.',
    on: {
      *'dice-rolled'({ game, owner, rolled, rule }) {
        if (rolled.roller !== owner) return
        // A die for each SC, as long as its player likes. bmg2/core/repeat-use, bmg2/effect/knocked-down
        while (canPayTrait(game, owner, SC)) {
          const open = rolled.roll.dice.flatMap((die, index) => (wasRerolled(die) ? [] : [index]))
          const again = yield* offerReroll(game, owner.seat, rolled, open, {
            prompt: `Luck: which die does ${labelOf(game, owner)} roll again? (1SC)`,
            reason: 'Luck',
            rule,
          })
          if (!again) return
          yield* payCounters(game, owner, SC, 'Luck')
        }
      },
    },
  },
  // bmg2/trait/mob
  mob: {
    text: "All models of its crew have +1 on Let's Go! rolls.",
    own: { 'lets-go-roll': 1 },
    around: { 'lets-go-roll': ({ game, owner, about }) => (areBandmates(game, owner, about) ? 1 : 0) },
  },
  // bmg2/trait/martial-artist
  'martial-artist': {
    text: 'Being outnumbered does not lower its Defense.',
    own: { 'ignores-outnumbered-penalty': true },
  },
  // bmg2/trait/obsessive
  obsessive: {
    text: 'While all its attacks of an activation go to one target, damage dice are 1 better.',
    own: { 'damage-roll': (it) => (isSingleMinded(it) ? 1 : 0) },
    on: undefined,
  },
  // bmg2/trait/one-shot-gun
  'one-shot-gun': {
    text: 'Once a game, instead of attacking: an enemy in sight within 8" is hit by a firearm that does three injuries, and three more with a critical. Ping! and all that works against firearms count.',
    action: shotByTrait({
      cost: { attack: 2, special: 2 },
      limit: 'game',
      // bmg2/trait/disruptor: what forbids firearms forbids this one.
      whom: (game, owner) =>
        applies(game, 'cannot-use-weapon', { about: owner, weapon: ONE_SHOT })
          ? []
          : enemiesInSight(8)(game, owner).filter(
              (target) => shotAtTargetBlockedReason(game, owner, ONE_SHOT, target, {}) === undefined,
            ),
      nobody: 'It sees no enemy within 8" or cannot fire.',
      act: (game, target, owner) => automaticShot(game, target, owner, ONE_SHOT),
    }),
  },
  // bmg2/trait/order
  order: {
    text: 'Another model of its crew in sight moves up to two of its counters.',
    action: onOne({
      cost: SC,
      whom: (game, owner) =>
        friendsOfOwner(undefined, { self: false })(game, owner).filter((model) => sees(game, owner, model)),
      nobody: 'It sees no friend.',
      prompt: 'Who gets the order?',
      act: (game, friend, owner) => moveCounters(game, friend.seat, friend, 2, 'Order', owner),
    }),
  },
  // bmg2/trait/power-armor
  'power-armor': {
    text: 'It ignores a marker for each SC it spends when it is damaged. Damage dice against it are 1 worse.',
    on: { harming: ({ game, owner, harm, rule }) => payToIgnore(game, owner, harm, rule) },
    foe: { 'damage-roll': -1 },
  },
  // bmg2/trait/primary-target-type
  'primary-target-type': {
    text: 'Before the game one objective of that type in play is chosen. If this model controls it, it pays 1VP more.',
    own: undefined,
    on: {
      'game-start': ({ game, owner, args: [type] }) =>
        type === undefined ? undefined : choosePrimaryTarget(game, owner, type),
    },
  },
  // bmg2/trait/psycho
  psycho: {
    text: 'Nothing ever makes its Willpower less.',
    own: { 'keeps-willpower': true },
  },
  // bmg2/trait/psychologist, bmg2/trait/psychoanalysis
  psychologist: {
    text: 'A riddle that it manipulates pays 2VP without a roll. Psychoanalysis (1SC): a model in sight within 8" that has a mental disorder ignores it until the end of the round.',
    own: { 'riddle-points': { set: 2 } },
    action: {
      ...onOne({
        rule: 'bmg2/trait/psychoanalysis',
        cost: SC,
        whom: (game, owner) => withDisorder(game, owner).filter((model) => sees(game, owner, model)),
        nobody: 'It sees no one with a mental disorder within 8".',
        prompt: 'Whose disorders are off?',
        act: lasting({ effect: 'psychoanalysis' }),
      }),
      label: 'Psychoanalysis',
    },
  },
  // bmg2/trait/puzzle-master
  'puzzle-master': {
    text: 'A riddle that it manipulates pays 4VP without a roll. Enemies have one try at a riddle while it is in play, K.O. or not.',
    own: { 'riddle-points': { set: 4 } },
  },
  // bmg2/trait/retractable-claws
  'retractable-claws': {
    text: 'Its bare hands do an injury and a stun and are Sharp.',
    unarmed: { damage: { stun: 1, injury: 1 }, rules: [{ id: 'sharp', args: [] }] },
  },
  // bmg2/trait/runaway: Criminology takes it away.
  runaway: { losable: true },
  // bmg2/trait/scheming
  scheming: {
    text: 'When its crew plans first, X models may plan after the enemy. Of those that the enemy holds back, X fewer.',
    own: {
      'plans-later': ({ args }) => Number(args[0] ?? 1),
      'cancels-late-plans': ({ args }) => Number(args[0] ?? 1),
    },
  },
  // bmg2/trait/scientific
  scientific: {
    text: 'Special +1. As a casualty it pays 1VP more.',
    own: { special: 1, 'casualty-points': 1 },
  },
  // bmg2/trait/shooter
  shooter: {
    text: 'Targets within 8" of it have no Ping! against its shots.',
    own: {
      'ignores-blink': ({ game, owner, strike }) =>
        strike !== undefined && within(game, owner, strike.sufferer, inchesIn(game, 8)),
    },
  },
  // bmg2/trait/small
  small: { text: 'Ping! +1.', own: { 'blink-roll': 1 } },
  // bmg2/special-attack/sneak-attack: who sees it is noted when its activation begins, not the round.
  'sneak-attack': {
    text: 'A special attack on who could not see it when its activation began.',
    on: undefined,
    keyword: true,
  },
  // bmg2/trait/stop
  stop: {
    text: 'Once a round: an enemy in sight within 8" that is no vehicle has Defense -1 and spends no MC until the end of the round.',
    on: undefined,
    action: onOne({
      cost: SC,
      limit: 'round',
      whom: enemiesInSight(8, notVehicle),
      nobody: 'It sees no enemy within 8".',
      act: lasting({ effect: 'stopped' }),
    }),
  },
  // bmg2/trait/superior-sense-of-smell
  'superior-sense-of-smell': {
    name: 'Superior Sense of Smell',
    text: 'It sees everything within 10", lit or not, whatever is in between. It is immune to Blind.',
    own: {
      immune: ({ purpose }) => purpose === 'blind',
      'sees-through': ({ game, owner, other }) => isSmelled(game, owner, other),
      // bmg2/trait/stealth: on a free line it shoots at what it smells.
      'ignores-night': ({ game, owner, other }) => isSmelled(game, owner, other),
    },
    action: undefined,
    effect: undefined,
  },
  // bmg2/trait/take-cover
  'take-cover': {
    text: 'Once a round every other Henchman of its crew within 4" gains 1DC, even beyond its limit.',
    action: callHenchmen('Take Cover!', 'defense'),
  },
  // bmg2/trait/tireless
  tireless: {
    text: 'In each of its activations it may spend 1SC as 1MC.',
    own: {
      'stand-in': ({ game, owner, purpose }) => (purpose === 'special-movement' ? spared(game, owner) : 0),
    },
  },
  // bmg2/trait/titan-addict
  'titan-addict': { text: 'It may take more than one Titan Dose in a game, one a round.', on: undefined },
  // bmg2/trait/true-love
  'true-love': {
    text: 'When that model of its crew is a casualty: Willpower and Attack +1 until the end of the game.',
    on: {
      casualty({ game, owner, victim, args }) {
        const [named] = args
        const mates = isLeft(owner) && cardOf(game, victim).seat === cardOf(game, owner).seat
        if (mates && named !== undefined && isCalled(cardOf(game, victim).profile, named))
          addEffect(game, owner, 'true-love', { until: 'game', by: victim, each: true })
      },
    },
  },
  // bmg2/trait/undercover
  undercover: {
    text: 'It is deployed up to 8" outside its area, no closer than 4" to an objective.',
    own: {
      'deploys-outside': ({ game }) => inchesIn(game, 8),
      'deploys-last': true,
      'deploys-no-closer': true,
    },
  },
  // bmg2/trait/weapon-master
  'weapon-master': {
    text: 'Hit dice in close combat are 1 better when it is not unarmed; with one weapon only where its card names one.',
    own: {
      'impact-roll': ({ strike, args: [named] }) => {
        if (strike?.kind !== 'melee' || isUnarmed(strike)) return 0
        return named === undefined || isWeaponNamed(strike.weapon, named) ? 1 : 0
      },
    },
  },
}
