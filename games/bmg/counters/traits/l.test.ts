import { addEffect, sees } from '@gargoyle/bmg-common'
import { seat } from '@gargoyle/engine'
import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { canActivate, endActivation } from '../activation/activation.ts'
import { UNARMED, weaponAt } from '../attack/arms.ts'
import { newAttack, newStrike } from '../attack/attack.ts'
import { damageNeeds } from '../attack/damage-roll.ts'
import { checkBand } from '../band/check-band.ts'
import { knockDown } from '../damage/knock-down.ts'
import { isBlocked, sewerEntryBlockedReason } from '../manipulate/sewers.ts'
import { rollSkill } from '../model/skill-roll.ts'
import { fallHarm } from '../movement/falling.ts'
import { basicMove } from '../movement/pricing.ts'
import { bands } from '../preparation/bands.ts'
import { furniture } from '../preparation/furniture.ts'
import { objectives } from '../preparation/objectives.ts'
import { actionBlockedReason, performById } from '../testing/actions.ts'
import { duel, gun, shootOut } from '../testing/duel.ts'
import { type ModelSketch, sketchedProfile } from '../testing/model-sketch.ts'
import { ANY, setTable, type TestAnswer } from '../testing/table.ts'

describe('traits with L', () => {
  test('bmg1/trait/luck: also for Blink! dice', () => {
    const crate = { ...box('crate', cm(45), cm(25), cm(1), cm(10), cm(2.5)), cover: 'heavy' as const }
    const table = shootOut(
      { hero: { traits: ['luck'], counters: 'S' }, thug: { weapons: [{ ...gun, rof: 1 }] } },
      { pieces: [crate] },
    )
    // The impact is not rolled again, the failed Blink! is.
    table.play(
      (game, { thug }) => performById(game, thug, 'ranged:0'),
      '5 3 4',
      ['luck', 'no'],
      ['luck', 'yes'],
    )
    expect(table.model('hero').injury).toBe(0)
  })
})

describe('Lantern', () => {
  const carrier = (hero: Partial<ModelSketch> = {}) =>
    setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['lantern'], counters: 'S', ...hero },
        // The base of the first is 5 cm from the lantern's, that of the second a little more.
        lit: { seat: 'b', at: [38, 30] },
        dark: { seat: 'b', at: [30, 38.2] },
        viewer: { seat: 'a', at: [80, 30] },
      },
      active: 'hero',
    })

  test('bmg1/trait/lantern: 5 cm around it are lit, not the 10 of a lamppost, until the end of the round', () => {
    const table = carrier()
    table.play((game, { hero }) => performById(game, hero, 'trait:lantern'))
    const seen = () =>
      table.play((game, { viewer, lit, dark, hero }) =>
        [lit, dark, hero].map((target) => sees(game, viewer, target)),
      )
    expect(seen()).toEqual([true, false, true])
    expect(table.model('hero')).toMatchObject({ counters: { special: 0 }, effects: [{ until: 'round' }] })
    table.model('hero').effects = []
    expect(seen()).toEqual([false, false, false])
  })

  test('bmg1/trait/lantern: not while an enemy is in contact', () => {
    expect(actionBlockedReason(carrier(), 'trait:lantern')).toBeUndefined()
    const table = carrier({ at: [35, 30] })
    expect(actionBlockedReason(table, 'trait:lantern')).toBe('An enemy is in contact.')
  })
})

