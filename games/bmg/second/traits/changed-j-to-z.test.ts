import { addEffect, hasEffect, sees } from '@gargoyle/bmg-common'
import type { ModelSketch } from '@gargoyle/bmg-counters/testing'
import { actionBlockedReason } from '@gargoyle/bmg-counters/testing'
import {
  applies,
  becomeCasualty,
  beginActivation,
  computeTotal,
  defenseAgainst,
  endActivation,
  inflict,
  knockDown,
  limitOf,
  newAttack,
  newStrike,
  raiseAPlan,
  rollSkill,
  skill,
  sufferEffect,
  trigger,
  weaponAt,
} from '@gargoyle/bmg-counters/toolkit'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { duel, shootOut } from '../testing/duel.ts'
import { setTable } from '../testing/table.ts'

/** A hero in its activation, a mate, and an enemy this many inches away. */
const scene = (
  hero: Partial<ModelSketch>,
  { mate, thug }: { readonly mate?: Partial<ModelSketch>; readonly thug?: Partial<ModelSketch> } = {},
) =>
  setTable({
    models: {
      hero: { seat: 'a', at: [30, 30], counters: 'MMAADDSSS', rank: 'free-agent', ...hero },
      mate: { seat: 'a', at: [30, 38], ...mate },
      thug: { seat: 'b', at: [43, 30], counters: 'MADS', ...thug },
    },
    active: 'hero',
  })

describe('calls to Henchmen', () => {
  test('bmg2/trait/kill-them: Henchmen within 4", not itself, gain 1AC beyond their limit, once a round', () => {
    const table = scene(
      { rank: 'henchman', traits: ['kill-them'] },
      { mate: { counters: 'AAAA', attack: 4 } },
    )
    act(table, 'trait:kill-them')
    expect(table.model('mate').counters.attack).toBe(5)
    expect(table.model('hero').counters).toMatchObject({ attack: 2, special: 2 })
    expect(actionBlockedReason(table, 'trait:kill-them')).toBe('Once a round.')
  })

  test('bmg2/trait/take-cover: the same with 1DC; not further than 4", and not who is no Henchman', () => {
    const table = scene({ traits: ['take-cover'] }, { mate: { counters: 'DDD', defense: 3 } })
    act(table, 'trait:take-cover')
    expect(table.model('mate').counters.defense).toBe(4)
    // 4" are 10.16 cm from base to base.
    expect(
      actionBlockedReason(
        scene({ traits: ['take-cover'] }, { mate: { at: [30, 43.1] } }),
        'trait:take-cover',
      ),
    ).toBeUndefined()
    expect(
      actionBlockedReason(
        scene({ traits: ['take-cover'] }, { mate: { at: [30, 43.3] } }),
        'trait:take-cover',
      ),
    ).toBe('No henchman is near enough.')
    expect(
      actionBlockedReason(
        scene({ traits: ['take-cover'] }, { mate: { rank: 'sidekick' } }),
        'trait:take-cover',
      ),
    ).toContain('No henchman')
  })
})

