import type { ViewOf } from '@gargoyle/engine'
import { type gcc, gccSetupContext, scaledTo, spaceNames } from '@gargoyle/gcc'
import type { TextMode } from '../text-mode.ts'
import { textTable } from '../text-table.ts'

type View = ViewOf<typeof gcc>
type MiniView = View['minis'][number]

/** Gotham City Chronicles in a terminal: areas with who and what is in them, then energy and river. */
export const gccTextMode: TextMode<View> = { draw }

function draw(view: View): readonly string[] {
  const mission = gccSetupContext.missions.get(view.mission)
  const areas = gccSetupContext.boards.get(view.board)?.areas ?? []
  const rows = areas.map(({ name, elevation, limit }, at) => [
    name,
    elevation === 0 ? '' : String(elevation),
    String(limit),
    view.minis
      .filter((mini) => mini.at === at)
      .map(miniText)
      .join(', '),
    thingsAt(view, at).join(', '),
  ])
  return [
    `${mission?.name ?? view.mission}, turn ${view.turn} of ${scaledTo(view.heroes.length, mission?.turns.last ?? 12)}`,
    ...textTable(
      [['area', 'height', 'limit', 'who', 'what'], ...rows],
      ['left', 'right', 'right', 'left', 'left'],
    )
      .trimEnd()
      .split('\n'),
    ...view.heroes.map((hero) => heroText(view, hero)),
    `Villain: ${view.post.reserve} in reserve, ${view.post.fatigue} in fatigue, on movement ${view.post.movement}, defence ${view.post.defense}, reroll ${view.post.reroll}.`,
    `River: ${view.post.river.map((tile) => tileText(view, tile)).join(' | ')}`,
  ]
}

function miniText({ label, hero, life, lying, shackles }: MiniView): string {
  const notes = [
    hero < 0 && life > 1 ? `${life} life` : '',
    lying ? 'lying' : '',
    shackles > 0 ? `${shackles} shackles` : '',
  ]
  const said = notes.filter((note) => note !== '').join(', ')
  return `${hero >= 0 ? label.toUpperCase() : label}${said === '' ? '' : ` (${said})`}`
}

function thingsAt(view: View, at: number): readonly string[] {
  const where = (thing: { readonly at: number; readonly holder: number }): boolean =>
    thing.at === at || view.minis[thing.holder]?.at === at
  return [
    ...view.tokens.filter(where).map(({ kind, face }) => `${kind}: ${face}`),
    ...view.items.filter((item) => item.at === at).map(({ name }) => name),
    ...view.clouds.filter((cloud) => cloud.at === at).map(({ kind, count }) => `${count} ${kind}`),
  ]
}

function heroText(
  view: View,
  { mini, stance, reserve, fatigue, wounds, spaces }: View['heroes'][number],
): string {
  const spent = spaceNames.flatMap((name, i) => (spaces[i] === 0 ? [] : [`${name} ${spaces[i]}`]))
  const carried = view.items.filter(({ holder }) => holder === mini).map(({ name }) => name)
  return [
    `${view.minis[mini]?.label} (${stance ?? 'no stance yet'}): ${reserve} in reserve, ${fatigue} in fatigue, ${wounds} wounds`,
    ...(spent.length === 0 ? [] : [`on ${spent.join(', ')}`]),
    ...(carried.length === 0 ? [] : [`carries ${carried.join(', ')}`]),
  ].join('; ')
}

function tileText(view: View, tile: number): string {
  const known = view.tiles[tile]
  return known === undefined ? 'Event' : known.faceDown ? `(${known.name})` : known.name
}
