import { areEnemies, hasTrait, isOnTable, labelOf, offerReroll } from '@gargoyle/bmg-common'
import { ask, choose, memory, type Rule, recall, remember, shows, wasRerolled } from '@gargoyle/engine'
import { grantExtraAction } from '../activation/payment.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { inflict } from '../damage/harm.ts'
import { type BonusKind, giveBonus } from '../effects/bonuses.ts'
import type { Bmg3Rolled } from '../model/rolled.ts'
import type { Death } from '../rules/moments.ts'
import { applies } from '../rules/rule-system.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { type Aimed, chooseTarget, isActive, noTargetReason } from './helpers.ts'

/** Dice that lie as they fell and could get better. A skill roll that is good is left alone. */
function improvable({ roll, purpose, succeeds }: Bmg3Rolled): readonly number[] {
  const isSkill = purpose !== 'attack' && purpose !== 'defense'
  return roll.dice.flatMap((die, index) => {
    const wanted = isSkill ? !succeeds(index) : shows(die, (face) => face < 6)
    return !wasRerolled(die) && wanted ? [index] : []
  })
}

function* tryLuck({ game, owner, id, rule }: Bmg3Scope, rolled: Bmg3Rolled): Rule<void> {
  const again = yield* offerReroll(game, owner.seat, rolled, improvable(rolled), {
    prompt: `Does ${labelOf(game, owner)} try its luck with one die? (once a round)`,
    reason: 'Luck',
    rule,
  })
  if (again) owner.usedThisRound.push(id)
}

/** Whether a Special action has inspired another in the activation. */
const hasInspired = memory<boolean>('scientific/inspired', false)

/** Special actions inspire others. */
function scienceGoesOn({ game, owner, rule }: Bmg3Scope, done: string): void {
  const { activation } = game.state
  if (!isActive(game, owner) || activation === undefined || recall(activation, hasInspired)) return
  remember(activation, hasInspired, true)
  grantExtraAction(game, owner, { kind: 'special', source: rule, not: done })
}

/** A die decides whether it is over. */
function hangOn({ game, owner, rule }: Bmg3Scope, death: Death): undefined {
  const roll = game.dice.roll({ purpose: `${labelOf(game, owner)} survives?`, seat: owner.seat, rule })
  if (roll.dice[0]!.face < 5) return
  owner.injury = Math.max(0, owner.injury - 1)
  death.averted = 'Survivor'
}

function* judge({ game, owner, rule }: Bmg3Scope, victim: Model): Rule<void> {
  const roll = game.dice.roll({ purpose: `judgment of ${labelOf(game, victim)}`, seat: owner.seat, rule })
  if (roll.dice[0]!.face % 2 === 0) yield* becomeCasualty(game, victim, owner)
}

type Bonus = { readonly id: BonusKind; readonly label: string; readonly amount: number }

const attackOrDefence: readonly Bonus[] = [
  { id: 'attack', label: 'Two attack bonus markers', amount: 2 },
  { id: 'defense', label: 'Two defence bonus markers', amount: 2 },
]
const anyBonus: readonly Bonus[] = [
  ...attackOrDefence,
  { id: 'move', label: 'A movement bonus of 4"', amount: 4 },
]

/** Lets a player pick the bonus that a model gets. */
function* pickBonus(
  game: Play,
  owner: Model,
  receiver: Model,
  bonuses: readonly Bonus[],
  rule: string,
): Rule<void> {
  const prompt = `What does ${labelOf(game, receiver)} get?`
  const options = bonuses.map((each) => ({ id: each.id, label: each.label, value: each }))
  const { id, amount } = yield* ask(game, owner.seat, choose({ name: 'bonus', prompt, rule, options }))
  giveBonus(game, receiver, id, amount)
}

const sisters = (game: Play): Aimed => ({
  side: 'friend',
  within: 4,
  if: (model) => hasTrait(game, model, 'gotham-city-siren'),
})

