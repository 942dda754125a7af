import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { inflict } from '../damage/harm.ts'
import { effortLimit, mostEfforts } from '../model/effort.ts'
import { skillRoll } from '../model/skill-roll.ts'
import { recount } from '../round/recount.ts'
import { duel } from '../testing/duel.ts'
import { setTable } from '../testing/table.ts'

describe('toughness', () => {
  test('bmg3/trait/hardened: one marker of any damage may become one of the other kind', () => {
    const hurt = (stun: number, injury: number, answer: string) => {
      const table = duel({ hero: { traits: ['hardened'] } })
      table.play((game, { hero }) => inflict(game, hero, { stun, injury, cause: 'test' }), '', [
        'hardened',
        answer,
      ])
      return [table.model('hero').stun, table.model('hero').injury]
    }
    expect(hurt(0, 2, 'stun')).toEqual([1, 1])
    expect(hurt(2, 0, 'injury')).toEqual([1, 1])
    expect(hurt(1, 1, 'none')).toEqual([1, 1])
    expect(() => hurt(2, 0, 'stun')).toThrow('not on offer')
  })

  test('bmg3/trait/large: one stun less from every attack, and from nothing else', () => {
    const table = duel({ hero: { traits: ['large'] } })
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '3 3 1 1  1 1 1')
    expect(table.model('hero').stun).toBe(1)
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '3 1 1 1  1 1 1')
    expect(table.model('hero').stun).toBe(1)
    table.play((game, { hero }) => inflict(game, hero, { stun: 1, cause: 'test' }))
    expect(table.model('hero').stun).toBe(2)
  })

  test('bmg3/trait/large: injuries are not ignored, and a second harm of the same attack is not either', () => {
    const table = duel({ hero: { traits: ['large'] }, thug: { weapons: [{ damage: 'I' }] } })
    const attack = table.play((game, { thug }) => meleeAttack(game, thug, 0), '3 1 1 1  1 1 1')
    expect(table.model('hero').injury).toBe(1)
    const [strike] = attack.strikes
    for (const _ of [1, 2]) {
      table.play((game, { hero }) => inflict(game, hero, { stun: 1, cause: 'test', strike }))
    }
    expect(table.model('hero').stun).toBe(1)
  })

  test('bmg3/trait/desensitized: never knocked out; with stuns enough, those of attacks become injuries', () => {
    const table = duel({ hero: { traits: ['desensitized'], willpower: 2 } })
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '3 3 3 1  1 1 1')
    expect(table.model('hero')).toMatchObject({ condition: 'up', stun: 2, injury: 0 })
    table.play((game, { hero }) => inflict(game, hero, { stun: 1, cause: 'test' }))
    expect(table.model('hero')).toMatchObject({ stun: 2, injury: 0 })
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '3 3 1 1  1 1 1')
    expect(table.model('hero')).toMatchObject({ condition: 'up', stun: 2, injury: 2 })
  })

  test('bmg3/trait/sturdy: injuries do not lower the Effort Limit', () => {
    const limit = (traits: string[]) =>
      duel({ hero: { traits, injury: 6 } }).play((game, { hero }) =>
        effortLimit(game, hero, { purpose: 'attack' }),
      )
    expect([limit(['sturdy']), limit([])]).toEqual([3, 1])
  })

  test('bmg3/trait/cybernetic: 1 on each defence die', () => {
    const table = duel({ hero: { traits: ['cybernetic'] } })
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '3 3 1 1  2 2 1')
    expect(table.model('hero').stun).toBe(0)
  })

  test('bmg3/trait/cybernetic: a failed Recovery roll again, but no other Endurance roll', () => {
    const ready = () => {
      const table = duel({ hero: { traits: ['cybernetic'], condition: 'ko', stun: 9, endurance: 3 } })
      table.state.activation = undefined
      table.state.stage = 'recount'
      table.state.part = 4
      return table
    }
    const table = ready()
    table.play((game) => recount(game), '6 6  1 1')
    expect(table.model('hero').condition).toBe('down')
    const other = ready()
    expect(
      other.play((game, { hero }) => skillRoll(game, hero, 'endurance', { reason: 'test' }), '6 6').passed,
    ).toBe(false)
  })

  test('bmg3/trait/obstinate: a free Effort beyond the limit, and a die more in Willpower rolls', () => {
    const table = duel({ hero: { traits: ['obstinate'] } })
    const most = (purpose: string) => table.play((game, { hero }) => mostEfforts(game, hero, { purpose }))
    expect(['attack', 'defense', 'skill'].map(most)).toEqual([4, 4, 3])
    table.play((game, { hero }) => meleeAttack(game, hero, -1), '1 1 1 1 1', ['efforts', 0], ['efforts', 1])
    expect(table.model('hero').stun).toBe(0)
    const roll = (traits: string[], dice: string) =>
      duel({ hero: { traits, willpower: 4 } }).play(
        (game, { hero }) => skillRoll(game, hero, 'willpower', { reason: 'test' }),
        dice,
      ).passed
    expect([roll(['obstinate'], '6 6 2 2'), roll([], '6 6 2')]).toEqual([true, false])
  })
})

describe('bmg3/trait/reanimated-owl', () => {
  const roost = (owl: object = {}) =>
    setTable({
      models: {
        owl: { seat: 'a', at: [10, 10], traits: ['reanimated-owl'], ...owl },
        parliament: { seat: 'a', at: [20, 10] },
        bat: { seat: 'b', at: [30, 10] },
      },
    })

  test('bmg3/trait/reanimated-owl: loses a marker of choice when the Recount starts, if it is in its senses', () => {
    const after = (owl: object, ...answers: [string, string][]) => {
      const table = roost({ injury: 2, stun: 1, ...owl })
      table.state.stage = 'recount'
      table.state.part = 0
      table.play((game) => recount(game), '', ...answers)
      return [table.model('owl').stun, table.model('owl').injury]
    }
    expect(after({}, ['heal', 'injury'])).toEqual([1, 1])
    expect(after({ condition: 'ko' })).toEqual([1, 2])
  })

  test('bmg3/trait/reanimated-owl: the opponent may place a Suspect of either crew where it goes', () => {
    const leave = (owl: object, whose: string, ...answers: [string, object][]) => {
      const table = roost(owl)
      table.play(
        (game, models) => becomeCasualty(game, models.owl, models.bat),
        '',
        ['owl-suspect', whose],
        ...(answers as []),
      )
      return [table.model('owl').condition, ...table.state.markers.map(({ seat }) => seat)]
    }
    const there = ['place-suspect', { to: [inches(10) + 3000, inches(10), 0] }] as [string, object]
    expect(leave({}, 'b', there)).toEqual(['casualty', 'b'])
    expect(leave({ condition: 'ko' }, 'a', there)).toEqual(['casualty', 'a'])
    expect(leave({}, 'none')).toEqual(['casualty'])
  })
})
