import { cm, type Piece } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { becomeCasualty } from '../damage/casualty.ts'
import type { CounterRule } from '../rules/special-rule.ts'
import { performById } from '../testing/actions.ts'
import { duel, gun, oneShot, shootOut } from '../testing/duel.ts'
import { testBook } from '../testing/edition.ts'
import { readLog, writeLog } from '../testing/log.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { answering } from '../testing/rules.ts'
import { setTable, to } from '../testing/table.ts'
import { templateOf, weaponAt } from './arms.ts'
import { defensivePosition } from './defensive-position.ts'
import { meleeTargets } from './melee.ts'
import { lampTargets, rateOfFire, shotAtTargetBlockedReason } from './ranged.ts'

const clerk: CounterRule = {
  name: 'Clerk',
  text: 'It keeps books.',
  on: {
    blocked: ({ game, count, successes }) => writeLog(game.state, `blocked ${count} ${successes}`),
    'impacts-kept': ({ game, strike }) => writeLog(game.state, `kept ${strike.impacts}`),
    suffered: ({ game, what }) => writeLog(game.state, what),
  },
}
/** A model that damages it is a casualty. */
const doom: CounterRule = {
  name: 'Doom',
  text: 'Its attacker is a casualty.',
  on: {
    *struck({ game, owner, strike }) {
      if (strike.sufferer === owner) yield* becomeCasualty(game, strike.attacker, owner)
    },
  },
}
const traits = {
  ...testBook.traits,
  clerk,
  doom,
  plated: answering({ armour: { set: 4 } }),
  slippery: answering({ 'cannot-be-grabbed': true }),
  free: answering({ immune: ({ purpose }) => purpose === 'immobilized' }),
  rooted: answering({ immune: ({ purpose }) => purpose === 'pushed' }),
  crusher: answering({ 'blocks-needed': { set: 2 } }),
  careful: answering({ 'block-roll': 1 }),
}
const book = { traits }
const notes = (table: { readonly state: Parameters<typeof readLog>[0] }) => readLog(table.state)

describe('blocks', () => {
  const blocked = (
    dice: string,
    spent: number,
    thug: readonly string[] = [],
    hero: readonly string[] = [],
  ) => {
    const table = duel(
      { hero: { counters: 'DDD', traits: ['clerk', ...hero] }, thug: { counters: 'AA', traits: thug } },
      { book },
    )
    table.play(
      (game, all) => performById(game, all.thug, 'melee:-1'),
      dice,
      ['strikes', { '1': 2 }],
      ['block', spent],
    )
    return notes(table)
  }

  test('bmg1/core/block: no more impacts are blocked than there are; what fails to block is not reported', () => {
    expect(blocked('5 1 4 4 4', 3)).toEqual(['blocked 1 1', 'kept 0'])
    expect(blocked('5 5 4 3 6 2', 2)).toEqual(['blocked 1 1', 'kept 1'])
    expect(blocked('5 5 3 1 2 3', 1)).toEqual(['kept 2'])
    expect(blocked('5 5 1 2 3', 0)).toEqual(['kept 2'])
  })

  test('bmg2/weapon-rule/crushing: where two blocks stop an impact, one alone stops none', () => {
    expect(blocked('5 5 4 4 1 2', 2, ['crusher'])).toEqual(['blocked 1 2', 'kept 1'])
    expect(blocked('5 5 4 3 1 2 3', 2, ['crusher'])).toEqual(['blocked 0 1', 'kept 2'])
  })

  test('bmg1/weapon-rule/protective: what is added to a block die counts, for its owner only', () => {
    expect(blocked('5 1 3', 1, [], ['careful'])).toEqual(['blocked 1 1', 'kept 0'])
    expect(blocked('5 1 3 1 2', 1, ['careful'])).toEqual(['kept 1'])
  })
})

describe('armour', () => {
  test('bmg1/trait/bat-armor-mk1: a die for each impact that is left, and none without one', () => {
    const hit = (dice: string) => {
      const table = duel({ hero: { traits: ['plated'] }, thug: { counters: 'AA' } }, { book })
      table.play((game, all) => performById(game, all.thug, 'melee:-1'), dice, ['strikes', { '1': 2 }])
      return table.model('hero').stun
    }
    expect([hit('5 5 4 3 5 2'), hit('5 5 4 4'), hit('1 1')]).toEqual([1, 0, 0])
  })
})

