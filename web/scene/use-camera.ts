import { useEffect, useRef } from 'react'
import { orbited, panned, zoomed } from './camera/moves.ts'
import type { Rig } from './camera/rig.ts'
import { vecOf } from './coordinates.ts'
import type { TableSceneProps } from './scene-content.ts'

const RADIANS = Math.PI / 180

/** Lets the page move the camera: modes, places to turn to, everything in view, and the nudges of its buttons. */
export function useCamera(
  rig: Rig,
  { camera, stillness, content }: Pick<TableSceneProps, 'camera' | 'stillness' | 'content'>,
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
    if (focus) rig.focus(vecOf(focus.at), board.current, still.current)
  }, [rig, focus])
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
