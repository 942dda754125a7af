import { areaStateLooks, areaStates } from '../areas/area-marks.ts'
import { type Pattern, sideLooks, sides } from '../figures/side-look.ts'
import type { AreaState, TableSide } from '../scene-content.ts'
import { tokens, toneColours } from '../tones.ts'

/** What each pattern draws in a cell of one by one. */
const strokes: Readonly<Record<Pattern, string>> = {
  hatch: 'M0,1 L1,0',
  'back-hatch': 'M0,0 L1,1',
  dots: 'M0.5,0.5 h0.001',
  cross: 'M0,1 L1,0 M0,0 L1,1',
  waves: 'M0,0.5 Q0.25,0.2 0.5,0.5 T1,0.5',
  checks: 'M0,0.25 h0.5 M0.5,0.75 h0.5',
}

const thick: Partial<Record<Pattern, number>> = { dots: 0.4, checks: 0.5 }

interface CellProps {
  readonly id: string
  readonly pattern: Pattern
  readonly colour: string
  readonly strength: number
}

function Cell({ id, pattern, colour, strength }: CellProps) {
  const isDot = pattern === 'dots'
  return (
    <pattern id={id} width="1" height="1" patternUnits="userSpaceOnUse">
      <rect width="1" height="1" fill={colour} opacity={strength / 2.5} />
      <path
        d={strokes[pattern]}
        stroke={colour}
        strokeWidth={thick[pattern] ?? 0.12}
        strokeLinecap={isDot ? 'round' : 'butt'}
        fill="none"
        opacity={strength}
      />
    </pattern>
  )
}

/** The fill of a map's areas in a state. */
export const stateFill = (state: AreaState): string => `url(#state-${state})`

/** The fill of ground that belongs to a side. */
export const sideFill = (side: TableSide): string => `url(#side-${side})`

/** The patterns of all states and sides, as a map draws them. */
export function FlatPatterns() {
  return (
    <defs>
      {areaStates.map((state) => {
        const { tone, pattern, strokes: strength } = areaStateLooks[state]
        return (
          <Cell
            key={state}
            id={`state-${state}`}
            pattern={pattern}
            colour={toneColours[tone]}
            strength={0.2 + strength}
          />
        )
      })}
      {sides.map((side) => {
        const { token, pattern } = sideLooks[side]
        return <Cell key={side} id={`side-${side}`} pattern={pattern} colour={tokens[token]} strength={0.3} />
      })}
    </defs>
  )
}
