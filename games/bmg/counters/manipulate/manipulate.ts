import { labelOf, opponentOf, removeMarker, withinOfMarker } from '@gargoyle/bmg-common'
import {
  ask,
  choose,
  chooseNumber,
  isAmong,
  memory,
  type Rule,
  recall,
  rememberAmong,
  roundMemory,
  type Seat,
  shows,
} from '@gargoyle/engine'
import { armsToLoad, rearm, weaponAt } from '../attack/arms.ts'
import type { CounterRolled } from '../attack/attack.ts'
import { ruleId } from '../edition.ts'
import { type CounterCost, payCounters, paymentBlockedReason } from '../model/counters.ts'
import { award, lessToll } from '../round/victory-points.ts'
import { applies, computeTotal, trigger } from '../rules/rule-system.ts'
import type { Marker, Model, Play } from '../state.ts'

/** What manipulating takes. bmg1/core/manipulate, bmg2/core/manipulate, bmg1/trait/handyman */
export const manipulateCost = (game: Play, model: Model): CounterCost =>
  applies(game, 'no-counter-for', { about: model, purpose: 'manipulate' }) ? {} : { movement: 1 }

/** Ids of the crates and containers that a model has taken from this round. bmg1/objective/ammo-crates */
const storesUsed = roundMemory<readonly number[]>('objectives/stores-used', [])

/** Whether loot was put down in an activation: it is not taken up again. bmg1/objective/loot */
export const hasPutDownLoot = memory<boolean>('loot/put-down', false)

/**
 * Ids of the riddles that were nearly solved in an activation: they are tried again later, not at once.
 * bmg1/objective/riddle, bmg2/objective/riddle
 */
const riddlesTried = memory<readonly number[]>('riddle/tried', [])

/** The bands that have nearly solved a riddle. bmg1/trait/puzzle-master */
const cameClose = memory<readonly Seat[]>('riddle/came-close', [])

/** Why a model cannot manipulate a marker now. */
export function manipulateBlockedReason(game: Play, model: Model, marker: Marker): string | undefined {
  if (!isObject(marker) || marker.carrier !== undefined) return 'There is nothing to manipulate.'
  if (!withinOfMarker(game, model, marker, 0)) return 'It is not in contact.'
  if (model.condition !== 'up') return `${labelOf(game, model)} is not on its feet.`
  if (applies(game, 'cannot-manipulate', { about: model, purpose: marker.kind }))
    return `${labelOf(game, model)} cannot manipulate.`
  return paymentBlockedReason(game, model, manipulateCost(game, model)) ?? whyUseless(game, model, marker)
}

/** Whether a marker is something that models manipulate. bmg1/core/manipulate */
export const isObject = ({ kind }: Marker): boolean =>
  kind === 'loot' ||
  kind === 'riddle' ||
  kind === 'ammo-crates' ||
  kind === 'titan-container' ||
  kind === 'clue'

const isStore = ({ kind }: Marker): boolean => kind === 'ammo-crates' || kind === 'titan-container'

/** Whether a model was in contact with a marker when its activation began. bmg1/objective/ammo-crates, bmg1/objective/titan-container */
function beganBeside(game: Play, model: Model, marker: Marker): boolean {
  const { activation } = game.state
  if (activation?.model !== model.id) return true
  return activation.began !== undefined && withinOfMarker(game, { ...model, at: activation.began }, marker, 0)
}

/**
 * Once a round, and only if there is something to gain. bmg1/objective/ammo-crates, bmg2/objective/ammo-crates,
 * bmg1/objective/titan-container, bmg2/objective/titan-container
 */
function whyUseless(game: Play, model: Model, marker: Marker): string | undefined {
  if (isAmong(model, storesUsed, marker.id)) return 'Once a round.'
  if (isStore(marker) && !beganBeside(game, model, marker))
    return 'It must be in contact when it is activated.'
  if (isAmong(marker, cameClose, model.seat) && applies(game, 'no-second-riddle', { about: model }))
    return 'A Puzzle Master is in play: there is no second try.'
  const { activation } = game.state
  if (activation?.model === model.id && isAmong(activation, riddlesTried, marker.id))
    return 'It has tried this riddle in this activation.'
  if (marker.kind === 'ammo-crates' && armsToLoad(game, model).length === 0)
    return 'No weapon of it needs a magazine.'
  if (marker.kind === 'loot' && activation?.model === model.id && recall(activation, hasPutDownLoot))
    return 'It has put loot down in this activation.'
  if (marker.kind === 'loot' && game.state.markers.some(({ carrier }) => carrier === model.id))
    return 'It carries something.'
  return undefined
}

