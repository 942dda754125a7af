import { addMarker, hasLineTo, layRoughGround, sees, seesSpot } from '@gargoyle/bmg-common'
import { recall, remember } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { lampWeapon } from '../activation/actions.ts'
import { moveAction, shoot } from '../activation/perform.ts'
import { meleeAttack } from '../attack/melee.ts'
import { templateAttack } from '../attack/templates.ts'
import { moveBudget } from '../movement/move.ts'
import { applies, trigger } from '../rules/rule-system.ts'
import { place, setTable, to } from '../testing/table.ts'
import { speedReserve } from './speed-force.ts'
import { fire, rangedTable } from './testing/duel.ts'

const crowd = (rules: readonly string[], rof?: number) =>
  setTable({
    models: {
      shooter: {
        seat: 'a',
        at: [5, 12],
        weapons: [{ damage: 'S', rules, ...(rof === undefined ? {} : { rof }) }],
      },
      target: { seat: 'b', at: [10, 12], willpower: 9 },
      neighbour: { seat: 'b', at: [11.5, 12], willpower: 9 },
      bystander: { seat: 'b', at: [10, 30], willpower: 9 },
    },
    active: 'shooter',
  })

describe('templates', () => {
  test('bmg3/weapon/explosive: a Strength die for every model under it', () => {
    const table = crowd(['explosive'], 1)
    table.play((game, { shooter }) => shoot(game, shooter, 0), '4 3', ['aim', to(10, 12)])
    expect([table.model('target').stun, table.model('neighbour').stun]).toEqual([1, 0])
  })

  test('bmg3/weapon/explosive: beyond its range an attack die takes the place of the Strength die', () => {
    const table = rangedTable(['explosive', 'short-range'], 11, { defense: 5 }, { rof: 1 })
    fire(table, '4', ['aim', to(16, 12)])
    expect(table.model('target').stun).toBe(0)
    expect(() => fire(rangedTable(['explosive'], 6, {}, { rof: 1 }), '4', ['aim', to(20, 30)])).toThrow()
  })

  test('bmg3/weapon/explosive: moving first costs the Strength die too', () => {
    const table = rangedTable(['explosive'], 6, { defense: 5 }, { rof: 1 })
    table.state.activation!.moved = true
    fire(table, '4', ['aim', to(11, 12)])
    expect(table.model('target').stun).toBe(0)
  })

  test('bmg3/weapon/explosive: in melee an explosion for every hit, which damages other models under it', () => {
    const table = setTable({
      models: {
        fighter: { seat: 'a', at: [12, 12], willpower: 9, weapons: [{ damage: 'S', rules: ['explosive'] }] },
        target: { seat: 'b', touching: 'fighter', willpower: 9 },
        neighbour: { seat: 'b', touching: 'target', willpower: 9 },
      },
      active: 'fighter',
    })
    // Two hits, so two explosions, each with a die for the fighter and one for the neighbour.
    table.play((game, { fighter }) => meleeAttack(game, fighter, 0), '3 1 1 4  1 1 1  1 4  4 4')
    expect(table.model('target').stun).toBe(2)
    expect([table.model('fighter').stun, table.model('neighbour').stun]).toEqual([1, 2])
  })

  test('bmg3/weapon/expansive: a Strength die for every model under the spray', () => {
    const table = crowd(['expansive'], 1)
    table.play((game, { shooter }) => shoot(game, shooter, 0), '4 4', ['aim', to(10, 12)])
    expect([table.model('target').stun, table.model('neighbour').stun]).toEqual([1, 1])
    expect(table.model('bystander').stun).toBe(0)
  })

  test('bmg3/weapon/expansive: in melee a spray for every hit', () => {
    const table = setTable({
      models: {
        fighter: { seat: 'a', at: [12, 12], weapons: [{ damage: 'S', rules: ['expansive'] }] },
        target: { seat: 'b', touching: 'fighter', willpower: 9 },
        behind: { seat: 'b', touching: 'target', willpower: 9 },
      },
      active: 'fighter',
    })
    table.play((game, { fighter }) => meleeAttack(game, fighter, 0), '1 1 1 4  4')
    expect([table.model('target').stun, table.model('behind').stun]).toEqual([1, 1])
  })

  test('bmg3/weapon/grenade: at any point within range, enemies or not', () => {
    const table = crowd(['explosive', 'grenade', 'short-range'], 1)
    table.play((game, { shooter }) => templateAttack(game, shooter, 0), '', ['aim', to(5, 18)])
    const far = crowd(['explosive', 'grenade', 'short-range'], 1)
    expect(() =>
      far.play((game, { shooter }) => templateAttack(game, shooter, 0), '', ['aim', to(5, 22)]),
    ).toThrow('within 8')
    const plain = crowd(['explosive', 'short-range'], 1)
    expect(() =>
      plain.play((game, { shooter }) => templateAttack(game, shooter, 0), '', ['aim', to(5, 18)]),
    ).toThrow('No enemy')
  })
})

