import { isConscious, within } from '@gargoyle/bmg-common'
import { applies, hasTraitNow, isInGame, type Model, type Play } from '@gargoyle/bmg-counters/toolkit'
import { inchesIn } from './targets.ts'

/**
 * Whether a trait of its owner works on a friend, within this many inches where it says so. It works on the owner itself
 * too. bmg2/core/traits-include-self, bmg2/trait/hates-humanity
 */
export const aids = (game: Play, owner: Model, friend: Model, inches?: number): boolean =>
  friend === owner ||
  (friend.seat === owner.seat &&
    !applies(game, 'no-friendly-traits', { about: friend, other: owner }) &&
    (inches === undefined || within(game, owner, friend, inchesIn(game, inches))))

/** Whether another model with a trait is in play, K.O. or not, of either crew. */
export const hasFellow = (game: Play, owner: Model, trait: string): boolean =>
  game.state.models.some((model) => model !== owner && isInGame(model) && hasTraitNow(game, model, trait))

/** Whether a model is on its feet or lying, but in its senses and on the table. */
export const isAwake = (model: Model): boolean => model.at !== undefined && isConscious(model)
