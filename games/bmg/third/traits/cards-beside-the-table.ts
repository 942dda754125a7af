import { ask, choose, type Rule } from '@gargoyle/engine'
import type { ResourceTiming } from '../cards/card.ts'
import { cardNamed } from '../cards/hand.ts'
import { freeResourceBlockedReason, resolveResource } from '../cards/resources.ts'
import type { Bmg3Handlers } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { ruleOf } from './special-actions.ts'

/** Cards that lie beside the table for a model, and are played from there as resources. */
export type CardsBeside = {
  /** The trait that they lie there for. */
  readonly trait: string
  readonly prompt: string
  /** Those that could be paid for now. */
  readonly cards: (game: Play, owner: Model) => readonly string[]
  readonly label: (game: Play, card: string) => string
  /** Pays for one and takes it from there. */
  readonly take: (game: Play, owner: Model, card: string) => void
}

type Moment = Parameters<typeof freeResourceBlockedReason>[4]

/** Offers those whose time it is. */
export function* offerCardsBeside(
  game: Play,
  owner: Model,
  beside: CardsBeside,
  timings: readonly ResourceTiming[],
  moment: Moment,
): Rule<void> {
  const { seat } = owner
  const payloadOf = (card: string): Moment =>
    cardNamed(game, card).resource.timing === 'activation' ? undefined : moment
  const playable = beside.cards(game, owner).filter((card) => {
    const { timing } = cardNamed(game, card).resource
    return (
      timings.includes(timing) &&
      freeResourceBlockedReason(game, seat, card, timing, payloadOf(card)) === undefined
    )
  })
  if (playable.length === 0) return
  const options = [
    ...playable.map((card) => ({ id: card, label: beside.label(game, card), about: { card } })),
    { id: 'none', label: 'None of them', about: {} },
  ]
  const { prompt, trait } = beside
  const picked = yield* ask(game, seat, choose({ name: 'open-card', prompt, rule: ruleOf(trait), options }))
  if (picked === 'none') return
  beside.take(game, owner, picked)
  yield* resolveResource(game, seat, picked, payloadOf(picked))
}

/** Offers them at each moment at which a resource can be played. */
export const offeredInTime = (beside: CardsBeside): Bmg3Handlers => {
  const offered = (game: Play, owner: Model, timings: readonly ResourceTiming[], moment?: Moment) =>
    offerCardsBeside(game, owner, beside, timings, moment)
  return {
    'lead-start': ({ game, owner }) => offered(game, owner, ['lead']),
    'plan-start': ({ game, owner }) => offered(game, owner, ['plan']),
    'recount-start': ({ game, owner }) => offered(game, owner, ['recount']),
    'activation-start': ({ game, owner, active }) =>
      offered(
        game,
        owner,
        active.seat === owner.seat ? ['activation-start', 'activation'] : ['activation-start'],
        { active },
      ),
    'activation-end': ({ game, owner, active }) => offered(game, owner, ['activation-end'], { active }),
    'attack-declared': ({ game, owner, attack }) => offered(game, owner, ['attack-declared'], { attack }),
    harming: ({ game, owner, harm }) => offered(game, owner, ['harming'], { harm }),
    'suspect-revealed': ({ game, owner, reveal }) => offered(game, owner, ['suspect-revealed'], { reveal }),
    'resource-played': ({ game, owner, playing }) =>
      playing.seat === owner.seat ? undefined : offered(game, owner, ['resource-played'], { playing }),
  }
}
