import { bmg3Kit } from '@gargoyle/kits/bmg3'
import { hostedGame } from '../../../worker/hosted-game.ts'
import hosting from '../hosting.ts'

/** The third edition as a worker hosts it, without being loaded. */
export const hostedBmg3 = hostedGame(bmg3Kit, hosting)
