import { bodyOf, labelOf, place, sees } from '@gargoyle/bmg-common'
import type { CounterRules } from '@gargoyle/bmg-counters'
import {
  applies,
  arrive,
  type CounterScope,
  type Model,
  markersOn,
  move,
  type Play,
  skill,
} from '@gargoyle/bmg-counters/toolkit'
import { type Rule, type RuleId, shows } from '@gargoyle/engine'
import { hasDisorder } from './disorders.ts'
import { isAwake } from './friends.ts'
import { magicWeapons } from './magic.ts'
import { othersWithin } from './others.ts'
import { removeMarkers } from './repair.ts'
import { inchesIn, onOne, type Whom } from './targets.ts'

/** Those with a disorder within 8" in sight that nothing protects from being moved. */
const suggestible: Whom = (game, owner) =>
  othersWithin(game, owner, inchesIn(game, 8)).filter(
    (model) =>
      hasDisorder(game, model) &&
      sees(game, owner, model) &&
      !applies(game, 'cannot-be-controlled', { about: model, other: owner }),
  )

/** A die that may keep a model in the game, lying on the ground. bmg2/trait/survivor */
function hangsOn(game: Play, owner: Model, rule: RuleId): boolean {
  const [die] = game.dice.roll({ purpose: 'survivor (5+)', seat: owner.seat, rule }).dice
  if (!shows(die!, (face) => face >= 5)) return false
  owner.injury = Math.max(0, owner.injury - 1)
  const awake = owner.at === undefined ? 'away' : 'down'
  owner.condition = markersOn(owner) < skill(game, 'endurance', owner) ? awake : 'ko'
  game.emit(() => ({
    name: 'survives',
    text: `${labelOf(game, owner)} survives.`,
    rule,
    about: { model: owner.id },
  }))
  return true
}

/** A short move at the start of the Recount. bmg2/trait/sneaking, bmg2/core/recount-order */
function* sneak({ game, owner, rule }: CounterScope): Rule<void> {
  if (isAwake(owner))
    yield* move(game, {
      model: owner,
      reason: 'Sneaking',
      rule,
      upTo: inchesIn(game, 2),
      withoutCounters: true,
    })
}

/** Traits of the Compendium from Sn to Sw. */
export const compendiumSNToZ: CounterRules = {
  // bmg2/trait/sneaking, bmg2/core/recount-order
  sneaking: {
    name: 'Sneaking',
    text: 'At the start of the Recount it may move up to 2".',
    on: { 'recount-start': (it) => sneak(it) },
  },
  // bmg2/trait/soul-armor
  'soul-armor': {
    name: 'Soul Armor',
    text: 'Once a game it loses up to two markers of any kind.',
    action: {
      cost: { special: 3 },
      limit: 'game',
      why: ({ owner }) => (markersOn(owner) === 0 ? 'It is not hurt.' : undefined),
      perform: ({ game, owner, rule }) => removeMarkers(game, owner, 2, rule),
    },
  },
  // bmg2/trait/steel-hands
  'steel-hands': {
    name: 'Steel Hands',
    text: 'Its bare hands do three stuns and push.',
    unarmed: { damage: { stun: 3, injury: 0 }, rules: [{ id: 'pushed', args: [] }] },
  },
  // bmg2/trait/subliminal-suggestion, bmg2/core/mental-disorder
  'subliminal-suggestion': {
    name: 'Subliminal Suggestion',
    text: 'A model in sight within 8" with a mental disorder, friend or foe, is moved up to 4" without its counters and never into a fall.',
    action: onOne({
      cost: { special: 2 },
      whom: suggestible,
      nobody: 'It sees no one with a mental disorder within 8".',
      prompt: 'Who is moved?',
      *act(game, target, owner, { rule }) {
        yield* move(game, {
          model: target,
          reason: `suggested by ${labelOf(game, owner)}`,
          rule,
          upTo: inchesIn(game, 4),
          chooser: owner.seat,
          safe: true,
          withoutCounters: true,
        })
      },
    }),
  },
  // bmg2/trait/super-jump
  'super-jump': {
    name: 'Super Jump',
    text: 'Once an activation it is placed anywhere within 8".',
    action: {
      cost: { movement: 2, special: 1 },
      limit: 'activation',
      why: ({ game, owner }) =>
        applies(game, 'cannot-move', { about: owner }) ? 'It cannot move.' : undefined,
      *perform({ game, owner, rule }) {
        const at = yield* place(game, {
          model: owner,
          reason: 'Super Jump',
          rule,
          near: { of: bodyOf(game, owner), upTo: inchesIn(game, 8) },
        })
        if (at !== undefined) arrive(game, owner, at)
      },
    },
  },
  // bmg2/trait/supernatural, bmg2/weapon-rule/magic
  supernatural: {
    name: 'Supernatural',
    text: 'All its attacks are Magic.',
    changesWeapon: magicWeapons,
  },
  // bmg2/trait/surgical-madness, bmg2/table/surgical-madness, bmg2/core/mental-disorder: what it does is part of Medic.
  'surgical-madness': {
    name: 'Surgical Madness',
    text: 'Whom it treats as a Medic loses a marker more, and gains a trait by a die until the end of its next activation.',
    disorder: true,
    keyword: true,
  },
  // bmg2/trait/survivor
  survivor: {
    name: 'Survivor',
    text: 'When it would be a casualty: on 5+ it loses an injury and lies on the ground instead.',
    always: true,
    on: {
      dying({ game, owner, victim, rescue, rule }) {
        if (victim === owner && rescue.averted === undefined && hangsOn(game, owner, rule))
          rescue.averted = 'Survivor'
      },
    },
  },
  // bmg2/trait/swift, bmg2/core/movement
  swift: {
    name: 'Swift',
    text: 'Every two MC on distance are 2" more than usual.',
    own: { 'pair-distance': ({ game }) => inchesIn(game, 2) },
  },
}
