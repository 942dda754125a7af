import { cm } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import type { CounterRule } from '../rules/special-rule.ts'
import { testBook } from '../testing/edition.ts'
import { readLog, writeLog } from '../testing/log.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable, spotInCm } from '../testing/table.ts'
import { becomeCasualty } from './casualty.ts'
import { inflict } from './inflict.ts'
import { knockDown } from './knock-down.ts'
import { sufferEffect } from './suffer.ts'

/** Writes down what happens to others. */
const clerk: CounterRule = {
  name: 'Clerk',
  text: 'It keeps books.',
  always: true,
  on: {
    'knocked-down': ({ game, victim }) => writeLog(game.state, `down ${victim.id}`),
    'knocked-out': ({ game, victim, by }) => writeLog(game.state, `ko ${victim.id} by ${by?.id}`),
    casualty: ({ game, victim, by }) => writeLog(game.state, `out ${victim.id} by ${by?.id}`),
    suffered: ({ game, victim, what, by }) => writeLog(game.state, `${what} ${victim.id} by ${by?.id}`),
    harmed: ({ game, harm }) => writeLog(game.state, `harmed ${harm.injury} ${harm.stun}`),
  },
}
/** Not brought down in close combat by the thug. */
const sturdy: CounterRule = {
  name: 'Sturdy',
  text: 'It stands.',
  own: { 'cannot-be-knocked-down': ({ purpose, other }) => purpose === 'melee' && other?.id === 1 },
}
const nimble: CounterRule = {
  name: 'Nimble',
  text: 'It never falls.',
  on: {
    'knocking-down'({ owner, victim, fall }) {
      if (victim === owner) fall.averted = 'nimble'
      return undefined
    },
  },
}
const immortal: CounterRule = {
  name: 'Immortal',
  text: 'It stays.',
  always: true,
  on: {
    dying({ owner, victim, rescue }) {
      if (victim === owner) rescue.averted = 'immortal'
      return undefined
    },
  },
}
const immune: CounterRule = {
  name: 'Immune',
  text: 'To marks.',
  own: { immune: ({ purpose }) => purpose === 'mark' },
}
const frail: CounterRule = { name: 'Frail', text: 'Each marker costs.', own: { 'markers-per-counter': -5 } }
const soft: CounterRule = {
  name: 'Soft',
  text: 'Stuns do nothing, injuries are halved.',
  on: {
    harming({ owner, harm }) {
      if (harm.to !== owner) return undefined
      harm.stun = 0
      harm.injury = Math.floor(harm.injury / 2)
      return undefined
    },
  },
}
const mark: CounterRule = { name: 'Mark', text: 'Nothing.' }
const sting: CounterRule = {
  name: 'Sting',
  text: 'At once.',
  suffer: ({ game, victim, args, by }) =>
    writeLog(game.state, `stung ${victim.id} ${args.join()} by ${by?.id}`),
}

const stage = (hero: Partial<ModelSketch> = {}) =>
  setTable({
    models: {
      hero: { seat: 'a', at: [30, 30], endurance: 6, ...hero },
      thug: { seat: 'b', at: [60, 60] },
      clerk: { seat: 'b', at: [90, 90], traits: ['clerk'] },
    },
    markers: [{ kind: 'loot', at: [30, 30], carrier: 'hero' }],
    book: {
      traits: { ...testBook.traits, clerk, sturdy, nimble, immortal, immune, frail, soft },
      effects: { ...testBook.effects, mark, sting },
    },
  })

describe('effects', () => {
  test('bmg1/core/casualty-recount: an effect lasts until the round ends, and remembers its words and who did it', () => {
    const table = stage()
    table.play((game, { hero, thug }) => sufferEffect(game, hero, { id: 'mark', args: ['x'] }, { by: thug }))
    expect(table.model('hero').effects).toMatchObject([{ id: 'mark', until: 'round', args: ['x'], by: 1 }])
    expect(readLog(table.state)).toEqual(['mark 0 by 1'])
    table.play((game, { thug }) => sufferEffect(game, thug, { id: 'mark', args: [] }))
    expect(table.model('thug').effects[0]?.by).toBeUndefined()
  })

  test('bmg1/effect/poison: one that acts at once does so, and lasts only if it says so', () => {
    const table = stage()
    table.play((game, { hero, thug }) => sufferEffect(game, hero, { id: 'sting', args: ['2'] }, { by: thug }))
    expect([table.model('hero').effects, readLog(table.state)]).toEqual([
      [],
      ['stung 0 2 by 1', 'sting 0 by 1'],
    ])
  })

  test('bmg1/core/trait-priority: a model that is immune or gone suffers nothing, and only what is named', () => {
    const suffered = (hero: Partial<ModelSketch>, id: string, gone = false) => {
      const table = stage(hero)
      if (gone) Object.assign(table.model('hero'), { at: undefined, condition: 'casualty' })
      table.play((game, all) => sufferEffect(game, all.hero, { id, args: [] }))
      return readLog(table.state).length
    }
    expect([suffered({}, 'mark'), suffered({ traits: ['immune'] }, 'mark')]).toEqual([1, 0])
    expect([suffered({ traits: ['immune'] }, 'sting'), suffered({}, 'mark', true)]).toEqual([2, 0])
    expect(() => suffered({}, 'no such effect')).toThrow('no such effect')
  })
})

