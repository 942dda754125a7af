import { addMarker, shineReach } from '@gargoyle/bmg-common'
import { remember, rememberAmong } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { defenseAgainst, defenseValue } from '../attack/dice.ts'
import { meleeAttack } from '../attack/melee.ts'
import { givesCover, rangedAttack } from '../attack/ranged.ts'
import { newAttack, newStrike } from '../attack/strike.ts'
import { mostEfforts } from '../model/effort.ts'
import { skill } from '../model/skills.ts'
import { trigger } from '../rules/rule-system.ts'
import { duel, gun, shootOut } from '../testing/duel.ts'
import { type ModelSketch, place, setTable } from '../testing/table.ts'
import { unseenBy } from './sneak-attacks.ts'

/** The thug strikes the hero with bare hands: three attack dice and a Strength die, and the hero lies there. */
function strike(
  thug: Partial<ModelSketch>,
  hero: Partial<ModelSketch>,
  dice: string,
  ...answers: [string, string][]
) {
  const table = duel({ thug, hero: { condition: 'down', defense: 5, ...hero } })
  table.play((game, models) => meleeAttack(game, models.thug, -1), dice, ...answers)
  const { stun, injury, condition } = table.model('hero')
  return { stun, injury, condition }
}

/** A brawler and a friend of his around a hero. */
const ganging = (
  traits: readonly string[],
  friend: Partial<ModelSketch> = { touching: 'hero', side: 'west' },
  hero: Partial<ModelSketch> = {},
) =>
  setTable({
    models: {
      hero: { seat: 'a', at: [10, 10], willpower: 9, endurance: 9, defense: 5, ...hero },
      thug: { seat: 'b', touching: 'hero', traits },
      friend: { seat: 'b', ...friend },
    },
    active: 'thug',
  })

