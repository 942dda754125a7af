import {
  bodyAt,
  bodyOf,
  enemiesOf,
  hasRank,
  labelOf,
  markerBody,
  modelOf,
  onTable,
  place,
  within,
} from '@gargoyle/bmg-common'
import { memory, type Rule, recall, remember } from '@gargoyle/engine'
import { inches, isWithin, type Spot } from '@gargoyle/table'
import { paymentBlockedReason } from '../activation/payment.ts'
import { sufferEnervating } from '../effects/suffer.ts'
import { move } from '../movement/move.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { isActive, offer, onceAGame } from './helpers.ts'

/** Whether its player keeps a model off the table. */
export const lurks = memory<boolean>('shadowed-nightmare/lurks', false)

export const isLurking = (model: Model): boolean => model.condition === 'away' && recall(model, lurks)

function* keepOff({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const prompt = `Keep ${labelOf(game, owner)} off the table at first?`
  if (yield* offer(game, owner.seat, { rule, prompt, name: 'keep-off' })) remember(owner, lurks, true)
}

/** Takes a model off the table until a suspect is placed that it may come back at. */
export function lurk(model: Model): void {
  model.at = undefined
  model.condition = 'away'
  remember(model, lurks, true)
}

/** Steps out of the shadows near a suspect, and drains the Henchmen around. */
export function* stepOut(game: Play, owner: Model, suspect: Marker): Rule<void> {
  const there = yield* place(game, {
    model: owner,
    reason: 'Shadowed Nightmare',
    rule: 'bmg3/trait/shadowed-nightmare',
    near: { of: markerBody(suspect), upTo: 8 },
    optional: true,
  })
  if (there === undefined) return
  const shaken = onTable(game).filter(
    (model) => model !== owner && hasRank(game, model, 'henchman') && within(game, owner, model, 6),
  )
  for (const model of shaken) yield* sufferEnervating(game, model, 1, owner)
}

/** How far from enemies a model has to arrive, in inches. */
const TIMELY = 4

function* arriveInTime({ game, owner, rule }: Bmg3Scope): Rule<void> {
  yield* place(game, {
    model: owner,
    reason: 'Timely Arrival',
    rule,
    accept: (at) => (isClear(game, owner, at) ? undefined : `No closer than ${TIMELY}" to an enemy.`),
    optional: true,
  })
}

/** A distance of exactly so many inches is not closer. */
const isClear = (game: Play, owner: Model, at: Spot): boolean =>
  !enemiesOf(game, owner.seat).some((enemy) =>
    isWithin(bodyAt(game, owner, at), bodyOf(game, enemy), inches(TIMELY) - 1),
  )

const isFriendlyActivation = (game: Play, owner: Model): boolean =>
  game.state.activation !== undefined && modelOf(game, game.state.activation.model).seat === owner.seat

/** What is left of the move with which a Lord of the Sewers came to the entrance. */
const leftOfMove = memory<number>('lord-of-the-sewers/left', 0)

function* goOn({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const { activation } = game.state
  if (activation?.model !== owner.id || owner.usedThisGame.includes(rule)) return
  const left = recall(activation, leftOfMove)
  const mayStart = paymentBlockedReason(game, owner, 'movement') === undefined
  if (left <= 0 && !mayStart) return
  const prompt = `Does ${labelOf(game, owner)} move on from the sewer? (once a game)`
  if (!(yield* offer(game, owner.seat, { rule, prompt }))) return
  onceAGame(owner, rule)
  activation.rooted = false
  if (left <= 0) return
  yield* move(game, { model: owner, reason: 'Lord of the Sewers', rule, upTo: left / inches(1) })
  activation.rooted = true
}

/** Traits about being deployed and coming into the game later. They work while their owner is away. */
export const deployment: Bmg3Rules = {
  // bmg3/trait/hidden
  hidden: {
    name: 'Hidden',
    text: 'It is deployed after both crews, anywhere that no enemy less than 12" away sees; where there is no such place, in its own zone.',
    always: true,
    own: { 'deploys-late': true },
  },
  undercover: {
    name: 'Undercover',
    text: 'It may be deployed up to 8" outside its deployment zone.',
    always: true,
    own: { 'deploys-outside': 8 },
  },
  'raised-in-the-sewers': {
    name: 'Raised in the Sewers',
    text: 'It may be deployed in contact with a sewer instead of in its zone.',
    always: true,
    own: { 'deploys-at-sewers': true },
  },
  'lord-of-the-sewers': {
    name: 'Lord of the Sewers',
    text: 'It may be deployed in contact with a sewer, and its crew places one sewer more. Once a game it may move after it has used a sewer: what is left of its Movement action, or a Movement action it has not taken yet.',
    always: true,
    own: { 'deploys-at-sewers': true, 'extra-sewers': 1 },
    on: {
      moved: ({ game, owner, mover, left, action }) => {
        const { activation } = game.state
        if (
          mover !== owner ||
          action !== true ||
          left === undefined ||
          !isActive(game, owner) ||
          activation === undefined
        )
          return
        remember(activation, leftOfMove, Math.floor(left))
      },
      'sewer-used': (it) => (it.by === it.owner ? goOn(it) : undefined),
    },
  },
  'shadowed-nightmare': {
    name: 'Shadowed Nightmare',
    text: 'It may be kept off the table instead of being deployed, and can have Audacity even there. When anybody places a suspect, it may be placed within 8" of that; all Henchmen within 6" of it then suffer Enervating 1.',
    always: true,
    own: {
      'stays-away': ({ owner }) => isLurking(owner),
      'plans-from-afar': ({ owner }) => isLurking(owner),
    },
    on: {
      'cards-drawn': keepOff,
      'suspect-placed': ({ game, owner, suspect }) =>
        isLurking(owner) ? stepOut(game, owner, suspect) : undefined,
    },
  },
  'timely-arrival': {
    name: 'Timely Arrival',
    text: 'It is not deployed. When its player scores an objective in a friendly activation, it may be placed anywhere that is not closer than 4" to an enemy. It can have Audacity before it is there.',
    always: true,
    own: { 'stays-away': true, 'plans-from-afar': true },
    on: {
      'objective-scored': (it) => {
        const { game, owner, playing } = it
        const isTime =
          playing.seat === owner.seat && owner.condition === 'away' && isFriendlyActivation(game, owner)
        return isTime ? arriveInTime(it) : undefined
      },
    },
  },
}
