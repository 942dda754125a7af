import { duel as counterDuel, shootOut as counterShootOut } from '@gargoyle/bmg-counters/testing'
import { secondBook } from './table.ts'

type Duel = typeof counterDuel

/** Two models in contact, the thug's activation, by the rules of the second edition. */
export const duel: Duel = (sides, rest) => counterDuel(sides, { ...secondBook, ...rest })

/** The thug, whose activation it is, has a gun and sees the hero 20 cm away. */
export const shootOut: Duel = (sides, rest) => counterShootOut(sides, { ...secondBook, ...rest })
