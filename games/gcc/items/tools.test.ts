import { describe, expect, test } from 'vitest'
import { performAttack } from '../actions/attack.ts'
import { movementReason, performMovement } from '../actions/move.ts'
import { tasksFor } from '../actions/tasks.ts'
import { plainDie } from '../dice/pool.ts'
import { computeTotal } from '../rules/special.ts'
import type { Mini } from '../state.ts'
import { skill } from '../testing/sketches.ts'
import { type ItemSketch, type ScriptedAnswer, setTable } from '../testing/table.ts'
import type { BonusLine } from '../vocabulary.ts'
import { removeItem } from './carry.ts'

const card = (type: ItemSketch['type'], ...lines: readonly BonusLine[]): ItemSketch => ({
  ...(type === undefined ? {} : { type }),
  size: 0,
  lines,
  held: 'batman',
})

/** A thug attacks Batman in melee: the defence that his cards make without a cube. */
function defence(items: Readonly<Record<string, ItemSketch>>, ...answers: readonly ScriptedAnswer[]) {
  const table = setTable({ minis: { batman: { at: 'a' }, thug: { at: 'a', tile: {} } }, items })
  const attack = table.play(
    (game, { thug }) =>
      performAttack(game, thug, 'melee', { line: { times: 1, dice: [plainDie('yellow')] } }),
    '6',
    ...answers,
  )
  return { defense: attack!.defense, asked: table.asked }
}

describe('gcc/core/tools, gcc/core/item-types: which cards help in a defence', () => {
  const shield: BonusLine = { when: 'defense', successes: 1 }
  test('tools, objects, and weapons of either kind with a line for it', () => {
    for (const type of ['tool', 'object', 'melee-weapon', 'ranged-weapon'] as const)
      expect(defence({ it: card(type, shield) }).defense).toBe(1)
  })
  test('identical bonuses of tools do not add up, those of other cards do', () => {
    expect(defence({ one: card('tool', shield), two: card('tool', shield) }).defense).toBe(1)
    expect(defence({ one: card('object', shield), two: card('tool', shield) }).defense).toBe(2)
    expect(
      defence({ one: card('tool', shield), two: card('tool', { when: 'defense', successes: 2 }) }).defense,
    ).toBe(3)
  })
  test('nor do identical move points, nor identical skills', () => {
    const boots = card('tool', { when: 'movement', movePoints: 2 })
    const walk = (items: Readonly<Record<string, ItemSketch>>) => {
      const hero = { encumbrance: [{ from: 0, bonus: 0 }] }
      const table = setTable({ minis: { batman: { at: 'a', hero } }, items })
      table.play(
        (game, { batman }) => performMovement(game, batman),
        '',
        ['move-to', '2:simple'],
        ['move-to', '3:simple'],
        ['move-to', 'end'],
      )
      return table.hero('batman').spaces[4]
    }
    expect([walk({ boots }), walk({ boots, more: boots })]).toEqual([1, 1])
    const charm = card('tool', { when: 'defense', skills: [skill('impenetrable-defense', 1)] })
    expect(defence({ charm, other: charm }).defense).toBe(1)
  })
  test('gcc/core/bonus-lines: of two lines with the same icon on one tool one is chosen', () => {
    const cloak = card('tool', shield, { when: 'defense', successes: 2 })
    expect(defence({ cloak }, ['bonus-line', '1']).defense).toBe(2)
    expect(defence({ cloak }, ['bonus-line', '0']).defense).toBe(1)
  })
  test('gcc/core/items: a card that is only for another hero does not help', () => {
    expect(defence({ cape: { ...card('tool', shield), only: 'robin' } }).defense).toBe(0)
  })
})

test('gcc/skill/ambidexterity: the second weapon is another card, with its own bonus', () => {
  const knife = (colour: 'white' | 'red') => ({
    ...card('melee-weapon', { when: 'melee', dice: [plainDie(colour)] }),
    size: 1,
  })
  const table = setTable({
    minis: {
      batman: { at: 'a', hero: { skills: [skill('ambidexterity', 1)] } },
      thug: { at: 'a', tile: { lifePoints: 9 } },
    },
    items: { white: knife('white'), red: knife('red') },
  })
  const attack = table.play(
    (game, { batman }) => performAttack(game, batman, 'melee'),
    '1 1 1',
    ['attack-cubes', 1],
    ['weapon', '0'],
    ['weapon', '0'],
  )
  expect(attack!.dice.map(({ colour }) => colour).sort()).toEqual(['orange', 'red', 'white'])
})