describe('Large', () => {
  const big = { traits: ['large'], base: 40 }

  const strikeOf = (attacker: Partial<ModelSketch>, target: Partial<ModelSketch> = {}) =>
    duel({ thug: attacker, hero: target }).play((game, { thug, hero }) => {
      const weapon = weaponAt(game, thug, UNARMED)
      const attack = newAttack({ attacker: thug, kind: 'melee', weapon, arm: UNARMED })
      return 4 - damageNeeds(game, newStrike(attack, hero, {}))
    })

  test('bmg1/trait/large: basic move 12 cm, and falls in steps of 10 cm', () => {
    const table = duel({ hero: big })
    table.play((game, { hero, thug }) => {
      expect([basicMove(game, hero), basicMove(game, thug)]).toEqual([12, 10])
      const harms = [10, 10.1, 20, 20.1, 30, 30.1].map((height) => fallHarm(game, hero, cm(height), 0))
      expect(harms).toEqual(['stun', 'injury', 'injury', 'half', 'half', 'casualty'])
      expect(fallHarm(game, thug, cm(10), 0)).toBe('injury')
    })
  })

  test('bmg1/trait/large: it is damaged by a push or a grab, but stays where it is and free', () => {
    const pushed = duel({ thug: { counters: 'AS' }, hero: big })
    const { x } = pushed.model('hero').at!
    pushed.play((game, { thug }) => performById(game, thug, 'push:-1'), '4 5 3')
    expect(pushed.model('hero')).toMatchObject({ stun: 1, at: { x } })
    const grabbed = duel({ thug: { counters: 'AS' }, hero: big })
    grabbed.play((game, { thug }) => performById(game, thug, 'grab:-1'), '4 5 2')
    expect(grabbed.model('hero')).toMatchObject({ stun: 1, effects: [] })
  })

  test('bmg1/trait/large: only what is Large knocks it down', () => {
    const felled = (attacker: Partial<ModelSketch>) => {
      const table = duel({ thug: attacker, hero: big })
      table.play((game, { thug, hero }) => knockDown(game, hero, { by: thug, rule: 'bmg1/core/push' }))
      return table.model('hero').condition
    }
    expect(felled({})).toBe('up')
    expect(felled(big)).toBe('down')
    const fall = duel({ hero: big })
    fall.play((game, { hero }) => knockDown(game, hero, { rule: 'bmg1/core/falling' }))
    expect(fall.model('hero').condition).toBe('up')
  })

  test('bmg1/trait/large: Tough adds 1 to its damage dice, unless the target denies Tough', () => {
    expect(strikeOf(big)).toBe(1)
    expect(strikeOf({})).toBe(0)
    expect(strikeOf(big, { traits: ['catcher-gear'] })).toBe(strikeOf({}, { traits: ['catcher-gear'] }))
  })

  test('bmg1/trait/large: Blink! is 1 worse for it, and it can Charge', () => {
    const crate = { ...box('crate', cm(45), cm(25), cm(1), cm(10), cm(2.5)), cover: 'heavy' as const }
    const shot = (hero: Partial<ModelSketch>) => {
      const table = shootOut({ hero, thug: { weapons: [{ ...gun, rof: 1 }] } }, { pieces: [crate] })
      // A 4 stops the shot at the crate, but not one at a Large model.
      table.play((game, { thug }) => performById(game, thug, 'ranged:0'), hero === big ? '5 4 5 2' : '5 4')
      return table.model('hero').injury
    }
    expect([shot({}), shot(big)]).toEqual([0, 1])
    expect(duel({ hero: big }).content.cards[1]!.traitIds.has('charge')).toBe(true)
  })

  test('bmg1/trait/large: it takes two enemies to close a sewer to it', () => {
    const table = setTable({
      models: {
        big: { seat: 'a', at: [20, 20], ...big },
        mate: { seat: 'a', at: [20, 40] },
        one: { seat: 'b', at: [33, 30] },
        two: { seat: 'b', at: [27, 30] },
      },
      markers: [{ kind: 'sewer', at: [30, 30] }],
    })
    const closed = () =>
      table.play((game, { big: croc, mate }) =>
        [croc, mate].map((model) => isBlocked(game, model, game.state.markers[0]!)),
      )
    expect(closed()).toEqual([true, true])
    table.model('two').condition = 'ko'
    expect(closed()).toEqual([false, true])
  })
})

