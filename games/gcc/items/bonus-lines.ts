import { ask, choose, type Rule, type ValuedOption } from '@gargoyle/engine'
import { heroOf } from '../minis/minis.ts'
import { computeTotal } from '../rules/special.ts'
import type { Mini, Play } from '../state.ts'
import type { BonusLine, BonusMoment, DieType, ItemCard, SkillUse } from '../vocabulary.ts'
import { anyCard, carriedBy, itemCard, mayUse, removeItem } from './carry.ts'
import { addGrant, removeGrant } from './grants.ts'

/** Bonus lines that apply to the action at hand. */
export type LinesInUse = {
  readonly dice: readonly DieType[]
  readonly successes: number
  readonly movePoints: number
  readonly skills: readonly SkillUse[]
  /** Cards that were of use. */
  readonly items: readonly number[]
}

export const noLines: LinesInUse = { dice: [], successes: 0, movePoints: 0, skills: [], items: [] }

type Chosen = { readonly item: number; readonly line: BonusLine }

/** Weapon lines that a hero can use. gcc/core/item-types, gcc/core/hero-ranged */
export function usableWeapons(game: Play, mini: Mini, kind: 'melee' | 'ranged'): readonly Chosen[] {
  return carriedBy(game, mini).flatMap((item) => {
    const card = itemCard(game, item)
    if (card.type !== `${kind}-weapon` || !mayUse(game, mini, card)) return []
    return card.lines.filter(({ when }) => when === kind).map((line) => ({ item, line }))
  })
}

/** The lines of one card that begin with the same icon: one of them is chosen. gcc/core/bonus-lines */
function linesOf({ lines }: ItemCard, when: BonusMoment): readonly BonusLine[] {
  return lines.filter((line) => line.when === when)
}

/**
 * The weapon of an attack, and tools that help: one weapon, unless a skill allows two. Ranged attacks need one, and so does
 * a melee attack on what only some of its weapons reach. gcc/core/weapon-bonus
 */
export function* beginWeapons(
  game: Play,
  mini: Mini,
  kind: 'melee' | 'ranged',
  reaches?: (line: BonusLine) => boolean,
): Rule<LinesInUse> {
  const weapons = usableWeapons(game, mini, kind)
  const fitting = reaches === undefined ? weapons : weapons.filter(({ line }) => reaches(line))
  const chosen: Chosen[] = []
  const first = yield* pickWeapon(game, mini, fitting, kind === 'ranged' || reaches !== undefined)
  if (first !== undefined) {
    chosen.push(first)
    // gcc/skill/ambidexterity: a second one of the same kind, neither larger than the level.
    const most = computeTotal(game, 'second-weapon-size', { about: mini }, -1)
    if (itemCard(game, first.item).size <= most) {
      const others = weapons.filter(({ item }) => item !== first.item && itemCard(game, item).size <= most)
      const second = yield* pickWeapon(game, mini, others, false)
      if (second !== undefined) chosen.push(second)
    }
  }
  chosen.push(...(yield* toolLines(game, mini, kind)))
  return begin(game, mini, chosen)
}

/**
 * Tools and gadgets that help at some moment. Where the action needs them, none is kept back. gcc/core/tools
 */
export function* beginUse(game: Play, mini: Mini, when: BonusMoment, isNeeded = false): Rule<LinesInUse> {
  if (heroOf(game, mini) === undefined) return noLines
  const chosen = yield* toolLines(game, mini, when, isNeeded)
  return chosen.length === 0 ? noLines : begin(game, mini, chosen)
}

/** The action is over: its skills end, and cards for a single use leave the game. gcc/core/items */
export function endUse(game: Play, mini: Mini, used: LinesInUse): void {
  for (const skill of used.skills) removeGrant(game, mini, skill)
  for (const item of used.items) if (itemCard(game, item).singleUse) removeItem(game, item)
}

/**
 * Skills of the cards in use are set aside for something that has no weapon bonuses. Afterwards they are the very same
 * ones again: rules of the moment in which this happens are still to act by them. gcc/core/free-action
 */
export function* withoutLines(game: Play, mini: Mini, used: LinesInUse, work: Rule<void>): Rule<void> {
  const before = grantsOf(mini)
  for (const skill of used.skills) removeGrant(game, mini, skill)
  const without = grantsOf(mini)
  yield* work
  if (isSame(grantsOf(mini), without)) Object.assign(mini, before)
  else for (const skill of used.skills) addGrant(game, mini, skill)
}

const grantsOf = ({ boosts, grants }: Mini) => ({ boosts, grants })

/** Whether grants are alike: what came and went in between left new lists. */
const isSame = (one: ReturnType<typeof grantsOf>, other: ReturnType<typeof grantsOf>): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

function* pickWeapon(
  game: Play,
  mini: Mini,
  weapons: readonly Chosen[],
  needed: boolean,
): Rule<Chosen | undefined> {
  if (weapons.length === 0) return undefined
  const { seat } = heroOf(game, mini)!
  const options: ValuedOption<Chosen | undefined>[] = weapons.map((weapon, i) => ({
    id: String(i),
    value: weapon,
    label: `${itemCard(game, weapon.item).name}: ${lineText(weapon.line)}`,
    about: { item: weapon.item },
  }))
  if (!needed) options.push({ id: 'none', value: undefined, label: 'No weapon', about: { item: -1 } })
  return yield* ask(
    game,
    seat,
    choose({ name: 'weapon', prompt: 'Which weapon is used?', rule: 'gcc/core/weapon-bonus', options }),
  )
}

