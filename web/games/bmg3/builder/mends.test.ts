import { type CrewList, checkCrew, crewContext, readyMadeCrews } from '@gargoyle/bmg3'
import { expect, test } from 'vitest'
import { addCard, addEquipment, addModel, removeModel, setBoss, setReputation } from './crew-edits.ts'
import { mendsFor } from './mends.ts'

const empty: CrewList = { boss: '', models: [], reputation: 350, deck: [] }
const signal = readyMadeCrews['gcpd-signal'] ?? empty
const precinct = readyMadeCrews['gcpd-precinct'] ?? empty

/** Labels of what would mend the violation whose sentence has this in it. */
function labels(list: CrewList, sentence: string): readonly string[] {
  const { violations } = checkCrew(list, crewContext)
  const index = violations.findIndex(({ text }) => text.includes(sentence))
  expect(violations.map(({ text }) => text).join(' ')).toContain(sentence)
  return mendsFor(list, crewContext)[index]?.map(({ label }) => label) ?? []
}

test('a legal crew needs no mending', () => {
  expect(mendsFor(signal, crewContext)).toEqual([])
})

test('whatever is offered works and breaks nothing new', () => {
  const broken = [
    setReputation(signal, 150).list,
    removeModel(signal, 0).list,
    setBoss(signal, 'mahoney').list,
    addModel(signal, 'joker', 'leader').list,
    addEquipment(precinct, 0, 'gcpd/radio').list,
    { ...signal, deck: signal.deck.slice(1) },
    addCard(signal, 'joker-red-noses').list,
  ]
  for (const list of broken) {
    const { violations } = checkCrew(list, crewContext)
    const before = new Set(violations.map(({ text }) => text))
    for (const [index, mends] of mendsFor(list, crewContext).entries()) {
      for (const { edit } of mends) {
        const after = checkCrew(edit.list, crewContext).violations.map(({ text }) => text)
        expect(after).not.toContain(violations[index]?.text)
        expect(after.filter((text) => !before.has(text))).toEqual([])
      }
    }
  }
})

test('a crew that costs too much: a higher limit, or a model is removed', () => {
  const mends = labels(setReputation(precinct, 320).list, 'the limit is 320')
  expect(mends[0]).toBe('Set the limit to 350')
  expect(mends.slice(1).every((label) => label.startsWith('Remove '))).toBe(true)
  expect(mends).not.toContain('Remove Aaron Cash')
})

test('a limit that is none becomes the usual one', () => {
  expect(labels(setReputation(empty, 0).list, 'whole number above 0')).toEqual(['Set the limit to 350'])
})

test('no Boss, or the wrong one: another model leads', () => {
  expect(labels(removeModel(signal, 0).list, 'has no Boss')).toEqual(['Make Batgirl the Boss'])
  expect(labels(setBoss(signal, 'batgirl').list, 'led by the Leader')).toContain(
    'Make Batman (Ben Affleck) the Boss',
  )
})

test('a model that does not belong goes', () => {
  const stranger = addModel(signal, 'hobo-clown', 'henchman').list
  expect(labels(stranger, 'does not share an affiliation')).toEqual(['Remove Hobo Clown'])
})

test('of too many Leaders one changes its rank, or goes', () => {
  const two = addModel(addModel(empty, 'batman-bushi', 'leader').list, 'warden-sharp', 'leader').list
  expect(labels({ ...two, deck: signal.deck }, 'The crew has 2 Leaders')).toEqual([
    'Recruit Warden Sharp as a Sidekick',
    'Remove Warden Sharp',
  ])
})

test('equipment that a model cannot have is taken from it, not the model from the crew', () => {
  const mends = labels(addEquipment(signal, 0, 'gcpd/radio').list, 'cannot have Radio')
  expect(mends[0]).toBe('Take Radio from Batman (Ben Affleck)')
})

test('too much of one thing is taken from the models that have it', () => {
  const many = [3, 4, 5, 6].reduce((list, at) => addEquipment(list, at, 'gcpd/street-patrol').list, signal)
  const twice = { ...many, models: many.models.slice(0, 5) }
  expect(labels(twice, 'The crew has Street Patrol 2 times')[0]).toMatch(/^Take Street Patrol from /)
})

test('a deck is completed, a card of another crew taken out, a missing copy added', () => {
  expect(labels({ ...signal, deck: [] }, 'The deck has 0 cards')).toEqual(['Complete the deck for me'])
  const strange = { ...signal, deck: [...signal.deck, { card: 'joker-red-noses', copies: 3 }] }
  expect(labels(strange, 'belongs to another crew')).toContain('Take Red Noses out')
  const [first, ...rest] = signal.deck
  const thin = { ...signal, deck: [{ card: first?.card ?? '', copies: 1 }, ...rest] }
  expect(labels(thin, 'it must have 3 or none')[0]).toMatch(/^Have 3 of /)
})

test('unknown entries are removed', () => {
  const odd: CrewList = {
    ...signal,
    models: [...signal.models, { id: 'nobody', rank: 'henchman', equipment: [] }],
  }
  expect(labels(odd, 'No model has the id "nobody"')).toEqual(['Remove nobody'])
})
