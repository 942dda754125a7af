export { appraisalOf } from '../tutor/experience.ts'
export { reasonClausesOf } from '../tutor/reason-clauses.ts'
export { sentenceOf } from '../tutor/sentence.ts'
export { requestOf } from './request.ts'