function* sing({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const prompt = 'Which Siren is helped?'
  const sister = yield* chooseTarget(game, owner, sisters(game), { rule, prompt })
  if (sister !== undefined) yield* pickBonus(game, owner, sister, attackOrDefence, rule)
}

/** Traits about resolve and luck: rerolls, and being knocked out. */
export const resolveAndRerolls: Bmg3Rules = {
  // bmg3/trait/martial-artist
  'martial-artist': {
    name: 'Martial Artist',
    text: 'Being outnumbered takes nothing from its Defense.',
    own: { 'ignores-outnumbering': true },
  },
  brutal: {
    name: 'Brutal',
    text: 'Its Strength die is a critical hit on a natural 5, too.',
    own: { 'critical-from': { loweredTo: 5 } },
  },
  'self-discipline': {
    name: 'Self-Discipline',
    text: 'No opponent ever controls it: it cannot be hypnotized or the like.',
    own: { 'cannot-be-controlled': true },
  },
  runaway: {
    name: 'Runaway',
    text: 'It cannot be arrested.',
    // Only the K.O. are arrested.
    always: true,
    own: {
      immune: ({ game, owner, purpose, id }) =>
        purpose === 'arrest' && !applies(game, 'loses-trait', { about: owner, purpose: id }),
    },
  },
  luck: {
    name: 'Luck',
    text: 'Once a round it may roll one of its dice again: of an attack, a defence or a skill roll.',
    on: {
      'dice-rolled': (it) =>
        it.rolled.roller === it.owner && !it.owner.usedThisRound.includes(it.id)
          ? tryLuck(it, it.rolled)
          : undefined,
    },
  },
  psycho: {
    name: 'Psycho',
    text: 'The dice of its Willpower rolls come to 2 less.',
    own: { 'skill-roll': ({ purpose }) => (purpose === 'willpower' ? -2 : 0) },
  },
  scientific: {
    name: 'Scientific',
    text: 'It rolls one die more for Willpower and drops the worst. In an activation in which it takes a Special action it may take another, different one.',
    own: { 'skill-spare-dice': ({ purpose }) => (purpose === 'willpower' ? 1 : 0) },
    on: {
      'action-done': (it) => {
        const { owner, action } = it
        if (action.actor === owner && action.kind === 'special') scienceGoesOn(it, action.rule ?? '')
      },
    },
  },
  resilient: {
    name: 'Resilient',
    text: 'It rolls again for Endurance when it fails.',
    own: { 'skill-rerolls': ({ purpose }) => (purpose === 'endurance' ? 1 : 0) },
  },
  'weakness-to-cold': {
    name: 'Weakness to Cold',
    text: 'Whenever cold slows it or it freezes, it takes an injury as well.',
    on: {
      suffered: ({ game, owner, victim, status, nature, by }) =>
        victim === owner && (status === 'freeze' || nature.includes('cold'))
          ? inflict(game, owner, { injury: 1, by, cause: 'Weakness to Cold' })
          : undefined,
    },
  },
  faint: {
    name: 'Faint',
    text: 'When it is knocked out, it is out of the game.',
    always: true,
    on: {
      'knocked-out': ({ game, owner, victim, by }) =>
        victim === owner ? becomeCasualty(game, owner, by) : undefined,
    },
  },
  judgment: {
    name: 'Judgment',
    text: 'When it knocks an enemy out, a die is rolled: an even number puts that enemy out of the game.',
    on: {
      'knocked-out': (it) =>
        it.by === it.owner && areEnemies(it.owner, it.victim) && isOnTable(it.victim)
          ? judge(it, it.victim)
          : undefined,
    },
  },
  survivor: {
    name: 'Survivor',
    text: 'When it would be out of the game, a die is rolled: on 5 or 6 it loses an injury and stays.',
    always: true,
    on: {
      dying: (it) =>
        it.victim === it.owner && it.death.averted === undefined ? hangOn(it, it.death) : undefined,
    },
  },
  'death-marks': {
    name: 'Death Marks',
    text: 'When it puts an enemy out of the game, it gets two attack bonus markers, two defence bonus markers, or a movement bonus of 4".',
    on: {
      casualty: ({ game, owner, victim, by, rule }) =>
        by === owner && areEnemies(owner, victim) ? pickBonus(game, owner, owner, anyBonus, rule) : undefined,
    },
  },
  'gotham-city-siren': {
    name: 'Gotham City Siren',
    text: 'Once a game, in its activation, another Siren of its crew within 4" gets two attack bonus markers or two defence bonus markers.',
    action: {
      kind: 'free',
      limit: 'game',
      why: ({ game, owner }) => noTargetReason(game, owner, sisters(game)),
      perform: sing,
    },
  },
}
