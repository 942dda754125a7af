import {
  bodyOf,
  hasRoomBeside,
  isOnTable,
  labelOf,
  markerBody,
  moveMarker,
  overlapsMarker,
  placeBeside,
  removeMarker,
} from '@gargoyle/bmg-common'
import { ask, choose, memory, type Rule, recall, remember } from '@gargoyle/engine'
import { inches, isCompletelyWithin, type Spot } from '@gargoyle/table'
import { manipulateBlockedReason } from '../activation/actions.ts'
import { weaponHas } from '../attack/strike.ts'
import type { Harm } from '../damage/harm.ts'
import { heal } from '../damage/healing.ts'
import {
  placeSuspect,
  type SuspectOrder,
  suspectBlockedReason,
  suspectOrderOf,
} from '../manipulate/suspects.ts'
import { suspectsOf } from '../model/crew.ts'
import { skill } from '../model/skills.ts'
import { moveBlockedReason } from '../movement/move.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { chooseMarker, chooseMarkerOrNone } from './helpers.ts'

/** Whether a suspect is Clay as well. */
export const isClay = memory<boolean>('clay-body/clay', false)

const MOST_CLAY = 3

const clayOf = (game: Play, owner: Model): readonly Marker[] =>
  suspectsOf(game, owner.seat).filter((suspect) => recall(suspect, isClay))

const lump = (game: Play, owner: Model): SuspectOrder => ({
  seat: owner.seat,
  near: { of: bodyOf(game, owner), inches: 8 },
  anywhere: true,
  reason: 'Clay Body',
  accept: (at: Spot) =>
    isCompletelyWithin(markerBody({ at }), bodyOf(game, owner), inches(8))
      ? undefined
      : 'It must be completely within 8".',
})

/** bmg3/trait/clay-body: cold, frost and electricity go through it as through others. */
const isSoft = ({ strike }: Harm): boolean =>
  strike?.kind === 'ranged' && !['cold', 'freeze', 'electric'].some((rule) => weaponHas(strike.weapon, rule))

function* absorb({ game, owner, id, rule }: Bmg3Scope, harm: Harm): Rule<void> {
  const all = harm.stun + harm.injury
  if (all === 0) return
  const kind = yield* ask(
    game,
    owner.seat,
    choose({
      name: id,
      prompt: `What does the shot do to ${labelOf(game, owner)}?`,
      rule,
      options: [
        { id: 'keep', label: `${harm.stun} stuns and ${harm.injury} injuries, as it is` },
        { id: 'stun', label: `${all} stuns` },
        { id: 'injury', label: `${all} injuries` },
      ],
    }),
  )
  if (kind === 'keep') return
  harm.stun = kind === 'stun' ? all : 0
  harm.injury = kind === 'injury' ? all : 0
}

const slid = ({ owner, rule }: Bmg3Scope, clay: Marker, reason: 'Reform' | 'Clay Slide') => ({
  model: owner,
  beside: clay,
  reason,
  rule,
})

const openClay = (it: Bmg3Scope, reason: 'Reform' | 'Clay Slide'): readonly Marker[] =>
  clayOf(it.game, it.owner).filter((clay) => hasRoomBeside(it.game, slid(it, clay, reason)))

/** bmg3/trait/reform: up again where its clay lies. Gives whether it could. */
function* reform(it: Bmg3Scope): Rule<boolean> {
  const { game, owner, rule } = it
  const open = openClay(it, 'Reform')
  if (open.length === 0) return false
  const asking = { rule, prompt: `Where does ${labelOf(game, owner)} form again?` }
  const clay = yield* chooseMarker(game, owner.seat, open, asking)
  if (clay === undefined) return false
  yield* placeBeside(game, slid(it, clay, 'Reform'))
  removeMarker(game, clay)
  yield* heal(game, owner, 3)
  return true
}

/** Traits of bodies of clay. */
export const clay: Bmg3Rules = {
  'clay-body': {
    name: 'Clay Body',
    text: 'Damage of shots may be all stuns or all injuries for it, unless they are of Cold, Freeze or Electric. It starts with three Clay markers within 8", which are suspects too; suspects that it places are Clay while there are fewer. When it is moved or placed, one of them may be moved 4". With fewer than three it may place a suspect once in its activation for nothing.',
    action: {
      kind: 'free',
      limit: 'activation',
      label: 'Clay Body: place a suspect',
      why: ({ game, owner }) => {
        if (clayOf(game, owner).length >= MOST_CLAY) return 'All three Clay markers are in play.'
        return manipulateBlockedReason(game, owner) ?? suspectBlockedReason(game, suspectOrderOf(game, owner))
      },
      *perform({ game, owner }) {
        yield* placeSuspect(game, suspectOrderOf(game, owner))
      },
    },
    on: {
      harming: (it) => (it.harm.to === it.owner && isSoft(it.harm) ? absorb(it, it.harm) : undefined),
      *deployed({ game, owner }) {
        for (let left = MOST_CLAY; left > 0; left--) {
          const clay = yield* placeSuspect(game, lump(game, owner))
          if (clay !== undefined) remember(clay, isClay, true)
        }
      },
      'suspect-placed': ({ game, owner, suspect, by }) => {
        if (by === owner && clayOf(game, owner).length < MOST_CLAY) remember(suspect, isClay, true)
      },
      *moved({ game, owner, mover, rule }) {
        if (mover !== owner || clayOf(game, owner).length === 0) return
        const asking = { rule, name: 'clay', prompt: 'Which Clay marker is moved 4"?' }
        const marker = yield* chooseMarkerOrNone(game, owner.seat, clayOf(game, owner), asking)
        if (marker !== undefined)
          yield* moveMarker(game, { marker, upTo: 4, chooser: owner.seat, reason: 'Clay Body', rule })
      },
    },
  },
  'clay-slide': {
    name: 'Clay Slide',
    text: 'Special: it is placed in contact with a Clay marker, which goes to where it stood.',
    action: {
      kind: 'special',
      why: (it) =>
        moveBlockedReason(it.game, it.owner) ??
        (openClay(it, 'Clay Slide').length > 0 ? undefined : 'No Clay marker has room.'),
      *perform(it) {
        const { game, owner, rule } = it
        if (!isOnTable(owner)) return
        const { at } = owner
        const asking = { rule, prompt: 'To which Clay marker?' }
        const clay = yield* chooseMarker(game, owner.seat, openClay(it, 'Clay Slide'), asking)
        if (clay === undefined) return
        yield* placeBeside(game, slid(it, clay, 'Clay Slide'))
        if (!overlapsMarker(game, at, clay)) clay.at = { ...at }
      },
    },
  },
  reform: {
    name: 'Reform',
    text: 'When it would be knocked out or taken out of the game, it is placed in contact with a Clay marker instead, which is removed, and loses three damage markers.',
    on: {
      *harmed(it) {
        const { game, owner, harm } = it
        if (harm.to !== owner || !isOnTable(owner)) return
        const isOut =
          owner.injury >= skill(game, 'endurance', owner) || owner.stun >= skill(game, 'willpower', owner)
        if (isOut) yield* reform(it)
      },
      *dying(it) {
        const { owner, victim, death } = it
        if (victim === owner && (yield* reform(it))) death.averted = 'Reform'
      },
    },
  },
}
