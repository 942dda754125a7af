import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { moveAction } from '../activation/perform.ts'
import { type Answer, type ModelSketch, setTable, to } from '../testing/table.ts'
import { sufferHypnotize } from './hypnotize.ts'

const stage = (victim: Partial<ModelSketch> = {}, pieces: ReturnType<typeof box>[] = []) =>
  setTable({
    models: {
      doctor: { seat: 'a', at: [30, 12] },
      victim: { seat: 'b', at: [12, 12], weapons: [{ damage: 'S', rof: 2, ammo: 1 }], ...victim },
      friend: { seat: 'b', at: [17, 12], willpower: 9 },
    },
    pieces,
    active: 'doctor',
  })

const hypnotize = (table: ReturnType<typeof stage>, dice: string, ...answers: readonly Answer[]) =>
  table.play((game, { doctor, victim }) => sufferHypnotize(game, victim, doctor), dice, ...answers)

const action = (answer: string): Answer => ['hypnotized-action', answer]

describe('bmg3/effect/hypnotize', () => {
  test('bmg3/effect/hypnotize: two actions of its enemy’s choice, against its friends, without ammunition', () => {
    const table = stage({ traits: [] })
    const shots = hypnotize(table, '6 6 6  3 3 1', action('ranged:0'), action('move'), ['move', to(12, 15)])
    expect(shots).toBe(true)
    expect(table.asked.filter((each) => !each.endsWith('efforts'))).toEqual([
      'a: hypnotized-action',
      'a: hypnotized-action',
      'a: move',
    ])
    expect(table.model('friend').stun).toBe(2)
    expect(table.model('victim')).toMatchObject({
      seat: 'b',
      ammo: [1],
      activated: false,
      effects: [],
      at: { y: inches(15) },
    })
    expect(table.state.activation?.model).toBe(table.model('doctor').id)
  })

  test('bmg3/effect/hypnotize: no action twice', () => {
    const table = stage()
    hypnotize(table, '6 6 6', action('move'), ['move', to(12, 15)], action('end'))
    expect(table.offered('hypnotized-action')).toHaveProperty('move', 'It has taken that action.')
  })

  test('bmg3/effect/hypnotize: two free Efforts and no others', () => {
    const table = stage({ at: [12, 12] })
    table.model('friend').at = { x: inches(12) + 3000, y: inches(12), z: 0 }
    hypnotize(table, '6 6 6  1 1 1 1 1 1', action('melee:-1'), ['efforts', 0], ['efforts', 2], action('end'))
    expect(table.model('victim').stun).toBe(0)
    const greedy = stage()
    greedy.model('friend').at = { x: inches(12) + 3000, y: inches(12), z: 0 }
    expect(() => hypnotize(greedy, '6 6 6', action('melee:-1'), ['efforts', 0], ['efforts', 3])).toThrow()
  })

  test('bmg3/effect/hypnotize: never so that it falls', () => {
    const roof = box('roof', inches(10), inches(10), inches(4), inches(4), inches(4))
    const overTheEdge: Answer = ['move', { legs: [to(14, 12, 4), { ...to(14.6, 12), by: 'drop' }] }]
    const onRoof = () => stage({ at: [12, 12, 4] }, [roof])
    const free = onRoof()
    free.play((game, { victim }) => moveAction(game, victim), '', overTheEdge)
    expect(free.story.join()).toMatch('victim falls')
    expect(() => hypnotize(onRoof(), '6 6 6', action('move'), overTheEdge, action('end'))).toThrow(
      'cannot be made to fall',
    )
  })

  test('bmg3/effect/hypnotize: not if its Willpower holds, not on vehicles, not on who is immune', () => {
    expect(hypnotize(stage(), '2 3 6')).toBe(false)
    expect(hypnotize(stage({ ranks: ['vehicle'] }), '')).toBe(false)
    expect(hypnotize(stage({ condition: 'ko' }), '')).toBe(false)
    const stubborn = {
      name: 'Stubborn',
      text: 'Is never controlled.',
      own: { 'cannot-be-controlled': true as const },
    }
    const table = setTable({
      models: {
        doctor: { seat: 'a', at: [30, 12] },
        victim: { seat: 'b', at: [12, 12], traits: ['stubborn'] },
      },
      book: { traits: { stubborn } },
    })
    expect(table.play((game, { doctor, victim }) => sufferHypnotize(game, victim, doctor), '')).toBe(false)
  })
})
