import { describe, expect, test } from 'vitest'
import { type Answer, type ModelSketch, setTable } from '../testing/table.ts'
import { type Blow, strengthAttack } from './strength-attack.ts'

/** Strength 4+ against Defense 3: the bomber strikes two models that are far from it. */
const blast = (
  blow: Partial<Blow>,
  dice: string,
  target: Partial<ModelSketch> = {},
  ...answers: readonly Answer[]
) => {
  const table = setTable({
    models: {
      bomber: { seat: 'a', at: [10, 10] },
      one: { seat: 'b', at: [14, 10], willpower: 20, ...target },
      two: { seat: 'b', at: [10, 14], willpower: 20 },
    },
    active: 'bomber',
  })
  const damage = { stun: 1, injury: 0 }
  table.play(
    (game, { bomber, one, two }) =>
      strengthAttack(game, bomber, [one, two], { name: 'Blast', damage, ...blow }),
    dice,
    ...answers,
  )
  return { stuns: [table.model('one').stun, table.model('two').stun], asked: table.asked }
}

describe('bmg3/core/strength-die: a blow of Strength dice alone', () => {
  test('one for each model, against the attacker’s Strength', () => {
    expect(blast({}, '4 3').stuns).toEqual([1, 0])
  })

  test('against the number that the blow names, if it names one', () => {
    expect(blast({ strength: 6 }, '5 6').stuns).toEqual([0, 1])
  })

  test('does the damage and has the rules of the blow', () => {
    expect(blast({ damage: { stun: 3, injury: 0 } }, '4 1').stuns).toEqual([3, 0])
  })

  test('a target that can dodge may, unless it is a melee attack', () => {
    const dodger = { traits: ['dodge'] }
    // The Effort turns the Strength die into an attack die, and costs a stun.
    expect(blast({}, '2 1', dodger, ['efforts', 1])).toMatchObject({ stuns: [1, 0], asked: ['b: efforts'] })
    expect(blast({ kind: 'melee' }, '4 1', dodger)).toMatchObject({ stuns: [1, 0], asked: [] })
  })
})
