import type { CrewList, DeckEntry, Recruit } from '../crew/crew-list.ts'
import { objectiveCards } from '../objectives/index.ts'
import type { Affiliation, Rank } from '../vocabulary.ts'
import { batmanWhoLaughsCrews } from './batman-who-laughs.ts'
import { bigBangTheoryCrews } from './big-bang-theory.ts'
import { birdsOfPreyCrews } from './birds-of-prey.ts'
import { courtOfOwlsCrews } from './court-of-owls.ts'
import { cultsCrews } from './cults.ts'
import { doomPatrolCrews } from './doom-patrol.ts'
import type { CrewDraft } from './draft.ts'
import { firstCrews } from './first-crews.ts'
import { mrFreezeCrews } from './mr-freeze.ts'
import { penguinCrews } from './penguin.ts'
import { riddlerCrews } from './riddler.ts'
import { royalFlushCrews } from './royal-flush.ts'
import { scarecrowCrews } from './scarecrow.ts'
import { suicideSquadCrews } from './suicide-squad.ts'
import { twoFaceCrews } from './two-face.ts'
import { watchmenCrews } from './watchmen.ts'

/** A crew to play with at once. */
export type ReadyMadeCrew = {
  readonly name: string
  /** One sentence about how it plays. */
  readonly about: string
  readonly affiliation: Affiliation
  readonly list: CrewList
}

const drafts: Readonly<Record<string, CrewDraft>> = {
  ...firstCrews,
  ...mrFreezeCrews,
  ...courtOfOwlsCrews,
  ...watchmenCrews,
  ...bigBangTheoryCrews,
  ...royalFlushCrews,
  ...doomPatrolCrews,
  ...cultsCrews,
  ...suicideSquadCrews,
  ...scarecrowCrews,
  ...riddlerCrews,
  ...twoFaceCrews,
  ...penguinCrews,
  ...birdsOfPreyCrews,
  ...batmanWhoLaughsCrews,
}

function recruit(text: string): Recruit {
  const [who = '', ...equipment] = text.split(' + ')
  const [id = '', rank] = who.split(' as ')
  return { id, rank: (rank as Rank | undefined) ?? 'henchman', equipment }
}

const deckOf = (cards: readonly string[]): readonly DeckEntry[] =>
  cards.map((card) => ({ card, copies: objectiveCards[card]?.copies ?? 0 }))

function fromDraft({ name, about, affiliation, models, deck }: CrewDraft): ReadyMadeCrew {
  const recruits = models.map(recruit)
  const [boss] = recruits
  return {
    name,
    about,
    affiliation,
    list: { boss: boss?.id ?? '', models: recruits, affiliation, reputation: 350, deck: deckOf(deck) },
  }
}

/** Two crews of each faction, with what there is to say about them. */
export const readyMade: Readonly<Record<string, ReadyMadeCrew>> = Object.fromEntries(
  Object.entries(drafts).map(([id, draft]) => [id, fromDraft(draft)]),
)

/** Crews with decks for a quick start. */
export const readyMadeCrews: Readonly<Record<string, CrewList>> = Object.fromEntries(
  Object.entries(readyMade).map(([id, { list }]) => [id, list]),
)
