import {
  affiliationName,
  type BandList,
  checkBand,
  decodeBand,
  encodeBand,
  formBand,
} from '@gargoyle/bmg-counters'
import type { CrewBuilder } from '../../../builder/crew-builder.ts'
import { readBandList } from '../band-list.ts'
import type { EditionParts } from '../edition-parts.ts'
import { BandRoster } from './roster.tsx'
import { BandWorkbench } from './workbench.tsx'

/** Bands of a counter edition, for the builder page. */
export function bandBuilder(parts: EditionParts): CrewBuilder<BandList> {
  const { bands, readyMade, code, word } = parts
  const leaderOf = (list: BandList): string | undefined => formBand(list, bands).leader?.profile.alias
  return {
    game: parts.id,
    gameName: parts.name,
    word,
    fresh: { leader: '', models: [], reputation: parts.reputation },
    readyMade: Object.entries(readyMade).map(([id, { name, about, list }]) => ({
      id,
      name,
      about,
      group: affiliationName(checkBand(list, bands).affiliation),
      list,
    })),
    encode: (list) => encodeBand(list, code),
    decode: (text) => decodeBand(text, code, bands),
    read: readBandList,
    usualName(list) {
      const leader = leaderOf(list)
      return leader === undefined ? `A ${word} without a leader` : `The ${word} of ${leader}`
    },
    summary(list) {
      const { affiliation, reputation } = checkBand(list, bands)
      const leader = leaderOf(list)
      const count = list.models.length
      const whose = leader === undefined ? 'No leader' : `${affiliationName(affiliation)}, led by ${leader}`
      return `${whose} · ${count} ${count === 1 ? 'model' : 'models'} · ${reputation.spent} of ${reputation.limit} Reputation`
    },
    playBlockedReason(list) {
      if (list.models.length === 0) return `There is nobody in this ${word} yet. Recruit a leader first.`
      const { violations } = checkBand(list, bands)
      const [first] = violations
      if (first === undefined) return undefined
      const more = violations.length - 1
      return `This ${word} cannot be played yet. ${first.text}${more === 0 ? '' : ` And ${more} more: see the problems.`}`
    },
    Workbench: (props) => <BandWorkbench parts={parts} {...props} />,
    Roster: (props) => <BandRoster parts={parts} {...props} />,
  }
}
