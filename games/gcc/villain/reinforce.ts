import { ask, choose, type Rule } from '@gargoyle/engine'
import { type Aside, asidesOf, isAside, takeAside } from '../actions/asides.ts'
import type { AreaId } from '../board/board.ts'
import { groundOf } from '../content.ts'
import { nameOf, placesFor, wouldOverOccupy } from '../minis/minis.ts'
import type { Mini, Play } from '../state.ts'

type Offer = {
  readonly kind: 'offer'
  readonly mini: Mini
  readonly cost: number
  readonly places: readonly AreaId[]
}

/**
 * gcc/core/reinforcement: points are spent at once on miniatures in the character pool; what is left is lost. Never
 * over-occupying: an adjacent area, else not at all. A returning miniature turns its tile face up.
 */
export function* reinforce(game: Play, points: number): Rule<void> {
  let left = points
  while (left > 0) {
    const offers = reinforcements(game, left)
    if (offers.length === 0) return
    const offer = yield* ask(
      game,
      game.content.villain,
      choose<Offer | Aside | undefined>({
        name: 'reinforce',
        prompt: `Who comes as reinforcement? ${left} ${left === 1 ? 'point' : 'points'} left.`,
        rule: 'gcc/core/reinforcement',
        about: { points: left },
        options: [
          ...offers.map((each) => ({
            id: String(each.mini.id),
            value: each,
            label: `${nameOf(game, each.mini)}: ${each.cost}`,
            about: { mini: each.mini.id, cost: each.cost },
          })),
          { id: 'none', value: undefined, label: 'Nobody else' },
          ...asidesOf(game, game.content.villain),
        ],
      }),
    )
    if (offer === undefined) return
    if (isAside(offer)) {
      takeAside(game, offer)
      continue
    }
    const { mini, cost, places } = offer
    const place = yield* ask(
      game,
      game.content.villain,
      choose({
        name: 'reinforce-area',
        prompt: `Where does ${nameOf(game, mini)} arrive?`,
        rule: 'gcc/core/reinforcement',
        options: places.map((area) => ({
          id: String(area),
          value: area,
          label: game.content.board.areas[area]!.name,
          about: { area },
        })),
      }),
    )
    left -= cost
    arrive(game, mini, place)
  }
}

/** One miniature of each tile that can come back, and where to. gcc/core/character-pool */
export function reinforcements(game: Play, points: number): readonly Offer[] {
  const { state, content } = game
  const ground = groundOf(game)
  const offers: Offer[] = []
  for (const [number, { profile, minis, commander }] of content.tiles.entries()) {
    const cost = profile.reinforcementCost
    if (cost === undefined || cost > points || commander >= 0 || state.tiles[number]!.out) continue
    const mini = minis.map((id) => state.minis[id]!).find(({ condition }) => condition === 'pool')
    if (mini === undefined) continue
    const { reinforcementAreas } = content.mission
    const open = reinforcementAreas.filter((area) => !wouldOverOccupy(game, mini, area))
    // gcc/core/over-occupation: beside them only if it cannot come into any of them.
    const places =
      open.length > 0
        ? open
        : reinforcementAreas.flatMap((area) => placesFor(game, mini, area, ground.adjacent[area]!))
    if (places.length > 0) offers.push({ kind: 'offer', mini, cost, places: [...new Set(places)] })
  }
  return offers
}

/** Puts a character on the board, fresh. */
export function arrive(game: Play, mini: Mini, area: AreaId): void {
  const tile = game.content.minis[mini.id]!.tile
  mini.at = area
  mini.condition = 'board'
  mini.life = game.content.tiles[tile]!.profile.lifePoints
  game.state.tiles[tile]!.faceDown = false
  game.emit(() => ({
    name: 'arrived',
    text: `${nameOf(game, mini)} arrives in ${game.content.board.areas[area]!.name}.`,
    rule: 'gcc/core/reinforcement',
    about: { mini: mini.id, area },
  }))
}
