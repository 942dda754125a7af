import { book, inWords, type RuleUse, type Ruling, rulings } from '@gargoyle/bmg3'
import type { Block, EntryRef, Span, Spans } from '../../../rules/library.ts'
import { linkerOf } from '../../../rules/link-words.ts'
import { phrases } from './phrases.ts'

/** The entry that describes a rule, by its id without the game: core rules and types of objectives are rules. */
export function refOf(id: string): EntryRef {
  const [kind = '', name = ''] = id.split('/')
  return { kind: kind === 'core' || kind === 'objective-type' ? 'rule' : kind, id: name }
}

/** Makes links of the words of the rules in a text. */
export const linkRules = linkerOf(phrases())

/** A paragraph with links. */
export const textBlock = (text: string, self?: EntryRef): Block => ({
  shape: 'text',
  spans: linkRules(text, self),
})

const keyOf = ({ kind, id }: EntryRef): string => `${kind}/${id}`

/** What was decided, by the entry it is about. */
const decided = new Map<string, Ruling[]>()
for (const ruling of rulings) {
  for (const id of ruling.rules) {
    const key = keyOf(refOf(id))
    const known = decided.get(key)
    if (known) known.push(ruling)
    else decided.set(key, [ruling])
  }
}

/** What was decided about a rule where the sources leave it open. */
export function rulingsBlock(self: EntryRef): readonly Block[] {
  const found = decided.get(keyOf(self))
  if (found === undefined) return []
  return [
    { shape: 'rulings', items: found.map(({ title, text }) => ({ title, text: linkRules(text, self) })) },
  ]
}

/** The order of names. */
export const { compare: byName } = new Intl.Collator('en')

/** `Reach (2)` for the rule `Reach (X)` with a 2. */
function nameOfUse(name: string, { args }: Pick<RuleUse, 'args'>): string {
  const bare = name.replace(/\s*\(.*\)$/, '')
  return args.length === 0 ? bare : `${bare} (${args.map(inWords).join(', ')})`
}

/** A trait of a card as a link; one that the program does not carry out is only a name. */
export function traitSpan(use: RuleUse): Span {
  const record = book.traits[use.id]
  return record
    ? { text: nameOfUse(record.name, use), to: { kind: 'trait', id: use.id } }
    : nameOfUse(inWords(use.id), use)
}

/** The same for a rule of a weapon. */
export function weaponRuleSpan(use: RuleUse): Span {
  const record = book.weaponRules[use.id]
  return record
    ? { text: nameOfUse(record.name, use), to: { kind: 'weapon', id: use.id } }
    : nameOfUse(inWords(use.id), use)
}

/** Spans with commas between. */
export const withCommas = (spans: Spans): Spans =>
  spans.flatMap((span, at): readonly Span[] => (at === 0 ? [span] : [', ', span]))
