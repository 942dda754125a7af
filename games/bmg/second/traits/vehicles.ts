import {
  addEffect,
  cardOf,
  effectOn,
  hasEffect,
  isOnTable,
  labelOf,
  removeEffect,
} from '@gargoyle/bmg-common'
import type { CounterRules } from '@gargoyle/bmg-counters'
import {
  type CounterKind,
  chooseModelOrNone,
  counterKinds,
  hasMoved,
  isCalled,
  type Model,
  type Play,
  weaponHas,
} from '@gargoyle/bmg-counters/toolkit'
import type { Rule } from '@gargoyle/engine'
import { isVehicle } from '../effects/vehicles.ts'
import { turnsOn } from './targets.ts'

/** The effect that remembers who drives a vehicle. */
const DRIVER = 'driver'

/** Who drives a vehicle, as long as that model is in the game. */
export function driverOf(game: Play, vehicle: Model): Model | undefined {
  const driver = game.state.models[Number(effectOn(vehicle, DRIVER)?.args[0] ?? -1)]
  return driver?.condition === 'casualty' ? undefined : driver
}

const isDrivenBy = (game: Play, vehicle: Model, who: string): boolean => {
  const driver = driverOf(game, vehicle)
  return driver !== undefined && isCalled(cardOf(game, driver).profile, who)
}

/** The vehicle with a trait that a model drives and that is on the table. */
export const vehicleOf = (game: Play, driver: Model, trait: string): Model | undefined =>
  game.state.models.find(
    (model) =>
      isOnTable(model) && cardOf(game, model).traitIds.has(trait) && driverOf(game, model) === driver,
  )

/** Who may drive a vehicle: its own crew, or those its card names. bmg2/trait/exclusive-driver-x */
function drivers(game: Play, vehicle: Model): readonly Model[] {
  const named = cardOf(game, vehicle).traits.flatMap(({ id, args }) =>
    id === 'exclusive-driver-x' ? args : [],
  )
  return game.state.models.filter(
    (model) =>
      model.seat === vehicle.seat &&
      !isVehicle(game, model) &&
      (named.length === 0 || named.some((who) => isCalled(cardOf(game, model).profile, who))),
  )
}

/** A driver is named before the game. No seed prints how, so this is ours. bmg2/core/vehicles */
function* nameDriver(game: Play, vehicle: Model): Rule<void> {
  const driver = yield* chooseModelOrNone(game, vehicle.seat, {
    name: 'driver',
    prompt: `Who drives ${labelOf(game, vehicle)}?`,
    rule: 'bmg2/core/vehicles',
    among: drivers(game, vehicle),
  })
  if (driver !== undefined) addEffect(game, vehicle, DRIVER, { until: 'game', args: [`${driver.id}`] })
}

const isMinigun = (id: string): boolean => id.startsWith('twin-minigun')

/** Pairs of counters of one place that a vehicle has spent since its plan. bmg2/trait/hard-driving */
function pairsSpent(owner: Model, planned: readonly string[]): number {
  return counterKinds.reduce(
    (sum: number, kind: CounterKind, at) =>
      sum + Math.max(0, Math.floor((Number(planned[at] ?? 0) - owner.counters[kind]) / 2)),
    0,
  )
}

/** Traits of vehicles. No vehicle is among the models yet: what the seeds leave open about driving them is ours. */
export const vehicleTraits: CounterRules = {
  // bmg2/core/vehicles, bmg2/core/vehicle-exemption
  vehicle: {
    name: 'Vehicle',
    text: 'Many rules pass it by. A model of its crew drives it; it moves straight ahead and is not arrested.',
    rule: 'bmg2/core/vehicles',
    always: true,
    own: {
      'cannot-be-arrested': true,
      'moves-straight': ({ owner }) => !hasEffect(owner, 'combat-mode'),
    },
    on: { hired: ({ game, owner }) => nameDriver(game, owner) },
  },
  // bmg2/trait/batmobile-synchronizer
  'batmobile-synchronizer': {
    name: 'Batmobile Synchronizer',
    text: 'Driven by Batman (Ben Affleck), moving does not reduce its rate of fire, but makes its Twin Minigun Imprecise.',
    own: { 'keeps-rate': ({ game, owner }) => isDrivenBy(game, owner, 'batman-ben-affleck') },
    changesWeapon({ game, owner, wielder, weapon }) {
      const { activation } = game.state
      const moved = activation?.model === owner.id && hasMoved(activation)
      if (wielder !== owner || !moved || !isMinigun(weapon.id) || weaponHas(weapon, 'imprecise'))
        return weapon
      return isDrivenBy(game, owner, 'batman-ben-affleck')
        ? { ...weapon, rules: [...weapon.rules, { id: 'imprecise', args: [] }] }
        : weapon
    },
  },
  // bmg2/trait/clue-launcher: where clues may lie is in the record of Can You Solve This?.
  'clue-launcher': {
    name: 'Clue Launcher',
    text: 'If the Riddler drives it, his clues may lie within 4" of it where it sees them.',
    keyword: true,
  },
  // bmg2/trait/combat-mode
  'combat-mode': {
    name: 'Combat-Mode',
    text: 'Until the end of the round it moves in any direction, not only straight ahead.',
    action: turnsOn({ cost: { movement: 3 }, limit: 'round' }),
    effect: { text: 'It moves in any direction.' },
  },
  // bmg2/trait/exclusive-driver-x
  'exclusive-driver-x': {
    name: 'Exclusive Driver X',
    text: 'No other model drives it.',
    keyword: true,
  },
  // bmg2/trait/hard-driving: Handling is what a vehicle has in the place of Willpower.
  'hard-driving': {
    name: 'Hard Driving',
    text: 'For each two counters of one kind that it has spent in a round, it plans with one fewer in the next.',
    on: {
      'plan-end'({ game, owner, id }) {
        removeEffect(owner, id)
        const { movement, attack, defense, special } = owner.counters
        const args = [movement, attack, defense, special].map(String)
        addEffect(game, owner, id, { until: 'game', args })
      },
      'recount-start'({ owner }) {
        const driven = effectOn(owner, 'hard-driving')
        if (driven !== undefined) driven.value = pairsSpent(owner, driven.args)
      },
    },
    effect: {
      text: 'It plans with fewer counters.',
      own: { 'plan-counters': ({ effect }) => -(effect?.value ?? 0) },
    },
  },
}

/** Effects of these traits. */
export const vehicleEffects: CounterRules = {
  [DRIVER]: { name: 'Driven', text: 'A model of its crew drives it.', rule: 'bmg2/core/vehicles' },
}
