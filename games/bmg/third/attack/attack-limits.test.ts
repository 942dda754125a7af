import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { book } from '../book.ts'
import type { Bmg3Rule } from '../rules/special-rule.ts'
import { type Answer, type ModelSketch, setTable, type TableSketch } from '../testing/table.ts'
import { meleeAttack, meleeTargets, weaponAt } from './melee.ts'
import { rangedAttack, rangedTargets, shootingBlockedReason } from './ranged.ts'

// The limits of attacks: which die a rule is about, whose rule counts, and the exact number that decides.

type Own = Bmg3Rule['own'] & object
type Rules = { readonly attacker?: Own; readonly target?: Own }
type Purposeful = { readonly purpose?: string | undefined }

const ruleOf = (own: Own = {}): Bmg3Rule => ({ name: 'Special', text: 'A test.', own })

const bookOf = ({ attacker, target }: Rules) => ({
  traits: { ...book.traits, attacking: ruleOf(attacker), targeted: ruleOf(target) },
})

/** Attack 3, Strength 4 against Defense 3: three attack dice and a Strength die, defended with three dice of 3 or more. */
const staged = (
  rules: Rules = {},
  attacker: Partial<ModelSketch> = {},
  target: Partial<ModelSketch> = {},
  sketch: Partial<TableSketch<'batman' | 'thug'>> = {},
) =>
  setTable({
    models: {
      batman: { seat: 'a', at: [10, 10], traits: ['attacking'], ...attacker },
      thug: {
        seat: 'b',
        ...(target.at === undefined ? { touching: 'batman' } : {}),
        willpower: 20,
        traits: ['targeted'],
        ...target,
      },
    },
    active: 'batman',
    book: bookOf(rules),
    ...sketch,
  })

/** The stuns and the condition that bare hands leave. */
const fight = (
  rules: Rules,
  dice: string,
  target: Partial<ModelSketch> = {},
  ...answers: readonly Answer[]
) => {
  const table = staged(rules, {}, target)
  table.play((game, { batman }) => meleeAttack(game, batman, -1), dice, ...answers)
  const { stun, condition } = table.model('thug')
  return [stun, condition]
}

describe('bmg3/core/effort: in defence', () => {
  test('bmg3/core/effort: a defender makes no more Efforts than attack dice are aimed at it', () => {
    const defend = (attack: number, efforts: number, dice: string) =>
      staged({}, { attack }).play(
        (game, { batman }) => meleeAttack(game, batman, -1),
        dice,
        ['efforts', efforts],
        ['efforts', 0],
      )
    defend(2, 2, '1')
    expect(() => defend(2, 3, '1')).toThrow(/from 0 to 2/)
    defend(3, 3, '1')
  })
})

describe('bmg3/core/melee: which dice hit', () => {
  test('attack dice that reach Defense, a Strength die that reaches Strength, no die that is one short', () => {
    expect(fight({}, '3 2 2 4  1 1 1')).toEqual([2, 'up'])
    expect(fight({}, '2 2 2 3')).toEqual([0, 'up'])
  })

  test('what is added to attack dice is not added to the Strength die, and the other way round', () => {
    expect(fight({ attacker: { 'attack-roll': 1 } }, '2 2 1 3  1 1 1')).toEqual([2, 'up'])
    expect(fight({ attacker: { 'strength-roll': 1 } }, '2 2 1 3')).toEqual([1, 'up'])
  })

  test('where only sixes hit, a rule says of which dice', () => {
    const only = (kind: string) => ({ 'only-sixes': ({ purpose }: Purposeful) => purpose === kind })
    expect(fight({ attacker: only('attack') }, '5 6 1 4  1 1 1')).toEqual([2, 'up'])
    expect(fight({ attacker: only('strength') }, '5 6 1 5  1 1 1')).toEqual([2, 'up'])
    expect(fight({ target: only('defense') }, '3 3 3 1  5 5 6')).toEqual([2, 'up'])
  })

  test('each hit does the damage of the weapon', () => {
    const table = staged({}, { weapons: [{ damage: 'SSI' }] }, { endurance: 9 })
    table.play((game, { batman }) => meleeAttack(game, batman, 0), '3 3 1 1  1 1 1')
    expect(table.model('thug')).toMatchObject({ stun: 4, injury: 2 })
  })

  test('a model that was hit counts once, however often, and only if it is an enemy', () => {
    const table = staged()
    table.play((game, { batman }) => meleeAttack(game, batman, -1), '3 3 3 4  1 1 1')
    expect(table.crew('a').game).toMatchObject({ hits: 1, meleeAttacks: 1, rangedAttacks: 0 })
    const missed = staged()
    missed.play((game, { batman }) => meleeAttack(game, batman, -1), '1 1 1 1')
    expect(missed.crew('a').game.hits).toBe(0)
    const friend = staged({}, {}, { seat: 'a' })
    friend.play(
      (game, { batman, thug }) => meleeAttack(game, batman, -1, { targets: [thug] }),
      '3 3 3 4  1 1 1',
    )
    expect(friend.model('thug').stun).toBe(4)
    expect(friend.crew('a').game.hits).toBe(0)
  })
})

