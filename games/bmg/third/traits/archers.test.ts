import { hasEffect } from '@gargoyle/bmg-common'
import { seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { beginActivation, canActivate, endActivation } from '../activation/activation.ts'
import { meleeAttack } from '../attack/melee.ts'
import { rangedAttack } from '../attack/ranged.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { inflict } from '../damage/harm.ts'
import { putSuspect, revealSuspect } from '../manipulate/suspects.ts'
import { mostEfforts } from '../model/effort.ts'
import { skill } from '../model/skills.ts'
import { executeThePlan } from '../round/execute-the-plan.ts'
import { computeTotal, trigger } from '../rules/rule-system.ts'
import { gun } from '../testing/duel.ts'
import { type SceneSketch, scene, suspectAt } from '../testing/scene.ts'
import { type Answer, place, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'
import { isSpared } from './helpers.ts'

type Table = ReturnType<typeof scene>

const begin = (table: Table, ...answers: readonly Answer[]) =>
  table.play((game, { owner }) => trigger(game, 'activation-start', { active: owner }), '', ...answers)

describe('bmg3/trait/the-quiver', () => {
  const shoot = (arrow: string, dice: string, ...answers: readonly Answer[]) => {
    const table = scene('the-quiver', { owner: { weapons: [gun] } })
    begin(table, ['the-quiver', arrow])
    table.play((game, { owner }) => rangedAttack(game, owner, 0), dice, ...answers)
    return table.model('enemy')
  }

  test('bmg3/trait/the-quiver: stunning, blunt, or more of them', () => {
    expect(shoot('stunning', '6 1 1 1').effects).toMatchObject([{ id: 'stunned' }])
    expect(shoot('blunt', '6 1 1 1').condition).toBe('down')
    expect(shoot('volley', '6 6 6 6 6 1').injury).toBe(5)
  })

  test('bmg3/trait/the-quiver: each kind once, and a grapple carries it 6" further', () => {
    const table = scene('the-quiver', { audacity: true })
    const bonus = () =>
      table.play((game, { owner }) => computeTotal(game, 'flight-bonus', { about: owner }, 0))
    expect(useBlockedReason(table, 'owner', 'the-quiver')).toBe('It uses no grapple arrow this round.')
    begin(table, ['the-quiver', 'grapple'])
    // The arrow gives it the Grapple Gun, which costs a Special action.
    expect(bonus()).toBe(0)
    useTrait(table, 'owner', 'the-quiver')
    expect(bonus()).toBe(6)
    begin(table, ['the-quiver', 'blunt'])
    expect(Object.keys(table.offered('the-quiver'))).toEqual(['stunning', 'blunt', 'volley'])
  })
})

describe('bmg3/trait/you-have-failed-this-city', () => {
  const city = (friend: SceneSketch['friend'] = {}) => {
    const table = scene('you-have-failed-this-city', { friend })
    suspectAt(table, 20, 24, 'b')
    return table
  }
  const hurt = (table: Table, ...answers: readonly Answer[]) => {
    table.play(
      (game, { friend, enemy }) => inflict(game, enemy, { stun: 2, by: friend, cause: 'test' }),
      '',
      ...answers,
    )
    return [table.model('enemy').stun, table.state.markers.length]
  }

  test('bmg3/trait/you-have-failed-this-city: a suspect is revealed or moved instead of the damage', () => {
    expect(hurt(city(), ['you-have-failed-this-city', 'damage'])).toEqual([2, 1])
    expect(hurt(city(), ['you-have-failed-this-city', 'reveal'])).toEqual([0, 0])
    expect(hurt(city(), ['you-have-failed-this-city', 'move'], ['move-marker', to(20, 22)])).toEqual([0, 1])
    expect(hurt(city({ traits: ['cop'] }))).toEqual([2, 1])
  })

  test('bmg3/trait/you-have-failed-this-city: vanishes after a kill and comes back at a suspect', () => {
    const table = scene('you-have-failed-this-city', {
      enemy: { touching: 'owner', injury: 8 },
      owner: { weapons: [{ damage: 'I' }] },
    })
    table.play((game, { owner }) => meleeAttack(game, owner, 0), '1 1 1 4', ['vanish', 'yes'])
    expect(table.model('owner')).toMatchObject({ condition: 'away' })
    expect(table.crew('a').round).toMatchObject({ kos: 1, casualties: 1 })
    // A suspect of either crew will do, and its player may wait for another.
    const put = (whose: 'a' | 'b', x: number, answer: Answer[1]) =>
      table.play((game) => putSuspect(game, seat(whose), place([x, 30]), undefined), '', ['place', answer])
    put('a', 10, { stay: true })
    expect(table.model('owner').condition).toBe('away')
    put('b', 30, to(30, 33))
    expect(table.model('owner')).toMatchObject({ condition: 'up', at: place([30, 33]) })
    expect(table.asked).toEqual(['a: place'])
  })

  test('bmg3/trait/you-have-failed-this-city: on the table, suspects bring it nowhere', () => {
    const table = scene('you-have-failed-this-city')
    table.play((game) => putSuspect(game, seat('a'), place([30, 30]), undefined))
    expect([table.asked, table.model('owner').at]).toEqual([[], place([20, 20])])
  })

  test('bmg3/trait/you-have-failed-this-city: who was K.O. before is not knocked out again', () => {
    const table = scene('you-have-failed-this-city', {
      enemy: { touching: 'owner', injury: 7, stun: 9, condition: 'ko' },
      owner: { weapons: [{ damage: 'I' }] },
    })
    table.play((game, { owner, enemy }) => meleeAttack(game, owner, 0, { targets: [enemy] }), '1 1 1 4', [
      'vanish',
      'no',
    ])
    expect(table.crew('a').round).toMatchObject({ kos: 0, casualties: 1 })
  })

  test('bmg3/trait/you-have-failed-this-city: not while its owner is K.O.', () => {
    const table = city()
    table.model('owner').condition = 'ko'
    expect(hurt(table)).toEqual([2, 1])
  })
})

test('bmg3/trait/put-more-effort: suspects it reveals count twice', () => {
  const reveal = (by: 'owner' | 'friend') => {
    const table = scene('put-more-effort')
    suspectAt(table, 20, 22, 'b')
    table.play((game, models) => revealSuspect(game, models[by], game.state.markers[0]!))
    return table.crew('a').round.suspectsRevealed
  }
  expect([reveal('owner'), reveal('friend')]).toEqual([2, 1])
})

test('bmg3/trait/vanguard-team: its Casualties count twice, and it moves on misunderstood orders', () => {
  const table = scene('vanguard-team')
  table.play((game, { owner, enemy }) => becomeCasualty(game, enemy, owner))
  expect(table.crew('a').round.casualties).toBe(2)
  const playing = { seat: seat('a'), card: 'squad-misunderstood-orders', stopped: undefined }
  table.play((game) => trigger(game, 'resource-played', { playing }), '', ['move', to(20, 24)])
  table.play((game) => trigger(game, 'resource-played', { playing: { ...playing, card: 'one' } }))
  expect(table.asked).toEqual([])
})

test('bmg3/trait/arsenal: one thing for the hands and one for the back', () => {
  const table = scene('arsenal')
  table.play((game) => trigger(game, 'cards-drawn', {}), '', ['pick-trait', 'rapid-fire kevlar-vest'])
  expect(Object.keys(table.offered('pick-trait'))).toHaveLength(4)
  expect(useBlockedReason(table, 'owner', 'rapid-fire')).toBeUndefined()
  table.play((game, { owner, enemy }) => inflict(game, owner, { stun: 2, by: enemy, cause: 'test' }))
  expect(table.model('owner').stun).toBe(1)
})

describe('Bat-Mite', () => {
  test('bmg3/trait/time-stretch: a friend is activated twice, and not three times', () => {
    const table = scene('time-stretch')
    useTrait(table, 'owner', 'time-stretch', '', ['target', '1'])
    const activate = () => {
      table.play((game, { friend }) => beginActivation(game, friend))
      table.play((game) => endActivation(game))
      return table.play((game, { friend }) => canActivate(game, friend))
    }
    Object.assign(table.state, { activation: undefined })
    expect([activate(), activate()]).toEqual([true, false])
    expect(useBlockedReason(table, 'owner', 'time-stretch')).toBe('It has been used this game.')
  })

  test('bmg3/trait/time-stretch: a friend that has activated does so once more, and once only', () => {
    const table = scene('time-stretch')
    table.model('friend').activated = true
    useTrait(table, 'owner', 'time-stretch', '', ['target', '1'])
    Object.assign(table.state, { activation: undefined })
    expect(table.play((game, { friend }) => canActivate(game, friend))).toBe(true)
    table.play((game, { friend }) => beginActivation(game, friend))
    table.play((game) => endActivation(game))
    expect(table.play((game, { friend }) => canActivate(game, friend))).toBe(false)
  })

  test('bmg3/trait/time-stretch: its crew loses a pass, if it has one', () => {
    const left = (passes: number) => {
      const table = scene('time-stretch')
      table.crew('a').passes = passes
      table.crew('b').passes = 2
      useTrait(table, 'owner', 'time-stretch', '', ['target', '1'])
      return [table.crew('a').passes, table.crew('b').passes]
    }
    expect([left(2), left(0)]).toEqual([
      [1, 2],
      [0, 2],
    ])
  })

  test('bmg3/trait/time-stretch: not twice running, unless there is no other', () => {
    const table = scene('time-stretch')
    useTrait(table, 'owner', 'time-stretch', '', ['target', '1'])
    Object.assign(table.state, { activation: undefined, stage: 'execute', part: 1 })
    table.model('enemy').activated = true
    table.play((game, { friend }) => beginActivation(game, friend))
    table.play((game) => endActivation(game))
    const next = () => {
      table.play((game) => executeThePlan(game))
      return [table.state.activation?.model, table.asked]
    }
    // No question is asked where one model alone may be next.
    expect(next()).toEqual([0, []])
    table.play((game) => endActivation(game))
    expect(next()).toEqual([1, []])
    table.play((game) => endActivation(game))
    expect(table.model('friend').activated).toBe(true)
    const alone = scene('time-stretch')
    useTrait(alone, 'owner', 'time-stretch', '', ['target', '1'])
    Object.assign(alone.state, { activation: undefined, stage: 'execute', part: 1 })
    for (const who of ['enemy', 'owner'] as const) alone.model(who).activated = true
    alone.play((game, { friend }) => beginActivation(game, friend))
    alone.play((game) => endActivation(game))
    alone.play((game) => executeThePlan(game))
    expect(alone.state.activation?.model).toBe(1)
  })

  test('bmg3/trait/time-stretch: a Living Legend cancels a trait that has picked it, once a round', () => {
    const table = scene('time-stretch', { enemy: { at: [24, 25], traits: ['molecules'] } })
    useTrait(table, 'owner', 'time-stretch', '', ['target', '1'])
    const spared = (...answers: readonly Answer[]) =>
      table.play(
        (game, { enemy, friend }) => isSpared(game, enemy, friend, 'bmg3/trait/molecules'),
        '',
        ...answers,
      )
    expect([spared(['time-stretch', 'no']), spared(['time-stretch', 'yes']), spared()]).toEqual([
      false,
      true,
      false,
    ])
  })

  test('bmg3/trait/time-stretch, bmg3/trait/this-is-awesome-sauce: a friend may be the user', () => {
    const used = (trait: string, effect: string) => {
      const table = scene(trait)
      useTrait(table, 'owner', trait, '', ['target', '0'])
      return (['owner', 'friend'] as const).map((who) => hasEffect(table.model(who), effect))
    }
    expect(used('time-stretch', 'time-stretch')).toEqual([true, false])
    expect(used('this-is-awesome-sauce', 'awesome')).toEqual([true, false])
  })

  test('bmg3/trait/this-is-awesome-sauce: Audacity and stronger blows for a friend within 4"', () => {
    const table = scene('this-is-awesome-sauce')
    useTrait(table, 'owner', 'this-is-awesome-sauce', '', ['target', '1'])
    expect(table.model('friend').audacity).toBe(true)
    expect(hasEffect(table.model('friend'), 'awesome')).toBe(true)
    const far = scene('this-is-awesome-sauce', { friend: { at: [25.3, 20] } })
    useTrait(far, 'owner', 'this-is-awesome-sauce')
    expect([far.model('owner').audacity, far.model('friend').audacity]).toEqual([true, false])
    const late = scene('this-is-awesome-sauce')
    late.model('friend').activated = true
    expect(useBlockedReason(late, 'owner', 'this-is-awesome-sauce')).toBeUndefined()
  })
})

describe('Lobo', () => {
  test('bmg3/trait/bounty-hunter: attacks when it has revealed a suspect', () => {
    const table = scene('bounty-hunter', { enemy: { touching: 'owner' } })
    suspectAt(table, 20, 22, 'b')
    table.play((game, { owner }) => revealSuspect(game, owner, game.state.markers[0]!), '1 1 1 4', [
      'free-action',
      'melee:-1',
    ])
    expect(table.model('enemy').stun).toBe(1)
  })

  test('bmg3/trait/the-main-man: once a game, in its activation or after an action of any model', () => {
    const table = scene('the-main-man')
    useTrait(table, 'owner', 'the-main-man')
    table.play((game, { owner }) => {
      expect([skill(game, 'attack', owner), skill(game, 'defense', owner)]).toEqual([4, 4])
      expect(mostEfforts(game, owner, { purpose: 'attack' })).toBe(6)
    })
    expect(useBlockedReason(table, 'owner', 'the-main-man')).toBe('It has been used this game.')
    const asked = scene('the-main-man')
    asked.play(
      (game, { enemy }) => trigger(game, 'action-done', { action: { actor: enemy, kind: 'movement' } }),
      '',
      ['the-main-man', 'yes'],
    )
    expect(hasEffect(asked.model('owner'), 'the-main-man')).toBe(true)
    for (const who of ['friend', 'enemy'] as const) {
      const far = scene('the-main-man', { [who]: { at: [45, 45] } })
      far.play(
        (game, models) => trigger(game, 'action-done', { action: { actor: models[who], kind: 'movement' } }),
        '',
        ['the-main-man', 'yes'],
      )
      expect(hasEffect(far.model('owner'), 'the-main-man')).toBe(true)
    }
  })
})
