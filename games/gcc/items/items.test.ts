import { describe, expect, test } from 'vitest'
import { performAttack } from '../actions/attack.ts'
import { performMovement } from '../actions/move.ts'
import { performTask, taskReason } from '../actions/task.ts'
import { tasksFor } from '../actions/tasks.ts'
import { plainDie } from '../dice/pool.ts'
import { computeTotal } from '../rules/special.ts'
import { skill } from '../testing/sketches.ts'
import { type ItemSketch, type MiniSketch, type ScriptedAnswer, setTable } from '../testing/table.ts'
import type { ItemCard } from '../vocabulary.ts'
import { usableWeapons } from './bonus-lines.ts'
import { layDown } from './carry.ts'

function scene(
  items: Readonly<Record<string, ItemSketch>>,
  minis: Readonly<Record<string, MiniSketch>> = {},
) {
  return setTable<string>({ minis: { batman: { at: 'a' }, gordon: { at: 'a' }, ...minis }, items })
}

function doTask(
  table: ReturnType<typeof scene>,
  who: string,
  id: string,
  dice: string,
  ...answers: readonly ScriptedAnswer[]
) {
  table.play(
    (game, minis) =>
      performTask(game, minis[who]!, tasksFor(game, minis[who]!).find((task) => task.id === id)!),
    dice,
    ...answers,
  )
}

const ids = (table: ReturnType<typeof scene>, who: string) =>
  tasksFor(table.position, table.mini(who)).map(({ id }) => id)

describe('gcc/core/take', () => {
  test('Gordon takes the gun: he pays one cube, both totals change, and he may shoot', () => {
    const table = scene({
      smg: { type: 'ranged-weapon', size: 2, lines: [{ when: 'ranged' }], held: 'batman' },
    })
    doTask(table, 'gordon', 'take', '', ['agree', 'yes'])
    expect(table.hero('gordon')).toMatchObject({ reserve: 9, spaces: [0, 0, 1, 0, 0, 0, 0] })
    expect(table.hero('batman').reserve).toBe(10)
    expect([table.mini('batman').load, table.mini('gordon').load]).toEqual([0, 2])
    expect(usableWeapons(table.position, table.mini('gordon'), 'ranged')).toHaveLength(1)
    expect(usableWeapons(table.position, table.mini('batman'), 'ranged')).toHaveLength(0)
  })

  test('the owner must agree; then nothing is spent', () => {
    const table = scene({ smg: { held: 'batman' } })
    doTask(table, 'gordon', 'take', '', ['agree', 'no'])
    expect(table.hero('gordon').reserve).toBe(10)
    expect(table.item('smg').holder).toBe(0)
    // The same thing is asked only once a turn.
    expect(ids(table, 'gordon')).not.toContain('take')
  })
})

describe('gcc/core/give', () => {
  test('the giver pays, the receiver agrees and can bear it', () => {
    const table = scene({ smg: { size: 2, held: 'batman' } })
    doTask(table, 'batman', 'give', '', ['agree', 'yes'])
    expect(table.hero('batman').spaces[2]).toBe(1)
    expect(table.item('smg').holder).toBe(1)
  })

  test('not to another area, and not more than can be borne', () => {
    expect(ids(scene({ smg: { held: 'batman' } }, { gordon: { at: 'b' } }), 'batman')).not.toContain('give')
    expect(
      ids(scene({ crate: { size: 4, held: 'batman' }, other: { size: 3, held: 'gordon' } }), 'batman'),
    ).not.toContain('give')
    expect(
      ids(scene({ crate: { size: 3, held: 'batman' }, other: { size: 3, held: 'gordon' } }), 'batman'),
    ).toContain('give')
  })
})

describe('gcc/core/pick-up', () => {
  test('what lies in the area, for one cube', () => {
    const table = scene({ smg: { size: 2, lies: 'a' } })
    doTask(table, 'batman', 'pick-up', '')
    expect(table.item('smg')).toEqual({ holder: 0, at: -1, gone: false })
    expect(table.hero('batman').spaces[2]).toBe(1)
    expect(table.mini('batman').load).toBe(2)
  })

  test('not elsewhere, and not beyond the maximum, which the reason says. gcc/core/encumbrance', () => {
    expect(ids(scene({ smg: { lies: 'b' } }), 'batman')).toEqual([])
    const heavy = scene({ crate: { size: 5, held: 'batman' }, smg: { size: 2, lies: 'a' } })
    const task = tasksFor(heavy.position, heavy.mini('batman')).find(({ id }) => id === 'pick-up')!
    expect(taskReason(heavy.position, heavy.mini('batman'), task)?.text).toBe(
      'smg weighs 2; batman carries 5 of 6.',
    )
  })

  test('characters do not. gcc/core/item-types', () => {
    expect(ids(scene({ smg: { lies: 'a' } }, { thug: { at: 'a', tile: {} } }), 'thug')).toEqual([])
  })
})

