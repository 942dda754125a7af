import { cardOf, friendsOf, isConscious, isInZones, isOnTable, labelOf } from '@gargoyle/bmg-common'
import { ask, choose, pass, type Rule, type Seat } from '@gargoyle/engine'
import { isHurt } from '../damage/harm.ts'
import { heal } from '../damage/healing.ts'
import { crewOf } from '../model/crew.ts'
import { zonesOf } from '../preparation/zones.ts'
import type { Bmg3Case, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'

/** Questions about a crew are put to each of its models: the Boss answers, once, while in their senses. */
const fromTheBoss =
  (amount: number) =>
  ({ game, about }: Bmg3Case<undefined>): number =>
    crewOf(game, about.seat).boss === about.id && isOnTable(about) && isConscious(about) ? amount : 0

/** A model wholly in the own zone may lose a damage marker. */
function* restAtHome({ game, id, rule }: Bmg3Scope<undefined>, seat: Seat): Rule<void> {
  const zones = zonesOf(game, seat)
  const home = friendsOf(game, seat).filter(
    (model) => isOnTable(model) && isHurt(model) && isInZones(model.at, cardOf(game, model).radius, zones),
  )
  if (home.length === 0) return
  const picked = yield* ask(
    game,
    seat,
    choose({
      name: id,
      prompt: 'Who loses a damage marker in the safe house?',
      rule,
      options: [
        ...home.map((model) => ({
          id: `${model.id}`,
          label: labelOf(game, model),
          about: { model: model.id },
          value: model,
        })),
        { id: pass, label: 'Nobody', value: undefined },
      ],
    }),
  )
  if (picked !== undefined) yield* heal(game, picked, 1)
}

/**
 * The plot cards. The seeds tell how they are chosen, not what they say: these are our own, each a small standing
 * rule for the crew whose plot it is. bmg3/core/plot-cards
 */
export const plots: Bmg3Rules<undefined> = {
  'eyes-everywhere': {
    name: 'Eyes Everywhere',
    text: 'Your models reveal enemy suspects that they see within 2".',
    around: { 'reveal-reach': { raisedTo: 2 } },
  },
  'safe-house': {
    name: 'Safe House',
    text: 'At the end of each Recount one of your models that stands wholly in your deployment zone may lose a damage marker.',
    on: { 'recount-end': (it) => restAtHome(it, it.args[0] as Seat) },
  },
  'deep-pockets': {
    name: 'Deep Pockets',
    text: 'Whenever a new round is made ready while your Boss is on the table and not K.O., you get a resource point more.',
    around: { 'resource-points': fromTheBoss(1) },
  },
  'inside-information': {
    name: 'Inside Information',
    text: 'Add 1 to your rolls for Initiative while your Boss is on the table and not K.O.',
    around: { 'lead-roll': fromTheBoss(1) },
  },
  'dressed-in-black': {
    name: 'Dressed in Black',
    text: 'At night enemies must be within 10" to see your models, unless these are lit.',
    around: { 'seen-within': { loweredTo: 10 } },
  },
  'rat-runs': {
    name: 'Rat Runs',
    text: 'Your models go through sewers without using an action.',
    around: { 'sewer-without-action': true },
  },
}
