import { addEffect } from '@gargoyle/bmg-common'
import { describe, expect, test } from 'vitest'
import { book } from '../book.ts'
import type { Bmg3Rule } from '../rules/special-rule.ts'
import { setTable } from '../testing/table.ts'
import { inflict } from './harm.ts'
import { comeRound, heal } from './healing.ts'
import { knockDown, knockOut } from './knocked-out.ts'
import { sufferKnockDown } from './statuses.ts'

// What damage does not do, and the exact points at which it does something.

const batman = { seat: 'a', at: [10, 10] } as const

/** Batman hurts a model of the other crew, or of his own. */
const hurtBy = (
  attacker: object,
  victim: object,
  damage: { readonly stun?: number; readonly injury?: number },
) => {
  const table = setTable({
    models: {
      batman: { ...batman, ...attacker },
      robin: { seat: 'a', at: [20, 20] },
      boss: { seat: 'b', at: [30, 30] },
      thug: { seat: 'b', touching: 'batman', ...victim } as const,
    },
    active: 'batman',
  })
  table.play((game, { batman: by, thug }) => inflict(game, thug, { ...damage, by, cause: 'a test' }))
  return table
}

describe('bmg3/core/damage-markers: what is counted', () => {
  test('stuns and injuries by themselves and together, for the activation, the round and the game', () => {
    const crew = hurtBy({}, {}, { stun: 2, injury: 1 }).crew('a')
    const counted = { damageDealt: 3, stunsDealt: 2, injuriesDealt: 1, kos: 0, casualties: 0 }
    for (const tally of [crew.activation, crew.round, crew.game]) expect(tally).toMatchObject(counted)
  })

  test('a casualty counts once, and as no K.O.', () => {
    const crew = hurtBy({}, {}, { injury: 5 }).crew('a')
    for (const tally of [crew.activation, crew.round, crew.game])
      expect(tally).toMatchObject({ casualties: 1, kos: 0, injuriesDealt: 5 })
  })

  test.each([{ stun: 5 }, { injury: 5 }])('nothing for what is done to its own crew: %o', (damage) => {
    const crew = hurtBy({ seat: 'b' }, {}, damage).crew('b')
    expect(crew.game).toMatchObject({ damageDealt: 0, kos: 0, casualties: 0 })
  })

  test.each([{ stun: 5 }, { injury: 5 }])('nothing for a model whose deeds do not count: %o', (damage) => {
    const table = hurtBy({ traits: ['greed'] }, {}, damage)
    expect(table.crew('a').game).toMatchObject({ damageDealt: 0, kos: 0, casualties: 0 })
    expect(table.model('thug').condition).toBe(damage.stun === 5 ? 'ko' : 'casualty')
  })

  test('a K.O. model that is stunned again is not knocked out again', () => {
    const table = hurtBy({}, { condition: 'ko', stun: 5, endurance: 9 }, { stun: 1 })
    expect(table.crew('a').game).toMatchObject({ kos: 0, stunsDealt: 1 })
    expect(table.crew('b').passes).toBe(0)
  })

  test('what is not on the table is not hurt', () => {
    const table = setTable({ models: { batman, thug: { seat: 'b' } } })
    table.play((game, { batman: by, thug }) => inflict(game, thug, { stun: 1, by, cause: 'a test' }))
    expect(table.model('thug').stun).toBe(0)
    expect(table.crew('a').game.damageDealt).toBe(0)
  })
})

describe('bmg3/core/ko-extra-damage', () => {
  test('one injury more for each hit', () => {
    const table = setTable({
      models: { thug: { seat: 'a', at: [5, 5], condition: 'ko', stun: 5, endurance: 9 } },
    })
    table.play((game, { thug }) => inflict(game, thug, { injury: 1, hits: 3, cause: 'a test' }))
    expect(table.model('thug').injury).toBe(4)
  })

  test('nothing for what does no damage', () => {
    expect(hurtBy({}, { condition: 'ko', stun: 5 }, { stun: 0 }).model('thug').injury).toBe(0)
  })

  test('nothing for a model that is only knocked down', () => {
    expect(hurtBy({}, { condition: 'down' }, { injury: 1 }).model('thug').injury).toBe(1)
  })
})

