import { applies, basicMove, damageNeeds, skill } from '@gargoyle/bmg-counters'
import {
  becomeCasualty,
  casualtyRecount,
  judgePath,
  startPlaying,
  sufferFall,
  termsOf,
  trigger,
} from '@gargoyle/bmg-counters/parts'
import { actionBlockedReason, gun, oneShot, to } from '@gargoyle/bmg-counters/testing'
import { newAttack, newStrike, rangedTargets, weaponAt } from '@gargoyle/bmg-counters/toolkit'
import { cm, inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { secondEdition } from '../edition.ts'
import { act } from '../testing/act.ts'
import { crewProblems } from '../testing/crew.ts'
import { duel, shootOut } from '../testing/duel.ts'
import { apart, near, withFriend } from '../testing/near.ts'
import { strikeOf } from '../testing/stage.ts'
import { setTable } from '../testing/table.ts'

const two = { a: { seat: 'a', at: [20, 20] }, b: { seat: 'b', at: [60, 60] } } as const

test('bmg2/trait/a-challenge-for-you: two objectives of the enemy change places before the first lead, if wanted', () => {
  const stage = () =>
    setTable({
      models: { ...two, a: { ...two.a, traits: ['a-challenge-for-you'] } },
      markers: [
        { kind: 'loot', at: [10, 10], seat: 'b' },
        { kind: 'riddle', at: [50, 50], seat: 'b' },
        { kind: 'titan-container', at: [70, 70], seat: 'a' },
        { kind: 'sewer', at: [90, 90], seat: 'b' },
      ],
    })
  const table = stage()
  table.play((game) => trigger(game, 'game-start', {}), '', ['switch-objectives', '1:2'])
  expect(table.state.markers.map(({ at }) => at.x)).toEqual([cm(50), cm(10), cm(70), cm(90)])
  expect(Object.keys(table.offered('switch-objectives'))).toEqual(['1:2', 'none'])
  const left = stage()
  left.play((game) => trigger(game, 'game-start', {}), '', ['switch-objectives', 'none'])
  expect(left.state.markers.map(({ at }) => at.x)).toEqual([cm(10), cm(50), cm(70), cm(90)])
})

test('bmg2/trait/agile: an Agility roll takes all harm out of a fall, and failing leaves it', () => {
  const fall = (dice: string, traits: readonly string[]) => {
    const table = near(traits, '', { hero: { movement: 3 } })
    table.play((game, { hero }) => sufferFall(game, hero, inches(4), 0), dice)
    const { injury, condition } = table.model('hero')
    return [injury, condition]
  }
  expect(fall('3', ['agile'])).toEqual([0, 'up'])
  // Failed: the injury, and the roll to land on its feet.
  expect(fall('4 4', ['agile'])).toEqual([1, 'down'])
  expect(fall('3', [])).toEqual([1, 'up'])
})

test('bmg2/trait/amazon: +1 to hit and to block, -1 to damage it', () => {
  const strike = (thug: readonly string[], hero: readonly string[], dice: string, block = false) => {
    const table = duel({
      thug: { traits: thug, counters: 'A' },
      hero: { traits: hero, defense: 4, counters: block ? 'D' : '' },
    })
    act(table, 'melee:-1', dice, ...(block ? [['block', 1] as const] : []))
    return table.model('hero').stun
  }
  // Defense 4 is hit by a 3 of an Amazon only; Strength 4+ needs a 5 against one.
  expect(strike(['amazon'], [], '3 4 1')).toBe(1)
  expect(strike([], [], '3')).toBe(0)
  expect(strike([], ['amazon'], '4 4 1')).toBe(0)
  expect(strike([], ['amazon'], '4 5 1')).toBe(1)
  // Attack 4: a 3 blocks.
  expect(strike([], ['amazon'], '4 3', true)).toBe(0)
  expect(strike([], [], '4 3 4 1', true)).toBe(1)
})

test('bmg2/trait/anger-management, bmg2/core/mental-disorder: shots go to the nearest model in sight, friend or foe; blows do not', () => {
  const targets = (traits: readonly string[], cured = false) => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits, weapons: [{ damage: 'I', rof: 1 }] },
        mate: { seat: 'a', at: apart(3) },
        foe: { seat: 'b', at: apart(6) },
        far: { seat: 'b', at: [30, 55] },
      },
      active: 'hero',
    })
    if (cured)
      table
        .model('hero')
        .effects.push({ id: 'psychoanalysis', until: 'round', args: [], value: 0, by: undefined })
    return table.play((game, { hero }) =>
      rangedTargets(game, hero, weaponAt(game, hero, 0)).map(({ id }) => id),
    )
  }
  expect(targets(['anger-management'])).toEqual([1])
  expect(targets([])).toEqual([2, 3])
  expect(targets(['anger-management'], true)).toEqual([2, 3])
  const close = duel({ thug: { traits: ['anger-management'] }, hero: {} })
  expect(actionBlockedReason(close, 'melee:-1')).toBeUndefined()
})