describe('gcc/core/item-skill-stacks: what cards give', () => {
  const gives = (...skills: readonly ReturnType<typeof skill>[]) =>
    card('tool', { when: 'permanent', skills })
  test('a skill that is something to do, with its level', () => {
    const table = setTable({ minis: { batman: { at: 'a' } }, items: { bomb: gives(skill('grenade', 2)) } })
    const tasks = () => tasksFor(table.position, table.mini('batman')).map(({ id }) => id)
    expect(tasks()).toContain('grenade')
    // gcc/core/hero-neutralized: a neutralized hero has no skills, wherever they come from.
    table.mini('batman').skillsOff = true
    expect(tasks()).not.toContain('grenade')
  })
  test('when one of two cards with the same skill goes, the level of the other stays', () => {
    const table = setTable<string>({
      minis: { batman: { at: 'a' }, thug: { at: 'e', tile: {} } },
      items: { one: gives(skill('luck', 1), skill('parkour', 1)), two: gives(skill('luck', 2)) },
    })
    const level = (question: 'free-rerolls' | 'ignored-levels') =>
      computeTotal(table.position, question, { about: table.mini('batman') })
    expect([level('free-rerolls'), level('ignored-levels')]).toEqual([3, 1])
    table.playOn('', ['hero-action', 'drop:0'])
    expect([level('free-rerolls'), level('ignored-levels')]).toEqual([2, 0])
    table.playOn('', ['hero-action', 'drop:1'])
    expect(level('free-rerolls')).toBe(0)
  })
  test('dice of the colour that the card prints', () => {
    const strike = (die?: 'red') => {
      const table = setTable({
        minis: { batman: { at: 'a' }, thug: { at: 'a', tile: { lifePoints: 9 } } },
        items: { spikes: gives(skill('counterattack', 1, die === undefined ? {} : { die })) },
      })
      table.play(
        (game, { thug }) =>
          performAttack(game, thug, 'melee', { line: { times: 1, dice: [plainDie('yellow')] } }),
        '1 1',
        ['counterattack', 'yes'],
      )
      return table.story.join()
    }
    expect(strike('red')).toContain('1 red')
    expect(strike()).toContain('1 yellow: 0')
  })
})

describe('gcc/core/item-types, gcc/core/weapon-bonus: what is a weapon', () => {
  const strike = (
    items: Readonly<Record<string, ItemSketch>>,
    level: number,
    ...weapons: readonly string[]
  ) => {
    const table = setTable({
      minis: {
        batman: { at: 'a', hero: { skills: level === 0 ? [] : [skill('ambidexterity', level)] } },
        thug: { at: 'a', tile: { lifePoints: 9 } },
      },
      items,
    })
    const attack = table.play(
      (game, { batman }) => performAttack(game, batman, 'melee'),
      '1 1',
      ['attack-cubes', 1],
      ...weapons.map((weapon) => ['weapon', weapon] as const),
    )
    const asked = table.asked.filter((each) => each.endsWith('weapon')).length
    return { dice: attack!.dice.length, asked, holder: table.state.items[0]!.holder }
  }
  const melee: BonusLine = { when: 'melee', dice: [plainDie('white')] }
  test('a tool with a line for melee is none: it helps once, and no question is asked', () => {
    expect(strike({ glove: card('tool', melee) }, 0)).toMatchObject({ dice: 2, asked: 0 })
  })
  test('a card that is not for a single use stays in the hand', () => {
    expect(strike({ club: card('melee-weapon', melee) }, 0, '0')).toMatchObject({ dice: 2, holder: 0 })
  })
  test('gcc/skill/ambidexterity: after a weapon larger than X no second one is asked for', () => {
    const club = (size: number) => ({ ...card('melee-weapon', melee), size })
    expect(strike({ big: club(2), small: club(1) }, 1, '0').asked).toBe(1)
  })
})

test('gcc/core/bonus-lines: a tool with two lines that is not for a single use cannot be kept back', () => {
  const cloak = card('tool', { when: 'defense', successes: 1 }, { when: 'defense', successes: 2 })
  const offered = (singleUse: boolean) => {
    const table = setTable({
      minis: { batman: { at: 'a' }, thug: { at: 'a', tile: {} } },
      items: { cloak: { ...cloak, singleUse } },
    })
    table.play(
      (game, { thug }) =>
        performAttack(game, thug, 'melee', { line: { times: 1, dice: [plainDie('yellow')] } }),
      '6',
      ['bonus-line', '0'],
    )
    return Object.keys(table.offered('bonus-line'))
  }
  expect([offered(false), offered(true)]).toEqual([
    ['0', '1'],
    ['0', '1', 'none'],
  ])
})