describe('bmg3/core/casualty', () => {
  test('Audacity and everything that lasted on the model go with it', () => {
    const table = setTable({ models: { batman, thug: { seat: 'b', touching: 'batman' } }, active: 'batman' })
    table.model('thug').audacity = true
    table.play(function* (game, { batman: by, thug }) {
      addEffect(game, thug, 'poison', { until: 'game' })
      yield* inflict(game, thug, { injury: 5, by, cause: 'a test' })
    })
    expect(table.model('thug')).toMatchObject({ condition: 'casualty', audacity: false, effects: [] })
  })

  test('bmg3/core/inspire: only models of the crew that are still in the game can take the crown', () => {
    const table = setTable({
      models: {
        batman,
        boss: { seat: 'b', at: [20, 20] },
        gone: { seat: 'b', condition: 'casualty' },
        goon: { seat: 'b', at: [22, 20] },
        late: { seat: 'b' },
      },
      active: 'batman',
    })
    table.play((game, { boss }) => inflict(game, boss, { injury: 9, cause: 'a test' }), '', ['new-boss', '3'])
    expect(Object.keys(table.offered('new-boss'))).toEqual(['3', '4'])
  })

  test('bmg3/core/inspire: a model that is meant to take over goes before all others', () => {
    const table = setTable({
      models: {
        batman,
        boss: { seat: 'b', at: [20, 20] },
        goon: { seat: 'b', at: [22, 20] },
        heir: { seat: 'b', at: [24, 20], traits: ['hidden-boss'] },
      },
      active: 'batman',
    })
    table.play((game, { boss }) => inflict(game, boss, { injury: 9, cause: 'a test' }))
    expect(table.crew('b').boss).toBe(3)
  })

  test('bmg3/core/inspire: when another model goes, the crown stays', () => {
    expect(hurtBy({}, {}, { injury: 5 }).crew('b')).toMatchObject({ boss: 2, bosses: 1 })
  })
})

describe('bmg3/core/passing: a pass for a model lost before it could activate', () => {
  const lost = (change: (table: ReturnType<typeof staged>) => void, stun: number, injury: number) => {
    const table = staged()
    change(table)
    table.play((game, { thug }) => inflict(game, thug, { stun, injury, cause: 'a test' }))
    return table.crew('b').passes
  }
  const staged = () =>
    setTable({
      models: { batman, boss: { seat: 'b', at: [30, 30] }, thug: { seat: 'b', touching: 'batman' } },
      active: 'batman',
    })

  test('a casualty gives one as a K.O. does', () => {
    expect(lost(() => undefined, 0, 5)).toBe(1)
  })

  test('but a model that was K.O. before gives no second one', () => {
    expect(
      lost(
        (table) => {
          table.model('thug').condition = 'ko'
        },
        0,
        5,
      ),
    ).toBe(0)
  })

  test('nor does the model whose activation it is', () => {
    expect(
      lost(
        (table) => {
          table.state.activation = { ...table.state.activation!, model: table.model('thug').id }
        },
        5,
        0,
      ),
    ).toBe(0)
  })

  test('nor one that rests this round anyway', () => {
    expect(
      lost(
        (table) => {
          table.model('thug').resting = true
        },
        5,
        0,
      ),
    ).toBe(0)
  })

  test('nor does anything that happens outside Execute the Plan', () => {
    expect(
      lost(
        (table) => {
          table.state.stage = 'recount'
        },
        5,
        0,
      ),
    ).toBe(0)
  })
})

