import type { Block, PlanArea } from './library.ts'
import styles from './plan-view.module.css'

type Plan = Extract<Block, { readonly shape: 'plan' }>

/** A table from above, north at the top. The list below says the same in words. */
export function PlanView({ plan }: { readonly plan: Plan }) {
  const { title, width, depth, areas } = plan
  return (
    <figure className={styles.plan}>
      <svg viewBox={`0 0 ${width} ${depth}`} role="img">
        <title>{title}</title>
        <rect className={styles.table} width={width} height={depth} />
        {areas.map((area) => (
          <Area key={area.label + area.where} area={area} depth={depth} />
        ))}
      </svg>
      <figcaption>
        <p>{title}</p>
        <ul>
          {areas.map(({ label, where }) => (
            <li key={label + where}>
              <strong>{label}</strong>: {where}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}

function Area({ area, depth }: { readonly area: PlanArea; readonly depth: number }) {
  // Maps have north at the top, screens count downwards.
  const corners = area.points.map(({ x, y }) => ({ x, y: depth - y }))
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2
  return (
    <g className={styles.area} data-tone={area.tone}>
      <polygon points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
      <text x={middle(corners.map(({ x }) => x))} y={middle(corners.map(({ y }) => y))} fontSize={depth / 22}>
        {area.label}
      </text>
    </g>
  )
}
