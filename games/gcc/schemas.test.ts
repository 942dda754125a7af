import { jsonText } from '@gargoyle/table'
import { expect, test } from 'vitest'
import { formatNames, jsonSchemaOf } from './schemas.ts'

test.each(formatNames)('the schema of %s in the docs is that of the program', async (format) => {
  await expect(jsonText(jsonSchemaOf(format))).toMatchFileSnapshot(
    `../../docs/schemas/gcc-${format}.schema.json`,
  )
})
