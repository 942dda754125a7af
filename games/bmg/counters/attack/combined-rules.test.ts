import { describe, expect, test } from 'vitest'
import { perform } from '../activation/perform.ts'
import { duel, gun, oneShot, shootOut } from '../testing/duel.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable, type TestAnswer } from '../testing/table.ts'

describe('effects of weapons that ask for damage', () => {
  const counters = (dice: string, ...rules: readonly string[]) => {
    const table = shootOut({
      hero: { counters: 'AA' },
      thug: { weapons: [oneShot('firearm', 'explosive', ...rules)] },
    })
    table.play((game, { thug }) => perform(game, thug, 'ranged:0'), dice)
    return table.model('hero').counters.attack
  }

  test('bmg1/effect/enervating, bmg1/template/explosion-template: a blast that fails to damage takes no counters', () => {
    expect([counters('5 1 3', 'enervating(1)'), counters('5 2 3', 'enervating(1)')]).toEqual([2, 1])
  })
})

test('bmg1/effect/smoke: it hangs where the shot hits, not at another target that was missed', () => {
  const table = setTable({
    models: {
      thug: { seat: 'b', at: [30, 30], counters: 'AA', weapons: [{ ...gun, rules: ['firearm', 'smoke'] }] },
      hero: { seat: 'a', at: [45, 30], endurance: 9 },
      mate: { seat: 'a', at: [30, 45], endurance: 9 },
    },
    active: 'thug',
  })
  table.play((game, { thug }) => perform(game, thug, 'ranged:0'), '1 5 2 3', ['shots', { '1': 1, '2': 1 }])
  expect(table.state.markers.map(({ at }) => at)).toEqual([table.model('mate').at])
})

describe('who is held by a weapon that pins down', () => {
  const net = { name: 'Net', damage: 'S', rules: ['pinned-down'] }
  const pinned = (
    models: { readonly hero?: Partial<ModelSketch>; readonly thug?: Partial<ModelSketch> },
    dice: string,
    ...answers: readonly TestAnswer[]
  ) => {
    const table = duel({ hero: models.hero ?? {}, thug: { counters: 'AA', weapons: [net], ...models.thug } })
    table.play((game, { thug }) => perform(game, thug, 'melee:0'), dice, ['strikes', { '1': 2 }], ...answers)
    return table.model('hero').effects.map(({ id, by }) => [id, by])
  }

  test('bmg1/effect/immobilized-pinned-down, bmg1/trait/counter-attack: not by a model that the blow struck back has knocked out', () => {
    const hero = { traits: ['counter-attack'], counters: 'DS' }
    expect(pinned({ hero }, '5 5 4 5 4 2 5 2', ['block', 1], ['counter-attack', 'yes'])).toEqual([
      ['immobilized', 0],
    ])
    expect(
      pinned({ hero, thug: { endurance: 1 } }, '5 5 4 5 4 2 5 2', ['block', 1], ['counter-attack', 'yes']),
    ).toEqual([['immobilized', undefined]])
  })

  test('bmg1/effect/immobilized-pinned-down, bmg1/trait/bodyguard: nor a Bodyguard that the captor does not touch', () => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], counters: 'A', weapons: [net] },
        boss: { seat: 'a', rank: 'leader', leads: true, touching: 'thug', endurance: 9 },
        guard: { seat: 'a', at: [38, 30], traits: ['bodyguard'], counters: 'S', endurance: 9 },
      },
      active: 'thug',
    })
    table.play((game, { thug }) => perform(game, thug, 'melee:0'), '5 5 2', ['bodyguard', 'yes'])
    expect(table.model('guard').effects.map(({ id, by }) => [id, by])).toEqual([['immobilized', undefined]])
  })
})
