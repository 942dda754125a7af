import { labelOf } from '@gargoyle/bmg-common'
import type { CounterRules } from '@gargoyle/bmg-counters'
import {
  counterKinds,
  counterNames,
  gainCounter,
  henchmenNear,
  isHenchman,
  limitOf,
} from '@gargoyle/bmg-counters/toolkit'
import { ask, choose } from '@gargoyle/engine'

/** What a card names, as the effect is called here. */
const effectNamed = (name: string | undefined): string | undefined =>
  name?.replace(/-effect$/, '').replace(/^stun$/, 'stunned')

/** How far the allegation is heard: the Compendium's 8 inches. */
const HEARD = 20

/**
 * Three traits that only the Compendium prints, in centimetres: Black Mask, Two-Face and Poison Ivy need one each, and
 * without them three of the eight equipment lists would have no Leader.
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
        henchmenNear(game, owner, HEARD).length === 0 ? 'No henchman is within 20 cm.' : undefined,
      *perform({ game, owner }) {
        for (const model of henchmenNear(game, owner, HEARD))
          for (let gained = 0; gained < 2; gained++) {
            const open = counterKinds.filter((kind) => model.counters[kind] < limitOf(game, model, kind))
            if (open.length === 0) break
            const kind = yield* ask(
              game,
              owner.seat,
              choose({
                name: 'gained-counter',
                prompt: `Which counter does ${labelOf(game, model)} gain? (Attorney's Allegation)`,
                rule: 'bmg2/trait/attorneys-allegation',
                about: { model: model.id },
                options: open.map((id) => ({ id, label: counterNames[id] })),
              }),
            )
            gainCounter(game, model, kind, "Attorney's Allegation")
          }
      },
    },
  },
  // bmg2/trait/immune-to
  'immune-to': {
    name: 'Immune to X',
    text: 'The named effect does nothing to it.',
    rule: 'bmg2/trait/immune-to',
    own: { immune: ({ args, purpose }) => purpose !== undefined && purpose === effectNamed(args[0]) },
  },
  // bmg2/trait/no-mercy
  'no-mercy': {
    name: 'No Mercy!!!',
    text: 'A critical of a Henchman of its band does an injury, where the weapon has no other.',
    rule: 'bmg2/trait/no-mercy',
    changesWeapon: ({ game, owner, wielder, weapon }) =>
      wielder.seat === owner.seat && isHenchman(game, wielder)
        ? { ...weapon, rules: [{ id: 'crt', args: ['i'] }, ...weapon.rules] }
        : weapon,
  },
}
