import { useEffect, useRef } from 'react'
import { orbited, panned, zoomed } from './camera/moves.ts'
import { chestOf, type Rig } from './camera/rig.ts'
import { vecOf } from './coordinates.ts'
import type { Figure, RegionMark, SceneMarks, TableSceneProps } from './scene-content.ts'
import type { Vec } from './shape/mesh.ts'

const RADIANS = Math.PI / 180

/** The point of a figure that the camera looks at. */
const chestsOf = (figures: readonly Pick<Figure, 'at'>[]): readonly Vec[] =>
  figures.map(({ at }) => chestOf(vecOf(at)))

/** Corners of ground that are enough to tell whether it is seen. */
const MOST_CORNERS = 24

/** Some of the corners of ground that can be reached. */
function groundOf(regions: readonly RegionMark[]): readonly Vec[] {
  const corners = regions.flatMap(({ z, outline }) => outline.map(({ x, y }): Vec => vecOf({ x, y, z })))
  const step = Math.max(1, Math.ceil(corners.length / MOST_CORNERS))
  return corners.filter((_, place) => place % step === 0)
}

/** Where those stand who are at the ends of what is about to be done, each once. */
export function weighedEnds({ lines, isWeighed }: Pick<SceneMarks, 'lines' | 'isWeighed'>): readonly Vec[] {
  if (isWeighed !== true) return []
  const places = lines.flatMap(({ from, to }) => [from, to])
  const byPlace = new Map(places.map((at) => [`${at.x} ${at.y} ${at.z}`, chestOf(vecOf(at))]))
  return [...byPlace.values()]
}

/** Lets the page move the camera: modes, places to turn to, everything in view, and the nudges of its buttons. */
export function useCamera(
  rig: Rig,
  {
    camera,
    stillness,
    content,
    marks,
    show,
    follows,
  }: Pick<TableSceneProps, 'camera' | 'stillness' | 'content' | 'marks' | 'show' | 'follows'>,
): void {
  const { mode, focus, fit, nudge } = camera
  const still = useRef(stillness)
  still.current = stillness
  const board = useRef(content.board)
  board.current = content.board
  // What was asked before this table was there has been answered already.
  const asked = useRef({ fit, nudge })
  useEffect(() => rig.switchTo(mode, still.current), [rig, mode])
  useEffect(() => {
    if (focus) rig[focus.onlyIfUnseen ? 'keep' : 'focus'](vecOf(focus.at), board.current, still.current)
  }, [rig, focus])
  const figures = useRef(content.figures)
  figures.current = content.figures
  // Only when both sides are there: while figures are placed one by one, the whole table is of interest.
  const crowd = new Set(content.figures.map(({ side }) => side)).size > 1 ? content.figures.length : 0
  useEffect(() => {
    if (crowd > 0) rig.begin(chestsOf(figures.current), board.current)
  }, [rig, crowd])
  // The region of a move is shown whole, once, when it is offered: not again while a way is put together.
  const ground = useRef(marks.regions)
  ground.current = marks.regions
  const hasGround = follows === true && marks.regions.length > 0
  useEffect(() => {
    if (hasGround) rig.spread(groundOf(ground.current), board.current, still.current)
  }, [rig, hasGround])
  const ends = useRef(marks)
  ends.current = marks
  const fight = follows === true ? weighedEnds(marks).join() : ''
  useEffect(() => {
    if (fight !== '') rig.frame(weighedEnds(ends.current), board.current, still.current)
  }, [rig, fight])
  const isAboutAll = follows === true && marks.everybody === true
  useEffect(() => {
    if (isAboutAll) rig.gather(chestsOf(figures.current), board.current)
  }, [rig, isAboutAll])
  useEffect(() => {
    const timers = (show?.cues ?? []).flatMap((cue) => {
      if (cue.kind !== 'look') return []
      const look = (): void =>
        rig.frame(
          chestsOf(figures.current.filter(({ id }) => cue.figures.includes(id))),
          board.current,
          still.current,
        )
      return [setTimeout(look, cue.at * 1000)]
    })
    return () => timers.forEach(clearTimeout)
  }, [rig, show])
  useEffect(() => {
    if (fit !== asked.current.fit) rig.fit(still.current)
    asked.current.fit = fit
  }, [rig, fit])
  useEffect(() => {
    if (nudge && nudge !== asked.current.nudge) {
      const { zoom = 1, turn = 0, tilt = 0, right = 0, up = 0 } = nudge
      const turned = orbited(rig.goal, turn * RADIANS, tilt * RADIANS)
      rig.go(panned(zoomed(turned, rig.aspect(), zoom), right, up), still.current)
    }
    asked.current.nudge = nudge
  }, [rig, nudge])
}
