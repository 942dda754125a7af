export { MOST_CANDIDATES } from './candidates.ts'
export { type Choice, choose, type Offer, type ValuedOption } from './choice.ts'
export {
  type Bounds,
  type Decision,
  type DescribedDecision,
  describe,
  type Option,
  type RuleDecision,
  type Shape,
  type Wording,
} from './decision.ts'
export { deriveDecision } from './derive-decision.ts'
export {
  type Exploration,
  type Explorer,
  type Place,
  type Proposal,
  type ProposedPart,
  readExplored,
} from './exploration.ts'
export type { GroupLimit } from './group-limit.ts'
export { chooseLazily, evaluateOptions, type LazyChoice, type LazyOption } from './lazy-choice.ts'
export { chooseNumber, type NumberChoice } from './number.ts'
export { open } from './open.ts'
export { chooseSome, type Some } from './some.ts'
export { type Split, type SplitAmount, split } from './split.ts'
