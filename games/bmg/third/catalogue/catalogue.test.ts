import { must } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { catalogue, findModel, withModels } from './catalogue.ts'
import { readBuiltInCard } from './make-profile.ts'
import { packs } from './models/models.ts'
import { readContentPack } from './read-profile.ts'

const models = packs.flatMap((pack) => pack.models)

test('holds all models', () => {
  expect(catalogue.models.size).toBe(667)
})

test.each(packs.map((pack) => [pack.name, pack] as const))(
  '%s: passes the checks of content packs',
  (_, pack) => {
    const read = must(readContentPack(pack))
    expect(read.models).toEqual(pack.models.map(({ id }) => catalogue.model(id)))
  },
)

test('a card with a rank or an affiliation that does not exist is refused', () => {
  const [card] = models
  expect(readBuiltInCard({ ...card!, ranks: ['king'] }).ok).toBe(false)
  expect(readBuiltInCard({ ...card!, affiliations: ['gotham'] }).ok).toBe(false)
  expect(readBuiltInCard({ ...card!, rivals: ['gotham'] }).ok).toBe(false)
})

test('ids differ', () => {
  expect(new Set(models.map(({ id }) => id)).size).toBe(models.length)
})

test('a card is read whole', () => {
  expect(catalogue.model('the-penguin-crime-lord-rising')).toEqual({
    id: 'the-penguin-crime-lord-rising',
    alias: 'The Penguin (Crime Lord Rising)',
    name: 'Oswald Chesterfield Cobblepot',
    base: 40,
    ranks: ['leader'],
    affiliations: ['penguin'],
    rivals: [],
    reputation: 74,
    funding: 0,
    willpower: 7,
    endurance: 7,
    movement: 8,
    attack: 3,
    strength: 5,
    defense: 3,
    special: 3,
    traits: [
      'business-agent',
      'criminal-bonds',
      'drop-it',
      'empire-of-lies',
      'handyman',
      'manipulative',
      'tough-guy',
      'underworld-king',
      'protect-me',
    ].map((id) => ({ id, args: [] })),
    weapons: [
      {
        id: 'smg',
        name: 'SMG',
        damage: { stun: 0, injury: 2 },
        rateOfFire: 4,
        ammo: 2,
        rules: [
          { id: 'firearm', args: [] },
          { id: 'short-range', args: [] },
        ],
      },
      {
        id: 'torture-tools',
        name: 'Torture Tools',
        damage: { stun: 1, injury: 1 },
        rules: [
          { id: 'handy', args: [] },
          { id: 'steal', args: [] },
        ],
      },
    ],
    eternal: false,
  })
})

test('models of the same alias are told apart by a suffix that says how they differ', () => {
  const batmen = [...catalogue.models.values()].filter(({ alias }) => alias === 'Batman')
  expect(batmen.map(({ id, name, eternal }) => [id, name, eternal]).sort()).toEqual([
    ['batman', 'Bruce Wayne', false],
    ['batman-bane', 'Thomas Wayne', false],
    ['batman-eternal', 'Bruce Wayne', true],
  ])
})

test('a ranged weapon whose card prints no ammunition never runs dry', () => {
  const lightning = catalogue.model('crazy-jane')?.weapons.find(({ id }) => id === 'lightning')
  expect(lightning?.rateOfFire).toBe(3)
  expect(lightning).not.toHaveProperty('ammo')
})

test('models by affiliation', () => {
  const royals = catalogue.byAffiliation('royal-flush')
  expect(royals).toHaveLength(6)
  expect(royals.every(({ affiliations }) => affiliations.includes('royal-flush'))).toBe(true)
})

test('finds by id, alias and name', () => {
  expect(must(findModel('Batman (Bushi)')).map(({ id }) => id)).toEqual(['batman-bushi'])
  expect(must(findModel('Oswald Chesterfield Cobblepot')).length).toBeGreaterThan(5)
  expect(must(findModel('batman')).map(({ id }) => id)).toContain('batman-bane')
})

test('a slip of the pen gets a suggestion, nonsense gets none', () => {
  const slip = findModel('Bullseye Harvy')
  expect(slip.ok).toBe(false)
  const batmna = findModel('Batmna (Bushi)')
  expect(batmna.ok ? '' : batmna.reason.text).toContain('Batman (Bushi)')
  const renee = findModel('Rene Montoya')
  expect(renee.ok ? '' : renee.reason.text).toContain('Renée Montoya')
  const nonsense = findModel('xqzzwv')
  expect(nonsense.ok ? '' : nonsense.reason.text).toBe('No model is called "xqzzwv".')
})

test('a content pack adds models and replaces none', () => {
  const cop = catalogue.model('gcpd-cop-1')!
  const more = must(withModels(catalogue, [{ ...cop, id: 'my-cop', alias: 'My Cop' }]))
  expect(more.models.size).toBe(catalogue.models.size + 1)
  expect(must(more.find('My Cop')).map(({ id }) => id)).toEqual(['my-cop'])
  const clash = withModels(catalogue, [cop])
  expect(clash.ok ? '' : clash.reason.text).toContain('GCPD Cop 1')
})
