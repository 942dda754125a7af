import { addEffect, hasEffect, isImmune } from '@gargoyle/bmg-common'
import { trigger } from '@gargoyle/bmg-counters/parts'
import { actionBlockedReason, type ModelSketch, type TestAnswer, to } from '@gargoyle/bmg-counters/testing'
import { computeTotal, newAttack, newStrike, weaponAt } from '@gargoyle/bmg-counters/toolkit'
import { cm } from '@gargoyle/table'
import { expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { crewProblems } from '../testing/crew.ts'
import { strikeOf } from '../testing/stage.ts'
import { type TrioName, trio } from '../testing/trio.ts'

test('bmg2/trait/bat-armor-mk-iii: it reaches further once it has moved itself', () => {
  const reach = (active: TrioName, moved: boolean) => {
    const table = trio(['bat-armor-mk-iii'], {}, { active })
    table.state.activation!.moved = moved
    return table.play((game, { hero }) => computeTotal(game, 'reach', { about: hero }, 0) > 0)
  }
  expect([reach('hero', true), reach('hero', false), reach('mate', true)]).toEqual([true, false, false])
})

test('bmg2/trait/bot-mechanic: stuns and injuries both count as damage', () => {
  const why = (mate: Partial<ModelSketch>) =>
    actionBlockedReason(trio(['bot-mechanic'], { mate: { traits: ['bot'], ...mate } }), 'trait:bot-mechanic')
  expect([why({ stun: 1, injury: 1 }), why({})]).toEqual([undefined, 'No damaged Bot is in sight within 4".'])
})

test('bmg2/trait/cannibal: two markers for each casualty of an attack', () => {
  const table = trio(['cannibal'], {
    hero: { stun: 6 },
    mate: { seat: 'b', condition: 'casualty' },
    thug: { condition: 'casualty' },
  })
  table.play((game, { hero, mate, thug }) => {
    const weapon = weaponAt(game, hero, -1)
    const attack = newAttack({ attacker: hero, kind: 'melee', weapon, arm: -1, mode: 'strike' })
    for (const eaten of [mate, thug]) newStrike(attack, eaten, {})
    return trigger(game, 'attack-resolved', { attack })
  })
  expect(table.model('hero').stun).toBe(2)
})

test('bmg2/trait/echolocation: smoke is all that does nothing to it', () => {
  const table = trio([])
  table.play((game, { hero }) => void addEffect(game, hero, 'echolocation', { until: 'round' }))
  expect(
    table.play((game, { hero }) => ['smoke', 'blind', 'poison'].filter((id) => isImmune(game, hero, id))),
  ).toEqual(['smoke'])
})

test('bmg2/trait/green-travel: who travels leaves its cover', () => {
  const table = trio(['green-travel'], { thug: { at: [90, 90] } })
  table.play((game, { hero }) => void addEffect(game, hero, 'cover', { until: 'game' }))
  act(table, 'trait:green-travel', '', ['place', { to: to(30, 40) }])
  expect([table.model('hero').at!.y, hasEffect(table.model('hero'), 'cover')]).toEqual([cm(40), false])
})

test.each([
  ['ocd', 'impact-roll'],
  ['obsessive', 'damage-roll'],
] as const)('bmg2/trait/%s: attacks of its own activation at one target', (trait, question) => {
  const bonus = (active: TrioName, struck: readonly number[], attacker: TrioName = 'hero') => {
    const table = trio([trait], {}, { active })
    table.state.activation!.struck.push(...struck)
    return table.play((game, all) =>
      computeTotal(game, question, { about: all.hero, strike: strikeOf(game, all[attacker], all.thug) }, 0),
    )
  }
  expect([
    bonus('hero', []),
    bonus('hero', [2]),
    bonus('hero', [1]),
    bonus('mate', [1]),
    bonus('hero', [], 'mate'),
  ]).toEqual([1, 1, 0, 1, 0])
})

test('bmg2/trait/ricochet: it goes on to others near the target, never to the shooter', () => {
  const gun = { name: 'Gun', damage: 'I', rof: 1, rules: ['firearm'] }
  const table = trio(['ricochet'], { hero: { weapons: [gun] } })
  table.play(
    (game, { hero, thug }) => {
      const strike = Object.assign(strikeOf(game, hero, thug, { kind: 'ranged', arm: 0 }), { hit: true })
      return trigger(game, 'attack-resolved', { attack: strike.attack })
    },
    '',
    ['ricochet', 'none'],
  )
  expect(Object.keys(table.offered('ricochet'))).toEqual(['1', 'none'])
})

test('bmg2/trait/sneaking: who is K.O. does not sneak', () => {
  const asked = (condition: 'up' | 'ko', ...answers: readonly TestAnswer[]) => {
    const table = trio(['sneaking'], { hero: { condition }, thug: { at: [90, 90] } })
    table.state.activation = undefined
    table.play((game) => trigger(game, 'recount-start', {}), '', ...answers)
    return table.asked
  }
  expect(asked('ko')).toEqual([])
  expect(() => asked('up')).toThrow('No answer is given')
})

test('bmg2/trait/watchmen: a model with other traits is no Watchman', () => {
  const watchman = { affiliations: ['joker'], traits: ['stealth', 'watchmen'] } as const
  const crew = (traits: readonly string[]) =>
    crewProblems({ traits: ['watchmen'] }, { watchman, other: { affiliations: ['joker'], traits } })
  expect(crew(['watchmen'])).not.toContain('bmg2/trait/watchmen')
  expect(crew(['stealth'])).toContain('bmg2/trait/watchmen')
})
