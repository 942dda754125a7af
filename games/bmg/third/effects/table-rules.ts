import { hasEffect, markersOf, removeMarker, withinOfMarker } from '@gargoyle/bmg-common'
import { memory, recall, remember } from '@gargoyle/engine'
import { flareLight } from '../equipment/usable-items.ts'
import { applies } from '../rules/rule-system.ts'
import type { Bmg3Case, Bmg3Rule, Bmg3Rules } from '../rules/special-rule.ts'
import type { Play } from '../state.ts'
import { silencedCrews } from '../traits/knowledge.ts'
import { bombPile } from '../traits/tasks.ts'
import { fearPile } from '../weapons/fear.ts'
import { conflux } from '../weapons/magic.ts'
import { speedOnIce } from '../weapons/speed-force.ts'
import { terrorPile } from './terror.ts'

/** What stays on the table until the Recount is over. */
export const goesAtRecount = memory<boolean>('marker/goes-at-recount', false)

/** The active model has moved in any way. */
export const movedAnyhow = memory<boolean>('activation/moved', false)

/** Whether the active model has moved in any way: by a Movement action, a trait, or a push. */
export const hasMovedAtAll = (activation: Play['state']['activation']): boolean =>
  activation !== undefined && (activation.moved || recall(activation, movedAnyhow))

/** A model in smoke is blind as long as it is there. */
const smoke: Bmg3Rule<undefined> = {
  name: 'Smoke',
  text: 'Nobody sees through smoke, and whoever stands within 2" of its marker is blind.',
  rule: 'bmg3/weapon/smoke',
  around: {
    'sees-nothing': (it) => isInSmoke(it),
    'cannot-attack': (it) => it.purpose === 'ranged' && isInSmoke(it),
    'only-sixes': (it) => isInSmoke(it),
    'impaired-by': (it) => {
      const { game, about } = it
      const doubled = hasEffect(about, 'blind')
      return !doubled && isInSmoke(it) && !applies(game, 'ignores-impaired', { about, purpose: 'blind' })
        ? 1
        : 0
    },
  },
}

function isInSmoke({ game, about }: Bmg3Case<undefined>): boolean {
  if (
    !markersOf(game, 'smoke').some((marker) =>
      withinOfMarker(game, about, marker, game.content.edition.smoke),
    )
  )
    return false
  return !applies(game, 'ignores-smoke', { about }) && !applies(game, 'immune', { about, purpose: 'blind' })
}

/** Smoke and ice go when the Recount is over. */
const passingAway: Bmg3Rule<undefined> = {
  name: 'What passes away',
  text: 'Smoke and ice are gone when the Recount is over.',
  rule: 'bmg3/core/recount-order',
  on: {
    'recount-end': ({ game }) => {
      for (const marker of game.state.markers) if (recall(marker, goesAtRecount)) removeMarker(game, marker)
    },
  },
}

/** Keeps in mind whether the active model has moved, for weapons that want a steady hand. */
const steadiness: Bmg3Rule<undefined> = {
  name: 'Steadiness',
  text: 'Whoever moves, however it comes about, has moved in this activation.',
  rule: 'bmg3/weapon/aim',
  on: {
    moved: ({ game, mover }) => {
      const { activation } = game.state
      if (activation?.model === mover.id) remember(activation, movedAnyhow, true)
    },
  },
}

/** What is in force in every game. */
export const tableRules: Bmg3Rules<undefined> = {
  smoke,
  passingAway,
  steadiness,
  terror: terrorPile,
  conflux,
  fearPile,
  speedOnIce,
  bombPile,
  flareLight,
  silencedCrews,
}
