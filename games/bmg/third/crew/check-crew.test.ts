import { describe, expect, test } from 'vitest'
import { checkCrew } from './check-crew.ts'
import type { CrewContext } from './crew.ts'
import type { CrewList } from './crew-list.ts'
import { context, listOf } from './testing/crew-context.ts'

/** Rule and place of everything wrong, the deck aside. */
const problems = (list: CrewList, with_: CrewContext = context): readonly string[] =>
  checkCrew(list, with_)
    .violations.filter(({ rule }) => rule !== 'bmg3/core/objective-deck')
    .map(({ rule, at }) => (at === undefined ? rule : `${rule} ${at}`))

const deck = [
  ...['gcpd-a', 'gcpd-b', 'gcpd-c', 'gcpd-d'].map((card) => ({ card, copies: 3 })),
  ...['general-a', 'general-b', 'general-c', 'general-d'].map((card) => ({ card, copies: 2 })),
]

test('a whole crew is legal, and its totals are told', () => {
  const list = listOf(
    [
      'batman-bushi',
      'chief-mackenzie',
      'attorney-harvey-dent',
      'gcpd-cop-1 + gcpd/radio',
      'gcpd-cop-2',
      'swat-qrt-1',
    ],
    { deck },
  )
  expect(checkCrew(list, context)).toEqual({
    legal: true,
    affiliation: 'gcpd',
    reputation: { limit: 350, spent: 105 + 40 + 50 + 16 + 23 + 27, left: 89 },
    funding: { stash: 1800, spent: 500, left: 1300 },
    deck: { cards: 20, general: 8, ofCrew: 12, single: 0, extra: 0 },
    violations: [],
  })
})

test('what is unknown is reported and does not hide the rest', () => {
  const list: CrewList = {
    boss: 'batman-bushi',
    models: [
      { id: 'batman-bushi', rank: 'leader', equipment: ['gcpd/umbrella'] },
      { id: 'nobody', rank: 'henchman', equipment: [] },
    ],
    reputation: 100,
    deck: [{ card: 'no-card', copies: 1 }],
  }
  expect(problems(list)).toEqual([
    'bmg3/content/unknown batman-bushi',
    'bmg3/content/unknown nobody',
    'bmg3/core/crew-reputation',
    'bmg3/content/unknown no-card',
  ])
})

describe('bmg3/core/crew-reputation', () => {
  test('models and their equipment must not cost more than the limit', () => {
    expect(problems(listOf(['batman-bushi'], { reputation: 105 }))).toEqual([])
    expect(problems(listOf(['batman-bushi'], { reputation: 104 }))).toEqual(['bmg3/core/crew-reputation'])
    const trained = ['batman-bushi', 'chief-mackenzie + gcpd/mentor']
    expect(problems(listOf(trained, { reputation: 148 }))).toEqual([])
    expect(problems(listOf(trained, { reputation: 147 }))).toEqual(['bmg3/core/crew-reputation'])
  })

  test.each([150, 350, 450, 1000])('a limit of %i is fine', (reputation) => {
    expect(problems(listOf(['commissioner-gordon'], { reputation }))).toEqual([])
  })

  test.each([0, -350, 350.5, Number.NaN])('a limit of %d is none', (reputation) => {
    expect(problems(listOf(['commissioner-gordon'], { reputation }))).toContain('bmg3/core/crew-reputation')
  })
})