describe('Laser', () => {
  const laser = (counters = 'M') =>
    setTable({
      models: {
        cop: { seat: 'a', at: [30, 30], traits: ['laser'], counters },
        mark: { seat: 'b', at: [60, 30], traits: ['stealth'] },
        far: { seat: 'b', at: [30, 80] },
        mate: { seat: 'a', at: [100, 30] },
      },
      pieces: [box('wall', cm(10), cm(50), cm(40), cm(2), cm(8))],
      active: 'cop',
    })

  test('bmg1/trait/laser: it costs what manipulating costs, and wants an enemy in sight', () => {
    const unseen = laser()
    expect(actionBlockedReason(unseen, 'trait:laser')).toBe('It sees no enemy.')
    unseen.model('mark').at = { x: cm(50), y: cm(30), z: 0 }
    expect(actionBlockedReason(unseen, 'trait:laser')).toBeUndefined()
    const poor = laser('SS')
    poor.model('mark').at = { x: cm(50), y: cm(30), z: 0 }
    expect(actionBlockedReason(poor, 'trait:laser')).toContain('1MC')
  })

  test('bmg1/trait/laser: the target counts as lit for all, as far as it goes, while the line is free', () => {
    const table = laser()
    table.model('mark').at = { x: cm(50), y: cm(30), z: 0 }
    table.play((game, { cop }) => performById(game, cop, 'trait:laser'))
    expect(table.model('cop').counters.movement).toBe(0)
    const seen = () =>
      table.play((game, { cop, mate, mark, far }) => [
        sees(game, mate, mark),
        sees(game, cop, mark),
        sees(game, mate, far),
      ])
    expect(seen()).toEqual([true, true, false])
    // It reaches further than sight at night: the beam is still on it.
    table.model('mark').at = { x: cm(70), y: cm(30), z: 0 }
    expect(seen()).toEqual([true, true, false])
    // Behind the wall nothing shines on it, and Stealth counts again.
    table.model('mark').at = { x: cm(30), y: cm(58), z: 0 }
    table.model('mate').at = { x: cm(30), y: cm(82), z: 0 }
    table.model('far').at = { x: cm(110), y: cm(110), z: 0 }
    expect(seen()).toEqual([false, false, false])
  })
})

