export { counterEvaluator } from '../counters/evaluate.ts'
export { bmg1Kit } from './kit.ts'
