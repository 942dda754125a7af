import { type CSSProperties, type RefObject, useMemo } from 'react'
import { Portrait } from '../../portrait/portrait.tsx'
import type { Badge } from '../scene-content.ts'
import { signs } from '../tones.ts'
import { BadgeSign } from './badge-icon.tsx'
import { ALWAYS, badgeText } from './label-layout.ts'
import styles from './labels.module.css'
import type { LabelNodes } from './place-labels.ts'
import type { SceneLabel } from './scene-labels.ts'

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
      data-kind={label.shout ? 'shout' : (label.floor ?? (disc ? 'pin' : 'words'))}
      style={
        label.shout &&
        ({ '--shout-at': `${label.shout.at}s`, '--shout-for': `${label.shout.seconds}s` } as CSSProperties)
      }
    >
      {disc && (
        <span className={styles.disc}>
          {label.parts ? (
            <>
              <span className={styles.face}>
                <Portrait parts={label.parts} />
              </span>
              <span className={styles.letters}>{disc}</span>
            </>
          ) : (
            disc
          )}
        </span>
      )}
      {badges.length > 0 && <Badges badges={badges} />}
      <span className={styles.words}>
        {tone && signs[tone] && <span className={styles.sign}>{signs[tone]}</span>}
        <span className={styles.long}>{text}</span>
        {label.short !== undefined && <span className={styles.short}>{label.short}</span>}
        {state === 'done' && <span className={styles.done}>✓</span>}
        {disc && label.priority >= ALWAYS && badges.length > 0 && (
          <span className={styles.told}>{badges.map((badge) => badge.text).join(', ')}</span>
        )}
      </span>
    </div>
  )
}

/** The states of a figure as signs with numbers: always visible, whatever else there is room for. */
function Badges({ badges }: { readonly badges: readonly Badge[] }) {
  return (
    <span className={styles.badges}>
      {badges.map((badge) => (
        <span key={badge.text} className={styles.badge} data-tone={badge.tone}>
          {badge.icon && <BadgeSign icon={badge.icon} />}
          {badgeText(badge)}
        </span>
      ))}
    </span>
  )
}
