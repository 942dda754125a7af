import { frozenSuspect, isUnlit } from '@gargoyle/bmg3'
import { seat } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { initialsAmong, initialsOf } from '../bmg/initials.ts'
import { badgesOf, bmg3Scene, buildOf } from './bmg3-scene.ts'
import { momentOf, playUntil, quickGame, stage, withView } from './testing/moments.ts'

const deployed = momentOf(playUntil(quickGame(), stage('execute')))

test('zones show while crews deploy, each with its owner, and are gone afterwards', () => {
  const deploying = momentOf(playUntil(quickGame(), stage('deployment')))
  const { zones, figures } = bmg3Scene(deploying)
  expect(figures).toEqual([])
  expect(zones.map(({ side }) => side).sort()).toEqual([0, 1])
  for (const zone of zones) expect(zone.outline.length).toBeGreaterThan(2)
  expect(bmg3Scene(deployed).zones).toEqual([])
})

test('every model on the table is a figure of its card’s size, with the colour of its crew', () => {
  const { figures, night } = bmg3Scene(deployed)
  const { models } = deployed.look.view
  const cards = deployed.info.table.models
  expect(night).toBe(true)
  expect(figures).toHaveLength(models.filter(({ at }) => at !== null).length)
  for (const [index, figure] of figures.entries()) {
    const card = cards[Number(figure.id.slice('model '.length))]
    expect(figure).toMatchObject({ radius: card?.radius, height: card?.height, name: card?.label })
    expect(figure.side).toBe(card?.seat === deployed.info.seats[0] ? 0 : 1)
    expect(figures.findIndex(({ id }) => id === figure.id)).toBe(index)
  }
  expect(figures.filter(({ build }) => build === 'boss')).toHaveLength(2)
})

test('a model that lies, is K.O. or has left is shown so', () => {
  const changed = withView(deployed, ({ models }) => ({
    models: models.map((model) => {
      if (model.id === 0) return { ...model, condition: 'down' as const }
      if (model.id === 1) return { ...model, condition: 'ko' as const }
      return model.id === 2 ? { ...model, condition: 'casualty' as const, at: null } : model
    }),
  }))
  const { figures } = bmg3Scene(changed)
  const postureOf = (id: string) => figures.find((figure) => figure.id === id)?.posture
  expect([postureOf('model 0'), postureOf('model 1'), postureOf('model 2')]).toEqual([
    'lying',
    'out',
    undefined,
  ])
})

test('badges tell damage, Audacity and lasting effects in words', () => {
  const table = deployed.info.table
  const [model] = deployed.look.view.models
  if (model === undefined) throw new Error('Nobody is there.')
  const effect = { id: 'poison', until: 'game' as const, args: [], value: 1, by: null }
  const hurt = { ...model, stun: 1, injury: 2, audacity: true, effects: [effect, effect] }
  expect(badgesOf(hurt, table).map(({ text }) => text)).toEqual([
    '2 injuries',
    '1 stun',
    'Audacity',
    'Poison',
  ])
})

test('lamps burn until they are put out, and markers say whose they are', () => {
  const scene = bmg3Scene(deployed)
  const lamps = scene.tokens.filter(({ kind }) => kind === 'streetlamp')
  expect(lamps.length).toBeGreaterThan(0)
  expect(lamps.every(({ lit }) => lit)).toBe(true)
  expect(scene.lights.length).toBeGreaterThanOrEqual(lamps.length)
  const changed = withView(deployed, ({ markers }) => ({
    markers: [
      ...markers.map((marker) => ({
        ...marker,
        memory: marker.kind === 'streetlamp' ? { [isUnlit.key]: true } : {},
      })),
      {
        id: 900,
        kind: 'suspect' as const,
        at: { x: 1, y: 2, z: 0 },
        memory: { [frozenSuspect.key]: true },
        seat: seat('Computer'),
      },
    ],
  }))
  const { tokens } = bmg3Scene(changed)
  expect(tokens.find(({ kind }) => kind === 'streetlamp')).toMatchObject({
    lit: false,
    label: expect.stringMatching(/out$/),
  })
  expect(tokens.at(-1)).toMatchObject({ kind: 'suspect', side: 1, label: 'Suspect of Computer, frozen' })
})

test('smoke and broken ground are drawn as wide as they work', () => {
  const at = { x: 50_000, y: 40_000, z: 0 }
  const shown = { ...deployed.look.shown, patches: [{ at, radius: 6000, what: 'smoke' as const }] }
  const { zones } = bmg3Scene({ ...deployed, look: { ...deployed.look, shown } })
  expect(zones[0]).toMatchObject({ label: 'Smoke' })
  expect(zones[0]?.height).toBeGreaterThan(0)
  for (const { x, y } of zones[0]?.outline ?? []) expect(Math.hypot(x - at.x, y - at.y)).toBeCloseTo(6000)
})

test('a figure that has just moved comes the way it went', () => {
  const [first] = bmg3Scene(deployed).figures
  if (first === undefined) throw new Error('Nobody is there.')
  const corner = { x: 0, y: 0, z: 0 }
  const withRoute = (end: typeof corner) => ({
    ...deployed,
    look: {
      ...deployed.look,
      shown: { ...deployed.look.shown, routes: { 0: [corner, end] } },
    },
  })
  const figureIn = (moment: typeof deployed) => bmg3Scene(moment).figures.find(({ id }) => id === first.id)
  expect(figureIn(withRoute(first.at))?.route).toEqual([corner, first.at])
  // Whatever else has moved it since: an old way leads nowhere.
  expect(figureIn(withRoute(corner))?.route).toBeUndefined()
})

test('the board stays the same thing from moment to moment', () => {
  const later = { ...deployed, look: { ...deployed.look } }
  expect(bmg3Scene(later).board).toBe(bmg3Scene(deployed).board)
})

test('who is big is drawn big, and machines as machines', () => {
  expect(buildOf({ rank: 'henchman', radius: 1500 })).toBe('thug')
  expect(buildOf({ rank: 'henchman', radius: 2500 })).toBe('giant')
  expect(buildOf({ rank: 'vehicle', radius: 4000 })).toBe('machine')
})

test('portraits have two letters', () => {
  expect(initialsOf('Harley Quinn')).toBe('HQ')
  expect(initialsOf('Street Jester #2')).toBe('S2')
  expect(initialsOf('Joker')).toBe('JO')
})

test('no model shares them with another on the same side, as far as names differ', () => {
  const police = ['Gotham Policeman', 'Gotham Policewoman', 'Gordon']
  expect(police.map((name) => initialsAmong(name, police))).toEqual(['GM', 'GW', 'GO'])
  expect(initialsAmong('Gotham Policeman', ['Gotham Policeman', 'Gordon'])).toBe('GP')
  expect(initialsAmong('Thug', ['Thug', 'Thug'])).toBe('TH')
})
