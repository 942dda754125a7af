import { ask, choose, type Rule } from '@gargoyle/engine'
import type { ResourceTiming } from '../cards/card.ts'
import { cardNamed } from '../cards/hand.ts'
import { freeResourceBlockedReason, resolveResource } from '../cards/resources.ts'
import type { Bmg3Handlers, Bmg3Scope } from '../rules/special-rule.ts'
import type { Play } from '../state.ts'

/** Cards that lie beside the table for a model, and are played from there as resources. */
export type CardsBeside = {
  readonly prompt: string
  /** Those that could be paid for now. */
  readonly cards: (it: Bmg3Scope) => readonly string[]
  readonly label: (game: Play, card: string) => string
  /** Pays for one and takes it from there. */
  readonly take: (it: Bmg3Scope, card: string) => void
}

type Moment = Parameters<typeof freeResourceBlockedReason>[4]

/** Offers those whose time it is. */
export function* offerCardsBeside(
  it: Bmg3Scope,
  beside: CardsBeside,
  timings: readonly ResourceTiming[],
  moment: Moment,
): Rule<void> {
  const { game, owner, rule } = it
  const { seat } = owner
  const payloadOf = (card: string): Moment =>
    cardNamed(game, card).resource.timing === 'activation' ? undefined : moment
  const playable = beside.cards(it).filter((card) => {
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
  const { prompt } = beside
  const picked = yield* ask(game, seat, choose({ name: 'open-card', prompt, rule, options }))
  if (picked === 'none') return
  beside.take(it, picked)
  yield* resolveResource(game, seat, picked, payloadOf(picked))
}

/** Offers them at each moment at which a resource can be played. */
export const offeredInTime = (beside: CardsBeside): Bmg3Handlers => {
  const offered = (it: Bmg3Scope, timings: readonly ResourceTiming[], moment?: Moment) =>
    offerCardsBeside(it, beside, timings, moment)
  return {
    'lead-start': (it) => offered(it, ['lead']),
    'plan-start': (it) => offered(it, ['plan']),
    'recount-start': (it) => offered(it, ['recount']),
    'activation-start': (it) => {
      const { owner, active } = it
      const isOwn = active.seat === owner.seat
      return offered(it, isOwn ? ['activation-start', 'activation'] : ['activation-start'], { active })
    },
    'activation-end': (it) => offered(it, ['activation-end'], { active: it.active }),
    'attack-declared': (it) => offered(it, ['attack-declared'], { attack: it.attack }),
    harming: (it) => offered(it, ['harming'], { harm: it.harm }),
    'suspect-revealed': (it) => offered(it, ['suspect-revealed'], { reveal: it.reveal }),
    'resource-played': (it) =>
      it.playing.seat === it.owner.seat
        ? undefined
        : offered(it, ['resource-played'], { playing: it.playing }),
  }
}
