import { type DescribedDecision, isRecord, type Json, type Option, type SeenEvent } from '@gargoyle/engine'
import type { GccView } from '@gargoyle/gcc'
import { areaId, itemId, miniId, tokenId } from '../ids.ts'
import type { GccMoment } from '../moment.ts'

/** Miniatures of a tile that are on the board. The event tile has none: heroes are of no tile either. */
const minisOf = ({ minis }: GccView, tile: number): readonly string[] =>
  tile < 0 ? [] : minis.filter((mini) => mini.tile === tile && mini.at !== null).map(({ id }) => miniId(id))

/** What data of a question, an option or an event is about, the most particular first. */
function thingsIn(about: Json | undefined, view: GccView): readonly string[] {
  if (!isRecord(about)) return []
  const { mini, attacker, target, tile, area, to } = about
  return [
    ...[mini, attacker, target].filter((each) => typeof each === 'number').map(miniId),
    ...(typeof tile === 'number' ? minisOf(view, tile) : []),
    ...[area, to].filter((each) => typeof each === 'number').map(areaId),
  ]
}

/** What an option is about on the table: a miniature, an area, a token, something that lies there. */
export function targetOf(option: Option, decision: DescribedDecision, moment: GccMoment): string | undefined {
  const view = moment.look.view
  const [thing] = thingsIn(option.about, view)
  if (thing !== undefined) return thing
  if (decision.name === 'pick-up') return itemId(Number(option.id))
  const last = option.id.slice(option.id.lastIndexOf(':') + 1)
  const token = view.tokens.find(({ id, holder }) => id === last && holder < 0)
  if (option.id.startsWith('task:') && token) return tokenId(token.id)
  // Areas that something is thrown into are offered by their numbers.
  return decision.name.endsWith('-area') && /^\d+$/.test(option.id) ? areaId(Number(option.id)) : undefined
}

/** The miniature that a question is about: the one that acts, or else the hero of the seat that is asked. */
export function subjectsOf({ about }: DescribedDecision, { look }: GccMoment): readonly string[] {
  const view = look.view
  const things = thingsIn(about, view)
  if (things.length > 0) return things
  if (view.activation !== null && view.activation.current >= 0) return [miniId(view.activation.current)]
  const hero = view.heroes.find(({ seat }) => seat === look.viewer)
  return hero === undefined ? [] : [miniId(hero.mini)]
}

/** What an event is about. */
export const placesOf = ({ about }: SeenEvent, { look }: GccMoment): readonly string[] =>
  thingsIn(about, look.view)

/** What a move costs, in words: `2 points, 1 cube`. */
export function moveText({ about }: Option): string | undefined {
  const { cost, cubes } = isRecord(about) ? about : {}
  if (typeof cost !== 'number') return undefined
  const points = `${cost} ${cost === 1 ? 'point' : 'points'}`
  return typeof cubes === 'number' && cubes > 0
    ? `${points}, ${cubes} ${cubes === 1 ? 'cube' : 'cubes'}`
    : points
}

/** What stands on the table at the target of an option: the price of a move. */
export function markText(option: Option, { name }: DescribedDecision): string | undefined {
  if (name !== 'move-to' || !isRecord(option.about)) return undefined
  return moveText(option) ?? option.label
}
