export { closest, inWords, slug } from '@gargoyle/bmg-common'
export { affiliationNames } from './affiliation-names.ts'
export { callNames, cardHasTrait, hasUnknownName, isCalled, traitOf } from './called.ts'
export { type Catalogue, catalogue, catalogueOf, findModel, withModels } from './catalogue.ts'
export { parseDamage, showDamage } from './damage.ts'
export { type Equipment, equipment, equipmentOf } from './equipment.ts'
export type { Bearer } from './equipment-data.ts'
export { heightOf } from './height.ts'
export {
  affiliations,
  modelsJsonSchema,
  PACK_FORMAT,
  type ProfileData,
  ranks,
  type WeaponData,
} from './model-schema.ts'
export { lookForOddities, type Oddity } from './oddities.ts'
export { type Enforced, isPlayable, unenforced, unenforcedEquipment } from './playability.ts'
export { type ContentPack, readContentPack, readProfile } from './read-profile.ts'
export { catalogueReport, reportPage } from './report.ts'
export { parseRuleUse, ruleIdFromName, showRuleUse } from './rule-use.ts'
export type { Settled } from './settled.ts'
