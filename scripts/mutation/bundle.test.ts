import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { changeCode } from './bundle.mjs'

test('changes have a place counted from one and what stands there instead; events are left alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gargoyle-changes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(
    join(folder, 'a.ts'),
    'export const less = (a: number) =>\n  a < 3\nexport const say = (g: G) => g.emit(1 + 2)\n',
  )
  const { changes, code } = await changeCode(folder, ['a.ts'])
  const at = (replacement: string) =>
    changes.find((change) => change.replacement === replacement && change.status === 'Pending')
  expect(at('a <= 3')).toMatchObject({
    file: 'a.ts',
    mutatorName: 'EqualityOperator',
    location: { start: { line: 2, column: 3 }, end: { line: 2, column: 8 } },
  })
  expect(changes.find(({ replacement }) => replacement === '1 - 2')?.status).toBe('Ignored')
  expect(code.get('a.ts')).toContain(`stryMutAct_9fa48("${at('a <= 3')?.id}")`)
})