describe('strikes one after the other', () => {
  const melee = (dice: string, one: Partial<ModelSketch>) => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], counters: 'AA', endurance: 12 },
        one: { seat: 'a', touching: 'thug', endurance: 12, ...one },
        two: { seat: 'a', touching: 'thug', side: 'west', endurance: 12 },
      },
      book,
      active: 'thug',
    })
    table.play((game, all) => performById(game, all.thug, 'melee:-1'), dice, ['strikes', { '1': 1, '2': 1 }])
    return [table.model('thug').condition, table.model('two').stun]
  }

  test('bmg1/core/melee-strikes: a model that is gone after the first strike makes no second', () => {
    expect([melee('5 5 2 5 5 2', {}), melee('5 5 2', { traits: ['doom'] })]).toEqual([
      ['up', 1],
      ['casualty', 0],
    ])
  })

  test('bmg1/core/ranged-attack: nor a second shot, at models or lampposts', () => {
    const shoot = (dice: string, hero: readonly string[]) => {
      const table = shootOut(
        { hero: { traits: hero }, thug: { weapons: [gun] } },
        { markers: [{ kind: 'streetlamp', at: [30, 50] }], book },
      )
      table.play((game, all) => performById(game, all.thug, 'ranged:0'), dice, [
        'shots',
        { '1': 1, 'lamp:1': 1 },
      ])
      return table.state.markers.length
    }
    expect([shoot('5 2 3 2 2', []), shoot('5 2 3', ['doom'])]).toEqual([0, 1])
  })
})

describe('grabs and pushes', () => {
  const held = (mode: 'grab' | 'push', hero: readonly string[]) => {
    const table = duel({ hero: { traits: ['clerk', ...hero] }, thug: { counters: 'AS' } }, { book })
    table.play((game, all) => performById(game, all.thug, `${mode}:-1`), '5 5 3')
    const { at, effects, stun } = table.model('hero')
    return [at!.x / cm(1), effects.length, stun, notes(table).includes('immobilized')]
  }

  test('bmg1/core/grab, bmg1/trait/large: damage holds it, unless it cannot be held; the damage stays', () => {
    expect(held('grab', [])).toEqual([33, 1, 1, true])
    expect(held('grab', ['slippery'])).toEqual([33, 0, 1, false])
    expect(held('grab', ['free'])).toEqual([33, 0, 1, false])
  })

  test('bmg1/core/push: damage pushes it, unless it is immune to that; a push holds no model', () => {
    expect(held('push', [])).toEqual([36, 0, 1, false])
    expect(held('push', ['rooted'])).toEqual([33, 0, 1, false])
    expect(held('push', ['free'])).toEqual([36, 0, 1, false])
  })
})

test('bmg1/core/push, bmg2/weapon-rule/devastating: of two collateral dice the higher pushes', () => {
  const table = duel({ thug: { counters: 'AS', weapons: [{ damage: 'S', rules: ['devastating'] }] } })
  table.play((game, { thug }) => performById(game, thug, 'push:0'), '5 5 2 4')
  expect(table.model('hero').at!.x).toBe(cm(37))
})

