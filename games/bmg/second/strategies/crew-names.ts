import type { Affiliation } from '@gargoyle/bmg-counters'

/** Crews that strategies call otherwise than cards do, or several at once. An inference of ours. bmg2/core/crew-names */
const otherNames = {
  'league-of-assassins': ['league-of-shadows'],
  'mad-hatter': ['wonderland-gang'],
  militia: ['scarecrow'],
  'oliver-queen': ['green-arrow'],
  'the-brave-and-the-bold': ['batman', 'law-force', 'green-arrow'],
} as const satisfies Readonly<Record<string, readonly Affiliation[]>>

/** A crew as strategies name it. */
export type CrewName = Affiliation | keyof typeof otherNames

/** The affiliations that a name of a strategy means. bmg2/core/crew-names */
export const crewsCalled = (name: CrewName): readonly Affiliation[] =>
  Object.hasOwn(otherNames, name) ? otherNames[name as keyof typeof otherNames] : [name as Affiliation]
