import { hasEffect, hasTrait } from '@gargoyle/bmg-common'
import { remember, seat } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { beginActivation, canActivate, endActivation } from '../activation/activation.ts'
import { meleeAttack, weaponAt } from '../attack/melee.ts'
import { playResource } from '../cards/resources.ts'
import { sufferHypnotize } from '../effects/hypnotize.ts'
import { loseTrait } from '../effects/lost-traits.ts'
import { isHeldBack } from '../preparation/held-back.ts'
import { applies, computeTotal, trigger } from '../rules/rule-system.ts'
import { markerAt, type SceneSketch, scene, suspectAt } from '../testing/scene.ts'
import { ANY, type Answer, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'
import { isRiddle } from '../traits/riddles.ts'
import { BOMB, bombCards, giveTask } from '../traits/tasks.ts'

type Table = ReturnType<typeof scene>

const happens = (
  table: Table,
  moment: 'plan-start' | 'cards-drawn' | 'lead-start' | 'deployed' | 'setup-start' | 'recount-status',
  dice = '',
  ...answers: readonly Answer[]
) => table.play((game) => trigger(game, moment, {}), dice, ...answers)

describe('bmg3/trait/talon-serum-infusion', () => {
  const owls = () => scene('talon-serum-infusion', { friend: { traits: ['reanimated-owl'] } })

  test('bmg3/trait/talon-serum-infusion: a Strength die more this round, then an injury; once a game', () => {
    const table = owls()
    happens(table, 'plan-start', '', ['talon-serum', '1'])
    expect(table.play((game, { friend }) => computeTotal(game, 'strength-dice', { about: friend }, 1))).toBe(
      2,
    )
    happens(table, 'recount-status')
    expect(table.model('friend').injury).toBe(1)
    happens(table, 'plan-start')
    expect(table.asked).toEqual([])
  })

  test('bmg3/trait/talon-serum-infusion: may be kept for later, and is only for Reanimated Owls', () => {
    const table = owls()
    happens(table, 'plan-start', '', ['talon-serum', 'none'])
    expect(Object.keys(table.offered('talon-serum'))).toEqual(['1', 'none'])
    happens(table, 'plan-start', '', ['talon-serum', 'none'])
  })
})

describe('bmg3/trait/level-up', () => {
  test('bmg3/trait/level-up: up to two suspects, 4" off the own zone, in the first round only', () => {
    const table = scene('level-up')
    happens(
      table,
      'plan-start',
      '',
      ['level-up', 'yes'],
      ['place-suspect', ANY],
      ['level-up', 'yes'],
      ['place-suspect', ANY],
    )
    expect(table.state.markers.filter(({ kind }) => kind === 'suspect')).toHaveLength(2)
    const later = scene('level-up', { round: 2 })
    happens(later, 'plan-start')
    expect(later.asked).toEqual([])
  })

  test('bmg3/trait/level-up: none if its player does not want any', () => {
    const table = scene('level-up')
    happens(table, 'plan-start', '', ['level-up', 'no'])
    expect(table.state.markers).toEqual([])
  })
})

test('bmg3/trait/its-a-dud: removes what was dropped as a Riddle, and no other suspect', () => {
  const table = scene('its-a-dud')
  suspectAt(table, 10, 10)
  const riddle = markerAt(table, 'suspect', [14, 10], 'b')
  remember(
    table.state.markers.find(({ id }) => id === riddle),
    isRiddle,
    true,
  )
  table.play((game, { owner }) => trigger(game, 'activation-start', { active: owner }), '', [
    'its-a-dud',
    `${riddle}`,
  ])
  expect(Object.keys(table.offered('its-a-dud'))).toEqual([`${riddle}`, 'none'])
  expect(table.state.markers).toHaveLength(1)
  table.play((game, { friend }) => trigger(game, 'activation-start', { active: friend }))
})

describe('bmg3/trait/airborne-deployment', () => {
  const held = () => {
    const table = scene('airborne-deployment', { round: 2 })
    for (const name of ['owner', 'friend'] as const) {
      table.model(name).at = undefined
      table.model(name).condition = 'away'
    }
    happens(table, 'cards-drawn', '', ['hold-back', '1'])
    return table
  }

  test('bmg3/trait/airborne-deployment: who was picked arrives at an edge from the second round on', () => {
    const table = held()
    expect(table.play((game, { friend }) => isHeldBack(game, friend))).toBe(true)
    happens(table, 'lead-start', '', ['airborne-deployment', 'no'])
    happens(table, 'lead-start', '', ['airborne-deployment', 'yes'], ['place', ANY])
    const { x, y } = table.model('friend').at!
    const edge = Math.min(x, y, inches(48) - x, inches(48) - y)
    expect(edge).toBeLessThan(inches(0.7))
    happens(table, 'lead-start')
    expect(table.asked).toEqual([])
  })

  test('bmg3/trait/airborne-deployment: not in the first round', () => {
    const table = held()
    table.state.round = 1
    happens(table, 'lead-start')
    expect(table.asked).toEqual([])
  })
})

describe('tasks', () => {
  const squad = (trait: string) => scene(trait, { cards: bombCards, hands: { a: [BOMB] } })

  test('bmg3/trait/back-on-track: a bomb costs it its Task, and no model is damaged', () => {
    const table = squad('back-on-track')
    table.play((game, { owner }) => giveTask(game, owner))
    table.play((game) => playResource(game, seat('a'), BOMB, undefined))
    expect([table.model('owner').condition, hasEffect(table.model('owner'), 'task')]).toEqual(['up', false])
  })

  test('bmg3/trait/back-on-track: without a Task the bomb goes off', () => {
    const table = squad('back-on-track')
    table.play((game) => playResource(game, seat('a'), BOMB, undefined))
    expect(table.model('owner').condition).toBe('casualty')
  })

  test('bmg3/trait/right-motivation: a Manipulate action more, unless it starts with a Task', () => {
    const extra = (tasked: boolean) => {
      const table = squad('right-motivation')
      if (tasked) table.play((game, { owner }) => giveTask(game, owner))
      table.play((game, { owner }) => trigger(game, 'activation-start', { active: owner }))
      return table.state.activation?.extra.map(({ source }) => source)
    }
    expect(extra(false)).toEqual(['Right Motivation'])
    expect(extra(true)).toEqual(['Task'])
  })
})

describe('bmg3/trait/kings-call', () => {
  const court = (friend: SceneSketch['friend'] = {}) => {
    const table = scene('kings-call', {
      audacity: true,
      friend: { traits: ['for-my-lords'], injury: 5, ...friend },
    })
    table.model('friend').condition = 'casualty'
    table.model('friend').at = undefined
    return table
  }

  test('bmg3/trait/kings-call: a fallen servant comes back unhurt within 4", and the opponent gets a pass', () => {
    const table = court()
    useTrait(table, 'owner', 'kings-call:special', '', ['place', to(20, 24)])
    expect(table.model('friend')).toMatchObject({ condition: 'up', injury: 0 })
    expect(table.crew('b').passes).toBe(1)
    expect(() => useTrait(court(), 'owner', 'kings-call:special', '', ['place', to(20, 25.2)])).toThrow()
  })

  test('bmg3/trait/kings-call: for a Movement or a Manipulate action too, and only servants', () => {
    for (const kind of ['movement', 'manipulate'])
      expect(useBlockedReason(court(), 'owner', `kings-call:${kind}`)).toBeUndefined()
    expect(useBlockedReason(court({ traits: [] }), 'owner', 'kings-call:special')).toBe(
      'No servant has fallen.',
    )
  })
})

describe('bmg3/trait/levys-work', () => {
  const end = (table: Table, ...answers: readonly Answer[]) => {
    table.play((game) => endActivation(game), '', ...answers)
    return table.play((game, { owner }) => canActivate(game, owner))
  }

  test('bmg3/trait/levys-work: a second activation, for two injuries, and no third', () => {
    const table = scene('levys-work')
    expect(end(table, ['levys-work', 'yes'])).toBe(true)
    table.play((game, { owner }) => beginActivation(game, owner))
    expect(end(table)).toBe(false)
    expect(table.model('owner').injury).toBe(2)
  })

  test('bmg3/trait/levys-work: nothing happens to a player who stops in time', () => {
    const table = scene('levys-work')
    expect(end(table, ['levys-work', 'no'])).toBe(false)
    expect(table.model('owner').injury).toBe(0)
  })
})

describe('bmg3/trait/secret-laboratory', () => {
  const lab = (enemyAt: readonly [number, number]) => {
    const table = scene(['inspire-fear', 'secret-laboratory'], {
      friend: { at: [30, 20], ranks: ['henchman'] },
      owner: { ranks: ['leader'] },
      enemy: { at: enemyAt, willpower: 7 },
    })
    happens(table, 'deployed', '', ['secret-laboratory', '1'])
    return table
  }

  test('bmg3/trait/secret-laboratory: fear spreads from Henchmen too, and rolls against it are 1 worse', () => {
    const table = lab([34, 20])
    // 3 and 4 come to 7, and 1 more.
    useTrait(table, 'owner', 'inspire-fear', '3 4 6')
    expect(hasEffect(table.model('enemy'), 'scared')).toBe(true)
    expect(useBlockedReason(lab([36, 20]), 'owner', 'inspire-fear')).toBeDefined()
  })
})

describe('bmg3/trait/broken-equipment', () => {
  test('a lost trait neither works nor counts as had, and bare hands are bare again', () => {
    const table = scene('spades', { enemy: { traits: ['reinforced-gloves', 'gas-mask'], touching: 'owner' } })
    table.play((game, { enemy }) => loseTrait(game, enemy, 'reinforced-gloves', 'game'))
    table.play((game, { enemy }) => {
      expect(weaponAt(game, enemy, -1).damage).toEqual({ stun: 1, injury: 0 })
      expect(['reinforced-gloves', 'gas-mask'].map((id) => hasTrait(game, enemy, id))).toEqual([false, true])
      expect(applies(game, 'immune', { about: enemy, purpose: 'gas' })).toBe(true)
      loseTrait(game, enemy, 'gas-mask', 'game')
      expect(applies(game, 'immune', { about: enemy, purpose: 'gas' })).toBe(false)
    })
  })

  test('bmg3/trait/broken-equipment: the piece that is picked does nothing in this game', () => {
    const table = scene('broken-equipment', {
      enemy: { items: ['gcpd/gas-mask', 'gcpd/medic'], traits: ['bot-mechanic'] },
    })
    happens(table, 'setup-start', '', ['broken-equipment', '2 gcpd/gas-mask'])
    expect(Object.keys(table.offered('broken-equipment'))).toEqual(['2 gcpd/gas-mask', '2 gcpd/medic'])
    table.play((game, { enemy }) => {
      expect(applies(game, 'immune', { about: enemy, purpose: 'gas' })).toBe(false)
      expect(hasTrait(game, enemy, 'medic')).toBe(true)
    })
  })

  test('bmg3/trait/broken-equipment: not what its bearer has without it, and not what cannot be broken', () => {
    const table = scene('broken-equipment', {
      enemy: { items: ['gcpd/gas-mask', 'gcpd/heliport'], traits: ['gas-mask'] },
    })
    happens(table, 'setup-start')
    expect(table.asked).toEqual([])
  })

  test('bmg3/trait/broken-equipment: a weapon that comes with it cannot be fired', () => {
    const table = scene('broken-equipment', { enemy: { items: ['bane/hook-pistol'] } })
    happens(table, 'setup-start')
    expect(table.model('enemy').ammo).toEqual([0])
  })

  test('bmg3/trait/broken-equipment: no question is asked where the opponent has bought nothing', () => {
    const table = scene('broken-equipment')
    happens(table, 'setup-start')
    expect(table.asked).toEqual([])
  })
})

describe('bmg3/trait/masks-of-wonderland', () => {
  const party = () =>
    scene('masks-of-wonderland', { friend: { traits: ['masks-of-wonderland'] }, audacity: true })

  test('bmg3/trait/masks-of-wonderland: each mask once in a crew', () => {
    const table = party()
    happens(table, 'cards-drawn', '', ['pick-trait', 'white-rabbit'], ['pick-trait', 'cheshire-cat'])
    expect(Object.keys(table.offered('pick-trait'))).toEqual(['queen-of-hearts', 'cheshire-cat'])
    table.play((game, { owner, friend, enemy }) => {
      const seen = (about: typeof owner) => computeTotal(game, 'seen-within', { about, other: enemy }, 12)
      expect([seen(owner), seen(friend)]).toEqual([12, 8])
    })
    expect(useBlockedReason(table, 'owner', 'tireless')).toBeUndefined()
  })
})

describe('pheromones', () => {
  test('bmg3/trait/modified-pheromone: four dice, of which three are added up', () => {
    const charm = (specials: readonly string[]) => {
      const table = scene('modified-pheromone', { enemy: { willpower: 7, stun: 0 } })
      table.state.activation!.specials = [...specials]
      table.play(
        (game, { owner, enemy }) => sufferHypnotize(game, enemy, owner),
        specials.length > 0 ? '2 2 4 6' : '2 2 4',
        ...(specials.length > 0 ? ([['hypnotized-action', 'end']] as const) : []),
      )
      return table.asked.includes('a: hypnotized-action')
    }
    expect(charm(['trait:control-pheromones'])).toBe(true)
    expect(charm([])).toBe(false)
  })

  test('bmg3/trait/modified-pheromones: beside Control Pheromones, another enemy than the first', () => {
    const table = scene(['control-pheromones', 'modified-pheromones'], { friend: { seat: 'b' } })
    useTrait(
      table,
      'owner',
      'control-pheromones',
      '1 1 1 1 1 1',
      ['target', '1'],
      ['modified-pheromones', '2'],
    )
    expect(Object.keys(table.offered('modified-pheromones'))).toEqual(['2', 'none'])
  })

  test('bmg3/trait/modified-pheromones: a second enemy within 5"', () => {
    const table = scene('modified-pheromones', { enemy: { at: [20, 26.1] } })
    table.play(
      (game, { owner }) =>
        trigger(game, 'action-done', {
          action: { actor: owner, kind: 'special', rule: 'trait:control-pheromones' },
        }),
      '1 1 1',
      ['modified-pheromones', '2'],
    )
    const far = scene('modified-pheromones', { enemy: { at: [20, 26.3] } })
    far.play((game, { owner }) =>
      trigger(game, 'action-done', {
        action: { actor: owner, kind: 'special', rule: 'trait:control-pheromones' },
      }),
    )
    expect(far.asked).toEqual([])
  })
})

test('a melee attack with a lost weapon trait is an ordinary one', () => {
  const table = scene('claws', { enemy: { touching: 'owner' } })
  table.play(function* (game, { owner }) {
    loseTrait(game, owner, 'claws', 'round')
    yield* meleeAttack(game, owner, -1)
  }, '1 1 1 4')
  expect(table.model('enemy')).toMatchObject({ stun: 1, injury: 0 })
})
