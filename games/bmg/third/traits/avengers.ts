import {
  addEffect,
  areEnemies,
  friendsOf,
  hasEffect,
  hasTrait,
  ignoreMarkers,
  isOnTable,
  labelOf,
  type ModelId,
  markerBody,
  removeMarker,
  seesSpot,
  within,
} from '@gargoyle/bmg-common'
import {
  ask,
  choose,
  forget,
  isAmong,
  memory,
  type Rule,
  recall,
  remember,
  rememberAmong,
} from '@gargoyle/engine'
import { type ActionKind, canPay, grantExtraAction, pay } from '../activation/payment.ts'
import type { Attack } from '../attack/strike.ts'
import { discardSome, refill } from '../cards/hand.ts'
import { removeStun } from '../damage/healing.ts'
import { placeSuspect, suspectBlockedReason, suspectOrderOf } from '../manipulate/suspects.ts'
import { crewOf } from '../model/crew.ts'
import { move, moveBlockedReason } from '../movement/move.ts'
import type { MomentPayloads } from '../rules/moments.ts'
import { applies } from '../rules/rule-system.ts'
import type { ActionRule, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { resourceForFreeBlockedReason, treatToResource } from './cards-of-others.ts'
import { chooseMarker, chooseModel, isActive, isDefending, offer, suspectsNear } from './helpers.ts'

/** The models that it has judged, and whether it has taken one of them out of the game. */
const judged = memory<readonly ModelId[]>('gods-work/judged', [])
const hasJudged = memory<boolean>('gods-work/done', false)

const isJudged = (owner: Model, target: Model): boolean => isAmong(owner, judged, target.id)

const zealots = (game: Play, owner: Model): readonly Model[] =>
  friendsOf(game, owner.seat).filter(
    (friend) =>
      hasTrait(game, friend, 'saint-dumas-zealot') && (friend === owner || within(game, owner, friend, 8)),
  )

/** bmg3/trait/gods-banner: courage, or a new plan. */
function* raiseBanner({ game, owner, id, rule }: Bmg3Scope): Rule<void> {
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: id,
      prompt: 'What does the banner do?',
      rule,
      options: [
        { id: 'heal', label: 'Every zealot within 8" loses two stuns' },
        { id: 'discard', label: 'Exchange as many cards as there are zealots within 8"' },
      ],
    }),
  )
  const followers = zealots(game, owner)
  if (picked === 'heal') {
    for (const zealot of followers)
      if (!applies(game, 'cannot-be-healed', { about: zealot }))
        for (let left = 2; left > 0; left--) removeStun(game, zealot)
    return
  }
  const gone = yield* discardSome(
    game,
    owner.seat,
    followers.length,
    followers.length,
    'Which cards do you exchange?',
  )
  yield* refill(game, owner.seat, gone)
}

const banner = (kind: 'special' | 'manipulate'): ActionRule => ({
  kind,
  id: kind,
  label: `God’s Banner (${kind === 'special' ? 'Special' : 'Manipulate'} action)`,
  why: ({ game, owner }) => (zealots(game, owner).length > 0 ? undefined : 'No zealot is within 8".'),
  perform: raiseBanner,
})

const SPARE: readonly ActionKind[] = ['movement', 'special', 'manipulate']

/** What a model has given up for two free Efforts in an attack: an action, or its Audacity in a defence. */
const heardBy = memory<readonly ModelId[]>('soul-voices/attackers', [])
const heardInDefence = memory<readonly ModelId[]>('soul-voices/defenders', [])

/** bmg3/trait/soul-voices: an action for two free Efforts. */
function* listen({ game, owner, id, rule }: Bmg3Scope, attack: Attack): Rule<void> {
  const open = SPARE.filter((kind) => canPay(game, owner, kind))
  if (open.length === 0) return
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: id,
      prompt: 'Which action is given up for two free Efforts?',
      rule,
      options: [
        ...open.map((kind) => ({ id: kind, value: kind, label: kind })),
        { id: 'none', value: undefined, label: 'None' },
      ],
    }),
  )
  if (picked === undefined) return
  pay(game, owner, picked)
  rememberAmong(attack, heardBy, owner.id)
}

