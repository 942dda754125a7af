import { addEffect, hasEffect } from '@gargoyle/bmg-common'
import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { placeSuspect, suspectOrderOf } from '../manipulate/suspects.ts'
import { applies, trigger } from '../rules/rule-system.ts'
import { type SceneSketch, scene } from '../testing/scene.ts'
import { ANY, type Answer, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'
import { hasDisorder } from './mental-disorders.ts'

test('bmg3/trait/arkham-asylum-dr: a diagnosis when it places a suspect', () => {
  const diagnose = (dice: string) => {
    const table = scene('arkham-asylum-dr', { enemy: { willpower: 7 } })
    table.play(
      (game, { owner }) => placeSuspect(game, suspectOrderOf(game, owner)),
      dice,
      ['place-suspect', ANY],
      ['diagnosis', '2'],
    )
    return hasEffect(table.model('enemy'), 'mental-disorder')
  }
  expect([diagnose('4 4 1'), diagnose('3 4 1')]).toEqual([true, false])
})

test('bmg3/trait/arkham-asylum-dr: a model that it diagnoses may ignore that', () => {
  const table = scene('arkham-asylum-dr', { enemy: { traits: ['the-dude'] } })
  table.play(
    (game, { owner }) => placeSuspect(game, suspectOrderOf(game, owner)),
    '',
    ['place-suspect', ANY],
    ['diagnosis', '2'],
    ['the-dude', 'yes'],
  )
  expect(table.model('enemy').effects).toEqual([])
})

describe('bmg3/trait/subliminal-suggestion', () => {
  const sick = { traits: ['anger-management(mental-disorder)'] }

  test('bmg3/trait/subliminal-suggestion: the target is moved, friend or foe', () => {
    const table = scene('subliminal-suggestion', { enemy: sick })
    useTrait(table, 'owner', 'subliminal-suggestion', '', ['move', to(20, 30)])
    expect(table.model('enemy').at!.y).toBe(30 * 2540)
    expect(useBlockedReason(scene('subliminal-suggestion'), 'owner', 'subliminal-suggestion')).toBeDefined()
  })

  test('bmg3/trait/subliminal-suggestion: a friend attacks with a die more', () => {
    const table = scene('subliminal-suggestion', {
      friend: { traits: ['ocd(mental-disorder)'] },
      enemy: { touching: 'friend' },
    })
    useTrait(
      table,
      'owner',
      'subliminal-suggestion',
      '1 1 1 1 1',
      ['subliminal-suggestion', 'attack'],
      ['free-action', 'melee:-1'],
    )
    expect(hasEffect(table.model('friend'), 'suggestion')).toBe(false)
  })

  test('bmg3/trait/intensive-treatment: a Nightmare walks first', () => {
    const table = scene(['subliminal-suggestion', 'intensive-treatment'], {
      friend: { traits: ['nightmare'] },
      enemy: { at: [24, 22.5] },
    })
    table.play((game, { friend }) => void addEffect(game, friend, 'mental-disorder', { until: 'round' }))
    useTrait(
      table,
      'owner',
      'subliminal-suggestion',
      '1 1 1 1 1',
      ['move', to(27, 20)],
      ['free-action', 'melee:-1'],
    )
    expect(table.model('friend').at!.x).toBe(27 * 2540)
  })
})

describe('bmg3/trait/surgical-madness', () => {
  const operate = (dice: string) => {
    const table = scene(['medic', 'surgical-madness'], { friend: { touching: 'owner', stun: 3 } })
    useTrait(table, 'owner', 'medic', dice, ['markers', 2])
    return table
  }

  test.each([
    ['1', 'weak'],
    ['2', 'stupid'],
    ['3', 'aggressive-schizophrenia'],
    ['4', 'the-voices'],
    ['5', 'ocd'],
    ['6', 'desensitized'],
  ])('bmg3/trait/surgical-madness: a %s makes it %s, and a marker more is gone', (die, trait) => {
    const table = operate(die)
    expect(table.model('friend')).toMatchObject({ stun: 0, effects: [{ id: `surgery: ${trait}` }] })
  })

  test('bmg3/trait/surgical-madness: until its next activation is over', () => {
    const table = operate('2')
    table.play((game, { friend }) => {
      expect(applies(game, 'cannot-manipulate', { about: friend })).toBe(true)
    })
    table.play((game, { friend }) => trigger(game, 'activation-end', { active: friend }))
    expect(table.model('friend').effects).toEqual([])
  })

  test('bmg3/trait/surgical-madness: who hears The Voices may follow them, even without the doctor', () => {
    const table = scene(['medic', 'surgical-madness'], {
      friend: { touching: 'owner', stun: 3 },
      hands: { a: ['one'] },
      decks: { a: ['two'] },
    })
    const id = 'surgical-madness@0'
    expect(() => useBlockedReason(table, 'friend', id)).toThrow()
    useTrait(table, 'owner', 'medic', '4', ['markers', 2])
    table.model('owner').condition = 'ko'
    useTrait(table, 'friend', id)
    expect(table.crew('a')).toMatchObject({ hand: ['two'], deck: ['one'] })
    expect(() => useBlockedReason(table, 'enemy', id)).toThrow()
  })

  test('bmg3/trait/surgical-madness: what it leaves is a Mental Disorder, if the trait is one', () => {
    const disturbed = (die: string) => {
      const table = operate(die)
      return table.play((game, { friend }) => hasDisorder(game, friend))
    }
    expect([disturbed('1'), disturbed('5')]).toEqual([false, true])
  })
})

describe('Dollotrons', () => {
  const pyg = { alias: 'Professor Pyg' }

  test('bmg3/trait/make-them-perfect: a model that is hit is dragged to Professor Pyg, or pushed away', () => {
    const hit = (friend: SceneSketch['friend']) => {
      const table = scene('make-them-perfect', {
        friend: { at: [23, 30], ...friend },
        enemy: { touching: 'owner' },
      })
      table.play((game, { owner }) => meleeAttack(game, owner, -1), '1 1 1 4', ['push', 4])
      return table.model('enemy').at!
    }
    expect(hit(pyg).y).toBeGreaterThan(22 * 2540)
    expect(hit({})).toMatchObject({ y: 20 * 2540 })
  })

  test('bmg3/trait/perfect-creations: takes his hits for an Effort, and is gone with him', () => {
    const fight = (answer: Answer) => {
      const table = scene('perfect-creations', {
        friend: pyg,
        enemy: { touching: 'friend' },
        active: 'enemy',
      })
      table.play((game, { enemy }) => meleeAttack(game, enemy, -1), '1 1 1 4', answer)
      return table
    }
    expect(fight(['perfect-creations', 'yes']).model('owner').stun).toBe(2)
    const table = fight(['perfect-creations', 'no'])
    expect([table.model('owner').stun, table.model('friend').stun]).toEqual([0, 1])
    table.play((game, { friend }) => becomeCasualty(game, friend, undefined))
    expect(table.model('owner').condition).toBe('casualty')
  })

  test('bmg3/trait/perfect-creations: only for him, within 4" and in sight', () => {
    const asked = (friend: SceneSketch['friend'], walled: boolean, ...answers: readonly Answer[]) => {
      const table = scene('perfect-creations', {
        friend: { ...pyg, ...friend },
        enemy: { touching: 'friend' },
        active: 'enemy',
        pieces: walled ? [box('wall', inches(22), inches(10), 500, inches(20), inches(8))] : [],
      })
      table.play((game, { enemy }) => meleeAttack(game, enemy, -1), '1 1 1 4', ...answers)
      return table.asked.includes('a: perfect-creations')
    }
    const no: Answer = ['perfect-creations', 'no']
    expect([asked({ at: [25.18, 20] }, false, no), asked({ at: [25.3, 20] }, false)]).toEqual([true, false])
    expect([asked({ at: [24, 20] }, true), asked({ alias: 'Harley Quinn' }, false)]).toEqual([false, false])
  })

  test('bmg3/trait/perfect-creations: counts for no objective', () => {
    const table = scene('perfect-creations')
    table.play((game, { owner, enemy }) => becomeCasualty(game, owner, enemy))
    expect(table.crew('b').round.casualties).toBe(0)
  })
})
