export { bmg2Kit } from './kit.ts'
