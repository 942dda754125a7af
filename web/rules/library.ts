/** An entry of a library by its address within the game. */
export interface EntryRef {
  readonly kind: string
  readonly id: string
}

/** A piece of text: words, words that lead to an entry, or words that match a search. */
export type Span = string | { readonly text: string; readonly to: EntryRef } | { readonly mark: string }

/** A text in pieces. */
export type Spans = readonly Span[]

/** A name in a list, leading to its entry. */
export interface LinkItem {
  readonly to: EntryRef
  readonly text: string
  /** A few words beside it. */
  readonly note?: string
}

/** A part of a plan: an area or a mark, in the units of the plan. */
export interface PlanArea {
  readonly label: string
  readonly tone: 'a' | 'b' | 'wall' | 'mark'
  /** Where it is, in words. */
  readonly where: string
  readonly points: readonly { readonly x: number; readonly y: number }[]
}

/** One thing to know, with its name. */
export interface Fact {
  readonly label: string
  readonly value: Spans
}

/** What an entry consists of, from top to bottom. */
export type Block =
  | { readonly shape: 'text'; readonly spans: Spans }
  | { readonly shape: 'notice'; readonly spans: Spans }
  | { readonly shape: 'example'; readonly paragraphs: readonly Spans[] }
  | {
      readonly shape: 'terms'
      readonly title?: string
      readonly items: readonly { readonly term: Spans; readonly meaning: Spans }[]
    }
  | {
      readonly shape: 'facts'
      readonly items: readonly Fact[]
    }
  | {
      /** A few numbers that belong together. */
      readonly shape: 'figures'
      readonly title: string
      readonly items: readonly { readonly label: string; readonly value: string }[]
    }
  | {
      /** Things with a few facts each: weapons. */
      readonly shape: 'cards'
      readonly title: string
      readonly items: readonly { readonly name: string; readonly facts: readonly Fact[] }[]
    }
  | { readonly shape: 'links'; readonly title: string; readonly items: readonly LinkItem[] }
  | { readonly shape: 'rulings'; readonly items: readonly { readonly title: string; readonly text: Spans }[] }
  | {
      readonly shape: 'plan'
      readonly title: string
      readonly width: number
      readonly depth: number
      readonly areas: readonly PlanArea[]
    }
  | {
      readonly shape: 'section'
      readonly title: string
      readonly to: EntryRef
      readonly blocks: readonly Block[]
    }

/** One thing to read about: a rule, a trait, a card, a model. */
export interface RuleEntry extends EntryRef {
  readonly name: string
  /** Its id among the rules that the program keeps. */
  readonly rule?: string
  /** What it comes down to, in plain words, for lists. */
  readonly summary: string
  /** Further words to find it by. */
  readonly words?: string
  /** What is searched of its text, where that is not all of it. */
  readonly searched?: string
  readonly blocks: readonly Block[]
  /** The chapter it belongs to. */
  readonly chapter?: LinkItem
  readonly previous?: LinkItem
  readonly next?: LinkItem
}

/** A sort of entries. */
export interface EntryKind {
  readonly id: string
  /** Of one. */
  readonly name: string
  /** Of all. */
  readonly plural: string
  readonly about: string
  /** How much it matters in a search; 1 is usual. */
  readonly weight: number
}

/** A chapter in the table of contents. */
export interface ChapterItem extends LinkItem {
  readonly about: string
  readonly entries: readonly LinkItem[]
}

/** Everything there is to read about one game. */
export interface Library {
  readonly game: string
  readonly name: string
  /** In the order they are listed. */
  readonly kinds: readonly EntryKind[]
  /** In the order they are read. */
  readonly chapters: readonly ChapterItem[]
  readonly entries: readonly RuleEntry[]
}

/** The library as the page first sees it: what there is, before anything is opened. */
export interface Contents {
  readonly game: string
  readonly name: string
  readonly kinds: readonly (EntryKind & { readonly count: number })[]
  readonly chapters: readonly ChapterItem[]
}

/** An entry in a list of many. */
export interface ListedEntry extends EntryRef {
  readonly name: string
  /** The name with what was searched for marked. */
  readonly title: Spans
  readonly kindName: string
  readonly summary: Spans
}

/** What was found. */
export interface Found {
  readonly total: number
  readonly entries: readonly ListedEntry[]
}

/** Who answers questions about a game's rules; on the page a worker does. */
export interface Librarian {
  contents(): Promise<Contents>
  /** By its address; also by the kind and name of a rule's id. */
  entry(ref: EntryRef): Promise<RuleEntry | undefined>
  /** All entries of a kind by name, or what words find, best first. */
  find(query: string, kind: string | undefined, most: number): Promise<Found>
}

/** The words of a text without its links. */
export const plain = (spans: Spans): string =>
  spans.map((span) => (typeof span === 'string' ? span : 'mark' in span ? span.mark : span.text)).join('')

/** Every text of some blocks. Names in lists are entries of their own and chapters only gather rules: not these. */
const textsIn = (blocks: readonly Block[]): readonly Spans[] => blocks.flatMap(textsOf)

function textsOf(block: Block): readonly Spans[] {
  switch (block.shape) {
    case 'text':
    case 'notice':
      return [block.spans]
    case 'example':
      return block.paragraphs
    case 'terms':
      return block.items.map(({ term, meaning }) => [...term, ': ', ...meaning])
    case 'facts':
      return block.items.map(({ value }) => value)
    case 'cards':
      return block.items.flatMap(({ name, facts }) => [[name], ...facts.map(({ value }) => value)])
    case 'rulings':
      return block.items.map(({ title, text }) => [`${title} `, ...text])
    case 'figures':
    case 'links':
    case 'section':
    case 'plan':
      return []
  }
}

/** All words of an entry, for searching. */
export const wordsIn = (blocks: readonly Block[]): string => textsIn(blocks).map(plain).join(' ')

/** Every entry that texts lead to, in order, each once. */
export function linksIn(blocks: readonly Block[]): readonly EntryRef[] {
  const found = new Map<string, EntryRef>()
  for (const span of textsIn(blocks).flat()) {
    if (typeof span !== 'string' && 'to' in span) found.set(`${span.to.kind}/${span.to.id}`, span.to)
  }
  return [...found.values()]
}
