import { isAmong, rememberAmong, roundMemory, sumOf } from '@gargoyle/engine'
import { settleDamage } from '../damage/harm.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'

/** From which result a change of weather comes. */
const COMES = 4

/** Events that hold this round. */
export const weatherNow = roundMemory<readonly string[]>('weather/now', [])

/** The player with Initiative rolls whether something holds this round. */
function rollForWeather({ game, id, rule }: Bmg3Scope<undefined>): undefined {
  const purpose = game.content.book.events[id]!.name
  const roll = game.dice.roll({ purpose, seat: game.state.initiative, rule })
  if (sumOf(roll) >= COMES) rememberAmong(game.state, weatherNow, id)
}

const holds = ({ game, id }: Bmg3Scope<undefined>): boolean => isAmong(game.state, weatherNow, id)

/** bmg3/event/heatwave: so many Efforts at once are too many. */
const TOO_MANY = 3

/** Events of the sky over the city. bmg3/event/heavy-rain */
export const weather: Bmg3Rules<undefined> = {
  'heavy-rain': {
    name: 'Heavy Rain',
    text: 'Each round the player with Initiative rolls a die: on 4 or more every ranged attack rolls a die less that round.',
    around: {
      'whole-attack-dice': (it) => (it.purpose === 'ranged' && holds(it) ? -1 : 0),
    },
    on: { 'round-start': rollForWeather },
  },
  'full-moon': {
    name: 'Full Moon',
    text: 'Each round the player with Initiative rolls a die: on 4 or more firing blind costs a single die that round.',
    around: { 'blind-penalty': (it) => (holds(it) ? -1 : 0) },
    on: { 'round-start': rollForWeather },
  },
  'low-fog': {
    name: 'Low Fog',
    text: 'Each round the player with Initiative rolls a die: on 4 or more nobody sees further than 8" at night that round.',
    around: { 'night-sight': (it) => (holds(it) ? -4 : 0) },
    on: { 'round-start': rollForWeather },
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
