import {
  addEffect,
  hasEffect,
  hasTrait,
  isOnTable,
  labelOf,
  modelOf,
  profileOf,
  removeEffect,
} from '@gargoyle/bmg-common'
import { ask, choose, chooseNumber, forget, type Rule, recall, remember, sumOf } from '@gargoyle/engine'
import { actNowBlockedReason } from '../activation/act-now.ts'
import { isCalled } from '../catalogue/called.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { heal } from '../damage/healing.ts'
import { move, moveBlockedReason } from '../movement/move.ts'
import { pull, push } from '../movement/push.ts'
import type { ActionRule, Bmg3Rule, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { cards } from './cards.ts'
import { compelledActions } from './compelled-actions.ts'
import { damageReduction } from './damage-reduction.ts'
import { freeOptions, offerFreeAction } from './free-actions.ts'
import { lastTreated } from './healing-others.ts'
import { type Aimed, chooseModelOrNone, isSpared, isTarget, paysEffort } from './helpers.ts'
import { DISORDER, hasDisorder, MAD, mentalDisorders } from './mental-disorders.ts'
import { movement } from './movement.ts'
import { isPlacingNightmare } from './nightmares.ts'
import { AT_HAND, hurts, stepIn } from './protecting-others.ts'
import { onTarget, outwits } from './special-actions.ts'
import { threateningEnemies } from './threatening-enemies.ts'

const patient = (game: Play): Aimed => ({
  side: 'any',
  within: 8,
  seen: true,
  only: 'conscious',
  if: (model) => hasDisorder(game, model),
})

const couldAttack = (game: Play, owner: Model, target: Model): boolean =>
  target.seat === owner.seat &&
  actNowBlockedReason(game, target) === undefined &&
  [...freeOptions(game, target, 'melee'), ...freeOptions(game, target, 'ranged')].length > 0

/** Moves a Nightmare, which nothing else moves. bmg3/trait/intensive-treatment */
function* walkDream(game: Play, owner: Model, target: Model): Rule<void> {
  const { activation } = game.state
  if (activation === undefined || !hasTrait(game, owner, 'intensive-treatment')) return
  if (!hasTrait(game, target, 'nightmare')) return
  remember(activation, isPlacingNightmare, true)
  yield* move(game, {
    model: target,
    upTo: 4,
    reason: 'Intensive Treatment',
    rule: 'bmg3/trait/intensive-treatment',
  })
  forget(activation, isPlacingNightmare)
}

/** bmg3/trait/subliminal-suggestion: the target moves, or attacks a model. */
function* suggest({ game, owner, id, rule }: Bmg3Scope, target: Model): Rule<void> {
  const mayMove = moveBlockedReason(game, target) === undefined
  const mayAttack = couldAttack(game, owner, target)
  if (!mayMove && !mayAttack) return
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: id,
      prompt: `What does ${labelOf(game, target)} do?`,
      rule,
      options: [
        ...(mayMove ? [{ id: 'move', label: 'It is moved up to 4"' }] : []),
        ...(mayAttack ? [{ id: 'attack', label: 'It attacks' }] : []),
      ],
    }),
  )
  if (picked === 'move') {
    yield* move(game, {
      model: target,
      upTo: 4,
      chooser: owner.seat,
      safe: true,
      reason: 'Subliminal Suggestion',
      rule,
    })
    return
  }
  yield* walkDream(game, owner, target)
  addEffect(game, target, 'suggestion', { until: 'activation' })
  yield* offerFreeAction(game, target, ['melee', 'ranged'], { rule, prompt: 'Which attack?' })
  removeEffect(target, 'suggestion')
}

/** What surgery may do to a mind, by the number on a die. */
const MADNESS = ['weak', 'stupid', 'aggressive-schizophrenia', 'the-voices', 'ocd', 'desensitized'] as const

const VOICES = cards['the-voices']!
const voices = VOICES.action as ActionRule

/** The Voices in the head of a patient. */
const voicesOf = (game: Play, user: Model): Bmg3Scope => ({
  game,
  owner: user,
  id: 'the-voices',
  rule: 'bmg3/trait/the-voices',
  args: [],
  effect: undefined,
})

