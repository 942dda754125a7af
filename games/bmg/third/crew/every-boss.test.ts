import { Random, Stream } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { crewContext } from '../bmg3.ts'
import { enforced } from '../book.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { isPlayable } from '../catalogue/playability.ts'
import type { Affiliation, Profile, Rank } from '../vocabulary.ts'
import { checkCrew, checkModels } from './check-crew.ts'
import { formCrew } from './crew.ts'
import type { CrewList, Recruit } from './crew-list.ts'
import { checkBoss } from './membership.ts'
import { randomDeck } from './random-crew.ts'

const REPUTATION = 450
const models = [...catalogue.models.values()]
const leaders = models.filter(
  (profile) =>
    isPlayable(profile, enforced) && profile.ranks.some((rank) => rank === 'leader' || rank === 'sidekick'),
)

const recruit = ({ id }: Profile, rank: Rank): Recruit => ({ id, rank, equipment: [] })

const listOf = (boss: Profile, rank: Rank, affiliation: Affiliation): CrewList => ({
  boss: boss.id,
  models: [recruit(boss, rank)],
  affiliation,
  reputation: REPUTATION,
  deck: [],
})

function problems(list: CrewList): readonly string[] {
  const { crew } = formCrew(list, crewContext)
  return checkModels(list, crew, crewContext).map(({ text }) => text)
}

/** Whether nothing but want of company keeps a model from leading such a crew. */
function mayLead(list: CrewList): boolean {
  const { crew } = formCrew(list, crewContext)
  return checkBoss(list, crew, crewContext).length === 0
}

/** Whether it is a Sidekick that only joins a crew with a named model, which leads it then. */
const needsLeader = (list: CrewList): boolean =>
  list.models[0]?.rank === 'sidekick' &&
  problems(list).every((text) => text.includes('it only joins a crew with'))

/** The crew with one or two models more that it needs to be legal. */
function completed(list: CrewList, depth = 2): CrewList | undefined {
  if (problems(list).length === 0) return list
  if (depth === 0) return undefined
  const text = problems(list).join(' ').toLowerCase()
  const wanted = models.filter(
    (profile) =>
      isPlayable(profile, enforced) &&
      profile.id !== list.boss &&
      (isNamed(text, profile) || profile.traits.some(({ id }) => text.includes(id.replaceAll('-', ' ')))),
  )
  for (const profile of wanted) {
    for (const rank of profile.ranks) {
      const found = completed({ ...list, models: [...list.models, recruit(profile, rank)] }, depth - 1)
      if (found) return found
    }
  }
  return undefined
}

const isNamed = (text: string, { alias, name }: Profile): boolean =>
  [alias, name].some((each) => text.includes(each.toLowerCase().replace(/[()'.]/g, '')))

describe('every model that may lead', () => {
  test('builds a legal crew with a legal deck', () => {
    const random = new Random(new Stream('every boss'))
    const failed: string[] = []
    let built = 0
    for (const boss of leaders) {
      const starts = boss.ranks
        .filter((rank) => rank === 'leader' || rank === 'sidekick')
        .flatMap((rank) => boss.affiliations.map((affiliation) => listOf(boss, rank, affiliation)))
        .filter(mayLead)
      if (starts.length === 0) continue
      const crew = starts.flatMap((start) => completed(start) ?? [])[0]
      const deck = crew === undefined ? undefined : randomDeck(crew, crewContext, random)
      const legal =
        crew !== undefined && deck !== undefined && checkCrew({ ...crew, deck }, crewContext).legal
      if (legal) built++
      // A Sidekick that only joins a crew of a certain Leader is never the Boss.
      else if (!starts.every(needsLeader)) failed.push(boss.id)
    }
    expect(failed).toEqual([])
    expect(built).toBeGreaterThan(100)
  })

  test('a Boss whose only icon is Unknown fills the deck with general cards', () => {
    const strangers = leaders.filter(({ affiliations }) => affiliations.every((each) => each === 'unknown'))
    expect(strangers.map(({ id }) => id)).toContain('queen-hippolita')
    for (const boss of strangers) {
      const list = listOf(boss, boss.ranks[0]!, 'unknown')
      const deck = randomDeck(list, crewContext, new Random(new Stream('strangers')))!
      expect(checkCrew({ ...list, deck }, crewContext).violations).toEqual([])
      const cards = deck.map(({ card }) => crewContext.cards.get(card)!)
      expect(
        cards.every(({ affiliations, forModels }) => affiliations.length === 0 || forModels !== undefined),
      ).toBe(true)
    }
  })

  test('a crew with an icon of its own still needs as many cards of its own', () => {
    const boss = leaders.find(({ affiliations }) => affiliations.join() === 'joker')!
    const list = listOf(boss, boss.ranks[0]!, 'joker')
    const general = [...crewContext.cards.values()].filter(({ affiliations }) => affiliations.length === 0)
    const deck = general.map(({ id, copies }) => ({ card: id, copies }))
    const texts = checkCrew({ ...list, deck }, crewContext).violations.map(({ text }) => text)
    expect(texts.join()).toMatch(/cannot be more general ones/)
  })
})
