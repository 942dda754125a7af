import { addMarker } from '@gargoyle/bmg-common'
import { describe, expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import { rangedAttack } from '../attack/ranged.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { inflict } from '../damage/harm.ts'
import { duel, gun, shootOut } from '../testing/duel.ts'
import { place, setTable } from '../testing/table.ts'

const club = { name: 'Club', damage: 'S' }

describe('fighting', () => {
  test('bmg3/trait/reinforced-gloves: two stuns for every hit of bare hands', () => {
    const table = duel({ thug: { traits: ['reinforced-gloves'] } })
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '1 1 1 4')
    expect(table.model('hero')).toMatchObject({ stun: 2, injury: 0 })
  })

  test('bmg3/trait/claws: an injury and a stun for every hit of bare hands', () => {
    const table = duel({ thug: { traits: ['claws'] } })
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '1 1 1 4')
    expect(table.model('hero')).toMatchObject({ stun: 1, injury: 1 })
  })

  test('bmg3/trait/master-fighter: 1 on each attack die, unarmed only', () => {
    const table = duel({ thug: { traits: ['master-fighter'], weapons: [club] } })
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '2 2 1 1  1 1 1')
    expect(table.model('hero').stun).toBe(2)
    table.play((game, { thug }) => meleeAttack(game, thug, 0), '2 2 1 1')
    expect(table.model('hero').stun).toBe(2)
  })

  test('bmg3/trait/weapon-master: 1 on each attack die, with weapons only', () => {
    const table = duel({ thug: { traits: ['weapon-master'], weapons: [club] } })
    table.play((game, { thug }) => meleeAttack(game, thug, 0), '2 2 1 1  1 1 1')
    expect(table.model('hero').stun).toBe(2)
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '2 2 1 1')
    expect(table.model('hero').stun).toBe(2)
  })

  test('bmg3/trait/close-combat-master: misses again, unarmed only', () => {
    const table = duel({ thug: { traits: ['close-combat-master'], weapons: [club] } })
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '1 2 3 1  3 1  1 1 1')
    expect(table.model('hero').stun).toBe(2)
    table.play((game, { thug }) => meleeAttack(game, thug, 0), '1 1 1 1')
    expect(table.model('hero').stun).toBe(2)
  })

  test('bmg3/trait/martial-expert: a Strength die of 4 is a critical hit, even if it misses', () => {
    const condition = (traits: string[]) => {
      const table = duel({ thug: { traits, strength: 5 } })
      table.play((game, { thug }) => meleeAttack(game, thug, -1), '1 1 1 4')
      return [table.model('hero').condition, table.model('hero').stun]
    }
    expect([condition(['martial-expert']), condition([])]).toEqual([
      ['down', 0],
      ['up', 0],
    ])
  })

  test('bmg3/trait/combo: every two hits bring a third, with what it names', () => {
    const attack = (traits: string[], weapon: number) => {
      const weapons = [{ name: 'Chain Whip', damage: 'S' }]
      const table = duel({ thug: { traits, weapons } })
      table.play((game, { thug }) => meleeAttack(game, thug, weapon), '3 3 3 4  1 1 1')
      return table.model('hero').stun
    }
    expect([attack(['combo(unarmed)'], -1), attack(['combo(unarmed)'], 0)]).toEqual([6, 4])
    expect([attack(['combo(chain-whip)'], 0), attack(['combo(chain-whip)'], -1)]).toEqual([6, 4])
  })

  test('bmg3/trait/combo: the hit more can be blocked', () => {
    const table = duel({ thug: { traits: ['combo(unarmed)'] } })
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '3 3 1 1  3 3 3')
    expect(table.model('hero').stun).toBe(0)
  })

  test('bmg3/trait/mobster: a die more against the outnumbered', () => {
    const gang = (second: object) =>
      setTable({
        models: {
          hero: { seat: 'a', at: [10, 10], willpower: 9 },
          mobster: { seat: 'b', touching: 'hero', traits: ['mobster'] },
          friend: { seat: 'b', ...second },
        },
        active: 'mobster',
      })
    const pair = gang({ touching: 'hero', side: 'west' })
    pair.play((game, { mobster }) => meleeAttack(game, mobster, -1), '2 2 2 2 1  1 1')
    const alone = gang({ at: [30, 30] })
    alone.play((game, { mobster }) => meleeAttack(game, mobster, -1), '3 3 3 1  1 1 1')
    expect([pair.model('hero').stun, alone.model('hero').stun]).toEqual([4, 3])
  })

  test('bmg3/trait/death-pack: with another of the pack at the target, a die more and 1 on each', () => {
    const pack = (friend: object) =>
      setTable({
        models: {
          hero: { seat: 'a', at: [10, 10], willpower: 9, defense: 4 },
          wolf: { seat: 'b', touching: 'hero', traits: ['death-pack'] },
          friend: { seat: 'b', touching: 'hero', side: 'west', ...friend },
        },
        active: 'wolf',
      })
    // Defense 4 is 3 against two enemies.
    const hunt = pack({ traits: ['death-pack'] })
    hunt.play((game, { wolf }) => meleeAttack(game, wolf, -1), '2 2 2 2 1  1 1 1')
    const stranger = pack({})
    stranger.play((game, { wolf }) => meleeAttack(game, wolf, -1), '2 2 2 1')
    expect([hunt.model('hero').stun, stranger.model('hero').stun]).toEqual([4, 0])
  })

  test('bmg3/trait/amazon: 1 on attack and defence dice, and enemies lose a die', () => {
    const table = duel({ hero: { traits: ['amazon'] } })
    table.play((game, { hero }) => meleeAttack(game, hero, -1), '2 2 2 1  1 1 1')
    expect(table.model('thug').stun).toBe(3)
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '3 3 4  2 1 1')
    expect(table.model('hero').stun).toBe(2)
  })
})

