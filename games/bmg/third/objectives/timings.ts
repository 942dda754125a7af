import { opponentOf } from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import type { Attack } from '../attack/strike.ts'
import type { CardCase, ObjectiveCard, Resource } from '../cards/card.ts'
import type { Harm } from '../damage/harm.ts'
import type { MomentPayloads } from '../rules/moments.ts'
import type { Marker, Model } from '../state.ts'
import type { Affiliation } from '../vocabulary.ts'
import { activeModel } from './deeds.ts'

/** The usual ways to write the resource half of a card, named after when it is played. */

type Done = Rule<void> | undefined

/** What every resource says. */
type Words = { readonly cost: number; readonly text: string }

/** A resource and why it would do nothing, with what it is about. */
type About<Thing> = Words & {
  readonly why?: (it: CardCase, thing: Thing) => string | undefined
  readonly perform: (it: CardCase, thing: Thing) => Done
}

const theirs = 'It is not about a model of yours.'
const ours = 'It is about a model of yours.'

/** In the activation of one's own model. */
export const ownTurn = ({ cost, text, why, perform }: About<Model>): Resource<'activation'> => ({
  cost,
  text,
  timing: 'activation',
  why: (it) => why?.(it, activeModel(it.game)),
  perform: (it) => perform(it, activeModel(it.game)),
})

/** In one of the phases between the activations. */
export const inPhase = <P extends 'lead' | 'plan' | 'recount'>(
  timing: P,
  { cost, text, why, perform }: About<undefined>,
): Resource<P> => ({
  cost,
  text,
  timing,
  why: (it) => why?.(it, undefined),
  perform: (it) => perform(it, undefined),
})

type Side = 'friend' | 'foe'

const isSide = (it: CardCase, model: Model, side: Side): boolean =>
  (model.seat === it.seat) === (side === 'friend')

const wrongSide = (side: Side): string => (side === 'friend' ? theirs : ours)

/** When a model's activation starts. */
export const whenStarts = (
  side: Side,
  { cost, text, why, perform }: About<Model>,
): Resource<'activation-start'> => ({
  cost,
  text,
  timing: 'activation-start',
  why: (it) => (isSide(it, it.moment.active, side) ? why?.(it, it.moment.active) : wrongSide(side)),
  perform: (it) => perform(it, it.moment.active),
})

/** When a model's activation ends. */
export const whenEnds = (
  side: Side,
  { cost, text, why, perform }: About<Model>,
): Resource<'activation-end'> => ({
  cost,
  text,
  timing: 'activation-end',
  why: (it) => (isSide(it, it.moment.active, side) ? why?.(it, it.moment.active) : wrongSide(side)),
  perform: (it) => perform(it, it.moment.active),
})

/** When a friend declares an attack. */
export const whenFriendAttacks = ({
  cost,
  text,
  why,
  perform,
}: About<Attack>): Resource<'attack-declared'> => ({
  cost,
  text,
  timing: 'attack-declared',
  why: (it) => (isSide(it, it.moment.attack.attacker, 'friend') ? why?.(it, it.moment.attack) : theirs),
  perform: (it) => perform(it, it.moment.attack),
})

/** When a friend is the target of an attack; the first of them if there are several. */
export const whenAttacked = ({ cost, text, why, perform }: About<AttackOn>): Resource<'attack-declared'> => {
  const targetIn = (it: CardCase, attack: Attack): Model | undefined =>
    isSide(it, attack.attacker, 'foe')
      ? attack.strikes.find(({ target }) => isSide(it, target, 'friend'))?.target
      : undefined
  return {
    cost,
    text,
    timing: 'attack-declared',
    why: (it) => {
      const { attack } = it.moment
      const target = targetIn(it, attack)
      return target === undefined ? 'None of your models is attacked.' : why?.(it, { attack, target })
    },
    perform: (it) => {
      const { attack } = it.moment
      const target = targetIn(it, attack)
      return target === undefined ? undefined : perform(it, { attack, target })
    },
  }
}

export type AttackOn = { readonly attack: Attack; readonly target: Model }

/** When a model is about to take damage markers. */
export const whenHurt = (side: Side, { cost, text, why, perform }: About<Harm>): Resource<'harming'> => ({
  cost,
  text,
  timing: 'harming',
  why: (it) => (isSide(it, it.moment.harm.to, side) ? why?.(it, it.moment.harm) : wrongSide(side)),
  perform: (it) => perform(it, it.moment.harm),
})

/** When a suspect has been revealed: by a friend, or by an enemy. */
export const whenRevealed = (
  by: Side,
  { cost, text, why, perform }: About<RevealedBy>,
): Resource<'suspect-revealed'> => ({
  cost,
  text,
  timing: 'suspect-revealed',
  why: (it) => (isSide(it, it.moment.reveal.by, by) ? why?.(it, it.moment.reveal) : wrongSide(by)),
  perform: (it) => perform(it, it.moment.reveal),
})

export type RevealedBy = { readonly suspect: Marker; readonly by: Model }

/** In answer to a resource of the opponent. bmg3/core/resource-points */
export const whenTheyPlay = ({ cost, text, why, perform }: About<Playing>): Resource<'resource-played'> => ({
  cost,
  text,
  timing: 'resource-played',
  why: (it) =>
    it.moment.playing.seat === opponentOf(it.game, it.seat)
      ? why?.(it, it.moment.playing)
      : 'It is your own card.',
  perform: (it) => perform(it, it.moment.playing),
})

type Playing = MomentPayloads['resource-played']['playing']

/** Cards of one or more crews. */
export const cardsOf = (
  affiliations: readonly Affiliation[],
  cards: Readonly<Record<string, Omit<ObjectiveCard, 'affiliations'>>>,
): Readonly<Record<string, ObjectiveCard>> =>
  Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, { ...card, affiliations }]))
