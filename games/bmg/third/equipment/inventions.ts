import { hasTrait, labelOf, withinOfMarker } from '@gargoyle/bmg-common'
import { ask, choose, memory, type Rule, type RuleId, recall, remember, type Seat } from '@gargoyle/engine'
import type { Bmg3Rules } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'

/** What Lucius Fox has invented. */
const INVENTIONS = [
  'improved-batclaw',
  'improved-batlings',
  'improved-bat-armor',
  'improved-reinforced-gloves',
] as const

/** The invention that each crew uses now. */
const inUse = memory<Readonly<Record<Seat, string>>>('upgrades/in-use', {})

const activeInvention = (game: Play, seat: Seat): string | undefined => recall(game.state, inUse)[seat]

/** Whether an invention is the one that its bearer's crew uses now. */
export const isActiveInvention = (game: Play, bearer: Model, item: string): boolean =>
  activeInvention(game, bearer.seat) === item

/** The inventions that some models of a crew carry. */
const carriedBy = (game: Play, models: readonly Model[]): readonly string[] =>
  INVENTIONS.filter((item) => models.some((model) => hasTrait(game, model, item)))

function* pickInvention(
  game: Play,
  owner: Model,
  items: readonly string[],
  { rule, mayKeep }: { readonly rule: RuleId; readonly mayKeep: boolean },
): Rule<void> {
  if (items.length === 0) return
  const nameOf = (item: string): string => game.content.book.traits[item]?.name ?? item
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: 'invention',
      prompt: `Which invention does ${labelOf(game, owner)} make the active one?`,
      rule,
      options: [
        ...items.map((item) => ({ id: item, label: nameOf(item) })),
        ...(mayKeep ? [{ id: 'none', label: 'None of them: leave it as it is' }] : []),
      ],
    }),
  )
  if (picked === 'none') return
  remember(game.state, inUse, { ...recall(game.state, inUse), [owner.seat]: picked })
  game.emit({ name: 'invention', text: `${owner.seat} uses ${nameOf(picked)}.`, rule })
}

/** Traits of an inventor, who builds equipment for the crew. */
export const inventions: Bmg3Rules = {
  upgrades: {
    name: 'Upgrades',
    text: 'Opens Lucius’s inventions for its crew: improved Batclaws, Batlings, Bat-Armor and Reinforced Gloves. One of them is active at a time; its player says which at the start of the first activation of the game.',
    always: true,
    on: {
      *'activation-start'({ game, owner, rule }) {
        if (activeInvention(game, owner.seat) !== undefined) return
        const crew = game.state.models.filter(({ seat }) => seat === owner.seat)
        yield* pickInvention(game, owner, carriedBy(game, crew), { rule, mayKeep: false })
      },
    },
  },
  development: {
    name: 'Development',
    text: 'When it places a suspect within 4" of a friend who carries an invention that is not the active one, you may make it the active one.',
    on: {
      *'suspect-placed'({ game, owner, suspect, by, rule }) {
        if (by !== owner) return
        const near = game.state.models.filter(
          (friend) => friend.seat === owner.seat && withinOfMarker(game, friend, suspect, 4),
        )
        const items = carriedBy(game, near).filter((item) => !isActiveInvention(game, owner, item))
        yield* pickInvention(game, owner, items, { rule, mayKeep: true })
      },
    },
  },
}
