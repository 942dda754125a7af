import { inches, SPRAY_INCHES } from '@gargoyle/table'
import { lazy } from 'react'
import { counterPage } from '../counters/counter-page.ts'
import { quickOrder } from '../counters/quick-order.ts'
import { inInches } from '../game-measure.ts'
import listing from './listing.ts'

/** The second edition on the page. */
export default counterPage({
  id: 'bmg2',
  name: listing.name,
  measure: inInches,
  quickStart: quickOrder('bmg2'),
  // The form lists crews and boards: a match does not need them.
  NewGame: lazy(() => import('./new-game-form.tsx')),
  bandsTitle: 'Crews',
  // bmg2/template/explosion, bmg2/template/spray
  templates: { explosion: inches(2.5), spray: SPRAY_INCHES },
})
