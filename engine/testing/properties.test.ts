import { describe, test } from 'vitest'
import { benchSkirmish, crow, heist, museum, race } from '../examples/index.ts'
import { gameProperties } from './index.ts'

describe.each([
  { game: crow, setups: [{ seats: ['a', 'b'] }, { seats: ['a', 'b', 'c'], goal: 10 }] },
  {
    game: heist,
    // Rivals see who may ring the alarm.
    askingTells: true,
    setups: [{ seats: ['a', 'b'] }, { seats: ['a', 'b', 'c'], vaults: 2 }, { seats: ['a', 'b', 'c', 'd'] }],
  },
  { game: museum, setups: [{}, { seats: ['a', 'b', 'c'], wing: 'west', hours: 4 }] },
  { game: race, setups: [{ seats: ['a', 'b'] }, { seats: ['a', 'b', 'c', 'd'], roof: 'orphanage' }] },
  { game: benchSkirmish, setups: [null], runs: 3 },
])('$game.id', ({ game, setups, runs = 30, askingTells = false }) => {
  for (const { name, check } of gameProperties(game, { setups, runs, askingTells })) test(name, check)
})
