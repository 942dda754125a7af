import { addEffect, hasEffect } from '@gargoyle/bmg-common'
import { casualtyRecount, trigger } from '@gargoyle/bmg-counters/parts'
import { actionBlockedReason, type TestAnswer, to } from '@gargoyle/bmg-counters/testing'
import { applies, type Strike, skill } from '@gargoyle/bmg-counters/toolkit'
import { cm } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { crewProblems } from '../testing/crew.ts'
import { strikeOf } from '../testing/stage.ts'
import { setTable } from '../testing/table.ts'
import { type TrioName, type TrioParts, trio } from '../testing/trio.ts'

const far = { at: [90, 90] } as const

describe('traits with A', () => {
  test('bmg2/trait/a-challenge-for-you: with two objectives of the enemy, not with those without an owner', () => {
    const asked = (markers: readonly ('a' | 'b' | undefined)[], ...answers: readonly TestAnswer[]) => {
      const table = trio(
        ['a-challenge-for-you'],
        {},
        {
          markers: markers.map((seat, n) => ({
            kind: 'riddle',
            at: [60, 20 + 10 * n],
            ...(seat && { seat }),
          })),
        },
      )
      table.play((game) => trigger(game, 'game-start', {}), '', ...answers)
      return table.asked
    }
    expect(asked(['b', 'b'], ['switch-objectives', 'none'])).toEqual(['a: switch-objectives'])
    expect([asked(['b', 'a']), asked(['b', undefined])]).toEqual([[], []])
  })

  test('bmg2/trait/assistance: a Robin does not assist himself, nor an enemy', () => {
    const robin = { alias: 'Robin', traits: ['boy-wonder'] }
    const willpower = (parts: TrioParts) =>
      trio(['assistance'], parts).play((game, { hero }) => skill(game, 'willpower', hero))
    expect([
      willpower({ mate: robin }),
      willpower({ hero: { alias: 'Robin', traits: ['boy-wonder', 'assistance'] } }),
      willpower({ thug: robin }),
    ]).toEqual([6, 5, 5])
  })

  test('bmg2/trait/anger-management: it shoots at the nearest friend, and strikes at none', () => {
    const table = trio(['anger-management'], { thug: far })
    const purposes = ['ranged', 'melee']
    expect(
      table.play((game, { hero, mate, thug }) => [
        ...purposes.map((purpose) => applies(game, 'attacks-friends', { about: hero, other: mate, purpose })),
        ...purposes.map((purpose) => applies(game, 'attacks-friends', { about: hero, other: thug, purpose })),
      ]),
    ).toEqual([true, false, false, false])
  })

  test('bmg2/trait/arkham-asylum-doctor, bmg2/trait/psychiatrist: with a patient near', () => {
    const why = (trait: string, mate: TrioParts['mate']) =>
      actionBlockedReason(trio([trait], { mate: mate! }), `trait:${trait}`)
    for (const trait of ['arkham-asylum-doctor', 'psychiatrist']) {
      expect(why(trait, { traits: ['pyromania'] })).toBeUndefined()
      expect(why(trait, {})).toContain('with a mental disorder')
      expect(why(trait, { traits: ['pyromania'], condition: 'ko' })).toContain('with a mental disorder')
      expect(why(trait, { traits: ['pyromania'], condition: 'down' })).toBeUndefined()
    }
  })

  test('bmg2/trait/aversion: whichever model it names, but never itself', () => {
    const clown = { affiliations: ['joker'] } as const
    const crew = (other: string) =>
      crewProblems(
        {},
        {
          hater: { ...clown, alias: 'Bane', traits: ['aversion(harley, bane)'] },
          other: { ...clown, alias: other },
        },
      )
    expect([crew('Harley'), crew('Clown')]).toEqual([['bmg2/trait/aversion'], []])
  })

  test('bmg2/trait/autorepair-x: X is what the die must reach', () => {
    const repaired = (trait: string, die: string) => {
      const table = trio([trait], { hero: { stun: 2 } })
      table.play((game) => trigger(game, 'objectives-scored', { controlled: [] }), die)
      return 2 - table.model('hero').stun
    }
    expect([
      repaired('autorepair-x(5)', '4'),
      repaired('autorepair-x(5)', '5'),
      repaired('autorepair-x(3)', '3'),
    ]).toEqual([0, 1, 1])
  })
})