describe('ranks and followers', () => {
  const gang = (
    parts: Partial<Record<'boss' | 'one' | 'two' | 'three', Partial<ModelSketch>>> = {},
    more: Readonly<Record<string, ModelSketch>> = {},
  ) =>
    setTable<string>({
      models: {
        boss: { seat: 'a', at: [90, 90], rank: 'free-agent', ...parts.boss },
        one: { seat: 'a', at: [30, 30], ...parts.one },
        two: { seat: 'a', at: [40, 30], counters: 'S', ...parts.two },
        three: { seat: 'a', at: [50, 30], counters: 'S', ...parts.three },
        cop: { seat: 'b', at: [30, 90] },
        ...more,
      },
      active: 'one',
    })

  const NOBODY = undefined

  test('bmg1/trait/lets-go: 1SC and a 4 let another henchman activate before the enemy', () => {
    const table = gang()
    table.play((game) => endActivation(game), '4', ['lets-go', '2'])
    expect(table.state).toMatchObject({ mustActivate: 2, turn: 'a', followers: 1 })
    expect(table.model('two').counters.special).toBe(0)
    const failed = gang()
    failed.play((game) => endActivation(game), '3', ['lets-go', '2'])
    expect(failed.state).toMatchObject({ mustActivate: NOBODY, turn: 'b', followers: 0 })
    expect(failed.model('two').counters.special).toBe(0)
  })

  test('bmg1/trait/lets-go: each further one needs 1 more, but a 6 always works', () => {
    const chained = (followers: number, die: string) => {
      const table = gang()
      table.state.followers = followers
      table.play((game) => endActivation(game), die, ['lets-go', '2'])
      return table.state.mustActivate
    }
    expect([chained(1, '4'), chained(1, '5'), chained(2, '5'), chained(2, '6'), chained(5, '6')]).toEqual([
      NOBODY,
      2,
      NOBODY,
      2,
      2,
    ])
  })

  test('bmg1/trait/lets-go: no model must; only henchmen with a counter that have not been activated follow a henchman', () => {
    const declined = gang()
    declined.play((game) => endActivation(game), '', ['lets-go', 'none'])
    expect(declined.state.turn).toBe('b')
    const some = gang({ two: { counters: 'AAA' }, boss: { traits: ['lets-go'], counters: 'S' } })
    some.play((game) => endActivation(game), '', ['lets-go', 'none'])
    expect(Object.keys(some.offered('lets-go'))).toEqual(['3', 'none'])
    const none = gang({ two: { activated: true }, three: { rank: 'sidekick' } })
    none.play((game) => endActivation(game))
    expect(none.asked).toEqual([])
    const sidekick = gang({ one: { rank: 'sidekick', traits: ['lets-go'] } })
    sidekick.play((game) => endActivation(game))
    expect(sidekick.asked).toEqual([])
  })

  test("bmg1/trait/leader: henchmen within 10 cm of it use Let's Go! without SC", () => {
    const leader = { rank: 'leader', leads: true, at: [40, 43] } as const
    const table = gang({ boss: leader, two: { counters: '' } })
    table.play((game) => endActivation(game), '4', ['lets-go', '2'])
    expect(table.state.mustActivate).toBe(2)
    const far = gang({ boss: { ...leader, at: [40, 43.1] }, two: { counters: '' }, three: { counters: '' } })
    far.play((game) => endActivation(game))
    expect(far.asked).toEqual([])
  })

  test('bmg1/trait/leader: it rolls a failed Willpower roll again, once, and no other', () => {
    const leader = { rank: 'leader', leads: true, willpower: 5, endurance: 5 } as const
    const rolled = (name: 'willpower' | 'endurance', dice: string, boss: Partial<ModelSketch> = leader) =>
      gang({ boss }).play((game, models) => rollSkill(game, models.boss!, name, { reason: 'test' }), dice)
    expect(rolled('willpower', '6 6 1 4')).toBe(true)
    expect(rolled('willpower', '6 6 6 6')).toBe(false)
    expect(rolled('willpower', '1 4')).toBe(true)
    expect(rolled('endurance', '6 6')).toBe(false)
    expect(rolled('willpower', '6 6', { willpower: 5 })).toBe(false)
  })

  test('bmg1/trait/leader: it can Inspire', () => {
    const { cards } = gang({ boss: { rank: 'leader', leads: true } }).content
    expect(cards.map(({ traitIds }) => traitIds.has('inspire'))).toEqual([true, false, false, false, false])
  })
})

