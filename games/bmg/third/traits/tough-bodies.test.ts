import { addMarker, hasEffect } from '@gargoyle/bmg-common'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { actionOptions } from '../activation/actions.ts'
import { meleeAttack } from '../attack/melee.ts'
import { rangedAttack } from '../attack/ranged.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { inflict } from '../damage/harm.ts'
import { sufferFire, sufferPoison, sufferQuarry } from '../effects/suffer.ts'
import { mostEfforts } from '../model/effort.ts'
import { applies, computeTotal, trigger } from '../rules/rule-system.ts'
import { duel, gun, shootOut } from '../testing/duel.ts'
import { type ModelSketch, place, setTable, to } from '../testing/table.ts'
import { performById, useBlockedReason, useTrait } from '../testing/use-trait.ts'

/** How many dice the thug rolls at the hero. */
function diceAgainst(trait: string, kind: 'melee' | 'ranged', thug: Partial<ModelSketch> = {}): number {
  const table =
    kind === 'melee'
      ? duel({ hero: { traits: [trait] }, thug })
      : shootOut({ hero: { traits: [trait] }, thug })
  for (let count = 1; count < 9; count++) {
    try {
      table.play(
        (game, models) =>
          kind === 'melee'
            ? meleeAttack(game, models.thug, -1)
            : rangedAttack(game, models.thug, 0, { targets: [models.hero] }),
        Array.from({ length: count }, () => '1').join(' '),
      )
      return count
    } catch {
      // Too few or too many dice.
    }
  }
  return 0
}

describe('armour', () => {
  test.each([
    ['ballistic-bat-armor', 3, 2],
    ['bushido-bat-armor', 3, 3],
    ['spiked-bat-armor', 3, 3],
    ['heavy-armor', 1, 1],
    ['vampire', 3, 3],
    ['cop', 4, 4],
  ])('bmg3/trait/%s: dice of enemies in melee and in shots', (trait, melee, ranged) => {
    const extra = trait === 'spiked-bat-armor' ? 'melee' : 'both'
    expect(diceAgainst(trait, 'ranged')).toBe(ranged)
    if (extra === 'both') expect(diceAgainst(trait, 'melee')).toBe(melee)
  })

  test('bmg3/trait/supernatural: armour and Invulnerability do not help', () => {
    expect(diceAgainst('medium-armor', 'melee', { traits: ['supernatural'] })).toBe(4)
    expect(diceAgainst('medium-armor', 'melee')).toBe(2)
    expect(diceAgainst('heavy-armor', 'melee', { traits: ['supernatural'] })).toBe(1)
    const table = shootOut({ hero: { traits: ['invulnerability(2)'] }, thug: { traits: ['supernatural'] } })
    table.play((game, { thug, hero }) => rangedAttack(game, thug, 0, { targets: [hero] }), '3 1 1 1')
    expect(table.model('hero').injury).toBe(1)
  })

  test('bmg3/trait/bracelets-of-submission: one die off the first shot of a round', () => {
    const table = shootOut({ hero: { traits: ['bracelets-of-submission'] } })
    const shoot = (dice: string) =>
      table.play((game, { thug, hero }) => rangedAttack(game, thug, 0, { targets: [hero] }), dice)
    shoot('1 1 1')
    shoot('1 1 1 1')
    table.model('hero').usedThisRound = []
    shoot('1 1 1')
  })

  test('bmg3/trait/bracelets-of-submission: at range only', () => {
    const table = duel({ hero: { traits: ['bracelets-of-submission'] } })
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '1 1 1 1')
    expect(table.model('hero').usedThisRound).toEqual([])
  })

  test('bmg3/trait/spiked-bat-armor: two Efforts give the attacker two injuries', () => {
    const table = duel({ hero: { traits: ['spiked-bat-armor'] } })
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '1 1 1', ['spiked-bat-armor', 'yes'])
    expect([table.model('thug').injury, table.model('hero').stun]).toEqual([2, 2])
    const tired = duel({ hero: { traits: ['spiked-bat-armor'], injury: 6 } })
    tired.play((game, { thug }) => meleeAttack(game, thug, -1), '1 1 1')
    expect(tired.model('thug').injury).toBe(0)
  })

  test('bmg3/trait/offensive-defense: a blocked blow stuns and pushes the attacker', () => {
    const table = duel({ hero: { traits: ['offensive-defense'] } })
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '6 1 1 1 6 1 1', ['direction', to(10, 16)])
    expect([table.model('thug').stun, table.model('thug').at!.y]).toEqual([2, inches(12)])
    const hit = duel({ hero: { traits: ['offensive-defense'] } })
    hit.play((game, { thug }) => meleeAttack(game, thug, -1), '6 1 1 1 1 1 1')
    expect(hit.model('thug').stun).toBe(0)
  })

  test('bmg3/trait/shock-armor: Endurance, or two stuns, within 2"', () => {
    const table = duel({ hero: { traits: ['shock-armor'] }, thug: { endurance: 5 } })
    useTrait(table, 'hero', 'shock-armor', '6 6 6')
    expect(table.model('thug').stun).toBe(2)
    const far = shootOut({ hero: { traits: ['shock-armor'] } })
    expect(useBlockedReason(far, 'hero', 'shock-armor')).toBe('Nobody is within 2".')
  })

  test('bmg3/trait/meet-goliath: two free Efforts, and injuries do not tire it', () => {
    const table = duel({ hero: { traits: ['meet-goliath'], injury: 6, endurance: 12 } })
    const most = (purpose: string) => table.play((game, { hero }) => mostEfforts(game, hero, { purpose }))
    expect([most('attack'), most('defense'), most('other')]).toEqual([5, 5, 3])
  })
})

