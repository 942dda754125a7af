import { addMarker, hasEffect } from '@gargoyle/bmg-common'
import { seat } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { actionOptions, manipulateBlockedReason } from '../activation/actions.ts'
import { canActivate } from '../activation/activation.ts'
import { pay, paymentBlockedReason } from '../activation/payment.ts'
import { meleeAttack } from '../attack/melee.ts'
import { rangedAttack } from '../attack/ranged.ts'
import { heal } from '../damage/healing.ts'
import { knockOut } from '../damage/knocked-out.ts'
import { sufferScared } from '../effects/suffer.ts'
import { placeSuspect, suspectOrderOf } from '../manipulate/suspects.ts'
import { skillRoll } from '../model/skill-roll.ts'
import { moveBlockedReason } from '../movement/move.ts'
import { computeTotal, trigger } from '../rules/rule-system.ts'
import { gun } from '../testing/duel.ts'
import { plainCard } from '../testing/plain-card.ts'
import { ANY, type Answer, type ModelSketch, place, setTable, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'
import { FEAR } from '../weapons/fear.ts'

type Sketch = {
  readonly owner?: Partial<ModelSketch>
  readonly friend?: Partial<ModelSketch>
  readonly enemy?: Partial<ModelSketch>
  readonly active?: 'owner' | 'friend' | 'enemy'
  readonly decks?: { readonly a?: readonly string[]; readonly b?: readonly string[] }
}

const scene = (trait: string, { owner, friend, enemy, active = 'owner', decks = {} }: Sketch = {}) =>
  setTable({
    models: {
      owner: { seat: 'a', at: [20, 20], traits: [trait], ...owner },
      friend: { seat: 'a', at: [23, 20], ...friend },
      enemy: { seat: 'b', at: [20, 23], willpower: 9, endurance: 9, ...enemy },
    },
    book: { cards: { plain: plainCard('Plain'), other: plainCard('Other'), [FEAR]: plainCard('Fear') } },
    decks,
    active,
  })

describe('bmg3/trait/nightmare', () => {
  test('bmg3/trait/nightmare: stands up with its Movement action, and goes nowhere', () => {
    const table = scene('nightmare', { owner: { condition: 'down' } })
    const before = table.model('owner').at
    table.playOn('', ['action', 'trait:nightmare:movement'])
    expect(table.model('owner')).toMatchObject({ condition: 'up', at: before })
    const why = scene('nightmare', { owner: { condition: 'down' } }).play((game, { owner }) => {
      pay(game, owner, 'movement')
      return actionOptions(game, owner, (kind) => paymentBlockedReason(game, owner, kind)).find(
        ({ id }) => id === 'trait:nightmare:movement',
      )?.why?.text
    })
    expect(why).toBeDefined()
    expect(useBlockedReason(scene('nightmare'), 'owner', 'nightmare:movement')).toBe(
      'It is not knocked down.',
    )
  })

  test('bmg3/trait/nightmare: appears beside a suspect of its crew, from anywhere', () => {
    const table = scene('nightmare')
    table.model('owner').at = undefined
    table.model('owner').condition = 'away'
    table.play((game) => {
      addMarker(game, 'suspect', place([30, 30]), seat('a'))
      addMarker(game, 'suspect', place([40, 40]), seat('b'))
    })
    expect(table.play((game, { owner }) => canActivate(game, owner))).toBe(true)
    const id = `${table.state.markers[0]!.id}`
    table.play(
      (game, { owner }) => trigger(game, 'activation-start', { active: owner }),
      '',
      ['appear', id],
      ['place', ANY],
    )
    expect(Object.keys(table.offered('appear'))).toEqual([id, 'none'])
    expect(table.model('owner').at!.x).toBeGreaterThan(inches(28))
  })

  test('bmg3/trait/nightmare: nothing else moves it, and it acts within 4"', () => {
    const table = scene('nightmare')
    expect(table.play((game, { owner }) => moveBlockedReason(game, owner))).toBe(
      'Something holds it in place.',
    )
    for (const question of ['reach', 'place-reach', 'reveal-reach'] as const)
      expect(table.play((game, { owner }) => computeTotal(game, question, { about: owner }, 0))).toBe(4)
    table.state.activation!.taken = [{ kind: 'manipulate' }]
    expect(table.play((game, { owner }) => manipulateBlockedReason(game, owner))).toBeDefined()
  })

  test('bmg3/trait/nightmare: out of the game when knocked out, and back in the next round', () => {
    const table = scene('nightmare', { owner: { stun: 5 } })
    table.play((game, { owner }) => knockOut(game, owner, undefined))
    expect(table.model('owner').condition).toBe('casualty')
    table.play((game) => trigger(game, 'refresh', {}))
    expect(table.model('owner')).toMatchObject({ condition: 'away', stun: 0, at: undefined })
  })
})

describe('bmg3/trait/tangible-fear', () => {
  test('bmg3/trait/tangible-fear: timid enemies defend and attack worse', () => {
    const dice = (willpower: number, attacker: 'owner' | 'enemy') => {
      const table = scene('tangible-fear', {
        owner: { willpower: 9, endurance: 9 },
        enemy: { willpower, touching: 'owner', side: 'north' },
        friend: { at: [40, 40] },
        active: attacker,
      })
      table.play(
        (game, models) => meleeAttack(game, models[attacker], -1),
        attacker === 'owner' || willpower >= 6 ? '1 1 1 1' : '1 1 1',
      )
      return table.story.length > 0
    }
    // A timid attacker rolls a die less: the dice above would be left over otherwise.
    expect([dice(5, 'enemy'), dice(6, 'enemy')]).toEqual([true, true])
    const hurt = (willpower: number) => {
      const table = scene('tangible-fear', {
        owner: { at: [20, 20] },
        enemy: { willpower, touching: 'owner', side: 'north' },
        friend: { at: [40, 40] },
      })
      // A Defense of 2 is reached by a 2, one of 3 is not.
      table.play((game, { owner }) => meleeAttack(game, owner, -1), willpower < 6 ? '2 1 1 1 1 1' : '2 1 1 1')
      return table.model('enemy').stun
    }
    expect([hurt(5), hurt(6)]).toEqual([1, 0])
  })

  test('bmg3/trait/tangible-fear: the Attack skill, so blows are blocked more easily and shots are no worse', () => {
    const struck = (willpower: number) => {
      const table = scene('tangible-fear', {
        owner: { willpower: 9, endurance: 9 },
        enemy: { willpower, touching: 'owner', side: 'north' },
        friend: { at: [40, 40] },
        active: 'enemy',
      })
      // An Attack of 2 is reached by a 2, one of 3 is not.
      table.play(
        (game, { enemy }) => meleeAttack(game, enemy, -1),
        willpower < 6 ? '6 1 1  2 1 1' : '6 1 1 1  2 1 1',
      )
      return table.model('owner').stun
    }
    expect([struck(5), struck(6)]).toEqual([0, 1])
    const table = scene('tangible-fear', { enemy: { willpower: 5, weapons: [gun] }, active: 'enemy' })
    table.play((game, { owner, enemy }) => rangedAttack(game, enemy, 0, { targets: [owner] }), '1 1 1 1')
  })

  test('bmg3/trait/tangible-fear: the next card goes under the deck whenever a model near fails, once for two of them', () => {
    const table = scene('tangible-fear', {
      friend: { traits: ['tangible-fear'] },
      decks: { a: ['other', 'plain'] },
    })
    const fail = (answer: 'yes' | 'no') => {
      table.play((game, { enemy }) => skillRoll(game, enemy, 'willpower', { reason: 'a test' }), '6 6 6', [
        'tangible-fear',
        answer,
      ])
      return table.asked.filter((each) => each.endsWith('tangible-fear')).length
    }
    expect(fail('no')).toBe(1)
    expect(fail('yes')).toBe(1)
    expect(table.crew('a').deck).toEqual(['plain', 'other'])
  })

  test('bmg3/trait/tangible-fear: the same whenever a model within 4" is hit', () => {
    const hit = (dice: string, at: readonly [number, number], ...answers: readonly Answer[]) => {
      const table = scene('tangible-fear', {
        friend: { at, willpower: 9 },
        enemy: { touching: 'friend', willpower: 9 },
        decks: { a: ['other', 'plain'] },
        active: 'friend',
      })
      table.play((game, { friend }) => meleeAttack(game, friend, -1), dice, ...answers)
      return table.crew('a').deck
    }
    const kept = ['other', 'plain']
    expect(hit('6 1 1 1  1 1 1', [22, 20], ['tangible-fear', 'yes'])).toEqual(['plain', 'other'])
    expect(hit('6 1 1 1  1 1 1', [22, 20], ['tangible-fear', 'no'])).toEqual(kept)
    // A hit that is blocked is none, and further away no question is asked.
    expect(hit('6 1 1 1  6 1 1', [22, 20])).toEqual(kept)
    expect(hit('6 1 1 1  1 1 1', [28, 20])).toEqual(kept)
  })

  test('bmg3/trait/tangible-fear: nothing heals it', () => {
    const table = scene('tangible-fear', { owner: { stun: 2 }, friend: { stun: 2 } })
    table.play((game, { owner }) => heal(game, owner, 2))
    table.play((game, { friend }) => heal(game, friend, 2))
    expect([table.model('owner').stun, table.model('friend').stun]).toEqual([2, 0])
  })
})

describe('those who send them', () => {
  const dreaming = { friend: { traits: ['nightmare'] }, enemy: { at: [23, 23] as const } }

  test('bmg3/trait/casting-fears: a Nightmare attacks; Efforts against it cost Terror', () => {
    const table = scene('casting-fears', { ...dreaming, decks: { b: ['plain', 'other'] } })
    useTrait(
      table,
      'owner',
      'casting-fears',
      '1 1 1 1',
      ['free-action', 'melee:-1'],
      ['casting-fears', 'yes'],
    )
    expect(table.crew('b').terror).toEqual(['other'])
    const brave = scene('casting-fears', { ...dreaming, decks: { b: ['plain'] } })
    useTrait(brave, 'owner', 'casting-fears', '1 1 1 1', ['free-action', 'melee:-1'], ['casting-fears', 'no'])
    expect(brave.asked).not.toContain('b: efforts')
    expect(hasEffect(brave.model('enemy'), 'petrified')).toBe(false)
    expect(useBlockedReason(scene('casting-fears'), 'owner', 'casting-fears')).toMatch(/no friend/)
  })

  test('bmg3/trait/control-through-fear: Terror and 4" for a Scared enemy', () => {
    const table = scene('control-through-fear', { decks: { b: ['plain'] } })
    expect(useBlockedReason(table, 'owner', 'control-through-fear')).toMatch(/no enemy/)
    table.play((game, { enemy, owner }) => sufferScared(game, enemy, owner))
    useTrait(table, 'owner', 'control-through-fear', '', ['move', to(20, 27)])
    expect(table.crew('b').terror).toEqual(['plain'])
    expect(table.model('enemy').at!.y).toBe(inches(27))
    expect(table.asked).toContain('a: move')
  })

  test('bmg3/trait/control-through-fear: who cannot be controlled is terrified, but not moved', () => {
    const table = scene('control-through-fear', {
      enemy: { traits: ['self-discipline'] },
      decks: { b: ['plain'] },
    })
    table.play((game, { enemy, owner }) => sufferScared(game, enemy, owner))
    useTrait(table, 'owner', 'control-through-fear')
    expect(table.crew('b').terror).toEqual(['plain'])
    expect(table.asked).not.toContain('a: move')
  })

  test('bmg3/trait/induction: a Fear card for a suspect, once a round', () => {
    const table = scene('induction')
    const plant = (...more: readonly (readonly [string, string])[]) =>
      table.play(
        (game, { owner }) => placeSuspect(game, suspectOrderOf(game, owner)),
        '',
        ['place-suspect', ANY],
        ...more,
      )
    plant(['induction', 'yes'])
    expect(table.crew('a').deck).toEqual([FEAR])
    table.model('owner').at = place([38, 20])
    plant()
  })
})
