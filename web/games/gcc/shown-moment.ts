import type { SessionOf } from '@gargoyle/engine'
import {
  activeCardRules,
  cardRuleScope,
  dangerLevel,
  firstMoveBonus,
  type gcc,
  gccPosition,
  groundOf,
  isNeutralized,
  type Mini,
  NOWHERE,
  riverCostAt,
  skillLevelOf,
} from '@gargoyle/gcc'
import type { GccShown, SkillNow } from './table-data.ts'

type Position = ReturnType<typeof gccPosition>

/** What the rules make of the moment: skills that work, prices of the river, danger, distances. */
export function shownMoment({
  state,
  content,
  seats,
}: Pick<SessionOf<typeof gcc>, 'state' | 'content' | 'seats'>): GccShown {
  const game = gccPosition(state, content, seats)
  const ground = groundOf(game)
  const areas = game.content.board.areas.map((_, area) => area)
  return {
    skills: Object.fromEntries(
      game.state.minis
        .filter(({ id, at }) => at !== NOWHERE || game.content.minis[id]!.hero >= 0)
        .map((mini) => [mini.id, skillsOf(game, mini)]),
    ),
    neutralized: game.state.heroes.flatMap((hero, number) => (isNeutralized(hero) ? [number] : [])),
    riverCosts: game.state.post.river.map((_, index) => riverCostAt(game, index)),
    moveBonus: game.state.heroes.map(({ mini }) => firstMoveBonus(game, game.state.minis[mini]!).total),
    danger: areas.map((area) => dangerLevel(game, area)),
    distances: areas.map((from) =>
      areas.map((to) => {
        const moves = ground.distance(from, to)
        return Number.isFinite(moves) ? moves : null
      }),
    ),
  }
}

/** Skills of its card with those that items give it, each with whether it works. gcc/core/encumbrance-skill-limit */
function skillsOf(game: Position, mini: Mini): readonly SkillNow[] {
  const active = activeCardRules(game, mini)
  const printed = game.content.minis[mini.id]!.skills.map(({ skill, level, die, limit }): SkillNow => {
    const rule = active.find(({ id }) => id === skill)
    const isRaised = mini.boosts.some((each) => each.skill === skill)
    const note = rule === undefined ? blockedReason(mini, limit) : isRaised ? 'an item adds to it' : undefined
    return {
      skill,
      level: rule === undefined ? level : skillLevelOf(cardRuleScope(game, rule)),
      works: rule !== undefined,
      ...(die === undefined ? {} : { die }),
      ...(note === undefined ? {} : { note }),
    }
  })
  const given = mini.grants.map(
    ({ skill, level, die }): SkillNow => ({
      skill,
      level,
      works: !mini.skillsOff,
      note: 'from an item',
      ...(die === undefined ? {} : { die }),
    }),
  )
  return [...printed, ...given]
}

function blockedReason({ skillsOff, load }: Mini, limit: number | undefined): string {
  if (skillsOff || limit === undefined) return 'no skills this turn: it was neutralized'
  return `carries ${load}, works below ${limit}`
}
