export type { ModelId } from '@gargoyle/bmg-common'
export {
  type CounterActionAbout,
  type CounterEvents,
  counterEvent,
  counterOption,
  counterQuestion,
  type SharedAttack,
} from './abouts.ts'
export { canActivate, freshActivation } from './activation/activation.ts'
export { armsToLoad, lastUses, UNARMED, weaponAt, weaponKey } from './attack/arms.ts'
export * from './attack/attack.ts'
export { type AutomaticImpacts, automaticImpacts } from './attack/automatic-impacts.ts'
export { obstaclesFor } from './attack/blink.ts'
export { blockCounters, blockDice } from './attack/block.ts'
export { ALL_DICE, damageBonus, damageNeeds, damages } from './attack/damage-roll.ts'
export { defenseAgainst } from './attack/impact-roll.ts'
export { carryOut, meleeTargets } from './attack/melee.ts'
export * from './attack/outlook.ts'
export { rangedTargets, rateOfFire } from './attack/ranged.ts'
export { takeImpacts } from './attack/resolve.ts'
export { blastAround, explosionAt, modelsUnder } from './attack/templates.ts'
export { isWeaponNamed } from './attack/weapon-names.ts'
export * from './band/band-list.ts'
export * from './band/check-band.ts'
export type { BearerTerms, Equipment } from './band/equipment.ts'
export { randomBand } from './band/random-band.ts'
export * from './band/share-code.ts'
export * from './catalogue/catalogue.ts'
export { affiliations, ranks } from './catalogue/words.ts'
export { cloneState } from './clone-state.ts'
export type { Card, Content } from './content.ts'
export { becomeCasualty } from './damage/casualty.ts'
export { inflict } from './damage/inflict.ts'
export { knockDown } from './damage/knock-down.ts'
export { sufferEffect } from './damage/suffer.ts'
export {
  type CounterDefinition,
  type CounterGameParts,
  type CounterView,
  defineCounterGame,
} from './define-counter-game.ts'
export {
  type CounterEdition,
  counterEdition,
  type EditionNumbers,
  inUnits,
  meanDistance,
  ruleId,
  tableLength,
} from './edition.ts'
export { titanDose } from './effects/doses.ts'
export { effects } from './effects/effects.ts'
export { isFlareLit, tableRules } from './effects/table-rules.ts'
export { breachesOf } from './invariants.ts'
export { agrees, chooseModel, chooseModelOrNone } from './model/choose-model.ts'
export {
  available,
  counterNames,
  counterPlaceWords,
  loseCounters,
  payCounters,
  paymentBlockedReason,
  pickCounter,
  spendable,
} from './model/counters.ts'
export { moveCounters } from './model/move-counters.ts'
export { missedBy, rollSkill } from './model/skill-roll.ts'
export { type SkillName, skill, skillValue } from './model/skills.ts'
export { move } from './movement/move.ts'
export { rollDistance } from './movement/move-action.ts'
export { moveBlockedReason } from './movement/move-blocked-reason.ts'
export { basicMove, jumpDistance } from './movement/pricing.ts'
export { outcomeOf } from './outcome.ts'
export { counterPosition } from './position.ts'
export { areasOf, deploymentAreas, enemyAreas, scenarioOf } from './preparation/areas.ts'
export { isHeldBack } from './preparation/bands.ts'
export { buildContent } from './preparation/build-content.ts'
export { arriveAtEdge, deployModel } from './preparation/deploy.ts'
export { FITTING, fitEquipment } from './preparation/fit-equipment.ts'
export { furnitureTerms } from './preparation/furniture.ts'
export { type CardParts, makeCard, withNumbers } from './preparation/make-card.ts'
export { objectiveNames, placeObjective } from './preparation/objectives.ts'
export { readSetup, type SetupContext } from './preparation/read-setup.ts'
export type { ObjectiveTerms, Scenario, ScenarioAreas } from './preparation/scenario.ts'
export { chooseScenario } from './preparation/select-scenario.ts'
export type { SeatSetup, Setup } from './preparation/setup.ts'
export { startState } from './preparation/start.ts'
export type { Phase, Strategy } from './preparation/strategy.ts'
export {
  controlledObjectives,
  controllersOf,
  isObjective,
  objectivePoints,
  paysAnybody,
} from './round/control.ts'
export { countersToPlan } from './round/raise-a-plan.ts'
export { reputationLost } from './round/run-away.ts'
export { award, ownerOf, rankPoints } from './round/victory-points.ts'
export { effectsOfRules } from './rules/effects-of-rules.ts'
export type { Controlled } from './rules/moments.ts'
export { renameRules } from './rules/rename-rules.ts'
export type { RuleBook } from './rules/rule-book.ts'
export { applies, computeTotal, computeValue, trigger } from './rules/rule-system.ts'
export { indexCards } from './rules/rules-in-force.ts'
export type {
  CounterRule,
  CounterRules,
  CounterScope,
  OwnEffect,
  SpecialAttack,
  Suffering,
  TableConditions,
} from './rules/special-rule.ts'
export { endGainedTrait, gainTrait, hasTraitNow, loseTraits } from './rules/trait-changes.ts'
export { arrival } from './scenarios/arrival.ts'
export * as scenarioBonuses from './scenarios/bonuses.ts'
export { counterScenarios } from './scenarios/scenarios.ts'
export { specialAttacks } from './special-attacks/special-attacks.ts'
export * from './state.ts'
export { counterSteps } from './steps.ts'
export {
  outOfEnemyAreas,
  reinforcementsArrive,
  reinforcementsArriving,
  sharedStrategies,
  useMaps,
} from './strategies/shared.ts'
export { shiftObjective } from './strategies/shift-objective.ts'
export { compendiumLeaders } from './traits/compendium-leaders.ts'
export { traitEffects, traitFiles, traits } from './traits/index.ts'
export { viewState } from './view.ts'
export type * from './vocabulary.ts'
export { compendiumRules } from './weapons/compendium-rules.ts'
export { weaponRules } from './weapons/weapon-rules.ts'
export { type CounterWords, coreWords, reword } from './words.ts'
