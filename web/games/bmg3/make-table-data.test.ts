import { book } from '@gargoyle/bmg3'
import { must, startSession } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { hostedBmg3 } from './testing/hosted-bmg3.ts'
import { momentOf, quickGame } from './testing/moments.ts'

const table = momentOf(quickGame()).info.table

test('crews go by the names they were made under', () => {
  expect(table.crews).toEqual([
    { seat: 'Player', name: 'The Signal Is Lit' },
    { seat: 'Computer', name: 'Carnival of Fools' },
  ])
})

test('a crew is called the same when its game is resumed, where it comes as a list', () => {
  const { setup } = quickGame()
  const again = must(startSession(hostedBmg3.definition, { setup: structuredClone(setup), seed: 'again' }))
  expect(momentOf(again).info.table.crews).toEqual(table.crews)
})

test('a card is told whole: skills, weapons with their rules by name, traits', () => {
  const batman = table.models[0]
  expect(batman).toMatchObject({ label: expect.stringMatching(/^Batman/), rank: 'leader', seat: 'Player' })
  expect(batman?.factions.length).toBeGreaterThan(0)
  expect(batman?.skills.endurance).toBeGreaterThan(3)
  const shooters = table.models
    .flatMap(({ weapons }) => weapons)
    .filter(({ rateOfFire }) => rateOfFire !== null)
  expect(shooters.length).toBeGreaterThan(0)
  for (const { name } of table.models.flatMap(({ traits }) => traits)) expect(name).not.toMatch(/\(X\)/)
})

test('everything that a card names can be read, and nothing tells whose deck holds which card', () => {
  for (const { traits, weapons } of table.models) {
    for (const { id } of traits) expect(table.book.traits[id]?.text).toMatch(/\w/)
    for (const { id } of weapons.flatMap(({ rules }) => rules))
      expect(table.book.weaponRules[id]?.text).toMatch(/\w/)
  }
  expect(Object.keys(table.book.cards)).toEqual(Object.keys(book.cards))
})
