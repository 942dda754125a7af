import { addEffect } from '@gargoyle/bmg-common'
import { inflict, trigger } from '@gargoyle/bmg-counters/parts'
import {
  ANY,
  actionBlockedReason,
  type ModelSketch,
  type TestAnswer,
  to,
} from '@gargoyle/bmg-counters/testing'
import { applies, isSpare, type Strike } from '@gargoyle/bmg-counters/toolkit'
import { recall } from '@gargoyle/engine'
import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { crewProblems } from '../testing/crew.ts'
import { inchesInCm } from '../testing/inches.ts'
import { strikeOf } from '../testing/stage.ts'
import { setTable } from '../testing/table.ts'
import { type TrioName, type TrioParts, trio } from '../testing/trio.ts'
import { dosesLeft, useDose } from './doses.ts'

const far = { at: [90, 90] } as const
const wall = [box('wall', cm(25), cm(31.6), cm(16), cm(0.2), cm(8))]
const behind = { at: [30, 34] } as const

describe('doses and armor', () => {
  test('bmg2/core/doses, bmg2/table/i-will-break-you: three Venom Doses more, and only those of the kind are used up', () => {
    const left = (args: readonly string[] | undefined, id: string) => {
      const table = trio(['venom-dose(2)', 'titan-dose(1)'])
      table.model('hero').memory = { 'something/else': true }
      useDose(table.model('hero'), 'venom-dose')
      return table.play((game, { hero }) => {
        if (args !== undefined) addEffect(game, hero, 'i-will-break-you', { until: 'game', args })
        addEffect(game, hero, 'blind', { until: 'round', args: ['venom'] })
        return dosesLeft(game, hero, id)
      })
    }
    expect([
      left(undefined, 'venom-dose'),
      left(['venom'], 'venom-dose'),
      left(['another'], 'venom-dose'),
      left(['venom'], 'titan-dose'),
    ]).toEqual([1, 4, 1, 1])
  })

  test.each(['power-armor', 'power-armor-mkii'])(
    'bmg2/trait/%s: SC against its own damage, while it is awake',
    (trait) => {
      const asked = (victim: TrioName, hero: Partial<ModelSketch>, ...answers: readonly TestAnswer[]) => {
        const table = trio([trait], { hero, mate: { counters: '' } })
        table.play((game, all) => inflict(game, all[victim], { injury: 1, cause: 'test' }), '', ...answers)
        return table.asked
      }
      const sc = { counters: 'SS' }
      expect(asked('hero', sc, ['power-armor', 0])).toEqual(['a: power-armor'])
      expect([
        asked('mate', sc),
        asked('hero', { ...sc, condition: 'ko', stun: 1 }),
        asked('hero', { counters: 'M' }),
      ]).toEqual([[], [], []])
    },
  )

  test('bmg2/trait/medic: a model without stuns loses an injury, and only fewer markers than Endurance wake', () => {
    const treated = (mate: Partial<ModelSketch>) => {
      const table = trio(['medic'], { thug: far, mate: { touching: 'hero', ...mate } })
      act(table, 'trait:medic')
      const { injury, stun, condition } = table.model('mate')
      return [injury, stun, condition]
    }
    expect(treated({ injury: 2 })).toEqual([1, 0, 'up'])
    expect(treated({ stun: 8, endurance: 6, condition: 'ko' })).toEqual([0, 6, 'ko'])
    expect(treated({ stun: 7, endurance: 6, condition: 'ko' })).toEqual([0, 5, 'down'])
  })

  test('bmg2/trait/handyman: 1SC for a vehicle with stuns in contact', () => {
    const asked = (thug: Partial<ModelSketch>, counters: string, ...answers: readonly TestAnswer[]) => {
      const table = trio(['handyman'], { hero: { counters }, thug: { traits: ['vehicle'], ...thug } })
      table.play((game) => trigger(game, 'round-end', {}), '', ...answers)
      return table.asked
    }
    expect(asked({ stun: 1 }, 'S', ['repair-vehicle', 'none'])).toEqual(['a: repair-vehicle'])
    expect([asked({ injury: 1 }, 'S'), asked({ stun: 1 }, 'M'), asked({ stun: 1, ...far }, 'S')]).toEqual([
      [],
      [],
      [],
    ])
  })

  test('bmg2/trait/repairman: only a vehicle that is damaged', () => {
    const why = (thug: Partial<ModelSketch>) =>
      actionBlockedReason(trio(['repairman'], { thug: { traits: ['vehicle'], ...thug } }), 'trait:repairman')
    expect([why({ injury: 1 }), why({})]).toEqual([undefined, 'No damaged vehicle is in contact.'])
  })
})

