import { addEffect, hasEffect, isImmune } from '@gargoyle/bmg-common'
import { inflict, trigger } from '@gargoyle/bmg-counters/parts'
import { actionBlockedReason, type TestAnswer } from '@gargoyle/bmg-counters/testing'
import {
  applies,
  computeTotal,
  isDenied,
  knockOut,
  type Strike,
  skill,
  spendable,
} from '@gargoyle/bmg-counters/toolkit'
import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { strikeOf } from '../testing/stage.ts'
import { type TrioName, type TrioParts, trio } from '../testing/trio.ts'

const away = { at: [90, 90] } as const
const wall = [box('wall', cm(25), cm(31.6), cm(16), cm(0.2), cm(8))]

describe('what a trait names', () => {
  test.each([
    ['superior-sense-of-smell', ['blind']],
    ['detective-mode', ['blind']],
    ['enhanced-vision', ['blind']],
    ['safe-hands', ['steal']],
    ['self-discipline', ['hypnotize']],
  ] as const)('bmg2/trait/%s: immune to what it names only', (trait, named) => {
    const all = ['blind', 'steal', 'hypnotize', 'smoke', 'poison', 'stunned']
    expect(trio([trait]).play((game, { hero }) => all.filter((id) => isImmune(game, hero, id)))).toEqual(
      named,
    )
  })

  test.each([
    ['boy-wonder', ['handy']],
    ['football-gear', ['sharp', 'heavy']],
  ] as const)('bmg2/trait/%s: what it names of a weapon does nothing to it', (trait, named) => {
    const all = ['handy', 'sharp', 'heavy', 'reach']
    expect(
      trio([trait]).play((game, { hero, thug }) =>
        all.filter((id) => isDenied(game, strikeOf(game, thug, hero), id)),
      ),
    ).toEqual(named)
  })

  test('bmg2/trait/backpack: only loot takes it no counter', () => {
    const all = ['loot', 'stand', 'jump', 'manipulate']
    expect(
      trio(['backpack']).play((game, { hero }) =>
        all.filter((purpose) => applies(game, 'no-counter-for', { about: hero, purpose })),
      ),
    ).toEqual(['loot'])
  })

  test('bmg2/trait/batpod: it neither climbs nor jumps, but drops and vaults', () => {
    const all = ['climb', 'jump', 'drop', 'vault']
    expect(
      trio(['batpod']).play((game, { hero }) =>
        all.filter((purpose) => applies(game, 'cannot-go-by', { about: hero, purpose })),
      ),
    ).toEqual(['climb', 'jump'])
  })

  test('bmg2/trait/tireless: Special Counters stand in for Movement Counters only', () => {
    const pays = ['special-movement', 'special-attack', 'attack-movement']
    expect(
      trio(['tireless']).play((game, { hero }) =>
        pays.filter((purpose) => computeTotal(game, 'stand-in', { about: hero, purpose }, 0) > 0),
      ),
    ).toEqual(['special-movement'])
  })

  test('bmg2/trait/stop: who is stopped has Defense -1 and spends no MC, but other counters', () => {
    const table = trio([])
    table.play((game, { hero }) => void addEffect(game, hero, 'stopped', { until: 'round' }))
    const kinds = ['movement', 'attack', 'defense', 'special'] as const
    expect(
      table.play((game, { hero }) => [
        skill(game, 'defense', hero),
        ...kinds.filter((kind) => spendable(game, hero, kind) > 0),
      ]),
    ).toEqual([2, 'attack', 'defense', 'special'])
  })
})

test('bmg2/trait/hates-humanity: traits of friends do nothing to it, those of enemies do', () => {
  const table = trio(['hates-humanity', 'runaway'], {
    thug: { traits: ['criminology'] },
    mate: { traits: ['leadership'] },
  })
  expect(
    table.play((game, { hero }) => [
      applies(game, 'loses-trait', { about: hero, purpose: 'runaway' }),
      applies(game, 'skill-rerolls', { about: hero, purpose: 'willpower' }),
    ]),
  ).toEqual([true, false])
  const other = trio([], { mate: { traits: ['leadership'] } })
  expect(
    other.play((game, { hero }) => applies(game, 'skill-rerolls', { about: hero, purpose: 'willpower' })),
  ).toBe(true)
})

