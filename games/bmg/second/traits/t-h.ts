import { addEffect, cardOf, isOnTable, labelOf, sees, within } from '@gargoyle/bmg-common'
import type { CounterRules } from '@gargoyle/bmg-counters'
import {
  agrees,
  award,
  canActivate,
  canPlan,
  chooseModelOrNone,
  hasTraitNow,
  isCalled,
  isCancelled,
  isHenchman,
  isInGame,
  type Model,
  makeNext,
  orderNext,
  type Play,
  rollSkill,
} from '@gargoyle/bmg-counters/toolkit'
import { memory, recall, remember } from '@gargoyle/engine'
import { frighten } from '../tables/fear-chart.ts'
import { traitOfTheMonth } from '../tables/thirty-days.ts'
import { isBoyWonder } from './a.ts'
import { takesHits } from './guard.ts'
import { othersWithin } from './others.ts'
import { succeedsLeader } from './promote.ts'
import { inchesIn, notVehicle } from './targets.ts'

const isBruceWayne = (game: Play, model: Model): boolean => cardOf(game, model).profile.name === 'Bruce Wayne'

const isBatman = (game: Play, model: Model): boolean => isCalled(cardOf(game, model).profile, 'batman')

/** Friends of a crew, by its list, that are called Batman. */
const batmen = (game: Play, owner: Model): readonly Model[] =>
  game.state.models.filter(
    (model) =>
      model !== owner && cardOf(game, model).seat === cardOf(game, owner).seat && isBatman(game, model),
  )

/** All other models in sight within 4" that breathe, friend or foe. bmg2/trait/the-fear-master, bmg2/weapon-rule/gas */
const breathing = (game: Play, owner: Model): readonly Model[] =>
  othersWithin(game, owner, inchesIn(game, 4)).filter(
    (model) => notVehicle(game, model) && sees(game, owner, model) && !hasTraitNow(game, model, 'gas-mask'),
  )

const isProminent = (game: Play, model: Model): boolean => cardOf(game, model).profile.reputation > 50

/** Whether a model has been the main man in this game. bmg2/trait/the-main-man */
const wasMainMan = memory<boolean>('the-main-man/used', false)

