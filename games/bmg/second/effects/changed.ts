import { addEffect, type Effect, effectOn, labelOf, modelOf } from '@gargoyle/bmg-common'
import {
  available,
  type CounterRule,
  computeTotal,
  effects,
  inflict,
  type Model,
  type Play,
  payCounters,
  rollSkill,
  type Suffering,
  sufferEffect,
  trigger,
} from '@gargoyle/bmg-counters'
import { ask, chooseNumber, type Rule, type RuleDifferences, type RuleId } from '@gargoyle/engine'
import { coldEffects } from './cold.ts'
import { isVehicle } from './vehicles.ts'

/** The record of the core, for models that are no vehicles only. bmg2/core/vehicle-exemption */
const notForVehicles = (id: 'hypnotize' | 'steal'): Partial<CounterRule> => ({
  suffer: (it: Suffering) => (isVehicle(it.game, it.victim) ? undefined : effects[id]!.suffer?.(it)),
})

/** Takes markers of an effect off a card; the last one ends it. */
function takeMarkers(model: Model, held: Effect | undefined, count: number): void {
  if (held === undefined) return
  held.value -= count
  if (held.value <= 0) model.effects = model.effects.filter((effect) => effect !== held)
}

/** Movement Counters that are left put out fire before it burns: they may be spent at any time. bmg2/effect/fire */
function* putOut(game: Play, owner: Model, markers: number, rule: RuleId): Rule<void> {
  const most = Math.min(markers, available(game, owner, 'movement'))
  if (most === 0 || owner.condition === 'ko') return
  const spent = yield* ask(
    game,
    owner.seat,
    chooseNumber({
      name: 'put-out',
      prompt: `How many MC does ${labelOf(game, owner)} spend to put out the fire?`,
      rule,
      about: { model: owner.id, markers },
      min: 0,
      max: most,
    }),
  )
  if (spent === 0) return
  yield* payCounters(game, owner, { movement: spent }, 'putting out the fire')
  takeMarkers(owner, effectOn(owner, 'fire'), spent)
}

/** What the Compendium says otherwise about effects that both editions have. */
export const changedEffects: NonNullable<RuleDifferences<CounterRule>['changed']> = {
  ...coldEffects,
  // bmg2/effect/blind
  blind: {
    text: 'It sees nothing and shoots at nothing, its hits and blocks need a natural 6, and it spends no MC, until the end of the round.',
    own: {
      'sees-nothing': true,
      'cannot-attack': ({ purpose }) => purpose === 'ranged',
      'only-sixes': true,
      'cannot-spend': ({ purpose }) => purpose === 'movement',
    },
  },
  // bmg2/effect/flash
  flash: {
    text: 'It sees nothing and shoots at nothing, and its hit and block dice are 2 worse, until the end of the round.',
    suffer: undefined,
    own: {
      'sees-nothing': true,
      'cannot-attack': ({ purpose }) => purpose === 'ranged',
      'impact-roll': -2,
      'block-roll': -2,
    },
  },
  // bmg2/effect/knocked-down
  'knocked-down': {
    text: 'It lies: it cannot attack or block, nor use traits that cost anything, until it stands up. It crawls at half, and close combat hits it on 2+.',
  },
  // bmg2/effect/paralyze
  paralyze: {
    text: 'Defense -2, and it spends no counters, until the end of the round.',
    own: { 'cannot-spend': true, defense: -2 },
  },
  // bmg2/effect/fire
  fire: {
    text: 'At the start of the Recount an injury for each marker, then one marker more. 1MC at any time removes a marker.',
    action: {
      label: 'Put out a fire marker',
      cost: { movement: 1 },
      lying: true,
      perform({ owner }) {
        takeMarkers(owner, effectOn(owner, 'fire'), 1)
      },
    },
    on: {
      *'recount-start'({ game, owner, effect, rule }) {
        if (effect === undefined) return
        yield* putOut(game, owner, effect.value, rule)
        if (!owner.effects.includes(effect)) return
        const by = effect.by === undefined ? undefined : modelOf(game, effect.by)
        yield* inflict(game, owner, { injury: effect.value, by, cause: 'fire' })
        if (!owner.effects.includes(effect)) return
        effect.value++
        yield* trigger(game, 'burning', { victim: owner, markers: 1 })
      },
    },
  },
  // bmg2/effect/hypnotize
  hypnotize: {
    text: 'Unless it passes a Willpower roll at once, it belongs to the other crew until the end of its next activation. It cannot be made to fall or sent into a sewer. Vehicles are not affected.',
    ...notForVehicles('hypnotize'),
    own: { 'kept-from-falling': true, 'cannot-use-sewers': true },
  },
  // bmg2/effect/poison
  poison: {
    text: 'A marker. At the start of each of its activations an Endurance roll for each marker removes it; at the start of the Recount each that is left is an injury. What a card prints in brackets behind it happens once, when the marker is placed. Vehicles are not affected.',
    *suffer({ game, victim, args, by, strike }) {
      if (isVehicle(game, victim)) return
      // bmg2/trait/poison-master: whose marker it is matters when it is rolled off.
      addEffect(game, victim, 'poison', { until: 'game', value: 1, each: true, ...(by ? { by } : {}) })
      const [id, ...rest] = args
      if (id !== undefined) yield* sufferEffect(game, victim, { id, args: rest }, { by, strike })
    },
    on: {
      *'activation-start'({ game, owner, active, effect, rule }) {
        if (owner !== active || effect === undefined) return
        const by = effect.by === undefined ? undefined : modelOf(game, effect.by)
        const spare = by === undefined ? 0 : computeTotal(game, 'poison-spare-dice', { about: by }, 0)
        for (let left = effect.value; left > 0; left--)
          if (yield* rollSkill(game, owner, 'endurance', { reason: 'against poison', spare, rule }))
            takeMarkers(owner, effect, 1)
      },
      *'recount-start'({ game, owner, effect }) {
        const all = owner.effects.filter(({ id }) => id === 'poison')
        // The first of several does the damage of all, at once.
        if (effect === undefined || all[0] !== effect) return
        const injury = all.reduce((sum, { value }) => sum + value, 0)
        yield* inflict(game, owner, { injury, cause: 'poison' })
      },
    },
  },
  // bmg2/effect/steal
  steal: {
    text: 'A weapon of the victim, picked at random, or its loot changes hands. A thief keeps one stolen weapon, the other is gone. Vehicles are not affected.',
    ...notForVehicles('steal'),
  },
  // bmg2/effect/pinned-down
  immobilized: { name: 'Pinned Down', rule: 'bmg2/effect/pinned-down' },
  // bmg2/effect/pushed
  pushed: {
    text: 'Slides straight away by 0.4 inches for each pip of the collateral die. Scenery in the way hits it (Strength 4+, two stuns); over an edge it falls.',
  },
}
