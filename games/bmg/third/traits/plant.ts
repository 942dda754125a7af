import { hasRoomBeside, hasTrait, labelOf, placeBeside, removeMarker, within } from '@gargoyle/bmg-common'
import { memory, type Rule, recall, remember, roundMemory } from '@gargoyle/engine'
import { becomeCasualty } from '../damage/casualty.ts'
import { placeSuspect } from '../manipulate/suspects.ts'
import { suspectsOf } from '../model/crew.ts'
import type { Bmg3Case, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model } from '../state.ts'
import { chooseMarker, offer } from './helpers.ts'

/** Whether a Plant was torn out this round: it grows again in the next. */
const isTornOut = roundMemory<boolean>('plant/torn-out', false)

/** Whether a Plant has grown in the activation. */
const hasGrown = memory<boolean>('plant/grown', false)

/** How far a Plant reaches, in inches. */
const ZONE = 4

const IMMUNE: readonly (string | undefined)[] = ['poison', 'knocked-down', 'hypnotize', 'blind']

/** Whether a Plant is under the ground and may come out. */
const mayGrow = (owner: Model): boolean => owner.condition === 'away' && !recall(owner, isTornOut)

const bed = ({ owner, rule }: Bmg3Scope, suspect: Marker) => ({
  model: owner,
  beside: suspect,
  reason: 'Plant',
  rule,
})

/** A Plant comes out of the ground beside a suspect of its crew, one in each activation of a friend. */
function* grow(it: Bmg3Scope): Rule<void> {
  const { game, owner, rule } = it
  const { activation } = game.state
  if (activation === undefined || recall(activation, hasGrown) || !mayGrow(owner)) return
  const beds = suspectsOf(game, owner.seat).filter((suspect) => hasRoomBeside(game, bed(it, suspect)))
  if (beds.length === 0) return
  if (
    !(yield* offer(game, owner.seat, {
      rule,
      prompt: `Does ${labelOf(game, owner)} grow now?`,
      name: 'grow',
    }))
  )
    return
  const suspect = yield* chooseMarker(game, owner.seat, beds, {
    rule,
    prompt: `Beside which suspect does ${labelOf(game, owner)} grow?`,
  })
  if (suspect === undefined) return
  yield* placeBeside(game, bed(it, suspect))
  removeMarker(game, suspect)
  remember(activation, hasGrown, true)
}

/** bmg3/trait/plant: what a Plant was before comes back whole. */
function retreat(owner: Model): void {
  owner.condition = 'away'
  owner.stun = 0
  owner.injury = 0
  owner.effects = []
  remember(owner, isTornOut, true)
}

/** What a Plant reaches, unless it walks. bmg3/trait/walking-plant */
const zone = ({ game, owner }: Bmg3Case) => (hasTrait(game, owner, 'walking-plant') ? 0 : { raisedTo: ZONE })

/** Traits of plants, which arrive at suspects. */
export const plant: Bmg3Rules = {
  plant: {
    name: 'Plant',
    text: 'Gives its crew a suspect anywhere on the table after the cards are drawn, and is not deployed: when a friend starts or ends an activation, it may be placed in contact with a suspect of its crew, which is removed. It counts as able to act all the time, strikes within 4" without line of sight, reveals suspects within 4" and manipulates nothing else, never moves further than its card says, and is immune to Poison, being Knocked Down, Hypnotize and Blind. K.O. takes it out of the game, but it can be placed again in a later round, unhurt.',
    always: true,
    own: {
      'stays-away': true,
      'acts-from-afar': ({ owner }) => mayGrow(owner),
      'no-move-bonus': true,
      reach: zone,
      'strikes-unseen': ({ game, owner, other }) => other !== undefined && within(game, owner, other, ZONE),
      'reveal-reach': zone,
      // For plants that another rule lets place suspects. bmg3/trait/suspicious-plant
      'place-reach': { raisedTo: ZONE },
      'only-reveals': true,
      immune: ({ purpose }) => IMMUNE.includes(purpose),
    },
    on: {
      *'cards-drawn'({ game, owner }) {
        yield* placeSuspect(game, {
          seat: owner.seat,
          anywhere: true,
          reason: `where ${labelOf(game, owner)} may grow`,
        })
      },
      'activation-start': (it) => (it.active.seat === it.owner.seat ? grow(it) : undefined),
      'activation-end': (it) => (it.active.seat === it.owner.seat ? grow(it) : undefined),
      'knocked-out': ({ game, owner, victim, by }) =>
        victim === owner ? becomeCasualty(game, owner, by) : undefined,
      casualty: ({ owner, victim }) => {
        if (victim === owner) retreat(owner)
      },
    },
  },
}
