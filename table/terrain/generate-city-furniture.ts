import { type Point, point } from '../geometry/point.ts'
import { inches } from '../units.ts'
import type { Roof } from './generate-city-buildings.ts'
import type { CityDice } from './generate-city-dice.ts'
import { DEPLOYMENT, type Lot } from './generate-city-plan.ts'
import { type Room, room, type Site, widened } from './generate-city-site.ts'
import { type CityTheme, type Furnishing, furnishing } from './generate-city-themes.ts'

const STEP = inches(0.25)
const PARAPET = inches(0.25)
const PARAPET_HEIGHT = inches(0.75)
/** Between things on the ground, so that they do not look like one. */
const SPACING = inches(0.25)

/** Where a thing of this size may lie between two bounds. */
const somewhere = (from: number, to: number, size: number, dice: CityDice): number =>
  from + dice.roll(0, Math.max(0, Math.floor((to - from - size) / STEP))) * STEP

/** Tries to put a thing down somewhere in an area of the ground. */
function scatter(site: Site, thing: Furnishing, area: Lot | Area, dice: CityDice): boolean {
  const x = somewhere(area.x, area.x + area.width, thing.width, dice)
  const y = somewhere(area.y, area.y + area.depth, thing.depth, dice)
  const place = room(x, y, thing.width, thing.depth, 0, thing.height)
  if (!site.isFree(widened(place, SPACING))) return false
  const details = thing.kind === 'tree' ? { footprint: clipped(place, Math.floor(thing.width / 4)) } : {}
  if (site.build(thing.kind, place, details) === undefined) return false
  // Hedges are not solid, but nothing else should grow out of them.
  site.keepClear(place)
  return true
}

interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly depth: number
}

/** A rectangle without its corners: trees, ponds and heaps are not square. */
function clipped({ minX, minY, maxX, maxY }: Room, by: number): Point[] {
  return [
    point(minX + by, minY),
    point(maxX - by, minY),
    point(maxX, minY + by),
    point(maxX, maxY - by),
    point(maxX - by, maxY),
    point(minX + by, maxY),
    point(minX, maxY - by),
    point(minX, minY + by),
  ]
}

/** The statue or tree in the middle of an open middle plot, and what stands on the other yards. */
export function furnishYards(site: Site, yards: readonly Lot[], theme: CityTheme, dice: CityDice): void {
  for (const lot of yards) {
    if (lot.middle) monument(site, lot)
    for (let i = 0; i < 12; i++) scatter(site, furnishing(theme.yard, dice), lot, dice)
    patch(site, theme, lot, dice)
  }
}

function monument(site: Site, lot: Lot): void {
  const half = Math.floor((lot.width - inches(2)) / 2)
  const high = Math.floor((lot.depth - inches(2)) / 2)
  const plinth = room(lot.x + half, lot.y + high, lot.width - 2 * half, lot.depth - 2 * high, 0, inches(3))
  site.build('statue', plinth)
}

/** Bad ground: low, so that it may lie under walkways, and clear of anything solid. */
function patch(site: Site, theme: CityTheme, area: Lot | Area, dice: CityDice): boolean {
  const width = inches(2) + dice.roll(0, 6) * STEP
  const depth = inches(2) + dice.roll(0, 6) * STEP
  const x = somewhere(area.x, area.x + area.width, width, dice)
  const y = somewhere(area.y, area.y + area.depth, depth, dice)
  const place = room(x, y, width, depth, 0, 0)
  const above = { ...place, top: inches(0.5) }
  if (!site.isFree(above)) return false
  const footprint = clipped(place, dice.roll(1, 3) * STEP)
  if (site.build(dice.pick(theme.ground), place, { footprint }) === undefined) return false
  site.keepClear(above)
  return true
}

/** Raised edges round part of the roofs, vents and tanks on them. */
export function furnishRoofs(site: Site, roofs: readonly Roof[], percent: number, dice: CityDice): void {
  for (const roof of roofs) {
    for (const edge of dice.shuffle(edgesOf(roof))) if (dice.chance(percent)) site.build('parapet', edge)
    const things = dice.roll(0, 2)
    for (let i = 0; i < things; i++) rooftop(site, roof, dice)
  }
}

