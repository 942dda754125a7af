export { gcc } from './gcc.ts'