describe('gcc/core/throw', () => {
  test('as difficult as it is far, its weight comes off', () => {
    const table = scene({ crate: { size: 1, held: 'batman' } })
    doTask(table, 'batman', 'throw', '5 2', ['throw-area', '2'], ['task-cubes', 2])
    expect(table.item('crate')).toMatchObject({ holder: -1, at: 2 })
    expect(table.mini('batman').load).toBe(0)
  })

  test('gcc/core/throw-failure: too short, it lands as many areas along the line as successes are left', () => {
    const table = scene({ crate: { size: 1, held: 'batman' } })
    doTask(table, 'batman', 'throw', '5', ['throw-area', '3'], ['task-cubes', 1])
    expect(table.item('crate').at).toBe(1)
    const none = scene({ crate: { size: 3, held: 'batman' } })
    doTask(none, 'batman', 'throw', '5', ['throw-area', '3'], ['task-cubes', 1])
    expect(none.item('crate').at).toBe(0)
  })
})

describe('gcc/core/drop', () => {
  test('free, at any time of the turn', () => {
    const table = scene({ smg: { size: 2, held: 'batman' } })
    table.playOn('', ['batman/hero-action', 'drop:0'])
    expect(table.item('smg')).toMatchObject({ holder: -1, at: 0 })
    expect(table.hero('batman').reserve).toBe(10)
  })
})

describe('gcc/core/bat-gadgets', () => {
  test('weigh nothing and are never given, taken, thrown or dropped', () => {
    const table = scene({ hook: { kind: 'gadget', size: 3, held: 'batman' } })
    expect(table.mini('batman').load).toBe(0)
    expect(ids(table, 'batman')).toEqual([])
    expect(ids(table, 'gordon')).toEqual([])
    table.playOn('', ['batman/hero-action', 'move'], ['move-to', 'end'])
    expect(Object.keys(table.offered('hero-action'))).not.toContain('drop:0')
  })
})

describe('gcc/core/encumbrance-skill-limit', () => {
  test('a skill works strictly below its limit only', () => {
    const ignored = (size: number) => {
      const table = scene(
        { crate: { size, held: 'batman' } },
        { batman: { at: 'a', hero: { skills: [skill('nerves-of-steel', 2, { limit: 3 })] } } },
      )
      return computeTotal(table.position, 'ignored-menace', { about: table.mini('batman') })
    }
    expect([ignored(0), ignored(2), ignored(3), ignored(4)]).toEqual([2, 2, 0, 0])
  })
})

describe('gcc/core/item-skill-stacks', () => {
  const total = (own: number, limit: number | undefined, load: number) => {
    const table = setTable<string>({
      minis: {
        batman: {
          at: 'a',
          hero: { skills: own === 0 ? [] : [skill('parkour', own, limit === undefined ? {} : { limit })] },
        },
      },
      items: {
        gear: { size: 0, lines: [{ when: 'permanent', skills: [skill('parkour', 1)] }], held: 'batman' },
        crate: { size: load, held: 'batman' },
      },
    })
    return computeTotal(table.position, 'ignored-levels', { about: table.mini('batman') })
  }
  test('the level of a card adds to the own level, or gives the skill', () => {
    expect(total(2, undefined, 0)).toBe(3)
    expect(total(0, undefined, 0)).toBe(1)
  })
  test('what the card gives works where the own skill is switched off', () => {
    expect(total(2, 3, 2)).toBe(3)
    expect(total(2, 3, 3)).toBe(1)
  })
  test('it goes with the card. gcc/core/bonus-line-use', () => {
    const table = scene({
      gear: { size: 0, lines: [{ when: 'permanent', skills: [skill('parkour', 1)] }], held: 'batman' },
    })
    table.playOn('', ['batman/hero-action', 'drop:0'])
    expect(computeTotal(table.position, 'ignored-levels', { about: table.mini('batman') })).toBe(0)
  })
})

describe('gcc/core/tools', () => {
  const kit = {
    type: 'tool',
    lines: [{ when: 'manipulation', dice: [plainDie('yellow')] }],
    held: 'batman',
  } as const
  const dice = (items: Readonly<Record<string, ItemSketch>>, faces: string) => {
    const table = setTable<string>({
      minis: { batman: { at: 'a' } },
      items,
      mission: {
        actions: [
          {
            id: 'safe',
            name: 'Safe',
            by: ['heroes'],
            action: 'manipulation',
            kind: 'complex',
            difficulty: 9,
            areas: ['a'],
            deeds: [{ count: 'x', add: 1 }],
          },
        ],
      },
    })
    doTask(table, 'batman', 'mission:safe', faces, ['task-cubes', 1])
    return table.story.at(-1)
  }
  test('help by themselves all the time', () => {
    expect(dice({ kit }, '1 1')).toContain('1 yellow, 1 orange')
  })
  test('identical bonuses do not add up, different ones do', () => {
    expect(dice({ kit, other: kit }, '1 1')).toContain('1 yellow, 1 orange')
    expect(
      dice({ kit, other: { ...kit, lines: [{ when: 'manipulation', dice: [plainDie('white')] }] } }, '1 1 1'),
    ).toContain('1 white, 1 yellow, 1 orange')
  })
  test('not for another action', () => {
    expect(
      dice({ kit: { ...kit, lines: [{ when: 'thought', dice: [plainDie('yellow')] }] } }, '1'),
    ).toContain('1 orange')
  })
})

