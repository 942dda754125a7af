import {
  addEffect,
  areEnemies,
  bodyOf,
  hasEffect,
  isConscious,
  isInContact,
  isOnTable,
  labelOf,
  type ModelId,
  opponentOf,
} from '@gargoyle/bmg-common'
import { ask, chooseNumber, isAmong, type Rule, rememberAmong, roundMemory } from '@gargoyle/engine'
import { manipulateBlockedReason } from '../activation/actions.ts'
import { grantExtraAction } from '../activation/payment.ts'
import { isHurt } from '../damage/harm.ts'
import { heal, isMendedAsVehicle } from '../damage/healing.ts'
import { crewOf } from '../model/crew.ts'
import { push } from '../movement/push.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import { chooseModelOrNone, offer, paysEffort, targetsOf } from './helpers.ts'

/** bmg3/trait/paramedic: a model that wakes before it could activate costs its crew a pass. */
function* tend({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const near = targetsOf(game, owner, { side: 'friend', within: 4 })
  const patients = [owner, ...near].filter((model) => isHurt(model) && !isMendedAsVehicle(game, model))
  const patient = yield* chooseModelOrNone(game, owner.seat, patients, {
    rule,
    prompt: `Whom does ${labelOf(game, owner)} tend?`,
    name: 'patient',
  })
  if (patient === undefined) return
  const early = patient.condition === 'ko' && !patient.activated
  yield* heal(game, patient, 2)
  if (early && isConscious(patient)) crewOf(game, opponentOf(game, owner.seat)).passes++
}

/** Models that it has run into this round. */
const rammed = roundMemory<readonly ModelId[]>('juggernaut/rammed', [])

/** bmg3/trait/juggernaut: every model it runs into is remembered, and may be pushed aside. */
function* ram({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const hit = game.state.models.filter((model) => isInContact(game, owner, model))
  if (hit.length === 0) return
  for (const { id } of hit) rememberAmong(owner, rammed, id)
  const prompt = `Does ${labelOf(game, owner)} push everybody in contact away?`
  if (!(yield* offer(game, owner.seat, { rule, prompt }))) return
  for (const model of hit) {
    const distance = yield* ask(
      game,
      owner.seat,
      chooseNumber({
        name: 'push',
        prompt: `How many inches is ${labelOf(game, model)} pushed?`,
        rule,
        min: 0,
        max: 2,
        about: { model: model.id },
      }),
    )
    if (distance > 0) yield* push(game, model, bodyOf(game, owner), distance)
  }
}

/** Traits with recovery and extra moves. */
export const recoveryAndExtraMoves: Bmg3Rules = {
  'vigilantes-work': {
    name: 'Vigilante’s Work',
    text: 'For an Effort, it has one Manipulate action more in its activation.',
    action: {
      kind: 'free',
      efforts: 1,
      limit: 'activation',
      why: ({ game, owner }) => manipulateBlockedReason(game, owner),
      perform: ({ game, owner, rule }) => {
        grantExtraAction(game, owner, { kind: 'manipulate', source: rule })
      },
    },
  },
  swift: {
    name: 'Swift',
    text: 'For an Effort, it moves 2" further until the round ends.',
    action: {
      kind: 'free',
      efforts: 1,
      limit: 'round',
      perform: ({ game, owner, id }) => {
        addEffect(game, owner, id, { until: 'round' })
      },
    },
    effect: { text: 'Moves 2" further until the round ends.', own: { movement: 2 } },
  },
  regeneration: {
    name: 'Regeneration',
    text: 'Loses a damage marker of either kind in every Recount, unless it is K.O.',
    on: {
      'recount-start': ({ game, owner }) =>
        isOnTable(owner) && isHurt(owner) ? heal(game, owner, 1) : undefined,
    },
  },
  paramedic: {
    name: 'Paramedic',
    text: 'When it places a suspect it may take up to two damage markers off a friend within 4" or itself, no Vehicle. If a K.O. friend comes round by this before it has activated, the opponent gains a pass.',
    on: {
      'suspect-placed': (it) => (it.by === it.owner ? tend(it) : undefined),
    },
  },
  juggernaut: {
    name: 'Juggernaut',
    text: 'For an Effort, until the round ends it may push everybody up to 2" away who is in contact when its Movement action is over, and adds 1 to its attack dice against them.',
    action: {
      kind: 'free',
      efforts: 1,
      limit: 'round',
      perform: ({ game, owner, id }) => {
        addEffect(game, owner, id, { until: 'round' })
      },
    },
    effect: {
      text: 'Runs everybody over until the round ends, and adds 1 to its attack dice against those.',
      own: {
        'attack-roll': ({ owner, strike }) =>
          strike !== undefined && areEnemies(owner, strike.target) && isAmong(owner, rammed, strike.target.id)
            ? 1
            : 0,
      },
      on: {
        'action-done': (it) =>
          it.action.actor === it.owner && it.action.kind === 'movement' ? ram(it) : undefined,
      },
    },
  },
  hover: {
    name: 'Hover',
    text: 'May start to hover when it activates, until the round ends: only natural 6s hit it in melee, it has no use of cover and cannot manipulate.',
    on: {
      *'activation-start'({ game, owner, active, rule }) {
        if (active !== owner || hasEffect(owner, 'hovering')) return
        const prompt = `Does ${labelOf(game, owner)} hover this round?`
        if (yield* offer(game, owner.seat, { rule, prompt }))
          addEffect(game, owner, 'hovering', { until: 'round' })
      },
    },
  },
  'jump-up': {
    name: 'Jump Up',
    text: 'When it is knocked down it may make an Effort to be on its feet again at once.',
    on: {
      *'knocking-down'({ game, owner, victim, fall, rule, id }) {
        if (victim !== owner || fall.averted !== undefined) return
        const asking = {
          rule,
          prompt: `An Effort of ${labelOf(game, owner)} not to be knocked down?`,
        }
        if (yield* paysEffort(game, owner, { purpose: id }, asking)) fall.averted = 'Jump Up'
      },
    },
  },
}

/** Effects of these traits. */
export const staminaEffects: Bmg3Rules = {
  hovering: {
    name: 'Hovering',
    text: 'Only natural 6s hit it in melee; no cover, no manipulating, until the round ends.',
    own: { 'no-cover': true, 'cannot-manipulate': true },
    foe: { 'only-sixes': ({ strike, owner }) => strike?.kind === 'melee' && strike.target === owner },
  },
}
