import { expect, test } from 'vitest'
import { crewLink, crewSearch, readPasted, sharedIn } from './share-link.ts'

test('a link holds code and name, and gives both back', () => {
  const link = crewLink('https://here.example', 'b3.1.AbC-_', 'Cops & robbers?')
  expect(link).toMatch(/^https:\/\/here\.example\/build\?crew=b3\.1\.AbC-_&name=/)
  expect(readPasted(link)).toEqual({ code: 'b3.1.AbC-_', name: 'Cops & robbers?' })
})

test('a crew without a name has a link without one', () => {
  expect(crewSearch('b3.1.A', '  ')).toBe('crew=b3.1.A')
  expect(sharedIn('crew=b3.1.A')).toEqual({ code: 'b3.1.A', name: '' })
})

test('the code alone will do, with spaces around it', () => {
  expect(readPasted('  b3.1.A\n')).toEqual({ code: 'b3.1.A', name: '' })
})

test('a link with a part behind # still says the crew', () => {
  expect(readPasted('https://here.example/build?crew=b3.1.A#main')).toEqual({ code: 'b3.1.A', name: '' })
})

test.each(['', '   ', 'https://here.example/build?other=1', 'https://here.example/build?crew='])(
  'nothing is found in "%s"',
  (text) => expect(readPasted(text)).toBeUndefined(),
)

test('a name from elsewhere is no longer than ours', () => {
  expect(sharedIn(`crew=a&name=${'x'.repeat(500)}`)?.name).toHaveLength(60)
})
