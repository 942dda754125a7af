import {
  addEffect,
  areEnemies,
  bodyOf,
  enemiesOf,
  hasRank,
  isInContact,
  labelOf,
  type ModelId,
  touches,
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
import { distance } from '@gargoyle/table'
import { attackBlockedReason, availableActions } from '../activation/actions.ts'
import { isAttackAction } from '../activation/model-action.ts'
import { pay, paymentBlockedReason } from '../activation/payment.ts'
import { performAction } from '../activation/perform.ts'
import { meleeTargets } from '../attack/melee.ts'
import { rangedTargets } from '../attack/ranged.ts'
import type { Attack } from '../attack/strike.ts'
import { sufferScared } from '../effects/suffer.ts'
import { move } from '../movement/move.ts'
import type { MomentPayloads } from '../rules/moments.ts'
import type { Bmg3Handlers, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { couldStrike, freeStrike, offerFreeAction } from './free-actions.ts'
import { chooseModel, chooseTarget, isActive } from './helpers.ts'

/** The enemies that are nearest to a model, several if they are equally near. */
function closestEnemies(game: Play, model: Model): readonly Model[] {
  const enemies = enemiesOf(game, model.seat).map((enemy) => ({
    enemy,
    away: distance(bodyOf(game, model), bodyOf(game, enemy)),
  }))
  const least = Math.min(...enemies.map(({ away }) => away))
  return enemies.filter(({ away }) => away === least).map(({ enemy }) => enemy)
}

const notesOf = (game: Play): readonly string[] => game.state.activation?.notes ?? []

/** bmg3/trait/always-on-the-move: an attack in the middle of a move, and then the rest of the move. */
function* attackOnTheWay(game: Play, owner: Model, { left = 0, path }: MomentPayloads['moved']): Rule<void> {
  const options = availableActions(game, owner, (kind, id) =>
    paymentBlockedReason(game, owner, kind, id),
  ).filter(({ value }) => isAttackAction(value))
  if (options.length === 0 || path === undefined) return
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: 'mid-move',
      prompt: `Does ${labelOf(game, owner)} attack here and then move on?`,
      rule: 'bmg3/trait/always-on-the-move',
      options: [...options, { id: 'none', value: undefined, label: 'Stop here' }],
    }),
  )
  if (picked === undefined) return
  yield* performAction(game, owner, picked, (kind, id) => pay(game, owner, kind, id))
  if (owner.condition !== 'up') return
  yield* move(game, { model: owner, reason: 'the rest of the move', rest: { budget: left, after: path } })
}

/** The targets of an attack that can still be reached, after its attacker has done something else. */
function keepReachable(game: Play, attack: Attack): void {
  const { attacker, weapon, kind } = attack
  const reachable =
    kind === 'melee'
      ? meleeTargets(game, attacker, weapon)
      : rangedTargets(game, attacker, weapon).map(({ target }) => target)
  attack.strikes = attack.strikes.filter(
    ({ target, template }) => template !== undefined || reachable.includes(target),
  )
  if (attack.strikes.length === 0 || attackBlockedReason(game, attacker) !== undefined)
    attack.stopped = 'nobody is in reach any more.'
}

const isHunted = (owner: Model, attack: Attack): boolean =>
  attack.attacker === owner &&
  attack.occasion === 'action' &&
  attack.strikes.some(({ target }) => areEnemies(owner, target) && target.activated)

/** Whether its special action may still follow the attack. */
const mayFollow = memory<boolean>('hunter/after', false)

const hunterAsks = ({ game, owner, rule }: Bmg3Scope, when: string) => ({
  rule,
  prompt: `A special action of ${labelOf(game, owner)} ${when} the attack?`,
})

/** What the activation of a mindless model remembers, by trait: its targets, and that it has done something. */
const goals = memory<Readonly<Record<string, ModelId>>>('mindless-monster/goals', {})
const acted = memory<readonly string[]>('mindless-monster/acted', [])

