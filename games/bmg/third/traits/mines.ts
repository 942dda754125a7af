import { isOnTable, type ModelId, removeMarker, withinOfMarker } from '@gargoyle/bmg-common'
import { isAmong, memory, type Rule, rememberAmong, sumOf } from '@gargoyle/engine'
import { nearestOnSegment, type Spot } from '@gargoyle/table'
import { inflict } from '../damage/harm.ts'
import { suspectsOf } from '../model/crew.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { chooseMarker, isActive } from './helpers.ts'

/** Suspects that the active model has placed. */
const placed = memory<readonly Marker['id'][]>('mine/placed', [])

/** Whose Mine a suspect is. */
export const minersOf = memory<readonly ModelId[]>('mine/miners', [])

/** Suspects that the owner has placed in this activation, and that could be Mines. */
const laid = ({ game, owner }: Pick<Bmg3Scope, 'game' | 'owner'>): readonly Marker[] =>
  isActive(game, owner)
    ? suspectsOf(game, owner.seat).filter(({ id }) => isAmong(game.state.activation, placed, id))
    : []

/** Whether a model ends within 2" of a marker, or comes there on its way from further off. */
function comesNear(game: Play, mover: Model, marker: Marker, way: readonly Spot[]): boolean {
  const isNear = (at: Spot): boolean => withinOfMarker(game, { ...mover, at }, marker, 2)
  if (withinOfMarker(game, mover, marker, 2)) return true
  if (way[0] === undefined || isNear(way[0])) return false
  const { x, y } = marker.at
  return way.slice(1).some((to, leg) => {
    const from = way[leg]!
    const near = nearestOnSegment(from.x, from.y, to.x, to.y, x, y)
    return [from.z, to.z].some((z) => isNear({ ...near, z }))
  })
}

/** bmg3/trait/mine: a die for a model that comes within 2", friend or foe. */
function* blow({ game, owner, rule }: Bmg3Scope, mover: Model, way: readonly Spot[]): Rule<void> {
  const mines = suspectsOf(game, owner.seat).filter((suspect) => isAmong(suspect, minersOf, owner.id))
  for (const mine of mines) {
    if (!isOnTable(mover) || !comesNear(game, mover, mine, way)) continue
    removeMarker(game, mine)
    const roll = game.dice.roll({ purpose: 'Mine', seat: owner.seat, rule })
    if (sumOf(roll) >= 3) yield* inflict(game, mover, { injury: 2, by: owner, cause: 'Mine' })
  }
}

/** Suspects that blow up. */
export const mines: Bmg3Rules = {
  mine: {
    name: 'Mine',
    text: 'Special, once a round: a suspect that it has placed in this activation is a Mine as well. The first model that comes within 2" of it, on its way or at its end, rolls a die, and takes two injuries with 3 or more; the Mine is removed.',
    // It stays, even when its owner is K.O.
    always: true,
    action: {
      kind: 'special',
      limit: 'round',
      why: (it) => (laid(it).length > 0 ? undefined : 'It has placed no suspect in this activation.'),
      *perform(it) {
        const asking = { rule: it.rule, name: it.id, prompt: 'Which suspect is a Mine as well?' }
        const suspect = yield* chooseMarker(it.game, it.owner.seat, laid(it), asking)
        rememberAmong(suspect, minersOf, it.owner.id)
      },
    },
    on: {
      'suspect-placed': ({ game, owner, suspect, by }) => {
        if (by === owner && isActive(game, owner)) rememberAmong(game.state.activation, placed, suspect.id)
      },
      moved: (it) =>
        blow(it, it.mover, it.path ? [it.path.path.from, ...it.path.path.legs.map(({ to }) => to)] : []),
    },
  },
}
