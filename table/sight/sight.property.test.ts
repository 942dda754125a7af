import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Body, moved } from '../space/body.ts'
import {
  arbitraryBoard,
  arbitraryBody,
  arbitraryScene,
  shiftedPiece,
  withPieces,
} from '../testing/random-board.ts'
import { comesBefore } from './corridor.ts'
import { lineBetween } from './line.ts'
import { sight } from './sight.ts'

const scene = arbitraryScene()
const runs = { numRuns: 400 }

describe('sight', () => {
  test('is the same from both ends', () => {
    fc.assert(
      fc.property(scene, ({ board, a, b }) => {
        expect(sight(board, b, a).visible).toBe(sight(board, a, b).visible)
      }),
      runs,
    )
  })

  test('shows something exactly when visible, and says what hides the rest', () => {
    fc.assert(
      fc.property(scene, ({ board, a, b }) => {
        const seen = sight(board, a, b)
        expect(seen.shown > 0).toBe(seen.visible)
        expect(seen.shown).toBeLessThanOrEqual(1)
        expect(seen.blockedBy.length > 0).toBe(!seen.visible)
        if (seen.visible && seen.shown < 1) expect(seen.coveredBy).not.toEqual([])
        for (const piece of seen.blockedBy) expect(piece.sight).toBe('blocked')
        for (const piece of seen.coveredBy) expect(piece.sight).not.toBe('clear')
      }),
      runs,
    )
  })

  test('does not notice a see-through piece', () => {
    const two = fc.record({ s: scene, more: arbitraryBoard({ cells: 3 }) })
    fc.assert(
      fc.property(two, ({ s: { board, a, b }, more }) => {
        const glass = more.pieces.map((piece) => ({
          ...piece,
          id: `glass ${piece.id}`,
          sight: 'clear' as const,
        }))
        const mixed = withPieces(board, [...glass, ...board.pieces])
        expect(sight(mixed, a, b)).toEqual(sight(board, a, b))
      }),
      runs,
    )
  })

  test('does not notice that everything was moved by the same whole offset', () => {
    const offset = fc.integer({ min: -500000, max: 500000 })
    fc.assert(
      fc.property(scene, offset, offset, offset, ({ board, a, b }, dx, dy, dz) => {
        const elsewhere = withPieces(
          board,
          board.pieces.map((piece) => shiftedPiece(piece, dx, dy, dz)),
        )
        const shifted = (of: Body) => moved(of, { x: of.x + dx, y: of.y + dy, z: of.z + dz })
        const there = sight(elsewhere, shifted(a), shifted(b))
        const here = sight(board, a, b)
        expect(there.shown).toBe(here.shown)
        expect(there.visible).toBe(here.visible)
        expect(there.coveredBy.map(({ id }) => id)).toEqual(here.coveredBy.map(({ id }) => id))
        expect(there.blockedBy.map(({ id }) => id)).toEqual(here.blockedBy.map(({ id }) => id))
      }),
      runs,
    )
  })

  test('is never worse for taking a piece away', () => {
    fc.assert(
      fc.property(scene, fc.nat(), ({ board, a, b }, at) => {
        if (board.pieces.length === 0) return
        const fewer = withPieces(board, board.pieces.toSpliced(at % board.pieces.length, 1))
        expect(sight(fewer, a, b).shown).toBeGreaterThanOrEqual(sight(board, a, b).shown)
      }),
      runs,
    )
  })

  test('agrees with looking along every single line', () => {
    fc.assert(
      fc.property(arbitraryScene({ cells: 3 }), ({ board, a, b }) => {
        const { shown, visible } = sight(board, a, b)
        expect({ shown, visible }).toEqual(lookAtEveryLine(board, a, b))
      }),
      { numRuns: 300 },
    )
  })

  test('of a blocker is the same from both ends too, and more blockers show no more', () => {
    const crowd = arbitraryBoard().chain((board) =>
      fc.record({
        board: fc.constant(board),
        a: arbitraryBody(board),
        b: arbitraryBody(board),
        blockers: fc.array(arbitraryBody(board), { maxLength: 6 }),
      }),
    )
    fc.assert(
      fc.property(crowd, ({ board, a, b, blockers }) => {
        const seen = sight(board, a, b, { blockers })
        expect(sight(board, b, a, { blockers }).visible).toBe(seen.visible)
        expect(seen.shown).toBeLessThanOrEqual(sight(board, a, b).shown)
      }),
      runs,
    )
  })
})