test('gcc/core/bat-gadgets: a gadget that leaves the game takes no weight with it, as it had none', () => {
  const table = setTable({
    minis: { batman: { at: 'a' } },
    items: { pellet: { kind: 'gadget', size: 2, held: 'batman' }, crate: { size: 3, held: 'batman' } },
  })
  table.play((game) => removeItem(game, 0))
  expect(table.mini('batman').load).toBe(3)
  table.play((game) => removeItem(game, 1))
  expect(table.mini('batman').load).toBe(0)
})

test('gcc/core/item-skill-stacks: a card raises what the hero can do already, it offers nothing twice', () => {
  const table = setTable({
    minis: { batman: { at: 'a', hero: { skills: [skill('grenade', 1)] } } },
    items: { bomb: card('tool', { when: 'permanent', skills: [skill('grenade', 1)] }) },
  })
  const tasks = tasksFor(table.position, table.mini('batman')).filter(({ id }) => id === 'grenade')
  expect(tasks).toHaveLength(1)
})

test('gcc/core/pick-up: something light can be picked up beside something too heavy', () => {
  const table = setTable({
    minis: { batman: { at: 'a', hero: { maxEncumbrance: 2 } } },
    items: { heavy: { size: 3, lies: 'a' }, light: { size: 2, lies: 'a' } },
  })
  const [task] = tasksFor(table.position, table.mini('batman'))
  expect(task).toMatchObject({ id: 'pick-up' })
  expect(task!.why).toBeUndefined()
})

describe('gcc/core/first-move-bonus, gcc/core/movement: move points of cards', () => {
  const shoes = card('tool', { when: 'movement', movePoints: 1 })
  const pill: ItemSketch = { ...card('tool', { when: 'movement', movePoints: 3 }), singleUse: true }
  const spent = { energy: { reserve: 0, fatigue: 10 } }
  const scene = (items: Readonly<Record<string, ItemSketch>>, state: Partial<Mini> = {}) =>
    setTable({
      minis: {
        batman: { at: 'a', hero: { encumbrance: [{ from: 0, bonus: 0 }] }, ...spent, state },
      },
      items,
    })
  const canBegin = (...parts: Parameters<typeof scene>) => {
    const table = scene(...parts)
    return movementReason(table.position, table.mini('batman')) === undefined
  }
  test('a movement can be begun with them alone', () => {
    expect([canBegin({}), canBegin({ shoes })]).toEqual([false, true])
    const table = scene({ shoes })
    table.play((game, { batman }) => performMovement(game, batman))
    expect(table.mini('batman').at).toBe(1)
  })
  test('those of a card that stays are for the first movement of the turn: no hero walks for nothing without end', () => {
    expect(canBegin({ shoes }, { moved: true })).toBe(false)
    const table = setTable({
      minis: { batman: { at: 'a', state: { moved: true } } },
      items: { shoes },
    })
    table.play((game, { batman }) => performMovement(game, batman), '', ['move-to', 'end'])
    expect(table.hero('batman').spaces[4]).toBe(1)
  })
  test('gcc/core/items: a card for a single use helps any movement, and has to where nothing else does', () => {
    expect(canBegin({ pill }, { moved: true })).toBe(true)
    const table = scene({ pill }, { moved: true })
    table.play((game, { batman }) => performMovement(game, batman), '', ['move-to', 'end'])
    expect(table.asked).not.toContain('batman: bonus-line')
    expect(table.item('pill').gone).toBe(true)
    const other = scene({ pill, shoes })
    other.play((game, { batman }) => performMovement(game, batman), '', ['bonus-line', 'none'])
    expect(other.item('pill').gone).toBe(false)
  })
  test('gcc/core/tools: identical ones do not open a way that costs more', () => {
    const hindered = (items: Readonly<Record<string, ItemSketch>>) => {
      const table = setTable({
        minis: {
          batman: { at: 'a', hero: { encumbrance: [{ from: 0, bonus: 0 }] }, ...spent },
          thug: { at: 'a', tile: {} },
        },
        items,
      })
      return movementReason(table.position, table.mini('batman'))?.rule
    }
    expect(hindered({ shoes, boots: shoes })).toBe('gcc/core/buy-move-points')
    expect(hindered({ shoes, boots: card('tool', { when: 'movement', movePoints: 2 }) })).toBeUndefined()
    const charm = card('object', { when: 'movement', movePoints: 1 })
    expect(hindered({ charm, other: charm })).toBeUndefined()
    expect(hindered({ charm, shoes })).toBeUndefined()
  })
})
