import { describe, expect, test } from 'vitest'
import { beginActivation, endActivation } from '../activation/activation.ts'
import { steal } from '../effects/effects.ts'
import { casualtyRecount } from '../round/casualty-recount.ts'
import { actionBlockedReason, performById } from '../testing/actions.ts'
import { duel, gun } from '../testing/duel.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import type { TestAnswer } from '../testing/table.ts'

const OTHER = 'It uses one weapon for the whole round.'
const light = { ...gun, rules: ['firearm', 'light'] }
const weapons = [{ name: 'Knife', damage: 'I' }, { name: 'Club', damage: 'S' }, light]

/** The hero, who strikes back, in the activation of the thug. */
const stage = (hero: Partial<ModelSketch> = {}) =>
  duel({
    hero: { traits: ['counter-attack'], counters: 'AAAADDSS', weapons, ...hero },
    thug: { counters: 'AA', attack: 4 },
  })
type Stage = ReturnType<typeof stage>

/** The thug strikes, the hero blocks and strikes back; gives what it could choose to strike with. */
const strikeBack = (table: Stage, ...answers: readonly TestAnswer[]): readonly string[] => {
  table.play(
    (game, { thug }) => performById(game, thug, 'melee:-1'),
    '5 4 5 5 2',
    ['strikes', { '1': 1 }],
    ['block', 1],
    ['counter-attack', 'yes'],
    ...answers,
  )
  return answers.length === 0 ? [] : Object.keys(table.offered('strike-with'))
}

/** The hero attacks in its own activation, then the thug has one. */
const attackFirst = (table: Stage, id: string, dice: string, ...answers: readonly TestAnswer[]): Stage => {
  table.play((game) => endActivation(game))
  table.play((game, { hero }) => beginActivation(game, hero), '', ['declare', 'attack'])
  table.play((game, { hero }) => performById(game, hero, id), dice, ...answers)
  table.play((game) => endActivation(game))
  table.play((game, { thug }) => beginActivation(game, thug), '', ['declare', 'attack'])
  return table
}

/** What is said of both weapons, bare hands and the gun when the hero is activated. */
const openTo = (table: Stage) => {
  table.play((game) => endActivation(game))
  table.play((game, { hero }) => beginActivation(game, hero), '', ['declare', 'attack'])
  return ['melee:0', 'melee:1', 'melee:-1', 'ranged:2'].map((id) => actionBlockedReason(table, id))
}

const damage = (table: Stage) => [table.model('thug').injury, table.model('thug').stun]
const oneStrike: TestAnswer = ['strikes', { '0': 1 }]

