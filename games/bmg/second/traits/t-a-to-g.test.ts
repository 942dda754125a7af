import { damageNeeds } from '@gargoyle/bmg-counters'
import { actionBlockedReason } from '@gargoyle/bmg-counters/testing'
import { available, payCounters, paymentBlockedReason, skill, weaponAt } from '@gargoyle/bmg-counters/toolkit'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { crewProblems } from '../testing/crew.ts'
import { duel } from '../testing/duel.ts'
import { stage, strikeOf } from '../testing/stage.ts'
import { setTable } from '../testing/table.ts'

describe('Takedown', () => {
  const fight = (
    stun: number,
    condition: 'up' | 'ko',
    dice: string,
    ...answers: readonly [string, string][]
  ) => {
    const table = duel({
      thug: { traits: ['takedown'], counters: 'AS' },
      hero: { endurance: 6, stun, condition },
    })
    act(table, 'melee:-1', dice, ...answers)
    return [table.model('hero').condition, table.model('thug').counters.special]
  }

  test('bmg2/trait/takedown: for 1SC a model that its attack puts K.O. is a casualty', () => {
    expect(fight(5, 'up', '5 5 3', ['takedown', 'yes'])).toEqual(['casualty', 0])
    expect(fight(5, 'up', '5 5 3', ['takedown', 'no'])).toEqual(['ko', 1])
  })

  test('bmg2/trait/takedown: not who was K.O. before, nor who stays awake', () => {
    expect(fight(6, 'ko', '5 5 3')).toEqual(['ko', 1])
    expect(fight(2, 'up', '5 5 3')).toEqual(['up', 1])
  })

  test('bmg2/trait/takedown: an effect of its weapon counts, a trait does not', () => {
    const sides = (rules: readonly string[]) => ({
      thug: { traits: ['takedown', 'mind-blast'], counters: 'ASSS', weapons: [{ damage: 'S', rules }] },
      hero: { endurance: 6, stun: 4, defense: 5, willpower: 2 },
    })
    const venom = duel(sides(['crt(toxic, 1)']))
    act(venom, 'melee:0', '5 5 6', ['takedown', 'yes'])
    expect(venom.model('hero').condition).toBe('casualty')
    const blast = duel(sides([]))
    act(blast, 'trait:mind-blast', '6 6')
    expect([blast.model('hero').condition, blast.asked]).toEqual(['ko', []])
  })

  test('bmg2/trait/takedown: no question about a model that is a casualty anyway', () => {
    const table = duel({
      thug: { traits: ['takedown'], counters: 'AS', weapons: [{ damage: 'I' }] },
      hero: { endurance: 4, injury: 3, defense: 5 },
    })
    act(table, 'melee:0', '5 6 2')
    expect([table.model('hero').condition, table.asked]).toEqual(['casualty', []])
  })
})

test('bmg2/trait/taunt: up to two counters of an enemy go to Attack, within its limit', () => {
  const table = stage({ hero: { traits: ['taunt'] }, thug: { counters: 'MMD' } })
  act(table, 'trait:taunt', '', ['taunt', 'movement'], ['taunt', 'defense'])
  expect(table.model('thug').counters).toMatchObject({ movement: 1, defense: 0, attack: 2 })
  // Only places that hold counters, and never Attack itself.
  expect(Object.keys(table.offered('taunt'))).toEqual(['movement', 'defense', 'stop'])
  const full = stage({ hero: { traits: ['taunt'] }, thug: { counters: 'AAAAM', attack: 4 } })
  act(full, 'trait:taunt')
  expect(full.model('thug').counters.movement).toBe(1)
  // bmg2/trait/obstinate meets it.
  const stubborn = stage({ hero: { traits: ['taunt'] }, thug: { counters: 'MM', traits: ['obstinate'] } })
  act(stubborn, 'trait:taunt')
  expect(stubborn.model('thug').counters.movement).toBe(2)
  expect(
    actionBlockedReason(stage({ hero: { traits: ['taunt'] }, thug: { traits: ['vehicle'] } }), 'trait:taunt'),
  ).toContain('8"')
})

