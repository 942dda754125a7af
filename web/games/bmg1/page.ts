import { cm, SPRAY_CM } from '@gargoyle/table'
import { lazy } from 'react'
import { counterPage } from '../counters/counter-page.ts'
import { quickOrder } from '../counters/quick-order.ts'
import { inCentimetres } from '../game-measure.ts'
import listing from './listing.ts'

/** The first edition on the page. */
export default counterPage({
  id: 'bmg1',
  name: listing.name,
  measure: inCentimetres,
  quickStart: quickOrder('bmg1'),
  // The form lists bands and boards: a match does not need them.
  NewGame: lazy(() => import('./new-game-form.tsx')),
  bandsTitle: 'Bands',
  // bmg1/template/explosion-template, bmg1/template/spray-template
  templates: { explosion: cm(6), spray: SPRAY_CM },
})
