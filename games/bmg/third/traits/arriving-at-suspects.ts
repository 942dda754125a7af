import {
  friendsOf,
  hasRoomBeside,
  isOnTable,
  labelOf,
  placeBeside,
  removeMarker,
  within,
} from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { inflict } from '../damage/harm.ts'
import { heal } from '../damage/healing.ts'
import { suspectsOf } from '../model/crew.ts'
import type { Bmg3Rule, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { chooseMarker, offer } from './helpers.ts'

const landing = ({ owner, rule }: Bmg3Scope, suspect: Marker) => ({
  model: owner,
  beside: suspect,
  reason: 'Archie',
  rule,
})

/** A model that is not on the table yet may come down beside a suspect of its crew, which is removed. */
function* land(it: Bmg3Scope): Rule<void> {
  const { game, owner, rule } = it
  if (owner.condition !== 'away') return
  const spots = suspectsOf(game, owner.seat).filter((each) => hasRoomBeside(game, landing(it, each)))
  if (spots.length === 0) return
  const prompt = `Does ${labelOf(game, owner)} arrive now?`
  if (!(yield* offer(game, owner.seat, { rule, prompt, name: 'arrive' }))) return
  const asking = { rule, prompt: `Beside which suspect does ${labelOf(game, owner)} arrive?` }
  const suspect = yield* chooseMarker(game, owner.seat, spots, asking)
  if (suspect === undefined) return
  yield* placeBeside(game, landing(it, suspect))
  removeMarker(game, suspect)
}

/** bmg3/trait/archie, bmg3/trait/bug: comes out of a flying machine. */
const flown = (name: string): Bmg3Rule => ({
  name,
  text: 'Is not deployed: when a friend starts or ends an activation, or it does so itself, it may be placed in contact with a suspect of its crew, which is removed. Until then it counts as able to act, and may be given Audacity.',
  always: true,
  own: { 'stays-away': true, 'acts-from-afar': ({ owner }) => owner.condition === 'away' },
  on: {
    'activation-start': (it) => (it.active.seat === it.owner.seat ? land(it) : undefined),
    'activation-end': (it) => (it.active.seat === it.owner.seat ? land(it) : undefined),
  },
})

const isGardener = (game: Play, model: Model): boolean =>
  game.content.cards[model.id]!.traits.some(({ id, args }) => id === 'elite-boss' && args.includes('plants'))

const isTended = (game: Play, owner: Model): boolean =>
  friendsOf(game, owner.seat).some((friend) => isGardener(game, friend) && within(game, owner, friend, 8))

/** Traits of models that arrive at suspects, and of walking plants. */
export const arrivingAtSuspects: Bmg3Rules = {
  archie: flown('Archie'),
  bug: flown('Bug'),
  'walking-plant': {
    name: 'Walking Plant',
    text: 'Strikes and reveals no further than others do. If it starts its activation within 8" of a friend who is Elite Boss of the Plants it loses a damage marker, otherwise it takes an injury.',
    on: {
      *'activation-start'({ game, owner, active }) {
        if (active !== owner || !isOnTable(owner)) return
        if (isTended(game, owner)) yield* heal(game, owner, 1)
        else yield* inflict(game, owner, { injury: 1, cause: 'Walking Plant' })
      },
    },
  },
}
