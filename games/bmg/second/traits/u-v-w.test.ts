import { addMarker, sees } from '@gargoyle/bmg-common'
import { damageNeeds } from '@gargoyle/bmg-counters'
import { blindInside, isBreaking, scoreObjectives } from '@gargoyle/bmg-counters/parts'
import { actionBlockedReason, type ModelSketch, type TestAnswer, to } from '@gargoyle/bmg-counters/testing'
import {
  applies,
  becomeCasualty,
  computeTotal,
  inflict,
  isFake,
  rollSkill,
  skill,
  sufferEffect,
  thrownBy,
  trigger,
} from '@gargoyle/bmg-counters/toolkit'
import { remember, seat } from '@gargoyle/engine'
import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { crewProblems } from '../testing/crew.ts'
import { duel } from '../testing/duel.ts'
import { stage, strikeOf } from '../testing/stage.ts'
import { setTable } from '../testing/table.ts'

test('bmg2/trait/undead: no effects but Knocked Down, and no criticals', () => {
  const table = duel({ hero: { traits: ['undead'] }, thug: { counters: 'A' } })
  for (const id of ['poison', 'blind', 'fire', 'hypnotize', 'stunned'])
    table.play((game, { hero, thug }) => sufferEffect(game, hero, { id, args: [] }, { by: thug }))
  expect(table.model('hero')).toMatchObject({ effects: [], seat: 'a' })
  act(table, 'melee:-1', '5 5 6')
  expect(table.model('hero').stun).toBe(1)
  table.play((game, { hero, thug }) =>
    sufferEffect(game, hero, { id: 'knocked-down', args: [] }, { by: thug }),
  )
  expect(table.model('hero').condition).toBe('down')
})

test('bmg2/trait/undead, bmg2/effect/smoke: smoke blinds it, and nothing else does', () => {
  const inSmoke = (traits: readonly string[]) => {
    const table = duel({ hero: { traits: [...traits] } })
    table.play((game, { hero }) => sufferEffect(game, hero, { id: 'blind', args: [] }))
    const before = table.model('hero').effects.map(({ id }) => id)
    table.play((game, { hero }) => void addMarker(game, 'smoke', hero.at!))
    table.play((game) => blindInside(game))
    return [before, table.model('hero').effects.map(({ id }) => id)]
  }
  expect(inSmoke(['undead'])).toEqual([[], ['blind']])
  // bmg2/trait/natural-immunities, bmg2/trait/detective-mode: these are about Blind itself.
  expect(inSmoke(['undead', 'natural-immunities'])).toEqual([[], []])
  expect(inSmoke(['detective-mode'])).toEqual([[], []])
})

test('bmg2/trait/unstoppable: two blocks for one of its strikes, until the end of the round', () => {
  const table = duel({ thug: { traits: ['unstoppable'], counters: 'AS' }, hero: { counters: 'DD' } })
  act(table, 'trait:unstoppable')
  expect(table.model('thug').effects).toMatchObject([{ id: 'unstoppable', until: 'round' }])
  // One block of two is not enough.
  act(table, 'melee:-1', '5 6 1 5 3', ['block', 2])
  expect(table.model('hero').stun).toBe(1)
})

