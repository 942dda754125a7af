import { hasTrait, isOnTable, labelOf, type ModelId, place } from '@gargoyle/bmg-common'
import type { CounterRules } from '@gargoyle/bmg-counters'
import {
  applies,
  arrive,
  type CounterScope,
  gainAnyCounter,
  gainCounter,
  isInGame,
  type Model,
  move,
  moveActionBlockedReason,
  type Play,
  rollSkill,
  weaponHas,
  whyOutOfOrder,
} from '@gargoyle/bmg-counters/toolkit'
import { isAmong, memory, type Rule, rememberAmong } from '@gargoyle/engine'
import { magicWeapons } from './magic.ts'
import {
  awakeHenchman,
  conscious,
  enemiesInSight,
  friendsInSight,
  friendsWithin,
  inchesIn,
  notVehicle,
  onOne,
} from './targets.ts'

const SC = { special: 1 } as const

/** Models that were goaded in an activation. bmg2/trait/goad */
const goadedModels = memory<readonly ModelId[]>('goad/goaded', [])

/** Moves an enemy that failed its roll: its own rules, its counters untouched, no falls. bmg2/trait/goad */
function* goad(game: Play, target: Model, owner: Model, { rule }: CounterScope): Rule<void> {
  if (game.state.activation !== undefined) rememberAmong(game.state.activation, goadedModels, target.id)
  if (yield* rollSkill(game, target, 'willpower', { reason: 'against goading', rule })) return
  yield* move(game, {
    model: target,
    reason: `goaded by ${labelOf(game, owner)}`,
    rule,
    upTo: inchesIn(game, 2),
    chooser: owner.seat,
    safe: true,
    withoutCounters: true,
  })
}

/** Others of the twins in play, K.O. or not. bmg2/trait/grin-twins */
const hasTwin = (game: Play, owner: Model): boolean =>
  game.state.models.some(
    (model) =>
      model !== owner && model.seat === owner.seat && isInGame(model) && hasTrait(game, model, 'grin-twins'),
  )

const twinBonus = ({ game, owner }: { readonly game: Play; readonly owner: Model }): number =>
  hasTwin(game, owner) ? 1 : 0

/** Traits of the Compendium whose names begin with G. */
export const addedG: CounterRules = {
  // bmg2/trait/gas-mask, bmg2/weapon-rule/gas
  'gas-mask': {
    name: 'Gas Mask',
    text: 'Attacks with Gas neither damage it nor do anything else to it.',
    always: true,
    on: {
      'impacts-kept'({ owner, strike }) {
        if (strike.sufferer === owner && weaponHas(strike.weapon, 'gas')) strike.impacts = 0
      },
    },
  },
  // bmg2/trait/get-em
  'get-em': {
    name: "Get 'Em",
    text: 'A friendly Henchman in sight within 8" gains 2AC, within its Attack.',
    action: onOne({
      cost: SC,
      whom: friendsInSight(8, awakeHenchman),
      nobody: 'It sees no friendly Henchman within 8".',
      prompt: 'Who gets them?',
      act(game, target) {
        for (let n = 0; n < 2; n++) gainCounter(game, target, 'attack', "Get 'Em")
      },
    }),
  },
  // bmg2/trait/goad
  goad: {
    name: 'Goad',
    text: 'An enemy in sight within 8", no vehicle, rolls Willpower, or is moved up to 2" without its counters and never into a fall. Not the same enemy twice in an activation.',
    action: onOne({
      cost: SC,
      whom: (game, owner) =>
        enemiesInSight(8, notVehicle)(game, owner).filter(
          (model) =>
            !isAmong(game.state.activation, goadedModels, model.id) &&
            !applies(game, 'cannot-be-controlled', { about: model, other: owner }),
        ),
      nobody: 'It sees no enemy within 8" that it has not goaded.',
      act: goad,
    }),
  },
  // bmg2/trait/god-killer
  'god-killer': {
    name: 'God Killer',
    text: 'Its attacks are Magic. Poison and the damage of Electric weapons do nothing to it.',
    always: true,
    own: { immune: ({ purpose }) => purpose === 'poison' },
    changesWeapon: magicWeapons,
    on: {
      harming({ owner, harm }) {
        if (harm.to !== owner || harm.strike === undefined || !weaponHas(harm.strike.weapon, 'electric'))
          return
        harm.stun = 0
        harm.injury = 0
      },
    },
  },
  // bmg2/trait/gotham-city-siren, bmg2/core/counters-above-maximum
  'gotham-city-siren': {
    name: 'Gotham City Siren',
    text: 'Once a game another friendly Siren within 4" gains a counter, beyond its skill if need be.',
    action: onOne({
      cost: {},
      limit: 'game',
      whom: friendsWithin(
        4,
        (game, model) => conscious(game, model) && hasTrait(game, model, 'gotham-city-siren'),
        { self: false },
      ),
      nobody: 'No other Siren is within 4".',
      prompt: 'Which Siren gains a counter?',
      act: (game, target, _owner, { rule }) =>
        gainAnyCounter(game, target, {
          rule,
          reason: 'Gotham City Siren',
          beyond: true,
        }),
    }),
  },
  // bmg2/trait/greed, bmg2/core/objective-control
  greed: {
    name: 'Greed',
    text: 'It controls no objectives but Loot and Safe Boxes.',
    own: { 'cannot-control': ({ purpose }) => purpose !== 'loot' && purpose !== 'safe-boxes' },
  },
  // bmg2/trait/green-travel
  'green-travel': {
    name: 'Green Travel',
    text: 'Once a game it is placed up to 16" away, instead of any other move in that round.',
    action: {
      cost: { movement: 2, special: 2 },
      limit: 'game',
      why: ({ game, owner }) =>
        (game.state.activation && whyOutOfOrder(game.state.activation, 'move')) ??
        moveActionBlockedReason(game, owner),
      *perform({ game, owner, rule }) {
        if (!isOnTable(owner)) return
        const { activation } = game.state
        if (activation) activation.moved = true
        const placed = yield* place(game, {
          model: owner,
          reason: 'Green Travel',
          rule,
          near: { of: owner.at, upTo: inchesIn(game, 16) },
        })
        if (placed !== undefined) arrive(game, owner, placed)
      },
    },
  },
  // bmg2/trait/grin-twins
  'grin-twins': {
    name: 'Grin Twins',
    text: 'Attack, Defense and Willpower +1 while another friend with this trait is in play.',
    own: { attack: twinBonus, defense: twinBonus, willpower: twinBonus },
  },
}
