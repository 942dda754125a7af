import { isUnlit, lampPost, markersOf } from '@gargoyle/bmg-common'
import {
  ask,
  choose,
  forget,
  isAmong,
  type Rule,
  remember,
  rememberAmong,
  roundMemory,
  type Seat,
} from '@gargoyle/engine'
import { seatsInOrder } from '../cards/resources.ts'
import type { Bmg3Rules } from '../rules/special-rule.ts'
import type { Marker, Play } from '../state.ts'
import { drift } from './drift.ts'

/** Each player, the one with Initiative first, chooses a lamp that the other has not, and something is done to it. */
function* eachChoosesLamp(
  game: Play,
  asked: { readonly prompt: string; readonly rule: string },
  deed: (lamp: Marker, seat: Seat) => Rule<void> | undefined,
): Rule<void> {
  const chosen: Marker[] = []
  for (const seat of seatsInOrder(game)) {
    const lamps = markersOf(game, 'streetlamp').filter((lamp) => !chosen.includes(lamp))
    if (lamps.length === 0) return
    const lamp = yield* ask(
      game,
      seat,
      choose({
        name: 'lamp',
        ...asked,
        options: lamps.map((each) => ({
          id: `${each.id}`,
          label: `Lamp ${each.id}`,
          about: { marker: each.id },
          value: each,
        })),
      }),
    )
    chosen.push(lamp)
    const doing = deed(lamp, seat)
    if (doing !== undefined) yield* doing
  }
}

/** Lamps that give no light this round. */
const darkened = roundMemory<readonly Marker['id'][]>('power-outage/lamps', [])

/** Events of the streetlamps. */
export const lamps: Bmg3Rules<undefined> = {
  'in-the-spotlight': {
    name: 'In the Spotlight',
    text: 'After each Raise the Plan both players, the one with Initiative first, choose a streetlamp each and move it a die of inches in a direction of their choice.',
    on: {
      'plan-end': ({ game, rule }) => {
        const prompt = 'Which streetlamp do you move?'
        return eachChoosesLamp(game, { prompt, rule }, (marker, chooser) =>
          drift(game, { marker, chooser, dice: 1, what: 'In the Spotlight', rule, size: lampPost }),
        )
      },
    },
  },
  'power-outage': {
    name: 'Power Outage',
    text: 'After each Raise the Plan both players, the one with Initiative first, choose a streetlamp each that gives no light this round.',
    on: {
      'plan-end': ({ game, rule }) => {
        return eachChoosesLamp(game, { prompt: 'Which streetlamp goes dark?', rule }, (lamp, seat) => {
          remember(lamp, isUnlit, true)
          rememberAmong(game.state, darkened, lamp.id)
          game.emit({
            name: 'outage',
            text: `${seat} darkens a streetlamp.`,
            rule,
            about: { marker: lamp.id },
          })
        })
      },
      refresh: ({ game }) => {
        for (const lamp of markersOf(game, 'streetlamp')) {
          if (isAmong(game.state, darkened, lamp.id)) forget(lamp, isUnlit)
        }
      },
    },
  },
}
