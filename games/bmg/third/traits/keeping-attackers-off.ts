import { areEnemies, friendsOf, hasEffect, hasTrait, labelOf, type ModelId } from '@gargoyle/bmg-common'
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
import { type ActionKind, canPay, pay } from '../activation/payment.ts'
import { beforeEfforts, mostEfforts, payEfforts } from '../model/effort.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { offer, targetsOf } from './helpers.ts'

/** Whether the active model has picked the weapon of the attack that it is about to make. */
const hasReadied = memory<boolean>('menace/readied', false)

const KINDS: readonly ActionKind[] = ['movement', 'special', 'manipulate', 'melee', 'ranged']

/** Whether an attacker has an action to spare beside the attack that it makes or is about to make. */
function hasActionToSpare(game: Play, attacker: Model): boolean {
  const { activation } = game.state
  if (activation?.model !== attacker.id) return false
  if (recall(activation, hasReadied)) return KINDS.some((kind) => canPay(game, attacker, kind))
  return KINDS.some((kind) => canPay(game, attacker, 'melee', kind) || canPay(game, attacker, 'ranged', kind))
}

/** bmg3/trait/menace: courage costs an action. */
function* payForCourage({ game, id, rule }: Bmg3Scope, attacker: Model): Rule<void> {
  const open = KINDS.filter((kind) => canPay(game, attacker, kind))
  if (open.length === 0) return
  const picked = yield* ask(
    game,
    attacker.seat,
    choose({
      name: id,
      prompt: `Which action does ${labelOf(game, attacker)} give up to attack?`,
      rule,
      options: open.map((kind) => ({ id: kind, label: kind, value: kind })),
    }),
  )
  pay(game, attacker, picked)
}

const isStaff = (game: Play, model: Model): boolean =>
  hasTrait(game, model, 'arkham-asylum-dr') || hasTrait(game, model, 'arkham-asylum-worker')

/** Whether the owner keeps a friend from being attacked. */
const isUnderTheWarden = (game: Play, owner: Model, friend: Model): boolean =>
  friend !== owner &&
  isStaff(game, friend) &&
  targetsOf(game, owner, { side: 'friend', within: 8, seen: true }).includes(friend)

/** Active models that have made Efforts to be able to attack the staff. */
const defiant = memory<readonly ModelId[]>('arkham-asylums-warden/defiant', [])

function* defy({ game, id }: Bmg3Scope, active: Model): Rule<void> {
  const what = { purpose: id }
  yield* beforeEfforts(game, active, what)
  if (mostEfforts(game, active, what) < 2) return
  yield* payEfforts(game, active, 2, what)
  rememberAmong(game.state.activation, defiant, active.id)
}

/** Traits that make enemies pay for attacking. */
export const keepingAttackersOff: Bmg3Rules = {
  menace: {
    name: 'Menace',
    text: 'Special: until the round ends enemies must give up a further action, of their choice, to attack it.',
    special: { until: 'round', text: 'Enemies must give up a further action to attack it.', keyword: true },
    own: {
      'cannot-be-target': ({ game, owner, other, id }) =>
        other !== undefined &&
        areEnemies(owner, other) &&
        hasEffect(owner, id) &&
        !hasActionToSpare(game, other),
    },
    on: {
      'weapon-readied': ({ game, owner, attack, id }) => {
        const { activation } = game.state
        if (hasEffect(owner, id) && activation?.model === attack.attacker.id)
          remember(activation, hasReadied, true)
      },
      *'attack-declared'(it) {
        const { game, owner, attack, id } = it
        forget(game.state.activation, hasReadied)
        if (!hasEffect(owner, id) || !areEnemies(owner, attack.attacker)) return
        if (attack.occasion === 'action' && attack.strikes.some(({ target }) => target === owner))
          yield* payForCourage(it, attack.attacker)
      },
    },
  },
  'arkham-asylums-warden': {
    name: 'Arkham Asylum’s Warden',
    text: 'Other friends within 8" and in sight who are doctors or workers of Arkham Asylum cannot be attacked, except by those who make two Efforts in their activation to ignore this.',
    around: {
      'cannot-be-target': ({ game, owner, about, other }) =>
        other !== undefined &&
        areEnemies(owner, other) &&
        isUnderTheWarden(game, owner, about) &&
        !isAmong(game.state.activation, defiant, other.id),
    },
    on: {
      *'activation-start'(it) {
        const { game, owner, active, id, rule } = it
        if (!areEnemies(owner, active) || mostEfforts(game, active, { purpose: id }) < 2) return
        // Whoever ignores this rule ignores it whichever model has it.
        if (isAmong(game.state.activation, defiant, active.id)) return
        const staff = friendsOf(game, owner.seat).some((friend) => isUnderTheWarden(game, owner, friend))
        if (!staff) return
        const prompt = `Does ${labelOf(game, active)} make two Efforts to be able to attack the staff of the asylum?`
        const asking = { rule, name: id, prompt }
        if (!(yield* offer(game, active.seat, asking))) return
        yield* defy(it, active)
      },
    },
  },
}
