import type { SpecialRules } from '../rules/record.ts'

/** The event cards. */
export const events: SpecialRules<undefined> = {
  'heavy-rain': {
    name: 'Heavy Rain',
    text: 'Each round the player with Initiative rolls a die: on 4 or more every ranged attack rolls a die less that round.',
    around: {
      'attack-dice': ({ game, strike }) =>
        strike?.kind === 'ranged' && game.state.roundNotes.includes('heavy rain') ? -1 : 0,
    },
    on: {
      'round-start': ({ game }) => {
        const roll = game.dice.roll({
          purpose: 'Heavy Rain',
          seat: game.state.initiative,
          rule: 'bmg3/event/heavy-rain',
        })
        if (roll.dice[0]!.face >= 4) game.state.roundNotes.push('heavy rain')
        return undefined
      },
    },
  },
}