describe('bmg3/weapon/smoke', () => {
  const smoky = () => {
    const table = rangedTable(['grenade', 'smoke', 'medium-range'], 11, {}, { damage: '-', rof: 1 })
    fire(table, '', ['aim', to(10, 12)])
    return table
  }

  test('bmg3/weapon/smoke: no model sees through it until the Recount is over', () => {
    const table = smoky()
    const seen = () => table.play((game, { shooter, target }) => sees(game, shooter, target))
    expect(seen()).toBe(false)
    table.play((game) => trigger(game, 'recount-end', {}))
    expect(seen()).toBe(true)
  })

  test('bmg3/weapon/smoke: nor are places behind it seen, nor aimed or shot at', () => {
    const lines = (traits: readonly string[], y: number) => {
      const grenade = { damage: 'S', rof: 1, rules: ['grenade', 'medium-range'] }
      const table = setTable({
        models: {
          shooter: { seat: 'a', at: [5, y], traits, weapons: [grenade] },
          target: { seat: 'b', at: [16, y] },
        },
        active: 'shooter',
      })
      table.play((game) => {
        addMarker(game, 'smoke', place([10, 12]))
        addMarker(game, 'streetlamp', place([16, y]))
      })
      return table.play((game, { shooter }) => {
        const lamp = game.state.markers.find(({ kind }) => kind === 'streetlamp')!
        const spot = { ...place([16, y]), radius: 0, height: 0 }
        return [
          seesSpot(game, shooter, spot),
          hasLineTo(game, shooter, spot),
          lampWeapon(game, shooter, lamp),
        ]
      })
    }
    // The marker has a radius of 15 mm, and smoke reaches two inches further.
    const edge = 12 + 2 + 15 / 25.4
    expect(lines([], 12)).toEqual([false, false, undefined])
    expect(lines(['detective-mode'], 12)).toEqual([true, true, 0])
    expect(lines([], edge + 0.01)).toEqual([true, true, 0])
  })

  test('bmg3/weapon/smoke: a template is not aimed at a point behind it, though an enemy beside it is seen', () => {
    const explosive = { damage: 'S', rof: 1, rules: ['explosive'] }
    const aimAt = (y: number, smoke: boolean) => {
      const table = setTable({
        models: {
          shooter: { seat: 'a', at: [5, 12], weapons: [explosive] },
          target: { seat: 'b', at: [14, 19], willpower: 9 },
        },
        active: 'shooter',
      })
      if (smoke) table.play((game) => void addMarker(game, 'smoke', place([10, 12])))
      return table.play((game, { shooter }) => templateAttack(game, shooter, 0), '4', ['aim', to(14, y)])
    }
    expect(() => aimAt(16.4, true)).toThrow('line of sight')
    expect(() => aimAt(16.4, false)).not.toThrow()
    expect(() => aimAt(19, true)).not.toThrow()
  })

  test('bmg3/weapon/smoke: a model in it is blind as long as it is there', () => {
    const table = smoky()
    const blind = () =>
      table.play((game, { target }) => [
        applies(game, 'only-sixes', { about: target, purpose: 'defense' }),
        applies(game, 'cannot-attack', { about: target, purpose: 'ranged' }),
        moveBudget(game, target, {}),
      ])
    expect(blind()).toEqual([false, false, inches(8)])
    table.model('target').at = { x: inches(12.5), y: inches(12), z: 0 }
    expect(blind()).toEqual([true, true, inches(4)])
  })

  test('bmg3/weapon/smoke: nothing calls it off', () => {
    const spoiler = {
      name: 'Spoiler',
      text: 'Calls every attack off.',
      on: {
        'attack-declared': ({ attack }: { attack: { stopped: string | undefined } }) => {
          attack.stopped = 'spoiled'
          return undefined
        },
      },
    }
    const weapon = { damage: 'S', rof: 1, rules: ['grenade', 'smoke'] }
    const table = setTable({
      models: { shooter: { seat: 'a', at: [5, 12], weapons: [weapon], traits: ['spoiler'] } },
      book: { traits: { spoiler } },
      active: 'shooter',
    })
    table.play((game, { shooter }) => shoot(game, shooter, 0), '', ['aim', to(10, 12)])
    expect(table.story.join()).not.toMatch('comes to nothing')
  })
})

