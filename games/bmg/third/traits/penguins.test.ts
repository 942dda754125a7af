import { seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { canActivate } from '../activation/activation.ts'
import { meleeAttack } from '../attack/melee.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { placeSuspect, suspectOrderOf } from '../manipulate/suspects.ts'
import { applies, trigger } from '../rules/rule-system.ts'
import { markerAt, type SceneSketch, scene } from '../testing/scene.ts'
import { ANY, type Answer, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'
import { businessOf, gainBusiness } from './business.ts'

type Table = ReturnType<typeof scene>

const zoo = (trait: string, sketch: SceneSketch = {}) =>
  scene(trait, { friend: { traits: ['expendable-penguin(2)'] }, audacity: true, ...sketch })

const rich = (table: Table, counters: number) => table.play((game) => gainBusiness(game, seat('a'), counters))
const business = (table: Table) => table.play((game) => businessOf(game, seat('a')))

const lose = (table: Table) => {
  const bird = table.model('friend')
  bird.condition = 'casualty'
  bird.at = undefined
  bird.injury = 4
}

const putSuspect = (table: Table, ...answers: readonly Answer[]) =>
  table.play(
    (game, { owner }) => placeSuspect(game, suspectOrderOf(game, owner)),
    '',
    ['place-suspect', ANY],
    ...answers,
  )

describe('bmg3/trait/expendable-penguin', () => {
  test('bmg3/trait/expendable-penguin: never activated, and hides only with a handler', () => {
    const table = zoo('penguin-caller')
    table.play((game, { friend, owner }) => {
      expect([canActivate(game, friend), canActivate(game, owner)]).toEqual([false, true])
      expect(applies(game, 'deploys-late', { about: friend })).toBe(false)
    })
    expect(
      zoo('hidden-penguins').play((game, { friend }) => [
        applies(game, 'deploys-late', { about: friend }),
        applies(game, 'hides-at-sewers', { about: friend }),
      ]),
    ).toEqual([true, true])
  })
})

describe('bmg3/trait/penguin-caller', () => {
  test('bmg3/trait/penguin-caller: a penguin acts for an action of any type, and never does the same twice', () => {
    const table = zoo('penguin-caller')
    useTrait(table, 'owner', 'penguin-caller:special', '', ['penguin-action', 'move'], ['move', to(24, 24)])
    expect(table.model('friend').at!.y).toBe(24 * 2540)
    expect(() =>
      useTrait(table, 'owner', 'penguin-caller:movement', '', ['penguin-action', 'move']),
    ).toThrow()
    expect(
      useBlockedReason(zoo('penguin-caller', { friend: {} }), 'owner', 'penguin-caller:special'),
    ).toBeDefined()
  })

  test('bmg3/trait/penguin-caller: Business brings a lost one back where a suspect was', () => {
    const table = zoo('penguin-caller')
    lose(table)
    rich(table, 3)
    putSuspect(table, ['bring-back', '1'], ['place', ANY])
    expect(table.model('friend')).toMatchObject({ condition: 'up', injury: 0 })
    expect([business(table), table.state.markers]).toEqual([1, []])
  })

  test('bmg3/trait/penguin-caller: an attack is the same action with any weapon, a reveal with any suspect', () => {
    const weapons = [{ damage: 'S' }, { damage: 'I' }]
    const friend = { traits: ['expendable-penguin(2)'], weapons }
    const table = zoo('penguin-caller', { friend, enemy: { touching: 'friend', side: 'north' } })
    markerAt(table, 'suspect', [25.18, 20], 'b')
    markerAt(table, 'suspect', [24, 18.82], 'b')
    const order = (what: string, dice = '') =>
      useTrait(table, 'owner', 'penguin-caller:special', dice, ['penguin-action', what])
    order('melee:0', '1 1 1 1')
    expect(() => order('melee:1', '1 1 1 1')).toThrow()
    order(`reveal:${table.state.markers[0]!.id}`)
    expect(() => order(`reveal:${table.state.markers[0]!.id}`)).toThrow()
  })

  test('bmg3/trait/expendable-penguin: comes back in a later round only', () => {
    const table = zoo('penguin-caller')
    table.play((game, { friend, enemy }) => becomeCasualty(game, friend, enemy))
    rich(table, 3)
    putSuspect(table)
    expect(table.asked).toEqual(['a: place-suspect'])
    table.state.markers = []
    table.model('friend').roundMemory = {}
    putSuspect(table, ['bring-back', '1'], ['place', ANY])
    expect(table.model('friend').condition).toBe('up')
  })

  test('bmg3/trait/penguin-caller: not on credit', () => {
    const table = zoo('penguin-caller')
    lose(table)
    rich(table, 1)
    putSuspect(table)
    expect(table.asked).toEqual(['a: place-suspect'])
  })
})

test('bmg3/trait/hidden-penguins: once a round for nothing, and back out of a sewer', () => {
  const table = zoo('hidden-penguins')
  useTrait(table, 'owner', 'hidden-penguins:free', '', ['penguin-action', 'move'], ['move', to(24, 24)])
  expect(useBlockedReason(table, 'owner', 'hidden-penguins:free')).toBe('It has been used this round.')
  lose(table)
  rich(table, 2)
  markerAt(table, 'sewer', [40, 40])
  putSuspect(table, ['bring-back', '1'], ['place', ANY])
  expect(table.model('friend').at!.x).toBeGreaterThan(90_000)
  expect(table.state.markers).toHaveLength(2)
})

describe('bmg3/trait/criminal-empire', () => {
  test('bmg3/trait/criminal-empire: both players mark a place, and manipulating near one earns Business', () => {
    const table = scene('criminal-empire')
    table.play(
      (game) => trigger(game, 'zones-chosen', {}),
      '',
      ['criminal-empire', to(20, 23)],
      ['criminal-empire', to(40, 40)],
    )
    const act = (who: 'owner' | 'enemy', kind: string) =>
      table.play((game, models) => trigger(game, 'action-done', { action: { actor: models[who], kind } }))
    act('owner', 'manipulate')
    act('enemy', 'manipulate')
    act('owner', 'melee')
    expect(business(table)).toBe(1)
  })
})

describe('bmg3/trait/in-the-end', () => {
  const begin = (table: Table, ...answers: readonly Answer[]) =>
    table.play((game, { owner }) => trigger(game, 'activation-start', { active: owner }), '', ...answers)

  test('bmg3/trait/in-the-end: 2 Business move a Henchman within the range of Inspire', () => {
    const table = scene('in-the-end', { owner: { ranks: ['leader'] } })
    rich(table, 3)
    begin(table, ['in-the-end', 'move 1'], ['move', to(24, 24)])
    expect(business(table)).toBe(1)
    begin(table)
    expect(table.asked).toEqual([])
  })

  test('bmg3/trait/in-the-end: dice for a Henchman’s attack, for 2 more than their number', () => {
    const table = scene('in-the-end', {
      owner: { ranks: ['leader'] },
      enemy: { touching: 'friend' },
      active: 'friend',
    })
    rich(table, 4)
    table.play((game, { friend }) => meleeAttack(game, friend, -1), '1 1 1 1 1 1', ['buy-dice', 2])
    expect(business(table)).toBe(0)
    const poor = scene('in-the-end', {
      owner: { ranks: ['leader'] },
      enemy: { touching: 'friend' },
      active: 'friend',
    })
    rich(poor, 2)
    poor.play((game, { friend }) => meleeAttack(game, friend, -1), '1 1 1 1')
  })

  test('bmg3/trait/in-the-end: dice for a Henchman’s defence, all that were paid for and no longer than that', () => {
    const table = scene('in-the-end', {
      owner: { ranks: ['leader'] },
      enemy: { touching: 'friend' },
      active: 'enemy',
    })
    rich(table, 7)
    // Three dice of its own and five that were bought.
    table.play((game, { enemy }) => meleeAttack(game, enemy, -1), '6 1 1 1  1 1 1 1 1 1 1 1', ['buy-dice', 5])
    expect(business(table)).toBe(0)
    table.play((game, { enemy }) => meleeAttack(game, enemy, -1), '6 1 1 1  1 1 1')
  })
})
