import { bodyOf } from '@gargoyle/bmg-common'
import { describe, expect, test } from 'vitest'
import { beginActivation } from '../activation/activation.ts'
import { actionBlockedReason, performById } from '../testing/actions.ts'
import { duel, gun, oneShot, shootOut } from '../testing/duel.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable, type TestAnswer, to } from '../testing/table.ts'
import { obstaclesFor } from './blink.ts'

describe('cross fire keeps the rules of the weapon', () => {
  /** The injuries of a mate that stops a shot with a Sharp weapon. */
  const hurt = (dice: string, mate: Partial<ModelSketch> = {}, thug: Partial<ModelSketch> = {}) => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], counters: 'AA', weapons: [oneShot('sharp')], ...thug },
        mate: { seat: 'b', at: [42, 30], endurance: 9, ...mate },
        hero: { seat: 'a', at: [53, 30], endurance: 9 },
      },
      active: 'thug',
    })
    table.play((game, all) => performById(game, all.thug, 'ranged:0'), dice)
    return table.model('mate').injury
  }

  test('bmg1/weapon-rule/sharp, bmg1/core/cross-fire: the failed damage die is rolled again, once', () => {
    expect([hurt('5 4 3 4'), hurt('5 4 3 3'), hurt('5 4 4')]).toEqual([1, 0, 1])
  })

  test('bmg1/trait/hockey-gear, bmg1/core/cross-fire: not against a model that Sharp does nothing to', () => {
    expect(hurt('5 4 3', { traits: ['hockey-gear'] })).toBe(0)
  })

  test('bmg1/trait/luck, bmg1/core/cross-fire: its own failed damage die is one that Luck rolls again', () => {
    const lucky: Partial<ModelSketch> = { counters: 'AAS', traits: ['luck'], weapons: [oneShot()] }
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], ...lucky },
        mate: { seat: 'a', at: [42, 30], endurance: 9 },
        hero: { seat: 'a', at: [53, 30], endurance: 9 },
      },
      active: 'thug',
    })
    table.play(
      (game, all) => performById(game, all.thug, 'ranged:0'),
      '5 4 3 4',
      ['shots', { '2': 1 }],
      ['luck', 'yes'],
    )
    expect([table.model('mate').injury, table.model('thug').counters.special]).toEqual([1, 0])
  })

  test('bmg1/weapon-rule/sharp, bmg1/core/damageable-objects: a lamppost in the way too', () => {
    const stands = (dice: string) => {
      const table = shootOut(
        { thug: { weapons: [oneShot('sharp')] } },
        { markers: [{ kind: 'streetlamp', at: [42, 30] }] },
      )
      table.play((game, { thug }) => performById(game, thug, 'ranged:0'), dice, ['shots', { '1': 1 }])
      return table.state.markers.length === 1
    }
    expect([stands('5 5 3 4'), stands('5 5 3 3')]).toEqual([false, true])
  })
})

describe('effects of weapons that ask for damage', () => {
  const counters = (dice: string, ...rules: readonly string[]) => {
    const table = shootOut({
      hero: { counters: 'AA' },
      thug: { weapons: [oneShot('firearm', 'explosive', ...rules)] },
    })
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), dice)
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
  table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '1 5 2 3', [
    'shots',
    { '1': 1, '2': 1 },
  ])
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
    table.play(
      (game, { thug }) => performById(game, thug, 'melee:0'),
      dice,
      ['strikes', { '1': 2 }],
      ...answers,
    )
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

  test('bmg1/effect/immobilized-pinned-down, bmg1/trait/large: nor a model that cannot be grabbed', () => {
    expect([pinned({}, '5 1 4 2'), pinned({ hero: { traits: ['large'] } }, '5 1 4 2')]).toEqual([
      [['immobilized', 0]],
      [['immobilized', undefined]],
    ])
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
    table.play((game, { thug }) => performById(game, thug, 'melee:0'), '5 5 2', ['bodyguard', 'yes'])
    expect(table.model('guard').effects.map(({ id, by }) => [id, by])).toEqual([['immobilized', undefined]])
  })
})

describe('a shield that stops a shot', () => {
  const shield = { name: 'Shield', damage: 'S', rules: ['protective'] }
  const shoot = (dice: string, ...rules: readonly string[]) => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], counters: 'AA', weapons: [oneShot('firearm', ...rules)] },
        hero: { seat: 'a', at: [53, 30], endurance: 12, weapons: [shield] },
        mate: { seat: 'a', at: [53, 35], endurance: 12 },
      },
      active: 'thug',
    })
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), dice, ['shots', { '1': 1 }])
    return table
  }

  test('bmg1/weapon-rule/protective, bmg1/core/blink: the log says that it was stopped, not that it missed', () => {
    expect(shoot('5 4').story.filter((line) => / misses | gets through /.test(line))).toEqual([
      'Blink! Nothing of thug gets through to hero (Gun).',
    ])
  })

  test('bmg1/weapon-rule/protective, bmg1/weapon-rule/explosive: what is stopped at the shield bursts there', () => {
    const table = shoot('5 4 2 3 2 3', 'explosive')
    expect([table.model('hero').injury, table.model('mate').injury]).toEqual([1, 1])
  })
})

