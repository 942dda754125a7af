import { describe, expect, test } from 'vitest'
import { attackReason, performAttack } from '../actions/attack.ts'
import { targetReason } from '../actions/targets.ts'
import { plainDie } from '../dice/pool.ts'
import { computeTotal } from '../rules/special.ts'
import { skill } from '../testing/sketches.ts'
import { type ItemSketch, setTable } from '../testing/table.ts'
import type { BonusLine, Colour, ItemType, SkillUse } from '../vocabulary.ts'
import { carry, layDown } from './carry.ts'

const card = (type: ItemType, ...lines: readonly BonusLine[]): ItemSketch => ({
  type,
  lines,
  held: 'batman',
})

describe('gcc/core/weapon-bonus: bonuses of several weapons of a kind do not add up in a defence either', () => {
  const parry = (colour: Colour): BonusLine => ({ when: 'defense', dice: [plainDie(colour)] })
  const defend = (
    items: Readonly<Record<string, ItemSketch>>,
    dice: string,
    ...weapons: readonly string[]
  ) => {
    const table = setTable({
      minis: {
        batman: { at: 'a', hero: { skills: [skill('ambidexterity', 9)] } },
        thug: { at: 'a', tile: {} },
      },
      items,
    })
    table.play(
      (game, { thug }) =>
        performAttack(game, thug, 'melee', { line: { times: 1, dice: [plainDie('black')] } }),
      `4 ${dice}`,
      ...weapons.map((weapon) => ['weapon', weapon] as const),
    )
    return {
      wounds: table.hero('batman').wounds,
      asked: table.asked.filter((each) => each.endsWith(': weapon')).length,
    }
  }
  const tonfa = card('melee-weapon', parry('white'))
  const blades = card('melee-weapon', parry('yellow'))
  test('the hero picks one of two', () => {
    expect(defend({ tonfa, blades }, '4', '0')).toEqual({ wounds: 1, asked: 1 })
    expect(defend({ tonfa, blades }, '6', '1')).toEqual({ wounds: 0, asked: 1 })
  })
  test('one alone helps without a question, and so does a tool or a weapon of the other kind beside it', () => {
    expect(defend({ tonfa }, '4')).toEqual({ wounds: 1, asked: 0 })
    expect(defend({ tonfa, vest: card('tool', parry('white')) }, '4 4')).toEqual({ wounds: 0, asked: 0 })
    expect(defend({ tonfa, rifle: card('ranged-weapon', parry('white')) }, '4 4')).toEqual({
      wounds: 0,
      asked: 0,
    })
  })
})

test('gcc/core/items, gcc/core/weapon-bonus: weapons for a single use can be kept back in a defence, unless another helps', () => {
  const parry: BonusLine = { when: 'defense', successes: 1 }
  const blade = card('melee-weapon', parry)
  const bottle: ItemSketch = { ...blade, singleUse: true }
  const offered = (items: Readonly<Record<string, ItemSketch>>, answer: readonly [string, string]) => {
    const table = setTable({ minis: { batman: { at: 'a' }, thug: { at: 'a', tile: {} } }, items })
    table.play(
      (game, { thug }) =>
        performAttack(game, thug, 'melee', { line: { times: 1, dice: [plainDie('black')] } }),
      '1',
      answer,
    )
    return [...Object.keys(table.offered(answer[0])), table.state.items[0]!.gone]
  }
  expect(offered({ bottle }, ['bonus-line', 'none'])).toEqual(['0', 'none', false])
  expect(offered({ bottle }, ['bonus-line', '0'])).toEqual(['0', 'none', true])
  expect(offered({ bottle, other: bottle }, ['weapon', 'none'])).toEqual(['0', '1', 'none', false])
  expect(offered({ bottle, blade }, ['weapon', '1'])).toEqual(['0', '1', false])
})

describe('gcc/core/tools: identical bonuses that tools give all the time do not add up', () => {
  const parkour = (level: number): BonusLine => ({ when: 'permanent', skills: [skill('parkour', level)] })
  const set = (items: Readonly<Record<string, ItemSketch>>, own: readonly SkillUse[] = []) =>
    setTable({ minis: { batman: { at: 'a', hero: { skills: own, name: 'Batman' } } }, items })
  const levels = (table: ReturnType<typeof set>) =>
    computeTotal(table.position, 'ignored-levels', { about: table.mini('batman') })

  test('the same skill of the same level counts once, another level beside it', () => {
    expect(levels(set({ gear: card('tool', parkour(1)), wing: card('tool', parkour(1)) }))).toBe(1)
    expect(levels(set({ gear: card('tool', parkour(1)), gun: card('tool', parkour(2)) }))).toBe(3)
    // gcc/core/item-skill-stacks: the hero's own level is no bonus of a tool.
    expect(
      levels(set({ gear: card('tool', parkour(1)), wing: card('tool', parkour(1)) }, [skill('parkour', 1)])),
    ).toBe(2)
  })
  test('gcc/core/drop: it goes with the last of them', () => {
    const table = set({ gear: card('tool', parkour(1)), wing: card('tool', parkour(1)) })
    table.play((game) => void layDown(game, 0, 1))
    expect(levels(table)).toBe(1)
    table.play((game) => void layDown(game, 1, 1))
    expect(levels(table)).toBe(0)
    table.play((game, { batman }) => void carry(game, batman, 1))
    expect(levels(table)).toBe(1)
  })
  test('gcc/core/items: a tool of somebody else takes nothing away', () => {
    const table = set({
      gear: card('tool', parkour(1)),
      theirs: { ...card('tool', parkour(1)), only: 'Robin' },
    })
    expect(levels(table)).toBe(1)
    table.play((game) => void layDown(game, 0, 1))
    expect(levels(table)).toBe(0)
  })
  test('only of tools: a weapon with the same skill adds to it', () => {
    expect(levels(set({ gear: card('tool', parkour(1)), hook: card('melee-weapon', parkour(1)) }))).toBe(2)
  })
})

