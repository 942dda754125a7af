import {
  addEffect,
  enemiesOf,
  hasRank,
  hasTrait,
  isConscious,
  isOnTable,
  labelOf,
  profileOf,
  within,
} from '@gargoyle/bmg-common'
import { memory, type Rule, recall, remember, rememberAmong } from '@gargoyle/engine'
import { canActivate } from '../activation/activation.ts'
import { giveAudacity } from '../activation/audacity.ts'
import { grantExtraAction } from '../activation/payment.ts'
import { isCalled } from '../catalogue/called.ts'
import { crewOf, isVehicle } from '../model/crew.ts'
import { skillRoll } from '../model/skill-roll.ts'
import { mustBeFirst } from '../round/execute-the-plan.ts'
import { HELD_AUDACITY } from '../round/raise-the-plan.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { chooseModelOrNone, offer } from './helpers.ts'

/** How far Inspire reaches. bmg3/trait/inspire */
const INSPIRE = 8

const isFriend = (owner: Model, other: Model): boolean => owner.seat === other.seat

/** Whether a model inspires at all: the Boss, and those with the trait, on the table and in their senses. */
const isInspirer = (game: Play, model: Model): boolean =>
  isOnTable(model) &&
  isConscious(model) &&
  (crewOf(game, model.seat).boss === model.id || hasTrait(game, model, 'inspire'))

/** Whether a crew has a model of the name in brackets on the table that inspires. */
const hasInspirer = (game: Play, owner: Model, names: readonly string[]): boolean =>
  game.state.models.some(
    (model) =>
      isFriend(owner, model) &&
      isInspirer(game, model) &&
      names.some((name) => isCalled(profileOf(game, model), name)),
  )

/** Friends who have yet to activate and could lend their Audacity. */
const lenders = (game: Play, active: Model): readonly Model[] =>
  game.state.models.filter(
    (model) => model !== active && isFriend(active, model) && model.audacity && !model.activated,
  )

/** Whether the active model had its chance to take Audacity. */
const hadItsTrick = memory<boolean>('trickster/offered', false)

/** Takes a marker that was kept back, or the Audacity of a friend, if its player wants to. */
function* trick(game: Play, active: Model): Rule<void> {
  const { activation } = game.state
  if (active.audacity || activation === undefined || recall(activation, hadItsTrick)) return
  remember(activation, hadItsTrick, true)
  const { counters } = crewOf(game, active.seat)
  const held = counters[HELD_AUDACITY] ?? 0
  const name = labelOf(game, active)
  if (held > 0) {
    const prompt = `Give ${name} one of the ${held} Audacity markers kept back?`
    if (yield* offer(game, active.seat, { rule: 'bmg3/trait/kaos-agent', prompt, name: 'audacity-held' })) {
      counters[HELD_AUDACITY] = held - 1
      giveAudacity(game, active)
      return
    }
  }
  const lender = yield* chooseModelOrNone(game, active.seat, lenders(game, active), {
    rule: 'bmg3/trait/trickster',
    prompt: `Whose Audacity does ${name} take?`,
    name: 'trickster',
  })
  if (lender === undefined) return
  lender.audacity = false
  giveAudacity(game, active)
}

