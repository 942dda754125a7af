import { type CrewList, checkCrew, crewContext, readyMadeCrews } from '@gargoyle/bmg3'
import { describe, expect, test } from 'vitest'
import {
  addCard,
  addEquipment,
  addModel,
  removeEquipment,
  removeFromDeck,
  removeModel,
  setAffiliation,
  setBoss,
  setRank,
  setReputation,
} from './crew-edits.ts'

const empty: CrewList = { boss: '', models: [], reputation: 350, deck: [] }
const signal = readyMadeCrews['gcpd-signal'] ?? empty
const problems = (list: CrewList) => checkCrew(list, crewContext).violations.map(({ text }) => text)

describe('models', () => {
  test('the first who can lead becomes the Boss, those after do not', () => {
    const cop = addModel(empty, 'gcpd-cop-1', 'henchman')
    expect(cop.list.boss).toBe('')
    const led = addModel(cop.list, 'aaron-cash', 'sidekick')
    expect(led.list.boss).toBe('aaron-cash')
    expect(led.done).toBe('Aaron Cash joined as the Boss.')
    expect(addModel(led.list, 'chief-mackenzie', 'sidekick').list.boss).toBe('aaron-cash')
  })

  test('without its Boss a crew stays the crew it was', () => {
    const { list, removal } = removeModel(signal, 0)
    expect(removal).toBe(true)
    expect(list).toMatchObject({ boss: '', affiliation: 'gcpd' })
    expect(list.models).toHaveLength(signal.models.length - 1)
    expect(problems(list)).toContain('The crew has no Boss.')
    expect(problems(list).filter((text) => text.includes('belongs to another crew'))).toEqual([])
  })

  test('a new Boss of another crew changes whose crew it is', () => {
    const orphaned = removeModel(signal, 0).list
    const { list } = addModel(orphaned, 'joker', 'leader')
    expect(list.boss).toBe('joker')
    expect(checkCrew(list, crewContext).affiliation).toBe('joker')
    expect(setBoss(signal, 'batgirl').list.affiliation).toBe('gcpd')
  })

  test('the last to go leaves nothing behind', () => {
    const one = addModel(empty, 'aaron-cash', 'sidekick').list
    expect(removeModel(one, 0).list).toEqual(empty)
  })

  test('of two models of a kind the one at its place goes', () => {
    const two = addModel(addModel(empty, 'gcpd-cop-1', 'henchman').list, 'gcpd-cop-1', 'henchman').list
    const armed = addEquipment(two, 1, 'gcpd/radio').list
    expect(removeModel(armed, 0).list.models).toEqual([
      { id: 'gcpd-cop-1', rank: 'henchman', equipment: ['gcpd/radio'] },
    ])
  })

  test('ranks and bosses change', () => {
    const sharp = addModel(empty, 'warden-sharp', 'leader').list
    expect(setRank(sharp, 0, 'sidekick').list.models[0]?.rank).toBe('sidekick')
    expect(setBoss(sharp, 'warden-sharp').done).toBe('Warden Sharp is the Boss now.')
    expect(setAffiliation(sharp, 'gcpd').list.affiliation).toBe('gcpd')
    expect(setReputation(sharp, 450).list.reputation).toBe(450)
  })
})

test('equipment goes to the model and back', () => {
  const cop = addModel(empty, 'gcpd-cop-1', 'henchman').list
  const armed = addEquipment(addEquipment(cop, 0, 'gcpd/radio').list, 0, 'gcpd/helmet').list
  expect(armed.models[0]?.equipment).toEqual(['gcpd/radio', 'gcpd/helmet'])
  const less = removeEquipment(armed, 0, 0)
  expect(less.list.models[0]?.equipment).toEqual(['gcpd/helmet'])
  expect(less).toMatchObject({ removal: true, done: 'GCPD Cop 1 gave back Radio.' })
})

test('a card comes with all its copies, once, and goes with all of them', () => {
  const { list } = addCard(addCard(empty, 'gcpd-door-to-door').list, 'gcpd-door-to-door')
  expect(list.deck).toEqual([{ card: 'gcpd-door-to-door', copies: 3 }])
  expect(removeFromDeck(list, 'gcpd-door-to-door').list.deck).toEqual([])
})
