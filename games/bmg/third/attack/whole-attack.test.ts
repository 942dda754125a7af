import { addEffect } from '@gargoyle/bmg-common'
import { rememberAmong } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { book } from '../book.ts'
import { weatherNow } from '../events/weather.ts'
import type { Bmg3Rule, Bmg3Scope } from '../rules/special-rule.ts'
import { setTable } from '../testing/table.ts'
import { meleeAttack } from './melee.ts'
import { attackOutlook } from './outlook.ts'
import { rangedAttack } from './ranged.ts'
import { meleePool, rangedPool } from './whole-attack.ts'

const pistol = { name: 'Pistol', damage: 'S', rof: 3, ammo: 9 } as const

const shots = (more: object = {}, extra: object = {}) =>
  setTable({
    models: {
      gunman: { seat: 'a', at: [10, 10], weapons: [{ ...pistol, ...more }] },
      one: { seat: 'b', at: [14, 10], willpower: 9, defense: 3 },
      two: { seat: 'b', at: [10, 14], willpower: 9, defense: 3 },
    },
    active: 'gunman',
    ...extra,
  })

const blows = (fighter: object = {}, extra: object = {}) =>
  setTable({
    models: {
      fighter: { seat: 'a', at: [10, 10], attack: 2, willpower: 9, ...fighter },
      one: { seat: 'b', touching: 'fighter', willpower: 9 },
      two: { seat: 'b', touching: 'fighter', side: 'west', willpower: 9 },
      friend: { seat: 'a', at: [10, 13], traits: ['teamwork(1, all)'] },
    },
    active: 'fighter',
    ...extra,
  })

describe('bmg3/event/heavy-rain', () => {
  test('takes one die from the whole attack, the Strength die first, however it is split', () => {
    const table = shots({}, { event: 'heavy-rain' })
    rememberAmong(table.state, weatherNow, 'heavy-rain')
    // Three attack dice are left, and no Strength die to be allotted.
    table.play((game, { gunman }) => rangedAttack(game, gunman, 0), '3 3  3', [
      'split-dice',
      { '1': 2, '2': 1 },
    ])
    expect([table.model('one').stun, table.model('two').stun]).toEqual([2, 1])
  })

  test('is among the reasons, also for those who think an attack over', () => {
    const table = shots({}, { event: 'heavy-rain' })
    rememberAmong(table.state, weatherNow, 'heavy-rain')
    const [strike] = attackOutlook(table.state, table.content, 0, 0)
    expect(strike?.dice).toMatchObject({ total: 3, steps: [{ source: 'Heavy Rain', amount: -1 }] })
  })
})

describe('bmg3/core/ranged-modifiers: moving', () => {
  test('is among the reasons', () => {
    const table = shots()
    table.state.activation!.moved = true
    const [strike] = attackOutlook(table.state, table.content, 0, 0)
    expect(strike?.dice).toMatchObject({ base: { amount: 4 }, total: 2, steps: [{ source: 'moved before' }] })
  })
})

describe('what a card adds to an attack', () => {
  const split = [
    ['split-dice', { '1': 1, '2': 1 }],
    ['strength-die', '1'],
  ] as const

  test('card-fury: dice once, before the split if it was there by then', () => {
    const table = blows()
    table.play((game, { fighter }) => {
      addEffect(game, fighter, 'card-fury', { until: 'activation', value: 2 })
    })
    const pool = table.play((game, { fighter }) => meleePool(game, fighter, game.content.cards[0]!.unarmed))
    expect(pool).toMatchObject({ attackDice: 4, strengthDice: 1 })
    table.play(
      (game, { fighter }) => meleeAttack(game, fighter, -1),
      '1 1 1  1 1',
      ['split-dice', { '1': 2, '2': 2 }],
      ['strength-die', '1'],
    )
    expect(table.asked).not.toContain('a: whole-attack')
  })

  test('card-fury: played in answer to the attack, its dice go to the target that the attacker picks', () => {
    const angry = {
      traits: {
        angry: {
          name: 'Angry',
          text: 'A test.',
          on: {
            'attack-declared': ({ game, owner }: Bmg3Scope) =>
              void addEffect(game, owner, 'card-fury', { until: 'activation', value: 2 }),
          },
        },
      },
    }
    const table = blows({ traits: ['angry'] }, { book: angry })
    table.play((game, { fighter }) => meleeAttack(game, fighter, -1), '1 1  1 1 1', ...split, [
      'whole-attack',
      '2',
    ])
    expect(table.story.filter((line) => line.includes('attack on'))).toEqual([
      'a rolls attack on one: 1 1',
      'a rolls attack on two: 1 1 1',
    ])
  })

  test('card-steady-hand: so many dice of the whole attack, not of each strike', () => {
    const table = blows()
    table.play((game, { fighter }) => {
      addEffect(game, fighter, 'card-steady-hand', { until: 'activation', value: 1 })
    })
    // The miss on the first target is rolled again; the miss on the second is not.
    table.play((game, { fighter }) => meleeAttack(game, fighter, -1), '1 1 6  1 1 1  1', ...split)
    expect([table.model('one').stun, table.model('two').stun]).toEqual([1, 0])
  })

  test('bmg3/weapon/red-dot: one die of the whole attack', () => {
    const table = shots({ rof: 2, rules: ['red-dot'] })
    table.play((game, { gunman }) => rangedAttack(game, gunman, 0), '1 1 6  1', ...split)
    expect([table.model('one').stun, table.model('two').stun]).toEqual([1, 0])
  })
})

