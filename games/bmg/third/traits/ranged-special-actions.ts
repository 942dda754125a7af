import {
  addEffect,
  labelOf,
  markersOf,
  modelOf,
  profileOf,
  removeEffect,
  removeMarker,
  withDamage,
  within,
  withinOfMarker,
  withRules,
} from '@gargoyle/bmg-common'
import { ask, choose, memory, type Rule, recall, remember } from '@gargoyle/engine'
import { availableActions } from '../activation/actions.ts'
import { grantExtraAction, noteFreeAttack } from '../activation/payment.ts'
import { performAction } from '../activation/perform.ts'
import { spendAmmo } from '../attack/ranged.ts'
import { type Attack, isRanged, type Strike } from '../attack/strike.ts'
import { hasMovedAtAll } from '../effects/table-rules.ts'
import { move, moveBlockedReason } from '../movement/move.ts'
import type { ActionRule, Bmg3Handlers, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { chooseMarker, isActive, offer } from './helpers.ts'

const rangedOnly =
  (amount: number) =>
  ({ strike }: { readonly strike?: Strike }): number =>
    strike?.kind === 'ranged' ? amount : 0

/** Why a model that has to stand still cannot. */
const movedReason: ActionRule['why'] = ({ game, owner }) =>
  isActive(game, owner) && hasMovedAtAll(game.state.activation) ? 'It has moved.' : undefined

/** Keeps a model from being moved by its own side; enemies may still push it about. */
const isHeldByOwnWill = (game: Play, owner: Model): boolean => {
  const { activation } = game.state
  return activation !== undefined && modelOf(game, activation.model).seat === owner.seat
}

/** A shot with a weapon: blasts that traits set off are none. */
const isShotOf = (owner: Model, { attacker, kind, weaponIndex }: Attack): boolean =>
  attacker === owner && kind === 'ranged' && weaponIndex >= 0

/** Ends an effect with the owner's next ranged attack. */
const untilNextShot: Bmg3Handlers = {
  'attack-resolved': ({ owner, attack, id }) => {
    if (isShotOf(owner, attack)) removeEffect(owner, id)
  },
}

/** Whether Good Aim was used in an attack. */
const hasAimed = memory<boolean>('good-aim/aimed', false)

/** Whether the target of a strike was prey when the attack began. */
const wasPrey = memory<boolean>('falconry/prey', false)

/** bmg3/trait/good-aim: one attack die is rolled first; it hits on anything but a 1, or is gone. */
function* aimWell({ game, owner, id, rule }: Bmg3Scope, strike: Strike): Rule<void> {
  if (!isShotOf(owner, strike.attack) || strike.attackDice === 0) return
  const { attack } = strike
  const { strikes } = attack
  if (recall(attack, hasAimed)) return
  const later = strikes.slice(strikes.indexOf(strike) + 1).some(({ attackDice }) => attackDice > 0)
  const prompt = `Is Good Aim used on ${labelOf(game, strike.target)}?`
  const asking = { rule, name: id, prompt }
  if (later && !(yield* offer(game, owner.seat, asking))) return
  remember(attack, hasAimed, true)
  const roll = game.dice.roll({ purpose: 'Good Aim', seat: owner.seat, rule })
  strike.attackDice--
  if (roll.dice[0]!.face >= 2) strike.hits++
}

/** bmg3/trait/instinctive-shooting: a short move, then a shot that the move costs nothing. */
function* shootByInstinct({ game, owner, id, rule }: Bmg3Scope): Rule<void> {
  yield* move(game, { model: owner, upTo: 4, reason: 'Instinctive Shooting', rule })
  addEffect(game, owner, id, { until: 'activation' })
  const shots = availableActions(game, owner, () => undefined).filter(({ value }) => value.kind === 'ranged')
  const picked =
    shots.length === 0
      ? undefined
      : yield* ask(
          game,
          owner.seat,
          choose({
            name: 'extra-shot',
            prompt: `What does ${labelOf(game, owner)} shoot with?`,
            rule,
            options: [...shots, { id: 'none', value: undefined, label: 'Do not shoot' }],
          }),
        )
  if (picked !== undefined)
    yield* performAction(game, owner, picked, () => noteFreeAttack(game, owner, 'ranged'))
  removeEffect(owner, id)
}

/** Magazines left in a weapon, by its id: the weapon may have been changed in hand. */
const magazinesIn = (game: Play, owner: Model, id: string): number | undefined =>
  owner.ammo[profileOf(game, owner).weapons.findIndex((weapon) => weapon.id === id)]

/** Suspects of the owner's crew within 6" of a model: where the bird circles. */
const perchesNear = (game: Play, owner: Model, target: Model): readonly Marker[] =>
  markersOf(game, 'suspect').filter(
    (suspect) => suspect.seat === owner.seat && withinOfMarker(game, target, suspect, 6),
  )

const isPrey = (game: Play, owner: Model, target: Model): boolean =>
  within(game, owner, target, 16) && perchesNear(game, owner, target).length > 0

/** bmg3/trait/falconry: a suspect near a target may be given up for a die. */
function* callBird({ game, owner, id, rule }: Bmg3Scope, attack: Attack): Rule<void> {
  const prey = attack.strikes.filter(({ target }) => isPrey(game, owner, target))
  // What was prey when the attack began stays so, even if the suspect is given up.
  for (const strike of prey) remember(strike, wasPrey, true)
  const perches = [...new Set(prey.flatMap(({ target }) => perchesNear(game, owner, target)))]
  if (perches.length === 0) return
  const asking = {
    rule,
    name: id,
    prompt: 'Remove a suspect near the target for an attack die more?',
  }
  if (!(yield* offer(game, owner.seat, asking))) return
  const perch = yield* chooseMarker(game, owner.seat, perches, {
    rule,
    prompt: 'Which suspect is removed?',
  })
  if (perch === undefined) return
  const strike = prey.find(({ target }) => perchesNear(game, owner, target).includes(perch))
  removeMarker(game, perch)
  if (strike !== undefined && strike.template === undefined) strike.attackDice++
}

/** Special actions that improve shots. */
export const rangedSpecialActions: Bmg3Rules = {
  'rapid-fire': {
    name: 'Rapid Fire',
    text: 'Special: until its activation ends this model rolls an attack die more in ranged attacks.',
    special: {
      until: 'activation',
      text: 'An attack die more in ranged attacks.',
      own: { 'ranged-pool': 1 },
    },
  },
  'good-aim': {
    name: 'Good Aim',
    text: 'Special: in its next ranged attack this activation, one attack die is rolled ahead of the others. It hits on 2 or more and is lost otherwise.',
    special: {
      until: 'activation',
      text: 'One die of the next ranged attack hits on 2 or more.',
      on: {
        'strike-rolls': (it) => aimWell(it, it.strike),
        ...untilNextShot,
      },
    },
  },
  'instinctive-shooting': {
    name: 'Instinctive Shooting',
    text: 'Special: this model moves up to 4" and may then make an extra ranged attack that loses no dice for moving.',
    action: {
      kind: 'special',
      why: ({ game, owner }) => moveBlockedReason(game, owner),
      perform: shootByInstinct,
    },
    effect: {
      text: 'Moving costs this shot no dice.',
      own: { 'move-penalty': () => ({ set: 0 }) },
    },
  },
  gunman: {
    name: 'Gunman',
    text: 'Special: after its first ranged attack from now on in this activation, this model gets an extra one.',
    special: {
      until: 'activation',
      why: ({ game, owner }) => (isActive(game, owner) ? undefined : 'Only in its own activation.'),
      text: 'An extra ranged attack after the next one.',
      on: {
        'action-done': ({ game, owner, action, rule, id }) => {
          if (action.actor !== owner || action.kind !== 'ranged') return
          grantExtraAction(game, owner, { kind: 'ranged', source: rule })
          removeEffect(owner, id)
        },
      },
    },
  },
  'precise-aim': {
    name: 'Precise Aim',
    text: 'Special, if it has not moved: until its activation ends this model adds 2 to the attack dice of ranged attacks and does not move.',
    special: {
      until: 'activation',
      why: movedReason,
      text: 'Adds 2 to the attack dice of ranged attacks and does not move.',
      own: {
        'attack-roll': rangedOnly(2),
        'cannot-move': ({ game, owner }) => isHeldByOwnWill(game, owner),
      },
    },
  },
  multifire: {
    name: 'Multifire',
    text: 'Special, if it has not moved: until the round ends this model rolls two attack dice more in ranged attacks and does not move.',
    special: {
      until: 'round',
      why: movedReason,
      text: 'Two attack dice more in ranged attacks, and no moving.',
      own: {
        'ranged-pool': 2,
        'cannot-move': ({ game, owner }) => isHeldByOwnWill(game, owner),
      },
    },
  },
  'rain-of-bullets': {
    name: 'Rain of Bullets',
    text: 'Special: this model’s next ranged attack this round has a rate of fire of 1, is Expansive and does an injury more.',
    special: {
      until: 'round',
      text: 'The next shot sprays everything in front.',
      rearms: ({ weapon }) => {
        if (!isRanged(weapon)) return weapon
        // A spray is neither thrown nor aimed at a point.
        const rules = weapon.rules.filter(({ id }) => id !== 'explosive' && id !== 'grenade')
        const sprayed = withRules({ ...weapon, rateOfFire: 1, rules }, { id: 'expansive', args: [] })
        return withDamage(sprayed, { injury: 1 })
      },
      on: untilNextShot,
    },
  },
  discharge: {
    name: 'Discharge',
    text: 'Special: each hit of this model’s next ranged attack this round does an injury more, and the attack takes a magazine more.',
    special: {
      until: 'round',
      text: 'Each hit of the next shot does an injury more; it takes two magazines.',
      own: {
        'cannot-attack': ({ game, owner, weapon, purpose }) =>
          purpose === 'ranged' && weapon !== undefined && magazinesIn(game, owner, weapon.id) === 1,
      },
      rearms: ({ weapon }) => (isRanged(weapon) ? withDamage(weapon, { injury: 1 }) : weapon),
      on: {
        'attack-declared': ({ owner, attack }) => {
          if (isShotOf(owner, attack)) spendAmmo(owner, attack.weaponIndex)
        },
        ...untilNextShot,
      },
    },
  },
  falconry: {
    name: 'Falconry',
    text: 'Special: until the round ends this model may shoot at enemies within 16" that are within 6" of a suspect of yours, seen or not, and their cover does not count. Removing such a suspect adds an attack die.',
    special: {
      until: 'round',
      text: 'Shoots at whatever is within 16" and near a suspect of its crew.',
      own: {
        'shoots-unseen': ({ game, owner, other }) => other !== undefined && isPrey(game, owner, other),
        'ignores-cover': ({ strike }) => recall(strike, wasPrey),
      },
      on: {
        'attack-declared': (it) => (isShotOf(it.owner, it.attack) ? callBird(it, it.attack) : undefined),
      },
    },
  },
}
