import type { Edition } from '@gargoyle/bmg-common'
import { wallBetween, withWalls } from '@gargoyle/bmg-common'
import type { Board, Point } from '@gargoyle/table'
import { moveBlockedReason } from './movement/move.ts'
import { applies, computeTotal, respondents, trigger } from './rules/rule-system.ts'
import type { Marker, Model, Play } from './state.ts'

/** The board with the walls that the encounter puts on it. */
function boardOfEncounter({ state, content }: Play): Board {
  const walls = content.book.encounters[state.encounter]?.walls
  return walls === undefined ? content.board : withWalls(content.board, walls)
}

/** Whether a wall of the encounter stands between two points: nothing works through it. */
function isBehindWall({ state, content }: Play, a: Point, b: Point): boolean {
  const walls = content.book.encounters[state.encounter]?.walls
  return walls !== undefined && wallBetween(content.board, walls, a, b)
}

/** The third edition as the code of all editions sees it. */
export const thirdEdition: Edition = {
  id: 'bmg3',
  unit: 'inch',
  // bmg3/core/night
  nightSight: 12,
  // bmg3/core/lights
  lampLight: 4,
  // bmg3/weapon/smoke
  smoke: 2,
  nearby: 18,
  markerNames: {
    streetlamp: 'a streetlamp',
    sewer: 'a sewer',
    suspect: 'a suspect',
    event: 'an event marker',
    smoke: 'smoke',
    template: 'a template',
    light: 'a light',
  } satisfies Record<Marker['kind'], string>,
  isSolidMarker: ({ kind }) => kind !== 'smoke' && kind !== 'template' && kind !== 'light',
  isWorthVisiting: ({ kind }) => kind === 'suspect' || kind === 'sewer' || kind === 'event',
  ruleIds: {
    move: 'bmg3/core/basic-move',
    place: 'bmg3/core/place-vs-move',
    fall: 'bmg3/core/fall',
  },
  rules: { applies, computeTotal, respondents, trigger },
  boardOf: boardOfEncounter,
  isWalledOff: isBehindWall,
  moveBlockedReason: (game: Play, model: Model) => moveBlockedReason(game, model),
}