describe('damage', () => {
  test('bmg2/trait/kevlar-vest: a marker less, at least one, and its player chooses which', () => {
    const hurt = (injury: number, stun: number, choice?: string) => {
      const table = duel({ hero: { traits: ['kevlar-vest'] } })
      table.play(
        (game, { hero }) => inflict(game, hero, { injury, stun, cause: 'test' }),
        '',
        ...(choice === undefined ? [] : ([['kevlar-vest', choice]] as const)),
      )
      return [table.model('hero').injury, table.model('hero').stun]
    }
    expect(hurt(1, 1, 'injury')).toEqual([0, 1])
    expect(hurt(1, 1, 'stun')).toEqual([1, 0])
    expect(hurt(2, 0)).toEqual([1, 0])
    expect(hurt(0, 3)).toEqual([0, 2])
    expect(hurt(1, 0)).toEqual([1, 0])
  })

  test('bmg2/trait/kevlar-vest: a marker less of each damage of a strike, each as its player chooses', () => {
    const table = duel({
      thug: { weapons: [{ damage: 'IS' }], counters: 'AA' },
      hero: { traits: ['kevlar-vest'] },
    })
    act(
      table,
      'melee:0',
      '5 5 5 5 1',
      ['strikes', { '1': 2 }],
      ['kevlar-vest', 'injury'],
      ['kevlar-vest', 'stun'],
    )
    expect(table.model('hero')).toMatchObject({ injury: 1, stun: 1 })
  })

  test('bmg2/trait/power-armor: 1SC for each marker it ignores, paid when it is damaged; damage dice -1', () => {
    const table = duel({ hero: { traits: ['power-armor'], counters: 'SS' } })
    table.play((game, { hero }) => inflict(game, hero, { injury: 1, stun: 2, cause: 'test' }), '', [
      'power-armor',
      2,
    ])
    expect(table.model('hero')).toMatchObject({ injury: 0, stun: 1, counters: { special: 0 } })
    // Without counters to pay: no question is asked, and no marker is ignored for free.
    table.play((game, { hero }) => inflict(game, hero, { injury: 1, cause: 'test' }))
    expect(table.model('hero')).toMatchObject({ injury: 1, stun: 1 })
    const added = (traits: readonly string[]) =>
      duel({ hero: { traits } }).play((game, { hero, thug }) => {
        const attack = newAttack({ attacker: thug, kind: 'melee', weapon: weaponAt(game, thug, -1), arm: -1 })
        return computeTotal(game, 'damage-roll', { about: thug, strike: newStrike(attack, hero, {}) }, 0)
      })
    expect([added(['power-armor']), added([])]).toEqual([-1, 0])
  })

  test('bmg2/trait/retractable-claws: an injury and a stun, and Sharp', () => {
    const claws = duel({ thug: { traits: ['retractable-claws'] } })
    const weapon = claws.play((game, { thug }) => weaponAt(game, thug, -1))
    expect(weapon).toMatchObject({ damage: { injury: 1, stun: 1 }, rules: [{ id: 'sharp' }] })
  })

  test('bmg2/trait/obsessive, bmg2/core/mental-disorder: +1 on damage dice while all strikes go to one target', () => {
    const strike = (targets: number) => {
      const table = setTable({
        models: {
          thug: { seat: 'b', at: [30, 30], traits: ['obsessive'], counters: 'AA' },
          one: { seat: 'a', touching: 'thug', defense: 2, endurance: 9 },
          two: { seat: 'a', touching: 'thug', side: 'west', defense: 2, endurance: 9 },
        },
        active: 'thug',
      })
      const shares: Record<string, number> = targets === 1 ? { '1': 1, '2': 0 } : { '1': 1, '2': 1 }
      // Strength 4+: a 3 damages only with the bonus. The collateral die shows 2.
      act(table, 'melee:-1', targets === 1 ? '3 3 2' : '3 3 2 3 3 2', ['strikes', shares])
      return table.model('one').stun
    }
    expect([strike(1), strike(2)]).toEqual([1, 0])
  })
})

describe('Large and Small', () => {
  const giant = (traits: readonly string[]) =>
    duel({ hero: { traits: ['large'], endurance: 6 }, thug: { traits } })

  test('bmg2/trait/large: basic move 6", Ping! -1, Endurance rolls again, no doubled steps of falls', () => {
    const table = giant([])
    table.play((game, { hero }) => {
      expect(computeTotal(game, 'basic-move', { about: hero }, 4)).toBe(6)
      expect(computeTotal(game, 'blink-roll', { about: hero }, 0)).toBe(-1)
      expect(computeTotal(game, 'fall-step', { about: hero }, 1)).toBe(1)
    })
    expect(
      table.play((game, { hero }) => rollSkill(game, hero, 'endurance', { reason: 'test' }), '6 6 3 3'),
    ).toBe(true)
    expect(() =>
      table.play((game, { hero }) => rollSkill(game, hero, 'willpower', { reason: 'test' }), '6 6 1 1'),
    ).toThrow()
  })

  test('bmg2/trait/large: knocked down in close combat only by Large and Huge, but by shots and falls like any model', () => {
    const falls = (traits: readonly string[], kind?: 'melee' | 'ranged') =>
      giant(traits).play((game, { hero, thug }) =>
        knockDown(game, hero, { by: thug, rule: 'test', ...(kind ? { kind } : {}) }),
      )
    expect(falls([], 'melee')).toBe(false)
    expect(falls(['large'], 'melee')).toBe(true)
    expect(falls([], 'ranged')).toBe(true)
    expect(falls([])).toBe(true)
  })

  test('bmg2/trait/large, bmg2/trait/kryptonian-x: pushed and grabbed by Large, Huge and Kryptonian models only', () => {
    const safe = (traits: readonly string[]) =>
      duel({ thug: { traits }, hero: { traits: ['large'] } }).play((game, { hero, thug }) => [
        applies(game, 'cannot-be-pushed', { about: hero, other: thug }),
        applies(game, 'cannot-be-grabbed', { about: hero, other: thug }),
      ])
    expect(safe([])).toEqual([true, true])
    for (const big of ['large', 'huge', 'kryptonian-x(1)']) expect(safe([big])).toEqual([false, false])
  })

  test('bmg2/trait/small: Ping! +1 and the basic move of all models', () => {
    duel({ hero: { traits: ['small'] } }).play((game, { hero }) => {
      expect(computeTotal(game, 'blink-roll', { about: hero }, 0)).toBe(1)
      expect(computeTotal(game, 'basic-move', { about: hero }, 4)).toBe(4)
    })
  })
})

