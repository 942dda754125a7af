import { cardOf, labelOf } from '@gargoyle/bmg-common'
import type { CounterRule, Model, Play } from '@gargoyle/bmg-counters'
import { applies, becomeCasualty, hasTraitNow } from '@gargoyle/bmg-counters/toolkit'

const MEMBER = 'suicide-squad-member'

/** Whether a model is in a crew that one of the Suicide Squad leads. */
const isInTeam = (game: Play, model: Model): boolean =>
  game.content.cards.some(
    ({ seat, leads, traitIds, profile }) =>
      leads &&
      seat === cardOf(game, model).seat &&
      (traitIds.has(MEMBER) || profile.affiliations.includes('suicide-squad')),
  )

/**
 * The Compendium names the Suicide Mission and prints no rule: ours is that who fails it has a bomb in the neck. The boss
 * counts as a Volunteer. bmg2/trait/volunteer
 */
export const suicideMission: CounterRule<undefined> = {
  name: 'Suicide Mission',
  text: 'Ours: in a crew that a Suicide Squad Member leads, a Member that is still K.O. at the end of a Recount, also of the last, is a casualty, unless it is a Volunteer or the boss.',
  rule: 'bmg2/trait/volunteer',
  on: {
    *'recount-end'({ game }) {
      for (const model of game.state.models) {
        if (model.condition !== 'ko' || !hasTraitNow(game, model, MEMBER)) continue
        if (!isInTeam(game, model) || cardOf(game, model).leads) continue
        if (applies(game, 'volunteers', { about: model })) continue
        game.emit({ name: 'suicide-mission', text: `The mission of ${labelOf(game, model)} is over.` })
        yield* becomeCasualty(game, model, undefined)
      }
    },
  },
}
