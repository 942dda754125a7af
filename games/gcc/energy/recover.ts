import type { CommandPost, Hero } from '../state.ts'

/** All cubes on spaces go to fatigue. gcc/core/hero-turn-start, gcc/core/hero-turn-end */
export function clearSpaces(hero: Hero): void {
  for (let i = 0; i < hero.spaces.length; i++) {
    hero.fatigue += hero.spaces[i]!
    hero.spaces[i] = 0
  }
}

/**
 * gcc/core/recovery: moves cubes from fatigue to reserve. What fatigue lacks moves from wounds to fatigue, and no
 * further. gcc/core/active-recovery-shortfall
 */
export function recover(hero: Hero, value: number): { readonly recovered: number; readonly healed: number } {
  const recovered = Math.min(value, hero.fatigue)
  hero.fatigue -= recovered
  hero.reserve += recovered
  const healed = Math.min(value - recovered, hero.wounds)
  hero.wounds -= healed
  hero.fatigue += healed
  return { recovered, healed }
}

/** gcc/core/villain-upkeep: first everything on spaces to fatigue, then the recovery value to reserve. */
export function recoverPost(post: CommandPost, value: number): number {
  post.fatigue += post.movement + post.defense + post.reroll
  post.movement = 0
  post.defense = 0
  post.reroll = 0
  const recovered = Math.min(value, post.fatigue)
  post.fatigue -= recovered
  post.reserve += recovered
  return recovered
}

/** gcc/core/hero-neutralized: every cube is a wound. */
export function isNeutralized(hero: Hero): boolean {
  return hero.reserve === 0 && hero.fatigue === 0 && hero.spaces.every((cubes) => cubes === 0)
}

/** Takes wounds: cubes from fatigue, then from spaces, then from reserve. gcc/core/hero-wounds */
export function takeWounds(hero: Hero, wounds: number): number {
  let left = wounds
  const take = (available: number): number => {
    const taken = Math.min(left, available)
    left -= taken
    return taken
  }
  hero.fatigue -= take(hero.fatigue)
  for (let i = 0; i < hero.spaces.length; i++) hero.spaces[i]! -= take(hero.spaces[i]!)
  hero.reserve -= take(hero.reserve)
  hero.wounds += wounds - left
  return wounds - left
}

/**
 * Cubes leave the game: from fatigue, then from spaces, then from reserve. Nothing happens if there are too few.
 * gcc/core/dredge
 */
export function removeCubes(post: CommandPost, cubes: number): boolean {
  if (post.fatigue + post.movement + post.defense + post.reroll + post.reserve < cubes) return false
  let left = cubes
  for (const place of ['fatigue', 'movement', 'defense', 'reroll', 'reserve'] as const) {
    const taken = Math.min(left, post[place])
    post[place] -= taken
    left -= taken
  }
  post.removed += cubes
  return true
}
