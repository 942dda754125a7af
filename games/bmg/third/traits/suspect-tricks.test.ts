import { addMarker } from '@gargoyle/bmg-common'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import { inflict } from '../damage/harm.ts'
import { knockOut } from '../damage/knocked-out.ts'
import { canReveal, revealSuspect, suspectOrderOf } from '../manipulate/suspects.ts'
import { plainCard } from '../testing/plain-card.ts'
import { ANY, type Answer, type ModelSketch, place, setTable, to } from '../testing/table.ts'
import { performById, useBlockedReason, useTrait } from '../testing/use-trait.ts'

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

const act = (table: Scene, id: string, ...answers: readonly Answer[]) =>
  table.play((game, { owner }) => performById(game, owner, id, () => undefined), '', ...answers)

const suspectsOf = (table: Scene, seat: 'a' | 'b') =>
  table.state.markers.filter((marker) => marker.kind === 'suspect' && marker.seat === seat).length

describe('placing and revealing', () => {
  test('bmg3/trait/detachable-arms: up to 8" away', () => {
    const reveals = (x: number, traits: string[]) =>
      scene(traits, [['b', x, 20]]).play((game, { owner }) => canReveal(game, owner, game.state.markers[0]!))
    // Base and marker take 1.18" of the distance between their middles.
    expect([reveals(29.1, ['detachable-arms']), reveals(29.3, ['detachable-arms']), reveals(22, [])]).toEqual(
      [true, false, false],
    )
    const order = scene(['detachable-arms']).play((game, { owner }) => suspectOrderOf(game, owner))
    expect(order).toMatchObject({ near: { inches: 8 }, seenBy: { id: 0 } })
  })

  test('bmg3/trait/sealed-off: another suspect of the crew moves along', () => {
    const table = scene(
      ['sealed-off'],
      [
        ['a', 30, 30],
        ['b', 35, 35],
      ],
    )
    act(table, 'suspect', ['place-suspect', ANY], ['marker', '1'], ['move-marker', to(30, 34)])
    expect(table.offered('marker')).toEqual({ 1: undefined, none: undefined })
    expect(table.state.markers[0]!.at.y).toBe(inches(34))
  })

  test('bmg3/trait/sealed-off: not when another model places one', () => {
    const table = scene(['sealed-off'], [['a', 30, 30]])
    table.play((game, { friend }) => performById(game, friend, 'suspect', () => undefined), '', [
      'place-suspect',
      ANY,
    ])
    expect(table.asked).toEqual(['a: place-suspect'])
  })

  test('bmg3/trait/brain-enhancers: a card for placing and for revealing', () => {
    const placed = scene(['brain-enhancers'])
    act(placed, 'suspect', ['place-suspect', ANY])
    expect(placed.crew('a').hand).toEqual(['plan', 'spare'])
    const revealed = scene(['brain-enhancers'], [['b', 21, 20]])
    act(revealed, 'reveal:1')
    expect(revealed.crew('a').hand).toEqual(['plan', 'spare'])
    const other = scene(['brain-enhancers'], [], { friend: {} })
    other.play((game, { friend }) => performById(game, friend, 'suspect', () => undefined), '', [
      'place-suspect',
      ANY,
    ])
    expect(other.crew('a').hand).toEqual(['plan'])
  })

  test('bmg3/trait/walking-suspects: is gone after placing or revealing with an action', () => {
    const placed = scene(['walking-suspects'])
    act(placed, 'suspect', ['place-suspect', ANY])
    const revealed = scene(['walking-suspects'], [['b', 21, 20]])
    act(revealed, 'reveal:1')
    expect([placed.model('owner').condition, revealed.model('owner').condition]).toEqual([
      'casualty',
      'casualty',
    ])
    expect(placed.crew('b').game.casualties).toBe(0)
  })

  test('bmg3/trait/walking-suspects: not by a reveal that is no Manipulate action, nor by moving', () => {
    const table = scene(['walking-suspects'], [['b', 21, 20]])
    table.play((game, { owner }) => revealSuspect(game, owner, game.state.markers[0]!))
    act(table, 'move', ['move', to(20, 22)])
    expect(table.model('owner').condition).toBe('up')
  })

  test('bmg3/trait/puzzle-master: a second suspect, each within 6" and unseen if need be', () => {
    const table = scene(['puzzle-master'])
    expect(table.play((game, { owner }) => suspectOrderOf(game, owner))).toMatchObject({
      near: { inches: 6 },
    })
    expect(table.play((game, { owner }) => suspectOrderOf(game, owner).seenBy)).toBeUndefined()
    act(
      table,
      'suspect',
      ['place-suspect', to(25, 20)],
      ['puzzle-master', 'yes'],
      ['place-suspect', to(15, 20)],
    )
    expect(suspectsOf(table, 'a')).toBe(2)
    act(table, 'suspect', ['place-suspect', to(20, 25)], ['puzzle-master', 'no'])
    expect(suspectsOf(table, 'a')).toBe(3)
  })

  test('bmg3/trait/riddles-addict: reveals once a round for nothing', () => {
    const table = scene(
      ['riddles-addict'],
      [
        ['b', 21, 20],
        ['b', 19, 20],
      ],
    )
    useTrait(table, 'owner', 'riddles-addict', '', ['marker', '1'])
    expect(suspectsOf(table, 'b')).toBe(1)
    expect(useBlockedReason(table, 'owner', 'riddles-addict')).toBe('It has been used this round.')
    expect(useBlockedReason(scene(['riddles-addict']), 'owner', 'riddles-addict')).toMatch(/no suspect/)
  })
})

