import {
  affiliationNames,
  type CrewList,
  checkCrew,
  crewContext,
  decodeCrew,
  encodeCrew,
  formCrew,
  readCrewList,
  readyMade,
  reputationOf,
} from '@gargoyle/bmg3'
import { refused } from '@gargoyle/engine'
import type { CrewBuilder } from '../../../builder/crew-builder.ts'
import { Roster } from './roster.tsx'
import { Workbench } from './workbench.tsx'

/** Crews of the third edition, for the builder page. */
export const bmg3Builder: CrewBuilder<CrewList> = {
  game: 'bmg3',
  gameName: 'Batman Miniature Game, third edition',
  word: 'crew',
  fresh: { boss: '', models: [], reputation: 350, deck: [] },
  readyMade: Object.entries(readyMade).map(([id, { name, about, affiliation, list }]) => ({
    id,
    name,
    about,
    group: affiliationNames[affiliation],
    list,
  })),
  encode: encodeCrew,
  decode: (code) => decodeCrew(code, crewContext),
  read: (data) => {
    const list = readCrewList(data)
    if (list.ok) return list
    const { text, path } = list.reason
    return refused(path === undefined ? text : `${text} Look at "${path}".`)
  },
  usualName: (list) => {
    const { crew } = formCrew(list, crewContext)
    return crew.boss ? `The crew of ${crew.boss.profile.alias}` : 'A crew without a Boss'
  },
  summary: (list) => {
    const { crew } = formCrew(list, crewContext)
    const count = list.models.length
    const whose = crew.boss
      ? `${affiliationNames[crew.affiliation]}, led by ${crew.boss.profile.alias}`
      : 'No Boss'
    return `${whose} · ${count} ${count === 1 ? 'model' : 'models'} · ${reputationOf(crew)} of ${list.reputation} Reputation`
  },
  playBlockedReason: (list) => {
    if (list.models.length === 0) return 'There is nobody in this crew yet. Recruit a Boss first.'
    const { violations } = checkCrew(list, crewContext)
    const [first] = violations
    if (first === undefined) return undefined
    const more = violations.length - 1
    return `This crew cannot be played yet. ${first.text}${more === 0 ? '' : ` And ${more} more: see the problems.`}`
  },
  Workbench,
  Roster,
}
