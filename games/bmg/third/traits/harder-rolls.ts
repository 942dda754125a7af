import { areEnemies, hasTrait, isConscious, profileOf, within } from '@gargoyle/bmg-common'
import { crewOf } from '../model/crew.ts'
import type { Bmg3Case, Bmg3Rule, Bmg3Rules } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'

/** A trait that makes skill rolls of enemies within 8" harder: a die more is rolled, and three are added up. */
const hardens = (name: string, text: string, when: (it: Bmg3Case) => boolean): Bmg3Rule => {
  const counts = (it: Bmg3Case): number =>
    areEnemies(it.owner, it.about) && within(it.game, it.owner, it.about, 8) && isFirst(it, when) ? 1 : 0
  return { name, text, around: { 'skill-dice': counts, 'skill-picked-dice': counts } }
}

/** Several of them do no more than one; a K.O. model counts for nothing. */
const isFirst = (it: Bmg3Case, when: (it: Bmg3Case) => boolean): boolean => {
  if (!when(it)) return false
  const { game, owner, about } = it
  return (
    game.state.models.find(
      (model) =>
        model.seat === owner.seat &&
        isConscious(model) &&
        sharesPower(game, owner, model) &&
        within(game, model, about, 8),
    ) === owner
  )
}

const POWERS = ['poison-master', 'terrible-revelation']

const sharesPower = (game: Play, owner: Model, model: Model): boolean =>
  POWERS.some((id) => hasTrait(game, owner, id) && hasTrait(game, model, id))

/** Whether the crew that makes a model roll is one of the Cults: the ability belongs to one of its models. */
const isOfCult = ({ game, owner }: Bmg3Case): boolean => {
  const { activation } = game.state
  const actor = activation === undefined ? undefined : game.state.models[activation.model]
  const source = actor?.seat === owner.seat ? actor : game.state.models[crewOf(game, owner.seat).boss]
  return source !== undefined && profileOf(game, source).affiliations.includes('cults')
}

/** Traits that make it hard to resist. */
export const harderRolls: Bmg3Rules = {
  'poison-master': hardens(
    'Poison Master',
    'Enemies within 8" that roll against Poison roll a die more and add up three dice instead of two.',
    ({ purpose, occasion }) => purpose === 'endurance' && occasion === 'bmg3/effect/poison',
  ),
  'terrible-revelation': hardens(
    'Terrible Revelation',
    'Enemies within 8" whom a model of the Cults makes roll against their Willpower roll a die more and add up three dice instead of two.',
    (it) => it.purpose === 'willpower' && it.occasion?.startsWith('bmg3/trait/') === true && isOfCult(it),
  ),
}