/** bmg3/trait/mindless-monster: goes for the nearest model; if its first action takes it there it strikes. */
function mindless(arrived: (game: Play, owner: Model, target: Model) => boolean): Bmg3Handlers {
  return {
    *'activation-start'({ game, owner, active, id, rule }) {
      if (active !== owner) return
      const target = yield* chooseModel(game, owner.seat, closestEnemies(game, owner), {
        rule,
        prompt: `Which of the nearest enemies does ${labelOf(game, owner)} go for?`,
      })
      const { activation } = game.state
      if (target) remember(activation, goals, { ...recall(activation, goals), [id]: target.id })
    },
    *'action-done'({ game, owner, action, id, rule }) {
      const { activation, models } = game.state
      if (action.actor !== owner || !isActive(game, owner) || isAmong(activation, acted, id)) return
      rememberAmong(activation, acted, id)
      const goal = recall(activation, goals)[id]
      const target = goal === undefined ? undefined : models[goal]
      if (action.kind !== 'movement' || target === undefined || !arrived(game, owner, target)) return
      yield* freeStrike(game, owner, target, rule)
    },
  }
}

/** The enemies that were nearest when it activated. */
const nearest = memory<readonly ModelId[]>('impetuous/nearest', [])

const wasNearest = (game: Play, enemy: Model): boolean => isAmong(game.state.activation, nearest, enemy.id)

