import type { Board } from '@gargoyle/table'
import { type RefObject, useMemo } from 'react'
import { lensOf, project } from '../camera/pose.ts'
import type { Rig } from '../camera/rig.ts'
import type { Places } from '../figures/figures.tsx'
import { isHidden } from '../pick/pick.ts'
import { signs } from '../tones.ts'
import { type LabelWish, widthOf, wordsShown } from './label-layout.ts'
import styles from './labels.module.css'
import type { SceneLabel } from './scene-labels.ts'

/** Sizes in pixels; the style sheet uses the same. */
const DISC = 13
const LETTERS = 13
const SMALL_LETTERS = 11
const LINE = 22
/** Screens narrower than this show words only where they matter. */
const NARROW = 520
const WORTH_SAYING = 60

/** Where a pin is on the screen, for pointers. */
export interface Pin {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** What the frame loop moves: the nodes of the labels by id, and where their pins came to be. */
export interface LabelNodes {
  readonly nodes: Map<string, HTMLElement>
  pins: readonly Pin[]
}

interface LabelsProps {
  readonly labels: readonly SceneLabel[]
  readonly holder: RefObject<LabelNodes>
  readonly names: boolean
}

/** The words over the table. Screen readers skip them: the dock and the log say the same in order. */
export function Labels({ labels, holder, names }: LabelsProps) {
  return (
    <div className={styles.layer} data-names={names} aria-hidden="true">
      {labels.map((label) => (
        <LabelNode key={label.id} label={label} holder={holder} />
      ))}
    </div>
  )
}

function LabelNode({
  label,
  holder,
}: {
  readonly label: SceneLabel
  readonly holder: RefObject<LabelNodes>
}) {
  const { id, disc, side, text, tone, badges, state } = label
  const keep = useMemo(
    () => (node: HTMLElement | null) => {
      if (node) holder.current.nodes.set(id, node)
      else holder.current.nodes.delete(id)
    },
    [holder, id],
  )
  return (
    <div
      ref={keep}
      // Until its place on the screen is known.
      hidden
      className={styles.label}
      data-for={id}
      data-side={side}
      data-tone={tone}
      data-state={state}
      data-kind={label.isRoof ? 'roof' : disc ? 'pin' : 'words'}
    >
      {disc && <span className={styles.disc}>{disc}</span>}
      <span className={styles.words}>
        {tone && signs[tone] && <span className={styles.sign}>{signs[tone]}</span>}
        {text}
        {state === 'done' && <span className={styles.done}>✓</span>}
      </span>
      {badges.length > 0 && (
        <span className={styles.badges}>
          {badges.map((badge) => (
            <span key={badge.text} className={styles.badge} data-tone={badge.tone}>
              <b>{badge.text.split(' ')[0]}</b>
              {badge.text.slice(badge.text.split(' ')[0]?.length)}
            </span>
          ))}
        </span>
      )}
    </div>
  )
}

/** Puts every label where its figure or mark shows on the screen. */
export function placeLabels(
  holder: LabelNodes,
  labels: readonly SceneLabel[],
  rig: Rig,
  places: Places,
  board: Board,
): void {
  const { width, height } = rig.size
  const lens = lensOf(rig.pose, rig.aspect())
  const fromAbove = rig.pose.flatness > 0.9
  const wishes: LabelWish[] = []
  for (const label of labels) {
    const node = holder.nodes.get(label.id)
    if (!node) continue
    const [x, y, z] = (label.follows && places.get(label.follows)) || label.at
    const seen = project(lens, [x, y, z + label.lift])
    const isOff = !seen || (label.isRoof && !fromAbove) || Math.abs(seen.x) > 1.1 || Math.abs(seen.y) > 1.15
    node.hidden = isOff
    if (isOff) continue
    const px = ((seen.x + 1) / 2) * width
    const py = ((1 - seen.y) / 2) * height - (label.disc && !fromAbove ? DISC + 4 : 0)
    node.style.transform = `translate(${px.toFixed(1)}px, ${py.toFixed(1)}px)`
    node.style.zIndex = String(Math.round(1000 - seen.depth) + (label.priority > 60 ? 1000 : 0))
    if (label.disc) node.dataset.hidden = String(isHidden(board, lens.eye, [x, y, z + label.lift]))
    const isWorthIt = width > NARROW || label.priority >= WORTH_SAYING || !label.disc
    const words = label.tone && signs[label.tone] ? `${label.text}  ` : label.text
    const badges = label.badges.reduce((sum, { text }) => sum + widthOf(text, SMALL_LETTERS) + 10, 0)
    wishes.push({
      id: label.id,
      x: px,
      y: py,
      disc: label.disc ? DISC : 0,
      width: isWorthIt ? widthOf(words, LETTERS) + 14 + badges : 0,
      height: LINE,
      priority: label.priority,
    })
  }
  const shown = wordsShown(wishes)
  for (const { id } of wishes) {
    const node = holder.nodes.get(id)
    if (node) node.dataset.words = String(shown.has(id))
  }
  holder.pins = wishes.filter(({ disc }) => disc > 0).map(({ id, x, y }) => ({ id, x, y, radius: DISC }))
}

/** The figure whose pin is under a place of the screen, the uppermost one. */
export function pinAt(pins: readonly Pin[], x: number, y: number, slack = 0): string | undefined {
  let best: { id: string; away: number } | undefined
  for (const pin of pins) {
    const away = Math.hypot(pin.x - x, pin.y - y)
    if (away <= pin.radius + slack && (!best || away < best.away)) best = { id: pin.id, away }
  }
  return best?.id
}
