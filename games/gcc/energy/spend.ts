import type { Reason, Seat } from '@gargoyle/engine'
import { cardOf, heroOf } from '../minis/minis.ts'
import type { CommandPost, Hero, Mini, Play } from '../state.ts'
import { type DieType, type HeroProfile, type SpaceName, spaceNames } from '../vocabulary.ts'

/** The spaces that cost cubes of whoever decides for a miniature, hero or character. */
export type SharedSpace = 'movement' | 'defense' | 'reroll'

/** The place of a space in `Hero.spaces`. */
export const spaceIndex = (space: SpaceName): number => spaceNames.indexOf(space)

/** The board of a hero. */
export const profileOf = ({ content }: Play, hero: Hero): HeroProfile =>
  content.heroes[content.minis[hero.mini]!.hero]!

/** How many cubes fit on a space of a hero. */
export function limitOf(profile: HeroProfile, space: SpaceName): number {
  return space === 'reroll' ? profile.rerollLimit : profile[space].limit
}

/** Cubes a hero can still spend on a space. gcc/core/exertion-limit, gcc/core/spending-energy */
export function heroCapacity(game: Play, hero: Hero, space: SpaceName): number {
  const room = limitOf(profileOf(game, hero), space) - hero.spaces[spaceIndex(space)]!
  return Math.max(0, Math.min(hero.reserve, room))
}

/** Why a hero cannot spend a cube on a space. */
export function heroSpendReason(game: Play, hero: Hero, space: SpaceName): Reason | undefined {
  if (heroCapacity(game, hero, space) > 0) return undefined
  if (hero.reserve === 0) return { text: 'No energy is left in reserve.', rule: 'gcc/core/spending-energy' }
  const limit = limitOf(profileOf(game, hero), space)
  return {
    text: `The ${space} space is full: ${hero.spaces[spaceIndex(space)]} of ${limit}.`,
    rule: 'gcc/core/exertion-limit',
  }
}

/** Moves cubes from the reserve to a space. gcc/core/spending-energy */
export function heroSpend(game: Play, hero: Hero, space: SpaceName, cubes: number): void {
  if (cubes > heroCapacity(game, hero, space)) game.broken(`${hero.seat} cannot spend ${cubes} on ${space}.`)
  hero.reserve -= cubes
  hero.spaces[spaceIndex(space)]! += cubes
}

/** Whose energy a miniature defends, rolls again and buys moves with. */
export type Purse = {
  readonly seat: Seat
  readonly movePoints: number
  readonly defenseDie: DieType | undefined
  /** Cubes that can still be spent so. */
  capacity(space: SharedSpace): number
  spend(space: SharedSpace, cubes: number): void
}

/**
 * The energy behind a miniature: a hero's own, the command post for the villain's characters, the thought space of the
 * commander for friendly ones. Neutral characters have none.
 */
export function purseOf(game: Play, mini: Mini): Purse | undefined {
  const hero = heroOf(game, mini)
  if (hero !== undefined) return heroPurse(game, hero)
  const { commander } = game.content.tiles[cardOf(game, mini).tile]!
  if (commander >= 0) return friendlyPurse(game, game.state.heroes[commander]!)
  return mini.side === 'villain' ? postPurse(game) : undefined
}

function heroPurse(game: Play, hero: Hero): Purse {
  const { movement, defense } = profileOf(game, hero)
  return {
    seat: hero.seat,
    movePoints: movement.points,
    defenseDie: defense.die,
    capacity: (space) => heroCapacity(game, hero, space),
    spend: (space, cubes) => heroSpend(game, hero, space, cubes),
  }
}

/** gcc/skill/friendly-tile: everything goes to the commander's thought space; one point a cube, orange dice. */
function friendlyPurse(game: Play, hero: Hero): Purse {
  return {
    seat: hero.seat,
    movePoints: 1,
    defenseDie: { colour: 'orange', reroll: false },
    capacity: () => heroCapacity(game, hero, 'thought'),
    spend: (_space, cubes) => heroSpend(game, hero, 'thought', cubes),
  }
}

/** gcc/core/villain-spends: one space each for all characters. */
function postPurse(game: Play): Purse {
  const { post } = game.state
  const { movement, defense } = game.content.mission.post
  return {
    seat: game.content.villain,
    movePoints: movement.points,
    defenseDie: defense.die,
    capacity: (space) => postCapacity(game, space),
    spend(space, cubes) {
      if (cubes > postCapacity(game, space)) game.broken(`The villain cannot spend ${cubes} on ${space}.`)
      post.reserve -= cubes
      post[space] += cubes
    },
  }
}

function postCapacity(game: Play, space: SharedSpace): number {
  const { post } = game.state
  const { movement, defense, reroll } = game.content.mission.post
  const limit = { movement: movement.limit, defense: defense.limit, reroll: reroll.limit }[space]
  return Math.max(0, Math.min(post.reserve, limit - post[space]))
}

/** Every cube of a hero, wherever it is: never changes. */
export function heroCubes(hero: Hero): number {
  return hero.reserve + hero.fatigue + hero.wounds + hero.spaces.reduce((sum, cubes) => sum + cubes, 0)
}

/** Every cube of the villain. */
export function postCubes(post: CommandPost): number {
  return post.reserve + post.fatigue + post.movement + post.defense + post.reroll + post.removed
}
