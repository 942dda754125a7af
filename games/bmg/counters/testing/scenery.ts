import { cm, type Piece } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'

/** Difficult ground 40 cm deep from so far east of the corner, in centimetres: mud, or what else it is. */
export const difficultGround = (id: string, x: number, width: number, kind?: string): Piece => ({
  ...box(id, cm(x), cm(10), cm(width), cm(40), 0),
  ...(kind === undefined ? {} : { kind }),
  passage: 'difficult',
  sight: 'clear',
  cover: 'none',
  standable: false,
})

/** A tower east of a hero at (30, 30) that can be climbed, of a height in centimetres. */
export const tower = (height: number): Piece => ({
  ...box('tower', cm(36), cm(20), cm(20), cm(20), cm(height)),
  climbable: true,
})
