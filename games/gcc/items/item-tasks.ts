import {
  ask,
  choose,
  plus,
  type Rule,
  type RuleId,
  recall,
  remember,
  roundMemory,
  type ValuedOption,
} from '@gargoyle/engine'
import type { GccOptions } from '../abouts.ts'
import { equipmentOf } from '../actions/asides.ts'
import type { Declared, Task } from '../actions/task.ts'
import type { AreaId } from '../board/board.ts'
import { groundOf } from '../content.ts'
import { areAllies, heroOf, miniOf, nameOf } from '../minis/minis.ts'
import type { Hero, Mini, MiniId, Play } from '../state.ts'
import { carry, carryReason, itemCard, layDown, lyingIn } from './carry.ts'

/** What heroes can do with equipment as a manipulation. gcc/core/manipulation-list */
export function itemTasks(game: Play, mini: Mini): readonly Task[] {
  const hero = heroOf(game, mini)
  if (hero === undefined || game.state.items.length === 0) return []
  return [
    ...pickUpTask(game, mini, hero),
    ...handOverTask(game, mini, hero, 'give'),
    ...handOverTask(game, mini, hero, 'take'),
    ...throwTask(game, mini, hero),
  ]
}

function* pick<V>(
  game: Play,
  hero: Hero,
  name: string,
  prompt: string,
  rule: RuleId,
  options: readonly ValuedOption<V>[],
): Rule<V> {
  return yield* ask(game, hero.seat, choose({ name, prompt, rule, options }))
}

const itemOption = (game: Play, item: number): ValuedOption<number> => ({
  id: String(item),
  value: item,
  label: itemCard(game, item).name,
  about: { item },
})

/** gcc/core/pick-up: what lies in the hero's area, if it can be borne. */
function pickUpTask(game: Play, mini: Mini, hero: Hero): readonly Task[] {
  const there = lyingIn(game, mini.at)
  if (there.length === 0) return []
  const open = there.filter((item) => carryReason(game, mini, item) === undefined)
  const why = open.length === 0 ? carryReason(game, mini, there[0]!) : undefined
  return [
    {
      id: 'pick-up',
      label: 'Pick up equipment',
      action: 'manipulation',
      kind: 'automatic',
      rule: 'gcc/core/pick-up',
      ...(why === undefined ? {} : { why }),
      *declare(): Rule<Declared> {
        const options = open.map((each) => itemOption(game, each))
        const item = yield* pick(game, hero, 'pick-up', 'What is picked up?', 'gcc/core/pick-up', options)
        return { apply: () => void carry(game, mini, item) }
      },
    },
  ]
}

/** A card that the other hero did not accept, or did not hand over. */
type Refusal = { readonly item: number; readonly other: MiniId }

const refused = {
  give: roundMemory<readonly Refusal[]>('give/refused', []),
  take: roundMemory<readonly Refusal[]>('take/refused', []),
}

/**
 * gcc/core/give, gcc/core/take: same area, the other agrees, and the receiver can carry it. Only the hero whose
 * action it is pays.
 */
function handOverTask(game: Play, mini: Mini, hero: Hero, way: 'give' | 'take'): readonly Task[] {
  const offers: { readonly item: number; readonly other: Mini }[] = []
  for (const each of game.state.heroes) {
    const other = miniOf(game, each)
    if (other.at !== mini.at || !areAllies(mini, other)) continue
    const [from, to] = way === 'give' ? [mini, other] : [other, mini]
    for (const item of equipmentOf(game, from))
      if (carryReason(game, to, item) === undefined && !isRefused(mini, way, item, other))
        offers.push({ item, other })
  }
  if (offers.length === 0) return []
  return [
    {
      id: way,
      label: way === 'give' ? 'Give equipment' : 'Take equipment',
      action: 'manipulation',
      kind: 'automatic',
      rule: way === 'give' ? 'gcc/core/give' : 'gcc/core/take',
      *declare(): Rule<Declared | undefined> {
        const options = offers.map((offer, i) => ({
          id: String(i),
          value: offer,
          label: `${itemCard(game, offer.item).name} ${way === 'give' ? 'to' : 'from'} ${nameOf(game, offer.other)}`,
        }))
        const prompt = `What is to be ${way === 'give' ? 'given' : 'taken'}?`
        const { item, other } = yield* pick(game, hero, way, prompt, `gcc/core/${way}`, options)
        if (!(yield* agrees(game, other, item, way))) {
          // The same thing is asked only once a turn.
          const refusal: Refusal = { item, other: other.id }
          remember(mini, refused[way], [...recall(mini, refused[way]), refusal])
          return undefined
        }
        return { apply: () => void carry(game, way === 'give' ? other : mini, item) }
      },
    },
  ]
}

const isRefused = (mini: Mini, way: 'give' | 'take', item: number, other: Mini): boolean =>
  recall(mini, refused[way]).some((each) => each.item === item && each.other === other.id)

function* agrees(game: Play, other: Mini, item: number, way: 'give' | 'take'): Rule<boolean> {
  const { name } = itemCard(game, item)
  const answer = yield* ask(
    game,
    heroOf(game, other)!.seat,
    choose({
      name: 'agree',
      prompt: way === 'give' ? `Accept ${name}?` : `Hand over ${name}?`,
      rule: way === 'give' ? 'gcc/core/give' : 'gcc/core/take',
      options: [
        { id: 'yes', label: 'Yes' },
        { id: 'no', label: 'No' },
      ],
    }),
  )
  return answer === 'yes'
}

/** gcc/core/throw: into an area in sight; its distance is the difficulty, and the weight comes off the successes. */
function throwTask(game: Play, mini: Mini, hero: Hero): readonly Task[] {
  const items = equipmentOf(game, mini)
  if (items.length === 0) return []
  const ground = groundOf(game)
  const targets = ground.inView(mini.at)
  if (targets.length === 0) return []
  return [
    {
      id: 'throw',
      label: 'Throw equipment',
      action: 'manipulation',
      kind: 'complex',
      rule: 'gcc/core/throw',
      *declare(): Rule<Declared> {
        const options = items.map((each) => itemOption(game, each))
        const item = yield* pick(game, hero, 'throw', 'What is thrown?', 'gcc/core/throw', options)
        const areas = targets.map((each) => ({
          id: String(each),
          value: each,
          label: ground.board.areas[each]!.name,
          about: { area: each } satisfies GccOptions['throw-area'],
        }))
        const area = yield* pick(game, hero, 'throw-area', 'Where to?', 'gcc/core/throw', areas)
        const { size, name } = itemCard(game, item)
        return {
          difficulty: ground.distance(mini.at, area),
          less: size === 0 ? [] : [plus(-size, { source: `the weight of ${name}`, rule: 'gcc/core/throw' })],
          apply: () => void layDown(game, item, area),
          fail: (successes) => void layDown(game, item, landing(game, mini.at, area, successes)),
        }
      },
    },
  ]
}

/** Where something thrown too short comes down: as many areas along the line as successes. gcc/core/throw-failure */
export function landing(game: Play, from: AreaId, to: AreaId, successes: number): AreaId {
  const { areas } = groundOf(game).sight(from, to)
  return areas[Math.min(successes, Math.max(0, areas.length - 2))]!
}
