import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { refuseShape } from './refuse-shape.ts'

const schema = z.strictObject({
  crews: z.array(z.strictObject({ seat: z.string().min(1).max(4).optional() })).length(2),
  month: z.int().min(1).max(12).optional(),
  size: z.number().positive().optional(),
  kind: z.enum(['short', 'long']).optional(),
  board: z.union([z.string(), z.record(z.string(), z.json())], { error: 'Name a board.' }).optional(),
})
const HINT = 'Like this.'

function refusal(given: unknown, path?: string): readonly [text: string, path: string | undefined] {
  const { error } = schema.safeParse(given)
  const { reason } = refuseShape(error?.issues ?? [], given, {
    what: 'The setup',
    hint: HINT,
    names: Object.keys(schema.shape),
    ...(path === undefined ? {} : { path }),
  })
  return [reason.text, reason.path]
}

describe('a setup is refused in words that say what is wrong, where, and what to do', () => {
  const crews = [{}, {}]
  test.each<readonly [given: unknown, text: string, path: string]>([
    [{}, '"crews" is missing: it must be a list. Like this.', 'crews'],
    [null, 'The setup must be an object with names and values, but is null. Like this.', ''],
    [[], 'The setup must be an object with names and values, but is a list. Like this.', ''],
    [{ crews: 'both' }, '"crews" must be a list, but is "both". Like this.', 'crews'],
    [{ crews: [{}] }, '"crews" must have exactly 2 entries, but has 1. Like this.', 'crews'],
    [{ crews: [] }, '"crews" must have exactly 2 entries, but has none. Like this.', 'crews'],
    [{ crews, mnth: 3 }, 'Nothing in the setup is called "mnth": did you mean "month"? Like this.', ''],
    [{ crews, month: 13 }, '"month" must be at most 12, but is 13. Like this.', 'month'],
    [{ crews, month: 1.5 }, '"month" must be a whole number, but is 1.5. Like this.', 'month'],
    [{ crews, size: 0 }, '"size" must be above 0, but is 0. Like this.', 'size'],
    [{ crews, kind: 'wide' }, '"kind" must be one of short, long, but is "wide". Like this.', 'kind'],
    [{ crews, board: 7 }, 'Name a board. Like this.', 'board'],
    [{ crews: [{ seat: '' }, {}] }, '"crews.0.seat" must not be empty.', 'crews.0.seat'],
    [
      { crews: [{ seat: 'a long name' }, {}] },
      '"crews.0.seat" must have at most 4 characters.',
      'crews.0.seat',
    ],
    [{ crews: [{}, { x: 1 }] }, 'Nothing in "crews.1" is called "x".', 'crews.1'],
  ])('%j', (given, text, path) => {
    expect(refusal(given)).toEqual([text, path])
  })

  test('a part that is read by itself says where it lies in the whole', () => {
    expect(refusal({ crews: 3 }, 'games.0')).toEqual([
      '"games.0.crews" must be a list, but is 3.',
      'games.0.crews',
    ])
  })
})
