import { readOnlyPosition } from '@gargoyle/bmg-common'
import type { Seat } from '@gargoyle/engine'
import type { Content } from './content.ts'
import type { Play, State } from './state.ts'

/** A position of a counter edition that rules can be asked about but not change. */
export const counterPosition = (state: State, content: Content): Play =>
  readOnlyPosition(
    state,
    content,
    content.setup.bands.map(({ seat }) => seat as Seat),
  )