describe('markers', () => {
  test('bmg2/trait/mine: in contact, on no other marker, and other deeds of the game do not count', () => {
    const lay = (x: number) => {
      const table = trio(['mine'], { thug: far, mate: far }, { markers: [{ kind: 'sewer', at: [30, 33] }] })
      table.model('hero').memory = { 'something/else': 2 }
      act(table, 'trait:mine', '', ['mine', { to: x === 30 ? to(30, 33) : to(x, 30) }])
      return table.state.markers.length
    }
    expect(lay(33)).toBe(2)
    expect(() => lay(40)).toThrow('It must be in contact.')
    expect(() => lay(30)).toThrow('Markers never overlap.')
    expect(() => lay(-5)).toThrow()
  })

  test('bmg2/trait/mine: a vehicle sets off the mine that it touches, once', () => {
    const table = trio(['mine'], {
      mate: { ...far, traits: ['mine'] },
      thug: { traits: ['vehicle'], at: [60, 60], counters: '' },
    })
    act(table, 'trait:mine', '', ['mine', { to: to(33, 30) }])
    const drive = (x: number, dice: string) =>
      table.play((game, { thug }) => {
        thug.at = { x: cm(x), y: cm(30), z: 0 }
        return trigger(game, 'moved', { mover: thug, from: thug.at, how: 'move' })
      }, dice)
    drive(60, '')
    expect([table.model('thug').injury, table.state.markers.length]).toEqual([0, 1])
    drive(36, '2 3')
    expect([table.model('thug').injury, table.state.markers.length]).toEqual([3, 0])
  })

  test('bmg2/trait/canary-cry: it is aimed away from the model', () => {
    expect(() => act(trio(['canary-cry']), 'trait:canary-cry', '', ['spray', { to: to(30, 30) }])).toThrow(
      'Aim away from the model.',
    )
  })

  test('bmg2/trait/can-you-solve-this-x: X is what the die must reach; no clue lies on another marker or off the table', () => {
    const clue = (trait: string, die: string, at?: readonly [number, number], hero = [60, 60] as const) => {
      const table = trio(
        [trait],
        { hero: { at: hero }, thug: far },
        { markers: [{ kind: 'sewer', at: [60, 63] }] },
      )
      act(table, `trait:can-you-solve-this-x`, die, ...(at ? [['clue', { to: to(...at) }] as const] : []))
      return table.state.markers.length
    }
    expect([clue('can-you-solve-this-x(5)', '4'), clue('can-you-solve-this-x(3)', '3', [63, 60])]).toEqual([
      1, 2,
    ])
    expect(() => clue('can-you-solve-this-x(3)', '3', [60, 63])).toThrow('Markers never overlap.')
  })

  test('bmg2/core/seed-markers: 2" from every other marker, each of them', () => {
    const sow = (y: number) => {
      const table = trio(
        ['plant'],
        {},
        {
          markers: [
            { kind: 'sewer', at: [60, 60] },
            { kind: 'sewer', at: [100, 100] },
          ],
        },
      )
      table.play(
        (game) => trigger(game, 'game-start', {}),
        '',
        ['seed', { to: to(60, y) }],
        ['seed', { to: to(20, 20) }],
      )
      return table.state.markers.filter(({ kind }) => kind === 'seed').length
    }
    expect(sow(63 + inchesInCm(2))).toBe(2)
    expect(() => sow(62.9 + inchesInCm(2))).toThrow('2" from every other marker')
  })
})

describe('Plants', () => {
  test('bmg2/trait/plant: one that has grown grows no more; only its own push uproots it', () => {
    const table = trio(['plant'], {}, { markers: [{ kind: 'seed', at: [60, 60], seat: 'a' }] })
    table.play((game) => trigger(game, 'plan-start', {}))
    expect([table.asked, table.state.markers.length]).toEqual([[], 1])
    const left = (victim: TrioName) => {
      table.play((game, all) => trigger(game, 'pushed', { victim: all[victim], by: undefined }))
      return table.model('hero').condition
    }
    expect([left('mate'), left('hero')]).toEqual(['up', 'casualty'])
  })

  test('bmg2/trait/plant: three Plants for every 200 Reputation, whatever else is in the crew', () => {
    const joker = { affiliations: ['joker'], reputation: 10 } as const
    const crew = (plants: number) =>
      crewProblems(
        { reputation: 50 },
        {
          ivy: { ...joker, traits: ['plant'], times: plants },
          one: joker,
          two: { ...joker, traits: ['stealth'] },
          six: { ...joker, traits: ['stealth'] },
          ten: { ...joker, traits: ['stealth'] },
        },
        200,
      )
    expect([crew(3), crew(4).includes('bmg2/trait/plant')]).toEqual([[], true])
  })
})

