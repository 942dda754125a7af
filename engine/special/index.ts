export { combineRules } from './combine-rules.ts'
export { inheritRules, type RuleDifferences } from './inherit-rules.ts'
export {
  offerReactions,
  pass,
  type Reaction,
  type ReactionOptions,
  type ReactionPrompt,
} from './reactions.ts'
export {
  indexRules,
  indexSharedRules,
  type LastingRules,
  type OwnedRule,
  type RuleIndex,
  type SharedRule,
  type SharedRuleIndex,
  summarizeLasting,
} from './rule-index.ts'
export type { EffectRule, RuleSource, TakeAnswer, TakeHandler } from './rule-source.ts'
export { type Base, createRuleSystem, type PermittingRule, type RuleSystem } from './rule-system.ts'
export type {
  Answer,
  Answers,
  Change,
  MomentHandlers,
  MomentName,
  NumberQuestion,
  PermissionQuestion,
  QuestionName,
  RuleCase,
  RuleRole,
  RuleScope,
  RuleTypes,
  SpecialRule,
} from './special-rule.ts'
