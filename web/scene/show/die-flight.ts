import { chanceFrom, randomWithin } from '../chance.ts'
import type { Vec } from '../shape/mesh.ts'

/** Where a die is and how it is turned at a moment of its fall. */
export interface DiePose {
  readonly at: Vec
  /** The axis it spins about, and how far, in radians; none when it lies. */
  readonly axis: Vec
  readonly spin: number
  /** How it lies on the table, turned about the upright axis. */
  readonly yaw: number
}

/** How high a die is thrown from and how far away, in inches. */
const HEIGHT = 2.6
const AWAY = 3

/** Shares of the fall at which it touches the table. */
const BOUNCES = [0.5, 0.78, 1] as const

/**
 * How a die falls to its place: thrown in from one side, bouncing twice, lying still at the end. The same words make the
 * same fall.
 */
export function dieFlight(words: string, place: Vec, from: Vec, share: number, half: number): DiePose {
  const chance = chanceFrom(words)
  const t = Math.min(1, Math.max(0, share))
  const yaw = randomWithin(-0.5, 0.5, chance)
  const axis = unit([
    randomWithin(-1, 1, chance),
    randomWithin(-1, 1, chance),
    randomWithin(-0.4, 0.4, chance),
  ])
  const turns = randomWithin(1.6, 2.6, chance)
  const left = (1 - t) ** 1.6
  const [dx, dy] = [from[0] - place[0], from[1] - place[1]]
  const far = Math.hypot(dx, dy) || 1
  const away = (left * AWAY) / far
  return {
    at: [place[0] + dx * away, place[1] + dy * away, place[2] + half + heightAt(t)],
    axis,
    spin: left * turns * Math.PI * 2,
    yaw,
  }
}

/** Each bounce is lower than the one before. */
function heightAt(t: number): number {
  const [first, second] = BOUNCES
  if (t < first) return HEIGHT * (1 - (t / first) ** 2)
  const [begin, end, height] = t < second ? [first, second, 0.9] : [second, 1, 0.3]
  const part = (t - begin) / (end - begin)
  return height * 4 * part * (1 - part)
}

function unit([x, y, z]: Vec): Vec {
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}

/** Where dice lie: in rows before a figure, as seen from the camera. */
export function diePlace(
  centre: Vec,
  eye: Vec,
  { row, place, of }: { readonly row: number; readonly place: number; readonly of: number },
  size: number,
): Vec {
  const [dx, dy] = [eye[0] - centre[0], eye[1] - centre[1]]
  const far = Math.hypot(dx, dy) || 1
  const [fx, fy] = [dx / far, dy / far]
  const before = 1.3 + row * size * 1.5
  const aside = (place - (of - 1) / 2) * size * 1.4
  return [centre[0] + fx * before - fy * aside, centre[1] + fy * before + fx * aside, centre[2]]
}
