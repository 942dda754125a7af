import { indexRules, indexSharedRules, seat, summarizeLasting } from '@gargoyle/engine'
import { type AreaBoard, areaNamed } from '../board/board.ts'
import { GroundCache } from '../board/ground.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Content, MiniCard, TileCard } from '../content.ts'
import { type Mission, scaledTo } from '../missions/mission.ts'
import type { MissionData } from '../missions/mission-data.ts'
import { missionRules } from '../missions/rules/index.ts'
import {
  type CardRule,
  cardRule,
  type GccRuleSet,
  type GccRules,
  type MissionSpecialRule,
  precedence,
} from '../rules/rule-types.ts'
import type { HeroProfile, ItemCard, Side, TileProfile } from '../vocabulary.ts'
import type { Setup } from './setup.ts'

/** Skills and traits by id. */
export type RuleBook = { readonly skills: GccRuleSet; readonly traits: GccRuleSet }

/** A tile that takes part, and how many of its miniatures. */
export type TilePlan = {
  readonly profile: TileProfile
  readonly count: number
  readonly commander: number
  readonly side: Side
}

/** Everything that never changes in a game of this setup. */
export function buildContent(
  setup: Setup,
  data: MissionData,
  board: AreaBoard,
  book: RuleBook,
  catalogue: Catalogue,
): Content {
  const heroes = setup.heroes.map(({ hero }) => catalogue.heroes.get(hero)!)
  const plans = [...missionTiles(data, heroes.length, catalogue), ...friendlyTiles(setup, heroes, catalogue)]
  const items: ItemCard[] = [
    ...setup.heroes.flatMap(({ gadgets }) => gadgets),
    ...data.heroes.items,
    ...data.items.map(({ item }) => item),
    ...foundItems(data),
  ].map((id) => catalogue.items.get(id)!)
  return contentOf({
    setup,
    mission: settleMission(data, heroes.length, board),
    board,
    book,
    heroes,
    plans,
    items,
  })
}

/** Cards that actions of the mission bring into play. */
function foundItems({ actions, effects, events }: MissionData): readonly string[] {
  return [...actions, ...effects, ...events].flatMap(({ deeds }) =>
    deeds.flatMap((deed) => ('findItem' in deed ? [deed.findItem] : [])),
  )
}

function missionTiles(data: MissionData, heroes: number, catalogue: Catalogue): readonly TilePlan[] {
  return data.tiles.map(({ tile, areas, extra, pool, life }) => {
    const printed = catalogue.tiles.get(tile)!
    // gcc/core/priority: what the mission says goes over what the tile says.
    const profile = life === undefined ? printed : { ...printed, lifePoints: scaledTo(heroes, life) }
    const more = extra.filter((each) => heroes >= each.heroes).flatMap((each) => each.areas)
    return {
      profile,
      count: areas.length + more.length + scaledTo(heroes, pool),
      commander: -1,
      side: profile.side === 'neutral' ? 'neutral' : 'villain',
    }
  })
}

/** gcc/skill/friendly-tile: as many characters as the level of the skill. */
function friendlyTiles(
  setup: Setup,
  heroes: readonly HeroProfile[],
  catalogue: Catalogue,
): readonly TilePlan[] {
  return setup.heroes.flatMap(({ commands }, commander) =>
    commands.map((id): TilePlan => {
      const profile = catalogue.tiles.get(id)!
      const skill = heroes[commander]!.skills.find((each) => each.skill === `${profile.level}-command`)
      return { profile, count: skill?.level ?? 0, commander, side: 'heroes' }
    }),
  )
}

/** A mission with every number settled for so many heroes. */
export function settleMission(data: MissionData, heroes: number, board: AreaBoard): Mission {
  const { post, reinforcement } = data
  const amount = (value: number | readonly number[]): number => scaledTo(heroes, value)
  return {
    data,
    heroes,
    initiative: data.initiative,
    post: {
      reserve: amount(post.reserve),
      fatigue: amount(post.fatigue),
      recovery: amount(post.recovery),
      movement: { points: post.movement.points, limit: amount(post.movement.limit) },
      defense: {
        die: { colour: post.defense.die, reroll: post.defense.reroll },
        limit: amount(post.defense.limit),
      },
      reroll: { limit: amount(post.reroll.limit) },
    },
    reinforcementPoints: amount(reinforcement.points),
    reinforcementAreas: reinforcement.areas.map((id) => areaNamed(board, id)),
  }
}

/** What content is put together from. */
export type ContentParts = {
  readonly setup: Setup
  readonly mission: Mission
  readonly board: AreaBoard
  readonly book: RuleBook
  readonly heroes: readonly HeroProfile[]
  readonly plans: readonly TilePlan[]
  readonly items: readonly ItemCard[]
}

/** Numbers miniatures, tiles and rules. */
export function contentOf({ setup, mission, board, book, heroes, plans, items }: ContentParts): Content {
  const minis: MiniCard[] = heroes.map((profile, hero) => ({
    id: hero,
    label: profile.name,
    side: 'heroes',
    size: profile.size,
    menace: profile.menace,
    skills: profile.skills,
    traits: profile.traits,
    hero,
    tile: -1,
  }))
  const tiles: TileCard[] = plans.map(({ profile, count, commander, side }, tile) => {
    const ids: number[] = []
    for (let i = 0; i < count; i++) {
      const id = minis.length
      ids.push(id)
      minis.push({
        id,
        label: count === 1 ? tileLabel(profile) : `${tileLabel(profile)} ${i + 1}`,
        side,
        size: profile.size,
        menace: profile.menace,
        skills: profile.skills,
        traits: profile.traits,
        hero: -1,
        tile,
      })
    }
    return { profile, minis: ids, commander }
  })
  const rules = minis.map((mini) => rulesOf(book, mini))
  const shared = mission.data.rules.flatMap((id): readonly MissionSpecialRule[] => {
    const record = missionRules[id]?.special
    if (record === undefined) return []
    return [{ id, record, args: [], rule: 'gcc/core/priority', precedence: precedence.mission }]
  })
  return {
    setup,
    mission,
    board,
    grounds: new GroundCache(board),
    villain: seat('villain'),
    heroes,
    minis,
    tiles,
    items,
    skills: book.skills,
    index: indexRules<GccRules, CardRule>(
      rules,
      [],
      // What items grant lasts on their carriers.
      summarizeLasting<GccRules>(
        items.flatMap(({ lines }) =>
          lines.flatMap(({ skills = [] }) => skills.map(({ skill }) => book.skills[skill]!)),
        ),
      ),
      shared.map(({ record }) => record),
    ),
    offering: rules.flat().filter(({ record }) => record.tasksAround !== undefined),
    shared: indexSharedRules<GccRules, MissionSpecialRule>(shared),
  }
}

const tileLabel = ({ name, subtitle }: TileProfile): string =>
  subtitle === undefined ? name : `${name} ${subtitle}`

/** The skills and traits of a card that the book has. */
function rulesOf({ skills, traits }: RuleBook, card: MiniCard): readonly CardRule[] {
  return [
    ...card.skills.flatMap(({ skill, limit }) => {
      const record = skills[skill]
      return record === undefined ? [] : [cardRule('skill', card.id, skill, record, { limit })]
    }),
    ...card.traits.flatMap((trait) => {
      const record = traits[trait]
      return record === undefined ? [] : [cardRule('trait', card.id, trait, record)]
    }),
  ]
}
