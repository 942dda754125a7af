import { addEffect, isImmune } from '@gargoyle/bmg-common'
import { inflict, trigger } from '@gargoyle/bmg-counters/parts'
import { actionBlockedReason, type ModelSketch, type TestAnswer } from '@gargoyle/bmg-counters/testing'
import { applies, computeTotal, skill, spendable } from '@gargoyle/bmg-counters/toolkit'
import { remember } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { crewReport } from '../testing/crew.ts'
import { strikeOf } from '../testing/stage.ts'
import { setTable } from '../testing/table.ts'
import { type TrioName, type TrioParts, trio } from '../testing/trio.ts'
import { isFromHiding } from './h.ts'

const boss = { rank: 'leader', leads: true } as const

describe('traits with H', () => {
  test('bmg2/trait/hard-guys: Henchmen of its own crew', () => {
    const gloves = { traits: ['reinforced-gloves'] }
    const table = trio(['hard-guys'], { hero: boss, mate: gloves, thug: gloves })
    const again = (who: TrioName) =>
      table.play((game, all) => computeTotal(game, 'damage-rerolls', { about: all[who] }, 0) > 0)
    expect([again('mate'), again('thug')]).toEqual([true, false])
  })

  test('bmg2/trait/heir-to-the-cowl: another Batman keeps it from leading, its own name does not', () => {
    const ranks = (alias: string, other: string) =>
      crewReport(
        {},
        {
          heir: { affiliations: ['joker'], rank: 'sidekick', alias, traits: ['heir-to-the-cowl'] },
          other: { affiliations: ['joker'], alias: other },
        },
      ).violations.length
    // A second Leader is one too many.
    expect(ranks('Batman (Heir)', 'Clown')).toBe(ranks('Nightwing', 'Clown'))
    expect(ranks('Nightwing', 'Batman')).not.toBe(ranks('Nightwing', 'Clown'))
  })

  test('bmg2/trait/hidden-sniper: an enemy within 12" of any edge, and no Ping! against that shot only', () => {
    const why = (x: number, y: number) =>
      actionBlockedReason(
        trio(['hidden-sniper'], { thug: { at: [x, y] }, hero: { at: [x, y + 6] } }, { round: 2 }),
        'trait:hidden-sniper',
      )
    expect([why(20, 62), why(100, 62), why(62, 20), why(62, 100)]).toEqual(Array(4).fill(undefined))
    expect(why(66, 66)).toContain('within 12" of an edge')
    const ping = (noted: boolean) =>
      trio(['hidden-sniper']).play((game, { hero, thug }) => {
        const strike = strikeOf(game, hero, thug, { kind: 'ranged' })
        if (noted) remember(strike.attack, isFromHiding, true)
        return applies(game, 'ignores-blink', { about: hero, strike })
      })
    expect([ping(true), ping(false)]).toEqual([true, false])
  })

  test('bmg2/trait/hover: only hits in close combat need a natural 6, and only its own fall hurts', () => {
    const table = trio(['hover'], { hero: { counters: '' } })
    table.play((game, { hero }) => void addEffect(game, hero, 'hover', { until: 'game' }))
    const sixes = (kind: 'melee' | 'ranged', purpose: string) =>
      table.play((game, { hero, thug }) =>
        applies(game, 'only-sixes', { about: thug, strike: strikeOf(game, thug, hero, { kind }), purpose }),
      )
    expect([sixes('melee', 'impact'), sixes('ranged', 'impact'), sixes('melee', 'block')]).toEqual([
      true,
      false,
      false,
    ])
    table.play((game, { mate }) => trigger(game, 'knocked-down', { victim: mate }))
    expect(table.model('hero').injury).toBe(0)
    table.play((game, { hero }) => trigger(game, 'knocked-down', { victim: hero }))
    expect(table.model('hero').injury).toBe(2)
  })

  test('bmg2/trait/hover: a model that takes the hits for it is not in the air', () => {
    const table = trio([])
    table.play((game, { hero }) => void addEffect(game, hero, 'hover', { until: 'game' }))
    expect(
      table.play((game, { hero, mate, thug }) => {
        const strike = Object.assign(strikeOf(game, thug, hero), { sufferer: mate })
        return [
          applies(game, 'only-sixes', { about: thug, strike, purpose: 'impact' }),
          applies(game, 'ignores-blink', { about: thug, strike }),
        ]
      }),
    ).toEqual([false, false])
  })

  test('bmg2/trait/huge: Large and Huge models get hold of it', () => {
    const table = trio(['huge'], { mate: { traits: ['large'] } })
    expect(
      table.play((game, { hero, mate, thug }) =>
        [mate, thug].map((other) => applies(game, 'evades-grabs', { about: hero, other })),
      ),
    ).toEqual([false, true])
  })
})