describe('templates of melee weapons', () => {
  test.each(['explosive', 'expansive'])(
    'bmg3/weapon/%s: placed for every hit, also one that takes its target out',
    (rule) => {
      const table = setTable({
        models: {
          fighter: { seat: 'a', at: [12, 12], attack: 1, weapons: [{ damage: 'I', rules: [rule] }] },
          target: { seat: 'b', touching: 'fighter', endurance: 1 },
          beside: { seat: 'b', touching: 'target', endurance: 9 },
        },
        active: 'fighter',
      })
      // The Strength die hits the target; another one is rolled against other models under the template.
      const more = rule === 'explosive' ? '1 4' : '4'
      table.play(
        (game, { fighter, target }) => meleeAttack(game, fighter, 0, { targets: [target] }),
        `1 4 ${more}`,
      )
      expect(table.model('target').condition).toBe('casualty')
      expect(table.model('beside').injury).toBeGreaterThan(0)
    },
  )
})

describe('bmg3/weapon/ice-template', () => {
  test('bmg3/weapon/ice-template: a Speedster that moves onto the ice loses a Speed Power', () => {
    const run = (counters: number, x: number) => {
      const table = setTable({ models: { flash: { seat: 'a', at: [5, 5] } }, active: 'flash' })
      remember(table.model('flash'), speedReserve, counters)
      table.play((game) => {
        layRoughGround(game, place([10, 5]), inches(2), { ice: true })
      })
      table.play((game, { flash }) => moveAction(game, flash), '', ['move', { legs: [to(x, 5)] }])
      return recall(table.model('flash'), speedReserve)
    }
    // A model with a reserve is a Speedster.
    expect([run(2, 8), run(2, 7), run(0, 8)]).toEqual([1, 2, 0])
  })

  test('bmg3/weapon/ice-template: must lie completely within range', () => {
    const icy = () => crowd(['ice-template', 'short-range'], 1)
    icy().play((game, { shooter }) => shoot(game, shooter, 0), '4 4', ['aim', to(10, 12)])
    expect(() =>
      icy().play((game, { shooter }) => shoot(game, shooter, 0), '4 4', ['aim', to(11.5, 12)]),
    ).toThrow('completely within')
  })

  test('bmg3/weapon/ice-template: a model that moves over the ice is impaired and goes straight, until the Recount is over', () => {
    const table = crowd(['ice-template'], 1)
    table.play((game, { shooter }) => shoot(game, shooter, 0), '1 1', ['aim', to(10, 12)])
    const walk = (...legs: [number, number][]) => ({
      legs: legs.map(([x, y]) => ({ to: [inches(x), inches(y), 0] })),
    })
    const target = (way: ReturnType<typeof walk>) =>
      table.play((game, { target: it }) => moveAction(game, it), '', ['move', way])
    expect(() => target(walk([10, 17]))).toThrow('can be moved')
    expect(() => target(walk([10, 14], [9, 14]))).toThrow('straight line')
    table.play((game) => trigger(game, 'recount-end', {}))
    target(walk([10, 14], [9, 16]))
    expect(table.model('target').at).toMatchObject({ x: inches(9), y: inches(16) })
  })
})
