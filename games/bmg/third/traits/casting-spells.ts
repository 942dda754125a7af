import { effectOn, hasTrait, labelOf } from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { inflict } from '../damage/harm.ts'
import { skillRoll } from '../model/skill-roll.ts'
import type { ActionRule, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { assignMagic, magicBlockedReason } from '../weapons/magic.ts'
import { type Aimed, chooseModelOrNone, chooseTarget, noTargetReason, targetsOf } from './helpers.ts'

/** bmg3/trait/exorcism, bmg3/trait/homo-magi: how much better Magical tests are. */
const bonusOf = (game: Play, owner: Model): number =>
  (effectOn(owner, 'exorcism') === undefined ? 0 : 1) + (hasTrait(game, owner, 'homo-magi') ? 1 : 0)

/**
 * A Magical test, which no source prints: a Willpower roll of the caster. A failure is a stun, for the caster or, with
 * bmg3/trait/the-devil-you-know, for a friend, and the spell does nothing. Ours.
 */
function* passesTest({ game, owner, rule }: Bmg3Scope): Rule<boolean> {
  const { passed } = yield* skillRoll(game, owner, 'willpower', {
    reason: 'a spell',
    rule,
    modifier: bonusOf(game, owner),
  })
  if (passed) return true
  const victim = yield* whoPays(game, owner)
  yield* inflict(game, victim, { stun: 1, cause: 'a failed spell' })
  return false
}

function* whoPays(game: Play, owner: Model): Rule<Model> {
  if (!game.content.cards[owner.id]!.traitIds.has('the-devil-you-know')) return owner
  const friends = targetsOf(game, owner, { side: 'friend', only: 'conscious' })
  const asking = {
    rule: 'bmg3/trait/the-devil-you-know' as const,
    name: 'the-devil-you-know',
    prompt: `Which friend pays for the failure instead of ${labelOf(game, owner)}?`,
  }
  return (yield* chooseModelOrNone(game, owner.seat, friends, asking)) ?? owner
}

/** A spell: what it costs beside Magic counters, and what it does. */
export type Spell = {
  readonly label: string
  readonly counters: number
  readonly kind: ActionRule['kind']
  readonly aim?: (it: Bmg3Scope) => Aimed
  readonly cast: (it: Bmg3Scope, target: Model) => Rule<void> | undefined
  /** Whether a Magical test must be passed. */
  readonly tested?: true
}

/** bmg3/trait/distort-magic: where spells are cast from. */
function casterOf(owner: Model): Model {
  const [x, y, z] = (effectOn(owner, 'distort-magic')?.args ?? []).map(Number)
  return x === undefined || y === undefined || z === undefined ? owner : { ...owner, at: { x, y, z } }
}

/** The action that casts a spell. */
export function spellAction({ label, counters, kind, aim, cast, tested }: Spell): ActionRule {
  return {
    kind,
    id: 'spell',
    label,
    why: (it) =>
      magicBlockedReason(it.game, it.owner, counters) ??
      (aim === undefined ? undefined : noTargetReason(it.game, casterOf(it.owner), aim(it))),
    *perform(it) {
      const { game, owner, rule } = it
      const asking = { rule, prompt: `${label}: on whom?` }
      const target = aim === undefined ? owner : yield* chooseTarget(game, casterOf(owner), aim(it), asking)
      assignMagic(game, owner, counters)
      if (target === undefined || (tested && !(yield* passesTest(it)))) return
      const doing = cast(it, target)
      if (doing !== undefined) yield* doing
    },
  }
}

/** Something that may be done once a game in one's own activation, for Magic counters or for nothing. */
export const onceOnly = (
  label: string,
  counters: number,
  why: ActionRule['why'],
  perform: ActionRule['perform'],
): ActionRule => ({
  kind: 'free',
  id: 'once',
  label,
  limit: 'game',
  why: (it) => (counters === 0 ? undefined : magicBlockedReason(it.game, it.owner, counters)) ?? why?.(it),
  perform: (it) => {
    if (counters > 0) assignMagic(it.game, it.owner, counters)
    return perform(it)
  },
})
