export { bmg1Evaluator } from './evaluate.ts'
export { bmg1Kit } from './kit.ts'
