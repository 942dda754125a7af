import { addEffect, sees } from '@gargoyle/bmg-common'
import {
  applies,
  defenseAgainst,
  type Model,
  newAttack,
  newStrike,
  type Play,
  skill,
  spendable,
  sufferEffect,
  weaponAt,
} from '@gargoyle/bmg-counters'
import {
  beginActivation,
  casualtyRecount,
  endActivation,
  termsOf,
  trigger,
} from '@gargoyle/bmg-counters/parts'
import {
  actionBlockedReason,
  gun,
  type ModelSketch,
  performById,
  type TestTable,
} from '@gargoyle/bmg-counters/testing'
import { cm, inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { book } from '../book.ts'
import { duel } from '../testing/duel.ts'
import { inchesInCm } from '../testing/inches.ts'
import { setTable } from '../testing/table.ts'

type Table = TestTable<'hero' | 'thug'>

const vehicle = { name: 'Vehicle', text: 'A vehicle.', keyword: true as const }

const two = (hero: Partial<ModelSketch> = {}, thug: Partial<ModelSketch> = {}): Table =>
  setTable({
    models: {
      hero: { seat: 'a', at: [30, 30], endurance: 8, ...hero },
      thug: { seat: 'b', at: [40, 30], ...thug },
    },
    active: 'hero',
    book: { traits: { ...book.traits, vehicle } },
  })

const suffer =
  (id: string, ...args: readonly string[]) =>
  (game: Play, { hero, thug }: Readonly<Record<'hero' | 'thug', Model>>) =>
    sufferEffect(game, hero, { id, args }, { by: thug })

const held = (table: Table) => table.model('hero').effects.map(({ id }) => id)

const purse = (table: Table) =>
  table.play((game, { hero }) =>
    (['movement', 'attack', 'defense', 'special'] as const).map((kind) => spendable(game, hero, kind)),
  )

/** Activates the hero afresh. */
const activate = (table: Table, dice: string) => {
  table.state.activation = undefined
  table.model('hero').activated = false
  table.play((game, { hero }) => beginActivation(game, hero), dice, ['declare', 'neither'])
}

describe('effects on sight and limbs', () => {
  test('bmg2/effect/blind: no sight, no shots, sixes only, no MC; it may still walk as far as ever', () => {
    const table = duel({ thug: { counters: 'AAMM', weapons: [gun] } })
    table.play((game, { thug, hero }) => sufferEffect(game, thug, { id: 'blind', args: [] }, { by: hero }))
    expect(
      table.play((game, { thug, hero }) => [
        sees(game, thug, hero),
        applies(game, 'cannot-attack', { about: thug, purpose: 'ranged' }),
        applies(game, 'cannot-attack', { about: thug, purpose: 'melee' }),
        applies(game, 'impaired', { about: thug }),
        spendable(game, thug, 'movement'),
      ]),
    ).toEqual([false, true, false, false, 0])
    table.play((game, { thug }) => performById(game, thug, 'melee:-1'), '5 6 6 2', ['strikes', { '1': 2 }])
    expect(table.model('hero').stun).toBe(1)
    expect(table.model('thug').effects).toMatchObject([{ id: 'blind', until: 'round' }])
  })

  test('bmg2/effect/flash: no sight, no shots, hits and blocks 2 worse; MC are spent as usual', () => {
    const hit = (dice: string, count: number) => {
      const table = duel({ thug: { counters: 'AAMM' }, hero: { defense: 3 } })
      table.play((game, { thug, hero }) => sufferEffect(game, thug, { id: 'flash', args: [] }, { by: hero }))
      expect(
        table.play((game, { thug, hero }) => [
          sees(game, thug, hero),
          applies(game, 'cannot-attack', { about: thug, purpose: 'ranged' }),
          spendable(game, thug, 'movement'),
        ]),
      ).toEqual([false, true, 2])
      table.play((game, { thug }) => performById(game, thug, 'melee:-1'), dice, ['strikes', { '1': count }])
      return table.model('hero').stun
    }
    expect([hit('5 5 3', 1), hit('4 4', 2)]).toEqual([1, 0])
    const table = duel({ thug: { counters: 'A' }, hero: { counters: 'D' } })
    table.play((game, { thug, hero }) => sufferEffect(game, hero, { id: 'flash', args: [] }, { by: thug }))
    table.play((game, { thug }) => performById(game, thug, 'melee:-1'), '5 5 5 2', ['block', 1])
    expect(table.model('hero').stun).toBe(1)
  })

  test('bmg2/effect/scared: no crouching, no dodging, hits and blocks 1 worse, until the end of the round', () => {
    const table = two({ traits: ['dodge'] })
    table.play(suffer('scared'))
    expect(
      table.play((game, { hero }) => [
        applies(game, 'cannot-crouch', { about: hero }),
        applies(game, 'can-dodge', { about: hero }),
      ]),
    ).toEqual([true, false])
    expect(table.model('hero').effects).toMatchObject([{ id: 'scared', until: 'round' }])
    const fight = duel({ thug: { counters: 'A' }, hero: { counters: 'D' } })
    fight.play((game, { thug, hero }) => sufferEffect(game, hero, { id: 'scared', args: [] }, { by: thug }))
    fight.play((game, { thug }) => performById(game, thug, 'melee:-1'), '3 4 5 2', ['block', 1])
    expect(fight.model('hero').stun).toBe(1)
    const weak = duel({ thug: { counters: 'A' } })
    weak.play((game, { thug, hero }) => sufferEffect(game, thug, { id: 'scared', args: [] }, { by: hero }))
    weak.play((game, { thug }) => performById(game, thug, 'melee:-1'), '3')
    expect(weak.model('hero').stun).toBe(0)
  })

  test('bmg2/effect/scared: who is scared cannot take cover', () => {
    const stage = (scared: boolean) => {
      const table = setTable({
        models: { hero: { seat: 'a', at: [30, 30], counters: 'S' }, thug: { seat: 'b', at: [60, 30] } },
        pieces: [{ ...box('crate', cm(31.5), cm(25), cm(2), cm(10), cm(2.5)), cover: 'heavy' as const }],
        active: 'hero',
      })
      if (scared) table.play(suffer('scared'))
      return actionBlockedReason(table, 'cover:crate')
    }
    expect([stage(false), stage(true)]).toEqual([undefined, 'It cannot crouch now.'])
  })

  test('bmg2/effect/knocked-down: no attacks, no traits with a cost; close combat hits it on 2+', () => {
    const table = duel({ thug: { counters: 'A' }, hero: { counters: 'D', defense: 6 } })
    table.play((game, { thug, hero }) =>
      sufferEffect(game, hero, { id: 'knocked-down', args: [] }, { by: thug }),
    )
    expect(table.story).toContain('hero is knocked down.')
    table.play((game, { thug }) => performById(game, thug, 'melee:-1'), '2 5 3')
    expect([table.model('hero').stun, table.asked]).toEqual([1, []])
    const lying = two({ counters: 'ASSS', traits: ['air-support'] }, { at: [33, 30] })
    lying.play(suffer('knocked-down'))
    expect([actionBlockedReason(lying, 'melee:-1'), actionBlockedReason(lying, 'trait:air-support')]).toEqual(
      ['hero is not on its feet.', 'It lies on the ground.'],
    )
    expect(actionBlockedReason(lying, 'move')).toBeUndefined()
  })

  test('bmg2/effect/knocked-down: only close combat finds it on 2+, and only traits with a cost are barred', () => {
    const hits = (kind: 'melee' | 'ranged', condition: 'up' | 'down' | 'ko') =>
      duel({ hero: { defense: 5, condition } }).play((game, { thug, hero }) => {
        const attack = newAttack({ attacker: thug, kind, weapon: weaponAt(game, thug, -1), arm: -1 })
        return defenseAgainst(game, newStrike(attack, hero, {})).total
      })
    expect([hits('melee', 'down'), hits('melee', 'ko'), hits('melee', 'up')]).toEqual([2, 2, 5])
    expect([hits('ranged', 'down'), hits('ranged', 'ko'), hits('ranged', 'up')]).toEqual([5, 5, 5])
    const lying = two({ counters: 'SSS', traits: ['gotham-city-siren', 'air-support'], condition: 'down' })
    expect([
      actionBlockedReason(lying, 'trait:gotham-city-siren'),
      actionBlockedReason(lying, 'trait:air-support'),
    ]).toEqual(['No other Siren is within 4".', 'It lies on the ground.'])
  })

  test('bmg2/effect/pinned-down: no move, no MC, Attack -1, however many hold it', () => {
    const table = two({ counters: 'MM', attack: 4 })
    table.play(suffer('immobilized'))
    table.play(
      (game, { hero }) => void addEffect(game, hero, 'immobilized', { until: 'game', by: hero, each: true }),
    )
    expect(table.play((game, { hero }) => skill(game, 'attack', hero))).toBe(3)
    expect([purse(table)[0], actionBlockedReason(table, 'move')]).toEqual([0, 'Something holds it in place.'])
  })

  test('bmg2/effect/pushed: 0.4 inches a pip, straight away; scenery hits with Strength 4+ and two stuns', () => {
    const pushed = (pieces: readonly ReturnType<typeof box>[], dice: string) => {
      const table = duel({ thug: { counters: 'AS' } }, { pieces })
      table.play((game, { thug }) => performById(game, thug, 'push:-1'), dice)
      return table.model('hero')
    }
    const far = pushed([], '5 5 4')
    expect([far.stun, far.at!.x - cm(33)]).toEqual([1, inches(1.6)])
    const wall = box('wall', cm(36), cm(20), cm(1), cm(20), cm(8))
    expect(pushed([wall], '5 5 4 4 2').stun).toBe(3)
  })
})

describe('effects on counters', () => {
  test('bmg2/effect/stunned: no counters until the end of the round', () => {
    const table = two({ counters: 'MADS' })
    table.play(suffer('stunned'))
    expect([purse(table), table.model('hero').counters.attack]).toEqual([[0, 0, 0, 0], 1])
    expect(table.model('hero').effects).toMatchObject([{ until: 'round' }])
  })

  test('bmg2/effect/paralyze: Defense -2 and no counters until the end of the round; it may use its basic move', () => {
    const table = two({ counters: 'MADS', defense: 5 })
    table.play(suffer('paralyze'))
    expect(table.play((game, { hero }) => skill(game, 'defense', hero))).toBe(3)
    expect([purse(table), actionBlockedReason(table, 'move')]).toEqual([[0, 0, 0, 0], undefined])
    expect(table.model('hero').effects).toMatchObject([{ id: 'paralyze', until: 'round' }])
  })

  test('bmg2/effect/cooled: Defense -1 and no counters until the end of its next activation, not of the round', () => {
    const table = two({ counters: 'MADS', defense: 5 })
    table.state.activation = undefined
    table.play(suffer('cooled'))
    expect(
      table.play((game, { hero }) => [
        skill(game, 'defense', hero),
        applies(game, 'no-speed-powers', { about: hero }),
      ]),
    ).toEqual([4, true])
    expect(purse(table)).toEqual([0, 0, 0, 0])
    Object.assign(table.state, { stage: 'recount', part: 2 })
    table.play((game) => casualtyRecount(game))
    expect(held(table)).toEqual(['cooled'])
    activate(table, '')
    expect(held(table)).toEqual(['cooled'])
    table.play((game) => endActivation(game))
    expect(held(table)).toEqual([])
  })

  test('bmg2/effect/cooled: the activation in which it comes is not the next one', () => {
    const table = two()
    table.play(suffer('cooled'))
    table.play((game) => endActivation(game))
    expect(held(table)).toEqual(['cooled'])
    activate(table, '')
    table.play((game) => endActivation(game))
    expect(held(table)).toEqual([])
  })

  test('bmg2/effect/freeze: Defense -1 and no counters until an Endurance roll when an activation begins', () => {
    const table = two({ counters: 'MADS', defense: 5, endurance: 8 })
    table.play(suffer('freeze'))
    expect([table.play((game, { hero }) => skill(game, 'defense', hero)), purse(table)]).toEqual([
      4,
      [0, 0, 0, 0],
    ])
    table.play((game) => trigger(game, 'round-start', {}))
    expect(held(table)).toEqual(['freeze'])
    activate(table, '4 5')
    expect(held(table)).toEqual(['freeze'])
    activate(table, '4 4')
    expect(held(table)).toEqual([])
  })

  test('bmg2/effect/enervating: up to X counters, of the victim’s choice', () => {
    const table = two({ counters: 'MAD' })
    table.play(suffer('enervating', '2'), '', ['counter', 'movement'], ['counter', 'defense'])
    expect(table.model('hero').counters).toMatchObject({ movement: 0, attack: 1, defense: 0 })
    const poor = two({ counters: 'M' })
    poor.play(suffer('enervating', '3'))
    expect(poor.model('hero').counters.movement).toBe(0)
  })

  test('bmg2/effect/terror: X counters now, X Willpower for the whole next round; the highest counts', () => {
    const table = two({ counters: 'MMMM', willpower: 6 })
    const willpower = () => table.play((game, { hero }) => skill(game, 'willpower', hero))
    const endRound = () => {
      table.play((game) => trigger(game, 'round-end', {}))
      table.state.round++
    }
    table.play(suffer('terror', '1'))
    table.play(suffer('terror', '2'))
    expect([table.model('hero').counters.movement, willpower()]).toEqual([1, 6])
    endRound()
    expect(willpower()).toBe(4)
    table.play(suffer('terror', '3'))
    expect(willpower()).toBe(4)
    endRound()
    expect(willpower()).toBe(3)
    endRound()
    expect([willpower(), held(table)]).toEqual([6, []])
  })
})

describe('effects that hurt', () => {
  test('bmg2/effect/toxic: X injuries at once', () => {
    const table = two()
    table.play(suffer('toxic', '2'))
    expect(table.model('hero').injury).toBe(2)
  })

  test('bmg2/effect/casualty: out at once', () => {
    const table = two()
    table.play(suffer('casualty'))
    expect(table.model('hero').condition).toBe('casualty')
  })

  test('bmg2/effect/fire: an injury for each marker when the Recount starts, then one marker more', () => {
    const table = two({ endurance: 9 })
    const markers = () => table.model('hero').effects[0]?.value
    table.play(suffer('fire'))
    table.play((game) => trigger(game, 'recount-start', {}))
    expect([table.model('hero').injury, markers()]).toEqual([1, 2])
    table.play((game) => trigger(game, 'recount-start', {}))
    expect([table.model('hero').injury, markers()]).toEqual([3, 3])
  })

  test('bmg2/effect/fire: 1MC puts out a marker in its activation, lying too, and before the fire burns', () => {
    const table = two({ counters: 'MMM', condition: 'down' })
    table.play(suffer('fire', '3'))
    table.play((game, { hero }) => performById(game, hero, 'trait:effect-fire'))
    expect(table.model('hero').effects[0]?.value).toBe(2)
    expect(table.model('hero').counters.movement).toBe(2)
    table.play((game) => trigger(game, 'recount-start', {}), '', ['put-out', 2])
    expect([table.model('hero').injury, held(table)]).toEqual([0, []])
    expect(table.model('hero').counters.movement).toBe(0)
  })

  test('bmg2/effect/fire: who is Stunned cannot spend the MC', () => {
    const table = two({ counters: 'MM' })
    table.play(suffer('fire'))
    table.play(suffer('stunned'))
    table.play((game) => trigger(game, 'recount-start', {}))
    expect([table.asked, table.model('hero').injury]).toEqual([[], 1])
  })

  test('bmg2/effect/poison: a roll for each marker when it activates, an injury for each left in the Recount', () => {
    const table = two({ endurance: 8 })
    table.play(suffer('poison'))
    table.play(suffer('poison'))
    expect([table.model('hero').effects[0]?.value, table.model('hero').injury]).toEqual([2, 0])
    activate(table, '4 4 4 5')
    expect(table.model('hero').effects[0]?.value).toBe(1)
    table.play((game) => trigger(game, 'recount-start', {}))
    expect([table.model('hero').injury, held(table)]).toEqual([1, ['poison']])
    activate(table, '4 4')
    expect(held(table)).toEqual([])
  })

  test('bmg2/trait/poison-master, bmg2/effect/poison: the third die is for its own markers only', () => {
    const table = two({ endurance: 8, traits: ['kevlar-vest'] }, { traits: ['poison-master'] })
    table.play((game, { hero }) => sufferEffect(game, hero, { id: 'poison', args: [] }))
    table.play(suffer('poison'))
    expect(table.model('hero').effects.map(({ value, by }) => [value, by])).toEqual([
      [1, undefined],
      [1, 1],
    ])
    // Both at once: the vest stops one of two injuries.
    table.play((game) => trigger(game, 'recount-start', {}))
    expect(table.model('hero').injury).toBe(1)
    // Two dice for the first, three for the second.
    activate(table, '4 4 1 4 5')
    expect(table.model('hero').effects.map(({ by }) => by)).toEqual([1])
  })

  test('bmg2/effect/poison: what an older card prints behind it happens once, when it is placed', () => {
    const table = two({ endurance: 9 })
    table.play(suffer('poison', 'toxic', '1'))
    expect(table.model('hero').injury).toBe(1)
    activate(table, '6 6')
    expect([table.model('hero').injury, held(table)]).toEqual([1, ['poison']])
  })
})

describe('effects on will and goods', () => {
  test('bmg2/effect/hypnotize: a failed Willpower roll hands it over until the end of its next activation', () => {
    const table = two({ willpower: 6, counters: 'MSS' })
    table.state.activation = undefined
    table.play(suffer('hypnotize'), '3 3')
    expect(table.model('hero').seat).toBe('a')
    table.play(suffer('hypnotize'), '3 4')
    expect(table.model('hero').seat).toBe('b')
    expect(
      table.play((game, { hero }) => [
        applies(game, 'cannot-use-sewers', { about: hero }),
        termsOf(game, { model: hero, reason: 'test', upTo: 4 }).safe,
      ]),
    ).toEqual([true, true])
    table.play((game, { hero }) => trigger(game, 'activation-end', { active: hero }))
    expect([table.model('hero').seat, held(table)]).toEqual(['a', []])
  })

  test('bmg2/effect/hypnotize: an activation that is going on is not the next one', () => {
    const table = two({ willpower: 6 })
    table.play(suffer('hypnotize'), '3 4')
    const end = () => table.play((game, { hero }) => trigger(game, 'activation-end', { active: hero }))
    end()
    expect([table.model('hero').seat, held(table)]).toEqual(['b', ['hypnotize']])
    end()
    expect([table.model('hero').seat, held(table)]).toEqual(['a', []])
  })

  test('bmg2/effect/steal: a weapon changes hands with its magazines; of two stolen ones one is kept', () => {
    const table = two({ weapons: [{ ...gun, ammo: 2 }] })
    table.model('hero').arms[0]!.ammo = 1
    table.play(suffer('steal'))
    expect([table.model('hero').arms, table.model('thug').arms]).toMatchObject([[], [{ card: 0, ammo: 1 }]])
    const again = two({ weapons: [{ damage: 'I' }, { name: 'Knife', damage: 'S' }] })
    again.play(suffer('steal'))
    again.play(suffer('steal'), '', ['keep-weapon', '1'])
    expect([again.model('hero').arms.length, again.model('thug').arms.length]).toEqual([0, 1])
  })

  test('bmg2/effect/smoke: as large as the explosion template and of any height; who touches it is Blind', () => {
    const stage = (apart: number, height = 0) => {
      const table = setTable({
        models: {
          thug: {
            seat: 'b',
            at: [10, 30],
            counters: 'AA',
            weapons: [
              { name: 'Smoke', damage: '-', rof: 1, ammo: 1, rules: ['smoke', 'grenade', 'explosive'] },
            ],
          },
          hero: { seat: 'a', at: [28, 30 + apart + 1.5, height], endurance: 9 },
          far: { seat: 'a', at: [40, 30] },
        },
        active: 'thug',
      })
      const isUnder = apart < inchesInCm(2.5) && height === 0
      table.play((game, { thug }) => performById(game, thug, 'ranged:0'), isUnder ? '3 1 2' : '3', [
        'grenade',
        { to: [cm(28), cm(30), 0] },
      ])
      return table
    }
    const table = stage(inchesInCm(2.49))
    expect([table.state.markers[0]?.kind, table.model('hero').effects.map(({ id }) => id)]).toEqual([
      'smoke',
      ['blind'],
    ])
    expect(table.play((game, { thug, far }) => sees(game, thug, far))).toBe(false)
    expect(stage(inchesInCm(2.51)).model('hero').effects).toEqual([])
    expect(
      stage(1, 20)
        .model('hero')
        .effects.map(({ id }) => id),
    ).toEqual(['blind'])
    table.play((game) => trigger(game, 'round-end', {}))
    expect(table.state.markers).toEqual([])
  })

  test('bmg2/core/vehicle-exemption: what is for other models passes vehicles by', () => {
    const spared = (id: string, ...args: readonly string[]) => {
      const table = two({ traits: ['vehicle'], counters: 'MM', weapons: [gun], willpower: 2 })
      table.play(suffer(id, ...args))
      return [held(table), table.model('hero').seat, table.model('hero').arms.length]
    }
    for (const id of ['hypnotize', 'poison', 'scared', 'steal', 'terror'])
      expect(spared(id, '1')).toEqual([[], 'a', 1])
    expect(spared('stunned')).toEqual([['stunned'], 'a', 1])
  })
})
