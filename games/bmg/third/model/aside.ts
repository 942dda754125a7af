import { forget, memory, recall, remember } from '@gargoyle/engine'
import type { Model } from '../state.ts'

/** A model that belongs to a crew but is not in the game: another one may turn into it, or bring it in. */
export const asideMemory = memory<boolean>('model/aside', false)

/** Whether a model is not in the game for now: no rule of its card works, and no rule counts it. */
export const isAside = (model: Pick<Model, 'condition' | 'memory'>): boolean =>
  model.condition === 'away' && recall(model, asideMemory)

/** Takes a model out of the game without its being lost. */
export function setAside(model: Model): void {
  model.at = undefined
  model.condition = 'away'
  model.stun = 0
  model.injury = 0
  model.audacity = false
  model.activated = false
  model.effects = []
  remember(model, asideMemory, true)
}

/** Makes a model that was set aside a part of the game: what is left is to place it. */
export function callUp(model: Model): void {
  forget(model, asideMemory)
}
