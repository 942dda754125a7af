import { areEnemies, hasTrait, isOnTable, type ModelId, sees } from '@gargoyle/bmg-common'
import { isAmong, memory, rememberAmong } from '@gargoyle/engine'
import { applies } from '../rules/rule-system.ts'
import type { Bmg3Rules } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { isActive } from './helpers.ts'

/** What is noted on an activation about an enemy who did not see it begin. */
/** Enemies that did not see the active model when its activation started. */
export const unseenBy = memory<readonly ModelId[]>('sneak-attack/unseen-by', [])

/** Whether the active model has sneaked up on an enemy. */
const isSurprised = (game: Play, attacker: Model, enemy: Model): boolean =>
  hasTrait(game, attacker, 'sneak-attack') &&
  isActive(game, attacker) &&
  isAmong(game.state.activation, unseenBy, enemy.id) &&
  !applies(game, 'never-surprised', { about: enemy, other: attacker })

/** How near an enemy must be to see a Master of Stealth at night. */
const SEEN_WITHIN = 6

/** Traits of models that attack by surprise. */
export const sneakAttacks: Bmg3Rules = {
  // bmg3/trait/sneak-attack
  'sneak-attack': {
    name: 'Sneak Attack',
    text: 'Enemies who do not see this model when its activation starts make no Efforts against its attacks in that activation.',
    foe: {
      'no-efforts': ({ game, owner, about, strike }) =>
        strike?.target === about && strike.attacker === owner && isSurprised(game, owner, about),
    },
    on: {
      'activation-start': ({ game, owner, active }) => {
        if (active !== owner) return
        for (const enemy of game.state.models) {
          if (areEnemies(owner, enemy) && isOnTable(enemy) && !sees(game, enemy, owner))
            rememberAmong(game.state.activation, unseenBy, enemy.id)
        }
      },
    },
  },
  // bmg3/trait/master-of-stealth
  'master-of-stealth': {
    name: 'Master of Stealth',
    text: 'At night enemies see this model only within 6", unless light or the like helps them. Against whomever its Sneak Attack surprises it adds 1 to each attack die.',
    own: {
      'seen-within': ({ owner, other }) =>
        other !== undefined && areEnemies(owner, other) ? { loweredTo: SEEN_WITHIN } : 0,
      'attack-roll': ({ game, owner, strike }) =>
        strike !== undefined && isSurprised(game, owner, strike.target) ? 1 : 0,
    },
  },
}