describe('damage to others', () => {
  /** Injuries and stuns of a model that takes an injury from a weapon of the enemy with these rules. */
  const hurt = (trait: string, victim: TrioName, rules: readonly string[], parts: TrioParts = {}) => {
    const quiet = { counters: '' }
    const table = trio([trait], {
      mate: { ...quiet, ...parts.mate },
      hero: { ...quiet, ...parts.hero },
      thug: { weapons: [{ damage: 'II', rules }], ...quiet, ...parts.thug },
    })
    table.play((game, all) => {
      const strike = strikeOf(game, all.thug, all[victim], { arm: 0 })
      return inflict(game, all[victim], { injury: 2, strike, cause: 'test' })
    })
    const { injury, stun } = table.model(victim)
    return [injury, stun]
  }

  test('bmg2/trait/flak-armor: only what explodes at itself', () => {
    expect(hurt('flak-armor', 'hero', ['explosive'])).toEqual([0, 0])
    expect([hurt('flak-armor', 'hero', []), hurt('flak-armor', 'mate', ['explosive'])]).toEqual([
      [2, 0],
      [2, 0],
    ])
  })

  test('bmg2/trait/kevlar-vest: no vest of a friend helps', () => {
    expect([hurt('kevlar-vest', 'hero', []), hurt('kevlar-vest', 'mate', [])]).toEqual([
      [1, 0],
      [2, 0],
    ])
  })

  test('bmg2/trait/non-lethal-ammo: only its own shots do stuns', () => {
    const shot = (attacker: TrioName, kind: 'melee' | 'ranged') => {
      const table = trio(['non-lethal-ammo'], { mate: { counters: '' }, thug: { counters: '' } })
      table.play((game, all) =>
        inflict(game, all.thug, {
          injury: 1,
          strike: strikeOf(game, all[attacker], all.thug, { kind }),
          cause: 'test',
        }),
      )
      return table.model('thug').stun
    }
    expect([shot('hero', 'ranged'), shot('hero', 'melee'), shot('mate', 'ranged')]).toEqual([1, 0, 0])
  })

  test('bmg2/trait/survivor: it saves itself, and only if nothing else has', () => {
    const saved = (victim: TrioName, averted?: string, dice = '') => {
      const rescue = { averted }
      trio(['survivor'], { hero: { injury: 12 } }).play(
        (game, all) => trigger(game, 'dying', { victim: all[victim], by: undefined, rescue }),
        dice,
      )
      return rescue.averted
    }
    expect([saved('mate'), saved('hero', 'other'), saved('hero', undefined, '5')]).toEqual([
      undefined,
      'other',
      'Survivor',
    ])
  })

  test('bmg2/trait/vulnerability-to-fire, bmg2/trait/weakness-to-cold: only what happens to itself', () => {
    const burns = (victim: TrioName) => {
      const table = trio(['vulnerability-to-fire'], { hero: { counters: '' } })
      table.play((game, all) => trigger(game, 'burning', { victim: all[victim], markers: 1 }))
      return table.model('hero').injury
    }
    const chills = (victim: TrioName, what: string) => {
      const table = trio(['weakness-to-cold'], { hero: { counters: '' } })
      table.play((game, all) => trigger(game, 'suffered', { victim: all[victim], what, by: undefined }))
      return table.model('hero').injury
    }
    expect([burns('hero'), burns('mate')]).toEqual([2, 0])
    expect([chills('hero', 'cooled'), chills('hero', 'blind'), chills('mate', 'cooled')]).toEqual([1, 0, 0])
  })

  test('bmg2/trait/plant: another’s K.O. does not uproot it', () => {
    const left = (victim: TrioName) => {
      const table = trio(['plant'])
      table.play((game, all) => knockOut(game, all[victim], undefined))
      return table.model('hero').condition
    }
    expect([left('mate'), left('hero')]).toEqual(['up', 'casualty'])
  })

  test.each(['delirium', 'bot'])('bmg2/trait/%s: only its own recovery is over', (trait) => {
    const done = (model: TrioName) => {
      const recovery = { done: false }
      trio([trait]).play((game, all) => trigger(game, 'recovering', { model: all[model], recovery }))
      return recovery.done
    }
    expect([done('hero'), done('mate')]).toEqual([true, false])
  })
})

