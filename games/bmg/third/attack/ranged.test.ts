import { addMarker } from '@gargoyle/bmg-common'
import { remember } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { place, setTable, to } from '../testing/table.ts'
import { givesCover, rangedAttack, rangedTargets, shootingBlockedReason, shotModifiers } from './ranged.ts'
import { newAttack, newStrike } from './strike.ts'
import { templateAttack } from './templates.ts'

const pistol = { name: 'Pistol', damage: 'IS', rof: 3, ammo: 2 }
const gunman = { seat: 'a', at: [5, 12], weapons: [pistol], strength: 4 } as const
const target = { seat: 'b', at: [11, 12], willpower: 9, endurance: 9 } as const

const shot = (models: { gunman: object; thug: object }, extra: object = {}) =>
  setTable({ models: models as { gunman: typeof gunman; thug: typeof target }, active: 'gunman', ...extra })

describe('bmg3/core/ranged', () => {
  test('rate of fire dice and a Strength die, each hit as the weapon says', () => {
    const table = shot({ gunman, thug: target })
    table.play((game, { gunman: it }) => rangedAttack(game, it, 0), '3 2 6 4')
    expect(table.model('thug')).toMatchObject({ stun: 3, injury: 3 })
  })

  test('a target does not defend against a shot', () => {
    const table = shot({ gunman, thug: { ...target, defense: 6 } })
    table.play((game, { gunman: it }) => rangedAttack(game, it, 0), '6 1 1 1')
    expect(table.model('thug')).toMatchObject({ stun: 1, injury: 1 })
  })

  test('not in contact with an enemy that is in its senses', () => {
    const close = { ...target, at: undefined, touching: 'gunman' }
    const why = (thug: object) =>
      shot({ gunman, thug }).play((game, { gunman: it }) => shootingBlockedReason(game, it, 0))
    expect(why(close)).toContain('in contact with thug')
    expect(why({ ...close, condition: 'ko' })).toBeUndefined()
  })

  test('only at what is in line of sight', () => {
    const wall = box('wall', inches(8), 0, 500, inches(24), inches(3))
    const seen = (pieces: (typeof wall)[]) =>
      shot({ gunman, thug: target }, { pieces }).play(
        (game, { gunman: it }) => rangedTargets(game, it, game.content.cards[0]!.profile.weapons[0]!).length,
      )
    expect([seen([]), seen([wall])]).toEqual([1, 0])
  })

  test('dice are split before they are rolled, the Strength die too', () => {
    const table = setTable({
      models: { gunman, thug: target, goon: { ...target, at: [11, 15] } },
      active: 'gunman',
    })
    table.play(
      (game, { gunman: it }) => rangedAttack(game, it, 0),
      '6 6  6 1',
      ['split-dice', { '1': 2, '2': 1 }],
      ['strength-die', '2'],
    )
    expect([table.model('thug').injury, table.model('goon').injury]).toEqual([2, 1])
  })
})

describe('bmg3/core/ammo', () => {
  test('one magazine an attack, however many shots; none left, no shot', () => {
    const table = shot({ gunman, thug: target })
    const fire = () => table.play((game, { gunman: it }) => rangedAttack(game, it, 0), '1 1 1 1')
    fire()
    expect(table.model('gunman').ammo).toEqual([1])
    fire()
    expect(table.play((game, { gunman: it }) => shootingBlockedReason(game, it, 0))).toContain(
      'out of ammunition',
    )
  })

  test('what has no magazines never runs dry', () => {
    const table = shot({ gunman: { ...gunman, weapons: [{ ...pistol, ammo: undefined }] }, thug: target })
    table.play((game, { gunman: it }) => rangedAttack(game, it, 0), '1 1 1 1')
    expect(table.model('gunman').ammo).toEqual([-1])
  })
})

