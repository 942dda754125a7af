import { cardOf, labelOf, markerBody, markersOf, place, withinOfMarker } from '@gargoyle/bmg-common'
import { ask, choose, memory, type Rule, recall } from '@gargoyle/engine'
import { touchingSpot } from '@gargoyle/table'
import { crewOf } from '../model/crew.ts'
import { applies, trigger } from '../rules/rule-system.ts'
import type { Marker, Model, Play } from '../state.ts'

/** What is noted on a model that has gone through a sewer this round. */
const USED = 'sewer'

/** Why a model cannot enter a sewer now. bmg3/core/sewers */
export function sewerBlockedReason(game: Play, model: Model): string | undefined {
  if (applies(game, 'cannot-use-sewers', { about: model }))
    return `${labelOf(game, model)} does not go into sewers.`
  if (entrances(game, model).length === 0) return 'No sewer is in contact.'
  if (openSewers(game).length < 2) return 'There is no other sewer to come out of.'
  return model.usedThisRound.includes(USED) ? 'It has used a sewer this round.' : undefined
}

/** A sewer that leads nowhere any more. */
export const blockedSewer = memory<boolean>('sewer/blocked', false)

const openSewers = (game: Play): readonly Marker[] =>
  markersOf(game, 'sewer').filter((sewer) => !recall(sewer, blockedSewer))

const entrances = (game: Play, model: Model): readonly Marker[] =>
  openSewers(game).filter((sewer) => withinOfMarker(game, model, sewer, 0))

/** bmg3/core/sewers: into one, out of another, no further move, once a round. */
export function* useSewer(game: Play, model: Model): Rule<boolean> {
  const [entrance] = entrances(game, model)
  const exits = openSewers(game).filter((sewer) => sewer !== entrance)
  if (entrance === undefined || exits.length === 0) return false
  const picked = yield* ask(
    game,
    model.seat,
    choose({
      name: 'sewer-exit',
      prompt: `Where does ${labelOf(game, model)} come out?`,
      rule: 'bmg3/core/sewers',
      options: exits.map((sewer) => ({
        id: `${sewer.id}`,
        label: `Sewer ${sewer.id}`,
        about: { marker: sewer.id },
      })),
    }),
  )
  const exit = exits.find(({ id }) => `${id}` === picked)!
  const { radius } = cardOf(game, model)
  const there = yield* place(game, {
    model,
    reason: 'out of the sewer',
    rule: 'bmg3/core/sewers',
    near: { of: markerBody(exit), upTo: 0 },
    beneath: true,
    accept: (at) =>
      withinOfMarker(game, { ...model, at }, exit, 0) ? undefined : 'It must be in contact with the sewer.',
    suggestions: (random) => {
      const towards = {
        x: exit.at.x + random.between(-1000, 1000),
        y: exit.at.y + random.between(-1000, 1000),
      }
      return [touchingSpot(markerBody(exit), radius, towards), exit.at]
    },
  })
  if (there === undefined) return false
  model.usedThisRound.push(USED)
  const { activation } = game.state
  if (activation?.model === model.id) activation.rooted = true
  const crew = crewOf(game, model.seat)
  for (const tally of [crew.activation, crew.round, crew.game]) tally.sewersUsed++
  yield* trigger(game, 'sewer-used', { by: model })
  return true
}
