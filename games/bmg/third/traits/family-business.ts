import { addEffect, effectOn, enemiesOf, labelOf, removeEffect, withinOfMarker } from '@gargoyle/bmg-common'
import { ask, choose, type Rule } from '@gargoyle/engine'
import { strengthAttack } from '../attack/strength-attack.ts'
import { caughtBy } from '../attack/templates.ts'
import { inflict } from '../damage/harm.ts'
import { canBeHealed, healInjuries } from '../damage/healing.ts'
import { giveBonus } from '../effects/bonuses.ts'
import { chooseStatusOff, statusesOn } from '../effects/removable.ts'
import { SLOW_THIS_ROUND, sufferEnervating, sufferQuarry } from '../effects/suffer.ts'
import { suspectsOf } from '../model/crew.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model } from '../state.ts'
import { type Aimed, chooseMarker, chooseTarget, noTargetReason, offer, onceARound } from './helpers.ts'
import { onTarget } from './special-actions.ts'

const guest: Aimed = { side: 'friend', within: 4 }

/** What a dinner is good for. */
function* dine({ game, owner, id, rule }: Bmg3Scope): Rule<void> {
  const friend = yield* chooseTarget(game, owner, guest, { rule, prompt: 'Who pays for the dinner?' })
  if (friend === undefined) return
  yield* inflict(game, friend, { injury: 2, by: owner, cause: 'Family Dinner' })
  const suspects = suspectsOf(game, owner.seat)
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: id,
      prompt: 'What is it good for?',
      rule,
      options: [
        ...(statusesOn(owner).length > 0 ? [{ id: 'status', label: 'A Status is taken off' }] : []),
        ...(owner.injury > 0 && canBeHealed(game, owner)
          ? [{ id: 'injuries', label: 'Two injuries are taken off' }]
          : []),
        ...(suspects.length > 0 ? [{ id: 'explosion', label: 'A suspect explodes' }] : []),
        { id: 'none', label: 'Nothing' },
      ],
    }),
  )
  if (picked === 'status') yield* chooseStatusOff(game, owner, rule)
  if (picked === 'injuries') healInjuries(game, owner, 2)
  if (picked !== 'explosion') return
  const suspect = yield* chooseMarker(game, owner.seat, suspects, { rule, prompt: 'Which suspect explodes?' })
  if (suspect === undefined) return
  const blow = { name: 'Family Dinner', strength: 2, damage: { injury: 1, stun: 1 } }
  yield* strengthAttack(game, owner, caughtBy(game, suspect.at), blow)
}

/** What a status lies on a model as: a Slow that ends with the round is an effect of its own. */
const lyingAs = (model: Model, status: string) =>
  effectOn(model, status) ?? (status === 'slow' ? effectOn(model, SLOW_THIS_ROUND) : undefined)

/** Undoes a status that has just been put on a model. */
function shake(model: Model, status: string): boolean {
  const effect = lyingAs(model, status)
  if (effect === undefined) return false
  // Poison grows: only what came on top is undone.
  if (status === 'poison' && effect.value > 1) effect.value--
  else removeEffect(model, effect.id)
  return true
}

/** Traits of crime families. */
export const familyBusiness: Bmg3Rules = {
  'bliss-distribution': {
    name: 'Bliss Distribution',
    text: 'Special: a friend within 8" and in sight, or this model itself, gets 4" for its next Movement action and two Attack bonus markers. When its next activation is over it takes two injuries.',
    action: onTarget(
      { side: 'friend', self: true, within: 8, seen: true },
      'Who gets Bliss?',
      ({ game, target }) => {
        giveBonus(game, target, 'move', 4)
        giveBonus(game, target, 'attack', 2)
        addEffect(game, target, 'bliss', { until: 'game' })
      },
    ),
  },
  'family-dinner': {
    name: 'Family Dinner',
    text: 'Once a round, in its activation, a friend within 4" takes two injuries. For that a Status or two injuries are taken off this model, or one of your suspects explodes: everybody under an Explosive template on it is hit on a Strength die of 2+ for an injury and a stun.',
    action: {
      kind: 'free',
      limit: 'round',
      why: ({ game, owner }) => noTargetReason(game, owner, guest),
      perform: dine,
    },
  },
  'arkhams-scars': {
    name: 'Arkham’s Scars',
    text: 'Instead of any other Status it may suffer Enervating, 1 stronger than it has already.',
    on: {
      *suffered({ game, owner, victim, status, by, rule, id }) {
        if (victim !== owner || status === 'enervating' || lyingAs(owner, status) === undefined) return
        const prompt = `Does ${labelOf(game, owner)} suffer Enervating instead of ${game.content.book.effects[status]?.name ?? status}?`
        const asking = { rule, name: id, prompt }
        if (!(yield* offer(game, owner.seat, asking)) || !shake(owner, status)) return
        yield* sufferEnervating(game, owner, (effectOn(owner, 'enervating')?.value ?? 0) + 1, by)
      },
    },
  },
  'the-hangmans-stare': {
    name: 'The Hangman’s Stare',
    text: 'Once a round it may place a suspect within 3" and in sight instead of in contact. An enemy that the suspect touches then suffers Quarry (2).',
    own: { 'place-reach': ({ owner, id }) => (owner.usedThisRound.includes(id) ? 0 : { raisedTo: 3 }) },
    on: {
      *'suspect-placed'({ game, owner, suspect, by, id }) {
        if (by !== owner || owner.usedThisRound.includes(id)) return
        if (!withinOfMarker(game, owner, suspect, 0)) onceARound(owner, id)
        for (const enemy of enemiesOf(game, owner.seat)) {
          if (!withinOfMarker(game, enemy, suspect, 0)) continue
          onceARound(owner, id)
          yield* sufferQuarry(game, enemy, 2, owner)
        }
      },
    },
  },
}

/** Effects of these traits. */
export const familyEffects: Bmg3Rules = {
  bliss: {
    name: 'Bliss',
    text: 'Takes two injuries when its next activation is over.',
    rule: 'bmg3/trait/bliss-distribution',
    on: {
      *'activation-end'({ game, owner, active, id }) {
        if (active !== owner) return
        removeEffect(owner, id)
        yield* inflict(game, owner, { injury: 2, cause: 'Bliss' })
      },
    },
  },
}