describe('traits that add dice to an attack', () => {
  test('bmg3/trait/teamwork: once, not for each target', () => {
    const table = blows({ traits: ['teamwork(1, all)'] })
    table.play(
      (game, { fighter }) => meleeAttack(game, fighter, -1),
      '1 1 1  1',
      ['split-dice', { '1': 2, '2': 1 }],
      ['strength-die', '1'],
    )
    expect(table.model('one').stun).toBe(0)
  })

  test('bmg3/trait/mobster: one die, on the first outnumbered target', () => {
    const table = setTable({
      models: {
        mobster: { seat: 'a', at: [10, 10], attack: 2, traits: ['mobster'], willpower: 9 },
        one: { seat: 'b', touching: 'mobster', willpower: 9 },
        two: { seat: 'b', touching: 'mobster', side: 'west', willpower: 9 },
        left: { seat: 'a', touching: 'one' },
        right: { seat: 'a', touching: 'two', side: 'west' },
      },
      active: 'mobster',
    })
    table.play(
      (game, { mobster }) => meleeAttack(game, mobster, -1),
      '1 1 1  1',
      ['split-dice', { '1': 1, '2': 1 }],
      ['strength-die', '1'],
    )
    expect(table.story.filter((line) => line.includes('attack on'))).toEqual([
      'a rolls attack on one: 1 1 1',
      'a rolls attack on two: 1',
    ])
  })
})

describe('armour that lets no Strength die be rolled', () => {
  const fence = box('fence', inches(12), inches(9), 500, inches(2), inches(0.8))
  const staged = (traits: readonly string[], pieces: ReturnType<typeof box>[]) =>
    setTable({
      models: {
        gunman: { seat: 'a', at: [10, 10], weapons: [pistol] },
        batman: { seat: 'b', at: [14, 10], willpower: 9, traits },
      },
      pieces,
      active: 'gunman',
    })
  const shot = (traits: readonly string[], pieces: ReturnType<typeof box>[]) => {
    const table = staged(traits, pieces)
    return attackOutlook(table.state, table.content, 0, 0)[0]!.dice
  }

  test('bmg3/trait/bat-armor-mk-i: cover still takes a die, which is an attack die', () => {
    expect(shot([], [])).toMatchObject({ total: 4, steps: [] })
    expect(shot(['bat-armor-mk-i'], [])).toMatchObject({
      total: 3,
      steps: [{ source: 'Bat-Armor Mk I', amount: -1 }],
    })
    expect(shot([], [fence])).toMatchObject({ total: 3 })
    expect(shot(['bat-armor-mk-i'], [fence])).toMatchObject({
      total: 2,
      steps: [{ source: 'Bat-Armor Mk I' }, { source: 'cover' }],
    })
  })

  test('bmg3/trait/bat-armor-mk-i: as many dice as that are rolled', () => {
    const rolled = (pieces: ReturnType<typeof box>[], dice: string) => {
      const table = staged(['bat-armor-mk-i'], pieces)
      table.play((game, { gunman }) => rangedAttack(game, gunman, 0), dice)
      return table.story.find((line) => line.includes('rolls attack'))
    }
    expect([rolled([], '1 1 1'), rolled([fence], '1 1')]).toEqual([
      'a rolls attack on batman: 1 1 1',
      'a rolls attack on batman: 1 1',
    ])
  })

  test('bmg3/core/ranged-modifiers: what moving cost is lost before the split, Strength die first', () => {
    const table = shots()
    table.state.activation!.moved = true
    const pool = table.play((game, { gunman }) =>
      rangedPool(game, gunman, game.content.cards[0]!.profile.weapons[0]!),
    )
    expect(pool).toMatchObject({ attackDice: 2, strengthDice: 0 })
  })
})

describe('bmg3/core/strength-die: what the whole of a ranged attack gains and loses', () => {
  /** The dice of three shots and a Strength die, under a rule of the gunman's. */
  const poolUnder = (own: NonNullable<Bmg3Rule['own']>) => {
    const table = setTable({
      models: { gunman: { seat: 'a', at: [10, 10], weapons: [pistol], traits: ['special'] } },
      active: 'gunman',
      book: { traits: { ...book.traits, special: { name: 'Special', text: 'A test.', own } } },
    })
    const { attackDice, strengthDice } = table.play((game, { gunman }) =>
      rangedPool(game, gunman, game.content.cards[0]!.profile.weapons[0]!),
    )
    return [attackDice, strengthDice]
  }

  test('dice are gained as attack dice, and the Strength die is lost before them', () => {
    expect(poolUnder({ 'whole-attack-dice': 2 })).toEqual([5, 1])
    expect(poolUnder({ 'whole-attack-dice': -1 })).toEqual([3, 0])
    expect(poolUnder({ 'whole-attack-dice': -2 })).toEqual([2, 0])
  })

  test('no more are lost than there are', () => {
    expect(poolUnder({ 'whole-attack-dice': -4 })).toEqual([0, 0])
    expect(poolUnder({ 'whole-attack-dice': -6 })).toEqual([0, 0])
  })

  test('a Strength die that is lost last is lost once no attack die is left', () => {
    expect(poolUnder({ 'whole-attack-dice': -3, 'strength-die-last': true })).toEqual([0, 1])
    expect(poolUnder({ 'whole-attack-dice': -4, 'strength-die-last': true })).toEqual([0, 0])
  })

  test('a Strength die that turns into an attack die does so once', () => {
    expect(poolUnder({ 'whole-attack-dice': -1, 'strength-die-turns': true })).toEqual([4, 0])
    expect(poolUnder({ 'whole-attack-dice': -2, 'strength-die-turns': true })).toEqual([3, 0])
    expect(poolUnder({ 'whole-attack-dice': -2, 'strength-die-turns': true, 'strength-dice': 1 })).toEqual([
      4, 0,
    ])
  })
})
