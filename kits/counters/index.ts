export { type CounterAim, counterAims } from './aims.ts'
