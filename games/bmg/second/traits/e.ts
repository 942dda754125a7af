import { areEnemies, opponentOf, touches } from '@gargoyle/bmg-common'
import type { CounterRules } from '@gargoyle/bmg-counters'
import { award, isInGame, rollSkill, sufferEffect } from '@gargoyle/bmg-counters/toolkit'
import { ask, choose } from '@gargoyle/engine'
import { isVehicle } from '../effects/vehicles.ts'
import { conscious, inchesIn, isMachine, isWithinReach, onOne, turnsOn } from './targets.ts'

/** More dice than any roll has. */
const ALL = 99

/** Traits of the Compendium whose names begin with E. */
export const addedE: CounterRules = {
  // bmg2/trait/echolocation
  echolocation: {
    name: 'Echolocation',
    text: 'Until the end of the round smoke does nothing to it, and it sees at any distance.',
    action: turnsOn({ cost: { special: 1 }, limit: 'round' }),
    effect: {
      text: 'It sees at any distance and through smoke.',
      own: { 'ignores-night': true, 'ignores-smoke': true, immune: ({ purpose }) => purpose === 'smoke' },
    },
  },
  // bmg2/trait/ecm
  ecm: {
    name: 'ECM',
    text: 'Every light within 6" is out.',
    own: { darkness: ({ game }) => inchesIn(game, 6) },
  },
  // bmg2/trait/electric-handshake
  'electric-handshake': {
    name: 'Electric Handshake',
    text: 'A model in contact, friend or foe, rolls Willpower, or is Stunned.',
    action: onOne({
      cost: { special: 3 },
      whom: (game, owner) =>
        game.state.models.filter(
          (model) =>
            conscious(game, model) && touches(game, owner, model) && isWithinReach(game, owner, model),
        ),
      nobody: 'No model is in contact.',
      *act(game, target, by, { rule }) {
        const details = { reason: 'against the handshake', rule }
        if (!(yield* rollSkill(game, target, 'willpower', details)))
          yield* sufferEffect(game, target, { id: 'stunned', args: [] }, { by })
      },
    }),
  },
  // bmg2/trait/emp, bmg2/core/robot-label
  emp: {
    name: 'EMP',
    text: 'It rolls failed damage dice against Bots, Cybernetics and vehicles again.',
    own: {
      'damage-rerolls': ({ game, strike }) =>
        strike !== undefined && (isMachine(game, strike.sufferer) || isVehicle(game, strike.sufferer))
          ? ALL
          : 0,
    },
  },
  // bmg2/trait/enemies-of-the-court
  'enemies-of-the-court': {
    name: 'Enemies Of The Court',
    text: 'While it is in play, K.O. or not, every enemy casualty pays its crew 1VP more.',
    always: true,
    on: {
      casualty({ game, owner, victim, rule }) {
        if (areEnemies(owner, victim) && isInGame(owner))
          award(game, owner.seat, 1, rule, 'an enemy of the Court is out')
      },
    },
  },
  // bmg2/trait/energy-field
  'energy-field': {
    name: 'Energy Field',
    text: 'A die for each hit of a shot that it would take: on 5+ it is ignored.',
    always: true,
    own: { armour: ({ strike }) => (strike?.kind === 'ranged' ? { set: 5 } : 0) },
  },
  // bmg2/trait/enhanced-vision
  'enhanced-vision': {
    name: 'Enhanced Vision',
    text: 'It sees at any distance and those who conceal themselves, and is never Blind.',
    own: {
      'ignores-night': true,
      'sees-unseen': true,
      immune: ({ purpose }) => purpose === 'blind',
    },
  },
  // bmg2/trait/escape-artist, bmg2/core/grab
  'escape-artist': {
    name: 'Escape Artist',
    text: 'No enemy can try to grab it.',
    own: { 'cannot-be-grabbed': true, 'evades-grabs': true },
  },
  // bmg2/trait/exhaustive-planner
  'exhaustive-planner': {
    name: 'Exhaustive Planner',
    text: 'Before the game it cancels a strategy of the enemy, if its player likes.',
    always: true,
    on: {
      *'strategies-bought'({ game, owner, rule }) {
        const enemy = opponentOf(game, owner.seat)
        const { strategies } = game.state.bands[enemy]!
        if (strategies.length === 0) return
        const picked = yield* ask(
          game,
          owner.seat,
          choose({
            name: 'exhaustive-planner',
            prompt: 'Which strategy of the enemy is cancelled?',
            rule,
            options: [
              ...[...new Set(strategies)].map((id) => ({
                id,
                value: id,
                label: game.content.book.strategies[id]?.name ?? id,
              })),
              { id: '(none)', value: undefined, label: 'None' },
            ],
          }),
        )
        if (picked === undefined) return
        strategies.splice(strategies.indexOf(picked), 1)
        game.emit({
          name: 'strategy',
          text: `${game.content.book.strategies[picked]?.name ?? picked} of ${enemy} is cancelled.`,
          rule,
          about: { seat: enemy, strategy: picked },
        })
      },
    },
  },
  // bmg2/trait/expendable, bmg2/core/casualty-vp
  expendable: {
    name: 'Expendable',
    text: 'Its K.O. pays nothing.',
    always: true,
    own: { 'ko-pays-nothing': true },
  },
  // bmg2/trait/experimental-ammo, bmg2/objective/ammo-crates
  'experimental-ammo': {
    name: 'Experimental Ammo',
    text: 'It cannot use ammo crates.',
    own: { 'cannot-manipulate': ({ purpose }) => purpose === 'ammo-crates' },
  },
  // bmg2/trait/extremely-mutated, bmg2/core/equipment
  'extremely-mutated': {
    name: 'Extremely Mutated',
    text: 'It has one piece of equipment at most.',
    keyword: true,
    forming: {
      why: ({ member }) =>
        member.equipment.length > 1
          ? `${member.profile.alias} has room for one piece of equipment only.`
          : undefined,
    },
  },
}
