import { addMarker } from '@gargoyle/bmg-common'
import { recall, remember, seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { rangedAttack } from '../attack/ranged.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { inflict } from '../damage/harm.ts'
import { putSuspect } from '../manipulate/suspects.ts'
import { trigger } from '../rules/rule-system.ts'
import { gun } from '../testing/duel.ts'
import { faithScene as scene } from '../testing/scenes/faithful-crew.ts'
import { ANY, type Answer, place, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'
import { isClay } from './clay.ts'

type Table = ReturnType<typeof scene>

const clay = (table: Table, x: number, y: number) =>
  table.play((game) => remember(addMarker(game, 'suspect', place([x, y]), seat('a')), isClay, true))

describe('Clayface', () => {
  test('bmg3/trait/clay-body: shots are what it wants, except cold ones', () => {
    const shot = (rules: readonly string[], ...answers: readonly Answer[]) => {
      const table = scene(['clay-body'], {}, { weapons: [{ ...gun, rules }] }, 'enemy')
      table.play(
        (game, { enemy, owner }) => rangedAttack(game, enemy!, 0, { targets: [owner!] }),
        '6 1 1 1',
        ...answers,
      )
      return [table.model('owner').stun, table.model('owner').injury]
    }
    expect(shot([], ['clay-body', 'stun'])).toEqual([1, 0])
    expect(shot(['electric'])[1]).toBe(1)
  })

  test('bmg3/trait/clay-body: three markers, new ones while there are fewer, and they follow', () => {
    const table = scene(['clay-body'])
    table.play(
      (game) => trigger(game, 'deployed', {}),
      '',
      ['place-suspect', ANY],
      ['place-suspect', ANY],
      ['place-suspect', ANY],
    )
    const clays = () => table.state.markers.filter((marker) => recall(marker, isClay)).length
    expect(clays()).toBe(3)
    expect(useBlockedReason(table, 'owner', 'clay-body')).toMatch(/All three/)
    table.state.markers.splice(0, 1)
    table.play((game, { owner }) => putSuspect(game, seat('a'), place([5, 5]), owner))
    expect(clays()).toBe(3)
    table.play(
      (game, { owner }) => trigger(game, 'moved', { mover: owner!, from: owner!.at!, how: 'move' }),
      '',
      ['clay', '4'],
      ['move-marker', to(8, 5)],
    )
    expect(table.state.markers.at(-1)!.at.x).toBe(place([8, 5]).x)
  })

  test('bmg3/trait/clay-slide: changes places with its clay', () => {
    const table = scene(['clay-slide'])
    expect(useBlockedReason(table, 'owner', 'clay-slide')).toMatch(/No Clay/)
    clay(table, 40, 40)
    useTrait(table, 'owner', 'clay-slide', '', ['place', ANY])
    expect(table.state.markers[0]!.at).toEqual(place([20, 20]))
    expect(table.model('owner').at!.x > place([35, 0]).x).toBe(true)
  })

  test('bmg3/trait/reform: not out while there is clay', () => {
    const table = scene(['reform'], { injury: 8, stun: 2 })
    clay(table, 40, 40)
    table.play(
      (game, { owner }) => inflict(game, owner!, { injury: 1, cause: 'a test' }),
      '',
      ['place', ANY],
      ['heal', 'injury'],
      ['heal', 'injury'],
      ['heal', 'injury'],
    )
    expect(table.model('owner')).toMatchObject({ condition: 'up', injury: 6, stun: 2 })
    expect(table.state.markers).toEqual([])
    table.play((game, { owner }) => inflict(game, owner!, { injury: 3, cause: 'a test' }))
    expect(table.model('owner').condition).toBe('casualty')
  })

  test('bmg3/trait/reform: nor knocked out, nor taken out of the game at once', () => {
    const stunned = scene(['reform'], { stun: 8 })
    clay(stunned, 40, 40)
    stunned.play((game, { owner }) => inflict(game, owner!, { stun: 1, cause: 'a test' }), '', ['place', ANY])
    expect(stunned.model('owner')).toMatchObject({ condition: 'up', stun: 6 })
    const gone = scene(['reform'], { injury: 2 })
    clay(gone, 40, 40)
    gone.play((game, { owner }) => becomeCasualty(game, owner!, undefined), '', ['place', ANY])
    expect(gone.model('owner')).toMatchObject({ condition: 'up', injury: 0 })
    expect([stunned.state.markers, gone.state.markers]).toEqual([[], []])
    // Damage that it survives leaves it and its clay where they are.
    const hurt = scene(['reform'])
    clay(hurt, 40, 40)
    hurt.play((game, { owner }) => inflict(game, owner!, { stun: 8, injury: 8, cause: 'a test' }))
    expect([hurt.model('owner').at, hurt.state.markers.length]).toEqual([place([20, 20]), 1])
  })
})