describe('what it fights', () => {
  test('bmg3/trait/duelist: missed dice again against the only enemy in contact', () => {
    expect(strike({ traits: ['duelist'] }, {}, '1 1 1 1  5 5 1').stun).toBe(2)
    expect(strike({ traits: [] }, {}, '1 1 1 1').stun).toBe(0)
  })

  test('bmg3/trait/duelist: not with a second enemy in contact, nor in a shot', () => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [10, 10], traits: ['duelist'] },
        hero: { seat: 'a', touching: 'thug' },
        other: { seat: 'a', touching: 'thug', side: 'west' },
      },
      active: 'thug',
    })
    table.play((game, { thug, hero }) => meleeAttack(game, thug, -1, { targets: [hero] }), '1 1 1 1')
    expect(table.model('hero').stun).toBe(0)
    const far = shootOut({ thug: { traits: ['duelist'] } })
    far.play((game, { thug }) => rangedAttack(game, thug, 0), '1 1 1 1')
    expect(far.model('hero').injury).toBe(0)
  })

  test('bmg3/trait/hold-em-still: 1 more on the dice and two injuries for a critical hit if outnumbered', () => {
    const table = ganging(['hold-em-still'])
    // Defense 5, one less for the second enemy: with the bonus a 3 hits.
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '3 1 1 6  1 1 1 1')
    expect(table.model('hero')).toMatchObject({ stun: 2, injury: 2, condition: 'up' })
  })

  test('bmg3/trait/hold-em-still: a Martial Artist is outnumbered, though that costs it nothing', () => {
    const table = ganging(['hold-em-still'], undefined, { traits: ['martial-artist'] })
    // Defense 5: with the bonus a 4 hits, and a 3 does not.
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '4 3 1 6  1 1 1 1 1')
    expect(table.model('hero')).toMatchObject({ stun: 2, injury: 2, condition: 'up' })
  })

  test('bmg3/trait/hold-em-still: no bonus against a single model', () => {
    const table = ganging(['hold-em-still'], { at: [30, 30] })
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '4 1 1 6')
    expect(table.model('hero')).toMatchObject({ stun: 1, injury: 0, condition: 'down' })
  })

  test('bmg3/trait/blood-scent: better against who bleeds, and bleeding for a critical hit', () => {
    expect(strike({ traits: ['blood-scent'] }, { injury: 1 }, '3 1 1 3')).toEqual({
      stun: 2,
      injury: 1,
      condition: 'down',
    })
    expect(strike({ traits: ['blood-scent'] }, { injury: 1 }, '1 1 1 6')).toMatchObject({ injury: 2 })
  })

  test('bmg3/trait/blood-scent: who was whole when the attack began is not hurt more', () => {
    const table = duel({ thug: { traits: ['blood-scent'], weapons: [{ damage: 'I' }] } })
    table.play((game, { thug }) => meleeAttack(game, thug, 0), '1 1 1 6')
    expect(table.model('hero')).toMatchObject({ injury: 1, condition: 'down' })
  })

  test('bmg3/trait/the-holiday-killer: dice again above 50 Reputation, not at 50', () => {
    const hunt = (reputation: number, dice: string) =>
      strike({ traits: ['the-holiday-killer'] }, { reputation }, dice).stun
    expect([hunt(51, '1 1 1 1  5 1 1 4'), hunt(50, '1 1 1 1')]).toEqual([2, 0])
  })

  test('bmg3/trait/arrogant: a die less against less Reputation than its own', () => {
    const meet = (reputation: number, dice: string) =>
      strike({ traits: ['arrogant'], reputation: 40 }, { reputation }, dice).stun
    expect([meet(39, '5 5 1'), meet(40, '5 5 5 1')]).toEqual([2, 3])
  })

  test('bmg3/trait/antagonist: dice more against the named trait, attacking and defending', () => {
    expect(strike({ traits: ['antagonist(2, cop)'] }, { traits: ['cop'] }, '5 5 5 5 5 1').stun).toBe(5)
    expect(strike({ traits: ['antagonist(2, cop)'] }, {}, '5 5 5 1').stun).toBe(3)
    const table = duel({ hero: { traits: ['antagonist(2, cop)'] }, thug: { traits: ['cop'] } })
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '3 3 3 1  1 1 1 3 3')
    expect(table.model('hero').stun).toBe(1)
  })

  test('bmg3/trait/antagonist: the dice are had once in a split attack', () => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [10, 10], traits: ['antagonist(2, cop)'] },
        hero: { seat: 'a', touching: 'thug', traits: ['cop'], condition: 'down' },
        other: { seat: 'a', touching: 'thug', side: 'west', traits: ['cop'], condition: 'down' },
      },
      active: 'thug',
    })
    table.play(
      (game, { thug }) => meleeAttack(game, thug, -1),
      '3 3 3 3 1  3',
      ['split-dice', { 1: 2, 2: 1 }],
      ['strength-die', '1'],
    )
    expect([table.model('hero').stun, table.model('other').stun]).toEqual([4, 1])
  })

  test('bmg3/trait/emp: failed Strength dice again against machines and Vehicles only', () => {
    const zap = (hero: Partial<ModelSketch>, dice: string) => strike({ traits: ['emp'] }, hero, dice).stun
    expect(zap({ traits: ['cybernetic'] }, '1 1 1 1  4')).toBe(1)
    expect(zap({ ranks: ['vehicle'] }, '1 1 1 1  4')).toBe(1)
    expect(zap({}, '1 1 1 1')).toBe(0)
  })
})