describe('Vanish', () => {
  const grenades = {
    name: 'EM Smoke Grenades',
    damage: 'I',
    rof: 1,
    ammo: 1,
    rules: ['mechanical', 'short-range', 'smoke'],
  }
  const knight = (thug: object = { touching: 'hero' }) =>
    setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['vanish'], counters: 'SSSS', weapons: [grenades] },
        thug: { seat: 'b', endurance: 9, ...thug },
      },
      active: 'hero',
    })

  test('bmg2/trait/vanish: a free hit with smoke for a magazine; in the smoke and unmoved it is placed within 4"', () => {
    const table = knight()
    act(table, 'trait:vanish', '5 2', ['place', { to: [cm(22), cm(30), 0] }])
    expect(table.model('hero')).toMatchObject({
      at: { x: cm(22) },
      arms: [{ ammo: 0 }],
      counters: { special: 2 },
    })
    expect(table.model('thug').injury).toBe(1)
    expect(table.model('thug').effects.some(({ id }) => id === 'blind')).toBe(true)
    expect(table.model('hero').effects.some(({ id }) => id === 'blind')).toBe(false)
    expect(actionBlockedReason(table, 'move')).toBeDefined()
    expect(actionBlockedReason(table, 'trait:vanish')).toContain('no magazine')
  })

  test('bmg2/trait/vanish, bmg2/effect/smoke: only its own smoke is nothing to it, in sight and for Blind', () => {
    const table = knight()
    act(table, 'trait:vanish', '5 2', ['place', { to: [cm(30), cm(30), 0] }])
    const hero = () =>
      table.play((game, { hero: each, thug }) => [
        sees(game, each, thug),
        each.effects.some(({ id }) => id === 'blind'),
      ])
    expect(hero()).toEqual([true, false])
    // Smoke of others blinds it like any other model.
    table.state.markers = table.state.markers.map((marker) => ({ ...marker, memory: {} }))
    expect(hero()).toEqual([false, false])
    table.play((game) => blindInside(game))
    expect(hero()).toEqual([false, true])
  })

  test('bmg2/trait/vanish: it stands in the smoke of this attack, not in some other', () => {
    const far = knight({ at: [45, 30] })
    far.play((game, { hero }) => remember(addMarker(game, 'smoke', hero.at!), thrownBy, hero.id))
    act(far, 'trait:vanish', '5 2')
    expect(far.asked).toEqual([])
  })

  test('bmg2/trait/vanish: not placed after moving or outside the smoke, and not without grenades', () => {
    const moved = knight()
    moved.state.activation!.moved = true
    act(moved, 'trait:vanish', '5 2')
    expect(moved.asked).toEqual([])
    const far = knight({ at: [45, 30] })
    act(far, 'trait:vanish', '5 2')
    expect(far.asked).toEqual([])
    expect(actionBlockedReason(stage({ hero: { traits: ['vanish'] } }), 'trait:vanish')).toBe(
      'It has no EM Smoke Grenades.',
    )
  })

  test('bmg2/trait/vanish: among several weapons the grenades are thrown, at a target in sight', () => {
    const club = { name: 'Club', damage: 'S' }
    const armed = (weapons: ModelSketch['weapons'] & object, thug: Partial<ModelSketch> = {}) =>
      stage(
        { hero: { traits: ['vanish'], weapons }, thug },
        { pieces: [box('wall', cm(60), cm(10), cm(1), cm(40), cm(12))] },
      )
    expect(actionBlockedReason(armed([club]), 'trait:vanish')).toBe('It has no EM Smoke Grenades.')
    expect(actionBlockedReason(armed([grenades], { at: [64, 30] }), 'trait:vanish')).toBe(
      'There is no target.',
    )
    const table = armed([club, grenades])
    act(table, 'trait:vanish', '5 2')
    expect(table.model('hero').arms.map(({ ammo }) => ammo)).toEqual([-1, 0])
    expect(table.state.markers.map(({ kind }) => kind)).toEqual(['smoke'])
  })

  test('bmg2/trait/vanish: placed within 4" of where it stood, or not at all, and then it moves as usual', () => {
    const placed = (answer: TestAnswer[1]) => {
      const table = knight()
      act(table, 'trait:vanish', '5 2', ['place', answer])
      return [table.model('hero').at!.x, actionBlockedReason(table, 'move')]
    }
    // 4" are 10.16 cm from edge to edge.
    expect(placed({ to: to(16.84, 30) })).toEqual([cm(16.84), 'Something holds it in place.'])
    expect(() => placed({ to: to(16.83, 30) })).toThrow('within 4"')
    expect(placed({ stay: true })).toEqual([cm(30), undefined])
  })

  test('bmg2/trait/vanish: smoke elsewhere changes nothing', () => {
    const table = knight()
    expect(actionBlockedReason(table, 'trait:vanish')).toBeUndefined()
    table.play((game) => void addMarker(game, 'smoke', { x: cm(90), y: cm(90), z: 0 }))
    act(table, 'trait:vanish', '5 2', ['place', { stay: true }])
    expect(table.asked).toEqual(['a: place'])
  })

  test('bmg2/trait/vanish: the attack of its activation is still to come, Grapple Gun is not', () => {
    const table = setTable({
      models: {
        hero: {
          seat: 'a',
          at: [30, 30],
          traits: ['vanish', 'batclaw-grapple-gun'],
          counters: 'MASSSS',
          weapons: [grenades],
        },
        thug: { seat: 'b', touching: 'hero', endurance: 9 },
      },
      active: 'hero',
    })
    act(table, 'trait:vanish', '5 2', ['place', { to: to(30, 30) }])
    expect(actionBlockedReason(table, 'melee:-1')).toBeUndefined()
    expect(actionBlockedReason(table, 'trait:batclaw-grapple-gun')).toBe('Something holds it in place.')
  })

  test('bmg2/trait/vanish, bmg2/effect/smoke: up to the edge of the smoke, and at any height', () => {
    const asked = (at: readonly [number, number, number?]) => {
      const table = setTable({
        models: {
          hero: { seat: 'a', at, traits: ['vanish'], counters: 'SS', weapons: [grenades] },
          thug: { seat: 'b', at: [37, 30], endurance: 9 },
        },
        pieces: [box('ledge', cm(20), cm(20), cm(11.5), cm(20), cm(at[2] ?? 1))],
        active: 'hero',
      })
      act(table, 'trait:vanish', '5 2', ['place', { stay: true }])
      return table.asked
    }
    // The template reaches 2.5" from its middle, the base another 1.5 cm.
    expect(asked([37, 37.85])).toEqual(['a: place'])
    expect(() => asked([37, 37.86])).toThrow('Not asked for: place')
    expect(asked([30, 30, 20])).toEqual(['a: place'])
  })
})