describe('immunity', () => {
  const immune = (trait: string, ...purposes: readonly string[]) =>
    duel({ hero: { traits: [trait] } }).play((game, { hero }) =>
      purposes.map((purpose) => applies(game, 'immune', { about: hero, purpose })),
    )

  test('bmg3/trait/undead: statuses other than Knocked Down and Blind', () => {
    expect(immune('undead', 'poison', 'scared', 'knocked-down', 'blind', 'arrest', 'gas')).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
    const bleeds = (traits: readonly string[]) => {
      const table = duel({
        hero: { traits },
        thug: { weapons: [{ damage: 'S', rules: ['crt(bleed(2))', 'bleed(2)'] }] },
      })
      table.play(
        (game, { thug }) => meleeAttack(game, thug, 0),
        '1 1 1 6',
        ...(traits.length > 0 ? [] : ([['critical', 'bleed 2']] as const)),
      )
      return [table.model('hero').injury, table.model('hero').condition]
    }
    expect(bleeds(['undead'])).toEqual([0, 'down'])
  })

  test('bmg3/trait/natural-immunities, bmg3/trait/magic-tattoos, bmg3/trait/protected-lips', () => {
    expect(immune('natural-immunities', 'blind', 'poison', 'steal', 'fire')).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(immune('magic-tattoos', 'steal', 'fire', 'poison')).toEqual([true, true, false])
    expect(immune('protected-lips', 'poison', 'mortal-kiss', 'fire')).toEqual([true, true, false])
    const table = duel({ hero: { traits: ['natural-immunities'] } })
    table.play((game, { hero }) => sufferPoison(game, hero))
    table.play((game, { hero }) => sufferFire(game, hero))
    expect(table.model('hero').effects.map(({ id }) => id)).toEqual(['fire'])
  })

  test('bmg3/trait/immortal: the opponent has nothing of it, but K.O. counts', () => {
    const counted = (traits: readonly string[]) => {
      const table = duel({ hero: { traits } })
      table.play((game, { hero, thug }) => becomeCasualty(game, hero, thug))
      return table.crew('b').game.casualties
    }
    expect([counted(['immortal']), counted([])]).toEqual([0, 1])
    expect(
      duel({ hero: { traits: ['immortal'] } }).play((game, { hero }) =>
        applies(game, 'uncounted', { about: hero, purpose: 'ko' }),
      ),
    ).toBe(false)
  })
})

