import type { Rule } from '@gargoyle/engine'
import type { Strike } from '../attack/strike.ts'
import type { Model, Play } from '../state.ts'
import type { Weapon } from '../vocabulary.ts'
import type { MomentPayloads } from './moments.ts'
import { says } from './reckon.ts'
import type { MomentRules, Voice } from './record.ts'
import { effectRecord, isHeard, isPassedBy, scenariosAt } from './voices.ts'

type MomentName = keyof MomentPayloads
type Turn = () => Rule<void> | undefined

/**
 * Tells everybody that a moment has come. Always in the same order: the scenario, then the models of the
 * active player (else of the player with Initiative), then the others, in table order. bmg3/core/card-precedence
 */
export function* tell<M extends MomentName>(
  game: Play,
  moment: M,
  payload: MomentPayloads[M],
  weapon?: { readonly of: Weapon; readonly owner: Model },
): Rule<void> {
  const turns = turnsAt(game, moment, payload, weapon)
  if (turns === undefined) return
  for (const turn of turns) {
    const deed = turn()
    if (deed !== undefined) yield* deed
  }
}

function turnsAt<M extends MomentName>(
  game: Play,
  moment: M,
  payload: MomentPayloads[M],
  weapon: { readonly of: Weapon; readonly owner: Model } | undefined,
): readonly Turn[] | undefined {
  if (isUnheard(game, moment, weapon)) return undefined
  let turns: Turn[] | undefined
  const add = (turn: Turn): void => {
    turns ??= []
    turns.push(turn)
  }
  for (const { record, seat } of scenariosAt(game, moment)) {
    const handler = record.on?.[moment] as MomentRules<undefined>[M] | undefined
    // A plot learns whose it is.
    const args = seat === undefined ? [] : [seat]
    if (handler) add(() => handler({ game, owner: undefined, args, effect: undefined, ...payload }))
  }
  const mine: Turn[] = []
  const theirs: Turn[] = []
  const first = firstSeat(game)
  const file = (owner: Model, turn: Turn): void => {
    if (owner.seat === first) mine.push(turn)
    else theirs.push(turn)
  }
  const strike = strikeOf(payload)
  for (const speaker of game.content.voices.moments.get(moment) ?? []) {
    const { owner: id, record, args } = speaker
    const owner = game.state.models[id]!
    if (isPassedBy(game, strike, owner, speaker)) continue
    const handler = record.on?.[moment] as MomentRules[M]
    // Looked at when its turn comes: an earlier rule may have knocked the owner out.
    if (handler)
      file(owner, () =>
        isHeard(owner, record) ? handler(voice(game, owner, args, undefined, payload)) : undefined,
      )
  }
  for (const owner of game.state.models) {
    for (const effect of owner.effects) {
      const handler = effectRecord(game, effect).on?.[moment] as MomentRules[M]
      if (!handler) continue
      file(owner, () =>
        owner.effects.includes(effect)
          ? handler(voice(game, owner, effect.args, effect, payload))
          : undefined,
      )
    }
  }
  if (weapon !== undefined) {
    for (const use of weapon.of.rules) {
      const record = game.content.book.weaponRules[use.id]
      const handler = record?.carried ? undefined : (record?.on?.[moment] as MomentRules[M] | undefined)
      if (handler === undefined) continue
      if (strike && says(game, 'denies-weapon-rule', { about: strike.target, strike, purpose: use.id }))
        continue
      file(weapon.owner, () => handler(voice(game, weapon.owner, use.args, undefined, payload)))
    }
  }
  for (const turn of mine) add(turn)
  for (const turn of theirs) add(turn)
  return turns
}

/** Whether nobody has anything to do: most moments pass so, and must cost next to nothing. */
function isUnheard(game: Play, moment: MomentName, weapon: object | undefined): boolean {
  if (weapon !== undefined || game.content.voices.moments.has(moment)) return false
  for (const { effects } of game.state.models) if (effects.length > 0) return false
  return scenariosAt(game, moment).length === 0
}

/** The strike that a moment is about, if it is about one. */
function strikeOf(payload: MomentPayloads[MomentName]): Strike | undefined {
  if ('strike' in payload) return payload.strike
  if ('harm' in payload) return payload.harm?.strike
  return 'rolled' in payload ? payload.rolled.strike : undefined
}

function voice<P extends object>(
  game: Play,
  owner: Model,
  args: readonly string[],
  effect: Voice['effect'],
  payload: P,
): Voice & P {
  return { game, owner, args, effect, ...payload }
}

function firstSeat(game: Play): Model['seat'] {
  const active = game.state.activation
  return active ? game.state.models[active.model]!.seat : game.state.initiative
}
