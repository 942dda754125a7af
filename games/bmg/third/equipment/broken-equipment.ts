import { cardOf, labelOf, opponentOf, SUPPRESSED } from '@gargoyle/bmg-common'
import { ask, choose, type Rule } from '@gargoyle/engine'
import { equipment } from '../catalogue/equipment.ts'
import { loseTrait } from '../effects/lost-traits.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'

/** The pieces of an opponent's equipment that could be broken: those that alone give their bearer a trait. */
function breakable(game: Play, owner: Model) {
  const crew = game.content.setup.crews.find(({ seat }) => seat === opponentOf(game, owner.seat))?.crew
  const enemies = game.state.models.filter(({ seat }) => seat !== owner.seat)
  return (crew?.models ?? []).flatMap(({ equipment: carried }, at) => {
    const bearer = enemies[at]
    if (bearer === undefined) return []
    const { profile } = cardOf(game, bearer)
    return [...new Set(carried)].flatMap((id) => {
      const item = equipment.get(id)
      const own =
        item?.grants.filter(({ id: trait }) => !profile.traits.some((use) => use.id === trait)) ?? []
      return item === undefined || item.unbreakable || own.length === 0
        ? []
        : [{ id: `${bearer.id} ${id}`, bearer, item, traits: own.map(({ id: trait }) => trait) }]
    })
  })
}

const BROKEN = 'broken-equipment'

/** bmg3/trait/broken-equipment: one piece of the opponent's, before anything is on the table. */
function* sabotage({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const found = breakable(game, owner).filter(({ bearer, traits }) =>
    traits.some((trait) => !bearer.effects.some(({ id, args }) => id === SUPPRESSED && args.includes(trait))),
  )
  if (found.length === 0) return
  const broken = yield* ask(
    game,
    owner.seat,
    choose({
      name: BROKEN,
      prompt: 'Which piece of equipment of the opponent is broken?',
      rule,
      options: found.map((each) => ({
        id: each.id,
        label: `${each.item.name} of ${labelOf(game, each.bearer)}`,
        about: { model: each.bearer.id },
        value: each,
      })),
    }),
  )
  for (const trait of broken.traits) {
    loseTrait(game, broken.bearer, trait, 'game', owner)
    const arms = game.content.book.traits[trait]?.arms ?? []
    const { weapons } = cardOf(game, broken.bearer).profile
    for (const [index, { id }] of weapons.entries())
      if (arms.some((weapon) => weapon.id === id)) broken.bearer.ammo[index] = 0
  }
  game.emit({
    name: 'broken',
    text: `${broken.item.name} of ${labelOf(game, broken.bearer)} is broken.`,
    rule,
  })
}

/** Equipment that disables the opponent's equipment. */
export const brokenEquipment: Bmg3Rules = {
  'broken-equipment': {
    name: 'Broken Equipment',
    text: 'Before anything is put on the table you pick a piece of the opponent’s equipment: it does nothing in this game.',
    always: true,
    on: { 'setup-start': sabotage },
  },
}