describe('which models a trait is for', () => {
  test('bmg2/trait/the-big-blue-boy-scout: no Bruce Wayne of the enemy', () => {
    const asked = (parts: TrioParts, target: TrioName, ...answers: readonly TestAnswer[]) => {
      const table = trio(['the-big-blue-boy-scout'], parts)
      table.play(
        (game, all) => {
          const attacker = target === 'thug' ? all.mate : all.thug
          const strike: Strike = Object.assign(strikeOf(game, attacker, all[target]), { impacts: 1 })
          return trigger(game, 'impacts-known', { strike })
        },
        '',
        ...answers,
      )
      return table.asked
    }
    const bruce = { name: 'Bruce Wayne' }
    const name = 'the-big-blue-boy-scout'
    expect(asked({ mate: bruce }, 'mate', [name, 'no'])).toEqual([`a: ${name}`])
    expect(asked({ thug: bruce }, 'thug')).toEqual([])
  })

  test('bmg2/trait/mind-blast, bmg2/trait/psychologist: a model in sight, no vehicle', () => {
    const blast = (mate: Partial<ModelSketch>, hidden = false) =>
      actionBlockedReason(
        trio(['mind-blast'], { thug: far, mate }, hidden ? { pieces: wall } : {}),
        'trait:mind-blast',
      )
    expect(blast(behind)).toBeUndefined()
    expect([blast(behind, true), blast({ ...behind, traits: ['vehicle'] })]).not.toContain(undefined)
    const mad = { ...behind, traits: ['pyromania'] }
    const analyse = (hidden: boolean) =>
      actionBlockedReason(
        trio(['psychologist'], { mate: mad }, hidden ? { pieces: wall } : {}),
        'trait:psychologist',
      )
    expect([analyse(false), analyse(true)]).toEqual([
      undefined,
      'It sees no one with a mental disorder within 8".',
    ])
  })

  test('bmg2/trait/outlaw-field-commander: friends in sight, and itself', () => {
    const offered = (hidden: boolean, ...answers: readonly TestAnswer[]) => {
      const table = trio(['outlaw-field-commander'], { mate: behind }, hidden ? { pieces: wall } : {})
      act(table, 'trait:outlaw-field-commander', '', ...answers, ['gained-counter', ANY])
      return Object.keys(table.offered('target'))
    }
    expect([offered(false, ['target', '1']), offered(true)]).toEqual([['0', '1'], []])
  })

  test('bmg2/trait/mind-control: only a counter that the victim has', () => {
    const table = trio(['mind-control'], { thug: { counters: 'AD', willpower: 2 } })
    act(table, 'trait:mind-control', '6 6', ['counter', 'defense'])
    expect(Object.keys(table.offered('counter'))).toEqual(['attack', 'defense'])
  })

  test('bmg2/trait/elusive: failed dice of its own Ping!', () => {
    const asked = (roller: TrioName, purpose: string, missed: boolean, ...answers: readonly TestAnswer[]) => {
      const table = trio(['elusive'])
      table.play(
        (game, all) => {
          const { seat } = all[roller]
          const roll = game.dice.roll({ purpose: 'test', seat, rule: 'bmg2/trait/elusive' })
          const rolled = { roller: all[roller], purpose, strike: undefined, roll, succeeds: () => !missed }
          return trigger(game, 'dice-rolled', { rolled })
        },
        '1',
        ...answers,
      )
      return table.asked
    }
    expect(asked('hero', 'blink', true, ['elusive', 'no'])).toEqual(['a: elusive'])
    expect([
      asked('mate', 'blink', true),
      asked('hero', 'impact', true),
      asked('hero', 'blink', false),
    ]).toEqual([[], [], []])
  })
})

