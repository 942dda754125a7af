import { isConscious, isOnTable, labelOf } from '@gargoyle/bmg-common'
import type { CounterRules, Model, Play } from '@gargoyle/bmg-counters'
import {
  type CounterKind,
  chooseModelOrNone,
  counterKinds,
  counterPlaceWords,
  gainCounter,
  hasTraitNow,
  type TraitAction,
} from '@gargoyle/bmg-counters/toolkit'
import { recall, remember, roundMemory } from '@gargoyle/engine'
import { inchesIn } from '../traits/targets.ts'
import { changeSpeed, speedReserve, speedRoom } from './speed-force.ts'

/** Counters of the reserve that were spent like action counters this round. bmg2/trait/speed-force-master */
const spentAsCounters = roundMemory<number>('speed-force-master/spent', 0)

/** A counter of the reserve becomes an action counter. bmg2/trait/speed-force-master */
const asCounter = (kind: CounterKind): TraitAction => ({
  id: kind,
  label: `A speed counter as ${counterPlaceWords[kind]}`,
  why: ({ owner }) =>
    recall(owner, spentAsCounters) >= 2
      ? 'Two a round.'
      : speedReserve(owner) === 0
        ? 'Its reserve is empty.'
        : undefined,
  perform({ game, owner }) {
    remember(owner, spentAsCounters, recall(owner, spentAsCounters) + 1)
    changeSpeed(owner, -1)
    gainCounter(game, owner, kind, 'Speed Force Master', { beyond: true })
  },
})

const otherSpeedsters = ({ state }: Play, owner: Model): readonly Model[] =>
  state.models.filter(
    (model) => model !== owner && isOnTable(model) && isConscious(model) && speedReserve(model) > 0,
  )

/** Traits that mention the speed force. bmg2/core/speed-force */
export const speedTraits: CounterRules = {
  // bmg2/trait/speedster-x
  'speedster-x': {
    name: 'Speedster',
    text: 'It uses the speed force, with a reserve of X. Its basic move is 2" longer, difficult ground and climbing do not impair it, and only Speedsters block its close combat attacks.',
    own: {
      'speed-reserve': ({ args }) => Number(args[0] ?? 0),
      'basic-move': ({ game }) => inchesIn(game, 2),
      'not-impaired': ({ purpose }) => purpose === 'difficult' || purpose === 'climb',
    },
    foe: {
      'cannot-block': ({ game, about, strike }) =>
        strike?.kind === 'melee' && !hasTraitNow(game, about, 'speedster-x'),
    },
  },
  // bmg2/trait/negative-speed-force
  'negative-speed-force': {
    name: 'Negative Speed Force',
    text: 'While it is in play, K.O. or not, the pool of the speed force is 2 smaller.',
    always: true,
    own: { 'speed-pool': -2 },
  },
  // bmg2/trait/direct-connection-to-the-speed-force
  'direct-connection-to-the-speed-force': {
    name: 'Direct Connection to the Speed Force',
    text: 'It may roll a Paradox again.',
    own: { 'paradox-rerolls': true },
  },
  // bmg2/trait/i-know-what-im-doing
  'i-know-what-im-doing': {
    name: "I Know What I'm Doing",
    text: 'Once a game it ignores what the Paradox table says. The power still fails.',
    own: { 'ignores-paradox': true },
  },
  // bmg2/trait/tachyon-device
  'tachyon-device': {
    name: 'Tachyon Device',
    text: 'If the pool is empty when it drains, it adds up to 2 counters to its own reserve, within its limit.',
    on: {
      'speed-drain'({ game, owner, drainer, empty }) {
        if (drainer === owner && empty) changeSpeed(owner, Math.min(2, speedRoom(game, owner)))
      },
    },
  },
  // bmg2/trait/speed-force-absorption
  'speed-force-absorption': {
    name: 'Speed Force Absorption',
    text: 'After the drain it may take a counter from another Speedster, also beyond its own limit.',
    on: {
      *'speed-drained'({ game, owner, rule }) {
        const from = yield* chooseModelOrNone(game, owner.seat, {
          name: 'absorb',
          prompt: `From whom does ${labelOf(game, owner)} take a speed counter?`,
          rule,
          among: otherSpeedsters(game, owner),
        })
        if (from === undefined) return
        changeSpeed(from, -1)
        changeSpeed(owner, 1)
      },
    },
  },
  // bmg2/trait/speed-force-master
  'speed-force-master': {
    name: 'Speed Force Master',
    text: 'In its activation up to 2 counters of its reserve a round become action counters.',
    action: counterKinds.map(asCounter),
  },
}