describe('what it is like', () => {
  test('bmg3/trait/tension: Attack and Defense with an injury, not with stuns', () => {
    const skills = (hurt: Partial<ModelSketch>) =>
      duel({ hero: { traits: ['tension'], ...hurt } }).play((game, { hero }) =>
        (['attack', 'defense', 'willpower'] as const).map((name) => skill(game, name, hero)),
      )
    expect([skills({ injury: 1 }), skills({ stun: 3 })]).toEqual([
      [4, 4, 9],
      [3, 3, 9],
    ])
  })

  test('bmg3/trait/competitive: three skills with a rival friend on the table', () => {
    const skills = (friend: Partial<ModelSketch>) =>
      ganging(['competitive'], friend).play((game, { thug }) =>
        (['attack', 'defense', 'willpower', 'endurance'] as const).map((name) => skill(game, name, thug)),
      )
    expect(skills({ at: [30, 30], traits: ['competitive'] })).toEqual([4, 4, 6, 5])
    expect(skills({ traits: ['competitive'] })).toEqual([3, 3, 5, 5])
    expect(skills({ seat: 'a', at: [30, 30], traits: ['competitive'] })).toEqual([3, 3, 5, 5])
  })

  test('bmg3/trait/alpha: neither numbers, nor lying, nor effects lower Attack and Defense', () => {
    const defense = (traits: readonly string[]) =>
      setTable({
        models: {
          hero: { seat: 'a', at: [10, 10], defense: 4, traits, condition: 'down' },
          thug: { seat: 'b', touching: 'hero' },
          friend: { seat: 'b', touching: 'hero', side: 'west' },
        },
      }).play((game, { hero, thug }) => {
        hero.effects.push({ id: 'acid', until: 'round', args: [], value: 0, by: undefined })
        const attack = newAttack({
          attacker: thug,
          kind: 'melee',
          weapon: game.content.cards[1]!.unarmed,
          weaponIndex: -1,
        })
        const blow = newStrike(attack, hero, { attackDice: 3, strengthDice: 1 })
        return [defenseAgainst(game, blow), defenseValue(game, blow).total, skill(game, 'attack', hero)]
      })
    expect([defense(['alpha']), defense([])]).toEqual([
      [4, 4, 3],
      [1, 1, 2],
    ])
  })

  test('bmg3/trait/cyclops: 1 off beyond 8", once for imprecise weapons', () => {
    const shot = (x: number, rules: string[], traits: string[]) => {
      const table = shootOut({
        thug: { traits, weapons: [{ ...gun, rules }] },
        hero: { at: [x, 10], defense: 4 },
      })
      table.play((game, { thug }) => rangedAttack(game, thug, 0), '4 5 1 1')
      return table.model('hero').injury
    }
    expect(shot(19.3, [], ['cyclops'])).toBe(1)
    expect(shot(19.1, [], ['cyclops'])).toBe(2)
    expect(shot(19.3, ['imprecise'], ['cyclops'])).toBe(1)
  })

  test('bmg3/trait/sharpshooter: cover costs its shots nothing', () => {
    const shot = (traits: string[], dice: string) => {
      const table = shootOut({ thug: { traits }, hero: { traits: [] } })
      table.play((game, { thug, hero }) => {
        remember(addMarker(game, 'suspect', { ...hero.at! }, hero.seat), givesCover, true)
        return rangedAttack(game, thug, 0)
      }, dice)
      return table.model('hero').injury
    }
    // In cover the Strength die is lost.
    expect([shot(['sharpshooter'], '3 1 1 4'), shot([], '3 1 1')]).toEqual([2, 1])
  })

  test('bmg3/trait/born-in-the-darkness: defends better and is not surprised, but only in the dark', () => {
    const ambush = (lit: boolean) => {
      const table = duel({
        hero: { traits: ['born-in-the-darkness'] },
        thug: { traits: ['sneak-attack'] },
      })
      if (lit) table.play((game) => remember(addMarker(game, 'light', place([10, 10])), shineReach, 6))
      table.play((game, { hero }) => {
        rememberAmong(game.state.activation, unseenBy, hero.id)
      })
      const efforts = table.play((game, { hero, thug }) => {
        const attack = newAttack({
          attacker: thug,
          kind: 'melee',
          weapon: game.content.cards[0]!.unarmed,
          weaponIndex: -1,
        })
        return mostEfforts(game, hero, {
          purpose: 'defense',
          strike: newStrike(attack, hero, { attackDice: 3, strengthDice: 1 }),
        })
      })
      table.play((game, { thug }) => meleeAttack(game, thug, -1), '3 3 3 1  2 2 1')
      return [efforts, table.model('hero').stun]
    }
    expect([ambush(false), ambush(true)]).toEqual([
      [3, 1],
      [0, 3],
    ])
  })

  test('bmg3/trait/inertia: after a Movement action, until the round ends', () => {
    const table = duel({ thug: { traits: ['inertia'] }, hero: { condition: 'down', defense: 5 } })
    const done = (kind: string) =>
      table.play((game, { thug }) => trigger(game, 'action-done', { action: { actor: thug, kind } }))
    done('special')
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '1 1 1 2')
    expect(table.model('hero').stun).toBe(0)
    done('movement')
    // A 1 is rolled again, and a 2 is a hit.
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '1 1 1 1  2')
    expect(table.model('hero').stun).toBe(1)
    expect(table.model('thug').effects).toMatchObject([{ id: 'inertia', until: 'round' }])
  })
})