describe('Luck', () => {
  test('bmg1/trait/luck: for 1SC all its failed dice are rolled again, and the second result stands', () => {
    const table = duel({ thug: { traits: ['luck'], counters: 'AAS' } })
    // Impacts 2 1, again 3 2: one. Damage 5, collateral 2.
    table.play(
      (game, { thug }) => performById(game, thug, 'melee:-1'),
      '2 1 3 2 5 2',
      ['strikes', { '1': 2 }],
      ['luck', 'yes'],
    )
    expect(table.model('hero').stun).toBe(1)
    expect(table.model('thug').counters.special).toBe(0)
  })

  test('bmg1/trait/luck: not without SC, not lying, not if nothing failed, and it may be declined', () => {
    const poor = duel({ thug: { traits: ['luck'], counters: 'A' } })
    poor.play((game, { thug }) => performById(game, thug, 'melee:-1'), '1')
    expect(poor.asked).toEqual([])
    const good = duel({ thug: { traits: ['luck'], counters: 'AS' } })
    good.play((game, { thug }) => performById(game, thug, 'melee:-1'), '5 5 2')
    expect(good.asked).toEqual([])
    const proud = duel({ thug: { traits: ['luck'], counters: 'AS' } })
    proud.play((game, { thug }) => performById(game, thug, 'melee:-1'), '1', ['luck', 'no'])
    expect(proud.model('thug').counters.special).toBe(1)
    // bmg1/effect/knock-down-fallen
    const lying = duel({
      thug: { counters: 'A' },
      hero: { traits: ['luck'], counters: 'S', condition: 'down' },
    })
    lying.play((game, { thug }) => performById(game, thug, 'melee:-1'), '5 5 2')
    expect(lying.asked).toEqual([])
  })

  test('bmg1/trait/luck: of a damage roll the failed damage dice, not the collateral die', () => {
    const table = duel({ thug: { traits: ['luck'], counters: 'AS' } })
    table.play((game, { thug }) => performById(game, thug, 'melee:-1'), '6 3 2 4', ['luck', 'yes'])
    expect(table.model('hero').stun).toBe(1)
  })

  test('bmg1/trait/luck: the enemy must roll impacts against it again, but not damage', () => {
    const table = duel({ hero: { traits: ['luck'], counters: 'SS' }, thug: { counters: 'A' } })
    table.play((game, { thug }) => performById(game, thug, 'melee:-1'), '6 1', ['luck', 'yes'])
    expect(table.model('hero')).toMatchObject({ stun: 0, counters: { special: 1 } })
    expect(table.asked).toEqual(['a: luck'])
    const hurt = duel({ hero: { traits: ['luck'], counters: 'SS' }, thug: { counters: 'A' } })
    hurt.play((game, { thug }) => performById(game, thug, 'melee:-1'), '6 5 2', ['luck', 'no'])
    expect(hurt.asked).toEqual(['a: luck'])
  })

  test('bmg1/trait/luck: a failed roll against a skill is rolled again whole', () => {
    const table = duel({ hero: { traits: ['luck'], counters: 'S', willpower: 5 } })
    const passed = table.play(
      (game, { hero }) => rollSkill(game, hero, 'willpower', { reason: 'test' }),
      '4 4 1 1',
      ['luck', 'yes'],
    )
    expect(passed).toBe(true)
    const stunned = duel({ hero: { traits: ['luck'], counters: 'S', willpower: 5 } })
    stunned.play((game, { hero }) => void addEffect(game, hero, 'stunned', { until: 'round' }))
    stunned.play((game, { hero }) => rollSkill(game, hero, 'willpower', { reason: 'test' }), '4 4')
    expect(stunned.asked).toEqual([])
  })
})

describe('Lord of Business', () => {
  test('bmg1/trait/lord-of-business: a band that it leads has $500 more, one that it only joins has not', () => {
    const profiles = new Map(
      (['boss', 'plain'] as const).map((id) => {
        const traits = id === 'boss' ? ['lord-of-business'] : []
        return [id as string, sketchedProfile(id, { seat: 'a', rank: 'leader', traits })]
      }),
    )
    const limit = (leader: string) =>
      checkBand(
        {
          leader,
          models: [...profiles.keys()].map((id) => ({ id, rank: 'leader' as const, equipment: [] })),
          reputation: 300,
        },
        {
          prefix: 'bmg1',
          catalogue: {
            models: profiles,
            model: (id) => profiles.get(id),
            find: () => ({ ok: true, value: [] }),
          },
          equipment: new Map(),
          enforced: { traits: new Set(), weaponRules: new Set() },
        },
      ).funding.limit
    expect(limit('boss')).toBe(1500)
    expect(limit('plain')).toBe(1000)
  })

  test('bmg1/trait/lord-of-business: that band may also place a Loot more, and need not', () => {
    const chosen = (leads: boolean, ...answers: readonly TestAnswer[]) => {
      const table = setTable({
        models: {
          boss: { seat: 'a', at: [30, 10], rank: 'leader', leads, traits: ['lord-of-business'] },
          cop: { seat: 'b', at: [60, 110] },
        },
        stage: 'objectives',
        part: 0,
      })
      const three = ['loot', 'riddle', 'ammo-crates']
      const choice = ['objectives', three] as const
      table.play((game) => objectives(game), '', choice, ...answers, choice)
      return [table.band('a').objectives, table.band('b').objectives].map((kinds) => kinds.join())
    }
    const three = 'loot,riddle,ammo-crates'
    expect(chosen(true, ['extra-loot', 'yes'])).toEqual([`${three},loot`, three])
    expect(chosen(true, ['extra-loot', 'no'])).toEqual([three, three])
    expect(chosen(false)).toEqual(['loot,riddle,ammo-crates', 'loot,riddle,ammo-crates'])
  })
})

