export { crowKit } from './crow.ts'
export { heistKit } from './heist.ts'
export { museumEvaluator, museumKit } from './museum.ts'
export { raceKit } from './race.ts'
