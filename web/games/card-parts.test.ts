import { catalogue, readyMade } from '@gargoyle/bmg3'
import { describe, expect, test } from 'vitest'
import { heldFor, type PartsCard, partsFor, partsOfCard, partsOfProfile } from './card-parts.ts'

const card = (label: string, change: Partial<PartsCard> = {}): PartsCard => ({
  label,
  name: 'Unknown',
  rank: 'henchman',
  isBig: false,
  traits: [],
  weapons: [],
  ...change,
})

describe('weapons in hand are those of the card', () => {
  test.each([
    ['Automatic Gun', 'pistol'],
    ['Thompson', 'rifle'],
    ['Sawed Off Shotgun', 'rifle'],
    ['Rocket Launcher', 'launcher'],
    ['Umbrella Cannon', 'launcher'],
    ['Umbrella Blade', 'umbrella'],
    ['Bow (Standard Arrow)', 'bow'],
    ['Batlings', 'thrown'],
    ['Paired Katanas', 'sword'],
    ['Poisoned Knife', 'blade'],
    ['Claws & Teeth', 'claws'],
    ['Extendable Baton', 'club'],
    ['Reinforced Bat', 'club'],
    ['Axe', 'axe'],
    ['Mallet', 'hammer'],
    ["Robin's Bo", 'staff'],
    ['Whip', 'whip'],
    ['Shield', 'shield'],
    ['Martial Prowess', 'none'],
  ])('%s is a %s', (weapon, held) => {
    expect(heldFor(weapon)).toBe(held)
  })

  test('two of different looks are in both hands; two alike in one', () => {
    const hands = (...names: string[]) =>
      partsOfCard(card('Thug', { weapons: names.map((name) => ({ name })) })).held
    expect(hands('Knife', 'Gun')).toEqual(['blade', 'pistol'])
    expect(hands('Gun', 'Derringer')).toEqual(['pistol', 'none'])
    expect(hands('Martial Prowess')).toEqual(['none', 'none'])
  })

  test('what is long needs both hands, a shield leaves one', () => {
    const hands = (...names: string[]) =>
      partsOfCard(card('Thug', { weapons: names.map((name) => ({ name })) })).held
    expect(hands('Assault Rifle', 'Knife')).toEqual(['rifle', 'none'])
    expect(hands('Shield', 'Baton')).toEqual(['club', 'shield'])
  })
})

test('capes, ears and hats follow from the name', () => {
  expect(partsOfCard(card('Batman (Classic)'))).toMatchObject({ back: 'cape', head: 'ears' })
  expect(partsOfCard(card('Catwoman'))).toMatchObject({ back: 'none', head: 'ears', frame: 'slim' })
  expect(partsOfCard(card('The Penguin'))).toMatchObject({ head: 'top-hat' })
  expect(partsOfCard(card('GCPD Cop 2'))).toMatchObject({ head: 'cap' })
  expect(partsOfCard(card('Axe Clown'))).toMatchObject({ skin: 'pale', head: 'spikes' })
})

test('a trait of the card changes the look, unless the name says otherwise', () => {
  const traits = [{ id: 'bat-cape' }]
  expect(partsOfCard(card('Somebody', { traits }))).toMatchObject({ back: 'cape' })
  expect(partsOfCard(card('Somebody'))).toMatchObject({ back: 'none' })
  expect(partsOfCard(card('Joker', { traits: [{ id: 'cop' }] }))).toMatchObject({ head: 'spikes' })
})

test('a model with a big base is huge, but a machine stays a machine', () => {
  expect(partsOfCard(card('Batman', { isBig: true })).frame).toBe('huge')
  expect(partsOfCard(card('Batmobile', { isBig: true })).frame).toBe('machine')
})

test('the third of several thugs looks like the first', () => {
  expect(partsOfCard(card('Street Thug 3'))).toEqual(partsOfCard(card('Street Thug 1')))
})

test('a model keeps its parts: the same object each time', () => {
  const model = {}
  const parts = partsFor(model, () => card('Batman'))
  expect(partsFor(model, () => card('Robin'))).toBe(parts)
})

test('in every ready-made crew most who are called differently look different', () => {
  for (const { name, list } of Object.values(readyMade)) {
    const profiles = list.models.map(({ id }) => catalogue.model(id)!)
    const called = new Set(profiles.map(({ alias }) => alias.replace(/ \d+$/, '')))
    const looks = new Set(profiles.map((profile) => JSON.stringify(partsOfProfile(profile))))
    expect(looks.size / called.size, name).toBeGreaterThan(0.8)
  }
})

test('of all cards no look is shared by more than a few', () => {
  const count = new Map<string, Set<string>>()
  for (const profile of catalogue.models.values()) {
    const look = JSON.stringify(partsOfProfile(profile))
    const names = count.get(look) ?? new Set()
    count.set(look, names.add(profile.alias.replace(/ \(.*| \d+$/, '')))
  }
  expect(Math.max(...[...count.values()].map(({ size }) => size))).toBeLessThanOrEqual(12)
})
