import {
  addEffect,
  enemiesInContact,
  failures,
  hasTrait,
  isConscious,
  labelOf,
  lookByDay,
  modelOf,
  rerollDice,
  sees,
  successes,
  within,
} from '@gargoyle/bmg-common'
import { ask, chooseNumber, type Rule, type RuleId } from '@gargoyle/engine'
import { type CounterRolled, weaponHas } from '../attack/attack.ts'
import { inUnits } from '../edition.ts'
import { agrees, chooseModel } from '../model/choose-model.ts'
import { payCounters } from '../model/counters.ts'
import { isDenied } from '../rules/rule-system.ts'
import type { CounterRules } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { areBandmates, canPayTrait, isHenchman } from './helpers.ts'

const SC = { special: 1 } as const

const isNearFriend = (game: Play, owner: Model, about: Model, centimetres: number): boolean =>
  areBandmates(game, owner, about) &&
  isHenchman(game, about) &&
  within(game, owner, about, inUnits(game, centimetres))

/** The dice of a move do not fail: its player says how many of the lowest are rolled again. bmg1/trait/luck, bmg1/core/move */
function* moveWithLuck(game: Play, owner: Model, rolled: CounterRolled, rule: RuleId): Rule<void> {
  const lowest = failures(rolled).toSorted((a, b) => rolled.roll.dice[a]!.face - rolled.roll.dice[b]!.face)
  if (rolled.roller !== owner || lowest.length === 0 || !canPayTrait(game, owner, SC)) return
  const count = yield* ask(
    game,
    owner.seat,
    chooseNumber({
      name: 'luck-move',
      prompt: `Luck: how many of the lowest dice of its move does ${labelOf(game, owner)} roll again? (1SC)`,
      rule,
      about: { model: owner.id },
      min: 0,
      max: lowest.length,
    }),
  )
  if (count === 0) return
  yield* payCounters(game, owner, SC, 'Luck')
  rerollDice(game, rolled, lowest.slice(0, count), { reason: 'Luck', rule })
}

