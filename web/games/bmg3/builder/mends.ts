import {
  type CrewContext,
  type CrewList,
  type CrewReport,
  checkCrew,
  formCrew,
  ranksOf,
  type Violation,
} from '@gargoyle/bmg3'
import {
  addCard,
  aliasOf,
  type CrewEdit,
  removeEquipment,
  removeFromDeck,
  removeModel,
  setAffiliation,
  setBoss,
  setRank,
  setReputation,
} from './crew-edits.ts'
import { fillDeck } from './fill-deck.ts'
import { equipmentName, iconNames, rankLabel } from './words.ts'

/** A way to mend a violation with one click. */
export interface Mend {
  readonly label: string
  readonly edit: CrewEdit
}

/** The most that are shown: a longer list would not be read. */
const AT_MOST = 3

/** Limits that many tables play with. bmg3/core/crew-reputation */
export const usualReputations: readonly number[] = [150, 350, 450]

/**
 * Ways to mend each violation, in the order of the report. Only what was tried and works is offered: the violation is
 * gone afterwards, and there is no new one in its place.
 */
export function mendsFor(
  list: CrewList,
  context: CrewContext,
  report: CrewReport = checkCrew(list, context),
): readonly (readonly Mend[])[] {
  const tried = new Map<string, ReadonlySet<string>>()
  const wrongAfter = ({ label, edit }: Mend): ReadonlySet<string> => {
    const known = tried.get(label) ?? new Set(checkCrew(edit.list, context).violations.map(keyOf))
    tried.set(label, known)
    return known
  }
  const before = new Set(report.violations.map(keyOf))
  return report.violations.map((violation) => {
    const works: Mend[] = []
    for (const mend of candidates(violation, list, context)) {
      const after = wrongAfter(mend)
      const isMended = !after.has(keyOf(violation)) && [...after].every((wrong) => before.has(wrong))
      if (isMended && works.every(({ label }) => label !== mend.label)) works.push(mend)
      if (works.length === AT_MOST) break
    }
    return works
  })
}

const keyOf = ({ rule, at, text }: Violation): string => `${rule} ${at ?? ''} ${text}`

/** Everything that might help, the gentlest first. */
function* candidates(violation: Violation, list: CrewList, context: CrewContext): Generator<Mend> {
  const { rule, at } = violation
  if (rule === 'bmg3/core/objective-deck' || list.deck.some(({ card }) => card === at)) {
    yield* deckMends(violation, list, context)
    return
  }
  if (rule === 'bmg3/core/crew-reputation') yield* limitMends(list, context)
  if (rule === 'bmg3/core/boss') yield* bossMends(list, context)
  const places = list.models.flatMap(({ id }, place) => (id === at ? [place] : [])).reverse()
  for (const place of places) yield* equipmentMends(list, place)
  for (const place of places) yield* rankMends(list, place, context)
  for (const place of places) yield removal(list, place)
  if (places.length > 0) return
  // It is about the crew as a whole: whatever goes might do, the cheapest first and the Boss last.
  for (let place = list.models.length - 1; place >= 0; place--) yield* equipmentMends(list, place, at)
  yield* [...list.models.keys()]
    .sort((a, b) => byCost(list, context)(a, b))
    .map((place) => removal(list, place))
}

const byCost =
  ({ models, boss }: CrewList, { catalogue }: CrewContext) =>
  (a: number, b: number): number => {
    const cost = (place: number) =>
      models[place]?.id === boss ? 10_000 : (catalogue.model(models[place]?.id ?? '')?.reputation ?? 0)
    return cost(a) - cost(b)
  }

const removal = (list: CrewList, place: number): Mend => ({
  label: `Remove ${aliasOf(list.models[place]?.id ?? '')}`,
  edit: removeModel(list, place),
})

function* limitMends(list: CrewList, context: CrewContext): Generator<Mend> {
  const { spent } = checkCrew(list, context).reputation
  const limit = usualReputations.find((usual) => usual >= Math.max(spent, 350)) ?? spent
  yield { label: `Set the limit to ${limit}`, edit: setReputation(list, limit) }
}

function* bossMends(list: CrewList, context: CrewContext): Generator<Mend> {
  const { crew } = formCrew(list, context)
  for (const rank of ['leader', 'sidekick']) {
    for (const member of crew.members) {
      const { id, alias } = member.profile
      if (member.rank !== rank || id === list.boss) continue
      yield { label: `Make ${alias} the Boss`, edit: setBoss(list, id) }
    }
  }
  for (const icon of crew.boss?.affiliations ?? []) {
    if (icon === crew.affiliation || icon === 'unknown') continue
    yield { label: `Make it a crew of ${iconNames([icon])}`, edit: setAffiliation(list, icon) }
  }
}

function* equipmentMends(list: CrewList, place: number, only?: string): Generator<Mend> {
  const { id = '', equipment = [] } = list.models[place] ?? {}
  for (const [index, item] of equipment.entries()) {
    if (only !== undefined && only !== item) continue
    yield {
      label: `Take ${equipmentName(item)} from ${aliasOf(id)}`,
      edit: removeEquipment(list, place, index),
    }
  }
}

function* rankMends(list: CrewList, place: number, context: CrewContext): Generator<Mend> {
  const { crew } = formCrew(list, context)
  const member = crew.members.find(({ at }) => at === place)
  if (!member) return
  for (const rank of ranksOf(member, crew, context)) {
    if (rank === member.rank) continue
    yield {
      label: `Recruit ${member.profile.alias} as a ${rankLabel(rank)}`,
      edit: setRank(list, place, rank),
    }
  }
}

function* deckMends({ at }: Violation, list: CrewList, context: CrewContext): Generator<Mend> {
  if (at !== undefined) {
    const facts = context.cards.get(at)
    const name = facts?.name ?? at
    if (facts) yield { label: `Have ${facts.copies} of ${name}`, edit: addCard(list, at) }
    yield { label: `Take ${name} out`, edit: removeFromDeck(list, at) }
  }
  const deck = fillDeck(list, context)
  if (deck.ok) {
    yield {
      label: 'Complete the deck for me',
      edit: { list: { ...list, deck: deck.value }, done: 'The deck is complete now.' },
    }
  }
}