/** Makes an enemy roll, and on a failure the first of its crew to act. */
function* deduce({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const suspects = enemiesOf(game, owner.seat).filter(
    (enemy) => !isVehicle(game, enemy) && canActivate(game, enemy),
  )
  const target = yield* chooseModelOrNone(game, owner.seat, suspects, {
    rule,
    prompt: 'Whose plan does the detective see through?',
  })
  if (target === undefined) return
  const { passed } = yield* skillRoll(game, target, 'willpower', {
    reason: "The World's Greatest Detective",
    rule,
    against: owner,
  })
  if (passed) return
  const prompt = `Make ${labelOf(game, target)} the first of its crew to activate?`
  if (yield* offer(game, owner.seat, { rule, prompt })) rememberAmong(game.state, mustBeFirst, target.id)
}

/** Traits about who leads, who is inspired, and what a crew may do. */
export const leadership: Bmg3Rules = {
  // bmg3/trait/informer
  informer: {
    name: 'Informer',
    text: 'While it is on the table and not K.O. its crew has one pass more each round; several give no more than one.',
    own: { 'extra-passes': 1 },
  },
  inspire: {
    name: 'Inspire',
    text: 'A Henchman of its crew that starts its activation within 8" of it may manipulate once more.',
    around: {
      inspired: ({ game, owner, about }) => isFriend(owner, about) && within(game, owner, about, INSPIRE),
    },
  },
  lieutenant: {
    name: 'Lieutenant',
    text: 'Henchmen of its crew that start their activation within 8" of it are inspired by the model it names, as long as that one is on the table, in its senses, and inspires at all. It costs no funding beside that model.',
    around: {
      inspired: ({ game, owner, about, args }) =>
        isFriend(owner, about) && within(game, owner, about, INSPIRE) && hasInspirer(game, owner, args),
    },
  },
  radio: {
    name: 'Radio',
    text: 'However far away its Boss is, it counts as near enough to be inspired.',
    own: { 'always-inspired': true },
  },
  'one-of-the-boys': {
    name: 'One of the Boys',
    text: 'Its Boss inspires it like a Henchman.',
    own: { inspirable: true },
  },
  'harleys-best-friends': {
    name: "Harley's Best Friends",
    text: 'If it starts its activation within 8" of Dr. Harleen Frances Quinzel of its crew, it is not Stupid then and takes one Tactical action more; but nobody inspires it.',
    own: { 'never-inspired': ({ game, owner }) => isNearHarley(game, owner) },
    on: {
      'activation-start': ({ game, owner, active, id, rule }) => {
        if (active !== owner || !isNearHarley(game, owner)) return
        addEffect(game, owner, id, { until: 'activation' })
        grantExtraAction(game, owner, { kind: 'tactical', source: rule })
      },
    },
    effect: {
      name: "Harley's Best Friend",
      text: 'Not Stupid in this activation.',
    },
  },
  'hidden-boss': {
    name: 'Hidden Boss',
    text: 'When the Boss is out of the game it becomes the Boss, with 1 Willpower more and the full range of Inspire.',
    own: { 'takes-over': true, 'inspire-range': ({ game, owner }) => missingRange(game, owner) },
    on: {
      crowned: ({ game, owner, boss, id }) => {
        if (boss === owner) addEffect(game, owner, id, { until: 'game' })
      },
    },
    effect: {
      text: 'Willpower is 1 higher for the rest of the game.',
      own: { willpower: 1 },
    },
  },
  mastermind: {
    name: 'Mastermind',
    text: 'While it is on the table and not K.O. its player adds 1 to the roll for the Initiative.',
    own: { 'lead-roll': 1 },
  },
  strategist: {
    name: 'Strategist',
    text: 'While it is on the table and not K.O. its player has 1 resource point more each round.',
    own: { 'resource-points': 1 },
  },
  'grand-strategist': {
    name: 'Grand Strategist',
    text: 'While it is on the table and not K.O. its player has 2 resource points more each round.',
    own: { 'resource-points': 2 },
  },
  searcher: {
    name: 'Searcher',
    text: 'While it is on the table and not K.O. the opponent has 1 resource point less each round; several take no more than one.',
    own: { 'enemy-resource-points': -1 },
  },
  trickster: {
    name: 'Trickster',
    text: 'If it activates without Audacity, it may take the Audacity of a friend that has not activated this round.',
    on: {
      'activation-start': ({ game, owner, active }) => (active === owner ? trick(game, owner) : undefined),
    },
  },
  'kaos-agent': {
    name: 'Kaos Agent',
    text: 'All game long the Henchmen of its crew are Tricksters. While it is on the table and not K.O. its player may keep Audacity markers back in Raise the Plan and give one to each Trickster of the crew that activates.',
    // What it has taught its Henchmen stays when it is gone.
    always: true,
    own: { 'holds-audacity': ({ owner }) => owner.condition === 'up' || owner.condition === 'down' },
    on: {
      'activation-start': ({ game, owner, active }) =>
        isFriend(owner, active) && isTrickster(game, active) ? trick(game, active) : undefined,
    },
  },
  // bmg3/trait/the-worlds-greatest-detective
  'the-worlds-greatest-detective': {
    name: 'The World’s Greatest Detective',
    text: 'At the end of Raise the Plan its player may make an enemy anywhere on the table, no Vehicle, take a Willpower roll; if it fails, it can be made the first of its crew to activate.',
    on: { 'plan-end': deduce },
  },
}

const isTrickster = (game: Play, model: Model): boolean =>
  hasRank(game, model, 'henchman') || hasTrait(game, model, 'trickster')

const HARLEY = 'dr-harleen-frances-quinzel'

const isNearHarley = (game: Play, owner: Model): boolean =>
  game.state.models.some(
    (model) =>
      model !== owner &&
      isFriend(owner, model) &&
      isCalled(profileOf(game, model), HARLEY) &&
      within(game, owner, model, 8),
  )

/** What a successor's range lacks. bmg3/core/inspire */
const missingRange = (game: Play, owner: Model): number =>
  crewOf(game, owner.seat).bosses > 1 && crewOf(game, owner.seat).boss === owner.id ? 4 : 0
