import { addEffect } from '@gargoyle/bmg-common'
import { freshActivation } from '@gargoyle/bmg-counters'
import { becomeCasualty, trigger } from '@gargoyle/bmg-counters/parts'
import { actionBlockedReason, countersOf, type ModelSketch, to } from '@gargoyle/bmg-counters/testing'
import {
  applies,
  computeTotal,
  hasTakenTitanDose,
  hasTraitNow,
  rankOf,
  skill,
  weaponAt,
} from '@gargoyle/bmg-counters/toolkit'
import { remember, seat } from '@gargoyle/engine'
import { cm } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { crewProblems } from '../testing/crew.ts'
import { inchesInCm } from '../testing/inches.ts'
import { stage, strikeOf } from '../testing/stage.ts'
import { type TrioName, type TrioParts, trio } from '../testing/trio.ts'
import { flownNow } from './flight.ts'
import { minesLaid } from './mine.ts'
import { nearestInSight } from './nearest.ts'
import { promote } from './promote.ts'

const gun = { name: 'Gun', damage: 'I', rof: 1, rules: ['firearm'] } as const

describe('traits with D', () => {
  test('bmg2/trait/daddys-girrrrl: a Leader of the enemy will do', () => {
    const table = trio(['daddys-girrrrl'], { hero: { counters: '' }, thug: { rank: 'leader' } })
    table.play((game, { hero }) => trigger(game, 'activation-start', { active: hero }))
    expect(table.model('hero').counters.attack).toBe(1)
  })

  test('bmg2/trait/death-marks: a friend is no mark, and does not use the first one up', () => {
    const table = trio(['death-marks'])
    const earned = (victim: TrioName) => {
      const before = table.band('a').earned
      table.play((game, all) => becomeCasualty(game, all[victim], all.hero))
      return table.band('a').earned - before
    }
    expect([earned('mate'), earned('thug')]).toEqual([0, 3])
  })

  test('bmg2/trait/death-pack: the free strike is for an enemy that a friend of the pack touches', () => {
    const free = (mate: Partial<ModelSketch>, at: TrioName = 'thug') =>
      trio(['death-pack'], { mate }).play((game, all) =>
        computeTotal(game, 'free-strikes', { about: all.hero, other: all[at] }, 0),
      )
    const pack = { traits: ['death-pack'] }
    expect([free(pack), free(pack, 'mate'), free({}), free({ ...pack, seat: 'b' })]).toEqual([1, 0, 0, 0])
  })

  test('bmg2/trait/demoralize: every Henchman of the enemy who is awake, no friend', () => {
    const table = trio(['demoralize'], { mate: { seat: 'b', counters: 'A' }, thug: { counters: 'M' } })
    act(table, 'trait:demoralize')
    expect([table.model('mate').counters.attack, table.model('thug').counters.movement]).toEqual([0, 0])
    expect(actionBlockedReason(trio(['demoralize'], { thug: { condition: 'ko' } }), 'trait:demoralize')).toBe(
      'No enemy Henchman is within 6".',
    )
  })

  test('bmg2/trait/disruptor: a Firearm that does not shoot is no ranged weapon', () => {
    const out = (weapon: ModelSketch['weapons'] & object) => {
      const table = trio([], { hero: { weapons: weapon } })
      table.play((game, { hero }) => void addEffect(game, hero, 'disruptor', { until: 'round' }))
      return table.play((game, { hero }) =>
        applies(game, 'cannot-use-weapon', { about: hero, weapon: weaponAt(game, hero, 0) }),
      )
    }
    expect([out([gun]), out([{ damage: 'S', rules: ['firearm'] }])]).toEqual([true, false])
  })

  test('bmg2/trait/duelist: enemies in contact count, friends do not', () => {
    const again = (parts: TrioParts) =>
      trio(['duelist'], parts).play((game, { hero, thug }) =>
        applies(game, 'impact-rerolls', { about: hero, strike: strikeOf(game, hero, thug) }),
      )
    expect([
      again({ mate: { touching: 'hero', side: 'west' } }),
      again({ mate: { seat: 'b', touching: 'hero', side: 'west' } }),
      again({ thug: { at: [60, 30] } }),
    ]).toEqual([true, false, false])
  })
})

