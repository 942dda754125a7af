import { describe, expect, test } from 'vitest'
import { performAttack } from '../actions/attack.ts'
import type { Attack } from '../actions/attack-state.ts'
import { targetReason } from '../actions/targets.ts'
import { plainDie } from '../dice/pool.ts'
import { boardOfSquares } from '../testing/boards.ts'
import { skill } from '../testing/sketches.ts'
import { type MiniSketch, type ScriptedAnswer, setTable } from '../testing/table.ts'
import type { SkillUse } from '../vocabulary.ts'

const gun = { type: 'ranged-weapon', lines: [{ when: 'ranged' }] } as const
const line = (...colours: ('white' | 'yellow' | 'orange' | 'red' | 'black')[]) => ({
  times: 1,
  dice: colours.map(plainDie),
})

/** Batman with some skills attacks a target with automatic defence and life points. */
function attack(
  skills: readonly SkillUse[],
  kind: Attack['kind'],
  dice: string,
  others: Readonly<Record<string, MiniSketch>>,
  ...answers: readonly ScriptedAnswer[]
) {
  const table = setTable<string>({
    minis: { batman: { at: 'a', hero: { skills } }, ...others },
    items: { gun: { ...gun, held: 'batman' } },
  })
  const result = table.play((game, minis) => performAttack(game, minis.batman!, kind), dice, ...answers)
  return { table, result }
}

const thug: MiniSketch = { at: 'a', tile: { lifePoints: 3 } }

describe('gcc/skill/martial-arts', () => {
  test('X more successes in melee with at least one', () => {
    expect(
      attack([skill('martial-arts', 2)], 'melee', '2', { thug }, ['attack-cubes', 1]).result?.successes,
    ).toBe(3)
  })
  test('none without a success, and none in a ranged attack', () => {
    expect(
      attack([skill('martial-arts', 2)], 'melee', '1', { thug }, ['attack-cubes', 1]).result?.successes,
    ).toBe(0)
    expect(
      attack([skill('martial-arts', 2)], 'ranged', '5', { thug }, ['attack-cubes', 1]).result?.successes,
    ).toBe(1)
  })
})

describe('gcc/skill/marksman', () => {
  const far: MiniSketch = { at: 'b', tile: {} }
  test('X more successes at range with at least one, none without, none in melee', () => {
    expect(attack([skill('marksman')], 'ranged', '2', { far }, ['attack-cubes', 1]).result?.successes).toBe(2)
    expect(attack([skill('marksman')], 'ranged', '1', { far }, ['attack-cubes', 1]).result?.successes).toBe(0)
    expect(attack([skill('marksman')], 'melee', '2', { thug }, ['attack-cubes', 1]).result?.successes).toBe(1)
  })
})

describe('gcc/skill/ambidexterity', () => {
  const knife = (size: number) =>
    ({
      type: 'melee-weapon',
      size,
      lines: [{ when: 'melee', dice: [plainDie('yellow')] }],
      held: 'deadshot',
    }) as const
  const strike = (level: number, sizes: readonly [number, number], ...answers: readonly ScriptedAnswer[]) =>
    setTable({
      minis: {
        deadshot: { at: 'a', hero: { skills: level === 0 ? [] : [skill('ambidexterity', level)] } },
        thug,
      },
      items: { one: knife(sizes[0]), two: knife(sizes[1]) },
    }).play(
      (game, { deadshot }) => performAttack(game, deadshot, 'melee'),
      '1 1 1',
      ['attack-cubes', 1],
      ...answers,
    )!.dice.length
  test('two weapons no larger than X add their bonuses', () => {
    expect(strike(1, [1, 1], ['weapon', '0'], ['weapon', '0'])).toBe(3)
  })
  test('a larger one is used alone, and only those with the skill use two', () => {
    const alone = (level: number, sizes: readonly [number, number]) =>
      setTable({
        minis: {
          deadshot: { at: 'a', hero: { skills: level === 0 ? [] : [skill('ambidexterity', level)] } },
          thug,
        },
        items: { one: knife(sizes[0]), two: knife(sizes[1]) },
      }).play(
        (game, { deadshot }) => performAttack(game, deadshot, 'melee'),
        '1 1',
        ['attack-cubes', 1],
        ['weapon', '0'],
      )!.dice.length
    expect(alone(0, [1, 1])).toBe(2)
    expect(alone(1, [2, 1])).toBe(2)
    expect(alone(1, [1, 2])).toBe(2)
  })
})

