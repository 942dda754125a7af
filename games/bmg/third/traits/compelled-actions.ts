import {
  addEffect,
  areEnemies,
  bodyOf,
  enemiesOf,
  hasRank,
  isInContact,
  labelOf,
  touches,
} from '@gargoyle/bmg-common'
import { ask, choose, isAmong, type Rule } from '@gargoyle/engine'
import { distance } from '@gargoyle/table'
import { actionOptions, attackBlockedReason } from '../activation/actions.ts'
import { pay, paymentBlockedReason } from '../activation/payment.ts'
import { performAction } from '../activation/perform.ts'
import { meleeTargets } from '../attack/melee.ts'
import { rangedTargets } from '../attack/ranged.ts'
import type { Attack } from '../attack/strike.ts'
import { sufferScared } from '../effects/suffer.ts'
import { move } from '../movement/move.ts'
import type { MomentPayloads } from '../rules/moments.ts'
import type { Bmg3Handlers, Bmg3Rules } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { couldStrike, freeStrike, offerFreeAction } from './free-actions.ts'
import { chooseModel, chooseTarget, isActive } from './helpers.ts'
import { unseenBy } from './sneak-attacks.ts'

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
  const options = actionOptions(game, owner, (kind, id) =>
    paymentBlockedReason(game, owner, kind, id),
  ).filter(({ id, why }) => why === undefined && /^(?:melee|ranged|lamp):/.test(id))
  if (options.length === 0 || path === undefined) return
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: 'mid-move',
      prompt: `Does ${labelOf(game, owner)} attack here and then move on?`,
      rule: 'bmg3/trait/always-on-the-move',
      options: [...options, { id: 'none', label: 'Stop here' }],
    }),
  )
  if (picked === 'none') return
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

const HUNTED = 'hunter'

const hunterAsks = (game: Play, owner: Model, when: string) => ({
  rule: 'bmg3/trait/hunter' as const,
  prompt: `A special action of ${labelOf(game, owner)} ${when} the attack?`,
})

/** What the activation of a mindless model remembers: its target, and that it has done something. */
const mark = (trait: string, target: Model): string => `${trait} ${target.id}`

const acted = (trait: string): string => `${trait} acted`

/** bmg3/trait/mindless-monster: goes for the nearest model; if its first action takes it there it strikes. */
function mindless(
  trait: 'mindless-monster' | 'mindless-gas-attack',
  arrived: (game: Play, owner: Model, target: Model) => boolean,
): Bmg3Handlers {
  return {
    *'activation-start'({ game, owner, active }) {
      if (active !== owner) return
      const target = yield* chooseModel(game, owner.seat, closestEnemies(game, owner), {
        rule: `bmg3/trait/${trait}`,
        prompt: `Which of the nearest enemies does ${labelOf(game, owner)} go for?`,
      })
      if (target) game.state.activation?.notes.push(mark(trait, target))
    },
    *'action-done'({ game, owner, action }) {
      if (action.actor !== owner || !isActive(game, owner) || notesOf(game).includes(acted(trait))) return
      game.state.activation?.notes.push(acted(trait))
      const target = game.state.models.find((each) => notesOf(game).includes(mark(trait, each)))
      if (action.kind !== 'movement' || target === undefined || !arrived(game, owner, target)) return
      yield* freeStrike(game, owner, target, `bmg3/trait/${trait}`)
    },
  }
}

const nearest = (enemy: Model): string => `impetuous ${enemy.id}`

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
      *'attack-declared'({ game, owner, attack }) {
        if (attack.stopped !== undefined || !isHunted(owner, attack)) return
        attack.notes.add(HUNTED)
        if (!(yield* offerFreeAction(game, owner, 'special', hunterAsks(game, owner, 'before')))) return
        attack.notes.delete(HUNTED)
        keepReachable(game, attack)
      },
      *'attack-resolved'({ game, owner, attack }) {
        if (attack.attacker !== owner || !attack.notes.has(HUNTED)) return
        yield* offerFreeAction(game, owner, 'special', hunterAsks(game, owner, 'after'))
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
        strike.attack.strikes.find(({ target }) => notesOf(game).includes(nearest(target))) === strike
          ? 2
          : 0,
    },
    on: {
      'activation-start': ({ game, owner, active }) => {
        if (active === owner) game.state.activation?.notes.push(...closestEnemies(game, owner).map(nearest))
      },
      'attack-declared': ({ game, owner, attack }) => {
        if (attack.attacker !== owner || !isActive(game, owner)) return
        if (attack.strikes.some(({ target }) => notesOf(game).includes(nearest(target))))
          addEffect(game, owner, 'impetuous', { until: 'round' })
      },
    },
  },
  'aggressive-schizophrenia': {
    name: 'Aggressive Schizophrenia',
    text: 'If it is in contact with anybody, friend or foe, when it activates, it must begin with a free melee attack on one of them.',
    on: {
      *'activation-start'({ game, owner, active }) {
        if (active !== owner) return
        const rule = 'bmg3/trait/aggressive-schizophrenia'
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
    on: mindless('mindless-monster', touches),
  },
  'mindless-gas-attack': {
    name: 'Mindless Gas Attack',
    text: 'Goes for the nearest enemy: if its first action is a Movement action that ends with the one that was nearest when it activated in reach of its weapon, it attacks that one in melee for nothing.',
    on: mindless('mindless-gas-attack', couldStrike),
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
        if (by !== owner || !isActive(game, owner) || !isAmong(game.state.activation, unseenBy, victim.id))
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
        if (target) game.state.gameNotes.push(sworn(owner, target))
      },
      dealing: ({ game, owner, harm }) => {
        if (harm.by !== owner || !game.state.gameNotes.includes(sworn(owner, harm.to))) return
        harm.injury += harm.stun
        harm.stun = 0
      },
      'objective-scored': ({ game, owner, playing }) => {
        if (playing.card !== DIRTY_JOB || playing.seat !== owner.seat || !isFirstAvenger(game, owner)) return
        const { victoryPoints = 0 } = game.content.book.cards[DIRTY_JOB] ?? {}
        const crew = game.state.crews[owner.seat]
        if (crew) crew.victoryPoints += Math.max(0, 2 - victoryPoints)
      },
    },
  },
}

const DIRTY_JOB = 'dirty-job'

const sworn = (owner: Model, target: Model): string => `vengeance ${owner.id} ${target.id}`

/** Several avengers in a crew make a Dirty Job worth no more than one does. */
const isFirstAvenger = (game: Play, owner: Model): boolean =>
  game.state.models.find(
    (each) => each.seat === owner.seat && game.content.cards[each.id]?.traitIds.has('vengeance'),
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
