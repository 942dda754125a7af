import { addEffect, cardOf, hasEffect, hasTrait, ignoreMarkers } from '@gargoyle/bmg-common'
import { memory, recall, remember, roundMemory } from '@gargoyle/engine'
import { hasPicked } from '../rules/rules-in-force.ts'
import type { ActionRule, Bmg3Rules } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { isDefending, onceARound } from './helpers.ts'

/** What is noted on a model for every dose of venom it has taken. */
const DOSE = 'venom-dose'

/** What is noted on a model that has taken a dose of anything: one a round is all it stands. */
export const TOOK_A_DOSE = 'dose'

const TITAN = 'titan-dose'

type Dose = typeof DOSE | typeof TITAN

/** Doses of each kind that a model has taken, and that it has carried and are gone. */
const taken = memory<Readonly<Partial<Record<Dose, number>>>>('venom-dose/taken', {})
const spent = memory<Readonly<Partial<Record<Dose, number>>>>('venom-dose/spent', {})

const takenOf = (owner: Model, dose: Dose): number => recall(owner, taken)[dose] ?? 0

/** Doses of a kind that a model still carries. */
export function dosesLeft(game: Play, owner: Model, dose: Dose): number {
  const supply = hasTrait(game, owner, dose)
    ? cardOf(game, owner).traits.find(({ id }) => id === dose)
    : undefined
  const carried = (supply === undefined ? 0 : Number(supply.args[0] ?? 1)) + pickedDoses(owner, dose)
  return carried - (recall(owner, spent)[dose] ?? 0)
}

/** bmg3/trait/i-will-break-you: three more doses, if they were picked. */
const pickedDoses = (owner: Model, dose: Dose): number =>
  dose === DOSE && hasPicked(owner, { of: 'i-will-break-you', id: 'doses' }) ? 3 : 0

/** Whether a crew has a laboratory: its models stand more than one Titan Dose. */
const hasLaboratory = (game: Play, { seat }: Model): boolean =>
  game.state.models.some((model) => model.seat === seat && hasTrait(game, model, 'venom-laboratory'))

/** Why a model cannot take a dose now, whichever model carries it. */
export function doseBlockedReason(game: Play, model: Model, dose: Dose): string | undefined {
  if (hasTrait(game, model, 'bot')) return 'A machine takes no doses.'
  if (model.usedThisRound.includes(TOOK_A_DOSE)) return 'It has used a dose this round.'
  if (dose === TITAN && takenOf(model, TITAN) > 0 && !standsMore(game, model))
    return 'It has used a Titan Dose in this game.'
  return undefined
}

const standsMore = (game: Play, model: Model): boolean =>
  hasTrait(game, model, 'titan-addict') || hasLaboratory(game, model)

/** Remembers that a dose is gone, and who has taken it. */
export function spendDose(carrier: Model, user: Model, dose: Dose): void {
  const gone = recall(carrier, spent)
  remember(carrier, spent, { ...gone, [dose]: (gone[dose] ?? 0) + 1 })
  onceARound(user, TOOK_A_DOSE)
  remember(user, taken, { ...recall(user, taken), [dose]: takenOf(user, dose) + 1 })
}

/** One model uses a dose that another, or it itself, carries. */
export function useDose(game: Play, carrier: Model, user: Model, dose: Dose): void {
  spendDose(carrier, user, dose)
  addEffect(game, user, dose === TITAN ? 'titan' : 'venom', { until: 'round' })
}

const ownDose = (dose: Dose, label: string): ActionRule => ({
  kind: 'free',
  label,
  why: ({ game, owner }) =>
    doseBlockedReason(game, owner, dose) ??
    (dosesLeft(game, owner, dose) > 0 ? undefined : 'No dose is left.'),
  perform: ({ game, owner }) => {
    useDose(game, owner, owner, dose)
  },
})

const isOnVenom = (model: Model): boolean => hasEffect(model, 'venom')

/** Markers that the rage has swallowed this round. */
const swallowed = roundMemory<number>('venom-enrage/swallowed', 0)

/** Markers that the rage still swallows this round. */
const rageLeft = (owner: Model): number => (isOnVenom(owner) ? 2 - recall(owner, swallowed) : 0)

/** Traits about Venom, and about models that use it. */
export const venom: Bmg3Rules = {
  'venom-dose': {
    name: 'Venom Dose',
    supply: true,
    text: 'Has as many doses as its number says, and can use one a round, before an action of its own: until the round ends it adds 1 to its Strength dice and makes two free Efforts in its melee attacks.',
    action: ownDose(DOSE, 'Use a Venom Dose'),
  },
  'titan-dose': {
    name: 'Titan Dose',
    supply: true,
    text: 'Has as many doses as its number says. Once a game, before an action of its own, it can use one: until the round ends Attack and Defense are 1 higher, it moves 4" further and adds 1 to its Strength dice.',
    action: ownDose(TITAN, 'Use a Titan Dose'),
  },
  'raised-with-venom': {
    name: 'Raised with Venom',
    text: 'In a round in which it has used a Venom Dose it also makes two free Efforts in its defence, and to dodge.',
    own: { 'free-efforts': ({ owner, purpose }) => (isDefending(purpose) && isOnVenom(owner) ? 2 : 0) },
  },
  'venom-enrage': {
    name: 'Venom Enrage',
    text: 'In a round in which it has used a Venom Dose, the next two damage markers it would take are ignored.',
    on: {
      *harming({ game, owner, harm, rule }) {
        if (harm.to !== owner) return
        const ignored = yield* ignoreMarkers(game, harm, rageLeft(owner), { rule })
        remember(owner, swallowed, recall(owner, swallowed) + ignored)
      },
    },
  },
}

/** Effects of these traits. */
export const venomEffects: Bmg3Rules = {
  venom: {
    name: 'Venom',
    text: 'Adds 1 to its Strength dice and makes two free Efforts in melee attacks until the round ends.',
    own: {
      'strength-roll': 1,
      'free-efforts': ({ purpose, strike }) => (purpose === 'attack' && strike?.kind === 'melee' ? 2 : 0),
    },
  },
  titan: {
    name: 'Titan',
    text: 'Attack and Defense are 1 higher, it moves 4" further and adds 1 to its Strength dice until the round ends.',
    rule: 'bmg3/trait/titan-dose',
    own: { attack: 1, defense: 1, movement: 4, 'strength-roll': 1 },
  },
}