function edgesOf(roof: Roof): Room[] {
  const { minX, minY, maxX, maxY, top } = roof
  const high = top + PARAPET_HEIGHT
  const across = maxX - minX
  const along = maxY - minY - 2 * PARAPET
  const half = Math.floor(across / 2)
  return [
    room(minX, minY, across, PARAPET, top, high),
    room(minX, maxY - PARAPET, half, PARAPET, top, high),
    room(minX + half, maxY - PARAPET, across - half, PARAPET, top, high),
    room(minX, minY + PARAPET, PARAPET, along, top, high),
    room(maxX - PARAPET, minY + PARAPET, PARAPET, along, top, high),
  ]
}

function rooftop(site: Site, roof: Roof, dice: CityDice): void {
  const large = dice.chance(25)
  const size = large ? inches(1.5) : inches(1)
  const x = somewhere(roof.minX + size, roof.maxX - size, size, dice)
  const y = somewhere(roof.minY + size, roof.maxY - size, size, dice)
  const height = large ? inches(1.75) : inches(0.75)
  const place = room(x, y, size, size, roof.top, roof.top + height)
  const onRoof = place.maxX <= roof.maxX - PARAPET && place.maxY <= roof.maxY - PARAPET
  if (onRoof && site.isFree(place)) site.build(large ? 'tank' : 'vent', place)
}

/** Cars, kiosks and trees on the streets. The strips where crews start stay free of them. */
export function furnishStreets(site: Site, theme: CityTheme, pairs: number, dice: CityDice): void {
  const area = { x: 0, y: DEPLOYMENT, width: site.width, depth: site.depth - 2 * DEPLOYMENT }
  attempt(pairs, 40, () => scatter(site, furnishing(theme.large, dice), area, dice))
}

/** Patches of bad ground anywhere but where crews start. */
export function spoilGround(site: Site, theme: CityTheme, pairs: number, dice: CityDice): void {
  const area = { x: 0, y: DEPLOYMENT, width: site.width, depth: site.depth - 2 * DEPLOYMENT }
  attempt(pairs, 60, () => patch(site, theme, area, dice))
}

/** Small obstacles until the city has as many pieces as it should; a few of them where crews start. */
export function placeSmallObstacles(site: Site, theme: CityTheme, pieces: number, dice: CityDice): void {
  const inner = { x: 0, y: DEPLOYMENT, width: site.width, depth: site.depth - 2 * DEPLOYMENT }
  const strip = { x: 0, y: inches(1), width: site.width, depth: DEPLOYMENT - inches(1) }
  const starts = Math.floor(site.width / inches(12))
  attempt(starts, 10, () => scatter(site, furnishing(theme.small, dice), strip, dice))
  const missing = Math.max(0, Math.ceil((pieces - site.pieces.length) / 2))
  attempt(missing, 200, () => scatter(site, furnishing(theme.small, dice), inner, dice))
}

/** Does something as often as wanted, giving each time so many tries. */
function attempt(times: number, tries: number, act: () => boolean): void {
  for (let done = 0, left = times * tries; done < times && left > 0; left--) if (act()) done++
}

/** Lamps at the corners of houses first, then wherever there is room. */
export function lightStreets(site: Site, roofs: readonly Roof[], pairs: number, dice: CityDice): void {
  const off = inches(0.75)
  const corners = roofs.flatMap(({ minX, minY, maxX, maxY }) => [
    point(minX - off, minY - off),
    point(maxX + off, minY - off),
    point(maxX + off, maxY + off),
    point(minX - off, maxY + off),
  ])
  let lit = 0
  for (const corner of dice.shuffle(corners)) if (lit < pairs && site.light(corner)) lit++
  attempt(pairs - lit, 100, () =>
    site.light(
      point(
        dice.roll(0, Math.floor(site.width / STEP)) * STEP,
        dice.roll(0, Math.floor(site.depth / STEP)) * STEP,
      ),
    ),
  )
}
