import type { GccView, HeroProfile, TileProfile } from '@gargoyle/gcc'
import { mm } from '@gargoyle/table'
import { areaSpot } from '../../scene/areas/area.ts'
import type { FigureParts } from '../../scene/figures/figure-parts.ts'
import type {
  Badge,
  Build,
  Figure,
  SceneArea,
  SceneContent,
  SceneLight,
  SceneToken,
  SceneZone,
  TableSide,
} from '../../scene/scene-content.ts'
import { partsFor } from '../card-parts.ts'
import { withCapital } from '../with-capital.ts'
import { boardPlan } from './board-plan.ts'
import { itemId, miniId, tokenId } from './ids.ts'
import type { GccMoment, MiniView } from './moment.ts'
import { placesIn } from './slots.ts'
import type { GccTable } from './table-data.ts'

/** The looks of heroes by their number; the villain has the one between the first two. */
const heroLooks: readonly TableSide[] = [0, 2, 3, 4]

/** The look of a hero. */
export const heroLook = (hero: number): TableSide => heroLooks[hero] ?? 0

export const VILLAIN_LOOK: TableSide = 1

/** The look of a miniature: its hero's, its commander's, the villain's, or a plain one. */
export function lookOfMini(
  { hero, tile, side }: Pick<MiniView, 'hero' | 'tile' | 'side'>,
  { tiles }: Pick<GccTable, 'tiles'>,
): TableSide {
  if (hero >= 0) return heroLook(hero)
  const commander = tiles[tile]?.commander ?? -1
  if (commander >= 0) return heroLook(commander)
  return side === 'neutral' ? 'neutral' : VILLAIN_LOOK
}

/** Two letters for a name: first letters of its words, a number if it has one. */
export function initialsOf(label: string): string {
  // Half of the heroes are bats of some kind.
  const bat = /^Bat([a-z])\w*$/.exec(label)?.[1]
  if (bat !== undefined) return `B${bat}`.toUpperCase()
  const words = label.split(/[\s-]+/).filter((word) => /\w/.test(word))
  const number = /^\d+$/.exec(words.at(-1) ?? '')?.[0]
  // For several of the same name the last word matters more: Thugs with baseball bat 2 are B2.
  if (number !== undefined && words.length > 1) return `${words.at(-2)!.slice(0, 1)}${number}`.toUpperCase()
  const letters = words.length > 1 ? words.map((word) => word.slice(0, 1)).join('') : label.slice(0, 2)
  return letters.slice(0, 2).toUpperCase()
}

/** The table at a moment: the board of the mission, who stands where, and what lies there. */
export function gccScene(moment: GccMoment): SceneContent {
  const view = moment.look.view
  const table = moment.info.table
  const plan = boardPlan(table.board, view.broken)
  const figures: Figure[] = []
  const tokens: SceneToken[] = []
  for (const [number, area] of (plan.areas ?? []).entries()) {
    const standing = view.minis.filter(({ at }) => at === number)
    const lying = tokensAt(view, table, number)
    const places = placesIn(area, standing.length, lying.length)
    standing.forEach((mini, i) => {
      figures.push({ ...figureOf(mini, view, moment), at: places.figures[i]! })
    })
    lying.forEach((token, i) => {
      tokens.push({ ...token, at: places.tokens[i]! })
    })
  }
  return {
    ...plan,
    figures,
    tokens,
    lights: lightsOf(plan.areas ?? []),
    zones: cloudsOf(view, plan.areas ?? []),
    night: true,
  }
}

const levelBuilds: Readonly<Record<'leader' | 'elite' | 'henchman', Build>> = {
  leader: 'leader',
  elite: 'fighter',
  henchman: 'thug',
}

function buildOf({ hero, tile, size }: MiniView, { tiles }: GccTable): Build {
  if (size >= 3) return 'giant'
  if (hero >= 0) return 'boss'
  return levelBuilds[tiles[tile]?.profile.level ?? 'henchman']
}

/** What the figure and the portrait of a hero are drawn from. */
export const partsOfHero = (profile: HeroProfile): FigureParts =>
  partsFor(profile, () => ({
    label: profile.name,
    name: profile.subtitle ?? '',
    rank: 'leader',
    isBig: false,
    traits: [],
    weapons: [],
  }))

/** Those of a tile: what they are called says what they carry. */
const partsOfTile = (profile: TileProfile, isBig: boolean): FigureParts =>
  partsFor(profile, () => ({
    label: profile.name,
    name: '',
    rank: 'henchman',
    isBig,
    traits: [],
    weapons: [{ name: profile.name }],
  }))

function partsOfMini({ hero, tile, size }: MiniView, { heroes, tiles }: GccTable): FigureParts | undefined {
  const heroProfile = heroes[hero]
  const tileProfile = tiles[tile]?.profile
  if (heroProfile) return partsOfHero(heroProfile)
  return tileProfile && partsOfTile(tileProfile, size >= 3)
}

