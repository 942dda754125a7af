import { sumOf } from '@gargoyle/engine'
import { settleDamage } from '../damage/harm.ts'
import type { Bmg3Rules } from '../rules/special-rule.ts'
import type { Play } from '../state.ts'

/** From which result a change of weather comes. */
const COMES = 4

/** The player with Initiative rolls whether something holds this round, and it is noted if it does. */
function rollForWeather(game: Play, name: string, id: string): undefined {
  const roll = game.dice.roll({ purpose: name, seat: game.state.initiative, rule: `bmg3/event/${id}` })
  if (sumOf(roll) >= COMES) game.state.roundNotes.push(id)
  return undefined
}

const holds = (game: Play, id: string): boolean => game.state.roundNotes.includes(id)

/** bmg3/event/heatwave: so many Efforts at once are too many. */
const TOO_MANY = 3

/** Events of the sky over the city. bmg3/event/heavy-rain */
export const weather: Bmg3Rules<undefined> = {
  'heavy-rain': {
    name: 'Heavy Rain',
    text: 'Each round the player with Initiative rolls a die: on 4 or more every ranged attack rolls a die less that round.',
    around: {
      'whole-attack-dice': ({ game, purpose }) =>
        purpose === 'ranged' && holds(game, 'heavy-rain') ? -1 : 0,
    },
    on: { 'round-start': ({ game }) => rollForWeather(game, 'Heavy Rain', 'heavy-rain') },
  },
  'full-moon': {
    name: 'Full Moon',
    text: 'Each round the player with Initiative rolls a die: on 4 or more firing blind costs a single die that round.',
    around: { 'blind-penalty': ({ game }) => (holds(game, 'full-moon') ? -1 : 0) },
    on: { 'round-start': ({ game }) => rollForWeather(game, 'Full Moon', 'full-moon') },
  },
  'low-fog': {
    name: 'Low Fog',
    text: 'Each round the player with Initiative rolls a die: on 4 or more nobody sees further than 8" at night that round.',
    around: { 'night-sight': ({ game }) => (holds(game, 'low-fog') ? -4 : 0) },
    on: { 'round-start': ({ game }) => rollForWeather(game, 'Low Fog', 'low-fog') },
  },
  heatwave: {
    name: 'Heatwave',
    text: 'Whoever makes three Efforts for one thing takes a stun on top.',
    on: {
      'efforts-made': ({ game, by, efforts, inAll = efforts }) => {
        if (inAll < TOO_MANY || inAll - efforts >= TOO_MANY) return undefined
        by.stun++
        return settleDamage(game, by)
      },
    },
  },
}
