import { addMarker, sees } from '@gargoyle/bmg-common'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { beginActivation } from '../activation/activation.ts'
import { score } from '../cards/objectives.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { knockOut } from '../damage/knocked-out.ts'
import { freeSuspectSpot, suspectOrderOf } from '../manipulate/suspects.ts'
import { plainCard } from '../testing/plain-card.ts'
import { ANY, type ModelSketch, place, setTable, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'

/** A model with traits at (20, 20), an enemy and a friend, and suspects of both at given places. */
function scene(
  traits: readonly string[],
  suspects: readonly [seat: 'a' | 'b', x: number, y: number][] = [],
  more: { enemy?: Partial<ModelSketch>; friend?: Partial<ModelSketch> } = {},
) {
  const table = setTable({
    models: {
      owner: { seat: 'a', at: [20, 20], traits },
      enemy: { seat: 'b', at: [26, 20], willpower: 9, endurance: 9, ...more.enemy },
      friend: { seat: 'a', at: [40, 40], ...more.friend },
    },
    book: { cards: { plan: plainCard('Plan'), spare: plainCard('Spare') } },
    hands: { a: ['plan'] },
    decks: { a: ['spare'] },
    active: 'owner',
  })
  table.play((game) => {
    for (const [seat, x, y] of suspects)
      addMarker(
        game,
        'suspect',
        place([x, y]),
        game.seats.find((each) => each === seat),
      )
  })
  return table
}

type Scene = ReturnType<typeof scene>

const suspectsOf = (table: Scene, seat: 'a' | 'b') =>
  table.state.markers.filter((marker) => marker.kind === 'suspect' && marker.seat === seat).length

describe('moving and removing', () => {
  test('bmg3/trait/crucial-information: one suspect of either crew within 8" moves 4"', () => {
    const table = scene(
      ['crucial-information'],
      [
        ['b', 24, 20],
        ['a', 35, 20],
      ],
    )
    useTrait(table, 'owner', 'crucial-information', '', ['move-marker', to(24, 24)])
    expect(table.state.markers[0]!.at.y).toBe(inches(24))
    const far = scene(['crucial-information'], [['a', 35, 20]])
    expect(useBlockedReason(far, 'owner', 'crucial-information')).toBe(
      'No suspect is within 8" and in sight.',
    )
  })
})

describe('bmg3/trait/truth-seeker', () => {
  test('a suspect at a model that is knocked out or taken out within 10", next to others too', () => {
    const table = scene(['truth-seeker'], [['a', 27, 22]])
    table.play(
      (game, { enemy }) => knockOut(game, enemy, undefined),
      '',
      ['offer', 'yes'],
      ['place-suspect', ANY],
    )
    table.play(
      (game, { enemy }) => becomeCasualty(game, enemy, undefined),
      '',
      ['offer', 'yes'],
      ['place-suspect', ANY],
    )
    expect(suspectsOf(table, 'a')).toBe(3)
  })

  test('no question is asked beyond 10"', () => {
    const table = scene(['truth-seeker'], [], { enemy: { at: [31.3, 20] } })
    table.play((game, { enemy }) => knockOut(game, enemy, undefined))
    expect(table.asked).toEqual([])
  })

  test('a suspect within 4" is given up for a move', () => {
    const table = scene(['truth-seeker'], [['a', 21, 20]])
    useTrait(table, 'owner', 'truth-seeker', '', ['move', to(20, 24)])
    expect([suspectsOf(table, 'a'), table.model('owner').at!.y]).toEqual([0, inches(24)])
    expect(useBlockedReason(table, 'owner', 'truth-seeker')).toBe('It has been used this activation.')
    expect(useBlockedReason(scene(['truth-seeker']), 'owner', 'truth-seeker')).toBe(
      'No suspect of yours is within 4".',
    )
  })

  test('a suspect near a friend that scores is given up for a card', () => {
    const table = scene(['truth-seeker'], [['a', 22, 20]])
    table.play((game, { owner }) => score(game, owner.seat, 'plan'), '', ['truth-seeker', '1'])
    expect([table.crew('a').hand, suspectsOf(table, 'a')]).toEqual([['plan', 'spare'], 0])
    const far = scene(['truth-seeker'], [['a', 30, 20]])
    far.play((game, { owner }) => score(game, owner.seat, 'plan'))
    expect(far.asked).toEqual([])
  })
})

describe('explosive gel and smoke', () => {
  test('bmg3/trait/detective-mode: sees through smoke', () => {
    const through = (traits: string[]) => {
      const table = scene(traits)
      table.play((game) => void addMarker(game, 'smoke', place([23, 20])))
      return table.play((game, { owner, enemy }) => sees(game, owner, enemy))
    }
    expect([through(['detective-mode']), through([])]).toEqual([true, false])
  })

  test('bmg3/trait/explosive-gel: sprayed in one activation, blown up in a later one', () => {
    const table = scene(['explosive-gel'], [['b', 21, 20]], { enemy: { at: [22, 21] } })
    expect(useBlockedReason(table, 'owner', 'explosive-gel:detonate')).toBe(
      'Nothing was sprayed in an earlier activation.',
    )
    useTrait(table, 'owner', 'explosive-gel:spray')
    expect(useBlockedReason(table, 'owner', 'explosive-gel:spray')).toBeDefined()
    expect(useBlockedReason(table, 'owner', 'explosive-gel:detonate')).toBeDefined()
    table.play((game, { owner }) => {
      game.state.activation = undefined
      beginActivation(game, owner)
    })
    // Both the owner and the enemy are under it: 3 hits, 2 does not.
    useTrait(table, 'owner', 'explosive-gel:detonate', '2 3')
    expect([table.model('owner').stun, table.model('enemy').stun, suspectsOf(table, 'b')]).toEqual([0, 2, 0])
  })

  test('bmg3/trait/explosive-gel: what is not in contact is not sprayed', () => {
    const table = scene(['explosive-gel'], [['b', 23, 20]])
    expect(useBlockedReason(table, 'owner', 'explosive-gel:spray')).toBe(
      'There is nothing in contact to be sprayed.',
    )
    expect(table.play((game, { owner }) => freeSuspectSpot(game, suspectOrderOf(game, owner)))).toBeDefined()
  })
})