describe('moving and removing', () => {
  test('bmg3/trait/widespread-corruption: an enemy suspect becomes one of the crew beside it', () => {
    const table = scene(['widespread-corruption'], [['b', 24, 20]])
    useTrait(table, 'owner', 'widespread-corruption', '', ['place-suspect', ANY])
    expect([suspectsOf(table, 'a'), suspectsOf(table, 'b')]).toEqual([1, 0])
    expect(table.crew('a').game).toMatchObject({ suspectsPlaced: 1, suspectsRevealed: 0 })
  })

  test('bmg3/trait/widespread-corruption: not with a suspect of one’s own too near it', () => {
    const table = scene(
      ['widespread-corruption'],
      [
        ['b', 24, 20],
        ['a', 25.3, 20],
      ],
    )
    expect(useBlockedReason(table, 'owner', 'widespread-corruption')).toMatch(/no enemy suspect/)
  })

  test('bmg3/trait/vendetta: damage reveals a suspect within 8" of the target', () => {
    const table = scene(
      ['vendetta'],
      [
        ['b', 30, 20],
        ['b', 45, 20],
      ],
    )
    table.play((game, { owner, enemy }) => inflict(game, enemy, { stun: 1, by: owner, cause: 'test' }))
    expect(table.state.markers.map(({ id }) => id)).toEqual([2])
    expect(table.crew('a').activation.suspectsRevealed).toBe(1)
  })

  test('bmg3/trait/vendetta: nothing that an enemy guards', () => {
    const table = scene(['vendetta'], [['b', 28, 20]], { enemy: { traits: ['its-mine'] } })
    table.play((game, { owner, enemy }) => inflict(game, enemy, { stun: 1, by: owner, cause: 'test' }))
    expect(table.crew('a').activation.suspectsRevealed).toBe(0)
  })

  test('bmg3/trait/red-flags: damage reveals a suspect within 8" of the target', () => {
    const table = scene(
      ['red-flags'],
      [
        ['b', 30, 20],
        ['b', 45, 20],
      ],
    )
    table.play((game, { owner, enemy }) => inflict(game, enemy, { stun: 1, by: owner, cause: 'test' }))
    expect(table.state.markers.map(({ id }) => id)).toEqual([2])
    expect(table.crew('a').activation.suspectsRevealed).toBe(1)
  })

  test('bmg3/trait/vendetta: once for each target of an attack, and not for a friend or out of its activation', () => {
    const table = scene(
      ['vendetta'],
      [
        ['b', 22, 22],
        ['b', 24, 22],
      ],
      { enemy: { touching: 'owner', condition: 'down' } },
    )
    // Bleeding is a second damage of the same strike.
    table.play(
      (game, { owner }) => {
        owner.effects.push({ id: 'bonebreaker', until: 'round', args: [], value: 0, by: undefined })
        return meleeAttack(game, owner, -1)
      },
      '1 1 1 6',
      ['marker', '1'],
    )
    expect([suspectsOf(table, 'b'), table.model('enemy').injury]).toEqual([1, 2])
    table.play((game, { owner, friend }) => inflict(game, friend, { stun: 1, by: owner, cause: 'test' }))
    table.play((game, { owner, enemy }) => {
      game.state.activation = undefined
      return inflict(game, enemy, { stun: 1, by: owner, cause: 'test' })
    })
    expect(suspectsOf(table, 'b')).toBe(1)
  })

  test('bmg3/trait/made-man: an enemy knocked out in its activation counts as revealed', () => {
    const count = (victim: 'enemy' | 'friend', active: boolean) => {
      const table = scene(['made-man'])
      table.play((game, models) => {
        if (!active) game.state.activation = undefined
        return knockOut(game, models[victim], models.owner)
      })
      return table.crew('a').activation.suspectsRevealed
    }
    expect([count('enemy', true), count('friend', true), count('enemy', false)]).toEqual([1, 0, 0])
  })

  test('bmg3/trait/trap-master: damages a model that reveals near it, once a round', () => {
    const table = scene(
      ['trap-master'],
      [
        ['a', 24, 20],
        ['a', 24, 25],
        ['a', 45, 45],
      ],
    )
    const reveal = (id: number) =>
      table.play((game, { enemy }) =>
        revealSuspect(game, enemy, game.state.markers.find((each) => each.id === id)!),
      )
    reveal(3)
    expect(table.model('enemy')).toMatchObject({ stun: 0, injury: 0 })
    reveal(1)
    reveal(2)
    expect(table.model('enemy')).toMatchObject({ stun: 1, injury: 1 })
    expect(table.model('enemy').effects.map(({ id, value }) => [id, value])).toEqual([
      ['enervating', 1],
      ['slow', 4],
    ])
  })
})
