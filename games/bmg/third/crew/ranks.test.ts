import { describe, expect, test } from 'vitest'
import { checkCrew } from './check-crew.ts'
import type { CrewList } from './crew-list.ts'
import { extraPlaces } from './ranks.ts'
import { context, listOf } from './testing/crew-context.ts'

const wrong = (models: readonly string[], change: Partial<CrewList> = {}): readonly string[] =>
  checkCrew(listOf(models, { reputation: 350, ...change }), context)
    .violations.filter(({ rule }) => rule === 'bmg3/core/crew-ranks')
    .map(({ at }) => at ?? '')

describe('bmg3/core/crew-ranks', () => {
  test('one Leader', () => {
    expect(wrong(['batman-bushi', 'commissioner-gordon'])).toEqual(['commissioner-gordon'])
  })

  test('one Sidekick beside a Leader, two without one', () => {
    expect(wrong(['batman-bushi', 'chief-mackenzie', 'aaron-cash'])).toEqual(['aaron-cash'])
    expect(wrong(['chief-mackenzie', 'aaron-cash'])).toEqual([])
    expect(wrong(['chief-mackenzie', 'aaron-cash', 'robin-1997'])).toEqual(['robin-1997'])
  })

  test('one Free Agent, and one more for every 150 beyond 350 or a part of it', () => {
    const agents = ['batman-bushi', 'blue-beetle', 'huntress-eternal']
    expect(wrong(agents)).toEqual(['huntress-eternal'])
    expect(wrong(agents, { reputation: 351 })).toEqual([])
    expect([150, 350, 351, 450, 500, 501, 650].map(extraPlaces)).toEqual([0, 0, 1, 1, 1, 2, 2])
  })

  test('one Vehicle, and more in larger games', () => {
    const cars = listOf(['batman-bushi', 'gcpd-cop-1', 'gcpd-cop-2'])
    const driven: CrewList = {
      ...cars,
      models: cars.models.map((model, at) => (at === 0 ? model : { ...model, rank: 'vehicle' })),
    }
    const texts = (list: CrewList) => checkCrew(list, context).violations.map(({ text }) => text)
    expect(texts(driven)).toContain('The crew has 2 Vehicles; it may have 1.')
    expect(texts({ ...driven, reputation: 351 })).not.toContain('The crew has 2 Vehicles; it may have 1.')
  })

  test('any number of Henchmen, each name once', () => {
    expect(wrong(['batman-bushi', 'gcpd-cop-1', 'gcpd-cop-2', 'gcpd-officer-1', 'gcpd-officer-2'])).toEqual(
      [],
    )
    expect(wrong(['batman-bushi', 'lieutenant-gordon-year-one', 'lt-gordon-jeffrey-wright'])).toEqual([
      'lt-gordon-jeffrey-wright',
    ])
  })

  test('a name is there once, whatever the rank', () => {
    expect(wrong(['batman-bushi', 'bruce-wayne'])).toContain('bruce-wayne')
  })

  test('those whose name is unknown are told apart by alias', () => {
    expect(wrong(['batman-bushi', 'gcpd-cop-1', 'gcpd-cop-1'])).toEqual(['gcpd-cop-1'])
  })

  test('a model with two ranks is recruited as one of them', () => {
    expect(wrong(['warden-sharp as sidekick', 'chief-mackenzie'])).toEqual([])
    expect(wrong(['batman-bushi', 'warden-sharp as sidekick'])).toEqual([])
    expect(wrong(['batman-bushi', 'warden-sharp as leader'])).toEqual(['warden-sharp'])
    expect(wrong(['batman-bushi', 'warden-sharp as henchman'])).toEqual(['warden-sharp'])
  })

  test('some crews have any number of every rank', () => {
    expect(wrong(['the-chief', 'elasti-girl', 'crazy-jane', 'negative-man', 'robotman'])).toEqual([])
    expect(wrong(['the-chief', 'elasti-girl', 'crazy-jane'], { affiliation: 'gcpd' })).toEqual(['crazy-jane'])
  })

  test('beside The Batman Who Laughs, names may be the same where aliases are not', () => {
    const batmen = ['the-batman-who-laughs', 'the-grim-knight', 'the-merciless']
    expect(wrong(batmen)).toEqual([])
    expect(wrong([...batmen, 'the-merciless'])).toEqual(['the-merciless'])
  })
})
