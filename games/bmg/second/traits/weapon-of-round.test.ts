import { beginActivation } from '@gargoyle/bmg-counters/parts'
import { actionBlockedReason, gun } from '@gargoyle/bmg-counters/testing'
import { weaponsOfRound } from '@gargoyle/bmg-counters/toolkit'
import { recall } from '@gargoyle/engine'
import { cm } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { duel } from '../testing/duel.ts'

describe('bmg2/core/one-weapon-a-round: strikes out of turn are made with the weapon of the round', () => {
  const OTHER = 'It uses one weapon for the whole round.'
  const weapons = [{ name: 'Knife', damage: 'I' }, { name: 'Club', damage: 'S' }, gun]

  test('bmg2/core/one-weapon-a-round, bmg2/trait/aggressive-schizophrenia: what it lashes out with is all it attacks with', () => {
    const open = (arm: string) => {
      const table = duel({
        thug: { traits: ['aggressive-schizophrenia'], weapons, counters: 'AAAA' },
        hero: { endurance: 12 },
      })
      table.state.activation = undefined
      table.play(
        (game, { thug }) => beginActivation(game, thug),
        '4 4 1',
        ['strike-with', arm],
        ['declare', 'attack'],
      )
      return [0, 1, -1].map((each) => actionBlockedReason(table, `melee:${each}`))
    }
    expect(open('0')).toEqual([undefined, OTHER, OTHER])
    expect(open('-1')).toEqual([OTHER, OTHER, undefined])
  })

  test('bmg2/core/one-weapon-a-round, bmg2/trait/counter-attack: all its strikes back of a round, without a second question', () => {
    const table = duel({
      thug: { counters: 'AAAA', endurance: 12 },
      hero: { traits: ['counter-attack'], counters: 'DDDDS', weapons },
    })
    const blow = (...answers: readonly (readonly [string, string])[]) =>
      act(table, 'melee:-1', '4 4 4 4 1', ['strikes', { '1': 1 }], ['block', 1], ...answers)
    blow(['counter-attack', 'yes'], ['strike-with', '0'])
    table.state.activation!.attacks = 0
    blow()
    expect(table.model('thug')).toMatchObject({ injury: 2, stun: 0 })
  })

  test('bmg2/core/one-weapon-a-round, bmg2/special-attack/360-attack: and with that of a special attack beside the attack', () => {
    const table = duel({
      thug: { traits: ['360-attack'], weapons, counters: 'AASS' },
      hero: { endurance: 12 },
    })
    act(table, 'special:360-attack:1', '1')
    expect(recall(table.model('thug'), weaponsOfRound)).toContain('weapon 0 1')
    expect(actionBlockedReason(table, 'melee:0')).toBe(OTHER)
  })

  test('bmg2/core/one-weapon-a-round, bmg2/special-attack/360-attack: bare hands are no weapon, so it may shoot after it', () => {
    const table = duel({
      thug: { traits: ['360-attack'], weapons, counters: 'AAASS' },
      hero: { endurance: 12 },
    })
    act(table, 'special:360-attack:-1', '1')
    const at = table.model('hero').at!
    table.model('hero').at = { ...at, x: at.x + cm(20) }
    expect(actionBlockedReason(table, 'ranged:2')).toBeUndefined()
    expect(actionBlockedReason(table, 'melee:0')).toBe(OTHER)
  })
})
