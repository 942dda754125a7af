import { jsonText } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { modelsJsonSchema, PACK_FORMAT } from './model-schema.ts'
import { readContentPack, readProfile } from './read-profile.ts'

const nightwatch = {
  id: 'nightwatch',
  alias: 'Nightwatch',
  name: 'Unknown',
  base: 30,
  ranks: ['henchman'],
  affiliations: ['gcpd'],
  reputation: 20,
  skills: { willpower: 5, endurance: 5, movement: 8, attack: 3, strength: 5, defense: 3 },
  traits: ['Reach (2)', 'cop'],
  weapons: [
    { name: 'Bow', damage: 'IS', rof: 2, ammo: 3, rules: ['S. Range'] },
    { name: 'Bow', damage: '-', rof: 1 },
  ],
}
const pack = (...models: readonly unknown[]) => ({ format: PACK_FORMAT, name: 'Watch', models })

// When this fails the schema changed: `npx vitest run games/bmg/third/catalogue/read-profile.test.ts -u`
// publishes it anew.
test('the published schema is the one that reads', async () => {
  await expect(jsonText(modelsJsonSchema())).toMatchFileSnapshot(
    '../../../../docs/schemas/bmg3-models.schema.json',
  )
})

test('reads a card, with what is usual where it says nothing', () => {
  const read = readProfile(nightwatch)
  expect(read).toMatchObject({
    ok: true,
    value: {
      special: 3,
      funding: 0,
      rivals: [],
      eternal: false,
      traits: [{ id: 'reach', args: ['2'] }, { id: 'cop' }],
      weapons: [
        { id: 'bow', damage: { injury: 1, stun: 1 }, rules: [{ id: 'short-range' }] },
        { id: 'bow-2', damage: { injury: 0, stun: 0 } },
      ],
    },
  })
})

test('a model may have no Willpower at all', () => {
  const { willpower: _, ...skills } = nightwatch.skills
  const read = readProfile({ ...nightwatch, skills })
  expect(read.ok && read.value.willpower).toBeUndefined()
  expect(read.ok).toBe(true)
})

test('a content pack gives its models', () => {
  const read = readContentPack(pack(nightwatch, { ...nightwatch, id: 'nightwatch-2' }))
  expect(read.ok && read.value.models.map(({ id }) => id)).toEqual(['nightwatch', 'nightwatch-2'])
})

describe('refusals name the place', () => {
  const second = (change: object) => pack(nightwatch, { ...nightwatch, id: 'second', ...change })
  test.each([
    ['no object', [], undefined],
    ['another format', { ...pack(nightwatch), format: 'gargoyle-bmg3-models/2' }, 'format'],
    ['no models', pack(), 'models'],
    ['a missing field', second({ alias: undefined }), 'models[1].alias'],
    ['an unknown affiliation', second({ affiliations: ['gcpd', 'gothcorp'] }), 'models[1].affiliations[1]'],
    [
      'damage in other letters',
      second({ weapons: [{ name: 'Bow', damage: 'XX' }] }),
      'models[1].weapons[0].damage',
    ],
    ['an open bracket', second({ traits: ['cop', 'reach(2'] }), 'models[1].traits[1]'],
    [
      'ammunition without rate of fire',
      second({ weapons: [{ name: 'Bow', damage: 'I', ammo: 2 }] }),
      'models[1].weapons[0].ammo',
    ],
    ['the same id twice', pack(nightwatch, nightwatch), 'models[1].id'],
    ['an unknown field', second({ luck: 3 }), 'models[1]'],
  ])('%s', (_, json, path) => {
    const read = readContentPack(json)
    expect(read.ok).toBe(false)
    expect(read.ok ? '' : read.reason.path).toBe(path)
    expect(read.ok ? '' : read.reason.text).not.toBe('')
  })

  const skills = { ...nightwatch.skills, strength: 9 }
  test.each([
    ['a missing field', { alias: undefined }, '"models.1.alias" is missing: it must be a text in quotes.'],
    ['too low a number', { reputation: -1 }, '"models.1.reputation" must be at least 0, but is -1.'],
    ['a number as text', { base: '30' }, '"models.1.base" must be a number, but is "30".'],
    ['too high a skill', { skills }, '"models.1.skills.strength" must be at most 6, but is 9.'],
    ['a name for nothing', { luck: 3 }, 'Nothing in "models.1" is called "luck".'],
    ['a name left empty', { name: ' ' }, '"models.1.name" must not be empty.'],
    ['no rank', { ranks: [] }, '"models.1.ranks" must have at least 1 entry, but has none.'],
    [
      'an id in other letters',
      { id: 'Second One' },
      'Write an id in small letters and digits with single hyphens.',
    ],
  ])('in words for people, with the model: %s', (_, change, text) => {
    const read = readContentPack(second(change))
    const id = 'id' in change ? change.id : 'second'
    expect(read.ok ? '' : read.reason.text).toBe(`${text} (model "${id}")`)
  })

  test('in words for people, of the pack itself and of a card alone', () => {
    const why = (read: ReturnType<typeof readContentPack> | ReturnType<typeof readProfile>) =>
      read.ok ? '' : read.reason.text
    expect(why(readContentPack({ ...pack(nightwatch), modles: [] }))).toBe(
      'Nothing in the content pack is called "modles": did you mean "models"?',
    )
    expect(why(readContentPack(pack()))).toBe('"models" must have at least 1 entry, but has none.')
    expect(why(readProfile(7))).toBe('The card must be an object with names and values, but is 7.')
  })
})
