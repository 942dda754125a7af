import { describe, expect, test } from 'vitest'
import { performAttack } from '../actions/attack.ts'
import type { Attack } from '../actions/attack-state.ts'
import { plainDie } from '../dice/pool.ts'
import { skill } from '../testing/sketches.ts'
import { type MiniSketch, type ScriptedAnswer, setTable } from '../testing/table.ts'
import type { TileProfile } from '../vocabulary.ts'

const yellow = { times: 1, dice: [plainDie('yellow')] }
const gun = { type: 'ranged-weapon', lines: [{ when: 'ranged' }] } as const

/** A thug attacks the named miniature; returns who was asked what. */
function asked(
  kind: Attack['kind'],
  target: string,
  minis: Readonly<Record<string, MiniSketch>>,
  dice: string,
  ...answers: readonly ScriptedAnswer[]
): readonly string[] {
  const table = setTable<string>({ minis, items: { gun: { ...gun, held: 'batman' } } })
  table.play(
    (game, all) => performAttack(game, all.thug!, kind, { line: yellow, target: all[target]! }),
    dice,
    ...answers,
  )
  return table.asked.filter((each) => !/cubes|rerolls/.test(each))
}

describe('gcc/skill/counterattack, gcc/skill/retaliation', () => {
  const both = [skill('counterattack'), skill('retaliation')]
  const batman: MiniSketch = { at: 'a', hero: { skills: both } }
  const robin: MiniSketch = { at: 'a', hero: {} }
  const thug: MiniSketch = { at: 'a', tile: { lifePoints: 9, skills: [skill('reach', 1)] } }

  test('only the target strikes back, not an ally beside it', () => {
    expect(asked('melee', 'robin', { batman, robin, thug }, '1')).toEqual([])
    expect(asked('ranged', 'robin', { batman, robin, thug }, '1')).toEqual([])
  })
  test('a counterattack answers melee only, a retaliation shots only', () => {
    const no = (name: string): ScriptedAnswer => [name, 'no']
    expect(asked('melee', 'batman', { batman, thug }, '1', no('counterattack'))).toEqual([
      'batman: counterattack',
    ])
    expect(asked('ranged', 'batman', { batman, thug }, '1', no('retaliation'))).toEqual([
      'batman: retaliation',
    ])
  })
  test('a target that could not reach the attacker is not asked. gcc/skill/reach', () => {
    expect(asked('melee', 'batman', { batman, thug: { ...thug, at: 'b' } }, '1')).toEqual([])
  })
  test('a character needs no weapon to retaliate', () => {
    const table = setTable<string>({
      minis: { batman: { at: 'a' }, thug: { at: 'b', tile: { lifePoints: 9, skills: both } } },
      items: { gun: { ...gun, held: 'batman' } },
    })
    table.play(
      (game, all) => performAttack(game, all.batman!, 'ranged', { dice: yellow.dice, free: 'combo' }),
      '1 3',
      ['retaliation', 'yes'],
    )
    expect(table.hero('batman').wounds).toBe(1)
  })
})