describe('gcc/skill/berserk', () => {
  const swing = (wounds: number, kind: Attack['kind'] = 'melee') =>
    setTable({
      minis: {
        clayface: {
          at: 'a',
          hero: { energy: 9, skills: [skill('berserk', 2)] },
          energy: { reserve: 9 - wounds, wounds },
        },
        thug,
      },
      items: { gun: { ...gun, held: 'clayface' } },
    }).play(
      (game, { clayface }) => performAttack(game, clayface, kind),
      wounds >= 5 && kind === 'melee' ? '1 1 1' : '1',
      ['attack-cubes', 1],
    )!.dice.length
  test('X white dice in melee with at least half of the cubes (rounded up) in wounds', () => {
    expect(swing(5)).toBe(3)
    expect(swing(4)).toBe(1)
    expect(swing(5, 'ranged')).toBe(1)
  })
  test('a character with half of its life points lost', () => {
    const roar = (life: number) =>
      setTable({
        minis: {
          batman: { at: 'a' },
          croc: { at: 'a', tile: { lifePoints: 5, skills: [skill('berserk', 1)] }, state: { life } },
        },
      }).play(
        (game, { croc }) => performAttack(game, croc, 'melee', { line: line('yellow') }),
        life <= 2 ? '1 1' : '1',
      )!.dice.length
    expect(roar(2)).toBe(2)
    expect(roar(3)).toBe(1)
  })
})

describe('gcc/skill/circular-strike, gcc/skill/burst, gcc/core/deferred-attack', () => {
  const crowd = {
    one: { at: 'a', tile: {} },
    two: { like: 'one', at: 'a' },
    three: { like: 'one', at: 'a' },
  } as const
  test('what is left past neutralizing hits another, who defends; at most X times', () => {
    const { table, result } = attack(
      [skill('circular-strike', 1)],
      'melee',
      '5 5 5 3',
      crowd,
      ['attack-target', '1'],
      ['attack-cubes', 3],
      ['defense-cubes', 0],
      ['deferred-target', '2'],
      ['defense-cubes', 1],
    )
    expect(result).toMatchObject({ successes: 6, wounds: 1, leftover: 5, deferred: 1 })
    expect(['one', 'two', 'three'].map((name) => table.mini(name).condition)).toEqual([
      'pool',
      'pool',
      'board',
    ])
  })
  test('nothing is left over of a target that still stands', () => {
    const { result } = attack(
      [skill('circular-strike', 2)],
      'melee',
      '5',
      { thug, other: { at: 'a', tile: {} } },
      ['attack-target', '1'],
      ['attack-cubes', 1],
    )
    expect(result).toMatchObject({ wounds: 2, leftover: 0, deferred: 0 })
  })
  test('burst is for ranged attacks, circular strike for melee', () => {
    const ask = (id: string, kind: Attack['kind']) => {
      const answers: ScriptedAnswer[] = [
        ['attack-target', '1'],
        ['attack-cubes', 3],
      ]
      try {
        attack([skill(id, 2)], kind, '5 5 5', crowd, ...answers)
        return 'none'
      } catch (error) {
        return (error as Error).message.match(/"([^"]+)"/)?.[1]
      }
    }
    expect(ask('burst', 'ranged')).toBe('deferred-target')
    expect(ask('burst', 'melee')).toBe('none')
    expect(ask('circular-strike', 'ranged')).toBe('none')
  })
})

describe('gcc/skill/combo', () => {
  const two = { one: { at: 'a', tile: {} }, other: { like: 'one', at: 'a' } } as const
  test('after neutralizing in melee: X dice of the own colour, no cubes, no weapon. gcc/core/free-action', () => {
    const { table } = attack(
      [skill('combo', 2)],
      'melee',
      '2 2 2',
      two,
      ['attack-target', '1'],
      ['attack-cubes', 1],
      ['combo', 'yes'],
    )
    expect(table.mini('other').condition).toBe('pool')
    expect(table.hero('batman').spaces[0]).toBe(1)
  })
  test('is not offered where no target is left', () => {
    const alone = { one: { at: 'a', tile: {} }, other: { like: 'one', at: 'c' } } as const
    const { table } = attack([skill('combo')], 'melee', '2', alone, ['attack-cubes', 1])
    expect(table.mini('one').condition).toBe('pool')
    expect(table.asked.join()).not.toContain('combo')
  })
  test('may be left, is not offered without neutralizing, and not after a combo', () => {
    expect(
      attack(
        [skill('combo')],
        'melee',
        '2',
        two,
        ['attack-target', '1'],
        ['attack-cubes', 1],
        ['combo', 'no'],
      ).table.mini('other').condition,
    ).toBe('board')
    expect(
      attack(
        [skill('combo')],
        'melee',
        '2',
        { thug, other: { at: 'a', tile: {} } },
        ['attack-target', '1'],
        ['attack-cubes', 1],
      ).table.asked.join(),
    ).not.toContain('combo')
    const three = { ...two, third: { like: 'one', at: 'a' } } as const
    const { table } = attack(
      [skill('combo')],
      'melee',
      '2 2',
      three,
      ['attack-target', '1'],
      ['attack-cubes', 1],
      ['combo', 'yes'],
      ['attack-target', '2'],
    )
    expect(table.asked.filter((each) => each.endsWith('combo'))).toHaveLength(1)
  })
})

