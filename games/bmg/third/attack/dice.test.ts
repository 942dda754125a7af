import { addEffect } from '@gargoyle/bmg-common'
import { describe, expect, test } from 'vitest'
import type { Play } from '../state.ts'
import { setTable } from '../testing/table.ts'
import { defenseAgainst } from './dice.ts'
import { meleeAttack } from './melee.ts'
import { newAttack, newStrike } from './strike.ts'

const gordon = { seat: 'a', at: [10, 10] } as const
const thug = { seat: 'b', touching: 'gordon', willpower: 9, endurance: 9 } as const

const fight = (models: { gordon: object; thug: object }, extra: object = {}) =>
  setTable({ models: models as { gordon: typeof gordon; thug: typeof thug }, active: 'gordon', ...extra })

describe('bmg3/core/rule-of-1-and-6', () => {
  const bonus = (amount: number) => ({
    traits: { sure: { name: 'Sure', text: 'A test.', own: { 'attack-roll': amount } } },
  })

  test('a natural 1 fails whatever is added', () => {
    const table = fight(
      { gordon: { ...gordon, traits: ['sure'] }, thug: { ...thug, defense: 2 } },
      { book: bonus(5) },
    )
    table.play((game, { gordon: it }) => meleeAttack(game, it, -1), '1 1 1 1')
    expect(table.model('thug').stun).toBe(0)
  })

  test('a natural 6 hits whatever is taken away', () => {
    const table = fight(
      { gordon: { ...gordon, traits: ['sure'] }, thug: { ...thug, condition: 'down' } },
      { book: bonus(-9) },
    )
    table.play((game, { gordon: it }) => meleeAttack(game, it, -1), '6 5 5 1')
    expect(table.model('thug').stun).toBe(1)
  })
})

describe('bmg3/core/outnumbered', () => {
  const crowd = (more: object = {}) =>
    setTable({
      models: {
        gordon: { ...gordon, attack: 1 },
        thug: { seat: 'b', touching: 'gordon', defense: 5, willpower: 9, ...more },
        cop: { seat: 'a', touching: 'thug', side: 'north' },
        swat: { seat: 'a', touching: 'thug', side: 'south' },
      },
      active: 'gordon',
    })

  test('three enemies in contact take two off Defense, and two dice off the defence roll', () => {
    const table = crowd()
    const defense = table.play((game, { gordon: it, thug: target }) => {
      const attack = newAttack({
        attacker: it,
        kind: 'melee',
        weapon: game.content.cards[0]!.unarmed,
        weaponIndex: -1,
      })
      return defenseAgainst(game, newStrike(attack, target, { attackDice: 1, strengthDice: 1 }))
    })
    expect(defense).toBe(3)
    // A 3 hits Defense 5 - 2, and three dice are rolled to block it.
    table.play((game, { gordon: it }) => meleeAttack(game, it, -1), '3 1  1 1 1')
    expect(table.story.find((line) => line.includes('defence'))).toBe('b rolls defence: 1 1 1')
  })

  test('K.O. enemies do not count', () => {
    const table = crowd()
    table.model('cop').condition = 'ko'
    table.model('swat').condition = 'ko'
    table.play((game, { gordon: it }) => meleeAttack(game, it, -1), '4 1')
    expect(table.model('thug').stun).toBe(0)
  })
})

describe('bmg3/core/melee-strength-die-kept', () => {
  test('what takes dice from a melee attack never takes the Strength die', () => {
    const padded = { traits: { padding: { name: 'Padding', text: 'A test.', foe: { 'attack-dice': -9 } } } }
    const table = fight({ gordon, thug: { ...thug, traits: ['padding'] } }, { book: padded })
    table.play((game, { gordon: it }) => meleeAttack(game, it, -1), '4')
    expect(table.model('thug').stun).toBe(1)
  })
})

