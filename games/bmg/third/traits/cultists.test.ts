import { addMarker } from '@gargoyle/bmg-common'
import { seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { isInspired } from '../activation/inspire.ts'
import { meleeAttack } from '../attack/melee.ts'
import { poisonOn, sufferPoison } from '../effects/suffer.ts'
import { crewOf } from '../model/crew.ts'
import { trigger } from '../rules/rule-system.ts'
import { plainCard } from '../testing/plain-card.ts'
import { ANY, type Answer, type ModelSketch, place, setTable } from '../testing/table.ts'
import { performById, useBlockedReason, useTrait } from '../testing/use-trait.ts'

type Sketch = {
  readonly owner?: Partial<ModelSketch>
  readonly friend?: Partial<ModelSketch>
  readonly enemy?: Partial<ModelSketch>
  readonly active?: 'owner' | 'friend'
  readonly deck?: readonly string[]
}

const scene = (trait: string, { owner, friend, enemy, active = 'owner', deck = [] }: Sketch = {}) =>
  setTable({
    models: {
      boss: { seat: 'a', at: [20, 14], ranks: ['leader'] },
      owner: { seat: 'a', at: [20, 20], traits: [trait], ...owner },
      friend: { seat: 'a', at: [24, 20], ...friend },
      enemy: { seat: 'b', at: [20, 23], willpower: 9, endurance: 9, ...enemy },
    },
    book: { cards: { one: plainCard('One'), two: plainCard('Two'), three: plainCard('Three') } },
    decks: { a: deck },
    active,
  })

describe('venom', () => {
  test('bmg3/trait/deadliest-man-on-earth: poisoned before the dice, tested after a wound', () => {
    const missed = scene('deadliest-man-on-earth', { enemy: { touching: 'owner' } })
    missed.play((game, { owner }) => meleeAttack(game, owner, -1), '1 1 1 1')
    expect(poisonOn(missed.model('enemy'))).toBe(1)
    expect(missed.model('enemy').stun).toBe(0)
    const hit = scene('deadliest-man-on-earth', { enemy: { touching: 'owner' } })
    // One hit, no block, and an Endurance roll against the Poison.
    hit.play((game, { owner }) => meleeAttack(game, owner, -1), '6 1 1 1 1 1 1 1 1 1')
    expect(hit.model('enemy').stun).toBe(1)
    expect(hit.story.join()).toMatch(/endurance/i)
    // A hit that leaves no marker is no damage, and no roll follows.
    const unhurt = scene('deadliest-man-on-earth', { enemy: { touching: 'owner', traits: ['large'] } })
    unhurt.play((game, { owner }) => meleeAttack(game, owner, -1), '6 1 1 1 1 1 1')
    expect(unhurt.model('enemy').stun).toBe(0)
  })

  test('bmg3/trait/void-priest: a suspect is given up, and who is hurt is poisoned', () => {
    const attack = (marker: readonly [number, number], die: string, answer?: string) => {
      const table = scene('void-priest', {
        friend: { at: [23, 20] },
        enemy: { touching: 'friend' },
        active: 'friend',
      })
      table.play((game) => void addMarker(game, 'suspect', place(marker), seat('a')))
      const answers: readonly Answer[] = answer === undefined ? [] : [['void-priest', answer]]
      table.play((game, { friend }) => meleeAttack(game, friend, -1), die, ...answers)
      return [poisonOn(table.model('enemy')), table.state.markers.length]
    }
    const first = scene('void-priest')
    first.play((game) => void addMarker(game, 'suspect', place([20, 17]), seat('a')))
    const real = `${first.state.markers[0]!.id}`
    expect(attack([20, 17], '6 1 1 1 1 1 1', real)).toEqual([1, 0])
    expect(attack([20, 17], '1 1 1 1', real)).toEqual([0, 0])
    expect(attack([20, 17], '6 1 1 1 1 1 1', 'none')).toEqual([0, 1])
    expect(attack([20, 10], '1 1 1 1')).toEqual([0, 1])
  })

  test('bmg3/trait/void-priest: its Cobra Swarm is deployed with it, in its zone', () => {
    const deploy = (traits: readonly string[]) => {
      const table = setTable<string>({
        models: {
          owner: { seat: 'a', at: [20, 5], traits },
          'cobra-swarm': { seat: 'a', aside: true },
          enemy: { seat: 'b', at: [20, 40] },
        },
        zones: { a: 'A', b: 'B' },
      })
      const answers: readonly Answer[] = traits.length > 0 ? [['place', ANY]] : []
      table.play((game) => trigger(game, 'deployed', {}), '', ...answers)
      return table.model('cobra-swarm').condition
    }
    expect([deploy(['void-priest']), deploy([])]).toEqual(['up', 'away'])
  })

  test('bmg3/trait/poisoned-signs: cured, and one of three cards; strong poison leaves the rest on top', () => {
    const read = (poison: number) => {
      const table = scene('poisoned-signs', { deck: ['one', 'two', 'three'] })
      table.play(function* (game, { enemy, owner }) {
        for (let i = 0; i < poison; i++) yield* sufferPoison(game, enemy, owner)
      })
      useTrait(table, 'owner', 'poisoned-signs', '', ['poisoned-signs', 'two'])
      return [poisonOn(table.model('enemy')), table.crew('a').hand, table.crew('a').deck]
    }
    expect(read(1)).toEqual([0, ['two'], ['three', 'one']])
    expect(read(3)).toEqual([0, ['two'], ['one', 'three']])
    expect(useBlockedReason(scene('poisoned-signs'), 'owner', 'poisoned-signs')).toMatch(/no model within 6"/)
  })

  test('bmg3/trait/poisoned-signs: the cards lie on the deck while their player thinks', () => {
    const table = scene('poisoned-signs', { deck: ['one', 'two', 'three'] })
    table.play((game, { enemy, owner }) => sufferPoison(game, enemy, owner))
    const decks: number[] = []
    table.play(
      function* (game, { owner }) {
        const action = performById(game, owner, 'trait:poisoned-signs', () => undefined)
        let step = action.next()
        while (!step.done) {
          decks.push(crewOf(game, owner.seat).deck.length)
          step = action.next(yield step.value)
        }
      },
      '',
      ['poisoned-signs', 'two'],
    )
    expect(decks).toEqual([3])
  })
})

describe('followers', () => {
  test('bmg3/trait/fervent-follower: a Faith counter in Raise the Plan', () => {
    const table = scene('fervent-follower')
    table.play((game) => trigger(game, 'plan-start', {}))
    expect([table.crew('a').counters.faith, table.crew('b').counters.faith ?? 0]).toEqual([1, 0])
  })

  test('bmg3/trait/served-well: a friend within 4" leaves the game', () => {
    const table = scene('served-well')
    useTrait(table, 'owner', 'served-well')
    expect(table.model('friend').condition).toBe('casualty')
    expect(
      useBlockedReason(scene('served-well', { friend: { at: [25.3, 20] } }), 'owner', 'served-well'),
    ).toMatch(/no friend/)
  })

  test('bmg3/trait/simple-mind: never inspired', () => {
    const inspired = (trait: string) => scene(trait).play((game, { owner }) => isInspired(game, owner))
    expect([inspired('handyman'), inspired('simple-mind')]).toEqual([true, false])
  })
})
