import {
  addEffect,
  areEnemies,
  bodyOf,
  hasRoomBeside,
  isUnlit,
  labelOf,
  markersOf,
  place,
  placeBeside,
  profileOf,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import { ask, chooseSome, type Rule, recall, remember } from '@gargoyle/engine'
import { endsNow } from '../activation/activation.ts'
import { canPay, pay } from '../activation/payment.ts'
import { hasUnknownName } from '../catalogue/called.ts'
import { useSewer } from '../manipulate/sewers.ts'
import { mostEfforts, offerEfforts } from '../model/effort.ts'
import { opposedSkillRoll } from '../model/skill-roll.ts'
import { moveBlockedReason } from '../movement/move.ts'
import type { ActionRule, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import {
  type Aimed,
  chooseMarker,
  chooseModel,
  chooseModelOrNone,
  isTarget,
  noTargetReason,
  suspectsNear,
  targetsOf,
} from './helpers.ts'
import { onTarget } from './special-actions.ts'

/** Why something that is not used in two activations running cannot be used now: a model activates once a round. */
export const repeatBlockedReason = (game: Play, owner: Model, trait: string): string | undefined =>
  (owner.lastUse[trait] ?? -9) >= game.state.round - 1
    ? 'It was used in this activation or the last.'
    : undefined

const hooked = ({ owner, rule }: Pick<Bmg3Scope, 'owner' | 'rule'>, model: Model) => ({
  model,
  beside: owner,
  chooser: owner.seat,
  reason: 'Bat Hooks',
  rule,
})

/** bmg3/trait/dimensional-portal: away, alone or with a friend, and that is all. */
function* openPortal({ game, owner, id, rule }: Bmg3Scope): Rule<void> {
  const near = { of: bodyOf(game, owner), upTo: 12 }
  const companions = canPay(game, owner, 'movement')
    ? targetsOf(game, owner, {
        side: 'friend',
        within: 2,
        if: (friend) => moveBlockedReason(game, friend) === undefined,
      })
    : []
  const asking = { rule, name: 'portal', prompt: 'Who comes along, for the Movement action?' }
  const companion = yield* chooseModelOrNone(game, owner.seat, companions, asking)
  owner.lastUse[id] = game.state.round
  if (companion !== undefined) pay(game, owner, 'movement')
  yield* place(game, { model: owner, reason: 'Dimensional Portal', rule, near })
  const order = {
    model: companion ?? owner,
    beside: owner,
    chooser: owner.seat,
    reason: 'Dimensional Portal',
    rule,
  }
  if (companion !== undefined && hasRoomBeside(game, order)) {
    yield* placeBeside(game, order)
    addEffect(game, companion, 'through-the-portal', { until: 'round' })
  }
  remember(game.state.activation, endsNow, true)
}

const lampsNear = (game: Play, owner: Model): readonly Marker[] =>
  markersOf(game, 'streetlamp').filter((lamp) => withinOfMarker(game, owner, lamp, 4))

const inSewers = ({ game }: Bmg3Scope): Aimed => ({
  side: 'friend',
  within: 8,
  only: 'conscious',
  if: (friend) =>
    markersOf(game, 'sewer').length > 1 &&
    markersOf(game, 'sewer').some((sewer) => withinOfMarker(game, friend, sewer, 4)),
})

/** bmg3/trait/undercity-command: in at one, out at another, and it may still move later. */
function* sendBelow({ game, owner, rule }: Bmg3Scope, friend: Model): Rule<void> {
  const near = markersOf(game, 'sewer').filter((sewer) => withinOfMarker(game, friend, sewer, 4))
  const sewer = yield* chooseMarker(game, owner.seat, near, { rule, prompt: 'Which sewer?' })
  if (sewer === undefined) return
  const order = { model: friend, beside: sewer, reason: 'Undercity Command', rule }
  if (!withinOfMarker(game, friend, sewer, 0) && hasRoomBeside(game, order)) yield* placeBeside(game, order)
  yield* useSewer(game, friend)
}

/** Unusual ways to move. */
export const oddMoves: Bmg3Rules = {
  'dots-suit': {
    name: 'Dots Suit',
    text: 'Buys no equipment. Its Movement actions go through the air. When a friend within 8" and in sight is attacked, it may make Efforts, each of which takes a die out of that attack.',
    own: { flies: true },
    on: {
      *'attack-declared'({ game, owner, attack, id }) {
        if (attack.stopped !== undefined || !areEnemies(owner, attack.attacker)) return
        for (const strike of attack.strikes) {
          const { target, template } = strike
          if (
            template !== undefined ||
            !isTarget(game, owner, target, { side: 'friend', within: 8, seen: true })
          )
            continue
          if (mostEfforts(game, owner, { purpose: id, strike }) === 0) continue
          const prompt = `Efforts of ${labelOf(game, owner)}: one die less against ${labelOf(game, target)} for each?`
          const cap = strike.attackDice
          strike.attackDice -= yield* offerEfforts(game, owner, { purpose: id, strike }, { prompt, cap })
        }
      },
    },
  },
  kite: {
    name: 'Kite',
    text: 'Its Movement actions go through the air, 4" further for each suspect within 4" of where they begin.',
    own: { flies: true, 'flight-bonus': ({ game, owner }) => 4 * suspectsNear(game, owner, 4).length },
  },
  'no-more-joker': {
    name: 'No More Joker',
    text: 'Special: a streetlamp within 4" goes out, or on again.',
    action: {
      kind: 'special',
      why: ({ game, owner }) =>
        lampsNear(game, owner).length > 0 ? undefined : 'No streetlamp is within 4".',
      *perform({ game, owner, rule }) {
        const asking = { rule, prompt: 'Which streetlamp?' }
        const lamp = yield* chooseMarker(game, owner.seat, lampsNear(game, owner), asking)
        if (lamp === undefined) return
        remember(lamp, isUnlit, !recall(lamp, isUnlit))
      },
    },
  },
  'bat-hooks': {
    name: 'Bat Hooks',
    text: 'Special: an enemy within 8" that loses an opposed Endurance roll is placed in contact; or this model is placed within 6".',
    action: [
      {
        ...onTarget(
          ({ game, owner, rule }) => ({
            side: 'enemy',
            within: 8,
            if: (enemy) =>
              moveBlockedReason(game, enemy) === undefined &&
              hasRoomBeside(game, hooked({ owner, rule }, enemy)),
          }),
          'Who is hooked?',
          function* ({ game, owner, target, rule }) {
            const wins = yield* opposedSkillRoll(game, owner, target, 'endurance', {
              reason: 'Bat Hooks',
              rule,
            })
            if (wins) yield* placeBeside(game, hooked({ owner, rule }, target))
          },
        ),
        id: 'pull',
        label: 'Bat Hooks: pull an enemy in',
      },
      {
        kind: 'special',
        id: 'swing',
        label: 'Bat Hooks: swing',
        why: ({ game, owner }) => moveBlockedReason(game, owner),
        *perform({ game, owner, rule }) {
          const near = { of: bodyOf(game, owner), upTo: 6 }
          yield* place(game, { model: owner, reason: 'Bat Hooks', rule, near })
        },
      } satisfies ActionRule,
    ],
  },
  'dimensional-portal': {
    name: 'Dimensional Portal',
    text: 'Special, not in two activations running: this model is placed within 12". For its Movement action a friend within 2" is placed in contact with it there, counts as having moved, and does not move any more this round. Its activation is over then.',
    action: {
      kind: 'special',
      why: ({ game, owner, id }) => repeatBlockedReason(game, owner, id) ?? moveBlockedReason(game, owner),
      perform: openPortal,
    },
  },
  'undercity-command': {
    name: 'Undercity Command',
    text: 'Special: a friend within 8" of this model and within 4" of a sewer goes through it at once, and may still move in its own activation.',
    action: {
      kind: 'special',
      why: (it) => noTargetReason(it.game, it.owner, inSewers(it)),
      *perform(it) {
        const { game, owner } = it
        const asking = { rule: it.rule, prompt: 'Who goes below?' }
        const friend = yield* chooseModel(game, owner.seat, targetsOf(game, owner, inSewers(it)), asking)
        if (friend !== undefined) yield* sendBelow(it, friend)
      },
    },
  },
  'undercity-knowledge': {
    name: 'Undercity Knowledge',
    text: 'Up to three models of its crew whose name nobody knows may be deployed within 4" of a sewer.',
    always: true,
    on: {
      *'cards-drawn'({ game, owner, id, rule }) {
        const nobodies = game.state.models.filter(
          (model) => model.seat === owner.seat && hasUnknownName(profileOf(game, model)),
        )
        if (nobodies.length === 0) return
        const picked = yield* ask(
          game,
          owner.seat,
          chooseSome({
            name: id,
            prompt: 'Who may be deployed at sewers?',
            rule,
            options: nobodies.map((model) => ({
              id: `${model.id}`,
              label: labelOf(game, model),
              about: { model: model.id },
              value: model,
            })),
            min: 0,
            max: Math.min(3, nobodies.length),
          }),
        )
        for (const model of picked) addEffect(game, model, 'undercity', { until: 'game' })
      },
    },
  },
}

/** Effects of these traits. */
export const oddMoveEffects: Bmg3Rules = {
  'through-the-portal': {
    name: 'Through the portal',
    text: 'Has moved, and does not move any more this round.',
    rule: 'bmg3/trait/dimensional-portal',
    own: { 'cannot-move': true },
    on: {
      'activation-start': ({ game, owner, active }) => {
        if (active === owner && game.state.activation) game.state.activation.moved = true
      },
    },
  },
  undercity: {
    name: 'Knows the undercity',
    text: 'May be deployed within 4" of a sewer.',
    rule: 'bmg3/trait/undercity-knowledge',
    own: { 'deploys-near-sewers': 4 },
  },
}
