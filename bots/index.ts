export { bmg3Evaluator } from './bmg3/evaluate.ts'
export type { Evaluator } from './evaluator.ts'
export { type GreedyOptions, greedyPlayer, usualGreed, type Weighed, weigh } from './greedy.ts'
export { type Level, levels } from './levels.ts'
