import { expect, test } from 'vitest'
import { inches } from '../units.ts'
import { buildWalkways, buildWaysUp } from './generate-city-access.ts'
import type { Roof } from './generate-city-buildings.ts'
import { diceFor } from './generate-city-dice.ts'
import { newSite, type Room, room, type Site } from './generate-city-site.ts'

const box = (x: number, y: number, w: number, d: number, top: number): Room =>
  room(inches(x), inches(y), inches(w), inches(d), 0, inches(top))

function house(site: Site, walls: Room, climbable = false): Roof {
  return { ...walls, house: site.build('building', walls, { climbable })!, climbable, paired: true }
}

const kinds = (site: Site): string[] => site.pieces.map(({ kind }) => kind)

test('a walkway joins two roofs of one height across a street', () => {
  const site = newSite(inches(36), inches(36))
  const roofs = [house(site, box(2, 7, 8, 6, 4.5)), house(site, box(14, 7, 8, 6, 4.5))]
  buildWalkways(site, roofs, 1, diceFor(1))
  const walkway = site.pieces.find(({ kind }) => kind === 'walkway')
  expect(walkway).toMatchObject({ bottom: inches(4.25), top: inches(4.5) })
  expect(walkway?.footprint[0]?.x).toBe(inches(10))
  expect(walkway?.footprint[1]?.x).toBe(inches(14))
})

test('roofs of different heights, or too far apart, stay alone', () => {
  const site = newSite(inches(48), inches(36))
  const roofs = [house(site, box(2, 7, 6, 6, 4.5)), house(site, box(12, 7, 6, 6, 3))]
  buildWalkways(site, roofs, 3, diceFor(1))
  expect(kinds(site)).not.toContain('walkway')
})

test('every house gets a ladder or a fire escape', () => {
  for (let seed = 0; seed < 20; seed++) {
    const site = newSite(inches(36), inches(36))
    buildWaysUp(site, [house(site, box(4, 8, 8, 6, 6))], diceFor(seed))
    const ladders = site.pieces.filter(({ ladder }) => ladder)
    expect(ladders.some(({ top }) => top === inches(6))).toBe(true)
    expect(ladders.some(({ bottom }) => bottom === 0)).toBe(true)
    expect(ladders).toHaveLength(kinds(site).includes('fire-escape') ? 4 : 2)
  }
})

test('where no ladder finds room the walls become rough', () => {
  const site = newSite(inches(36), inches(36))
  const roof = house(site, box(4, 8, 8, 6, 3))
  site.keepClear(room(0, 0, inches(36), inches(36), 0, inches(9)))
  buildWaysUp(site, [roof], diceFor(1))
  expect(site.pieces.every(({ climbable }) => climbable)).toBe(true)
})