/** bmg3/trait/surgical-madness: it helps, in a way. */
function* operate({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const treated = recall(game.state.activation, lastTreated)
  const target = treated === null ? undefined : modelOf(game, treated)
  if (target === undefined || !isOnTable(target)) return
  yield* heal(game, target, 1)
  const roll = sumOf(game.dice.roll({ purpose: 'Surgical Madness', seat: owner.seat, rule }))
  addEffect(game, target, `${MAD}${MADNESS[roll - 1]!}`, { until: 'game' })
}

const pygOf = (game: Play, owner: Model): Model | undefined =>
  game.state.models.find(
    (model) =>
      model.seat === owner.seat && isOnTable(model) && isCalled(profileOf(game, model), 'professor-pyg'),
  )

/** bmg3/trait/make-them-perfect: off to the operating table. */
function* dragOff({ game, owner, rule }: Bmg3Scope, victim: Model): Rule<void> {
  const pyg = pygOf(game, owner)
  const distance = yield* ask(
    game,
    owner.seat,
    chooseNumber({
      name: 'push',
      prompt: `How many inches is ${labelOf(game, victim)} pushed${pyg === undefined ? '' : ' towards Professor Pyg'}?`,
      rule,
      min: 0,
      max: 4,
    }),
  )
  if (distance === 0) return
  if (pyg?.at !== undefined) yield* pull(game, victim, pyg.at, distance)
  else if (owner.at !== undefined) yield* push(game, victim, owner.at, distance)
}

/** Traits of dangerous doctors, and of their patients. */
export const arkhamDoctors: Bmg3Rules = {
  'arkham-asylum-dr': {
    name: 'Arkham Asylum Dr.',
    text: 'When it places a suspect, a model within 8" and in sight that loses an opposed Willpower roll has a Mental Disorder until the round ends.',
    on: {
      *'suspect-placed'({ game, owner, by, rule }) {
        if (by !== owner) return
        const found = game.state.models.filter((model) =>
          isTarget(game, owner, model, { side: 'any', within: 8, seen: true, only: 'conscious' }),
        )
        const asking = { rule, name: 'diagnosis', prompt: 'Who is diagnosed?' }
        const target = yield* chooseModelOrNone(game, owner.seat, found, asking)
        if (target === undefined || (yield* isSpared(game, owner, target, asking.rule))) return
        if (yield* outwits(game, owner, target, rule)) addEffect(game, target, DISORDER, { until: 'round' })
      },
    },
  },
  'subliminal-suggestion': {
    name: 'Subliminal Suggestion',
    text: 'Special: a model with a Mental Disorder within 8" and in sight is moved up to 4", never so that it falls; or, if it is a friend, it attacks at once with an attack die more.',
    action: onTarget(
      ({ game, owner }) => {
        const aimed = patient(game)
        return {
          ...aimed,
          if: (model) =>
            hasDisorder(game, model) &&
            (moveBlockedReason(game, model) === undefined || couldAttack(game, owner, model)),
        }
      },
      'Whose mind is played with?',
      (it) => suggest(it, it.target),
    ),
  },
  'surgical-madness': {
    name: 'Surgical Madness',
    text: 'A Mental Disorder. Whoever it treats as a Medic loses a marker more and gains a trait until its next activation is over, by a die: Weak, Stupid, Aggressive Schizophrenia, The Voices, OCD or Desensitized.',
    // What it has done to others stays done.
    always: true,
    // Effects bring no actions, so that of The Voices is lent.
    lends: {
      kind: 'free',
      label: VOICES.name,
      limit: 'activation',
      why: ({ game, user }) =>
        hasEffect(user, `${MAD}the-voices`) ? voices.why?.(voicesOf(game, user)) : false,
      perform: ({ game, user }) => voices.perform(voicesOf(game, user)),
    },
    on: {
      'action-done': (it) =>
        it.action.actor === it.owner && it.action.rule === 'trait:medic' ? operate(it) : undefined,
    },
  },
  'make-them-perfect': {
    name: 'Make Them Perfect',
    text: 'Whoever it hits is pushed up to 4", straight towards Professor Pyg if he is on the table.',
    on: {
      *struck(it) {
        const { owner, strike } = it
        const { attacker, sufferer, inflicted } = strike
        if (attacker === owner && inflicted > 0 && isOnTable(sufferer)) yield* dragOff(it, sufferer)
      },
    },
  },
  'perfect-creations': {
    name: 'Perfect Creations',
    text: 'Only joins a crew with Professor Pyg, and is out of the game with him. Losing it, or its being knocked out, counts for no objective of either player. When Professor Pyg within 4" and in sight is hit, it may make an Effort to take all hits and statuses of that attack itself.',
    always: true,
    own: { uncounted: true, 'uncounted-by-friends': true },
    on: {
      *casualty({ game, owner, victim }) {
        if (
          victim.seat === owner.seat &&
          isCalled(profileOf(game, victim), 'professor-pyg') &&
          isOnTable(owner)
        )
          yield* becomeCasualty(game, owner, undefined)
      },
      *'hits-kept'({ game, owner, strike, rule, id }) {
        const { sufferer } = strike
        if (sufferer === owner || !isCalled(profileOf(game, sufferer), 'professor-pyg')) return
        if (!hurts(strike, sufferer) || !isTarget(game, owner, sufferer, AT_HAND)) return
        const prompt = `Does ${labelOf(game, owner)} make an Effort to take the hits for ${labelOf(game, sufferer)}?`
        const asking = { rule, name: id, prompt }
        if (yield* paysEffort(game, owner, { purpose: id, strike }, asking)) stepIn(game, strike, owner)
      },
    },
  },
}

/** A trait that lasts until the next activation of its owner is over. */
const madness = ({ name, text, own, foe, on }: Bmg3Rule): Bmg3Rule => ({
  name,
  text,
  rule: 'bmg3/trait/surgical-madness',
  ...(own ? { own } : {}),
  ...(foe ? { foe } : {}),
  on: {
    ...on,
    'activation-end': ({ owner, effect, active }) => {
      if (active === owner && effect !== undefined) removeEffect(owner, effect.id)
    },
  },
})

/** Effects of these traits. */
export const arkhamEffects: Bmg3Rules = {
  'mental-disorder': {
    name: 'Mental Disorder',
    text: 'Counts as having a Mental Disorder.',
    rule: 'bmg3/trait/arkham-asylum-dr',
    keyword: true,
  },
  suggestion: {
    name: 'Suggestion',
    text: 'Attacks with an attack die more.',
    rule: 'bmg3/trait/subliminal-suggestion',
    own: { 'whole-attack-dice': 1 },
  },
  'surgery: weak': madness(threateningEnemies.weak!),
  'surgery: stupid': madness(movement.stupid!),
  'surgery: aggressive-schizophrenia': madness(compelledActions['aggressive-schizophrenia']!),
  'surgery: the-voices': madness(cards['the-voices']!),
  'surgery: ocd': madness(mentalDisorders.ocd!),
  'surgery: desensitized': madness(damageReduction.desensitized!),
}
