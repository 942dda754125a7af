import { areEnemies, ignoreMarkers, labelOf, type ModelId } from '@gargoyle/bmg-common'
import { forgetAmong, isAmong, memory, rememberAmong } from '@gargoyle/engine'
import { crewOf } from '../model/crew.ts'
import type { Bmg3Rules } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { offer } from './helpers.ts'

/** The Faith a crew has. */
const faithOf = (game: Play, model: Model): number => crewOf(game, model.seat).counters.faith ?? 0

function addFaith(game: Play, model: Model, amount: number): void {
  crewOf(game, model.seat).counters.faith = faithOf(game, model) + amount
}

/** Models that have given up Faith in the action under way. */
export const spared = memory<readonly ModelId[]>('kobra-armor/spared', [])

/** The cult of Kobra: Faith is won by hitting, and keeps its believers alive. */
export const kobra: Bmg3Rules = {
  'kobra-cultist': {
    name: 'Kobra Cultist',
    text: 'Whenever an attack of this model hits an enemy and the defence has not cancelled all of it, its crew gains a Faith point.',
    on: {
      struck: ({ game, owner, strike }) => {
        if (strike.attacker === owner && strike.inflicted > 0 && areEnemies(owner, strike.target))
          addFaith(game, owner, 1)
      },
    },
  },
  'kobra-armor': {
    name: 'Kobra Armor',
    text: 'Once in every action its crew may give up a Faith point: two damage markers that the action puts on this model are ignored.',
    on: {
      *harming({ game, owner, harm, rule }) {
        const { activation } = game.state
        if (harm.to !== owner || harm.stun + harm.injury <= 0 || activation === undefined) return
        if (faithOf(game, owner) < 1 || isAmong(activation, spared, owner.id)) return
        const prompt = `Give up a Faith point so that ${labelOf(game, owner)} ignores up to two markers?`
        if (!(yield* offer(game, owner.seat, { rule, prompt }))) return
        rememberAmong(activation, spared, owner.id)
        addFaith(game, owner, -1)
        yield* ignoreMarkers(game, harm, 2, { rule })
      },
      'action-done': ({ game, owner }) => {
        forgetAmong(game.state.activation, spared, owner.id)
      },
    },
  },
}
