import {
  affiliationName,
  type BandList,
  type BandViolation,
  checkBand,
  type Equipment,
  type Rank,
  ranksIn,
} from '@gargoyle/bmg-counters'
import type { EditionParts } from '../edition-parts.ts'
import { rankWords } from '../panels/card-words.ts'
import { type BandEdit, bandEdits } from './band-edits.ts'

/** Something that would mend a band, in a few words. */
export interface Cure {
  readonly label: string
  readonly edit: BandEdit
}

const keyOf = ({ rule, text }: BandViolation): string => `${rule} ${text}`

/** Whether others could make room for what a band costs too much. */
const isCost = ({ rule }: BandViolation): boolean => /\/core\/(band-reputation|funding)$/.test(rule)

/** What a change would break that is not broken yet: sentences, those first that no saving elsewhere mends. */
function newTroubles(before: BandList, after: BandList, { bands }: EditionParts): readonly string[] {
  const known = new Set(checkBand(before, bands).violations.map(keyOf))
  return checkBand(after, bands)
    .violations.filter((violation) => !known.has(keyOf(violation)))
    .toSorted((a, b) => Number(isCost(a)) - Number(isCost(b)))
    .map(({ text }) => text)
}

/** Why a model cannot join as this rank; nothing where it can. */
export function joinBlockedReason(
  list: BandList,
  id: string,
  rank: Rank,
  parts: EditionParts,
): readonly string[] {
  if (list.models.length === 0 && rank !== 'leader' && rank !== 'sidekick')
    return ['A band begins with a Leader or a Sidekick.']
  return newTroubles(list, bandEdits(parts).add(list, id, rank).list, parts)
}

/** Items that a model could carry now, and why it could not carry the others of its band. */
export function itemsFor(
  list: BandList,
  at: number,
  parts: EditionParts,
): readonly { readonly item: Equipment; readonly why: string | undefined }[] {
  const { affiliation } = checkBand(list, parts.bands)
  return [...parts.bands.equipment.values()]
    .filter(({ affiliations }) => affiliations.includes(affiliation))
    .map((item) => ({
      item,
      why: newTroubles(list, bandEdits(parts).buy(list, at, item.id).list, parts)[0],
    }))
}

/** The most cures offered for one problem. */
const MOST = 3

/** What would mend a problem at once: changes after which it is gone and nothing new is wrong. */
export function curesFor(violation: BandViolation, list: BandList, parts: EditionParts): readonly Cure[] {
  const isCured = ({ edit }: Cure): boolean => {
    const { violations } = checkBand(edit.list, parts.bands)
    const isGone = !violations.some((each) => keyOf(each) === keyOf(violation))
    return isGone && newTroubles(list, edit.list, parts).length === 0
  }
  return [...candidates(violation, list, parts)].filter(isCured).slice(0, MOST)
}

function* candidates({ at }: BandViolation, list: BandList, parts: EditionParts): Generator<Cure> {
  const edits = bandEdits(parts)
  const { reputation, affiliation } = checkBand(list, parts.bands)
  const { catalogue } = parts.bands
  const concerned = list.models.flatMap((model, place) =>
    at === undefined || model.id === at ? [{ ...model, place }] : [],
  )
  for (const { id } of list.models)
    yield { label: `Let ${edits.aliasOf(id)} lead`, edit: edits.setLeader(list, id) }
  for (const { id, rank, place } of concerned) {
    const profile = catalogue.model(id)
    for (const other of profile === undefined ? [] : ranksIn(profile, affiliation))
      if (other !== rank)
        yield {
          label: `Recruit ${edits.aliasOf(id)} as ${rankWords[other]}`,
          edit: edits.setRank(list, place, other),
        }
  }
  for (const { id, equipment, place } of concerned)
    for (const item of new Set(equipment))
      yield {
        label: `Give back ${parts.bands.equipment.get(item)?.name ?? item} of ${edits.aliasOf(id)}`,
        edit: edits.giveBack(list, place, item),
      }
  const leader = catalogue.model(list.leader)
  for (const icon of leader?.affiliations ?? [])
    if (icon !== affiliation && icon !== 'unknown')
      yield { label: `Play as ${affiliationName(icon)}`, edit: edits.setAffiliation(list, icon) }
  // The cheapest that helps goes first.
  const byCost = concerned.toSorted(
    (a, b) => (catalogue.model(a.id)?.reputation ?? 0) - (catalogue.model(b.id)?.reputation ?? 0),
  )
  for (const { id, place } of byCost)
    yield { label: `Remove ${edits.aliasOf(id)}`, edit: edits.remove(list, place) }
  if (reputation.spent > reputation.limit)
    yield {
      label: `Agree on ${reputation.spent} Reputation`,
      edit: edits.setReputation(list, reputation.spent),
    }
}