describe('Teamwork', () => {
  const crew = (hero: string, mate: object, y = 38) =>
    stage({ hero: { traits: [hero], counters: 'A' }, mate: { counters: 'AAMM', at: [30, y], ...mate } })
  const pays = (table: ReturnType<typeof crew>, cost: object) =>
    table.play((game, { hero }) => paymentBlockedReason(game, hero, cost) === undefined)

  test('bmg2/trait/teamwork-all: X counters of a friend with Teamwork within 4", of any kind', () => {
    const table = crew('teamwork-all(1)', { traits: ['teamwork-all(1)'] })
    expect([pays(table, { attack: 2 }), pays(table, { attack: 3 }), pays(table, { movement: 1 })]).toEqual([
      true,
      false,
      true,
    ])
    expect(pays(crew('teamwork-all(1)', {}), { attack: 2 })).toBe(false)
    expect(pays(crew('teamwork-all(1)', { traits: ['teamwork-all(1)'] }, 43.3), { attack: 2 })).toBe(false)
  })

  test('bmg2/trait/teamwork-model: X counters of the friend it names, and in its activation only', () => {
    const table = crew('teamwork-model(2, black-canary)', { alias: 'Black Canary', condition: 'up' })
    expect([pays(table, { attack: 3 }), pays(table, { attack: 4 })]).toEqual([true, false])
    expect(pays(crew('teamwork-model(2, black-canary)', { alias: 'Harley' }), { attack: 2 })).toBe(false)
    table.model('hero').condition = 'down'
    act(table, 'stand')
    expect([table.model('hero').counters.attack, table.model('mate').counters.movement]).toEqual([1, 1])
    expect(pays(table, { movement: 2 })).toBe(false)
    table.state.activation = undefined
    expect(pays(table, { attack: 2 })).toBe(false)
  })

  test('bmg2/trait/teamwork-all, bmg2/trait/hates-humanity: who pays is the choice of its player, within X and what a friend allows', () => {
    const pay = (mate: object, ...answers: readonly [string, number][]) => {
      const table = crew('teamwork-all(1)', { traits: ['teamwork-all(1)'], ...mate })
      table.play((game, { hero }) => payCounters(game, hero, { attack: 1 }, 'test'), '', ...answers)
      return [table.model('hero').counters.attack, table.model('mate').counters.attack, table.asked]
    }
    expect(pay({}, ['borrow', 0])).toEqual([0, 2, ['a: borrow']])
    expect(pay({}, ['borrow', 1])).toEqual([1, 1, ['a: borrow']])
    expect(pay({ traits: ['teamwork-all(1)', 'hates-humanity'] })).toEqual([0, 2, []])
  })

  test('bmg2/trait/teamwork-all, bmg2/core/run: a run and its distance are paid together, so that no loan for one is missed for the other', () => {
    const table = stage({
      hero: { traits: ['teamwork-all(1)'], counters: 'MM' },
      mate: { traits: ['teamwork-all(1)'], counters: 'MS', at: [30, 38] },
    })
    act(table, 'move', '', ['pace', 'run:1'], ['move', { legs: [] }])
    expect(table.asked).not.toContain('a: borrow')
    expect(table.model('hero').counters).toMatchObject({ movement: 0 })
    expect(table.model('mate').counters).toMatchObject({ movement: 1, special: 0 })
  })

  test('bmg2/trait/teamwork-all: what takes counters of any kind may be paid by friends too, within X', () => {
    const table = crew('teamwork-all(1)', { traits: ['teamwork-all(1)'] })
    expect([pays(table, { any: 2 }), pays(table, { any: 3 }), pays(table, { attack: 2, any: 1 })]).toEqual([
      true,
      false,
      false,
    ])
    // The second of them can only come from its own card.
    table.play((game, { hero }) => payCounters(game, hero, { any: 2 }, 'test'), '', ['counter', '1:movement'])
    expect([table.model('hero').counters.attack, table.model('mate').counters]).toMatchObject([
      0,
      { movement: 1, attack: 2 },
    ])
    // The one loan of this activation is used up.
    expect(pays(table, { any: 1 })).toBe(false)
    const own = crew('teamwork-all(1)', {})
    own.play((game, { hero }) => payCounters(game, hero, { any: 1 }, 'test'), '')
    expect(own.model('hero').counters.attack).toBe(0)
  })

  test('bmg2/trait/teamwork-all, bmg2/trait/teamwork-model: no loan is offered that leaves too little for the rest', () => {
    const table = setTable({
      models: {
        hero: {
          seat: 'a',
          at: [30, 30],
          traits: ['teamwork-all(1)', 'teamwork-model(2, black-canary)'],
          counters: '',
        },
        mate: { seat: 'a', at: [30, 34], traits: ['teamwork-all(1)'], counters: 'S' },
        canary: { seat: 'a', at: [30, 38], alias: 'Black Canary', counters: 'A' },
      },
      active: 'hero',
    })
    // Of the mate only the first counter may be borrowed, of Black Canary also the second.
    table.play((game, { hero }) => payCounters(game, hero, { any: 2 }, 'test'))
    expect([table.model('mate').counters.special, table.model('canary').counters.attack]).toEqual([0, 0])
  })

  test('bmg2/trait/teamwork-all: X is for all friends together, and they need not be one', () => {
    const three = (x: number) =>
      setTable({
        models: {
          hero: { seat: 'a', at: [30, 30], traits: [`teamwork-all(${x})`], counters: '' },
          one: { seat: 'a', at: [30, 34], traits: ['teamwork-all(1)'], counters: 'S' },
          two: { seat: 'a', at: [30, 38], traits: ['teamwork-model(1, robin)'], counters: 'S' },
        },
        active: 'hero',
      })
    const most = (x: number) => three(x).play((game, { hero }) => available(game, hero, 'special'))
    expect([most(1), most(2), most(3)]).toEqual([1, 2, 2])
    const table = three(2)
    table.play((game, { hero }) => payCounters(game, hero, { special: 2 }, 'test'))
    expect([table.model('one').counters.special, table.model('two').counters.special]).toEqual([0, 0])
    expect(three(1).play((game, { hero }) => paymentBlockedReason(game, hero, { special: 2 }))).toContain(
      '2SC',
    )
  })
})