describe('traits with I and J', () => {
  test('bmg2/trait/ice-flash: a target that holds out loses 1MC, if it has any', () => {
    const left = (counters: string) => {
      const table = trio(['ice-flash'], { mate: { at: [90, 90] }, thug: { counters } })
      act(table, 'trait:ice-flash', '1 1')
      return table.model('thug').counters.movement
    }
    expect([left('MM'), left('A')]).toEqual([1, 0])
  })

  test('bmg2/trait/incorporeal: only while it lasts, and only for itself', () => {
    const after = (victim: TrioName, on: boolean) => {
      const table = trio(['incorporeal'], { hero: { counters: '' }, mate: { counters: '' } })
      if (on) table.play((game, { hero }) => void addEffect(game, hero, 'incorporeal', { until: 'round' }))
      const through = table.play((game, { hero }) => applies(game, 'goes-through-scenery', { about: hero }))
      table.play((game, all) => inflict(game, all[victim], { stun: 1, cause: 'test' }))
      return [through, table.model(victim).stun]
    }
    expect([after('hero', true), after('mate', true), after('hero', false)]).toEqual([
      [true, 0],
      [true, 1],
      [false, 1],
    ])
  })

  test('bmg2/trait/invulnerability: no critical makes it a casualty, other effects work', () => {
    expect(
      trio(['invulnerability(1)']).play((game, { hero }) =>
        ['casualty', 'stunned', 'blind'].filter((id) => isImmune(game, hero, id)),
      ),
    ).toEqual(['casualty'])
  })

  test('bmg2/trait/intimidate: no SC and no second Willpower rolls, but other counters and rolls', () => {
    const table = trio(['leadership', 'huge'])
    table.play((game, { hero }) => void addEffect(game, hero, 'intimidate', { until: 'round' }))
    const kinds = ['movement', 'attack', 'defense', 'special'] as const
    expect(
      table.play((game, { hero }) => [
        ...kinds.filter((kind) => spendable(game, hero, kind) > 0),
        ...['willpower', 'endurance'].filter((purpose) =>
          applies(game, 'skill-rerolls', { about: hero, purpose }),
        ),
      ]),
    ).toEqual(['movement', 'attack', 'defense', 'endurance'])
  })

  test('bmg2/trait/jokers-gas: all breathe it in table order', () => {
    const table = trio(
      [],
      { mate: { traits: ['jokers-gas'] }, hero: { counters: '', endurance: 6 } },
      { active: 'mate' },
    )
    // The first fails, the others hold out.
    act(table, 'trait:jokers-gas', '6 6 1 1 1 1')
    expect((['hero', 'mate', 'thug'] as const).map((name) => table.model(name).injury)).toEqual([1, 0, 0])
  })

  test('bmg2/trait/joy-for-the-victory: dice of Willpower rolls only', () => {
    const table = trio(['joy-for-the-victory'])
    const bonus = (who: TrioName, purpose: string) =>
      table.play((game, all) => computeTotal(game, 'skill-dice', { about: all[who], purpose }, 0))
    expect([
      bonus('mate', 'willpower'),
      bonus('mate', 'endurance'),
      bonus('hero', 'endurance'),
      bonus('thug', 'willpower'),
    ]).toEqual([-1, 0, 0, 0])
  })

  test('bmg2/trait/jump-up: when it falls itself, and nothing else keeps it up', () => {
    const asked = (victim: TrioName, averted?: string, ...answers: readonly TestAnswer[]) => {
      const table = trio(['jump-up'])
      table.play(
        (game, all) => trigger(game, 'knocking-down', { victim: all[victim], fall: { averted } }),
        '',
        ...answers,
      )
      return table.asked
    }
    expect(asked('hero', undefined, ['jump-up', 'no'])).toEqual(['a: jump-up'])
    expect([asked('mate'), asked('hero', 'another rule')]).toEqual([[], []])
  })
})