describe('gcc/skill/reach: of a weapon lets the hero declare a target that only this weapon reaches', () => {
  const chain = card('melee-weapon', {
    when: 'melee',
    dice: [plainDie('white')],
    skills: [skill('reach', 1)],
  })
  const club = card('melee-weapon', { when: 'melee', dice: [plainDie('red')] })
  const staff = card(
    'melee-weapon',
    { when: 'melee', dice: [plainDie('red')] },
    { when: 'melee', skills: [skill('reach', 1)] },
  )
  const scene = (
    items: Readonly<Record<string, ItemSketch>>,
    { at = 'b', own = [] as readonly SkillUse[], traits = [] as readonly string[] } = {},
  ) =>
    setTable({
      minis: { batman: { at: 'a', hero: { skills: own, traits } }, thug: { at, tile: { lifePoints: 9 } } },
      items,
    })
  const reaches = (...parts: Parameters<typeof scene>) => {
    const table = scene(...parts)
    return targetReason(table.position, table.mini('batman'), table.mini('thug'), 'melee') === undefined
  }
  test('as far as its level and no farther, on top of the own level', () => {
    expect([reaches({}), reaches({ club }), reaches({ chain }), reaches({ chain }, { at: 'c' })]).toEqual([
      false,
      false,
      true,
      false,
    ])
    // gcc/core/item-skill-stacks
    expect(reaches({ chain }, { at: 'c', own: [skill('reach', 1)] })).toBe(true)
    expect(attackReason(scene({ chain }).position, scene({ chain }).mini('batman'), 'melee')).toBeUndefined()
  })
  test('gcc/trait/moral-code: not with a weapon that may not be used', () => {
    expect(reaches({ chain: { ...chain, lethal: true } }, { traits: ['moral-code'] })).toBe(false)
  })
  test('gcc/core/weapon-bonus: then a weapon that reaches has to be used', () => {
    const strike = (
      at: string,
      items: Readonly<Record<string, ItemSketch>>,
      dice: string,
      weapon?: string,
    ) => {
      const table = scene(items, { at })
      const attack = table.play(
        (game, { batman }) => performAttack(game, batman, 'melee'),
        dice,
        ['attack-cubes', 1],
        ...(weapon === undefined ? [] : [['weapon', weapon] as const]),
      )
      const offered = table.asked.includes('batman: weapon') ? Object.keys(table.offered('weapon')) : []
      return { offered, dice: attack!.dice.length }
    }
    expect(strike('a', { club, chain }, '1', 'none')).toEqual({ offered: ['0', '1', 'none'], dice: 1 })
    // No question where one line of one card is all that reaches.
    expect(strike('b', { club, chain }, '1 1')).toEqual({ offered: [], dice: 2 })
    expect(strike('b', { staff }, '1')).toEqual({ offered: [], dice: 1 })
    expect(strike('b', { staff, club, chain }, '1 1', '1')).toEqual({ offered: ['0', '1'], dice: 2 })
  })
  test('gcc/skill/ambidexterity: the second weapon need not reach', () => {
    const table = scene({ club, chain }, { own: [skill('ambidexterity', 2)] })
    const attack = table.play(
      (game, { batman }) => performAttack(game, batman, 'melee'),
      '1 1 1',
      ['attack-cubes', 1],
      ['weapon', '0'],
    )
    expect(attack!.dice).toHaveLength(3)
    expect(Object.keys(table.offered('weapon'))).toEqual(['0', 'none'])
  })
  test('gcc/skill/shackle, gcc/skill/combo, gcc/skill/counterattack: not where no weapon may help', () => {
    const table = setTable<string>({
      minis: {
        batman: { at: 'a', hero: { skills: [skill('combo'), skill('counterattack')] } },
        thug: { at: 'a', tile: {} },
        far: { at: 'b', tile: { skills: [skill('reach', 1)] } },
      },
      items: { chain },
    })
    table.play(
      (game, { batman }) => performAttack(game, batman!, 'melee'),
      '2 4',
      ['attack-target', '1'],
      ['attack-cubes', 1],
      ['weapon', '0'],
    )
    expect(table.mini('thug').condition).toBe('pool')
    expect(table.asked).not.toContain('batman: combo')
    table.play(
      (game, { far }) =>
        performAttack(game, far!, 'melee', { line: { times: 1, dice: [plainDie('yellow')] } }),
      '1',
    )
    expect(table.asked).not.toContain('batman: counterattack')
  })
})
