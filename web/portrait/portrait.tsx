import type { FigureParts } from '../scene/figures/figure-parts.ts'
import styles from './portrait.module.css'
import {
  type PortraitShape,
  portraitBacks,
  portraitClothes,
  portraitHeads,
  portraitShoulders,
  portraitThings,
  strangeFaces,
} from './portrait-shapes.ts'

/** A head that is looked at: 11 by 13 around (32, 29). */
const FACE = 'M21 27 C21 17 43 17 43 27 C43 36 38 43 32 43 C26 43 21 36 21 27 Z'

/** The shapes of a portrait, the farthest first. */
export function portraitOf({ frame, dress, back, head, held }: FigureParts): {
  readonly behind: readonly PortraitShape[]
  readonly left: readonly PortraitShape[]
  readonly front: readonly PortraitShape[]
} {
  const chest: PortraitShape = { fill: 'coat', path: portraitShoulders[frame] }
  const far = [...portraitBacks[back], ...portraitThings[held[0]]]
  if (frame === 'machine' || frame === 'beast')
    return { behind: far, left: [], front: [chest, ...strangeFaces[frame]] }
  const { under = [], over } = portraitHeads[head]
  return {
    behind: far,
    left: portraitThings[held[1]],
    front: [
      ...under,
      chest,
      ...portraitClothes[dress],
      { fill: 'skin', path: 'M27 38 H37 V46 H27 Z' },
      { fill: 'skin', path: FACE },
      { fill: 'dark', path: 'M26 28 H30 V30 H26 Z M34 28 H38 V30 H34 Z' },
      ...over,
    ],
  }
}

const Shapes = ({ shapes }: { readonly shapes: readonly PortraitShape[] }) =>
  shapes.map(({ path, fill }) => <path key={path} d={path} className={styles[fill]} />)

interface Props {
  readonly parts: FigureParts
  readonly className?: string | undefined
}

/** A face, drawn from the same parts as the figure. Hidden from screen readers: a name stands beside it. */
export function Portrait({ parts, className = '' }: Props) {
  const { behind, left, front } = portraitOf(parts)
  return (
    <svg
      className={`${styles.portrait} ${className}`}
      data-skin={parts.skin}
      data-shade={parts.shade}
      viewBox="0 0 64 64"
      aria-hidden="true"
    >
      <Shapes shapes={behind} />
      <g transform="matrix(-1 0 0 1 64 0)">
        <Shapes shapes={left} />
      </g>
      <Shapes shapes={front} />
    </svg>
  )
}