test('bmg2/trait/arkham-asylum-doctor: friends with a disorder within 4", not itself, beyond the skill, once a round', () => {
  const stage = (mate: object, gap = 4) =>
    withFriend(['arkham-asylum-doctor', 'bipolar'], 'SS', { inches: gap, thug: mate })
  const table = stage({ traits: ['paranoid'], attack: 2, counters: 'AA' })
  act(table, 'trait:arkham-asylum-doctor', '', ['gained-counter', 'attack'])
  expect(table.model('mate').counters.attack).toBe(3)
  expect(Object.keys(table.offered('gained-counter'))).toEqual(['movement', 'attack', 'defense'])
  expect(actionBlockedReason(table, 'trait:arkham-asylum-doctor')).toBe('Once a round.')
  const none = 'No friend with a mental disorder is within 4".'
  expect(actionBlockedReason(stage({}), 'trait:arkham-asylum-doctor')).toBe(none)
  expect(actionBlockedReason(stage({ traits: ['paranoid'] }, 4.1), 'trait:arkham-asylum-doctor')).toBe(none)
})

test('bmg2/trait/assassin-x: X points for the enemy Boss, by its own hand only', () => {
  const earned = (victim: object, by: 'hero' | 'mate') => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [20, 20], traits: ['assassin-x(3)'] },
        mate: { seat: 'a', at: [30, 20] },
        victim: { seat: 'b', at: [60, 60], rank: 'leader', ...victim },
      },
    })
    table.play((game, all) => becomeCasualty(game, all.victim, all[by]))
    return table.band('a').earned
  }
  expect([earned({ leads: true }, 'hero'), earned({ leads: true }, 'mate'), earned({}, 'hero')]).toEqual([
    9, 6, 6,
  ])
})

test('bmg2/trait/assistance: Willpower while Robin (Boy Wonder) is in play, Strength once he is out', () => {
  const stage = (robin: object) =>
    setTable({
      models: {
        hero: { seat: 'a', at: [20, 20], traits: ['assistance'], willpower: 5, weapons: [gun] },
        robin: { seat: 'a', at: [30, 20], alias: 'Robin', traits: ['boy-wonder'], ...robin },
        foe: { seat: 'b', touching: 'hero' },
      },
    })
  const read = (table: ReturnType<typeof stage>, arm = -1) =>
    table.play((game, { hero, foe }) => {
      const attack = newAttack({ attacker: hero, kind: 'melee', weapon: weaponAt(game, hero, arm), arm })
      return [skill(game, 'willpower', hero), damageNeeds(game, newStrike(attack, foe, {}))]
    })
  const table = stage({})
  expect(read(table)).toEqual([6, 4])
  table.play((game, { robin, foe }) => becomeCasualty(game, robin, foe))
  expect(read(table)).toEqual([5, 3])
  // A firearm does not care about Strength.
  expect(read(table, 0)).toEqual([5, 2])
  expect(read(stage({ seat: 'b' }))).toEqual([5, 4])
  expect(read(stage({ traits: [] }))).toEqual([5, 4])
  // bmg2/core/sewers: below ground he is in play; still to come he is not.
  const away = { at: undefined, condition: 'away' } as const
  const below = stage(away)
  expect(read(below)).toEqual([5, 4])
  below.model('robin').sewerSince = 1
  expect(read(below)).toEqual([6, 4])
})

