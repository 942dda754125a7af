import { encodeCrew, readyMade } from '@gargoyle/bmg3'
import { test } from 'vitest'
import { visitor } from '../testing/visitor.ts'
import { picture } from './picture.ts'

test('the home page', async () => {
  const { page, open } = await visitor()
  await open('/')
  await page.getByRole('button', { name: 'Play now' }).waitFor()
  await picture(page, 'home')
})

test('a new game', async () => {
  const { page, open } = await visitor()
  await open('/new')
  await page.getByLabel('Seed').fill('lamplight')
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo(0, 0)
  })
  await picture(page, 'new-game')
})

test('the crew builder', async () => {
  const { page, open } = await visitor()
  const { list, name } = readyMade['bats-dynamic']!
  await open(`/build?${new URLSearchParams({ crew: encodeCrew(list), name })}`)
  await page.getByRole('heading', { level: 1, name: 'Crews' }).waitFor()
  await picture(page, 'crew-builder')
})

test('a trait among the rules', async () => {
  const { page, open } = await visitor()
  await open('/rules/bmg3/trait/dodge')
  await page.getByRole('heading', { level: 1, name: 'Dodge' }).waitFor()
  await picture(page, 'rules')
})
