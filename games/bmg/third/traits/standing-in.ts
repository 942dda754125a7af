import {
  addEffect,
  areEnemies,
  bodyOf,
  friendsOf,
  hasRoomBeside,
  hasTrait,
  isConscious,
  isOnTable,
  labelOf,
  placeBeside,
  profileOf,
  within,
} from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { giveAudacity } from '../activation/audacity.ts'
import { canBeTarget } from '../attack/dice.ts'
import type { Attack, Strike } from '../attack/strike.ts'
import { cardNamed } from '../cards/hand.ts'
import { isCalled } from '../catalogue/called.ts'
import {
  placeSuspect,
  revealable,
  revealSuspect,
  type SuspectOrder,
  suspectBlockedReason,
} from '../manipulate/suspects.ts'
import { move, moveBlockedReason } from '../movement/move.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { isFriend, wasFriend } from './crew-bonds.ts'
import { redirectStrike } from './deck-and-hand-tricks.ts'
import {
  type Aimed,
  chooseMarker,
  chooseModel,
  chooseModelOrNone,
  isTarget,
  offer,
  paysEffort,
  targetsOf,
} from './helpers.ts'

/** The friends in whose place Ace may manipulate. */
const detectives = ({ game, owner }: Bmg3Scope): readonly Model[] =>
  targetsOf(game, owner, {
    side: 'friend',
    within: 8,
    seen: true,
    only: 'conscious',
    if: (friend) => hasTrait(game, friend, 'detective'),
  })

const fetched = (game: Play, owner: Model, detective: Model): SuspectOrder => ({
  seat: owner.seat,
  by: owner,
  near: { of: bodyOf(game, detective), inches: 0 },
  reason: 'Detective’s Best Friend',
})

const placers = (it: Bmg3Scope): readonly Model[] =>
  detectives(it).filter(
    (each) => suspectBlockedReason(it.game, fetched(it.game, it.owner, each)) === undefined,
  )

const found = (it: Bmg3Scope) => detectives(it).flatMap((each) => revealable(it.game, each))

/** Batman, where the signal may call him. */
const answering = ({ game, owner, rule }: Bmg3Scope): readonly Model[] =>
  friendsOf(game, owner.seat).filter(
    (friend) =>
      friend !== owner &&
      friend.condition === 'up' &&
      isCalled(profileOf(game, friend), 'batman') &&
      hasRoomBeside(game, signalled({ owner, rule }, friend)),
  )

const signalled = ({ owner, rule }: Pick<Bmg3Scope, 'owner' | 'rule'>, model: Model) => ({
  model,
  beside: owner,
  reason: 'Bat-Signal',
  rule,
})

/** Friends whose Audacity could be handed on. */
const lenders = (game: Play, active: Model): readonly Model[] =>
  game.state.models.filter((model) => isFriend(active, model) && model.audacity && !model.activated)

/** bmg3/trait/protector: the attack goes to the protector instead. */
function* standIn({ game, owner, id, rule }: Bmg3Scope, args: readonly string[], attack: Attack): Rule<void> {
  const strike = attack.strikes.find(
    ({ target, template }) =>
      template === undefined &&
      isTarget(game, owner, target, { side: 'friend', within: 4 }) &&
      args.some((name) => isCalled(profileOf(game, target), name)),
  )
  if (strike === undefined || attack.strikes.some(({ target }) => target === owner)) return
  if (!canBeTarget(game, attack.attacker, owner)) return
  const prompt = `Does ${labelOf(game, owner)} become the target instead of ${labelOf(game, strike.target)}?`
  if (yield* offer(game, owner.seat, { rule, name: id, prompt })) redirectStrike(attack, strike, owner)
}

const takesHitsFor = (strike: Strike, model: Model): boolean =>
  strike.sufferer === model && areEnemies(strike.attacker, model) && strike.hits + strike.strengthHits > 0

const MINION: Aimed = { side: 'friend', within: 4, seen: true }

/** bmg3/trait/team-player */
function* joinIn(
  { game, owner, id, rule }: Bmg3Scope,
  playing: { readonly seat: Model['seat']; readonly card: string },
): Rule<void> {
  if (playing.seat !== owner.seat || cardNamed(game, playing.card).name !== 'Teamwork Action') return
  if (!isOnTable(owner) || !isConscious(owner) || moveBlockedReason(game, owner) !== undefined) return
  const prompt = `Does ${labelOf(game, owner)} move 4"?`
  if (yield* offer(game, owner.seat, { rule, name: id, prompt }))
    yield* move(game, { model: owner, upTo: 4, reason: 'Team Player', rule })
}