function* toolLines(game: Play, mini: Mini, when: BonusMoment, isNeeded = false): Rule<Chosen[]> {
  const chosen: Chosen[] = []
  const weapons: number[] = []
  for (const item of carriedBy(game, mini)) {
    const card = itemCard(game, item)
    if (!mayUse(game, mini, card)) continue
    const lines = linesOf(card, when)
    if (lines.length === 0) continue
    if (card.type === 'melee-weapon' || card.type === 'ranged-weapon') {
      if (card.type !== `${when}-weapon`) weapons.push(item)
      continue
    }
    const line = yield* pickLine(game, mini, card, lines, isNeeded)
    if (line !== undefined) chosen.push({ item, line })
  }
  for (const type of ['melee-weapon', 'ranged-weapon'] as const) {
    const those = weapons.filter((item) => itemCard(game, item).type === type)
    const used = yield* weaponElsewhere(game, mini, those, when)
    if (used !== undefined) chosen.push(used)
  }
  return chosen
}

/**
 * A weapon card may help with something else, such as a defence. Of several of a kind only one does.
 * gcc/core/weapon-bonus
 */
function* weaponElsewhere(
  game: Play,
  mini: Mini,
  weapons: readonly number[],
  when: BonusMoment,
): Rule<Chosen | undefined> {
  const [item] = weapons
  if (item === undefined) return undefined
  if (weapons.length > 1) {
    const lines = weapons.flatMap((each) =>
      linesOf(itemCard(game, each), when).map((line) => ({ item: each, line })),
    )
    return yield* pickWeapon(game, mini, lines, !weapons.every((each) => itemCard(game, each).singleUse))
  }
  const card = itemCard(game, item)
  const line = yield* pickLine(game, mini, card, linesOf(card, when))
  return line && { item, line }
}

/** Cards for a single use are not used up against the hero's will. */
function* pickLine(
  game: Play,
  mini: Mini,
  card: ItemCard,
  lines: readonly BonusLine[],
  isNeeded = false,
): Rule<BonusLine | undefined> {
  if (lines.length === 1 && !card.singleUse) return lines[0]
  const { seat } = heroOf(game, mini)!
  const options: ValuedOption<BonusLine | undefined>[] = lines.map((line, i) => ({
    id: String(i),
    value: line,
    label: lineText(line),
  }))
  if (card.singleUse && !isNeeded) options.push({ id: 'none', value: undefined, label: 'Keep it' })
  return yield* ask(
    game,
    seat,
    choose({ name: 'bonus-line', prompt: `Use ${card.name}?`, rule: 'gcc/core/bonus-lines', options }),
  )
}

/** gcc/core/bonus-line-use: everything on a line together. gcc/core/tools: identical tool bonuses do not add up. */
function begin(game: Play, mini: Mini, chosen: readonly Chosen[]): LinesInUse {
  const dice: DieType[] = []
  const skills: SkillUse[] = []
  const known = new Set<string>()
  let successes = 0
  let movePoints = 0
  for (const { item, line } of chosen) {
    const isTool = itemCard(game, item).type === 'tool'
    const isNew = (bonus: object | number, name: string): boolean => {
      if (!isTool) return true
      const key = `${name} ${JSON.stringify(bonus)}`
      return known.has(key) ? false : known.add(key) !== undefined
    }
    if (line.dice && isNew(line.dice, 'dice')) dice.push(...line.dice)
    if (line.successes && isNew(line.successes, 'successes')) successes += line.successes
    const points = linePoints(mini, itemCard(game, item), line)
    if (points > 0 && isNew(points, 'points')) movePoints += points
    for (const skill of line.skills ?? []) if (isNew(skill, 'skill')) skills.push(skill)
  }
  for (const skill of skills) addGrant(game, mini, skill)
  return { dice, skills, successes, movePoints, items: chosen.map(({ item }) => item) }
}

/**
 * Move points of a line. A movement costs nothing by itself, so cards that stay help the first one of a turn only.
 * gcc/core/first-move-bonus
 */
const linePoints = (mini: Mini, { singleUse }: ItemCard, { movePoints = 0 }: BonusLine): number =>
  mini.moved && !singleUse ? 0 : movePoints

/** Move points that cards add to a movement begun now: without asking, and with those for a single use. */
export function movePointsOf(game: Play, mini: Mini): { readonly sure: number; readonly most: number } {
  if (!hasMovePoints(game)) return noPoints
  const known = new Set<number>()
  let [sure, most] = [0, 0]
  for (const item of carriedBy(game, mini)) {
    const card = itemCard(game, item)
    const lines = mayUse(game, mini, card) ? linesOf(card, 'movement') : []
    const points = lines.reduce((best, line) => Math.max(best, linePoints(mini, card, line)), 0)
    if (points === 0 || (card.type === 'tool' && known.has(points))) continue
    if (card.type === 'tool') known.add(points)
    most += points
    if (!card.singleUse) sure += points
  }
  return { sure, most }
}

const noPoints = { sure: 0, most: 0 }

const hasMovePoints = anyCard(({ lines }) => lines.some(({ movePoints = 0 }) => movePoints > 0))

/** A bonus line in words. */
function lineText({ dice = [], skills = [], successes = 0, movePoints = 0 }: BonusLine): string {
  return [
    ...dice.map(({ colour, reroll }) => `${colour} die${reroll ? ' with reroll' : ''}`),
    ...skills.map(({ skill, level }) => `${skill.replaceAll('-', ' ')} ${level}`),
    ...(successes > 0 ? [`${successes} automatic`] : []),
    ...(movePoints > 0 ? [`${movePoints} move points`] : []),
  ].join(', ')
}