test('bmg2/trait/atomica: Agility before the impact roll, or Defense -1 for the round; vehicles are passed by', () => {
  const strike = (hero: object, dice: string) => {
    const table = duel({
      thug: { traits: ['atomica'], counters: 'A' },
      hero: { defense: 4, movement: 3, ...hero },
    })
    act(table, 'melee:-1', dice)
    return [table.model('hero').stun, table.play((game, { hero: model }) => skill(game, 'defense', model))]
  }
  expect(strike({}, '4 3 4 1')).toEqual([1, 3])
  expect(strike({}, '3 3')).toEqual([0, 4])
  expect(strike({ traits: ['vehicle'] }, '3')).toEqual([0, 4])
})

test('bmg2/trait/atomica: its shots too; the penalty lasts to the end of the round and is never more than one', () => {
  const shot = shootOut({
    thug: { traits: ['atomica'], weapons: [oneShot('firearm')] },
    hero: { defense: 4 },
  })
  act(shot, 'ranged:0', '6 6 4 1')
  expect(shot.model('hero').effects).toMatchObject([{ id: 'atomica', until: 'round' }])
  const table = duel({ thug: { traits: ['atomica'], counters: 'A' }, hero: { defense: 4, movement: 3 } })
  const defense = () => table.play((game, { hero }) => skill(game, 'defense', hero))
  act(table, 'melee:-1', '6 1')
  for (const roll of ['6', '1', '6'])
    table.play(
      (game, { hero, thug }) => trigger(game, 'strike-begins', { strike: strikeOf(game, thug, hero) }),
      roll,
    )
  expect(defense()).toBe(3)
})

test('bmg2/trait/attorneys-allegation: two counters for Henchmen within 8", within their skills, once a game', () => {
  const table = withFriend(['attorneys-allegation'], 'SSSS', { inches: 8, thug: { attack: 1, movement: 1 } })
  act(table, 'trait:attorneys-allegation', '', ['gained-counter', 'attack'], ['gained-counter', 'movement'])
  expect(table.model('mate').counters).toMatchObject({ attack: 1, movement: 1 })
  expect(Object.keys(table.offered('gained-counter'))).not.toContain('attack')
  expect(actionBlockedReason(table, 'trait:attorneys-allegation')).toBe('Once a game.')
  expect(
    actionBlockedReason(
      withFriend(['attorneys-allegation'], 'SS', { inches: 8.1 }),
      'trait:attorneys-allegation',
    ),
  ).toBe('No Henchman is within 8".')
})

test('bmg2/trait/autorepair-x, bmg2/core/recount-order: after the points, on X or more a marker of its choice', () => {
  const repair = (dice: string, hero: object, ...answers: readonly (readonly [string, number])[]) => {
    const table = setTable({
      models: { ...two, a: { ...two.a, traits: ['autorepair-x(4)'], ...hero } },
      stage: 'recount',
      part: secondEdition.recount.indexOf('points'),
    })
    table.play((game) => casualtyRecount(game), dice, ...answers)
    return [table.model('a').stun, table.model('a').injury]
  }
  expect(repair('4', { stun: 1, injury: 1 }, ['remove-markers', 1])).toEqual([1, 0])
  expect(repair('4', { stun: 1, injury: 1 }, ['remove-markers', 0])).toEqual([0, 1])
  expect(repair('3', { stun: 1, injury: 1 })).toEqual([1, 1])
  expect(repair('', {})).toEqual([0, 0])
})