describe('sight and light', () => {
  test('bmg2/trait/lantern: lit 2" around the middle of its base, not while an enemy touches it', () => {
    const lit = (x: number) => {
      const far = setTable({
        models: {
          hero: { seat: 'a', at: [30, 30], traits: ['lantern'], counters: 'S' },
          mate: { seat: 'a', at: [x, 30] },
          thug: { seat: 'b', at: [x + 40, 30] },
        },
        active: 'hero',
      })
      act(far, 'trait:lantern')
      return far.play((game, { thug, mate }) => sees(game, thug, mate))
    }
    // 2" are 5.08 cm from the middle of one base to the edge of the other, whose radius is 1.5 cm.
    expect([lit(36.5), lit(36.7)]).toEqual([true, false])
    const held = scene({ traits: ['lantern'] }, { thug: { touching: 'hero' } })
    expect(actionBlockedReason(held, 'trait:lantern')).toBe('An enemy is in contact.')
  })

  test('bmg2/trait/laser-sight: 1MC lights a model in sight until it moves', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['laser-sight'], counters: 'M' },
        far: { seat: 'a', at: [100, 30] },
        thug: { seat: 'b', at: [55, 30] },
      },
      active: 'hero',
    })
    const seen = () => table.play((game, { far, thug }) => sees(game, far, thug))
    expect(seen()).toBe(false)
    act(table, 'trait:laser-sight')
    expect([seen(), table.model('hero').counters.movement]).toEqual([true, 0])
    table.play((game, { thug }) => trigger(game, 'moved', { mover: thug, from: thug.at!, how: 'move' }))
    expect(seen()).toBe(false)
  })

  test('bmg2/trait/superior-sense-of-smell: all within 10" is seen, stealth and walls or not; immune to Blind', () => {
    const looks = (traits: readonly string[], x: number) =>
      setTable({
        models: {
          hero: { seat: 'a', at: [20, 30], traits },
          thug: { seat: 'b', at: [x, 30], traits: ['stealth'] },
        },
      }).play((game, { hero, thug }) => sees(game, hero, thug))
    // 9.5" from base to base: too far to see Stealth, near enough to smell.
    expect([looks(['superior-sense-of-smell'], 47), looks([], 47)]).toEqual([true, false])
    expect(looks(['superior-sense-of-smell'], 49)).toBe(false)
    const table = duel({ hero: { traits: ['superior-sense-of-smell'] } })
    table.play((game, { hero }) => sufferEffect(game, hero, { id: 'blind', args: [] }))
    expect(table.model('hero').effects).toEqual([])
  })
})

