import { isOnTable } from '@gargoyle/bmg-common'
import type { Model } from '../state.ts'

/**
 * Whether a model is in play, K.O. or not: on the table or below ground, but neither a casualty nor still to come.
 * bmg1/core/sewers, bmg2/core/ko
 */
export const isInGame = (model: Model): boolean => isOnTable(model) || model.sewerSince !== undefined

/** Whether a model is no casualty: in play, or still to come. */
export const isLeft = ({ condition }: Model): boolean => condition !== 'casualty'