describe('what is lent', () => {
  const has = (trait: string, id: string, mate: Partial<ModelSketch>, hero: Partial<ModelSketch> = {}) =>
    trio([trait], { hero, mate }).content.cards[1]!.traitIds.has(id)

  test('bmg2/trait/kaos-agent: Henchmen that do not lead have Trickster', () => {
    expect([
      has('kaos-agent', 'trickster', {}),
      has('kaos-agent', 'trickster', { rank: 'sidekick' }),
      has('kaos-agent', 'trickster', { leads: true }),
    ]).toEqual([true, false, false])
  })

  test('bmg2/trait/riddler-bots: instead of Can You Solve This? only', () => {
    expect([
      has('riddler-bots', 'multitask', { traits: ['can-you-solve-this-x(4)'] }),
      has('riddler-bots', 'multitask', { traits: ['stealth'] }),
    ]).toEqual([true, false])
  })

  test('bmg2/trait/possessed: Henchmen without any icon of the boss, if it leads', () => {
    const boss = { rank: 'leader', leads: true, affiliations: ['joker'] } as const
    const lent = (mate: Partial<ModelSketch>, hero: Partial<ModelSketch> = boss) =>
      has('possessed', 'self-discipline', mate, hero)
    expect([
      lent({ affiliations: ['bane'] }),
      lent({ affiliations: ['bane', 'joker'] }),
      lent({ affiliations: ['bane'], rank: 'sidekick' }),
      lent({ affiliations: ['unknown'] }),
      lent({ affiliations: ['bane'] }, { ...boss, leads: false }),
    ]).toEqual([true, false, false, false, false])
  })

  test('bmg2/trait/possessed: up to three with another icon, no machines', () => {
    const boss = { traits: ['possessed'] }
    const bane = { affiliations: ['bane'], traits: ['stealth'] } as const
    const refused = ['bmg2/core/band-leader']
    const crew = (traits: readonly string[]) => crewProblems(boss, { bane: { ...bane, traits } })
    expect([crew(['stealth']), crew(['bot']), crew(['cybernetic'])]).toEqual([[], refused, refused])
    const three = { x: bane, y: { ...bane }, z: { ...bane } }
    expect(crewProblems(boss, { own: { affiliations: ['joker'] }, ...three })).toEqual([])
    expect(crewProblems(boss, { ...three, fourth: bane })).toEqual(refused)
    const clown = { affiliations: ['joker'], traits: ['possessed'] } as const
    expect(crewProblems({}, { clown, bane })).toEqual(refused)
  })
})

test('bmg2/trait/regrets: Flaming Wave is the one special attack that it does not use', () => {
  const table = trio([])
  table.play((game, { hero }) => void addEffect(game, hero, 'regrets', { until: 'round' }))
  expect(
    table.play((game, { hero }) =>
      ['flaming-wave', 'charge'].filter((purpose) =>
        applies(game, 'no-special-attack', { about: hero, purpose }),
      ),
    ),
  ).toEqual(['flaming-wave'])
})

describe('Batpod', () => {
  const rider = { alias: 'Batman (DKR)', rank: 'leader', reserve: true } as const
  const plan = (given: Partial<ModelSketch>, ...answers: readonly TestAnswer[]) => {
    const table = setTable({
      models: {
        pod: { seat: 'a', at: [30, 30], traits: ['batpod'], rank: 'leader' },
        rider: { seat: 'a', ...rider, ...given },
        boss: { seat: 'a', at: [60, 30], rank: 'leader', leads: true },
      },
      markers: [{ kind: 'loot', at: [60, 30], seat: 'a', carrier: 'boss' }],
    })
    table.play((game) => trigger(game, 'plan-start', {}), '', ...answers)
    return table
  }

  test('bmg2/trait/batpod: only its own rider that waits', () => {
    expect(plan({}, ['dismount', 'no']).asked).toEqual(['a: dismount'])
    expect([
      plan({ seat: 'b' }).asked,
      plan({ alias: 'Batman' }).asked,
      plan({ reserve: undefined as never, at: [90, 30] }).asked,
    ]).toEqual([[], [], []])
  })

  test('bmg2/trait/batpod: what others carry and lead stays theirs', () => {
    const table = plan({}, ['dismount', 'yes'])
    expect([table.state.markers[0]!.carrier, table.band('a').leader]).toEqual([2, 2])
    expect(table.state.models.map((model) => recall(model, isSpare))).toEqual([true, false, false])
  })
})