describe('animal', () => {
  test('bmg2/trait/animal, bmg2/core/movement: 6", over obstacles up to 2" for nothing, but no climbing and no jumps', () => {
    const cross = (height: number, traits: readonly string[]) => {
      const table = setTable({
        models: { hero: { seat: 'a', at: [30, 30], traits, counters: 'MM' } },
        pieces: [box('fence', cm(34), cm(10), cm(1), cm(40), inches(height))],
        active: 'hero',
      })
      return table.play((game, { hero }) => {
        const terms = termsOf(game, { model: hero, reason: 'test', upTo: basicMove(game, hero) })
        const judged = judgePath(game, terms, { legs: [{ to: to(38, 30) }] })
        return judged.ok ? [judged.value.points, terms.budget] : judged.reason.text
      })
    }
    expect(cross(2, ['animal'])).toEqual([0, inches(6)])
    expect(typeof cross(2.1, ['animal'])).toBe('string')
    expect(typeof cross(2, [])).toBe('string')
    const ways = near(['animal'], 'MM').play((game, { hero }) =>
      Object.keys(termsOf(game, { model: hero, reason: 'test', upTo: 6 }).pricing),
    )
    expect([ways.includes('climb'), ways.includes('jump'), ways.includes('walk')]).toEqual([
      false,
      false,
      true,
    ])
  })

  test('bmg2/trait/animal: on fire a Willpower roll that nothing repeats, or no move in the next round', () => {
    const burn = (dice: string) => {
      const table = near(['animal'], '', { hero: { rank: 'leader', willpower: 5, endurance: 12 } })
      table.model('hero').effects.push({ id: 'fire', until: 'game', args: [], value: 1, by: undefined })
      Object.assign(table.state, { stage: 'recount', part: 0, activation: undefined })
      table.play((game) => casualtyRecount(game), dice)
      const next = (round: number) => {
        table.state.round = round
        return table.play((game, { hero }) => applies(game, 'cannot-move', { about: hero }))
      }
      return [next(1), next(2), next(3)]
    }
    // A Leader would roll Willpower again.
    expect(burn('3 3')).toEqual([false, true, false])
    expect(burn('2 3')).toEqual([false, false, false])
  })

  test('bmg2/trait/animal, bmg2/core/equipment: it has none', () => {
    const flare = { id: 'flare', name: 'Flare', affiliations: ['joker'], funding: 0, most: 1 } as const
    const dog = { affiliations: ['joker'], traits: ['animal'] } as const
    expect(crewProblems({}, { dog: { ...dog, items: [flare] } })).toEqual(['bmg2/trait/animal'])
    expect(crewProblems({}, { dog })).toEqual([])
  })
})

test('bmg2/trait/archie, bmg2/core/deploy-later: not deployed, but placed at Raise the Plan of any round, not under a roof', () => {
  const stage = () =>
    setTable({
      models: { hero: { seat: 'a', traits: ['archie'] }, foe: { seat: 'b', at: [90, 90] } },
      pieces: [{ ...box('roof', cm(40), cm(40), cm(20), cm(20), cm(9)), bottom: cm(8) }],
      zones: { a: 'A', b: 'B' },
      stage: 'start',
      part: 0,
      round: 3,
    })
  const table = stage()
  table.play((game) => startPlaying(game))
  expect(table.model('hero').at).toBeUndefined()
  table.play((game) => trigger(game, 'arriving', {}), '', ['place', { stay: true }])
  expect(table.model('hero').at).toBeUndefined()
  table.play((game) => trigger(game, 'arriving', {}), '', ['place', { to: to(80, 20) }])
  expect([table.model('hero').at!.x, table.model('hero').condition]).toEqual([cm(80), 'up'])
  table.play((game) => trigger(game, 'arriving', {}))
  expect(table.asked).toEqual([])
  expect(() =>
    stage().play((game) => trigger(game, 'arriving', {}), '', ['place', { to: to(50, 50) }]),
  ).toThrow('Not under a roof.')
})

test('bmg2/trait/amazon-princess: other special attacks cost what they always cost', () => {
  const why = (counters: string) =>
    actionBlockedReason(
      duel({ thug: { traits: ['amazon-princess', 'electric-storm'], counters } }),
      'special:electric-storm:-1',
    )
  expect(why('SSS')).toBeUndefined()
  expect(why('SS')).toContain('3SC')
})
