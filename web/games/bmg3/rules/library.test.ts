import { book, catalogue, enforced, equipment, rulebook, rulings, unenforced } from '@gargoyle/bmg3'
import { describe, expect, test } from 'vitest'
import { libraries } from '../../../rules/libraries.ts'
import { type Block, type EntryRef, linksIn, plain, type RuleEntry, wordsIn } from '../../../rules/library.ts'
import { librarianOf } from '../../../rules/library-host.ts'
import { addressOfRule } from '../../../rules/rule-address.ts'
import { bmg3Library } from './library.ts'
import { linkRules } from './shelf.ts'

const library = bmg3Library()
const keyOf = ({ kind, id }: EntryRef): string => `${kind}/${id}`
const entries = new Map(library.entries.map((entry) => [keyOf(entry), entry]))

const read = (address: string): RuleEntry => {
  const found = entries.get(address)
  if (!found) throw new Error(`There is no entry ${address}.`)
  return found
}

/** Everything an entry leads to: in its texts, its lists, its sections and around it. */
function refsOf({ blocks, chapter, previous, next }: RuleEntry): readonly EntryRef[] {
  const inBlocks = (all: readonly Block[]): readonly EntryRef[] => [
    ...linksIn(all),
    ...all.flatMap((block) => {
      if (block.shape === 'links') return block.items.map(({ to }) => to)
      return block.shape === 'section' ? [block.to, ...inBlocks(block.blocks)] : []
    }),
  ]
  return [...inBlocks(blocks), ...[chapter, previous, next].flatMap((item) => item?.to ?? [])]
}

const linksOf = (address: string, title: string): readonly string[] =>
  read(address).blocks.flatMap((block) =>
    block.shape === 'links' && block.title === title ? block.items.map(({ text }) => text) : [],
  )