describe('traits with C', () => {
  test('bmg2/trait/chaotic-planner: no die for a strategy that has come to nothing already', () => {
    const roll = (stopped: string | undefined, dice: string, seat: TrioName) => {
      const halt = { stopped }
      trio(['chaotic-planner']).play(
        (game, all) => trigger(game, 'playing-strategy', { seat: all[seat].seat, halt }),
        dice,
      )
      return halt.stopped
    }
    expect(roll(undefined, '1', 'hero')).toBe('Chaotic Planner')
    expect(roll('another rule', '', 'hero')).toBe('another rule')
    expect(roll(undefined, '', 'thug')).toBeUndefined()
  })

  test('bmg2/trait/charm: no roll for a strike that has failed already', () => {
    const left = (dice: number, faces: string) =>
      trio(['charm']).play((game, { hero, thug }) => {
        const strike: Strike = Object.assign(strikeOf(game, thug, hero), { dice })
        return (function* () {
          yield* trigger(game, 'strike-begins', { strike })
          return strike.dice
        })()
      }, faces)
    expect([left(2, '6 6'), left(2, '1 1'), left(0, '')]).toEqual([0, 2, 0])
  })

  test('bmg2/trait/chlorokinesis: who travels leaves its cover', () => {
    const table = trio(['chlorokinesis'], { mate: { traits: ['plant'] } })
    table.play((game, { hero }) => void addEffect(game, hero, 'cover', { until: 'game' }))
    act(table, 'trait:chlorokinesis', '', ['place', { to: to(30, 36) }])
    expect([table.model('hero').at!.y, hasEffect(table.model('hero'), 'cover')]).toEqual([cm(36), false])
  })

  test('bmg2/trait/corrupt: Cops only, and those of its own affiliation are not counted', () => {
    const cop = { affiliations: ['bane'], traits: ['cop'], as: 'henchman' } as const
    const crew = (models: Parameters<typeof crewProblems>[1]) => crewProblems({ traits: ['corrupt'] }, models)
    const clown = { affiliations: ['joker'], traits: ['cop'] } as const
    expect(crew({ one: clown, two: { ...clown }, x: cop, y: { ...cop }, z: { ...cop } })).toEqual([])
    expect(crew({ x: { affiliations: ['bane'] } })).toEqual(['bmg2/core/band-leader'])
  })

  test('bmg2/trait/criminology: it takes Runaway from enemies within 12", nothing else', () => {
    const table = trio(['criminology'])
    expect(
      table.play((game, { mate, thug }) => [
        ...['runaway', 'stealth'].map((purpose) => applies(game, 'loses-trait', { about: thug, purpose })),
        applies(game, 'loses-trait', { about: mate, purpose: 'runaway' }),
      ]),
    ).toEqual([true, false, false])
  })

  test('bmg2/trait/cybernetic: only its own recovery rolls are made again', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['cybernetic'] },
        mate: { seat: 'a', at: [40, 30], stun: 2 },
      },
      stage: 'recount',
      part: 0,
    })
    table.play((game) => casualtyRecount(game), '3')
    expect(table.model('mate').stun).toBe(2)
    const fight = trio(['cybernetic'], { hero: { counters: 'A' }, mate: far, thug: { counters: '' } })
    act(fight, 'melee:-1', '1')
    expect(fight.model('thug').stun).toBe(0)
  })

  test('bmg2/trait/cowards-reward: enemies that leave contact with it, no others', () => {
    const injured = (mover: TrioName, place: readonly [number, number], parts: TrioParts = {}, dice = '') => {
      const table = trio([], { thug: { counters: '', movement: 3 }, ...parts })
      table.play((game, { hero }) => void addEffect(game, hero, 'cowards-reward', { until: 'round' }))
      table.play((game, all) => {
        const [x, y] = place
        return trigger(game, 'departing', { mover: all[mover], to: { x: cm(x), y: cm(y), z: 0 } })
      }, dice)
      return table.model(mover).injury
    }
    expect(injured('thug', [40, 30], {}, '6')).toBe(1)
    // Around it, in contact all the time; from elsewhere; a friend.
    expect(injured('thug', [27, 30])).toBe(0)
    expect(injured('thug', [50, 30], { thug: { at: [40, 30] } })).toBe(0)
    expect(injured('mate', [50, 30], { mate: { at: [30, 33] } })).toBe(0)
  })
})