describe('bmg3/core/boss', () => {
  test('a Leader leads, or a Sidekick where there is no Leader', () => {
    expect(problems(listOf(['batman-bushi', 'chief-mackenzie']))).toEqual([])
    expect(problems(listOf(['chief-mackenzie', 'gcpd-cop-1']))).toEqual([])
    expect(problems(listOf(['chief-mackenzie', 'batman-bushi']))).toEqual(['bmg3/core/boss chief-mackenzie'])
    expect(problems(listOf(['gcpd-cop-1', 'gcpd-cop-2']))).toEqual(['bmg3/core/boss gcpd-cop-1'])
  })

  test('the Boss is one of the models', () => {
    expect(problems(listOf(['batman-bushi'], { boss: 'chief-mackenzie' }))).toEqual(['bmg3/core/boss'])
    expect(problems(listOf([], { boss: '' }))).toEqual(['bmg3/core/boss'])
  })

  test('the others share an affiliation with the Boss, or join any crew', () => {
    expect(problems(listOf(['batman-bushi', 'harley-quinn-bewitched']))).toEqual([])
    expect(problems(listOf(['batman-bushi', 'thorgon']))).toEqual(['bmg3/core/boss thorgon'])
  })

  test('a Boss of two affiliations leads either crew, and no other', () => {
    const models = ['batman-classic', 'gcpd-cop-1']
    expect(checkCrew(listOf(models), context).affiliation).toBe('bat-family')
    expect(problems(listOf(models, { affiliation: 'gcpd' }))).toEqual([])
    expect(problems(listOf(['batman-classic'], { affiliation: 'joker' }))).toEqual([
      'bmg3/core/boss batman-classic',
    ])
  })

  test('in the Bat Family only its own icon counts', () => {
    expect(problems(listOf(['batman-classic', 'gcpd-cop-1']))).toEqual(['bmg3/core/boss gcpd-cop-1'])
  })

  test('some crews take no strangers, not even those who join any crew', () => {
    expect(problems(listOf(['the-court', 'harley-quinn-bewitched']))).toContain(
      'bmg3/core/boss harley-quinn-bewitched',
    )
    expect(problems(listOf(['ozymandias', 'harley-quinn-bewitched']))).toEqual([
      'bmg3/core/boss harley-quinn-bewitched',
    ])
  })

  test('some crews are led by a Leader only', () => {
    expect(problems(listOf(['lady-eve']))).toEqual(['bmg3/core/boss lady-eve'])
    expect(problems(listOf(['the-commissioner']))).toEqual(['bmg3/core/boss the-commissioner'])
  })

  test('every model in the crew of the Big Bang Theory is of it', () => {
    expect(problems(listOf(['leonard-hofstadter', 'penny', 'zack-johnson']))).toEqual([])
    expect(problems(listOf(['leonard-hofstadter', 'harley-quinn-bewitched']))).toEqual([
      'bmg3/core/boss harley-quinn-bewitched',
    ])
  })
})

describe('bmg3/core/rivals', () => {
  test('a model does not join a crew of its rivals', () => {
    expect(problems(listOf(['batman-bushi', 'damien-darhk']))).toEqual(['bmg3/core/rivals damien-darhk'])
    expect(problems(listOf(['joker-dark-knight-rises', 'damien-darhk']))).toEqual([])
  })

  test('nor one with a model that bears the icon of its rivals', () => {
    const models = ['harley-quinn-roller-derby as sidekick', 'roller-derby-thug-1', 'black-canary-rebirth']
    expect(problems(listOf(models))).toEqual(['bmg3/core/rivals roller-derby-thug-1'])
    expect(problems(listOf(models.slice(0, 2)))).toEqual([])
  })

  test('tables may agree that only the affiliation of the crew makes rivals', () => {
    const lenient: CrewContext = { ...context, rivalry: 'crew' }
    const bats = listOf(['batman-classic', 'catwoman'])
    expect(problems(bats)).toEqual(['bmg3/core/rivals catwoman'])
    expect(problems(bats, lenient)).toEqual([])
    expect(problems(listOf(['batman-bushi', 'damien-darhk']), lenient)).toEqual([
      'bmg3/core/rivals damien-darhk',
    ])
    const birds = listOf([
      'harley-quinn-roller-derby as sidekick',
      'roller-derby-thug-1',
      'black-canary-rebirth',
    ])
    expect(problems(birds, lenient)).toEqual(['bmg3/core/rivals roller-derby-thug-1'])
  })
})

describe('what is not carried out cannot be played', () => {
  const enforced = { traits: new Set(['cop', 'arrest']), weaponRules: new Set<string>() }

  test('models and equipment are named', () => {
    const { violations } = checkCrew(listOf(['batman-bushi', 'beat-cop + gcpd/radio']), {
      ...context,
      enforced,
    })
    const told = violations.filter(({ rule }) => rule === 'bmg3/content/unenforced')
    expect(told.map(({ at }) => at)).toEqual(['batman-bushi', 'beat-cop', 'beat-cop'])
    expect(told[0]?.text).toContain('Bushido Bat Armor')
    expect(told[2]?.text).toContain('carry out Radio')
  })

  test('without a list of what is carried out nothing is said', () => {
    expect(problems(listOf(['batman-bushi']))).toEqual([])
  })
})
