import { addMarker, effectOn } from '@gargoyle/bmg-common'
import { recall, rememberAmong, seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { terrorLeft } from '../effects/terror.ts'
import { skillRoll } from '../model/skill-roll.ts'
import { trigger } from '../rules/rule-system.ts'
import { faithScene as scene } from '../testing/scenes/faithful-crew.ts'
import { type Answer, place, to } from '../testing/table.ts'
import { lurks } from './deployment.ts'
import { TOTEM } from './totems-and-martyrs.ts'

const BESIDE = 30 / 25.4

describe('totems and martyrs', () => {
  test('bmg3/trait/blackfire-totem: Faith is dice, near the totem', () => {
    const table = scene(['blackfire-totem'], {}, { at: [20, 20 + BESIDE] })
    table.play((game) => void addMarker(game, 'sewer', place([23, 20])))
    table.play((game) => trigger(game, 'deployed', {}), '', ['place-totem', to(23, 23)])
    table.crew('a').counters.faith = 3
    table.play((game) => trigger(game, 'plan-start', {}), '', ['totem-faith', 2])
    expect(table.crew('a').counters.faith).toBe(1)
    table.play((game, { owner }) => meleeAttack(game, owner!, -1), '1 1 1 1 1', ['totem', 1])
    table.play((game, { owner }) => skillRoll(game, owner!, 'willpower', { reason: 'test' }), '5 5 6', [
      'totem',
      1,
    ])
    table.play((game, { owner }) => meleeAttack(game, owner!, -1), '1 1 1 1')
  })

  test('bmg3/trait/blackfire-totem: a die more in a defence, for each Faith', () => {
    const blocked = (faith: number, at: readonly [number, number] = [20, 20]) => {
      const table = scene(['blackfire-totem'], { at }, { touching: 'owner' }, 'enemy')
      table.play((game) => void addMarker(game, 'event', place([23, 23]), seat('a'), [TOTEM]))
      table.crew('a').counters['totem faith 0'] = 2
      const near = at[0] === 20
      table.play(
        (game, { enemy }) => meleeAttack(game, enemy!, -1),
        `6 1 1 1  ${'1 '.repeat(3)}${near ? '6 '.repeat(faith) : ''}`,
        ...(near ? ([['totem', faith]] as const) : []),
      )
      return [table.model('owner').stun, table.crew('a').counters['totem faith 0']]
    }
    expect([blocked(0), blocked(1)]).toEqual([
      [1, 2],
      [0, 1],
    ])
    // A model further than 8" away is not asked about.
    expect(blocked(0, [33, 23])).toEqual([1, 2])
  })

  test('bmg3/trait/martyrdom: a card for the lost, and injuries for want of Faith', () => {
    const table = scene(['martyrdom'])
    table.crew('a').counters.faith = 1
    table.play((game) => trigger(game, 'recount-start', {}))
    expect(table.model('owner').injury).toBe(1)
    table.play((game, { friend }) => becomeCasualty(game, friend!, undefined))
    table.play((game, { owner }) => becomeCasualty(game, owner!, undefined))
    expect([table.crew('a').victoryPoints, table.crew('a').accomplished]).toEqual([1, ['two']])
  })

  test('bmg3/trait/martyrdom: K.O. it bears witness all the same', () => {
    const table = scene(['martyrdom'], { condition: 'ko' })
    table.play((game) => trigger(game, 'recount-start', {}))
    expect(table.model('owner').injury).toBe(0)
    table.play((game, { friend }) => becomeCasualty(game, friend!, undefined))
    table.play((game, { owner }) => becomeCasualty(game, owner!, undefined))
    expect(table.crew('a').accomplished).toEqual(['two'])
  })

  test('bmg3/trait/back-to-the-nightmare: off the table after a card has left the Terror pile', () => {
    const table = scene(['back-to-the-nightmare'], {}, {}, 'enemy')
    const done = (...answers: readonly Answer[]) =>
      table.play(
        (game, { enemy }) => trigger(game, 'action-done', { action: { actor: enemy!, kind: 'melee' } }),
        '',
        ...answers,
      )
    done()
    rememberAmong(table.state, terrorLeft, seat('a'))
    done(['back-to-the-nightmare', 'yes'])
    const owner = table.model('owner')
    expect([owner.condition, recall(owner, lurks)]).toEqual(['away', true])
    expect(effectOn(table.model('owner'), 'terror')).toBeUndefined()
  })
})
