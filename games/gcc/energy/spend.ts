import type { Reason, Seat } from '@gargoyle/engine'
import { cardOf, heroOf } from '../minis/minis.ts'
import type { CommandPost, Hero, Mini, Play } from '../state.ts'
import { type DieType, type HeroProfile, type SpaceName, spaceNames } from '../vocabulary.ts'

/** The spaces that cost cubes of the player who decides for a miniature, hero or character. */
export type SharedSpace = 'movement' | 'defense' | 'reroll'

/** The place of a space in `Hero.spaces`. */
const spaceIndex = (space: SpaceName): number => spaceNames.indexOf(space)

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
  if (hero !== undefined) return new HeroPurse(game, hero)
  const { commander } = game.content.tiles[cardOf(game, mini).tile]!
  if (commander >= 0) return new FriendlyPurse(game, game.state.heroes[commander]!)
  return mini.side === 'villain' ? new PostPurse(game) : undefined
}

// Classes, because purses are opened for every defence, reroll and move that bots think of.

class HeroPurse implements Purse {
  readonly seat: Seat
  readonly movePoints: number
  readonly defenseDie: DieType | undefined
  readonly #game: Play
  readonly #hero: Hero

  constructor(game: Play, hero: Hero) {
    const { movement, defense } = profileOf(game, hero)
    this.seat = hero.seat
    this.movePoints = movement.points
    this.defenseDie = defense.die
    this.#game = game
    this.#hero = hero
  }

  capacity(space: SharedSpace): number {
    return heroCapacity(this.#game, this.#hero, space)
  }

  spend(space: SharedSpace, cubes: number): void {
    heroSpend(this.#game, this.#hero, space, cubes)
  }
}

const friendlyDie: DieType = { colour: 'orange', reroll: false }

/** gcc/skill/friendly-tile: everything goes to the commander's thought space; one point a cube, orange dice. */
class FriendlyPurse implements Purse {
  readonly seat: Seat
  readonly movePoints = 1
  readonly defenseDie = friendlyDie
  readonly #game: Play
  readonly #hero: Hero

  constructor(game: Play, hero: Hero) {
    this.seat = hero.seat
    this.#game = game
    this.#hero = hero
  }

  capacity(): number {
    return heroCapacity(this.#game, this.#hero, 'thought')
  }

  spend(_space: SharedSpace, cubes: number): void {
    heroSpend(this.#game, this.#hero, 'thought', cubes)
  }
}

/** gcc/core/villain-spends: one space each for all characters. */
class PostPurse implements Purse {
  readonly seat: Seat
  readonly movePoints: number
  readonly defenseDie: DieType
  readonly #game: Play

  constructor(game: Play) {
    const { movement, defense } = game.content.mission.post
    this.seat = game.content.villain
    this.movePoints = movement.points
    this.defenseDie = defense.die
    this.#game = game
  }

  capacity(space: SharedSpace): number {
    return postCapacity(this.#game, space)
  }

  spend(space: SharedSpace, cubes: number): void {
    if (cubes > this.capacity(space)) this.#game.broken(`The villain cannot spend ${cubes} on ${space}.`)
    const { post } = this.#game.state
    post.reserve -= cubes
    post[space] += cubes
  }
}

function postCapacity(game: Play, space: SharedSpace): number {
  const { post } = game.state
  const { limit } = game.content.mission.post[space]
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
