import { describe, expect, test } from 'vitest'
import { performAttack } from '../actions/attack.ts'
import { plainDie } from '../dice/pool.ts'
import { skill } from '../testing/sketches.ts'
import { setTable } from '../testing/table.ts'
import type { SkillUse } from '../vocabulary.ts'

const yellow = { times: 1, dice: [plainDie('yellow')] }

describe('gcc/skill/shackle on melee attacks that are free actions', () => {
  test('gcc/skill/combo: a combo may shackle, or wound', () => {
    const combo = (answer: 'yes' | 'no') => {
      const table = setTable<string>({
        minis: {
          batman: { at: 'a', hero: { skills: [skill('combo'), skill('shackle', 2)] } },
          one: { at: 'a', tile: {} },
          other: { at: 'a', tile: { lifePoints: 9 } },
        },
      })
      table.play(
        (game, { batman }) => performAttack(game, batman!, 'melee'),
        '5 5',
        ['attack-target', '1'],
        ['shackle', 'no'],
        ['attack-cubes', 1],
        ['combo', 'yes'],
        ['shackle', answer],
      )
      return table.mini('other')
    }
    expect(combo('yes')).toMatchObject({ shackles: 2, life: 9 })
    expect(combo('no')).toMatchObject({ shackles: 0, life: 7 })
  })

  test('gcc/skill/counterattack: a counterattack may shackle whoever began', () => {
    const table = setTable<string>({
      minis: {
        batman: { at: 'a', hero: { skills: [skill('counterattack'), skill('shackle')] } },
        croc: { at: 'a', tile: { lifePoints: 9 } },
      },
    })
    table.play(
      (game, { batman, croc }) => performAttack(game, croc!, 'melee', { line: yellow, target: batman! }),
      '1 4',
      ['counterattack', 'yes'],
      ['shackle', 'yes'],
    )
    expect(table.mini('croc')).toMatchObject({ shackles: 1, life: 9 })
  })

  test('gcc/core/deferred-attack: what is left over is declared too, and may shackle', () => {
    const table = setTable<string>({
      minis: {
        batman: { at: 'a', hero: { skills: [skill('circular-strike', 2), skill('shackle', 3)] } },
        one: { at: 'a', tile: {} },
        two: { at: 'a', tile: { lifePoints: 9 } },
      },
    })
    table.play(
      (game, { batman }) => performAttack(game, batman!, 'melee'),
      '5',
      ['attack-target', '1'],
      ['shackle', 'no'],
      ['attack-cubes', 1],
      ['deferred-target', '2'],
      ['shackle', 'yes'],
    )
    expect(table.mini('two')).toMatchObject({ shackles: 3, life: 9 })
  })
})

describe('gcc/skill/shackle: tokens if the defender would suffer a wound', () => {
  const shackled = (traits: readonly string[], ...more: readonly SkillUse[]) => {
    const table = setTable<string>({
      minis: {
        ivy: { at: 'a', hero: { traits, skills: [skill('shackle', 2), ...more] } },
        croc: { at: 'a', tile: { lifePoints: 9 } },
      },
    })
    table.play(
      (game, { ivy }) => performAttack(game, ivy!, 'melee'),
      '5',
      ['shackle', 'yes'],
      ['attack-cubes', 1],
    )
    return table.mini('croc')
  }
  test('gcc/trait/harmless: none of a harmless attacker', () => {
    expect(shackled([])).toMatchObject({ shackles: 2, life: 9 })
    expect(shackled(['harmless'])).toMatchObject({ shackles: 0, life: 9 })
  })
  test('gcc/skill/poison, gcc/core/damage-immunity-order: its poison would wound, so there are', () => {
    expect(shackled(['harmless'], skill('poison'))).toMatchObject({ shackles: 2, life: 9 })
  })
})

test('gcc/skill/shackle, gcc/skill/sacrifice: whoever takes hits for the defender suffers them', () => {
  const table = setTable<string>({
    minis: {
      batman: { at: 'a', hero: { skills: [skill('shackle')] } },
      boss: { at: 'a', tile: { lifePoints: 9 } },
      guard: { at: 'a', tile: { lifePoints: 9, skills: [skill('sacrifice', 1)] } },
    },
  })
  table.play(
    (game, { batman, boss }) => performAttack(game, batman!, 'melee', { target: boss! }),
    '5',
    ['shackle', 'yes'],
    ['attack-cubes', 1],
    ['sacrifice', 'yes'],
  )
  expect(table.mini('guard').life).toBe(8)
  expect(table.mini('boss')).toMatchObject({ shackles: 1, life: 9 })
})