describe('bmg3/core/early-recovery and healing', () => {
  const healed = (more: object, markers: number, ...kinds: readonly ('stun' | 'injury')[]) => {
    const table = setTable({ models: { thug: { seat: 'a', at: [5, 5], ...more } as const } })
    table.play(
      (game, { thug }) => heal(game, thug, markers),
      '',
      ...kinds.map((kind) => ['heal', kind] as const),
    )
    return table
  }

  test('its owner picks the kind, marker by marker, and each counts', () => {
    const table = healed({ stun: 2, injury: 2 }, 2, 'injury', 'stun')
    expect(table.model('thug')).toMatchObject({ stun: 1, injury: 1, condition: 'up' })
    expect(table.crew('a').round.damageHealed).toBe(2)
  })

  test('only kinds that are there are offered, and none once all are gone', () => {
    const table = healed({ stun: 1, injury: 1 }, 9, 'injury')
    expect(table.model('thug')).toMatchObject({ stun: 0, injury: 0 })
    expect(table.crew('a').game.damageHealed).toBe(2)
  })

  test('with exactly as many stuns as Willpower it stays K.O.', () => {
    expect(healed({ condition: 'ko', stun: 6 }, 1).model('thug')).toMatchObject({ condition: 'ko', stun: 5 })
    expect(healed({ condition: 'ko', stun: 6 }, 2).model('thug')).toMatchObject({
      condition: 'down',
      stun: 4,
    })
  })

  test('removing an injury does not wake a model', () => {
    const table = healed({ condition: 'ko', stun: 5, injury: 1 }, 1, 'injury')
    expect(table.model('thug')).toMatchObject({ condition: 'ko', stun: 5, injury: 0, resting: false })
  })

  test('bmg3/core/recovery: one that recovers in the Recount may activate in the next round', () => {
    const table = setTable({ models: { thug: { seat: 'a', at: [5, 5], condition: 'ko', stun: 5 } } })
    table.play((game, { thug }) => comeRound(game, thug, 'recount'))
    expect(table.model('thug')).toMatchObject({ condition: 'down', resting: false })
  })

  test('what is out of the game is not healed', () => {
    const table = setTable({ models: { thug: { seat: 'a', condition: 'casualty', injury: 5 } } })
    table.play((game, { thug }) => heal(game, thug, 1))
    expect(table.model('thug').injury).toBe(5)
  })
})

describe('bmg3/core/knocked-down', () => {
  const immune = {
    name: 'Steady',
    text: 'Is not knocked down.',
    own: { immune: ({ purpose }: { purpose?: string | undefined }) => purpose === 'knocked-down' },
  }

  test('a model that is immune to it stays up', () => {
    const table = setTable({
      models: { thug: { seat: 'a', at: [5, 5], traits: ['steady'] } },
      book: { traits: { ...book.traits, steady: immune } },
    })
    expect(table.play((game, { thug }) => sufferKnockDown(game, thug))).toBe(false)
    expect(table.model('thug').condition).toBe('up')
    expect(table.story.join()).toContain('is not to be knocked down')
  })

  test.each(['down', 'ko'] as const)('a model that is %s is not knocked down again', (condition) => {
    const table = setTable({ models: { thug: { seat: 'a', at: [5, 5], condition } } })
    expect(table.play((game, { thug }) => knockDown(game, thug))).toBe(false)
    expect(table.model('thug').condition).toBe(condition)
    expect(table.story).toEqual([])
  })

  test('one that is up lies from then on', () => {
    const table = setTable({ models: { thug: { seat: 'a', at: [5, 5] } } })
    expect(table.play((game, { thug }) => sufferKnockDown(game, thug))).toBe(true)
    expect(table.model('thug').condition).toBe('down')
  })
})