describe('blood', () => {
  test('bmg3/trait/vampire: heals by injuries in melee, and in the dark', () => {
    const table = duel({ thug: { traits: ['vampire', 'claws'], stun: 3 } })
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '6 1 1 1 1 1 1')
    expect(table.model('thug').stun).toBe(2)
    table.play((game, { thug }) => trigger(game, 'activation-start', { active: thug }))
    expect(table.model('thug').stun).toBe(1)
    const lit = duel({ thug: { traits: ['vampire'], stun: 3 } })
    lit.play((game) => void addMarker(game, 'streetlamp', place([10, 12])))
    lit.play((game, { thug }) => trigger(game, 'activation-start', { active: thug }))
    expect(lit.model('thug').stun).toBe(3)
    const stunned = duel({ thug: { traits: ['vampire'], stun: 3 } })
    stunned.play((game, { thug }) => meleeAttack(game, thug, -1), '6 1 1 1 1 1 1')
    expect(stunned.model('thug').stun).toBe(3)
  })

  test('bmg3/trait/vampire-reign: enemies within 8" roll worse and cannot dodge', () => {
    const weak = (x: number) =>
      shootOut({ hero: { traits: ['vampire-reign'], at: [x, 10] } }).play((game, { thug }) => [
        computeTotal(game, 'attack-roll', { about: thug }, 0),
        computeTotal(game, 'defense-roll', { about: thug }, 0),
        applies(game, 'cannot-dodge', { about: thug }),
      ])
    expect([weak(19), weak(19.3)]).toEqual([
      [-1, -1, true],
      [0, 0, false],
    ])
  })

  test('bmg3/trait/the-code: no model is killed', () => {
    const table = duel({ thug: { traits: ['the-code'] }, hero: { injury: 7, willpower: 9, endurance: 9 } })
    const hurt = (injury: number) =>
      table.play((game, { hero, thug }) => inflict(game, hero, { injury, by: thug, cause: 'a test' }))
    hurt(1)
    hurt(2)
    expect(table.model('hero')).toMatchObject({ injury: 8, stun: 2, condition: 'up' })
    table.play((game, { hero, thug }) => becomeCasualty(game, hero, thug))
    expect(table.model('hero').condition).toBe('up')
    table.play((game, { hero }) => becomeCasualty(game, hero, undefined))
    expect(table.model('hero').condition).toBe('casualty')
  })

  test('bmg3/trait/non-lethal-ammo: shots stun, except Vehicles; blows do not', () => {
    const shot = (ranks: readonly ('henchman' | 'vehicle')[]) => {
      const table = shootOut({ thug: { traits: ['non-lethal-ammo'] }, hero: { ranks } })
      table.play((game, { thug, hero }) => rangedAttack(game, thug, 0, { targets: [hero] }), '6 1 1 1')
      return [table.model('hero').stun, table.model('hero').injury]
    }
    expect([shot(['henchman']), shot(['vehicle'])]).toEqual([
      [1, 0],
      [0, 1],
    ])
  })

  test('bmg3/trait/autorepair: the number or more', () => {
    const left = (dice: string) => {
      const table = duel({ hero: { traits: ['autorepair(4)'], stun: 2 } })
      table.play((game) => trigger(game, 'recount-start', {}), dice)
      return table.model('hero').stun
    }
    expect([left('4'), left('3')]).toEqual([1, 2])
  })

  test('bmg3/trait/biting: Enervating for actions within 6", and more of it each time', () => {
    const values = (x: number) => {
      const table = shootOut({ hero: { traits: ['biting'], at: [x, 10] } })
      const act = () =>
        table.play((game, { thug }) => performById(game, thug, 'move', () => undefined), '', [
          'move',
          { legs: [] },
        ])
      act()
      act()
      return table.model('thug').effects.map(({ id, value }) => [id, value])
    }
    expect([values(17), values(17.3)]).toEqual([[['enervating', 2]], []])
  })
})

describe('duels', () => {
  const table3 = (hero: readonly string[]) =>
    setTable({
      models: {
        thug: { seat: 'b', at: [10, 10], willpower: 9, endurance: 9 },
        hero: { seat: 'a', touching: 'thug', willpower: 9, endurance: 9, traits: hero },
        other: { seat: 'b', at: [10, 14], willpower: 9, endurance: 9 },
      },
      active: 'thug',
    })

  test('bmg3/trait/challenge: Efforts against each other are free, and one duel at a time', () => {
    const table = table3(['challenge', 'bushido-bat-armor'])
    useTrait(table, 'hero', 'challenge', '', ['target', '0'])
    table.play(
      (game, { hero }) => meleeAttack(game, hero, -1),
      '1 1 1 1 1 1 1 1',
      ['efforts', 0],
      ['efforts', 3],
    )
    expect([table.model('hero').stun, hasEffect(table.model('thug'), 'challenged')]).toEqual([0, true])
    expect(useBlockedReason(table, 'hero', 'challenge')).toMatch(/no enemy/)
    table.play((game, { thug }) => becomeCasualty(game, thug, undefined))
    expect(hasEffect(table.model('hero'), 'challenged')).toBe(false)
  })

  test('bmg3/trait/honor: enemies within 8" challenge it, or wear it out', () => {
    const ask = (answer: 'yes' | 'no') => {
      const table = table3(['honor'])
      useTrait(table, 'thug', 'honor@1', '', ['honor', answer])
      return table.model('hero').effects.map(({ id, value }) => [id, value])
    }
    expect([ask('yes'), ask('no')]).toEqual([[['challenged', 0]], [['enervating', 3]]])
    const friend = table3(['honor'])
    const offered = friend.play((game, { hero }) =>
      actionOptions(game, hero, () => undefined).map(({ id }) => id),
    )
    expect(offered.some((id) => id.startsWith('trait:honor'))).toBe(false)
  })

  test('bmg3/effect/quarry: 1 more on attack dice, as many attacks as its value', () => {
    const table = shootOut({})
    table.play((game, { hero, thug }) => sufferQuarry(game, hero, 1, thug))
    const shoot = (dice: string) => {
      table.play((game, { thug, hero }) => rangedAttack(game, thug, 0, { targets: [hero] }), dice)
      return table.model('hero').injury
    }
    expect(gun.rof).toBe(3)
    const first = shoot('2 1 1 1')
    expect([first, shoot('2 1 1 1')]).toEqual([1, 1])
    expect(hasEffect(table.model('hero'), 'quarry')).toBe(false)
  })
})