describe('doses', () => {
  test('bmg2/trait/venom-dose, bmg2/core/doses: Strength +1 and damage dice again in close combat for the round', () => {
    const table = duel({ thug: { traits: ['venom-dose'] } })
    table.play((game) => trigger(game, 'plan-start', {}), '', ['venom-dose', 'yes'])
    table.play((game, { hero, thug }) => {
      const look = (kind: 'melee' | 'ranged') => {
        const strike = strikeOf(game, thug, hero, { kind })
        strike.impacts = 2
        return [damageNeeds(game, strike), computeTotal(game, 'damage-rerolls', { about: thug, strike }, 0)]
      }
      expect([look('melee'), look('ranged')]).toEqual([
        [3, 2],
        [3, 0],
      ])
    })
    table.model('thug').roundMemory = {}
    table.play((game) => trigger(game, 'plan-start', {}))
    expect(table.asked).toEqual([])
  })

  test('bmg2/trait/venom-enrage: Invulnerability (2) with a Venom Dose', () => {
    const hurt = (traits: readonly string[]) => {
      const table = duel({ hero: { traits: ['venom-dose', ...traits] } })
      table.play((game) => trigger(game, 'plan-start', {}), '', ['venom-dose', 'yes'])
      table.play((game, { hero }) => inflict(game, hero, { stun: 3, cause: 'test' }))
      return table.model('hero').stun
    }
    expect([hurt(['venom-enrage']), hurt([])]).toEqual([1, 3])
  })

  test('bmg2/trait/vertigo-dose: Willpower +1, Willpower and Agility again, for the round', () => {
    const table = duel({ hero: { traits: ['vertigo-dose'], willpower: 5, endurance: 5, movement: 3 } })
    table.play((game) => trigger(game, 'plan-start', {}), '', ['vertigo-dose', 'yes'])
    expect(table.play((game, { hero }) => skill(game, 'willpower', hero))).toBe(6)
    const rolls = (name: 'willpower' | 'agility' | 'endurance', dice: string) =>
      table.play((game, { hero }) => rollSkill(game, hero, name, { reason: 'test' }), dice)
    expect([rolls('willpower', '6 6 1 1'), rolls('agility', '6 1'), rolls('endurance', '6 6')]).toEqual([
      true,
      true,
      false,
    ])
  })
})

test('bmg2/trait/vulnerability-to-fire, bmg2/effect/fire: two injuries for each fire marker it gets', () => {
  const burn = (traits: readonly string[]) => {
    const table = duel({ hero: { traits } })
    table.play((game, { hero }) => sufferEffect(game, hero, { id: 'fire', args: ['2'] }))
    return table.model('hero').injury
  }
  expect([burn(['vulnerability-to-fire']), burn([])]).toEqual([4, 0])
})

describe('Watchmen', () => {
  const hero = {
    traits: ['watchmen'],
    rank: 'free-agent' as const,
    affiliations: ['watchmen'] as const,
    reputation: 10,
  }

  test('bmg2/trait/watchmen: a crew of them needs no Leader and takes no other models', () => {
    expect(crewProblems(hero, { one: hero, two: hero, three: hero })).toEqual([])
    expect(crewProblems(hero, { thug: { affiliations: ['watchmen'] } })).toEqual(['bmg2/trait/watchmen'])
    expect(crewProblems({ ...hero, traits: [] }, {})).not.toEqual([])
  })

  test('bmg2/trait/watchmen: it pays as a Free Agent even if it leads, and its crew does not flee', () => {
    const table = stage({ hero: { ...hero, leads: true }, mate: { condition: 'ko', reputation: 90 } })
    expect(table.play((game) => isBreaking(game, seat('a')))).toBe(false)
    table.play((game, { hero: watchman, thug }) => becomeCasualty(game, watchman, thug))
    expect(table.band('b').earned).toBe(4)
  })
})

