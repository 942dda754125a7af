export { type GameProperty, gameProperties, type PropertyOptions, viewersOf } from './properties.ts'
export { sharedPath } from './shared.ts'
export { type Stage, type StageOptions, stage } from './stage.ts'
export { begin, drawAnswer, type Stepped, walk } from './walk.ts'