/** Traits of models that act, pay or take hits for others. */
export const standingIn: Bmg3Rules = {
  'detective-best-friend': {
    name: 'Detective’s Best Friend',
    text: 'Its Manipulate actions may place or reveal a suspect as if it stood where a friend with Detective does, within 8" and in sight.',
    action: [
      {
        kind: 'manipulate',
        id: 'place',
        label: 'Detective’s Best Friend: place a suspect',
        why: (it) =>
          placers(it).length > 0 ? undefined : 'There is no detective it could help to place one.',
        *perform(it) {
          const { game, owner } = it
          const asking = { rule: it.rule, prompt: 'At which detective?' }
          const detective = yield* chooseModel(game, owner.seat, placers(it), asking)
          if (detective !== undefined) yield* placeSuspect(game, fetched(game, owner, detective))
        },
      },
      {
        kind: 'manipulate',
        id: 'reveal',
        label: 'Detective’s Best Friend: reveal a suspect',
        why: (it) => (found(it).length > 0 ? undefined : 'No detective it could help is at a suspect.'),
        *perform(it) {
          const asking = { rule: it.rule, prompt: 'Which suspect is revealed?' }
          const suspect = yield* chooseMarker(it.game, it.owner.seat, found(it), asking)
          if (suspect !== undefined) yield* revealSuspect(it.game, it.owner, suspect)
        },
      },
    ],
  },
  'bat-signal': {
    name: 'Bat-Signal',
    text: 'Special, once a game: a Batman of its crew on his feet is placed in contact with this model, which everybody can see until the round ends, as if it stood in the light.',
    action: {
      kind: 'special',
      limit: 'game',
      why: (it) => (answering(it).length > 0 ? undefined : 'There is no Batman to call, or no room for him.'),
      *perform(it) {
        const { game, owner } = it
        const asking = { rule: it.rule, prompt: 'Who is called?' }
        const batman = yield* chooseModel(game, owner.seat, answering(it), asking)
        if (batman !== undefined) yield* placeBeside(game, signalled(it, batman))
        addEffect(game, owner, it.id, { until: 'round' })
      },
    },
    effect: {
      text: 'Stands in the light until the round ends.',
      foe: { 'ignores-night': true },
    },
  },
  'team-player': {
    name: 'Team Player',
    text: 'When its player plays Teamwork Action, as an objective or as a resource, it may move 4".',
    on: {
      'resource-played': (it) => joinIn(it, it.playing),
      'objective-played': (it) => joinIn(it, it.playing),
    },
  },
  'agent-of-chaos': {
    name: 'Agent of Chaos',
    text: 'A friend that activates within 4" without Audacity may take that of a friend which is yet to activate.',
    on: {
      *'activation-start'({ game, owner, active, rule, id }) {
        if (active.audacity || !isFriend(owner, active) || !within(game, owner, active, 4)) return
        const lender = yield* chooseModelOrNone(game, owner.seat, lenders(game, active), {
          rule,
          name: id,
          prompt: `Whose Audacity does ${labelOf(game, active)} take?`,
        })
        if (lender === undefined) return
        lender.audacity = false
        giveAudacity(game, active)
      },
    },
  },
  protector: {
    name: 'Protector (name)',
    text: 'Whenever the named friend is a target within 4", this model may become the target of that attack instead.',
    on: {
      'attack-declared': (it) =>
        it.attack.stopped === undefined && areEnemies(it.owner, it.attack.attacker)
          ? standIn(it, it.args, it.attack)
          : undefined,
    },
  },
  'disposable-minions': {
    name: 'Disposable Minions',
    text: 'When an enemy hits it, it may make an Effort to have a friend with He Freed Me, within 4" and in sight, suffer the attack instead.',
    on: {
      *'hits-kept'({ game, owner, strike, id, rule }) {
        if (!takesHitsFor(strike, owner)) return
        const freed = { ...MINION, if: (friend: Model) => hasTrait(game, friend, 'he-freed-me') }
        const minions = targetsOf(game, owner, freed)
        if (minions.length === 0) return
        const asking = {
          rule,
          name: id,
          prompt: 'Make an Effort to have a minion take the hits?',
        }
        if (!(yield* paysEffort(game, owner, { purpose: id, strike }, asking))) return
        const minion = yield* chooseModel(game, owner.seat, minions, { rule, prompt: 'Who takes the hits?' })
        if (minion !== undefined) strike.sufferer = minion
      },
    },
  },
  'for-the-family': {
    name: 'For the Family',
    text: 'When Carmine Falcone of its crew is hit, within 4" and in sight, it may make an Effort to take the hits and statuses of that attack itself; not if Selina Kyle attacks.',
    on: {
      *'hits-kept'({ game, owner, strike, rule, id }) {
        const { sufferer, attacker } = strike
        if (!wasFriend(game, owner, sufferer, 'carmine-falcone') || !takesHitsFor(strike, sufferer)) return
        if (isCalled(profileOf(game, attacker), 'selina-kyle') || !isTarget(game, owner, sufferer, MINION))
          return
        const prompt = `Does ${labelOf(game, owner)} make an Effort to take the hits for ${labelOf(game, sufferer)}?`
        const asking = { rule, name: id, prompt }
        if (yield* paysEffort(game, owner, { purpose: id, strike }, asking)) strike.sufferer = owner
      },
    },
  },
}