describe('bmg3/core/defense-roll', () => {
  test('a die that reaches the attacker’s Attack cancels a hit, one short does not', () => {
    expect(fight({}, '3 3 3 1  3 2 2')).toEqual([2, 'up'])
  })

  test('a rule gives more dice, another adds to each', () => {
    expect(fight({ target: { 'defense-dice': 1 } }, '3 3 3 1  2 2 2 3')).toEqual([2, 'up'])
    expect(fight({ target: { 'defense-roll': 1 } }, '3 3 3 1  2 2 1')).toEqual([1, 'up'])
    expect(fight({ target: { 'defense-dice': -3 } }, '3 3 3 1')).toEqual([3, 'up'])
  })

  test('no more hits are cancelled than there are, and never one of the Strength die', () => {
    expect(fight({}, '3 1 1 4  3 3 3')).toEqual([1, 'up'])
    expect(fight({}, '1 1 1 4')).toEqual([1, 'up'])
  })

  test('where a rule lets the Strength die be blocked, its hit goes last, and its critical with it', () => {
    const rules = { attacker: { 'strength-blockable': true } } as const
    expect(fight(rules, '3 1 1 4  3 1 1')).toEqual([1, 'up'])
    expect(fight(rules, '3 1 1 4  3 3 1')).toEqual([0, 'up'])
    expect(fight(rules, '3 1 1 6  3 3 1')).toEqual([0, 'up'])
    expect(fight(rules, '3 1 1 6  3 1 1')).toEqual([1, 'down'])
  })

  test('pairs that block more: one more for every two', () => {
    const rules = { target: { 'pairs-block-more': true } } as const
    expect(fight(rules, '3 3 3 1  3 1 1')).toEqual([2, 'up'])
    expect(fight(rules, '3 3 3 1  3 3 1')).toEqual([0, 'up'])
  })

  test('where two blocks are needed for a hit, one alone does nothing', () => {
    const rules = { attacker: { 'blocks-needed': 1 } }
    expect(fight(rules, '3 3 3 1  3 1 1')).toEqual([3, 'up'])
    expect(fight(rules, '3 3 3 1  3 3 1')).toEqual([2, 'up'])
    expect(fight(rules, '3 3 3 1  3 3 3')).toEqual([2, 'up'])
  })

  test('none for a model that a rule keeps from it, nor where nothing can be blocked', () => {
    expect(fight({ target: { 'no-defense': true } }, '3 3 3 1')).toEqual([3, 'up'])
    expect(fight({}, '1 1 1 1')).toEqual([0, 'up'])
  })
})

