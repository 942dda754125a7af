export { gccEvent, gccOption, gccQuestion, type RollSoFar, rerollQuestions } from './abouts.ts'
export { firstMoveBonus } from './actions/move.ts'
export { type AreaBoard as GccBoard, type AreaId, NOWHERE } from './board/board.ts'
export { type BoardMark, drawBoard } from './board/draw-board.ts'
export { type AreaSight, sightText } from './board/sight.ts'
export { book as gccBook, setupContext as gccSetupContext } from './book.ts'
export { readDie } from './catalogue/card-data.ts'
export { type Content as GccContent, EVENT_TILE, groundOf } from './content.ts'
export { contentCounts as gccContentCounts } from './content-counts.ts'
export { faces as dieFaces, successesOf } from './dice/faces.ts'
export { addOdds, atLeast, lessOdds, meanOfOdds, poolOdds, type SuccessOdds } from './dice/odds.ts'
export { isNeutralized } from './energy/recover.ts'
export { type GccView, gcc } from './gcc.ts'
export { breachesOf as gccBreaches } from './invariants.ts'
export { amountFor, holds, tokenArea } from './missions/conditions.ts'
export { scaledTo } from './missions/mission.ts'
export type { ConditionData, MissionData } from './missions/mission-data.ts'
export { readMission } from './missions/read-mission.ts'
export { missingRules as missingHeroRules } from './preparation/read-setup.ts'
export type { Setup as GccSetup } from './preparation/setup.ts'
export { readOnly as gccPosition } from './read-only.ts'
export { type ChapterRule, gccRulebook, type RuleChapter } from './rulebook/index.ts'
export { levelOf as skillLevelOf } from './rules/level.ts'
export { activeRules as activeCardRules, scopeOf as cardRuleScope } from './rules/special.ts'
export type { CloudKind, Hero as HeroState, Mini, State as GccState, Token } from './state.ts'
export { dangerLevel } from './terrain/terrain.ts'
export { costAt as riverCostAt } from './villain/river.ts'
export {
  actionNames,
  type BonusLine,
  type Colour as DieColour,
  colours as dieColours,
  type DieType,
  type HeroProfile,
  type ItemCard,
  type SkillUse,
  spaceNames,
  type TileProfile,
} from './vocabulary.ts'
