import { labelOf } from '@gargoyle/bmg-common'
import {
  ALL_DICE,
  type CounterRule,
  inUnits,
  lastUses,
  type Model,
  type Play,
  weaponAt,
  weaponHas,
  weaponKey,
} from '@gargoyle/bmg-counters'
import { ask, choose, type Rule, type RuleDifferences, type RuleId, recall, remember } from '@gargoyle/engine'
import { fromInches } from '../edition.ts'

/** Weapons of a model that were fired in an earlier round and have not been reloaded since. */
function emptied(game: Play, owner: Model): readonly number[] {
  return owner.arms.flatMap((_, arm) => {
    const used = recall(owner, lastUses)[weaponKey(owner, arm)]
    return weaponHas(weaponAt(game, owner, arm), 'reload') && used !== undefined && used < game.state.round
      ? [arm]
      : []
  })
}

/**
 * A round without firing it reloads one weapon, stolen ones too; its player chooses which. A K.O. model reloads nothing.
 * bmg2/weapon-rule/reload
 */
export function* reloadOne(game: Play, owner: Model, rule: RuleId): Rule<void> {
  const arms = emptied(game, owner)
  if (arms.length === 0 || owner.condition === 'ko') return
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: 'reload-weapon',
      prompt: `Which weapon has ${labelOf(game, owner)} reloaded this round?`,
      rule,
      about: { model: owner.id },
      options: arms.map((arm) => ({ id: `${arm}`, value: arm, label: weaponAt(game, owner, arm).name })),
    }),
  )
  const { [weaponKey(owner, picked)]: _, ...others } = recall(owner, lastUses)
  remember(owner, lastUses, others)
}

/** Effects of weapons come with every hit here, damaged or not. bmg2/core/effect-trigger */
const onHit = {
  enervating: { text: 'Who is hit loses X counters.', onlyDamaging: undefined },
  fire: { text: 'Who is hit gets a fire marker.' },
  flash: {
    text: 'Who is hit sees and shoots at nothing, and hits and blocks 2 worse, until the end of the round.',
  },
  'knocked-down': { text: 'Who is hit is knocked down.' },
  'pinned-down': { text: 'Who is hit is Pinned Down.' },
  poison: { text: 'Who is hit is poisoned.' },
  pushed: { text: 'Who is hit is pushed.' },
  stunned: { text: 'Who is hit is Stunned.' },
  steal: { text: 'Who is hit loses a weapon.' },
} as const

/** What the Compendium says otherwise about weapon rules that both editions have. */
export const changedWeapons: NonNullable<RuleDifferences<CounterRule>['changed']> = {
  ...onHit,
  // bmg2/weapon-rule/explosive, bmg2/template/explosion, bmg2/core/template-miss
  explosive: {
    text: 'Where it hits, the explosion template hits all it touches. A shot that misses or is stopped is lost.',
    own: undefined,
  },
  // bmg2/weapon-rule/grenade, bmg2/template/grenades
  grenade: {
    text: 'Thrown at any point in sight and range: on 3+ the explosion template hits all it touches. What Ping! stops is lost.',
    own: undefined,
  },
  // bmg2/weapon-rule/gas
  gas: { text: 'No Ping! and no scratch; the blank band of a spray counts as lethal.' },
  // bmg2/weapon-rule/beam
  beam: { text: 'It damages on 2+, Ping! rolls against it are 2 worse, and no crate loads it.' },
  // bmg2/weapon-rule/light, bmg2/core/shooting-in-contact
  light: { text: 'It may be fired by a model that an enemy touches.' },
  // bmg2/weapon-rule/medium-range
  'medium-range': { text: 'It reaches 16 inches.' },
  // bmg2/weapon-rule/short-range
  'short-range': { text: 'It reaches 8 inches.' },
  // bmg2/weapon-rule/protective
  protective: {
    text: 'Its bearer blocks at +1 and has a last Ping! of 4+ after all others, whichever weapon it uses. Once a round a friend in contact has that Ping! too.',
    own: { 'block-roll': 1, 'last-blink': { set: 4 }, 'shares-blink': true },
  },
  // bmg2/weapon-rule/reach
  reach: {
    text: 'It strikes models in sight up to 2 inches away.',
    own: { reach: ({ game }) => inUnits(game, fromInches(2)) },
  },
  // bmg2/weapon-rule/reload
  reload: {
    text: 'Once fired it takes a round without firing it to reload: one weapon a round, and not while K.O.',
    useBlockedReason: ({ game, owner, arm }) =>
      emptied(game, owner).includes(arm) ? 'It must be reloaded first.' : undefined,
  },
  // bmg2/weapon-rule/sharp
  sharp: {
    text: 'Failed damage dice may be rolled again.',
    own: { 'damage-rerolls': ALL_DICE },
  },
  // bmg2/effect/smoke: nothing about a target keeps the smoke away.
  smoke: { undeniable: true },
}
