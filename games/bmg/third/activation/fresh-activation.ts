import { noMemories } from '@gargoyle/engine'
import type { Activation, Model } from '../state.ts'

/** An activation in which nothing has happened yet, of a model without Audacity that is not inspired. */
export const freshActivation = ({ id }: Pick<Model, 'id'>): Activation => ({
  model: id,
  audacity: false,
  taken: [],
  extra: [],
  moved: false,
  rooted: false,
  inspired: false,
  specials: [],
  attacked: [],
  memory: noMemories,
  resourcesBy: [],
  objectivesBy: [],
})
