import { addEffect, hasEffect, ignoreMarkers } from '@gargoyle/bmg-common'
import type { Bmg3Rules } from '../rules/special-rule.ts'
import type { Model } from '../state.ts'
import { isDefending, onceARound } from './helpers.ts'

/** What is noted on a model for every dose of venom it has taken. */
const DOSE = 'venom-dose'

/** What is noted on a model that has taken a dose of anything: one a round is all it stands. */
export const TOOK_A_DOSE = 'dose'

const dosesLeft = (owner: Model, args: readonly string[]): number =>
  Number(args[0] ?? 1) - owner.usedThisGame.filter((used) => used === DOSE).length

const isOnVenom = (model: Model): boolean => hasEffect(model, 'venom')

const ENRAGED = 'venom-enrage'

/** Markers that the rage still swallows this round. */
const rageLeft = (owner: Model): number =>
  isOnVenom(owner) ? 2 - owner.usedThisRound.filter((used) => used === ENRAGED).length : 0

/** Venom, and what it does to those who are used to it. */
export const venom: Bmg3Rules = {
  'venom-dose': {
    name: 'Venom Dose',
    supply: true,
    text: 'Has as many doses as its number says, and can use one a round, before an action of its own: until the round ends it adds 1 to its Strength dice and makes two free Efforts in its melee attacks.',
    action: {
      kind: 'free',
      label: 'Use a Venom Dose',
      why: ({ owner, args }) => {
        if (owner.usedThisRound.includes(TOOK_A_DOSE)) return 'It has used a dose this round.'
        return dosesLeft(owner, args) > 0 ? undefined : 'No dose is left.'
      },
      perform: ({ game, owner }) => {
        onceARound(owner, TOOK_A_DOSE)
        owner.usedThisGame.push(DOSE)
        addEffect(game, owner, 'venom', { until: 'round' })
        return undefined
      },
    },
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
      *harming({ game, owner, harm }) {
        if (harm.to !== owner) return
        const ignored = yield* ignoreMarkers(game, harm, rageLeft(owner), { rule: 'bmg3/trait/venom-enrage' })
        for (let i = 0; i < ignored; i++) owner.usedThisRound.push(ENRAGED)
      },
    },
  },
}

/** What lasts of it. */
export const venomEffects: Bmg3Rules = {
  venom: {
    name: 'Venom',
    text: 'Adds 1 to its Strength dice and makes two free Efforts in melee attacks until the round ends.',
    own: {
      'strength-roll': 1,
      'free-efforts': ({ purpose, strike }) => (purpose === 'attack' && strike?.kind === 'melee' ? 2 : 0),
    },
  },
}
