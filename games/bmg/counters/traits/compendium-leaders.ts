import { isOnTable, within } from '@gargoyle/bmg-common'
import { describeLength, inUnits } from '../edition.ts'
import { gainAnyCounter } from '../model/gain-any-counter.ts'
import { applies } from '../rules/rule-system.ts'
import type { CounterRules } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { isHenchman } from './helpers.ts'

/** What a card names, as the effect is called here. bmg2/trait/immune-to */
const effectNamed = (name: string | undefined): string | undefined =>
  name?.replace(/-effect$/, '').replace(/^stun$/, 'stunned')

/** How far an allegation is heard, in centimetres: the Compendium's 8 inches. */
const HEARD = 20

/** Whether a trait of its owner works on a Henchman of its band. bmg2/core/traits-include-self, bmg2/trait/hates-humanity */
const reaches = (game: Play, owner: Model, model: Model): boolean =>
  model.seat === owner.seat &&
  isHenchman(game, model) &&
  (model === owner || !applies(game, 'no-friendly-traits', { about: model, other: owner }))

/** The awake Henchmen that an allegation reaches. */
const defendants = (game: Play, owner: Model): readonly Model[] =>
  game.state.models.filter(
    (model) =>
      reaches(game, owner, model) &&
      isOnTable(model) &&
      model.condition !== 'ko' &&
      (model === owner || within(game, owner, model, inUnits(game, HEARD))),
  )

/**
 * Three traits that only the Compendium prints and that Leaders of both editions have: without them three of the eight
 * equipment lists of the first would have no Leader.
 */
export const compendiumLeaders: CounterRules = {
  // bmg2/trait/attorneys-allegation
  'attorneys-allegation': {
    name: "Attorney's Allegation",
    text: 'Once a game every Henchman of its band within 20 cm gains two counters where its player likes, within its skills.',
    rule: 'bmg2/trait/attorneys-allegation',
    action: {
      cost: { special: 2 },
      limit: 'game',
      why: ({ game, owner }) =>
        defendants(game, owner).length === 0
          ? `No Henchman is within ${describeLength(game, HEARD)}.`
          : undefined,
      *perform({ game, owner, rule }) {
        const gift = { rule, reason: "Attorney's Allegation" }
        for (const model of defendants(game, owner))
          for (let n = 0; n < 2; n++) yield* gainAnyCounter(game, model, gift)
      },
    },
  },
  // bmg2/trait/immune-to
  'immune-to': {
    name: 'Immune to X',
    text: 'The named effect does nothing to it.',
    rule: 'bmg2/trait/immune-to',
    always: true,
    own: { immune: ({ args, purpose }) => purpose !== undefined && purpose === effectNamed(args[0]) },
  },
  // bmg2/trait/no-mercy
  'no-mercy': {
    name: 'No Mercy!!!',
    text: 'Henchmen of its band have CRT: an injury.',
    rule: 'bmg2/trait/no-mercy',
    changesWeapon: ({ game, owner, wielder, weapon }) =>
      reaches(game, owner, wielder)
        ? { ...weapon, rules: [{ id: 'crt', args: ['i'] }, ...weapon.rules] }
        : weapon,
  },
}
