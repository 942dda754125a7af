import { readOnlyPosition } from '@gargoyle/bmg-common'
import type { Seat } from '@gargoyle/engine'
import type { Content } from './content.ts'
import type { Play, State } from './state.ts'

/** A position of the third edition that rules can be asked about but not change. */
export const bmg3Position = (state: State, content: Content): Play =>
  readOnlyPosition(
    state,
    content,
    content.setup.crews.map(({ seat }) => seat as Seat),
  )
