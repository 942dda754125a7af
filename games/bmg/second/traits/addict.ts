import { addEffect, isInContact, labelOf } from '@gargoyle/bmg-common'
import {
  applies,
  type CounterScope,
  canPlan,
  hasTakenTitanDose,
  isDosed,
  type Model,
  type Play,
} from '@gargoyle/bmg-counters/toolkit'
import { ask, choose, type Rule, recall, remember } from '@gargoyle/engine'
import { dosesLeft, goBerserk, useDose } from './doses.ts'

/** The dose that the core itself keeps count of. bmg2/trait/titan-dose */
const TITAN = 'titan-dose'

/** A dose within reach: whose it is and of which kind. */
type Supply = { readonly holder: Model; readonly id: string }

/** Kinds of doses that a model has left. */
const kindsOf = (game: Play, holder: Model): readonly string[] => [
  ...(holder.doses > 0 ? [TITAN] : []),
  ...Object.entries(game.content.book.traits).flatMap(([id, { takeDose }]) =>
    takeDose !== undefined && dosesLeft(game, holder, id) > 0 ? [id] : [],
  ),
]

/** Doses of friends in contact that an addict may take. bmg2/trait/addict */
const supplies = (game: Play, addict: Model): readonly Supply[] =>
  game.state.models
    .filter((model) => model !== addict && model.seat === addict.seat && isInContact(game, addict, model))
    .flatMap((holder) => kindsOf(game, holder).map((id) => ({ holder, id })))
    .filter(({ id }) => id !== TITAN || mayTakeTitan(game, addict))

const mayTakeTitan = (game: Play, addict: Model): boolean =>
  !recall(addict, hasTakenTitanDose) || applies(game, 'takes-more-doses', { about: addict })

/** Lets an addict take a dose of a friend in contact as if it were its own. bmg2/trait/addict, bmg2/core/doses */
export function* takeFromFriend({ game, owner, rule }: CounterScope): Rule<void> {
  if (!canPlan(owner) || recall(owner, isDosed)) return
  if (applies(game, 'takes-no-doses', { about: owner })) return
  const open = supplies(game, owner)
  if (open.length === 0) return
  const { traits } = game.content.book
  const supply = yield* ask(
    game,
    owner.seat,
    choose({
      name: 'addict',
      prompt: `Whose dose does ${labelOf(game, owner)} take?`,
      rule,
      about: { model: owner.id },
      options: [
        ...open.map(({ holder, id }) => ({
          id: `${holder.id}:${id}`,
          value: { holder, id },
          label: `${traits[id]?.name ?? id} of ${labelOf(game, holder)}`,
        })),
        { id: 'none', value: undefined, label: 'None' },
      ],
    }),
  )
  if (supply === undefined) return
  remember(owner, isDosed, true)
  useUp(game, owner, supply)
}

function useUp(game: Play, addict: Model, { holder, id }: Supply): void {
  if (id === TITAN) {
    holder.doses--
    remember(addict, hasTakenTitanDose, true)
    addEffect(game, addict, TITAN, { until: 'round' })
    goBerserk(game, addict)
    return
  }
  useDose(holder, id)
  game.content.book.traits[id]!.takeDose!(game, addict)
}
