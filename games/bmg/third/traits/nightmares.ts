import {
  addEffect,
  hasEffect,
  hasRoomBeside,
  hasTrait,
  isConscious,
  isOnTable,
  labelOf,
  placeBeside,
  removeEffect,
  within,
} from '@gargoyle/bmg-common'
import { forget, memory, type Rule, recall, remember } from '@gargoyle/engine'
import { actNowBlockedReason } from '../activation/act-now.ts'
import { discard } from '../cards/hand.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { sufferTerror } from '../effects/terror.ts'
import { crewOf, suspectsOf } from '../model/crew.ts'
import { hasWillpower, skill } from '../model/skills.ts'
import { move, moveBlockedReason } from '../movement/move.ts'
import { applies } from '../rules/rule-system.ts'
import type { Bmg3Case, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { addFear } from '../weapons/fear.ts'
import { freeOptions, offerFreeAction } from './free-actions.ts'
import { type Aimed, chooseMarkerOrNone, isActive, offer, onceARound } from './helpers.ts'
import { onTarget } from './special-actions.ts'
import { standsUp } from './unusual-powers.ts'

const ZONE = 4

/** Whether one of them is being placed, which is the only way they move. */
export const isPlacingNightmare = memory<boolean>('nightmare/placing', false)

/** Whether the target of a strike has been asked for Terror. */
const asksForTerror = memory<boolean>('casting-fears/asked', false)

const appearing = ({ owner, rule }: Bmg3Scope, suspect: Marker) => ({
  model: owner,
  beside: suspect,
  reason: 'Nightmare',
  rule,
})

/** bmg3/trait/nightmare: it is wherever people are told of it. */
function* appear(it: Bmg3Scope): Rule<void> {
  const { game, owner, rule } = it
  const spots = suspectsOf(game, owner.seat).filter((each) => hasRoomBeside(game, appearing(it, each)))
  const suspect = yield* chooseMarkerOrNone(game, owner.seat, spots, {
    rule,
    name: 'appear',
    prompt: `Beside which suspect does ${labelOf(game, owner)} appear?`,
  })
  const { activation } = game.state
  if (suspect === undefined || activation === undefined) return
  remember(activation, isPlacingNightmare, true)
  yield* placeBeside(game, appearing(it, suspect))
  forget(activation, isPlacingNightmare)
}

/** Whether a model is easily frightened by what it fights. */
const isTimid = ({ game }: Pick<Bmg3Case, 'game'>, model: Model | undefined): boolean =>
  model !== undefined && hasWillpower(game, model) && skill(game, 'willpower', model) < 6

/** Whether a timid model strikes at the owner in melee. */
const isTimidBlow = (it: Bmg3Case): boolean =>
  it.strike?.kind === 'melee' && it.strike.target === it.owner && isTimid(it, it.about)

/** bmg3/trait/tangible-fear: the next card goes under its player's deck, if the player wants. */
function* turnOver({ game, owner, id, rule }: Bmg3Scope): Rule<void> {
  const crew = crewOf(game, owner.seat)
  if (crew.deck.length < 2) return
  const asking = {
    rule,
    name: id,
    prompt: 'Put the next card of your deck under it?',
  }
  if (!(yield* offer(game, owner.seat, asking))) return
  discard(crew, crew.deck.pop()!)
}

const isFirstNear = (game: Play, owner: Model, other: Model): boolean =>
  isOnTable(other) &&
  game.state.models.find(
    (model) =>
      model.seat === owner.seat &&
      isOnTable(model) &&
      isConscious(model) &&
      hasTrait(game, model, 'tangible-fear') &&
      (model === other || within(game, model, other, ZONE)),
  ) === owner

const dreamer = (game: Play): Aimed => ({
  side: 'friend',
  within: 4,
  seen: true,
  if: (friend) =>
    hasTrait(game, friend, 'nightmare') &&
    actNowBlockedReason(game, friend) === undefined &&
    [...freeOptions(game, friend, 'melee'), ...freeOptions(game, friend, 'ranged')].length > 0,
})

/** Traits of nightmares, and of models that create them. */
export const nightmares: Bmg3Rules = {
  nightmare: {
    name: 'Nightmare',
    text: 'Is not deployed; at the start of its activation it may be placed in contact with a suspect of its crew, and is moved by nothing else; knocked down, it may stand up with its Movement action. It counts as able to act and may be given Audacity wherever it is. It strikes, places and reveals within 4", and places or reveals once in an activation. Knocked out it is out of the game; it comes back in a later round without markers and statuses.',
    always: true,
    own: {
      'stays-away': true,
      'acts-from-afar': ({ owner }) => owner.condition === 'away',
      'plans-from-afar': true,
      // It stands up by the action below: nothing moves it.
      'cannot-move': ({ game }) => !recall(game.state.activation, isPlacingNightmare),
      reach: { raisedTo: ZONE },
      'place-reach': { raisedTo: ZONE },
      'reveal-reach': { raisedTo: ZONE },
      'cannot-manipulate': ({ game, owner }) =>
        isActive(game, owner) &&
        game.state.activation?.taken.some(({ kind }) => kind === 'manipulate') === true,
    },
    action: standsUp('movement'),
    on: {
      'activation-start': (it) => (it.active === it.owner ? appear(it) : undefined),
      'knocked-out': ({ game, owner, victim, by }) =>
        victim === owner ? becomeCasualty(game, owner, by) : undefined,
      refresh: ({ game, owner }) => {
        // bmg3/trait/small-nightmare
        if (owner.condition !== 'casualty' || hasTrait(game, owner, 'small-nightmare')) return
        owner.condition = 'away'
        owner.at = undefined
        owner.stun = 0
        owner.injury = 0
        owner.effects = []
      },
    },
  },
  'tangible-fear': {
    name: 'Tangible Fear',
    text: 'Against targets with a Willpower below 6 their Defense is 1 lower, and the Attack of such models is 1 lower in melee against it. Whenever a model within 4" is hit or fails a Willpower roll, you may put the next card of your deck under it; several models with this trait do that once. No rule takes damage markers off this model.',
    own: { 'cannot-be-healed': true },
    foe: {
      defense: (it) => (it.strike?.attacker === it.owner && isTimid(it, it.about) ? -1 : 0),
      // The skill is the dice of a melee attack, which are counted before there is a target, and what defence dice
      // must reach. Shots have nothing to do with it.
      'attack-dice': (it) => (isTimidBlow(it) ? -1 : 0),
      attack: (it) => (isTimidBlow(it) ? -1 : 0),
    },
    on: {
      'hits-kept': (it) =>
        it.strike.hits + it.strike.strengthHits > 0 && isFirstNear(it.game, it.owner, it.strike.sufferer)
          ? turnOver(it)
          : undefined,
      'dice-rolled': (it) =>
        it.rolled.purpose === 'willpower' &&
        !it.rolled.succeeds(0) &&
        isFirstNear(it.game, it.owner, it.rolled.roller)
          ? turnOver(it)
          : undefined,
    },
  },
  'casting-fears': {
    name: 'Casting Fears',
    text: 'Special: a friend with Nightmare within 4" and in sight attacks at once. Its targets suffer Terror before they make Efforts against that attack, or make none.',
    action: onTarget(
      ({ game }) => dreamer(game),
      'Which Nightmare attacks?',
      function* ({ game, target, rule, id }) {
        addEffect(game, target, id, { until: 'activation' })
        const asking = { rule, prompt: 'Which attack?' }
        yield* offerFreeAction(game, target, ['melee', 'ranged'], asking)
        removeEffect(target, id)
        for (const model of game.state.models) removeEffect(model, 'petrified')
      },
    ),
    effect: {
      text: 'Its targets suffer Terror before they make Efforts, or make none.',
      on: {
        *'efforts-offered'({ game, owner, by, what, rule, id }) {
          if (what.strike?.attacker !== owner || by.seat === owner.seat || recall(what.strike, asksForTerror))
            return
          remember(what.strike, asksForTerror, true)
          const asking = {
            rule,
            name: id,
            prompt: `Does ${labelOf(game, by)} suffer Terror to be able to make Efforts?`,
          }
          if (yield* offer(game, by.seat, asking)) yield* sufferTerror(game, by, owner)
          else addEffect(game, by, 'petrified', { until: 'activation' })
        },
      },
    },
  },
  'control-through-fear': {
    name: 'Control through Fear',
    text: 'Special: a Scared enemy within 8" and in sight suffers Terror, and you move it up to 4".',
    action: onTarget(
      { side: 'enemy', within: 8, seen: true, if: (enemy) => hasEffect(enemy, 'scared') },
      'Who is controlled?',
      function* ({ game, owner, target, rule }) {
        yield* sufferTerror(game, target, owner)
        if (!isOnTable(target) || moveBlockedReason(game, target) !== undefined) return
        // bmg3/trait/self-discipline
        if (applies(game, 'cannot-be-controlled', { about: target })) return
        yield* move(game, {
          model: target,
          upTo: 4,
          chooser: owner.seat,
          reason: 'Control through Fear',
          rule,
        })
      },
    ),
  },
  induction: {
    name: 'Induction',
    text: 'Once a round, when it places a suspect or frightens an enemy with Inspire Fear, you may shuffle a Fear card into your deck.',
    on: {
      'suspect-placed': (it) => (it.by === it.owner ? induce(it) : undefined),
      suffered: (it) =>
        it.by === it.owner &&
        it.status === 'scared' &&
        it.victim.seat !== it.owner.seat &&
        isActive(it.game, it.owner) &&
        hasTrait(it.game, it.owner, 'inspire-fear')
          ? induce(it)
          : undefined,
    },
  },
}

function* induce({ game, owner, id, rule }: Bmg3Scope): Rule<void> {
  if (owner.usedThisRound.includes(id)) return
  const asking = {
    rule,
    name: id,
    prompt: 'Shuffle a Fear card into your deck?',
  }
  if ((yield* offer(game, owner.seat, asking)) && onceARound(owner, id)) addFear(game, owner.seat)
}

/** Effects of nightmares on models. */
export const nightmareEffects: Bmg3Rules = {
  petrified: {
    name: 'Petrified',
    text: 'Makes no Efforts against this attack.',
    rule: 'bmg3/trait/casting-fears',
    own: { 'no-efforts': true },
  },
}
