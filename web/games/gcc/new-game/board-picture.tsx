import { gccSetupContext, type MissionData } from '@gargoyle/gcc'
import { mm } from '@gargoyle/table'
import { useMemo } from 'react'
import { FlatPicture } from '../../../scene/flat/flat-picture.tsx'
import type { Figure, SceneContent, SceneToken, TableSide } from '../../../scene/scene-content.ts'
import { takesFocus } from '../../../ui/takes-focus.ts'
import { withCapital } from '../../with-capital.ts'
import { boardPlan } from '../board-plan.ts'
import { heroLook, initialsOf, VILLAIN_LOOK } from '../gcc-scene.ts'
import { cardTitle } from '../panels/words.ts'
import { placesIn } from '../slots.ts'
import styles from './new-game.module.css'

const { boards, catalogue } = gccSetupContext

/** Where a mission is played, with where both sides begin and what lies there. Nothing where its board is not known. */
export function BoardPicture({ mission }: { readonly mission: MissionData }) {
  const content = useMemo(() => beginningOf(mission), [mission])
  if (content === undefined) return null
  const { board, figures } = content
  const gang = [...new Set(figures.filter(({ side }) => side !== heroLook(0)).map(({ name }) => name))]
  return (
    <figure className={styles.board}>
      {/* A phone moves it sideways, by keys too. */}
      <section className={styles.wide} aria-label="Where it is played" ref={takesFocus}>
        <FlatPicture content={content} label={`${board.name} from above, with everybody who begins on it`} />
      </section>
      <figcaption>
        {board.name}. HE: the heroes. {gang.map((name) => `${letters(name)}: ${name}.`).join(' ')}
      </figcaption>
    </figure>
  )
}

/** Two letters for a tile: of `Thugs (with handgun)` TH. */
const letters = (name: string): string => initialsOf(name.replaceAll(/[()]|\bwith\b/g, ''))

type Standing = Omit<Figure, 'at'>
type Lying = Omit<SceneToken, 'at'>

/** A board at the start of a mission: each kind of character and thing once in an area. */
export function beginningOf({ board, heroes, tiles, tokens, items }: MissionData): SceneContent | undefined {
  const data = boards.get(board)
  if (data === undefined) return undefined
  const plan = boardPlan(data, [])
  const figures: Figure[] = []
  const lying: SceneToken[] = []
  for (const [number, area] of (plan.areas ?? []).entries()) {
    const id = data.areas[number]?.id ?? ''
    const begins = (ids: readonly string[]): boolean => ids.includes(id)
    const here: readonly Standing[] = [
      ...(begins(heroes.areas) ? [standing(`heroes ${id}`, 'Heroes', heroLook(0))] : []),
      ...tiles.flatMap(({ tile, areas }) => {
        const profile = catalogue.tiles.get(tile)
        if (profile === undefined || !begins(areas)) return []
        const side = profile.side === 'neutral' ? 'neutral' : VILLAIN_LOOK
        return [standing(`${tile} ${id}`, cardTitle(profile), side)]
      }),
    ]
    const things: readonly Lying[] = [
      ...tokens
        .filter(({ areas }) => begins(areas))
        .map(({ kind }) => thing(`${kind} ${id}`, withCapital(kind))),
      ...items
        .filter((item) => item.area === id)
        .map(({ item }) => thing(`${item} ${id}`, catalogue.items.get(item)?.name ?? item)),
    ]
    const places = placesIn(area, here.length, things.length)
    figures.push(...here.map((figure, i) => ({ ...figure, at: places.figures[i]! })))
    lying.push(...things.map((token, i) => ({ ...token, at: places.tokens[i]! })))
  }
  return { ...plan, figures, tokens: lying, lights: [], zones: [], night: true }
}

const standing = (id: string, name: string, side: TableSide): Standing => ({
  id,
  name,
  side,
  initials: letters(name),
  radius: mm(15),
  height: mm(34),
  build: 'thug',
  posture: 'standing',
  isActive: false,
  isDone: false,
  badges: [],
})

const thing = (id: string, label: string): Lying => ({ id, label, kind: 'marker', radius: mm(11) })