describe('who can be attacked', () => {
  test('bmg1/weapon-rule/reach: not through what hides the target', () => {
    const targets = (pieces: readonly Piece[]) =>
      setTable({
        models: {
          thug: { seat: 'b', at: [30, 30], weapons: [{ damage: 'I', rules: ['reach'] }] },
          hero: { seat: 'a', at: [35.5, 30] },
        },
        pieces,
      }).play((game, { thug }) => meleeTargets(game, thug, weaponAt(game, thug, 0)).length)
    const wall = (height: number) => box('wall', cm(32.5), cm(20), cm(0.5), cm(20), cm(height))
    expect([targets([]), targets([wall(2)]), targets([wall(8)])]).toEqual([1, 1, 0])
  })

  test('bmg1/core/ko-hit-again: a K.O. enemy that is touched can be struck, one a little further cannot', () => {
    const targets = (x: number) =>
      setTable({
        models: { thug: { seat: 'b', at: [30, 30] }, hero: { seat: 'a', at: [x, 30], condition: 'ko' } },
      }).play((game, { thug }) => meleeTargets(game, thug, weaponAt(game, thug, -1)).length)
    expect([targets(33), targets(33.1)]).toEqual([1, 0])
  })

  test('bmg1/core/ranged-attack: enemies on the table, neither friends nor itself; bmg1/trait/aggressive-schizophrenia shoots friends', () => {
    const why = (target: 'thug' | 'mate' | 'hero' | 'gone', thug: readonly string[] = []) =>
      setTable({
        models: {
          thug: { seat: 'b', at: [30, 30], weapons: [oneShot('firearm')], traits: thug },
          mate: { seat: 'b', at: [30, 45] },
          hero: { seat: 'a', at: [60, 30] },
          gone: { seat: 'a' },
        },
      }).play((game, all) =>
        shotAtTargetBlockedReason(game, all.thug, weaponAt(game, all.thug, 0), all[target]),
      )
    const no = 'It is no enemy on the table.'
    expect([why('thug'), why('mate'), why('gone'), why('hero')]).toEqual([no, no, no, undefined])
    const mad = ['aggressive-schizophrenia']
    expect([why('mate', mad), why('thug', mad), why('hero', mad)]).toEqual([
      undefined,
      no,
      'It must attack another.',
    ])
  })

  test('bmg1/core/move-and-fire: the move of another model slows no shot', () => {
    const table = shootOut({ hero: { weapons: [gun] } })
    table.state.activation!.moved = true
    const rates = table.play((game, all) =>
      [all.thug, all.hero].map((model) => rateOfFire(game, model, weaponAt(game, model, 0))),
    )
    expect(rates).toEqual([1, 2])
  })

  test('bmg1/weapon-rule/light, bmg1/core/lampposts: a light weapon shoots at a lamppost too close', () => {
    const targets = (...rules: readonly string[]) =>
      setTable({
        models: { thug: { seat: 'b', at: [30, 30], weapons: [oneShot(...rules)] } },
        markers: [{ kind: 'streetlamp', at: [36, 30] }],
      }).play((game, { thug }) => lampTargets(game, thug, weaponAt(game, thug, 0)).length)
    expect([targets('firearm'), targets('firearm', 'light')]).toEqual([0, 1])
  })

  test('bmg1/weapon-rule/remote-controlled: the way around counts against the range of the weapon', () => {
    const wall = (length: number) => box('wall', cm(38), cm(30 - length / 2), cm(1), cm(length), cm(8))
    const why = (length: number, ...rules: readonly string[]) =>
      setTable({
        models: {
          thug: {
            seat: 'b',
            at: [30, 30],
            traits: ['total-vision'],
            weapons: [oneShot('remote-controlled', ...rules)],
          },
          hero: { seat: 'a', at: [47, 30] },
        },
        pieces: [wall(length)],
      }).play((game, { thug, hero }) => shotAtTargetBlockedReason(game, thug, weaponAt(game, thug, 0), hero))
    expect([why(4, 'short-range'), why(40, 'short-range')]).toEqual([
      undefined,
      'The way around is out of range.',
    ])
    expect(why(40)).toBeUndefined()
  })
})

describe('templates', () => {
  test('bmg2/template/grenades: an explosive grenade is thrown, not shot', () => {
    const template = (...rules: readonly string[]) =>
      shootOut({ thug: { weapons: [oneShot(...rules)] } }).play((game, { thug }) =>
        templateOf(game, weaponAt(game, thug, 0)),
      )
    expect([template('explosive', 'grenade'), template('grenade', 'explosive')]).toEqual([
      'grenade',
      'grenade',
    ])
    expect([template('explosive'), template('expansive'), template('firearm')]).toEqual([
      'explosion',
      'spray',
      undefined,
    ])
  })

  test('bmg1/template/explosion-template, bmg1/core/special-critical: effects of the weapon come with the hit of a template, otherwise with damage', () => {
    const effects = (dice: string, ...rules: readonly string[]) => {
      const table = shootOut({ thug: { weapons: [oneShot('firearm', 'stunned', ...rules)] } })
      table.play((game, { thug }) => performById(game, thug, 'ranged:0'), dice)
      return table.model('hero').effects.map(({ id }) => id)
    }
    expect([effects('5 1 3', 'explosive'), effects('5 1 3'), effects('5 2 3')]).toEqual([
      ['stunned'],
      [],
      ['stunned'],
    ])
  })

  const spray = (x: number, dice: string, ...rules: readonly string[]) => {
    const table = setTable({
      models: {
        thug: {
          seat: 'b',
          at: [10, 30],
          counters: 'AAA',
          weapons: [{ ...oneShot('expansive', 'firearm', ...rules), bands: ['II', 'I', 'S'] as const }],
        },
        hero: { seat: 'a', at: [x, 30], endurance: 9 },
      },
      active: 'thug',
    })
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), dice, ['spray', { to: to(40, 30) }])
    return table
  }

  test('bmg2/weapon-rule/gas: the harmless band of a spray is as lethal as the next', () => {
    expect([spray(14, '').model('hero').injury, spray(14, '2 3', 'gas').model('hero').injury]).toEqual([0, 2])
    expect(spray(18.5, '2 3', 'gas').model('hero').injury).toBe(2)
  })

  test('bmg1/template/spray-template, bmg1/core/ammunition: 2AC and a magazine, whatever it hits', () => {
    const { counters, arms } = spray(60, '').model('thug')
    expect([counters.attack, arms[0]!.ammo]).toEqual([1, 2])
  })

  test('bmg1/template/explosion-template: what stands between shields from the blast', () => {
    const wall = box('wall', cm(55), cm(20), cm(1), cm(20), cm(8))
    const hit = (pieces: readonly Piece[], dice: string) => {
      const table = setTable({
        models: {
          thug: { seat: 'b', at: [30, 30], counters: 'AA', weapons: [oneShot('explosive', 'firearm')] },
          hero: { seat: 'a', at: [53, 30], endurance: 9 },
          behind: { seat: 'b', at: [58, 30], endurance: 9 },
        },
        pieces,
        active: 'thug',
      })
      table.play((game, { thug }) => performById(game, thug, 'ranged:0'), dice)
      return table.model('behind').injury
    }
    expect([hit([], '5 2 3 2 3'), hit([wall], '5 2 3')]).toEqual([1, 0])
  })
})