describe('traits with L', () => {
  test('bmg2/trait/leadership: friends make Willpower rolls again, no others', () => {
    const table = trio(['leadership'])
    expect(
      table.play((game, { mate }) =>
        ['willpower', 'endurance'].filter((purpose) =>
          applies(game, 'skill-rerolls', { about: mate, purpose }),
        ),
      ),
    ).toEqual(['willpower'])
  })

  test('bmg2/trait/lazy-cousins: another cousin of either crew will do', () => {
    const cousin = { traits: ['lazy-cousins'] }
    const willpower = (parts: TrioParts) =>
      trio(['lazy-cousins'], parts).play((game, { hero }) => skill(game, 'willpower', hero))
    expect([willpower({}), willpower({ mate: cousin }), willpower({ thug: cousin })]).toEqual([4, 5, 5])
  })

  test('bmg2/trait/living-legend: after its first activation it waits for another to end, and for no longer', () => {
    const none = { counters: '' }
    const table = trio(['living-legend'], { hero: none, mate: none, thug: none })
    const waits = () => table.play((game, { hero }) => applies(game, 'cannot-activate', { about: hero }))
    const end = (who: TrioName) =>
      table.play((game, all) => {
        all[who].activated = true
        return trigger(game, 'activation-end', { active: all[who] })
      })
    table.model('hero').memory = { 'something/else': true }
    end('mate')
    expect([waits(), table.model('hero').roundMemory]).toEqual([false, {}])
    end('hero')
    expect([waits(), table.model('hero').activated]).toEqual([true, false])
    table.model('mate').activated = false
    end('mate')
    expect([waits(), table.model('hero').memory]).toEqual([false, { 'something/else': true }])
  })

  test('bmg2/trait/long-guns: up to three Henchmen with short-range firearms', () => {
    const gun = (...rules: readonly string[]) => [{ name: 'Gun', damage: 'I', rof: 1, rules }]
    const henchman = (n: number, weapons: ModelSketch['weapons'] = gun('firearm', 'short-range')) =>
      ({ seat: 'a', at: [40, 10 * n], ...(weapons && { weapons }) }) as const
    const hand = (picked: readonly string[]) => {
      const table = setTable<string>({
        models: {
          boss: { seat: 'a', at: [30, 30], traits: ['long-guns'], ...boss },
          one: henchman(1),
          two: henchman(2),
          three: henchman(3),
          four: henchman(4),
          long: henchman(5, gun('firearm')),
          bow: henchman(6, gun('short-range')),
          fists: henchman(7, []),
        },
      })
      table.play((game) => trigger(game, 'hired', {}), '', ['long-guns', picked])
      const guns = table.state.models.filter(({ effects }) => effects.some(({ id }) => id === 'long-guns'))
      return [Object.keys(table.offered('long-guns')), guns.map(({ id }) => id)]
    }
    expect(hand(['1', '3'])).toEqual([
      ['1', '2', '3', '4'],
      [1, 3],
    ])
    expect(() => hand(['1', '2', '3', '4'])).toThrow()
  })
})
