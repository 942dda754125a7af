import { isOnTable, type ModelId, markersOf, removeMarker } from '@gargoyle/bmg-common'
import type { CounterRule } from '@gargoyle/bmg-counters'
import { automaticImpacts } from '@gargoyle/bmg-counters/toolkit'
import { memory, recall, remember } from '@gargoyle/engine'
import { isVehicle } from '../effects/vehicles.ts'
import { hasTouched } from './contact-on-way.ts'
import { layBeside, placesBeside } from './marker-beside.ts'

/** Markers that a miner has laid, of two. */
const MINES = 2

/** Mines that a model has laid. bmg2/trait/mine */
export const minesLaid = memory<number>('mine/laid', 0)

/** The model that laid a mine. bmg2/trait/mine */
export const laidBy = memory<ModelId | null>('mine/laid-by', null)

/** What waits for vehicles. bmg2/trait/mine */
export const mine: CounterRule = {
  name: 'Mine',
  text: 'Twice a game it lays a mine in contact. A vehicle that comes into contact with it takes a hit of Strength 1+ with three injuries, and the mine is gone.',
  always: true,
  action: {
    cost: { movement: 1, special: 1 },
    why: ({ game, owner }) => {
      if (recall(owner, minesLaid) >= MINES) return 'It has laid two mines.'
      return placesBeside(game, owner).length === 0 ? 'There is no room for a mine.' : undefined
    },
    *perform({ game, owner, rule }) {
      const marker = yield* layBeside(game, owner, 'mine', {
        prompt: 'Where does the mine go?',
        rule,
      })
      // One that is not placed after all is none of the two.
      if (marker === undefined) return
      remember(owner, minesLaid, recall(owner, minesLaid) + 1)
      remember(marker, laidBy, owner.id)
    },
  },
  on: {
    *moved({ game, owner, mover, path }) {
      const driver = game.state.models[mover.id]!
      if (!isVehicle(game, driver)) return
      for (const marker of markersOf(game, 'mine')) {
        if (recall(marker, laidBy) !== owner.id || !isOnTable(driver)) continue
        if (!hasTouched(game, driver, marker, path)) continue
        removeMarker(game, marker)
        yield* automaticImpacts(game, driver, {
          impacts: 1,
          strength: 1,
          damage: { injury: 3, stun: 0 },
          name: 'a mine',
          by: owner,
        })
      }
    },
  },
}
