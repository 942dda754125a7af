import {
  addMarker,
  boardOf,
  bodyOf,
  chooseSpot,
  flatMarker,
  isBurning,
  isOnTable,
  layRoughGround,
  markersOf,
  onTable,
  opponentOf,
  removeMarker,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import { memory, type Rule, recall, remember } from '@gargoyle/engine'
import { fitsHere, inches, isWithin, type Spot } from '@gargoyle/table'
import { EXPLOSION } from '../attack/templates.ts'
import { sufferFire } from '../effects/suffer.ts'
import { markerSpot } from '../preparation/encounter-markers.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Play } from '../state.ts'
import { drift } from './drift.ts'

const BURNS = 4

/** Whether a marker is the flames, or broken ground of the earthquake. */
const isFlames = memory<boolean>('gotham-in-flames/flames', false)
const isQuake = memory<boolean>('earthquake/ground', false)

const flames = (game: Play): Marker | undefined =>
  markersOf(game, 'event').find((marker) => recall(marker, isFlames))

function* spreadFlames({ game, rule }: Bmg3Scope<undefined>): Rule<void> {
  const marker = flames(game)
  const { width, depth } = boardOf(game)
  const centre = { x: Math.round(width / 2), y: Math.round(depth / 2) }
  if (game.state.round === 1) {
    const at = markerSpot(game, centre) ?? { ...centre, z: 0 }
    const fire = addMarker(game, 'event', at)
    remember(fire, isFlames, true)
    remember(fire, isBurning, true)
  } else if (marker !== undefined) {
    yield* drift(game, {
      marker,
      chooser: opponentOf(game, game.state.initiative),
      dice: 2,
      what: 'Gotham in Flames',
      rule,
    })
  }
}

/** Where the ground may break: on the table, and under no model. */
function judgeQuake(game: Play, at: Spot): string | undefined {
  const radius = inches(EXPLOSION / 2)
  const { width, depth } = boardOf(game)
  if (at.x < radius || at.y < radius || at.x > width - radius || at.y > depth - radius)
    return 'The template must lie wholly on the table.'
  const fit = fitsHere(boardOf(game), flatMarker, at)
  if (!fit.ok) return fit.reason
  return onTable(game).some((model) => isWithin(bodyOf(game, model), { ...at, radius }, 0))
    ? 'It may not touch a model.'
    : undefined
}

function* breakGround({ game, id, rule }: Bmg3Scope<undefined>): Rule<void> {
  const radius = inches(EXPLOSION / 2)
  const at = yield* chooseSpot(game, opponentOf(game, game.state.initiative), {
    name: id,
    prompt: 'Where does the ground break?',
    rule,
    about: { radius },
    accept: (spot) => judgeQuake(game, spot),
  })
  if (at !== undefined) remember(layRoughGround(game, at, radius), isQuake, true)
}

/** Events of the ground and what is on it. */
export const ground: Bmg3Rules<undefined> = {
  'gotham-in-flames': {
    name: 'Gotham in Flames',
    text: 'A fire breaks out in the middle of the table when the first Execute the Plan begins. At the start of every later one the player without Initiative moves it two dice of inches in a direction of their choice. Models within 4" of it are lit; those that end their activation there catch fire.',
    on: {
      'execute-start': spreadFlames,
      *'activation-end'({ game, active }) {
        const marker = flames(game)
        if (marker === undefined || !isOnTable(active)) return
        if (withinOfMarker(game, active, marker, BURNS)) yield* sufferFire(game, active)
      },
    },
  },
  earthquake: {
    name: 'Earthquake',
    text: 'After each Raise the Plan the player without Initiative lays an explosion template where it touches no model. Moving over it impairs, until the round ends.',
    on: {
      'plan-end': breakGround,
      refresh: ({ game }) => {
        for (const marker of markersOf(game, 'template'))
          if (recall(marker, isQuake)) removeMarker(game, marker)
      },
    },
  },
}