/** Traits whose names begin with L. */
export const l: CounterRules = {
  // bmg1/trait/lantern
  lantern: {
    name: 'Lantern',
    text: 'If no enemy touches it, 5 cm around it are lit until the end of the round.',
    action: {
      cost: SC,
      why: ({ game, owner }) =>
        enemiesInContact(game, owner).length > 0 ? 'An enemy is in contact.' : undefined,
      perform({ game, owner, id }) {
        addEffect(game, owner, id, { until: 'round' })
      },
    },
    effect: { text: 'Light.', own: { light: ({ game }) => inUnits(game, 5) } },
  },
  // bmg1/trait/large, bmg1/core/bonus-base-moves
  large: {
    name: 'Large',
    text: 'Basic move 12 cm; steps of falls are twice as long. Not pushed or grabbed, and knocked down only by what is Large too. Blink! -1. Tough, and Charge.',
    always: true,
    grants: ['charge'],
    own: {
      'basic-move': ({ game }) => ({ set: inUnits(game, 12) }),
      'fall-step': { times: 2 },
      'cannot-be-pushed': true,
      'cannot-be-grabbed': true,
      'cannot-be-knocked-down': ({ game, other }) => other === undefined || !hasTrait(game, other, 'large'),
      'blink-roll': -1,
      // bmg1/weapon-rule/tough-heavy: it has the rule whatever it attacks with, and from a Tough weapon not once more.
      strength: ({ game, strike, weapon = strike?.weapon }) =>
        weapon === undefined || weaponHas(weapon, 'tough-heavy') || isDenied(game, strike, 'tough-heavy')
          ? 0
          : -1,
      'sewer-guards': 1,
    },
  },
  // bmg1/trait/laser
  laser: {
    name: 'Laser',
    text: 'By manipulating it, an enemy in its line of sight counts as lit until the end of the round, as long as the line is free.',
    action: {
      manipulates: true,
      why: ({ game, owner }) => (inLine(game, owner).length === 0 ? 'It sees no enemy.' : undefined),
      *perform({ game, owner, rule }) {
        const target = yield* chooseModel(game, owner.seat, {
          name: 'target',
          prompt: 'At whom does the laser point?',
          rule,
          among: inLine(game, owner),
        })
        // Its own id, whatever a card calls the trait. bmg2/trait/laser-sight
        addEffect(game, target, 'laser', { until: 'round', by: owner, each: true })
      },
    },
    effect: {
      name: 'In the laser',
      text: 'Counts as lit as long as the line is free.',
      // Asked about each model that looks at it. The line is judged without the night, which would ask again.
      foe: {
        'ignores-night': ({ game, owner, effect }) => {
          if (effect?.by === undefined) return false
          const pointer = modelOf(game, effect.by)
          // bmg1/core/ko: who is K.O. points at nothing.
          return (
            isConscious(pointer) &&
            sees(game, pointer, owner, { blind: true }) &&
            lookByDay(game, pointer, owner).sees
          )
        },
      },
    },
  },
  // bmg1/trait/leader
  leader: {
    name: 'Leader',
    text: "A rank: it leads the band. Henchmen within 10 cm use Let's Go! without SC. It can Inspire, and rolls failed Willpower rolls again.",
    grants: ['inspire'],
    own: { 'skill-rerolls': ({ purpose }) => purpose === 'willpower' },
    around: { 'lets-go-free': ({ game, owner, about }) => isNearFriend(game, owner, about, 10) },
  },
  // bmg1/trait/lets-go, bmg2/trait/lets-go
  'lets-go': {
    name: "Let's Go!",
    text: 'After a henchman of its band, 1SC and a 4+ let it activate at once; each further one needs 1 more, and a 6 always works.',
    own: { 'lets-go': true },
  },
  // bmg1/trait/lord-of-business, bmg2/trait/lord-of-business
  'lord-of-business': {
    name: 'Lord of Business',
    text: 'A band it leads has $500 more, and may place a Loot more.',
    always: true,
    own: { 'extra-loot': ({ game, owner }) => (game.content.cards[owner.id]!.leads ? 1 : 0) },
  },
  // bmg1/trait/lord-of-the-sewers
  'lord-of-the-sewers': {
    name: 'Lord of the Sewers',
    text: 'It does not count for the limit in the sewers, may begin the game there, and its band places a sewer more.',
    always: true,
    own: { 'ignores-sewer-limit': true, 'starts-in-sewer': true, 'extra-sewers': 1 },
  },
  // bmg1/trait/luck
  luck: {
    name: 'Luck',
    text: 'For 1SC it rolls its failed dice again, or has the enemy roll impacts against it again.',
    own: { 'pays-for-rerolls': true },
    on: {
      *'dice-rolled'({ game, owner, rolled, rule }) {
        if (rolled.purpose === 'move') {
          yield* moveWithLuck(game, owner, rolled, rule)
          return
        }
        const own = rolled.roller === owner
        const against = rolled.purpose === 'impact' && rolled.strike?.sufferer === owner && !own
        if (!own && !against) return
        const dice = own
          ? failures(rolled, rolled.purpose === 'damage' ? 'white' : undefined)
          : successes(rolled)
        if (dice.length === 0 || !canPayTrait(game, owner, SC)) return
        const prompt = own
          ? `Luck: does ${labelOf(game, owner)} roll ${dice.length} failed dice again? (1SC)`
          : `Luck: must the enemy roll ${dice.length} impacts again? (1SC)`
        if (!(yield* agrees(game, owner.seat, { name: 'luck', prompt, rule, model: owner }))) return
        yield* payCounters(game, owner, SC, 'Luck')
        rerollDice(game, rolled, dice, { reason: 'Luck', rule })
      },
    },
  },
}

/** Enemies it sees on a free line: no beam goes through what it only sees through. bmg1/trait/laser, bmg1/trait/total-vision */
const inLine = (game: Play, owner: Model): readonly Model[] =>
  game.state.models.filter(
    (model) => model.seat !== owner.seat && sees(game, owner, model) && lookByDay(game, owner, model).sees,
  )
