import { hasTraitNow, type Model, type Play } from '@gargoyle/bmg-counters'

/** Whether effects and traits for models that are no vehicles pass a model by. bmg2/core/vehicle-exemption, bmg2/core/vehicles */
export const isVehicle = (game: Play, model: Model): boolean => hasTraitNow(game, model, 'vehicle')