describe('bmg3/core/critical', () => {
  test('a natural 6 on the Strength die knocks down', () => {
    const table = fight({ gordon: { ...gordon, attack: 1 }, thug })
    table.play((game, { gordon: it }) => meleeAttack(game, it, -1), '1 6')
    expect(table.model('thug')).toMatchObject({ condition: 'down', stun: 1 })
  })

  test('a 6 on an attack die does not', () => {
    const table = fight({ gordon: { ...gordon, attack: 1 }, thug })
    table.play((game, { gordon: it }) => meleeAttack(game, it, -1), '6 5  1 1 1')
    expect(table.model('thug').condition).toBe('up')
  })

  test('a weapon that lists an effect lets its bearer choose one', () => {
    const taser = {
      weaponRules: {
        zap: {
          name: 'Zap',
          text: 'A test.',
          critical: {
            label: 'Zapped',
            apply: ({ strike }: { strike: { sufferer: { injury: number } } }) =>
              void strike.sufferer.injury++,
          },
        },
      },
    }
    const armed = { ...gordon, attack: 1, weapons: [{ name: 'Taser', damage: 'S', rules: ['zap'] }] }
    const choose = (critical: string) => {
      const table = fight({ gordon: armed, thug }, { book: taser })
      table.play((game, { gordon: it }) => meleeAttack(game, it, 0), '1 6', ['critical', critical])
      return table.model('thug')
    }
    expect(choose('knocked-down')).toMatchObject({ condition: 'down', injury: 0 })
    expect(choose('zap')).toMatchObject({ condition: 'up', injury: 1 })
  })

  test('a model that lies already is not knocked down again: what else the weapon lists is all there is', () => {
    const stamp = {
      critical: {
        label: 'Stamped',
        apply: ({ strike }: { strike: { sufferer: { injury: number } } }) => void strike.sufferer.injury++,
      },
    }
    const book = { weaponRules: { stamp: { name: 'Stamp', text: 'A test.', ...stamp } } }
    const strikeWith = (rules: readonly string[]) => {
      const armed = { ...gordon, attack: 1, weapons: [{ damage: 'S', rules }] }
      const table = fight({ gordon: armed, thug: { ...thug, condition: 'down' } }, { book })
      table.play((game, { gordon: it }) => meleeAttack(game, it, 0), '1 6')
      expect(table.asked).not.toContain('a: critical')
      return table.model('thug').injury
    }
    expect(strikeWith([])).toBe(0)
    expect(strikeWith(['stamp'])).toBe(1)
  })

  test('a trait may list an effect as well, for as long as its condition holds and its owner can use it', () => {
    const bite = {
      name: 'Bite',
      text: 'A test.',
      critical: {
        label: 'Bitten',
        when: ({ strike }: { strike: { kind: string } }) => strike.kind === 'melee',
        apply: ({ strike }: { strike: { sufferer: { injury: number } } }) => void strike.sufferer.injury++,
      },
    }
    const never = { ...bite, critical: { ...bite.critical, when: () => false } }
    const bitten = (trait: object) => {
      const table = fight(
        { gordon: { ...gordon, attack: 1, traits: ['bite'] }, thug: { ...thug, condition: 'down' } },
        { book: { traits: { bite: trait } } },
      )
      table.play((game, { gordon: it }) => meleeAttack(game, it, -1), '1 6')
      return table.model('thug').injury
    }
    expect(bitten(bite)).toBe(1)
    expect(bitten(never)).toBe(0)
  })

  test('so may an effect that lasts on the attacker', () => {
    const book = {
      effects: {
        frenzy: {
          name: 'Frenzy',
          text: 'A test.',
          critical: {
            label: 'Torn',
            apply: ({ strike }: { strike: { sufferer: { injury: number } } }) =>
              void strike.sufferer.injury++,
          },
        },
      },
    }
    const table = fight({ gordon: { ...gordon, attack: 1 }, thug: { ...thug, condition: 'down' } }, { book })
    table.play(function* (game, { gordon: it }) {
      addEffect(game, it, 'frenzy', { until: 'round' })
      yield* meleeAttack(game, it, -1)
    }, '1 6')
    expect(table.model('thug').injury).toBe(1)
  })
})

describe('bmg3/core/rerolls', () => {
  test('the second result stands, and no die is rolled a third time', () => {
    const handy = {
      weaponRules: {
        handy: { name: 'Handy', text: 'A test.', own: { 'attack-rerolls': 99 } },
        again: { name: 'Again', text: 'A test.', own: { 'attack-rerolls': 99 } },
      },
    }
    const armed = { ...gordon, attack: 2, weapons: [{ damage: 'S', rules: ['handy', 'again'] }] }
    const table = fight({ gordon: armed, thug: { ...thug, condition: 'down', defense: 5 } }, { book: handy })
    // 2 and 3 miss Defense 4 and are rolled again: 6 and 2.
    table.play((game, { gordon: it }) => meleeAttack(game, it, 0), '2 3 1  6 2')
    expect(table.model('thug').stun).toBe(1)
  })
})

describe('bmg3/core/weapon-choice', () => {
  test('one weapon an attack, and bare hands always, which only stun', () => {
    const armed = { ...gordon, attack: 2, weapons: [{ name: 'Knife', damage: 'I' }] }
    const table = fight({ gordon: armed, thug })
    table.playOn('6 1 1  1 1 1', ['action', 'melee:-1'], ['efforts', 0], ['efforts', 0])
    expect(table.offered('action')).toMatchObject({ 'melee:0': undefined, 'melee:-1': undefined })
    expect(table.model('thug')).toMatchObject({ stun: 1, injury: 0 })
  })

  test('a K.O. enemy can be struck', () => {
    const table = fight({ gordon: { ...gordon, attack: 1 }, thug: { ...thug, condition: 'ko', stun: 9 } })
    table.play((game, { gordon: it }) => meleeAttack(game, it, -1), '6 1')
    expect(table.model('thug').injury).toBe(1)
  })
})

describe('bmg3/core/melee', () => {
  test('a target that has left the table before the strike is not rolled for', () => {
    const book = {
      weaponRules: {
        sweep: {
          name: 'Sweep',
          text: 'A test.',
          on: {
            struck: ({ game }: { game: Play }) => {
              // The first target takes the other with it.
              game.state.models[2]!.at = undefined
              game.state.models[2]!.condition = 'casualty'
              return undefined
            },
          },
        },
      },
    }
    const table = setTable({
      models: {
        gordon: { ...gordon, attack: 2, weapons: [{ damage: 'S', rules: ['sweep'] }] },
        thug: { ...thug, condition: 'down', willpower: 1 },
        goon: { seat: 'b', touching: 'gordon', side: 'west', willpower: 1, condition: 'down' },
      },
      active: 'gordon',
      book,
    })
    table.play(
      (game, { gordon: it }) => meleeAttack(game, it, 0),
      '1 1',
      ['split-dice', { '1': 1, '2': 1 }],
      ['strength-die', '1'],
    )
    expect(table.model('goon').stun).toBe(0)
    expect(table.story.filter((line) => line.includes('strikes'))).toHaveLength(1)
  })
})
