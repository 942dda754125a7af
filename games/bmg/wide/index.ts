export { wideBandContext, wideBmg1, wideBook } from './wide.ts'
