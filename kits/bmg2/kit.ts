import { contentCounts } from '@gargoyle/bmg2'
import { counterKit } from '../counters/kit.ts'
import { bmg2Game } from './game.ts'

/** The second edition of the Batman Miniature Game. */
export const bmg2Kit = counterKit(bmg2Game, {
  title: 'Batman Miniature Game, second edition',
  description:
    'Two crews fight over Gotham by night: miniatures on a table with buildings, in inches, with all the traits of the ' +
    'Compendium. Each round players plan with counters for moving, attacking, defending and special deeds, then activate ' +
    'their models by turns.',
  contentCounts,
})
