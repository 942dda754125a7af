import {
  gccBook,
  gccSetupContext,
  type HeroProfile,
  type ItemCard,
  type MissionData,
  type SkillUse,
  type TileProfile,
} from '@gargoyle/gcc'
import type { Block, EntryRef, LinkItem, RuleEntry, Span } from '../../../rules/library.ts'
import {
  cardTitle,
  counted,
  itemWords,
  lineWords,
  skillName,
  skillText,
  spaceLines,
  tileWords,
} from '../panels/words.ts'

const { catalogue, missions, boards } = gccSetupContext

/** Skills and traits of a card, each with what it does at its level. */
function rulesBlock(skills: readonly SkillUse[], traits: readonly string[]): readonly Block[] {
  const term = (text: string, to: EntryRef): readonly Span[] => [{ text, to }]
  const items = [
    ...skills.flatMap((use) => {
      const rule = gccBook.skills[use.skill]
      if (rule === undefined) return []
      const limit = use.limit === undefined ? '' : ` Only while it carries less than ${use.limit}.`
      return [
        {
          term: term(skillName(rule, use), { kind: 'skill', id: use.skill }),
          meaning: [`${skillText(rule, use.level)}${limit}`],
        },
      ]
    }),
    ...traits.flatMap((trait) => {
      const rule = gccBook.traits[trait]
      return rule === undefined
        ? []
        : [{ term: term(rule.name, { kind: 'trait', id: trait }), meaning: [rule.text] }]
    }),
  ]
  return items.length === 0 ? [] : [{ shape: 'terms', title: 'Skills and traits', items }]
}

/** What stands on a hero board. */
export function heroEntry(hero: HeroProfile): RuleEntry {
  return {
    kind: 'hero',
    id: hero.id,
    name: cardTitle(hero),
    summary: `${hero.energy} energy, recovers ${hero.recovery.active} or ${hero.recovery.resting}, size ${hero.size}, menace ${hero.menace}`,
    blocks: [
      {
        shape: 'figures',
        title: 'Board',
        items: [
          { label: 'Energy', value: `${hero.energy}` },
          { label: 'Active', value: `${hero.recovery.active}` },
          { label: 'Resting', value: `${hero.recovery.resting}` },
          { label: 'Size', value: `${hero.size}` },
          { label: 'Menace', value: `${hero.menace}` },
          { label: 'Carries', value: `${hero.maxEncumbrance}` },
        ],
      },
      {
        shape: 'facts',
        items: spaceLines(hero, []).map(({ name, limit, gives }) => ({
          label: name,
          value: [`up to ${counted(limit, 'cube')}: ${gives}`],
        })),
      },
      ...rulesBlock(hero.skills, hero.traits),
    ],
  }
}

function tileEntry(tile: TileProfile): RuleEntry {
  return {
    kind: 'tile',
    id: tile.id,
    name: cardTitle(tile),
    summary: `${tile.level}, ${counted(tile.lifePoints, 'life point')}; ${tileWords(tile)}`,
    blocks: [
      {
        shape: 'figures',
        title: 'Tile',
        items: [
          { label: 'Life', value: `${tile.lifePoints}` },
          { label: 'Defence', value: `${tile.automaticDefense}` },
          { label: 'Moves', value: `${tile.moveBonus}` },
          { label: 'Size', value: `${tile.size}` },
          { label: 'Menace', value: `${tile.menace}` },
          { label: 'Miniatures', value: `${tile.miniatures}` },
        ],
      },
      { shape: 'text', spans: [`Can do: ${tileWords(tile)}.`] },
      ...rulesBlock(tile.skills, tile.traits),
    ],
  }
}

function itemEntry(item: ItemCard): RuleEntry {
  const table = { skills: gccBook.skills }
  return {
    kind: 'item',
    id: item.id,
    name: item.name,
    summary: itemWords(item, table),
    blocks: [
      { shape: 'text', spans: [itemWords({ ...item, lines: [] }, table)] },
      {
        shape: 'facts',
        items: item.lines.map((line) => {
          const [label = '', value = ''] = lineWords(line, table).split(': ')
          return { label, value: [value] }
        }),
      },
      ...rulesBlock(
        item.lines.flatMap(({ skills = [] }) => skills),
        [],
      ),
    ],
  }
}

