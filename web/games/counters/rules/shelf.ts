import { inWords, type Ruling, slug } from '@gargoyle/bmg-common'
import type { CounterRule, RuleUse } from '@gargoyle/bmg-counters'
import type { Block, EntryRef, LinkItem, Span, Spans } from '../../../rules/library.ts'
import type { EditionParts } from '../edition-parts.ts'

/** Kinds of rules that have a list of their own; all others are rules like those of the core. */
const ownKinds: ReadonlySet<string> = new Set([
  'chapter',
  'trait',
  'special-attack',
  'weapon-rule',
  'effect',
  'scenario',
  'strategy',
  'objective',
  'equipment',
  'equipment-list',
])

/** The entry that describes a rule, by its id without the game: `core/move`. */
export function refOf(id: string): EntryRef {
  const [kind = '', name = ''] = id.split('/')
  if (kind === 'crew-strategy') return { kind: 'strategy', id: name }
  if (kind === 'equipment-list') return { kind: 'equipment', id: `list-${name}` }
  return { kind: ownKinds.has(kind) ? kind : 'rule', id: name }
}

export const keyOf = ({ kind, id }: EntryRef): string => `${kind}/${id}`

/** The entry of a record of the rule book. */
export const recordRef = (kind: string, id: string, { rule }: Pick<CounterRule, 'rule'>): EntryRef =>
  refOf(rule === undefined ? `${kind}/${id}` : rule.slice(rule.indexOf('/') + 1))

/** The order of names. */
const { compare: byName } = new Intl.Collator('en')

/** Names in a list under a title; nothing where there are none. */
export const linksBlock = (title: string, items: readonly LinkItem[]): readonly Block[] =>
  items.length === 0
    ? []
    : [{ shape: 'links', title, items: items.toSorted((a, b) => byName(a.text, b.text)) }]

/** `Reach (2)` for the rule `Reach (X)` with a 2. */
function nameOfUse(name: string, { args }: Pick<RuleUse, 'args'>): string {
  const bare = name.replace(/\s*\(.*\)$/, '')
  return args.length === 0 ? bare : `${bare} (${args.map(inWords).join(', ')})`
}

/** A trait or special attack of a card as a link; one that the program does not carry out is only a name. */
export function traitSpan({ book }: EditionParts, use: RuleUse): Span {
  const attack = book.specialAttacks[use.id]
  if (attack) return { text: nameOfUse(attack.name, use), to: recordRef('special-attack', use.id, attack) }
  const record = book.traits[use.id]
  return record
    ? { text: nameOfUse(record.name, use), to: recordRef('trait', use.id, record) }
    : nameOfUse(inWords(use.id), use)
}

/** The same for a rule of a weapon. */
export function weaponRuleSpan({ book }: EditionParts, use: RuleUse): Span {
  const record = book.weaponRules[use.id]
  return record
    ? { text: nameOfUse(record.name, use), to: recordRef('weapon-rule', use.id, record) }
    : nameOfUse(inWords(use.id), use)
}

/** Spans with commas between. */
export const withCommas = (spans: Spans): Spans =>
  spans.flatMap((span, at): readonly Span[] => (at === 0 ? [span] : [', ', span]))

/** Where a decision of ours is read. */
export const rulingRef = ({ title }: Ruling): EntryRef => ({ kind: 'ruling', id: slug(title) })