describe('dice', () => {
  test('bmg2/trait/luck: 1SC rolls one of its own dice again, whatever for, and no die of an enemy', () => {
    const table = duel({ thug: { traits: ['luck'], counters: 'AAS' }, hero: { defense: 4 } })
    act(table, 'melee:-1', '1 1 5 5 3', ['strikes', { '1': 2 }], ['reroll', '0'])
    expect(table.model('thug').counters.special).toBe(0)
    const enemy = duel({ thug: { counters: 'A' }, hero: { traits: ['luck'], counters: 'S' } })
    act(enemy, 'melee:-1', '6 6 5')
    expect(enemy.asked).toEqual([])
    const kept = duel({ thug: { traits: ['luck'], counters: 'AS' } })
    act(kept, 'melee:-1', '1', ['reroll', 'none'])
    expect(kept.model('thug').counters.special).toBe(1)
  })

  test('bmg2/trait/weapon-master: +1 to hit in close combat with a weapon, not unarmed and not for shots', () => {
    const club = { damage: 'S' }
    const bonus = (kind: 'melee' | 'ranged', arm: number, trait = 'weapon-master') =>
      duel({ thug: { traits: [trait], weapons: [club] } }).play((game, { hero, thug }) => {
        const attack = newAttack({ attacker: thug, kind, weapon: weaponAt(game, thug, arm), arm })
        return computeTotal(game, 'impact-roll', { about: thug, strike: newStrike(attack, hero, {}) }, 0)
      })
    expect([bonus('melee', 0), bonus('melee', -1), bonus('ranged', 0)]).toEqual([1, 0, 0])
    expect([bonus('melee', 0, 'weapon-master(club)'), bonus('melee', 0, 'weapon-master(sword)')]).toEqual([
      1, 0,
    ])
  })

  test('bmg2/trait/shooter: no Ping! for targets within 8", as ever beyond', () => {
    const ignores = (x: number) =>
      shootOut({ thug: { traits: ['shooter'] }, hero: { at: [x, 30] } }).play((game, { hero, thug }) => {
        const attack = newAttack({ attacker: thug, kind: 'ranged', weapon: weaponAt(game, thug, 0), arm: 0 })
        const strike = newStrike(attack, hero, {})
        return (
          computeTotal(game, 'obstacles-ignored', { about: thug, strike }, 0) +
          (applies(game, 'ignores-blink', { about: thug, strike }) ? 10 : 0)
        )
      })
    // 8" are 20.32 cm from base to base.
    expect([ignores(53.3), ignores(53.4)]).toEqual([10, 0])
  })

  test('bmg2/trait/psycho: Willpower may grow but never shrinks', () => {
    const table = duel({ hero: { traits: ['psycho'], willpower: 6 } })
    const value = () => table.play((game, { hero }) => skill(game, 'willpower', hero))
    table.play((game, { hero }) => void addEffect(game, hero, 'discourage', { until: 'game' }))
    expect(value()).toBe(6)
    table.play((game, { hero }) => void addEffect(game, hero, 'criminal', { until: 'game' }))
    expect(value()).toBe(7)
  })
})