test('a single line is as clear from one end as from the other', () => {
  fc.assert(
    fc.property(scene, ({ board, a, b }) => {
      const there = lineBetween(board, a, b)
      const back = lineBetween(board, b, a)
      expect(back.clear).toBe(there.clear)
      expect(back.meets.length).toBe(there.meets.length)
      for (const { from, to } of there.meets) expect(from >= 0 && to <= 1 && from < to).toBe(true)
    }),
    runs,
  )
})

/**
 * The slow and obvious way, written without any of the shortcuts: every point of one facing side to every
 * point of the other, each line against each solid.
 */
function lookAtEveryLine(board: Parameters<typeof sight>[0], a: Body, b: Body) {
  const swapped = comesBefore(b, a)
  const [first, second] = swapped ? [b, a] : [a, b]
  const dx = second.x - first.x
  const dy = second.y - first.y
  const length = Math.sqrt(dx * dx + dy * dy)
  const [east, north] = length === 0 ? [1, 0] : [dx / length, dy / length]
  const pointsOf = (of: Body, facing: number) =>
    [-1, -0.4039727532995173, 0, 0.4039727532995173, 1].map((across) => {
      const rim = of.radius - 0.63
      const forward = facing * Math.sqrt(1 - across * across) * rim
      const aside = across * rim + 0.37
      return {
        x: of.x - first.x + east * forward - north * aside,
        y: of.y - first.y + north * forward + east * aside,
        heights: Array.from({ length: 24 }, (_, i) => of.z - first.z + (of.height * (i + 0.5)) / 24 + 0.37),
      }
    })
  const firstPoints = pointsOf(first, 1)
  const secondPoints = pointsOf(second, -1)
  const solids = board.solids
    .filter(({ piece, top, bottom }) => piece.sight === 'blocked' && top > bottom)
    .map(({ shape, bottom, top }) => ({
      sides: shape.flatMap((x, i) => {
        if (i % 2 === 1) return []
        const next = (i + 2) % shape.length
        return [
          {
            x: x - first.x,
            y: shape[i + 1]! - first.y,
            ex: shape[next]! - x,
            ey: shape[next + 1]! - shape[i + 1]!,
          },
        ]
      }),
      bottom: bottom - first.z,
      top: top - first.z,
    }))
  const weights = [93, 279, 256, 279, 93]
  const seen = weights.map(() => Array.from({ length: 24 }, () => false))
  firstPoints.forEach((p, i) => {
    secondPoints.forEach((q, j) => {
      const stretches = solids.map(({ sides, bottom, top }) => {
        let from = 0
        let to = 1
        for (const { x, y, ex, ey } of sides) {
          const atP = ex * (p.y - y) - ey * (p.x - x)
          const atQ = ex * (q.y - y) - ey * (q.x - x)
          if (atP <= 0 && atQ <= 0) to = -1
          else if (atP < 0) from = Math.max(from, atP / (atP - atQ))
          else if (atQ < 0) to = Math.min(to, atP / (atP - atQ))
        }
        return { from, to, bottom, top }
      })
      p.heights.forEach((zp, row) => {
        q.heights.forEach((zq, other) => {
          const blocked = stretches.some(({ from, to, bottom, top }) => {
            if (to - from <= 1e-9) return false
            const atFrom = zp + (zq - zp) * from
            const atTo = zp + (zq - zp) * to
            return Math.min(atFrom, atTo) < top && Math.max(atFrom, atTo) > bottom
          })
          if (blocked) return
          const column = swapped ? i : j
          seen[column]![swapped ? row : other] = true
        })
      })
    })
  })
  const weight = seen.reduce((sum, rows, i) => sum + rows.filter(Boolean).length * weights[i]!, 0)
  return { shown: weight / 24000, visible: weight > 0 }
}
