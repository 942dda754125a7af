import { type CounterRules, FITTING, fitEquipment, tableRules } from '@gargoyle/bmg-counters'
import { inheritRules } from '@gargoyle/engine'
import { watchers } from '../special-attacks/sneak-attack.ts'
import { reloadOne } from '../weapons/changed.ts'

/** What is in force at every table of the second edition. */
export const compendiumTableRules: CounterRules<undefined> = inheritRules(tableRules, {
  added: {
    // bmg2/core/effect-trigger, bmg2/core/effects-once-per-activation
    'effect-trigger': {
      name: 'Effects of weapons',
      text: 'They come with a hit, damaged or not, and those of criticals with a critical; several in one activation count once.',
      rule: 'bmg2/core/effect-trigger',
      around: { 'effects-on-hit': true, 'effects-once': true },
    },
    // bmg2/core/equipment
    [FITTING]: { ...fitEquipment, rule: 'bmg2/core/equipment' },
    // bmg2/core/critical, bmg2/trait/no-mercy
    criticals: {
      name: 'Critical hits',
      text: 'Where several rules say what a critical hit does, the attacker says which counts.',
      rule: 'bmg2/core/critical',
      around: { 'chooses-critical': true },
    },
    // bmg2/weapon-rule/reload
    reloading: {
      name: 'Reloading',
      text: 'At the start of the Recount each model reloads a weapon that it has not fired in this round.',
      rule: 'bmg2/weapon-rule/reload',
      on: {
        *'recount-start'({ game, rule }) {
          for (const model of game.state.models) yield* reloadOne(game, model, rule)
        },
      },
    },
    // bmg2/special-attack/sneak-attack
    watchers,
    // bmg2/core/template-simultaneous, bmg2/core/template-walls
    templates: {
      name: 'Templates',
      text: 'Who can dodge shots can dodge templates. A spray hits only whom the shooter sees.',
      rule: 'bmg2/core/template-simultaneous',
      around: { 'dodges-templates': true, 'spray-needs-sight': true },
    },
  },
})
