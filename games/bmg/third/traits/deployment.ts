import {
  bodyAt,
  bodyOf,
  enemiesOf,
  hasRank,
  isOnTable,
  labelOf,
  markerBody,
  modelOf,
  onTable,
  place,
  within,
} from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { inches, isWithin, type Spot } from '@gargoyle/table'
import { paymentBlockedReason } from '../activation/payment.ts'
import { sufferEnervating } from '../effects/suffer.ts'
import { move } from '../movement/move.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import { isActive, offer, onceAGame } from './helpers.ts'

const NIGHTMARE = 'bmg3/trait/shadowed-nightmare'

/** What is noted in the game on a model that its player keeps off the table. */
export const lurkingNote = (model: Model): string => `lurking ${model.id}`

export const isLurking = (game: Play, model: Model): boolean =>
  model.condition === 'away' && game.state.gameNotes.includes(lurkingNote(model))

function* keepOff({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const prompt = `Keep ${labelOf(game, owner)} off the table at first?`
  if (yield* offer(game, owner.seat, { rule, prompt, name: 'keep-off' }))
    game.state.gameNotes.push(lurkingNote(owner))
}

/** Takes a model off the table until a suspect is placed that it may come back at. */
export function lurk(game: Play, model: Model): void {
  model.at = undefined
  model.condition = 'away'
  if (!game.state.gameNotes.includes(lurkingNote(model))) game.state.gameNotes.push(lurkingNote(model))
}

/** Steps out of the shadows near a suspect, and drains the Henchmen around. */
export function* stepOut(game: Play, owner: Model, suspect: Marker): Rule<void> {
  const there = yield* place(game, {
    model: owner,
    reason: 'Shadowed Nightmare',
    rule: NIGHTMARE,
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
const leftNote = 'sewers: '

function* goOn({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const { activation } = game.state
  if (activation?.model !== owner.id || owner.usedThisGame.includes(rule)) return
  const note = activation.notes.find((each) => each.startsWith(leftNote))
  const left = note === undefined ? 0 : Number(note.slice(leftNote.length))
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
      moved: ({ game, owner, mover, left }) => {
        const { activation } = game.state
        if (mover !== owner || left === undefined || !isActive(game, owner) || activation === undefined)
          return
        activation.notes = activation.notes.filter((note) => !note.startsWith(leftNote))
        activation.notes.push(`${leftNote}${Math.floor(left)}`)
      },
      'sewer-used': (it) => (it.by === it.owner ? goOn(it) : undefined),
    },
  },
  'shadowed-nightmare': {
    name: 'Shadowed Nightmare',
    text: 'It may be kept off the table instead of being deployed, and can have Audacity even there. When anybody places a suspect, it may be placed within 8" of that; all Henchmen within 6" of it then suffer Enervating 1.',
    always: true,
    own: {
      'stays-away': ({ game, owner }) => isLurking(game, owner),
      'plans-from-afar': ({ game, owner }) => isLurking(game, owner),
    },
    on: {
      'cards-drawn': keepOff,
      'suspect-placed': ({ game, owner, suspect }) =>
        isLurking(game, owner) ? stepOut(game, owner, suspect) : undefined,
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
        if (playing.seat !== owner.seat || owner.condition !== 'away' || isOnTable(owner)) return undefined
        return isFriendlyActivation(game, owner) ? arriveInTime(it) : undefined
      },
    },
  },
}