describe('knocking down', () => {
  const fell = (trait: string, kind?: 'melee' | 'ranged', by?: 'thug' | 'clerk') => {
    const table = stage({ traits: [trait] })
    const done = table.play((game, all) =>
      knockDown(game, all.hero, { rule: 'test', ...(kind ? { kind } : {}), ...(by ? { by: all[by] } : {}) }),
    )
    return [done, table.model('hero').condition, readLog(table.state)]
  }
  const fallen = [true, 'down', ['down 0']]
  const up = [false, 'up', []]

  test('bmg1/effect/knock-down-fallen: what keeps a model up may ask who does it, and with what kind of attack', () => {
    expect([fell('sturdy', 'melee', 'thug'), fell('sturdy', 'ranged', 'thug')]).toEqual([up, fallen])
    expect([fell('sturdy', 'melee', 'clerk'), fell('sturdy', 'melee'), fell('sturdy')]).toEqual([
      fallen,
      fallen,
      fallen,
    ])
  })

  test('bmg1/effect/knock-down-fallen: a fall that is averted at the last moment is none', () => {
    expect([fell('nimble'), fell('frail')]).toEqual([up, fallen])
  })
})

describe('markers', () => {
  test('bmg1/objective/loot, bmg1/core/ko: who is K.O. drops what it carries where it lies, and so it stays', () => {
    const table = stage()
    table.model('hero').at = spotInCm(40, 30)
    table.play((game, { hero, thug }) => inflict(game, hero, { stun: 6, by: thug, cause: 'test' }))
    const [loot] = table.state.markers
    expect([loot?.carrier, loot?.at.x]).toEqual([undefined, cm(40)])
    expect(readLog(table.state)).toEqual(['harmed 0 6', 'ko 0 by 1'])
  })

  test('bmg1/core/casualty: a model saved at the last moment stays on the table with what it has, and pays nothing', () => {
    const saved = (traits: readonly string[]) => {
      const table = stage({ traits, counters: 'AA' })
      table.play((game, { hero, thug }) => becomeCasualty(game, hero, thug))
      const { condition, counters, at } = table.model('hero')
      return [
        condition,
        counters.attack,
        at?.x,
        table.state.markers[0]?.carrier,
        table.band('b').earned,
        readLog(table.state),
      ]
    }
    expect(saved(['immortal'])).toEqual(['up', 2, cm(30), 0, 0, []])
    expect(saved([])).toEqual(['casualty', 0, undefined, undefined, 2, ['out 0 by 1']])
  })

  test('bmg1/core/damage-order: what rules leave of it is placed, whatever is left', () => {
    const taken = (traits: readonly string[], injury: number, stun: number) => {
      const table = stage({ traits })
      table.play((game, { hero }) => inflict(game, hero, { injury, stun, cause: 'test' }))
      const { injury: hurt, stun: dazed } = table.model('hero')
      return [hurt, dazed, readLog(table.state)]
    }
    expect(taken(['soft'], 3, 2)).toEqual([1, 0, ['harmed 1 0']])
    expect(taken(['soft'], 1, 2)).toEqual([0, 0, []])
    expect(taken([], 1, 0)).toEqual([1, 0, ['harmed 1 0']])
    expect(taken([], 0, 1)).toEqual([0, 1, ['harmed 0 1']])
  })

  test('bmg1/core/damage-accumulation: no rule makes a marker cost more than a counter', () => {
    const table = stage({ traits: ['frail'], counters: 'AAA' })
    table.play((game, { hero }) => inflict(game, hero, { stun: 2, cause: 'test' }))
    expect(table.model('hero').counters.attack).toBe(1)
  })

  test('bmg1/core/ko: a model with more markers than Endurance has room for none', () => {
    const table = stage({ endurance: 3, stun: 5, condition: 'ko' })
    table.play((game, { hero }) => inflict(game, hero, { injury: 1, stun: 2, cause: 'test' }))
    expect(table.model('hero')).toMatchObject({ injury: 1, stun: 4, condition: 'ko' })
  })

  test('bmg1/core/ko-hit-again: injuries that find no stun to replace are lost', () => {
    const table = stage({ endurance: 6, injury: 4, stun: 2, condition: 'ko', traits: ['immortal'] })
    table.play((game, { hero }) => inflict(game, hero, { injury: 4, cause: 'test' }))
    expect(table.model('hero')).toMatchObject({ injury: 6, stun: 0 })
  })
})