describe('gcc/skill/counterattack', () => {
  const strike = (skills: readonly SkillUse[], dice: string, ...answers: readonly ScriptedAnswer[]) => {
    const table = setTable({
      minis: {
        batman: { at: 'a', hero: { skills } },
        bane: { at: 'a', tile: { lifePoints: 5, skills: [skill('counterattack', 1)] } },
      },
    })
    table.play(
      (game, { bane }) => performAttack(game, bane, 'melee', { line: line('yellow') }),
      dice,
      ...answers,
    )
    return table
  }
  test('X dice of the printed colour on the attacker, for nothing', () => {
    const table = strike([skill('counterattack', 2, { die: 'red' })], '1 6 6', ['counterattack', 'yes'])
    expect(table.mini('bane').life).toBe(0)
    expect(table.hero('batman').spaces).toEqual([0, 0, 0, 0, 0, 0, 0])
    expect(table.story.join()).toContain('2 red')
  })
  test('yellow where the card prints no colour, and a choice', () => {
    expect(strike([skill('counterattack', 1)], '1 1', ['counterattack', 'yes']).story.join()).toContain(
      '1 yellow',
    )
    expect(strike([skill('counterattack', 1)], '1', ['counterattack', 'no']).story.join()).not.toContain(
      'batman attacks',
    )
  })
  test('never against a counterattack: Bane has the skill too and does not strike back', () => {
    const table = strike([skill('counterattack', 1)], '1 6', ['counterattack', 'yes'])
    expect(table.asked.filter((each) => each.endsWith('counterattack'))).toEqual(['batman: counterattack'])
  })
})

describe('gcc/skill/retaliation', () => {
  const shoot = (item: object, dice: string, ...answers: readonly ScriptedAnswer[]) => {
    const board = boardOfSquares([
      { id: 'a', at: [0, 0], elevation: 1 },
      { id: 'b', at: [1, 0] },
    ])
    const table = setTable({
      board,
      mission: { reinforcement: { points: 0, areas: ['a'] } },
      minis: {
        face: { at: 'a', hero: { skills: [skill('retaliation', 2, { die: 'red' })] } },
        sniper: { at: 'b', tile: { lifePoints: 9, skills: [skill('retaliation', 1)] } },
      },
      items: { gun: { ...gun, lines: [{ when: 'ranged', dice: [plainDie('black')] }], ...item } },
    })
    table.play(
      (game, { sniper }) => performAttack(game, sniper, 'ranged', { line: line('yellow') }),
      dice,
      ...answers,
    )
    return table
  }
  test('X dice back at the shooter, without weapon and elevation bonus, and never against a retaliation', () => {
    const table = shoot({ held: 'face' }, '1 6 6', ['retaliation', 'yes'])
    expect(table.mini('sniper').life).toBe(3)
    expect(table.asked.filter((each) => each.endsWith('retaliation'))).toEqual(['face: retaliation'])
  })
  test('needs a ranged weapon that is not for a single use', () => {
    expect(shoot({}, '1').asked).not.toContain('face: retaliation')
    expect(shoot({ held: 'face', singleUse: true }, '1').asked).not.toContain('face: retaliation')
  })
})

describe('gcc/skill/poison, gcc/skill/electricity, gcc/core/damage-immunity-order', () => {
  test.each(['poison', 'electricity'])('%s: X wounds before the others once attack beats defence', (id) => {
    const { result } = attack(
      [skill(id, 2)],
      'melee',
      '5',
      { croc: { at: 'a', tile: { lifePoints: 9, automaticDefense: 1 } } },
      ['attack-cubes', 1],
    )
    expect(result).toMatchObject({ successes: 2, defense: 1, wounds: 3 })
  })
  test('none where the defence holds', () => {
    const { result } = attack(
      [skill('poison', 2)],
      'melee',
      '5',
      { croc: { at: 'a', tile: { lifePoints: 9, automaticDefense: 2 } } },
      ['attack-cubes', 1],
    )
    expect(result?.wounds).toBe(0)
  })
})