describe('teamwork', () => {
  const team = (args: string, friend: object) =>
    setTable({
      models: {
        thug: { seat: 'b', at: [10, 10], willpower: 9 },
        hero: { seat: 'a', touching: 'thug', willpower: 9, traits: [`teamwork(${args})`] },
        friend: { seat: 'a', at: [14, 10], ...friend },
      },
      active: 'hero',
    })

  test('bmg3/trait/teamwork: X dice more in attack and defence with a partner within 4"', () => {
    for (const [args, friend] of [
      ['2, all', { traits: ['teamwork(1, all)'] }],
      ['2, robin', { alias: 'Robin (1997)' }],
      ['2, wrestler', { traits: ['wrestler'] }],
      ['2, spades, clubs', { traits: ['clubs'] }],
    ] as const) {
      const table = team(args, friend)
      table.play((game, { hero }) => meleeAttack(game, hero, -1), '1 1 1 1 1 1')
      table.play((game, { thug }) => meleeAttack(game, thug, -1), '3 3 3 1  3 3 3 1 1')
      expect(table.model('hero').stun).toBe(0)
    }
  })

  test('bmg3/trait/teamwork: not with strangers, nor from afar, nor with a partner out of its senses', () => {
    for (const [args, friend] of [
      ['2, all', {}],
      ['2, robin', { alias: 'Batgirl' }],
      ['2, robin', { alias: 'Robin', at: [20, 10] }],
      ['2, robin', { alias: 'Robin', seat: 'b', at: [14, 14] }],
      ['2, robin', { alias: 'Robin', condition: 'ko' }],
    ] as const) {
      const table = team(args, friend)
      table.play((game, { hero, thug }) => meleeAttack(game, hero, -1, { targets: [thug] }), '3 1 1 1  1 1 1')
      expect(table.model('thug').stun).toBe(1)
    }
  })

  test('bmg3/trait/teamwork: attack dice only in its own activation', () => {
    const table = team('2, robin', { alias: 'Robin' })
    table.state.activation = undefined
    table.play((game, { hero }) => meleeAttack(game, hero, -1), '3 1 1 1  1 1 1')
    expect(table.model('thug').stun).toBe(1)
  })
})

