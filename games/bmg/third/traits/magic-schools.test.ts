import { addEffect, effectOn, hasEffect } from '@gargoyle/bmg-common'
import { describe, expect, test } from 'vitest'
import { rangedAttack } from '../attack/ranged.ts'
import { bonusesOf } from '../effects/bonuses.ts'
import { skill } from '../model/skills.ts'
import { gun } from '../testing/duel.ts'
import { casterScene as scene } from '../testing/scenes/spell-caster.ts'
import { type Answer, place, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'
import { assignMagic, magicOn } from '../weapons/magic.ts'

const BESIDE = 30 / 25.4

/** Passes the Magical test. */
const GOOD = '1 1 1'
const BAD = '6 6 6'

describe('schools', () => {
  test('bmg3/trait/eldritch: a bolt, if the test is passed; Attack once a game', () => {
    const cast = (dice: string) => {
      const table = scene(['eldritch'])
      useTrait(table, 'owner', 'eldritch:spell', dice)
      return [table.model('enemy').stun, table.model('owner').stun, magicOn(table.model('owner'))]
    }
    expect([cast(`${GOOD} 4`), cast(BAD)]).toEqual([
      [2, 0, 1],
      [0, 1, 1],
    ])
    const table = scene(['eldritch'])
    useTrait(table, 'owner', 'eldritch:once')
    expect(table.play((game, { owner }) => skill(game, 'attack', owner))).toBe(4)
    expect(useBlockedReason(table, 'owner', 'eldritch:once')).toMatch(/this game/)
    expect(useBlockedReason(scene(['eldritch'], {}, { at: [20, 29.3] }), 'owner', 'eldritch:spell')).toMatch(
      /no enemy/,
    )
  })

  test('bmg3/trait/occultism: a ward for a friend; Defense once a game', () => {
    const table = scene(['occultism'])
    useTrait(table, 'owner', 'occultism:spell', GOOD)
    useTrait(table, 'owner', 'occultism:once')
    expect([
      bonusesOf(table.model('friend'), 'defense'),
      table.play((game, { owner }) => skill(game, 'defense', owner)),
    ]).toEqual([1, 4])
  })

  test('bmg3/trait/exorcism: a Status is gone, and tests get easier', () => {
    const table = scene(['exorcism'])
    expect(useBlockedReason(table, 'owner', 'exorcism:spell')).toMatch(/no friend/)
    table.play((game, { friend }) => void addEffect(game, friend, 'poison', { until: 'game', value: 1 }))
    useTrait(table, 'owner', 'exorcism:once')
    // Six and one: too much for Willpower 6, and just right with the help.
    useTrait(table, 'owner', 'exorcism:spell', '6 1 6')
    expect([table.model('friend').effects, magicOn(table.model('owner'))]).toEqual([[], 2])
    const late = scene(['exorcism'])
    late.play((game, { owner }) => assignMagic(game, owner, 1))
    expect(useBlockedReason(late, 'owner', 'exorcism:once')).toMatch(/cast a spell/)
  })

  test('bmg3/trait/green-magic: roots, and healing for a counter', () => {
    const table = scene(['green-magic'], { stun: 3 })
    useTrait(table, 'owner', 'green-magic:spell', GOOD)
    useTrait(table, 'owner', 'green-magic:once')
    expect([
      effectOn(table.model('enemy'), 'slow')?.value,
      table.model('owner').stun,
      magicOn(table.model('owner')),
    ]).toEqual([4, 1, 2])
  })

  test('bmg3/trait/necromancy: whispers scare, and a touch drains', () => {
    const table = scene(['necromancy'], { stun: 2 }, { at: [20, 20 + BESIDE] })
    useTrait(table, 'owner', 'necromancy:spell', GOOD)
    useTrait(table, 'owner', 'necromancy:once')
    expect([
      hasEffect(table.model('enemy'), 'scared'),
      table.model('enemy').injury,
      table.model('owner').stun,
    ]).toEqual([true, 1, 1])
    expect(useBlockedReason(scene(['necromancy']), 'owner', 'necromancy:once')).toMatch(/No model/)
  })

  test('bmg3/trait/divination: one of two cards goes under, and a die is rolled again once', () => {
    const table = scene(['divination'], { weapons: [gun] })
    useTrait(table, 'owner', 'divination:spell', GOOD, ['divination', 'other'])
    expect(table.crew('a').deck).toEqual(['other', 'plain'])
    const shoot = (dice: string, ...answers: readonly Answer[]) =>
      table.play(
        (game, { owner, enemy }) => rangedAttack(game, owner, 0, { targets: [enemy] }),
        dice,
        ...answers,
      )
    shoot('1 1 1 1 6', ['reroll', '0'], ['divination-result', 'new'])
    expect(table.model('enemy').injury).toBe(1)
    shoot('1 1 1 1')
  })

  test('bmg3/trait/divination: of the two results its player picks one', () => {
    const hurt = (dice: string, ...answers: readonly Answer[]) => {
      const table = scene(['divination'], { weapons: [gun] })
      const shot = table.play(
        (game, { owner, enemy }) => rangedAttack(game, owner, 0, { targets: [enemy] }),
        dice,
        ...answers,
      )
      return [table.model('enemy').injury, shot.strikes[0]!.critical, Object.keys(table.offered('reroll'))]
    }
    // The last is the Strength die, which hits on 4 and may still become a critical hit.
    const all = ['0', '1', '2', '3', 'none']
    expect(hurt('1 1 1 4 1', ['reroll', '3'], ['divination-result', 'old'])).toEqual([1, false, all])
    expect(hurt('1 1 1 4 1', ['reroll', '3'], ['divination-result', 'new'])).toEqual([0, false, all])
    expect(hurt('1 1 1 4 6', ['reroll', '3'], ['divination-result', 'new'])).toEqual([1, true, all])
    // The same face twice leaves nothing to pick; an attack die that hits gets no better.
    expect(hurt('6 1 1 4 1', ['reroll', '1'])).toEqual([2, false, ['1', '2', '3', 'none']])
  })

  test('bmg3/trait/the-devil-you-know: a friend pays for the failure', () => {
    const table = scene(['necromancy', 'the-devil-you-know'])
    useTrait(table, 'owner', 'necromancy:spell', BAD, ['the-devil-you-know', '1'])
    expect([table.model('owner').stun, table.model('friend').stun]).toEqual([0, 1])
  })

  test('bmg3/trait/distort-magic: for an Effort, spells come from a point within 4"', () => {
    const table = scene(['necromancy', 'distort-magic'], {}, { at: [20, 31] })
    expect(useBlockedReason(table, 'owner', 'necromancy:spell')).toMatch(/no enemy/)
    useTrait(table, 'owner', 'distort-magic', '', ['distort-magic', to(20, 23)])
    expect(table.model('owner').stun).toBe(1)
    useTrait(table, 'owner', 'necromancy:spell', GOOD)
    expect(hasEffect(table.model('enemy'), 'scared')).toBe(true)
    expect(table.model('owner').at).toEqual(place([20, 20]))
    expect(useBlockedReason(table, 'owner', 'distort-magic')).toMatch(/this round/)
  })
})
