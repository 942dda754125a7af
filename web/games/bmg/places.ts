import type { BmgMarker, SightEndpoint } from '@gargoyle/bmg-common'
import type { SightEnd } from '../../worker/protocol.ts'

/** The id of a model's figure on the table. */
export const figureId = (model: number): string => `model ${model}`

/** The id of a marker's token on the table. */
export const tokenId = (marker: number): string => `marker ${marker}`

/** The number behind a figure's id. */
export const modelNumber = (id: string): number | undefined => numberAfter('model ', id)

/** The number behind a token's id. */
export const markerOf = (id: string): number | undefined => numberAfter('marker ', id)

function numberAfter(prefix: string, id: string): number | undefined {
  const number = id.startsWith(prefix) ? Number(id.slice(prefix.length)) : Number.NaN
  return Number.isInteger(number) ? number : undefined
}

/** What an end of a look means to the rules; nothing if there is no such thing. */
export function endpointOf(
  end: SightEnd,
  markers: readonly Pick<BmgMarker, 'id' | 'at'>[],
): SightEndpoint | undefined {
  if ('spot' in end) return { at: end.spot }
  const model = modelNumber(end.id)
  if (model !== undefined) return { model }
  const marker = markers.find(({ id }) => id === markerOf(end.id))
  return marker && { at: marker.at }
}
