import { bodyOf, isConscious, labelOf, type ModelId, opponentOf } from '@gargoyle/bmg-common'
import { ask, choose, isAmong, memory, type Rule, rememberAmong } from '@gargoyle/engine'
import type { Harm } from '../damage/harm.ts'
import { heal } from '../damage/healing.ts'
import { freeSuspectSpot, placeSuspect, type SuspectOrder } from '../manipulate/suspects.ts'
import { hasWillpower, skill } from '../model/skills.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model } from '../state.ts'

/** Asks which marker of a damage becomes one of the other kind, if any. */
function* harden({ game, owner, id, rule }: Bmg3Scope, harm: Harm): Rule<void> {
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: id,
      prompt: `Does ${labelOf(game, owner)} change one of the markers?`,
      rule,
      options: [
        ...(harm.injury > 0 ? [{ id: 'stun', label: 'An injury becomes a stun' }] : []),
        ...(harm.stun > 0 ? [{ id: 'injury', label: 'A stun becomes an injury' }] : []),
        { id: 'none', label: 'Neither' },
      ],
    }),
  )
  if (picked === 'none') return
  const change = picked === 'stun' ? 1 : -1
  harm.stun += change
  harm.injury -= change
}

/** Lets the opponent put a Suspect, of either crew, where an Owl is about to vanish. */
function* leaveSuspect({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const chooser = opponentOf(game, owner.seat)
  const orderFor = (seat: Model['seat']): SuspectOrder => ({
    seat,
    chooser,
    near: { of: bodyOf(game, owner), inches: 0 },
    reason: `${labelOf(game, owner)} is taken out`,
  })
  const possible = [chooser, owner.seat].filter((seat) => freeSuspectSpot(game, orderFor(seat)) !== undefined)
  if (possible.length === 0) return
  const seat = yield* ask(
    game,
    chooser,
    choose({
      name: 'owl-suspect',
      prompt: `${labelOf(game, owner)} is taken out. Whose Suspect is placed in contact with it?`,
      rule,
      options: [
        ...possible.map((seat) => ({
          id: `${seat}`,
          value: seat,
          label: seat === chooser ? 'Yours' : "Your opponent's",
        })),
        { id: 'none', value: undefined, label: "Nobody's" },
      ],
    }),
  )
  if (seat !== undefined) yield* placeSuspect(game, orderFor(seat))
}

/** The Large models that have ignored a stun of an attack. */
const spared = memory<readonly ModelId[]>('large/spared', [])

/** Traits that reduce damage. */
export const damageReduction: Bmg3Rules = {
  hardened: {
    name: 'Hardened',
    text: 'Whenever it is damaged, it may change one of the markers into one of the other kind.',
    on: {
      *harming(it) {
        const { owner, harm } = it
        if (harm.to === owner && harm.stun + harm.injury > 0) yield* harden(it, harm)
      },
    },
  },
  large: {
    name: 'Large',
    text: 'Ignores one stun of every attack.',
    on: {
      harming: ({ owner, harm }) => {
        if (harm.to !== owner || harm.strike === undefined || harm.stun < 1) return
        const { attack } = harm.strike
        if (!isAmong(attack, spared, owner.id)) harm.stun--
        rememberAmong(attack, spared, owner.id)
      },
    },
  },
  desensitized: {
    name: 'Desensitized',
    text: 'Is never knocked out. Once it has as many stuns as Willpower, all stuns of attacks on it are injuries instead.',
    own: { 'cannot-be-ko': true },
    on: {
      harming: ({ game, owner, harm }) => {
        if (harm.to !== owner || harm.strike === undefined) return
        if (!hasWillpower(game, owner) || owner.stun < skill(game, 'willpower', owner)) return
        harm.injury += harm.stun
        harm.stun = 0
      },
    },
  },
  sturdy: {
    name: 'Sturdy',
    text: 'Injuries do not lower its Effort Limit.',
    own: { 'effort-limit': ({ owner }) => Math.floor(owner.injury / 3) },
  },
  cybernetic: {
    name: 'Cybernetic',
    text: 'Adds 1 to each of its defence dice, and rolls a failed Recovery roll again.',
    // Who rolls for Recovery is knocked out.
    always: true,
    own: {
      'defense-roll': 1,
      'skill-rerolls': ({ occasion }) => (occasion === 'bmg3/core/recovery' ? 1 : 0),
    },
  },
  obstinate: {
    name: 'Obstinate',
    text: 'Has a free Effort, beyond any limit, whenever it attacks, defends or rolls against its Willpower, where it is a die more.',
    own: {
      'free-efforts': ({ purpose }) =>
        purpose === 'attack' || purpose === 'defense' || purpose === 'dodge' ? 1 : 0,
      'skill-dice': ({ purpose }) => (purpose === 'willpower' ? 1 : 0),
    },
  },
  'reanimated-owl': {
    name: 'Reanimated Owl',
    text: 'Loses a damage marker at the start of each Recount. Before it is taken out of the game the opponent may place a Suspect of either crew in contact with it.',
    always: true,
    on: {
      *'recount-start'({ game, owner }) {
        if (isConscious(owner)) yield* heal(game, owner, 1)
      },
      *dying(it) {
        const { owner, victim } = it
        if (victim === owner) yield* leaveSuspect(it)
      },
    },
  },
}