test('bmg2/trait/weakness-to-cold, bmg2/effect/cooled, bmg2/effect/freeze: an injury with Cooled and Freeze, not with others', () => {
  const hurt = (id: string, traits: readonly string[] = ['weakness-to-cold']) => {
    const table = duel({ hero: { traits } })
    table.play((game, { hero, thug }) => sufferEffect(game, hero, { id, args: [] }, { by: thug }))
    return table.model('hero').injury
  }
  expect([hurt('cooled'), hurt('freeze'), hurt('blind'), hurt('cooled', [])]).toEqual([1, 1, 0, 0])
  // bmg2/trait/undead meets it: what does nothing to it does no harm either.
  expect(hurt('cooled', ['weakness-to-cold', 'undead'])).toBe(0)
})

test('bmg2/trait/wizard-of-quiz: objectives within 6" pay enemies 1VP less, but at least 1VP', () => {
  const paid = (kind: 'ammo-crates' | 'loot', x: number, wizard: 'a' | 'b' = 'b') => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30] },
        quiz: { seat: wizard, at: [x, 30], traits: ['wizard-of-quiz'] },
        thug: { seat: 'b', at: [80, 80] },
      },
      markers: [{ kind, at: [33, 30], seat: 'a' }],
    })
    table.play((game) => scoreObjectives(game))
    return table.band('a').earned
  }
  // 6" are 15.24 cm from edge to edge.
  expect([paid('ammo-crates', 51.2), paid('ammo-crates', 51.3), paid('loot', 51.2)]).toEqual([2, 3, 1])
  expect(paid('ammo-crates', 51.2, 'a')).toBe(3)
})

test('bmg2/trait/wizard-of-quiz, bmg2/trait/duke-of-duality: the toll comes off before the coin, which may take the last point', () => {
  const paid = (kind: 'ammo-crates' | 'loot', dice: string, quiz: readonly string[]) => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['duke-of-duality'] },
        quiz: { seat: 'b', at: [45, 30], traits: quiz },
      },
      markers: [{ kind, at: [33, 30], seat: 'a' }],
    })
    table.play((game) => scoreObjectives(game), dice)
    // What has no effect is not reported either.
    expect(table.story.some((text) => text.includes('earns'))).toBe(table.band('a').earned > 0)
    return table.band('a').earned
  }
  // Ammo pays 3VP and loot 1VP, which no toll takes; the coin adds or takes one.
  const toll = ['wizard-of-quiz']
  expect([paid('ammo-crates', '4', []), paid('ammo-crates', '3', [])]).toEqual([4, 2])
  expect([paid('ammo-crates', '4', toll), paid('ammo-crates', '3', toll)]).toEqual([3, 1])
  expect([paid('loot', '4', toll), paid('loot', '3', toll)]).toEqual([2, 0])
})

test('bmg2/trait/wizard-of-quiz, bmg2/strategy/fake-objective: several tolls add up, and leave one point of those that were earned', () => {
  const paid = (kind: 'ammo-crates' | 'loot', wizards: number, fake: boolean) => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30] },
        one: { seat: 'b', at: [45, 30], traits: wizards > 0 ? ['wizard-of-quiz'] : [] },
        two: { seat: 'b', at: [33, 40], traits: wizards > 1 ? ['wizard-of-quiz'] : [] },
      },
      markers: [{ kind, at: [33, 30], seat: 'a' }],
    })
    if (fake) remember(table.state.markers[0], isFake, true)
    table.play((game) => scoreObjectives(game))
    return table.band('a').earned
  }
  expect([paid('ammo-crates', 1, false), paid('ammo-crates', 2, false)]).toEqual([2, 1])
  expect([paid('ammo-crates', 0, true), paid('ammo-crates', 1, true), paid('ammo-crates', 2, true)]).toEqual([
    2, 1, 1,
  ])
  expect([paid('loot', 0, true), paid('loot', 2, true)]).toEqual([1, 1])
})

test('bmg2/trait/wizard-of-quiz: not while it is K.O.', () => {
  stage(
    { thug: { traits: ['wizard-of-quiz'], condition: 'ko' } },
    { markers: [{ kind: 'loot', at: [40, 30] }] },
  ).play((game, { thug }) => {
    expect(computeTotal(game, 'objective-toll', { about: thug, marker: game.state.markers[0]! }, 0)).toBe(0)
    expect(applies(game, 'cannot-act', { about: thug })).toBe(false)
  })
})