/** Traits of the Compendium from Tha to Thi. */
export const compendiumTH: CounterRules = {
  // bmg2/trait/the-big-blue-boy-scout, bmg2/core/passive-traits
  'the-big-blue-boy-scout': {
    name: 'The Big Blue Boy Scout',
    text: 'For 1SC it takes hits for a Bruce Wayne of its crew within 4".',
    on: takesHits({ id: 'the-big-blue-boy-scout', inches: 4, needsSight: false, isWard: isBruceWayne }),
  },
  // bmg2/trait/the-boss, bmg2/core/boss
  'the-boss': {
    name: 'The Boss',
    text: 'If it leads, Henchmen of its crew are Expendable.',
    keyword: true,
    lendsTo: ({ giver, taker }) =>
      giver.leads && taker.rank === 'henchman' ? [{ id: 'expendable', args: [] }] : [],
  },
  // bmg2/trait/the-dynamic-duo
  'the-dynamic-duo': {
    name: 'The Dynamic Duo',
    text: 'It may activate right after a Robin (Boy Wonder) of its crew within 8".',
    on: {
      *'activation-end'({ game, owner, active, rule }) {
        if (active === owner || active.seat !== owner.seat || !isBoyWonder(game, active)) return
        if (!canActivate(game, owner) || !within(game, owner, active, inchesIn(game, 8))) return
        const prompt = `Does ${labelOf(game, owner)} activate right after ${labelOf(game, active)}?`
        if (!(yield* agrees(game, owner.seat, { name: 'the-dynamic-duo', prompt, rule, model: owner })))
          return
        makeNext(game, owner)
        game.state.turn = owner.seat
      },
    },
  },
  // bmg2/trait/the-fear-master, bmg2/table/fear-chart
  'the-fear-master': {
    name: 'The Fear Master',
    text: 'For 1SC beside the 2SC of Inspire Fear it frightens all others in sight within 4" that are no vehicles, friend and foe; Gas Masks help.',
    action: {
      cost: { special: 3 },
      why: ({ game, owner }) =>
        breathing(game, owner).length === 0 ? 'It sees no one within 4".' : undefined,
      *perform({ game, owner }) {
        for (const model of breathing(game, owner)) if (isOnTable(model)) yield* frighten(game, model, owner)
      },
    },
  },
  // bmg2/trait/the-hidden-boss, bmg2/core/rank-change
  'the-hidden-boss': {
    name: 'The Hidden Boss',
    text: 'Once a Leader of its crew, by rank, is a casualty it is the Leader, with Willpower +1, until the end of the game.',
    ...succeedsLeader,
  },
  // bmg2/trait/the-holiday-killer
  'the-holiday-killer': {
    name: 'The Holiday Killer',
    text: 'Against a target of more than 50 Reputation it rolls failed hit and damage dice again.',
    own: {
      'impact-rerolls': ({ game, strike }) => strike !== undefined && isProminent(game, strike.target),
      'damage-rerolls': ({ game, strike }) =>
        strike !== undefined && isProminent(game, strike.target) ? strike.impacts : 0,
    },
  },
  // bmg2/trait/the-main-man, bmg2/core/one-use-only
  'the-main-man': {
    name: 'The Main Man',
    text: 'Once a game, at the start of Raise the Plan: Attack and Defense +1 until the end of the round.',
    on: {
      *'plan-start'({ game, owner, rule, id }) {
        if (!canPlan(owner) || recall(owner, wasMainMan)) return
        const prompt = `Is ${labelOf(game, owner)} the main man in this round? (once a game)`
        if (!(yield* agrees(game, owner.seat, { name: 'the-main-man', prompt, rule, model: owner }))) return
        remember(owner, wasMainMan, true)
        addEffect(game, owner, id, { until: 'round' })
      },
    },
    effect: { text: 'Attack and Defense +1.', own: { attack: 1, defense: 1 } },
  },
  // bmg2/trait/the-murderer
  'the-murderer': {
    name: 'The Murderer',
    text: 'It controls no objectives, and earns VP only for K.O. and casualties.',
    own: { 'cannot-control': true, 'riddles-pay-nothing': true },
  },
  // bmg2/trait/the-sidekick
  'the-sidekick': {
    name: 'The Sidekick',
    text: 'Hired only where Batman (Modern Age) leads. Strength +1 while a Batman of its crew is in play; Willpower -1 once one is a casualty.',
    own: {
      strength: ({ game, owner }) => (batmen(game, owner).some(isInGame) ? -1 : 0),
      willpower: ({ game, owner }) =>
        batmen(game, owner).some(({ condition }) => condition === 'casualty') ? -1 : 0,
    },
    forming: {
      why: ({ member, band: { leader, affiliation } }) => {
        // bmg2/trait/teen-titans-founder
        const founds =
          member.traits.some(({ id }) => id === 'teen-titans-founder') && affiliation === 'teen-titans'
        return founds || leader?.profile.alias === 'Batman (Modern Age)'
          ? undefined
          : `${member.profile.alias} is hired only where Batman (Modern Age) leads.`
      },
    },
  },
  // bmg2/trait/the-song-of-the-sirens
  'the-song-of-the-sirens': {
    name: 'The Song of the Sirens',
    text: 'Henchmen of its crew use Bodyguard for Gotham City Sirens too, until the end of the game.',
    keyword: true,
    lendsTo: ({ taker }) =>
      taker.rank === 'henchman' && taker.traits.some(({ id }) => id === 'bodyguard')
        ? [{ id: 'siren-guard', args: [] }]
        : [],
  },
  // bmg2/trait/the-song-of-the-sirens: what Henchmen have of it.
  'siren-guard': {
    name: 'Charmed by the Sirens',
    text: 'Its Bodyguard works for Gotham City Sirens.',
    rule: 'bmg2/trait/the-song-of-the-sirens',
    own: {
      guards: ({ game, other }) => other !== undefined && hasTraitNow(game, other, 'gotham-city-siren'),
    },
  },
  // bmg2/trait/the-target-of-the-bat
  'the-target-of-the-bat': {
    name: 'The Target of the Bat',
    text: 'Who plays a Bruce Wayne that puts it K.O. gains 2VP.',
    always: true,
    on: {
      'knocked-out'({ game, owner, victim, by, rule }) {
        if (victim === owner && by !== undefined && by.seat !== owner.seat && isBruceWayne(game, by))
          award(game, by.seat, 2, rule, 'the target of the Bat')
      },
    },
  },
  // bmg2/trait/the-untouchable, bmg2/core/boss
  'the-untouchable': {
    name: 'The Untouchable',
    text: 'If it leads, Bodyguard for it takes Henchmen no SC, and they have For the Family.',
    lendsTo: ({ giver, taker }) =>
      giver.leads && taker.rank === 'henchman' ? [{ id: 'for-the-family', args: [] }] : [],
    around: {
      'no-counter-for': ({ game, owner, about, other, purpose }) =>
        purpose === 'bodyguard' &&
        other === owner &&
        cardOf(game, owner).leads &&
        about.seat === owner.seat &&
        isHenchman(game, about),
    },
  },
  // bmg2/trait/the-voices, bmg2/core/mental-disorder
  'the-voices': {
    name: 'The Voices',
    text: 'Its AC can be spent as counters of any kind.',
    disorder: true,
    own: { 'stand-in': ({ owner, purpose }) => (purpose?.startsWith('attack-') ? owner.counters.attack : 0) },
  },
  // bmg2/trait/the-worlds-greatest-detective
  'the-worlds-greatest-detective': {
    name: "The World's Greatest Detective",
    text: 'At the end of Raise the Plan an enemy on the table that is no vehicle rolls Willpower; if it fails it must be the first of its crew to activate.',
    on: {
      *'plan-end'({ game, owner, rule }) {
        const target = yield* chooseModelOrNone(game, owner.seat, {
          name: 'the-worlds-greatest-detective',
          prompt: 'Which enemy must activate first, if it fails a Willpower roll?',
          rule,
          among: game.state.models.filter(
            (model) =>
              model.seat !== owner.seat &&
              canActivate(game, model) &&
              isOnTable(model) &&
              notVehicle(game, model),
          ),
        })
        // bmg2/trait/living-legend
        if (target === undefined || (yield* isCancelled(game, target, owner))) return
        if (!(yield* rollSkill(game, target, 'willpower', { reason: 'against the detective', rule })))
          orderNext(game, target, "The World's Greatest Detective", rule)
      },
    },
  },
  // bmg2/trait/thirty-days-has, bmg2/table/thirty-days
  'thirty-days-has': {
    name: 'Thirty Days Has...',
    text: 'It has the trait of the month that the game is played in.',
    grants: traitOfTheMonth,
  },
}