describe('gcc/skill/point-blank', () => {
  test('X free rerolls against a target in the own area only', () => {
    const { table } = attack(
      [skill('point-blank', 1)],
      'ranged',
      '1 5',
      { thug },
      ['attack-cubes', 1],
      ['free-rerolls', ['0']],
    )
    expect(table.asked).toContain('batman: free-rerolls')
    expect(
      attack([skill('point-blank')], 'ranged', '1', { far: { at: 'b', tile: {} } }, ['attack-cubes', 1]).table
        .asked,
    ).not.toContain('batman: free-rerolls')
    expect(
      attack([skill('point-blank')], 'melee', '1', { thug }, ['attack-cubes', 1]).table.asked,
    ).not.toContain('batman: free-rerolls')
  })
})

test('gcc/skill/reach: melee up to X moves away, in sight only', () => {
  const table = setTable({
    board: boardOfSquares(
      ['a', 'b', 'c', 'd'].map((id, i) => ({ id, at: [i, 0] as const })),
      [],
    ),
    mission: { reinforcement: { points: 0, areas: ['a'] } },
    minis: {
      clayface: { at: 'a', hero: { skills: [skill('reach', 2)] } },
      near: { at: 'c', tile: {} },
      far: { at: 'd', tile: {} },
    },
  })
  expect(targetReason(table.position, table.mini('clayface'), table.mini('near'), 'melee')).toBeUndefined()
  expect(targetReason(table.position, table.mini('clayface'), table.mini('far'), 'melee')?.rule).toBe(
    'gcc/core/hero-melee',
  )
})

describe('gcc/skill/shackle, gcc/token/shackle', () => {
  test('X tokens instead of wounds if any wound would fall, and no weapon', () => {
    const { table } = attack(
      [skill('shackle', 2)],
      'melee',
      '5',
      { thug },
      ['shackle', 'yes'],
      ['attack-cubes', 1],
    )
    expect(table.mini('thug')).toMatchObject({ life: 3, shackles: 2 })
    expect(table.asked).not.toContain('batman: weapon')
  })
  test('none where the defence holds; wounds as usual where the skill is left', () => {
    expect(
      attack([skill('shackle')], 'melee', '1', { thug }, ['shackle', 'yes'], ['attack-cubes', 1]).table.mini(
        'thug',
      ).shackles,
    ).toBe(0)
    expect(
      attack([skill('shackle')], 'melee', '5', { thug }, ['shackle', 'no'], ['attack-cubes', 1]).table.mini(
        'thug',
      ),
    ).toMatchObject({ life: 1, shackles: 0 })
  })
  test('each token takes a success off attack and defence', () => {
    const table = setTable({
      minis: {
        batman: { at: 'a', state: { shackles: 2 } },
        thug: { at: 'a', tile: { lifePoints: 3, automaticDefense: 1 }, state: { shackles: 1 } },
      },
    })
    const result = table.play((game, { batman }) => performAttack(game, batman, 'melee'), '5 5', [
      'attack-cubes',
      2,
    ])
    expect(result).toMatchObject({ successes: 2, defense: 0 })
  })
})

describe('gcc/skill/sneak-attack', () => {
  const sneak = (minis: Readonly<Record<string, MiniSketch>>, to: string) =>
    setTable<string>({
      minis: { penguin: { at: 'a', hero: { menace: 9, skills: [skill('sneak-attack', 2)] } }, ...minis },
      items: { gun: { ...gun, held: 'penguin' } },
    }).play(
      (game, all) => performAttack(game, all.penguin!, to === 'a' ? 'melee' : 'ranged'),
      '2',
      ...(Object.keys(minis).length > 2 ? [['attack-target', '2'] as const] : []),
      ['attack-cubes', 1],
    )?.successes
  test('X more when allies, itself aside, are at least as menacing as enemies there', () => {
    expect(
      sneak({ ally: { at: 'a', hero: { menace: 1 } }, foe: { at: 'a', tile: { menace: 1 } } }, 'a'),
    ).toBe(3)
    expect(
      sneak({ ally: { at: 'b', hero: { menace: 1 } }, foe: { at: 'a', tile: { menace: 1 } } }, 'a'),
    ).toBe(1)
    expect(sneak({ ally: { at: 'a', hero: {} }, foe: { at: 'b', tile: {} } }, 'b')).toBe(1)
  })
})