function figureOf(mini: MiniView, view: GccView, moment: GccMoment): Omit<Figure, 'at'> {
  const table = moment.info.table
  const { id, label, hero, size, lying } = mini
  const parts = partsOfMini(mini, table)
  const isDown = moment.look.shown.neutralized.includes(hero)
  const seat = view.heroes[hero]?.seat
  const { activation } = view
  return {
    id: miniId(id),
    radius: mm(size >= 3 ? 20 : size === 2 ? 16 : 13),
    height: mm(size >= 3 ? 46 : size === 2 ? 40 : 34),
    build: buildOf(mini, table),
    ...(parts && { parts }),
    side: lookOfMini(mini, table),
    name: label,
    initials: initialsOf(label),
    posture: isDown ? 'out' : lying ? 'lying' : 'standing',
    isActive:
      activation === null
        ? seat !== undefined && seat === moment.look.viewer && moment.look.asked.some((each) => each === seat)
        : activation.current === id,
    isDone: hero >= 0 ? view.ready.includes(hero) : (activation?.done.includes(id) ?? false),
    badges: badgesOf(mini, view, table, isDown),
  }
}

function badgesOf(mini: MiniView, view: GccView, { tiles }: GccTable, isDown: boolean): readonly Badge[] {
  const hero = view.heroes[mini.hero]
  const full = tiles[mini.tile]?.profile.lifePoints ?? 0
  const held = view.tokens.filter(({ holder }) => holder === mini.id).map(({ kind }) => kind)
  const isHurt = mini.life < full
  return [
    ...(isDown ? [{ text: 'neutralized', tone: 'danger', icon: 'out' } as const] : []),
    ...(hero && hero.wounds > 0 && !isDown
      ? [{ text: woundWords(hero.wounds), tone: 'danger', icon: 'injury', count: hero.wounds } as const]
      : []),
    ...(full > 1
      ? [{ text: `${mini.life}/${full}`, tone: isHurt ? 'danger' : 'plain', icon: 'life' } as const]
      : []),
    ...(mini.shackles > 0 ? [{ text: `shackled ${mini.shackles}`, tone: 'danger' } as const] : []),
    ...(mini.lying ? [{ text: 'lying', tone: 'lamp', icon: 'lying' } as const] : []),
    ...(hero?.stance === 'resting' ? [{ text: 'resting', tone: 'plain' } as const] : []),
    ...held.map((kind) => ({ text: kind, tone: 'lamp', icon: 'loot' }) as const),
  ]
}

/** Wounds, counted. */
export const woundWords = (wounds: number): string => (wounds === 1 ? '1 wound' : `${wounds} wounds`)

/** Kinds of tokens of missions that the table has a shape for; others are discs with their word. */
const tokenKinds: Readonly<Record<string, string>> = {
  bomb: 'event',
  alarm: 'light',
  machine: 'light',
  server: 'light',
  ledgers: 'clue',
  riddle: 'clue',
  hostage: 'suspect',
  locker: 'loot',
  safe: 'loot',
}

function tokensAt(view: GccView, table: GccTable, area: number): Omit<SceneToken, 'at'>[] {
  return [
    ...view.tokens
      .filter(({ at, holder }) => at === area && holder < 0)
      .map(({ id, kind, face }) => ({
        id: tokenId(id),
        kind: tokenKinds[kind] ?? 'marker',
        radius: mm(11),
        label: `${withCapital(kind)}: ${face}`,
      })),
    ...view.items.flatMap(({ at, gone }, item) =>
      at === area && !gone
        ? [{ id: itemId(item), kind: 'loot', radius: mm(9), label: table.items[item]?.name ?? 'Item' }]
        : [],
    ),
  ]
}

/** Clouds that lie in areas: flame and gas hurt, frost holds, smoke hides. */
function cloudsOf(view: GccView, areas: readonly SceneArea[]): SceneZone[] {
  return view.clouds.flatMap(({ kind, at, count }, i) => {
    const area = areas[at]
    if (!area) return []
    return [
      {
        id: `cloud ${i}`,
        label: `${withCapital(kind)} ${count}`,
        z: area.z,
        outline: area.outline,
        tone:
          kind === 'smoke' ? ('plain' as const) : kind === 'frost' ? ('seen' as const) : ('danger' as const),
        height: mm(kind === 'smoke' ? 30 : 14),
      },
    ]
  })
}

/** A lamp in every area that shines to its farthest corner, so that the whole board can be read by night. */
function lightsOf(areas: readonly SceneArea[]): SceneLight[] {
  return areas.map((area) => {
    const at = areaSpot(area)
    const reach = Math.max(...area.outline.map(({ x, y }) => Math.hypot(x - at.x, y - at.y)))
    return { id: `lamp ${area.id}`, at, radius: mm(5), reach: Math.round(reach), on: true }
  })
}