/** bmg3/trait/hear-me-roar: a suspect in the middle of a move, and then the rest of the move. */
function* dropOnTheWay(it: Bmg3Scope & MomentPayloads['moved']): Rule<void> {
  const { game, owner, id, rule, left = 0, path } = it
  const order = suspectOrderOf(game, owner)
  if (
    path === undefined ||
    !canPay(game, owner, 'manipulate') ||
    suspectBlockedReason(game, order) !== undefined
  )
    return
  const prompt = `Does ${labelOf(game, owner)} place a suspect here and then move on?`
  if (!(yield* offer(game, owner.seat, { rule, name: id, prompt }))) return
  pay(game, owner, 'manipulate')
  yield* placeSuspect(game, order)
  if (owner.condition === 'up')
    yield* move(game, { model: owner, reason: 'the rest of the move', rest: { budget: left, after: path } })
}

/** Whether a suspect is guarded. */
const isGuarded = memory<boolean>('countermeasures/guarded', false)

const guardable = (game: Play, owner: Model): readonly Marker[] =>
  suspectsNear(game, owner, 4, owner.seat).filter((suspect) => seesSpot(game, owner, markerBody(suspect)))

/** Traits of models that fight for a cause, or seem to. */
export const avengers: Bmg3Rules = {
  'gods-banner': {
    name: 'God’s Banner',
    text: 'As a Special or a Manipulate action: every friend with Saint Dumas Zealot within 8", itself included, loses two stuns; or you exchange as many cards as there are of them.',
    action: [banner('special'), banner('manipulate')],
  },
  'gods-work': {
    name: 'God’s Work',
    text: 'In Raise the Plan you pick an enemy: its attacks on any that was picked add 1 to their attack dice. Weapons that injure it uses on those alone. When it takes one of them out of the game it has a Manipulate action more in every activation.',
    own: {
      'attack-roll': ({ owner, strike }) =>
        strike?.attacker === owner && isJudged(owner, strike.target) ? 1 : 0,
    },
    foe: {
      'cannot-be-target': ({ owner, about, other, weapon }) =>
        other === owner && weapon !== undefined && weapon.damage.injury > 0 && !isJudged(owner, about),
    },
    on: {
      *'plan-start'({ game, owner, id, rule }) {
        const enemies = game.state.models.filter(
          (model) => areEnemies(owner, model) && isOnTable(model) && !isJudged(owner, model),
        )
        const asking = { rule, name: id, prompt: 'Who is judged?' }
        const target = yield* chooseModel(game, owner.seat, enemies, asking)
        if (target !== undefined) rememberAmong(owner, judged, target.id)
      },
      // Templates catch more than what they are aimed at.
      'attack-declared': ({ owner, attack }) => {
        if (attack.attacker !== owner || attack.weapon.damage.injury === 0) return
        attack.strikes = attack.strikes.filter(({ target }) => isJudged(owner, target))
        if (attack.strikes.length === 0) attack.stopped = 'only those who are judged may bleed.'
      },
      casualty: ({ owner, victim, by }) => {
        if (by === owner && isJudged(owner, victim)) remember(owner, hasJudged, true)
      },
      'activation-start': ({ game, owner, active, rule }) => {
        if (active === owner && recall(owner, hasJudged))
          grantExtraAction(game, owner, { kind: 'manipulate', source: rule })
      },
    },
  },
  'suit-of-sorrows': {
    name: 'Suit of Sorrows',
    text: 'Has a free Effort in attack and defence, and takes a marker less from every attack.',
    own: { 'free-efforts': ({ purpose }) => (purpose === 'attack' || isDefending(purpose) ? 1 : 0) },
    on: {
      *harming({ game, owner, harm, rule }) {
        if (harm.to === owner && harm.strike !== undefined) yield* ignoreMarkers(game, harm, 1, { rule })
      },
    },
  },
  'soul-voices': {
    name: 'Soul Voices',
    text: 'Before it has activated it may give up its Audacity for two free Efforts in a defence. When it attacks it may give up another action for two free Efforts in that attack.',
    own: {
      'free-efforts': ({ owner, purpose, strike }) =>
        strike !== undefined &&
        ((purpose === 'attack' && isAmong(strike.attack, heardBy, owner.id)) ||
          (isDefending(purpose) && isAmong(strike.attack, heardInDefence, owner.id)))
          ? 2
          : 0,
    },
    on: {
      'attack-declared': (it) =>
        it.attack.attacker === it.owner && isActive(it.game, it.owner) && it.attack.stopped === undefined
          ? listen(it, it.attack)
          : undefined,
      *'efforts-offered'({ game, owner, by, what, rule }) {
        const { purpose, strike } = what
        if (by !== owner || strike === undefined || !isDefending(purpose)) return
        // In its activation it acts with that Audacity already.
        if (!owner.audacity || owner.activated || isActive(game, owner)) return
        const prompt = `Does ${labelOf(game, owner)} give up its Audacity for two free Efforts?`
        if (
          !(yield* offer(game, owner.seat, {
            rule,
            name: 'soul-voices-defence',
            prompt,
          }))
        )
          return
        owner.audacity = false
        rememberAmong(strike.attack, heardInDefence, owner.id)
      },
    },
  },
  'hear-me-roar': {
    name: 'Hear Me Roar',
    text: 'Special: until the round ends it may break off its Movement action to place a suspect with a Manipulate action that it has left, and then go on with the rest of the move.',
    special: { until: 'round', text: 'May place suspects in the middle of a move.', keyword: true },
    on: {
      moved: (it) =>
        it.mover === it.owner &&
        it.action &&
        (it.left ?? 0) > 0 &&
        isActive(it.game, it.owner) &&
        hasEffect(it.owner, it.id)
          ? dropOnTheWay(it)
          : undefined,
    },
  },
  disguise: {
    name: 'Disguise',
    text: 'Special: a suspect of yours within 4" is removed and it moves up to 4". An attack it has made does not keep it from manipulating in this activation.',
    action: {
      kind: 'special',
      why: ({ game, owner }) =>
        suspectsNear(game, owner, 4, owner.seat).length > 0 ? undefined : 'No suspect of yours is within 4".',
      *perform({ game, owner, id, rule }) {
        const asking = { rule, prompt: 'Which suspect is removed?' }
        const suspect = yield* chooseMarker(
          game,
          owner.seat,
          suspectsNear(game, owner, 4, owner.seat),
          asking,
        )
        if (suspect === undefined) return
        removeMarker(game, suspect)
        addEffect(game, owner, id, { until: 'activation' })
        if (moveBlockedReason(game, owner) === undefined)
          yield* move(game, { model: owner, upTo: 4, reason: 'Disguise', rule })
      },
    },
    effect: {
      text: 'An attack does not keep it from manipulating.',
      own: { 'mixes-tactics': true },
    },
  },
  countermeasures: {
    name: 'Countermeasures',
    text: 'Special: for a resource point a suspect of yours within 4" and in sight is guarded, and the next time it would be revealed it is not; or a card is played as a resource without paying for it.',
    // What was guarded stays guarded.
    always: true,
    action: [
      {
        kind: 'special',
        id: 'thwart',
        label: 'Countermeasures: guard a suspect',
        why: ({ game, owner }) => {
          if (crewOf(game, owner.seat).resources < 1) return 'You have no resource point left.'
          return guardable(game, owner).length > 0
            ? undefined
            : 'No suspect of yours is within 4" and in sight.'
        },
        *perform({ game, owner, rule }) {
          const near = guardable(game, owner)
          const asking = { rule, prompt: 'Which suspect is guarded?' }
          const suspect = yield* chooseMarker(game, owner.seat, near, asking)
          if (suspect === undefined) return
          crewOf(game, owner.seat).resources--
          remember(suspect, isGuarded, true)
        },
      },
      {
        kind: 'special',
        id: 'resource',
        label: 'Countermeasures: a resource for nothing',
        why: resourceForFreeBlockedReason,
        perform: ({ game, owner }) => treatToResource(game, owner),
      },
    ],
    on: {
      'suspect-revealing': ({ owner, reveal }) => {
        const { suspect } = reveal
        if (suspect.seat !== owner.seat || !recall(suspect, isGuarded)) return
        forget(suspect, isGuarded)
        reveal.stopped = 'somebody had thought of that.'
      },
    },
  },
}
