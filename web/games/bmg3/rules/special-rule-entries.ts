import {
  affiliationNames,
  type Bmg3Rule,
  book,
  catalogue,
  equipment,
  type Profile,
  type RuleUse,
} from '@gargoyle/bmg3'
import type { Block, EntryRef, LinkItem, RuleEntry } from '../../../rules/library.ts'
import { equipmentRef } from './equipment-entries.ts'
import { chapterOf } from './rulebook-entries.ts'
import { byName, refOf, rulingsBlock, textBlock } from './shelf.ts'

type Told = Pick<Bmg3Rule, 'name' | 'text' | 'rule' | 'keyword'>

interface Bearers {
  readonly models: readonly LinkItem[]
  readonly equipment: readonly LinkItem[]
}

/** What distinguishes a model from others of the same alias. */
const tellApart = ({ affiliations, reputation }: Profile): string =>
  `${affiliations.map((each) => affiliationNames[each]).join(', ')}, ${reputation}`

/** The models that have each rule, by the id of the rule. */
function bearersBy(
  usesOf: (profile: Profile) => readonly { readonly use: RuleUse; readonly note?: string }[],
): ReadonlyMap<string, readonly LinkItem[]> {
  const found = new Map<string, LinkItem[]>()
  const models = [...catalogue.models.values()].toSorted((a, b) => byName(a.alias, b.alias))
  const aliases = new Map<string, number>()
  for (const { alias } of models) aliases.set(alias, (aliases.get(alias) ?? 0) + 1)
  for (const profile of models) {
    const isOneOfMany = (aliases.get(profile.alias) ?? 0) > 1
    const notes = new Map<string, Set<string>>()
    for (const { use, note } of usesOf(profile)) {
      const known = notes.get(use.id) ?? new Set()
      notes.set(use.id, known)
      if (note !== undefined) known.add(note)
    }
    for (const [id, words] of notes) {
      const items = found.get(id) ?? []
      found.set(id, items)
      const note = [...(isOneOfMany ? [tellApart(profile)] : []), ...words].join(', ')
      items.push({ to: { kind: 'model', id: profile.id }, text: profile.alias, ...(note ? { note } : {}) })
    }
  }
  return found
}

function linksBlock(title: string, items: readonly LinkItem[]): readonly Block[] {
  return items.length === 0 ? [] : [{ shape: 'links', title, items }]
}

function entryOf(self: EntryRef, record: Told, bearers?: Bearers): RuleEntry {
  const { name, text, rule } = record
  const origin = rule === undefined ? undefined : refOf(rule.slice(rule.indexOf('/') + 1))
  const chapter = chapterOf(self)
  const from = origin && nameOf(origin)
  return {
    ...self,
    name,
    rule: rule ?? `bmg3/${self.kind}/${self.id}`,
    summary: text,
    words: self.id.replaceAll('-', ' '),
    blocks: [
      textBlock(text, self),
      ...(origin && from
        ? [{ shape: 'facts', items: [{ label: 'Comes from', value: [{ text: from, to: origin }] }] } as const]
        : []),
      ...rulingsBlock(self),
      ...linksBlock('Models that have it', bearers?.models ?? []),
      ...linksBlock('Equipment that gives it', bearers?.equipment ?? []),
    ],
    ...(chapter ? { chapter } : {}),
  }
}

function nameOf({ kind, id }: EntryRef): string | undefined {
  if (kind === 'trait') return book.traits[id]?.name ?? (id === 'hypnotize' ? 'Hypnotize' : undefined)
  return kind === 'weapon' ? book.weaponRules[id]?.name : undefined
}

function traitEntries(): readonly RuleEntry[] {
  const models = bearersBy(({ traits }) => traits.map((use) => ({ use })))
  return Object.entries(book.traits).map(([id, record]) =>
    entryOf({ kind: 'trait', id }, record, {
      models: models.get(id) ?? [],
      equipment: [...equipment.values()]
        .filter(({ grants }) => grants.some((use) => use.id === id))
        .map((item) => ({
          to: equipmentRef(item),
          text: item.name,
          note: `${affiliationNames[item.affiliation]}, $${item.funding}`,
        })),
    }),
  )
}

function weaponRuleEntries(): readonly RuleEntry[] {
  const models = bearersBy(({ weapons }) =>
    weapons.flatMap(({ name, rules }) => rules.map((use) => ({ use, note: name }))),
  )
  return Object.entries(book.weaponRules).map(([id, record]) =>
    entryOf({ kind: 'weapon', id }, record, { models: models.get(id) ?? [], equipment: [] }),
  )
}

const entriesOf = (kind: string, records: Readonly<Record<string, Told>>): readonly RuleEntry[] =>
  Object.entries(records).map(([id, record]) => entryOf({ kind, id }, record))

/** Traits, weapon rules, effects, events and plots. What is in force at every table is listed with the effects. */
export const specialRuleEntries = (): readonly RuleEntry[] => [
  ...traitEntries(),
  ...weaponRuleEntries(),
  ...entriesOf('effect', { ...book.tableRules, ...book.effects }),
  ...entriesOf('event', book.events),
  ...entriesOf('plot', book.plots),
]