describe('bmg3/core/critical', () => {
  test('only the Strength die is critical, from 6, or from less where a rule says so', () => {
    expect(fight({}, '6 1 1 5  1 1 1')).toEqual([2, 'up'])
    expect(fight({}, '1 1 1 6')).toEqual([1, 'down'])
    expect(fight({ attacker: { 'critical-from': -1 } }, '1 1 1 5')).toEqual([1, 'down'])
    expect(fight({ attacker: { 'critical-from': -1 } }, '1 1 1 4')).toEqual([1, 'up'])
  })

  test('not on a model that suffers none, nor by one that does not knock down', () => {
    expect(fight({ target: { 'no-criticals': true } }, '1 1 1 6')).toEqual([1, 'up'])
    expect(fight({ attacker: { 'no-knock-down': true } }, '1 1 1 6')).toEqual([1, 'up'])
  })

  test('a model that lies is not knocked down, and no question is asked', () => {
    expect(fight({}, '1 1 1 6', { condition: 'down' })).toEqual([1, 'down'])
  })
})

describe('bmg3/core/outnumbered', () => {
  const outnumbered = (target: Own, dice: string) => {
    const table = setTable({
      models: {
        batman: { seat: 'a', at: [10, 10] },
        thug: { seat: 'b', touching: 'batman', willpower: 20, traits: ['targeted'] },
        robin: { seat: 'a', touching: 'thug' },
      },
      active: 'batman',
      book: bookOf({ target }),
    })
    table.play((game, { batman }) => meleeAttack(game, batman, -1), dice)
    return table.model('thug').stun
  }

  test('one less to hit and one die less to defend with', () => {
    expect(outnumbered({}, '2 2 1 1  2 2')).toBe(2)
  })

  test('nothing for those who ignore it, or whose Defense nothing lowers', () => {
    expect(outnumbered({ 'ignores-outnumbering': true }, '2 2 3 1  2 2 2')).toBe(1)
    expect(outnumbered({ 'never-lowered': true }, '2 2 3 1  2 2 2')).toBe(1)
  })

  test('never below 1', () => {
    const table = setTable({
      models: {
        batman: { seat: 'a', at: [10, 10] },
        thug: { seat: 'b', touching: 'batman', willpower: 20, defense: 1 },
        robin: { seat: 'a', touching: 'thug' },
      },
      active: 'batman',
    })
    // A 1 misses all the same, and one die defends.
    table.play((game, { batman }) => meleeAttack(game, batman, -1), '2 2 1 1  3')
    expect(table.model('thug').stun).toBe(1)
  })
})

describe('bmg3/core/rerolls', () => {
  test('failed dice are rolled again as often as a rule says, of the kind it says', () => {
    expect(fight({ attacker: { 'attack-rerolls': 1 } }, '2 2 3 1 3  1 1 1')).toEqual([2, 'up'])
    expect(fight({ attacker: { 'strength-rerolls': 1 } }, '2 2 2 1 4')).toEqual([1, 'up'])
    expect(fight({ target: { 'defense-rerolls': 1 } }, '3 3 1 1  1 1 3 3')).toEqual([0, 'up'])
  })

  test('those of a whole attack are used up by its first strikes', () => {
    const table = setTable({
      models: {
        batman: { seat: 'a', at: [10, 10], attack: 4, traits: ['attacking'] },
        thug: { seat: 'b', touching: 'batman', willpower: 20, condition: 'down' },
        goon: { seat: 'b', touching: 'batman', side: 'west', willpower: 20, condition: 'down' },
      },
      active: 'batman',
      book: bookOf({ attacker: { 'whole-attack-rerolls': 1 } }),
    })
    table.play(
      (game, { batman }) => meleeAttack(game, batman, -1),
      // The first strike misses twice and rolls one again; the second misses and does not.
      '1 1 1 6  1 1',
      ['split-dice', { '1': 2, '2': 2 }],
      ['strength-die', '1'],
    )
    expect([table.model('thug').stun, table.model('goon').stun]).toEqual([1, 0])
  })
})