describe('criticals', () => {
  const struck = (dice: string, ...rules: readonly string[]) => {
    const table = duel({ thug: { counters: 'A', weapons: [{ damage: 'S', rules }] } })
    table.play((game, { thug }) => performById(game, thug, 'melee:0'), dice)
    const { injury, stun, effects } = table.model('hero')
    return [injury, stun, effects.map(({ id, args }) => [id, ...args])]
  }

  test('bmg1/core/special-critical: markers of both kinds, and for each six of several collateral dice', () => {
    expect(struck('5 5 6', 'crt(is)')).toEqual([1, 2, []])
    expect(struck('5 5 6 6', 'crt(is)', 'devastating')).toEqual([2, 3, []])
    expect(struck('5 5 6 4', 'devastating')).toEqual([0, 2, []])
    expect(struck('5 5 6 6', 'devastating')).toEqual([0, 3, []])
  })

  test('bmg1/core/special-critical: of two the later counts, with what it says', () => {
    expect(struck('5 5 6', 'crt(ii)', 'crt(stunned)')).toEqual([0, 1, [['stunned']]])
    expect(struck('5 5 6', 'crt(stunned)', 'crt(ii)')).toEqual([2, 1, []])
  })
})

describe('bmg1/core/defensive-position: flanks', () => {
  const fighters = { one: { seat: 'b', at: [28.5, 30] }, two: { seat: 'a', at: [31.5, 30] } } as const
  const south = box('south', cm(30), cm(20), cm(4), cm(8), cm(6))
  const north = box('north', cm(30), cm(32), cm(4), cm(8), cm(6))

  test('are not covered by what begins above the feet', () => {
    const position = (piece: Piece) =>
      setTable({ models: fighters, pieces: [south, piece] }).play((game, all) =>
        defensivePosition(game, all.one, all.two),
      )
    expect([position(north), position({ ...north, bottom: cm(1) })]).toEqual(['flanks covered', undefined])
  })
})

test('bmg1/trait/bat-armor-mk1: of two armours the better one is rolled first, the other only for what is left', () => {
  const armours = { ...traits, weak: answering({ armour: { set: 5 } }) }
  const hurt = (worn: readonly string[], dice: string) => {
    const table = duel({ hero: { traits: worn }, thug: { counters: 'A' } }, { book: { traits: armours } })
    table.play((game, { thug }) => performById(game, thug, 'melee:-1'), dice)
    return table.model('hero').stun
  }
  // One impact; the 4 stops it at once, and no second die is rolled.
  expect([hurt(['weak', 'plated'], '5 4'), hurt(['plated', 'weak'], '5 4')]).toEqual([0, 0])
  expect([hurt(['weak', 'plated'], '5 3 5'), hurt(['weak', 'plated'], '5 3 4 5 2')]).toEqual([0, 1])
})
