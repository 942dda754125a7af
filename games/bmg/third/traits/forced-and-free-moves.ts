import {
  addEffect,
  areEnemies,
  chooseSpot,
  hasEffect,
  isOnTable,
  labelOf,
  within,
} from '@gargoyle/bmg-common'
import { memory, type Rule, recall, remember } from '@gargoyle/engine'
import { becomeCasualty } from '../damage/casualty.ts'
import { move, moveBlockedReason } from '../movement/move.ts'
import { pull } from '../movement/push.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import { offer, onceAGame, paysEffort } from './helpers.ts'
import { wings } from './special-moves.ts'

/** How far an Unstoppable Monster stumbles, and how near it frightens. */
const STUMBLE = 2
const FRIGHT = 4

/** bmg3/trait/unstoppable-monster: in which direction is up to its player, that it moves is not. */
function* stumble({ game, owner, rule }: Bmg3Scope): Rule<void> {
  if (!isOnTable(owner) || moveBlockedReason(game, owner) !== undefined) return
  const { at } = owner
  const towards = yield* chooseSpot(game, owner.seat, {
    name: 'direction',
    prompt: `In which direction does ${labelOf(game, owner)} move ${STUMBLE}"?`,
    rule,
    near: { of: at, upTo: 8 },
    about: { model: owner.id },
    accept: (spot) => (spot.x === at.x && spot.y === at.y ? 'Pick a place to go towards.' : undefined),
  })
  if (towards !== undefined) yield* pull(game, owner, towards, STUMBLE)
}

/** Whether the target of a strike was K.O. already. */
const wasOut = memory<boolean>('takedown/was-out', false)

/** Traits with forced or free moves, and with actions against models that are down. */
export const forcedAndFreeMoves: Bmg3Rules = {
  'unstoppable-monster': {
    name: 'Unstoppable Monster',
    text: 'Its activation starts with a move of 2" straight ahead, in a direction of your choice, that it has to make. Enemies within 4" cannot take Manipulate actions.',
    around: {
      'cannot-manipulate': ({ game, owner, about }) =>
        areEnemies(owner, about) && within(game, owner, about, FRIGHT),
    },
    on: {
      'activation-start': (it) => (it.active === it.owner ? stumble(it) : undefined),
    },
  },
  'flying-high': {
    name: 'Flying High',
    text: 'Special, once a game: this activation’s Movement action goes 20" further and through the air, in any direction, over obstacles and difficult ground.',
    action: { ...wings(20), limit: 'game' },
  },
  'the-wizard': {
    name: 'The Wizard',
    text: 'Uses Good Aim without an action, once in its activation. Once a game, at the start of Raise the Plan, it may move up to 4".',
    action: {
      kind: 'free',
      label: 'The Wizard: Good Aim',
      limit: 'activation',
      why: ({ owner }) => (hasEffect(owner, 'good-aim') ? 'It is in force already.' : undefined),
      perform: ({ game, owner }) => {
        addEffect(game, owner, 'good-aim', { until: 'activation', by: owner })
      },
    },
    on: {
      *'plan-start'({ game, owner, id, rule }) {
        if (owner.usedThisGame.includes(rule) || moveBlockedReason(game, owner) !== undefined) return
        const prompt = `Does ${labelOf(game, owner)} move up to 4" now? (once a game)`
        if (!(yield* offer(game, owner.seat, { rule, name: id, prompt }))) return
        onceAGame(owner, rule)
        yield* move(game, { model: owner, upTo: 4, reason: 'The Wizard', rule })
      },
    },
  },
  takedown: {
    name: 'Takedown',
    text: 'When an attack of its knocks somebody out, it may make an Effort to take that one out of the game.',
    on: {
      'strike-begins': ({ owner, strike }) => {
        if (strike.attacker === owner && strike.target.condition === 'ko') remember(strike, wasOut, true)
      },
      *struck({ game, owner, strike, rule, id }) {
        const { sufferer, attacker } = strike
        if (attacker !== owner || sufferer.condition !== 'ko' || recall(strike, wasOut)) return
        if (strike.dealt === 0) return
        const pays = yield* paysEffort(
          game,
          owner,
          { purpose: id },
          {
            name: id,
            prompt: `Does ${labelOf(game, owner)} make an Effort to take ${labelOf(game, sufferer)} out of the game?`,
            rule,
          },
        )
        if (pays) yield* becomeCasualty(game, sufferer, owner)
      },
    },
  },
  'moral-compass': {
    name: 'Moral Compass',
    text: 'It cannot attack K.O. models.',
    foe: { 'cannot-be-target': ({ about }) => about.condition === 'ko' },
  },
}