describe('what a model attacks with is for the round, out of turn too', () => {
  test('bmg1/core/one-melee-weapon-a-round, bmg1/trait/counter-attack: it strikes back with the weapon it has attacked with', () => {
    const table = attackFirst(stage(), 'melee:1', '1', oneStrike)
    expect(strikeBack(table)).toEqual([])
    expect(damage(table)).toEqual([0, 1])
    const unarmed = attackFirst(stage(), 'melee:-1', '1', oneStrike)
    strikeBack(unarmed)
    expect(damage(unarmed)).toEqual([0, 1])
  })

  test('bmg1/core/one-melee-weapon-a-round, bmg1/special-attack/lethal-blow: with that of a special attack too', () => {
    const table = stage({ traits: ['counter-attack', 'lethal-blow'] })
    strikeBack(attackFirst(table, 'special:lethal-blow:0', '1', ['strike-count', 1]))
    expect(damage(table)).toEqual([1, 0])
  })

  test('bmg1/trait/counter-attack, bmg1/core/one-melee-weapon-a-round: what it has struck back with is all it attacks with', () => {
    const table = stage()
    expect(strikeBack(table, ['strike-with', '0'])).toEqual(['0', '1', '-1'])
    expect(openTo(table)).toEqual([undefined, OTHER, OTHER, OTHER])
    const unarmed = stage()
    strikeBack(unarmed, ['strike-with', '-1'])
    // Bare hands are chosen like a weapon in close combat, and are no weapon that keeps a gun from being used.
    expect(openTo(unarmed)).toEqual([OTHER, OTHER, undefined, undefined])
  })

  test('bmg1/core/ranged-attack, bmg1/trait/counter-attack: who has shot strikes back with bare hands', () => {
    const table = attackFirst(stage(), 'ranged:2', '1')
    expect(strikeBack(table)).toEqual([])
    expect(damage(table)).toEqual([0, 1])
  })

  test('bmg1/core/ranged-attack, bmg1/core/unarmed: a shot leaves bare hands free, and no other weapon', () => {
    const table = attackFirst(stage(), 'ranged:2', '1')
    table.model('hero').activated = false
    expect(openTo(table)).toEqual([OTHER, OTHER, undefined, undefined])
  })

  test('bmg1/core/ranged-attack, bmg1/core/unarmed: who has shot and struck back has that gun and bare hands', () => {
    const table = attackFirst(stage(), 'ranged:2', '1')
    strikeBack(table)
    table.model('hero').activated = false
    expect(openTo(table)).toEqual([OTHER, OTHER, undefined, undefined])
  })

  test('bmg1/core/grab, bmg1/core/one-melee-weapon-a-round: a grab is made unarmed and binds to nothing', () => {
    const table = attackFirst(stage(), 'grab:-1', '1', ['strike-count', 1])
    expect(strikeBack(table, ['strike-with', '0'])).toEqual(['0', '1', '-1'])
  })

  test('bmg1/effect/steal, bmg1/core/one-melee-weapon-a-round: a weapon that it has lost binds it no more', () => {
    const table = attackFirst(stage({ weapons: weapons.slice(0, 2) }), 'melee:1', '1', oneStrike)
    table.model('hero').arms.pop()
    expect(strikeBack(table, ['strike-with', '0'])).toEqual(['0', '-1'])
  })

  test('bmg1/effect/steal, bmg1/core/one-melee-weapon-a-round: what another has attacked with binds no thief', () => {
    const table = attackFirst(stage({ weapons: weapons.slice(1, 2) }), 'melee:0', '1', oneStrike)
    table.play((game, { hero, thug }) => steal(game, thug, hero))
    expect(['melee:0', 'melee:-1'].map((id) => actionBlockedReason(table, id))).toEqual([
      undefined,
      undefined,
    ])
  })

  test('bmg1/effect/steal, bmg1/core/one-melee-weapon-a-round: a theft in mid-activation shifts no weapon into the place of the one in use', () => {
    const traits = ['lethal-blow']
    const armed = (lost: number) => {
      const table = duel({ thug: { traits, counters: 'AAAAASS', weapons } })
      table.play((game, { thug }) => performById(game, thug, 'melee:1'), '1', ['strikes', { '1': 1 }])
      table.state.activation!.struck = []
      table.model('thug').arms.splice(lost, 1)
      return [0, 1, -1].map((arm) => actionBlockedReason(table, `special:lethal-blow:${arm}`))
    }
    // Without the knife the club, in use, is first, and the gun no weapon for blows.
    expect(armed(0)).toEqual([undefined, 'It is not listed.', OTHER])
    // Without the club, the one in use, knife and bare hands are open.
    expect(armed(1)).toEqual([undefined, 'It is not listed.', undefined])
    expect(armed(2)).toEqual([OTHER, undefined, OTHER])
  })

  test('bmg1/weapon-rule/reload, bmg1/core/one-melee-weapon-a-round: bound to what cannot be used, it has bare hands', () => {
    const table = attackFirst(stage(), 'melee:0', '1', oneStrike)
    table.model('hero').arms[0]!.ammo = 0
    strikeBack(table)
    expect(damage(table)).toEqual([0, 1])
  })

  test('bmg1/core/one-melee-weapon-a-round, bmg1/core/casualty-recount: in the next round it chooses again', () => {
    const table = stage()
    strikeBack(table, ['strike-with', '0'])
    table.play((game) => endActivation(game))
    const { round } = table.state
    while (table.state.round === round) table.play((game) => casualtyRecount(game))
    table.model('hero').counters.attack = 4
    table.play((game, { hero }) => beginActivation(game, hero), '', ['declare', 'attack'])
    expect([0, 1, -1].map((arm) => actionBlockedReason(table, `melee:${arm}`))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
