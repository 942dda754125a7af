import type { Game } from '../../index.ts'
import {
  indexRules,
  indexSharedRules,
  type OwnedRule,
  type SharedRule,
  summarizeLasting,
} from '../rule-index.ts'
import { createRuleSystem, type RuleSystem } from '../rule-system.ts'
import type { RuleTypes, SpecialRule } from '../special-rule.ts'

/** A guard on duty, who may have special rules. */
export type Guard = {
  readonly number: number
  readonly seat: string
  awake: boolean
  effects: string[]
  at?: number
}
export type Position = { readonly guards: Guard[]; readonly notes: string[] }

export interface GuardRules extends RuleTypes {
  readonly game: Game<Position, unknown>
  readonly owner: Guard
  readonly effect: string
  readonly questions: { strength: number; 'can-run': boolean }
  readonly moments: { alarm: { readonly by: Guard } }
  readonly context: { readonly about: Guard; readonly against?: Guard; readonly isArmed?: boolean }
}

type GuardRule = SpecialRule<GuardRules>

export const owned = (
  owner: number,
  id: string,
  record: Partial<GuardRule>,
  precedence = 0,
): OwnedRule<GuardRules> => ({
  owner,
  id,
  record: { name: id, text: id, ...record },
  args: [],
  name: id,
  rule: `guards/${id}`,
  precedence,
})

export type GuardSetup = {
  readonly rules?: readonly OwnedRule<GuardRules>[]
  readonly shared?: readonly SharedRule<GuardRules>[]
  /** The records that the index treats as shareable, if given. */
  readonly shareable?: readonly SpecialRule<GuardRules, undefined>[]
  readonly effects?: Readonly<Record<string, Partial<GuardRule>>>
  readonly handlersOfCase?: (moment: string) => readonly string[]
  /** What a weapon adds to the strength of guards that are armed. */
  readonly weapon?: () => number
}

export function systemOf({
  rules = [],
  shared = [],
  shareable,
  effects = {},
  weapon,
}: GuardSetup): RuleSystem<GuardRules> {
  const byOwner = [0, 1, 2].map((owner) => rules.filter((rule) => rule.owner === owner))
  const sharedIndex = indexSharedRules<GuardRules, SharedRule<GuardRules>>(shared)
  const lasting = summarizeLasting<GuardRules>(
    Object.values(effects).map((record) => owned(0, '', record).record),
  )
  const index = indexRules<GuardRules, OwnedRule<GuardRules>>(
    byOwner,
    weapon === undefined ? [] : [owned(0, 'weapon', { own: { strength: 0 } }).record],
    lasting,
    shareable,
  )
  return createRuleSystem<GuardRules>({
    index: () => index,
    shared: () => sharedIndex,
    owners: (game) => game.state.guards,
    numberOf: (guard) => guard.number,
    effectsOf: (guard) => guard.effects,
    recordOf: (_game, id) => ({ name: id, text: id, ...effects[id] }),
    ruleOf: (_game, id) => ({ id, args: [], rule: `guards/${id}` }),
    foeOf: ({ against }) => against,
    isActive: (guard) => guard.awake,
    isPresent: (guard) => guard.at !== undefined,
    // A loner has an effect of that name.
    isOutOfReach: (_game, guard, { about }) => guard.seat === about.seat && about.effects.includes('loner'),
    isEffectActive: (_game, guard) => guard.awake,
    goesFirst: (_game, guard) => guard.seat === 'b',
    ...(weapon === undefined
      ? {}
      : {
          consultCase: (_game, question, _context, take) =>
            question === 'strength' ? take(weapon(), 'weapon', 'guards/weapon', 0) : undefined,
          isAnsweredByCase: (_game, _question, { isArmed = false }) => isArmed,
        }),
  })
}

export const position = (): Position => ({
  guards: [
    { number: 0, seat: 'a', awake: true, effects: [], at: 0 },
    { number: 1, seat: 'a', awake: true, effects: [], at: 1 },
    { number: 2, seat: 'b', awake: true, effects: [], at: 2 },
  ],
  notes: [],
})

/** A game that is only asked, never played. */
export function asked(state = position()): {
  readonly game: GuardRules['game']
  readonly guards: readonly Guard[]
} {
  const game = { state } as GuardRules['game']
  return { game, guards: state.guards }
}

export const base = { name: 'Strength', base: { amount: 3, source: 'card' } }
