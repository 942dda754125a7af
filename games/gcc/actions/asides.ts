import { ask, choose, type Rule, type Seat, type ValuedOption } from '@gargoyle/engine'
import type { AsideAbout } from '../abouts.ts'
import { NOWHERE } from '../board/board.ts'
import { EVENT_TILE } from '../content.ts'
import { carriedBy, itemCard, layDown } from '../items/carry.ts'
import { heroOf, miniOf, nameOf } from '../minis/minis.ts'
import type { GccRule } from '../rules/rule-types.ts'
import type { Hero, Mini, Play } from '../state.ts'
import { canDredge, demobilize, dredge, tileName } from '../villain/river.ts'

// Texts are made only when they are read: bots answer without.

/** What is no action and may be done at any time, beside what a player is asked. */
export type Aside =
  | { readonly kind: 'drop'; readonly item: number }
  | { readonly kind: 'dredge' | 'demobilize'; readonly tile: number }

type AsideOption = Omit<ValuedOption<Aside>, 'why'>

const asides: ReadonlySet<string> = new Set(['drop', 'dredge', 'demobilize'] satisfies Aside['kind'][])

/** Whether an answer is an aside: what was asked is still to be answered. */
export const isAside = <V extends { readonly kind: string }>(answer: V | Aside): answer is Aside =>
  asides.has(answer.kind)

/** All asides of a player: cards that its hero drops, tiles that the villain gives up. gcc/core/drop, gcc/core/dredge */
export function asidesOf(game: Play, seat: Seat): readonly AsideOption[] {
  const hero = game.state.heroes.find((each) => each.seat === seat)
  return hero === undefined ? riverAsides(game) : dropsOf(game, miniOf(game, hero))
}

/** Equipment in a hero's hands; bat-gadgets never leave the belt. gcc/core/bat-gadgets */
export function equipmentOf(game: Play, mini: Mini): readonly number[] {
  return carriedBy(game, mini).filter((item) => itemCard(game, item).kind === 'equipment')
}

/** gcc/core/drop: free, at any time. */
export function dropsOf(game: Play, mini: Mini): readonly AsideOption[] {
  // A hero that found no place at the start has no area either.
  if (mini.at === NOWHERE) return []
  return equipmentOf(game, mini).map((item) => ({
    id: `drop:${item}`,
    value: { kind: 'drop', item },
    get label() {
      return `Drop ${itemCard(game, item).name}`
    },
    about: { drops: item } satisfies AsideAbout,
  }))
}

const villainStages: ReadonlySet<string> = new Set(['villain-start', 'tiles', 'villain-end'])

/** gcc/core/dredge, gcc/core/demobilize: at any moment of the villain's turn. */
function riverAsides(game: Play): readonly AsideOption[] {
  const { stage, post } = game.state
  if (!villainStages.has(stage)) return []
  return post.river.flatMap((tile) => {
    const kind = givingUp(game, tile)
    if (kind === undefined) return []
    return [
      {
        id: `${kind}:${tile}`,
        value: { kind, tile },
        get label() {
          return `${kind === 'dredge' ? 'Dredge' : 'Demobilize'} ${tileName(game, tile)}`
        },
        about: { givesUp: tile, does: kind } satisfies AsideAbout,
      },
    ]
  })
}

/** How the villain can give a tile up now. gcc/core/dredge, gcc/core/demobilize */
export function givingUp(game: Play, tile: number): 'dredge' | 'demobilize' | undefined {
  if (tile === EVENT_TILE || !canDredge(game)) return undefined
  const { post, tiles } = game.state
  if (tiles[tile]!.faceDown) return 'dredge'
  const isLeader = game.content.tiles[tile]!.profile.level === 'leader'
  return post.demobilized || isLeader ? undefined : 'demobilize'
}

export function takeAside(game: Play, aside: Aside): void {
  if (aside.kind === 'drop') {
    const { holder } = game.state.items[aside.item]!
    layDown(game, aside.item, game.state.minis[holder]!.at)
  } else if (aside.kind === 'dredge') dredge(game, aside.tile)
  else demobilize(game, aside.tile)
}

/** Skills that a hero's load keeps from working, and that dropping things would bring back. gcc/core/encumbrance-skill-limit */
export function burdened(game: Play, mini: Mini): readonly GccRule[] {
  const hero = heroOf(game, mini)
  if (hero === undefined || mini.load === 0 || mini.skillsOff) return []
  return (game.content.index.byOwner[mini.id] ?? []).flatMap(({ id, limit, record }) =>
    limit !== undefined && limit > 0 && mini.load >= limit && !mini.boosts.some(({ skill }) => skill === id)
      ? [record]
      : [],
  )
}

/** Whether a rule may act in or after a defence. */
const speaksInDefense = ({ own, around, on }: GccRule): boolean =>
  [own, around].some(
    (answers) => answers?.['defense-successes'] !== undefined || answers?.['free-rerolls'] !== undefined,
  ) || on?.['attack-ended'] !== undefined

/**
 * gcc/core/drop: a hero in the area of a defender is asked whether it drops something first, where a skill that counts
 * then would work again.
 */
export function* dropBeforeDefense(game: Play, target: Mini): Rule<void> {
  if (game.state.items.length === 0) return
  for (const hero of game.state.heroes) {
    const mini = miniOf(game, hero)
    if (mini.at === target.at && mini.side === target.side) yield* dropForDefense(game, hero, mini)
  }
}

function* dropForDefense(game: Play, hero: Hero, mini: Mini): Rule<void> {
  while (burdened(game, mini).some(speaksInDefense)) {
    const drops = dropsOf(game, mini)
    if (drops.length === 0) return
    const aside = yield* ask(
      game,
      hero.seat,
      choose<Aside | undefined>({
        name: 'drop',
        prompt: `Does ${nameOf(game, mini)} drop something before the defence? A skill does not work under this weight.`,
        rule: 'gcc/core/drop',
        options: [...drops, { id: 'none', value: undefined, label: 'Keep everything' }],
      }),
    )
    if (aside === undefined) return
    takeAside(game, aside)
  }
}