describe('taking hits', () => {
  const hit = (
    trait: string,
    target: TrioName,
    parts: TrioParts,
    impacts: number,
    rest: Parameters<typeof trio>[2] = {},
    ...answers: readonly TestAnswer[]
  ) => {
    const table = trio([trait], parts, rest)
    table.play(
      (game, all) => {
        const strike: Strike = Object.assign(strikeOf(game, all.thug, all[target]), { impacts })
        return trigger(game, 'impacts-known', { strike })
      },
      '',
      ...answers,
    )
    return table.asked
  }
  const leader = { mate: { rank: 'leader' } } as const
  const no: TestAnswer = ['bodyguard', 'no']

  test('bmg2/trait/bodyguard: for a friend that is hit, in sight within 2 inches', () => {
    expect(hit('bodyguard', 'mate', leader, 1, {}, no)).toEqual(['a: bodyguard'])
    expect(hit('bodyguard', 'mate', leader, 0)).toEqual([])
    expect(hit('bodyguard', 'hero', { hero: { rank: 'leader' } }, 1)).toEqual([])
    expect(hit('bodyguard', 'mate', { mate: { rank: 'leader', at: [60, 33] } }, 1)).toEqual([])
    expect(hit('bodyguard', 'mate', { mate: { rank: 'leader', at: [30, 34] } }, 1, { pieces: wall })).toEqual(
      [],
    )
  })

  test('bmg2/trait/bracelets-of-submission: the first enemy shot that hits itself', () => {
    const left = (target: TrioName, kind: 'melee' | 'ranged', impacts: number, dice: string) => {
      const table = trio(['bracelets-of-submission'])
      return table.play((game, all) => {
        const strike: Strike = Object.assign(strikeOf(game, all.thug, all[target], { kind }), { impacts })
        return (function* () {
          yield* trigger(game, 'impacts-known', { strike })
          return strike.impacts
        })()
      }, dice)
    }
    expect(left('hero', 'ranged', 2, '1')).toBe(1)
    expect([
      left('mate', 'ranged', 2, ''),
      left('hero', 'melee', 2, ''),
      left('hero', 'ranged', 0, ''),
    ]).toEqual([2, 2, 0])
  })
})

describe('strikes and shots', () => {
  const bonus = (trait: string, kind: 'melee' | 'ranged', parts: TrioParts = {}) =>
    trio([trait], parts).play((game, { hero, thug }) =>
      computeTotal(game, 'impact-roll', { about: hero, strike: strikeOf(game, hero, thug, { kind }) }, 0),
    )

  test('bmg2/trait/dirty-fighter: shots at those in contact', () => {
    expect([
      bonus('dirty-fighter', 'ranged'),
      bonus('dirty-fighter', 'melee'),
      bonus('dirty-fighter', 'ranged', { thug: { at: [40, 30] } }),
    ]).toEqual([1, 0, 0])
  })

  test('bmg2/trait/death-pack: in close combat, with another friend of the pack beside the enemy', () => {
    const pack = { mate: { traits: ['death-pack'] } }
    expect([
      bonus('death-pack', 'melee', pack),
      bonus('death-pack', 'ranged', pack),
      bonus('death-pack', 'melee'),
      bonus('death-pack', 'melee', { mate: { traits: ['death-pack'], ...away } }),
      bonus('death-pack', 'melee', { mate: { traits: ['death-pack'], seat: 'b' } }),
    ]).toEqual([1, 0, 0, 0, 0])
  })

  test('bmg2/trait/expert-marksman: Ping! against its shots only', () => {
    const ping = (kind: 'melee' | 'ranged') =>
      trio(['expert-marksman']).play((game, { hero, thug }) =>
        computeTotal(
          game,
          'targets-blink-roll',
          { about: hero, strike: strikeOf(game, hero, thug, { kind }) },
          0,
        ),
      )
    expect([ping('ranged'), ping('melee')]).toEqual([-1, 0])
  })

  test('bmg2/trait/ricochet: its own shots that have hit, in its attack', () => {
    const goesOn = (
      attacker: TrioName,
      kind: 'melee' | 'ranged',
      occasion: 'action' | 'reaction',
      counters = 'S',
      ...answers: readonly TestAnswer[]
    ) => {
      const table = trio(['ricochet'], {
        hero: { counters, at: [20, 30], weapons: [{ name: 'Gun', damage: 'I', rof: 1, rules: ['firearm'] }] },
        mate: { weapons: [{ name: 'Gun', damage: 'I', rof: 1, rules: ['firearm'] }], counters: 'S' },
      })
      table.play(
        (game, all) => {
          const strike = strikeOf(game, all[attacker], all.thug, { kind, arm: 0 })
          Object.assign(strike, { hit: true })
          Object.assign(strike.attack, { occasion })
          return trigger(game, 'attack-resolved', { attack: strike.attack })
        },
        '',
        ...answers,
      )
      return table.asked
    }
    expect(goesOn('hero', 'ranged', 'action', 'S', ['ricochet', 'none'])).toEqual(['a: ricochet'])
    expect([goesOn('mate', 'ranged', 'action'), goesOn('hero', 'melee', 'action')]).toEqual([[], []])
    expect([goesOn('hero', 'ranged', 'reaction'), goesOn('hero', 'ranged', 'action', 'M')]).toEqual([[], []])
  })
})

