import type { Rule, RuleId } from '@gargoyle/engine'
import {
  areEnemies,
  isConscious,
  isInContact,
  isOnTable,
  isVehicle,
  touches,
  within,
} from '../model/model.ts'
import { sees } from '../place/seeing.ts'
import type { Model, Play } from '../state.ts'
import { pickModel } from './helpers.ts'

/** Whom an action may be used on, seen from its owner. Never the owner itself. */
export type Aimed = {
  /** `enemy`, `friend`, or `any` for both. */
  readonly side: 'enemy' | 'friend' | 'any'
  /** Inches; 0 is contact; any distance if left out. */
  readonly within?: number
  /** Whether the owner must see it. */
  readonly seen?: boolean
  /** False for rules that say "not a Vehicle". */
  readonly vehicles?: boolean
  /** Only those in their senses (`conscious`), or only those that are K.O. (`ko`); both if left out. */
  readonly only?: 'conscious' | 'ko'
  /** What else must be true of a target. */
  readonly if?: (target: Model) => boolean
}

/** Everybody an action may be used on. */
export function targetsOf(game: Play, owner: Model, aimed: Aimed): readonly Model[] {
  return game.state.models.filter((target) => isTarget(game, owner, target, aimed))
}

/** Whether an action may be used on a model. What costs least to look at is looked at first. */
export function isTarget(game: Play, owner: Model, target: Model, aimed: Aimed): boolean {
  if (target === owner || !isOnTable(target) || !isOnTable(owner)) return false
  if (aimed.side !== 'any' && areEnemies(owner, target) !== (aimed.side === 'enemy')) return false
  if (aimed.only === 'conscious' && !isConscious(target)) return false
  if (aimed.only === 'ko' && target.condition !== 'ko') return false
  if (aimed.vehicles === false && isVehicle(game, target)) return false
  if (!isInRange(game, owner, target, aimed.within)) return false
  if (aimed.if !== undefined && !aimed.if(target)) return false
  return aimed.seen !== true || sees(game, owner, target)
}

function isInRange(game: Play, owner: Model, target: Model, distance: number | undefined): boolean {
  if (distance === undefined) return true
  if (distance > 0) return within(game, owner, target, distance)
  // K.O. models count as in contact with nobody, but rules about them mean bases that touch. bmg3/core/ko
  return target.condition === 'ko' ? touches(game, owner, target) : isInContact(game, owner, target)
}

/** Why an action finds nobody it may be used on, for its `why`. */
export function whyNobody(game: Play, owner: Model, aimed: Aimed): string | undefined {
  return game.state.models.some((target) => isTarget(game, owner, target, aimed))
    ? undefined
    : `There is no ${inWords(aimed)}.`
}

const nouns = { enemy: 'enemy', friend: 'friend', any: 'model' } as const

function inWords({ side, within: distance, seen, only, if: condition }: Aimed): string {
  const who = `${only === 'ko' ? 'K.O. ' : ''}${nouns[side]}`
  const near = distance === undefined ? '' : distance === 0 ? ' in contact' : ` within ${distance}"`
  const sight = seen ? `${near === '' ? '' : ' and'} in line of sight` : ''
  return `${who}${near}${sight}${condition ? ' that it could be used on' : ''}`
}

/** Lets the owner's player pick whom an action is used on. The decision is called `target`. */
export function* chooseTarget(
  game: Play,
  owner: Model,
  aimed: Aimed,
  { prompt, rule }: { readonly prompt: string; readonly rule: RuleId },
): Rule<Model | undefined> {
  return yield* pickModel(game, owner.seat, targetsOf(game, owner, aimed), {
    name: 'target',
    prompt,
    rule,
    about: owner,
  })
}
