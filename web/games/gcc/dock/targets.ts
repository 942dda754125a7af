import { type DescribedDecision, isRecord, type Json, type Option, type SeenEvent } from '@gargoyle/engine'
import { type GccView, gccOption } from '@gargoyle/gcc'
import { areaId, itemId, miniId, tokenId } from '../ids.ts'
import type { GccMoment } from '../moment.ts'

/** Miniatures of a tile that are on the board. The event tile has none: heroes are of no tile either. */
const minisOf = ({ minis }: GccView, tile: number): readonly string[] =>
  tile < 0 ? [] : minis.filter((mini) => mini.tile === tile && mini.at !== null).map(({ id }) => miniId(id))

/** What data of any question, option or event is about, the most particular first. */
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
  const picked = gccOption(option, decision, 'pick-up')
  if (picked !== undefined) return itemId(picked.item)
  const done = gccOption(option, decision, 'hero-action')?.token
  const token = view.tokens.find(({ id, holder }) => id === done && holder < 0)
  return token && tokenId(token.id)
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
export function moveText(option: Option, decision: DescribedDecision): string | undefined {
  const move = gccOption(option, decision, 'move-to')
  if (move === undefined || !('cost' in move)) return undefined
  const { cost, cubes } = move
  const points = `${cost} ${cost === 1 ? 'point' : 'points'}`
  return cubes > 0 ? `${points}, ${cubes} ${cubes === 1 ? 'cube' : 'cubes'}` : points
}

/** What stands on the table at the target of an option: the price of a move. */
export const markText = (option: Option, decision: DescribedDecision): string | undefined =>
  moveText(option, decision)