/** A model in contact uses an objective. bmg1/core/manipulate */
export function* manipulate(game: Play, model: Model, marker: Marker): Rule<void> {
  yield* payCounters(game, model, manipulateCost(game, model), 'manipulating')
  switch (marker.kind) {
    case 'loot':
      pickUp(game, model, marker)
      break
    case 'riddle':
      yield* solveRiddle(game, model, marker)
      break
    // bmg2/core/clue-markers
    case 'clue':
      removeMarker(game, marker)
      say(game, model, 'takes a clue away')
      break
    case 'ammo-crates':
      yield* takeMagazine(game, model, marker)
      break
    case 'titan-container':
      rememberAmong(model, storesUsed, marker.id)
      model.doses++
      say(game, model, 'takes a Titan Dose')
      break
    default:
      game.broken(`${marker.kind} cannot be manipulated.`)
  }
  yield* trigger(game, 'manipulated', { by: model, marker })
}

const say = (game: Play, model: Model, what: string): void =>
  game.emit(() => ({
    name: 'manipulate',
    text: `${labelOf(game, model)} ${what}.`,
    rule: ruleId(game, 'core/manipulate'),
    about: { model: model.id },
  }))

/** bmg1/objective/loot */
function pickUp(game: Play, model: Model, marker: Marker): void {
  marker.carrier = model.id
  marker.at = { ...model.at! }
  say(game, model, 'picks up the loot')
}

/** bmg1/objective/ammo-crates, bmg1/core/ammunition */
function* takeMagazine(game: Play, model: Model, marker: Marker): Rule<void> {
  rememberAmong(model, storesUsed, marker.id)
  const arms = armsToLoad(game, model)
  const picked = yield* ask(
    game,
    model.seat,
    choose({
      name: 'reload',
      prompt: 'Which weapon gets the magazine?',
      rule: ruleId(game, 'core/ammunition'),
      options: arms.map((arm) => ({ id: `${arm}`, value: arm, label: weaponAt(game, model, arm).name })),
    }),
  )
  rearm(model, picked)
  say(game, model, 'takes a magazine')
}

/** What solving a riddle pays, what a wrong answer does, and what an enemy of its placer gets. */
const SOLVED = 3
const CONSOLATION = 1

/**
 * The opponent says a number, then a die: equal solves it, one off leaves it with the same number, else a point of
 * consolation. A player who did not place it never gets more than one. bmg1/objective/riddle, bmg2/objective/riddle
 */
function* solveRiddle(game: Play, model: Model, marker: Marker): Rule<void> {
  const rule = ruleId(game, 'objective/riddle')
  const known = computeTotal(game, 'riddle-points', { about: model }, 0)
  const own = marker.seat === model.seat
  let points = known === 0 && applies(game, 'solves-riddles', { about: model }) ? SOLVED : known
  if (points === 0) {
    marker.number ??= yield* ask(
      game,
      opponentOf(game, model.seat),
      chooseNumber({ name: 'riddle', prompt: 'Say a number from 1 to 6.', rule, min: 1, max: 6 }),
    )
    const number = marker.number
    const rolled: CounterRolled = {
      roller: model,
      purpose: 'riddle',
      strike: undefined,
      roll: game.dice.roll({ purpose: `riddle (${number})`, seat: model.seat, rule }),
      succeeds: (index) => shows(rolled.roll.dice[index]!, (face) => face === number),
    }
    // bmg2/trait/luck, bmg2/trait/puzzle-master: again, unless an enemy forbids it.
    if (!applies(game, 'no-second-riddle', { about: model })) yield* trigger(game, 'dice-rolled', { rolled })
    const [die] = rolled.roll.dice
    if (shows(die!, (face) => face === number)) points = SOLVED
    else if (shows(die!, (face) => Math.abs(face - number) === 1)) {
      rememberAmong(marker, cameClose, model.seat)
      if (game.state.activation !== undefined) rememberAmong(game.state.activation, riddlesTried, marker.id)
      say(game, model, 'comes close to solving the riddle')
      return
    } else points = CONSOLATION
  }
  const earned = own || known > 0 ? points : Math.min(points, CONSOLATION)
  // bmg2/trait/the-murderer
  if (!applies(game, 'riddles-pay-nothing', { about: model }))
    award(game, model.seat, lessToll(game, model.seat, marker, earned), rule, 'a riddle')
  removeMarker(game, marker)
}
