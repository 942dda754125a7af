import { addEffect } from '@gargoyle/bmg-common'
import { beginActivation } from '@gargoyle/bmg-counters/parts'
import { actionBlockedReason, type ModelSketch, performById, to } from '@gargoyle/bmg-counters/testing'
import { applies, computeTotal } from '@gargoyle/bmg-counters/toolkit'
import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { strikeOf } from '../testing/stage.ts'
import { setTable } from '../testing/table.ts'
import { trio } from '../testing/trio.ts'

describe('bmg2/special-attack/charge', () => {
  const charge = (hero: Partial<ModelSketch>, end: readonly [number, number], dice = '') => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], traits: ['charge'], counters: 'MS', endurance: 12 },
        hero: { seat: 'a', at: [35, 30], endurance: 12, ...hero },
      },
      active: 'thug',
      pieces: [box('roof', cm(33), cm(40), cm(8), cm(8), cm(4))],
    })
    table.play((game, { thug }) => performById(game, thug, 'special:charge:-1'), dice, [
      'move',
      { legs: [{ to: to(...end) }] },
    ])
    return table.model('hero').stun
  }

  test('bmg2/special-attack/charge: no model on another level is touched', () => {
    expect(charge({ at: [37, 41, 4] }, [39, 30])).toBe(0)
  })

  test('bmg2/special-attack/charge: a model that stays in place charges no target', () => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], traits: ['charge'], counters: 'MS' },
        hero: { seat: 'a', touching: 'thug', endurance: 12 },
      },
      active: 'thug',
    })
    table.play((game, { thug }) => performById(game, thug, 'special:charge:-1'), '', ['move', { legs: [] }])
    expect(table.model('hero').stun).toBe(0)
    expect(table.state.activation).toMatchObject({ moved: true, basicMoveGone: true })
  })
})

describe('bmg2/special-attack/sneak-attack', () => {
  const SNEAK = 'special:sneak-attack:-1'

  test('bmg2/special-attack/sneak-attack: an enemy that saw it when its activation began is not surprised, one that did not cannot block', () => {
    const wall = [box('wall', cm(40), cm(10), cm(1), cm(60), cm(8))]
    const sneaker = (hidden: boolean) => {
      const far = { thug: { at: [60, 30] }, mate: { at: [30, 60] } } as const
      const table = trio(['sneak-attack'], far, hidden ? { pieces: wall } : {})
      table.play((game, { hero }) => beginActivation(game, hero), '', ['declare', 'move-attack'])
      return table
    }
    expect(actionBlockedReason(sneaker(false), SNEAK)).toBe('Every enemy saw it when its activation began.')
    const table = sneaker(true)
    table.play((game, { hero }) => performById(game, hero, SNEAK))
    expect(
      table.play((game, { hero, mate, thug }) =>
        [thug, mate].map((about) =>
          applies(game, 'cannot-block', { about, strike: strikeOf(game, hero, about) }),
        ),
      ),
    ).toEqual([true, false])
  })

  test('bmg2/special-attack/sneak-attack: it is not noted who sees a model without it', () => {
    const noted = (traits: readonly string[]) => {
      const table = trio(traits)
      table.play((game, { hero }) => beginActivation(game, hero), '', ['declare', 'move-attack'])
      return Object.hasOwn(table.state.activation!.memory, 'sneak-attack/seen-by')
    }
    expect([noted(['sneak-attack']), noted([])]).toEqual([true, false])
  })
})

test('bmg2/special-attack/technique: what a model has switched on helps no friend', () => {
  const table = trio(['precise-blow'])
  table.play((game, { hero }) => performById(game, hero, 'special:precise-blow:-1'))
  expect(
    table.play((game, { hero, mate, thug }) =>
      [hero, mate].map((about) =>
        computeTotal(game, 'impact-roll', { about, strike: strikeOf(game, about, thug) }, 0),
      ),
    ),
  ).toEqual([1, 0])
})

describe('bmg2/trait/plead: who is moved to pity does not attack the one that pleaded, by any way that is aimed', () => {
  const pitying = (traits: readonly string[], counters: string, menace = false) => {
    const table = trio(traits, {
      hero: { counters },
      mate: { at: [30, 33], seat: 'b' },
      thug: { defense: 3 },
    })
    table.play((game, { hero, thug }) => {
      if (menace) addEffect(game, thug, 'menace', { until: 'round' })
      else addEffect(game, hero, 'plead', { until: 'round', by: thug, each: true })
    })
    return table
  }
  const struck = (table: ReturnType<typeof pitying>, who: 'mate' | 'thug') =>
    table.story.filter((line) => line.startsWith('hero') && line.includes(` ${who}`)).length > 0

  test('bmg2/special-attack/360-attack: the others around are struck', () => {
    const table = pitying(['360-attack'], 'AS')
    act(table, 'special:360-attack:-1', '1')
    expect([struck(table, 'mate'), struck(table, 'thug')]).toEqual([true, false])
    const alone = pitying(['360-attack'], 'AS')
    alone.model('mate').at = { x: cm(90), y: cm(90), z: 0 }
    expect(actionBlockedReason(alone, 'special:360-attack:-1')).toBe('No model is in reach.')
  })

  test('bmg2/special-attack/360-attack, bmg2/trait/menace: a counter more for the one that menaces, or it is left out', () => {
    const poor = pitying(['360-attack'], 'AS', true)
    act(poor, 'special:360-attack:-1', '1')
    expect([struck(poor, 'mate'), struck(poor, 'thug')]).toEqual([true, false])
    const rich = pitying(['360-attack'], 'ASD', true)
    act(rich, 'special:360-attack:-1', '1 1')
    expect([struck(rich, 'mate'), struck(rich, 'thug')]).toEqual([true, true])
    expect(rich.model('hero').counters.defense).toBe(0)
  })

  test('bmg2/special-attack/charge: it passes by unharmed', () => {
    const ridden = (pity: boolean) => {
      const table = setTable({
        models: {
          thug: { seat: 'b', at: [30, 30], traits: ['charge'], counters: 'MS', endurance: 12 },
          hero: { seat: 'a', at: [35, 30], endurance: 12 },
        },
        active: 'thug',
      })
      table.play((game, { hero, thug }) => {
        if (pity) addEffect(game, thug, 'plead', { until: 'round', by: hero, each: true })
      })
      act(table, 'special:charge:-1', pity ? '' : '6 1', ['move', { legs: [{ to: to(39, 30) }] }])
      return table.model('hero').stun
    }
    expect([ridden(true), ridden(false)]).toEqual([0, 2])
  })
})
