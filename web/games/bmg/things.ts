import { isRecord, type Json } from '@gargoyle/engine'
import { figureId, tokenId } from './places.ts'

/** What any question, option or event may be about, under names that mean the same everywhere. */
export interface Things {
  readonly models: readonly number[]
  readonly marker?: number
  readonly card?: string
}

/**
 * Reads what something is about, whatever asks or tells it. It is looked at, since no list says what questions of traits and
 * cards carry; what a certain question or event carries is read with the lists of its game.
 */
export function thingsIn(about: Json | undefined): Things {
  if (!isRecord(about)) return { models: [] }
  const { model, models, target, marker, card } = about
  const several = Array.isArray(models) ? models : []
  return {
    models: [model, target, ...several].filter((each) => typeof each === 'number'),
    ...(typeof marker === 'number' ? { marker } : {}),
    ...(typeof card === 'string' ? { card } : {}),
  }
}

/** The figures and tokens that data of a question, an option or an event is about. */
export function targetsIn(about: Json | undefined): readonly string[] {
  const { models, marker } = thingsIn(about)
  return [...models.map(figureId), ...(marker === undefined ? [] : [tokenId(marker)])]
}
