import { fileURLToPath } from 'node:url'
import { gameIds } from '@gargoyle/kits'
import { expect, test } from 'vitest'
import { readBundles } from './testing/bundles.ts'

const bundles = readBundles(fileURLToPath(new URL('../dist', import.meta.url)))

/** Editions that share a core and cite each other's rules: what belongs to one of them is its edition value. */
const counterEditions: ReadonlySet<string> = new Set(['bmg1', 'bmg2'])

/** What belongs to a game has ids of its rules, which begin with its own, or its definition. Nothing else has. */
const isIn = (game: string, text: string): boolean =>
  new RegExp(
    counterEditions.has(game)
      ? `id:["'\`]${game}["'\`],unit:`
      : `["'\`]${game}/[a-z]|id:["'\`]${game}["'\`],rulesVersion:`,
  ).test(text)

/** The games of which there is something in what a script loads. */
const gamesIn = (script: string): readonly string[] => {
  const texts = bundles.loadOf(script).map(bundles.textOf)
  return gameIds.filter((game) => texts.some((text) => isIn(game, text)))
}

test('every game is found somewhere: otherwise nothing below would prove anything', () => {
  const found = new Set([...bundles.roots].flatMap(gamesIn))
  expect(gameIds.filter((id) => !found.has(id))).toEqual([])
})

/** The first edition can be played with the models of the Compendium, by the rules of the second. */
const buildsOn: Readonly<Record<string, string>> = { bmg1: 'bmg2' }

test('whatever is loaded for one game holds nothing of another', () => {
  const mixed = [...bundles.roots].flatMap((root) => {
    const found = gamesIn(root)
    const strange = found.filter((game) => !found.some((other) => buildsOn[other] === game))
    return strange.length > 1 ? [`${root}: ${strange.join(', ')}`] : []
  })
  expect(mixed).toEqual([])
})

/** What serves every game, by the beginnings of the names of its scripts. */
const shared = [
  'index',
  'home-page',
  'new-game-page',
  'play-page',
  'replays-page',
  'replay-page',
  'builder-page',
  'rules-page',
  'rule-page',
  'settings-page',
  'table-scene',
  'background.worker',
  'serve-games',
  'serve-libraries',
]

test.each(shared)('%s, which serves every game, holds nothing of any', (name) => {
  const scripts = bundles.names.filter((each) => /^(.+)-[\w-]{8}\.js$/.exec(each)?.[1] === name)
  expect(scripts).toHaveLength(1)
  expect(scripts.flatMap(gamesIn)).toEqual([])
})
