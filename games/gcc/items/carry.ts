import type { Reason } from '@gargoyle/engine'
import { NOWHERE } from '../board/board.ts'
import { profileOf } from '../energy/spend.ts'
import { heroOf, nameOf } from '../minis/minis.ts'
import { applies } from '../rules/special.ts'
import type { Mini, Play } from '../state.ts'
import type { ItemCard, SkillUse } from '../vocabulary.ts'
import { addGrant, removeGrant } from './grants.ts'

/** The card of an item. */
export const itemCard = ({ content }: Play, item: number): ItemCard => content.items[item]!

/** gcc/core/items: restrictions by name and by the Moral Code. */
export function mayUse(game: Play, mini: Mini, card: ItemCard): boolean {
  const hero = heroOf(game, mini)
  if (hero === undefined) return false
  if (card.only !== undefined && card.only !== profileOf(game, hero).name) return false
  return !(card.lethal && applies(game, 'cannot-use-lethal-items', { about: mini }))
}

/** Whether any card of a game is such: most games need not look further. Looked up once a game. */
export function anyCard(isSuch: (card: ItemCard) => boolean): (game: Play) => boolean {
  const known = new WeakMap<readonly ItemCard[], boolean>()
  return ({ content: { items } }) => {
    let found = known.get(items)
    if (found === undefined) {
      found = items.some(isSuch)
      known.set(items, found)
    }
    return found
  }
}

/** The numbers of what a miniature carries. gcc/core/item-types */
export function carriedBy({ state }: Play, mini: Mini): readonly number[] {
  const found: number[] = []
  for (let i = 0; i < state.items.length; i++) if (state.items[i]!.holder === mini.id) found.push(i)
  return found
}

/** Pieces of equipment that lie in an area. */
export function lyingIn({ state }: Play, area: number): readonly number[] {
  const found: number[] = []
  for (let i = 0; i < state.items.length; i++) if (state.items[i]!.at === area) found.push(i)
  return found
}

/** Why a hero cannot carry another piece of equipment. gcc/core/encumbrance */
export function carryReason(game: Play, mini: Mini, item: number): Reason | undefined {
  const hero = heroOf(game, mini)
  if (hero === undefined) return { text: 'Only heroes carry item cards.', rule: 'gcc/core/item-types' }
  const { maxEncumbrance } = profileOf(game, hero)
  const { name, size } = itemCard(game, item)
  if (mini.load + size <= maxEncumbrance) return undefined
  return {
    text: `${name} weighs ${size}; ${nameOf(game, mini)} carries ${mini.load} of ${maxEncumbrance}.`,
    rule: 'gcc/core/encumbrance',
  }
}

/** Puts an item into a hero's hands. Bat-gadgets weigh nothing. gcc/core/encumbrance, gcc/core/bat-gadgets */
export function carry(game: Play, mini: Mini, item: number): void {
  release(game, item)
  const held = game.state.items[item]!
  held.holder = mini.id
  held.at = NOWHERE
  const card = itemCard(game, item)
  if (card.kind === 'equipment') mini.load += card.size
  for (const skill of ownSkills(game, mini, item)) addGrant(game, mini, skill)
}

/** Lays an item down in an area. gcc/core/drop */
export function layDown(game: Play, item: number, area: number): void {
  release(game, item)
  game.state.items[item]!.at = area
}

/** Takes an item out of the game. */
export function removeItem(game: Play, item: number): void {
  release(game, item)
  const held = game.state.items[item]!
  held.at = NOWHERE
  held.gone = true
}

/** Takes an item out of whatever hands it is in. */
function release(game: Play, item: number): void {
  const held = game.state.items[item]!
  if (held.holder === NOWHERE) return
  const mini = game.state.minis[held.holder]!
  const card = itemCard(game, item)
  if (card.kind === 'equipment') mini.load -= card.size
  for (const skill of ownSkills(game, mini, item)) removeGrant(game, mini, skill)
  held.holder = NOWHERE
}

/** Permanent skills that come and go with an item: not those that another tool of its carrier gives alike. gcc/core/tools */
function ownSkills(game: Play, mini: Mini, item: number): readonly SkillUse[] {
  const card = itemCard(game, item)
  const skills = permanentSkills(game, mini, card)
  if (skills.length === 0 || card.type !== 'tool') return skills
  const others = carriedBy(game, mini).flatMap((other) => {
    const tool = itemCard(game, other)
    return other === item || tool.type !== 'tool' ? [] : permanentSkills(game, mini, tool)
  })
  return skills.filter(
    (use) =>
      !others.some(({ skill, level, die }) => skill === use.skill && level === use.level && die === use.die),
  )
}

/** Skills that a card gives all the time to any miniature that may use it. gcc/core/bonus-line-use, gcc/core/items */
function permanentSkills(game: Play, mini: Mini, card: ItemCard): readonly SkillUse[] {
  const permanent = card.lines.flatMap(({ when, skills = [] }) => (when === 'permanent' ? skills : []))
  return permanent.length > 0 && mayUse(game, mini, card) ? permanent : []
}
