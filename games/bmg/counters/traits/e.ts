import { labelOf, type ModelId, removeMarker, withinOfMarker } from '@gargoyle/bmg-common'
import { ask, choose, memory, type Rule, type RuleId, recall, remember } from '@gargoyle/engine'
import { templateOf } from '../attack/arms.ts'
import { agrees } from '../model/choose-model.ts'
import { payCounters, paymentBlockedReason } from '../model/counters.ts'
import type { CounterRules, TraitAction } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { canPayTrait } from './helpers.ts'

/** The rounds in which gel was put on a marker, by the id of the model. bmg1/trait/explosive-gel */
const gelPlaced = memory<Readonly<Record<string, number>>>('explosive-gel/placed', {})

/** The model that has paid to be Elusive against a strike, which is not always the one that takes it. bmg1/trait/elusive */
const paidToElude = memory<ModelId | null>('elusive/paid', null)

/** Whether targets of an attack have a worse Blink! roll. bmg1/trait/expert-marksman */
const isWellAimed = memory<boolean>('expert-marksman/paid', false)

/** Lampposts and sewers in contact that carry no gel of the model yet. */
const gelPlaces = (game: Play, owner: Model): readonly Marker[] =>
  game.state.markers.filter(
    (marker) =>
      (marker.kind === 'streetlamp' || marker.kind === 'sewer') &&
      withinOfMarker(game, owner, marker, 0) &&
      recall(marker, gelPlaced)[owner.id] === undefined,
  )

/** Markers that carry gel of the model from an earlier round, or from any. */
const primed = (game: Play, owner: Model, atOnce: boolean): readonly Marker[] =>
  game.state.markers.filter((marker) => {
    const placed = recall(marker, gelPlaced)[owner.id]
    return placed !== undefined && (atOnce || placed < game.state.round)
  })

/** Placing gel and blowing it up: in a later round, or whenever its owner likes. */
export const gelActions = (atOnce: boolean): readonly TraitAction[] => [
  {
    id: 'place',
    label: 'Place gel',
    manipulates: true,
    why: ({ game, owner }) =>
      gelPlaces(game, owner).length === 0 ? 'No lamppost or sewer is in contact.' : undefined,
    *perform({ game, owner, rule }) {
      const marker = yield* pickMarker(game, owner, gelPlaces(game, owner), 'Where does the gel go?', rule)
      remember(marker, gelPlaced, { ...recall(marker, gelPlaced), [owner.id]: game.state.round })
    },
  },
  {
    id: 'blow-up',
    label: 'Blow up gel',
    cost: { special: 1 },
    why: ({ game, owner }) =>
      primed(game, owner, atOnce).length === 0
        ? `No gel${atOnce ? '' : ' of an earlier round'} is placed.`
        : undefined,
    *perform({ game, owner, rule }) {
      removeMarker(
        game,
        yield* pickMarker(game, owner, primed(game, owner, atOnce), 'What is blown up?', rule),
      )
    },
  },
]

function* pickMarker(
  game: Play,
  owner: Model,
  among: readonly Marker[],
  prompt: string,
  rule: RuleId,
): Rule<Marker> {
  return yield* ask(
    game,
    owner.seat,
    choose({
      name: 'gel',
      prompt,
      rule,
      options: among.map((marker) => ({
        id: `${marker.id}`,
        value: marker,
        label: `${game.content.edition.markerNames[marker.kind] ?? marker.kind} ${marker.id}`,
        about: { marker: marker.id },
      })),
    }),
  )
}

/** Traits whose names begin with E. */
export const e: CounterRules = {
  // bmg1/trait/elite-type, bmg2/trait/elite-type
  'elite-type': { name: 'Elite: Type', text: 'A band has one Elite of each type.', keyword: true },
  // bmg1/trait/elite-boss-type, bmg2/trait/elite-boss-type
  'elite-boss-type': {
    name: 'Elite Boss: Type',
    text: 'Its band may have any number of Elites of its type.',
    keyword: true,
  },
  // bmg1/trait/elusive, bmg1/core/passive-skills
  elusive: {
    name: 'Elusive',
    text: 'For 1MC its Defense is 1 better against a ranged attack; more MC do nothing more.',
    own: { defense: ({ strike, owner }) => (recall(strike, paidToElude) === owner.id ? 1 : 0) },
    on: {
      *'strike-begins'({ game, owner, strike, rule }) {
        if (strike.kind !== 'ranged' || strike.sufferer !== owner) return
        if (recall(strike, paidToElude) === owner.id) return
        if (!canPayTrait(game, owner, { movement: 1 })) return
        const prompt = `Is ${labelOf(game, owner)} Elusive? (1MC)`
        if (!(yield* agrees(game, owner.seat, { name: 'elusive', prompt, rule, model: owner }))) return
        yield* payCounters(game, owner, { movement: 1 }, 'Elusive')
        remember(strike, paidToElude, owner.id)
      },
    },
  },
  // bmg1/trait/expert-marksman
  'expert-marksman': {
    name: 'Expert Marksman',
    text: 'For 1SC targets of its shots have -1 on Blink! rolls.',
    own: { 'targets-blink-roll': ({ strike }) => (recall(strike?.attack, isWellAimed) ? -1 : 0) },
    on: {
      *'attack-declared'({ game, owner, attack, rule }) {
        if (attack.attacker !== owner || attack.kind !== 'ranged') return
        // bmg1/template/spray-template: nothing is rolled for what is in its way.
        if (templateOf(game, attack.weapon) === 'spray') return
        if (paymentBlockedReason(game, owner, { special: 1 }) !== undefined) return
        const prompt = 'Expert Marksman: -1 on Blink! rolls against this attack? (1SC)'
        if (!(yield* agrees(game, owner.seat, { name: 'expert-marksman', prompt, rule, model: owner })))
          return
        yield* payCounters(game, owner, { special: 1 }, 'Expert Marksman')
        remember(attack, isWellAimed, true)
      },
    },
  },
  // bmg1/trait/explosive-gel
  'explosive-gel': {
    name: 'Explosive Gel',
    text: 'It puts gel on a lamppost or sewer by manipulating it, and in a later round destroys it for 1SC.',
    action: gelActions(false),
  },
}
