import type { Rule } from '@gargoyle/engine'
import { inflict } from '../damage/harm.ts'
import { lift } from '../model/effects.ts'
import { isOnTable, modelOf, withinOfMarker } from '../model/model.ts'
import { skillRoll } from '../model/skill-roll.ts'
import { says } from '../rules/reckon.ts'
import type { SpecialRules } from '../rules/record.ts'
import type { Effect, Model, Play } from '../state.ts'
import { poisonTest } from './poison.ts'

const burns = (game: Play, card: string): boolean => game.content.book.cards[card]?.resource.burn === true

const scorch = (game: Play, owner: Model, effect: Effect | undefined): Rule<void> =>
  inflict(game, owner, {
    injury: 1,
    cause: 'Fire',
    nature: ['fire'],
    by: effect?.by === undefined ? undefined : modelOf(game, effect.by),
  })

/** The statuses of the rulebook: what lasts on a model because somebody else wanted it to. */
export const statuses: SpecialRules = {
  poison: {
    name: 'Poison',
    text: 'In each Recount the model rolls against its Endurance, lowered by the value of the Poison. Failing gives an injury, two at value 4.',
    on: {
      'recount-status': ({ game, owner }) => poisonTest(game, owner),
    },
  },
  stunned: {
    name: 'Stunned',
    text: 'The only actions left to it this round are Movement actions.',
    own: { 'only-moves': true },
  },
  paralyze: {
    name: 'Paralyzed',
    text: 'Defense is 2 lower and no action is possible this round.',
    own: { defense: -2, 'cannot-act': true },
  },
  blind: {
    name: 'Blind',
    text: 'Sees nothing and cannot shoot; its attack, Strength and defence dice succeed on a natural 6 alone, and its moves are impaired. Ends with the round.',
    own: {
      'sees-nothing': true,
      'cannot-attack': ({ purpose }) => purpose === 'ranged',
      'only-sixes': true,
      'impaired-by': ({ game, owner }) =>
        says(game, 'ignores-impaired', { about: owner, purpose: 'blind' }) ? 0 : 1,
    },
  },
  scared: {
    name: 'Scared',
    text: 'Cannot dodge, and takes 1 off each of its attack and defence dice until the round ends.',
    own: { 'attack-roll': -1, 'defense-roll': -1, 'cannot-dodge': true },
  },
  slow: {
    name: 'Slow',
    text: 'The next Movement action is as many inches shorter as the status says.',
    own: { movement: ({ purpose, effect }) => (purpose === 'movement-action' ? -(effect?.value ?? 0) : 0) },
    on: {
      'action-done': ({ owner, action }) => {
        if (action.actor === owner && action.kind === 'movement') lift(owner, 'slow')
        return undefined
      },
    },
  },
  fire: {
    name: 'On fire',
    text: 'Takes an injury whenever its own player scores a card that can be burned, or plays one as a resource. A friend who places a suspect in contact puts the fire out.',
    on: {
      'objective-scored': ({ game, owner, effect, playing }) => {
        if (playing.seat !== owner.seat || !burns(game, playing.card)) return undefined
        return scorch(game, owner, effect)
      },
      'resource-played': ({ game, owner, effect, playing }) => {
        if (playing.seat !== owner.seat || !burns(game, playing.card)) return undefined
        return scorch(game, owner, effect)
      },
      'suspect-placed': ({ game, owner, suspect, by }) => {
        const helps = by !== undefined && by !== owner && by.seat === owner.seat
        if (helps && withinOfMarker(game, owner, suspect, 0)) lift(owner, 'fire')
        return undefined
      },
    },
  },
  freeze: {
    name: 'Frozen',
    text: 'Defense is 1 lower and no action is possible. Each of its activations starts with an Endurance roll that thaws it.',
    own: { defense: -1, 'cannot-act': true },
    on: {
      *'activation-start'({ game, owner, active }) {
        if (active !== owner || !isOnTable(owner)) return
        const { passed } = yield* skillRoll(game, owner, 'endurance', {
          reason: 'Freeze',
          rule: 'bmg3/effect/freeze',
        })
        if (passed) lift(owner, 'freeze')
      },
    },
  },
  acid: {
    name: 'Acid',
    text: 'Attack and Defense are 1 lower until the round ends.',
    own: { attack: -1, defense: -1 },
  },
}