describe('bmg3/core/ranged-modifiers', () => {
  const modifiers = (table: ReturnType<typeof shot>, blind = false) =>
    table.play((game, { gunman: it, thug }) => {
      const weapon = game.content.cards[0]!.profile.weapons[0]!
      const attack = newAttack({ attacker: it, kind: 'ranged', weapon, weaponIndex: 0 })
      const strike = newStrike(attack, thug, { attackDice: 3, strengthDice: 1, blind })
      return shotModifiers(game, strike).map(({ amount, source }) => `${amount} ${source}`)
    })

  test('a move before the shot costs two dice, the Strength die first', () => {
    const table = shot({ gunman, thug: target })
    table.state.activation!.moved = true
    table.play((game, { gunman: it }) => rangedAttack(game, it, 0), '6 6')
    expect(table.model('thug').injury).toBe(2)
    expect(table.story[1]).toContain('6 6')
  })

  test('no dice left, no shot', () => {
    const table = shot({ gunman: { ...gunman, weapons: [{ ...pistol, rof: 1 }] }, thug: target })
    table.state.activation!.moved = true
    expect(table.play((game, { gunman: it }) => shootingBlockedReason(game, it, 0))).toContain('No dice')
  })

  test('beyond the effective range it is one die', () => {
    const ranged = { ...pistol, rules: ['short-range'] }
    const at = (x: number) =>
      modifiers(shot({ gunman: { ...gunman, weapons: [ranged] }, thug: { ...target, at: [x, 12] } }))
    expect([at(14), at(14.5)]).toEqual([[], ['-1 out of effective range']])
  })

  test('cover, which any hidden part gives, is one die', () => {
    const fence = box('fence', inches(9), inches(11), 500, inches(2), inches(0.8))
    expect(modifiers(shot({ gunman, thug: target }, { pieces: [fence] }))).toEqual(['-1 cover'])
  })

  test('a marker that is cover is so to models in contact with it, and no other marker is', () => {
    const beside = (at: [number, number], isCover: boolean) => {
      const table = shot({ gunman, thug: target })
      table.play((game) => {
        remember(addMarker(game, 'suspect', place(at)), givesCover, isCover)
      })
      return modifiers(table)
    }
    // Half a base of 30 mm and half a marker of 30 mm: 1.18 inches apart is contact.
    expect([beside([11, 13.1], true), beside([11, 13.4], true)]).toEqual([['-1 cover'], []])
    expect(beside([11, 13.1], false)).toEqual([])
  })

  test('firing blind ignores the night for two dice', () => {
    const far = { ...target, at: [25, 12] }
    const table = shot({ gunman, thug: far })
    const [found] = table.play((game, { gunman: it }) =>
      rangedTargets(game, it, game.content.cards[0]!.profile.weapons[0]!),
    )
    expect(found).toMatchObject({ blind: true })
    expect(modifiers(table, true)).toEqual(['-2 firing blind'])
    table.play((game, { gunman: it }) => rangedAttack(game, it, 0), '6 6')
    expect(table.model('thug').injury).toBe(2)
  })

  test('they add up', () => {
    const fence = box('fence', inches(23), inches(11), 500, inches(2), inches(0.8))
    const ranged = { ...pistol, rules: ['short-range'] }
    const table = shot(
      { gunman: { ...gunman, weapons: [ranged] }, thug: { ...target, at: [25, 12] } },
      { pieces: [fence] },
    )
    expect(modifiers(table, true)).toEqual(['-1 out of effective range', '-1 cover', '-2 firing blind'])
  })

  test('a target that can dodge takes a die for each Effort', () => {
    const table = shot({ gunman, thug: { ...target, traits: ['dodge'] } })
    table.play((game, { gunman: it }) => rangedAttack(game, it, 0), '6', ['efforts', 3])
    expect(table.model('thug')).toMatchObject({ stun: 3 + 1, injury: 1 })
  })
})

describe('bmg3/core/strength-die', () => {
  test('it hits on the attacker’s Strength and is not blocked; a ranged attack loses it first', () => {
    const fence = box('fence', inches(9), inches(11), 500, inches(2), inches(0.8))
    const table = shot({ gunman, thug: target }, { pieces: [fence] })
    table.play((game, { gunman: it }) => rangedAttack(game, it, 0), '1 1 1')
    expect(table.story[1]).toContain('1 1 1')
  })

  test('the sawed-off shotgun: armour and cover take its only die away, so an attack die is rolled instead', () => {
    const fence = box('fence', inches(9), inches(11), 500, inches(2), inches(0.8))
    const shotgun = { name: 'Sawed-off Shotgun', damage: 'II', rof: 1, ammo: 2, rules: ['explosive'] }
    const batman = { ...target, traits: ['bat-armor-mk-i'], defense: 3 }
    const table = shot({ gunman: { ...gunman, weapons: [shotgun] }, thug: batman }, { pieces: [fence] })
    // A 3 would be no hit for a Strength die of 4+, but it is one against Defense 3.
    table.play((game, { gunman: it }) => templateAttack(game, it, 0), '3', ['aim', to(11, 12)])
    expect(table.model('thug').injury).toBe(2)
  })
})

test('bmg3/core/outnumbered: shots take no heed of how many are in contact with their target', () => {
  const table = setTable({
    models: {
      gunman,
      thug: { ...target, defense: 4 },
      left: { seat: 'a', touching: 'thug', side: 'north' },
      right: { seat: 'a', touching: 'thug', side: 'south' },
    },
    active: 'gunman',
  })
  // Two enemies in contact would make Defense 4 a 3 in melee.
  table.play((game, { gunman: it }) => rangedAttack(game, it, 0), '3 3 3 1')
  expect(table.model('thug').injury).toBe(0)
})

test('bmg3/core/streetlamps: a lamp is put out by declaring an attack on it', () => {
  const table = shot({ gunman, thug: target }, { audacity: true })
  table.play((game) => {
    addMarker(game, 'streetlamp', place([8, 16]))
  })
  const [lamp] = table.state.markers
  table.playOn('', ['action', `lamp:${lamp!.id}:ranged`])
  expect(table.state.markers).toEqual([])
  expect(table.model('gunman').ammo).toEqual([1])
})
