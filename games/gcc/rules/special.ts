import {
  type Base,
  createRuleSystem,
  type NumberQuestion,
  type PermissionQuestion,
  type PermittingRule,
  type Rule,
  type Value,
} from '@gargoyle/engine'
import { NOWHERE } from '../board/board.ts'
import type { Grant, Mini, Play } from '../state.ts'
import {
  type CardRule,
  cardRule,
  cardRuleId,
  type GccRules,
  type GccScope,
  type MissionSpecialRule,
  type Moments,
  precedence,
  type RuleContext,
} from './rule-types.ts'

/** gcc/core/skills-optional: a neutralized miniature has no skills; traits always apply. */
function isActive(owner: Mini, rule: CardRule): boolean {
  if (rule.precedence === precedence.trait) return true
  // A character that is neutralized leaves the board, perhaps in the midst of a moment.
  if (owner.skillsOff || owner.at === NOWHERE) return false
  return (
    rule.limit === undefined || owner.load < rule.limit || owner.boosts.some(({ skill }) => skill === rule.id)
  )
}

const system = createRuleSystem<GccRules, CardRule, MissionSpecialRule>({
  index: ({ content }) => content.index,
  shared: ({ content }) => content.shared,
  owners: ({ state }) => state.minis,
  numberOf: ({ id }) => id,
  effectsOf: (owner) => (owner.skillsOff ? none : owner.grants),
  recordOf: ({ content }, { skill }) => content.skills[skill]!,
  ruleOf: (_game, { skill }) => ({
    id: skill,
    args: [],
    rule: cardRuleId('skill', skill),
    precedence: precedence.skill,
  }),
  foeOf: ({ about, attack }) =>
    attack === undefined ? undefined : attack.attacker === about ? attack.target : attack.attacker,
  isActive,
  isPresent: ({ at }) => at !== NOWHERE,
  goesFirst: ({ state, content }, owner) =>
    owner.side === (isHeroesTurn(state.half, content) ? 'heroes' : 'villain'),
})

const none: readonly Grant[] = []

function isHeroesTurn(half: 0 | 1, { mission }: Play['content']): boolean {
  return (mission.initiative === 'heroes') === (half === 0)
}

/** Computes a number with its reasons. gcc/core/priority */
export function computeValue(
  game: Play,
  question: NumberQuestion<GccRules>,
  context: RuleContext,
  base: Base,
): Value {
  return system.computeValue(game, question, context, base)
}

/** The same number without its reasons. */
export function computeTotal(
  game: Play,
  question: NumberQuestion<GccRules>,
  context: RuleContext,
  base = 0,
): number {
  return system.computeTotal(game, question, context, base)
}

/** What special rules add to a number, each with its reason. */
export const modifiersOf = system.modifiersOf

/** Whether a special rule says so. */
export function applies(game: Play, question: PermissionQuestion<GccRules>, context: RuleContext): boolean {
  return system.applies(game, question, context)
}

/** Which special rule says so. */
export function rulingOf(
  game: Play,
  question: PermissionQuestion<GccRules>,
  context: RuleContext,
): PermittingRule | undefined {
  return system.permittingRule(game, question, context)
}

/** Lets all special rules act at a moment. */
export function trigger<M extends keyof Moments>(game: Play, moment: M, payload: Moments[M]): Rule<void> {
  return system.trigger(game, moment, payload)
}

/** All card rules of a miniature that work now, what items give included. */
export function activeRules({ content }: Play, mini: Mini): readonly CardRule[] {
  const printed = (content.index.byOwner[mini.id] ?? []).filter((rule) => isActive(mini, rule))
  if (mini.grants.length === 0 || mini.skillsOff) return printed
  return [
    ...printed,
    ...mini.grants.map((grant) =>
      cardRule('skill', mini.id, grant.skill, content.skills[grant.skill]!, { grant }),
    ),
  ]
}

/** What handlers of a card rule know, for what is asked of the rule itself: its level, what it offers. */
export const scopeOf = (game: Play, { owner, id, rule, args, grant }: CardRule): GccScope => ({
  game,
  owner: game.state.minis[owner]!,
  id,
  rule,
  args,
  effect: grant,
})
