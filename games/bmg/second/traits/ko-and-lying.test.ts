import { actionBlockedReason } from '@gargoyle/bmg-counters/testing'
import {
  beginActivation,
  casualtyRecount,
  endActivation,
  inflict,
  sufferEffect,
  trigger,
} from '@gargoyle/bmg-counters/toolkit'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { duel } from '../testing/duel.ts'
import { stage, strikeOf } from '../testing/stage.ts'
import { setTable } from '../testing/table.ts'

/** A K.O. hero with traits beside the thug. */
const fallen = (traits: readonly string[], thug: object = {}) =>
  duel({ hero: { traits: [...traits], condition: 'ko', endurance: 8, stun: 8 }, thug })

describe('bmg2/core/ko: what a model wears and is works while it is K.O.', () => {
  test('bmg2/trait/heavy-armor, bmg2/trait/tough-skin, bmg2/trait/bat-armor-mk-i: armour', () => {
    const hurt = (traits: readonly string[], dice: string) => {
      const table = fallen(traits, { weapons: [{ damage: 'I' }], counters: 'A', strength: 3 })
      act(table, 'melee:0', dice)
      return table.model('hero').injury
    }
    expect([hurt([], '5 4 2'), hurt(['heavy-armor'], '5 4 2'), hurt(['tough-skin'], '5 3 2')]).toEqual([
      1, 0, 0,
    ])
    expect(hurt(['bat-armor-mk-i'], '5 5')).toBe(0)
  })

  test('bmg2/trait/kevlar-vest, bmg2/trait/hardened, bmg2/trait/invulnerability: markers', () => {
    const injuries = (...traits: readonly string[]) => {
      const table = fallen(traits)
      table.play((game, { hero }) => inflict(game, hero, { injury: 2, cause: 'test' }))
      return table.model('hero').injury
    }
    expect([
      injuries(),
      injuries('kevlar-vest'),
      injuries('hardened'),
      injuries('invulnerability(1)'),
    ]).toEqual([2, 1, 1, 1])
  })

  test('bmg2/trait/poison-immunity, bmg2/trait/undead, bmg2/trait/immune-to: effects', () => {
    const poisoned = (...traits: readonly string[]) => {
      const table = fallen(traits)
      table.play((game, { hero, thug }) => sufferEffect(game, hero, { id: 'poison', args: [] }, { by: thug }))
      return table.model('hero').effects.length
    }
    expect([
      poisoned(),
      poisoned('poison-immunity'),
      poisoned('undead'),
      poisoned('immune-to(poison)'),
    ]).toEqual([1, 0, 0, 0])
  })

  test('bmg2/trait/pickpocket, bmg2/trait/safe-hands, bmg2/effect/steal: nothing is taken from who is immune', () => {
    const why = (...traits: readonly string[]) =>
      actionBlockedReason(
        duel({
          hero: { traits: [...traits], condition: 'ko', stun: 4, endurance: 4, weapons: [{ damage: 'I' }] },
          thug: { traits: ['pickpocket'], counters: 'M' },
        }),
        'trait:pickpocket',
      )
    expect(why()).toBeUndefined()
    expect(why('safe-hands')).toBe('No K.O. model with a weapon is in contact.')
  })

  test('bmg2/trait/large, bmg2/core/recovery: it rolls again to wake up', () => {
    const wakes = (...traits: readonly string[]) => {
      const table = setTable({
        models: { hero: { seat: 'a', at: [30, 30], condition: 'ko', endurance: 6, stun: 6, traits } },
        stage: 'recount',
        part: 0,
      })
      table.play((game) => casualtyRecount(game), traits.length > 0 ? '6 6 2 2' : '6 6')
      return table.model('hero').condition
    }
    expect([wakes(), wakes('large')]).toEqual(['ko', 'down'])
  })

  test('bmg2/trait/leadership: but it does nothing for others', () => {
    const rerolls = (condition: 'up' | 'ko') => {
      const table = stage({ hero: { traits: ['leadership'], condition }, mate: { willpower: 2 } })
      table.play(
        (game, { mate, thug }) => sufferEffect(game, mate, { id: 'hypnotize', args: [] }, { by: thug }),
        condition === 'up' ? '6 6 1 1' : '6 6',
      )
      return table.model('mate').seat
    }
    expect([rerolls('up'), rerolls('ko')]).toEqual(['a', 'b'])
  })
})

describe('bmg2/effect/knocked-down: no traits with a cost while it lies', () => {
  test('bmg2/trait/veteran, bmg2/trait/trickster: they take no counters, so that a lying model uses them', () => {
    for (const trait of ['veteran', 'trickster']) {
      const table = duel({ hero: { traits: [trait], condition: 'down', counters: 'M' } })
      table.play(
        (game, { hero }) => beginActivation(game, hero),
        '',
        ['move-counter', 'movement:special'],
        ['declare', 'neither'],
      )
      expect(table.model('hero').counters.special).toBe(1)
    }
  })

  test('bmg2/trait/protect-me, bmg2/trait/luck: not even passive ones', () => {
    const asked = (condition: 'up' | 'down') => {
      const table = stage({ hero: { traits: ['protect-me'], counters: 'S', condition }, thug: { seat: 'b' } })
      table.play(
        (game, { hero, thug }) => {
          const strike = strikeOf(game, thug, hero)
          strike.impacts = 1
          return trigger(game, 'impacts-known', { strike })
        },
        '',
        ...(condition === 'up' ? ([['protect-me', 'none']] as const) : []),
      )
      return table.asked
    }
    expect([asked('up'), asked('down')]).toEqual([['a: protect-me'], []])
    const lucky = (condition: 'up' | 'down') => {
      const table = stage({ hero: { traits: ['luck'], counters: 'S', condition, willpower: 2 } })
      table.play(
        (game, { hero, thug }) => sufferEffect(game, hero, { id: 'hypnotize', args: [] }, { by: thug }),
        '6 6',
        ...(condition === 'up' ? ([['reroll', 'none']] as const) : []),
      )
      return table.asked
    }
    expect([lucky('up'), lucky('down')]).toEqual([['a: reroll'], []])
  })

  test('bmg2/trait/lets-go: who lies follows only where it costs nothing', () => {
    const offered = (condition: 'up' | 'down', free: boolean) => {
      const boss = free ? { boss: { seat: 'a', at: [30, 33], rank: 'leader', activated: true } as const } : {}
      const table = setTable<string>({
        models: {
          one: { seat: 'a', at: [30, 30] },
          two: { seat: 'a', at: [33, 33], traits: ['lets-go'], counters: 'S', condition },
          ...boss,
        },
        active: 'one',
      })
      const open = condition === 'up' || free
      table.play((game) => endActivation(game), '', ...(open ? ([['lets-go', 'none']] as const) : []))
      return table.asked.includes('a: lets-go')
    }
    expect([offered('up', false), offered('down', false), offered('down', true)]).toEqual([true, false, true])
  })
})

test('bmg2/trait/lantern, bmg2/core/ko: an enemy that lies KO beside it is in contact with no model', () => {
  const why = (condition: 'up' | 'ko') =>
    actionBlockedReason(
      duel({ thug: { traits: ['lantern'], counters: 'S' }, hero: { condition } }),
      'trait:lantern',
    )
  expect([why('up'), why('ko')]).toEqual(['An enemy is in contact.', undefined])
})
