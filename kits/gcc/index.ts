export { gccEvaluator } from './evaluate.ts'
export { gccKit } from './kit.ts'
