import type { BmgMarker, SightEndpoint } from '@gargoyle/bmg-common'
import type { SightEnd } from '../../worker/protocol.ts'

/** The id of a model's figure on the table. */
export const figureId = (model: number): string => `model ${model}`

/** The id of a marker's token on the table. */
export const tokenId = (marker: number): string => `marker ${marker}`

/** The id of a zone on the table; several may have the same letter. */
export const zoneId = (letter: string, index: number): string => `zone ${letter} ${index}`

/** The zone that an option of this letter is about. */
export function zoneTarget(letter: string, zones: readonly { readonly zone: string }[]): string | undefined {
  const index = zones.findIndex(({ zone }) => zone === letter)
  return index < 0 ? undefined : zoneId(letter, index)
}

/** The number behind a figure's id. */
export const modelNumber = (id: string): number | undefined => numberAfter('model ', id)

/** The number behind a token's id. */
const markerOf = (id: string): number | undefined => numberAfter('marker ', id)

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
