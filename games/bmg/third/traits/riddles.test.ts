import { addMarker } from '@gargoyle/bmg-common'
import { remember, seat } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { playableObjectives, playObjective } from '../cards/objectives.ts'
import { placeSuspect, revealSuspect, suspectOrderOf } from '../manipulate/suspects.ts'
import { riddlerCards } from '../objectives/riddler.ts'
import { trigger } from '../rules/rule-system.ts'
import { plainCard } from '../testing/plain-card.ts'
import { ANY, type Answer, type ModelSketch, place, setTable, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'
import { numberOn, numberWritten } from './riddles.ts'

type Sketch = {
  readonly owner?: Partial<ModelSketch>
  readonly friend?: Partial<ModelSketch>
  readonly enemy?: Partial<ModelSketch>
  readonly hands?: { readonly a?: readonly string[]; readonly b?: readonly string[] }
  readonly decks?: { readonly a?: readonly string[]; readonly b?: readonly string[] }
}

const always = { text: 'Always met.', met: () => true }
const cards = {
  ...riddlerCards,
  one: { ...plainCard('One'), play: 'execute' as const, objective: always },
  two: { ...plainCard('Two'), victoryPoints: 2, play: 'execute' as const, objective: always },
}

const scene = (trait: string, { owner, friend, enemy, hands = {}, decks = {} }: Sketch = {}) =>
  setTable({
    models: {
      owner: { seat: 'a', at: [20, 20], traits: [trait], ranks: ['leader'], ...owner },
      friend: { seat: 'a', at: [24, 20], ...friend },
      enemy: { seat: 'b', at: [20, 26], willpower: 6, endurance: 9, ...enemy },
    },
    book: { cards },
    hands,
    decks,
    active: 'owner',
  })

const plant = (
  table: ReturnType<typeof scene>,
  who: 'owner' | 'friend' | 'enemy',
  dice = '',
  ...answers: readonly Answer[]
) =>
  table.play(
    (game, models) => placeSuspect(game, suspectOrderOf(game, models[who])),
    dice,
    ['place-suspect', ANY],
    ...answers,
  )

describe('numbers', () => {
  test('bmg3/trait/a-challenge-for-you: a number on every suspect of the crew', () => {
    const table = scene('a-challenge-for-you')
    plant(table, 'friend', '', ['number', 5])
    plant(table, 'enemy')
    expect(table.state.markers.map(numberOn)).toEqual([5, undefined])
  })

  test('bmg3/trait/a-challenge-for-you: two of them ask once', () => {
    const table = scene('a-challenge-for-you', { friend: { traits: ['a-challenge-for-you'] } })
    plant(table, 'owner', '', ['number', 2])
    expect(table.asked.filter((each) => each === 'a: number')).toHaveLength(1)
  })

  test('riddler-easy-riddle: three different numbers are enough, two are not', () => {
    const table = scene('a-challenge-for-you')
    const met = () =>
      table.play((game) =>
        riddlerCards['riddler-easy-riddle']!.objective.met({ game, seat: seat('a'), card: '', playedIn: 1 }),
      )
    plant(table, 'owner', '', ['number', 2])
    table.model('friend').at = place([38, 20])
    plant(table, 'friend', '', ['number', 2])
    table.model('friend').at = place([30, 30])
    plant(table, 'friend', '', ['number', 1])
    // No model is left to guard them.
    table.model('owner').at = place([5, 5])
    table.model('friend').at = place([5, 8])
    const two = met()
    remember(table.state.markers[0], numberWritten, 3)
    expect([two, met()]).toEqual([false, true])
  })

  test('bmg3/trait/objectives-puzzles-everywhere: half a die, and no objective as usual', () => {
    const table = scene('objectives-puzzles-everywhere', { hands: { a: ['one', 'two'], b: ['one'] } })
    plant(table, 'owner', '3')
    expect(table.state.markers.map(numberOn)).toEqual([2])
    expect(table.play((game) => playableObjectives(game, seat('a'), 'execute'))).toEqual([])
    expect(table.play((game) => playableObjectives(game, seat('b'), 'execute'))).toEqual(['one'])
    table.play((game) => trigger(game, 'recount-start', {}), '', ['objectives-puzzles-everywhere', 'two'])
    expect(table.crew('a')).toMatchObject({ victoryPoints: 2, accomplished: ['two'], hand: ['one'] })
    // The number is gone.
    table.play((game) => trigger(game, 'recount-start', {}))
  })

  test('bmg3/trait/objectives-puzzles-everywhere: only models of its affiliation bring numbers', () => {
    const table = scene('objectives-puzzles-everywhere', {
      owner: { affiliations: ['riddler'] },
      friend: { affiliations: ['unknown'] },
    })
    plant(table, 'friend')
    expect(table.state.markers.map(numberOn)).toEqual([undefined])
  })
})

describe('cards', () => {
  test('bmg3/trait/wizard-of-quiz: one of the next two cards of a witness goes under the deck', () => {
    const table = scene('wizard-of-quiz', { decks: { b: ['one', 'one', 'two'] } })
    plant(table, 'owner', '', ['wizard-of-quiz-look', 'yes'], ['wizard-of-quiz', 'two'])
    expect(table.crew('b').deck).toEqual(['two', 'one', 'one'])
    // The player does not have to look.
    const blind = scene('wizard-of-quiz', { decks: { b: ['one', 'one', 'two'] } })
    plant(blind, 'owner', '', ['wizard-of-quiz-look', 'no'])
    expect(blind.crew('b').deck).toEqual(['one', 'one', 'two'])
    const far = scene('wizard-of-quiz', { enemy: { at: [20, 40] }, decks: { b: ['one', 'two'] } })
    plant(far, 'owner')
    plant(scene('wizard-of-quiz', { decks: { b: ['one', 'two'] } }), 'friend')
  })

  test('bmg3/trait/quiz-master: any card of the deck, in its own activation only', () => {
    const table = scene('quiz-master', {
      hands: { a: ['one', 'one', 'one', 'one'], b: ['one'] },
      decks: { a: ['two', 'one'], b: ['one', 'two'] },
    })
    const play = (who: 'a' | 'b', ...answers: readonly Answer[]) =>
      table.play((game) => playObjective(game, seat(who), 'one'), '', ...answers)
    play('a', ['quiz-master', 'two'])
    expect(table.crew('a')).toMatchObject({ hand: ['one', 'one', 'one', 'two'], deck: ['one'] })
    play('b')
    table.state.activation = undefined
    play('a')
    expect(table.asked).toEqual([])
  })

  test('bmg3/trait/mind-trick: a suspect moves after one near was revealed', () => {
    const table = scene('mind-trick')
    const reveal = (...answers: readonly Answer[]) =>
      table.play(
        (game, { enemy }) => {
          const suspect = addMarker(game, 'suspect', place([20, 27]), seat('a'))
          return revealSuspect(game, enemy, suspect)
        },
        '',
        ...answers,
      )
    table.play((game) => void addMarker(game, 'suspect', place([10, 10]), seat('b')))
    reveal(['mind-trick', `${table.state.markers[0]!.id}`], ['move-marker', to(10, 14)])
    expect(table.state.markers[0]!.at.y).toBe(inches(14))
    table.model('enemy').at = place([20, 40])
    reveal()
  })
})

describe('actions', () => {
  test('bmg3/trait/conundrum-champion: Enervating (2) for who loses', () => {
    const table = scene('conundrum-champion')
    useTrait(table, 'owner', 'conundrum-champion', '6 6 6')
    expect(table.model('enemy').effects).toMatchObject([{ id: 'enervating', value: 2 }])
    expect(
      useBlockedReason(
        scene('conundrum-champion', { enemy: { at: [20, 29.3] } }),
        'owner',
        'conundrum-champion',
      ),
    ).toMatch(/no enemy/)
  })

  test('bmg3/trait/drop-a-riddle: after two resources, within 4"', () => {
    const table = scene('drop-a-riddle')
    table.crew('a').round.resourcesPlayed = 1
    expect(useBlockedReason(table, 'owner', 'drop-a-riddle')).toMatch(/two resources/)
    table.crew('a').round.resourcesPlayed = 2
    useTrait(table, 'owner', 'drop-a-riddle', '', ['place-suspect', ANY])
    expect(table.state.markers).toHaveLength(1)
  })

  test('bmg3/trait/bot-mechanic: three markers off a Bot within 4"', () => {
    const table = scene('bot-mechanic', { friend: { traits: ['bot'], stun: 4 } })
    useTrait(table, 'owner', 'bot-mechanic')
    expect(table.model('friend').stun).toBe(1)
    expect(useBlockedReason(scene('bot-mechanic', { friend: { stun: 4 } }), 'owner', 'bot-mechanic')).toMatch(
      /no model/,
    )
    expect(
      useBlockedReason(
        scene('bot-mechanic', { friend: { traits: ['bot'], stun: 4, at: [25.3, 20] } }),
        'owner',
        'bot-mechanic',
      ),
    ).toMatch(/no model/)
  })

  test('bmg3/trait/can-you-solve-this: on a die of X or more', () => {
    const moved = (die: string, ...answers: readonly Answer[]) => {
      const table = scene('can-you-solve-this(4)')
      table.play((game) => void addMarker(game, 'suspect', place([22, 22]), seat('b')))
      useTrait(table, 'owner', 'can-you-solve-this(4)', die, ...answers)
      return table.state.markers[0]!.at.y
    }
    expect(moved('4', ['move-marker', to(22, 26)])).toBe(inches(26))
    expect(moved('3')).toBe(inches(22))
    expect(useBlockedReason(scene('can-you-solve-this(4)'), 'owner', 'can-you-solve-this(4)')).toMatch(
      /No suspect/,
    )
  })
})
