import type { AreaId } from '../board/board.ts'
import type { CloudKind, Play } from '../state.ts'

/** How many tokens of a kind lie in an area. */
export function cloudsIn({ state }: Play, area: AreaId, kind: CloudKind): number {
  let count = 0
  for (const cloud of state.clouds) if (cloud.at === area && cloud.kind === kind) count += cloud.count
  return count
}