describe('bmg3/trait/street-fighter', () => {
  const withSuspect = (seat: 'hero' | 'thug', distance: number) => {
    const table = duel({ hero: { traits: ['street-fighter'] } })
    table.play((game, models) => {
      addMarker(game, 'suspect', place([10 + distance, 10]), models[seat].seat)
    })
    return table
  }

  test('bmg3/trait/street-fighter: a Suspect gone is two free Efforts in defence', () => {
    const table = withSuspect('hero', 3)
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '1', ['street-fighter', '1'], ['efforts', 3])
    expect(table.model('hero').stun).toBe(1)
    expect(table.state.markers).toHaveLength(0)
  })

  test('bmg3/trait/street-fighter: the same in attack, and nothing if it declines', () => {
    const table = withSuspect('hero', 3)
    const answers = [
      ['efforts', 0],
      ['efforts', 3],
    ] as const
    table.play(
      (game, { hero }) => meleeAttack(game, hero, -1),
      '1 1 1 1 1 1 1',
      ['street-fighter', 'none'],
      ...answers,
    )
    expect(table.model('hero').stun).toBe(3)
    table.play(
      (game, { hero }) => meleeAttack(game, hero, -1),
      '1 1 1 1 1 1 1',
      ['street-fighter', '1'],
      ...answers,
    )
    expect(table.model('hero').stun).toBe(4)
  })

  test('bmg3/trait/street-fighter: the same to dodge, for those who can, and never to shoot', () => {
    const shot = (traits: readonly string[], ...answers: readonly (readonly [string, string | number])[]) => {
      const table = shootOut({ hero: { traits } })
      table.play((game, { hero }) => void addMarker(game, 'suspect', place([17.18, 10]), hero.seat))
      table.play(
        (game, { thug }) => rangedAttack(game, thug, 0),
        answers.length > 0 ? '1' : '1 1 1 1',
        ...answers,
      )
      return [table.model('hero').stun, table.state.markers.length]
    }
    expect(shot(['street-fighter', 'dodge'], ['street-fighter', '1'], ['efforts', 3])).toEqual([1, 0])
    expect(shot(['street-fighter'])).toEqual([0, 1])
    const shooter = shootOut({ thug: { traits: ['street-fighter'] } })
    shooter.play((game, { thug }) => void addMarker(game, 'suspect', place([11.18, 10]), thug.seat))
    shooter.play((game, { thug }) => rangedAttack(game, thug, 0), '1 1 1 1')
    expect(shooter.asked).toEqual([])
  })

  test('bmg3/trait/street-fighter: neither enemies’ Suspects nor those far away', () => {
    for (const table of [withSuspect('thug', 3), withSuspect('hero', 8)]) {
      table.play((game, { thug }) => meleeAttack(game, thug, -1), '1 1 1 1')
      expect(table.asked).not.toContain('a: street-fighter')
    }
  })
})

describe('bmg3/trait/cannibal', () => {
  const meal = (hero: object, how: 'melee' | 'ranged') => {
    const setting = { hero: { endurance: 1, ...hero }, thug: { traits: ['cannibal'], stun: 1, injury: 2 } }
    const table =
      how === 'melee'
        ? duel({ ...setting, thug: { ...setting.thug, weapons: [{ damage: 'I' }] } })
        : shootOut({ ...setting, thug: { ...setting.thug, weapons: [gun] } })
    const attack = how === 'melee' ? meleeAttack : rangedAttack
    table.play((game, { thug }) => attack(game, thug, 0), '1 1 1 5', ...answersFor(hero, how))
    return [table.model('thug').stun, table.model('thug').injury]
  }
  const answersFor = (hero: object, how: string): [string, string][] =>
    how === 'melee' && !('ranks' in hero)
      ? [
          ['heal', 'injury'],
          ['heal', 'stun'],
        ]
      : []

  test('bmg3/trait/cannibal: loses two markers for an enemy taken out in melee', () => {
    expect(meal({}, 'melee')).toEqual([0, 1])
  })

  test('bmg3/trait/cannibal: not for Vehicles, nor for those it shoots, nor for what others do', () => {
    expect(meal({ ranks: ['vehicle'] }, 'melee')).toEqual([1, 2])
    expect(meal({}, 'ranged')).toEqual([1, 2])
    const table = duel({ thug: { traits: ['cannibal'], injury: 2 } })
    table.play((game, { hero }) => becomeCasualty(game, hero, undefined))
    table.play((game, { thug }) => inflict(game, thug, { stun: 1, cause: 'test' }))
    expect(table.model('thug').injury).toBe(2)
  })
})
