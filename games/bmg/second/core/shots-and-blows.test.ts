import { bodyOf } from '@gargoyle/bmg-common'
import { counterOutlook, freshActivation } from '@gargoyle/bmg-counters'
import { obstaclesFor } from '@gargoyle/bmg-counters/parts'
import { type ModelSketch, performById, to } from '@gargoyle/bmg-counters/testing'
import { weaponAt } from '@gargoyle/bmg-counters/toolkit'
import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { shootOut } from '../testing/duel.ts'
import { setTable } from '../testing/table.ts'
import { automaticShot } from '../traits/automatic-shot.ts'

const gun = { name: 'Gun', damage: 'I', rof: 2, ammo: 3 }

describe('shots', () => {
  test('bmg2/trait/expert-marksman, bmg2/core/ping: what a Ping! needs is told before the shot too', () => {
    const needs = (traits: readonly string[]) => {
      const crate = { ...box('crate', cm(45), cm(25), cm(1), cm(10), cm(2.5)), cover: 'medium' as const }
      const table = shootOut({ thug: { traits, weapons: [gun] } }, { pieces: [crate] })
      return table
        .play((game) => counterOutlook(game.state, game.content, 0, 0))
        .flatMap(({ steps }) => steps.map((step) => step.needs))
    }
    expect([needs([]), needs(['expert-marksman'])]).toEqual([[5], [6]])
  })

  test('bmg2/core/hit-roll: what hits automatically rolls no hit dice', () => {
    const table = shootOut({
      thug: { weapons: [{ ...gun, rules: ['automatic-hit', 'strength-2', 'firearm'] }] },
    })
    // Two damage dice and the collateral die.
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '2 3 5', ['shots', { '1': 2 }])
    expect(table.model('hero').injury).toBe(2)
  })

  test('bmg2/core/counter-removal-order: the rule that is named takes its counter first', () => {
    const first = (rule: string) => {
      const table = shootOut({
        hero: { counters: 'MS' },
        thug: { weapons: [{ ...gun, rules: ['sonic', 'cold', 'strength-2'] }] },
      })
      table.play(
        (game, { thug }) => performById(game, thug, 'ranged:0'),
        '5 1 2',
        ['shots', { '1': 1 }],
        ['counter-loss', rule],
      )
      return table.story.filter((text) => /costs 1/.test(text)).map((text) => text.includes('cold'))
    }
    expect([first('cold'), first('sonic')]).toEqual([
      [true, false],
      [false, true],
    ])
  })

  test('bmg2/core/counter-removal-order: the active player chooses, whichever side attacks; without one the attacker', () => {
    const asked = (active: 'hero' | 'thug' | undefined) => {
      const table = shootOut({
        hero: { counters: 'MS' },
        thug: { weapons: [{ ...gun, rules: ['sonic', 'cold', 'strength-2'] }] },
      })
      table.state.activation = active && freshActivation(table.model(active))
      table.play((game, { hero, thug }) => automaticShot(game, hero, thug, weaponAt(game, thug, 0)), '1 2', [
        'counter-loss',
        'cold',
      ])
      return table.asked
    }
    expect(asked('thug')).toEqual(['b: counter-loss'])
    expect(asked('hero')).toEqual(['a: counter-loss'])
    expect(asked(undefined)).toEqual(['b: counter-loss'])
  })

  test('bmg2/weapon-rule/protective: only a friend in contact holds its shield before another, not the enemy’s and not its own twice', () => {
    const shield = { weapons: [{ name: 'Shield', damage: 'S', rules: ['protective'] }] }
    const asked = (mate: Partial<ModelSketch>, hero: Partial<ModelSketch> = {}, agrees = false) => {
      const table = setTable({
        models: {
          thug: { seat: 'b', at: [30, 30], counters: 'AA', weapons: [gun] },
          hero: { seat: 'a', at: [53, 30], endurance: 9, ...hero },
          mate: { seat: 'a', at: [53, 33], endurance: 9, ...mate },
        },
        active: 'thug',
      })
      const dice = hero.weapons === undefined ? '5 1 2' : '5 1 1 2'
      table.play(
        (game, { thug }) => performById(game, thug, 'ranged:0'),
        dice,
        ['shots', { '1': 1 }],
        ...(agrees ? [['share-shield', 'no'] as const] : []),
      )
      return table.asked.length - 1
    }
    expect(asked(shield, {}, true)).toBe(1)
    expect([asked({ ...shield, at: [53, 34] }), asked({ ...shield, seat: 'b' }), asked({}, shield)]).toEqual([
      0, 0, 0,
    ])
  })

  test('bmg2/core/ping: a lamppost that touches the shooter is not in its way', () => {
    const met = (x: number) => {
      const table = setTable({
        models: {
          thug: { seat: 'b', at: [30, 30], weapons: [gun] },
          hero: { seat: 'a', at: [53, 30] },
        },
        markers: [{ kind: 'streetlamp', at: [x, 30] }],
      })
      return table.play((game, { thug, hero }) => obstaclesFor(game, thug, bodyOf(game, hero), hero).length)
    }
    expect([met(33), met(40)]).toEqual([0, 1])
  })

  test('bmg2/template/spray: a model that the shooter does not see is not hit', () => {
    const hit = (hidden: boolean) => {
      const table = setTable({
        models: {
          thug: {
            seat: 'b',
            at: [30, 30],
            counters: 'AA',
            weapons: [{ ...gun, rules: ['expansive', 'firearm'] }],
          },
          hero: { seat: 'a', at: [40, 30], endurance: 9 },
        },
        active: 'thug',
        ...(hidden ? { pieces: [box('wall', cm(33), cm(25), cm(0.5), cm(10), cm(8))] } : {}),
      })
      table.play((game, { thug }) => performById(game, thug, 'ranged:0'), hidden ? '' : '6 2', [
        'spray',
        { to: to(60, 30) },
      ])
      return table.model('hero').injury
    }
    expect([hit(false), hit(true)]).toEqual([1, 0])
  })
})

describe('blows', () => {
  test('bmg2/core/grab: bare hands grab, whatever weapon is there', () => {
    const table = setTable({
      models: {
        hero: {
          seat: 'a',
          at: [30, 30],
          counters: 'AS',
          weapons: [{ name: 'Axe', damage: 'III' }],
          strength: 2,
        },
        thug: { seat: 'b', touching: 'hero', endurance: 9 },
      },
      active: 'hero',
    })
    table.play((game, { hero }) => performById(game, hero, 'grab:-1'), '5 5 2')
    expect(table.model('thug')).toMatchObject({ injury: 0, stun: 1, effects: [{ id: 'immobilized', by: 0 }] })
    expect(table.play((game, { hero }) => weaponAt(game, hero, 0).damage.injury)).toBe(3)
  })
})