/** Traits of models that must attack. */
export const compelledActions: Bmg3Rules = {
  'always-on-the-move': {
    name: 'Always on the Move',
    text: 'May break off its Movement action to take an Attack action that it has left, and then go on with the rest of the move.',
    on: {
      moved: ({ game, owner, ...moved }) =>
        moved.mover === owner && moved.action && (moved.left ?? 0) > 0 && isActive(game, owner)
          ? attackOnTheWay(game, owner, moved)
          : undefined,
    },
  },
  hunter: {
    name: 'Hunter',
    text: 'When its Attack action is aimed at an enemy that has activated this round, it may take a special action for nothing, before the attack or after it.',
    on: {
      *'attack-declared'(it) {
        const { game, owner, attack } = it
        if (attack.stopped !== undefined || !isHunted(owner, attack)) return
        remember(attack, mayFollow, true)
        if (!(yield* offerFreeAction(game, owner, 'special', hunterAsks(it, 'before')))) return
        forget(attack, mayFollow)
        keepReachable(game, attack)
      },
      *'attack-resolved'(it) {
        const { game, owner, attack } = it
        if (attack.attacker !== owner || !recall(attack, mayFollow)) return
        yield* offerFreeAction(game, owner, 'special', hunterAsks(it, 'after'))
      },
    },
  },
  impetuous: {
    name: 'Impetuous',
    text: 'An attack on the enemy that was nearest when it activated has two attack dice more, and lowers its own Defense by 1 until the round ends.',
    own: {
      'attack-dice': ({ game, owner, strike }) =>
        strike !== undefined &&
        isActive(game, owner) &&
        strike.attack.strikes.find(({ target }) => wasNearest(game, target)) === strike
          ? 2
          : 0,
    },
    on: {
      'activation-start': ({ game, owner, active }) => {
        if (active !== owner) return
        const found = closestEnemies(game, owner).map(({ id }) => id)
        remember(game.state.activation, nearest, found)
      },
      'attack-declared': ({ game, owner, attack, id }) => {
        if (attack.attacker !== owner || !isActive(game, owner)) return
        if (attack.strikes.some(({ target }) => wasNearest(game, target)))
          addEffect(game, owner, id, { until: 'round' })
      },
    },
  },
  'aggressive-schizophrenia': {
    name: 'Aggressive Schizophrenia',
    text: 'If it is in contact with anybody, friend or foe, when it activates, it must begin with a free melee attack on one of them.',
    on: {
      *'activation-start'({ game, owner, active, rule }) {
        if (active !== owner) return
        const near = game.state.models.filter(
          (each) => isInContact(game, owner, each) && couldStrike(game, owner, each),
        )
        const target = yield* chooseModel(game, owner.seat, near, {
          rule,
          prompt: `Whom does ${labelOf(game, owner)} attack?`,
        })
        if (target) yield* freeStrike(game, owner, target, rule)
      },
    },
  },
  'mindless-monster': {
    name: 'Mindless Monster',
    text: 'Goes for the nearest enemy: if its first action is a Movement action that ends in contact with the one that was nearest when it activated, it attacks that one in melee for nothing.',
    on: mindless(touches),
  },
  'mindless-gas-attack': {
    name: 'Mindless Gas Attack',
    text: 'Goes for the nearest enemy: if its first action is a Movement action that ends with the one that was nearest when it activated in reach of its weapon, it attacks that one in melee for nothing.',
    on: mindless(couldStrike),
  },
  obsessive: {
    name: 'Obsessive',
    text: 'As long as all its attacks of an activation have been on one and the same target, it adds 1 to its Strength dice.',
    own: {
      'strength-roll': ({ game, owner, strike }) =>
        strike !== undefined &&
        isActive(game, owner) &&
        game.state.activation?.attacked.every((id) => id === strike.target.id)
          ? 1
          : 0,
    },
  },
  'sneak-attack-takedown': {
    name: 'Sneak Attack Takedown',
    text: 'When it knocks out an enemy whom its Sneak Attack surprised, it may take a Manipulate action for nothing at once.',
    on: {
      *'knocked-out'({ game, owner, victim, by, rule }) {
        // The note is what Sneak Attack leaves on the activation.
        if (by !== owner || !isActive(game, owner) || !notesOf(game).includes(`sneak-attack ${victim.id}`))
          return
        yield* offerFreeAction(game, owner, 'manipulate', {
          rule,
          prompt: `What does ${labelOf(game, owner)} do beside the K.O. ${labelOf(game, victim)}?`,
        })
      },
    },
  },
  'the-murderer': {
    name: 'The Murderer',
    text: 'Every enemy it takes out of the game gives it, for good, a free Effort in its attacks and 1" more to move, and scares another enemy within 4" that it sees.',
    on: {
      *casualty({ game, owner, victim, by, rule }) {
        if (by !== owner || !areEnemies(owner, victim)) return
        addEffect(game, owner, 'murderous', { until: 'game', value: 1 })
        const target = yield* chooseTarget(
          game,
          owner,
          { side: 'enemy', within: 4, seen: true },
          { rule, prompt: 'Who is scared?' },
        )
        if (target) yield* sufferScared(game, target, owner)
      },
    },
  },
  vengeance: {
    name: 'Vengeance',
    text: 'Picks an enemy when the game starts, no Henchman if there is anybody else: every stun it gives that one is an injury instead. Each Dirty Job that its crew scores is worth 2 victory points, whatever has become of this model.',
    always: true,
    on: {
      *deployed({ game, owner, rule }) {
        const enemies = game.state.models.filter((each) => areEnemies(owner, each))
        const worthy = enemies.filter((enemy) => !hasRank(game, enemy, 'henchman'))
        const target = yield* chooseModel(game, owner.seat, worthy.length > 0 ? worthy : enemies, {
          rule,
          prompt: `On whom does ${labelOf(game, owner)} take vengeance?`,
        })
        if (target) rememberAmong(owner, sworn, target.id)
      },
      dealing: ({ owner, harm }) => {
        if (harm.by !== owner || !isAmong(owner, sworn, harm.to.id)) return
        harm.injury += harm.stun
        harm.stun = 0
      },
      'objective-scored': (it) => {
        const { game, owner, playing } = it
        if (playing.card !== DIRTY_JOB || playing.seat !== owner.seat || !isFirstAvenger(it)) return
        const { victoryPoints = 0 } = game.content.book.cards[DIRTY_JOB] ?? {}
        const crew = game.state.crews[owner.seat]
        if (crew) crew.victoryPoints += Math.max(0, 2 - victoryPoints)
      },
    },
  },
}

const DIRTY_JOB = 'dirty-job'

/** The enemies on whom it takes vengeance. */
const sworn = memory<readonly ModelId[]>('vengeance/sworn', [])

/** Several avengers in a crew make a Dirty Job worth no more than one does. */
const isFirstAvenger = ({ game, owner, id }: Bmg3Scope): boolean =>
  game.state.models.find(
    (each) => each.seat === owner.seat && game.content.cards[each.id]?.traitIds.has(id),
  ) === owner

/** Effects of these traits. */
export const huntEffects: Bmg3Rules = {
  impetuous: {
    name: 'Impetuous',
    text: 'Defense is 1 lower until the round ends.',
    own: { defense: -1 },
  },
  murderous: {
    name: 'Murderous',
    text: 'A free Effort in attacks and 1" more to move for every Casualty.',
    own: {
      'free-efforts': ({ purpose, effect }) => (purpose === 'attack' ? (effect?.value ?? 0) : 0),
      movement: ({ effect }) => effect?.value ?? 0,
    },
  },
}
