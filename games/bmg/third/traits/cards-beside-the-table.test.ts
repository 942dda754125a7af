import { addMarker } from '@gargoyle/bmg-common'
import { type Rule, remember, seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import type { AnyResource, CardCase, ObjectiveCard, ResourceTiming } from '../cards/card.ts'
import { playResource } from '../cards/resources.ts'
import { inflict } from '../damage/harm.ts'
import { revealSuspect } from '../manipulate/suspects.ts'
import { trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import { plainCard } from '../testing/plain-card.ts'
import { type Answer, place, setTable } from '../testing/table.ts'
import { kingsTable } from './business.ts'

type Who = 'owner' | 'friend' | 'enemy'

/** A card that is worth a point when it is played at its time. */
const cardAt = (timing: ResourceTiming): ObjectiveCard => {
  const point = ({ game, seat: whose }: CardCase): undefined => {
    game.state.crews[whose]!.victoryPoints++
    return undefined
  }
  return {
    ...plainCard(timing),
    resource: { text: 'A point.', cost: 1, timing, perform: point } as AnyResource,
  }
}

const scene = (timing: ResourceTiming, active: Who | undefined) => {
  const table = setTable<Who>({
    models: {
      owner: { seat: 'a', at: [20, 20], traits: ['underworld-king'], ranks: ['leader'] },
      friend: { seat: 'a', at: [24, 20], willpower: 9 },
      enemy: { seat: 'b', touching: 'friend', willpower: 9, endurance: 9 },
    },
    book: { cards: { open: cardAt(timing), theirs: cardAt('activation') } },
    hands: { b: ['theirs'] },
    ...(active === undefined ? {} : { active }),
  })
  table.crew('a').counters.business = 1
  remember(table.state, kingsTable, { a: { open: 'up' } })
  return table
}

type Moment = (game: Play, models: Readonly<Record<Who, Model>>) => Rule<unknown>

/** What comes of the card at a moment: points, Business left, and who was asked. */
const offered = (timing: ResourceTiming, active: Who | undefined, moment: Moment, dice = '') => {
  const table = scene(timing, active)
  const answers: readonly Answer[] = [['open-card', 'open']]
  table.play<unknown>(moment, dice, ...answers)
  return [table.crew('a').victoryPoints, table.crew('a').counters.business]
}

/** Whether the card is offered at all. */
const isOffered = (timing: ResourceTiming, active: Who | undefined, moment: Moment, dice = ''): boolean => {
  const table = scene(timing, active)
  table.crew('a').counters.business = 0
  table.play<unknown>(moment, dice)
  return table.asked.some((each) => each.endsWith('open-card'))
}

describe('cards beside the table are played when it is the time for them', () => {
  const played = [1, 0]

  test('bmg3/trait/underworld-king: in the phases outside activations', () => {
    expect(offered('lead', undefined, (game) => trigger(game, 'lead-start', {}))).toEqual(played)
    expect(offered('plan', undefined, (game) => trigger(game, 'plan-start', {}))).toEqual(played)
    expect(offered('recount', undefined, (game) => trigger(game, 'recount-start', {}))).toEqual(played)
  })

  test('bmg3/trait/underworld-king: when any activation begins or ends', () => {
    for (const who of ['friend', 'enemy'] as const) {
      const begins: Moment = (game, models) => trigger(game, 'activation-start', { active: models[who] })
      const ends: Moment = (game, models) => trigger(game, 'activation-end', { active: models[who] })
      expect(offered('activation-start', who, begins)).toEqual(played)
      expect(offered('activation-end', who, ends)).toEqual(played)
    }
  })

  test('bmg3/trait/underworld-king: what is played in an activation, only in one of its own crew', () => {
    const begins =
      (who: Who): Moment =>
      (game, models) =>
        trigger(game, 'activation-start', { active: models[who] })
    expect(offered('activation', 'friend', begins('friend'))).toEqual(played)
    const table = scene('activation', 'enemy')
    table.play<unknown>(begins('enemy'))
    expect(table.asked).toEqual([])
  })

  test('bmg3/trait/underworld-king: in answer to an attack, damage, a revealed suspect', () => {
    const attack: Moment = (game, { enemy, friend }) => meleeAttack(game, enemy, -1, { targets: [friend] })
    expect(offered('attack-declared', 'enemy', attack, '1 1 1 1')).toEqual(played)
    const harm: Moment = (game, { friend }) => inflict(game, friend, { stun: 1, cause: 'a test' })
    expect(offered('harming', 'enemy', harm)).toEqual(played)
    const reveal: Moment = (game, { enemy }) => {
      const suspect = addMarker(game, 'suspect', place([30, 30]), seat('a'))
      return revealSuspect(game, enemy, suspect)
    }
    expect(offered('suspect-revealed', 'enemy', reveal)).toEqual(played)
  })

  test('bmg3/trait/underworld-king: in answer to a resource of the opponent, not to one’s own', () => {
    const theirs: Moment = (game) => playResource(game, seat('b'), 'theirs', undefined)
    expect(offered('resource-played', 'enemy', theirs)).toEqual(played)
    const own = scene('resource-played', 'friend')
    const playing = { seat: seat('a'), card: 'theirs', stopped: undefined }
    own.play((game) => trigger(game, 'resource-played', { playing }))
    expect(own.asked).toEqual([])
  })

  test('bmg3/trait/underworld-king: none is offered that cannot be paid for', () => {
    const harm: Moment = (game, { friend }) => inflict(game, friend, { stun: 1, cause: 'a test' })
    expect(isOffered('harming', 'enemy', harm)).toBe(false)
  })

  test('bmg3/trait/underworld-king: nor at another time', () => {
    const table = scene('harming', 'enemy')
    table.play((game, { enemy }) => trigger(game, 'activation-end', { active: enemy }))
    expect(table.asked).toEqual([])
  })
})