describe('gcc/skill/combo', () => {
  const fall = (kind: Attack['kind'], hero: string) => {
    const table = setTable<string>({
      minis: {
        batman: { at: 'a', hero: { skills: [skill('combo')] } },
        robin: { at: 'a', hero: {} },
        thug: { at: 'a', tile: {} },
        other: { at: 'a', tile: {} },
      },
      items: { one: { ...gun, held: 'batman' }, two: { ...gun, held: 'robin' } },
    })
    table.play(
      (game, all) => performAttack(game, all[hero]!, kind, { target: all.thug! }),
      '6 6 6',
      ['attack-cubes', 3],
      ...(kind === 'melee' && hero === 'batman' ? [['combo', 'no'] as const] : []),
    )
    expect(table.mini('thug').at).toBe(-1)
    return table.asked.includes('batman: combo')
  }
  test('after its own melee attack only: not after a shot, and not after what an ally did', () => {
    expect([fall('melee', 'batman'), fall('ranged', 'batman'), fall('melee', 'robin')]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('gcc/skill/shackle', () => {
  const declared = (kind: Attack['kind'], hero: string, free: boolean) => {
    const table = setTable<string>({
      minis: {
        batman: { at: 'a', hero: { skills: [skill('shackle')] } },
        robin: { at: 'a', hero: {} },
        thug: { at: 'a', tile: { lifePoints: 9 } },
      },
      items: { one: { ...gun, held: 'batman' }, two: { ...gun, held: 'robin' } },
    })
    const isOffered = kind === 'melee' && hero === 'batman'
    table.play(
      (game, all) =>
        performAttack(game, all[hero]!, kind, {
          target: all.thug!,
          dice: yellow.dice,
          ...(free ? { free: 'combo' } : {}),
        }),
      '1',
      ...(isOffered ? [['shackle', 'no'] as const] : []),
    )
    return table.asked.includes('batman: shackle')
  }
  test('offered for its own melee attacks, free ones too, and for no others', () => {
    expect([declared('melee', 'batman', false), declared('melee', 'batman', true)]).toEqual([true, true])
    expect([declared('ranged', 'batman', false), declared('melee', 'robin', false)]).toEqual([false, false])
  })
})

test('gcc/skill/sneak-attack: neutral miniatures neither help nor hinder it. gcc/core/enemy-ally', () => {
  const table = setTable<string>({
    minis: {
      batman: { at: 'a', hero: { skills: [skill('sneak-attack', 2)] } },
      robin: { at: 'a', hero: { menace: 1 } },
      thug: { at: 'a', tile: { menace: 1, lifePoints: 9 } },
      crowd: { at: 'a', tile: { menace: 3 }, side: 'neutral' },
    },
  })
  const attack = table.play(
    (game, all) => performAttack(game, all.batman!, 'melee', { target: all.thug! }),
    '2',
    ['attack-cubes', 1],
  )
  expect(attack?.successes).toBe(3)
})

test('gcc/skill/shackle: no weapon helps, and none is asked for', () => {
  const table = setTable<string>({
    minis: {
      batman: { at: 'a', hero: { skills: [skill('shackle', 1)] } },
      thug: { at: 'a', tile: { lifePoints: 9 } },
    },
    items: {
      club: { type: 'melee-weapon', lines: [{ when: 'melee', dice: [plainDie('white')] }], held: 'batman' },
    },
  })
  const attack = table.play(
    (game, all) => performAttack(game, all.batman!, 'melee'),
    '5',
    ['shackle', 'yes'],
    ['attack-cubes', 1],
  )
  expect(attack!.dice).toHaveLength(1)
  expect(table.asked).not.toContain('batman: weapon')
  expect(table.mini('thug')).toMatchObject({ shackles: 1, life: 9 })
})

describe('gcc/skill/combo: its dice', () => {
  /** What a croc rolls in its combo, if it has one. */
  const rolled = (melee: TileProfile['melee'], dice: string) => {
    const table = setTable<string>({
      minis: {
        batman: { at: 'a', energy: { reserve: 1, wounds: 9 } },
        robin: { at: 'a' },
        croc: { at: 'a', tile: { melee, skills: [skill('combo', 1)] } },
      },
    })
    table.play(
      (game, { croc, batman }) => performAttack(game, croc!, 'melee', { line: yellow, target: batman! }),
      dice,
      ...(melee === 'forbidden' ? [] : [['combo', 'yes'] as const]),
    )
    return table.story.filter((text) => text.startsWith('croc attacks')).at(-1)
  }
  test('a character rolls the first die of its melee line', () => {
    const red = { times: 1, dice: [plainDie('red'), plainDie('black')] }
    expect(rolled([red, yellow], '6 1')).toContain('with 1 red:')
  })
  test('gcc/core/characteristics: what may not attack has no combo, and an empty line adds no dice', () => {
    expect(rolled('forbidden', '6')).toContain('croc attacks batman')
    expect(rolled([{ times: 1, dice: [] }], '6')).toContain('croc attacks robin with no dice:')
    const table = setTable<string>({
      minis: {
        ivy: {
          at: 'a',
          hero: { melee: { die: undefined, limit: 4 }, skills: [skill('combo', 2)] },
        },
        one: { at: 'a', tile: {} },
        two: { at: 'a', tile: {} },
      },
    })
    table.play(
      (game, { ivy, one }) => performAttack(game, ivy!, 'melee', { dice: yellow.dice, target: one! }),
      '6',
      ['combo', 'yes'],
    )
    expect(table.story).toContainEqual(expect.stringContaining('ivy attacks two with no dice:'))
  })
})
