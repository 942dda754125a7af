import { expect, test } from 'vitest'
import { point, spot } from '../geometry/point.ts'
import { body } from '../space/body.ts'
import { cm, inches } from '../units.ts'
import {
  circleTemplate,
  EXPLOSION_RADIUS_CM,
  EXPLOSION_RADIUS_INCHES,
  narrowEnd,
  SPRAY_CM,
  SPRAY_INCHES,
  sprayOutline,
  sprayTemplate,
  UNLIMITED_HEIGHTS,
} from './template.ts'

const thug = body(spot(10000, 10000))

test('sizes of the printed templates', () => {
  expect(2 * EXPLOSION_RADIUS_CM).toBe(cm(12))
  expect(2 * EXPLOSION_RADIUS_INCHES).toBe(inches(5))
  expect(SPRAY_CM).toMatchObject({ length: cm(20), nearWidth: cm(2), farWidth: cm(8), bands: 4 })
  expect(SPRAY_INCHES).toMatchObject({ length: inches(8), above: inches(2), below: inches(2) })
})

test('a circle reaches 2" up and down by default', () => {
  const centre = spot(1, 2, 3)
  expect(circleTemplate(centre, 6000)).toMatchObject({ centre, radius: 6000, above: 5080, below: 5080 })
  expect(circleTemplate(centre, 6000, UNLIMITED_HEIGHTS).above).toBe(Number.POSITIVE_INFINITY)
})

test('a spray starts at the edge of the base and widens', () => {
  const spray = sprayTemplate(thug, point(50000, 10000), SPRAY_CM)
  expect(narrowEnd(spray)).toEqual({ x: 11500, y: 10000, z: 0 })
  expect(sprayOutline(spray)).toEqual([
    point(11500, 11000),
    point(11500, 9000),
    point(31500, 6000),
    point(31500, 14000),
  ])
})

test('a spray at its own base goes east', () => {
  expect(narrowEnd(sprayTemplate(thug, thug))).toEqual({ x: 11500, y: 10000, z: 0 })
})
