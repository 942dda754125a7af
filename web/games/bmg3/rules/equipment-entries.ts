import {
  affiliationNames,
  type Bearer,
  book,
  type Equipment,
  equipment,
  inWords,
  parseRuleUse,
  rankNames,
} from '@gargoyle/bmg3'
import { type Block, type EntryRef, type Fact, plain, type RuleEntry } from '../../../rules/library.ts'
import { traitSpan } from './shelf.ts'

/** Where a piece of equipment is read about. Its id has a slash, which no address may have in the middle. */
export const equipmentRef = ({ id }: Pick<Equipment, 'id'>): EntryRef => ({
  kind: 'equipment',
  id: id.replaceAll('/', '-'),
})

const traitName = (text: string): string => {
  const use = parseRuleUse(text)
  return use.ok ? (book.traits[use.value.id]?.name ?? inWords(use.value.id)) : text
}

/** Who may carry it, in words. */
function bearerWords({ ranks, called, trait, withoutTrait, weaponRule, boss }: Bearer): string {
  const parts = [
    ...(ranks ? [ranks.map((rank) => rankNames[rank]).join(' or ')] : []),
    ...(called === undefined ? [] : [inWords(called)]),
    ...(boss ? ['the Boss'] : []),
    ...(trait === undefined ? [] : [`with ${traitName(trait)}`]),
    ...(withoutTrait === undefined ? [] : [`without ${traitName(withoutTrait)}`]),
    ...(weaponRule === undefined
      ? []
      : [`with a ${book.weaponRules[weaponRule]?.name ?? inWords(weaponRule)} weapon`]),
  ]
  return parts.join(', ') || 'anybody'
}

function entryOf(item: Equipment): RuleEntry {
  const { name, affiliation, funding, reputation, maxPerCrew, grants, bearer, besides, unlockedBy } = item
  const crew = affiliationNames[affiliation]
  const facts: Fact[] = [
    { label: 'Crew', value: [crew] },
    { label: 'Price', value: [`$${funding}${reputation > 0 ? ` and ${reputation} Reputation` : ''}`] },
    { label: 'For', value: [bearerWords(bearer)] },
    { label: 'In a crew', value: [maxPerCrew === 1 ? 'one' : `up to ${maxPerCrew}`] },
  ]
  if (besides.length > 0) facts.push({ label: 'Only beside', value: [besides.map(inWords).join(' or ')] })
  if (unlockedBy !== undefined) facts.push({ label: 'Opened by', value: [traitName(unlockedBy)] })
  const gives: Block = {
    shape: 'terms',
    title: 'What it gives',
    items: grants.map((use) => ({
      term: [traitSpan(use)],
      meaning: [book.traits[use.id]?.text ?? 'The program does not carry this out yet.'],
    })),
  }
  return {
    ...equipmentRef(item),
    name: `${name} (${crew})`,
    summary: `$${funding}. ${grants.map((use) => book.traits[use.id]?.text ?? inWords(use.id)).join(' ')}`,
    searched: plain(grants.map(traitSpan)),
    blocks: [{ shape: 'facts', items: facts }, gives],
  }
}

/** Everything that crews can buy. */
export const equipmentEntries = (): readonly RuleEntry[] => [...equipment.values()].map(entryOf)