describe('bmg1/core/grab: whatever weapon is in use', () => {
  test('bmg1/core/grab, bmg1/core/one-melee-weapon-a-round: who has struck back with a knife may still grab', () => {
    const table = duel({
      hero: {
        traits: ['counter-attack'],
        counters: 'AADDSS',
        weapons: [{ name: 'Knife', damage: 'I' }],
      },
      thug: { counters: 'AA' },
    })
    table.play(
      (game, { thug }) => performById(game, thug, 'melee:-1'),
      '5 4 5 5 2',
      ['strikes', { '1': 1 }],
      ['block', 1],
      ['counter-attack', 'yes'],
      ['strike-with', '0'],
    )
    table.play((game, { hero }) => beginActivation(game, hero), '', ['declare', 'attack'])
    expect(['grab:-1', 'push:-1', 'melee:-1'].map((id) => actionBlockedReason(table, id))).toEqual([
      undefined,
      'It uses one weapon for the whole round.',
      'It uses one weapon for the whole round.',
    ])
  })
})

describe('bmg1/core/take-cover: a lamppost', () => {
  const beside = (x: number) =>
    shootOut(
      { hero: { at: [53, 30], counters: 'S' } },
      { markers: [{ kind: 'streetlamp', at: [x, 30] }], active: 'hero' },
    )

  test('bmg1/core/take-cover, bmg1/core/blink: is street furniture to crouch behind, in contact only', () => {
    expect(actionBlockedReason(beside(49.9), 'cover:streetlamp-1')).toBe('It is not listed.')
    const table = beside(50)
    expect(actionBlockedReason(table, 'cover:streetlamp-1')).toBeUndefined()
    table.play((game, { hero }) => performById(game, hero, 'cover:streetlamp-1'))
    const met = () =>
      table.play((game, { thug, hero }) =>
        obstaclesFor(game, thug, bodyOf(game, hero), hero).map(({ needs, cover }) => needs - cover),
      )
    expect([met(), table.model('hero').counters.special]).toEqual([[4], 0])
    table.play((game, { hero }) => performById(game, hero, 'move'), '', ['move', { to: to(54, 30) }])
    expect(met()).toEqual([5])
  })
})

describe('bmg1/weapon-rule/sharp: a failed die that knocks down', () => {
  const knife = { name: 'Knife', damage: 'I', rules: ['sharp'] }
  const cut = (dice: string, hero: Partial<ModelSketch>, ...answers: readonly TestAnswer[]) => {
    const table = duel({ hero, thug: { counters: 'AA', weapons: [knife] } })
    table.play(
      (game, { thug }) => performById(game, thug, 'melee:0'),
      dice,
      ['strikes', { '1': 2 }],
      ...answers,
    )
    return [table.model('hero').condition, table.model('hero').injury]
  }

  test('bmg1/weapon-rule/sharp, bmg1/core/collateral-die: is rolled again only if its player wants', () => {
    // An impact and a miss; the damage die fails and is a pair with the collateral die.
    expect(cut('5 2 3 3', {}, ['damage-reroll', 'no'])).toEqual(['down', 0])
    expect(cut('5 2 3 3 4', {}, ['damage-reroll', 'yes'])).toEqual(['up', 1])
  })

  test('bmg1/weapon-rule/sharp: without a question where it knocks no one down, or another failed die is there', () => {
    expect(cut('5 1 3 3 4', { condition: 'down' })).toEqual(['down', 1])
    expect(cut('5 2 3 3 4', { traits: ['large'] })).toEqual(['up', 1])
    expect(cut('5 2 3 2 4', {})).toEqual(['up', 1])
    expect(cut('5 5 3 2 3 4', {})).toEqual(['down', 1])
    expect(cut('5 5 2 3 3 4', {})).toEqual(['down', 1])
    // Two ones are no pair. bmg1/core/collateral-die
    expect(cut('5 2 1 1 4', {})).toEqual(['up', 1])
  })
})

test('bmg1/special-attack/sneak-attack, bmg1/trait/bodyguard: the target cannot block, a Bodyguard that takes the hit can', () => {
  const sneak = (takes: 'yes' | 'no', dice: string, ...block: readonly TestAnswer[]) => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], traits: ['sneak-attack'], counters: 'AS' },
        boss: { seat: 'a', rank: 'leader', leads: true, touching: 'thug', counters: 'D', endurance: 9 },
        guard: { seat: 'a', at: [36, 30], traits: ['bodyguard'], counters: 'DS', endurance: 9 },
      },
      active: 'thug',
    })
    table.play(
      (game, { thug }) => performById(game, thug, 'special:sneak-attack:-1'),
      dice,
      ['bodyguard', takes],
      ...block,
    )
    return [table.model('boss').stun, table.model('guard').stun]
  }
  expect([sneak('no', '5 5 2'), sneak('yes', '5 4', ['block', 1])]).toEqual([
    [1, 0],
    [0, 0],
  ])
})
