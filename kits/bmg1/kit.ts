import { contentCounts } from '@gargoyle/bmg1'
import { counterKit } from '../counters/kit.ts'
import { bmg1Game } from './game.ts'

/** The first edition of the Batman Miniature Game. */
export const bmg1Kit = counterKit(bmg1Game, {
  title: 'Batman Miniature Game, first edition',
  description:
    'Two bands fight over Gotham by night: miniatures on a table with buildings, in centimetres. Each round players plan ' +
    'with counters for moving, attacking, defending and special deeds, then activate their models by turns.',
  contentCounts,
})