describe('Teen Titans Founder', () => {
  const crew = (affiliation: 'teen-titans' | 'batman') =>
    setTable({
      models: {
        boss: { seat: 'a', at: [60, 60], rank: 'leader', leads: true, affiliations: [affiliation] },
        hero: { seat: 'a', at: [30, 30], traits: ['teen-titans-founder'] },
        thug: { seat: 'b', touching: 'hero' },
      },
    })

  test('bmg2/trait/teen-titans-founder: Willpower, Strength and gloves among the Teen Titans only', () => {
    const look = (affiliation: 'teen-titans' | 'batman') =>
      crew(affiliation).play((game, { hero, thug }) => [
        skill(game, 'willpower', hero),
        damageNeeds(game, strikeOf(game, hero, thug)),
        weaponAt(game, hero, -1).damage.stun,
      ])
    expect([look('teen-titans'), look('batman')]).toEqual([
      [6, 3, 2],
      [5, 4, 1],
    ])
  })

  test('bmg2/trait/teen-titans-founder, bmg2/trait/the-sidekick: the Titans recruit it without Batman', () => {
    const titans = { affiliations: ['teen-titans'] as const }
    const robin = (traits: readonly string[]) => crewProblems(titans, { robin: { ...titans, traits } })
    expect([robin(['the-sidekick', 'teen-titans-founder']), robin(['the-sidekick'])]).toEqual([
      [],
      ['bmg2/trait/the-sidekick'],
    ])
  })
})
