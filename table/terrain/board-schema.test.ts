import { expect, test } from 'vitest'
import { jsonText } from './board-json.ts'
import { boardFileSchema, boardJsonSchema } from './board-schema.ts'
import { pieceKindNames } from './default-piece.ts'

// When this fails the schema changed: `npx vitest run table/terrain/board-schema.test.ts -u` publishes it anew.
test('the published schema is the one that reads', async () => {
  await expect(jsonText(boardJsonSchema())).toMatchFileSnapshot('../../docs/schemas/board.schema.json')
})

test('a file may name its schema for editors', () => {
  const file = {
    $schema: 'board.schema.json',
    format: 'gargoyle-board/1',
    name: 'n',
    theme: '',
    about: '',
    unit: 'mm',
    size: [900, 900],
    pieces: pieceKindNames.map((kind) => ({ id: kind, kind, footprint: { rect: [0, 0, 1, 1] }, top: 1 })),
  }
  expect(boardFileSchema.safeParse(file).success).toBe(true)
})