describe('what a melee attack may strike', () => {
  const struck = (
    rules: Rules,
    target: Partial<ModelSketch>,
    sketch: Partial<TableSketch<'batman' | 'thug'>> = {},
  ) =>
    staged(rules, {}, target, sketch).play(
      (game, { batman }) => meleeTargets(game, batman, weaponAt(game, batman, -1)).length,
    )

  test('a model in contact, and with reach a model at exactly that distance', () => {
    // Two bases of 30 mm: 1.18 inches between their middles is contact.
    expect([struck({}, { at: [11.18, 10] }), struck({}, { at: [11.3, 10] })]).toEqual([1, 0])
    const reach = { attacker: { reach: 2 } }
    expect([struck(reach, { at: [13.18, 10] }), struck(reach, { at: [13.19, 10] })]).toEqual([1, 0])
  })

  test('beyond contact only who is seen, unless a rule strikes unseen', () => {
    const wall = { pieces: [box('wall', inches(11), inches(5), inches(0.4), inches(10), inches(6))] }
    expect(struck({ attacker: { reach: 2 } }, { at: [12.5, 10] }, wall)).toBe(0)
    expect(struck({ attacker: { reach: 2, 'strikes-unseen': true } }, { at: [12.5, 10] }, wall)).toBe(1)
  })

  test('no friends, no model that cannot be a target or is in contact with none', () => {
    expect(struck({}, { at: [11.18, 10], seat: 'a' })).toBe(0)
    expect(struck({ target: { 'cannot-be-target': true } }, { at: [11.18, 10] })).toBe(0)
    expect(struck({ target: { 'no-contact': true } }, { at: [11.18, 10] })).toBe(0)
    expect(struck({ attacker: { 'no-contact': true } }, { at: [11.18, 10] })).toBe(0)
  })
})