describe('the library of the third edition', () => {
  test('has an address for everything that is enforced, and every address once', () => {
    const sizes: Record<string, number> = {}
    for (const { kind } of library.entries) sizes[kind] = (sizes[kind] ?? 0) + 1
    expect(sizes).toEqual({
      chapter: rulebook.length,
      rule: 86,
      // Hypnotize is described by the rulebook, though no card has it as a trait.
      trait: Object.keys(book.traits).length + 1,
      weapon: Object.keys(book.weaponRules).length,
      effect: new Set([...Object.keys(book.effects), ...Object.keys(book.tableRules)]).size,
      card: Object.keys(book.cards).length,
      encounter: Object.keys(book.encounters).length,
      event: Object.keys(book.events).length,
      plot: Object.keys(book.plots).length,
      model: catalogue.models.size,
      equipment: equipment.size,
    })
    expect(entries.size).toBe(library.entries.length)
  })

  test('is listed under its own name', () => {
    expect(libraries).toContainEqual({ game: library.game, name: library.name })
  })

  test('knows the kind of every entry', () => {
    const kinds = new Set(library.kinds.map(({ id }) => id))
    expect(library.entries.filter(({ kind }) => !kinds.has(kind))).toEqual([])
  })

  test('every link leads to an entry', () => {
    const lost = library.entries.flatMap((entry) =>
      refsOf(entry)
        .filter((ref) => !entries.has(keyOf(ref)))
        .map((ref) => `${keyOf(entry)} to ${keyOf(ref)}`),
    )
    expect(lost).toEqual([])
    const chapters = library.chapters.flatMap((chapter) => [chapter, ...chapter.entries])
    expect(chapters.filter(({ to }) => !entries.has(keyOf(to)))).toEqual([])
  })

  test('every entry says something, in its summary and in its text', () => {
    const says = ({ blocks }: RuleEntry) =>
      wordsIn(blocks).length > 10 || blocks.some(({ shape }) => shape === 'section')
    expect(library.entries.filter((entry) => !says(entry) || entry.summary === '').map(keyOf)).toEqual([])
  })

  test('no text shows the signs that links are written with', () => {
    const broken = library.entries.filter(({ blocks, summary }) =>
      /\]\(|\*\*|`/.test(`${wordsIn(blocks)} ${summary}`),
    )
    expect(broken.map(keyOf)).toEqual([])
  })

  test('every rule of the ledger and every special rule can be opened by the id that the game tells', async () => {
    const librarian = librarianOf(library)
    const ids = [
      ...rulebook.flatMap((chapter) => chapter.entries.map(({ id }) => `bmg3/${id}`)),
      ...library.entries.flatMap(({ rule }) => rule ?? []),
    ]
    for (const id of new Set(ids)) {
      const [, , kind = '', name = ''] = addressOfRule(id)?.split('/').slice(1) ?? []
      expect(await librarian.entry({ kind, id: name }), id).toBeDefined()
    }
  })
})

describe('what an entry tells', () => {
  test('a trait names the models and the equipment that have it, and where it comes up', () => {
    expect(linksOf('trait/detective', 'Models that have it')).toContain('Batman (Ben Affleck)')
    expect(linksOf('trait/arrest', 'Equipment that gives it')).toContain('Handcuffs')
    expect(linksOf('trait/martial-artist', 'Where it comes up')).toContain('Test of Skill')
  })

  test('a weapon rule names the weapons that have it', () => {
    const block = read('weapon/firearm').blocks.find((each) => each.shape === 'links')
    expect(block?.shape === 'links' && block.items.some(({ note }) => note === 'SMG')).toBe(true)
  })

  test('every ruling stands with the rules it is about', () => {
    const told = new Set(
      library.entries.flatMap(({ blocks }) =>
        blocks.flatMap((block) =>
          block.shape === 'rulings' ? block.items.map(({ text }) => plain(text)) : [],
        ),
      ),
    )
    expect(rulings.filter(({ text }) => !told.has(text))).toEqual([])
  })

  test('a card has both its halves, and its type leads to the rule', () => {
    const card = read('card/lamplighters')
    expect(wordsIn(card.blocks)).toContain('Put out a streetlamp')
    expect(linksIn(card.blocks)).toContainEqual({ kind: 'rule', id: 'control' })
    expect(linksIn(card.blocks)).toContainEqual({ kind: 'rule', id: 'streetlamps' })
  })

  test('a model shows its card, and says why it cannot be played', () => {
    const playable = read('model/batman-ben-affleck')
    expect(playable.blocks.map(({ shape }) => shape)).toEqual(
      expect.arrayContaining(['facts', 'figures', 'terms']),
    )
    expect(playable.blocks.some(({ shape }) => shape === 'notice')).toBe(false)
    // Of the models that cannot be played yet, each says what is missing.
    for (const profile of catalogue.models.values()) {
      const [missing] = unenforced(profile, enforced)
      const notice = read(`model/${profile.id}`).blocks.find((block) => block.shape === 'notice')
      const words = notice?.shape === 'notice' ? plain(notice.spans) : ''
      if (missing === undefined) expect(words, profile.id).not.toContain('Cannot be played yet')
      else expect(words, profile.id).toMatch(/Cannot be played yet: ./)
    }
  })

  test('an effect of a trait leads back to it', () => {
    expect(linksIn(read('effect/bluff').blocks)).toContainEqual({ kind: 'trait', id: 'bluff' })
  })

  test('an encounter shows its zones', () => {
    const plan = read('encounter/showdown').blocks.find((block) => block.shape === 'plan')
    expect(plan?.shape === 'plan' && plan.areas.map(({ label }) => label)).toEqual(['A', 'B'])
  })

  test('a chapter holds its rules, and leads to the next', () => {
    const round = read('chapter/round')
    const titles = round.blocks.flatMap((block) => (block.shape === 'section' ? [block.title] : []))
    expect(titles.slice(0, 3)).toEqual(['Take the Lead', 'Raise the Plan', 'Execute the Plan'])
    expect(round.next?.text).toBe('Cards, dice and inches')
  })
})

describe('words that are recognised', () => {
  const targets = (text: string) =>
    linkRules(text).flatMap((span) => (typeof span !== 'string' && 'to' in span ? [keyOf(span.to)] : []))

  test('names of traits and rules, but no look-alikes', () => {
    expect(targets('Light Armor and Slow (4), in contact: Efforts cost two.')).toEqual([
      'trait/light-armor',
      'effect/slow',
      'rule/contact',
      'rule/effort',
    ])
    expect(targets('Light shines. The die passes; it is large and fast, and scared of nobody.')).toEqual([])
  })
})
