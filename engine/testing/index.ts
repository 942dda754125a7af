export { type GameProperty, gameProperties, type PropertyOptions, viewersOf } from './properties.ts'
export { requestProblem, secretsWithin } from './reachable.ts'
export { type SceneGame, type SceneState, scene } from './scene.ts'
export { sharedPath } from './shared.ts'
export {
  ANY,
  byNames,
  type ScriptedAnswer,
  type Situation,
  type SituationGame,
  stageSituation,
} from './situation.ts'
export { type StagedGame, type StageOptions, stage } from './stage.ts'
export { begin, drawAnswer, type Stepped, walk } from './walk.ts'