/** What a mission is about, how it is set up, and how it ends. */
export function missionEntry(mission: MissionData): RuleEntry {
  const { id, name, kind, text, board, ends, heroes, turns } = mission
  return {
    kind: 'mission',
    id,
    name,
    summary: text[0] ?? kind,
    blocks: [
      ...text.map((paragraph): Block => ({ shape: 'text', spans: [paragraph] })),
      {
        shape: 'facts',
        items: [
          { label: 'Kind', value: [kind] },
          { label: 'Board', value: [boards.get(board)?.name ?? board] },
          {
            label: 'Heroes',
            value: [heroes.min === heroes.max ? `${heroes.min}` : `${heroes.min} to ${heroes.max}`],
          },
          ...ends.map((end) => ({
            label: end.winner === 'heroes' ? 'Heroes win' : 'Villain wins',
            value: [end.text],
          })),
          { label: 'At the end', value: [`${turns.text} (${turns.winner})`] },
        ],
      },
      ...setupBlocks(mission),
      {
        shape: 'links',
        title: 'Suggested heroes',
        items: heroes.suggested.flatMap((hero): readonly LinkItem[] => {
          const profile = catalogue.heroes.get(hero)
          return profile === undefined ? [] : [{ to: { kind: 'hero', id: hero }, text: cardTitle(profile) }]
        }),
      },
    ],
  }
}

/** Plans are drawn in hundredths of what boards are measured in. */
const FINE = 1000

/** The board of a mission from above, and who stands where at first. */
function setupBlocks({ board: id, heroes, tiles, river }: MissionData): readonly Block[] {
  const board = boards.get(id)
  if (board === undefined) return []
  const areaNames = (ids: readonly string[]): string =>
    ids.map((area) => board.areas.find((each) => each.id === area)?.name ?? area).join('; ')
  const tileName = (tile: string): string => {
    const profile = catalogue.tiles.get(tile)
    return profile === undefined ? 'Event' : cardTitle(profile)
  }
  return [
    {
      shape: 'facts',
      items: [
        { label: 'Heroes begin in', value: [areaNames(heroes.areas)] },
        ...tiles
          .filter(({ areas }) => areas.length > 0)
          .map(({ tile, areas }) => ({ label: tileName(tile), value: [areaNames(areas)] })),
        { label: 'River at first', value: [river.map(tileName).join(', ')] },
      ],
    },
    {
      shape: 'plan',
      title: board.name,
      width: board.width * FINE,
      depth: board.height * FINE,
      areas: board.areas.map(({ name, limit, elevation = 0, outline }, place) => ({
        label: `${place + 1}`,
        tone: elevation > 0 ? 'mark' : 'wall',
        where: `${name}, room for ${limit}${elevation > 0 ? `, level ${elevation}` : ''}`,
        // Boards are measured from their upper edge, plans from their lower one.
        points: outline.map(([x, y]) => ({ x: x * FINE, y: (board.height - y) * FINE })),
      })),
    },
  ]
}

/** Every hero board, tile, item card and mission. */
export const cardEntries = (): readonly RuleEntry[] => [
  ...[...catalogue.heroes.values()].map(heroEntry),
  ...[...catalogue.tiles.values()].map(tileEntry),
  ...[...catalogue.items.values()].map(itemEntry),
  ...[...missions.values()].map(missionEntry),
]

/** Who has a skill or trait: heroes, tiles, items. */
export function bearersBlock({ kind, id }: EntryRef): readonly Block[] {
  const has = ({ skills, traits }: Pick<HeroProfile, 'skills' | 'traits'>): boolean =>
    kind === 'skill' ? skills.some(({ skill }) => skill === id) : kind === 'trait' && traits.includes(id)
  const links = (title: string, items: readonly LinkItem[]): readonly Block[] =>
    items.length === 0 ? [] : [{ shape: 'links', title, items }]
  return [
    ...links(
      'Heroes that have it',
      [...catalogue.heroes.values()]
        .filter(has)
        .map((hero) => ({ to: { kind: 'hero', id: hero.id }, text: cardTitle(hero) })),
    ),
    ...links(
      'Tiles that have it',
      [...catalogue.tiles.values()]
        .filter(has)
        .map((tile) => ({ to: { kind: 'tile', id: tile.id }, text: cardTitle(tile) })),
    ),
    ...links(
      'Items that give it',
      [...catalogue.items.values()]
        .filter(
          ({ lines }) =>
            kind === 'skill' && lines.some(({ skills = [] }) => skills.some(({ skill }) => skill === id)),
        )
        .map((item) => ({ to: { kind: 'item', id: item.id }, text: item.name })),
    ),
  ]
}
