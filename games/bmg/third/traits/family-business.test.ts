import { addEffect, hasEffect } from '@gargoyle/bmg-common'
import { describe, expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import {
  sufferEnervating,
  sufferPoison,
  sufferQuarry,
  sufferScared,
  sufferSlowThisRound,
} from '../effects/suffer.ts'
import { placeSuspect, suspectOrderOf } from '../manipulate/suspects.ts'
import { trigger } from '../rules/rule-system.ts'
import { scene, suspectAt } from '../testing/scene.ts'
import { type Answer, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'

test('bmg3/trait/bliss-distribution: faster and wilder, at a price', () => {
  const table = scene('bliss-distribution')
  useTrait(table, 'owner', 'bliss-distribution', '', ['target', '1'])
  expect(table.model('friend').effects.map(({ id, value }) => [id, value])).toEqual([
    ['move-bonus', 4],
    ['attack-bonus', 2],
    ['bliss', 0],
  ])
  table.play((game, { owner }) => trigger(game, 'activation-end', { active: owner }))
  expect(table.model('friend').injury).toBe(0)
  table.play((game, { friend }) => trigger(game, 'activation-end', { active: friend }))
  expect(table.model('friend').injury).toBe(2)
  expect(hasEffect(table.model('friend'), 'bliss')).toBe(false)
})

test('bmg3/trait/bliss-distribution: a friend may be the user', () => {
  const table = scene('bliss-distribution')
  useTrait(table, 'owner', 'bliss-distribution', '', ['target', '0'])
  expect([hasEffect(table.model('owner'), 'bliss'), hasEffect(table.model('friend'), 'bliss')]).toEqual([
    true,
    false,
  ])
})

describe('bmg3/trait/family-dinner', () => {
  test('bmg3/trait/family-dinner: injuries are healed, which what forbids that keeps it from', () => {
    const table = scene('family-dinner', { owner: { injury: 3 } })
    useTrait(table, 'owner', 'family-dinner', '', ['family-dinner', 'injuries'])
    expect([table.model('owner').injury, table.crew('a').round.damageHealed]).toEqual([1, 2])
    const barred = scene('family-dinner', {
      owner: { injury: 3, traits: ['family-dinner', 'tangible-fear'] },
    })
    expect(() => useTrait(barred, 'owner', 'family-dinner', '', ['family-dinner', 'injuries'])).toThrow()
  })

  const dine = (picked: string, dice = '', ...answers: readonly Answer[]) => {
    const table = scene('family-dinner', { owner: { injury: 3 } })
    suspectAt(table, 20, 25)
    table.play((game, { owner }) => void addEffect(game, owner, 'scared', { until: 'round' }))
    useTrait(table, 'owner', 'family-dinner', dice, ['family-dinner', picked], ...answers)
    return table
  }

  test('bmg3/trait/family-dinner: a friend pays for a Status, for injuries or for an explosion', () => {
    const status = dine('status', '', ['remove-status', 'scared'])
    expect([hasEffect(status.model('owner'), 'scared'), status.model('friend').injury]).toEqual([false, 2])
    expect(dine('injuries').model('owner').injury).toBe(1)
    expect(dine('explosion', '2').model('enemy')).toMatchObject({ injury: 1, stun: 1 })
  })

  test('bmg3/trait/family-dinner: once a round, and not alone', () => {
    expect(useBlockedReason(dine('none'), 'owner', 'family-dinner')).toBe('It has been used this round.')
    const alone = scene('family-dinner', { friend: { at: [25.3, 20] } })
    expect(useBlockedReason(alone, 'owner', 'family-dinner')).toMatch(/4"/)
  })
})

describe('bmg3/trait/arkhams-scars', () => {
  const suffers = (answer: 'yes' | 'no') => {
    const table = scene('arkhams-scars')
    table.play((game, { owner, enemy }) => sufferScared(game, owner, enemy), '', ['arkhams-scars', answer])
    return table.model('owner').effects.map(({ id, value }) => [id, value])
  }

  test('bmg3/trait/arkhams-scars: Enervating instead, a bit stronger every time', () => {
    expect(suffers('yes')).toEqual([['enervating', 1]])
    expect(suffers('no')).toEqual([['scared', 0]])
    const table = scene('arkhams-scars')
    table.play(
      function* (game, { owner }) {
        yield* sufferEnervating(game, owner, 2)
        yield* sufferPoison(game, owner)
      },
      '',
      ['arkhams-scars', 'yes'],
    )
    expect(table.model('owner').effects.map(({ id, value }) => [id, value])).toEqual([['enervating', 3]])
  })
})

test('bmg3/trait/arkhams-scars: instead of a Slow that ends with the round, too', () => {
  const table = scene('arkhams-scars')
  table.play((game, { owner, enemy }) => sufferSlowThisRound(game, owner, 4, enemy), '', [
    'arkhams-scars',
    'yes',
  ])
  expect(table.model('owner').effects.map(({ id, value }) => [id, value])).toEqual([['enervating', 1]])
})

describe('bmg3/trait/the-hangmans-stare', () => {
  test('bmg3/trait/the-hangmans-stare: marks once a round, from contact too', () => {
    const table = scene('the-hangmans-stare', { enemy: { at: [20, 22.3] } })
    const lay = (x: number) =>
      table.play(
        (game, { owner }) => placeSuspect(game, { ...suspectOrderOf(game, owner), anywhere: true }),
        '',
        ['place-suspect', to(x, 21.15)],
      )
    const marks = () => table.model('enemy').effects.map(({ id }) => id)
    lay(20.28)
    expect(marks()).toEqual(['quarry'])
    table.model('enemy').effects = []
    table.state.markers = []
    lay(20.28)
    expect(marks()).toEqual([])
  })

  test('bmg3/trait/the-hangmans-stare: a suspect up to 3" away, once a round, marks models it touches', () => {
    const table = scene('the-hangmans-stare', { enemy: { at: [20, 24.8] } })
    table.play((game, { owner }) => placeSuspect(game, suspectOrderOf(game, owner)), '', [
      'place-suspect',
      to(20, 23.6189),
    ])
    expect(table.model('enemy').effects).toMatchObject([{ id: 'quarry', value: 2 }])
    expect(table.play((game, { owner }) => suspectOrderOf(game, owner).near?.inches)).toBe(0)
  })

  test('bmg3/effect/quarry: 1 more on every attack die, twice', () => {
    const table = scene('spades', { enemy: { touching: 'owner' } })
    table.play((game, { enemy }) => sufferQuarry(game, enemy, 2))
    const hit = () => {
      table.play((game, { owner }) => meleeAttack(game, owner, -1), '2 1 1 1  1 1 1')
      return table.model('enemy').stun
    }
    expect([hit(), hit()]).toEqual([1, 2])
    table.play((game, { owner }) => meleeAttack(game, owner, -1), '2 1 1 1')
    expect(table.model('enemy').stun).toBe(2)
  })
})