describe('gcc/core/bonus-lines', () => {
  test('lines of one card with the same icon: one is chosen, everything on it applies. gcc/core/bonus-line-use', () => {
    const table = scene(
      {
        staff: {
          type: 'melee-weapon',
          lines: [
            { when: 'melee', dice: [plainDie('yellow')] },
            { when: 'melee', dice: [plainDie('white')], successes: 1, skills: [skill('martial-arts', 1)] },
          ],
          held: 'batman',
        },
      },
      { thug: { at: 'a', tile: { lifePoints: 9 } } },
    )
    const attack = table.play(
      (game, { batman }) => performAttack(game, batman!, 'melee'),
      '4 2',
      ['attack-cubes', 1],
      ['weapon', '1'],
    )
    expect(attack).toMatchObject({ successes: 1 + 1 + 1 + 1 })
    expect(table.mini('batman').grants).toEqual([])
  })
})

describe('gcc/core/items: restrictions', () => {
  const pistol = {
    type: 'ranged-weapon',
    lines: [{ when: 'ranged', dice: [plainDie('red')] }],
    held: 'batman',
  } as const
  test('only the hero it names benefits', () => {
    const usable = (only: string) => {
      const table = scene({ coin: { ...pistol, only } })
      return usableWeapons(table.position, table.mini('batman'), 'ranged').length
    }
    expect([usable('batman'), usable('gordon')]).toEqual([1, 0])
  })
  test('also of what a card gives all the time. gcc/core/bonus-line-use, gcc/trait/moral-code', () => {
    const given = (card: Partial<ItemCard>, traits: readonly string[] = []) => {
      const table = setTable({
        minis: { batman: { at: 'a', hero: { traits } } },
        items: {
          coin: {
            type: 'tool',
            lines: [{ when: 'permanent', skills: [skill('luck')] }],
            held: 'batman',
            ...card,
          },
        },
      })
      const before = table.mini('batman').grants.length
      table.play((game) => layDown(game, 0, 0))
      return [before, table.mini('batman').grants.length]
    }
    expect(given({ only: 'batman' })).toEqual([1, 0])
    expect(given({ only: 'gordon' })).toEqual([0, 0])
    expect(given({ lethal: true })).toEqual([1, 0])
    expect(given({ lethal: true }, ['moral-code'])).toEqual([0, 0])
    expect(given({}, ['moral-code'])).toEqual([1, 0])
  })
  test('a card for a single use leaves the game after it was of use', () => {
    const table = scene(
      { bomb: { ...pistol, singleUse: true } },
      { thug: { at: 'a', tile: { lifePoints: 9 } } },
    )
    table.play((game, { batman }) => performAttack(game, batman!, 'ranged'), '1 1', ['attack-cubes', 1])
    expect(table.item('bomb')).toEqual({ holder: -1, at: -1, gone: true })
  })
  test('and is not used up against the will of its hero', () => {
    const shot = {
      type: 'tool',
      singleUse: true,
      lines: [{ when: 'movement', movePoints: 3 }],
      held: 'batman',
    } as const
    const table = scene({ shot })
    table.play(
      (game, { batman }) => performMovement(game, batman!),
      '',
      ['bonus-line', 'none'],
      ['move-to', 'end'],
    )
    expect(table.item('shot').gone).toBe(false)
    table.mini('batman').at = 0
    table.play(
      (game, { batman }) => performMovement(game, batman!),
      '',
      ['bonus-line', '0'],
      ['move-to', '2:simple'],
      ['move-to', '3:simple'],
      ['move-to', 'end'],
    )
    expect(table.item('shot').gone).toBe(true)
    expect(table.hero('batman').spaces[4]).toBe(0)
  })
})

test('gcc/core/pick-up, gcc/core/throw: a question about equipment names its rule, for whoever explains it', () => {
  const table = setTable<string>({
    minis: { batman: { at: 'b' }, thug: { at: 'e', tile: {} } },
    items: { rope: { lies: 'b' }, net: { lies: 'b' }, one: { held: 'batman' }, two: { held: 'batman' } },
  })
  const ruleOf = (id: string) => {
    const task = tasksFor(table.position, table.mini('batman')).find((each) => each.id === id)!
    const declared = task.declare()
    const asked = 'apply' in declared ? undefined : declared.next().value
    return asked !== undefined && 'decisions' in asked ? asked.decisions[0]?.rule : undefined
  }
  expect([ruleOf('pick-up'), ruleOf('throw')]).toEqual(['gcc/core/pick-up', 'gcc/core/throw'])
})