describe('actions', () => {
  test('bmg2/trait/stop: an enemy within 8" in sight has Defense -1 and no MC until the end of the round, once', () => {
    const table = scene({ traits: ['stop'] })
    act(table, 'trait:stop')
    table.play((game, { thug, hero }) => {
      const attack = newAttack({ attacker: hero, kind: 'melee', weapon: weaponAt(game, hero, -1), arm: -1 })
      expect(defenseAgainst(game, newStrike(attack, thug, {})).total).toBe(2)
      expect(limitOf(game, thug, 'defense')).toBe(2)
    })
    expect(actionBlockedReason(table, 'trait:stop')).toBe('Once a round.')
    table.play((game, { thug }) => expect(hasEffect(thug, 'stopped')).toBe(game.state.round === 1))
    expect(
      actionBlockedReason(scene({ traits: ['stop'] }, { thug: { at: [54, 30] } }), 'trait:stop'),
    ).toContain('8"')
    expect(
      actionBlockedReason(scene({ traits: ['stop'] }, { thug: { traits: ['vehicle'] } }), 'trait:stop'),
    ).toContain('8"')
  })

  test('bmg2/trait/order: another friend in sight moves up to two counters, as often as there are SC', () => {
    const table = scene({ traits: ['order'] }, { mate: { counters: 'MM' } })
    const order = () =>
      act(table, 'trait:order', '', ['move-counter', 'movement:attack'], ['move-counter', 'stop'])
    order()
    order()
    expect(table.model('mate').counters).toMatchObject({ movement: 0, attack: 2 })
    expect(table.model('hero').counters.special).toBe(1)
  })

  test('bmg2/trait/one-shot-gun: a firearm hit of three injuries, three more with a critical; a vest helps', () => {
    const fire = (traits: readonly string[], dice: string) => {
      const table = scene({ traits: ['one-shot-gun'] }, { thug: { traits, endurance: 12, counters: '' } })
      act(table, 'trait:one-shot-gun', dice)
      return [table.model('thug').injury, table.model('hero').counters.attack]
    }
    expect(fire([], '2 3')).toEqual([3, 0])
    expect(fire([], '2 6')).toEqual([6, 0])
    expect(fire(['bulletproof-vest'], '3 2')).toEqual([0, 0])
    const table = scene({ traits: ['one-shot-gun'] })
    act(table, 'trait:one-shot-gun', '1 3')
    expect(actionBlockedReason(table, 'trait:one-shot-gun')).toMatch(/attacked|Once a game/)
    // bmg2/core/shooting-in-contact: it is a ranged weapon like others.
    const close = scene({ traits: ['one-shot-gun'], at: [40, 30] })
    expect(actionBlockedReason(close, 'trait:one-shot-gun')).toContain('cannot fire')
  })

  test('bmg2/trait/tireless: 1SC is 1MC, once in an activation and only in its own', () => {
    const table = scene({ traits: ['tireless'], counters: 'SS', condition: 'down' })
    expect(actionBlockedReason(table, 'stand')).toBeUndefined()
    act(table, 'stand')
    expect(table.model('hero').counters.special).toBe(1)
    table.model('hero').condition = 'down'
    expect(actionBlockedReason(table, 'stand')).toContain('1MC')
  })

  test('bmg2/trait/psychologist, bmg2/trait/psychoanalysis: disorders of a model within 8" in sight are off, of no other model', () => {
    const table = scene({ traits: ['psychologist'] }, { thug: { traits: ['paranoid'], stun: 1 } })
    act(table, 'trait:psychologist')
    table.state.stage = 'plan'
    table.state.part = 0
    table.play((game) => raiseAPlan(game))
    expect(table.model('thug').counters.defense).toBe(0)
    expect(actionBlockedReason(scene({ traits: ['psychologist'] }), 'trait:psychologist')).toContain(
      'mental disorder',
    )
  })
})

describe('riddles and objectives', () => {
  const solve = (trait: string) => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], counters: 'M', traits: [trait] },
        thug: { seat: 'b', at: [80, 80] },
      },
      markers: [{ kind: 'riddle', at: [33, 30], seat: 'b' }],
      active: 'hero',
    })
    act(table, 'manipulate:1')
    return table.band('a').earned
  }

  test('bmg2/trait/psychologist: 2VP for a riddle, whichever player placed it, without a roll', () => {
    expect(solve('psychologist')).toBe(2)
  })

  test('bmg2/trait/puzzle-master: 4VP for a riddle without a roll', () => {
    expect(solve('puzzle-master')).toBe(4)
  })

  test('bmg2/trait/primary-target-type: one chosen objective of its type pays 1VP more if it controls it', () => {
    const score = (chosen: string) => {
      const table = setTable({
        models: {
          hero: { seat: 'a', at: [30, 30], traits: ['primary-target-type(ammo-crates)'] },
          thug: { seat: 'b', at: [80, 80] },
        },
        markers: [
          { kind: 'ammo-crates', at: [33, 30], seat: 'a' },
          { kind: 'ammo-crates', at: [60, 60], seat: 'a' },
          { kind: 'loot', at: [60, 20], seat: 'a' },
        ],
      })
      table.play((game) => trigger(game, 'game-start', {}), '', ['primary-target', chosen])
      expect(Object.keys(table.offered('primary-target'))).toEqual(['1', '2'])
      return table.play((game, { hero }) =>
        computeTotal(game, 'objective-points', { about: hero, marker: game.state.markers[0]! }, 0),
      )
    }
    expect([score('1'), score('2')]).toEqual([1, 0])
  })
})

