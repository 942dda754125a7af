import { NOWHERE } from './board/board.ts'
import { type Content, EVENT_TILE } from './content.ts'
import { heroCubes, limitOf, postCubes } from './energy/spend.ts'
import type { Hero, Mini, State } from './state.ts'
import { spaceNames } from './vocabulary.ts'

/** What must hold in every position: one sentence for everything that does not. */
export function breachesOf(state: State, content: Content): readonly string[] {
  return [
    ...state.heroes.flatMap((hero, i) => heroBreaches(hero, i, content)),
    ...postBreaches(state, content),
    ...state.minis.flatMap((mini) => miniBreaches(mini, content)),
    ...areaBreaches(state, content),
    ...riverBreaches(state, content),
    ...itemBreaches(state, content),
    ...otherBreaches(state, content),
  ]
}

/** Cubes are neither lost nor made, and no space holds more than fits. gcc/core/exertion-limit */
function heroBreaches(hero: Hero, number: number, content: Content): readonly string[] {
  const profile = content.heroes[number]!
  const found: string[] = []
  if (heroCubes(hero) !== profile.energy)
    found.push(`${profile.name} has ${heroCubes(hero)} cubes of ${profile.energy}.`)
  if ([hero.reserve, hero.fatigue, hero.wounds, ...hero.spaces].some((cubes) => cubes < 0))
    found.push(`${profile.name} has fewer than no cubes somewhere.`)
  for (const [i, space] of spaceNames.entries()) {
    if (hero.spaces[i]! > limitOf(profile, space))
      found.push(`${profile.name} has ${hero.spaces[i]} cubes on ${space}, of ${limitOf(profile, space)}.`)
  }
  return found
}

function postBreaches({ post }: State, { mission }: Content): readonly string[] {
  const found: string[] = []
  const all = mission.post.reserve + mission.post.fatigue
  if (postCubes(post) !== all) found.push(`The villain has ${postCubes(post)} cubes of ${all}.`)
  if ([post.reserve, post.fatigue, post.movement, post.defense, post.reroll].some((cubes) => cubes < 0))
    found.push('The villain has fewer than no cubes somewhere.')
  for (const space of ['movement', 'defense', 'reroll'] as const) {
    const { limit } = mission.post[space]
    if (post[space] > limit) found.push(`The villain has ${post[space]} cubes on ${space}, of ${limit}.`)
  }
  return found
}

function miniBreaches(mini: Mini, content: Content): readonly string[] {
  const { label, hero, tile } = content.minis[mini.id]!
  const found: string[] = []
  if ((mini.at !== NOWHERE) !== (mini.condition === 'board'))
    found.push(`${label} is ${mini.condition} but ${mini.at === NOWHERE ? 'nowhere' : 'on the board'}.`)
  if (hero < 0) {
    const { lifePoints } = content.tiles[tile]!.profile
    if (mini.life < 0 || mini.life > lifePoints)
      found.push(`${label} has ${mini.life} of ${lifePoints} life points.`)
    if (mini.at !== NOWHERE && mini.life === 0) found.push(`${label} is on the board without life points.`)
  }
  if (mini.shackles < 0 || mini.load < 0) found.push(`${label} carries less than nothing.`)
  return found
}

/** gcc/core/occupation-limit */
function areaBreaches({ minis }: State, { board, minis: cards }: Content): readonly string[] {
  const sizes = board.areas.map(() => 0)
  for (const { id, at } of minis) if (at !== NOWHERE) sizes[at]! += cards[id]!.size
  return board.areas.flatMap(({ name, limit }, i) =>
    sizes[i]! > limit ? [`${name} holds ${sizes[i]} of ${limit}.`] : [],
  )
}

/** Every tile of the villain is in the river once, until it is dredged. gcc/core/river */
function riverBreaches({ post, tiles, minis }: State, content: Content): readonly string[] {
  const found: string[] = []
  if (new Set(post.river).size < post.river.length) found.push('A tile is in the river twice.')
  for (const [i, tile] of tiles.entries()) {
    const { profile, commander, minis: ids } = content.tiles[i]!
    const belongs = content.mission.data.river.includes(profile.id) && commander < 0 && !tile.out
    if (post.river.includes(i) !== belongs)
      found.push(`${profile.name} is ${belongs ? 'missing from' : 'still in'} the river.`)
    const isThere = ids.some((id) => minis[id]!.at !== NOWHERE)
    if (isThere === tile.faceDown) found.push(`${profile.name} lies on the wrong side.`)
  }
  if (content.mission.data.river.includes('event') !== post.river.includes(EVENT_TILE))
    found.push('The event tile has gone missing.')
  return found
}

/** A card is in one place; loads add up and stay below the maximum. gcc/core/encumbrance */
function itemBreaches(state: State, content: Content): readonly string[] {
  const found: string[] = []
  const loads = state.minis.map(() => 0)
  for (const [i, { holder, at, gone }] of state.items.entries()) {
    const card = content.items[i]!
    if (Number(holder !== NOWHERE) + Number(at !== NOWHERE) + Number(gone) > 1)
      found.push(`${card.name} is in two places.`)
    if (holder !== NOWHERE && card.kind === 'equipment') loads[holder]! += card.size
    if (at !== NOWHERE && card.kind === 'gadget') found.push(`${card.name} lies on the board.`)
  }
  for (const mini of state.minis) {
    const { label, hero } = content.minis[mini.id]!
    if (mini.load !== loads[mini.id]) found.push(`${label} carries ${loads[mini.id]}, not ${mini.load}.`)
    if (hero >= 0 && mini.load > content.heroes[hero]!.maxEncumbrance)
      found.push(`${label} carries too much.`)
  }
  return found
}

function otherBreaches(state: State, content: Content): readonly string[] {
  const found: string[] = []
  // gcc/core/turn-track
  if (state.turn < 0 || state.turn > 12) found.push(`The turn marker is on ${state.turn}.`)
  if (state.blast !== undefined) found.push('An explosion is not over.')
  if (state.post.played > 2) found.push('More than two tiles were activated.')
  if (new Set(state.broken).size < state.broken.length) found.push('A wall is broken twice.')
  for (const { kind, at, holder } of state.tokens)
    if (at !== NOWHERE && holder !== NOWHERE) found.push(`A ${kind} is in two places.`)
  if (state.stage === 'over' && state.winner === undefined) found.push('The game is over but nobody has won.')
  for (const mini of state.minis)
    for (const { skill } of [...mini.boosts, ...mini.grants])
      if (!isGranted(state, content, mini, skill))
        found.push(`${content.minis[mini.id]!.label} has ${skill} from nowhere.`)
  return found
}

const isGranted = (state: State, content: Content, mini: Mini, skill: string): boolean =>
  state.items.some(
    ({ holder }, i) =>
      holder === mini.id &&
      content.items[i]!.lines.some(
        (line) => line.when === 'permanent' && line.skills?.some((each) => each.skill === skill),
      ),
  )