describe('bmg3/core/ranged-modifiers', () => {
  const pistol = { damage: 'S', rof: 2, ammo: 3 }
  /** What is left of two attack dice and a Strength die: the dice given must be exactly those that fall. */
  const shoot = (
    rules: Rules,
    dice: string,
    target: Partial<ModelSketch> = {},
    sketch: Partial<TableSketch<'batman' | 'thug'>> = {},
    ...answers: readonly Answer[]
  ) => {
    const table = staged(rules, { weapons: [pistol] }, { at: [18, 10], ...target }, sketch)
    table.play((game, { batman }) => rangedAttack(game, batman, 0), dice, ...answers)
    return table
  }

  test('a lost die is the Strength die, or the last of all where a rule says so', () => {
    // With Defense 3 and Strength 4 a 3 hits as an attack die only.
    expect(shoot({ attacker: { 'attack-dice': -1 } }, '3 3').model('thug').stun).toBe(2)
    expect(
      shoot({ attacker: { 'attack-dice': -1, 'strength-die-last': true } }, '3 3').model('thug').stun,
    ).toBe(1)
    expect(
      shoot({ attacker: { 'attack-dice': -2, 'strength-die-last': true } }, '4').model('thug').stun,
    ).toBe(1)
    expect(shoot({ attacker: { 'attack-dice': -3 } }, '').model('thug').stun).toBe(0)
  })

  test('a Strength die that turns into an attack die does so once', () => {
    const turning = (lost: number) =>
      ({ attacker: { 'attack-dice': -lost, 'strength-die-turns': true } }) as const
    expect(shoot(turning(1), '3 3 3').model('thug').stun).toBe(3)
    expect(shoot(turning(2), '3 3').model('thug').stun).toBe(2)
  })

  test('exactly the effective range costs nothing, a little more costs a die, unless a rule says otherwise', () => {
    const range = { 'effective-range': 8 }
    expect(shoot({ attacker: range }, '3 3 4', { at: [19.18, 10] }).model('thug').stun).toBe(3)
    expect(shoot({ attacker: range }, '3 3', { at: [19.19, 10] }).model('thug').stun).toBe(2)
    expect(
      shoot({ attacker: { ...range, 'range-penalty': -1 } }, '3 3 4', { at: [19.19, 10] }).model('thug').stun,
    ).toBe(3)
    expect(
      shoot({ attacker: { ...range, 'range-penalty': 1 } }, '3', { at: [19.19, 10] }).model('thug').stun,
    ).toBe(1)
  })

  test('cover costs a die: where a rule gives it, but not where one takes it away', () => {
    expect(shoot({ target: { 'always-in-cover': true } }, '3 3').model('thug').stun).toBe(2)
    expect(shoot({ target: { 'always-in-cover': true, 'no-cover': true } }, '3 3 4').model('thug').stun).toBe(
      3,
    )
    const low = { pieces: [box('low', inches(16), inches(5), inches(0.5), inches(10), inches(0.5))] }
    expect(shoot({}, '3 3', {}, low).model('thug').stun).toBe(2)
    expect(shoot({ attacker: { 'ignores-cover': true } }, '3 3 4', {}, low).model('thug').stun).toBe(3)
    expect(shoot({ target: { 'cover-penalty': 1 } }, '3', {}, low).model('thug').stun).toBe(1)
  })

  test('a target that may dodge takes a die for each Effort, up to all of them; one that may not is not asked', () => {
    const dodging = { target: { 'can-dodge': true } } as const
    expect(shoot(dodging, '3 3', {}, {}, ['efforts', 1]).model('thug').stun).toBe(2 + 1)
    expect(shoot(dodging, '', {}, {}, ['efforts', 3]).model('thug').stun).toBe(3)
    expect(() => shoot({ attacker: { 'attack-dice': -1 }, ...dodging }, '', {}, {}, ['efforts', 3])).toThrow()
    expect(shoot({ target: { 'can-dodge': true, 'cannot-dodge': true } }, '3 3 4').model('thug').stun).toBe(3)
  })

  test('bmg3/core/ammo: a magazine for each attack', () => {
    expect(shoot({}, '1 1 1').model('batman').ammo[0]).toBe(2)
    expect(shoot({}, '1 1 1').crew('a').game).toMatchObject({ rangedAttacks: 1, meleeAttacks: 0 })
  })

  test('bmg3/core/ranged: why a model cannot shoot', () => {
    const why = (rules: Rules, target: Partial<ModelSketch>, ammo = 3) => {
      const table = staged(rules, { weapons: [pistol] }, target)
      table.model('batman').ammo[0] = ammo
      return table.play((game, { batman }) => shootingBlockedReason(game, batman, 0))
    }
    const away = { at: [18, 10] } as const
    expect(why({}, away)).toBeUndefined()
    expect(why({}, away, 1)).toBeUndefined()
    expect(why({}, away, 0)).toContain('out of ammunition')
    expect(why({}, {})).toContain('in contact')
    expect(why({}, { seat: 'a' })).toBeUndefined()
    expect(why({ attacker: { 'shoots-in-contact': true } }, {})).toBeUndefined()
    const held = (kind: string) => ({
      attacker: { 'cannot-attack': ({ purpose }: Purposeful) => purpose === kind },
    })
    expect(why(held('ranged'), away)).toContain('keeps it from shooting')
    expect(why(held('melee'), away)).toBeUndefined()
  })

  test('bmg3/core/night: at twelve inches it is seen, beyond that only shot at blindly, unless a rule shoots unseen', () => {
    const seen = (x: number, rules: Rules = {}) =>
      staged(rules, { weapons: [pistol] }, { at: [x, 10] })
        .play((game, { batman }) => rangedTargets(game, batman, weaponAt(game, batman, 0)))
        .map(({ blind }) => blind)
    expect([seen(23.18), seen(23.19)]).toEqual([[false], [true]])
    expect(seen(23.19, { attacker: { 'shoots-unseen': true } })).toEqual([false])
    // Blind fire is for the dark, not for a target that nobody could see by day either, or that hides.
    expect(seen(23.19, { attacker: { 'sees-nothing': true } })).toEqual([])
    expect(seen(18, { target: { 'cannot-be-target': true } })).toEqual([])
    expect(seen(18, { target: { 'beyond-reach': true } })).toEqual([])
  })
})