describe('plans', () => {
  const schemers = (mine: readonly string[], theirs: readonly string[]) => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: mine },
        mate: { seat: 'a', at: [30, 40] },
        thug: { seat: 'b', at: [80, 80], traits: theirs },
      },
      stage: 'plan',
      part: 0,
    })
    return table
  }

  test('bmg2/trait/scheming: X models plan after the enemy, fewer by the X of an enemy', () => {
    const two = schemers(['scheming(2)'], [])
    two.play((game) => raiseAPlan(game), '', ['plan-later', ['0', '1']])
    const one = schemers(['scheming(2)'], ['scheming(1)'])
    expect(() => one.play((game) => raiseAPlan(game), '', ['plan-later', ['0', '1']])).toThrow()
    const none = schemers(['scheming(2)'], ['scheming(3)'])
    none.play((game) => raiseAPlan(game))
    expect(none.asked).toEqual([])
  })

  test('bmg2/trait/scientific: Special +1, and 1VP more as a casualty', () => {
    const table = duel({ hero: { traits: ['scientific'], special: 4, rank: 'henchman' } })
    expect(table.play((game, { hero }) => limitOf(game, hero, 'special'))).toBe(5)
    table.play((game, { hero, thug }) => becomeCasualty(game, hero, thug))
    expect(table.band('b').earned).toBe(3)
  })

  test('bmg2/trait/kaos-agent: Henchmen of its crew are Tricksters for the whole game, others are not', () => {
    const table = scene({ traits: ['kaos-agent'], rank: 'leader' }, { mate: { counters: 'MA' } })
    table.play((game, { hero }) => becomeCasualty(game, hero, undefined))
    table.play(
      (game, { mate }) => beginActivation(game, mate),
      '',
      ['move-counter', 'stop'],
      ['declare', 'neither'],
    )
    expect(table.asked).toContain('a: move-counter')
    expect(table.content.cards[2]!.traitIds.has('trickster')).toBe(false)
  })

  test("bmg2/trait/mob: +1 on Let's Go! rolls of every model of its crew, not of the enemy", () => {
    const table = scene({ traits: ['mob'] }, { mate: { rank: 'sidekick' } })
    table.play((game, { hero, mate, thug }) => {
      const bonus = [hero, mate, thug].map((about) => computeTotal(game, 'lets-go-roll', { about }, 0))
      expect(bonus).toEqual([1, 1, 0])
    })
  })

  test('bmg2/trait/titan-addict: a dose in more rounds than one, and no craving', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['titan-addict', 'titan-dose(2)'], counters: 'M' },
        thug: { seat: 'b', at: [80, 80] },
      },
      markers: [{ kind: 'titan-container', at: [40, 30] }],
      stage: 'plan',
      part: 0,
    })
    const dose = () => table.play((game) => trigger(game, 'plan-start', {}), '', ['titan-dose', 'yes'])
    dose()
    table.model('hero').effects = []
    table.model('hero').roundMemory = {}
    dose()
    expect(table.model('hero').doses).toBe(0)
    table.play((game) => trigger(game, 'round-start', {}))
    table.play((game, { hero }) => beginActivation(game, hero), '', ['declare', 'neither'])
    expect(table.asked).toEqual(['a: declare'])
  })

  test('bmg2/trait/true-love: Willpower and Attack +1 when the one it names is a casualty', () => {
    const table = scene({ traits: ['true-love(joker)'] }, { mate: { alias: 'Joker (Clown)' } })
    table.play((game, { mate, thug }) => becomeCasualty(game, mate, thug))
    table.play((game, { hero }) => {
      expect([skill(game, 'willpower', hero), skill(game, 'attack', hero)]).toEqual([6, 5])
    })
    const enemy = scene({ traits: ['true-love(joker)'] }, { thug: { alias: 'Joker' } })
    enemy.play((game, { thug }) => becomeCasualty(game, thug, undefined))
    expect(enemy.play((game, { hero }) => skill(game, 'willpower', hero))).toBe(5)
    // bmg2/core/ko: who is K.O. then has lost its love too.
    const asleep = scene(
      { traits: ['true-love(joker)'], condition: 'ko' },
      { mate: { alias: 'Joker (Clown)' } },
    )
    asleep.play((game, { mate, thug }) => becomeCasualty(game, mate, thug))
    asleep.model('hero').condition = 'up'
    expect(asleep.play((game, { hero }) => skill(game, 'willpower', hero))).toBe(6)
  })

  test('bmg2/trait/persuasive: an enemy in sight is next, once a round even for who activates twice', () => {
    const table = scene({ traits: ['persuasive'], counters: 'AASS' })
    table.play((game) => endActivation(game), '', ['persuasive', '2'])
    expect(table.state.mustActivate).toBe(2)
    table.play((game, { hero }) => beginActivation(game, hero), '', ['declare', 'neither'])
    table.play((game) => endActivation(game))
    expect(table.asked).toEqual([])
  })
})
