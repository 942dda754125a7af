export { crowKit } from './crow.ts'
export { heistKit } from './heist.ts'
export { raceKit } from './race.ts'
