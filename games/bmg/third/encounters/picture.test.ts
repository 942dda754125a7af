import { boards } from '@gargoyle/table'
import { expect, test } from 'vitest'
import { encounters } from './index.ts'
import { emptyTable, encounterSvg, encountersPage } from './picture.ts'

// When one of these fails the data changed: `npx vitest run games/bmg/third/encounters/picture.test.ts -u` writes them.
test('the page is in step', async () => {
  await expect(encountersPage()).toMatchFileSnapshot('../../../../docs/bmg3-encounters.md')
})

test.each(Object.keys(encounters))('the picture of %s is in step', async (id) => {
  const encounter = encounters[id]!
  const picture = encounterSvg(emptyTable(encounter), encounter, { pixelsPerInch: 12 })
  await expect(picture).toMatchFileSnapshot(`../../../../docs/bmg3-encounters/${id}.svg`)
})

test('any board can be shown with zones, markers and walls', () => {
  const alley = boards['crime-alley']
  const hill = encounterSvg(alley, encounters['king-of-the-hill']!)
  expect(hill).toContain('The Paragon')
  for (const label of ['A', 'B', 'E']) expect(hill).toContain(`>${label}</text>`)
  const sides = encounterSvg(alley, encounters['taking-sides']!)
  expect(sides).toContain('>wall 2</text>')
  expect(sides.match(/<polygon /g)!.length).toBeGreaterThan(hill.match(/<polygon /g)!.length)
})
