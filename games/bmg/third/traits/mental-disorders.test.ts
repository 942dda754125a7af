import { effectOn } from '@gargoyle/bmg-common'
import { describe, expect, test } from 'vitest'
import { beginActivation, endActivation } from '../activation/activation.ts'
import { grantExtraAction } from '../activation/payment.ts'
import { meleeAttack } from '../attack/melee.ts'
import { bonusesOf } from '../effects/bonuses.ts'
import { sufferEnervating } from '../effects/suffer.ts'
import { mostEfforts } from '../model/effort.ts'
import { raiseThePlan } from '../round/raise-the-plan.ts'
import { duel } from '../testing/duel.ts'
import { setTable } from '../testing/table.ts'

describe('bmg3/trait/ocd', () => {
  const mob = () =>
    setTable({
      models: {
        maniac: { seat: 'b', at: [10, 10], traits: ['ocd'] },
        east: { seat: 'a', touching: 'maniac', willpower: 9 },
        west: { seat: 'a', touching: 'maniac', side: 'west', willpower: 9 },
      },
      active: 'maniac',
    })

  test('bmg3/trait/ocd: 1 on each attack die as long as all attacks are on one target', () => {
    const table = mob()
    const strike = (name: 'east' | 'west', dice: string) =>
      table.play((game, models) => meleeAttack(game, models.maniac, -1, { targets: [models[name]] }), dice)
    strike('east', '2 1 1 1  1 1 1')
    strike('east', '2 1 1 1  1 1 1')
    expect(table.model('east').stun).toBe(2)
    strike('west', '2 1 1 1')
    strike('east', '2 1 1 1')
    expect([table.model('east').stun, table.model('west').stun]).toEqual([2, 0])
  })

  test('bmg3/trait/ocd: an attack on two models has two targets', () => {
    const table = mob()
    table.play(
      (game, { maniac }) => meleeAttack(game, maniac, -1),
      '2 2 1  2',
      ['split-dice', { '1': 2, '2': 1 }],
      ['strength-die', '1'],
    )
    expect([table.model('east').stun, table.model('west').stun]).toEqual([0, 0])
  })
})

describe('in Raise the Plan', () => {
  const plan = (trait: string, hurt: object) => {
    const table = duel({ hero: { traits: [trait], ...hurt } }, { stage: 'plan' })
    table.state.activation = undefined
    table.play((game) => raiseThePlan(game))
    const hero = table.model('hero')
    return [bonusesOf(hero, 'attack'), bonusesOf(hero, 'defense')]
  }

  test('bmg3/trait/bloodthirsty: an attack bonus if it is hurt', () => {
    expect([plan('bloodthirsty', { stun: 1 }), plan('bloodthirsty', {})]).toEqual([
      [1, 0],
      [0, 0],
    ])
  })

  test('bmg3/trait/paranoid: a defence bonus if it is hurt', () => {
    expect([plan('paranoid', { injury: 1 }), plan('paranoid', {})]).toEqual([
      [0, 1],
      [0, 0],
    ])
  })
})

describe('bmg3/trait/bipolar', () => {
  const wake = (die: string, active: 'hero' | 'thug' = 'hero') => {
    const table = duel({ hero: { traits: ['bipolar'] } })
    table.state.activation = undefined
    table.play((game, models) => beginActivation(game, models[active]), die)
    return table
  }

  test('bmg3/trait/bipolar: even is a free Effort, once', () => {
    const table = wake('4')
    const most = () => table.play((game, { hero }) => mostEfforts(game, hero, { purpose: 'attack' }))
    expect(most()).toBe(4)
    table.play((game, { hero }) => meleeAttack(game, hero, -1), '1 1 1 1 1 1', ['efforts', 0], ['efforts', 2])
    expect(table.model('hero').stun).toBe(1)
    expect(most()).toBe(3)
  })

  test('bmg3/trait/bipolar: odd is Enervating (1)', () => {
    expect(effectOn(wake('3').model('hero'), 'enervating')?.value).toBe(1)
    expect(effectOn(wake('4').model('hero'), 'enervating')).toBeUndefined()
  })

  test('bmg3/trait/bipolar: nothing happens when others activate', () => {
    expect(wake('', 'thug').model('hero').effects).toEqual([])
  })
})

describe('bmg3/trait/anger-management', () => {
  const hulk = { traits: ['anger-management'] }

  test('bmg3/trait/anger-management: an activation without an attack costs an Effort', () => {
    const table = duel({ thug: hulk })
    table.play((game) => endActivation(game))
    expect(table.model('thug').stun).toBe(1)
    const fighter = duel({ thug: hulk })
    fighter.playOn('1 1 1 1', ['action', 'melee:-1'], ['efforts', 0], ['efforts', 0])
    fighter.play((game) => (game.state.activation ? endActivation(game) : undefined))
    expect(fighter.model('thug').stun).toBe(0)
  })

  test('bmg3/effect/enervating: may keep it from the Effort that its rage costs', () => {
    const calm = (enervated: 'yes' | 'no') => {
      const table = duel({ thug: hulk })
      table.play((game, { thug }) => sufferEnervating(game, thug, 3))
      table.play((game) => endActivation(game), '', ['enervating', enervated])
      return table.model('thug').stun
    }
    expect([calm('no'), calm('yes')]).toEqual([1, 0])
  })

  test('bmg3/trait/anger-management: an inspired one that must attack may place its suspect first', () => {
    const table = duel({ thug: { ...hulk, willpower: 2, stun: 1 } })
    table.play((game, { thug }) => grantExtraAction(game, thug, { kind: 'manipulate', source: 'a test' }))
    expect(() => table.playOn('', ['action', 'nothing'])).toThrow()
    const { suspect, move, end } = table.offered('action')
    expect([suspect, move, end]).toEqual([undefined, expect.any(String), expect.any(String)])
  })

  test('bmg3/trait/anger-management: who cannot make the Effort must attack if it can', () => {
    const tired = { ...hulk, willpower: 2, stun: 1 }
    const offered = (thug: object, hero: object, audacity = false) => {
      const table = duel({ thug, hero }, { audacity })
      expect(() => table.playOn('', ['action', 'nothing'])).toThrow()
      const { end, move, 'melee:-1': melee, suspect } = table.offered('action')
      return [end, move, suspect, melee].map((why) => why === undefined)
    }
    expect(offered(tired, {})).toEqual([false, false, false, true])
    expect(offered(tired, {}, true)).toEqual([false, true, false, true])
    expect(offered(hulk, {})).toEqual([true, true, true, true])
    expect(offered(tired, { touching: undefined, at: [30, 30] })).toEqual([true, true, true, false])
  })
})