describe('in whose activation', () => {
  const attack = (trait: string, active: TrioName, parts: TrioParts, dice = '') => {
    const table = trio([trait], parts)
    table.play((game, all) => trigger(game, 'activation-start', { active: all[active] }), dice)
    return table.model('hero').counters.attack
  }

  test('bmg2/trait/daddys-girrrrl: its own, near a Leader that is another', () => {
    const leader = { mate: { rank: 'leader' } } as const
    expect([
      attack('daddys-girrrrl', 'hero', leader),
      attack('daddys-girrrrl', 'mate', leader),
      attack('daddys-girrrrl', 'hero', {}),
      attack('daddys-girrrrl', 'hero', { hero: { rank: 'leader' } }),
    ]).toEqual([3, 2, 2, 2])
  })

  test('bmg2/trait/i-believe-in-harvey-dent: that of a Henchman of its crew, if it leads', () => {
    const rolls = (active: TrioName, parts: TrioParts) => {
      try {
        attack('i-believe-in-harvey-dent', active, parts)
        return false
      } catch {
        return true
      }
    }
    const boss = { hero: { rank: 'leader', leads: true } } as const
    expect([rolls('mate', boss), rolls('thug', boss), rolls('mate', { hero: { rank: 'leader' } })]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('bmg2/trait/laser-sight: only when the marked model moves itself', () => {
    const marked = (mover: TrioName) => {
      const table = trio([])
      table.play((game, { thug }) => void addEffect(game, thug, 'laser-sight', { until: 'game' }))
      table.play((game, all) =>
        trigger(game, 'moved', { mover: all[mover], from: all[mover].at!, how: 'move' }),
      )
      return hasEffect(table.model('thug'), 'laser-sight')
    }
    expect([marked('mate'), marked('thug')]).toEqual([true, false])
  })
})

describe('which models an action reaches', () => {
  const why = (trait: string, parts: TrioParts, rest: Parameters<typeof trio>[2] = {}) =>
    actionBlockedReason(trio([trait], parts, rest), `trait:${trait}`)

  test('bmg2/trait/soul-armor, bmg2/trait/shockwave: a hurt model, an enemy near that has MC', () => {
    const rich = { hero: { counters: 'SSS' } }
    expect([why('soul-armor', { hero: { counters: 'SSS', stun: 1 } }), why('soul-armor', rich)]).toEqual([
      undefined,
      'It is not hurt.',
    ])
    const nobody = 'No enemy within 4" has MC.'
    expect([
      why('shockwave', {}),
      why('shockwave', { thug: { counters: 'A' } }),
      why('shockwave', { thug: away }),
    ]).toEqual([undefined, nobody, nobody])
  })

  test('bmg2/trait/medic: a friend in contact that is hurt, not itself and not an enemy', () => {
    const beside = { at: [30, 33] } as const
    const nobody = 'No hurt friend is in contact.'
    const far = { thug: away }
    expect(why('medic', { ...far, mate: { ...beside, stun: 1 } })).toBeUndefined()
    expect(why('medic', { ...far, mate: beside })).toBe(nobody)
    expect(why('medic', { ...far, mate: beside, hero: { stun: 1 } })).toBe(nobody)
    expect(why('medic', { mate: away, thug: { condition: 'ko', stun: 12 } })).toBe(nobody)
  })

  test('bmg2/trait/order, bmg2/trait/force-field: a friend in sight, or in contact', () => {
    const hidden = { mate: { at: [30, 34] } } as const
    expect([why('order', {}), why('order', hidden, { pieces: wall })]).toEqual([
      undefined,
      'It sees no friend.',
    ])
    expect([
      why('force-field', { mate: { at: [30, 33] } }),
      why('force-field', { mate: { at: [30, 34] } }),
    ]).toEqual([undefined, 'No friend is in contact.'])
  })
})
