export { appraisalOf } from '../tutor/experience.ts'
export { saidOf } from '../tutor/said.ts'
export { sentenceOf } from '../tutor/sentence.ts'
export { requestOf } from './request.ts'