describe('Lord of the Sewers', () => {
  const sewers = (croc: Partial<ModelSketch>, mate: Partial<ModelSketch> = {}) =>
    setTable({
      models: {
        croc: { seat: 'a', at: [33, 30], traits: ['lord-of-the-sewers'], counters: 'MSS', ...croc },
        mate: { seat: 'a', at: [27, 30], counters: 'MSS', ...mate },
      },
      markers: [{ kind: 'sewer', at: [30, 30] }],
    })

  const entry = (below: 'croc' | 'mate', who: 'croc' | 'mate', traits = ['lord-of-the-sewers']) => {
    const table = sewers({ traits })
    table.model(below).sewerSince = 1
    return table.play((game, models) => sewerEntryBlockedReason(game, models[who], game.state.markers[0]!))
  }

  test('bmg1/trait/lord-of-the-sewers: neither is it kept out by a friend below, nor does it keep friends out', () => {
    expect(entry('mate', 'croc')).toBeUndefined()
    expect(entry('croc', 'mate')).toBeUndefined()
    expect(entry('croc', 'mate', [])).toBe('One model of the band is down there.')
    expect(entry('mate', 'croc', [])).toBe('One model of the band is down there.')
  })

  test('bmg1/trait/lord-of-the-sewers: it may begin below, and stays there for the first round', () => {
    const start = (below: 'yes' | 'no') => {
      const table = setTable({
        models: {
          croc: { seat: 'a', traits: ['lord-of-the-sewers'] },
          one: { seat: 'a' },
          two: { seat: 'a' },
          cop: { seat: 'b' },
        },
        stage: 'bands',
        part: 1,
        zones: { a: 'A', b: 'B' },
      })
      table.state.firstDeployer = seat('a')
      table.play((game) => bands(game), '', ['start-in-sewer', below], ['groups', ANY])
      return table
    }
    const table = start('yes')
    expect(Object.keys(table.offered('groups'))).toEqual(['1', '2'])
    const ready = (round: number) => {
      table.state.round = round
      return table.play((game, { croc }) => canActivate(game, croc))
    }
    expect([ready(1), ready(2)]).toEqual([false, true])
    expect(Object.keys(start('no').offered('groups'))).toEqual(['0', '1', '2'])
  })

  test('bmg1/trait/lord-of-the-sewers: its band places a sewer more, and no lamppost more', () => {
    const table = setTable({
      models: {
        croc: { seat: 'a', at: [30, 10], traits: ['lord-of-the-sewers'] },
        cop: { seat: 'b', at: [60, 110] },
      },
      stage: 'furniture',
      part: 0,
    })
    const place = (kind: string, count: number) =>
      Array.from({ length: count }, (): TestAnswer => [kind, ANY])
    table.play((game) => furniture(game), '1 1', ...place('sewer', 3))
    expect(table.state.markers.map(({ kind }) => kind)).toEqual(['sewer', 'sewer', 'sewer'])
    expect(table.asked.filter((line) => line.startsWith('a'))).toHaveLength(2)
    table.play((game) => furniture(game), '1 1', ...place('streetlamp', 2))
    expect(table.state.markers).toHaveLength(5)
  })
})
