import { sideLooks } from '../figures/side-look.ts'
import { BadgeSign } from '../labels/badge-icon.tsx'
import { badgeText } from '../labels/label-layout.ts'
import type { Badge, Figure, SceneToken, SceneZone, TableSide } from '../scene-content.ts'
import { toneColours } from '../tones.ts'
import { BADGE_HEIGHT, badgeWidth } from './badge-rows.ts'
import { sideFill } from './flat-patterns.tsx'
import styles from './flat-table.module.css'
import type { FlatMap } from './map.ts'
import { tokenWord, WORD_SIZE } from './token-words.ts'

/** The dashes of a circle's line by whose it is, in shares of an inch. */
const circleDashes = (side: TableSide): string | undefined => {
  const [drawn, gap] = sideLooks[side].dash
  return gap === 0 ? undefined : `${drawn * 0.65} ${gap * 0.65}`
}

interface FigureProps {
  readonly figure: Figure
  readonly map: FlatMap
  readonly tone: string | undefined
  readonly isHovered: boolean
  /** How far down the map its badges stand, in inches. */
  readonly badgesAt: number
}

/** A figure on a map: its base with the ring of its side, and its initials. */
export function FlatFigure({ figure, map, tone, isHovered, badgesAt }: FigureProps) {
  const [x, y, radius] = [map.x(figure.at.x), map.y(figure.at.y), map.x(figure.radius)]
  const { side, posture, isActive } = figure
  return (
    <g
      className={styles.figure}
      data-side={side}
      data-tone={tone}
      data-posture={posture}
      data-active={isActive}
      data-hovered={isHovered}
    >
      <circle cx={x} cy={y} r={radius} strokeDasharray={circleDashes(side)} />
      <text x={x} y={y} fontSize={radius * 0.9}>
        {figure.initials}
      </text>
      <text className={styles.letter} x={x + radius * 0.95} y={y + radius * 0.95} fontSize={radius * 0.8}>
        {sideLooks[side].letter}
      </text>
      <FlatBadges badges={figure.badges} x={x} y={badgesAt} />
    </g>
  )
}

interface BadgesProps {
  readonly badges: readonly Badge[]
  readonly x: number
  readonly y: number
}

/** What is true of a figure, over it in a row: the same signs and numbers as on the drawn table. */
function FlatBadges({ badges, x, y }: BadgesProps) {
  const widths = badges.map(badgeWidth)
  const sum = (some: readonly number[]) => some.reduce((whole, width) => whole + width, 0)
  return badges.map((badge, place) => {
    const width = widths[place] ?? 0
    const left = x - sum(widths) / 2 + sum(widths.slice(0, place))
    const sign = badge.icon ? BADGE_HEIGHT * 0.85 : 0
    return (
      <g key={badge.text} className={styles.badge} data-tone={badge.tone}>
        <title>{badge.text}</title>
        <rect
          x={left + 0.05}
          y={y - BADGE_HEIGHT / 2}
          width={width - 0.1}
          height={BADGE_HEIGHT}
          rx={BADGE_HEIGHT / 2}
        />
        {badge.icon && (
          <BadgeSign
            icon={badge.icon}
            at={{ x: left + 0.18, y: y - BADGE_HEIGHT * 0.35, size: BADGE_HEIGHT * 0.7 }}
          />
        )}
        <text x={left + (width + sign) / 2} y={y} fontSize={BADGE_HEIGHT * 0.75}>
          {badgeText(badge)}
        </text>
      </g>
    )
  })
}

interface TokenProps {
  readonly token: SceneToken
  readonly map: FlatMap
  readonly tone: string | undefined
  readonly isHovered: boolean
  /** How far down the map the line of its word is, in inches. */
  readonly wordAt: number
}

/** A token on a map: a disc with a word below or above it. */
export function FlatToken({ token, map, tone, isHovered, wordAt }: TokenProps) {
  const [x, y, radius] = [map.x(token.at.x), map.y(token.at.y), map.x(token.radius)]
  return (
    <g>
      <title>{token.label}</title>
      <circle
        className={styles.token}
        data-side={token.side}
        data-tone={tone}
        data-hovered={isHovered}
        cx={x}
        cy={y}
        r={radius}
      />
      <text className={styles.tokenWord} x={x} y={wordAt} fontSize={WORD_SIZE}>
        {tokenWord(token.label)}
      </text>
    </g>
  )
}

/** A zone on a map: an outline and the pattern of whose it is. */
export function FlatZone({ zone, map }: { readonly zone: SceneZone; readonly map: FlatMap }) {
  const { side, tone, outline } = zone
  return (
    <polygon
      className={styles.zone}
      points={map.points(outline)}
      stroke={side === undefined ? toneColours[tone] : 'var(--side)'}
      fill={side === undefined ? toneColours[tone] : sideFill(side)}
      fillOpacity={side === undefined ? 0.1 : 0.6}
      data-side={side}
    />
  )
}