describe('flight', () => {
  const claw = 'batclaw-grapple-gun'
  const none = { counters: '' }
  /** The next activation of the hero, with new counters. */
  const next = (table: ReturnType<typeof trio>) => {
    table.state.activation = { ...freshActivation(table.model('hero')), declared: 'move-attack' }
    table.model('hero').counters = countersOf('MMSS')
    return table.state.activation
  }

  test('bmg2/trait/batclaw-grapple-gun: its own last activation counts, not one of a friend', () => {
    const why = (...ended: readonly (readonly [who: TrioName, used: boolean])[]) => {
      const table = trio([claw], { hero: none, mate: none, thug: { at: [90, 90] } })
      for (const [who, used] of ended) {
        table.state.activation = { ...freshActivation(table.model(who)), declared: 'move-attack' }
        remember(table.state.activation, flownNow, [used ? claw : 'fly'])
        table.play((game, all) => trigger(game, 'activation-end', { active: all[who] }))
      }
      next(table)
      return actionBlockedReason(table, `trait:${claw}`)
    }
    const tired = 'It was used in its last activation.'
    expect([why(['hero', true]), why(['hero', true], ['mate', false])]).toEqual([tired, tired])
    expect([why(['hero', false]), why(['mate', true]), why(['hero', true], ['hero', false])]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test('bmg2/trait/fly: it needs no rest, and a basic move to lengthen', () => {
    const table = trio(['fly'], { hero: none, mate: none, thug: { at: [90, 90] } })
    remember(table.state.activation, flownNow, ['fly'])
    table.play((game, { hero }) => trigger(game, 'activation-end', { active: hero }))
    const activation = next(table)
    expect(actionBlockedReason(table, 'trait:fly')).toBeUndefined()
    table.state.activation = { ...activation, basicMoveGone: true }
    expect(actionBlockedReason(table, 'trait:fly')).toBe('Its basic move is used up.')
  })

  test('bmg2/trait/fly, bmg2/trait/batclaw-grapple-gun: both in one move are 4+8+8=20"', () => {
    const fly = (inches: number) => {
      const table = trio(['fly', claw], { hero: { counters: 'MMSS' }, thug: { at: [90, 90] } })
      act(table, 'trait:fly')
      act(table, `trait:${claw}`)
      act(table, 'move', '', ['place', { to: to(30 + inchesInCm(inches), 30) }])
      return table.model('hero').at!.x
    }
    expect(fly(20)).toBe(cm(30 + inchesInCm(20)))
    expect(() => fly(20.01)).toThrow('It moves 20" at most.')
  })
})

describe('traits with K to N', () => {
  test('bmg2/trait/kryptonite: two traits are lost, the others stay, and those without Kryptonian keep all', () => {
    const lost = (thug: readonly string[]) =>
      trio(['kryptonite'], { thug: { traits: thug } }).play((game, { thug: about }) =>
        ['invulnerability', 'regeneration', 'fast', 'natural-immunities'].filter((purpose) =>
          applies(game, 'loses-trait', { about, purpose }),
        ),
      )
    expect([lost(['kryptonian-x(1)']), lost(['regeneration'])]).toEqual([
      ['invulnerability', 'regeneration'],
      [],
    ])
  })

  test('bmg2/trait/kapow: its own bare hands', () => {
    const table = trio(['kapow'])
    act(table, 'trait:kapow')
    const bonus = (who: TrioName) =>
      table.play((game, all) =>
        computeTotal(game, 'impact-roll', { about: all[who], strike: strikeOf(game, all[who], all.thug) }, 0),
      )
    expect([bonus('hero'), bonus('mate')]).toEqual([1, 0])
  })

  test('bmg2/trait/master-of-stealth: while it has the effect of a Sneak Attack, not of another', () => {
    const bonus = (effect: string) => {
      const table = trio(['master-of-stealth'])
      table.play((game, { hero }) => void addEffect(game, hero, effect, { until: 'activation', args: ['2'] }))
      return table.play((game, { hero, thug }) =>
        computeTotal(game, 'impact-roll', { about: hero, strike: strikeOf(game, hero, thug) }, 0),
      )
    }
    expect([bonus('sneak-attack'), bonus('vanished')]).toEqual([1, 0])
  })

  test('bmg2/trait/mixed-combat-style: loaded guns without a template are open, nothing else', () => {
    const table = trio(['mixed-combat-style'], {
      hero: {
        weapons: [
          { name: 'Club', damage: 'S' },
          { ...gun, rules: ['firearm', 'light'] },
          { ...gun, name: 'Rifle', rules: ['firearm', 'light', 'heavy'] },
          { ...gun, name: 'Bomb', rules: ['light', 'expansive'] },
          { ...gun, name: 'Pistol', rules: ['firearm', 'light'] },
        ],
      },
    })
    act(table, 'trait:mixed-combat-style', '1', ['free-shot', '4'])
    expect(Object.keys(table.offered('free-shot'))).toEqual(['1', '2', '4'])
    expect(table.state.activation!.attackKind).toBe('melee')
  })
})

test('bmg2/trait/anger-management: of several models at one distance each is the nearest; hidden ones and itself do not count', () => {
  const nearest = (thug: Partial<ModelSketch>, hero: Partial<ModelSketch> = {}) =>
    stage({ hero, mate: { at: [30, 40] }, thug }).play((game, all) =>
      nearestInSight(game, all.hero).map(({ id }) => id),
    )
  expect([nearest({ at: [40, 30] }), nearest({ at: [40.1, 30] }), nearest({ at: [39.9, 30] })]).toEqual([
    [1, 2],
    [1],
    [2],
  ])
  expect(nearest({ at: [36, 30], condition: 'casualty' })).toEqual([2])
})

describe('new Leaders', () => {
  test('bmg2/core/rank-change: a Leader inspires, and is made one once', () => {
    const table = trio([])
    table.play((game, { hero }) => promote(game, hero, { willpower: 1 }))
    table.play((game, { hero }) => promote(game, hero, { willpower: 1 }))
    expect(
      table.play((game, { hero }) => [
        rankOf(game, hero),
        skill(game, 'willpower', hero),
        hasTraitNow(game, hero, 'leader'),
        hasTraitNow(game, hero, 'inspire'),
      ]),
    ).toEqual(['leader', 6, true, true])
    const plain = trio([])
    plain.play((game, { hero }) => promote(game, hero))
    expect(plain.play((game, { hero }) => skill(game, 'willpower', hero))).toBe(5)
  })

  test.each(['hidden-boss', 'the-hidden-boss'])(
    'bmg2/trait/%s, bmg2/effect/hypnotize: the Leader that its player hired, whichever player commands it',
    (trait) => {
      const rank = (
        victim: TrioName,
        mate: Partial<ModelSketch>,
        seats: Partial<Record<TrioName, 'a' | 'b'>> = {},
      ) => {
        const table = trio([trait], { mate: { rank: 'leader', ...mate }, thug: { rank: 'leader' } })
        for (const [name, who] of Object.entries(seats)) table.model(name as TrioName).seat = seat(who)
        table.play((game, all) => becomeCasualty(game, all[victim], undefined))
        return table.play((game, { hero }) => rankOf(game, hero))
      }
      expect(rank('mate', {})).toBe('leader')
      expect(rank('mate', {}, { mate: 'b' })).toBe('leader')
      expect([rank('thug', {}), rank('thug', {}, { hero: 'b' }), rank('mate', { rank: 'sidekick' })]).toEqual(
        ['henchman', 'henchman', 'henchman'],
      )
    },
  )
})

describe('traits with S', () => {
  test('bmg2/trait/self-destruction: it is the attack of its activation', () => {
    const why = (attacked: boolean) => {
      const table = trio(['self-destruction'])
      if (attacked) table.state.activation!.attacks = 1
      return actionBlockedReason(table, 'trait:self-destruction')
    }
    expect(why(false)).toBeUndefined()
    expect(why(true)).toBeDefined()
  })

  test('bmg2/trait/self-discipline: only enemies do not control it', () => {
    expect(
      trio(['self-discipline']).play((game, { hero, mate, thug }) => [
        ...[mate, thug].map((other) => applies(game, 'cannot-be-controlled', { about: hero, other })),
        applies(game, 'cannot-be-controlled', { about: hero }),
      ]),
    ).toEqual([false, true, true])
  })

  test('bmg2/trait/shockwave: one enemy with MC is enough, and who has none loses nothing', () => {
    const table = trio(['shockwave'], { mate: { seat: 'b', counters: '' }, thug: { counters: 'MM' } })
    act(table, 'trait:shockwave')
    expect([table.model('mate').counters.movement, table.model('thug').counters.movement]).toEqual([0, 1])
  })

  test('bmg2/trait/primary-target-type: the chosen marker pays more, no other', () => {
    const table = trio([], {}, { markers: [1, 2].map((n) => ({ kind: 'loot', at: [60, 10 * n] }) as const) })
    table.play(
      (game, { hero }) => void addEffect(game, hero, 'primary-target', { until: 'game', args: ['2'] }),
    )
    const more = table.play((game, { hero }) => [
      ...game.state.markers.map((marker) =>
        computeTotal(game, 'objective-points', { about: hero, marker }, 0),
      ),
      computeTotal(game, 'objective-points', { about: hero }, 0),
    ])
    expect(more).toEqual([0, 1, 0])
  })
})

describe('what is open', () => {
  const why = (trait: string, parts: TrioParts = {}) =>
    actionBlockedReason(trio([trait], parts), `trait:${trait}`)

  test('bmg2/trait/demoralize, bmg2/trait/military-tradition, bmg2/trait/mine, bmg2/trait/sapper: with the models or things they need', () => {
    expect([why('demoralize'), why('military-tradition', { mate: { traits: ['veteran'] } })]).toEqual([
      undefined,
      undefined,
    ])
    expect([why('mine'), why('sapper')]).toEqual([undefined, undefined])
  })

  test('bmg2/trait/mine: two in a game, whatever else it has used', () => {
    const laid = (mines: number) => {
      const table = trio(['mine'])
      table.model('hero').memory = { 'something/else': 2 }
      remember(table.model('hero'), minesLaid, mines)
      return actionBlockedReason(table, 'trait:mine')
    }
    expect([laid(1), laid(2)]).toEqual([undefined, 'It has laid two mines.'])
  })

  test('bmg2/trait/addict: a Titan Dose taken before keeps it from no other dose', () => {
    const table = trio(['addict'], { mate: { touching: 'hero', traits: ['vertigo-dose'] } })
    remember(table.model('hero'), hasTakenTitanDose, true)
    table.play((game) => trigger(game, 'plan-start', {}), '', ['addict', 'none'], ['vertigo-dose', 'no'])
    expect(Object.keys(table.offered('addict'))).toEqual(['1:vertigo-dose', 'none'])
  })

  test('bmg2/trait/aggressive-schizophrenia, bmg2/trait/intimidation: who cannot strike does not lash out', () => {
    const table = trio(['aggressive-schizophrenia'])
    table.play((game, { hero }) => void addEffect(game, hero, 'intimidation', { until: 'round' }))
    table.play((game, { hero }) => trigger(game, 'activation-start', { active: hero }))
    expect(table.model('thug').stun).toBe(0)
  })

  test('bmg2/trait/inspire: a Henchman does not inspire itself', () => {
    const table = trio(['inspire'])
    act(table, 'trait:inspire', '', ['gained-counter', 'attack'])
    expect([table.model('hero').counters.attack, table.model('mate').counters.attack]).toEqual([2, 3])
  })

  test('bmg2/trait/tireless: in its own activation only', () => {
    const pays = (active: TrioName) =>
      trio(['tireless'], {}, { active }).play((game, { hero }) =>
        computeTotal(game, 'stand-in', { about: hero, purpose: 'special-movement' }, 0),
      )
    expect([pays('hero'), pays('mate')]).toEqual([1, 0])
  })

  test('bmg2/trait/absolute-power: other traits make no Cop', () => {
    const crew = (traits: readonly string[]) =>
      crewProblems({ traits: ['absolute-power'] }, { hired: { affiliations: ['batman'], traits } }).length
    expect([crew(['cop']), crew(['stealth'])]).toEqual([0, 1])
  })
})