describe('rules that have their say before the markers are placed', () => {
  const special = (more: Partial<Bmg3Rule>) => ({
    traits: { ...book.traits, special: { name: 'Special', text: 'A test.', ...more } },
  })
  const hurtWith = (
    more: Partial<Bmg3Rule>,
    damage: { readonly stun?: number; readonly injury?: number },
  ) => {
    const table = setTable({
      models: { batman, thug: { seat: 'b', touching: 'batman', traits: ['special'] } },
      active: 'batman',
      book: special(more),
    })
    table.play((game, { batman: by, thug }) => inflict(game, thug, { ...damage, by, cause: 'a test' }))
    return table
  }

  test('damage that is reduced to nothing is none: it is not dealt, not counted and has no effect', () => {
    const harmed: string[] = []
    const lessBy = (stuns: number): Partial<Bmg3Rule> => ({
      on: {
        harming: ({ harm }) => {
          harm.stun -= stuns
          return undefined
        },
        harmed: () => {
          harmed.push('harmed')
          return undefined
        },
      },
    })
    expect(hurtWith(lessBy(2), { stun: 2 }).crew('a').game.damageDealt).toBe(0)
    expect(harmed).toEqual([])
    expect(hurtWith(lessBy(2), { stun: 3 }).model('thug').stun).toBe(1)
    expect(harmed).toEqual(['harmed'])
  })

  test('damage that is ignored leaves no marker, but counts for objectives', () => {
    const table = hurtWith({ own: { 'ignores-damage': true } }, { stun: 5, injury: 1 })
    expect(table.model('thug')).toMatchObject({ stun: 0, injury: 0, condition: 'up' })
    expect(table.crew('a').game).toMatchObject({ damageDealt: 6, kos: 0 })
  })

  test('bmg3/core/ko: a model that cannot be knocked out stays up with all its stuns', () => {
    const table = hurtWith({ own: { 'cannot-be-ko': true } }, { stun: 5 })
    expect(table.model('thug')).toMatchObject({ stun: 5, condition: 'up' })
  })

  test('bmg3/core/casualty: what averts it keeps the model, with its injuries, and nothing is counted', () => {
    const table = hurtWith(
      {
        on: {
          dying: ({ death }) => {
            death.averted = 'a test'
            return undefined
          },
        },
      },
      { injury: 5 },
    )
    expect(table.model('thug')).toMatchObject({ injury: 5, condition: 'up' })
    expect(table.crew('a').game.casualties).toBe(0)
    expect(table.crew('b').passes).toBe(0)
    expect(table.story.join()).toContain('stays in the game: a test')
  })

  test('bmg3/core/knocked-down: what averts it keeps the model on its feet', () => {
    const table = setTable({
      models: { thug: { seat: 'a', at: [5, 5], traits: ['special'] } },
      book: special({
        on: {
          'knocking-down': ({ fall }) => {
            fall.averted = 'a test'
            return undefined
          },
        },
      }),
    })
    expect(table.play((game, { thug }) => sufferKnockDown(game, thug))).toBe(false)
    expect(table.model('thug').condition).toBe('up')
  })

  test('bmg3/core/ko: a model that is K.O. or gone is not knocked out, and gives no pass', () => {
    for (const fallen of [{ condition: 'ko', at: [20, 20] }, { condition: 'casualty' }] as const) {
      const table = setTable({
        models: { batman, thug: { seat: 'b', ...fallen } },
        active: 'batman',
      })
      table.play((game, { batman: by, thug }) => knockOut(game, thug, by))
      expect(table.crew('b').passes).toBe(0)
      expect(table.crew('a').game.kos).toBe(0)
      expect(table.model('thug').condition).toBe(fallen.condition)
    }
  })
})

describe('bmg3/core/damage-markers: models without Willpower', () => {
  const hurtMachine = (damage: { readonly stun?: number; readonly injury?: number }) => {
    const table = setTable({
      models: { batman, boss: { seat: 'b', at: [30, 30] }, machine: { seat: 'b', touching: 'batman' } },
      active: 'batman',
    })
    Object.assign(table.content.cards[2]!.profile, { willpower: undefined })
    table.play((game, { batman: by, machine }) => inflict(game, machine, { ...damage, by, cause: 'a test' }))
    return table.model('machine')
  }

  test('no stun stays on them, and none knocks them out', () => {
    expect(hurtMachine({ stun: 9 })).toMatchObject({ stun: 0, condition: 'up' })
  })

  test('injuries take them out like any other model', () => {
    expect(hurtMachine({ stun: 1, injury: 4 })).toMatchObject({ injury: 4, condition: 'up' })
    expect(hurtMachine({ injury: 5 }).condition).toBe('casualty')
  })
})
